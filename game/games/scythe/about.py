"""What is printed on places, mats and cards, in sentences made from the data: what they cost, give and do.

The actions of a mat are told without the figures of one player; those stand on the mat itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.core.contract import Say, say
from game.games.scythe.board import PLACE
from game.games.scythe.state import State
from game.games.scythe.tables import FACTIONS, files

_WORDS = (
    "section", "top", "bottom", "cube", "slot", "recruit", "bonus", "card", "dial", "character", "mech", "worker",
    "load", "load_all", "drop", "drop_all", "resource", "amount", "factory_pile",
)  # fmt: skip
"""Kinds with a sentence of their own for the kind, or for each thing of it."""
_EACH = frozenset({"section", "top", "bottom", "track"})


def about(state: State, component: str) -> tuple[Say, ...]:
    """Nothing for what explains itself."""
    kind, _, name = component.partition(":")
    if component in files().europa.hexes:
        return _hex(state, component)
    if kind.startswith("home_"):
        return (say("scythe.terrain_about.home"),)
    if kind in _SPECIAL:
        return _SPECIAL[kind](state, name)
    if kind in _EACH:
        return (say(f"scythe.about.{kind}.{name}"), *_ongoing(kind, name))
    if kind in _WORDS:
        return (say(f"scythe.about.{kind}"),)
    return (say(f"scythe.about.button.{component}"),) if component in _BUTTONS else ()


_BUTTONS = frozenset(
    {
        "cargo",
        "end_move",
        "end_produce",
        "skip_top",
        "skip_bottom",
        "leave",
        "seal",
        "take",
        "end_turn",
        "less",
        "deal",
        "hear",
    }
)


def _hex(state: State, place: str) -> tuple[Say, ...]:
    told = files().europa.hexes[place]
    found = [say(f"scythe.terrain_about.{told.terrain}")]
    if told.tunnel:
        found.append(say("scythe.terrain_about.tunnel"))
    if told.encounter and state.encounters >> PLACE[place] & 1:
        found.append(say("scythe.terrain_about.encounter"))
    return tuple(found)


def _ongoing(kind: str, name: str) -> tuple[Say, ...]:
    if kind != "bottom" or name not in files().bottom_actions:
        return ()
    return (say("scythe.about.ongoing", goods=amounts(files().bottom_actions[name].ongoing)),)


def amounts(goods: Mapping[Any, int]) -> tuple[Say, ...]:
    """`{coins: 1, power: 2}` as a list: 1 coin and 2 power."""
    return tuple(say(f"scythe.amount.{kind}", n=n) for kind, n in goods.items())


def _ability(state: State, name: str) -> tuple[Say, ...]:
    """Riverwalk leads onto other terrains for each faction; the one whose turn it is has its own told."""
    if name != "riverwalk":
        return (say(f"scythe.ability.{name}.full"),)
    told = files().factions[FACTIONS[max(0, state.faction[max(0, state.active)])]]
    one, two = next(mech.cross_river_onto for mech in told.mechs if mech.id == "riverwalk")
    return (say("scythe.ability.riverwalk.full", one=say(f"scythe.terrain.{one}"), two=say(f"scythe.terrain.{two}")),)


def _option(state: State, pick: str) -> tuple[Say, ...]:
    card = next((frame.card for frame in reversed(state.stack) if frame.word == "encounter"), "")
    if card not in files().encounters:
        return ()
    deal = dict(zip("ABC", files().encounters[card].deals, strict=True))[pick]
    price = say("scythe.about.pay", goods=amounts(deal.pay)) if deal.pay else say("scythe.about.free")
    return (price, say("scythe.about.get", goods=amounts(deal.gain)))


def _factory(state: State, card: str) -> tuple[Say, ...]:
    told = files().factory_cards.get(card)
    if told is None:
        return ()
    gained = [amounts(goods) for goods in told.choose]
    gains = [say("scythe.about.get", goods=one) for one in gained]
    either = [say("scythe.about.either", one=gained[0], two=gained[-1])]
    move = say("scythe.about.factory_move", n=files().factory_move.moves)
    return (say("scythe.about.pay", goods=amounts(told.pay)), *(either if len(gains) == 2 else gains), move)


def _tile(state: State, tile: str) -> tuple[Say, ...]:
    coins = files().bonus_tiles[tile].coins_by_count
    steps = tuple(say("scythe.about.step", n=n, coins=say("scythe.amount.coins", n=c)) for n, c in coins.items())
    return (say(f"scythe.bonus_tile.{tile}"), say("scythe.about.steps", steps=steps))


def _start(mat: str) -> dict[str, int]:
    start = files().mats[mat].start
    return {"popularity": start.popularity, "coins": start.coins}


_SPECIAL: Mapping[str, Callable[[State, str], tuple[Say, ...]]] = {
    "ability": _ability,
    "option": _option,
    "factory": _factory,
    "tile": _tile,
    "objective": lambda state, name: (say(f"scythe.objective.{name}"),),
    "structure": lambda state, name: (say(f"scythe.structure.{name}"),),
    "star": lambda state, name: (say(f"scythe.star.{name}"),),
    "mat": lambda state, name: (
        say("scythe.about.mat", n=files().mats[name].start_number, start=amounts(_start(name))),
    ),
    "faction": lambda state, name: (
        say(f"scythe.faction.{name}.story"),
        say(f"scythe.ability.{files().factions[name].ability.id}.full"),
    ),
}
"""Kinds that are told from the data."""
