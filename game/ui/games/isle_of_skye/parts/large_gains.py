"""What a tile would bring, with large type: rows by the letters of the scoring tiles, whose names stand elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.ui.games.isle_of_skye.parts.gains_card import SLOTS, GainsCard, figure
from game.ui.games.isle_of_skye.parts.picture import Picture
from game.ui.games.isle_of_skye.parts.slot_badge import SlotBadge
from game.ui.widgets import Label, Line, Panel, Paragraph

if TYPE_CHECKING:
    from game.ui.games.isle_of_skye.parts.own_land import OwnLand

_FIRST, _ROW, _HIGH = 60.0, 27.0, 228.0
_NOW, _LATER, _COLUMN = 42.0, 110.0, 66.0
_EDGE = 6


class LargeGains(GainsCard):
    wide = 186.0

    def __init__(self, part: OwnLand) -> None:
        Panel.__init__(self, (0, 0, self.wide, _HIGH), radius=8)
        self.part = part
        self.visible = False
        self.told: object = None
        add, word = self.add, part.word
        self.name_of = add(Label((10, 3, self.wide - 20, 32), "", "card"))
        self.symbols = Paragraph((0, 0, 0, 0))
        for x, told in ((_NOW - 8, "now"), (_LATER, "later")):
            add(Label((x, _FIRST - 26, _COLUMN, 25), word(told), "caption", "muted", "right"))
        self.rows = [
            (add(SlotBadge((10, y + 1, 25, 25), slot)), Label((0, 0, 0, 0)), *self._two(y))
            for slot, y in ((slot, _FIRST + n * _ROW) for n, slot in enumerate(SLOTS))
        ]
        y = _FIRST + len(SLOTS) * _ROW
        self.scroll_points = add(Label((_LATER, y, _COLUMN, _ROW), "", "stat", "gain_text", "right"))
        self.scroll = [add(Picture((8, y, 29, 26), "scroll:sheep")), self.scroll_points]
        self.line = add(Line((12, y, self.wide - 24, 1)))
        self.sums = (Label((0, 0, 0, 0)), *self._two(y))

    def _two(self, y: float) -> tuple[Label, Label]:
        made = [self.add(Label((x, y, _COLUMN, _ROW), "", "stat", align="right")) for x in (_NOW, _LATER)]
        return made[0], made[1]

    def _describe(self, symbols: str, deed: str) -> None:
        """There is no room: what it is can be read on the tile, and the deed is asked for in the capsule."""

    def _close(self, scroll: bool, sums: list[int]) -> None:
        y = _FIRST + (len(SLOTS) + scroll) * _ROW
        self.line.move_to((12, y, self.wide - 24, 1))
        for label, x, points in zip(self.sums[1:], (_NOW, _LATER), sums, strict=True):
            label.move_to((x, y + 2, _COLUMN, _ROW))
            figure(label, points)
        self._high = y + _ROW + 6

    def rooms(self) -> tuple[Rect, ...]:
        """Over what lies above the land only where the tile needs it: it stands as long as a tile is pointed at."""
        room, part = self.part.free_room(), self.part
        high = part.grid.units(part.rect.h) if part.rect.h else part.at[3]
        whole = Rect(room.x, _EDGE, room.w, round(high) - 2 * _EDGE)
        return Rect(room.x, room.y, room.w, whole.bottom - room.y), whole
