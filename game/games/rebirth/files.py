"""Reads the Scottish board and the numbers of the game, and checks the map and the YAML files against each other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from game.core import hexes, places
from game.core.catalogue import Problems, check_known, check_sections, record, records
from game.core.strict_yaml import YamlFile, read_yaml
from game.core.tiled import TiledMap, read_map
from game.games.rebirth.records import (
    KINDS,
    SIZES,
    SYMBOLS,
    Card,
    Castle,
    Cathedral,
    Loch,
    Pieces,
    Provenance,
    Region,
    Scoring,
    Settlement,
    TileKind,
    Totals,
)

DATA = places.DATA / "rebirth"


@dataclass
class Files:
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


def hex_id(col: int, row: int) -> str:
    return f"r{row:02d}c{col:02d}"


def offset(hex_name: str) -> tuple[int, int]:
    """Column and row of an id like r13c10."""
    return int(hex_name[4:6]), int(hex_name[1:3])


def around(hex_name: str) -> tuple[str, ...]:
    """The six hexes that touch this one, on the board or not."""
    return tuple(hex_id(*hexes.to_offset(h)) for h in hexes.neighbours(hexes.from_offset(*offset(hex_name))))


def read_files(problems: Problems, folder: Path = DATA) -> Files | None:
    """All files of the board, checked against each other; None if they cannot be read."""
    file = _read(folder / "board.yaml", problems)
    check_sections(
        file, {"provenance", "regions", "castles", "cathedrals", "lochs", "settlements", "neutral_marks"}, problems
    )
    numbers = _read(folder / "game.yaml", problems)
    check_sections(numbers, {"game", "tiles", "pieces", "scoring", "totals"}, problems)
    missions = _read(folder / "missions.yaml", problems)
    check_sections(missions, {"provenance", "missions", "bonus_cards"}, problems)
    for one in (file, missions):
        record(one, "provenance", dict[str, Provenance], problems)
    tiled = read_map(folder / "scotland.tmx", problems, name=places.shown(folder / "scotland.tmx"))
    regions = records(file, "regions", Region, problems)
    castles = records(file, "castles", Castle, problems)
    cathedrals = records(file, "cathedrals", Cathedral, problems)
    lochs = records(file, "lochs", Loch, problems)
    settlements = records(file, "settlements", Settlement, problems)
    neutral = record(file, "neutral_marks", tuple[str, ...], problems)
    kinds = records(numbers, "tiles", TileKind, problems)
    scoring = record(numbers, "scoring", Scoring, problems)
    pieces = record(numbers, "pieces", Pieces, problems)
    totals = record(numbers, "totals", Totals, problems)
    decks = {section: records(missions, section, Card, problems) for section in ("missions", "bonus_cards")}
    cards = decks["missions"] | decks["bonus_cards"]
    for section, deck in decks.items():
        if totals is not None and len(deck) != getattr(totals, section):
            wanted = getattr(totals, section)
            problems.add(missions.name, missions.line((section,)), f"{len(deck)} {section} are here, not {wanted}")
    if tiled is None or neutral is None or scoring is None or pieces is None or problems:
        return None
    terrain = {hex_id(*at): str(tile.properties.get("terrain", "")) for at, tile in tiled.tiles.items()}
    files = Files(terrain, regions, castles, cathedrals, lochs, settlements, neutral, kinds, scoring, pieces, cards)
    _check_words(file, numbers, missions, files, problems)
    _check_agreement(file, files, tiled, problems)
    return None if problems else files


def _read(path: Path, problems: Problems) -> YamlFile:
    return read_yaml(path, problems, name=places.shown(path))


def _check_words(file: YamlFile, numbers: YamlFile, missions: YamlFile, files: Files, problems: Problems) -> None:
    """Ids which one file uses and another defines."""
    for castle in files.castles.values():
        check_known(file, ("castles", castle.id, "region"), castle.region, files.regions, "region", problems)
    for cathedral in files.cathedrals.values():
        check_known(file, ("cathedrals", cathedral.id, "region"), cathedral.region, files.regions, "region", problems)
    for kind in files.kinds:
        check_known(numbers, ("tiles", kind), kind, KINDS, "kind of tile", problems)
    for kind in sorted(set(KINDS) - files.kinds.keys()):
        problems.add(numbers.name, numbers.line(("tiles",)), f"the tile '{kind}' is missing")
    for card in files.cards.values():
        for region in card.where.region or ():
            check_known(missions, ("missions", card.id), region, files.regions, "region", problems)
    for rank in (1, 2):
        if [castle.tie_break for castle in files.castles.values()].count(rank) != 1:
            problems.add(file.name, file.line(("castles",)), f"exactly one castle must have tie_break: {rank}")


_Wrong = Callable[[str, str, str], None]
"""Section, key and what is wrong there."""


def _check_agreement(file: YamlFile, files: Files, tiled: TiledMap, problems: Problems) -> None:
    """The map and the YAML files must name the same places, and the counts of the game must come out."""

    def wrong(section: str, key: str, message: str) -> None:
        problems.add(file.name, file.line((section, key)), message)

    drawn = {
        layer: {o.name: hex_id(*at) for o in tiled.on(layer) if (at := tiled.hex_at(o.x, o.y)) is not None}
        for layer in ("castles", "cathedrals", "lochs", "harbours", "neutral", "settlements")
    }
    listed: dict[str, Mapping[str, Castle | Cathedral | Loch]] = {
        "castles": files.castles,
        "cathedrals": files.cathedrals,
        "lochs": files.lochs,
    }
    for section, stated in listed.items():
        for place in stated.values():
            if files.terrain.get(place.hex) != section[:-1]:
                wrong(section, place.id, f"{place.hex} is {files.terrain.get(place.hex)} on the map")
            if drawn[section].get(place.id) != place.hex:
                wrong(section, place.id, f"'{place.id}' is drawn at {drawn[section].get(place.id)} on the map")
        for name in drawn[section].keys() - stated.keys():
            wrong(section, name, f"the map has '{name}', this file has not")
    _check_spaces(files, wrong)
    _check_settlements(files, drawn, wrong)
    for label in tiled.on("labels"):
        if label.kind == "region" and label.name not in files.regions:
            wrong("regions", "", f"the map has a label for '{label.name}', which is no region")
    if sorted(drawn["neutral"].values()) != sorted(files.neutral) or not set(files.neutral) <= _spaces(files):
        wrong("neutral_marks", "", "the neutral marks differ from those of the map")


def _check_settlements(files: Files, drawn: Mapping[str, Mapping[str, str]], wrong: _Wrong) -> None:
    for settlement in files.settlements.values():
        if SIZES.get(settlement.size) != len(settlement.spaces):
            wrong("settlements", settlement.id, f"{len(settlement.spaces)} spaces are not '{settlement.size}'")
        if drawn["settlements"].get(settlement.id) not in settlement.spaces:
            wrong("settlements", settlement.id, "the map draws it elsewhere")
    harbours = sorted(h for settlement in files.settlements.values() for h in settlement.harbours)
    if sorted(drawn["harbours"].values()) != harbours:
        wrong("settlements", "", "the harbours differ from those of the map")


def _spaces(files: Files) -> set[str]:
    return {h for h, t in files.terrain.items() if t in SYMBOLS}


def _check_spaces(files: Files, wrong: _Wrong) -> None:
    """Regions and settlements share out the spaces of the map."""
    spaces = _spaces(files)
    in_regions = [s for region in files.regions.values() for s in region.spaces]
    if sorted(in_regions) != sorted(spaces):
        odd = sorted(spaces ^ set(in_regions)) or [s for s in in_regions if in_regions.count(s) > 1]
        wrong("regions", "", f"each space belongs to exactly one region; look at {', '.join(odd[:5])}")
    towns = [s for settlement in files.settlements.values() for s in settlement.spaces]
    if sorted(towns) != sorted(h for h in spaces if files.terrain[h] == "settlement"):
        wrong("settlements", "", "each settlement space of the map belongs to exactly one settlement")
