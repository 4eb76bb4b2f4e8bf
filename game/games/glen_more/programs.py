"""From the effects in the data files to programs: tuples of steps, each a verb and what it is about.

`PROGRAMS` holds them by source: `halkirk/one_time`, `halkirk/0` (the first alternative of its activation),
`card/loch_lochy`, `event/loch_lochy`, `clan/ross`. What a verb does stands in verbs.py, or with its Chronicle.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from game.games.glen_more.book import (
    CARD_IDS,
    CLAN_IDS,
    CLAN_INDEX,
    INDEX,
    LANDMARK_INDEX,
    NAMES,
    RECORDS,
    files,
    tile_id,
    units_of,
)

Step = tuple[str, Any]
Program = tuple[Step, ...]

_MODIFIERS = frozenset({"same_tile", "then", "sinclair_allowed", "optional", "instead_of_neighbours"})
"""Keys that say more about the verb beside them."""


def compile_effects(effects: Iterable[Any]) -> Program:
    return tuple(step for effect in effects for step in _compile(effect))


def _compile(effect: Mapping[str, Any]) -> list[Step]:
    verb = next(key for key in effect if key not in _MODIFIERS)
    make = _MAKERS.get(verb)
    return make(effect) if make is not None else [(verb, frozen(effect[verb]))]


def frozen(value: Any) -> Any:
    """Lists and mappings as tuples, so that programs can be compared and kept."""
    if isinstance(value, list | tuple):
        return tuple(frozen(one) for one in value)
    if isinstance(value, dict):
        return tuple(sorted((key, frozen(one)) for key, one in value.items()))
    return value


def _resources(given: Any) -> tuple[str, ...]:
    return units_of(given)


def _trade(effect: Mapping[str, Any], substitute: bool) -> list[Step]:
    trade = effect["trade"]
    steps: list[Step] = [("pay", (_resources(trade["give"]), substitute))]
    if trade.get("vp"):
        steps.append(("vp", trade["vp"]))
    for verb, value in trade.get("get", {}).items():
        steps += _compile({verb: value})
    return steps


def _any_trade(effect: Mapping[str, Any]) -> list[Step]:
    steps = _trade(effect, bool(effect.get("sinclair_allowed")))
    return steps + (_compile(effect["then"]) if "then" in effect else [])


def _pay(effect: Mapping[str, Any]) -> list[Step]:
    return [("pay", (_resources(effect["pay"]), False))]


def _goods(verb: str) -> Callable[[Mapping[str, Any]], list[Step]]:
    def make(effect: Mapping[str, Any]) -> list[Step]:
        units = _resources(effect[verb])
        return [(verb, (units, bool(effect.get("same_tile")))) if verb == "gain_anywhere" else (verb, units)]

    return make


def _if(verb: str, named: str) -> Callable[[Mapping[str, Any]], list[Step]]:
    def make(effect: Mapping[str, Any]) -> list[Step]:
        given = effect[verb]
        return [(verb, (given[named], tuple(_compile(given["then"]))))]

    return make


def _marker(effect: Mapping[str, Any]) -> list[Step]:
    return [("clan_marker", bool(effect.get("optional")))] * effect["clan_marker"]


_MAKERS: dict[str, Callable[[Mapping[str, Any]], list[Step]]] = {
    "trade": _any_trade,
    "pay": _pay,
    "gain": _goods("gain"),
    "gain_here": lambda effect: [("gain", _resources(effect["gain_here"]))],
    "gain_anywhere": _goods("gain_anywhere"),
    "clan_marker": _marker,
    "if_clan": _if("if_clan", "clan"),
    "if_person": _if("if_person", "person"),
    "permanent": lambda effect: [],
}


def _lines(activation: Iterable[Any], is_trade: bool) -> tuple[Program, ...]:
    """The alternatives of an activation; a tile of the type trade lets Sinclair's coin stand in."""
    effects = list(activation)
    if not effects:
        return ()
    choices = effects[0].get("choose", [effects])
    lines = (compile_effects(line if isinstance(line, list) else [line]) for line in choices)
    if not is_trade:
        return tuple(lines)
    return tuple(
        tuple((verb, (value[0], True)) if verb == "pay" else (verb, value) for verb, value in line) for line in lines
    )


LINES = tuple(_lines(record.activation, record.type == "trade") for record in RECORDS)
"""By tile: the alternatives of its activation."""

MACGREGOR_LINE = "clan/macgregor/line"


def _events() -> dict[str, Program]:
    """A trade that an event offers may be left out, the rest of the event happens: it is a program of its own."""
    found: dict[str, Program] = {}
    for card in files().events.values():
        source, steps = f"event/{card.id}", list[Step]()
        for effect in card.effect:
            if "trade" in effect:
                found[f"{source}/trade"] = compile_effects([effect])
                steps.append(("may_trade", f"{source}/trade"))
            else:
                steps += compile_effects([effect])
        found[source] = tuple(steps)
    return found


PROGRAMS: dict[str, Program] = {
    **{f"{record.id}/one_time": compile_effects(record.one_time) for record in RECORDS},
    **{f"{NAMES[tile]}/{n}": line for tile, lines in enumerate(LINES) for n, line in enumerate(lines)},
    **{f"card/{card.id}": compile_effects(card.effect) for card in files().landmarks.values()},
    **_events(),
    **{f"clan/{clan.id}": compile_effects(clan.effect) for clan in files().clans.values()},
    MACGREGOR_LINE: (("vp", files().clans["macgregor"].effect[0]["vp"]),),
}


@cache
def origin(source: str, seat: int) -> tuple[str, str]:
    """Row of the score sheet and component for points that a program brings."""
    kind, _, name = source.partition("/")
    if kind == "card":  # it lies with the tile that brought it, and brings no points by itself in any box
        return "tiles", CARD_IDS[LANDMARK_INDEX[name]]
    if kind == "event":
        return "events", CARD_IDS[LANDMARK_INDEX[name.partition("/")[0]]]
    if kind == "clan":
        return "clans", CLAN_IDS[CLAN_INDEX[name.partition("/")[0]]]
    if kind in INDEX:
        return "tiles", tile_id(INDEX[kind], seat)
    return kind, name
