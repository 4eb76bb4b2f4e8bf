"""The name above a land."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.items import Item

if TYPE_CHECKING:
    from game.ui.games.isle_of_skye.land_picture import LandPicture


class LandTitles:
    """For the picture of a land."""

    def __init__(self, picture: LandPicture) -> None:
        self.picture = picture

    def title_items(self) -> list[Item]:
        title, second, note = self.picture.title
        grid, fonts, theme = self.picture.grid, self.picture.fonts, self.picture.theme
        x, y, items = grid.px(20), grid.px(26), []
        for text, style, colour in ((title, "panel", theme.cream), (second, "body", theme.cream_muted)):
            if text:
                made = fonts.text(text, style, colour)
                items.append(Item(made, made.get_rect(midleft=(x, y))))
                x += made.get_width() + grid.px(10)
        if note and x + fonts.width(note, "second") < self.picture.rect.w - grid.px(18):
            made = fonts.text(note, "second", theme.cream_muted)
            items.append(Item(made, made.get_rect(midright=(self.picture.rect.w - grid.px(18), y))))
        return items
