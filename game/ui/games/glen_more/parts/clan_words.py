"""What the clan sheet says in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.games.glen_more.parts.tile_gallery import discarded
from game.ui.games.glen_more.shown import GlenShown
from game.ui.widgets import Paragraph

if TYPE_CHECKING:
    from game.ui.games.glen_more.parts.clan_sheet import ClanSheet

WIDE, _STANDING = 262.0, 168.0
_LEGEND = "second"
_CHIEF, _LEAST_CHIEF = 128.0, 60.0


def _is_clan(component: str) -> bool:
    return component.startswith("clan:")


class ClanWords:
    """For a clan sheet."""

    def __init__(self, sheet: ClanSheet) -> None:
        self.sheet = sheet

    def words(self, shown: GlenShown, asked: bool) -> None:
        self.sheet.discards.set(text=self.sheet.word("discards", n=len(discarded(shown))))
        word = self.sheet.word
        first = word("asked" if any(map(_is_clan, shown.lit)) else "sell_first")
        self.sheet.about.set(text=first if asked else word("about"))
        seat = shown.viewer if shown.viewer is not None else 0
        player = shown.position.players[seat]
        coins, left = player.coins, player.markers_left
        for label, text in zip(
            self.sheet.means, (self.sheet.word("coins", n=coins), self.sheet.word("markers", n=left)), strict=True
        ):
            label.set(text=text)
        large = self.sheet.grid.is_large
        self.sheet.about.set(visible=not large)
        if large:  # the map itself shows who stands where
            self._stack_means()
        self.sheet.close.set(visible=not asked)
        markers = shown.position.clan_markers
        y = _STANDING
        for number, paragraph in enumerate(self.sheet.standing):
            here = [name for name, seats in markers.items() if number in seats]
            known = number < len(shown.signs)
            text = ", ".join(self.sheet.host.name(name) for name in here) or self.sheet.word("nobody")
            text = str(len(here)) if large else text
            paragraph.set(text=f"*{self.sheet.host.player(number)}* {text}" if known else "", visible=known)
            y = self._stack(paragraph, y, 6) if known else y
        y += 8
        floor = self.sheet.spec.at[3] - (118 if self.sheet.sales or asked else 56)
        self._explain(y, floor)

    def _explain(self, y: float, floor: float) -> None:
        """What the signs of the map mean: smaller where large type leaves less room, for nothing else tells it."""
        legend, wide = self.sheet.legend, self.sheet.legend[0].at[2]
        for style in self.sheet.fonts.smaller(_LEGEND):
            for paragraph in legend:
                paragraph.set(style=style)
            if y + sum(max(18.0, one.height_for(wide)) + 3 for one in legend) <= floor:
                break
        for paragraph in legend:
            paragraph.set(visible=y + paragraph.height_for(wide) <= floor)
            y = self._stack(paragraph, y, 3)
        left, wide, room = self.sheet.spec.at[2] - WIDE, WIDE - 14, min(_CHIEF, floor - y - 12)
        self.sheet.chief.set(visible=room >= _LEAST_CHIEF)
        self.sheet.chief.move_to((left + (wide - room) / 2, y + 6, room, room))

    def _stack_means(self) -> None:
        left = self.sheet.spec.at[2] - WIDE + 34
        for number, label in enumerate(self.sheet.means):
            label.move_to((left, 50 + 38 * number, WIDE - 50, 36))

    def _stack(self, paragraph: Paragraph, y: float, gap: float) -> float:
        """One below the other, each as high as its text."""
        x, _, wide, _ = paragraph.at
        high = paragraph.height_for(wide)
        paragraph.move_to((x, y, wide, high + 1))
        return y + max(high, 18.0) + gap
