"""What a player should hear before a legal action that harms him or gives something away. No pygame.

Found by comparing previews, so it holds for every game; a game may know more and answer `warnings(view, seat,
action)` itself.
"""

from __future__ import annotations

from game.core.contract import Action, AnyRules, Say, Seat, say
from game.core.fields import Seen
from game.core.own_warnings import own_warnings
from game.core.preview import preview


def warnings_for(
    rules: AnyRules, view: Seen, seat: Seat, action: Action, paid: tuple[str, ...] = ()
) -> tuple[Say, ...]:
    """Sentences to be confirmed first; empty if the action is harmless. Rows in `paid` are spent on purpose."""
    others = [other for other in rules.options(view, seat) if other != action]
    found: list[Say] = []
    forgone = rules.forgone(view, seat, action)
    if forgone:
        found.append(say("table.warn.forfeits", n=forgone))
    harm = _own_change(rules, view, seat, action, paid)
    if harm < 0 and any(_own_change(rules, view, seat, other, paid) >= 0 for other in others):
        found.append(say("table.warn.harms", n=-harm))
    return (*found, *own_warnings(rules, view, seat, action))


def _own_change(rules: AnyRules, view: Seen, seat: Seat, action: Action, paid: tuple[str, ...]) -> int:
    """Points now and at the end that the seat itself gains or loses by an action."""
    changes = preview(rules, view, seat, action).changes
    return sum(one.points for one in changes if one.entry.seat == seat and one.entry.category not in paid)
