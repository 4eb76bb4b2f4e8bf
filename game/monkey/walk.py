"""Episode after episode: what was done, what broke, and how to see it break again."""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial

from game.core.errors import BadInput
from game.games import CATALOGUE
from game.monkey import watch
from game.monkey.beginning import Beginning, any_beginning, read_beginning
from game.monkey.deeds import Deed, read_deed
from game.monkey.hand import Hand
from game.monkey.reach import Reach
from game.monkey.shrink import shrunk
from game.monkey.stage import Stage
from game.scenes.measured import memory_mb

EPISODE = (60, 200, 400, 700)
"""How many deeds an episode has: mostly few, so that what breaks is near its beginning."""
SHRINKING_S = 60.0
_GROWTH_MB = 250.0
_WARM = 0.4
"""After this share of all episodes the caches should have all they ever keep."""
_TIDIED_EVERY = 4
"""Episodes; looking through everything for what nobody holds any more takes long."""
_ENOUGH = 20
"""With fewer looks at the memory nothing can be said of it."""
BEGIN = "begin "
Tell = Callable[[str], object]


@dataclass
class Found:
    """One kind of failure: the first time it was seen, as few deeds as show it, and how often it came."""

    failure: watch.Failure
    beginning: Beginning
    deeds: list[Deed]
    times: int = 1
    again: bool = True
    """Whether it broke again when it was played once more from its beginning."""

    def lines(self) -> list[str]:
        return [f"{BEGIN}{self.beginning}", *map(str, self.deeds)]


@dataclass
class Walk:
    """All episodes of one seed."""

    seed: int
    games: tuple[str, ...] = CATALOGUE
    events: int = 0
    episodes: int = 0
    found: dict[str, Found] = field(default_factory=dict)
    reach: Reach = field(default_factory=Reach)
    memory: list[float] = field(default_factory=list)
    """Megabytes after every few episodes."""

    @property
    def exceptions(self) -> int:
        return sum(one.times for one in self.found.values() if one.failure.is_an_exception)

    def go(self, events: int, seconds: float, tell: Tell = lambda line: None, shrink_s: float = SHRINKING_S) -> None:
        """Until so many events or seconds are over; nothing ends it before."""
        end = time.time() + seconds
        while self.events < events and time.time() < end:
            rng = random.Random(f"{self.seed}:{self.episodes}")
            self.episodes += 1
            beginning = any_beginning(rng, self.games)
            done: list[Deed] = []
            failure = self._episode(beginning, rng, done, min(rng.choice(EPISODE), events - self.events), end)
            if failure is not None:
                self._keep(failure, beginning, done, tell, shrink_s)
            if self.episodes % _TIDIED_EVERY == 0:
                gc.collect()
                self.memory.append(memory_mb())

    def _episode(
        self, beginning: Beginning, rng: random.Random, done: list[Deed], most: int, end: float
    ) -> watch.Failure | None:
        hand = Hand(rng, self.games, beginning.jump)
        with Stage(beginning, self.games) as stage:
            failure = watch.attempt(stage.begin)
            while failure is None and len(done) < most and not stage.is_over and time.time() < end:
                for one in hand.next(stage.context):
                    done.append(one)
                    self.events += 1
                    self.reach.note(stage.context, one)
                    failure = watch.attempt(partial(stage.do, one)) or watch.slowness(stage)
                    if failure is not None or stage.is_over:
                        break
            if failure is None and not stage.is_over:
                failure = self._leave(stage, done)
            return _ended(stage, failure)

    def _leave(self, stage: Stage, done: list[Deed]) -> watch.Failure | None:
        found: list[watch.Failure | None] = []
        broke = watch.attempt(lambda: found.append(watch.dead_end(stage, done)))
        return broke or found[0]

    def _keep(
        self, failure: watch.Failure, beginning: Beginning, done: list[Deed], tell: Tell, shrink_s: float
    ) -> None:
        known = self.found.get(failure.place)
        if known is not None:
            known.times += 1
            return
        tell(f"episode {self.episodes - 1}: {failure.place}")

        def breaks(deeds: Sequence[Deed]) -> bool:
            again = play(beginning, deeds, self.games)
            return again is not None and again.place == failure.place

        found = self.found[failure.place] = Found(failure, beginning, done)
        if shrink_s > 0:
            found.again = breaks(done)
            found.deeds = shrunk(done, breaks, shrink_s) if found.again else done
        tell("\n".join([found.failure.told.rstrip(), *found.lines()]))

    def growth_mb(self) -> float:
        """How much more is held at the end than when everything that is kept had been made once."""
        if len(self.memory) < _ENOUGH:
            return 0.0
        at = round(len(self.memory) * _WARM)
        few = max(5, len(self.memory) // 10)
        return min(self.memory[-few:]) - max(self.memory[at : at + few])

    @property
    def grows(self) -> bool:
        return self.growth_mb() > _GROWTH_MB


def play(beginning: Beginning, deeds: Sequence[Deed], games: tuple[str, ...] = CATALOGUE) -> watch.Failure | None:
    """What breaks when these deeds are done once more."""
    with Stage(beginning, games) as stage:
        failure = watch.attempt(stage.begin)
        for one in deeds if failure is None else ():
            failure = watch.attempt(partial(stage.do, one)) or watch.slowness(stage)
            if failure is not None or stage.is_over:
                return _ended(stage, failure)
        if failure is None:
            found: list[watch.Failure | None] = []
            failure = watch.attempt(lambda: found.append(watch.dead_end(stage, []))) or found[0]
        return _ended(stage, failure)


def _ended(stage: Stage, failure: watch.Failure | None) -> watch.Failure | None:
    """What broke, be it only when all was left; the first mistake may well lead to others then."""
    last = watch.attempt(stage.end)
    return failure or last


def read_episodes(text: str) -> Iterator[tuple[Beginning, list[Deed]]]:
    """The episodes of a file: lines as `Found.lines` prints them; what begins with # is a remark."""
    beginning: Beginning | None = None
    deeds: list[Deed] = []
    for line in filter(None, map(str.strip, text.splitlines())):
        if line.startswith("#"):
            continue
        if line.startswith(BEGIN):
            if beginning is not None:
                yield beginning, deeds
            beginning, deeds = read_beginning(line.removeprefix(BEGIN)), []
        else:
            deeds.append(read_deed(line))
    if beginning is None:
        raise BadInput("There is no episode in this file: it has no line that starts with 'begin'.")
    yield beginning, deeds
