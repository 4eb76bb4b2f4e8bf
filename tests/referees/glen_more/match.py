"""The course of a match (p. 9-18): turns, scorings, the end. A coroutine that asks and is told."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.referees.asking import CHANCE, Answers, Ask, words

from . import effects, placing
from .facts import CASTLE, Tile, box
from .paying import after_selling, pay, sales, sell
from .position import Cell, Place, around, read_cell, text
from .purse import Purse, payable
from .rondel import Rondel

CHRONICLES = (
    "dragon_boats", "highlander", "single_cask", "hammer", "haggis", "dubious_tome", "hard_place", "penny_mobs"
)


def played(options: Mapping[str, Any]) -> tuple[str, ...]:
    return tuple(c for c in CHRONICLES if options.get(c, False) not in (False, "without"))


class Match(Rondel):
    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        self.played = played(options)
        super().__init__(box(self.played), seats, dict(options))
        self.with_die = seats == 2 or bool(options.get("die"))
        self.extra_turn = False
        self.over = False
        self.winners: tuple[int, ...] = ()

    # -- the whole match -------------------------------------------------------------------------------------------

    def play(self) -> Answers:
        yield from self.set_up()
        while True:
            yield from self.refill()
            if len(self.home) == self.figures_to_come():
                break
            figure = self.hindmost()
            if figure == "die":
                yield from self.roll()
            else:
                yield from self.turn(int(figure.split()[0]))
        yield from self.finish()
        self.over = True

    def figures_to_come(self) -> int:
        return self.seats

    # -- a turn ----------------------------------------------------------------------------------------------------

    def turn(self, seat: int) -> Answers:
        self.moves, self.may, self.used = 0, set(), set()
        self.extra = int("loch_ness" in self.landmarks[seat])
        while True:
            offers, goals = self.choices(seat)
            line = yield Ask(seat, (*offers, *self.anytime(seat)), "p. 9, 12 choosing a tile")
            if not (yield from self.aside(seat, line)):
                break
        yield from self.go(seat, line, goals)
        yield from self.act(seat)
        self.moves, self.may, self.used = 0, set(), set()
        self.turns[seat] += 1

    def choices(self, seat: int) -> tuple[list[str], dict[str, int]]:
        ahead = self.ahead()
        offers = [f"take tile={name}" for name in ahead if self.is_tile(name) and self.can_take(seat, name)]
        if not offers and not self.can_take_after_selling(seat, ahead):
            offers = [
                f"throw_away tile={name} get={what}"
                for name in ahead if self.is_tile(name) for what in ("coin", "move")
            ]
        if "the_end" in ahead:
            offers.append("go to=tile:the_end")
        return offers, ahead

    def can_take_after_selling(self, seat: int, ahead: dict[str, int]) -> bool:
        """Who could sell and pay then, has a tile to take (p. 11, 12)."""
        return after_selling(self, seat, lambda: any(self.can_take(seat, n) for n in ahead if self.is_tile(n)))

    def can_take(self, seat: int, name: str) -> bool:
        tile = self.box.tiles[name]
        if tile.type == "person":
            return True
        return payable(self, seat, tile.cost, fits=self.leaves_room(seat, tile))

    def leaves_room(self, seat: int, tile: Tile):
        if "scot" not in tile.cost:
            possible = bool(placing.cells(self, seat, tile))
            return lambda p: possible

        def fits(p: Purse) -> bool:
            paid = [read_cell(at) for (what, at), n in p.taken.items() if what == "scot" for _ in range(n)]
            return placing.place_left(self, seat, tile, paid)

        return fits

    def go(self, seat: int, line: str, goals: dict[str, int]) -> Answers:
        figure = f"{seat} pawn"
        if line.startswith("go "):
            self.extra = 0  # the match is over at once for whoever goes there (p. 18)
            self.leave(figure, goals["the_end"], by=seat)
            self.come_home(figure)
            return
        name = words(line)["tile"]
        self.rondel[goals[name]].remove(name)
        beyond = "the_end" in goals and goals[name] in self.ring()[self.ring().index(goals["the_end"]):]
        if line.startswith("throw_away"):
            self.discard_later(name)
        self.leave(figure, goals[name], by=seat)
        if beyond:
            self.come_home(figure)
        if line.startswith("throw_away"):
            self.discard(name, seat)
            if words(line)["get"] == "coin":
                self.coins[seat] += 1
            else:
                self.moves += 1
            return
        tile = self.box.tiles[name]
        yield from pay(self, seat, tile.cost, fits=self.leaves_room(seat, tile) if tile.type != "person" else None)
        yield from self.get_tile(seat, tile)

    def discard_later(self, name: str) -> None:
        pass

    def come_home(self, figure: str) -> None:
        self.home.append(figure)

    def get_tile(self, seat: int, tile: Tile) -> Answers:
        """Lays a tile or puts a person aside, and does the one-time effect."""
        if tile.type == "person":
            self.persons[seat].append(tile.name)
            yield from effects.do(self, seat, tile.one_time, None, tile.name)
            return
        while True:
            offers = [f"place at={text(c)}" for c in placing.cells(self, seat, tile)]
            line = yield Ask(seat, (*offers, *self.anytime(seat)), "p. 12 laying")
            if not (yield from self.aside(seat, line)):
                break
        at = read_cell(words(line)["at"])
        yield from self.lay(seat, tile, at)
        yield from effects.do(self, seat, tile.one_time, at, tile.name)

    def lay(self, seat: int, tile: Tile, at: Cell) -> Answers:
        land = self.lands[seat]
        if at in land:
            land[at].tiles.append(tile.name)
            self.used.discard(at)
        else:
            land[at] = Place([tile.name])
        self.may |= {at} | {near for near in around(at) if near in land}
        yield from ()

    def act(self, seat: int) -> Answers:
        while True:
            line = yield Ask(seat, tuple(self.deeds(seat)), "p. 14, 15 activating")
            if line == "end_turn":
                return
            if (yield from self.aside(seat, line)):
                continue
            yield from self.deed(seat, line)

    def deeds(self, seat: int) -> list[str]:
        found = ["end_turn", *self.anytime(seat)]
        for cell in self.lands[seat]:
            if cell not in self.used and (cell in self.may or self.extra):
                found += effects.lines(self, seat, cell)
        if self.moves:
            found += self.ways(seat)
            if self.owns(seat, "maclachlan"):
                found.append("trade_move")
        return found

    def ways(self, seat: int) -> list[str]:
        land = self.lands[seat]
        return [
            f"move start={text(cell)} to={text(near)}"
            for cell, place in land.items() if place.scots for near in around(cell) if near in land
        ]

    def deed(self, seat: int, line: str) -> Answers:
        if line.startswith("activate "):
            cell = effects.cell_of(self, seat, line)
            if cell not in self.may:
                self.extra -= 1
            yield from effects.activate(self, seat, cell, line)
        elif line.startswith("move "):
            told = words(line)
            self.moves -= 1
            self.lands[seat][read_cell(told["start"])].scots -= 1
            self.lands[seat][read_cell(told["to"])].scots += 1
        elif line == "trade_move":
            self.moves -= 1
            yield from self.score(seat, 1, "maclachlan")
        else:
            raise AssertionError(line)

    # -- what may be done while something else is asked --------------------------------------------------------------

    def anytime(self, seat: int) -> list[str]:
        return sales(self, seat)

    def aside(self, seat: int, line: str) -> Answers:
        if line.startswith("sell "):
            sell(self, seat, line)
            return True
        yield from ()
        return False

    # -- things that Chronicles change -------------------------------------------------------------------------------

    def barrels(self, seat: int) -> dict[str, int]:
        return {"": self.whisky[seat]}

    def put_barrel(self, seat: int) -> None:
        self.whisky[seat] += 1

    def take_barrel(self, seat: int, at: str) -> None:
        self.whisky[seat] -= 1

    def same_barrels(self, seat: int, way: dict[tuple[str, str], int]) -> bool:
        return True

    def held(self, seat: int, cell: Cell) -> bool:
        return False

    def removed(self, seat: int, cell: Cell) -> Answers:
        placing.remove(self, seat, cell)
        yield from ()

    def clan_toll(self, seat: int, clan: str) -> int:
        return 0

    def pay_clan_toll(self, seat: int, clan: str) -> None:
        pass

    def produced(self, seat: int, at: Cell, good: str, source: str) -> Answers:
        yield from ()

    def score(self, seat: int, points: int, source: str) -> Answers:
        self.points[seat] += points
        yield from ()

    def useful(self, seat: int, effect: dict[str, Any]) -> bool:
        return True

    # -- scoring (p. 18) -------------------------------------------------------------------------------------------

    def scoring(self, stack: str) -> Answers:
        for counts in (self.home_scots(), [len(c) for c in self.landmarks], self.whisky, self.person_counts()):
            for seat, n in enumerate(counts):
                ahead = n - min(counts)
                if ahead:
                    yield from self.score(seat, self.lead(ahead), stack)

    def lead(self, ahead: int) -> int:
        told = self.box.game["scoring"]
        return told["table"][ahead - 1] if ahead <= len(told["table"]) else told["beyond"]

    def home_scots(self) -> list[int]:
        return [
            land[CASTLE].scots * (2 if "castle_moil" in self.landmarks[seat] else 1)
            for seat, land in enumerate(self.lands)
        ]

    def person_counts(self) -> list[int]:
        return [len(p) + ("david_hume" in p) for p in self.persons]

    def finish(self) -> Answers:
        yield Ask(CHANCE, ("score stack=D",), "p. 18 end")
        yield from self.scoring("D")
        sizes = [len(land) for land in self.lands]
        for seat in range(self.seats):
            self.points[seat] -= 3 * (sizes[seat] - min(sizes))
            self.points[seat] += self.coins[seat]
            if "armadale_castle" in self.landmarks[seat]:
                self.points[seat] += min(8, self.coins[seat])
        goods = [sum(p.goods.total() for p in land.values()) for land in self.lands]
        best = max(zip(self.points, goods, strict=True))
        self.winners = tuple(s for s in range(self.seats) if (self.points[s], goods[s]) == best)

