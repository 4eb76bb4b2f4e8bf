"""What tiles, cards and clans do (p. 14-17, 19, 20)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from tests.referees.asking import Answers, Ask, words

from . import clans, placing
from .facts import GOODS, Effect, units
from .paying import ask, pay
from .position import NEW, Cell, Position, read_cell, text
from .purse import Purse, payable


def do(m: Position, seat: int, effects: Sequence[Effect], at: Cell | None, source: str) -> Answers:
    for effect in effects:
        for verb, value in effect.items():
            act = VERBS.get(verb)
            if act:
                yield from act(m, seat, value, at, source, effect)


def _gain(m, seat, value, at, source, effect) -> Answers:
    """Onto the tile, three at most (p. 15); what is shown, or any."""
    if value.get("any"):
        for _ in range(value["any"]):
            if m.lands[seat][at].room:
                line = yield from ask(m, seat, [f"choose_good good={g}" for g in GOODS], "p. 14 Joker")
                m.put_goods(seat, at, words(line)["good"])
                yield from m.produced(seat, at, words(line)["good"], source)
        return
    yield from put_shown(m, seat, at, Counter(value))


def put_shown(m: Position, seat: int, at: Cell, shown: Counter[str]) -> Answers:
    """When not all has room, the player says which good stays."""
    while shown.total() and m.lands[seat][at].room:
        kinds = [g for g in GOODS if shown[g]]
        if m.lands[seat][at].room >= shown.total() or len(kinds) == 1:
            for good in kinds:
                m.put_goods(seat, at, good, shown[good])
            return
        if not NEW:
            for good in kinds:
                m.put_goods(seat, at, good, shown[good])
            return
        offers = (*(f"choose_good good={g}" for g in kinds), *m.anytime(seat))
        line = yield Ask(seat, offers, "p. 15 limit of three")
        if line.startswith("sell "):
            yield from m.aside(seat, line)
            continue
        good = words(line)["good"]
        m.put_goods(seat, at, good)
        shown[good] -= 1


def _gain_anywhere(m, seat, value, at, source, effect) -> Answers:
    """Onto any tile of one's own (p. 19)."""
    goods = sorted(units(value), key=(*GOODS, "any").index)
    if effect.get("same_tile"):
        offers = [f"put_good good={goods[0]} at={text(c)}" for c, p in m.lands[seat].items() if p.room]
        if offers:
            line = yield from ask(m, seat, offers, "p. 19 clan goods")
            yield from put_shown(m, seat, read_cell(words(line)["at"]), Counter(value))
        return
    for good in goods:
        kinds = GOODS if good == "any" else (good,)
        offers = [f"put_good good={g} at={text(c)}" for c, p in m.lands[seat].items() if p.room for g in kinds]
        if offers:
            line = yield from ask(m, seat, offers, "p. 19 clan goods")
            m.put_goods(seat, read_cell(words(line)["at"]), words(line)["good"])


def _scot(m, seat, value, at, source, effect) -> Answers:
    for _ in range(value):
        if at in m.lands[seat]:
            m.put_scot(seat, at)
        else:  # the tile is gone already: he goes home like all that stood on it
            yield from _scot_anywhere(m, seat, 1, at, source, effect)


def _scot_anywhere(m, seat, value, at, source, effect) -> Answers:
    for _ in range(value):
        if m.scots[seat]:
            offers = [f"put_scot at={text(c)}" for c in m.lands[seat]]
            line = yield from ask(m, seat, offers, "p. 20 Scots of clans")
            m.put_scot(seat, read_cell(words(line)["at"]))


def _coin(m, seat, value, at, source, effect) -> Answers:
    m.coins[seat] += value
    yield from ()


def _whisky(m, seat, value, at, source, effect) -> Answers:
    for _ in range(value):
        m.put_barrel(seat)
    yield from ()


def _vp(m, seat, value, at, source, effect) -> Answers:
    if "permanent" not in effect:
        yield from m.score(seat, value, source)


def _move(m, seat, value, at, source, effect) -> Answers:
    m.moves += value
    yield from ()


def _landmark_card(m, seat, value, at, source, effect) -> Answers:
    m.landmarks[seat].append(value)
    if value == "loch_ness" and not m.extra_turn:
        m.extra = 1
    yield from do(m, seat, m.box.landmarks[value], at, value)


def _take_person(m, seat, value, at, source, effect) -> Answers:
    m.persons[seat].append(value)
    yield from ()


# -- activations --------------------------------------------------------------------------------------------------


def trade_units(trade: Effect) -> tuple[str, ...]:
    return units(trade["give"])


def substitutes(m: Position, seat: int, tile_type: str) -> bool:
    return tile_type == "trade" and m.owns(seat, "sinclair")


def leaves_clan(m: Position, seat: int) -> Callable[[Purse], bool]:
    """A marker is paid for only if a clan is left that it can be laid on."""
    cheapest = min(clans.claimable(m, seat, 1000).values(), default=None)
    return lambda p: cheapest is not None and p.coins >= cheapest


def useful(m: Position, seat: int, effect: Effect, at: Cell, tile_type: str) -> bool:
    if "trade" in effect:
        trade = effect["trade"]
        fits = leaves_clan(m, seat) if "clan_marker" in trade.get("get", {}) else None
        return payable(m, seat, trade_units(trade), substitute=substitutes(m, seat, tile_type), fits=fits)
    if "gain" in effect:
        return m.lands[seat][at].room > 0
    return m.useful(seat, effect)


def lines(m: Position, seat: int, at: Cell) -> list[str]:
    """The ways in which a tile can be activated now."""
    tile = m.tile(seat, at)
    name = m.shown(seat, at)
    instead = m.owns(seat, "macgregor") and tile.type == "whisky" and distils(tile)
    many = len(tile.lines) + instead > 1
    found = []
    for n, line in enumerate(tile.lines):
        if any(useful(m, seat, effect, at, tile.type) for effect in line):
            found.append(f"activate tile={name}" + (f" line={n}" if many else ""))
    if instead:  # 3 points and no barrel, as one line more
        found.append(f"activate tile={name} line={len(tile.lines)}")
    return found


def distils(tile) -> bool:
    return any("whisky" in e.get("trade", {}).get("get", {}) for line in tile.lines for e in line)


def activate(m: Position, seat: int, at: Cell, line: str) -> Answers:
    tile = m.tile(seat, at)
    told = int(words(line).get("line", 0))
    m.used.add(at)
    if told == len(tile.lines):
        yield from m.score(seat, 3, "macgregor")
        return
    chosen = tile.lines[told]
    for effect in chosen:
        if "trade" in effect:
            yield from trade(m, seat, effect, at, tile.type, tile.name)
        else:
            yield from do(m, seat, (effect,), at, tile.name)
            if "gain" in effect and "any" not in effect["gain"]:
                yield from m.produced(seat, at, "", tile.name)


def trade(m: Position, seat: int, effect: Effect, at: Cell | None, tile_type: str, source: str) -> Answers:
    told = effect["trade"]
    yield from pay(m, seat, trade_units(told), substitute=substitutes(m, seat, tile_type))
    if "vp" in told:
        yield from m.score(seat, told["vp"], source)
    yield from do(m, seat, (told.get("get", {}),), at, source)
    yield from do(m, seat, (effect.get("then", {}),), at, source)


def _activate_types(m, seat, value, at, source, effect) -> Answers:
    left = Counter(value)
    while left.total():
        found = {
            line: cell
            for cell in m.lands[seat] if left[m.tile(seat, cell).type] and cell not in m.used
            for line in lines(m, seat, cell)
        }
        if not found:
            return
        line = yield from some_question(m, seat, left)
        if line == "skip":
            return
        cell = cell_of(m, seat, line)
        left[m.tile(seat, cell).type] -= 1
        yield from activate(m, seat, cell, line)


def some_question(m: Position, seat: int, left: Counter[str]) -> Answers:
    while True:
        found = [
            line
            for cell in m.lands[seat] if left[m.tile(seat, cell).type] and cell not in m.used
            for line in lines(m, seat, cell)
        ]
        line = yield Ask(seat, (*found, "skip", *m.anytime(seat)), "p. 20 clans that activate")
        if not (yield from m.aside(seat, line)):
            return line


def cell_of(m: Position, seat: int, line: str) -> Cell:
    name = words(line)["tile"]
    return next(c for c in m.lands[seat] if m.shown(seat, c) == name)


def _activate_all(m, seat, value, at, source, effect) -> Answers:
    if not m.extra_turn:
        m.may = set(m.lands[seat])
    yield from ()


def _remove_tiles(m, seat, value, at, source, effect) -> Answers:
    optional = "exclude" not in value  # Loch Morar may, MacMillan must (p. 19, 20)
    for _ in range(value["max"]):
        offers = [f"remove at={text(c)}" for c in placing.removable(m, seat)]
        if not offers:
            return
        line = yield from ask(m, seat, offers + ["skip"] * optional, "p. 19 Loch Morar, p. 20 MacMillan")
        if line == "skip":
            return
        yield from m.removed(seat, read_cell(words(line)["at"]))


def _build_from_discard(m, seat, value, at, source, effect) -> Answers:
    offers = [f"build tile={name}" for name in buildable(m, seat)]
    if not offers:
        return
    line = yield from ask(m, seat, [*offers, "skip"], "p. 20 Munro")
    if line == "skip":
        return
    name = words(line)["tile"]
    pile = next(p for p in m.discards if p[name])
    pile[name] -= 1
    yield from m.get_tile(seat, m.box.tiles[name])


def buildable(m: Position, seat: int) -> list[str]:
    names = [name for pile in m.discards for name in (+pile)]
    return [
        name for name in names
        if m.box.tiles[name].type == "person" or (
            m.box.tiles[name].type != "special" and placing.cells(m, seat, m.box.tiles[name])
        ) or (name.startswith("ship_builder") and placing.cells(m, seat, m.box.tiles[name]))
    ]


VERBS = {
    "gain": _gain, "gain_here": _gain, "gain_anywhere": _gain_anywhere, "scot": _scot,
    "scot_anywhere": _scot_anywhere, "coin": _coin, "whisky": _whisky, "vp": _vp, "move": _move,
    "landmark_card": _landmark_card, "take_person": _take_person, "vp_by_count": clans.vp_by_count,
    "clan_marker": clans.clan_marker, "activate_types": _activate_types, "activate_all": _activate_all,
    "remove_tiles": _remove_tiles, "build_from_discard": _build_from_discard,
}
