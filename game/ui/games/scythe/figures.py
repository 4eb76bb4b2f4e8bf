"""Heroes, mechs, workers and structures: which drawing each is, and where its faction's mark is knocked out.

The drawings are 60 map units wide; feet stand in the middle, eight units above the lower edge. All face right; a
defender is drawn mirrored.
"""

from __future__ import annotations

from typing import NamedTuple

HALF, BELOW = 30.0, 8.0
STRUCTURES = ("mine", "monument", "armory", "mill")


class Figure(NamedTuple):
    drawing: str
    mark: tuple[float, float, float]
    """Middle and radius, seen from the feet; up is negative."""
    base: float
    """Half the width of the base it stands on."""
    height: float

    @property
    def above(self) -> float:
        """How far the drawing goes up from the feet."""
        return self.height + 5

    @property
    def size(self) -> tuple[float, float]:
        return 2 * HALF, self.above + BELOW


_FLAGS = {"nordic": 17.6, "rusviet": 19.8, "crimea": 17.4, "saxony": 19.2, "polania": 18.0}
_HULLS = {
    "nordic": (-3.0, -20.6, 4.6),
    "rusviet": (-3.4, -20.6, 5.0),
    "crimea": (-1.6, -21.4, 4.2),
    "saxony": (-4.4, -19.6, 4.6),
    "polania": (-0.6, -17.6, 4.8),
}
_WALLS = {
    "mill": (0.0, -13.0, 2.5),
    "mine": (0.0, -17.2, 2.4),
    "monument": (0.0, -15.4, 2.3),
    "armory": (0.0, -12.2, 2.6),
}


def figure(kind: str, faction: str) -> Figure:
    """A unit or structure."""
    if kind in STRUCTURES:
        return Figure(kind, _WALLS[kind], 0, 29)
    name = f"{kind}_{faction}"
    if kind == "character":
        return Figure(name, (_FLAGS[faction], -35.6, 3.3), 13.5, 42)
    if kind == "mech":
        return Figure(name, _HULLS[faction], 17.5, 37)
    return Figure(name, (0.0, -6.9, 3.4), 9.2, 25)
