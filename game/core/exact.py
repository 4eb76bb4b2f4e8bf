"""A position as saves and bots' processes get it: told as stories tell it, and exact in every field.

The language of stories leaves some things open that no rule asks for or that follow from others: how often a figure
has gone around, in which order units moved. A field of which it does not tell everything is declared with `exact`;
what it holds stands beside the story under EXACT. The hash leaves EXACT out, so it is that of the story alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.contract import AnyRules, Plain
from game.core.errors import BadInput
from game.core.fields import Position

EXACT = "exact"


def exact_plain(rules: AnyRules, state: Position) -> Plain:
    found = {field.name: field.exact.write(getattr(state, field.name)) for field in state.fields if field.exact}
    return {**rules.to_plain(state), EXACT: found} if found else rules.to_plain(state)


def told(plain: Mapping[str, Any]) -> Plain:
    """The story alone."""
    return {key: value for key, value in plain.items() if key != EXACT}


def read_exact(rules: AnyRules, plain: Mapping[str, Any]) -> Any:
    """The position that was written; of one from before a field was written exactly, the story alone is read."""
    state = rules.from_plain(told(plain))
    given = plain.get(EXACT, {})
    if not isinstance(given, Mapping):
        raise BadInput(f"'{EXACT}' must be a mapping, one line for each field.")
    for field in state.fields:
        if field.exact is not None and field.name in given:
            setattr(state, field.name, field.exact.read(given[field.name]))
    return state
