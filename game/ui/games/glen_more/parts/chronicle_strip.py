"""A strip of chips, one for each Chronicle that is played: how it stands; a click opens its board.

While a board is closed, its chip stands for what lies on it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.table.shown import PartSpec, Told
from game.ui.fonts import StyleLike
from game.ui.games.glen_more import table
from game.ui.games.glen_more.parts.chronicle_lands import FOREIGN, OF_FOREIGN, in_lands
from game.ui.games.glen_more.parts.opened import OPEN, is_open, opening
from game.ui.games.glen_more.shown import GlenShown
from game.ui.kinds.painted import PaintedPart
from game.ui.kinds.part import Host
from game.ui.theme import Colour

if TYPE_CHECKING:
    from game.ui.games.glen_more.chronicles.board import Board
    from game.ui.games.glen_more.chronicles.brush import Brush

_GAP, _LARGEST, _TITLED = 5.0, 156.0, 92.0
_BEFORE = 47.0
"""What picture and edge take of a chip beside its name."""
_DOT = 9.0
"""From one dot of a chip to the next; large type moves them apart as far as there is room, and lets them grow."""
_NARROWEST, _BESIDE = 53.0, 5.0
"""Picture and figure side by side; what a chip keeps free beside its name."""
_LINE = 0.36
"""How high the letters of each of its two lines may be, as a share of a chip."""
KIND = "chronicle"


class ChronicleStrip(PaintedPart):
    seen: GlenShown
    own_names = tuple(f"{KIND}:{board}" for board in table.BOARDS)
    _cut: tuple[str, ...] = ()

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)

    def boards(self, shown: GlenShown) -> list[Board]:
        played = shown.position.chronicles
        return [board for board in table.BOARDS.values() if played.part(board.id) is not None]

    def drawn(self, shown: GlenShown) -> object:
        position = shown.position
        cards = tuple(one.landmarks for one in position.players)
        return (
            position.chronicles,
            cards,
            shown.lit,
            shown.viewer,
            shown.visit,
            shown.actor,
            shown.signs,
            shown.phase,
            shown.draft.get(OPEN),
        )

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        boards, regions, cut = self.boards(self.seen), {}, []
        wide = self.grid.units(rect.w) - _GAP * (len(boards) - 1)
        each = min(_LARGEST, wide / max(len(boards), 1))
        names = {board.id: self.host.text(f"glen_more.chronicle.{board.id}.short") for board in boards}
        titled = self._titled(names.values(), each, rect.h)
        wides = dict.fromkeys(names, each) if titled else self._shared(names, wide)
        caption = self._caption((name, self.grid.px(wides[one] - _BESIDE)) for one, name in names.items())
        left = 0.0
        for board in boards:
            place = self.grid.rect(left, 0, wides[board.id], self.at[3], rect.topleft)
            left += wides[board.id] + _GAP
            brush = table.ChronicleBrush(self.look, surface, self.seen, self.host, board.id)
            self._chip(brush, place, board, "" if titled else caption)
            regions[f"{KIND}:{board.id}"] = place
            cut += brush.cut
        self._cut = tuple(cut)
        return regions

    def _titled(self, names: Iterable[str], each: float, high: int) -> bool:
        """Whether every name has room beside its picture."""
        style, room = self.fonts.low("second_bold", high * _LINE), self.grid.px(each - _BEFORE)
        return each >= _TITLED and all(self.fonts.fits(name, style, room) for name in names)

    def _shared(self, names: Mapping[str, str], wide: float) -> dict[str, float]:
        """Where there are many, each is as wide as its name needs; what is left over they share."""
        style = self.fonts.readable("caption")
        needed = {
            one: max(_NARROWEST, self.grid.units(self.fonts.width(name, style)) + _BESIDE)
            for one, name in names.items()
        }
        spare = (wide - sum(needed.values())) / len(needed)
        return {one: need + spare for one, need in needed.items()}

    def _chip(self, brush: Brush, rect: Rect, board: Board, caption: StyleLike) -> None:
        """A picture, the figure that matters and a row of dots; the short name beside them, or below in `caption`."""
        opened = is_open(self.seen, OPEN, board.id)
        brush.frame(rect, "field" if opened else "paper", 7)
        chip = board.chip(brush)
        px = brush.px
        if not caption:
            brush.symbol(board.emblem, 30, (rect.x + px(22), rect.centery))
            left, room = rect.x + px(42), rect.w - px(_BEFORE)
            name, figure = self.fonts.low("second_bold", rect.h * _LINE), self.fonts.low("stat", rect.h * _LINE)
            apart = max(px(9.5), round((self.fonts.px(name) + self.fonts.px(figure)) * 0.31))
            upper, lower = rect.centery - apart, rect.centery + apart
            brush.text(brush.says("short"), name, (left, upper), room=room)
            used = brush.text(chip.figure, figure, (left, lower), room=room) if chip.figure else -px(6)
            first = left + used + px(12)
            most = brush.grid.units(rect.right - px(5) - first) / max(1.0, len(chip.dots) - 0.5)
            self._dots(brush, chip.dots, first, lower, max(_DOT, min(_DOT * self.grid.text_scale, most)))
        else:
            brush.symbol(board.emblem, 23, (rect.x + px(17), rect.y + px(16)))
            room = rect.w - px(30)
            brush.text(chip.figure, "stat", (rect.right - px(1) - room // 2, rect.y + px(16)), "ink", "centre", room)
            step = min(9.0, (brush.grid.units(rect.w) - 10) / max(len(chip.dots), 1))
            first = rect.centerx - px(step * (len(chip.dots) - 1) / 2)
            large = self.grid.is_large
            if not large:
                self._dots(brush, chip.dots, first, rect.y + px(34), step)
            words = rect.centerx, rect.y + px(43 if large else 48)
            brush.text(brush.says("short"), caption, words, "muted", align="centre")

    def _caption(self, names: Iterable[tuple[str, int]]) -> StyleLike:
        """One size for the names of all Chronicles at the table, each with its room."""
        low = self.fonts.low("caption", self.grid.px(18))
        return min((self.fonts.fit(name, low, room) for name, room in names), key=self.fonts.px, default=low)

    def _dots(self, brush: Brush, dots: tuple[str, ...], x: int, y: int, step: float) -> None:
        theme = brush.theme
        colours: Mapping[str, Colour] = {
            "good": theme.gain,
            "bad": theme.refuse,
            "on": theme.ink,
            "off": theme.track_off,
            "coin": brush.palette.coin_dark,
        }
        size = max(10.0, step)
        for number, dot in enumerate(dots):
            at = x + brush.px(step * number), y
            kind, _, seat = dot.partition(":")
            if kind == "seat":
                brush.sign(int(seat), size - 1, at)
            elif dot == "coin":
                brush.symbol("coin", size, at)
            else:
                icon = {"good": "check", "bad": "cross"}.get(dot, "dot")
                brush.icon(icon, size, at, colours[dot])

    def draw(self, surface: Surface) -> None:
        """Copper says that something on the board can be chosen."""
        super().draw(surface)
        for component, rect in self.regions.items():
            place = rect.move(self.rect.topleft)
            board = table.BOARDS[component.partition(":")[2]]
            if any(self._has(board, one) for one in (*self.seen.lit, self.seen.hint)):
                self.materials.ring(surface, place, self.theme.copper, 2, 7)
            if component == self._under:
                self.materials.ring(surface, place, self.theme.lit_casing, 2.7, 7)
                self.materials.ring(surface, place, self.theme.lit_ring, 2, 7)

    def _has(self, board: Board, component: str) -> bool:
        """What lies on its board, or in the lands of others while they are asked about: it opens that sheet."""
        foreign = self.seen.phase == FOREIGN and board.id == OF_FOREIGN
        return board.has(component) or (foreign and in_lands(component))

    # what it does

    def pressed(self, component: str) -> None:
        board = component.partition(":")[2]
        self.host.draft({} if is_open(self.seen, OPEN, board) else opening(self.seen, OPEN, board))

    def _key(self, name: str) -> bool:
        if name in ("return", "space") and self._cursor in self.regions:
            self.pressed(self._cursor)
            return True
        return super()._key(name)

    def _point(self, component: str) -> None:
        super()._point(component)
        self.invalidate()

    def lit_regions(self) -> list[str]:
        """Chips of boards with something to choose that no open sheet shows: the keyboard comes by to open them."""
        hidden = self.host.without_place(tuple(self.seen.lit), self)
        boards = {chip: table.BOARDS[chip.partition(":")[2]] for chip in self.regions}
        return [chip for chip, board in boards.items() if any(self._has(board, one) for one in hidden)]

    def go_to(self, component: str) -> bool:
        return super().go_to(self._chip_of(component))

    # what the table asks

    def _chip_of(self, component: str) -> str:
        for board in self.boards(self.seen):
            part = self.seen.position.chronicles.part(board.id)
            if self._has(board, component) and (component in self.seen.lit or component in board.always(part)):
                return f"{KIND}:{board.id}"
        return component

    def region(self, component: str) -> Rect | None:
        return super().region(self._chip_of(component))

    def sheets(self) -> tuple[Rect, ...]:
        """The chips; beside few of them the table shows."""
        return tuple(chip.move(self.rect.topleft) for chip in self.regions.values()) or super().sheets()

    def told(self, component: str) -> Told | None:
        kind, _, board = component.partition(":")
        if kind != KIND or component not in self.regions:
            return None
        about = self.host.text(f"glen_more.chronicle.{board}.about")
        opens = [self.host.text("table.card.opens")] if component in self.lit_regions() else []
        return Told(text=" ".join((about, *opens)))

    def overflow(self) -> list[str]:
        return list(self._cut)
