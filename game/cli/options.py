"""What several commands read from their arguments: options of set-up as `key=value`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from game.core.errors import BadInput

_WHOLE = re.compile(r"-?(?:0|[1-9][0-9]{0,8})")
"""Whole numbers as people write them; none of a game is longer."""
_QUOTED = 40


def quoted(text: str) -> str:
    """Somebody's own words as a message repeats them: short and readable, whatever they are."""
    shown = "".join(letter if letter.isprintable() else "?" for letter in text[:_QUOTED])
    return f"'{shown}{'...' if len(text) > _QUOTED else ''}'"


def read_options(pairs: Sequence[str]) -> dict[str, Any]:
    """`key=value` as in set-up: whole numbers, true and false are read as such, all else is a word."""
    options: dict[str, Any] = {}
    for pair in pairs:
        key, sign, text = pair.partition("=")
        if not key or not sign:
            raise BadInput(f"{quoted(pair)} is not of the form key=value.")
        if text in ("true", "false"):
            options[key] = text == "true"
        else:
            options[key] = int(text) if _WHOLE.fullmatch(text) else text
    return options
