"""All lands side by side while the round or the end is scored: what makes the points is lit in each, with its points
on it.

The round is told before the points are counted up on the panels; the end is counted up piece by piece.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.core.contract import Event
from game.table.shown import COUNTING, NOTHING, PartSpec
from game.ui.games.isle_of_skye import table
from game.ui.games.isle_of_skye.shown import SkyeShown
from game.ui.items import Item, item_at
from game.ui.kinds.part import Host, Part, Point
from game.ui.signs import Livery
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.ui.games.isle_of_skye.land_view import LandView

_GRID = {1: (1, 1), 2: (2, 1), 3: (2, 2), 4: (2, 2), 5: (3, 2)}
"""Columns and rows by number of players."""
_GAP = 8.0
_HEAD = 46.0
_CORNER = ("seat", "purse")
_PURSE = 38.0


class ScoredLands(Part):
    """Nothing can be pointed at: it is a moment, not a place."""

    seen: SkyeShown
    bleed = 22.0
    needs = {"": ("gold",)}

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        self.page = self.add(Widget((0, 0, *spec.at[2:]), pin="centre middle"))
        self.views: list[LandView] = []
        self._told: SkyeShown = NOTHING
        """What the lands show: while nobody sees them, the match goes on without them."""

    def drawn(self, shown: SkyeShown) -> object:
        return None

    def show(self, shown: SkyeShown) -> None:
        super().show(shown)
        if not self.visible or shown.position is None:
            return
        before, self._told = self._told, shown
        seats = len(shown.position.players)
        if len(self.views) != seats:
            self._build(seats)
        liveries = [Livery(sign, sign) for sign in shown.signs]
        for seat, view in enumerate(self.views):
            if view.liveries != tuple(liveries):
                view.set_liveries(liveries)
            if shown.position != before.position or view.seat != seat:
                view.set_position(shown.position)
                view.set_seat(seat)
            if shown.telling != before.telling or not view.title[0]:
                self._tell(view, seat, [one for one in shown.telling if getattr(one, "seat", seat) == seat])
            if shown.phase == COUNTING and (shown.effect != before.effect or not view.extras):
                self._count(view, shown.effect)

    def _build(self, seats: int) -> None:
        self.page.clear()
        columns, rows = _GRID[seats]
        wide, high = (self.at[2] - _GAP * (columns - 1)) / columns, (self.at[3] - _GAP * (rows - 1)) / rows
        self.views = []
        for seat in range(seats):
            row, column = divmod(seat, columns)
            last = seats - row * columns
            indent = (columns - last) * (wide + _GAP) / 2 if last < columns else 0.0
            at = (indent + column * (wide + _GAP), row * (high + _GAP), wide, high)
            view = table.LandView(at=at, card=10.0, top=_HEAD, places=False, pin="", name=f"scored:{seat}")
            view.focusable = False
            view.work_ms /= seats
            self.views.append(self.page.add(view))

    def _count(self, view: LandView, lit: Iterable[str]) -> None:
        """Piece by piece: nothing happens just now, and the purse lies in the corner of the land."""
        view.set_outlines([[one for one in lit if view.land.cell(one) is not None]])
        purse = table.purse(self.look, _PURSE)
        view.set_extra("points", [item_at(purse, (view.rect.w - self.grid.px(34), self.grid.px(30)))])

    def _tell(self, view: LandView, seat: int, events: Iterable[Event]) -> None:
        """Groups of tiles that count together, each with its points; at the right what it comes to."""
        groups: list[tuple[tuple[str, ...], str]] = []
        total, counted, notes = 0, False, []
        for event in events:
            if event.word == "gold_shown":
                notes.append(self.word("gold", n=event.gold[seat]))  # type: ignore[attr-defined]
            points = getattr(event, "points", None)
            if points is None:
                continue
            total, counted = total + points, True
            groups += _groups(event)
        view.set_title(self.host.player(seat), ", ".join(notes))
        view.set_outlines(tiles for tiles, _ in groups)
        figures = self._figures(view, groups)
        if counted:
            made = view.fonts.text(f"+{total}" if total else "0", "score", view.theme.cream)
            middle = view.rect.w - self.grid.px(34), self.grid.px(30)
            figures.append(item_at(made, middle))
        view.set_extra("points", figures or None)

    def _figures(self, view: LandView, groups: list[tuple[tuple[str, ...], str]]) -> list[Item]:
        """The points of each group in its middle, beside one another where groups share it."""
        items: list[Item] = []
        taken: dict[tuple[int, int], int] = {}
        for tiles, label in groups:
            spots = [spot for tile in tiles if (spot := view.middle_of(tile)) is not None]
            if not spots or view.camera is None:
                continue
            x, y = sum(x for x, _ in spots) / len(spots), sum(y for _, y in spots) / len(spots)
            aside = taken.get((round(x), round(y)), 0) * view.camera.size * 0.3
            taken[round(x), round(y)] = taken.get((round(x), round(y)), 0) + 1
            items.append(view.marks.figure(label, (x + aside, y + aside)))
        return items

    def anchor(self, component: str) -> Point | None:
        """`seat:1` and `purse:1` are the corner of that player's land, from where the points fly."""
        kind, _, number = component.partition(":")
        if not self.visible or kind not in _CORNER:
            found = (view.anchor(component) for view in self.views if self.visible)
            return next((place for place in found if place is not None), None)
        if int(number) >= len(self.views):
            return None
        rect = self.views[int(number)].rect
        return rect.right - self.grid.px(34), rect.y + self.grid.px(30)

    def region(self, component: str) -> Rect | None:
        """A tile with its edges; a purse is only a point."""
        found = next((view for view in self.views if view.land.cell(component) is not None), None)
        if component.partition(":")[0] in _CORNER or found is None or found.camera is None or not self.visible:
            return None
        return found.rect_of(component)

    def sheets(self) -> tuple[Rect, ...]:
        return tuple(view.rect.copy() for view in self.views)

    def settle(self) -> None:
        for view in self.views:
            if view.ready:
                view.finish_building()

    def draw(self, surface: Surface) -> None:
        """Everything is drawn by the lands."""


def _groups(event: Event) -> list[tuple[tuple[str, ...], str]]:
    """The tiles of each part of an event, and its points: `3 tile:L05 tile:L06`."""
    found = []
    for part in getattr(event, "parts", ()):
        points, *tiles = part.split()
        if tiles and points != "0":
            found.append((tuple(tiles), f"+{points}"))
    return found
