"""Reads the tiles and the numbers of the game, and checks that each tile makes sense and that the set is complete."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from dataclasses import dataclass
from pathlib import Path

from game.core import places
from game.core.catalogue import Problems, check_known, check_sections, loaded, record, records
from game.core.strict_yaml import YamlFile, read_yaml
from game.games.isle_of_skye.records import (
    SIDES,
    SLOTS,
    Clan,
    Final,
    FirstGame,
    Money,
    Offer,
    Origin,
    Rounds,
    ScoringRecord,
    ScrollRule,
    TileRecord,
    Totals,
)

DATA = places.DATA / "isle_of_skye"
CASTLE = "castle"


@dataclass
class Files:
    tiles: dict[str, TileRecord]
    castle: TileRecord
    scoring: dict[str, ScoringRecord]
    first_game: tuple[str, ...]
    """Scoring tiles of the slots A to D."""
    clans: dict[str, Clan]
    money: Money
    offer: Offer
    rounds: Rounds
    final: Final
    scrolls: dict[str, ScrollRule]


def read_files(problems: Problems, folder: Path = DATA) -> Files | None:
    """All files of the game, checked against each other; None if they cannot be read."""
    tile_file, score_file, numbers = (
        read_yaml(folder / name, problems, name=places.shown(folder / name))
        for name in ("tiles.yaml", "scoring_tiles.yaml", "game.yaml")
    )
    check_sections(tile_file, {"provenance", "castle", "tiles"}, problems)
    check_sections(score_file, {"scoring_tiles", "provenance", "first_game", "emblems"}, problems)
    parts = {"game", "provenance", "clans", "money", "offer", "rounds", "final", "scrolls", "totals"}
    check_sections(numbers, parts, problems)
    tiles = records(tile_file, "tiles", TileRecord, problems)
    castle = record(tile_file, CASTLE, TileRecord, problems)
    scoring = records(score_file, "scoring_tiles", ScoringRecord, problems)
    first_game = record(score_file, "first_game", FirstGame, problems)
    clans = records(numbers, "clans", Clan, problems)
    money = record(numbers, "money", Money, problems)
    offer = record(numbers, "offer", Offer, problems)
    rounds = record(numbers, "rounds", Rounds, problems)
    final = record(numbers, "final", Final, problems)
    scrolls = records(numbers, "scrolls", ScrollRule, problems)
    totals = record(numbers, "totals", Totals, problems)
    for file in (tile_file, score_file, numbers):
        record(file, "provenance", dict[str, Origin], problems)
    if problems or castle is None or first_game is None or money is None or offer is None:
        return None
    assert rounds is not None and final is not None and totals is not None
    for tile in (castle, *tiles.values()):
        _check_tile(tile_file, (CASTLE,) if tile is castle else ("tiles", tile.id), tile, scrolls, problems)
    _check_totals(numbers, tiles, totals, problems)
    chosen = tuple(getattr(first_game, slot) for slot in SLOTS)
    # the rules count those of our own folder; scoring.py sees to it that they count all
    counted = scoring if folder == DATA else files().scoring
    _check_scoring(score_file, scoring, chosen, counted, problems)
    return None if problems else Files(tiles, castle, scoring, chosen, clans, money, offer, rounds, final, scrolls)


files = loaded(read_files)

_Wrong = Callable[[str, str], None]
"""Which part of a tile is wrong, and why."""


def _check_tile(
    file: YamlFile, steps: tuple[str, ...], tile: TileRecord, scrolls: Collection[str], problems: Problems
) -> None:
    """Every side belongs to exactly one area of its terrain; roads leave by a side once; symbols lie in an area."""

    def wrong(key: str, message: str) -> None:
        problems.add(file.name, file.line((*steps, key)), f"{tile.id}: {message}")

    _check_sides(tile, wrong)
    if tile.scroll is not None:
        check_known(file, (*steps, "scroll"), tile.scroll.kind, scrolls, "scroll", problems)
    _check_contents(tile, wrong)


def _check_sides(tile: TileRecord, wrong: _Wrong) -> None:
    touched = [side for area in tile.areas.values() for side in area.edges]
    if sorted(touched) != sorted(SIDES):
        wrong("areas", "each side must belong to exactly one area")
    for name, area in tile.areas.items():
        for side in area.edges:
            if tile.edges.at(side) != area.terrain:
                wrong("areas", f"area '{name}' is {area.terrain}, but its {side} side is {tile.edges.at(side)}")
    owner = {side: name for name, area in tile.areas.items() for side in area.edges}
    for number, side in enumerate(SIDES):
        following = SIDES[(number + 1) % 4]
        if tile.edges.at(side) == tile.edges.at(following) and owner.get(side) != owner.get(following):
            wrong("areas", f"the {side} and {following} sides adjoin with one terrain: they are one area")
    exits = [side for road in tile.roads for side in road]
    if len(exits) != len(set(exits)) or not all(tile.roads):
        wrong("roads", "each road has exits, and no exit belongs to two roads")


def _check_contents(tile: TileRecord, wrong: _Wrong) -> None:
    placed = {"centre": tile.centre} | {f"symbol {s.kind}": s.area for s in tile.symbols}
    if tile.scroll is not None:
        placed["scroll"] = tile.scroll.area
    for what, area_id in placed.items():
        if area_id not in tile.areas:
            wrong("areas", f"{what} lies in '{area_id}', which is no area")
    for symbol in tile.symbols:
        terrain = tile.areas[symbol.area].terrain if symbol.area in tile.areas else ""
        if symbol.kind in ("ship", "lighthouse") and terrain != "water":
            wrong("symbols", f"a {symbol.kind} belongs to a water")
        if symbol.kind == "broch" and terrain != "mountain":
            wrong("symbols", "a broch stands on a mountain")
        if symbol.count < 1 or (symbol.kind == "whisky" and symbol.count != 1):
            wrong("symbols", f"{symbol.count} is no count of {symbol.kind}")


def _check_totals(file: YamlFile, tiles: dict[str, TileRecord], totals: Totals, problems: Problems) -> None:
    symbols: Counter[str] = Counter()
    edges: Counter[str] = Counter()
    for tile in tiles.values():
        symbols.update({s.kind: 0 for s in tile.symbols})
        for symbol in tile.symbols:
            symbols[symbol.kind] += symbol.count
        edges.update(tile.edges.at(side) for side in SIDES)
    counted = {
        "tiles": len(tiles),
        "symbols": dict(symbols),
        "scrolls": sum(tile.scroll is not None for tile in tiles.values()),
        "edges": dict(edges),
        "inner_areas": sum(not area.edges for tile in tiles.values() for area in tile.areas.values()),
        "road_exits": dict(Counter(sum(map(len, tile.roads)) for tile in tiles.values())),
    }
    for key, value in counted.items():
        if getattr(totals, key) != value:
            problems.add(file.name, file.line(("totals", key)), f"the tiles have {value} {key.replace('_', ' ')}")


def _check_scoring(
    file: YamlFile,
    scoring: dict[str, ScoringRecord],
    first_game: tuple[str, ...],
    counted: Collection[str],
    problems: Problems,
) -> None:
    for name in scoring:
        check_known(file, ("scoring_tiles", name), name, counted, "scoring tile", problems)
    for name in counted:
        if name not in scoring:
            problems.add(file.name, file.line(("scoring_tiles",)), f"the scoring tile '{name}' is missing")
    for slot, name in zip(SLOTS, first_game, strict=True):
        check_known(file, ("first_game", slot), name, scoring, "scoring tile", problems)
    if len(set(first_game)) < len(first_game):
        problems.add(file.name, file.line(("first_game",)), "a scoring tile lies in one slot only")
