"""The score sheet over the board: every point by source and player; pointing at a figure lights the pieces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from pygame import Rect

from game.core.contract import AT_END, Seat, Sheet
from game.table.entries import entry
from game.table.screen import Screen
from game.table.showing import hidden_of
from game.table.telling import Teller, signed, summed
from game.table.ties import ties_told
from game.ui.events import Event, Key
from game.ui.grid import Grid
from game.ui.look import Look
from game.ui.navigation import DIRECTIONS
from game.ui.paragraph import layout_text
from game.ui.widget import Widget
from game.ui.widgets import CloseButton, Label, Panel, Paragraph, ScrollArea
from game.ui.widgets.sheet_rows import SheetColumn, SheetRow
from game.ui.widgets.sheets import ScoreTable

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_WIDTHS = {4: 780.0, 5: 900.0}
"""Wider for many players, so that their names fit."""
_WIDTH, _NAMES, _TOP = 648.0, 282.0, 62.0
_NAMES_MOST = 0.34
"""Of the width, with large type: the rest is for the players."""
HIDDEN = "?"


def wider(grid: Grid) -> float:
    """How much a sheet grows with large type: its rows have some room to spare."""
    return 1 + 0.7 * (grid.text_scale - 1) if grid.is_large else 1.0


def rows(sheet: Sheet, order: list[Seat], teller: Teller, screen: Screen, position: Any) -> list[SheetRow]:
    """One row for each source that anybody has points from, or that is always told."""
    made = []
    for category in _categories(sheet):
        name, badge = _named(category, teller, screen, position)
        entries = [entry for entry in sheet.entries if entry.category == category]
        later = bool(entries) and all(entry.when == AT_END for entry in entries)
        made.append(
            SheetRow(
                name,
                tuple(_value(sheet, seat, category) for seat in order),
                unknown=tuple(hidden_of(screen, position, category, seat) for seat in order),
                when=teller.text("table.sheet.at_end") if later else "",
                made=tuple(made_of(sheet, seat, category) for seat in order),
                badge=badge,
                icon="" if badge else screen.icons.get(category, "dot"),
                key=category,
            )
        )
    return made


def _named(category: str, teller: Teller, screen: Screen, position: Any) -> tuple[str, str]:
    """What a row is called; one that stands for a drawn component has its name, and the letter of its place."""
    spec = screen.counts
    for row, replaced in zip(spec.rows, spec.instead, strict=False) if spec is not None else ():
        letter = row.rpartition(":")[2]
        drawn = (entry(position, spec.names) or {}).get(letter) if spec is not None else None
        if replaced == category and spec is not None and drawn:
            return teller.name(f"{spec.named}:{drawn}"), letter
    return teller.category(category), screen.badges.get(category, "")


def _categories(sheet: Sheet) -> list[str]:
    known = list(sheet.categories)
    return known + [e.category for e in sheet.entries if e.category not in known][:1]


def _value(sheet: Sheet, seat: Seat, category: str) -> int | None:
    """Points of one cell; None where nothing is known or nothing is there."""
    own = [entry.points for entry in sheet.entries if entry.seat == seat and entry.category == category]
    return sum(own) if own else None


def made_of(sheet: Sheet, seat: Seat, category: str) -> str:
    """`4 × 3`, where all that makes a cell is worth the same `each`."""
    own = [entry for entry in sheet.entries if entry.seat == seat and entry.category == category]
    worth = {dict(entry.detail.values).get("each") for entry in own if entry.detail is not None}
    each, points = worth.pop() if len(worth) == 1 else None, sum(entry.points for entry in own)
    return f"{points // each} × {each}" if each and points % each == 0 else ""


def pieces(sheet: Sheet, seat: Seat, category: str) -> tuple[str, ...]:
    """Component ids that make one cell."""
    return tuple(
        dict.fromkeys(
            piece
            for entry in sheet.entries
            if entry.seat == seat and entry.category == category
            for piece in (*entry.pieces, entry.component)
        )
    )


def tie_lines(look: Look, told: Sequence[str], at: tuple[float, float, float]) -> Paragraph:
    """Why those with as many points have the places they have, from there on down; of no height without any."""
    block = layout_text(look, "\n".join(told), "second", "ink", look.grid.px(at[2]))
    return Paragraph(
        (*at, look.grid.units(block.height) + 8 if told else 0.0), "\n".join(told), "second", name="ties"
    )


class ScoreSheet(Panel):
    """Lies at the left over the sea, so that the players' column stays free."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(
            (24, 62, _WIDTH, 420), scene.text("table.sheet.title"), scene.text("table.sheet.note"), name="sheet"
        )
        self.scene = scene
        self._fill()

    def _room(self) -> tuple[float, float]:
        """How much larger everything is, and the width: large type takes the players' column as well."""
        grid, wide = self.scene.context.grid, _WIDTHS.get(self.scene.session.seats, _WIDTH)
        if not grid.is_large:
            return 1.0, wide
        return wider(grid), min(wide * grid.text_scale, grid.units(grid.width) - 48)

    def handle(self, event: Event) -> bool:
        """Arrows at an edge of it, and Enter, stay on it: nothing behind an open sheet is walked to or done."""
        return isinstance(event, Key) and (event.name in DIRECTIONS or event.chord == "return")

    @property
    def first(self) -> Widget:
        """Where the keyboard begins."""
        return self.table

    def refresh(self) -> None:
        """Filled anew; keyboard and pointed cell stay where they were."""
        root, focused, pointed, offset = self.root, self.table.focused, self.table.pointed, self.area.offset
        visible = root is not None and root.focus_visible
        self.clear()
        self._fill()
        self.table.pointed = pointed
        self.area.scroll_to(offset)
        if focused and root is not None:
            root.set_focus(self.table, visible)

    def _fill(self) -> None:
        scene, sheet = self.scene, self.scene.model.sheet
        k, wide = self._room()
        self.order = list(range(scene.session.seats))  # as the players sit at the side
        self.rows = rows(sheet, self.order, scene.model.teller, scene.model.screen, scene.model.position_shown)
        now = [sheet.total(seat, at_end=False) for seat in self.order]
        more = [sheet.total(seat) - points for seat, points in zip(self.order, now, strict=True)]
        over = scene.session.is_over() and scene.model.looking_at is None
        screen = scene.model.screen
        unknown = [any(row.unknown[number] for row in self.rows) for number in range(len(self.order))]
        on_track = [row for row in self.rows if row.key not in screen.secret_rows]
        unknown_now = [any(row.unknown[number] for row in on_track) for number in range(len(self.order))]
        totals = [HIDDEN if veiled else summed(points) for points, veiled in zip(now, unknown_now, strict=True)]
        later = [
            f"{signed(plus)} + {HIDDEN}" if veiled else f"{signed(plus) if plus else '+0'} = {summed(points + plus)}"
            for points, plus, veiled in zip(now, more, unknown, strict=True)
        ]
        result = scene.session.result() if over else None
        if result is not None:  # nothing comes any more: there is one sum, and a place
            totals = [summed(points + plus) for points, plus in zip(now, more, strict=True)]
            later = [f"{place}." for place in result.places]
        self.table = table = ScoreTable(
            (0, 0, wide - 28, 0),
            [SheetColumn(scene.model.signs[seat], scene.model.teller.seat(seat)) for seat in self.order],
            self.rows,
            now_label=scene.text("table.peek.final" if over else "table.sheet.now"),
            totals=totals,
            later_label=scene.text("table.result.place" if over else "table.sheet.if_ended"),
            later=later,
            on_point=self._point,
            names_width=min(_NAMES * k, _NAMES_MOST * wide) if k > 1 else _NAMES,
            k=k,
            name="table",
        )
        head = 44 + 14 * (k - 1)
        self.title_middle += 7 * (k - 1)
        below = scene.context.grid.units(scene.context.grid.height) - _TOP - 12
        told = () if result is None else ties_told(result, scene.model.teller)
        ties = tie_lines(scene.context.look, told, (4, table.natural_height + 4, wide - 40))
        room = min(max(table.natural_height + 1, ties.at[1] + ties.at[3]), below - head - 34 * k)
        table.at = (0, 0, wide - 28, table.natural_height)
        self.area = self.add(ScrollArea((14, head, wide - 28, room), name="sheet_rows"))
        self.area.add(table)
        if told:
            self.area.add(ties)
        high = head + room + 34 * k
        self.move_to((24, _TOP, wide, high))
        point = scene.text("table.sheet.point")
        self.parts = self.add(Label((18, high - 30 * k, wide - 36, 20 * k), point, "second_bold", "copper_ink"))
        self.add(CloseButton(scene.furniture.close_top, scene.text("table.close")))
        self.note = ""

    def _point(self, row: int | None, column: int | None) -> None:
        """A figure lights its pieces; the name of a row those of all players."""
        if row is None:
            self.scene.mark(())
            self.scene.pulse.show("")
            self.parts.set(text=self.scene.text("table.sheet.point"))
            return
        if column is not None:
            self.area.reveal(self.table.cell(row, column))
        seats = self.order if column is None else [self.order[column]]
        sheet, key = self.scene.model.sheet, self.rows[row].key
        lit = tuple(dict.fromkeys(piece for seat in seats for piece in pieces(sheet, seat, key)))
        self.scene.mark(lit)
        self._show_places(lit, self.table.cell(row, column or 0))
        self.parts.set(text=self._named(lit) or self._unnamed(self.rows[row].name, lit))

    def _show_places(self, lit: tuple[str, ...], at: Rect) -> None:
        """One alone pulses where it lies; several are lit, and those under this sheet are shown beside it."""
        pulse = self.scene.pulse
        pulse.show(lit[0] if len(lit) == 1 else "", at)
        if len(lit) > 1:
            pulse.show_covered(lit, at)

    def _unnamed(self, row: str, lit: tuple[str, ...]) -> str:
        """What has no name is lit all the same; where nothing is there to be lit, that is said."""
        lights = any(self.scene.anchor(one) is not None for one in lit)
        return "" if lights else self.scene.text("table.sheet.no_pieces", row=row)

    def _named(self, lit: tuple[str, ...]) -> str:
        """The parts in words, as many as fit: the sheet may lie over them."""
        pieces_alone = [one for one in lit if not one.startswith("seat:")]
        called = {one: self.scene.model.teller.speaker.name(one) for one in pieces_alone}
        names = list(dict.fromkeys(name for one, name in called.items() if name != one))
        while len(names) > 1 and self.fonts.width(" · ".join(names), "second_bold") > self.parts.rect.w:
            names[-2:] = ["…"]
        return " · ".join(names)
