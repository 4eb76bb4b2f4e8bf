"""What a player should hear before a turn ends with something left to do."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.contract import Action, Say, say
from game.games.glen_more.actions import Activate, Done, EndTurn, Move

_MOST_NAMED = 4


def warnings(options: Iterable[Action], moves: int, action: Action) -> tuple[Say, ...]:
    """`options` are those of the seat, `moves` its points of movement. Selling can wait for the next turn."""
    if not isinstance(action, EndTurn | Done):
        return ()
    offered = tuple(options)
    tiles = tuple(dict.fromkeys(one.touches()[0] for one in offered if isinstance(one, Activate)))
    found = []
    if len(tiles) > _MOST_NAMED:
        found.append(say("glen_more.warning.many_tiles_left", n=len(tiles), what=tiles[:_MOST_NAMED]))
    elif tiles:
        found.append(say("glen_more.warning.tiles_left", n=len(tiles), what=tiles))
    if moves and any(isinstance(one, Move) for one in offered):
        found.append(say("glen_more.warning.moves_left", n=moves))
    return tuple(found)
