"""Mobsters who come with another Chronicle (Chronicle 8): on boats, at tables, on the mountain and at sales."""

from __future__ import annotations

from collections import Counter

from tests.referees.asking import CHANCE, Answers, Ask, words

from .chronicles import LAYERS
from .facts import GOODS
from .mobs import Mobs
from .paying import ask
from .purse import can_finish, purse

CALUM, BULLY = "calum_mcquack", "bully_mcmuscle"
FRASER, OONAGH = "fraser_mcstarve", "oonagh_mchagg"


class Guests(Mobs):
    # -- boats -------------------------------------------------------------------------------------------------------

    def row_price(self, seat: int, piece: tuple[int, int]) -> int:
        """Bully passes other boats for nothing."""
        if self.boss(BULLY) == seat and self.met_at(seat, piece):
            return 0
        return super().row_price(seat, piece)

    def rowed(self, seat: int, piece: tuple[int, int]) -> Answers:
        """Calum gives pennies to whom his boat passes and who passes it."""
        yield from super().rowed(seat, piece)
        boss = self.boss(CALUM)
        for other in self.met_at(seat, piece):
            if boss in (seat, other) and self.minus[boss]:
                to = other if boss == seat else seat
                if boss == seat:
                    line = yield from ask(self, boss, ["give_penny", "skip"], "Chronicle 8 McQuack")
                else:
                    line = yield Ask(boss, ("give_penny", "skip"), "Chronicle 8 McQuack")
                if line == "give_penny":
                    self.minus[boss] -= 1
                    self.minus[to] += 1

    def after_reward(self, seat: int, river: int) -> Answers:
        """Once in a match a second one, at random."""
        yield from super().after_reward(seat, river)
        for name in (CALUM, BULLY):
            if self.boss(name) != seat or name in self.done_once or not self.castles[river]:
                continue
            line = yield from ask(self, seat, ["second_reward", "skip"], "Chronicle 8 second reward")
            if line == "skip":
                continue
            self.done_once.append(name)
            chances = Counter(self.castles[river])
            offers = tuple(f"random_reward name={one}" for one in chances)
            line = yield Ask(CHANCE, offers, "Chronicle 8 second reward", tuple(chances.values()))
            yield from self.reward(seat, river, words(line)["name"])

    # -- tables ------------------------------------------------------------------------------------------------------

    def before_haggis(self) -> Answers:
        yield from super().before_haggis()
        boss = self.boss(FRASER)
        if boss is None or FRASER in self.done_once:
            return
        victims = [seat for seat in range(self.seats) if seat != boss and self.tables[seat].total()]
        if not victims:
            return
        line = yield Ask(boss, (*(f"rob victim={seat}" for seat in victims), "skip"), "Chronicle 8 McStarve")
        if line == "skip":
            return
        self.done_once.append(FRASER)
        victim = int(words(line)["victim"])
        if self.tables[boss].total() >= 5:
            values = sorted(+self.tables[boss])
            line = yield Ask(
                boss, tuple(f"haggis_return value={value}" for value in values), "Chronicle 5 a full table"
            )
            value = int(words(line)["value"])
            self.tables[boss][value] -= 1
            self.hidden[value] += 1
        values = sorted(+self.tables[victim])
        line = yield Ask(victim, tuple(f"hand_over value={value}" for value in values), "Chronicle 8 McStarve")
        value = int(words(line)["value"])
        self.tables[victim][value] -= 1
        self.tables[boss][value] += 1
        yield from self.turn_open()

    def score_haggis(self) -> Answers:
        self.rerolled = False
        self.done_once = [name for name in self.done_once if name != OONAGH]
        yield from super().score_haggis()

    def roll_for_all(self) -> Answers:
        value = yield from super().roll_for_all()
        boss = self.boss(OONAGH)
        if boss is None or self.rerolled:
            return value
        line = yield Ask(boss, ("reroll", "skip"), "Chronicle 8 McHagg")
        if line == "skip":
            return value
        self.rerolled = True
        self.done_once.append(OONAGH)
        return (yield from super().roll_for_all())

    # -- mountain ----------------------------------------------------------------------------------------------------

    def at_the_mountain(self, seat: int) -> Answers:
        """Elspeth changes one thing there for a good of the supply."""
        yield from super().at_the_mountain(seat)
        if self.boss("elspeth_mctrick") != seat:
            return
        offers = [
            f"exchange out={out} good={good}"
            for out in ("coin", *GOODS)
            if self.loot[out]
            for good in GOODS
            if good != out and self.still_pays(seat, out, good)
        ]
        if not offers:
            return
        line = yield from ask(self, seat, [*offers, "skip"], "Chronicle 8 McTrick")
        if line != "skip":
            self.loot[words(line)["out"]] -= 1
            self.loot[words(line)["good"]] += 1

    def still_pays(self, seat: int, out: str, good: str) -> bool:
        """Who leaves the mountain pays for the tile with what lies there then."""
        loot = Counter(self.loot)
        loot[out] -= 1
        loot[good] += 1
        p = purse(self, seat)
        if self.leaving:
            self.add_loot(seat, p, loot)
        return can_finish(p, *self.bill)

    def departs(self, seat: int, figure: str, start: int) -> Answers:
        self.leaving = True
        yield from super().departs(seat, figure, start)
        self.leaving = False

    # -- sales -------------------------------------------------------------------------------------------------------

    def bonus_in_passing(self, seat: int) -> bool:
        return self.boss("erin_macmalt") == seat or super().bonus_in_passing(seat)


LAYERS["penny_mobs"] = Guests
