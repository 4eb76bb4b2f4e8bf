"""What a bot weighs in Glen More II: a tile by the position at the end of the turn in which it is taken.

What a position is worth stands in worth.py, how a turn is thought through in plans.py.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

from game.core.characters import leaning
from game.core.contract import Action, Event, Say, Seat, say
from game.core.preview import Followed, Preview
from game.games.glen_more.actions import Aside, Done, EndTurn, Sell
from game.games.glen_more.events import ClanClaimed, TileActivated, TilePlaced
from game.games.glen_more.frames.placement import PlaceTile
from game.games.glen_more.frames.turn import ChooseTile
from game.games.glen_more.moments import CHRONICLES
from game.games.glen_more.plans import NEVER, after, answer, complete, glance, outcome, places
from game.games.glen_more.rules import RULES
from game.games.glen_more.state import State, View
from game.games.glen_more.worth import CHARACTERS, WEIGHED, lead, terms, use, worths

_BOTHER = 0.05
"""What has to be gained by something that need not be done."""
_AT_A_GLANCE, _UNLIKELY = 3, 0.5
"""How many tiles a play-out thinks through (the best of all is among them in 91 of 100 choices, and what is missed is
0.2 points on average), and how much worse the others are at least."""


class Judge:
    """See game/bots/judging.py for what each part is asked for."""

    leanings = tuple(WEIGHED)
    rounds = 6
    width = 4
    slip = 5.5
    stumble = 12.0
    trust = 40.0
    playouts = 60
    hindsight = (4, 16)

    def __init__(self, weights: Mapping[str, float] = WEIGHED) -> None:
        self.weights = weights

    def in_character(self, character: str) -> Judge:
        return _CAST[character]

    def weighed(self, weights: Mapping[str, float]) -> Judge:
        return Judge(weights)

    def value(self, view: State, seat: Seat) -> float:
        use(self.weights)
        return worths(view)[seat]

    def terms(self, view: State, seat: Seat) -> Mapping[str, float]:
        use(self.weights)
        return terms(view, seat)

    def is_settled(self, state: State) -> bool:
        """Between two turns."""
        return isinstance(state.stack[-1], ChooseTile)

    def deal(self, view: View, seat: Seat, rng: random.Random) -> State:
        return RULES.guess(view, rng)

    def rank(self, view: View, seat: Seat, options: Sequence[Action]) -> list[float]:
        """Tiles and places are compared; what follows in a turn is said as the plan of the turn says it."""
        return self._ranked(view, seat, options, len(options))

    def glance(self, view: View, seat: Seat, options: Sequence[Action]) -> list[float]:
        return self._ranked(view, seat, options, _AT_A_GLANCE)

    def _ranked(self, view: View, seat: Seat, options: Sequence[Action], most: int) -> list[float]:
        """So many tiles are thought through to the end of the turn, the likeliest ones."""
        use(self.weights)
        top = view.stack[-1]
        if isinstance(top, ChooseTile):
            return _rank_tiles(view, seat, options, most)
        if isinstance(top, PlaceTile):
            return places(view, seat, options)
        said = answer(view, seat)
        return [0.0 if option == said else NEVER for option in options]

    # -- in words -----------------------------------------------------------------------------------------------

    def because(self, view: State, seat: Seat, action: Action, done: Preview) -> tuple[Say, ...]:
        return (say("bots.glen_more.ends"),) if isinstance(action, EndTurn | Done) else ()

    def is_sealed(self, action: Action, revealed: bool) -> bool:
        return any(isinstance(action, one.sealed) for one in CHRONICLES)

    def follow(self, view: State, seat: Seat, action: Action) -> Followed:
        """To the end of the turn."""
        use(self.weights)
        reached, events = after(view, seat, action), list[Event]()
        if not isinstance(action, EndTurn | Done):
            complete(reached, seat, events)
        return Followed(reached, tuple(events))

    def onward(self, view: State, seat: Seat, action: Action, reached: Followed) -> tuple[Say, ...]:
        """The tiles that are to be activated in this turn, and a clan that is to be claimed."""
        activated = [one.tile for one in reached.events if isinstance(one, TileActivated)]
        claimed = [one.clan for one in reached.events if isinstance(one, ClanClaimed)]
        clauses = [("activates", dict.fromkeys(activated)), ("claims", dict.fromkeys(claimed))]
        return tuple(say(f"bots.glen_more.{key}", what=tuple(found)) for key, found in clauses if found)

    def lies(self, reached: Followed) -> tuple[str, ...]:
        """The first tile that is placed is the one that was taken."""
        return next(((one.at,) for one in reached.events if isinstance(one, TilePlaced)), ())


def _rank_tiles(view: View, seat: int, options: Sequence[Action], most: int) -> list[float]:
    """Goods are sold beforehand only where nothing else is open. What a Chronicle allows before one goes anywhere is
    no turn yet, so it counts by what it changes."""
    only_sales = all(isinstance(option, Sell | Aside) for option in options)
    merits, before = [NEVER] * len(options), []
    turns: dict[int, State] = {}
    for number, option in enumerate(options):
        if isinstance(option, Sell) and not only_sales:
            continue
        reached = after(view, seat, option)
        if reached.stack and reached.stack[-1] == view.stack[-1]:
            merits[number] = lead(reached, seat)
            before.append(number)
        else:
            turns[number] = reached
    for number, merit in _merits_of(turns, seat, most).items():
        merits[number] = merit
    best = max((merits[number] for number in turns), default=NEVER)
    if before and best > NEVER:
        gained = best - lead(view, seat) - _BOTHER
        for number in before:
            merits[number] += gained
    return merits


def _merits_of(turns: Mapping[int, State], seat: int, most: int) -> dict[int, float]:
    """Of each turn that has begun what it comes to; of so many only the likeliest are better than a glance says."""
    if len(turns) <= most:
        return {number: outcome(reached, seat) for number, reached in turns.items()}
    seen = {number: glance(reached, seat) for number, reached in turns.items()}
    likely = sorted(seen, key=seen.__getitem__)[-most:]
    found = {number: outcome(turns[number], seat) for number in likely}
    least = min(found.values()) - _UNLIKELY
    return {number: min(merit, least) for number, merit in seen.items()} | found


JUDGE = Judge()
_CAST = {name: JUDGE.weighed(leaning(WEIGHED, factors)) for name, factors in CHARACTERS.items()}
