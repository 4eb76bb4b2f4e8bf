"""The ids of the game by the fields that hold them: what a story may say. See game/core/lexicon.py."""

from __future__ import annotations

from game.core.contract import SEAT_FIELDS
from game.core.lexicon import SEATS, Either, Joined, Lexicon
from game.games.scythe.board import PLACES
from game.games.scythe.cargo import CARGO
from game.games.scythe.components import BUTTONS, DEALS, TRACKS
from game.games.scythe.frames.deals import MOST
from game.games.scythe.state import KINDS
from game.games.scythe.tables import (
    BONUS_TILES,
    CARD_VALUES,
    COMBAT_DECK,
    CUBES,
    DIAL,
    ENCOUNTER_CARDS,
    FACTIONS,
    FACTORY_CARDS,
    MATS,
    MECHS,
    MOST_POWER,
    OBJECTIVES,
    SECTION_WORDS,
    YIELDS,
    files,
)
from game.games.scythe.terms import BONUSES, BOTTOMS, RESOURCES, STARS, STRUCTURES

_ABILITIES = tuple(dict.fromkeys(name for names in MECHS for name in names))
_INNATE = tuple(faction.ability.id for faction in files().factions.values())
_OPTIONS = ("A", "B", "C")
_GAINS = ("power", "popularity", "coins", "combat_cards")
_UNITS = Either(Joined("character", FACTIONS), Joined(("mech", "worker"), PLACES))
_RESOURCE_IDS = Joined("resource", RESOURCES)


def _numbers(least: int, most: int) -> tuple[str, ...]:
    return tuple(map(str, range(least, most + 1)))


LEXICON = Lexicon(
    said={
        "ability": _ABILITIES,
        "at": PLACES,
        "bonus": BONUSES,
        "chosen": _OPTIONS,
        "cube": CUBES,
        "done": PLACES,
        "card": Either(OBJECTIVES, ENCOUNTER_CARDS, FACTORY_CARDS),
        "deal_objective.card": OBJECTIVES,
        "show_objective.card": OBJECTIVES,
        "draw_encounter.card": ENCOUNTER_CARDS,
        "draw_factory.card": FACTORY_CARDS,
        "take_factory.card": FACTORY_CARDS,
        "encounter.card": ENCOUNTER_CARDS,
        "faction": FACTIONS,
        "mat": MATS,
        "mech": _ABILITIES,
        "pick": _OPTIONS,
        "recruit": BOTTOMS,
        "resource": RESOURCES,
        "rides": PLACES,
        "slot": BOTTOMS,
        "tile": BONUS_TILES,
        "to": PLACES,
        "top": SECTION_WORDS,
        "unit": _UNITS,
        "what": Either(_GAINS, RESOURCES),
        "resource.what": RESOURCES,
        "bottom.what": BOTTOMS,
        "build.what": STRUCTURES,
        "load.what": CARGO,
        "drop.what": CARGO,
        "place_tokens.what": RESOURCES,
    },
    told={
        "ability": Joined("ability", (*_ABILITIES, *_INNATE)),
        "at": PLACES,
        "bonus": Joined("bonus", BONUSES),
        "bottom": Joined("bottom", BOTTOMS),
        "card": Joined("factory", FACTORY_CARDS),
        "objective_dealt.card": Joined("objective", OBJECTIVES),
        "objective_shown.card": Joined("objective", OBJECTIVES),
        "encounter_met.card": Joined("encounter", ENCOUNTER_CARDS),
        "encounter_over.card": Joined("encounter", ENCOUNTER_CARDS),
        "option_chosen.card": Joined("encounter", ENCOUNTER_CARDS),
        "cube": Joined("cube", CUBES),
        "faction": Joined("faction", FACTIONS),
        "kind": KINDS,
        "mat": Joined("mat", MATS),
        "option": Joined("option", _OPTIONS),
        "recruit": Joined("recruit", BOTTOMS),
        "section": Joined("section", SECTION_WORDS),
        "slot": Joined("slot", BOTTOMS),
        "star": Joined("star", STARS),
        "start": PLACES,
        "structure": Joined("structure", STRUCTURES),
        "tile": Joined("tile", BONUS_TILES),
        "to": PLACES,
        "via": PLACES,
        "unit": _UNITS,
        "what": _GAINS,
        "token_paid.what": _RESOURCE_IDS,
        "tokens_placed.what": _RESOURCE_IDS,
        "declined.what": (*_GAINS, *BOTTOMS, "resources", "worker", "factory_card"),
        "cargo_loaded.what": Joined("load", CARGO),
        "cargo_dropped.what": Joined("load", CARGO),
    },
    components=Either(
        PLACES,
        BUTTONS,
        ("factory_pile",),
        Joined("section", SECTION_WORDS),
        Joined("top", tuple(YIELDS)),
        Joined(("bottom", "slot", "recruit"), BOTTOMS),
        Joined("cube", CUBES),
        Joined("structure", STRUCTURES),
        Joined("bonus", BONUSES),
        _RESOURCE_IDS,
        Joined("star", STARS),
        Joined("track", TRACKS),
        Joined("card", tuple(map(str, CARD_VALUES))),
        Joined("card", tuple(map(str, CARD_VALUES)), _numbers(2, max(COMBAT_DECK))),
        Joined("dial", _numbers(0, DIAL)),
        Joined("amount", _numbers(0, MOST_POWER)),
        Joined(DEALS, _numbers(1, MOST)),
        Joined("option", _OPTIONS),
        Joined("choice", ("0", "1")),
        Joined(("load", "load_all", "drop", "drop_all"), CARGO),
        Joined("faction", FACTIONS),
        Joined("mat", MATS),
        Joined("seat", SEATS),
        _UNITS,
        Joined("ability", (*_ABILITIES, *_INNATE)),
        Joined("objective", OBJECTIVES),
        Joined("factory", FACTORY_CARDS),
        Joined("tile", BONUS_TILES),
        Joined("encounter", ENCOUNTER_CARDS),
    ),
    seats=SEAT_FIELDS | {"foe", "attacker", "defender", "payer", "taker"},
)
