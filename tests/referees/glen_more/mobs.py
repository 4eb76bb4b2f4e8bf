"""Chronicle 8, The Penny Mobs: the prison, and the mobsters of the base game."""

from __future__ import annotations

from typing import Any

from tests.referees.asking import CHANCE, Answers, Ask, words

from .chronicles import LAYERS
from .england import FACTS as ENGLAND
from .facts import read
from .lodgers import LODGERS, Lodgers
from .paying import ask
from .position import Cell, text

FACTS = read("chronicles/penny_mobs/chronicle.yaml")
MOBS, MOBSTERS = FACTS["mobs"], FACTS["mobsters"]


class Mobs(Lodgers):
    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.prison: dict[str, int] = {}
        self.hidden_mobsters = 0
        self.bosses: dict[str, int] = {}
        self.minus = [MOBS["pennies"]] * self.seats
        self.plus = [0] * self.seats
        self.marks: dict[str, list[int]] = {}
        self.bruce = 0
        """Coins on Bruce McMail."""
        self.tolls: dict[str, int] = {}
        self.reserved: tuple[str, int] | None = None
        self.claims: list[str] = []
        self.done_once: list[str] = []
        self.sponged = False

    def parts(self) -> dict[str, Any]:
        reserved = self.reserved and {"tile": self.reserved[0], "coins": self.reserved[1]}
        return super().parts() | {
            "penny_mobs": {
                "prison": self.prison,
                "hidden": self.hidden_mobsters,
                "bosses": self.bosses,
                "minus": self.minus,
                "plus": self.plus,
                "markers": {name: marks for name, marks in self.marks.items() if marks},
                "coins": self.bruce,
                "tolls": self.tolls,
                "reserved": reserved,
                "lodgers": {name: {"seat": seat, "at": text(at)} for name, (seat, at) in self.lodgers.items()},
                "claims": sorted(self.claims),
                "used": sorted(self.done_once),
                "sponged": self.sponged,
            }
        }

    # -- the prison --------------------------------------------------------------------------------------------------

    def fit(self) -> list[str]:
        """Mobsters that take part in a draw."""
        return [
            name
            for name, told in MOBSTERS.items()
            if told.get("min_players", 2) <= self.seats and (not told.get("needs") or told["needs"] in self.played)
        ]

    def prepare(self) -> Answers:
        yield from super().prepare()
        fit = self.fit()
        later = sum(MOBSTERS[name]["stack"] == "B" for name in fit)
        for _ in range(MOBS["drawn"][self.seats]):
            chances = {
                f"draw_mobster mobster={name}": 1
                for name in fit
                if MOBSTERS[name]["stack"] == "S" and name not in self.prison
            }
            if later > self.hidden_mobsters:
                chances["draw_mobster"] = later - self.hidden_mobsters
            line = yield Ask(CHANCE, tuple(chances), "Chronicle 8 set-up", tuple(chances.values()))
            if line == "draw_mobster":
                self.hidden_mobsters += 1
            else:
                self.prison[words(line)["mobster"]] = 0

    def laid(self, stack: str, name: str) -> Answers:
        yield from super().laid(stack, name)
        while stack == "B" and self.hidden_mobsters:
            fit = [one for one in self.fit() if MOBSTERS[one]["stack"] == "B" and one not in self.prison]
            offers = tuple(f"draw_mobster mobster={one}" for one in fit)
            line = yield Ask(CHANCE, offers, "Chronicle 8 set-up", (1,) * len(offers))
            self.prison[words(line)["mobster"]] = 0
            self.hidden_mobsters -= 1

    def last_word(self, seat: int) -> str:
        return "done" if self.prison and not self.extra_turn else super().last_word(seat)

    def closes(self, seat: int) -> Answers:
        yield from super().closes(seat)
        if not self.prison:
            return
        offers = [f"penny mobster={name}" for name in self.prison] if self.minus[seat] else []
        offers += [f"free mobster={name}" for name in self.prison]
        line = yield from ask(self, seat, [*offers, "end_turn"], "Chronicle 8 prison")
        if line.startswith("penny "):
            self.minus[seat] -= 1
            self.prison[words(line)["mobster"]] += 1
        elif line.startswith("free "):
            yield from self.free(seat, words(line)["mobster"])

    def free(self, seat: int, name: str) -> Answers:
        self.plus[seat] += self.prison.pop(name)
        self.bosses[name] = seat
        self.marks[name] = list(MOBSTERS[name].get("markers", ()))
        self.bruce += MOBSTERS[name].get("coins", 0)
        if name in LODGERS:
            line = yield from ask(self, seat, [*self.senders(seat, name), "skip"], "Chronicle 8 at once")
            if line != "skip":
                yield from self.send(seat, line)
        yield from self.use_at_once(seat, name)

    def last_points(self) -> Answers:
        yield from super().last_points()
        for name, seat in self.bosses.items():
            self.points[seat] += MOBSTERS[name]["points"]
        for seat in range(self.seats):
            self.points[seat] -= self.minus[seat]
            yield from self.score(seat, self.plus[seat], "pennies", scoring=True)

    def boss(self, name: str) -> int | None:
        return self.bosses.get(name)

    # -- what their masters may do in their turns --------------------------------------------------------------------

    def deals(self, seat: int, acting: bool = False) -> list[str]:
        found = super().deals(seat, acting)
        for name in ("peggy_mcwander", "joe_mcduff", "peggy_mclaird", "john_mcclaim"):
            if self.boss(name) == seat and self.marks[name]:
                found += getattr(self, name)(seat, acting)
        return found

    def peggy_mcwander(self, seat: int, acting: bool) -> list[str]:
        free = [clan for clan in self.box.clans if not self.claimed.get(clan) and clan not in self.tolls]
        return [f"toll clan={clan} coins={n}" for clan in free for n in dict.fromkeys(self.marks["peggy_mcwander"])]

    def joe_mcduff(self, seat: int, acting: bool) -> list[str]:
        rows = [row for row, n in self.market.items() if n]
        if "hammer" in self.played and self.england:
            rows.append(ENGLAND["row"])
        return [f"shake_down row={row}" for row in rows]

    def peggy_mclaird(self, seat: int, acting: bool) -> list[str]:
        figure = f"{seat} pawn"
        if self.reserved or not acting or figure in self.home:
            return []
        able = [name for name in self.ahead(figure) if self.can_take(seat, name)]
        return [f"reserve tile={name} coins={n}" for name in able for n in dict.fromkeys(self.marks["peggy_mclaird"])]

    def john_mcclaim(self, seat: int, acting: bool) -> list[str]:
        """On those of others: on one's own a marker would change nothing."""
        cards = [card for other, hand in enumerate(self.landmarks) if other != seat for card in hand]
        return [f"claim_card card={card}" for card in cards if card not in self.flipped and card not in self.claims]

    def aside(self, seat: int, line: str) -> Answers:
        told = words(line)
        word = line.split()[0]
        if word == "toll":
            self.tolls[told["clan"]] = int(told["coins"])
            self.marks["peggy_mcwander"].remove(int(told["coins"]))
        elif word == "shake_down":
            self.marks["joe_mcduff"].pop()
            if told["row"] == ENGLAND["row"]:
                self.coins[seat] += self.take_england()
            else:
                self.market[told["row"]] -= 1
                self.coins[seat] += self.price(told["row"])
        elif word == "reserve":
            self.reserved = told["tile"], int(told["coins"])
            self.marks["peggy_mclaird"].remove(int(told["coins"]))
        elif word == "claim_card":
            self.claims.append(told["card"])
            self.marks["john_mcclaim"].pop()
        else:
            return (yield from super().aside(seat, line))
        return True

    # -- Peggy McWander ----------------------------------------------------------------------------------------------

    def clan_toll(self, seat: int, clan: str) -> int:
        return self.tolls.get(clan, 0) if self.boss("peggy_mcwander") != seat else 0

    def pay_clan_toll(self, seat: int, clan: str) -> None:
        toll = self.tolls.pop(clan, 0)
        if toll and self.boss("peggy_mcwander") != seat:
            self.coins[seat] -= toll
            self.coins[self.boss("peggy_mcwander")] += toll

    # -- Bruce McMail ------------------------------------------------------------------------------------------------

    def produced(self, seat: int, at: Cell, goods: dict[str, int]) -> Answers:
        yield from super().produced(seat, at, goods)
        boss = self.boss("bruce_mcmail")
        kinds = [good for good, n in goods.items() if n]
        if boss in (None, seat) or not self.bruce or self.tile(seat, at).type not in ("animal", "resource"):
            return
        room = [cell for cell, place in self.lands[boss].items() if place.room]
        wanted = [good for good in kinds if room or self.market[good]]
        if not wanted:
            return
        line = yield Ask(boss, (*(f"buy_product good={good}" for good in wanted), "skip"), "Chronicle 8 McMail")
        if line == "skip":
            return
        good = words(line)["good"]
        self.bruce -= 1
        self.coins[seat] += 1
        self.lands[seat][at].goods[good] -= 1
        offers = [f"put_good good={good} at={text(cell)}" for cell in room]
        offers += [f"sell_product good={good}"] * bool(self.market[good])
        line = yield Ask(boss, tuple(offers), "Chronicle 8 McMail")
        if line.startswith("sell_product"):
            self.market[good] -= 1
            self.coins[boss] += self.price(good)
        else:
            cell = next(c for c in room if text(c) == words(line)["at"])
            self.put_goods(boss, cell, good)

    # -- Peggy McLaird -----------------------------------------------------------------------------------------------

    def price_besides(self, seat: int, name: str) -> int:
        toll = 0
        if self.reserved and self.reserved[0] == name and self.boss("peggy_mclaird") != seat:
            toll = self.reserved[1]
        return super().price_besides(seat, name) + toll

    def pay_besides(self, seat: int, name: str) -> None:
        super().pay_besides(seat, name)
        if self.reserved and self.reserved[0] == name:
            boss = self.boss("peggy_mclaird")
            if boss != seat:
                self.coins[seat] -= self.reserved[1]
                self.coins[boss] += self.reserved[1]
            self.reserved = None

    def turn_mclaird_over(self) -> None:
        self.reserved = None
        self.marks["peggy_mclaird"] = []
        self.done_once.append("peggy_mclaird")

    def choices(self, seat: int) -> tuple[list[str], dict[str, int]]:
        offers, goals = super().choices(seat)
        if self.reserved is None or self.boss("peggy_mclaird") != seat:
            return offers, goals
        name = self.reserved[0]
        if f"take tile={name}" in offers:
            return [f"take tile={name}"], goals
        if name in goals and self.can_take_after_selling(seat, {name: goals[name]}):
            return [], goals
        return offers, goals

    def go(self, seat: int, line: str, goals: dict[str, int]) -> Answers:
        if self.reserved and self.boss("peggy_mclaird") == seat and line != f"take tile={self.reserved[0]}":
            self.turn_mclaird_over()
        yield from super().go(seat, line, goals)

    def discard(self, name: str, by: int | None) -> None:
        super().discard(name, by)
        if self.reserved and self.reserved[0] == name:
            self.turn_mclaird_over()

    # -- Sibyl MacSponge ---------------------------------------------------------------------------------------------

    def begin(self, seat: int) -> None:
        super().begin(seat)
        self.sponged = False

    def score(self, seat: int, points: int, source: str, scoring: bool = False, so_far: int = 0) -> Answers:
        yield from super().score(seat, points, source, scoring, so_far)
        boss = self.boss("sibyl_macsponge")
        if boss in (None, seat) or points + so_far < 6 or (self.sponged and not scoring):
            return
        self.points[seat] -= 1
        self.points[boss] += 1
        self.sponged = self.sponged or not scoring

    # -- John McClaim ------------------------------------------------------------------------------------------------

    def turned(self, card: str) -> None:
        super().turned(card)
        if card in self.claims:
            self.claims.remove(card)

    def card_count(self, seat: int) -> int:
        mine = sum(card in self.claims for card in self.landmarks[seat])
        claimed = len(self.claims) if self.boss("john_mcclaim") == seat else 0
        return super().card_count(seat) - mine + claimed


LAYERS["penny_mobs"] = Mobs
