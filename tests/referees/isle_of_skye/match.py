"""The course of a match: set-up, six phases a round, the end. A coroutine that asks and is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.referees.asking import CHANCE, Answers, Ask, words

from . import by_hand
from .by_hand import SlowLand
from .facts import GAME, IN_THE_BAG, SCORING, SLOTS, rounds

Draft = dict[str, Any]


class Match:
    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        self.seats, self.options = seats, options
        self.everybody = range(seats)
        self.round = 1
        self.start: int | None = None
        self.scoring: dict[str, str | None] = dict.fromkeys(SLOTS)
        self.bag = set(IN_THE_BAG)
        self.lands: list[dict[str, str]] = [{"0,0": "castle 0"} for _ in self.everybody]
        self.offers: list[list[str]] = [[] for _ in self.everybody]
        self.prices: list[list[int]] = [[] for _ in self.everybody]
        self.drafts: list[Draft] = [{} for _ in self.everybody]
        self.sealed = [False] * seats
        self.got: list[list[str]] = [[] for _ in self.everybody]
        self.gold = [0] * seats
        self.points = [0] * seats
        self.winners: tuple[int, ...] = ()
        self.seen: dict[str, Any] = {}
        self.speaker = CHANCE

    def plain(self) -> dict[str, Any]:
        return {
            "start": self.start,
            "round": self.round,
            "scoring": self.scoring,
            "bag": sorted(self.bag),
            "lands": self.lands,
            "offers": self.offers,
            "prices": self.prices,
            "drafts": self.drafts,
            "sealed": self.sealed,
            "got": [sorted(tiles) for tiles in self.got],
            "gold": self.gold,
            "points": self.points,
        }

    def play(self) -> Answers:
        yield from self.set_up()
        course = rounds(self.seats)
        for number, told in enumerate(course, 1):
            self.round = number
            yield from self.income(told["catch_up"])
            yield from self.draw()
            yield from self.price()
            yield from self.buy()
            yield from self.build_and_score(told["score"], last=number == len(course))

    def play_on(self, plain: dict[str, Any]) -> Answers:
        """From a last round in which all is built, or the start player is to build."""
        self.start, self.round, self.scoring = plain["start"], plain["round"], dict(plain["scoring"])
        self.bag, self.lands = set(plain["bag"]), [dict(land) for land in plain["lands"]]
        self.gold, self.points = list(plain["gold"]), list(plain["points"])
        self.got = [list(tiles) for tiles in plain["got"]]
        yield from self.build_and_score(rounds(self.seats)[-1]["score"], last=True)

    def build_and_score(self, slots: list[str], last: bool) -> Answers:
        for seat in self.in_turn():
            if self.got[seat]:
                yield from self.build(seat)
        yield from self.score(slots, last)

    def in_turn(self) -> list[int]:
        assert self.start is not None
        return [(self.start + k) % self.seats for k in self.everybody]

    # -- set-up ----------------------------------------------------------------------------------------------------

    def set_up(self) -> Answers:
        chosen = self.options.get("start", "random")
        if self.options.get("scoring") == "first_game":
            self.scoring = dict(SCORING["first_game"])
        if chosen == "random":
            line = yield Ask(CHANCE, tuple(f"choose_start seat={s}" for s in self.everybody), "set-up: who begins")
            self.start = int(words(line)["seat"])
        else:
            self.start = int(chosen)
        for slot, tile in self.scoring.items():
            if tile is None:
                left = set(SCORING["scoring_tiles"]) - set(self.scoring.values())
                offers = tuple(f"choose_scoring slot={slot} tile={name}" for name in left)
                line = yield Ask(CHANCE, offers, "set-up: four at random")
                self.scoring[slot] = words(line)["tile"]
        if self.options.get("turn_castle"):
            for seat in self.everybody:  # all at once at a table
                line = yield Ask(seat, tuple(f"turn_castle turn={n}" for n in range(4)), "option turn_castle")
                self.lands[seat]["0,0"] = "castle " + words(line)["turn"]

    # -- phases 1 to 3 ---------------------------------------------------------------------------------------------

    def income(self, catch_up: int) -> Answers:
        yield Ask(CHANCE, ("income",), "phase 1")
        money = GAME["money"]
        for seat in self.everybody:
            barrels = by_hand.whisky_income(SlowLand(self.lands[seat]))
            ahead = sum(points > self.points[seat] for points in self.points)
            self.gold[seat] += money["castle"] + money["whisky"] * barrels + ahead * catch_up

    def draw(self) -> Answers:
        for seat in self.in_turn():
            for _ in range(GAME["offer"]["drawn"]):
                line = yield Ask(
                    CHANCE, tuple(f"draw_tile seat={seat} tile={name}" for name in self.bag), "phase 2: three tiles"
                )
                tile = words(line)["tile"]
                self.bag.remove(tile)
                self.offers[seat].append(tile)

    def price(self) -> Answers:
        while waiting := [seat for seat in self.everybody if not self.sealed[seat]]:
            first, *others = waiting
            line = yield Ask(
                first, self.drafting(first), "phase 2: axe and prices", others={s: self.drafting(s) for s in others}
            )
            seat, told = self.speaker, words(line)
            if line == "seal":
                self.sealed[seat] = True
            elif "gold" in told:
                self.drafts[seat][told["tile"]] = int(told["gold"])
                self.gold[seat] -= int(told["gold"])
            else:
                self.drafts[seat]["axe"] = told["tile"]
        yield Ask(CHANCE, ("reveal",), "phase 2: all screens aside")
        for seat, draft in enumerate(self.drafts):
            self.bag.add(draft["axe"])
            self.offers[seat] = [tile for tile in self.offers[seat] if tile != draft["axe"]]
            self.prices[seat] = [draft[tile] for tile in self.offers[seat]]
        self.drafts = [{} for _ in self.everybody]
        self.sealed = [False] * self.seats

    def drafting(self, seat: int) -> tuple[str, ...]:
        """First the axe, then a price for each of the others, from left to right; one gold is kept for the second."""
        draft = self.drafts[seat]
        if not draft:
            return tuple(f"axe tile={tile}" for tile in self.offers[seat])
        left = [tile for tile in self.offers[seat] if tile != draft["axe"] and tile not in draft]
        if not left:
            return ("seal",)
        most = self.gold[seat] - GAME["money"]["least_price"] * (len(left) - 1)
        return tuple(f"price tile={left[0]} gold={n}" for n in range(GAME["money"]["least_price"], most + 1))

    # -- phases 4 and 5 --------------------------------------------------------------------------------------------

    def buy(self) -> Answers:
        for seat in self.in_turn():
            for_sale = {
                tile: (owner, price)
                for owner in self.everybody
                if owner != seat
                for tile, price in zip(self.offers[owner], self.prices[owner], strict=True)
            }
            payable = [tile for tile, (_, price) in for_sale.items() if price <= self.gold[seat]]
            line = yield Ask(seat, ("pass", *(f"buy tile={tile}" for tile in payable)), "phase 4")
            if line == "pass":
                continue
            tile = words(line)["tile"]
            owner, price = for_sale[tile]
            self.gold[seat] -= price
            self.gold[owner] += price + price
            del self.prices[owner][self.offers[owner].index(tile)]
            self.offers[owner].remove(tile)
            self.got[seat].append(tile)
        for seat in self.everybody:
            self.got[seat] += self.offers[seat]
            self.offers[seat], self.prices[seat] = [], []

    def build(self, seat: int) -> Answers:
        land, waiting = self.lands[seat], self.got[seat]
        while waiting:
            slow = SlowLand(land)
            offers = [
                f"build tile={tile} at={x},{y} turn={turn}" for tile in waiting for x, y, turn in slow.places(tile)
            ]
            offers = offers or [f"return_tile tile={tile}" for tile in waiting]
            line = yield Ask(seat, tuple(offers), "phase 5: borders match; what fits must be built")
            told = words(line)
            waiting.remove(told["tile"])
            if "at" in told:
                land[told["at"]] = f"{told['tile']} {told['turn']}"
            else:
                self.bag.add(told["tile"])
        yield Ask(seat, ("end_turn",), "phase 5: all is built")

    # -- phase 6 and the end ---------------------------------------------------------------------------------------

    def score(self, slots: list[str], last: bool) -> Answers:
        yield Ask(CHANCE, ("score",), "phase 6")
        for slot in slots:
            for seat, points in enumerate(self.value(str(self.scoring[slot]))):
                self.points[seat] += points
        if last:
            self.finish()
        else:
            assert self.start is not None
            self.start = (self.start + 1) % self.seats
            self.round += 1

    def value(self, name: str) -> list[int]:
        """What a scoring tile gives everybody."""
        if name == "most_gold":
            return by_hand.majority(self.gold)
        lands = [SlowLand(land) for land in self.lands]
        if name.startswith("most_"):
            return by_hand.majority([by_hand.amount(land, name) for land in lands])
        castle, once = self.options.get("castle_on_road", True), self.options.get("columns") == "once_per_line"
        return [by_hand.count(land, name, castle_on_road=castle, once_per_line=once) for land in lands]

    def finish(self) -> None:
        per = GAME["final"]["gold"]["per"]
        for seat in self.everybody:
            self.points[seat] += by_hand.scroll_points(SlowLand(self.lands[seat])) + self.gold[seat] // per
        ranks = [(points, gold % per) for points, gold in zip(self.points, self.gold, strict=True)]
        self.winners = tuple(seat for seat in self.everybody if ranks[seat] == max(ranks))
