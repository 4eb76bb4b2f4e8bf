"""Costs (rulebook p. 11, 12): all ways in which one can be paid."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from .facts import ANIMALS, GOODS
from .position import Position, text

MARKET = "market"
LOOT = "mountain"
"""Where goods lie that one gets when the figure leaves its space (Chronicle 2), as far as there is room."""


@dataclass
class Purse:
    """What somebody has while paying: goods by place, what was bought already in this payment, coins."""

    goods: dict[str, Counter[str]]
    coins: int
    prices: dict[str, list[int]]
    scots: dict[str, int]
    barrels: dict[str, int]
    substitute: bool
    loot_room: int = 0
    taken: Counter[tuple[str, str]] = field(default_factory=Counter)
    kinds: list[str] = field(default_factory=list)

    def steps(self, unit: str) -> Iterator[tuple[str, str]]:
        """Every way to pay one unit: a good and where it comes from."""
        if unit == "coin":
            if self.coins:
                yield "coin", "purse"
            return
        if unit == "scot":
            yield from (("scot", at) for at, n in self.scots.items() if n)
            return
        if unit == "whisky":
            yield from (("whisky", at) for at, n in self.barrels.items() if n)
            return
        if unit == "toll" and self.coins:
            yield "coin", "purse"
        for good in kinds_for(unit):
            if unit == "different" and good in self.kinds:
                continue
            yield from (
                (good, at) for at, there in self.goods.items() if there[good] and (at != LOOT or self.loot_room)
            )
            if unit != "toll" and self.prices[good] and self.prices[good][0] <= self.coins:
                yield good, MARKET
        if self.substitute and self.coins:
            yield "coin", "purse"

    def do(self, unit: str, step: tuple[str, str]) -> Callable[[], None]:
        """Takes the step; what is returned takes it back."""
        good, at = step
        before = (self.coins, self.substitute)
        self.taken[step] += 1
        if unit == "different":
            self.kinds.append(good)
        undo: list[Callable[[], None]] = []
        if good == "coin":
            self.coins -= 1
            self.substitute = self.substitute and unit in ("coin", "toll")
        elif good == "scot":
            self.scots[at] -= 1
        elif good == "whisky":
            self.barrels[at] -= 1
        elif at == MARKET:
            price = self.prices[good].pop(0)
            self.coins -= price
            undo.append(lambda: self.prices[good].insert(0, price))
        else:
            self.goods[at][good] -= 1
            self.loot_room -= at == LOOT

        def back() -> None:
            self.coins, self.substitute = before
            self.taken[step] -= 1
            if unit == "different":
                self.kinds.pop()
            if good == "scot":
                self.scots[at] += 1
            elif good == "whisky":
                self.barrels[at] += 1
            elif good != "coin" and at != MARKET:
                self.goods[at][good] += 1
                self.loot_room += at == LOOT
            for one in undo:
                one()

        return back


def kinds_for(unit: str) -> tuple[str, ...]:
    if unit in ("any", "different", "toll"):
        return GOODS
    return ANIMALS if unit == "animal" else (unit,)


def purse(m: Position, seat: int, *, substitute: bool = False) -> Purse:
    land = m.lands[seat]
    spaces = m.box.game["market"]["spaces"]
    return Purse(
        {text(c): Counter(p.goods) for c, p in land.items() if p.goods.total()},
        m.coins[seat],
        {good: list(spaces[m.market[good] :]) for good in GOODS},
        {text(c): p.scots for c, p in land.items() if p.scots},
        m.barrels(seat),
        substitute,
    )


Fits = Callable[[Purse], bool]


def can_finish(p: Purse, units: Sequence[str], fits: Fits | None = None) -> bool:
    """Some way through the rest. Where the goods come from matters only for Scots."""
    if not units:
        return fits is None or fits(p)
    tried = set()
    for step in list(p.steps(units[0])):
        key = step if step[0] in ("scot", "whisky") or step[1] in (MARKET, LOOT) else (step[0], "")
        if key in tried:
            continue
        tried.add(key)
        back = p.do(units[0], step)
        found = can_finish(p, units[1:], fits)
        back()
        if found:
            return True
    return False


def outcomes(p: Purse, units: Sequence[str], fits: Fits | None, stop: int) -> dict[frozenset, int]:
    """Different whole payments, up to so many, each with the coins that are left."""
    found: dict[frozenset, int] = {}

    def walk(rest: Sequence[str]) -> None:
        if len(found) >= stop:
            return
        if not rest:
            if fits is None or fits(p):
                found[frozenset((+p.taken).items())] = p.coins
            return
        for step in list(p.steps(rest[0])):
            back = p.do(rest[0], step)
            walk(rest[1:])
            back()

    walk(units)
    return found


def payable(m: Position, seat: int, units: Sequence[str], **more: object) -> bool:
    fits = more.pop("fits", None)
    return can_finish(purse(m, seat, **more), units, fits)  # type: ignore[arg-type]
