"""Chronicle 1, The Dragon Boat Races."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.referees.asking import CHANCE, Answers, Ask, words

from .chronicles import LAYERS
from .effects import do
from .facts import CASTLE, read
from .match import Match
from .paying import ask
from .position import Cell

FACTS = read("chronicles/dragon_boats/chronicle.yaml")
RACE, REWARDS = FACTS["race"], FACTS["rewards"]
OWNERS = {2: (0, None, 1, None), 3: (0, 1, 2, None), 4: (0, 1, 2, 3)}
"""Whose territory the four rivers run through, clockwise; rivers of nobody between the players or after them."""
PRIZES = ("winner", "second", "third")


class Boats(Match):
    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.owners = OWNERS[self.seats]
        self.begun = False
        self.boats = [(self.owners.index(seat), CASTLE[0]) for seat in range(self.seats)]
        self.arrived: list[int] = []
        self.lost: list[int] = []
        self.castles: list[list[str] | None] = [None] * 4
        self.looked: list[set[int]] = [set() for _ in range(4)]
        self.rewarded: list[str] = []
        self.put_in.append(RACE["start_tile"])

    def parts(self) -> dict[str, Any]:
        shapes = [self.shape(river) for river in range(4)]
        return super().parts() | {
            "dragon_boats": {
                "begun": self.begun,
                "boats": [{"river": river, "x": x} for river, x in self.boats],
                "home": self.arrived,
                "last": self.lost,
                "rivers": [
                    {"seat": owner, "castle": castle, "left": left, "right": right}
                    for owner, (castle, left, right) in zip(self.owners, shapes, strict=True)
                ],
                "castles": [None if there is None else sorted(there) for there in self.castles],
                "seen": [sorted(seats) for seats in self.looked],
                "taken": sorted(self.rewarded),
            }
        }

    def depths_of(self, name: str) -> list[int]:
        if name != RACE["start_tile"]:
            return super().depths_of(name)
        others = self.box.stacks["B"].total() - 1
        return list(range(others // 3 + 1))

    def shape(self, river: int) -> tuple[int, int, int]:
        """Where the castle stands, the left and the right end."""
        owner = self.owners[river]
        if owner is None:
            length = RACE["river"]["length"]
            return length - RACE["river"]["castle_from_right"], 0, length - 1
        cells = [x for (x, y) in self.lands[owner] if self.tile(owner, (x, y)).river]
        return CASTLE[0], min(cells), max(cells)

    # -- the race ----------------------------------------------------------------------------------------------------

    def passes(self, seat: int, figure: str, path: list[int]) -> None:
        super().passes(seat, figure, path)
        if figure != "englishman" and any(RACE["start_tile"] in self.rondel[space] for space in path):
            self.begun = True

    def racing(self, seat: int) -> bool:
        return self.begun and seat not in self.arrived and seat not in self.lost

    def next_piece(self, seat: int) -> tuple[int, int]:
        river, x = self.boats[seat]
        if x > self.shape(river)[1]:
            return river, x - 1
        river = (river + 1) % 4
        return river, self.shape(river)[2]

    def met_at(self, seat: int, piece: tuple[int, int]) -> list[int]:
        """Boats of others that lie there."""
        return [other for other in range(self.seats) if other != seat and self.boats[other] == piece]

    def row_price(self, seat: int, piece: tuple[int, int]) -> int:
        return 1

    def deeds(self, seat: int) -> list[str]:
        found = super().deeds(seat)
        if self.racing(seat) and self.row_price(seat, self.next_piece(seat)) <= self.moves:
            found.append(f"row seat={seat}")
        return found

    def deed(self, seat: int, line: str) -> Answers:
        if not line.startswith("row "):
            yield from super().deed(seat, line)
            return
        piece = self.next_piece(seat)
        self.moves -= self.row_price(seat, piece)
        self.boats[seat] = piece
        river, x = piece
        at_castle = x == self.shape(river)[0]
        unseen = at_castle and self.castles[river] is None
        if at_castle:
            self.looked[river].add(seat)
            self.castles[river] = self.castles[river] or []
            if self.owners[river] == seat:
                yield from self.comes_home(seat)
        yield from self.rowed(seat, piece)
        if unseen:
            yield from self.deal(river)
        if at_castle:
            yield from self.look(seat, river)

    def rowed(self, seat: int, piece: tuple[int, int]) -> Answers:
        yield from ()

    def comes_home(self, seat: int) -> Answers:
        self.arrived.append(seat)
        if len(self.arrived) <= len(PRIZES):
            prize = RACE["results"][PRIZES[len(self.arrived) - 1]]
            for _ in range(prize.get("whisky", 0)):
                self.put_barrel(seat)
            yield from self.score(seat, prize["vp"], "race")
        left = [other for other in range(self.seats) if other not in self.arrived]
        if len(left) == 1:
            self.lost += left

    def held(self, seat: int, cell: Cell) -> bool:
        river = self.owners.index(seat)
        here = cell[1] == 0 and any(boat == (river, cell[0]) for boat in self.boats)
        return here or super().held(seat, cell)

    # -- rewards -----------------------------------------------------------------------------------------------------

    def deal(self, river: int) -> Answers:
        """Nobody knows yet what lies there."""
        left = Counter({name: told["count"] for name, told in REWARDS.items()})
        left.subtract(self.rewarded)
        for there in self.castles:
            left.subtract(there or ())
        for _ in range(self.seats):
            chances = dict(+left)
            offers = tuple(f"deal_reward name={name}" for name in chances)
            line = yield Ask(CHANCE, offers, "Chronicle 1 rewards", tuple(chances.values()))
            left[words(line)["name"]] -= 1
            self.castles[river].append(words(line)["name"])

    def look(self, seat: int, river: int) -> Answers:
        """Reaching a castle one looks at what lies there and may take one of it."""
        if not self.castles[river]:
            return
        offers = [f"reward name={name}" for name in dict.fromkeys(self.castles[river])]
        line = yield from ask(self, seat, [*offers, "skip"], "Chronicle 1 rewards")
        if line == "skip":
            return
        yield from self.reward(seat, river, words(line)["name"])
        yield from self.after_reward(seat, river)

    def reward(self, seat: int, river: int, name: str) -> Answers:
        self.castles[river].remove(name)
        self.rewarded.append(name)
        yield from do(self, seat, REWARDS[name]["effect"], None, name)

    def after_reward(self, seat: int, river: int) -> Answers:
        yield from ()

    # -- the end -----------------------------------------------------------------------------------------------------

    def match_ends(self) -> Answers:
        yield from super().match_ends()
        self.lost += [seat for seat in range(self.seats) if seat not in self.arrived and seat not in self.lost]

    def coin_points(self, seat: int) -> int:
        return 0 if seat in self.lost else super().coin_points(seat)

    def armadale(self, seat: int) -> int:
        """His points are given out all the same: two for each of the first eight."""
        return super().armadale(seat) * (2 if seat in self.lost else 1)


LAYERS["dragon_boats"] = Boats
