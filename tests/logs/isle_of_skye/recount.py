"""Isle of Skye counted again by hand: from the lines of a log and the tables of the printed game, without its rules.

Slow and plain on purpose: purses as a child would keep them, lands counted by tests/games/isle_of_skye/by_hand.py.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from tests.games.isle_of_skye import by_hand
from tests.games.isle_of_skye.by_hand import SlowLand

LETTERS = {False: ("A", "B", "AC", "BD", "ACD", "BCD"), True: ("AB", "AC", "BD", "ACD", "BCD")}
"""By whether five play: what each round scores."""
CATCH_UP = {False: (0, 0, 1, 2, 3, 4), True: (0, 0, 1, 2, 3)}


class Recount:
    """`points` by seat and row of the sheet; `gold` is in hand; at the end `left` is what the exchange left over."""

    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        self.seats = range(seats)
        self.options = options
        self.round = 0
        self.scoring: dict[str, str] = {}
        self.lands: list[dict[str, str]] = [{"0,0": "castle 0"} for _ in self.seats]
        self.gold = [0] * seats
        self.stakes: dict[str, tuple[int, int]] = {}
        """Tile -> whose it is, and the gold on it."""
        self.points: Counter[tuple[int, str]] = Counter()
        self.left = [0] * seats

    def read(self, lines: Iterable[str]) -> None:
        for line in lines:
            who, word, *pairs = line.split()
            self.do(who, word, dict(pair.split("=") for pair in pairs))

    def do(self, who: str, word: str, values: dict[str, str]) -> None:
        if word == "choose_scoring":
            self.scoring[values["slot"]] = values["tile"]
        elif word == "income":
            self.income()
        elif word == "price":
            self.gold[int(who)] -= int(values["gold"])
            self.stakes[values["tile"]] = int(who), int(values["gold"])
        elif word == "buy":
            seller, price = self.stakes.pop(values["tile"])
            self.gold[int(who)] -= price
            self.gold[seller] += 2 * price
        elif word == "build":
            assert values["at"] not in self.lands[int(who)]
            self.lands[int(who)][values["at"]] = f"{values['tile']} {values['turn']}"
        elif word == "score":
            self.score()
        assert min(self.gold) >= 0, "nobody pays what he does not have"

    def total(self, seat: int) -> int:
        return sum(points for (whose, _), points in self.points.items() if whose == seat)

    def income(self) -> None:
        self.round += 1
        self.stakes.clear()
        ahead = [sum(self.total(other) > self.total(seat) for other in self.seats) for seat in self.seats]
        for seat in self.seats:
            barrels = by_hand.whisky_income(SlowLand(self.lands[seat]))
            self.gold[seat] += 5 + barrels + ahead[seat] * CATCH_UP[len(self.seats) == 5][self.round - 1]

    def score(self) -> None:
        letters = LETTERS[len(self.seats) == 5]
        for letter in letters[self.round - 1]:
            for seat, points in enumerate(self.value(self.scoring[letter])):
                self.points[seat, f"slot_{letter.lower()}"] += points
        if self.round == len(letters):
            self.finish()

    def value(self, name: str) -> list[int]:
        """What a scoring tile gives everybody."""
        lands = [SlowLand(land) for land in self.lands]
        if name == "most_gold":
            return by_hand.majority(self.gold)
        if name.startswith("most_"):
            return by_hand.majority([by_hand.amount(land, name) for land in lands])
        castle = name == "road_tiles" and not self.options.get("castle_on_road", True)
        return [by_hand.count(land, name) - castle for land in lands]

    def finish(self) -> None:
        for seat in self.seats:
            self.points[seat, "scrolls"] += by_hand.scroll_points(SlowLand(self.lands[seat]))
            points, self.left[seat] = divmod(self.gold[seat], 5)
            self.points[seat, "gold"] += points

    def winners(self) -> list[int]:
        best = max((self.total(seat), self.left[seat]) for seat in self.seats)
        return [seat for seat in self.seats if (self.total(seat), self.left[seat]) == best]
