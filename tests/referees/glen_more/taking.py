"""A figure goes somewhere (p. 9-13): what can be taken, what the way asks for, paying and laying."""

from __future__ import annotations

from tests.referees.asking import Answers, Ask, words

from . import placing
from .effects import do
from .facts import Tile
from .paying import after_selling, pay
from .position import Cell, Place, around, read_cell, text
from .purse import Fits, Purse, can_finish, purse
from .scoring import Scoring


class Taking(Scoring):
    def choices(self, seat: int) -> tuple[list[str], dict[str, int]]:
        goals = self.ahead(f"{seat} pawn")
        offers = [f"take tile={name}" for name in goals if self.can_take(seat, name)]
        if not offers and not self.can_take_after_selling(seat, goals):
            offers = [
                f"throw_away tile={name} get={what}"
                for name in goals
                if self.may_reach(name)
                for what in ("coin", "move")
            ]
        if "the_end" in goals:
            offers.append("go to=tile:the_end")
        for name, space in self.resorts(seat).items():
            offers.append(f"go to={name}")
            goals[name.removeprefix("tile:")] = space
        return offers, goals

    def resorts(self, seat: int) -> dict[str, int]:
        """Where a figure may go without taking a tile."""
        return {}

    def may_reach(self, name: str) -> bool:
        """What is taken and what may be thrown away; nobody goes onto the sign of protection (p. 10)."""
        return self.is_tile(name) and not self.box.tiles[name].no_landing

    def can_take_after_selling(self, seat: int, goals: dict[str, int]) -> bool:
        """Who could sell and pay then, has a tile to take (p. 11, 12)."""
        return after_selling(self, seat, lambda: any(self.can_take(seat, n) for n in goals))

    def can_take(self, seat: int, name: str, figure: str = "", fee: int = 0) -> bool:
        """Everything due can be paid, and a place is left for the tile."""
        if not self.may_reach(name):
            return False
        figure = figure or f"{seat} pawn"
        tile = self.box.tiles[name]
        units = ("coin",) * (fee + self.price_besides(seat, name)) + tile.cost
        way = self.way_costs(seat, figure, self.between(self.space_of(figure), self.space_of(name)))
        return can_finish(self.purse_of(seat, figure), way + units, self.leaves_room(seat, tile))

    def purse_of(self, seat: int, figure: str) -> Purse:
        """What somebody has for paying once the figure has left its space."""
        return purse(self, seat)

    def price_besides(self, seat: int, name: str) -> int:
        """Coins that go to another player."""
        return 0

    def pay_besides(self, seat: int, name: str) -> None:
        pass

    def way_costs(self, seat: int, figure: str, path: list[int]) -> tuple[str, ...]:
        return ()

    def leaves_room(self, seat: int, tile: Tile) -> Fits | None:
        if tile.type == "person":
            return None
        if "scot" not in tile.cost:
            prices = [self.cell_price(seat, cell) for cell in placing.cells(self, seat, tile)]
            least = min(prices, default=None)
            return lambda p: least is not None and p.coins >= least

        def fits(p: Purse) -> bool:
            paid = [read_cell(at) for (what, at), n in p.taken.items() if what == "scot" for _ in range(n)]
            return placing.place_left(self, seat, tile, paid, p.coins)

        return fits

    def cell_price(self, seat: int, cell: Cell) -> int:
        """Coins for building there, part of the cost of the tile."""
        return 0

    def go(self, seat: int, line: str, goals: dict[str, int]) -> Answers:
        figure = f"{seat} pawn"
        if line.startswith("go "):
            to = words(line)["to"].removeprefix("tile:")
            if to == "the_end":
                self.extra = 0  # the match is over at once for whoever goes there (p. 18)
            yield from self.travel(seat, figure, goals[to])
            yield from self.arrives(seat, to)
            return
        name = words(line)["tile"]
        thrown = line.startswith("throw_away")
        tile = self.box.tiles[name]
        self.rondel[goals[name]].remove(name)
        if thrown:
            if words(line)["get"] == "coin":
                coins, moves = 1, 0
            else:
                coins, moves = 0, 1
            yield from self.travel(seat, figure, goals[name], thrown=(name, coins, moves))
            return
        units = ("coin",) * self.price_besides(seat, name) + tile.cost
        self.owing += 1
        yield from self.travel(seat, figure, goals[name], units, self.leaves_room(seat, tile))
        self.pay_besides(seat, name)
        yield from pay(self, seat, tile.cost, fits=self.leaves_room(seat, tile))
        self.owing -= 1
        yield from self.get_tile(seat, tile)

    def travel(
        self,
        seat: int,
        figure: str,
        goal: int,
        units: tuple[str, ...] = (),
        fits: Fits | None = None,
        thrown: tuple[str, int, int] | None = None,
    ) -> Answers:
        """A figure goes to a space; what the way asks for comes before anything else is paid."""
        start = self.space_of(figure)
        path = self.between(start, goal)
        end = next((n for n, space in enumerate(self.rondel) if "the_end" in space), None)
        beyond = end is not None and (goal == end or end in path)
        way = self.way_costs(seat, figure, path)
        self.passes(seat, figure, path)
        self.leave(figure, goal, by=seat)
        if beyond:
            self.home.append(figure)
        if thrown:
            name, coins, moves = thrown
            self.discard(name, seat)
            self.coins[seat] += coins
            self.moves += moves
        self.bill = (units, fits)
        yield from self.departs(seat, figure, start)
        yield from self.on_the_way(seat, figure, path, way)
        self.bill = None

    def passes(self, seat: int, figure: str, path: list[int]) -> None:
        """What happens at once when a figure goes over something."""

    def departs(self, seat: int, figure: str, start: int) -> Answers:
        yield from ()

    def on_the_way(self, seat: int, figure: str, path: list[int], way: tuple[str, ...]) -> Answers:
        """What is asked because a figure went over something."""
        yield from ()

    def arrives(self, seat: int, to: str) -> Answers:
        yield from ()

    def get_tile(self, seat: int, tile: Tile, free: bool = False) -> Answers:
        """Lays a tile or puts a person aside, and does the one-time effect."""
        if tile.type == "person":
            self.persons[seat].append(tile.name)
            yield from do(self, seat, tile.one_time, None, tile.name)
            yield from self.met_person(seat)
            return
        self.owing += 1
        while True:
            offers = [
                f"place at={text(c)}"
                for c in placing.cells(self, seat, tile)
                if free or self.cell_price(seat, c) <= self.coins[seat]
            ]
            line = yield Ask(seat, (*offers, *self.anytime(seat)), "p. 12 laying")
            if not (yield from self.aside(seat, line)):
                break
        self.owing -= 1
        at = read_cell(words(line)["at"])
        yield from self.lay(seat, tile, at, free)
        yield from do(self, seat, tile.one_time, at, tile.name)

    def met_person(self, seat: int) -> Answers:
        yield from ()

    def lay(self, seat: int, tile: Tile, at: Cell, free: bool) -> Answers:
        land = self.lands[seat]
        price = 0 if free else self.cell_price(seat, at)
        if at in land:
            land[at].tiles.append(tile.name)
            self.used.discard(at)
        else:
            land[at] = Place([tile.name])
        self.may |= {at} if self.extra_turn else {at} | {near for near in around(at) if near in land}
        if price:
            yield from self.pay_for_cell(seat, at)

    def pay_for_cell(self, seat: int, at: Cell) -> Answers:
        raise AssertionError("nobody asks for coins here")
