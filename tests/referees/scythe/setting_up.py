"""Before the first turn (p. 6-9). Asks and is told."""

from __future__ import annotations

from tests.referees.asking import CHANCE, Answers, Ask, words

from .facts import BONUS, FACTIONS, GAME, MATS, OBJECTIVES
from .gains import draw_cards
from .position import Position


class SettingUp(Position):
    def set_up(self) -> Answers:
        line = yield Ask(CHANCE, tuple(f"draw_bonus tile={tile}" for tile in BONUS), "p. 6 structure bonus")
        self.bonus = words(line)["tile"]
        for seat in self.everybody:
            left = [faction for faction in FACTIONS if faction not in self.factions]
            self.factions[seat] = yield from self.deal(seat, "faction", left)
        for seat in self.everybody:
            self.mats[seat] = yield from self.deal(seat, "mat", self.mats_for(seat))
        places = list(FACTIONS)  # clockwise
        self.order = sorted(self.everybody, key=lambda s: places.index(self.factions[s]))
        self.active = min(self.everybody, key=lambda s: MATS[self.mats[s]]["start_number"])
        for seat in self.everybody:
            self.lay_out(seat)
        for seat in self.everybody:
            for _ in range(MATS[self.mats[seat]]["start"]["objectives"]):
                left = [card for card in OBJECTIVES if not any(card in cards for cards in self.objectives)]
                offers = tuple(f"deal_objective seat={seat} card={card}" for card in left)
                line = yield Ask(CHANCE, offers, "p. 7 objectives")
                self.objectives[seat].append(words(line)["card"])
            yield from draw_cards(self, seat, FACTIONS[self.factions[seat]]["start_combat_cards"])

    def deal(self, seat: int, what: str, left: list[str]) -> Answers:
        if self.options.get(f"{what}s") == "chosen":
            line = yield Ask(seat, tuple(f"choose_{what} {what}={one}" for one in left), f"option {what}s")
        else:
            line = yield Ask(CHANCE, tuple(f"deal_{what} seat={seat} {what}={one}" for one in left), f"p. 6 {what}s")
        return words(line)[what]

    def mats_for(self, seat: int) -> list[str]:
        """Without the pairs that are banned, and so that everybody who is still to get one can."""
        left = [mat for mat in MATS if mat not in self.mats]
        waiting = [one for one in self.everybody if not self.mats[one] and one != seat]
        return [
            mat
            for mat in left
            if self.may_have(seat, mat) and self.all_served(waiting, [other for other in left if other != mat])
        ]

    def may_have(self, seat: int, mat: str) -> bool:
        pair = {"faction": self.factions[seat], "mat": mat}
        return not (self.options.get("banned_pairs") and pair in GAME["banned_pairs"])

    def all_served(self, seats: list[int], mats: list[str]) -> bool:
        if not seats:
            return True
        return any(
            self.may_have(seats[0], mat) and self.all_served(seats[1:], [other for other in mats if other != mat])
            for mat in mats
        )

    def lay_out(self, seat: int) -> None:
        faction, start = FACTIONS[self.factions[seat]], MATS[self.mats[seat]]["start"]
        self.at[seat]["character"][faction["home_base"]] = 1
        for place in faction["start_workers"]:
            self.at[seat]["worker"][place] += 1
        self.power[seat] = faction["start_power"]
        self.popularity[seat], self.coins[seat] = start["popularity"], start["coins"]
