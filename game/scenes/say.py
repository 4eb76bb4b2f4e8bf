"""From a `Say` to words on a page around the table, where ids become names. See the table's telling.py for more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.core.contract import Say
from game.core.session import SeatSetup
from game.ui.scene import Scene


def said(scene: Scene, sentence: Say, seats: Sequence[SeatSetup] = ()) -> str:
    """The sentence in the language of the screen; `seat:2` is shown by that player's name."""
    values: dict[str, Any] = {}
    for name, value in sentence.values:
        if isinstance(value, Say):
            values[name] = said(scene, value, seats)
        elif isinstance(value, str) and value.startswith("seat:") and value[5:].isdigit():
            number = int(value[5:])
            values[name] = seats[number].name if number < len(seats) else value
        else:
            values[name] = value
    return scene.text(sentence.key, **values)
