"""What a game itself has to say against an action: it may answer `warnings(view, seat, action)`."""

from __future__ import annotations

from game.core.contract import Action, AnyRules, Say, Seat
from game.core.fields import Seen


def own_warnings(rules: AnyRules, view: Seen, seat: Seat, action: Action) -> tuple[Say, ...]:
    """Quickly found, so that a card can tell it before the click, and a careless bot heeds it."""
    own = getattr(rules, "warnings", None)
    return () if own is None else tuple(own(view, seat, action))
