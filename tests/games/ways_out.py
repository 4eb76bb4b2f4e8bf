"""Whether what is said to help beside a refusal is lit then: a way out that leads nowhere is worse than none."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from game.core.contract import AnyRules
from game.core.text import to_text

Kind = Callable[[str], str]
"""What kind of thing an id is, as ways out speak of it."""


def lit_kinds(rules: AnyRules, state: Any, seat: int, kind_of: Kind) -> set[str]:
    options = rules.options(state, seat)
    return {kind_of(one) for action in options for one in (*action.touches(), to_text(action).split()[0])}


def misleading(rules: AnyRules, state: Any, seat: int, needs: Mapping[str, set[str]], kind_of: Kind) -> Iterator[str]:
    """Refusals whose way out names what is not lit. `needs` says by the last word of a way out which kinds must be;
    of several kinds in one string any does."""
    lit = lit_kinds(rules, state, seat, kind_of)
    for component in rules.components(state):
        reason = rules.why_not(state, seat, component)
        if reason is None or reason.way_out is None:
            continue
        way = reason.way_out.key.rpartition(".")[2]
        if any(lit.isdisjoint(need.split()) for need in needs.get(way, ())):
            yield f"{component}: {reason.say.key} | {way}, lit are {sorted(lit)}, {state.stack[-1]}"
