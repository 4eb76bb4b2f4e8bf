"""Looks for the openings that openings.py keeps: `run.py train scythe --openings`.

The first turns are looked at widely. The best line is kept, and beside it others that are nearly as good and take
other sections, so that a faction does not always begin alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from game.core.text import to_text
from game.core.weighing import Fitted
from game.games.scythe.actions import ChooseSection
from game.games.scythe.judge import JUDGE
from game.games.scythe.lines import Way, gone_on, lines
from game.games.scythe.openings import BETWEEN, FILE, LONGEST, Line, beginning, read_openings
from game.games.scythe.tables import FACTIONS, MATS

__all__ = ["FILE", "PAIRS", "look_for", "read_openings", "written"]

PAIRS = tuple((faction, mat) for faction in range(len(FACTIONS)) for mat in range(len(MATS)))
_WIDTH, _KEPT = 40, 6
_AHEAD = LONGEST + 1
"""The last turn that is looked at serves the next ones least, so it is not kept."""
_MOST_LINES = 4
_AS_GOOD = 3.0
"""How far behind the best line another one may be."""
_APART = 5
"""Lines differ in the sections of the first so many turns."""


def look_for(pair: tuple[int, int]) -> tuple[Line, ...]:
    """The lines of one faction on one mat, the best first."""
    JUDGE.lay_open()
    found = sorted(_of_each_beginning(pair), key=lambda way: -way.worth)
    best: dict[tuple[str, ...], Way] = {}
    for way in found:
        if way.worth > found[0].worth - _AS_GOOD:
            best.setdefault(_sections(way)[:_APART], way)
    return tuple(_line(way) for way in list(best.values())[:_MOST_LINES])


def _of_each_beginning(pair: tuple[int, int]) -> list[Way]:
    """Each section that the first turn can take is followed by itself: else the best leaves no room for others."""
    first = lines(beginning(*pair), 0, 1, _WIDTH, _KEPT)
    sections = dict.fromkeys(_sections(way) for way in first)
    groups = ([way for way in first if _sections(way) == one] for one in sections)
    return [way for group in groups for way in gone_on(group, 0, _AHEAD - 1, _WIDTH, _KEPT)]


def _sections(way: Way) -> tuple[str, ...]:
    return tuple(turn[0].top for turn in way.said if isinstance(turn[0], ChooseSection))


def _line(way: Way) -> Line:
    turns = tuple(BETWEEN.join(to_text(action) for action in turn) for turn in way.said[:LONGEST])
    return Line(round(way.worth, 1), turns)


def written(found: Mapping[tuple[int, int], Sequence[Line]], fitted: Fitted) -> str:
    """The file as text."""
    told = ["# Openings by faction and mat. Written by `run.py train scythe --openings`.", "provenance:"]
    told += [f"  {name}: {value}" for name, value in msgspec.to_builtins(fitted).items()]
    told.append("openings:")
    for faction, name in enumerate(FACTIONS):
        told.append(f"  {name}:")
        for mat, mat_name in enumerate(MATS):
            told.append(f"    {mat_name}:")
            for line in found[faction, mat]:
                told += [f"      - worth: {line.worth}", "        turns:"]
                told += [f'          - "{turn}"' for turn in line.turns]
    return "\n".join([*told, ""])
