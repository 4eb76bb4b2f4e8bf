"""What the files of the game must agree upon: ids, stacks, effects, cards and tiles, roads, counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from game.core.catalogue import Problems, check_known
from game.core.strict_yaml import Steps, YamlFile
from game.games.glen_more.effect_words import all_effects, check_effects
from game.games.glen_more.maps import START, unreachable
from game.games.glen_more.records import TileRecord

if TYPE_CHECKING:
    from game.games.glen_more.files import Files

PROVENANCE_FIELDS = {"default", "name", "marker_values", "table", "trade"}
"""Fields that are no field of the record (names are texts) but have a source nevertheless."""


@dataclass
class Sources:
    """Which file each record came from, so that a mistake is told with its line."""

    files: dict[tuple[str, str], YamlFile] = field(default_factory=dict)
    chronicles: dict[str, YamlFile] = field(default_factory=dict)
    numbers: YamlFile = field(default_factory=lambda: YamlFile("", None))

    def remember(self, section: str, name: str, file: YamlFile, problems: Problems) -> None:
        if (section, name) in self.files:
            first = self.files[section, name].name
            problems.add(file.name, file.line((section, name)), f"'{name}' stands in {first} too")
        self.files[section, name] = file

    def wrong(self, problems: Problems, section: str, name: str, key: str, message: str) -> None:
        file = self.files[section, name]
        problems.add(file.name, file.line((section, name, key)), f"{name}: {message}")


def check_agreement(files: Files, sources: Sources, problems: Problems) -> None:
    for tile in files.tiles.values():
        _check_tile(files, tile, sources, problems)
    _check_inserts(files, sources, problems)
    _check_cards(files, sources, problems)
    _check_all_effects(files, sources, problems)
    _check_provenance(files, sources, problems)
    _check_numbers(files, sources.numbers, problems)
    _check_clans(files, sources, problems)
    _check_chronicles(files, sources, problems)


def _check_tile(files: Files, tile: TileRecord, sources: Sources, problems: Problems) -> None:
    def wrong(key: str, message: str) -> None:
        sources.wrong(problems, "tiles", tile.id, key, message)

    if tile.overbuild is not None and tile.overbuild != tile.type:
        wrong("overbuild", f"a {tile.type} is laid upon a {tile.type}, not upon a {tile.overbuild}")
    if tile.die_protected != (tile.chronicle > 0):
        wrong("die_protected", "the tiles of Chronicles, and only they, are protected from the die")
    if tile.chronicle and tile.chronicle not in {one.number for one in files.chronicles.values()}:
        wrong("chronicle", f"there is no Chronicle {tile.chronicle}")
    if tile.replaces is not None:
        old = files.tiles.get(tile.replaces)
        if old is None or (old.stack, old.type, old.river) != (tile.stack, tile.type, tile.river):
            wrong("replaces", f"'{tile.replaces}' is no tile of the same stack, type and river")
    if tile.obtained_by is not None and tile.obtained_by not in files.clans:
        wrong("obtained_by", f"there is no clan '{tile.obtained_by}'")
    if tile.type == "person" and (tile.cost or tile.activation or tile.river):
        wrong("type", "a person costs nothing, is never activated and lies in no territory")
    takes = [effect["landmark_card"] for effect in tile.one_time if "landmark_card" in effect]
    if takes != ([tile.landmark] if tile.landmark else []):
        wrong("landmark", "a landmark's tile brings the card of its name as a one-time effect")


def _check_inserts(files: Files, sources: Sources, problems: Problems) -> None:
    """Two at some depth of one stack would need a rule for which of them comes first."""
    found: dict[str, str] = {}
    for tile in files.tiles.values():
        if tile.insert is None:
            continue
        if tile.insert in found:
            sources.wrong(problems, "tiles", tile.id, "insert", f"'{found[tile.insert]}' lies there already")
        found[tile.insert] = tile.id
        if tile.stack != "end" and not tile.insert.endswith(tile.stack):
            sources.wrong(problems, "tiles", tile.id, "insert", f"the tile belongs to stack '{tile.stack}'")


def _check_cards(files: Files, sources: Sources, problems: Problems) -> None:
    """Each landmark has a card, a tile and, where events are played, an event; all of them in the same stack."""
    for card in files.landmarks.values():
        tile = files.tiles.get(card.id)
        if tile is None or tile.landmark != card.id:
            sources.wrong(problems, "landmarks", card.id, "", "no tile brings this card")
        elif (tile.stack, tile.chronicle) != (card.stack, card.chronicle):
            sources.wrong(problems, "landmarks", card.id, "stack", "its tile is of another stack or Chronicle")
        if files.events and card.id not in files.events:
            sources.wrong(problems, "landmarks", card.id, "", "this card has no event")
    for tile in files.tiles.values():
        if tile.landmark and tile.landmark not in files.landmarks:
            sources.wrong(problems, "tiles", tile.id, "landmark", f"there is no landmark '{tile.landmark}'")
    for name in files.events.keys() - files.landmarks.keys():
        sources.wrong(problems, "events", name, "", "there is no such landmark")


def _effects(files: Files) -> Iterable[tuple[str, str, str, Any]]:
    """Section, id, field and effects of everything that has effects."""
    for tile in files.tiles.values():
        yield "tiles", tile.id, "one_time", tile.one_time
        yield "tiles", tile.id, "activation", tile.activation
    for card in files.landmarks.values():
        yield "landmarks", card.id, "effect", card.effect
    for event in files.events.values():
        yield "events", event.id, "effect", event.effect
    for clan in files.clans.values():
        yield "clans", clan.id, "effect", clan.effect


def _check_all_effects(files: Files, sources: Sources, problems: Problems) -> None:
    check_effects(sources.numbers, ("rules", "nothing_possible"), files.verbs, problems)
    for section, name, key, effects in _effects(files):
        if effects:
            file, steps = sources.files[section, name], (section, name, key)
            before = len(problems.found)
            check_effects(file, steps, files.verbs, problems)
            if len(problems.found) == before:
                check_names(file, steps, effects, files, problems)


def check_names(file: YamlFile, steps: Steps, effects: Any, files: Files, problems: Problems) -> None:
    """Effects that name a tile, card, clan, person or table name one that exists."""
    known: dict[str, tuple[Any, str]] = {
        "landmark_card": (files.landmarks, "landmark"),
        "take_person": (files.tiles, "person"),
        "activate_tile_and_neighbours": (files.tiles, "tile"),
        "replace_table": (files.tables, "table"),
    }
    for effect in all_effects(effects):
        for verb, (names, what) in known.items():
            if verb in effect:
                check_known(file, steps, effect[verb], names, what, problems)
        if "scot_on_tile" in effect:
            check_known(file, steps, effect["scot_on_tile"]["tile"], files.tiles, "tile", problems)
        if "if_clan" in effect:
            check_known(file, steps, effect["if_clan"]["clan"], files.clans, "clan", problems)
        if "if_person" in effect:
            check_known(file, steps, effect["if_person"]["person"], files.tiles, "person", problems)
        for excluded in effect.get("remove_tiles", {}).get("exclude", ()):
            check_known(file, steps, excluded, files.tiles, "tile", problems)


def _check_provenance(files: Files, sources: Sources, problems: Problems) -> None:
    sections: dict[str, Any] = {"tiles": files.tiles, "landmarks": files.landmarks, "events": files.events}
    for section, found in sections.items():
        for name, one in found.items():
            for part in one.provenance:
                if part not in PROVENANCE_FIELDS and not hasattr(one, part):
                    sources.wrong(problems, section, name, "provenance", f"there is no field '{part}'")
            if "default" not in one.provenance:
                sources.wrong(problems, section, name, "provenance", "the key 'default' is missing")


def _check_numbers(files: Files, file: YamlFile, problems: Problems) -> None:
    def wrong(section: str, message: str) -> None:
        problems.add(file.name, file.line((section,)), message)

    counted = Counter(tile.stack for tile in files.tiles.values() if not tile.chronicle)
    for stack, count in files.stacks.items():
        if counted[stack] != count:
            wrong("stacks", f"stack {stack} has {counted[stack]} tiles, not {count}")
    if len(files.ring) != files.rondel.spaces:
        wrong("rondel", f"the map has {len(files.ring)} spaces, not {files.rondel.spaces}")
    for figures, a_tiles in files.rondel.a_tiles.items():
        laid = figures + files.rondel.s_tiles + a_tiles + files.rondel.empty
        if laid != files.rondel.spaces:
            wrong("rondel", f"with {figures} figures {laid} spaces are used, not {files.rondel.spaces}")
    for name, table in (("scoring", files.scoring.table), *((own.id, own.table) for own in files.tables.values())):
        if list(table) != sorted(table):
            wrong("scoring" if name == "scoring" else "tables", f"the table '{name}' must not fall")
    if sum(not card.chronicle for card in files.landmarks.values()) != files.pieces.landmarks:
        wrong("pieces", "the number of landmark cards differs from landmarks.yaml")
    starts = [tile.placed_at for tile in files.tiles.values() if tile.stack == "start"]
    if starts != [(0, 0), (1, 0)]:
        wrong("setup", "the two start tiles lie at 0,0 and 1,0")


def _check_clans(files: Files, sources: Sources, problems: Problems) -> None:
    for clan in files.clans:
        if clan not in files.board.places:
            sources.wrong(problems, "clans", clan, "", "clan_board.tmx has no place for it")
        elif clan in unreachable(files.board):
            sources.wrong(problems, "clans", clan, "", "no road leads to it")
    for place in files.board.places.keys() - files.clans.keys() - {START}:
        file = sources.files["clans", next(iter(files.clans))]
        problems.add(file.name, 1, f"the map has '{place}', this file has not")


def _check_chronicles(files: Files, sources: Sources, problems: Problems) -> None:
    numbers = [one.number for one in files.chronicles.values()]
    options = sources.numbers.value["game"].get("options", {})
    for name, one in files.chronicles.items():
        file = sources.chronicles[name]
        if numbers.count(one.number) > 1:
            problems.add(file.name, file.line(("chronicle", "number")), f"the number {one.number} is there twice")
        check_known(file, ("chronicle", "option"), one.option, options, "option", problems)
