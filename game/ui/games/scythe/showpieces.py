"""What Scythe shows in the gallery: nations and their figures, mats and actions, cards, signs, terrains."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from game.core.speaker import Speaker
from game.ui.games.scythe.facts import load_facts
from game.ui.games.scythe.plan_file import load_plan
from game.ui.games.scythe.showpiece_pictures import picture
from game.ui.showpieces import Kind, Origin

__all__ = ["kinds", "origin", "picture", "told"]

_TERRAINS = ("mountain", "farm", "tundra", "forest", "village", "lake", "factory")
_GOODS = ("coins", "power", "popularity", "combat_cards")
_UNITS = ("mech", "worker")
_COMBAT = ("2", "3", "4", "5")


def kinds() -> tuple[Kind, ...]:
    facts = load_facts()
    abilities = tuple(dict.fromkeys((*facts.abilities.values(), *(a for four in facts.mechs.values() for a in four))))
    return (
        Kind("faction", _ids("faction", facts.abilities)),
        Kind("ability", _ids("ability", abilities)),
        Kind("unit", (*_ids("character", facts.abilities), *_UNITS)),
        Kind("mat", _ids("mat", facts.mats)),
        Kind("section", (*_ids("section", facts.tops), "factory_pile")),
        Kind("top", _ids("top", dict.fromkeys(one.id for top in facts.tops.values() for one in top.choices))),
        Kind("bottom", _ids("bottom", facts.bottoms)),
        Kind("structure", _ids("structure", (top.structure for top in facts.tops.values()))),
        Kind("recruit", (*_ids("recruit", facts.bottoms), *_ids("bonus", facts.recruit_bonuses))),
        Kind("upgrade", ("cube", "slot")),
        Kind("resource", (*_ids("resource", ("metal", "food", "oil", "wood")), *_ids("good", _GOODS))),
        Kind("card", (*_ids("card", _COMBAT), *_ids("dial", facts.abilities))),
        Kind("objective", _ids("objective", facts.objectives)),
        Kind("encounter", _ids("encounter", facts.encounters)),
        Kind("factory", _ids("factory", facts.factory_cards)),
        Kind("tile", _ids("tile", facts.bonus_tiles)),
        Kind("star", _ids("star", facts.stars)),
        Kind("track", _ids("track", ("popularity", "power"))),
        Kind("terrain", (*_ids("terrain", _TERRAINS), "sign:tunnel", "sign:encounter", *_homes())),
    )


def _ids(kind: str, names: Iterable[str]) -> tuple[str, ...]:
    return tuple(f"{kind}:{name}" for name in names)


def _homes() -> tuple[str, ...]:
    return tuple(f"home_{one.home}" for one in load_plan().homes)


def told(say: Speaker, component: str, printed: tuple[str, ...]) -> tuple[str, ...]:
    words, (kind, _, name) = say.words, component.partition(":")
    if kind == "encounter":
        return _of_encounter(say, name)
    if component == "ability:riverwalk":
        lands = [
            words(
                "scythe.gallery.about.riverwalk_of",
                faction=say.name(f"faction:{faction}"),
                one=words(f"scythe.terrain.{one}"),
                two=words(f"scythe.terrain.{two}"),
            )
            for faction, (one, two) in load_facts().riverwalk.items()
        ]
        return words("scythe.gallery.about.riverwalk"), *lands
    if kind in ("terrain", "sign"):
        return (words(f"scythe.terrain_about.{name}"),)
    if kind == "good":
        return (words(f"scythe.gallery.about.{name}"),)
    if kind in (*_UNITS, "cube", "slot", "dial"):
        return (words(f"scythe.about.{kind}"),)
    return printed


def _of_encounter(say: Speaker, card: str) -> tuple[str, ...]:
    """What one sees, and the three answers with their price and gain."""
    words, found = say.words, [say.words(f"scythe.encounter.{card}.story")]
    for pick, (pay, gain) in load_facts().encounters[card].items():
        price = words("scythe.about.pay", goods=_goods(say, pay)) if pay else words("scythe.about.free")
        gains = words("scythe.about.get", goods=_goods(say, gain))
        found.append(f"*{pick}*: {words(f'scythe.encounter.{card}.{pick}')} {price} {gains}")
    return tuple(found)


def _goods(say: Speaker, goods: Mapping[str, int]) -> str:
    return say.listed([say.words(f"scythe.amount.{name}", n=n) for name, n in goods.items()])


def origin(component: str) -> Origin | None:
    return Origin("encounters", "encounters.yaml") if component.startswith("encounter:") else None
