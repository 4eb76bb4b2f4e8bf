"""What a bot weighs in Scythe: whole turns by the position they lead to, combats by their odds.

What a position is worth stands in worth.py, how a turn is thought through in plans.py, odds of a combat in odds.py.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence

from game.core.characters import leaning
from game.core.contract import Action, Say, Seat, say
from game.core.masks import bits
from game.core.preview import Brought, Followed, Preview
from game.games.scythe.actions import Bottom, ChooseOption, ChooseSection, TakeFactoryCard, UseFactory
from game.games.scythe.actions_combat import Stake, UseAbility
from game.games.scythe.actions_move import Move
from game.games.scythe.bargaining import answers, offers, speaks_up, to_open
from game.games.scythe.bluff import COST_OF_CARD, COST_OF_POWER
from game.games.scythe.board import NOWHERE, PLACE, PLACES
from game.games.scythe.events_map import CombatWon
from game.games.scythe.foresight import FARTHEST, USUAL, WIDE, foresee
from game.games.scythe.frames.bottoms import PayResources
from game.games.scythe.frames.deals import AnswerDeal, MakeDeal, SpeakUp
from game.games.scythe.frames.developing import PlaceTokens
from game.games.scythe.frames.dials import SetDials
from game.games.scythe.frames.fighting import UseBefore
from game.games.scythe.frames.hands import PayCards
from game.games.scythe.frames.placing import ChoosePlace, TakeWorkers
from game.games.scythe.frames.receiving import AskAmount
from game.games.scythe.frames.turn import TakeTurn
from game.games.scythe.intentions import brought, intended, to_the_end
from game.games.scythe.odds import most_shown
from game.games.scythe.openings import advised
from game.games.scythe.plans import merits_of, outcome
from game.games.scythe.rehearsal import MANY_LAPS, USUAL_LAPS, rehearse
from game.games.scythe.risks import MATCH, stakes
from game.games.scythe.rules import RULES
from game.games.scythe.showing import total_to_show
from game.games.scythe.state import State, View
from game.games.scythe.steps import ASIDES, DECLINES, NEVER, after
from game.games.scythe.tables import FACTORY_CARD, FACTORY_RECORDS
from game.games.scythe.weights import CHARACTERS, PASSES_INTO, WEIGHED, made, use
from game.games.scythe.worth import terms, worth

_GAINS = {
    "mech": 4.0, "structure": 3.5, "recruit": 4.5, "upgrade": 3.5, "produce_hexes": 2.0, "popularity": 2.3,
    "any_resource": 1.2, "coins": 1.0, "power": 0.5,
}  # fmt: skip
_REHEARSED, _BEHIND = 3, 4.0
"""Turns that are played on against the rivals, and how far behind the best one they may be."""
_LOOKED_AT = 5
"""Options that are thought through further."""
_TRIFLES = (PayResources, AskAmount, PayCards, TakeWorkers, ChoosePlace, PlaceTokens)
"""Questions that no later turn hangs on."""
_OFF_THE_MAP = (ChooseSection, Bottom, UseFactory)
_BEFORE = 1.0
"""What a deal that is wanted is worth beyond the turn, which comes after it."""
_BY_THE_BOOK, _DOUBTED, _DOUBTED_BY_CHARACTERS = 0.5, 6.0, 0.5
"""How far ahead of all else an opening is, and how far behind it may look before it is left: soon by whoever has a
mind of its own."""
_SHORT = 3.0
"""Merit lost for each point that a stake falls short of what was drawn."""
_PRICES = {"coins": 1.0, "popularity": 2.3, "power": 0.5, "combat_cards": 0.6}


class Judge:
    """See game/bots/judging.py for what each part is asked for."""

    leanings = tuple(WEIGHED)
    rounds = 1
    width = 3
    slip = 0.25
    stumble = 5.0
    hindsight = (3, 8)
    asides = ASIDES
    private = frozenset(("battles", "danger", "objectives"))
    passes_into = PASSES_INTO

    def __init__(self, weights: Mapping[str, float] = WEIGHED, *, thorough: bool = False, habit: str = "") -> None:
        """`habit`: whose bot it is; each of them likes other openings."""
        self.weights = weights
        self._habit = habit
        self._factors = made(weights)
        self._breadth, self._laps = (WIDE, MANY_LAPS) if thorough else (USUAL, USUAL_LAPS)

    def in_character(self, character: str) -> Judge:
        return _CAST[character]

    def at_its_best(self) -> Judge:
        """More turns are followed, and the favourites meet more deals."""
        return Judge(self.weights, thorough=True, habit=self._habit)

    def weighed(self, weights: Mapping[str, float]) -> Judge:
        return Judge(weights)

    def lay_open(self) -> None:
        """From now on positions are worth what this judge says."""
        use(self._factors)

    def terms(self, view: State, seat: Seat) -> Mapping[str, float]:
        use(self._factors)
        return terms(view, seat) if _is_set_up(view) else {}

    def value(self, view: State, seat: Seat) -> float:
        use(self._factors)
        return worth(view, seat) if _is_set_up(view) else 0.0

    def is_settled(self, state: State) -> bool:
        """Between two turns."""
        return isinstance(state.stack[-1], TakeTurn)

    def deal(self, view: View, seat: Seat, rng: random.Random) -> State:
        return RULES.guess(view, rng)

    # -- one question -------------------------------------------------------------------------------------------

    def rank(self, view: State, seat: Seat, options: Sequence[Action]) -> list[float]:
        use(self._factors)
        return by_the_book(view, seat, options, self._ranked(view, seat, options), self._habit)

    def _ranked(self, view: State, seat: Seat, options: Sequence[Action]) -> list[float]:
        top, first = view.stack[-1], options[0]
        if isinstance(top, SetDials):
            return self._rank_dials(view, seat, top, options)
        if isinstance(first, TakeFactoryCard):
            return [_of_card(option) for option in options]
        if isinstance(top, SpeakUp):
            return speaks_up(view, seat, options)
        if isinstance(top, MakeDeal):
            return offers(view, seat, top, options)
        if isinstance(top, AnswerDeal):
            return answers(view, seat, top, options)
        if isinstance(first, UseAbility):
            return [float(isinstance(option, UseAbility)) for option in options]
        if isinstance(top, TakeTurn):
            turns = [option for option in options if not isinstance(option, ASIDES)]
            return _opened(view, seat, options, foresee(view, seat, turns, 1, _never))
        if isinstance(first, ChooseOption):
            return [_by_its_end(view, seat, option) for option in options]
        if not _is_set_up(view):
            return [0.0] * len(options)
        return merits_of(view, seat, options)

    def ponder(self, view: View, seat: Seat, options: Sequence[Action], stopped: Callable[[], bool]) -> list[float]:
        """The best of the quick order by the turns that could follow; an opening is played as it is kept."""
        use(self._factors)
        top = view.stack[-1]
        if isinstance(top, SetDials | UseBefore | AnswerDeal | SpeakUp | MakeDeal) or not _is_set_up(view):
            return self._ranked(view, seat, options)
        if advised(view, seat, self._habit) in options:
            return self.rank(view, seat, options)
        if isinstance(top, TakeTurn):
            if to_open(view, seat, options) is not None:
                return self._ranked(view, seat, options)
            merits, turns = [NEVER if isinstance(option, ASIDES) else 0.0 for option in options], FARTHEST
        else:
            merits, turns = self._ranked(view, seat, options), 1
            if isinstance(top, _TRIFLES) or stopped():
                return merits
        best_first = sorted(range(len(options)), key=lambda n: -merits[n])[:_LOOKED_AT]
        followed = [n for n in best_first if merits[n] > NEVER]
        pondered = [NEVER + merit for merit in merits]
        found = foresee(view, seat, [options[n] for n in followed], turns, stopped, self._breadth)
        for number, merit in zip(followed, found, strict=True):
            pondered[number] = merit
        if isinstance(top, TakeTurn):
            self._rehearse(view, seat, options, pondered, stopped)
        return pondered

    def _rehearse(
        self, view: View, seat: Seat, options: Sequence[Action], merits: list[float], stopped: Callable[[], bool]
    ) -> None:
        """Corrects the merits of the favourites by what the others could do meanwhile."""
        best = sorted(range(len(options)), key=lambda n: -merits[n])[:_REHEARSED]
        close = [n for n in best if merits[n] > merits[best[0]] - _BEHIND]
        if len(close) > 1:
            chosen = [options[n] for n in close]
            found = rehearse(view, seat, chosen, [merits[n] for n in close], self._ranked, stopped, self._laps)
            for number, merit in zip(close, found, strict=True):
                merits[number] = merit

    def _rank_dials(self, view: State, seat: Seat, top: SetDials, options: Sequence[Action]) -> list[float]:
        """A total is drawn; what falls short of it is wrong, and of the rest the cheapest is best."""
        attacks = seat == top.attacker
        foe = top.defender if attacks else top.attacker
        total = total_to_show(view, seat, foe, PLACE[top.at], attacks)
        return [_of_stake(option, total) for option in options]

    # -- in words -----------------------------------------------------------------------------------------------

    def because(self, view: State, seat: Seat, action: Action, done: Preview) -> tuple[Say, ...]:
        """What the sheet cannot tell. Dials and cards are secret, so the same is said of all."""
        if isinstance(action, Stake):
            return (say("bots.scythe.combat"),)
        if isinstance(action, DECLINES):
            return (say("bots.scythe.leaves"),)
        begun = done.after.battles & ~view.battles if isinstance(action, Move) else 0
        if begun:
            return tuple(say("bots.scythe.attacks", at=PLACES[place]) for place in bits(begun))
        if any(isinstance(event, CombatWon) for event in done.events):
            return (say("bots.scythe.wins"),)
        return ()

    def secretly(self, view: State, seat: Seat, action: Action) -> tuple[Say, ...]:
        """Of a stake: what the combat is worth, and how much it takes to be sure of it."""
        top = view.stack[-1]
        if not (isinstance(action, Stake) and isinstance(top, SetDials)):
            return ()
        use(self._factors)
        foe, place = top.defender if seat == top.attacker else top.attacker, PLACE[top.at]
        worth, _ = stakes(view, seat, foe, place)
        if worth <= 0:
            return (say("bots.scythe.worthless"),)
        prize = say("bots.scythe.decisive") if worth >= MATCH else say("bots.scythe.prize", n=worth)
        return (prize, say("bots.scythe.foe_shows", n=most_shown(view, foe, place)))

    def is_sealed(self, action: Action, revealed: bool) -> bool:
        """Whoever wins with little is not to be known by it for the rest of the match."""
        return isinstance(action, Stake)

    def follow(self, view: State, seat: Seat, action: Action) -> Followed:
        use(self._factors)
        return to_the_end(view, seat, action)

    def onward(self, view: State, seat: Seat, action: Action, reached: Followed) -> tuple[Say, ...]:
        use(self._factors)
        return intended(view, seat, action, reached)

    def brings(self, view: State, seat: Seat, action: Action, reached: Followed) -> tuple[Brought, ...]:
        """What lies on a mat or a card says on the map what it is for."""
        return brought(seat, reached.events) if isinstance(action, _OFF_THE_MAP) else ()


def _is_set_up(view: State) -> bool:
    """While factions and mats are chosen nobody stands anywhere, and nothing is worth anything yet."""
    return NOWHERE not in view.character


def by_the_book(
    view: State, seat: Seat, options: Sequence[Action], merits: list[float], habit: str = ""
) -> list[float]:
    """The same with the opening of the seat put first, unless something speaks against it that it does not know."""
    said = advised(view, seat, habit)
    if said is None or said not in options:
        return merits
    number, best = options.index(said), max(merits)
    if merits[number] <= best - (_DOUBTED_BY_CHARACTERS if habit else _DOUBTED):
        return merits
    return [*merits[:number], best + _BY_THE_BOOK, *merits[number + 1 :]]


def _opened(view: State, seat: Seat, options: Sequence[Action], turns: list[float]) -> list[float]:
    """The merits of the turns, in their order, with a deal before them where one is wanted."""
    wanted, left = to_open(view, seat, options), iter(turns)
    return [
        (max(turns) + _BEFORE if option == wanted else NEVER) if isinstance(option, ASIDES) else next(left)
        for option in options
    ]


def _never() -> bool:
    return False


def _by_its_end(view: State, seat: Seat, option: Action) -> float:
    """By the position at the end of the turn."""
    return NEVER if isinstance(option, ASIDES) else outcome(after(view, seat, option), seat)


def _of_stake(option: Action, total: int) -> float:
    assert isinstance(option, Stake)
    cards = sum(option.cards)
    return -_SHORT * max(0, total - option.power - cards) - COST_OF_POWER * option.power - COST_OF_CARD * cards


def _of_card(option: Action) -> float:
    """A Factory card by what it gives for its price each time."""
    if not isinstance(option, TakeFactoryCard):
        return NEVER
    card = FACTORY_RECORDS[FACTORY_CARD[option.card]]
    gains = [sum(_GAINS.get(what, 0.0) * n for what, n in choice.items()) for choice in card.choose]
    return max(gains) + 0.5 * (len(gains) - 1) - sum(_PRICES.get(what, 1.0) * n for what, n in card.pay.items())


JUDGE = Judge()
_CAST = {name: Judge(leaning(WEIGHED, factors), habit=name) for name, factors in CHARACTERS.items()}
