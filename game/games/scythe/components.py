"""Everything that can be pointed at: places, pieces, parts of the mats, cards and buttons."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.masks import bits
from game.games.scythe.actions_combat import card_id
from game.games.scythe.board import PLACE, PLACES
from game.games.scythe.cargo import CARGO
from game.games.scythe.frames.deals import MOST
from game.games.scythe.frames.dials import SetDials, card_limit
from game.games.scythe.state import NO_CARD, NO_HAND, NOBODY, State
from game.games.scythe.tables import (
    BONUS_TILES,
    CARD_VALUES,
    CUBES,
    DIAL,
    FACTIONS,
    FACTORY_CARDS,
    MATS,
    MECHS,
    MOST_POWER,
    OBJECTIVES,
    SECTION_WORDS,
    YIELDS,
    files,
)
from game.games.scythe.terms import BONUSES, BOTTOMS, RESOURCES, STARS, STRUCTURES

BUTTONS = (
    "cargo", "end_move", "end_produce", "skip_top", "skip_bottom", "leave", "seal", "take", "end_turn", "less",
    "deal", "hear", "accept", "refuse",
)  # fmt: skip
DEALS = ("offer", "ask")
"""What one coin of a deal says, both the way it goes and how many."""
TRACKS = ("power", "popularity")
_FIXED = (
    *PLACES,
    *(f"section:{word}" for word in SECTION_WORDS),
    *(f"top:{word}" for word in YIELDS),
    *(f"bottom:{word}" for word in BOTTOMS),
    *(f"cube:{word}" for word in CUBES),
    *(f"slot:{word}" for word in BOTTOMS),
    *(f"structure:{word}" for word in STRUCTURES),
    *(f"recruit:{word}" for word in BOTTOMS),
    *(f"bonus:{word}" for word in BONUSES),
    *(f"resource:{word}" for word in RESOURCES),
    *(f"star:{word}" for word in STARS),
    *(f"track:{word}" for word in TRACKS),
    "factory_pile",
    *(f"card:{value}" for value in CARD_VALUES),
    *(f"dial:{power}" for power in range(DIAL + 1)),
    *(f"amount:{n}" for n in range(MOST_POWER + 1)),
    *(f"{way}:{coins}" for way in DEALS for coins in range(1, MOST + 1)),
    *(f"option:{pick}" for pick in "ABC"),
    *(f"choice:{number}" for number in range(2)),
    *(f"{verb}:{word}" for word in CARGO for verb in ("load", "load_all", "drop", "drop_all")),
    *(f"faction:{name}" for name in FACTIONS),
    *(f"mat:{name}" for name in MATS),
    *BUTTONS,
)
_ABILITIES = tuple(tuple(f"ability:{name}" for name in names) for names in MECHS)


def components(state: State) -> tuple[str, ...]:
    return (*_FIXED, *dict.fromkeys(_of_this_match(state)))


def _of_this_match(state: State) -> Iterator[str]:
    for seat in range(state.seats):
        yield f"seat:{seat}"
        if state.faction[seat] == NOBODY:
            continue
        yield f"character:{FACTIONS[state.faction[seat]]}"
        yield f"ability:{files().factions[FACTIONS[state.faction[seat]]].ability.id}"
        yield from _ABILITIES[state.faction[seat]]
        yield from (f"mech:{PLACES[place]}" for place in bits(state.mech_at[seat]))
        yield from (f"worker:{PLACES[place]}" for place in bits(state.worker_at[seat]))
        yield from (
            f"objective:{OBJECTIVES[card]}" for card in (*state.objectives[seat], *state.shown[seat]) if card >= 0
        )
        if state.factory_card[seat] != NO_CARD:
            yield f"factory:{FACTORY_CARDS[state.factory_card[seat]]}"
    if state.factory_pile > 0:
        yield from (f"factory:{FACTORY_CARDS[card]}" for card in bits(state.factory_pile))
    if state.bonus != NO_CARD:
        yield f"tile:{BONUS_TILES[state.bonus]}"
    for frame in state.stack:
        if isinstance(frame, SetDials):
            equal = max(max(state.hands[seat] or NO_HAND) for seat in frame.both)
            most = max(equal, *(card_limit(state, seat, PLACE[frame.at]) for seat in frame.both))
            yield from (card_id(value, copy) for value in CARD_VALUES for copy in range(2, most + 1))
        if frame.word == "encounter":
            yield f"encounter:{frame.card}"
