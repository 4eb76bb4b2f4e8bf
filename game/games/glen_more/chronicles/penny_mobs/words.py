"""The ids of this Chronicle by the fields that hold them: what a story may say. See game/core/lexicon.py."""

from __future__ import annotations

from game.core.lexicon import SEATS, Joined, Words
from game.games.glen_more.book import LANDMARKS
from game.games.glen_more.cells import AT
from game.games.glen_more.chronicles.penny_mobs.gang import LAIRD, MOBSTERS, WANDER
from game.games.glen_more.goods import KINDS

_MOB = tuple(MOBSTERS)
_MONEY = ("coin", *KINDS)

WORDS = Words(
    said={
        "claim_card.card": LANDMARKS,
        "exchange.good": _MONEY,
        "mobster": _MOB,
        "out": _MONEY,
        "row": (*KINDS, "england"),
        "send.source": (*AT, "supply"),
    },
    told={"mobster": Joined("mobster", _MOB), "mountain_exchanged.good": _MONEY, "out": _MONEY},
    components=(
        Joined("mobster", _MOB),
        Joined("toll", tuple(map(str, MOBSTERS[WANDER].markers))),
        Joined("reserve", tuple(map(str, MOBSTERS[LAIRD].markers))),
        Joined("on_mountain", _MONEY),
        Joined("land", SEATS, AT),
        Joined("claim", LANDMARKS),
        Joined(("pennies", "freed_pennies"), SEATS),
        ("penny", "free", "give_penny", "second_reward", "reroll", "scot_supply"),
    ),
)
