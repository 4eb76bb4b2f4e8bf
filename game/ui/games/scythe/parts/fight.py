"""A combat of Scythe as data for its page: who fights, what each side has staked, how far the story of it has come,
and what winning or losing would bring or has brought."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.games.scythe.shown import Fought, Odds, ShownScythe
from game.ui.games.scythe.facts import load_facts
from game.ui.games.scythe.shown import WarShown

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
    def is_tie(self) -> bool:
        return self.total(self.sides[0]) == self.total(self.sides[1])

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
        left = len(before.players[loser].cards) - len(fight.stakes[loser][1])
        found.append(Consequence("draws", loser, 1, (left, left + 1)))
    return found


@dataclass(frozen=True)
class Entry:
    """A line of what a side had, lost and spent: its key among the words of the page, what of it, by which ability of
    whom, and how it changed."""

    key: str
    good: str
    was: int
    now: int
    ability: str = ""
    by: int = -1


def ledger(fight: Fight, stood: ShownScythe, used: Sequence[Any], seat: int) -> list[Entry]:
    """From before the abilities until dial and cards are paid; `used` are the abilities of this combat in order."""
    costs, player = load_facts().before_combat, stood.players[seat]
    power, cards = player.power, len(player.cards)
    for event in used:
        pays, takes = costs[_ability(event)]
        if event.seat == seat:
            power, cards = power + pays, cards - takes
        elif event.other == seat:
            power, cards = power + event.n, cards + takes
    found = [Entry("before", "power", power, power)]
    for event in used:
        name = _ability(event)
        pays, takes = costs[name]
        if event.seat == seat and pays:
            found.append(Entry("costs", "power", power, power - pays, name, seat))
            power -= pays
        elif event.seat == seat and takes:
            found.append(Entry("takes", "combat_cards", cards, cards + takes, name, seat))
            cards += takes
        elif event.other == seat and event.n:
            found.append(Entry("hits", "power", power, power - event.n, name, event.seat))
            power -= event.n
        elif event.other == seat and takes:
            found.append(Entry("robs", "combat_cards", cards, cards - takes, name, event.seat))
            cards -= takes
    dial, laid = fight.stakes.get(seat, (None, ()))
    if dial is not None:
        found.append(Entry("dialled", "power", power, power - dial))
        found.append(Entry("laid", "combat_cards", cards, cards - len(laid)))
    return found


def _ability(event: Any) -> str:
    return str(event.ability).partition(":")[2]


def advised(fight: Fight, shown: WarShown) -> tuple[int, ...]:
    """The power and the cards of a stake that is advised, as long as nothing has been entered."""
    mine = fight.own == shown.viewer and not shown.hidden and fight.course is None
    if not mine or fight.stakes.get(fight.own, (None, ())) != (None, ()):
        return ()
    parts = [one.split(":") for one in shown.advised]
    return tuple(int(one[1]) for kind in ("dial", "card") for one in parts if one[0] == kind)
