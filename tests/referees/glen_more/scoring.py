"""Scorings and the end of a match (p. 18)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.referees.asking import CHANCE, Answers, Ask

from .facts import CASTLE
from .rondel import Rondel


class Scoring(Rondel):
    winners: tuple[int, ...] = ()

    def score(self, seat: int, points: int, source: str, scoring: bool = False, so_far: int = 0) -> Answers:
        """Points of one source, which may have given some just before."""
        self.points[seat] += points
        yield from ()

    def scoring(self, stack: str) -> Answers:
        for row, counts in self.counted().items():
            for seat, n in enumerate(counts):
                ahead = n - min(counts)
                points = self.lead(seat, row, ahead) if ahead else 0
                points += self.bonus(seat, row)
                if points:
                    yield from self.score(seat, points, row, scoring=True)

    def counted(self) -> dict[str, list[int]]:
        return {
            "scots": self.home_scots(),
            "landmarks": [self.card_count(seat) for seat in range(self.seats)],
            "whisky": self.whisky,
            "persons": [len(p) + ("david_hume" in p) for p in self.persons],
        }

    def lead(self, seat: int, row: str, ahead: int) -> int:
        told = self.table_of(seat, row)
        return told["table"][ahead - 1] if ahead <= len(told["table"]) else told["beyond"]

    def table_of(self, seat: int, row: str) -> Mapping[str, Any]:
        return self.box.game["scoring"]

    def bonus(self, seat: int, row: str) -> int:
        return 0

    def home_scots(self) -> list[int]:
        return [
            self.scots_at_home(seat) * (2 if "castle_moil" in self.landmarks[seat] else 1)
            for seat in range(self.seats)
        ]

    def scots_at_home(self, seat: int) -> int:
        return self.lands[seat][CASTLE].scots

    def card_count(self, seat: int) -> int:
        return len(self.landmarks[seat])

    def finish(self) -> Answers:
        yield from self.match_ends()
        yield Ask(CHANCE, ("score stack=D",), "p. 18 end")
        yield from self.scoring("D")
        yield from self.last_points()
        yield from self.scored("D")
        goods = [sum(p.goods.total() for p in land.values()) for land in self.lands]
        best = max(zip(self.points, goods, strict=True))
        self.winners = tuple(s for s in range(self.seats) if (self.points[s], goods[s]) == best)

    def match_ends(self) -> Answers:
        """All figures are at the end, the last scoring comes next."""
        yield from ()

    def last_points(self) -> Answers:
        """The final scoring (p. 18)."""
        sizes = [len(land) for land in self.lands]
        for seat in range(self.seats):
            self.points[seat] -= 3 * (sizes[seat] - min(sizes))
            worth = self.coin_points(seat)
            if worth:
                yield from self.score(seat, worth, "coins", scoring=True)
            if "armadale_castle" in self.landmarks[seat] and self.coins[seat]:
                yield from self.score(seat, self.armadale(seat), "armadale_castle", scoring=True)

    def coin_points(self, seat: int) -> int:
        return self.coins[seat]

    def armadale(self, seat: int) -> int:
        """A second point for each of the first eight coins."""
        return min(8, self.coins[seat])

    def scored(self, stack: str) -> Answers:
        """What follows a scoring."""
        yield from ()
