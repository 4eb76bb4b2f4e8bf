"""The ids of this Chronicle by the fields that hold them: what a story may say. See game/core/lexicon.py."""

from __future__ import annotations

from game.core.lexicon import SEATS, Joined, Words
from game.games.glen_more.chronicles.haggis.tokens import VALUES

WORDS = Words(
    components=(
        Joined(("haggis_open", "haggis_token"), tuple(map(str, VALUES))),
        Joined("haggis", SEATS),
        ("haggis_hidden", "haggis_roll"),
    )
)
