"""Fixed habits of a turn, for the arena: no level may lose to a player who always does the same."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.contract import Action, Seat
from game.games.scythe.actions import Bottom, ChooseSection, FinishTurn
from game.games.scythe.actions_combat import Stake
from game.games.scythe.actions_move import Move
from game.games.scythe.bluff import CONSOLATION, COST, mixture
from game.games.scythe.board import PLACE
from game.games.scythe.frames.dials import SetDials
from game.games.scythe.odds import strength
from game.games.scythe.pieces import rival_fighters_at
from game.games.scythe.risks import stakes as stakes_of
from game.games.scythe.state import State
from game.games.scythe.tables import S_POWER


def _all_in(view: State, seat: Seat, options: Sequence[Action]) -> Action | None:
    """Everything on the dial and behind it."""
    stakes = [option for option in options if isinstance(option, Stake)]
    return max(stakes, key=lambda one: one.power + sum(one.cards)) if stakes else None


def _attacker(view: State, seat: Seat, options: Sequence[Action]) -> Action | None:
    """Moves into a fight wherever it has more power than the weakest it could meet there, and goes all in."""
    hostile = rival_fighters_at(view, seat)
    others = [power for other, power in enumerate(view.power) if other != seat]
    for option in options:
        if isinstance(option, Move) and hostile >> PLACE[option.to] & 1 and view.power[seat] > min(others):
            return option
    return _all_in(view, seat, options)


def _rusher(view: State, seat: Seat, options: Sequence[Action]) -> Action | None:
    """Never leaves out a bottom action it could pay for."""
    paid = [option for option in options if isinstance(option, Bottom)]
    return paid[0] if paid and any(isinstance(option, FinishTurn) for option in options) else None


def _powerful(view: State, seat: Seat, options: Sequence[Action]) -> Action | None:
    """Bolsters whenever it may, until the star of power."""
    bolster = ChooseSection("bolster")
    return bolster if bolster in options and not view.stars[seat][S_POWER] else None


def _reader(view: State, seat: Seat, options: Sequence[Action]) -> Action | None:
    """Knows how often a bot shows which total, though not what it has drawn now, and answers that best."""
    stakes = [option for option in options if isinstance(option, Stake)]
    top = view.stack[-1]
    if not stakes or not isinstance(top, SetDials):
        return None
    attacks, place = seat == top.attacker, PLACE[top.at]
    foe = top.defender if attacks else top.attacker
    most, foe_most = (round(strength(view, one, place)) for one in (seat, foe))
    own_stake, foe_stake = stakes_of(view, seat, foe, place)
    shown = mixture(foe_most, most, foe_stake, own_stake, not attacks)

    def worth(option: Stake) -> float:
        total = option.power + sum(option.cards)
        beaten = sum(shown[: total + attacks])
        return own_stake * beaten - COST * total + CONSOLATION * (1 - beaten) * bool(total)

    return max(stakes, key=worth)


HABITS = {"all_in": _all_in, "attacker": _attacker, "rusher": _rusher, "powerful": _powerful, "reader": _reader}
"""Everything into every combat; into every fight against the weakest; coins of all bottom actions; power first; what
does best in a combat against the mixture of a bot."""
