"""What somebody has opened over the table stands in a draft, with the moment for which it was opened: once that is
over it makes room by itself, for nobody has to put away what he has only looked at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.ui.games.glen_more.shown import GlenShown

OPEN = "chronicle"
"""The entry with the Chronicle whose board is open."""
CLAN_BOARD = "clan_board"
DISCARDS = "discards"
_MOMENT = "moment"


def _moment(shown: GlenShown) -> str:
    """What the viewer is asked in this turn; one moment as long as others act."""
    asked = shown.phase if shown.viewer is not None and shown.viewer == shown.actor else ""
    ring = shown.position.rondel
    standing = next((number for number, space in enumerate(ring) if shown.viewer in space.pawns), -1)
    return f"{asked} {standing}"


def is_open(shown: GlenShown, entry: str, value: object = True) -> bool:
    """Whether the viewer has opened it, and not for another moment."""
    now = _moment(shown)
    return shown.draft.get(entry) == value and shown.draft.get(_MOMENT, now) == now


def opening(shown: GlenShown, entry: str, value: object = True) -> Mapping[str, Any]:
    """What is drafted to open it now."""
    return {entry: value, _MOMENT: _moment(shown)}
