"""Reads all files of the game, those of the Chronicles too; data_checks.py then compares them with each other.

Which Chronicles there are is seen from the folders in data/glen_more/chronicles; each declares its own sections in
game/games/glen_more/chronicles/<id>/records.py.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from game.core import places
from game.core.catalogue import Problems, check_sections, convert, record, records
from game.core.rooms import spare_room
from game.core.strict_yaml import YamlFile, read_yaml
from game.games.glen_more.data_checks import Sources, check_agreement
from game.games.glen_more.effect_words import Verb, verbs_with
from game.games.glen_more.maps import ClanBoard, read_clan_board, read_ring
from game.games.glen_more.records import (
    Cell,
    ChronicleRecord,
    ClanRecord,
    Die,
    EventRecord,
    LandmarkRecord,
    Market,
    OwnTable,
    Pieces,
    Provenance,
    Rondel,
    Rulings,
    Scoring,
    Setup,
    Stack,
    TileRecord,
)

DATA = places.DATA / "glen_more"
TILE_FILES: dict[str, tuple[Stack, ...]] = {
    "tiles_start": ("start", "end"),
    "tiles_s": ("S",),
    "tiles_a": ("A",),
    "tiles_b": ("B",),
    "tiles_c": ("C",),
    "tiles_d": ("D",),
    "persons": ("A", "B", "C", "D", "special"),
}
"""Which stacks may stand in which file; a Chronicle's tiles may be of any stack."""


@dataclass
class Chronicle:
    """One Chronicle: what all say of themselves, and its own sections as its folder of code declares them."""

    id: str
    number: int
    players: tuple[int, ...]
    minutes: int
    option: str
    verbs: dict[str, str]
    facts: dict[str, Any]


@dataclass
class Files:
    tiles: dict[str, TileRecord]
    """The base game's first, then those of each Chronicle."""
    landmarks: dict[str, LandmarkRecord]
    events: dict[str, EventRecord]
    """By landmark; only the cards of one Chronicle have them."""
    clans: dict[str, ClanRecord]
    board: ClanBoard
    ring: tuple[Cell, ...]
    setup: Setup
    die: Die
    rondel: Rondel
    market: Market
    stacks: dict[Stack, int]
    scoring: Scoring
    tables: dict[str, OwnTable]
    rules: Rulings
    pieces: Pieces
    chronicles: dict[str, Chronicle]
    """By id, in the order of their numbers."""
    verbs: dict[str, Verb]


def read_files(problems: Problems, folder: Path = DATA) -> Files | None:
    """All files of the game, checked against each other; None if they cannot be read."""
    sources = Sources()
    tiles = _tiles(folder, TILE_FILES, sources, problems)
    landmarks = _section(folder / "landmarks.yaml", "landmarks", LandmarkRecord, sources, problems)
    clans = _section(folder / "clans.yaml", "clans", ClanRecord, sources, problems)
    board = read_clan_board(folder / "clan_board.tmx", problems)
    ring = read_ring(folder / "rondel.tmx", problems)
    numbers = _numbers(folder / "game.yaml", problems)
    sources.numbers = numbers
    chronicles = _chronicles(folder / "chronicles", sources, problems)
    events: dict[str, EventRecord] = {}
    for chronicle in chronicles:
        home = folder / "chronicles" / chronicle
        if (home / "tiles.yaml").is_file():
            tiles |= _tiles(home, {"tiles": ("A", "B", "C", "D")}, sources, problems)
        if (home / "landmarks.yaml").is_file():
            landmarks |= _section(home / "landmarks.yaml", "landmarks", LandmarkRecord, sources, problems)
        if (home / "events.yaml").is_file():
            events |= _section(home / "events.yaml", "events", EventRecord, sources, problems)
    found = _game(numbers, problems)
    if board is None or found is None or problems:
        return None
    verbs = verbs_with({verb: kind for one in chronicles.values() for verb, kind in one.verbs.items()})
    files = Files(
        tiles=tiles,
        landmarks=landmarks,
        events=events,
        clans=clans,
        board=board,
        ring=ring,
        chronicles=chronicles,
        verbs=verbs,
        **found,
    )
    check_agreement(files, sources, problems)
    for name in chronicles:
        check = getattr(_code_of(name), "check", None)
        if check is not None:
            check(sources.chronicles[name], files, problems)
    return None if problems else files


def _read(path: Path, problems: Problems) -> YamlFile:
    return read_yaml(path, problems, name=places.shown(path))


def _numbers(path: Path, problems: Problems) -> YamlFile:
    file = _read(path, problems)
    own = {"setup", "die", "rondel", "market", "stacks", "scoring", "tables", "rules", "pieces"}
    check_sections(file, {"game", "provenance", *own}, problems)
    record(file, "provenance", Provenance, problems)
    return file


def _game(file: YamlFile, problems: Problems) -> dict[str, Any] | None:
    """The numbers of the base game, by the name of their section."""
    kinds: dict[str, Any] = {
        "setup": Setup,
        "die": Die,
        "rondel": Rondel,
        "market": Market,
        "stacks": dict[Stack, int],
        "scoring": Scoring,
        "rules": Rulings,
        "pieces": Pieces,
    }
    found = {name: record(file, name, kind, problems) for name, kind in kinds.items()}
    found["tables"] = records(file, "tables", OwnTable, problems)
    return None if any(one is None for one in found.values()) else found


def _section(path: Path, section: str, kind: Any, sources: Sources, problems: Problems) -> dict[str, Any]:
    """A file that holds one section of records, remembered so that later checks can name its lines."""
    file = _read(path, problems)
    check_sections(file, {"provenance", section}, problems)
    if isinstance(file.value, dict) and "provenance" in file.value:
        record(file, "provenance", Provenance, problems)
    found = records(file, section, kind, problems)
    for name in found:
        sources.remember(section, name, file, problems)
    return found


def _tiles(
    folder: Path, files: dict[str, tuple[Stack, ...]], sources: Sources, problems: Problems
) -> dict[str, TileRecord]:
    tiles: dict[str, TileRecord] = {}
    for name, stacks in files.items():
        found = _section(folder / f"{name}.yaml", "tiles", TileRecord, sources, problems)
        for tile in found.values():
            if tile.stack not in stacks:
                sources.wrong(problems, "tiles", tile.id, "stack", f"stack {tile.stack} does not belong in this file")
            if (tile.type == "person") != (name == "persons"):
                sources.wrong(problems, "tiles", tile.id, "type", "persons, and only they, stand in persons.yaml")
        tiles |= found
    return tiles


def _code_of(chronicle: str) -> Any:
    return spare_room(f"game.games.glen_more.chronicles.{chronicle}.records")


def _chronicles(folder: Path, sources: Sources, problems: Problems) -> dict[str, Chronicle]:
    found: list[Chronicle] = []
    for path in sorted(folder.glob("*/chronicle.yaml")):
        name = path.parent.name
        file = sources.chronicles[name] = _read(path, problems)
        code = _code_of(name)
        if code is None:
            problems.add(file.name, 1, f"there is no code for the Chronicle '{name}'")
            continue
        sections: dict[str, Any] = code.SECTIONS
        check_sections(file, {"chronicle", "provenance", *sections}, problems)
        if isinstance(file.value, dict) and "provenance" in file.value:
            record(file, "provenance", Provenance, problems)
        head = record(file, "chronicle", ChronicleRecord, problems)
        facts = {section: _facts(file, section, kind, problems) for section, kind in sections.items()}
        if head is not None:
            found.append(
                Chronicle(name, head.number, head.players, head.minutes, head.option, dict(head.verbs), facts)
            )
    return {one.id: one for one in sorted(found, key=lambda one: one.number)}


def _facts(file: YamlFile, section: str, kind: Any, problems: Problems) -> Any:
    if not isinstance(file.value, dict) or section not in file.value:
        problems.add(file.name, 1, f"the key '{section}' is missing")
        return None
    return convert(file, (section,), kind, problems)
