"""What a tile would bring at its best place: for each scoring tile in this round, and in those to come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.table.telling import signed
from game.ui.games.isle_of_skye import table
from game.ui.games.isle_of_skye.parts.held import TILE
from game.ui.games.isle_of_skye.parts.picture import Picture
from game.ui.games.isle_of_skye.parts.slot_badge import SlotBadge
from game.ui.games.isle_of_skye.parts.tile_words import symbols_told
from game.ui.games.isle_of_skye.shown import SkyeShown
from game.ui.widget import Widget
from game.ui.widgets import Label, Line, Panel, Paragraph

if TYPE_CHECKING:
    from game.ui.games.isle_of_skye.parts.own_land import OwnLand

SLOTS = "ABCD"
WIDE, HIGH = 196.0, 204.0
_FIRST = 76.0
_ROW, _SCROLL = 20.0, 22.0
_NOT = "–"
_BETWEEN = 6
_LINES = 2
"""Of what is told above the figures."""


class GainsCard(Panel):
    wide = WIDE

    def __init__(self, part: OwnLand) -> None:
        super().__init__((0, 0, WIDE, HIGH), radius=8)
        self.part = part
        self.visible = False
        self.told: object = None
        add, word = self.add, part.word
        self.name_of = add(Label((12, 6, WIDE - 24, 22), "", "second_serif"))
        self.symbols = add(Paragraph((12, 27, WIDE - 24, 30), "", "caption", "muted"))
        add(Label((12, _FIRST - 19, WIDE - 110, 18), word("best_place"), "caption", "muted"))
        add(Label((WIDE - 98, _FIRST - 19, 42, 18), word("now"), "caption", "muted", "right"))
        add(Label((WIDE - 56, _FIRST - 19, 44, 18), word("later"), "caption", "muted", "right"))
        self.rows: list[tuple[SlotBadge, Label, Label, Label]] = []
        for n, slot in enumerate(SLOTS):
            y = _FIRST + n * _ROW
            self.rows.append(
                (
                    add(SlotBadge((12, y, 20, 20), slot)),
                    add(Label((36, y, WIDE - 132, _ROW), "", "second")),
                    add(Label((WIDE - 94, y, 38, _ROW), "", "body_bold", align="right")),
                    add(Label((WIDE - 54, y, 42, _ROW), "", "body_bold", align="right")),
                )
            )
        y = _FIRST + 4 * _ROW + 3
        self.scroll: list[Widget] = [
            add(Picture((10, y, 22, 20), "scroll:sheep")),
            add(Label((36, y, WIDE - 92, _ROW), word("at_end"), "second")),
        ]
        self.scroll_points = add(Label((WIDE - 54, y, 42, _ROW), "", "body_bold", "gain_text", "right"))
        self.scroll.append(self.scroll_points)
        self.line = add(Line((12, y + _SCROLL, WIDE - 24, 1)))
        self.sums = (
            add(Label((12, 0, WIDE - 108, 22), word("together"), "second_bold")),
            add(Label((WIDE - 94, 0, 38, 22), "", "stat", align="right")),
            add(Label((WIDE - 54, 0, 42, 22), "", "stat", align="right")),
        )

    @property
    def solid(self) -> bool:
        """The pointer goes through it, so that it never comes between the hand and the table."""
        return False

    def show(self, shown: SkyeShown, tile: str) -> None:
        self.set(visible=bool(tile))
        told = tile, shown.figures, self.part.rect.size, self.part.deed(tile)
        if not tile or told == self.told:
            return
        self.told = told
        figures, part = shown.figures, self.part
        way = figures.ways[f"{TILE}{tile}"]
        self.name_of.set(text=part.host.name(f"tile:{tile}"))
        self._describe(symbols_told(part.host, part.spec.world, tile), part.deed(tile))
        sums = [0, 0]
        for slot, (badge, name, *labels) in zip(SLOTS, self.rows, strict=True):
            scoring = shown.position.scoring[slot]
            name.set(text=part.host.text(f"{part.spec.texts['noun']}.{scoring}") if scoring else "")
            found = way.now.get(slot), way.later.get(slot)
            badge.set(lit=found[0] is not None)
            for n, (label, points) in enumerate(zip(labels, found, strict=True)):
                sums[n] += points or 0
                figure(label, points)
        points = figures.scroll.get(f"{TILE}{tile}")
        for widget in self.scroll:
            widget.set(visible=points is not None)
        if points is not None:
            picture = self.scroll[0]
            assert isinstance(picture, Picture)
            picture.set(kind=f"scroll:{table.scroll_of(tile)}")
            self.scroll_points.set(text=signed(points))
            sums[1] += points
        self._close(points is not None, sums)
        self._place(tile)

    def _describe(self, symbols: str, deed: str) -> None:
        """What is printed on the tile, and below it what a click does, as far as there is room."""
        both = f"{symbols}\n{deed}" if symbols and deed else symbols or deed
        self.symbols.set(text=both)
        if self.symbols.overflow() or self.symbols.block().lines > _LINES:
            self.symbols.set(text=symbols)

    def _close(self, scroll: bool, sums: list[int]) -> None:
        """The line and the sums below whatever rows there are."""
        y = _FIRST + 4 * _ROW + (_SCROLL + 3 if scroll else 2)
        self.line.move_to((12, y, WIDE - 24, 1))
        words, *figures = self.sums
        words.move_to((12, y + 2, WIDE - 108, 22))
        for n, (label, points) in enumerate(zip(figures, sums, strict=True)):
            label.move_to((WIDE - 94 + 40 * n, y + 2, 38 + 4 * n, 22))
            figure(label, points)
        self._high = y + 28

    def rooms(self) -> tuple[Rect, ...]:
        """Those in whose corners it may stand; the first is best."""
        return (self.part.free_room(),)

    def _place(self, tile: str) -> None:
        """Where it covers least, corners first: never the tile itself, no words, and little of the land."""
        high, wide = round(self._high), round(self.wide)
        places = [
            Rect(x, y, wide, high)
            for room in self.rooms()
            for y in _spread(room.bottom - high, room.y)
            for x in _spread(room.right - wide, room.x)
        ]
        best = min(places, key=lambda box: self.part.lies_on(box, tile))
        self.move_to((best.x, best.y, self.wide, self._high))


def _spread(first: int, last: int) -> tuple[int, ...]:
    """Both ends, and places between them."""
    between = (first + round((last - first) * n / _BETWEEN) for n in range(1, _BETWEEN))
    return (first, last, *between)


def figure(label: Label, points: int | None) -> None:
    label.set(
        text=_NOT if points is None else signed(points) if points else "0",
        colour_name="gain_text" if points and points > 0 else "refuse_text" if points and points < 0 else "muted",
    )
