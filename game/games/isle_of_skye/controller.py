"""Clicks in Isle of Skye: a tile, how it is turned and a place make an action, in any order. Prices are a page: axe
and gold are put on tiles, taken off and moved until all is sealed at once.
"""

from __future__ import annotations

from typing import Any

from game.core.contract import Action, Reason, Seat
from game.core.picker import Meaning, Picker
from game.games.isle_of_skye.actions import Build
from game.games.isle_of_skye.drafting import Drafting, Entry, is_pricing

AXE = "axe"


def _name(component: str) -> str:
    return component.removeprefix("tile:")


class Controller(Picker):
    def page(self, view: Any, seat: Seat) -> Drafting | None:
        return Drafting.of(view, seat, self.entered.get(seat)) if is_pricing(view) and seat >= 0 else None

    @property
    def _own_page(self) -> Drafting:
        """Of whoever looks; empty where there is nothing to price."""
        return self.page(self.view, self.seat) or Drafting()

    def corrects(self) -> bool:
        return bool(self._own_page.said.names())

    def enters(self, component: str) -> bool:
        return component.startswith("tile:") and _name(component) in self._own_page.tiles

    def meant(self, component: str) -> str:
        """A place where the tile in hand only fits when it is turned otherwise means that turn."""
        tile = next((one for one in self.chosen if one.startswith("tile:")), "")
        if not component.startswith("place:") or not tile or component in self.lit():
            return component
        touched = (action.touches() for action in self.options if isinstance(action, Build))
        turns = (one for ids in touched if tile in ids and component in ids for one in ids if one.startswith("turn:"))
        return next(turns, component)

    def would(self, component: str) -> Action | None:
        return None if self.enters(component) else super().would(component)

    def takes(self, component: str) -> bool:
        """The axe in hand is laid down again where it was taken."""
        return component == AXE and component in self.chosen

    def means(self, component: str) -> Meaning:
        """A click on a tile behind the screen puts the axe there, or lifts it."""
        if self.takes(component):
            return Meaning()
        return self.puts(AXE, component) if self.enters(component) else super().means(component)

    def why_not(self, component: str) -> Reason | None:
        page = self._own_page
        return page.missing() if component == "seal" and page.tiles and not page.sealed else None

    def answers(self) -> tuple[Action, ...]:
        return self._own_page.answers()

    def entered_so_far(self) -> tuple[Action, ...]:
        return self._own_page.so_far()

    def puts(self, what: str, on: str = "", off: str = "") -> Meaning:
        """The `axe`, a `coin:5` or `figure:3` that is typed onto a tile; `gold:7` is its whole price. What is said
        already and meant otherwise now is taken back first."""
        page, seat = self._own_page, self.seat
        if not {_name(one) for one in (on, off) if one} <= set(page.tiles):
            return Meaning()
        entry = _entry(page, what, _name(on), _name(off))

        def agrees(view: Any) -> bool:
            after = Drafting.of(view, seat, entry)
            return after.agrees() and not after.sealed

        ruled = what.startswith("gold:") and page.entered.ruled == _name(on) != ""
        return Meaning(entered=entry, back_until=agrees, goes_on=ruled)


def _entry(page: Drafting, what: str, on: str, off: str) -> Entry:
    kind, _, number = what.partition(":")
    match kind:
        case "axe":
            return page.with_axe(on)
        case "coin":
            return page.with_coins(int(number), on, off)
        case "figure":
            return page.with_figure(on, int(number))
        case _:
            return page.with_ruler(on, int(number))
