"""The position as plain data with readable ids: what saves, hashes, scenarios and painters use. Back: stated.py.

`lands` is by place (`x,y`, x to the east and y to the south of the castle) the tile and its quarter turns clockwise:
`L05 2`, `castle 0`. `offers` and `prices` go together once prices are revealed. `drafts` is what lies behind the
screens: `{axe: L01, L02: 3, L03: 1}`, `?` for one that is sealed and not ours to see. `gold` is what is in hand, `?`
if hidden; `counted` is what anybody knows who counted along, and is not to be shown. `shown` is what everybody showed
when gold was compared last. A line of `ledger`: seat, slot, round, points, then parts as `2=L05,castle`.
"""

from __future__ import annotations

from typing import Any

from game.core.contract import Plain
from game.core.masks import bits
from game.core.text import to_text
from game.games.isle_of_skye.frames.pricing import kept
from game.games.isle_of_skye.land import AT, Land
from game.games.isle_of_skye.records import SLOTS
from game.games.isle_of_skye.scoring_ids import SCORING_IDS
from game.games.isle_of_skye.state import NO_TILE, NOBODY, STATED, LedgerEntry, State
from game.games.isle_of_skye.tiles import NAMES

UNKNOWN = "?"
STATED_WORD = "stated"


def to_plain(state: State) -> Plain:
    return {
        "seats": state.seats,
        "options": dict(state.options),
        "start": None if state.start == NOBODY else state.start,
        "round": state.round,
        "stack": [to_text(frame) for frame in state.stack],
        "scoring": {
            slot: None if tile == NO_TILE else SCORING_IDS[tile]
            for slot, tile in zip(SLOTS, state.slots, strict=True)
        },
        "bag": [NAMES[tile] for tile in bits(state.bag)],
        "lands": [_land(land) for land in state.lands],
        "offers": [[NAMES[tile] for tile in offer] for offer in state.offers],
        "prices": [list(prices) for prices in state.prices],
        "drafts": [_draft(state, seat) for seat in range(state.seats)],
        "sealed": [bool(state.sealed >> seat & 1) for seat in range(state.seats)],
        "got": [[NAMES[tile] for tile in tiles] for tiles in state.got],
        "gold": [gold if gold >= 0 else UNKNOWN for gold in state.gold],
        "counted": list(state.counted),
        "shown": list(state.shown),
        "points": list(state.points),
        "turns": list(state.turns),
        "ledger": [_ledger_line(entry) for entry in state.entries()],
    }


def _land(land: Land) -> dict[str, str]:
    """From north to south and west to east, in whatever order it was built."""
    return {AT[cell]: f"{NAMES[land.cells[cell] >> 2]} {land.cells[cell] & 3}" for cell in sorted(land.cells)}


def _draft(state: State, seat: int) -> dict[str, Any] | str:
    draft = state.drafts[seat]
    if not draft:
        return UNKNOWN if state.sealed >> seat & 1 else {}
    priced = zip(kept(state, seat), draft[1:], strict=False)
    return {"axe": NAMES[draft[0]], **{NAMES[tile]: gold for tile, gold in priced}}


def _ledger_line(entry: LedgerEntry) -> str:
    seat, slot, number, points, parts, _ = entry
    if slot == STATED:
        return f"{seat} {STATED_WORD} {points}"
    told = [f"{each}={','.join(NAMES[tile] for tile in bits(tiles))}" for each, tiles in parts]
    return " ".join((str(seat), SLOTS[slot], str(number), str(points), *told))
