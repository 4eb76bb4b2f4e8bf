"""Public figures of a player, read from the plain form of a view: named functions that data/<game>/screen.yaml names.

Each takes the plain view, the seat and the words of its record, and returns the number that the panel shows.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

from game.core import hexes
from game.table.entries import of_seats

Plain = Any
_HEX_ID = re.compile(r"r(\d+)c(\d+)")


def owned(plain: Plain, seat: int, of: str, kinds: tuple[str, ...]) -> int:
    """How many entries of a mapping `id: seat` are this seat's."""
    return sum(owner == seat for owner in plain[of].values())


def count(plain: Plain, seat: int, of: str, kinds: tuple[str, ...]) -> int:
    """How many things lie in the seat's row of a list of lists."""
    return len(of_seats(plain, of)[seat])


def number(plain: Plain, seat: int, of: str, kinds: tuple[str, ...]) -> int:
    """The seat's entry in a list of numbers."""
    return int(of_seats(plain, of)[seat])


def largest_group(plain: Plain, seat: int, of: str, kinds: tuple[str, ...]) -> int:
    """The most hexagons side by side with pieces of this seat of one of the kinds."""
    return max((len(group) for group in groups(plain, seat, of, kinds)), default=0)


GAUGE = "gauge"
"""A figure that is not in the plain view: the game's own gauge `<of>:seat:<n>`."""
FIGURES: dict[str, Callable[[Plain, int, str, tuple[str, ...]], int]] = {
    "owned": owned, "count": count, "number": number, "largest_group": largest_group,
}


def pieces(plain: Plain, seat: int, figure: str, of: str, kinds: tuple[str, ...]) -> tuple[str, ...]:
    """Component ids that make a figure, to be lit up while it is pointed at."""
    if figure == "owned":
        prefix = of.removesuffix("s")
        return tuple(f"{prefix}:{name}" for name, owner in plain[of].items() if owner == seat)
    if figure == "largest_group":
        found: list[str] = max(groups(plain, seat, of, kinds), key=len, default=[])
        return tuple(found)
    return ()


def groups(plain: Plain, seat: int, of: str, kinds: tuple[str, ...]) -> Iterable[list[str]]:
    """Connected spaces of one kind in a mapping `r13c10: "0 food"`, the first ids first."""
    for kind in kinds:
        wanted = f"{seat} {kind}"
        left = {_place(name): name for name, what in plain[of].items() if what == wanted}
        while left:
            start = next(iter(left))
            edge, group = [start], [left.pop(start)]
            while edge:
                for near in hexes.neighbours(edge.pop()):
                    if near in left:
                        group.append(left.pop(near))
                        edge.append(near)
            yield group


def _place(name: str) -> hexes.Hex:
    match = _HEX_ID.fullmatch(name)
    assert match is not None, f"{name!r} is no hexagon"
    return hexes.from_offset(int(match[2]), int(match[1]))
