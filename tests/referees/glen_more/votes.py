"""Chronicle 7, Between a Rock and a Hard Place."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.referees.asking import CHANCE, Answers, Ask, words

from .chronicles import LAYERS
from .facts import ANIMALS, CASTLE, read
from .match import Match
from .paying import ask
from .position import Cell, around, beside

FACTS = read("chronicles/hard_place/chronicle.yaml")
VOTE, CARDS = FACTS["vote"], FACTS["cards"]


class Votes(Match):
    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        told = VOTE["markers"][self.seats]
        self.cards: dict[str, tuple[int, int] | None] = {}
        """By card ayes and nays, None before the vote."""
        self.order: list[str] = []
        self.ballots = [{"aye": told["aye"], "nay": told["nay"]} for _ in range(self.seats)]
        self.doubled = [not told.get("double_once")] * self.seats
        self.hands: list[dict[str, int] | None] = [None] * self.seats

    def parts(self) -> dict[str, Any]:
        once = VOTE["markers"][self.seats].get("double_once")
        return super().parts() | {
            "hard_place": {
                "cards": {card: None if n is None else {"aye": n[0], "nay": n[1]} for card, n in self.cards.items()},
                "order": sorted(self.order),
                "markers": self.ballots,
                "doubled": self.doubled if once else [False] * self.seats,
                "hands": self.hands,
            }
        }

    def prepare(self) -> Answers:
        yield from super().prepare()
        for _ in range(VOTE["cards"]):
            offers = tuple(f"draw_vote_card card={card}" for card in CARDS if card not in self.cards)
            line = yield Ask(CHANCE, offers, "Chronicle 7 set-up", (1,) * len(offers))
            self.cards[words(line)["card"]] = None

    def pile_of(self, by: int | None) -> int:
        return 0 if by is None or "own_discards" not in self.cards else by + 1

    # -- votes -------------------------------------------------------------------------------------------------------

    def met_person(self, seat: int) -> Answers:
        yield from super().met_person(seat)
        left = [card for card, result in self.cards.items() if result is None]
        if left:
            line = yield from ask(self, seat, [f"call_vote card={card}" for card in left], "Chronicle 7 calling")
            yield from self.vote(words(line)["card"])

    def choices_of(self, seat: int) -> tuple[str, ...]:
        """One marker; with two players once two."""
        mine = self.ballots[seat]
        wanted = [(1, 0), (0, 1)] + ([] if self.doubled[seat] else [(2, 0), (1, 1), (0, 2)])
        fine = [(aye, nay) for aye, nay in wanted if aye <= mine["aye"] and nay <= mine["nay"]]
        return tuple(f"cast_vote aye={aye} nay={nay}" for aye, nay in fine)

    def vote(self, card: str) -> Answers:
        """All at the same time, in any order."""
        while None in self.hands:
            left = {seat: self.choices_of(seat) for seat in range(self.seats) if self.hands[seat] is None}
            seat = min(left)
            line = yield Ask(seat, left.pop(seat), "Chronicle 7 voting", others=left)
            self.hands[self.speaker] = {key: int(n) for key, n in words(line).items()}
        yield Ask(CHANCE, ("reveal_votes",), "Chronicle 7 voting")
        total: Counter[str] = Counter()
        for seat, hand in enumerate(self.hands):
            total.update(hand)
            self.ballots[seat] = {key: n - hand[key] for key, n in self.ballots[seat].items()}
            self.doubled[seat] = self.doubled[seat] or sum(hand.values()) > 1
        self.cards[card] = total["aye"], total["nay"]
        self.order.append(card)
        self.hands = [None] * self.seats

    # -- scoring -----------------------------------------------------------------------------------------------------

    def last_points(self) -> Answers:
        yield from super().last_points()
        for card in self.order:
            aye, nay = self.cards[card]
            if aye < nay:
                continue
            values = [self.measured(seat, card) for seat in range(self.seats)]
            best = min(values) if CARDS[card]["best"] == "least" else max(values)
            winners = [seat for seat, value in enumerate(values) if value == best]
            for seat in winners:
                yield from self.score(seat, -(-VOTE["points"] // len(winners)), f"vote {card}", scoring=True)

    def measured(self, seat: int, card: str) -> int:
        return getattr(self, card)(seat)

    def _goods(self, seat: int, kinds: tuple[str, ...]) -> int:
        return sum(place.goods[good] for place in self.lands[seat].values() for good in kinds)

    def most_animals(self, seat: int) -> int:
        return self._goods(seat, ANIMALS)

    def most_wood_stone(self, seat: int) -> int:
        return self._goods(seat, ("wood", "stone"))

    def largest_square(self, seat: int) -> int:
        land = self.lands[seat]

        def side(corner: Cell) -> int:
            n = 0
            while all((corner[0] + x, corner[1] + y) in land for x in range(n + 1) for y in range(n + 1)):
                n += 1
            return n

        return max(side(corner) for corner in land)

    def most_sets(self, seat: int) -> int:
        return min(counts[seat] for counts in self.counted().values())

    def most_manned_castles(self, seat: int) -> int:
        return sum(self.tile(seat, c).type == "castle" and p.scots > 0 for c, p in self.lands[seat].items())

    def most_whisky_tiles(self, seat: int) -> int:
        return sum(self.tile(seat, cell).type == "whisky" for cell in self.lands[seat])

    def smallest_territory(self, seat: int) -> int:
        return len(self.lands[seat])

    def connected_animals(self, seat: int) -> int:
        left = {cell for cell in self.lands[seat] if self.tile(seat, cell).type == "animal"}
        best = 0
        while left:
            todo, size = [left.pop()], 0
            while todo:
                size += 1
                near = set(beside(todo.pop())) & left
                left -= near
                todo += near
            best = max(best, size)
        return best

    def farthest_scot(self, seat: int) -> int:
        """In points of movement, from tile to tile."""
        land = self.lands[seat]
        steps, todo = {CASTLE: 0}, [CASTLE]
        for cell in todo:
            for near in around(cell):
                if near in land and near not in steps:
                    steps[near] = steps[cell] + 1
                    todo.append(near)
        return max((steps[cell] for cell, place in land.items() if place.scots), default=0)

    def own_discards(self, seat: int) -> int:
        return self.discards[seat + 1].total()


LAYERS["hard_place"] = Votes
