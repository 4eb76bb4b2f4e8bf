"""How a match ended: who has won, everybody's place, and why those with as many points stand as they do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Self

from game.core.contract import Say, Seat, say


@dataclass(frozen=True, slots=True)
class Tie:
    """Neighbours in the result with as many points: what put those ahead, or that they share the place.

    Without `said` nothing could tell them apart.
    """

    seats: tuple[Seat, ...]
    said: Say | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """Several winners share the victory; `decided_by` tells which tie-breaker spoke for it.

    `ties` says the same of every place, from the first to the last.
    """

    points: tuple[int, ...]
    winners: tuple[Seat, ...]
    places: tuple[int, ...]
    decided_by: Say | None = None
    ties: tuple[Tie, ...] = ()

    @classmethod
    def of(cls, points: Sequence[int], decided_by: Say | None = None) -> Self:
        """Whoever has most points wins; who has as many shares the place."""
        return cls._ranked(points, {}, decided_by, "")

    @classmethod
    def broken(cls, game: str, points: Sequence[int], breakers: Mapping[str, Sequence[int]]) -> Self:
        """Who has as many points is put in order by the first breaker that differs; more of it is better.

        Its words are `<game>.result.<breaker>` with both figures, `n` and `less`; `<game>.result.shared` is said of a
        victory that nothing could break.
        """
        return cls._ranked(points, breakers, say(f"{game}.result.shared"), game)

    @classmethod
    def _ranked(
        cls, points: Sequence[int], breakers: Mapping[str, Sequence[int]], shared: Say | None, game: str
    ) -> Self:
        ranks = [tuple(figures) for figures in zip(points, *breakers.values(), strict=True)]
        places = tuple(1 + sum(other > own for other in ranks) for own in ranks)
        order = sorted(range(len(points)), key=lambda seat: places[seat])
        blocks = [tuple(block) for _, block in groupby(order, key=lambda seat: places[seat])]
        ties: list[Tie] = []
        for block, following in pairwise([*blocks, ()]):
            if len(block) > 1:
                ties.append(Tie(block, shared if block is blocks[0] else None))
            if following and points[block[0]] == points[following[0]]:
                ahead, behind = ranks[block[0]][1:], ranks[following[0]][1:]
                told = zip(breakers, ahead, behind, strict=True)
                name, n, less = next(one for one in told if one[1] != one[2])
                ties.append(Tie(block + following, say(f"{game}.result.{name}", n=n, less=less)))
        decided_by = ties[0].said if ties and ties[0].seats[0] in blocks[0] else None
        return cls(tuple(points), tuple(sorted(blocks[0])), places, decided_by, tuple(ties))
