"""The events of the Dubious Tome: whether one can happen, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.referees.asking import Answers, Ask, words

from . import placing
from .activating import activate, trade
from .effects import buildable, do
from .facts import CASTLE, VERBS, units
from .paying import after_selling, apply_step, ask, pay, pay_line
from .position import Cell, around, read_cell, text
from .purse import payable, purse

if TYPE_CHECKING:
    from .tome import Tome


# -- whether an event can happen ------------------------------------------------------------------------------------


def event_can_happen(m: Tome, seat: int, card: str) -> bool:
    effects = m.box.events[card]
    price = [unit for effect in effects if "pay" in effect for unit in units(effect["pay"])]
    if price.count("vp") > m.points[seat]:
        return False
    rest = [effect for effect in effects if "pay" not in effect]
    cost = [unit for unit in price if unit != "vp"]
    fits = None
    if cost == ["scot"] and "build_from_discard" in rest[0]:
        fits = builds_after(m, seat)
    return payable(m, seat, cost, fits=fits) and any(would_do(m, seat, effect) for effect in rest)


def builds_after(m: Tome, seat: int):
    """Whether a discarded tile can be laid once that Scot is gone."""

    def fits(p) -> bool:
        paid = [read_cell(at) for (what, at), n in p.taken.items() if what == "scot" for _ in range(n)]
        for cell in paid:
            m.lands[seat][cell].scots -= 1
        found = bool(buildable(m, seat))
        for cell in paid:
            m.lands[seat][cell].scots += 1
        return found

    return fits


def would_do(m: Tome, seat: int, effect: dict[str, Any]) -> bool:
    """An event that costs nothing is set off at will, even if nothing comes of it now; for a price something must."""
    (verb, value), land = next(iter(effect.items())), m.lands[seat]
    if verb == "build_from_discard":
        return bool(buildable(m, seat))
    if verb == "scot_on_tile":
        return m.scots[seat] > 0 and any(m.tile(seat, c).name == value["tile"] for c in land)
    if verb == "trade":
        return can_trade(m, seat, value)
    if verb == "if_clan":
        return m.owns(seat, value["clan"])
    if verb == "if_person":
        return value["person"] in m.persons[seat]
    if verb == "remove_tiles":
        return bool(placing.removable(m, seat))
    if verb == "flip_other_event_card":
        return len(m.unturned(seat)) > 1
    return True


def can_trade(m: Tome, seat: int, value: dict[str, Any]) -> bool:
    """At once, or with what sales bring."""

    def able() -> bool:
        return payable(m, seat, units(value["give"]), substitute=m.owns(seat, "sinclair"))

    return able() or after_selling(m, seat, able)


def near_tile(m: Tome, seat: int, name: str) -> list[Cell]:
    at = next((c for c in m.lands[seat] if m.tile(seat, c).name == name), None)
    return [] if at is None else [c for c in (at, *around(at)) if c in m.lands[seat]]


# -- what events do -------------------------------------------------------------------------------------------------


def _event(m, seat, value, at, source, effect) -> Answers:
    for _ in range(value):
        yield from m.flip(seat)


def _pay(m, seat, value, at, source, effect) -> Answers:
    events = m.box.events.get(source.removeprefix("event "), ())
    fits = builds_after(m, seat) if any("build_from_discard" in one for one in events) else None
    yield from pay(m, seat, [unit for unit in units(value) if unit != "vp"], fits=fits)
    m.points[seat] -= value.get("vp", 0)


def _activate_foreign_tiles(m, seat, value, at, source, effect) -> Answers:
    for _ in range(value):
        while True:
            found = m.foreign(seat)
            if not found:
                return
            line = yield Ask(seat, (*found, "skip", *m.anytime(seat)), "Chronicle 6 Donan Castle")
            if not (yield from m.aside(seat, line)):
                break
        if line == "skip":
            return
        owner, cell = found[line]
        m.foreign_used.add((owner, cell))
        yield from activate(m, seat, cell, line, owner)


def _replace_table(m, seat, value, at, source, effect) -> Answers:
    m.own_tables[seat].append(value)
    yield from ()


def _scot_on_tile(m, seat, value, at, source, effect) -> Answers:
    cell = next(c for c in m.lands[seat] if m.tile(seat, c).name == value["tile"])
    yield from m.put_scot(seat, cell, value["count"])


def _trade(m, seat, value, at, source, effect) -> Answers:
    """The trade of an event, with Sinclair's help."""
    while True:
        if not can_trade(m, seat, value):
            return
        able = payable(m, seat, units(value["give"]), substitute=m.owns(seat, "sinclair"))
        offers = ("make_trade", "skip") if able else ("skip",)
        line = yield Ask(seat, (*offers, *m.anytime(seat)), "Chronicle 6 Duart Castle")
        if not (yield from m.aside(seat, line)):
            break
    if line == "make_trade":
        yield from trade(m, seat, effect, at, "trade", source)


def _if_clan(m, seat, value, at, source, effect) -> Answers:
    if m.owns(seat, value["clan"]):
        yield from do(m, seat, (value["then"],), at, source)


def _if_person(m, seat, value, at, source, effect) -> Answers:
    if value["person"] in m.persons[seat]:
        yield from do(m, seat, (value["then"],), at, source)


def _coin_per(m, seat, value, at, source, effect) -> Answers:
    m.coins[seat] += value["each"] * sum(card in m.flipped for card in m.landmarks[seat])
    yield from ()


def _trade_any_number(m, seat, value, at, source, effect) -> Answers:
    """One after the other, as many as one likes; together they are one source of points."""
    points, (good,) = 0, value["give"]
    while True:
        steps = list(purse(m, seat).steps(good))
        if not steps and not after_selling(m, seat, lambda: any(purse(m, seat).steps(good))):
            break
        offers = [*(pay_line(step) for step in steps), "skip"]
        line = yield Ask(seat, (*offers, *m.anytime(seat)), "Chronicle 6 Armadale")
        if line == "skip":
            break
        if (yield from m.aside(seat, line)):
            continue
        apply_step(m, seat, (words(line)["good"], words(line)["at"]))
        yield from m.score(seat, value["vp"], source, so_far=points)
        points += value["vp"]


def _move_scot_home_free(m, seat, value, at, source, effect) -> Answers:
    left = value
    while left != 0:
        offers = [f"go_home at={text(c)}" for c, p in m.lands[seat].items() if p.scots and c != CASTLE]
        if not offers:
            return
        line = yield from ask(m, seat, [*offers, "skip"], "Chronicle 6 Scots going home")
        if line == "skip":
            return
        yield from m.walk(seat, read_cell(words(line)["at"]), CASTLE)
        left = left if left == "any" else left - 1


def _activate_tile_and_neighbours(m, seat, value, at, source, effect) -> Answers:
    m.may |= set(near_tile(m, seat, value))
    yield from ()


def _flip_other_event_card(m, seat, value, at, source, effect) -> Answers:
    for _ in range(value):
        yield from m.flip(seat)


def _swap_englishman_with_tile(m, seat, value, at, source, effect) -> Answers:
    goals = m.swap_goals()
    if not goals or "englishman" in m.home:  # whoever is at the end or beyond stays there
        return
    line = yield from ask(m, seat, [*(f"swap tile={name}" for name in goals), "skip"], "Chronicle 6 Monument")
    if line == "skip":
        return
    name = words(line)["tile"]
    here, there = m.space_of("englishman"), m.space_of(name)
    ring = m.ring()
    end = next((n for n, space in enumerate(ring) if "the_end" in m.rondel[space]), len(ring))
    m.home = [figure for figure in m.home if figure != "englishman"]
    m.home += ["englishman"] * (ring.index(there) >= end)
    m.rondel[here].remove("englishman")
    m.rondel[there].remove(name)
    m.rondel[here].append(name)
    m.rondel[there].append("englishman")
    m.settle(seat)


VERBS |= {
    "event": _event,
    "pay": _pay,
    "activate_foreign_tiles": _activate_foreign_tiles,
    "replace_table": _replace_table,
    "scot_on_tile": _scot_on_tile,
    "trade": _trade,
    "if_clan": _if_clan,
    "if_person": _if_person,
    "coin_per": _coin_per,
    "trade_any_number": _trade_any_number,
    "move_scot_home_free": _move_scot_home_free,
    "move_scots_home_free": _move_scot_home_free,
    "activate_tile_and_neighbours": _activate_tile_and_neighbours,
    "flip_other_event_card": _flip_other_event_card,
    "swap_englishman_with_tile": _swap_englishman_with_tile,
}
