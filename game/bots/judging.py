"""What a game tells the bots about itself: how good a position is, and a quick order of the options.

A game hands in a judge (game/games/<game>/judge.py). Only `value` is a must; `judge_for` fills in the rest, and a
game without a judge is judged by its score sheet.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from game.core.contract import Action, AnyRules, Say, Seat
from game.core.preview import Brought, Followed, Preview

Weighed = Sequence[tuple[Action, float]]
"""Options and what they are worth, in points."""


class Judge(Protocol):
    """Figures a bot may weigh. Everything works on views and on the full states of a guess alike."""

    rounds: int
    """How many real decisions of every seat a play-out goes before `value` is asked; 0 = to the end of the game."""

    width: int
    """How many of the quickly ranked options a search looks at."""

    slip: float
    """By how many points a medium player may misjudge an option; 0 = by its distance to the average of all."""

    stumble: float
    """By how many points a beginner may misjudge an option in the quick order; 0 = by a part of what lies between the
    best and the worst."""

    trust: float
    """For how many play-outs the quick order counts in a search; its merits have to be points then. 0 = for none."""

    playouts: int
    """How many play-outs a decision gets where they are counted: about as many as the clock of the table allows."""

    hindsight: tuple[int, int]
    """How often ways are played on where a whole match is looked back at: of every turn at first, then of those in
    which much was lost."""

    private: frozenset[str]
    """Terms that say something only where one sees all that the seat sees; the whole table is not told of them."""

    passes_into: Mapping[str, frozenset[str]]
    """Terms that come true in others: what a loss of one has made rise is no cost."""

    asides: tuple[type[Action], ...]
    """Actions that are open beside every decision and no other way to decide it, such as to open a page."""

    weights: Mapping[str, float]
    """How much each term weighs, from data/<game>/judge.yaml; empty for a judge that has no terms of its own."""

    def at_its_best(self) -> Any:
        """The same judge as the best level asks it, which may take longer; itself if left out."""

    def value(self, view: Any, seat: Seat) -> float:
        """The points this seat may expect in the end."""

    def terms(self, view: Any, seat: Seat) -> Mapping[str, float]:
        """What `value` is made of: by the id of each term its points, its weight counted in. They add up to `value`;
        over a match all ids of `weights` may come, not each in every position. Under `bots.<game>.term.<id>` stands a
        sentence for each."""

    def weighed(self, weights: Mapping[str, float]) -> Any:
        """The same judge with other weights, for `run.py train`."""

    def in_character(self, character: str) -> Any:
        """The same judge as a bot of that character weighs (game/core/characters.py); itself if left out."""

    def rank(self, view: Any, seat: Seat, options: Sequence[Action]) -> list[float]:
        """A merit for each option, the higher the better; what a medium bot decides by, so it has to be quick.
        Minus infinity is for what must not even be tried."""

    def glance(self, view: Any, seat: Seat, options: Sequence[Action]) -> list[float]:
        """The same order in a play-out, where it may be rougher if it is quicker so; `rank` if left out."""

    def ponder(
        self, view: Any, seat: Seat, options: Sequence[Action], stopped: Callable[[], bool]
    ) -> list[float] | None:
        """The same thought through for longer, for the strong level; None if play-outs tell more.

        Ends with what it has when `stopped` says so."""

    def is_settled(self, state: Any) -> bool:
        """Whether a play-out that has gone far enough may be judged here, or should go on to a calmer position."""

    def deal(self, view: Any, seat: Seat, rng: random.Random) -> Any:
        """A full state that fits the view; one as people would play it, where `guess` takes any that is possible."""

    def because(self, view: Any, seat: Seat, action: Action, done: Preview) -> tuple[Say, ...]:
        """Clauses for the reason of a move which the score sheet cannot tell; nothing secret may be in them."""

    def secretly(self, view: Any, seat: Seat, action: Action) -> tuple[Say, ...]:
        """Instead of them, where only the seat reads it, and there is more to tell."""

    def unsealed(self, view: Any, seat: Seat, action: Action) -> tuple[Say, ...]:
        """Instead of them, once all of the table has seen what was sealed; nothing else secret may be in them."""

    def follow(self, view: Any, seat: Seat, action: Action) -> Followed:
        """Where a decision is meant to lead: to the end of the turn, as the judge goes on; just one step if left
        out."""

    def onward(self, view: Any, seat: Seat, action: Action, reached: Followed) -> tuple[Say, ...]:
        """Clauses on what the decision is the first step of, if it is one."""

    def lies(self, reached: Followed) -> tuple[str, ...]:
        """Where what the decision takes is meant to be laid before the turn is over; a ghost of it lies there."""

    def brings(self, view: Any, seat: Seat, action: Action, reached: Followed) -> tuple[Brought, ...]:
        """What comes to which places on the way there, where the decision is a first step only."""

    def openly(self, view: Any, seat: Seat) -> Any:
        """What the whole table knows of this position once the seat has decided."""

    def is_sealed(self, action: Action, revealed: bool) -> bool:
        """Whether it stays a secret what was decided and why; `revealed` if all of the table has seen it since."""


Value = Callable[[Any, Seat], float]


def lead(value: Value, view: Any, seat: Seat) -> float:
    """What a seat plays for: its points less those of the best other."""
    own = value(view, seat)
    others = [value(view, other) for other in range(view.seats) if other != seat]
    return own - max(others) if others else own


def one_step(rules: AnyRules, value: Value, view: Any, seat: Seat, options: Sequence[Action]) -> list[float]:
    """The lead that each option would leave behind."""
    leads = []
    for option in options:
        after = view.copy()
        rules.step(after, seat, option)
        leads.append(lead(value, after, seat))
    return leads


class SheetJudge:
    """For a game that says nothing else: the score sheet as if the game ended now, one step ahead."""

    rounds = 2
    width = 8
    slip = 0.0
    stumble = 0.0
    trust = 0.0
    playouts = 150
    hindsight = (20, 180)
    private: frozenset[str] = frozenset()
    passes_into: Mapping[str, frozenset[str]] = {}
    asides: tuple[type[Action], ...] = ()
    weights: Mapping[str, float] = {}

    def __init__(self, rules: AnyRules) -> None:
        self.rules = rules

    def terms(self, view: Any, seat: Seat) -> Mapping[str, float]:
        return {"points": self.value(view, seat)}

    def weighed(self, weights: Mapping[str, float]) -> Any:
        return self

    def in_character(self, character: str) -> Any:
        return self

    def at_its_best(self) -> Any:
        return self

    def value(self, view: Any, seat: Seat) -> float:
        return float(self.rules.sheet(view).total(seat))

    def rank(self, view: Any, seat: Seat, options: Sequence[Action]) -> list[float]:
        return one_step(self.rules, self.value, view, seat, options)

    def glance(self, view: Any, seat: Seat, options: Sequence[Action]) -> list[float]:
        return self.rank(view, seat, options)

    def ponder(
        self, view: Any, seat: Seat, options: Sequence[Action], stopped: Callable[[], bool]
    ) -> list[float] | None:
        return None

    def is_settled(self, state: Any) -> bool:
        return True

    def deal(self, view: Any, seat: Seat, rng: random.Random) -> Any:
        return self.rules.guess(view, rng)

    def because(self, view: Any, seat: Seat, action: Action, done: Preview) -> tuple[Say, ...]:
        return ()

    def secretly(self, view: Any, seat: Seat, action: Action) -> tuple[Say, ...]:
        return ()

    def unsealed(self, view: Any, seat: Seat, action: Action) -> tuple[Say, ...]:
        return ()

    def follow(self, view: Any, seat: Seat, action: Action) -> Followed:
        after = view.copy()
        self.rules.step(after, seat, action)
        return Followed(after)

    def onward(self, view: Any, seat: Seat, action: Action, reached: Followed) -> tuple[Say, ...]:
        return ()

    def lies(self, reached: Followed) -> tuple[str, ...]:
        return ()

    def brings(self, view: Any, seat: Seat, action: Action, reached: Followed) -> tuple[Brought, ...]:
        return ()

    def openly(self, view: Any, seat: Seat) -> Any:
        return self.rules.view(view, None)

    def is_sealed(self, action: Action, revealed: bool) -> bool:
        return False


_MADE_ANEW = {"in_character", "at_its_best"}
_ANSWERED = tuple(name for name in dir(SheetJudge) if not name.startswith("_") and name not in _MADE_ANEW)
"""What a game's judge may answer itself; from the class, so that nothing of it can be forgotten here."""


class _Completed(SheetJudge):
    """A game's judge, with the parts it left out added."""

    def __init__(self, rules: AnyRules, given: Any) -> None:
        super().__init__(rules)
        for name in _ANSWERED:
            if hasattr(given, name):
                setattr(self, name, getattr(given, name))
        self._given = given

    def in_character(self, character: str) -> Any:
        changed = getattr(self._given, "in_character", None)
        return _Completed(self.rules, changed(character)) if changed else self

    def at_its_best(self) -> Any:
        best = getattr(self._given, "at_its_best", None)
        return _Completed(self.rules, best()) if best else self


def judge_for(rules: AnyRules, given: Any = None) -> Judge:
    """The judge a bot works with: `given` is what the game hands in, or None."""
    return SheetJudge(rules) if given is None else _Completed(rules, given)
