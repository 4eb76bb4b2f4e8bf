"""What tiles, cards and clans do, in sentences made from the same data that the rules run on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, cast

from game.core.contract import Say, say
from game.games.glen_more.effect_words import verb_of

Amounts = Mapping[str, int]


def describe(effects: Iterable[Mapping[str, Any]]) -> tuple[Say, ...]:
    """One sentence for each effect; each alternative of a choice has one of its own."""
    return tuple(line for effect in effects for line in _lines(effect))


def amounts(goods: Amounts) -> tuple[Say, ...]:
    """`{wood: 1, stone: 2}` as a list: 1 wood and 2 stone."""
    return tuple(say(f"glen_more.amount.{kind}", n=n) for kind, n in goods.items())


def counted(goods: Iterable[str]) -> tuple[Say, ...]:
    """The same of goods one by one: none is named twice."""
    return amounts(Counter(goods))


def _lines(effect: Mapping[str, Any]) -> tuple[Say, ...]:
    if "choose" not in effect:
        return (_sentence(effect),)
    first, *others = describe(effect["choose"])
    return (first, *(say("glen_more.effect.or", line=line) for line in others))


def _sentence(effect: Mapping[str, Any]) -> Say:
    verb = verb_of(effect)
    value: Any = effect[verb]
    key = f"glen_more.effect.{verb}"
    if verb in _SPECIAL:
        return cast(Say, _SPECIAL[verb](effect, value))
    if isinstance(value, Mapping):
        return say(key, goods=amounts(value))
    if isinstance(value, bool):
        return say(key)
    if isinstance(value, int):
        return say(key, n=value)
    return say(key, what=value)


def _gain_anywhere(effect: Mapping[str, Any], value: Any) -> Say:
    ending = "_same_tile" if effect.get("same_tile") else ""
    return say(f"glen_more.effect.gain_anywhere{ending}", goods=amounts(value))


def _trade(effect: Mapping[str, Any], value: Any) -> Say:
    gets = amounts(value.get("get") or {"vp": value["vp"]})
    if "then" in effect:
        then = _sentence(effect["then"])
        return say("glen_more.effect.trade_then", goods=amounts(value["give"]), gets=gets, then=then)
    return say("glen_more.effect.trade", goods=amounts(value["give"]), gets=gets)


def _trade_any_number(effect: Mapping[str, Any], value: Any) -> Say:
    return say("glen_more.effect.trade_any_number", good=amounts(value["give"]), points=amounts({"vp": value["vp"]}))


def _clan_marker(effect: Mapping[str, Any], value: Any) -> Say:
    ending = "_optional" if effect.get("optional") else ""
    return say(f"glen_more.effect.clan_marker{ending}", n=value)


def _types(effect: Mapping[str, Any], value: Any) -> Say:
    kinds = {kind: say(f"glen_more.type.{kind}") for kind in value}
    tiles = tuple(say("glen_more.effect.so_many", n=n, kind=kinds[kind]) for kind, n in value.items())
    return say("glen_more.effect.activate_types", tiles=tiles)


def _by_count(effect: Mapping[str, Any], value: Any) -> Say:
    steps = tuple(say("glen_more.step", n=n, points=say("glen_more.amount.vp", n=vp)) for n, vp in value["steps"])
    return say("glen_more.effect.vp_by_count", what=say(f"glen_more.count.{value['count']}"), steps=steps)


def _permanent(effect: Mapping[str, Any], value: Any) -> Say:
    return say(f"glen_more.effect.permanent.{value}", n=effect.get("vp", 0))


_SPECIAL: Mapping[str, Any] = {
    "gain_anywhere": _gain_anywhere,
    "trade": _trade,
    "trade_any_number": _trade_any_number,
    "clan_marker": _clan_marker,
    "landmark_card": lambda effect, value: say("glen_more.effect.landmark_card", card=value),
    "take_person": lambda effect, value: say("glen_more.effect.take_person", person=value),
    "scot_on_tile": lambda effect, value: say("glen_more.effect.scot_on_tile", n=value["count"], tile=value["tile"]),
    "activate_all_of_type": lambda effect, value: say(
        "glen_more.effect.activate_all_of_type", kind=say(f"glen_more.type.{value}")
    ),
    "activate_types": _types,
    "activate_tile_and_neighbours": lambda effect, value: say(
        "glen_more.effect.activate_tile_and_neighbours", tile=value
    ),
    "remove_tiles": lambda effect, value: say(
        f"glen_more.effect.remove_tiles{'' if value.get('may_include_self') else '_due'}", n=value["max"]
    ),
    "move_scots_home_free": lambda effect, value: say("glen_more.effect.move_scots_home_free"),
    "vp_by_count": _by_count,
    "coin_per": lambda effect, value: say("glen_more.effect.coin_per", n=value["each"]),
    "end_coin_value": lambda effect, value: say(
        "glen_more.effect.end_coin_value", n=value["first"], points=amounts({"vp": value["vp_each"]})
    ),
    "if_clan": lambda effect, value: say(
        "glen_more.effect.if_clan", clan=value["clan"], then=_sentence(value["then"])
    ),
    "if_person": lambda effect, value: say(
        "glen_more.effect.if_person", person=value["person"], then=_sentence(value["then"])
    ),
    "permanent": _permanent,
    "replace_table": lambda effect, value: say("glen_more.effect.replace_table", card=value),
}
"""Verbs whose value is more than a number, goods or a name."""
