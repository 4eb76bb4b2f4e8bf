"""The words of refusals: what each kind of thing is for, and which page of the rules speaks of it. See explain.py."""

from __future__ import annotations

from typing import Any

from game.core.contract import Reason, Say, say
from game.games.scythe.board import PLACE
from game.games.scythe.tables import files

RULE_OF = {
    "section": "turn", "top": "turn", "bottom": "turn", "cube": "upgrade", "slot": "upgrade", "structure": "build",
    "recruit": "enlist", "bonus": "enlist", "resource": "trade", "star": "stars", "card": "combat", "dial": "combat",
    "amount": "turn", "option": "encounter", "choice": "factory", "load": "move", "load_all": "move", "drop": "move",
    "drop_all": "move", "faction": "setup", "mat": "setup", "seat": "overview", "character": "move", "mech": "move",
    "worker": "move", "ability": "deploy", "objective": "objectives", "factory": "factory", "tile": "build",
    "encounter": "encounter", "cargo": "move", "end_move": "move", "end_produce": "produce", "skip_top": "turn",
    "skip_bottom": "turn", "leave": "turn", "seal": "combat", "take": "setup", "end_turn": "turn", "less": "turn",
    "hear": "deals", "deal": "deals", "offer": "deals", "ask": "deals", "accept": "deals", "refuse": "deals",
    "place": "map", "track": "scoring", "innate": "factions", "factory_pile": "factory",
}  # fmt: skip
"""By kind of thing the page of the rules that speaks of it."""
LOOK_ONLY = frozenset({"seat", "star", "tile", "encounter", "track", "innate", "factory_pile"})
_INNATE = frozenset(f"ability:{faction.ability.id}" for faction in files().factions.values())
"""Abilities of factions, which nobody chooses; the others belong to mechs."""
_SAME_AS = {"load_all": "load", "drop": "load", "drop_all": "load"}


def kind_of(component: str) -> str:
    thing = component.partition("/")[0]
    if thing in _INNATE:
        return "innate"
    return "place" if thing in PLACE else thing.partition(":")[0]


def refusal(key: str, rule: str, way_out: Say | None = None, /, **values: Any) -> Reason:
    return Reason(say(f"scythe.reason.{key}", **values), way_out, rule)


def advice(key: str, /, **values: Any) -> Say:
    return say(f"scythe.way_out.{key}", **values)


def thing_reason(component: str) -> Reason:
    """What a thing is for, where the phase has no use for it."""
    kind = kind_of(component)
    return refusal(f"thing_{_SAME_AS.get(kind, kind)}", RULE_OF[kind])


def when_over(component: str) -> Reason:
    return thing_reason(component) if kind_of(component) in LOOK_ONLY else refusal("over", "end#sixth")


def missing(what: str, n: int, rule: str, way_out: Say | None = None) -> Reason:
    return refusal("missing", rule, way_out, what=say(f"scythe.amount.{what}", n=n))
