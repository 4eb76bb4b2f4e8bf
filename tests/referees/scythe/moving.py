"""Moving units (p. 11, 25): one after the other, each with what it carries. Asks and is told.

A unit may be taken in hand first, to be loaded; with steps left it stays in hand, to load and drop on its way.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from tests.referees.asking import Answers, Ask, words

from .facts import KINDS, MAP, RESOURCES
from .position import Position
from .steps import length, reach, stops

CARGO = ("worker", "moved_worker", *RESOURCES)


@dataclass
class Hand:
    """A unit in hand; `origins` tells where it set out, and then where each worker came aboard."""

    kind: str
    at: str
    steps: int
    has_moved: bool = False
    aboard: Counter[str] = field(default_factory=Counter)
    origins: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class Came:
    """Somebody who waits for a combat, and where they go back to if it is off (p. 28)."""

    kind: str
    start: str
    at: str
    tokens: dict[str, int]


class Moving:
    """One action of moving: so many units, each so far."""

    def __init__(self, t: Position, seat: int, units: int, base: int) -> None:
        self.t, self.seat, self.units, self.base = t, seat, units, base
        self.moved: Counter[tuple[str, str]] = Counter()
        self.hand: Hand | None = None
        self.came: list[Came] = []
        self.begun = False

    def play(self, extra: tuple[str, ...] = ()) -> Answers:
        """`extra` may be said as long as nothing has been moved; what it is comes back to whoever asked."""
        while not self.begun or self.units or self.hand:
            offers = self.offers()
            if not self.begun:
                offers += extra
            line = yield Ask(self.seat, tuple(offers), "p. 11 moving")
            if line == "end_move":
                break
            if line in extra:
                return line
            self.do(line)
        self.begun = True
        self.hand = None
        return None

    # -- what may be done ------------------------------------------------------------------------------------------

    def name(self, kind: str, at: str) -> str:
        return f"character:{self.t.factions[self.seat]}" if kind == "character" else f"{kind}:{at}"

    def offers(self) -> list[str]:
        found: list[str] = []
        hand = self.hand
        if hand:
            found += self.cargo_offers(hand)
            found += [f"move unit={self.name(hand.kind, hand.at)} to={to}" for to in self.reach_of_hand(hand)]
            if not hand.has_moved:
                return found
        if self.units:
            for kind, at in self.fresh():
                found += self.offers_of(kind, at)
        return [*found, "end_move"]

    def reach_of_hand(self, hand: Hand) -> dict[str, int]:
        return reach(self.t, self.seat, hand.kind, hand.at, hand.steps)

    def fresh(self) -> list[tuple[str, str]]:
        """Units that have not moved; nobody leaves a place where a combat waits."""
        t, seat = self.t, self.seat
        return [
            (kind, at)
            for kind in KINDS
            for at in t.places(seat, kind) - t.battles
            if t.count(seat, kind, at) > self.moved[kind, at]
        ]

    def reach_of(self, kind: str, at: str) -> dict[str, int]:
        return reach(self.t, self.seat, kind, at, length(self.t, self.seat, kind, self.base))

    def offers_of(self, kind: str, at: str) -> list[str]:
        targets = set(self.reach_of(kind, at))
        if not targets:
            return []
        taken = ["cargo unit=" + self.name(kind, at)] if any(self.there(kind, at).values()) else []
        if self.hand and (self.hand.kind, self.hand.at) == (kind, at):
            targets -= set(self.reach_of_hand(self.hand))  # its twin in hand is meant then
        return taken + [f"move unit={self.name(kind, at)} to={to}" for to in targets]

    def there(self, kind: str, at: str) -> Counter[str]:
        """All that a unit could carry from a place; only mechs carry workers."""
        found = Counter(self.t.tokens[at])
        if kind == "mech":
            tired = self.moved["worker", at]
            found["worker"] = self.t.count(self.seat, "worker", at) - tired
            found["moved_worker"] = tired
        return found

    def cargo_offers(self, hand: Hand) -> list[str]:
        there = self.there(hand.kind, hand.at)
        found = []
        for what in CARGO:
            more, less = there[what] - hand.aboard[what], hand.aboard[what]
            if more:
                found += [f"load what={what} n=1"] + [f"load what={what}"] * (more > 1)
            if less and hand.has_moved and hand.at not in MAP.lakes:  # nothing is left on a lake (p. 16, 17)
                found += [f"drop what={what} n=1"] + [f"drop what={what}"] * (less > 1)
        return found

    # -- what is done ----------------------------------------------------------------------------------------------

    def do(self, line: str) -> None:
        told = words(line)
        self.begun = True
        if line.startswith("cargo "):
            self.hand = self.take(*self.unit(told["unit"]))
        elif line.startswith("move "):
            kind, at = self.unit(told["unit"])
            hand = self.hand
            if not hand or (hand.kind, hand.at) != (kind, at) or told["to"] not in self.reach_of_hand(hand):
                hand = self.take(kind, at)
            self.go(hand, told["to"])
        else:
            assert self.hand
            self.shift(self.hand, line.split()[0], told)

    def unit(self, name: str) -> tuple[str, str]:
        kind, _, at = name.partition(":")
        return kind, self.t.character(self.seat) if kind == "character" else at

    def take(self, kind: str, at: str) -> Hand:
        aboard = self.must_come_along(kind, at)
        workers = aboard["worker"] + aboard["moved_worker"]
        return Hand(kind, at, length(self.t, self.seat, kind, self.base), False, aboard, [at] * (1 + workers))

    def must_come_along(self, kind: str, at: str) -> Counter[str]:
        """From a lake the last mech takes all workers, the last character or mech all resources."""
        t, seat = self.t, self.seat
        found: Counter[str] = Counter()
        if at in MAP.lakes:
            if t.count(seat, "mech", at) + t.count(seat, "character", at) == 1:
                found += t.tokens[at]
            if kind == "mech" and t.count(seat, "mech", at) == 1:
                there = self.there(kind, at)
                found += Counter({what: there[what] for what in ("worker", "moved_worker")})
        return found

    def shift(self, hand: Hand, word: str, told: dict[str, str]) -> None:
        what = told["what"]
        is_worker = what.endswith("worker")
        if word == "load":
            n = int(told.get("n", self.there(hand.kind, hand.at)[what] - hand.aboard[what]))
            hand.aboard[what] += n
            hand.origins += [hand.at] * n if is_worker else []
        else:
            n = int(told.get("n", hand.aboard[what]))
            hand.aboard[what] -= n
            if is_worker:  # whoever came aboard last goes first
                del hand.origins[-n:]

    def go(self, hand: Hand, to: str) -> None:
        t, seat = self.t, self.seat
        steps = self.reach_of_hand(hand)[to]
        left = 0 if stops(t, seat, hand.kind, to) else hand.steps - steps
        self.carry(hand, to)
        if not hand.has_moved:
            self.units -= 1
        hand.at, hand.steps, hand.has_moved = to, left, True
        if hand.kind != "worker":
            self.arrive(hand)
        self.hand = hand if left and self.reach_of_hand(hand) else None

    def carry(self, hand: Hand, to: str) -> None:
        t, seat, start = self.t, self.seat, hand.at
        if hand.has_moved:
            self.moved[hand.kind, start] -= 1
        self.moved[hand.kind, to] += 1
        t.move(seat, hand.kind, start, to)
        tired = hand.aboard["moved_worker"]
        self.moved["worker", start] -= tired
        self.moved["worker", to] += tired
        t.move(seat, "worker", start, to, tired + hand.aboard["worker"])
        for what in RESOURCES:
            t.tokens[start][what] -= hand.aboard[what]
            t.tokens[to][what] += hand.aboard[what]

    def arrive(self, hand: Hand) -> None:
        """Workers alone leave at once, which costs popularity; a character or a mech will be fought (p. 11)."""
        t, seat, at = self.t, self.seat, hand.at
        if at in t.rivals(seat, "character", "mech"):
            t.battles.add(at)
            start, *workers = hand.origins
            self.came.append(Came(hand.kind, start, at, {what: hand.aboard[what] for what in RESOURCES}))
            self.came += [Came("worker", one, at, {}) for one in workers]
            return
        for other in t.others(seat):
            gone = t.count(other, "worker", at)
            if gone:
                t.send_home(other, at)
                t.drove_off += gone
                t.lose(seat, "popularity", gone)
