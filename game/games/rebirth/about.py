"""What things on the table are worth, for whoever points at them: what else there is to say they say themselves."""

from __future__ import annotations

from game.core.contract import Say, say
from game.games.rebirth.board import board

_BOARD = board()


def about(state: object, component: str) -> tuple[Say, ...]:
    kind, _, name = component.partition(":")
    if kind == "castle" and name in _BOARD.castle_index:
        return (say("rebirth.about.castle", points=_BOARD.scoring.castle),)
    card = next((card for card in _BOARD.cards if card.id == component), None)
    if card is None:
        return ()
    return (say("rebirth.about.mission" if card.measure else "rebirth.about.bonus", points=card.points),)
