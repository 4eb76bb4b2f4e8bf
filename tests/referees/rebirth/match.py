"""The course of a match: set-up, turns, the end. A coroutine that asks and is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from tests.referees.asking import CHANCE, Answers, Ask, words

from . import missions
from .facts import BOARD, CARDS, FARMS, GAME, HARBOURS, NEAR, SPACES, TOWNS, symbols, tiles_of_a_colour

NEUTRAL = (-1, "neutral")
SCORES: dict[str, Any] = GAME["scoring"]


class Match:
    def __init__(self, seats: int, options: Mapping[str, Any]) -> None:
        self.seats, self.options = seats, options
        self.everybody = range(seats)
        self.start: int | None = None
        marks = BOARD["neutral_marks"] if seats == 2 else []
        self.tiles: dict[str, tuple[int, str]] = dict.fromkeys(marks, NEUTRAL)
        self.castles: dict[str, int] = {}
        self.cathedrals: dict[str, list[int]] = {}
        self.supply = [Counter(tiles_of_a_colour(seats)) for _ in self.everybody]
        self.hands: list[str | None] = [None] * seats
        self.aside: list[list[str]] = [[] for _ in self.everybody]
        self.cards: list[set[str]] = [set() for _ in self.everybody]
        self.deck = set(CARDS)
        self.points = [0] * seats
        self.turns = [0] * seats
        self.winners: tuple[int, ...] = ()
        self.seen: dict[str, Any] = {}
        self.speaker = CHANCE

    def plain(self) -> dict[str, Any]:
        return {
            "start": self.start,
            "tiles": {at: kind if who < 0 else f"{who} {kind}" for at, (who, kind) in self.tiles.items()},
            "castles": self.castles,
            "cathedrals": self.cathedrals,
            "hands": self.hands,
            "aside": [sorted(tiles) for tiles in self.aside],
            "supply": [{kind: n for kind, n in tiles.items() if n} for tiles in self.supply],
            "supply_count": [tiles.total() for tiles in self.supply],
            "cards": [sorted(cards) for cards in self.cards],
            "deck": sorted(self.deck),
            "deck_count": len(self.deck),
            "points": self.points,
            "turns": self.turns,
        }

    def play(self) -> Answers:
        yield from self.set_up()
        assert self.start is not None
        yield from self.take_turns(self.start)

    def take_turns(self, seat: int) -> Answers:
        while self.hands[seat] is not None:
            yield from self.turn(seat)
            seat = (seat + 1) % self.seats
        self.finish()

    def play_on(self, plain: dict[str, Any]) -> Answers:
        """From a position in which somebody is to lay the tile in hand."""
        for at, what in plain["tiles"].items():
            seat, _, kind = what.rpartition(" ")
            self.tiles[at] = (int(seat), kind) if seat else NEUTRAL
        self.start, self.castles, self.hands = plain["start"], dict(plain["castles"]), list(plain["hands"])
        self.cathedrals = {name: list(seats) for name, seats in plain["cathedrals"].items()}
        self.supply = [Counter(tiles) for tiles in plain["supply"]]
        self.aside, self.cards = [list(tiles) for tiles in plain["aside"]], [set(cards) for cards in plain["cards"]]
        self.deck, self.points, self.turns = set(plain["deck"]), list(plain["points"]), list(plain["turns"])
        yield from self.take_turns(int(plain["stack"][-1].rpartition("=")[2]))

    def set_up(self) -> Answers:
        chosen = self.options.get("start", "random")
        if chosen == "random":
            line = yield Ask(CHANCE, tuple(f"choose_start seat={s}" for s in self.everybody), "p. 1 who begins")
            chosen = words(line)["seat"]
        self.start = int(chosen)
        for seat in self.everybody:
            for _ in range(GAME["pieces"]["set_aside"]):
                line = yield self.any_tile(seat, "set_aside", "p. 1 two tiles aside")
                self.aside[seat].append(words(line)["tile"])
                self.supply[seat][words(line)["tile"]] -= 1
        for seat in self.everybody:
            yield from self.draw(seat)

    def any_tile(self, seat: int, word: str, book: str) -> Ask:
        left = {kind: n for kind, n in self.supply[seat].items() if n}
        return Ask(CHANCE, tuple(f"{word} seat={seat} tile={kind}" for kind in left), book, tuple(left.values()))

    def draw(self, seat: int) -> Answers:
        if self.supply[seat].total():
            line = yield self.any_tile(seat, "draw_tile", "p. 4 drawing")
            self.hands[seat] = words(line)["tile"]
            self.supply[seat][words(line)["tile"]] -= 1

    def turn(self, seat: int) -> Answers:
        kind = self.hands[seat]
        assert kind is not None
        line = yield Ask(seat, tuple(f"place at={at}" for at in self.places(kind)), "p. 2 placing")
        at = words(line)["at"]
        self.hands[seat] = None
        self.tiles[at] = (seat, kind)
        if kind in FARMS:
            self.points[seat] += SCORES["farm_tile"] * len(self.group(seat, kind, at))
        else:
            self.settle(seat, at)
        for name, castle in BOARD["castles"].items():
            if castle["hex"] in NEAR[at]:
                self.fight(seat, name)
        reached = [name for name, told in BOARD["cathedrals"].items() if told["hex"] in NEAR[at]]
        first = [name for name in reached if seat not in self.cathedrals.get(name, [])]
        for name in first:
            self.cathedrals.setdefault(name, []).append(seat)
        yield Ask(seat, ("end_turn",), "the turn is ended by the player")
        self.turns[seat] += 1
        for _ in first:
            line = yield Ask(CHANCE, tuple(f"draw_card seat={seat} card={c}" for c in self.deck), "p. 4 cathedrals")
            self.deck.remove(words(line)["card"])
            self.cards[seat].add(words(line)["card"])
        yield from self.draw(seat)

    def places(self, kind: str) -> list[str]:
        free = [at for at in SPACES if at not in self.tiles]
        if kind not in FARMS:
            return [at for at in free if SPACES[at] == "settlement"]
        other = next(farm for farm in FARMS if farm != kind)
        return [at for at in free if SPACES[at] in (kind, "blank")] or [at for at in free if SPACES[at] == other]

    def group(self, seat: int, kind: str, at: str) -> set[str]:
        return missions.joined({space for space, tile in self.tiles.items() if tile == (seat, kind)}, at)

    def settle(self, seat: int, at: str) -> None:
        """A harbour at once; the whole settlement once its last space is taken (p. 3)."""
        if at in HARBOURS:
            self.points[seat] += SCORES["harbour"]
        town = next(town for town in TOWNS.values() if at in town["spaces"])
        if any(space not in self.tiles for space in town["spaces"]):
            return
        inside: Counter[int] = Counter()
        for space in town["spaces"]:
            owner, kind = self.tiles[space]
            inside[owner] += symbols(kind) if owner >= 0 else 0
        if town["size"] == "small":
            self.points[seat] += inside[seat]
            return
        first, second = SCORES[town["size"]]["first"], SCORES[town["size"]]["second"]
        if set(inside) == {seat}:
            self.points[seat] += first + second
            return
        # in a tie whoever completed it comes last, and the others clockwise from there; neutral tiles never rank
        order = sorted((s for s in inside if s >= 0), key=lambda s: (-inside[s], (s - seat - 1) % self.seats))
        for owner, points in zip(order, (first, second), strict=False):
            self.points[owner] += points

    def fight(self, seat: int, castle: str) -> None:
        """Only whoever has just placed can take it: with more tiles, or as many and more farms (p. 4)."""
        holder = self.castles.get(castle)
        if holder is None or self.strength(seat, castle) > self.strength(holder, castle):
            self.castles[castle] = seat

    def strength(self, seat: int, castle: str) -> tuple[int, int]:
        around = [self.tiles[at] for at in NEAR[BOARD["castles"][castle]["hex"]] if at in self.tiles]
        own = [kind for owner, kind in around if owner == seat]
        return len(own), sum(kind in FARMS for kind in own)

    def finish(self) -> None:
        """Unfinished settlements, castles, missions (p. 5)."""
        for town in TOWNS.values():
            if any(space not in self.tiles for space in town["spaces"]):
                for owner, kind in (self.tiles[space] for space in town["spaces"] if space in self.tiles):
                    if owner >= 0:
                        self.points[owner] += SCORES["unfinished_symbol"] * symbols(kind)
        for owner in self.castles.values():
            self.points[owner] += SCORES["castle"]
        lands = [{at: kind for at, (who, kind) in self.tiles.items() if who == seat} for seat in self.everybody]
        for seat in self.everybody:
            self.points[seat] += sum(missions.points(card, seat, lands, self.castles) for card in self.cards[seat])
        self.winners = self.best()

    def best(self) -> tuple[int, ...]:
        """Edinburgh decides among those who are tied, else Stirling, even for somebody who is not (p. 5)."""
        tied = tuple(seat for seat in self.everybody if self.points[seat] == max(self.points))
        if len(tied) == 1:
            return tied
        in_order = sorted(
            (c for c in BOARD["castles"] if "tie_break" in BOARD["castles"][c]),
            key=lambda c: BOARD["castles"][c]["tie_break"],
        )
        edinburgh, stirling = (self.castles.get(name) for name in in_order)
        if edinburgh in tied:
            return (edinburgh,)
        return tied if stirling is None else (stirling,)
