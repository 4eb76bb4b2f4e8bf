"""The face of a card in the gallery: its paper, and the words below the picture."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.scenes.gallery.entries import Entry
from game.ui import shapes
from game.ui.look import Look
from game.ui.paragraph import TextBlock, layout_text

NAME, KIND, TEXT = "body_bold", "caption", "second"
LEAST, GAP, PAD = 176.0, 12.0, 9.0
"""Units: width of the narrowest card, space between cards, edge inside a card."""
PICTURE = 118.0
_TEXT_LINES, _NAME_LINES = 3, 2
_MORE = " …"


class Face:
    """Cards of one look; `size` is that of a card in pixels."""

    def __init__(self, look: Look, wide: int) -> None:
        self.look = look
        self.grid, self.fonts, self.theme, self.materials = look.grid, look.fonts, look.theme, look.materials
        line = self.fonts.line_height
        words = _NAME_LINES * line(NAME) + line(KIND) + _TEXT_LINES * line(TEXT)
        self.size = wide, self.grid.px(PICTURE) + 2 * self.grid.px(PAD) + self.grid.px(10) + words
        self.room = wide - 2 * self.grid.px(PAD), self.grid.px(PICTURE)
        """For the picture."""

    def draw(self, surface: Surface, rect: Rect, entry: Entry, picture: Surface | None, *, lit: bool) -> None:
        materials = self.materials
        if lit:
            materials.glow(surface, rect, 8, 6, self.theme.glow_deep, 200)
        else:
            materials.shadow(surface, rect, "tile", 8)
        surface.blit(materials.kept(("gallery card", rect.size), lambda: self._paper(rect.size)), rect)
        if lit:
            materials.ring(surface, rect.inflate(-4, -4), self.theme.copper, 2.2, 7)
        pad, (wide, high) = self.grid.px(PAD), self.room
        spot = Rect(rect.x + pad, rect.y + pad, wide, high)
        if picture is None:
            self.look.icons.draw(surface, "clock", 22, self.theme.rule, spot.center)
        else:
            surface.blit(picture, picture.get_rect(center=spot.center))
        self._words(surface, entry, Rect(spot.x, spot.bottom + self.grid.px(7), wide, rect.bottom))

    def _paper(self, size: tuple[int, int]) -> Surface:
        """The same sheet for every card, whatever it is scrolled to; the picture stands on its darker head."""
        radius = self.grid.px(8)
        made = self.materials.paper(size, self.theme.paper, (0, 0)).copy()
        head = self.materials.paper((size[0], self.grid.px(PICTURE) + 2 * self.grid.px(PAD) - 2), self.theme.field)
        made.blit(head, (0, 0))
        made.fill(self.theme.rule, (0, head.get_height(), size[0], self.grid.line(1)))
        made = shapes.cut(made, shapes.rounded(size, radius, (255, 255, 255, 255)))
        edge = shapes.ring(size, radius, self.grid.line(1), (*self.theme.edge, 255))
        made.blit(edge, (0, 0), special_flags=pygame.BLEND_ALPHA_SDL2)
        return made

    def _words(self, surface: Surface, entry: Entry, area: Rect) -> None:
        name, y = self._name(entry, area.w), area.y + self.grid.px(3)
        name.draw(surface, (area.x, y))
        y += name.height
        kind = self._line(entry.kind_name, area.w)
        kind.draw(surface, (area.x, y))
        y += kind.height + self.grid.px(1)
        self._short(entry, area.w, _TEXT_LINES + _NAME_LINES - name.lines).draw(surface, (area.x, y))

    def _name(self, entry: Entry, wide: int) -> TextBlock:
        """The name on two lines; one with longer words is written smaller."""
        return self._fitting(entry.name, NAME, "ink", wide, _NAME_LINES)

    def _line(self, words: str, wide: int) -> TextBlock:
        return self._fitting(words, KIND, "muted", wide, 1)

    def _fitting(self, words: str, wanted: str, colour: str, wide: int, lines: int) -> TextBlock:
        block = layout_text(self.look, words, wanted, colour, wide)
        for style in self.fonts.smaller(wanted):
            if block.lines <= lines and block.widest_word <= wide:
                break
            block = layout_text(self.look, words, style, colour, wide)
        return block

    def _short(self, entry: Entry, wide: int, lines: int) -> TextBlock:
        """As many words as there is room for; the whole text stands on the page of the thing."""
        block = layout_text(self.look, entry.short, TEXT, "ink", wide)
        if block.lines <= lines:
            return block
        words = entry.short.split()
        low, high = 1, len(words)
        while low < high:
            middle = (low + high + 1) // 2
            tried = layout_text(self.look, " ".join(words[:middle]).rstrip(".,;:") + _MORE, TEXT, "ink", wide)
            low, high = (middle, high) if tried.lines <= lines else (low, middle - 1)
        return layout_text(self.look, " ".join(words[:low]).rstrip(".,;:") + _MORE, TEXT, "ink", wide)

    def cut(self, entry: Entry) -> list[str]:
        """Name and kind, if they are wider than the card or have too many lines."""
        wide, slack = self.room[0], self.grid.line(1)
        name, kind = self._name(entry, wide), self._line(entry.kind_name, wide)
        found = [entry.name] if name.lines > _NAME_LINES or name.widest_word > wide + slack else []
        return [*found, entry.kind_name] if kind.lines > 1 or kind.widest_word > wide + slack else found
