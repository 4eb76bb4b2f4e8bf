"""The host of parts that are only looked at: nothing is chosen, moved or entered where a match is over."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.core.names import Name

if TYPE_CHECKING:
    from game.core.contract import Seat
    from game.table.telling import Teller
    from game.ui.kinds import Part


class Onlooker:
    """For scenes that show parts; they keep a `teller` for the names."""

    teller: Teller
    leafs = True

    def point(self, component: str, *, by_key: bool = False) -> None:
        """Whoever wants to answer it does."""

    def choose(self, component: str) -> bool:
        return True

    def drag(self, component: str, pos: tuple[int, int]) -> None:
        """Nothing can be moved."""

    def drop(self, pos: tuple[int, int]) -> None:
        """Nothing can be moved."""

    def carry(self, piece: str, picture: Surface | None, pos: tuple[int, int]) -> bool:
        return False

    def hide(self, hidden: bool) -> None:
        """Nothing is secret."""

    def look(self, looks: bool) -> None:
        """Nothing is secret."""

    def hold(self, component: str) -> None:
        """Nothing can be held."""

    def draft(self, values: Mapping[str, Any]) -> None:
        """Nothing is opened for a while."""

    def put(self, what: str, on: str = "", off: str = "") -> None:
        """Nothing can be entered."""

    def meant(self, component: str) -> str:
        return component

    def visit(self, seat: Seat | None) -> None:
        """All that is shown lies there already."""

    def to_choose(self) -> tuple[str, ...]:
        return ()

    def without_place(self, components: tuple[str, ...], asking: Part) -> tuple[str, ...]:
        return ()  # nothing can be chosen in what is over

    def lies_under(self, component: str, part: Part, rect: Rect) -> bool:
        return False

    def name(self, component: str) -> str:
        return self.teller.name(component)

    def about(self, component: str) -> str:
        return ""

    def player(self, seat: Seat) -> Name:
        return self.teller.seat(seat)
