"""Chronicle 2, Highlander."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tests.referees.asking import Answers, Ask, words

from .chronicles import LAYERS
from .effects import put_anywhere
from .facts import GOODS, read
from .match import Match
from .paying import apply_step, payable_sales, sell
from .position import read_cell
from .purse import LOOT, Purse, can_finish, purse

FACTS = read("chronicles/highlander/chronicle.yaml")["mountain"]


class Mountain(Match):
    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.loot: Counter[str] = Counter()
        """Goods, and `coin`."""
        end = len(self.rondel) - 1
        for space in range(end - FACTS["spaces"][self.options["highlander"]], end):
            self.rondel[space] = ["mountain"]

    def parts(self) -> dict[str, Any]:
        goods = {good: self.loot[good] for good in GOODS if self.loot[good]}
        return super().parts() | {"highlander": {"coins": self.loot["coin"], "goods": goods}}

    def is_there(self, space: int) -> bool:
        return "mountain" in self.rondel[space]

    def summit(self) -> int:
        return next(n for n in range(len(self.rondel)) if self.is_there(n))

    # -- going there -------------------------------------------------------------------------------------------------

    def resorts(self, seat: int) -> dict[str, int]:
        found = super().resorts(seat)
        ring = self.ring()
        at, top = ring.index(self.space_of(f"{seat} pawn")), self.summit()
        behind = max(n for n, space in enumerate(ring) if not self.is_there(space))
        if at < ring.index(top) < behind and self.rondel[top] == ["mountain"]:
            found["mountain"] = top
        return found

    # -- going over it -----------------------------------------------------------------------------------------------

    def way_costs(self, seat: int, figure: str, path: list[int]) -> tuple[str, ...]:
        """A coin or a good of whoever has any."""
        due = super().way_costs(seat, figure, path)
        mine = self.coins[seat] or any(place.goods.total() for place in self.lands[seat].values())
        return ("toll", *due) if mine and self.goes_over(figure, path) else due

    def goes_over(self, figure: str, path: list[int]) -> bool:
        """The Englishman pays no toll; who stands on it leaves it and does not go over it."""
        from_there = self.is_there(self.space_of(figure))
        return figure != "englishman" and not from_there and any(self.is_there(space) for space in path)

    def passes(self, seat: int, figure: str, path: list[int]) -> None:
        super().passes(seat, figure, path)
        self.over = self.goes_over(figure, path)

    def die_passes(self, path: list[int]) -> None:
        super().die_passes(path)
        if any(self.is_there(space) for space in path):
            self.loot["coin"] += FACTS["die_adds"]["coin"]

    def on_the_way(self, seat: int, figure: str, path: list[int], way: tuple[str, ...]) -> Answers:
        yield from super().on_the_way(seat, figure, path, way)
        if "toll" in way:
            yield from self.pay_toll(seat)
        if self.over:
            yield from self.at_the_mountain(seat)

    def pay_toll(self, seat: int) -> Answers:
        units, fits = self.bill
        while True:
            p = purse(self, seat)
            steps = []
            for step in list(p.steps("toll")):
                back = p.do("toll", step)
                if can_finish(p, units, fits):
                    steps.append(step)
                back()
            if len(steps) == 1:
                break
            offers = [f"pay good={good} at={at}" for good, at in steps]
            offers += payable_sales(self, seat, ("toll", *units), fits=fits)
            line = yield Ask(seat, tuple(offers), "Chronicle 2 going over the mountain")
            if not line.startswith("sell"):
                steps = [steps[offers.index(line)]]
                break
            sell(self, seat, line)
        apply_step(self, seat, steps[0])
        self.loot[steps[0][0]] += 1

    def at_the_mountain(self, seat: int) -> Answers:
        """Somebody goes over it or is about to leave it."""
        yield from ()

    # -- leaving it --------------------------------------------------------------------------------------------------

    def purse_of(self, seat: int, figure: str) -> Purse:
        found = super().purse_of(seat, figure)
        if figure != "englishman" and self.is_there(self.space_of(figure)):
            self.add_loot(seat, found, self.loot)
        return found

    def add_loot(self, seat: int, p: Purse, loot: Counter[str]) -> None:
        p.coins += loot["coin"]
        p.goods[LOOT] = Counter({good: loot[good] for good in GOODS})
        p.loot_room = sum(place.room for place in self.lands[seat].values())

    def departs(self, seat: int, figure: str, start: int) -> Answers:
        yield from super().departs(seat, figure, start)
        if figure != "englishman" and self.is_there(start):
            yield from self.at_the_mountain(seat)
            yield from self.take_all(seat)

    def take_all(self, seat: int) -> Answers:
        self.coins[seat] += self.loot.pop("coin", 0)
        goods = [good for good in GOODS for _ in range(self.loot[good])]
        self.loot.clear()
        yield from put_anywhere(self, seat, goods, "Chronicle 2 leaving the mountain")

    def leaves_enough(self, seat: int, line: str, goods: Sequence[str]) -> bool:
        """What is laid down first takes the room of the rest, but the tile has to be paid yet."""
        if not self.bill:
            return True
        at, good = read_cell(words(line)["at"]), words(line)["good"]
        self.lands[seat][at].goods[good] += 1
        p, left = purse(self, seat), Counter(goods)
        left[good] -= 1
        self.add_loot(seat, p, left)
        self.lands[seat][at].goods[good] -= 1
        return can_finish(p, *self.bill)

    def match_ends(self) -> Answers:
        yield from super().match_ends()
        for seat in range(self.seats):
            if self.is_there(self.space_of(f"{seat} pawn")):
                yield from self.take_all(seat)


LAYERS["highlander"] = Mountain
