"""Chronicle 6, The Dubious Tome of Scottish History."""

from __future__ import annotations

from typing import Any

from tests.referees.asking import Answers, Ask, words
from tests.referees.glen_more.tome_events import event_can_happen

from .activating import lines
from .chronicles import LAYERS
from .effects import do
from .match import Match
from .position import Cell


class Tome(Match):
    def __init__(self, *given: Any) -> None:
        super().__init__(*given)
        self.flipped: list[str] = []
        self.own_tables: list[list[str]] = [[] for _ in range(self.seats)]
        self.foreign_used: set[tuple[int, Cell]] = set()

    def parts(self) -> dict[str, Any]:
        return super().parts() | {
            "dubious_tome": {"flipped": sorted(self.flipped), "tables": [sorted(own) for own in self.own_tables]}
        }

    def rest(self) -> None:
        super().rest()
        self.foreign_used = set()

    def useful(self, seat: int, effect: dict[str, Any]) -> bool:
        return bool(self.unturned(seat)) if "event" in effect else super().useful(seat, effect)

    def unturned(self, seat: int) -> list[str]:
        return [card for card in self.landmarks[seat] if card not in self.flipped]

    def table_of(self, seat: int, row: str) -> Any:
        for name in self.own_tables[seat]:
            if self.box.game["tables"][name]["category"] == row:
                return self.box.game["tables"][name]
        return super().table_of(seat, row)

    def bonus(self, seat: int, row: str) -> int:
        """A point for each event side in every scoring of landmarks."""
        turned = sum(card in self.flipped for card in self.landmarks[seat])
        return super().bonus(seat, row) + (turned if row == "landmarks" else 0)

    def flip(self, seat: int) -> Answers:
        """Turning a card, with its event or without."""
        cards = self.unturned(seat)
        if not cards:
            return
        while True:
            offers = [f"flip card={card} event=true" for card in cards if event_can_happen(self, seat, card)]
            offers += [f"flip card={card} event=false" for card in cards]
            line = yield Ask(seat, (*offers, "skip", *self.anytime(seat)), "Chronicle 6 setting off an event")
            if not (yield from self.aside(seat, line)):
                break
        if line == "skip":
            return
        card = words(line)["card"]
        self.flipped.append(card)
        self.turned(card)
        if words(line)["event"] == "true":
            yield from do(self, seat, self.box.events[card], None, f"event {card}")

    def turned(self, card: str) -> None:
        pass

    def swap_goals(self) -> list[str]:
        """Tiles on the rondel that the Englishman may change places with."""
        return [
            what
            for space in self.rondel
            for what in space
            if self.is_tile(what) and not self.box.tiles[what].no_landing and len(space) == 1
        ]

    def foreign(self, seat: int) -> dict[str, tuple[int, Cell]]:
        """How tiles of others can be activated."""
        return {
            line: (owner, cell)
            for owner in range(self.seats)
            if owner != seat
            for cell in self.lands[owner]
            if (owner, cell) not in self.foreign_used
            for line in lines(self, seat, cell, owner)
        }


LAYERS["dubious_tome"] = Tome
