"""What tiles, cards and clans do at once (p. 14-17, 19, 20). Activations: activating.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tests.referees.asking import Answers, Ask, words

from . import placing
from .facts import GOODS, VERBS, Effect, units
from .paying import ask
from .position import Cell, Position, read_cell, text


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
        offers = (*(f"choose_good good={g}" for g in kinds), *m.anytime(seat))
        line = yield Ask(seat, offers, "p. 15 limit of three")
        if (yield from m.aside(seat, line)):
            continue
        good = words(line)["good"]
        m.put_goods(seat, at, good)
        shown[good] -= 1


def _gain_anywhere(m, seat, value, at, source, effect) -> Answers:
    """Onto any tile of one's own (p. 19)."""
    goods = sorted(units(value), key=(*GOODS, "any").index)
    if not effect.get("same_tile"):
        yield from put_anywhere(m, seat, goods, "p. 19 clan goods")
        return
    line = yield from some_place(m, seat, goods, "p. 19 clan goods", together=True)
    if line != "skip":
        at, left = read_cell(words(line)["at"]), Counter(value)
        m.put_goods(seat, at, words(line)["good"])
        left[words(line)["good"]] -= 1
        yield from put_shown(m, seat, at, left)


def put_anywhere(m: Position, seat: int, goods: Sequence[str], book: str) -> Answers:
    """One good after the other; what finds no room is lost."""
    left = list(goods)
    while left:
        line = yield from some_place(m, seat, left, book)
        if line == "skip":
            return
        good = words(line)["good"]
        m.put_goods(seat, read_cell(words(line)["at"]), good)
        left.remove(good if good in left else "any")


def some_place(m: Position, seat: int, goods: Sequence[str], book: str, *, together: bool = False) -> Answers:
    """Where the next one lies. With room for fewer than there are one chooses which; one may sell to make room."""
    while True:
        rooms = {cell: place.room for cell, place in m.lands[seat].items() if place.room}
        offers = [
            f"put_good good={good} at={text(cell)}"
            for cell, room in rooms.items()
            for good in first_of(goods, room if together else sum(rooms.values()))
        ]
        offers = [offer for offer in offers if m.leaves_enough(seat, offer, goods)]
        if not offers and not m.sellings(seat):
            return "skip"
        line = yield Ask(seat, (*(offers or ["skip"]), *m.anytime(seat)), book)
        if not (yield from m.aside(seat, line)):
            return line


def first_of(goods: Sequence[str], room: int) -> Sequence[str]:
    if goods[0] == "any":
        return GOODS
    return goods[:1] if room >= len(goods) else tuple(dict.fromkeys(goods))


def _scot(m, seat, value, at, source, effect) -> Answers:
    for _ in range(value):
        if at in m.lands[seat]:
            yield from m.put_scot(seat, at)
        else:  # the tile is gone already: he goes home like all that stood on it
            yield from _scot_anywhere(m, seat, 1, at, source, effect)


def _scot_anywhere(m, seat, value, at, source, effect) -> Answers:
    for _ in range(value):
        if m.scots[seat]:
            offers = [f"put_scot at={text(c)}" for c in m.lands[seat]]
            line = yield from ask(m, seat, offers, "p. 20 Scots of clans")
            yield from m.put_scot(seat, read_cell(words(line)["at"]))


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


def _activate_all(m, seat, value, at, source, effect) -> Answers:
    if not m.extra_turn:
        m.may = set(m.lands[seat])
    yield from ()


def _remove_tiles(m, seat, value, at, source, effect) -> Answers:
    optional = "may_include_self" in value  # Loch Morar may, all others must (p. 19, 20, Chronicle 6)
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
    yield from m.get_tile(seat, m.box.tiles[name], free=True)


def buildable(m: Position, seat: int) -> list[str]:
    tiles = [m.box.tiles[name] for pile in m.discards for name in (+pile)]
    return [t.name for t in tiles if m.may_reach(t.name) and (t.type == "person" or placing.cells(m, seat, t))]


VERBS |= {
    "gain": _gain,
    "gain_here": _gain,
    "gain_anywhere": _gain_anywhere,
    "scot": _scot,
    "scot_anywhere": _scot_anywhere,
    "coin": _coin,
    "whisky": _whisky,
    "vp": _vp,
    "move": _move,
    "landmark_card": _landmark_card,
    "take_person": _take_person,
    "activate_all": _activate_all,
    "remove_tiles": _remove_tiles,
    "build_from_discard": _build_from_discard,
}
