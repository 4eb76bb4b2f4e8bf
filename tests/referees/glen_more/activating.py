"""Activations (p. 14-16): what a tile can do now, and doing it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from tests.referees.asking import Answers, Ask, words

from . import clans
from .effects import do, put_anywhere
from .facts import GOODS, VERBS, Effect, units
from .paying import after_selling, ask, pay
from .position import Cell, Position, read_cell
from .purse import Purse, payable


def substitutes(m: Position, seat: int, tile_type: str) -> bool:
    return tile_type == "trade" and m.owns(seat, "sinclair")


def leaves_clan(m: Position, seat: int) -> Callable[[Purse], bool]:
    """A marker is paid for only if a clan is left that it can be laid on."""
    cheapest = min(clans.claimable(m, seat, 1000).values(), default=None)
    return lambda p: cheapest is not None and p.coins >= cheapest


def useful(m: Position, seat: int, effect: Effect, at: Cell, owner: int) -> bool:
    if "trade" in effect:
        trade = effect["trade"]
        get = trade.get("get", {})
        if not m.useful(seat, get):
            return False
        fits = leaves_clan(m, seat) if "clan_marker" in get else None
        substitute = substitutes(m, seat, m.tile(owner, at).type)
        return payable(m, seat, units(trade["give"]), substitute=substitute, fits=fits)
    if "gain" in effect:
        return m.lands[seat][at].room > 0 if owner == seat else any(p.room for p in m.lands[seat].values())
    return m.useful(seat, effect)


def lines(m: Position, seat: int, at: Cell, owner: int | None = None) -> list[str]:
    """The ways in which a tile, of one's own or of another, can be activated now."""
    owner = seat if owner is None else owner
    tile = m.tile(owner, at)
    name = m.shown(owner, at)
    instead = m.owns(seat, "macgregor") and tile.type == "whisky" and distils(tile)
    many = len(tile.lines) + instead > 1
    found = []
    for n, line in enumerate(tile.lines):
        if any(useful(m, seat, effect, at, owner) for effect in line):
            found.append(f"activate tile={name}" + (f" line={n}" if many else ""))
    if instead:  # 3 points and no barrel, as one line more
        found.append(f"activate tile={name} line={len(tile.lines)}")
    return found


def distils(tile) -> bool:
    return any("whisky" in e.get("trade", {}).get("get", {}) for line in tile.lines for e in line)


def activate(m: Position, seat: int, at: Cell, line: str, owner: int | None = None) -> Answers:
    """Of another's tile one has what it gives, on one's own tiles, and pays what it costs (Chronicle 6)."""
    foreign = owner is not None and owner != seat
    tile = m.tile(seat if owner is None else owner, at)
    told = int(words(line).get("line", 0))
    if not foreign:
        m.used.add(at)
    if told == len(tile.lines):
        yield from m.score(seat, 3, "macgregor")
        return
    before = Counter() if foreign else Counter(m.lands[seat][at].goods)
    for effect in tile.lines[told]:
        if "trade" in effect:
            yield from trade(m, seat, effect, at, tile.type, tile.name)
        elif "gain" in effect and foreign:
            goods = sorted(units(effect["gain"]), key=(*GOODS, "any").index)
            yield from put_anywhere(m, seat, goods, "Chronicle 6 Donan Castle")
        else:
            yield from do(m, seat, (effect,), at, tile.name)
    if not foreign and any("gain" in effect for effect in tile.lines[told]):
        yield from m.produced(seat, at, m.lands[seat][at].goods - before)


def trade(m: Position, seat: int, effect: Effect, at: Cell | None, tile_type: str, source: str) -> Answers:
    told = effect["trade"]
    yield from pay(m, seat, units(told["give"]), substitute=substitutes(m, seat, tile_type))
    if "vp" in told:
        yield from m.score(seat, told["vp"], source)
    yield from do(m, seat, (told.get("get", {}),), at, source)
    yield from do(m, seat, (effect.get("then", {}),), at, source)


def cell_of(m: Position, seat: int, line: str) -> Cell:
    name = words(line)["tile"]
    return next(c for c in m.lands[seat] if m.shown(seat, c) == name)


def _activate_types(m, seat, value, at, source, effect) -> Answers:
    """One tile of each of these types, `any` for all; each tile once in a turn."""
    left = Counter(value)

    def kind(cell: Cell) -> str | None:
        found = (m.tile(seat, cell).type, "any")
        return next((one for one in found if left[one]), None)

    def offers() -> list[str]:
        return [line for cell in m.lands[seat] if kind(cell) and cell not in m.used for line in lines(m, seat, cell)]

    while left.total() and (offers() or clans_may_sell(m, seat, offers)):
        line = yield from fresh_ask(m, seat, offers, "p. 20 clans that activate")
        if line == "skip":
            return
        cell = cell_of(m, seat, line)
        left[kind(cell)] -= 1
        yield from activate(m, seat, cell, line)


def clans_may_sell(m: Position, seat: int, offers: Callable[[], list[str]]) -> bool:
    """Whether room or coins made by selling would let a tile be used (p. 11)."""
    if any(opened(m, seat, line, offers) for line in m.sellings(seat)):
        return True
    return after_selling(m, seat, lambda: bool(offers()))


def opened(m: Position, seat: int, line: str, offers: Callable[[], list[str]]) -> bool:
    """Whether this one sale, by the room it makes, opens something."""
    goods = m.lands[seat][read_cell(words(line)["at"])].goods
    goods[words(line)["good"]] -= 1
    found = bool(offers())
    goods[words(line)["good"]] += 1
    return found


def fresh_ask(m: Position, seat: int, offers: Callable[[], list[str]], book: str) -> Answers:
    """Like `ask`, but what is sold may change what is offered."""
    while True:
        line = yield Ask(seat, (*offers(), "skip", *m.anytime(seat)), book)
        if not (yield from m.aside(seat, line)):
            return line
        if not line.startswith("sell ") and not offers() and not clans_may_sell(m, seat, offers):
            return "skip"  # what was bought besides has left nothing to do


def _activate_any_own_tile(m, seat, value, at, source, effect) -> Answers:
    yield from _activate_types(m, seat, {"any": value}, at, source, effect)


def _activate_all_of_type(m, seat, value, at, source, effect) -> Answers:
    m.may |= {cell for cell in m.lands[seat] if m.tile(seat, cell).type == value}
    yield from ()


VERBS |= {
    "activate_types": _activate_types,
    "activate_any_own_tile": _activate_any_own_tile,
    "activate_all_of_type": _activate_all_of_type,
}

__all__ = ["activate", "ask", "cell_of", "lines", "trade"]
