"""The facts of data/scythe in numbers: factions, mats, costs, cards. Loaded once; ids are turned into indices here.

Sections of a mat stand in the order of their bottom actions, which is the same on every mat, so the number of a
section is the number of its bottom action. Section 4 is the Factory card.
"""

from __future__ import annotations

from game.core.catalogue import loaded
from game.games.scythe.files import read_files
from game.games.scythe.terms import BONUSES, BOTTOMS, RESOURCES, STARS, STRUCTURES, TOPS

files = loaded(read_files)
_FILES = files()

FACTIONS: tuple[str, ...] = tuple(_FILES.factions)
"""Clockwise around the board."""
FACTION = {name: number for number, name in enumerate(FACTIONS)}
FACTION_RECORDS = tuple(_FILES.factions.values())
NORDIC, RUSVIET, CRIMEA, SAXONY, POLANIA = (
    FACTION[name] for name in ("nordic", "rusviet", "crimea", "saxony", "polania")
)
MECHS: tuple[tuple[str, ...], ...] = tuple(tuple(mech.id for mech in one.mechs) for one in FACTION_RECORDS)
"""The four abilities of each faction; their numbers are the bits of `deployed`."""
COMBAT_ABILITIES = ("artillery", "peoples_army", "scout", "disarm", "camaraderie")
ABILITY_BIT: tuple[dict[str, int], ...] = tuple(
    {name: 1 << number for number, name in enumerate(names)} for names in MECHS
)
ARTILLERY, PEOPLES_ARMY, SCOUT, DISARM, CAMARADERIE = (
    next((n, bits[name]) for n, bits in enumerate(ABILITY_BIT) if name in bits) for name in COMBAT_ABILITIES
)
"""Faction and bit of each ability that matters in combat."""
SEAWORTHY = (NORDIC, ABILITY_BIT[NORDIC]["seaworthy"])
SPEED_BIT: tuple[int, ...] = tuple(bits["speed"] for bits in ABILITY_BIT)


def mech_number(faction: int, name: str) -> int:
    return MECHS[faction].index(name)


RESOURCE: dict[str, int] = {name: number for number, name in enumerate(RESOURCES)}
TOP: dict[str, int] = {name: number for number, name in enumerate(TOPS)}
BOTTOM: dict[str, int] = {name: number for number, name in enumerate(BOTTOMS)}
STRUCTURE: dict[str, int] = {name: number for number, name in enumerate(STRUCTURES)}
BONUS: dict[str, int] = {name: number for number, name in enumerate(BONUSES)}
MOVE_GAIN, BOLSTER, TRADE, PRODUCE = (TOP[name] for name in ("move_gain", "bolster", "trade", "produce"))
UPGRADE, DEPLOY, BUILD, ENLIST = (BOTTOM[name] for name in ("upgrade", "deploy", "build", "enlist"))
MINE, MONUMENT, ARMORY, MILL = (STRUCTURE[name] for name in ("mine", "monument", "armory", "mill"))
FACTORY_SECTION = 4
NO_SECTION = -1
SECTION_WORDS = (*TOPS, "factory")

YIELDS: dict[str, int] = {one.id: one.base for top in _FILES.top_actions.values() for one in top.choose_one}
"""What each top action gives before upgrades."""
CUBES: tuple[str, ...] = tuple(one.id for top in _FILES.top_actions.values() for one in top.choose_one if one.cubes)
"""The yields with an upgrade cube, whose numbers are the bits of `upgrades`."""
CUBE = {name: number for number, name in enumerate(CUBES)}
ALL_CUBES = (1 << len(CUBES)) - 1
TOP_COINS: tuple[int, ...] = tuple(_FILES.top_actions[top].cost.get("coins", 0) for top in TOPS)
MONUMENT_POPULARITY = _FILES.top_actions["bolster"].structure.benefit["popularity"]
ARMORY_POWER = _FILES.top_actions["trade"].structure.benefit["power"]

BOTTOM_RESOURCE: tuple[int, ...] = tuple(RESOURCE[_FILES.bottom_actions[one].resource] for one in BOTTOMS)
ONGOING: tuple[tuple[str, int], ...] = tuple(
    next(iter(_FILES.bottom_actions[one].ongoing.items())) for one in BOTTOMS
)
"""The recruit bonus of each bottom action: what, and how much."""
ONE_TIME: tuple[int, ...] = tuple(_FILES.recruit_bonuses[one] for one in BONUSES)

MATS: tuple[str, ...] = tuple(_FILES.mats)
MAT = {name: number for number, name in enumerate(MATS)}
MAT_RECORDS = tuple(_FILES.mats.values())
_SECTIONS = tuple(tuple(sorted(mat.sections, key=lambda section: BOTTOM[section.bottom])) for mat in MAT_RECORDS)
MAT_TOP: tuple[tuple[int, ...], ...] = tuple(tuple(TOP[s.top] for s in mat) for mat in _SECTIONS)
"""By mat and section the top action."""
MAT_SECTION_OF_TOP = tuple(tuple(tops.index(top) for top in range(len(TOPS))) for tops in MAT_TOP)
MAT_COST: tuple[tuple[int, ...], ...] = tuple(tuple(s.cost for s in mat) for mat in _SECTIONS)
MAT_REDUCIBLE: tuple[tuple[int, ...], ...] = tuple(tuple(s.reducible for s in mat) for mat in _SECTIONS)
MAT_COINS: tuple[tuple[int, ...], ...] = tuple(tuple(s.coins for s in mat) for mat in _SECTIONS)
BANNED = frozenset((FACTION[pair.faction], MAT[pair.mat]) for pair in _FILES.banned_pairs)

MOST_WORKERS = _FILES.common.workers
WORKERS_AT_START = _FILES.common.workers_at_start
WORKER_TRACK = _FILES.worker_track


def _produce_cost(workers: int) -> tuple[int, int, int]:
    """Power, popularity and coins: the sum of the spaces that are empty with so many workers on the map."""
    empty = WORKER_TRACK[: max(0, workers - WORKERS_AT_START)]
    power, popularity, coins = (sum(s.get(what, 0) for s in empty) for what in ("power", "popularity", "coins"))
    return power, popularity, coins


PRODUCE_COST = tuple(_produce_cost(workers) for workers in range(MOST_WORKERS + 1))

CARD_VALUES: tuple[int, ...] = tuple(_FILES.combat_deck)
CARD = {value: number for number, value in enumerate(CARD_VALUES)}
COMBAT_DECK: tuple[int, ...] = tuple(_FILES.combat_deck.values())
MOST_POWER = _FILES.tracks["power"].max
MOST_POPULARITY = _FILES.tracks["popularity"].max
DIAL = _FILES.tracks["dial"].max

STAR_PLACES: tuple[int, ...] = tuple(_FILES.stars[star].places for star in STARS)
GAME_ENDS_AT = _FILES.game_ends_at
S_UPGRADES, S_MECHS, S_STRUCTURES, S_RECRUITS, S_WORKERS, S_OBJECTIVE, S_COMBAT, S_POPULARITY, S_POWER = range(9)

TIERS: tuple[tuple[int, int, int], ...] = tuple(
    next((t.star, t.territory, t.resource_pair) for t in _FILES.popularity_tiers if t.min <= n <= t.max)
    for n in range(MOST_POPULARITY + 1)
)
"""By popularity: coins for a star, a territory, a pair of resources."""

OBJECTIVES: tuple[str, ...] = tuple(_FILES.objectives)
OBJECTIVE = {name: number for number, name in enumerate(OBJECTIVES)}
OBJECTIVE_RECORDS = tuple(_FILES.objectives.values())
ENCOUNTER_CARDS: tuple[str, ...] = tuple(_FILES.encounters)
ENCOUNTER = {name: number for number, name in enumerate(ENCOUNTER_CARDS)}
ENCOUNTER_RECORDS = tuple(_FILES.encounters.values())


def factory_cards_of(seats: int) -> int:
    """How many Factory cards lie out at the beginning."""
    return seats + _FILES.factory_cards_more_than_players


FACTORY_CARDS: tuple[str, ...] = tuple(_FILES.factory_cards)
FACTORY_CARD = {name: number for number, name in enumerate(FACTORY_CARDS)}
FACTORY_RECORDS = tuple(_FILES.factory_cards.values())
BONUS_TILES: tuple[str, ...] = tuple(_FILES.bonus_tiles)
BONUS_TILE = {name: number for number, name in enumerate(BONUS_TILES)}
