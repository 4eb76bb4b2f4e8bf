"""Why something at the table cannot be used now, and what would help. No pygame."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from game.core.contract import Reason, Seat, say, seat_id
from game.core.named import names_in
from game.table.stages import Stage

if TYPE_CHECKING:
    from game.table.director import Director
    from game.table.screen import Screen
    from game.table.telling import Teller

_NUMBER = re.compile(r"\d+")


def was_tried(director: Director, screen: Screen, component: str) -> bool:
    """Whether a click there wanted to do something: it is of a kind that is asked for now, or the big button.
    Whoever clicks anything else that is shown wants to know what it is."""
    if director.hidden or component in screen.primary.components or director.picker.takes(component):
        return True
    tried = screen.tries.get(director.session.phase(), ()) if director.may_act else ()
    return _kind(component) in {*map(_kind, tried), *map(_kind, director.lit())}


def named_by(teller: Teller, reason: Reason | None) -> tuple[str, ...]:
    """What a refusal and its way out call by name: it is lit, so that nobody looks for it."""
    said = () if reason is None else (reason.say, reason.way_out)
    texts = (teller.leading().say(one) for one in said if one is not None)
    return tuple(dict.fromkeys(component for text in texts for component, _ in names_in(text)))


def _kind(component: str) -> str:
    """`place` of `place:2,-1`; ids of one word are told by their letters."""
    head, sign, _ = component.partition(":")
    return head if sign else _NUMBER.sub("", head)


def why_not(director: Director, component: str) -> Reason | None:
    """Why this cannot be used now by the viewer; None if it can."""
    if director.hidden:
        return Reason(say("table.why.hidden"), say("table.way.show"))
    if component in director.lit():
        return None
    if director.stage is Stage.OVER:
        return Reason(say("table.why.over"))
    if director.stage is Stage.HAND_OVER:
        return Reason(say("table.why.hand_over", seat=seat_id(_next(director))), say("table.way.hand_over"))
    if director.is_put_away:
        return Reason(say("table.why.put_away"))
    if director.stage is Stage.PLAY and director.viewer is not None:
        if component in director.picker.chosen:
            return Reason(say("table.why.chosen"), say("table.way.back"))
        return _by_rules(director, component, director.viewer)
    return Reason(say("table.why.not_your_turn", seat=seat_id(_next(director))))


def _by_rules(director: Director, component: str, viewer: Seat) -> Reason:
    asked, missing = director.specified(component), director.picker.why_not(component)
    view = director.session.view(None if director.closed else viewer)
    forbids = director.session.rules.why_not(view, viewer, asked)
    return missing or forbids or Reason(say("table.why.not_with_this"))


def refused(director: Director, component: str) -> Reason | None:
    """Why what was tried was not done; with closed secrets they may be the reason, and are not told."""
    if director.closed and component in director.lit():
        return Reason(say("table.why.closed"), say("table.way.look"))
    return why_not(director, component)


def _next(director: Director) -> Seat:
    found = director.next_seat if director.next_seat is not None else director.actor
    return 0 if found is None else found
