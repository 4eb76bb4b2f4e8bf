"""The words that data and rules of Scythe know: terrains, resources, actions, abilities."""

from __future__ import annotations

from typing import Literal, get_args

Terrain = Literal["mountain", "farm", "tundra", "forest", "village", "lake", "factory"]


Resource = Literal["metal", "food", "oil", "wood"]


Top = Literal["move_gain", "bolster", "trade", "produce"]


Bottom = Literal["upgrade", "deploy", "build", "enlist"]


Yield = Literal[
    "move_units",
    "gain_coins",
    "gain_power",
    "draw_combat_cards",
    "gain_any_resources",
    "gain_popularity",
    "produce_hexes",
]
"""What a top action gives; all but the resources can be upgraded."""


StructureKind = Literal["mine", "monument", "armory", "mill"]


Bonus = Literal["power", "coins", "popularity", "combat_cards"]
"""What a recruit brings once, and what its place gives from then on."""


Star = Literal["upgrades", "mechs", "structures", "recruits", "workers", "objective", "combat", "popularity", "power"]


TieBreaker = Literal["pieces", "power", "popularity", "resources", "territories", "stars"]


Good = Literal[
    "coins",
    "power",
    "popularity",
    "combat_cards",
    "metal",
    "food",
    "oil",
    "wood",
    "any_resource",
    "worker",
    "mech",
    "structure",
    "recruit",
    "upgrade",
    "produce_hexes",
]


Goods = dict[Good, int]


TERRAINS: tuple[Terrain, ...] = get_args(Terrain)


RESOURCES: tuple[Resource, ...] = get_args(Resource)


TOPS: tuple[Top, ...] = get_args(Top)


BOTTOMS: tuple[Bottom, ...] = get_args(Bottom)


STRUCTURES: tuple[StructureKind, ...] = get_args(StructureKind)


BONUSES: tuple[Bonus, ...] = get_args(Bonus)


STARS: tuple[Star, ...] = get_args(Star)


PAYABLE: frozenset[Good] = frozenset({"coins", "power", "popularity", "combat_cards"})
"""What cards may ask for; everything they ask for is a number of the player."""


Provenance = Literal["designed", "public"]
"""Whether something was designed for this edition or comes from public sources."""


AbilityId = Literal["swim", "relentless", "coercion", "dominate", "meander"]


MechId = Literal[
    "riverwalk",
    "seaworthy",
    "artillery",
    "township",
    "peoples_army",
    "wayfare",
    "scout",
    "underpass",
    "disarm",
    "submerge",
    "camaraderie",
    "speed",
]


Measure = Literal[
    "control_terrain",  # controlled hexes of that terrain
    "control_tunnels",  # controlled hexes with a printed tunnel
    "rivals_with_more_power",  # players who have more power
    "forced_worker_retreats",  # enemy workers made to retreat this turn, with or without combat
    "power",
    "popularity",
    "coins",
    "combat_cards",  # what the player has
    "factory_cards",
    "upgrades",
    "mechs",
    "structures",
    "recruits",
    "workers",  # mechs and workers: on the map
    "combat_stars",
    "full_store",  # most tokens on one controlled hex that holds all four resources
    "one_hex_pieces",  # most own characters, mechs, workers and structures on one hex
    "least_resource",  # the smallest of the four totals over all controlled hexes
    "most_of_one_resource",  # the largest of them
    "workers_minus_recruits",
    "guarded_store",  # most tokens on a controlled hex with the character, exactly one mech, one worker
    "around_factory",  # controlled hexes that touch the Factory
    "around_one_lake",  # most controlled hexes that touch the same lake
]
