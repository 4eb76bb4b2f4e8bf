"""What a player should hear before a turn ends with something of worth left to do, as a plan of the turn has it."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.contract import Action, Say, Seat, say
from game.games.glen_more.actions import Activate, Done, EndTurn, Move
from game.games.glen_more.book import tile_id
from game.games.glen_more.cells import CASTLE
from game.games.glen_more.frames.base import say_and_settle
from game.games.glen_more.frames.turn import Act
from game.games.glen_more.plans import answer, gives_moves_only
from game.games.glen_more.reasons_acting import while_acting
from game.games.glen_more.state import View
from game.games.glen_more.worth import lead

_MOST_NAMED = 4
_OF_WORTH = 0.5
"""So many points it must promise: for less nobody is asked."""
_MOST_STEPS = 60


def warnings(view: View, seat: Seat, action: Action) -> tuple[Say, ...]:
    """Selling can wait for the next turn, so it is missed only where it makes room on a full tile. Of walking only
    the way home is spoken of: that a Scot counts there is a fact, while where else he would stand better is a
    matter of taste."""
    if not isinstance(action, EndTurn | Done) or not view.stack or not isinstance(view.stack[-1], Act):
        return ()
    tiles: list[str] = []
    full: list[str] = []
    villages: list[str] = []
    walked, homeward = 0.0, 0.0
    at_home = view.scots[seat].get(CASTLE, 0)
    for step, gained, home in _rest_of_turn(view, seat):
        if isinstance(step, Move):
            walked += gained
            if home > at_home:
                at_home, homeward = home, walked
        elif isinstance(step, Activate) and gives_moves_only(step):
            villages.append(step.touches()[0])
        elif isinstance(step, Activate) and gained >= _OF_WORTH:
            (full if _is_full(view, seat, step) else tiles).append(step.touches()[0])
    walks = homeward >= _OF_WORTH
    if walks and not view.moves:
        tiles += villages
    found = [_left(tuple(dict.fromkeys(tiles)))] if tiles else []
    if full:
        found.append(say("glen_more.warning.full_tiles_left", n=len(full), what=tuple(dict.fromkeys(full))))
    if walks and view.moves:
        castle = tile_id(view.lands[seat].tops[CASTLE], seat)
        found.append(say("glen_more.warning.moves_left", n=view.moves, place=castle))
    return tuple(found)


def _is_full(view: View, seat: Seat, step: Activate) -> bool:
    """Whether it cannot be done before something is sold there; why not is only asked of what is not offered."""
    if any(step == one for one in view.stack[-1].options(view, seat)):
        return False
    refused = while_acting(view, seat, step.touches()[0])
    return refused is not None and refused.say.key == "glen_more.reason.tile_full"


def _left(tiles: tuple[str, ...]) -> Say:
    if len(tiles) > _MOST_NAMED:
        return say("glen_more.warning.many_tiles_left", n=len(tiles), what=tiles[:_MOST_NAMED])
    return say("glen_more.warning.tiles_left", n=len(tiles), what=tiles)


def _rest_of_turn(view: View, seat: Seat) -> Iterator[tuple[Action, float, int]]:
    """What the seat would still do if it knew best, what it adds to its prospects, and the Scots at home then."""
    state = view.copy()
    begun: Action | None = None
    before = lead(state, seat)
    for _ in range(_MOST_STEPS):
        if state.is_over():
            return
        if isinstance(state.stack[-1], Act):
            if begun is not None:
                now = lead(state, seat)
                yield begun, now - before, state.scots[seat].get(CASTLE, 0)
                before = now
            begun = answer(state, seat)
            if isinstance(begun, EndTurn | Done):
                return
            say_and_settle(state, seat, begun, None)
        elif state.stack[-1].waiting(state) == (seat,):
            say_and_settle(state, seat, answer(state, seat), None)
        else:  # somebody else is asked
            return
