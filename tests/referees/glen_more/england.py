"""Chronicle 4, Hammer of the Scots."""

from __future__ import annotations

from typing import Any

from tests.referees.asking import Answers, Ask, words

from .chronicles import LAYERS
from .facts import VERBS, read
from .match import Match
from .paying import pay

FACTS = read("chronicles/hammer/chronicle.yaml")["england"]
FIGURE = "englishman"


class England(Match):
    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.england = FACTS["start_coins"]
        """How many spaces of his row have coins on them."""
        self.token: int | None = None
        # where the first A tile would be
        self.rondel[self.seats + self.with_die + self.box.stacks["S"].total()] = [FIGURE]

    def parts(self) -> dict[str, Any]:
        return super().parts() | {"hammer": {"row": self.england, "token": self.token}}

    def figures_to_come(self) -> int:
        return super().figures_to_come() + 1

    def passes(self, seat: int, figure: str, path: list[int]) -> None:
        super().passes(seat, figure, path)
        if self.token is None and any(FIGURE in self.rondel[space] for space in path):
            self.token = seat

    # -- his turn ----------------------------------------------------------------------------------------------------

    def fee(self) -> int | None:
        """The next free space of his row; nobody can use him when it is full."""
        return FACTS["spaces"][self.england] if self.england < len(FACTS["spaces"]) else None

    def english_turn(self) -> Answers:
        seat = self.token
        assert seat is not None
        self.begin(seat)
        self.extra_turn = True
        while True:
            goals = self.ahead(FIGURE)
            line = yield Ask(seat, (*self.english_offers(seat, goals), *self.deals(seat)), "Chronicle 4 Englishman")
            if not (yield from self.aside(seat, line)):
                break
        yield from self.english_go(seat, line, goals)
        yield from self.act(seat)
        self.rest()
        self.extra_turn = False
        self.active = None

    def english_offers(self, seat: int, goals: dict[str, int]) -> list[str]:
        fee = self.fee()
        offers = [
            f"english_take tile={name}"
            for name in goals
            if name not in FACTS["may_not_take"] and fee is not None and self.can_take(seat, name, FIGURE, fee)
        ]
        offers += [f"english_discard tile={name}" for name in goals if self.may_reach(name)]
        return [*offers, *(["go to=tile:the_end"] if "the_end" in goals else [])] or ["skip"]

    def english_go(self, seat: int, line: str, goals: dict[str, int]) -> Answers:
        if line == "skip" or line.startswith("go "):
            yield from self.travel(seat, FIGURE, self.beyond_all() if line == "skip" else goals["the_end"])
            return
        name = words(line)["tile"]
        tile = self.box.tiles[name]
        self.rondel[goals[name]].remove(name)
        if line.startswith("english_discard "):
            yield from self.travel(seat, FIGURE, goals[name], thrown=(name, self.take_england(), 0))
            return
        self.coins[seat] -= self.fee()
        self.england += 1
        units = ("coin",) * self.price_besides(seat, name) + tile.cost
        self.owing += 1
        yield from self.travel(seat, FIGURE, goals[name], units, self.leaves_room(seat, tile))
        self.pay_besides(seat, name)
        yield from pay(self, seat, tile.cost, fits=self.leaves_room(seat, tile))
        self.owing -= 1
        yield from self.get_tile(seat, tile)

    def take_england(self) -> int:
        """The coins of the rightmost space that has any."""
        if not self.england:
            return 0
        self.england -= 1
        return FACTS["spaces"][self.england]

    def last_word(self, seat: int) -> str:
        return "end_turn" if self.extra_turn else super().last_word(seat)


def _england_token(m, seat, value, at, source, effect) -> Answers:
    m.token = seat
    yield from ()


def _take_market_row(m, seat, value, at, source, effect) -> Answers:
    while m.england:
        m.coins[seat] += m.take_england()
    yield from ()


VERBS |= {"england_token": _england_token, "take_market_row": _take_market_row}
LAYERS["hammer"] = England
