"""The ids of this Chronicle by the fields that hold them: what a story may say. See game/core/lexicon.py."""

from __future__ import annotations

from game.core.lexicon import SEATS, Joined, Words
from game.games.glen_more.chronicles.dragon_boats.course import REWARD_NAMES, RIVERS

_REWARD_IDS = Joined("reward", REWARD_NAMES)

WORDS = Words(
    said={"name": REWARD_NAMES},
    told={"reward": _REWARD_IDS},
    components=(
        _REWARD_IDS,
        Joined("boat", SEATS),
        Joined("river", tuple(map(str, range(RIVERS)))),
        Joined("race", ("winner", "second", "third")),
    ),
)
