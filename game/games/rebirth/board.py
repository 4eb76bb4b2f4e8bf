"""The Scottish board and the tiles, loaded once and frozen: spaces are numbers 0..107, sets of spaces are bit masks.

Spaces are numbered by their symbol (food, energy, blank, settlement), so that the mask of what a tile fits is a few
whole bytes. Ids and numbers meet here and in plain.py only.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from game.core import hexes
from game.core.catalogue import Problems, Record, check_sections, record, records
from game.core.strict_yaml import YamlFile, read_yaml
from game.core.tiled import TiledMap, read_map

DATA = Path(__file__).resolve().parents[3] / "data" / "rebirth"

KINDS = ("food", "energy", "settlement_1", "settlement_2", "settlement_3", "settlement_4")
FOOD, ENERGY = 0, 1
FARMS = (FOOD, ENERGY)
SYMBOLS = ("food", "energy", "blank", "settlement")
SIZES = {"small": 1, "medium": 2, "large": 3}


class Region(Record, frozen=True):
    id: str
    spaces: tuple[str, ...]


class Castle(Record, frozen=True):
    id: str
    hex: str
    region: str
    half: str
    tie_break: int = 0


class Cathedral(Record, frozen=True):
    id: str
    hex: str
    region: str


class Loch(Record, frozen=True):
    id: str
    hex: str


class Settlement(Record, frozen=True):
    id: str
    size: str
    spaces: tuple[str, ...]
    harbours: tuple[str, ...] = ()


class TileKind(Record, frozen=True):
    id: str
    count: int
    removed_with_four: int = 0
    symbols: int = 0


class Ranks(Record, frozen=True):
    first: int
    second: int


class Scoring(Record, frozen=True):
    """Points, as the rulebook gives them."""

    farm_tile: int
    harbour: int
    medium: Ranks
    large: Ranks
    unfinished_symbol: int
    castle: int


class Pieces(Record, frozen=True):
    """What each colour has, and how many tiles leave the match at set-up."""

    castles: int
    cathedrals: int
    set_aside: int
    hand: int


class Where(Record, frozen=True):
    """What a mission counts; every key that is given must hold."""

    region: tuple[str, ...] | None = None
    coast: bool | None = None
    loch_shore: bool | None = None
    harbour: bool | None = None
    symbol: tuple[str, ...] | None = None
    tile: tuple[str, ...] | None = None
    adjacent_to: str | None = None
    settlement_size: tuple[str, ...] | None = None
    half: str | None = None


class Card(Record, frozen=True):
    """A mission (with a measure) or a bonus card (without)."""

    id: str
    points: int
    minimum: int = 1
    measure: str = ""
    where: Where = Where()


@dataclass(frozen=True)
class Board:
    """Everything that never changes. Tuples are indexed by the number of the space, castle, cathedral, settlement."""

    spaces: tuple[str, ...]
    index: dict[str, int]
    symbol: tuple[int, ...]
    symbol_mask: tuple[int, ...]
    neighbours: tuple[int, ...]
    region_mask: dict[str, int]
    coast: int
    loch_shore: int
    harbours: int
    neutral: int
    castles: tuple[Castle, ...]
    castle_index: dict[str, int]
    castle_spaces: tuple[int, ...]
    castles_at: tuple[tuple[int, ...], ...]
    cathedrals: tuple[Cathedral, ...]
    cathedral_index: dict[str, int]
    cathedral_spaces: tuple[int, ...]
    cathedral_at: tuple[int, ...]
    """The cathedral beside a space, -1 where there is none; no space touches two."""
    settlements: tuple[Settlement, ...]
    settlement_index: dict[str, int]
    settlement_spaces: tuple[int, ...]
    settlement_at: tuple[int, ...]
    tile_kinds: tuple[TileKind, ...]
    scoring: Scoring
    pieces: Pieces
    cards: tuple[Card, ...]
    card_index: dict[str, int]
    land_without_spaces: dict[str, str]
    """Hexes that hold no tile -> what they are: castle:x, cathedral:x, loch:x or england."""

    def mask(self, ids: Iterable[str]) -> int:
        return sum(1 << self.index[i] for i in ids)

    def ids(self, mask: int) -> tuple[str, ...]:
        return tuple(sorted(self.spaces[i] for i in bits(mask)))


def bits(mask: int) -> list[int]:
    """The numbers in a set, lowest first."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def hex_id(col: int, row: int) -> str:
    return f"r{row:02d}c{col:02d}"


def offset(hex_name: str) -> tuple[int, int]:
    """Column and row of an id like r13c10."""
    return int(hex_name[4:6]), int(hex_name[1:3])


def around(hex_name: str) -> tuple[str, ...]:
    """The six hexes that touch this one, on the board or not."""
    return tuple(hex_id(*hexes.to_offset(h)) for h in hexes.neighbours(hexes.from_offset(*offset(hex_name))))


@dataclass
class _Raw:
    """The files of the board as records, before they are checked against each other."""

    terrain: dict[str, str]
    regions: dict[str, Region]
    castles: dict[str, Castle]
    cathedrals: dict[str, Cathedral]
    lochs: dict[str, Loch]
    settlements: dict[str, Settlement]
    neutral: tuple[str, ...]
    kinds: dict[str, TileKind]
    scoring: Scoring
    pieces: Pieces
    cards: dict[str, Card]


@cache
def board() -> Board:
    problems = Problems()
    raw = read_raw(problems)
    problems.raise_if_any()
    assert raw is not None
    return _build(raw)


def read_raw(problems: Problems) -> _Raw | None:
    """All files of the board, checked against each other; None if they cannot be read."""
    file = read_yaml(DATA / "board.yaml", problems)
    check_sections(
        file, {"provenance", "regions", "castles", "cathedrals", "lochs", "settlements", "neutral_marks"}, problems
    )
    numbers = read_yaml(DATA / "game.yaml", problems)
    check_sections(numbers, {"game", "tiles", "pieces", "scoring"}, problems)
    missions = read_yaml(DATA / "missions.yaml", problems)
    check_sections(missions, {"provenance", "missions", "bonus_cards"}, problems)
    tiled = read_map(DATA / "scotland.tmx", problems)
    regions = records(file, "regions", Region, problems)
    castles = records(file, "castles", Castle, problems)
    cathedrals = records(file, "cathedrals", Cathedral, problems)
    lochs = records(file, "lochs", Loch, problems)
    settlements = records(file, "settlements", Settlement, problems)
    neutral = record(file, "neutral_marks", tuple[str, ...], problems)
    kinds = records(numbers, "tiles", TileKind, problems)
    scoring = record(numbers, "scoring", Scoring, problems)
    pieces = record(numbers, "pieces", Pieces, problems)
    cards = records(missions, "missions", Card, problems) | records(missions, "bonus_cards", Card, problems)
    if tiled is None or neutral is None or scoring is None or pieces is None or problems:
        return None
    terrain = {hex_id(*at): str(tile.properties.get("terrain", "")) for at, tile in tiled.tiles.items()}
    raw = _Raw(terrain, regions, castles, cathedrals, lochs, settlements, neutral, kinds, scoring, pieces, cards)
    _check_agreement(file, raw, tiled, problems)
    return None if problems else raw


def _check_agreement(file: YamlFile, raw: _Raw, tiled: TiledMap, problems: Problems) -> None:
    """The map and the YAML files must name the same places, and the counts of the game must come out."""

    def wrong(section: str, key: str, message: str) -> None:
        problems.add(file.name, file.line((section, key)), message)

    drawn = {
        layer: {o.name: hex_id(*at) for o in tiled.on(layer) if (at := tiled.hex_at(o.x, o.y)) is not None}
        for layer in ("castles", "cathedrals", "lochs", "harbours", "neutral", "settlements")
    }
    for section, places in (("castles", raw.castles), ("cathedrals", raw.cathedrals), ("lochs", raw.lochs)):
        for place in places.values():
            if raw.terrain.get(place.hex) != section[:-1]:
                wrong(section, place.id, f"{place.hex} is {raw.terrain.get(place.hex)} on the map")
            if drawn[section].get(place.id) != place.hex:
                wrong(section, place.id, f"'{place.id}' is drawn at {drawn[section].get(place.id)} on the map")
        for name in drawn[section].keys() - places.keys():
            wrong(section, name, f"the map has '{name}', this file has not")
    spaces = {h for h, t in raw.terrain.items() if t in SYMBOLS}
    in_regions = [s for region in raw.regions.values() for s in region.spaces]
    if sorted(in_regions) != sorted(spaces):
        odd = sorted(spaces ^ set(in_regions)) or [s for s in in_regions if in_regions.count(s) > 1]
        wrong("regions", "", f"each space belongs to exactly one region; look at {', '.join(odd[:5])}")
    towns = [s for settlement in raw.settlements.values() for s in settlement.spaces]
    if sorted(towns) != sorted(h for h in spaces if raw.terrain[h] == "settlement"):
        wrong("settlements", "", "each settlement space of the map belongs to exactly one settlement")
    for settlement in raw.settlements.values():
        if SIZES.get(settlement.size) != len(settlement.spaces):
            wrong("settlements", settlement.id, f"{len(settlement.spaces)} spaces are not '{settlement.size}'")
        if drawn["settlements"].get(settlement.id) not in settlement.spaces:
            wrong("settlements", settlement.id, "the map draws it elsewhere")
    harbours = sorted(h for settlement in raw.settlements.values() for h in settlement.harbours)
    if sorted(drawn["harbours"].values()) != harbours:
        wrong("settlements", "", "the harbours differ from those of the map")
    if sorted(drawn["neutral"].values()) != sorted(raw.neutral) or not set(raw.neutral) <= spaces:
        wrong("neutral_marks", "", "the neutral marks differ from those of the map")


def _build(raw: _Raw) -> Board:
    spaces = tuple(
        sorted((h for h, t in raw.terrain.items() if t in SYMBOLS), key=lambda h: (SYMBOLS.index(raw.terrain[h]), h))
    )
    index = {h: i for i, h in enumerate(spaces)}

    def mask(ids: Iterable[str]) -> int:
        return sum(1 << index[i] for i in ids)

    def beside(place: str) -> int:
        return mask(h for h in around(place) if h in index)

    def touching(terrain: str) -> int:
        return mask(h for h in spaces if any(raw.terrain.get(n, "sea") == terrain for n in around(h)))

    castles, cathedrals = tuple(raw.castles.values()), tuple(raw.cathedrals.values())
    settlements = tuple(raw.settlements.values())
    castle_spaces = tuple(beside(c.hex) for c in castles)
    cathedral_spaces = tuple(beside(c.hex) for c in cathedrals)
    settlement_spaces = tuple(mask(s.spaces) for s in settlements)

    def first(masks: tuple[int, ...], i: int) -> int:
        return next((n for n, m in enumerate(masks) if m >> i & 1), -1)

    other = {c.hex: f"castle:{c.id}" for c in castles} | {c.hex: f"cathedral:{c.id}" for c in cathedrals}
    other |= {loch.hex: f"loch:{loch.id}" for loch in raw.lochs.values()}
    other |= {h: "england" for h, t in raw.terrain.items() if t == "england"}
    return Board(
        spaces=spaces,
        index=index,
        symbol=tuple(SYMBOLS.index(raw.terrain[h]) for h in spaces),
        symbol_mask=tuple(mask(h for h in spaces if raw.terrain[h] == symbol) for symbol in SYMBOLS),
        neighbours=tuple(beside(h) for h in spaces),
        region_mask={r.id: mask(r.spaces) for r in raw.regions.values()},
        coast=touching("sea"),
        loch_shore=touching("loch"),
        harbours=mask(h for s in settlements for h in s.harbours),
        neutral=mask(raw.neutral),
        castles=castles,
        castle_index={c.id: n for n, c in enumerate(castles)},
        castle_spaces=castle_spaces,
        castles_at=tuple(tuple(n for n, m in enumerate(castle_spaces) if m >> i & 1) for i in range(len(spaces))),
        cathedrals=cathedrals,
        cathedral_index={c.id: n for n, c in enumerate(cathedrals)},
        cathedral_spaces=cathedral_spaces,
        cathedral_at=tuple(first(cathedral_spaces, i) for i in range(len(spaces))),
        settlements=settlements,
        settlement_index={s.id: n for n, s in enumerate(settlements)},
        settlement_spaces=settlement_spaces,
        settlement_at=tuple(first(settlement_spaces, i) for i in range(len(spaces))),
        tile_kinds=tuple(raw.kinds[k] for k in KINDS),
        scoring=raw.scoring,
        pieces=raw.pieces,
        cards=tuple(raw.cards.values()),
        card_index={c: n for n, c in enumerate(raw.cards)},
        land_without_spaces=other,
    )
