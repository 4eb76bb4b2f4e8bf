"""Rebirth counted again by hand: from the lines of a log and the tables of the board, without a line of its rules.

Slow and plain on purpose. Mission cards are left to their own tests; their points are taken as the rules say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from game.core.places import DATA
from game.core.strict_yaml import read_yaml

BOARD: dict[str, Any] = read_yaml(DATA / "rebirth" / "board.yaml").value
Tiles = dict[str, tuple[int, str]]


def beside(at: str) -> set[str]:
    """The six hexes around one; odd rows lie half a hex to the right."""
    row, col = int(at[1:3]), int(at[4:6])
    shift = row % 2
    steps = [(0, -1), (0, 1), (-1, shift - 1), (-1, shift), (1, shift - 1), (1, shift)]
    return {f"r{row + r:02d}c{col + c:02d}" for r, c in steps if row + r >= 0 and col + c >= 0}


def group(tiles: Tiles, at: str) -> set[str]:
    found, edge = {at}, [at]
    while edge:
        for near in beside(edge.pop()) - found:
            if tiles.get(near) == tiles[at]:
                found.add(near)
                edge.append(near)
    return found


def symbols(kind: str) -> int:
    return int(kind.removeprefix("settlement_")) if kind.startswith("settlement") else 0


class Recount:
    """`hands` are the tiles that each seat drew, in order; `neutral` the spaces taken before the game."""

    def __init__(self, seats: int, neutral: Iterable[str]) -> None:
        self.seats = seats
        self.tiles: Tiles = {at: (-1, "neutral") for at in neutral}
        self.hands: dict[int, str] = {}
        self.castles: dict[str, int] = {}
        self.points: Counter[tuple[int, str]] = Counter()

    def read(self, lines: Iterable[str]) -> None:
        for line in lines:
            who, word, *pairs = line.split()
            values = dict(pair.split("=") for pair in pairs)
            if word == "draw_tile":
                self.hands[int(values["seat"])] = values["tile"]
            elif word == "place":
                self.place(int(who), values["at"])
        self.finish()

    def place(self, seat: int, at: str) -> None:
        kind = self.hands[seat]
        self.tiles[at] = (seat, kind)
        if not symbols(kind):
            self.points[seat, kind] += len(group(self.tiles, at))
        else:
            for town in BOARD["settlements"].values():
                if at in town["spaces"]:
                    self.settle(seat, at, town)
        for castle, info in BOARD["castles"].items():
            if at in beside(info["hex"]):
                self.fight(seat, castle, info["hex"])

    def settle(self, seat: int, at: str, town: dict[str, Any]) -> None:
        if at in town.get("harbours", ()):
            self.points[seat, "harbours"] += 1
        if any(space not in self.tiles for space in town["spaces"]):
            return
        inside: Counter[int] = Counter()
        for space in town["spaces"]:
            owner, kind = self.tiles[space]
            inside[owner] += symbols(kind)
        # in a tie whoever completed it comes last, and the others clockwise from there
        order = sorted((s for s in inside if s >= 0), key=lambda s: (-inside[s], (s - seat - 1) % self.seats))
        size = len(town["spaces"])
        if size == 1:
            scores = [inside[seat]]
        elif len(order) == 1:
            scores = [{2: 8, 3: 13}[size]]
        else:
            scores = [{2: 5, 3: 8}[size], {2: 3, 3: 5}[size]]
        for owner, points in zip(order, scores, strict=False):
            self.points[owner, "settlements"] += points

    def fight(self, seat: int, castle: str, at: str) -> None:
        def strength(of: int) -> tuple[int, int]:
            own = [kind for space in beside(at) for owner, kind in [self.tiles.get(space, (-1, ""))] if owner == of]
            return len(own), sum(not symbols(kind) for kind in own)

        holder = self.castles.get(castle)
        if holder is None or strength(seat) > strength(holder):
            self.castles[castle] = seat

    def finish(self) -> None:
        for seat in self.castles.values():
            self.points[seat, "castles"] += 5
        for town in BOARD["settlements"].values():
            if any(space not in self.tiles for space in town["spaces"]):
                for space in town["spaces"]:
                    owner, kind = self.tiles.get(space, (-1, ""))
                    if owner >= 0:
                        self.points[owner, "unfinished"] += symbols(kind)
