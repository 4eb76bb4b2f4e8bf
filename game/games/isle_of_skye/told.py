"""What is told of a position in a shape that only this game has.

`lands` is by place (`x,y`, x to the east and y to the south of the castle) the tile and its quarter turns clockwise:
`L05 2`, `castle 0`. `offers` and `prices` go together once prices are revealed. `drafts` is what lies behind the
screens: `{axe: L01, L02: 3, L03: 1}`, `?` for one that is sealed and not ours to see. `gold` is what is in hand, `?`
if hidden; `counted` is what anybody knows who counted along, only shown as a hint of what can be paid. `shown` is
what everybody showed when gold was compared last. A line of `ledger`: seat, slot, round, points, then parts as
`2=L05,castle`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.core.errors import BadInput
from game.core.masks import bits
from game.core.reading import by_seat, index, mapped
from game.core.told import UNKNOWN, At, Custom, Name, Number, OrNull, Part
from game.core.told_groups import ByName
from game.games.isle_of_skye.land import AT, CELLS, ORIGIN, Land
from game.games.isle_of_skye.placement import clash
from game.games.isle_of_skye.records import SIDES, SLOTS
from game.games.isle_of_skye.scoring_ids import SCORING_IDS
from game.games.isle_of_skye.tiles import CASTLE, INDEX, NAMES, files

if TYPE_CHECKING:
    from game.games.isle_of_skye.state import LedgerEntry, State

NO_TILE = -1
STATED = 4
"""In the ledger, instead of a slot 0..3: points that a position was stated with."""
_STATED_WORD = "stated"
GOLD = Number(0, 999)
PRICE = Number(files().money.least_price, 999)
SCORING = ByName(SLOTS, "slot", OrNull(Name(SCORING_IDS, "scoring tile"), NO_TILE), whole=True)


class _Tile(Name):
    def read(self, at: At, given: Any) -> int:
        tile = super().read(at, given)
        if tile == CASTLE:
            raise BadInput("The castle lies at 0,0 of its land and nowhere else.")
        return tile


TILE = _Tile(NAMES, "tile")


# -- lands -----------------------------------------------------------------------------------------------------------


def _land(state: State, land: Land) -> dict[str, str]:
    """From north to south and west to east, in whatever order it was built."""
    return {AT[cell]: f"{NAMES[land.cells[cell] >> 2]} {land.cells[cell] & 3}" for cell in sorted(land.cells)}


def _read_land(at: At, stated: Any) -> Land:
    """Tiles are laid outwards from the castle, each beside one that lies."""
    waiting = dict(_oriented(place, what) for place, what in mapped(stated or {}, "lands").items())
    lying = [oriented >> 2 for oriented in waiting.values()]
    if len(set(lying)) < len(lying):
        twice = next(tile for tile in lying if lying.count(tile) > 1)
        raise BadInput(f"The tile '{NAMES[twice]}' lies in a land twice.")
    land = Land(waiting.pop(ORIGIN, 0) & 3)
    while waiting:
        cell = next((c for c in land.frontier if c in waiting), -1)
        if cell < 0:
            names = ", ".join(f"'{NAMES[oriented >> 2]}'" for oriented in waiting.values())
            raise BadInput(f"A land hangs together: {names} do not touch its other tiles.")
        oriented = waiting.pop(cell)
        found = clash(land, oriented >> 2, cell, oriented & 3)
        if found is not None:
            name, side = NAMES[oriented >> 2], SIDES[found[0]]
            raise BadInput(f"The tile '{name}' at '{AT[cell]}' does not fit in the {side}.")
        land = land.laid(oriented, cell)
    return land


def _oriented(place: Any, what: Any) -> tuple[int, int]:
    """Where a tile lies, and how: `L05` is short for `L05 0`."""
    cell = index(str(place), CELLS, "place")
    name, _, turn = str(what).partition(" ")
    if turn not in ("", "0", "1", "2", "3"):
        raise BadInput(f"The tile at {place} is turned 0 to 3 times, not '{turn}'.")
    tile = index(name, INDEX, "tile")
    if (cell == ORIGIN) != (tile == CASTLE):
        raise BadInput(f"The castle lies at 0,0 and nowhere else, so '{what}' cannot lie at {place}.")
    return cell, tile * 4 + int(turn or 0)


LAND = Custom(_land, _read_land)


# -- behind the screens ----------------------------------------------------------------------------------------------


def _drafts(state: State) -> list[Any]:
    return [_draft(state, seat) for seat in range(state.seats)]


def _draft(state: State, seat: int) -> dict[str, Any] | str:
    draft = state.drafts[seat]
    if not draft:
        return UNKNOWN if state.sealed >> seat & 1 else {}
    kept = (NAMES[tile] for tile in state.offers[seat] if tile != draft[0])
    return {"axe": NAMES[draft[0]], **dict(zip(kept, draft[1:], strict=False))}


def _read_drafts(state: State, given: Any) -> None:
    for seat, draft in by_seat(given, "drafts", state.seats).items():
        if draft != UNKNOWN and mapped(draft, "drafts"):
            state.drafts[seat] = _read_draft(At(state, "price"), state.offers[seat], dict(draft))


def _read_draft(at: At, offer: tuple[int, ...], stated: dict[str, Any]) -> tuple[int, ...]:
    axed = TILE.read(at, stated.pop("axe", None))
    prices = {TILE.read(at, name): PRICE.read(at, gold) for name, gold in stated.items()}
    priced = [tile for tile in offer if tile != axed]
    if axed not in offer or list(prices) != priced[: len(prices)]:
        raise BadInput("A draft names the tile with the axe, then prices of the others in their order.")
    return (axed, *prices.values())


DRAFTS = Part(_drafts, _read_drafts)


# -- ledger ----------------------------------------------------------------------------------------------------------


def ledger_line(entry: LedgerEntry) -> str:
    seat, slot, number, points, parts, _ = entry
    if slot == STATED:
        return f"{seat} {_STATED_WORD} {points}"
    told = [f"{each}={','.join(NAMES[tile] for tile in bits(tiles))}" for each, tiles in parts]
    return " ".join((str(seat), SLOTS[slot], str(number), str(points), *told))


def read_ledger_line(seat: int, words: list[str]) -> Sequence[Any]:
    if words[0] == _STATED_WORD:
        return seat, STATED, 0, int(words[1]), ()
    slot, round_, points, *told = words
    parts = []
    for part in told:
        each, _, names = part.partition("=")
        parts.append((int(each), sum(1 << INDEX[name] for name in names.split(",") if name)))
    return seat, SLOTS.index(slot), int(round_), int(points), tuple(parts)
