"""A combat of Scythe as data for its page: who fights, what each side has staked, how far the story of it has come,
and what winning or losing would bring or has brought."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from game.games.scythe.shown import Fought, Odds, ShownScythe

COVERED_MS, DIALS_MS, CARDS_MS, TOTALS_MS, ROW_MS = 500.0, 1100.0, 500.0, 600.0, 220.0
_TURNED = COVERED_MS + DIALS_MS
_FLIPPED = _TURNED + CARDS_MS
WON = _FLIPPED + TOTALS_MS
OPEN_MS = WON + 5 * ROW_MS
"""From then on everything stands there."""


def _share(ms: float, begin: float, length: float) -> float:
    return max(0.0, min(1.0, (ms - begin) / length))


@dataclass(frozen=True)
class Course:
    """How far the story of a combat has come; before the dials are turned over there is none."""

    ms: float = OPEN_MS

    @property
    def dials(self) -> float:
        return _share(self.ms, COVERED_MS, DIALS_MS)

    @property
    def cards(self) -> float:
        return _share(self.ms, _TURNED, CARDS_MS)

    @property
    def totals(self) -> float:
        return _share(self.ms, _FLIPPED, TOTALS_MS)

    @property
    def counted(self) -> bool:
        """Whether the totals stand: before that nobody has paid anything."""
        return self.totals >= 1.0

    @property
    def rows(self) -> int:
        return int(max(0.0, self.ms - WON) // ROW_MS)

    @property
    def step(self) -> int:
        """1 covered, 2 dials, 3 cards, 4 who has won."""
        return 1 + sum(self.ms >= begin for begin in (COVERED_MS, _TURNED, WON))


@dataclass(frozen=True)
class Fight:
    """What is shown: who fights where, and what each side has staked as far as it may be seen."""

    at: str
    sides: tuple[int, int]
    """Attacker and defender."""
    own: int
    stakes: Mapping[int, tuple[int | None, tuple[int, ...]]]
    """By seat: the dial and the cards laid behind it, where they are known."""
    course: Course | None = None

    @property
    def step(self) -> int:
        return 0 if self.course is None else self.course.step

    @property
    def rival(self) -> int:
        return self.sides[1] if self.own == self.sides[0] else self.sides[0]

    def total(self, seat: int) -> int:
        dial, laid = self.stakes.get(seat, (None, ()))
        return (dial or 0) + sum(laid)

    @property
    def winner(self) -> int:
        attacker, defender = self.sides
        return attacker if self.total(attacker) >= self.total(defender) else defender

    @property
    def loser(self) -> int:
        return self.sides[1] if self.winner == self.sides[0] else self.sides[0]


def ended(fought: Fought, viewer: int | None) -> Fight:
    """The combat that was fought last, all uncovered."""
    sides = fought.attacker, fought.defender
    stakes = {seat: (one.power, one.cards) for seat, one in zip(sides, fought.stakes, strict=True)}
    own = sides[1] if viewer == sides[1] else sides[0]
    return Fight(fought.at, sides, own, stakes, Course())


@dataclass(frozen=True)
class Consequence:
    """A line of what follows: its key among the words of the page, whom it concerns, a figure before and after."""

    key: str
    seat: int
    n: int = 0
    change: tuple[int, int] | None = None
    good: bool = True


def consequences(fight: Fight, odds: Odds | None, before: ShownScythe) -> list[Consequence]:
    """One after the other, as they come on the map; the attacker loses popularity only by winning."""
    winner, loser, found = fight.winner, fight.loser, []
    if odds is None:
        return []
    stars = before.players[winner].stars.get("combat", 0)
    if odds.sides[winner].wins_star:
        found.append(Consequence("star_won", winner, change=(stars, stars + 1)))
    if odds.popularity and winner == fight.sides[0]:
        hearts = before.players[winner].popularity
        found.append(Consequence("driven", winner, odds.popularity, (hearts, hearts - odds.popularity), False))
    found.append(Consequence("retreats", loser, odds.sides[loser].units, good=False))
    if fight.total(loser):
        found.append(Consequence("draws", loser, 1))
    return found
