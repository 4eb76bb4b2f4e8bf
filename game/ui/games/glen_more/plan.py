"""What is printed on the tiles, as pictures need it: symbols of cost and gains, lines of effects, the kind of motif.

Read from data/glen_more as it stands there; the rules check the files in full.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from game.core import places
from game.core.errors import BadData
from game.core.strict_yaml import read_yaml

DATA = places.DATA / "glen_more"
Part = tuple[str, int]
"""A symbol and how many of it; points carry their number as the count."""
ARROW: Part = ("arrow", 1)
Line = tuple[Part, ...]


@dataclass(frozen=True, slots=True)
class TilePlan:
    id: str
    stack: str
    type: str
    motif: str
    river: bool
    overbuild: str
    cost: tuple[Part, ...]
    one_time: tuple[Part, ...]
    lines: tuple[Line, ...]
    """The alternatives of the activation, each a line of symbols; one plate holds them."""
    landmark: str
    chronicle: int
    designed: bool
    """Whether its values were designed for this edition."""


def plan_of(name: str, record: Mapping[str, Any]) -> TilePlan:
    kind = record["type"]
    lines = tuple(line for effect in record.get("activation", ()) for line in lines_of(effect))
    return TilePlan(
        name,
        str(record["stack"]),
        kind,
        _motif(name, kind, record),
        bool(record.get("river", False)),
        record.get("overbuild") or "",
        tuple((_symbol(good), n) for good, n in record.get("cost", {}).items()),
        tuple(part for effect in record.get("one_time", ()) for part in gains_of(effect)),
        lines,
        record.get("landmark") or "",
        int(record.get("chronicle", 0)),
        "designed" in record.get("provenance", {}).values(),
    )


def _symbol(word: str) -> str:
    return {"move": "step", "vp": "points", "landmark_card": "landmark"}.get(word, word)


def gains_of(effect: Mapping[str, Any]) -> list[Part]:
    """What one gets by an effect without giving anything."""
    parts: list[Part] = []
    for verb, value in effect.items():
        if verb == "gain":
            parts += [(_symbol(good), n) for good, n in value.items()]
        elif verb == "landmark_card":
            parts.append(("landmark", 1))
        elif verb == "england_token":
            parts.append(("england", 1))
        elif isinstance(value, int):
            parts.append((_symbol(verb), value))
    return parts


def lines_of(effect: Mapping[str, Any]) -> list[Line]:
    """The alternatives of an effect as lines of symbols."""
    if "choose" in effect:
        return [line for one in effect["choose"] for line in lines_of(one)]
    if "trade" not in effect:
        return [tuple(gains_of(effect))]
    trade = effect["trade"]
    got = [("points", trade["vp"])] if "vp" in trade else [(_symbol(what), n) for what, n in trade["get"].items()]
    got += gains_of(effect.get("then", {}))
    return [(*((_symbol(what), n) for what, n in trade["give"].items()), ARROW, *got)]


def _motif(name: str, kind: str, record: Mapping[str, Any]) -> str:
    """Resources and animals are drawn as what they bring."""
    if "haggis" in record.get("one_time", [{}])[0] or "inn" in name.split("_"):
        return "inn"
    if kind in ("resource", "animal"):
        goods = [good for effect in record.get("activation", ()) for good in effect.get("gain", {})]
        return (
            {"wood": "forest", "stone": "quarry", "barley": "field"}.get(goods[0], "pasture") if goods else "forest"
        )
    if name.startswith("ship_builder") or name == "race_start":
        return "harbour"
    if name.startswith("single_cask"):
        return "cellar"
    return str(kind)


def _records(paths: Iterable[Path], section: str) -> dict[str, Mapping[str, Any]]:
    found: dict[str, Mapping[str, Any]] = {}
    for path in paths:
        file = read_yaml(path)
        found.update({name: {**record, "_path": path} for name, record in (file.value.get(section) or {}).items()})
    return found


@cache
def load_plans(folder: Path = DATA) -> dict[str, TilePlan]:
    """Every tile of the base game and of all Chronicles by id, in the order of the files."""
    paths = [*sorted(folder.glob("tiles_*.yaml")), folder / "persons.yaml", *chronicle_files(folder, "tiles")]
    plans = {}
    for name, record in _records(paths, "tiles").items():
        try:
            plans[name] = plan_of(name, record)
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise BadData(record["_path"], None, f"the tile '{name}' cannot be painted: {error}") from error
    return plans


def chronicle_files(folder: Path, part: str) -> list[Path]:
    return sorted(folder.glob(f"chronicles/*/{part}.yaml"))
