"""Follows a match line by line, and compares the referee's position and offers with the game's."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

from game.bots.judging import judge_for
from game.bots.levels import make_bot
from game.core.setup import read_line
from game.core.strict_yaml import read_yaml
from game.core.text import to_text
from game.games import judge_of, rules_of

from .asking import CHANCE, Answers, Ask, Disagreement, differences

LOGS = Path(__file__).parents[1] / "logs"


class Course(Protocol):
    """What a referee has: a course of the match, a position, and who has won."""

    points: list[int]
    winners: tuple[int, ...]
    seen: dict[str, Any]
    """The game's own position after the line that was said last: for what the rules leave open."""
    speaker: int

    def play(self) -> Answers: ...
    def plain(self) -> dict[str, Any]: ...


class Watch:
    """A match of the game with the referee at its side. `met` counts the words of what was said."""

    alike = True
    """Draws are all alike unless the referee says otherwise; without it only what he says is compared."""

    def __init__(
        self, game: str, match: Any, seats: int, seed: int, options: Mapping[str, Any], begin: Any = None
    ) -> None:
        """`begin` is a position to begin with, in its plain form; the referee goes on from there by `play_on`."""
        self.rules = rules_of(game)
        self.state = self.rules.new(dict(options), seats) if begin is None else self.rules.from_plain(begin)
        self.lines = 0
        self.luck = random.Random(seed)
        self.where = f"{game}: {seats} players, seed {seed}, {dict(options)}"
        self.match = match
        self.match.seen = self.rules.to_plain(self.state)
        self.course = self.match.play() if begin is None else self.match.play_on(self.match.seen)
        self.asked: Ask | None = next(self.course)
        self.met: Counter[str] = Counter()
        self.check("the set-up")

    def tell(self, seat: int, action: Any) -> None:
        """One line more, for the game and for the referee."""
        said = to_text(action)
        name = f"line {self.lines + 1}, '{seat} {said}'"
        try:
            self.rules.step(self.state, seat, action)
        except Exception as wrong:
            raise Disagreement(f"{self.where}: {name}: the game breaks: {wrong!r}") from wrong
        self.lines += 1
        if self.asked is None:
            raise Disagreement(f"{self.where}: {name}: the referee says the match is over")
        self.met.update(said.replace("=", " ").split())
        self.match.seen = self.rules.to_plain(self.state)
        self.match.speaker = seat
        try:
            self.asked = self.course.send(said)
        except StopIteration:
            self.asked = None
        except Exception as wrong:
            raise Disagreement(f"{self.where}: {name}: the referee breaks: {wrong!r}") from wrong
        self.check(name)

    def check(self, name: str) -> None:
        wrong = differences(self.match.plain(), self.comparable(self.match.seen))
        waiting = tuple(self.rules.waiting(self.state))
        if self.asked is None:
            wrong += [f"referee: the match is over; game asks {waiting}"] if waiting else self.result()
        elif set(waiting) != set(self.asked.asked):
            wrong.append(
                f"referee asks seats {sorted(self.asked.asked)} {self.asked.offers[:6]} "
                f"({self.asked.book}); game asks {waiting}"
            )
        else:
            wrong += self.offers(self.asked)
        if wrong:
            raise Disagreement(f"{self.where}\nafter {name}:\n  " + "\n  ".join(wrong))

    def offers(self, asked: Ask) -> list[str]:
        wrong = []
        for seat, ours in asked.asked.items():
            theirs = [to_text(action) for action in self.rules.options(self.state, seat)]
            only_we = self.not_excused(sorted(set(ours) - set(theirs)))
            only_they = sorted(set(theirs) - set(ours))
            if only_we or only_they:
                wrong.append(
                    f"seat {seat}, {asked.book}: only the referee offers {only_we}, "
                    f"only the game {only_they}; stack {self.match.seen['stack']}"
                )
            elif seat == CHANCE and len(theirs) > 1 and (asked.weights or self.alike):
                own = dict(zip(ours, asked.weights or (1,) * len(ours), strict=True))
                told = dict(zip(theirs, self.rules.weights(self.state), strict=True))
                if own != told:
                    wrong.append(f"{asked.book}: how likely: {differences(own, told, 'draw')[:4]}")
        return wrong

    def comparable(self, plain: dict[str, Any]) -> dict[str, Any]:
        """The game's position with everything sorted whose order is no rule."""
        return plain

    def not_excused(self, only_we: list[str]) -> list[str]:
        """Of what the referee alone offers, what the game would have to offer too."""
        return only_we

    def result(self) -> list[str]:
        result = self.rules.result(self.state)
        points, winners = list(self.match.points), tuple(self.match.winners)
        if result is not None and tuple(result.winners) == winners and list(result.points) == points:
            return []
        return [f"the end: referee {winners} {points}, game {result}"]


Player = Callable[[Any, int, Sequence[Any]], Any]


def play(watch: Watch, choose: Player, limit: int = 5000) -> Any:
    """A whole match, draws included."""
    rules = watch.rules
    for _ in range(limit):
        waiting = rules.waiting(watch.state)
        if not waiting:
            return watch
        seat = waiting[0] if len(waiting) == 1 else watch.luck.choice(waiting)
        offers = rules.options(watch.state, seat)
        if seat == CHANCE:
            watch.tell(seat, watch.luck.choices(offers, rules.weights(watch.state))[0])
        else:
            watch.tell(seat, choose(watch.state, seat, offers))
    raise Disagreement(f"{watch.where}: no end after {limit} lines")


def say_again(watch: Watch, said: Sequence[str]) -> Watch:
    """What was said in a like position, as long as it is still offered."""
    for line in said:
        for seat in watch.rules.waiting(watch.state):
            offers = {to_text(action): action for action in watch.rules.options(watch.state, seat)}
            if line in offers:
                watch.tell(seat, offers[line])
                break
        else:
            return watch
    return watch


def random_player(seed: int, dull: Mapping[str, float]) -> Player:
    """Mostly at random; `dull` says by the first word what is chosen seldom, so that the match comes to something."""
    rng = random.Random(seed)

    def choose(state: Any, seat: int, offers: Sequence[Any]) -> Any:
        return rng.choices(offers, [dull.get(type(a).word, 1.0) for a in offers])[0]

    return choose


def mixed_player(game: str, seed: int, seats: int, dull: Mapping[str, float]) -> Player:
    """Every other choice is an easy bot's: so what takes some sense to reach is reached too."""
    rng = random.Random(seed)
    at_random = random_player(seed, dull)
    rules = rules_of(game)
    judge = judge_for(rules, judge_of(game))
    bots = [make_bot("easy", seat, judge) for seat in range(seats)]

    def choose(state: Any, seat: int, offers: Sequence[Any]) -> Any:
        if len(offers) == 1 or rng.random() < 0.5:
            return at_random(state, seat, offers)
        return bots[seat].choose(rules, rules.view(state, seat), offers, rng, 0.0)

    return choose


def kept_logs(game: str) -> list[Path]:
    """The whole matches that are kept of a game."""
    return sorted((LOGS / game).glob("*.yaml"))


def follow(watch: Watch, kept: Mapping[str, Any]) -> Any:
    """A kept match, line by line."""
    for told in kept["log"]:
        line = read_line(watch.rules, told)
        watch.tell(line.seat, line.action)
    assert watch.asked is None
    assert list(watch.match.points) == kept["points"] and list(watch.match.winners) == kept["winners"]
    return watch


def kept(file: Path) -> dict[str, Any]:
    content: dict[str, Any] = read_yaml(file).value
    return content
