"""Reads the map, mats, cards and numbers of Scythe, and checks that they agree and that every set is complete."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from game.core import places
from game.core.catalogue import Problems, check_known, check_sections, record, records
from game.core.strict_yaml import Steps, YamlFile, read_yaml
from game.games.scythe.europa import Europa, read_europa
from game.games.scythe.records import (
    BonusTile,
    BottomAction,
    Common,
    Encounter,
    Faction,
    FactoryCard,
    FactoryMove,
    Mat,
    Objective,
    Pair,
    Scoring,
    StarRecord,
    TerrainRecord,
    Tier,
    TopAction,
    Totals,
    Track,
)
from game.games.scythe.terms import (
    BONUSES,
    BOTTOMS,
    PAYABLE,
    RESOURCES,
    STARS,
    STRUCTURES,
    TERRAINS,
    TOPS,
    Good,
    Goods,
    Provenance,
)

DATA = places.DATA / "scythe"

SECTIONS = {
    "game": (
        "game",
        "terrains",
        "combat_deck",
        "tracks",
        "stars",
        "game_ends_at",
        "popularity_tiers",
        "scoring",
        "factory_cards_more_than_players",
        "banned_pairs",
        "totals",
    ),
    "factions": ("common", "recruit_bonuses", "factions"),
    "mats": ("top_actions", "worker_track", "bottom_actions", "mats"),
    "encounters": ("provenance", "encounters"),
    "objectives": ("objectives",),
    "factory": ("factory_move", "factory_cards"),
    "bonus": ("bonus_tiles",),
}
"""The files and what stands in them; the section `game` is the house's own."""


@dataclass
class Files:
    europa: Europa
    terrains: dict[str, TerrainRecord]
    common: Common
    recruit_bonuses: dict[str, int]
    factions: dict[str, Faction]
    """In clockwise order."""
    top_actions: dict[str, TopAction]
    worker_track: tuple[Goods, ...]
    bottom_actions: dict[str, BottomAction]
    mats: dict[str, Mat]
    encounters: dict[str, Encounter]
    objectives: dict[str, Objective]
    factory_move: FactoryMove
    factory_cards: dict[str, FactoryCard]
    factory_cards_more_than_players: int
    bonus_tiles: dict[str, BonusTile]
    combat_deck: dict[int, int]
    tracks: dict[str, Track]
    stars: dict[str, StarRecord]
    game_ends_at: int
    popularity_tiers: tuple[Tier, ...]
    scoring: Scoring
    banned_pairs: tuple[Pair, ...]


def read_files(problems: Problems, folder: Path = DATA) -> Files | None:
    """All files of the game, checked against each other; None if they cannot be read."""
    paths = {name: folder / f"{name}.yaml" for name in SECTIONS}
    yaml = {name: read_yaml(path, problems, name=places.shown(path)) for name, path in paths.items()}
    for name, sections in SECTIONS.items():
        check_sections(yaml[name], sections, problems)
    europa = read_europa(folder, problems)
    record(yaml["encounters"], "provenance", dict[str, Provenance], problems)
    numbers, people, mats, factory = yaml["game"], yaml["factions"], yaml["mats"], yaml["factory"]
    totals = record(numbers, "totals", Totals, problems)
    parts = {
        "europa": europa,
        "terrains": records(numbers, "terrains", TerrainRecord, problems),
        "common": record(people, "common", Common, problems),
        "recruit_bonuses": record(people, "recruit_bonuses", dict[Good, int], problems),
        "factions": records(people, "factions", Faction, problems),
        "top_actions": records(mats, "top_actions", TopAction, problems),
        "worker_track": record(mats, "worker_track", tuple[Goods, ...], problems),
        "bottom_actions": records(mats, "bottom_actions", BottomAction, problems),
        "mats": records(mats, "mats", Mat, problems),
        "encounters": records(yaml["encounters"], "encounters", Encounter, problems),
        "objectives": records(yaml["objectives"], "objectives", Objective, problems),
        "factory_move": record(factory, "factory_move", FactoryMove, problems),
        "factory_cards": records(factory, "factory_cards", FactoryCard, problems),
        "factory_cards_more_than_players": record(numbers, "factory_cards_more_than_players", int, problems),
        "bonus_tiles": records(yaml["bonus"], "bonus_tiles", BonusTile, problems),
        "combat_deck": record(numbers, "combat_deck", dict[int, int], problems),
        "tracks": records(numbers, "tracks", Track, problems),
        "stars": records(numbers, "stars", StarRecord, problems),
        "game_ends_at": record(numbers, "game_ends_at", int, problems),
        "popularity_tiers": record(numbers, "popularity_tiers", tuple[Tier, ...], problems),
        "scoring": record(numbers, "scoring", Scoring, problems),
        "banned_pairs": record(numbers, "banned_pairs", tuple[Pair, ...], problems),
    }
    if problems:
        return None
    files = Files(**parts)  # type: ignore[arg-type]  # whatever is missing has been reported and ended this already
    assert totals is not None
    _check_words(yaml, files, problems)
    _check_map(yaml, files, totals, problems)
    _check_mats(mats, files, totals, problems)
    _check_cards(yaml, files, totals, problems)
    _check_tiers(numbers, files, problems)
    return None if problems else files


def _check_words(yaml: Mapping[str, YamlFile], files: Files, problems: Problems) -> None:
    """Every set is complete, and names only what is there."""

    def complete(name: str, section: str, have: Mapping[str, object], want: tuple[str, ...]) -> None:
        for one in want:
            if one not in have:
                problems.add(yaml[name].name, yaml[name].line((section,)), f"'{one}' is missing in '{section}'")

    complete("game", "terrains", files.terrains, TERRAINS)
    complete("game", "stars", files.stars, STARS)
    complete("game", "tracks", files.tracks, ("power", "popularity", "dial"))
    complete("mats", "top_actions", files.top_actions, TOPS)
    complete("mats", "bottom_actions", files.bottom_actions, BOTTOMS)
    complete("factions", "recruit_bonuses", files.recruit_bonuses, BONUSES)
    resources = tuple(action.resource for action in files.bottom_actions.values())
    if sorted(resources) != sorted(RESOURCES):
        problems.add(yaml["mats"].name, yaml["mats"].line(("bottom_actions",)), "each action has its own resource")
    if sorted(action.structure.id for action in files.top_actions.values()) != sorted(STRUCTURES):
        problems.add(yaml["mats"].name, yaml["mats"].line(("top_actions",)), "each action has its own structure")
    for number, pair in enumerate(files.banned_pairs):
        steps: Steps = ("banned_pairs", number)
        check_known(yaml["game"], steps, pair.faction, files.factions, "faction", problems)
        check_known(yaml["game"], steps, pair.mat, files.mats, "mat", problems)


def _check_map(yaml: Mapping[str, YamlFile], files: Files, totals: Totals, problems: Problems) -> None:
    europa, file = files.europa, yaml["game"]
    terrains = Counter(place.terrain for place in europa.hexes.values())
    counted = {
        "hexes": len(europa.hexes),
        "terrains": dict(terrains),
        "encounter_hexes": len(europa.encounters),
        "tunnels": len(europa.tunnels),
        "river_edges": len(europa.rivers),
        "home_bases": len(europa.homes),
    }
    for key, value in counted.items():
        if getattr(totals, key) != value:
            problems.add(file.name, file.line(("totals", key)), f"the map has {value} {key.replace('_', ' ')}")
    people = yaml["factions"]

    def wrong(steps: Steps, message: str) -> None:
        problems.add(people.name, people.line(steps), message)

    for faction in files.factions.values():
        home = europa.homes.get(faction.home_base)
        if home is None or home.faction != faction.id or not home.in_base_game:
            wrong(("factions", faction.id, "home_base"), f"'{faction.home_base}' is not theirs on the map")
        elif sorted(faction.start_workers) != list(europa.around[home.id].land):
            touching = ", ".join(europa.around[home.id].land)
            wrong(("factions", faction.id, "start_workers"), f"the lands beside {home.id} are {touching}")
    playing = [home.faction for home in europa.homes.values() if home.in_base_game]
    if playing != list(files.factions):
        wrong(("factions",), f"clockwise on the map they are {', '.join(playing)}")
    if files.common.workers != files.common.workers_at_start + len(files.worker_track):
        wrong(("common",), "the workers do not fill the track above Produce")


def _check_mats(file: YamlFile, files: Files, totals: Totals, problems: Problems) -> None:
    cubes = sum(one.cubes for action in files.top_actions.values() for one in action.choose_one)
    if cubes != totals.mat.cubes or cubes != files.common.upgrades:
        problems.add(file.name, file.line(("top_actions",)), f"{cubes} cubes lie on a mat")
    numbers = [mat.start_number for mat in files.mats.values()]
    if len(set(numbers)) < len(numbers):
        problems.add(file.name, file.line(("mats",)), "two mats have the same start number")
    for mat in files.mats.values():
        steps: Steps = ("mats", mat.id, "sections")
        if sorted(one.top for one in mat.sections) != sorted(TOPS):
            problems.add(file.name, file.line(steps), f"{mat.id}: each top action stands on the mat once")
        if [one.bottom for one in mat.sections] != list(BOTTOMS):
            problems.add(file.name, file.line(steps), f"{mat.id}: the bottoms are {', '.join(BOTTOMS)} in this order")
        for key in ("cost", "reducible", "coins"):
            total, wanted = sum(getattr(one, key) for one in mat.sections), getattr(totals.mat, key)
            if total != wanted:
                problems.add(file.name, file.line(steps), f"{mat.id}: {key} adds up to {total}, not {wanted}")


def _check_cards(yaml: Mapping[str, YamlFile], files: Files, totals: Totals, problems: Problems) -> None:
    sets: dict[str, tuple[str, Mapping[str, object]]] = {
        "encounters": ("E", files.encounters),
        "objectives": ("O", files.objectives),
        "factory_cards": ("F", files.factory_cards),
    }
    names = {"factory_cards": "factory"}
    for section, (letter, cards) in sets.items():
        file = yaml[names.get(section, section)]
        wanted = [f"{letter}{number:02d}" for number in range(1, getattr(totals, section) + 1)]
        if list(cards) != wanted:
            problems.add(file.name, file.line((section,)), f"the cards are {wanted[0]} to {wanted[-1]} in this order")
    if len(files.bonus_tiles) != totals.bonus_tiles:
        file = yaml["bonus"]
        problems.add(file.name, file.line(("bonus_tiles",)), f"there are {totals.bonus_tiles} tiles")
    for card in files.encounters.values():
        for letter, deal in zip("ABC", card.deals, strict=True):
            for good in deal.pay:
                check_known(yaml["encounters"], ("encounters", card.id, letter), good, PAYABLE, "price in", problems)
    for factory_card in files.factory_cards.values():
        for good in factory_card.pay:
            check_known(yaml["factory"], ("factory_cards", factory_card.id), good, PAYABLE, "price in", problems)
    _check_objectives(yaml["objectives"], files, problems)
    file = yaml["bonus"]
    for tile in files.bonus_tiles.values():
        bands, coins = list(tile.coins_by_count), list(tile.coins_by_count.values())
        if bands != sorted(bands) or coins != sorted(set(coins)):
            problems.add(file.name, file.line(("bonus_tiles", tile.id)), f"{tile.id}: more must be worth more")


def _check_objectives(file: YamlFile, files: Files, problems: Problems) -> None:
    for objective in files.objectives.values():
        for number, condition in enumerate(objective.all_of):
            line = file.line(("objectives", objective.id, "all_of", number))
            if condition.min is None and condition.max is None:
                problems.add(file.name, line, f"{objective.id}: '{condition.measure}' needs min or max")
            if (condition.measure == "control_terrain") != (condition.terrain is not None):
                problems.add(file.name, line, f"{objective.id}: control_terrain, and only it, has a terrain")


def _check_tiers(file: YamlFile, files: Files, problems: Problems) -> None:
    """The tiers cover the popularity track without gap; the tie-breakers say something each."""
    expected = 0
    for number, tier in enumerate(files.popularity_tiers):
        if tier.min != expected or tier.max < tier.min:
            problems.add(file.name, file.line(("popularity_tiers", number)), f"this tier must begin at {expected}")
        expected = tier.max + 1
    track = files.tracks.get("popularity")  # one that is missing has been told
    if track is not None and expected != track.max + 1:
        problems.add(file.name, file.line(("popularity_tiers",)), "the tiers must cover the whole track")
    for key in ("tie_breakers", "later_tie_breakers"):
        if len(set(getattr(files.scoring, key))) < len(getattr(files.scoring, key)):
            problems.add(file.name, file.line(("scoring", key)), "a tie-breaker stands there twice")
