"""Follows a match line by line and compares the referee's position and offers with the game's."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from game.bots.levels import make_bot
from game.core.text import to_text
from game.games import judge_of, rules_of

from .match import Match
from .position import NEW, Ask, Disagreement, comparable, differences

LENIENT = "activate_some remove_tiles build_from_discards choose_goods put_scots pay_cost".split()


class Watch:
    """A match of the game with the referee at its side. `met` counts the words of what was said."""

    def __init__(self, seats: int, seed: int, options: Mapping[str, Any]) -> None:
        self.rules = rules_of("glen_more")
        self.state = self.rules.new(dict(options), seats)
        self.lines = 0
        self.luck = random.Random(seed)
        self.where = f"{seats} players, seed {seed}, {dict(options)}"
        self.match = Match(seats, options)
        self.match.seen = self.rules.to_plain(self.state)
        self.course = self.match.play()
        self.asked: Ask | None = next(self.course)
        self.met: Counter[str] = Counter()
        self.check("the set-up")

    def tell(self, seat: int, action: Any) -> None:
        """One line more, for the game and for the referee."""
        said = to_text(action)
        self.rules.step(self.state, seat, action)
        self.lines += 1
        name = f"line {self.lines}, '{seat} {said}'"
        if self.asked is None:
            raise Disagreement(f"{self.where}: {name}: the referee says the match is over")
        self.met.update(said.replace("=", " ").split())
        self.match.seen = self.rules.to_plain(self.state)
        try:
            self.asked = self.course.send(said)
        except StopIteration:
            self.asked = None
        except Exception as wrong:
            raise Disagreement(f"{self.where}: {name}: {wrong!r}") from wrong
        self.check(name)

    def check(self, name: str) -> None:
        rules, state = self.rules, self.state
        wrong = differences(self.match.plain(), comparable(self.match.seen))
        waiting = rules.waiting(state)
        if self.asked is None:
            if waiting:
                wrong.append(f"referee: the match is over; game asks {waiting}")
            else:
                wrong += self.result(state)
        elif self.asked.seat not in waiting:
            wrong.append(f"referee asks seat {self.asked.seat} {self.asked.offers[:6]} ({self.asked.book}); "
                         f"game asks {waiting}")
        else:
            theirs = [to_text(action) for action in rules.options(state, self.asked.seat)]
            ours = set(self.asked.offers)
            only_we, only_they = sorted(ours - set(theirs)), sorted(set(theirs) - ours)
            if not NEW and self.match.seen["stack"][-1].split()[0] in LENIENT:
                only_we = [o for o in only_we if not o.startswith("sell ")]
            if only_we or only_they:
                wrong.append(f"seat {self.asked.seat}, {self.asked.book}: only the referee offers {only_we}, "
                             f"only the game {only_they}; stack {self.match.seen['stack']}")
            if self.asked.weights and tuple(rules.weights(state)) != self.asked.weights:
                wrong.append(f"{self.asked.book}: weights {self.asked.weights}, game {rules.weights(state)}")
        if wrong:
            raise Disagreement(f"{self.where}\nafter {name}:\n  " + "\n  ".join(wrong))

    def result(self, state: Any) -> list[str]:
        result = self.rules.result(state)
        if tuple(result.winners) == self.match.winners and list(result.points) == self.match.points:
            return []
        return [f"p. 18 end: referee {self.match.winners} {self.match.points}, game {result.winners} {result.points}"]


Player = Callable[[Any, int, Sequence[Any]], Any]


def play(watch: Watch, choose: Player, limit: int = 5000) -> Watch:
    """A whole match, draws included."""
    rules = watch.rules
    for _ in range(limit):
        waiting = rules.waiting(watch.state)
        if not waiting:
            return watch
        seat = waiting[0]
        offers = rules.options(watch.state, seat)
        if seat < 0:
            watch.tell(seat, watch.luck.choices(offers, rules.weights(watch.state))[0])
        else:
            watch.tell(seat, choose(watch.state, seat, offers))
    raise Disagreement(f"{watch.where}: no end after {limit} lines")


def random_player(seed: int) -> Player:
    """Mostly at random, but seldom ends a turn early, sells or throws away what it has."""
    rng = random.Random(seed)
    dull = {"end_turn": 0.15, "sell": 0.15, "skip": 0.3, "go": 0.1, "move": 0.5, "pay": 0.5}

    def choose(state: Any, seat: int, offers: Sequence[Any]) -> Any:
        return rng.choices(offers, [dull.get(type(a).word, 1.0) for a in offers])[0]

    return choose


def mixed_player(seed: int, seats: int) -> Player:
    """Every other choice is an easy bot's: so territories grow and persons come in numbers."""
    rng = random.Random(seed)
    at_random = random_player(seed)
    rules = rules_of("glen_more")
    bots = [make_bot("easy", seat, judge_of("glen_more")) for seat in range(seats)]

    def choose(state: Any, seat: int, offers: Sequence[Any]) -> Any:
        if len(offers) == 1 or rng.random() < 0.5:
            return at_random(state, seat, offers)
        return bots[seat].choose(rules, rules.view(state, seat), offers, rng, 0.0)

    return choose


def met(match: Match) -> set[str]:
    """The components that came into play in a match."""
    laid = {name for land in match.lands for place in land.values() for name in place.tiles}
    kept = {name for hand in (*match.persons, *match.landmarks) for name in hand}
    return laid | kept | {clan for clan, who in match.claimed.items() if who}
