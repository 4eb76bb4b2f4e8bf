"""The course of a match: turns (p. 10), and the end (p. 28). A coroutine that asks and is told."""

from __future__ import annotations

from typing import Any

from tests.referees.asking import Answers, Ask, words

from .combat import fights
from .deals import deal, deal_offers, is_deal
from .facts import BOTTOMS, FACTORY, FACTORY_MOVE, MATS, TOPS
from .finding import discover
from .gains import ask, card_offers, develop, gain, pay, pay_card, produce, receive, take_resources, would_bring
from .moving import Moving
from .objectives import show, showable
from .setting_up import SettingUp
from .stars import SixthStar, check_stars, fortunes, winners

GAINS = {"upgrade": "upgrade", "deploy": "mech", "build": "structure", "enlist": "recruit"}
"""Bottom action -> what it develops."""


class Match(SettingUp):
    moving: Moving | None = None

    def play(self) -> Answers:
        yield from self.set_up()
        yield from self.take_turns()

    def play_on(self, plain: dict[str, Any]) -> Answers:
        """From a position in which somebody begins a turn."""
        self.adopt(plain)
        yield from self.take_turns()

    def take_turns(self) -> Answers:
        try:
            while True:
                seat = self.active
                self.asking.discard(seat)
                yield from self.turn(seat)
                self.turns[seat] += 1
                self.drove_off, self.coerced, self.dealt, self.heard = 0, False, False, set()
                self.active = self.clockwise(seat)[0]
        except SixthStar:
            self.finish()

    # -- a turn ----------------------------------------------------------------------------------------------------

    def turn(self, seat: int) -> Answers:
        offers = tuple(f"section top={top}" for top in self.sections(seat))
        line = yield from self.between(seat, offers, "p. 10 section")
        top = words(line)["top"]
        self.last[seat] = top
        if top == "factory":
            yield from self.use_factory(seat)
        else:
            yield from self.top_action(seat, top)
            yield from self.bottom_action(seat, self.section(seat, top)["bottom"])

    def between(self, seat: int, offers: tuple[str, ...], book: str, *, at_end: bool = False) -> Answers:
        """Before and after actions an objective may be shown (p. 26)."""
        while True:
            # others' actions may bring something before the own next turn
            less = ["less"] if at_end and self.recruits[seat] and seat not in self.asking else []
            more = (*showable(self, seat, at_end=at_end), *deal_offers(self, seat), *less)
            line = yield Ask(seat, (*offers, *more), book)
            if not (yield from self.aside(seat, line)):
                return line

    def aside(self, seat: int, line: str) -> Answers:
        """What is done between actions, and changes nothing of what is asked."""
        if line == "less":
            self.asking.add(seat)
        elif is_deal(line):
            yield from deal(self, seat, line)
        elif line.startswith("show_objective "):
            show(self, seat, words(line)["card"])
        else:
            return False
        return True

    def sections(self, seat: int) -> list[str]:
        """Another one than in the turn before; Rusviet may repeat it (p. 21)."""
        found = [told["top"] for told in MATS[self.mats[seat]]["sections"]]
        if self.factory_cards[seat]:
            found.append("factory")
        last = self.last[seat]
        again = self.factions[seat] == "rusviet" and (
            last != "factory" or self.options.get("relentless_factory", True)
        )
        return [top for top in found if top != last or again]

    def top_action(self, seat: int, top: str) -> Answers:
        price = TOPS[top]["cost"]
        if not self.can_pay(seat, price):
            return
        if top == "produce":
            yield from produce(self, seat, self.yields(seat, "produce_hexes"))
        elif top == "move_gain":
            several = self.yields(seat, "gain_coins") > 1
            offers = ("move_units", "gain_coins", "skip_top")
            line = yield from ask(self, seat, offers, "p. 11 move or coins", less=several)
            if line == "gain_coins":
                yield from receive(self, seat, "coins", self.yields(seat, "gain_coins"))
            elif line == "move_units":
                yield from self.move_units(seat, self.yields(seat, "move_units"), 1)
        elif top == "bolster":
            yield from self.bolster(seat, price)
        else:
            yield from self.trade(seat, price)

    def bolster(self, seat: int, price: dict[str, int]) -> Answers:
        line = yield from ask(self, seat, ("gain_power", "draw_cards", "skip_top"), "p. 12 bolster")
        if line == "skip_top":
            return
        yield from pay(self, seat, price)
        yield from self.benefit(seat, "monument")
        if line == "gain_power":
            yield from receive(self, seat, "power", self.yields(seat, "gain_power"))
        else:
            yield from receive(self, seat, "combat_cards", self.yields(seat, "draw_combat_cards"))
        check_stars(self, seat)

    def trade(self, seat: int, price: dict[str, int]) -> Answers:
        places = tuple(f"trade at={at}" for at in self.with_workers(seat))
        line = yield from ask(self, seat, (*places, "gain_popularity", "skip_top"), "p. 12 trade")
        if line == "skip_top":
            return
        yield from pay(self, seat, price)
        yield from self.benefit(seat, "armory")
        if line == "gain_popularity":
            yield from receive(self, seat, "popularity", self.yields(seat, "gain_popularity"))
        else:
            yield from take_resources(self, seat, self.yields(seat, "gain_any_resources"), words(line)["at"])
        check_stars(self, seat)

    def benefit(self, seat: int, structure: str) -> Answers:
        """Of a structure that stands, whoever controls the place (p. 18)."""
        if structure in self.built(seat):
            told = next(top["structure"] for top in TOPS.values() if top["structure"]["id"] == structure)
            for what, n in told["benefit"].items():
                yield from receive(self, seat, what, n)

    def move_units(self, seat: int, units: int, base: int, *, top: bool = True) -> Answers:
        """All moves, then all combats, then what the character finds (p. 11, 22, 24, 25)."""
        self.moving = moving = Moving(self, seat, units, base)
        while line := (yield from moving.play(() if top else showable(self, seat))):
            show(self, seat, words(line)["card"])
        reached = next((at for (kind, at), n in moving.moved.items() if kind == "character" and n), None)
        yield from fights(self, seat)
        self.moving = None
        moved = any(moving.moved.values())
        yield from discover(self, seat, character_moved_to=reached, anybody_moved=moved)

    def use_factory(self, seat: int) -> Answers:
        """Nothing from the mat: no coins, structures or recruits (p. 25)."""
        card = FACTORY[str(self.factory_cards[seat])]
        useful = [k for k, gains in enumerate(card["choose"]) if any(would_bring(self, seat, what) for what in gains)]
        if useful and self.can_pay(seat, card["pay"]):
            offers = (*(f"use_factory choice={k}" for k in useful), "skip_top")
            line = yield from ask(self, seat, offers, "p. 25 the card")
            if line != "skip_top":
                yield from pay(self, seat, card["pay"])
                yield from gain(self, seat, card["choose"][int(words(line)["choice"])], None)
                check_stars(self, seat)
        yield from self.move_units(seat, FACTORY_MOVE["units"], FACTORY_MOVE["moves"], top=False)
        yield from self.between(seat, ("end_turn",), "the turn is ended by the player", at_end=True)

    # -- bottom actions (p. 14-20) -----------------------------------------------------------------------------------

    def bottom_action(self, seat: int, bottom: str) -> Answers:
        without = "skip_bottom" if self.options.get("strict_objectives") else "end_turn"
        while True:
            offers = [f"bottom what={bottom}"] if self.can_afford(seat, bottom) else []
            less = ["less"] if offers and self.brings_unasked(seat, bottom) and seat not in self.asking else []
            more = (*showable(self, seat), *deal_offers(self, seat), *less)
            line = yield Ask(seat, (*offers, without, *more), "p. 10 bottom action")
            if not (yield from self.aside(seat, line)):
                break
        if line == "end_turn":
            return
        if line != "skip_bottom":
            yield from self.do_bottom(seat, bottom)
        yield from self.between(seat, ("end_turn",), "the turn is ended by the player", at_end=True)

    def brings_unasked(self, seat: int, bottom: str) -> bool:
        """Coins, the bonus of the own recruit, or what one brings that is enlisted now."""
        enlists = bottom == "enlist" and len(self.recruits[seat]) < len(BOTTOMS)
        return bool(self.section_below(seat, bottom)["coins"]) or bottom in self.recruits[seat] or enlists

    def may_coerce(self, seat: int) -> bool:
        """Once per turn a combat card is a resource (p. 21)."""
        return self.factions[seat] == "crimea" and not self.coerced and self.cards[seat].total() > 0

    def can_afford(self, seat: int, bottom: str) -> bool:
        has = self.stock(seat)[BOTTOMS[bottom]["resource"]] + self.may_coerce(seat)
        return has >= self.cost(seat, bottom)

    def do_bottom(self, seat: int, bottom: str) -> Answers:
        """Price, coins, the main gain, the own recruit's bonus, stars; then the neighbours, left before right."""
        yield from self.pay_resources(seat, BOTTOMS[bottom]["resource"], self.cost(seat, bottom))
        coins = self.section_below(seat, bottom)["coins"]
        if coins:
            yield from receive(self, seat, "coins", coins)
        yield from develop(self, seat, GAINS[bottom])
        yield from self.recruit_bonus(seat, bottom)
        check_stars(self, seat)
        entitled = [other for other in self.neighbours(seat) if bottom in self.recruits[other]]
        for other in entitled:
            yield from self.recruit_bonus(other, bottom)
        for other in self.clockwise(seat):
            check_stars(self, other)

    def recruit_bonus(self, seat: int, bottom: str) -> Answers:
        if bottom in self.recruits[seat]:
            for what, n in BOTTOMS[bottom]["ongoing"].items():
                yield from receive(self, seat, what, n)

    def pay_resources(self, seat: int, resource: str, left: int) -> Answers:
        """Token by token where there is a choice: of several places, or a combat card instead."""
        while left:
            places = [at for at in self.territories(seat) if self.tokens[at][resource]]
            if not self.may_coerce(seat) and (len(places) < 2 or self.stock(seat)[resource] <= left):
                for at in places:
                    n = min(left, self.tokens[at][resource])
                    self.tokens[at][resource] -= n
                    left -= n
                assert not left
                return
            cards = card_offers(self, seat) if self.may_coerce(seat) else []
            line = yield Ask(seat, (*(f"pay at={at}" for at in places), *cards), "p. 4 resources of any territory")
            told = words(line)
            if "value" in told:
                self.coerced = True
                pay_card(self, seat, int(told["value"]))
            else:
                self.tokens[told["at"]][resource] -= 1
            left -= 1

    # -- the end ---------------------------------------------------------------------------------------------------

    def finish(self) -> None:
        """Combats that are still open are off: units go back to where they came from, with what they carried."""
        if self.moving:
            for unit in self.moving.came:
                if unit.at in self.battles:
                    self.move(self.active, unit.kind, unit.at, unit.start)
                    for what, n in unit.tokens.items():
                        self.tokens[unit.at][what] -= n
                        self.tokens[unit.start][what] += n
        self.battles.clear()
        self.points = fortunes(self)
        self.winners = winners(self)
