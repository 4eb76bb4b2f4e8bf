"""The words in which tiles, cards and clans say what they do, and the check that each effect is well said.

An effect is a mapping with exactly one verb: `{gain: {wood: 1}}`; some verbs take further words beside them. A verb
that only one Chronicle knows is declared in that Chronicle's data, not here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from msgspec import Meta

from game.core.catalogue import Problems, Record, convert, nearest
from game.core.strict_yaml import Steps, YamlFile
from game.games.glen_more.records import Good, TileType

Count = Annotated[int, Meta(ge=1)]
Goods = dict[Good | Literal["any"], Count]
Given = dict[Good | Literal["any", "different", "animal", "whisky"], Count]
"""`any`: n of any kinds; `different`: n of different kinds; `animal`: n sheep and cattle in any mix."""


class Trade(Record, frozen=True):
    """Give goods, get points or something else; once in an activation, never forced."""

    give: Given
    vp: int = 0
    get: dict[str, Count] = {}


class TradeAnyNumber(Record, frozen=True):
    give: dict[Good, Count]
    vp: int


class CountSteps(Record, frozen=True):
    """Points for a count: the highest step that is reached, not their sum."""

    count: Literal["river_tiles", "villages", "tiles_with_scot", "overbuild_tiles_incl_covered", "coins"]
    steps: tuple[tuple[int, int], ...]


class CoinsPer(Record, frozen=True):
    count: Literal["own_event_sides_including_this"]
    each: int


class Removal(Record, frozen=True):
    max: int
    exclude: tuple[str, ...] = ()
    may_include_self: bool = False


class ScotOnTile(Record, frozen=True):
    tile: str
    count: int


class EndCoins(Record, frozen=True):
    first: int
    vp_each: int


class IfClan(Record, frozen=True):
    clan: str
    then: dict[str, Any]


class IfPerson(Record, frozen=True):
    person: str
    then: dict[str, Any]


@dataclass(frozen=True)
class Verb:
    """What kind of value a verb takes, and which words may stand beside it."""

    value: Any
    beside: tuple[str, ...] = ()


MODIFIERS: Mapping[str, Any] = {
    "same_tile": bool,
    "optional": bool,
    "sinclair_allowed": bool,
    "instead_of_neighbours": bool,
    "then": dict[str, Any],
    "vp": Count,
}
"""Words that only modify the verb beside them (`vp` is a verb too, when it stands alone)."""

VERBS: Mapping[str, Verb] = {
    "gain": Verb(Goods),
    "gain_here": Verb(Goods),
    "gain_anywhere": Verb(Goods, ("same_tile",)),
    "trade": Verb(Trade, ("then", "sinclair_allowed")),
    "trade_any_number": Verb(TradeAnyNumber),
    "choose": Verb(list[dict[str, Any]]),
    "move": Verb(Count),
    "vp": Verb(Count),
    "coin": Verb(Count),
    "whisky": Verb(Count),
    "scot": Verb(Count),
    "scot_anywhere": Verb(Count),
    "scot_on_tile": Verb(ScotOnTile),
    "clan_marker": Verb(Count, ("optional",)),
    "landmark_card": Verb(str),
    "pay": Verb(dict[Good | Literal["scot", "vp"], Count]),
    "activate_all": Verb(Literal[True], ("instead_of_neighbours",)),
    "activate_all_of_type": Verb(TileType),
    "activate_types": Verb(dict[TileType, Count]),
    "activate_tile_and_neighbours": Verb(str),
    "activate_any_own_tile": Verb(Count),
    "activate_foreign_tiles": Verb(Count),
    "extra_activation_per_turn": Verb(Count),
    "remove_tiles": Verb(Removal),
    "build_from_discard": Verb(Count),
    "move_scot_home_free": Verb(Count),
    "move_scots_home_free": Verb(Literal["any"]),
    "vp_by_count": Verb(CountSteps),
    "coin_per": Verb(CoinsPer),
    "permanent": Verb(
        Literal[
            "trade_coin_substitute",
            "castles_count_as_scots_for_placing",
            "vp_per_unused_move",
            "whisky_tile_vp_instead",
        ],
        ("vp",),
    ),
    "home_castle_scots_multiplier": Verb(Count),
    "end_coin_value": Verb(EndCoins),
    "take_person": Verb(str),
    "if_clan": Verb(IfClan),
    "if_person": Verb(IfPerson),
}

_KINDS = {"number": Verb(Count), "name": Verb(str), "flag": Verb(Literal[True])}


def verbs_with(declared: Mapping[str, str]) -> dict[str, Verb]:
    """All verbs of the base game and those that Chronicles declared."""
    return {**VERBS, **{name: _KINDS[kind] for name, kind in declared.items()}}


def verb_of(effect: Mapping[str, Any]) -> str:
    """The verb of an effect: its only key that is not a word beside another."""
    names = [key for key in effect if key not in MODIFIERS or key == "vp"]
    others = [name for name in names if name != "vp"]
    return (others or names or [""])[0]


def check_effects(file: YamlFile, steps: Steps, verbs: Mapping[str, Verb], problems: Problems) -> None:
    """Every effect of the list at `steps`, those inside others too."""
    found = _at(file, steps)
    for number, effect in enumerate(found if isinstance(found, list) else [found]):
        inner = (*steps, number) if isinstance(found, list) else steps
        if isinstance(effect, dict):
            _check(file, inner, effect, verbs, problems)
        elif found is not None:
            problems.add(file.name, file.line(inner), f"'{effect}' is no effect", "write {verb: value}")


def _at(file: YamlFile, steps: Steps) -> Any:
    value = file.value
    for step in steps:
        value = value[step]
    return value


def _check(
    file: YamlFile, steps: Steps, effect: Mapping[str, Any], verbs: Mapping[str, Verb], problems: Problems
) -> None:
    name = verb_of(effect)
    verb = verbs.get(name)
    if verb is None:
        problems.add(file.name, file.line(steps), f"there is no effect '{name}'", nearest(name, verbs))
        return
    for beside in effect:
        if beside != name and beside not in verb.beside:
            problems.add(file.name, file.line((*steps, beside)), f"'{beside}' does not go with '{name}'")
        elif beside != name:
            convert(file, (*steps, beside), MODIFIERS[beside], problems)
    convert(file, (*steps, name), verb.value, problems)
    value = effect[name]
    if name == "choose":
        check_effects(file, (*steps, name), verbs, problems)
    if name in ("if_clan", "if_person") and isinstance(value, dict) and "then" in value:
        check_effects(file, (*steps, name, "then"), verbs, problems)
    if "then" in effect and "then" in verb.beside:
        check_effects(file, (*steps, "then"), verbs, problems)
    if name == "trade" and isinstance(value, dict) and value.get("get"):
        check_effects(file, (*steps, name, "get"), verbs, problems)
    if name == "trade" and isinstance(value, dict) and bool(value.get("get")) == bool(value.get("vp")):
        problems.add(file.name, file.line((*steps, name)), "a trade gives either points or something else")


def all_effects(effects: Any) -> list[Mapping[str, Any]]:
    """These effects and those inside them, flat."""
    found: list[Mapping[str, Any]] = []
    for effect in effects:
        found.append(effect)
        inner: list[Any] = list(effect.get("choose", ()))
        inner += [effect["then"]] if "then" in effect else []
        inner += [effect["trade"]["get"]] if effect.get("trade", {}).get("get") else []
        inner += [effect[name]["then"] for name in ("if_clan", "if_person") if name in effect]
        found += all_effects(inner)
    return found
