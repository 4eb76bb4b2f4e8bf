"""Coins for a promise: whether a bot takes them, pays them, or asks for them.

Promises bind nobody, so a bot pays only whoever has the turn and could take far more from it at once: asked for it,
or of its own accord when it is given the word. It asks itself only where it would rather not fight. Having asked, it
begins no combat in that turn, paid or not, and none with anybody it has heard.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from game.core.contract import Action
from game.games.scythe.actions import Leave
from game.games.scythe.actions_combat import Accept, AskCoins, OfferCoins, OpenDeal, Refuse
from game.games.scythe.ending import fortune
from game.games.scythe.frames.deals import AnswerDeal, MakeDeal
from game.games.scythe.outlook import outlook
from game.games.scythe.pieces import control
from game.games.scythe.risks import danger_from
from game.games.scythe.state import State

_DEAREST = 5
"""Coins that a promise is worth at most."""
_SHARE = 0.25
"""Which part of what is threatened is paid to be left alone."""
_SELDOM = 3
"""One turn in so many in which asking would pay."""
_FIRST_OFFER = 0.6
"""Which part of what peace is worth is offered unasked."""
_YES, _NO = 1.0, 0.0


def price_of_peace(state: State, payer: int, other: int) -> int:
    """The coins that a seat pays the active one to be left alone this turn; nothing to whoever is far ahead."""
    if other != state.active or payer == other:
        return 0
    if fortune(state, other) > fortune(state, payer) + 15:
        return 0
    threat = danger_from(state, payer, other, outlook(state, payer, 0), control(state, payer))
    return min(_DEAREST, state.coins[payer] // 3, int(_SHARE * threat))


def answers(state: State, seat: int, frame: AnswerDeal, options: Sequence[Action]) -> list[float]:
    """Coins are always taken; they are paid for what they keep safe."""
    gains = frame.taker == seat
    agreed = gains or frame.coins <= price_of_peace(state, seat, frame.taker)
    wanted = Accept if agreed else Refuse
    return [_YES if isinstance(option, wanted) else _NO for option in options]


def offers(state: State, seat: int, frame: MakeDeal, options: Sequence[Action]) -> list[float]:
    """Whoever has the turn asks for just what the other would pay, if that is anything; whoever has been given the
    word offers a little less than peace is worth."""
    wanted: Action = Leave()
    if seat == state.active:
        asked = price_of_peace(state, frame.other, seat)
        if asked:
            wanted = AskCoins(asked)
    else:
        worth = price_of_peace(state, seat, frame.other)
        if worth:
            wanted = OfferCoins(max(1, round(_FIRST_OFFER * worth)))
    return [_YES if option == wanted else _NO for option in options]


def speaks_up(state: State, seat: int, options: Sequence[Action]) -> list[float]:
    """To whoever has the turn and could do harm."""
    pays = price_of_peace(state, seat, state.active)
    wanted: Action = OpenDeal(state.active) if pays else Leave()
    return [_YES if option == wanted else _NO for option in options]


def to_open(state: State, seat: int, options: Sequence[Action]) -> OpenDeal | None:
    """Whom to ask for coins before this turn, if anybody; seldom, and nobody can foresee when."""
    open_to = [option for option in options if isinstance(option, OpenDeal)]
    if not open_to:
        return None
    luck = random.Random(str((state.hands[seat], state.objectives[seat], state.turns, state.coins)))
    if luck.randrange(_SELDOM):
        return None
    prices = [(price_of_peace(state, option.seat, seat), -number) for number, option in enumerate(open_to)]
    best, number = max(prices)
    return open_to[-number] if best >= 2 else None
