"""Looking back at what a seat did: the position as it was seen then, played on from there and from what else could
have been done.

First all ways are played on in a race, and the best of the others is found; then that one and what was done are
played on anew, each pair in the same deal and with the same luck, and only those laps are the figures. So what won
the race by luck alone shows no gain. A lap hangs on view, ways and number alone: the same question gets the same
answer.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any

from game.bots.judging import Judge, lead
from game.bots.playout import OUT_OF_THE_QUESTION, play_on
from game.bots.race import Alone, Race, Runner
from game.core.contract import CHANCE, Action, AnyRules, Seat
from game.core.text import to_text

Way = tuple[Action, ...]
"""What one seat does without anybody or any luck in between."""

LONGEST = 60
"""Actions of one turn; who needs more walks in a circle."""
WAYS = 7
"""Ways that are raced against what was done."""
_ASIDE = 3
"""Other answers that are tried at each later step of what was done."""
SURE = 2.0
"""So many standard errors lie between what is told and what the luck of the laps could have made."""


@dataclass(frozen=True, slots=True)
class Sum:
    """Means over all laps: what the seat may expect, by the name of each part, and what the best of the others."""

    parts: Mapping[str, float]
    own: float
    others: float

    @property
    def lead(self) -> float:
        return self.own - self.others


@dataclass(frozen=True, slots=True)
class Compared:
    """What was done and the best that was found instead, both played on `laps` times; `other` is empty where nothing
    else could be done. `gap` is how much more that one led in the end, below zero how much less, `doubt` its standard
    error. `ended` says whether all laps were played to the end of the match, so that the parts are rows of the score
    sheet."""

    laps: int
    done: Sum
    best: Sum
    other: tuple[str, ...]
    gap: float
    doubt: float
    ended: bool = False
    ways: int = 0
    """How many other ways were raced; 0 where nothing else could be done or came into question."""

    @property
    def is_sure(self) -> bool:
        """Whether more lies between the two than luck."""
        return self.gap > SURE * self.doubt


def look_back(
    rules: AnyRules, judge: Judge, view: Any, seat: Seat, done: Sequence[Action], laps: int, seed: int,
    stopped: Callable[[], bool], thorough: bool = False,
) -> Compared | None:  # fmt: skip
    """None if it was stopped on the way. Without laps the ways are judged where they end: nothing is played on."""
    way = tuple(done)
    ways = [way, *other_ways(rules, judge, view, seat, way, stopped, thorough)]
    if stopped():
        return None
    if not laps:
        return _glimpsed(rules, judge, view, seat, ways)
    best = _best_other(rules, judge, view, seat, ways, laps, seed, stopped) if len(ways) > 1 else way
    if best is None:
        return None
    found = _measured(rules, judge, view, seat, way, best, 2 * laps, seed, stopped)
    return None if found is None else replace(found, ways=len(ways) - 1)


# -- what else could have been done ----------------------------------------------------------------------------------


def other_ways(
    rules: AnyRules, judge: Judge, view: Any, seat: Seat, done: Way, stopped: Callable[[], bool], thorough: bool
) -> list[Way]:
    """Other beginnings of the turn, then other answers on the way of what was done; each goes on as the judge would
    go on."""
    found: dict[Way, None] = {}
    here = view.copy()
    for step, said in enumerate(done):
        options = rules.options(here, seat)
        if len(options) > 1 and not stopped():
            for option in _likely(
                judge, here, seat, options, judge.width if step == 0 else _ASIDE, stopped, thorough
            ):
                if option != said:
                    found.setdefault((*done[:step], *_to_the_end(rules, judge, here, seat, option)))
        rules.step(here, seat, said)
    ends = _ends(rules, view, seat, (done, *found))
    same = ends.pop(0)
    distinct: dict[Any, Way] = {}
    for way, end in zip(found, ends, strict=True):
        key = rules.to_plain(end)
        if key != rules.to_plain(same):
            distinct.setdefault(str(key), way)
    return list(distinct.values())[:WAYS]


def _likely(
    judge: Judge, view: Any, seat: Seat, options: Sequence[Action], most: int, stopped: Callable[[], bool],
    thorough: bool,
) -> list[Action]:  # fmt: skip
    merits = (judge.ponder(view, seat, options, stopped) if thorough else None) or judge.rank(view, seat, options)
    best_first = sorted(range(len(options)), key=lambda n: -merits[n])[:most]
    return [options[n] for n in best_first if merits[n] > OUT_OF_THE_QUESTION or n == best_first[0]]


def _to_the_end(rules: AnyRules, judge: Judge, view: Any, seat: Seat, first: Action) -> Way:
    """The rest of the turn as the quick order of the judge goes on, as far as nothing else comes in between."""
    way, here = [first], view.copy()
    rules.step(here, seat, first)
    while len(way) < LONGEST and _is_asked(rules, here, seat) and not _is_next_turn(rules, view, here, seat):
        options = rules.options(here, seat)
        merits = judge.rank(here, seat, options) if len(options) > 1 else [0.0]
        way.append(options[merits.index(max(merits))])
        rules.step(here, seat, way[-1])
    return tuple(way)


def _is_asked(rules: AnyRules, state: Any, seat: Seat) -> bool:
    waiting = rules.waiting(state)
    return CHANCE not in waiting and seat in waiting


def _is_next_turn(rules: AnyRules, before: Any, now: Any, seat: Seat) -> bool:
    return rules.turns(now)[seat] > rules.turns(before)[seat]


def _ends(rules: AnyRules, view: Any, seat: Seat, ways: Sequence[Way]) -> list[Any]:
    found = []
    for way in ways:
        here = view.copy()
        for action in way:
            rules.step(here, seat, action)
        found.append(here)
    return found


# -- what would have become of it ------------------------------------------------------------------------------------


def _best_other(
    rules: AnyRules, judge: Judge, view: Any, seat: Seat, ways: Sequence[Way], laps: int, seed: int,
    stopped: Callable[[], bool],
) -> Way | None:  # fmt: skip
    """Of all but the first of the ways the one that came farthest in the race."""

    def play(numbers: Sequence[int], lap: int, needless: Callable[[], bool]) -> list[float] | None:
        ends = []
        for end in _lap(rules, judge, view, seat, [ways[n] for n in numbers], f"{seed}:{lap}"):
            if needless():
                return None
            ends.append(lead(judge.value, end, seat))
        return ends

    runners = [Runner(way[0], number=number) for number, way in enumerate(ways)]
    Race(runners, play, Alone(), laps * len(ways), lambda needed: stopped()).run()
    if stopped():
        return None
    return ways[max(runners[1:], key=lambda one: (len(one.leads), one.mean())).number]


def _lap(rules: AnyRules, judge: Judge, view: Any, seat: Seat, ways: Sequence[Way], seed: str) -> Iterator[Any]:
    """Where each way ends in the same deal and with the same luck."""
    rng = random.Random(seed)
    deal, luck = judge.deal(view, seat, rng), rng.getrandbits(64)
    for way in ways:
        state = deal.copy()
        play_on(rules, judge, state, seat, way, random.Random(luck))
        yield state


def _measured(
    rules: AnyRules, judge: Judge, view: Any, seat: Seat, done: Way, best: Way, laps: int, seed: int,
    stopped: Callable[[], bool],
) -> Compared | None:  # fmt: skip
    ways = [done] if best == done else [done, best]
    ends: list[list[Any]] = []
    for lap in range(laps):
        ends.append([])
        for end in _lap(rules, judge, view, seat, ways, f"{seed}:again:{lap}"):
            if stopped():
                return None
            ends[-1].append(end)
    ended = all(state.is_over() for lap_ends in ends for state in lap_ends)
    sums = [[_sum(rules, judge, state, seat, ended=ended) for state in lap_ends] for lap_ends in ends]
    gaps = [one[-1].lead - one[0].lead for one in sums]
    mean = sum(gaps) / laps
    doubt = sqrt(sum((gap - mean) ** 2 for gap in gaps) / max(1, laps - 1) / laps)
    other = () if best == done else tuple(map(to_text, best))
    means = [_mean([one[n] for one in sums]) for n in (0, -1)]
    return Compared(laps, means[0], means[1], other, mean, doubt, ended)


def _glimpsed(rules: AnyRules, judge: Judge, view: Any, seat: Seat, ways: Sequence[Way]) -> Compared:
    ends = _ends(rules, view, seat, ways)
    sums = [_sum(rules, judge, end, seat, ended=False) for end in ends]
    best = max(range(1, len(ways)), key=lambda n: sums[n].lead, default=0)
    other = tuple(map(to_text, ways[best])) if best else ()
    return Compared(0, sums[0], sums[best], other, sums[best].lead - sums[0].lead, 0.0, ways=len(ways) - 1)


def _sum(rules: AnyRules, judge: Judge, state: Any, seat: Seat, *, ended: bool) -> Sum:
    others = max((judge.value(state, one) for one in range(state.seats) if one != seat), default=0.0)
    own = judge.value(state, seat)
    if not ended:
        return Sum(dict(judge.terms(state, seat)), own, others)
    parts: dict[str, float] = {}
    for entry in rules.sheet(state).entries:
        if entry.seat == seat:
            parts[entry.category] = parts.get(entry.category, 0.0) + entry.points
    return Sum(parts, own, others)


def _mean(sums: Sequence[Sum]) -> Sum:
    names = dict.fromkeys(name for one in sums for name in one.parts)
    parts = {name: sum(one.parts.get(name, 0.0) for one in sums) / len(sums) for name in names}
    own, others = (sum(values) / len(sums) for values in zip(*((one.own, one.others) for one in sums), strict=True))
    return Sum(parts, own, others)
