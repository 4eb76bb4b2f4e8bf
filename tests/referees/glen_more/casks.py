"""Chronicle 3, Ol' Jamey's Single Cask Reserve."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.referees.asking import Answers, words

from .chronicles import LAYERS
from .facts import VERBS, read, units
from .match import Match
from .paying import ask, pay
from .purse import can_finish, payable, purse

FACTS = read("chronicles/single_cask/chronicle.yaml")
CELLARS, SALES = FACTS["cellars"], FACTS["sales"]
NAMES = tuple(CELLARS)
FIRST = len(CELLARS["first"]["places"])
WORTH = (CELLARS["first"]["overflow"], *(points for told in CELLARS.values() for points in told["places"]))
"""Points by place, 0 for the one without worth."""


class Casks(Match):
    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.cellars = [1] * self.seats
        self.casks: list[Counter[int]] = [Counter() for _ in range(self.seats)]
        """By place how many barrels lie there, 0 for those without worth."""
        self.sold: dict[str, dict[str, int]] = {}

    def parts(self) -> dict[str, Any]:
        return super().parts() | {
            "single_cask": {
                "cellars": [
                    {
                        "owned": self.cellars[seat],
                        "places": sorted(p for p, n in casks.items() if n and p),
                        "spare": casks[0],
                    }
                    for seat, casks in enumerate(self.casks)
                ],
                "sold": {name: told for name, told in self.sold.items() if any(told.values())},
            }
        }

    # -- barrels -----------------------------------------------------------------------------------------------------

    def barrels(self, seat: int) -> dict[str, int]:
        return {str(place): n for place, n in sorted(self.casks[seat].items()) if n}

    def put_barrel(self, seat: int) -> None:
        super().put_barrel(seat)
        place = next((p for p in range(1, FIRST + 1) if not self.casks[seat][p]), 0)
        self.casks[seat][place] += 1

    def take_out(self, seat: int, at: str) -> None:
        super().take_out(seat, at)
        self.casks[seat][int(at)] -= 1

    def last_place(self, seat: int) -> int:
        return sum(len(told["places"]) for told in list(CELLARS.values())[: self.cellars[seat]])

    def ageable(self, seat: int) -> list[int]:
        """Barrels with a free place to their right."""
        casks = self.casks[seat]
        return [p for p, n in sorted(casks.items()) if n and p < self.last_place(seat) and not casks[p + 1]]

    def useful(self, seat: int, effect: dict[str, Any]) -> bool:
        return bool(self.ageable(seat)) if "age" in effect else super().useful(seat, effect)

    def age(self, seat: int, n: int) -> Answers:
        for _ in range(n):
            places = self.ageable(seat)
            if not places:
                return
            line = yield from ask(self, seat, [*(f"cask place={p}" for p in places), "skip"], "Chronicle 3 ageing")
            if line == "skip":
                return
            place = int(words(line)["place"])
            self.casks[seat][place] -= 1
            self.casks[seat][place + 1] += 1

    # -- cellars -----------------------------------------------------------------------------------------------------

    def cellar_for_sale(self, seat: int) -> str | None:
        if self.cellars[seat] == len(NAMES):
            return None
        name = NAMES[self.cellars[seat]]
        return name if payable(self, seat, units(CELLARS[name]["cost"])) else None

    def besides(self, seat: int) -> list[str]:
        name = self.cellar_for_sale(seat)
        return [*super().besides(seat), *([f"buy_cellar cellar={name}"] if name else [])]

    def aside(self, seat: int, line: str) -> Answers:
        if not line.startswith("buy_cellar "):
            return (yield from super().aside(seat, line))
        self.cellars[seat] += 1
        yield from pay(self, seat, units(CELLARS[words(line)["cellar"]]["cost"]))
        return True

    # -- sales -------------------------------------------------------------------------------------------------------

    def may_reach(self, name: str) -> bool:
        return super().may_reach(name) and name not in SALES["tiles"]

    def resorts(self, seat: int) -> dict[str, int]:
        """Onto a sale goes who can sell there, and nobody where somebody stands."""
        found = super().resorts(seat)
        for name, space in self.ahead(f"{seat} pawn").items():
            if name in SALES["tiles"] and self.rondel[space] == [name] and self.whisky[seat]:
                told = self.sold.get(name, {"usual": 0, "bonus": 0})
                if has_room(told, True, self.seats) or has_room(told, False, self.seats):
                    found[f"tile:{name}"] = space
        return found

    def sellable(self, seat: int) -> list[int]:
        """Barrels that are not needed for what has to be paid yet."""
        cost, fits = self.bill or ((), None)
        found = []
        for place in sorted(self.casks[seat]):
            p = purse(self, seat)
            if p.barrels.get(str(place)):
                p.barrels[str(place)] -= 1
                if can_finish(p, cost, fits):
                    found.append(place)
        return found

    def passes(self, seat: int, figure: str, path: list[int]) -> None:
        """Sales on the way, as full as they are: one that all have passed is gone before anything is asked."""
        super().passes(seat, figure, path)
        names = [what for space in path for what in self.rondel[space] if what in SALES["tiles"]]
        self.on_path = {name: dict(self.sold.get(name, {"usual": 0, "bonus": 0})) for name in names}

    def on_the_way(self, seat: int, figure: str, path: list[int], way: tuple[str, ...]) -> Answers:
        yield from super().on_the_way(seat, figure, path, way)
        if figure != "englishman":
            for name, told in self.on_path.items():
                yield from self.sell_casks(seat, name, told, passing=True)

    def arrives(self, seat: int, to: str) -> Answers:
        yield from super().arrives(seat, to)
        if to in SALES["tiles"]:
            yield from self.sell_casks(seat, to, self.sold.get(to, {"usual": 0, "bonus": 0}), passing=False)

    def bonus_in_passing(self, seat: int) -> bool:
        return False

    def sell_casks(self, seat: int, name: str, told: dict[str, int], *, passing: bool) -> Answers:
        """One barrel on the usual spaces; one on the bonus space for whoever stands there, who must sell one."""
        kinds = [False, True] if not passing or self.bonus_in_passing(seat) else [False]
        must = not passing
        while kinds:
            offers = [
                f"sell_cask place={p} bonus={str(bonus).lower()}"
                for bonus in kinds
                if has_room(told, bonus, self.seats)
                for p in self.sellable(seat)
            ]
            if not offers:
                return
            line = yield from ask(self, seat, offers if must else [*offers, "skip"], "Chronicle 3 sale")
            if line == "skip":
                return
            must = False
            place, bonus = int(words(line)["place"]), words(line)["bonus"] == "true"
            kinds.remove(bonus)
            self.whisky[seat] -= 1
            self.take_out(seat, str(place))
            told["bonus" if bonus else "usual"] += 1
            if any(name in space for space in self.rondel):
                self.sold[name] = told
            if WORTH[place]:
                yield from self.score(seat, WORTH[place], name)

    def discard(self, name: str, by: int | None) -> None:
        super().discard(name, by)
        self.sold.pop(name, None)


def has_room(told: dict[str, int], bonus: bool, seats: int) -> bool:
    return told["bonus"] < SALES["bonus_spaces"] if bonus else told["usual"] < SALES["spaces"][seats]


def _age(m, seat, value, at, source, effect) -> Answers:
    yield from m.age(seat, value)


VERBS["age"] = _age
LAYERS["single_cask"] = Casks
