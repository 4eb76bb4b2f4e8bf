"""What stands on the map of Scythe beside the pieces: labels, places where it may come to a fight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.games.scythe.parts import map_units
from game.ui.games.scythe.shown import WarShown

if TYPE_CHECKING:
    from game.ui.games.scythe.parts.map import WarMap


class MapLabels:
    """For the map."""

    def __init__(self, part: WarMap) -> None:
        self.part = part

    def labels(self, shown: WarShown, lit: tuple[str, ...]) -> dict[str, str]:
        """How many steps the unit in hand needs to each place."""
        unit = map_units.at_hand(shown)
        found = {}
        for place in lit:
            way = shown.figures.way(unit, place) if unit else None
            found[place] = str(way.steps) if way is not None else shown.labels.get(place, "")
        return found

    def fights(self, shown: WarShown, lit: tuple[str, ...]) -> tuple[str, ...]:
        """Places where a character or mech of the viewer would meet those of somebody else."""
        unit = map_units.at_hand(shown)
        if not unit or unit.startswith("worker") or shown.viewer is None:
            return ()
        found = []
        for place in lit:
            others = shown.position.units_at(place)
            if any(one.seat != shown.viewer and one.kind in ("mech", "character") for one in others):
                found.append(place)
        return tuple(found)
