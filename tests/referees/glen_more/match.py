"""The course of a match (p. 9-18): turns, scorings, the end. A coroutine that asks and is told.

What a Chronicle changes stands in a class of its own that is laid over this one (chronicles.py).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.referees.asking import Answers, Ask, words

from . import activating, placing
from .effects import put_shown
from .facts import CASTLE, box
from .paying import sales, sell
from .position import Cell, around, read_cell, text
from .purse import Fits
from .taking import Taking


class Match(Taking):
    def __init__(self, seats: int, options: Mapping[str, Any], played: tuple[str, ...] = ()) -> None:
        self.played = played
        super().__init__(box(self.played), seats, dict(options))
        self.with_die = seats == 2 or bool(options.get("die"))
        self.extra_turn = False
        self.over = False
        self.active: int | None = None
        """Whose turn it is."""
        self.bill: tuple[tuple[str, ...], Fits | None] | None = None
        """What has still to be paid while a figure is on its way."""
        self.owing = 0
        """While a tile or anything else is paid and laid nothing is bought besides."""

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
            elif figure == "englishman":
                yield from self.english_turn()
            else:
                yield from self.turn(int(figure.split()[0]))
        yield from self.finish()
        self.over = True

    def figures_to_come(self) -> int:
        return self.seats

    def english_turn(self) -> Answers:
        raise AssertionError("there is no Englishman")

    # -- a turn ----------------------------------------------------------------------------------------------------

    def turn(self, seat: int) -> Answers:
        self.begin(seat)
        self.extra = int("loch_ness" in self.landmarks[seat])
        while True:
            offers, goals = self.choices(seat)
            line = yield Ask(seat, (*offers, *self.deals(seat)), "p. 9, 12 choosing a tile")
            if not (yield from self.aside(seat, line)):
                break
        yield from self.go(seat, line, goals)
        yield from self.act(seat)
        self.rest()
        yield from self.closes(seat)
        self.turns[seat] += 1
        self.active = None

    def begin(self, seat: int) -> None:
        self.rest()
        self.active = seat

    def rest(self) -> None:
        self.moves, self.extra = 0, 0
        self.may, self.used = set(), set()

    def closes(self, seat: int) -> Answers:
        """What is asked at the end of a turn."""
        yield from ()

    def act(self, seat: int) -> Answers:
        while True:
            line = yield Ask(seat, tuple(self.deeds(seat)), "p. 14, 15 activating")
            if line == self.last_word(seat):
                return
            if not (yield from self.aside(seat, line)):
                yield from self.deed(seat, line)

    def last_word(self, seat: int) -> str:
        return "end_turn"

    def deeds(self, seat: int) -> list[str]:
        found = [self.last_word(seat), *self.deals(seat, acting=True)]
        for cell in self.lands[seat]:
            if cell not in self.used and (cell in self.may or self.extra):
                found += activating.lines(self, seat, cell)
        if self.moves:
            found += self.ways(seat)
            if self.owns(seat, "maclachlan"):
                found.append("trade_move")
        return found

    def ways(self, seat: int) -> list[str]:
        land = self.lands[seat]
        return [
            f"move start={text(cell)} to={text(near)}"
            for cell, place in land.items()
            if place.scots
            for near in around(cell)
            if near in land
        ]

    def deed(self, seat: int, line: str) -> Answers:
        if line.startswith("activate "):
            cell = activating.cell_of(self, seat, line)
            if cell not in self.may:
                self.extra -= 1
            yield from activating.activate(self, seat, cell, line)
        elif line.startswith("move "):
            told = words(line)
            self.moves -= 1
            yield from self.walk(seat, read_cell(told["start"]), read_cell(told["to"]))
        elif line == "trade_move":
            self.moves -= 1
            yield from self.score(seat, 1, "maclachlan")
        else:
            raise AssertionError(line)

    def walk(self, seat: int, start: Cell, to: Cell) -> Answers:
        """A Scot goes from one of the own tiles to another."""
        self.lands[seat][start].scots -= 1
        self.lands[seat][to].scots += 1
        yield from self.scot_entered(seat, to)

    # -- what may be done while something else is asked --------------------------------------------------------------

    def anytime(self, seat: int) -> list[str]:
        """During every question in one's turn; when the match is over it is nobody's turn."""
        return [*self.sellings(seat), *(self.besides(seat) if seat == self.active and not self.owing else [])]

    def sellings(self, seat: int) -> list[str]:
        return sales(self, seat) if seat == self.active else []

    def besides(self, seat: int) -> list[str]:
        """What a Chronicle lets one buy at any time of one's turn."""
        return []

    def deals(self, seat: int, acting: bool = False) -> list[str]:
        """Before a tile is chosen, and between activations."""
        return self.anytime(seat)

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

    def take_out(self, seat: int, at: str) -> None:
        """A barrel that is paid or sold leaves its place."""

    def held(self, seat: int, cell: Cell) -> bool:
        """Whether something keeps a tile from being removed."""
        return False

    def removed(self, seat: int, cell: Cell) -> Answers:
        """The whole pile goes out of the match; goods that fit and Scots go to the home castle (p. 19)."""
        scots, goods = placing.remove(self, seat, cell)
        yield from put_shown(self, seat, CASTLE, goods)
        if scots:
            yield from self.scot_entered(seat, CASTLE)

    def clan_toll(self, seat: int, clan: str) -> int:
        return 0

    def pay_clan_toll(self, seat: int, clan: str) -> None:
        pass

    def produced(self, seat: int, at: Cell, goods: dict[str, int]) -> Answers:
        """What came onto an activated tile."""
        yield from ()

    def useful(self, seat: int, effect: dict[str, Any]) -> bool:
        """Whether an effect of an activation would do anything now."""
        return not effect.keys() & {"event", "age", "haggis"}
