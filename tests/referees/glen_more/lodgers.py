"""Mobsters who live in the territories of others (Chronicle 8): Kenneth, Fergus, Mike; and Derek, who moves tiles."""

from __future__ import annotations

from typing import Any

from tests.referees.asking import Answers, Ask, words

from . import placing
from .effects import put_anywhere
from .facts import CASTLE, GOODS
from .match import Match
from .paying import ask
from .position import Cell, Place, around, read_cell, text

KENNETH, FERGUS, MIKE, DEREK = "kenneth_mcsnitch", "fergus_macdarkie", "mike_mccastle", "derek_anderson"
LODGERS = (KENNETH, FERGUS, MIKE)


class Lodgers(Match):
    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.lodgers: dict[str, tuple[int, Cell]] = {}

    # -- going out ---------------------------------------------------------------------------------------------------

    def senders(self, seat: int, name: str) -> list[str]:
        """Where the Scot may come from who plays him."""
        sources = ["supply"] * bool(self.scots[seat])
        sources += [text(cell) for cell, place in self.lands[seat].items() if place.scots]
        return [f"send mobster={name} source={source}" for source in sources]

    def send(self, seat: int, line: str) -> Answers:
        name, source = words(line)["mobster"], words(line)["source"]
        if source == "supply":
            self.scots[seat] -= 1
        else:
            self.lands[seat][read_cell(source)].scots -= 1
        self.marks[name] = []
        yield from self.lodge(name, seat, None)

    def lodgings(self, name: str, boss: int, now: int | None) -> dict[str, tuple[int, Cell]]:
        """Tiles of others, but not where he is now; for Mike home castles only."""
        return {
            f"lodge seat={other} at={text(cell)}": (other, cell)
            for other in range(self.seats)
            if other not in (boss, now)
            for cell in self.lands[other]
            if name != MIKE or cell == CASTLE
        }

    def lodge(self, name: str, boss: int, now: int | None, *, free: bool = False) -> Answers:
        goals = self.lodgings(name, boss, now)
        offers = [*goals, *["skip"] * free]
        if boss == self.active:
            line = yield from ask(self, boss, offers, "Chronicle 8 lodging")
        else:
            line = yield Ask(boss, tuple(offers), "Chronicle 8 lodging")
        if line != "skip":
            self.lodgers[name] = goals[line]

    def flee(self, owner: int, cell: Cell) -> Answers:
        """All that stand there; who leaves first is no rule, so it is read from the position."""
        for name in list(self.seen["chronicles"]["penny_mobs"]["lodgers"]):
            if self.lodgers.get(name) == (owner, cell):
                yield from self.lodge(name, self.bosses[name], owner)

    def scot_entered(self, seat: int, cell: Cell) -> Answers:
        yield from super().scot_entered(seat, cell)
        yield from self.flee(seat, cell)

    def removed(self, seat: int, cell: Cell) -> Answers:
        yield from super().removed(seat, cell)
        yield from self.flee(seat, cell)

    def deals(self, seat: int, acting: bool = False) -> list[str]:
        found = super().deals(seat, acting)
        for name in LODGERS:
            if self.boss(name) == seat and self.marks[name]:
                found += self.senders(seat, name)
        if self.boss(DEREK) == seat and DEREK not in self.done_once and self.liftable(seat):
            found.append("call_derek")
        return found

    def aside(self, seat: int, line: str) -> Answers:
        if line.startswith("send "):
            yield from self.send(seat, line)
        elif line == "call_derek":
            yield from self.call_derek(seat)
        else:
            return (yield from super().aside(seat, line))
        return True

    # -- Kenneth McSnitch --------------------------------------------------------------------------------------------

    def ways(self, seat: int) -> list[str]:
        found = super().ways(seat)
        if self.boss(KENNETH) == seat and KENNETH in self.lodgers:
            owner, at = self.lodgers[KENNETH]
            found += [f"sneak seat={owner} to={text(c)}" for c in around(at) if c in self.lands[owner]]
        return found

    def deed(self, seat: int, line: str) -> Answers:
        if not line.startswith("sneak "):
            yield from super().deed(seat, line)
            return
        self.moves -= 1
        owner, to = self.lodgers[KENNETH][0], read_cell(words(line)["to"])
        self.lodgers[KENNETH] = owner, to
        place = self.lands[owner][to]
        kinds = [good for good in GOODS if place.goods[good]]
        if place.scots or not kinds or not any(p.room for p in self.lands[seat].values()):
            return
        line = yield from ask(self, seat, [*(f"steal good={good}" for good in kinds), "skip"], "Chronicle 8 McSnitch")
        if line == "skip":
            return
        place.goods[words(line)["good"]] -= 1
        yield from put_anywhere(self, seat, [words(line)["good"]], "Chronicle 8 McSnitch")
        yield from self.lodge(KENNETH, seat, owner, free=True)

    # -- Fergus MacDarkie --------------------------------------------------------------------------------------------

    def cell_price(self, seat: int, cell: Cell) -> int:
        owner, at = self.lodgers.get(FERGUS, (None, None))
        return super().cell_price(seat, cell) + int(owner == seat and cell in around(at))

    def pay_for_cell(self, seat: int, at: Cell) -> Answers:
        boss = self.bosses[FERGUS]
        self.coins[seat] -= 1
        self.coins[boss] += 1
        yield from self.lodge(FERGUS, boss, seat)

    # -- Mike McCastle -----------------------------------------------------------------------------------------------

    def scots_at_home(self, seat: int) -> int:
        found = super().scots_at_home(seat)
        if MIKE in self.lodgers:
            found += self.bosses[MIKE] == seat
            found -= self.lodgers[MIKE][0] == seat and found > 0
        return found

    def most_manned_castles(self, seat: int) -> int:
        return super().most_manned_castles(seat) + (MIKE in self.lodgers and self.bosses[MIKE] == seat)

    # -- Derek Anderson ----------------------------------------------------------------------------------------------

    def liftable(self, seat: int) -> dict[str, tuple[int, Cell]]:
        return {
            f"lift seat={owner} at={text(cell)}": (owner, cell)
            for owner in range(self.seats)
            for cell in placing.removable(self, owner)
            if self.tile(owner, cell).type != "trade" and self.new_places(owner, cell)
        }

    def new_places(self, owner: int, cell: Cell) -> dict[str, tuple[int, Cell]]:
        """Where the pile may lie in other territories; no Scot is needed."""
        tile = self.box.tiles[self.lands[owner][cell].tiles[0]]
        return {
            f"lodge seat={other} at={text(c)}": (other, c)
            for other in range(self.seats)
            if other != owner
            for c in placing.cells(self, other, tile, scot=False)
        }

    def use_at_once(self, seat: int, name: str) -> Answers:
        """Derek and John act in any turn of their master, so in the one that frees them as well."""
        deed = {DEREK: "call_derek", "john_mcclaim": "claim_card"}.get(name)
        while deeds := [one for one in self.deals(seat) if one.split()[0] == deed]:
            line = yield from ask(self, seat, [*deeds, "skip"], "Chronicle 8 at once")
            if line == "skip":
                return
            yield from self.aside(seat, line)

    def call_derek(self, seat: int) -> Answers:
        goals = self.liftable(seat)
        line = yield from ask(self, seat, [*goals, "skip"], "Chronicle 8 Anderson")
        if line == "skip":
            return
        self.done_once.append(DEREK)
        owner, cell = goals[line]
        places = self.new_places(owner, cell)
        pile = self.lands[owner][cell].tiles
        yield from self.removed(owner, cell)
        line = yield from ask(self, seat, list(places), "Chronicle 8 Anderson")
        other, at = places[line]
        self.lands[other][at] = Place(pile)
