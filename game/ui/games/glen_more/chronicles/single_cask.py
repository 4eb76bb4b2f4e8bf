"""Chronicle 3: the own cellars with barrels on places of rising worth, those of others in short, and the sales."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pygame import Rect

from game.games.glen_more.shown import SingleCask, Sold
from game.ui.games.glen_more.chronicles.board import Board, Chip
from game.ui.games.glen_more.chronicles.brush import Brush
from game.ui.games.glen_more.chronicles.facts import chronicle_facts
from game.ui.games.glen_more.tile_painter import painter_for
from game.ui.theme import mix

_WIDE, _GAP = 430.0, 6.0
_VAULT_HIGH = 150.0


def _cellars() -> Mapping[str, Any]:
    found: Mapping[str, Any] = chronicle_facts("single_cask")["cellars"]
    return found


def _worth(place: int) -> int:
    """The points a barrel on a place is sold for; places count from the left over all cellars."""
    values = [0, *(value for cellar in _cellars().values() for value in cellar["places"])]
    return int(values[place])


def _always(part: SingleCask) -> tuple[str, ...]:
    return tuple(f"cellar:{name}" for name in _cellars())


def _chip(brush: Brush) -> Chip:
    """What the best own barrel would bring, and a dot for each."""
    own = brush.part(SingleCask).cellars[brush.seat]
    barrels = len(own.places) + own.spare
    best = max((_worth(place) for place in own.places), default=0)
    return Chip(str(best) if barrels else "–", ("on",) * min(barrels, 6))


def _paint(brush: Brush, rect: Rect) -> None:
    wide = (_WIDE - 2 * _GAP) / 3
    first = 1
    for number, (name, cellar) in enumerate(_cellars().items()):
        place = brush.box(rect, number * (wide + _GAP), 0, wide, _VAULT_HIGH)
        brush.place(f"cellar:{name}", place)
        _vault(brush, place, number, cellar, first)
        first += len(cellar["places"])
    _others(brush, brush.box(rect, 0, _VAULT_HIGH + 10, _WIDE, 74))
    _sales(brush, brush.box(rect, 0, _VAULT_HIGH + 92, _WIDE, 132))
    brush.paragraph(brush.says("how"), "second", brush.box(rect, 0, _VAULT_HIGH + 228, _WIDE, 52))


def _vault(brush: Brush, rect: Rect, number: int, cellar: Mapping[str, Any], first: int) -> None:
    """A vault of stone; the own barrels stand in it, or a lock hangs before it."""
    px, p, own = brush.px, brush.palette, brush.part(SingleCask).cellars[brush.seat]
    owned = number < own.owned
    brush.ground(rect, p.stone if owned else mix(p.stone, p.dark, 0.28), 8, (26, 18))
    wide = brush.grid.units(rect.w)
    inner = brush.box(rect, 7, 26, wide - 14, 74)
    brush.fill(inner, (60, 48, 38), 14)
    name = tuple(_cellars())[number]
    title = brush.title(f"cellar:{name}")
    brush.text(
        title, "second_serif", (rect.centerx, rect.y + px(13)), "ink" if owned else "cream", "centre", rect.w - px(6)
    )
    step = inner.w / len(cellar["places"])
    for index, worth in enumerate(cellar["places"]):
        x, place = inner.x + round(step * (index + 0.5)), first + index
        middle = x, inner.y + px(40)
        if place in own.places:
            brush.symbol("cask", 36, middle)
            brush.place(f"cask:{place}", Rect(0, 0, px(38), px(38)).move(middle[0] - px(19), middle[1] - px(19)))
        else:
            brush.fill(Rect(x - px(15), inner.bottom - px(10), px(30), px(4)), p.timber, 2)
        brush.symbol("points", 24, (x, rect.y + px(118)), worth)
    if not owned:
        brush.fill(inner, p.dark, 14, 150)
        brush.symbol("lock", 28, (inner.centerx, inner.y + px(24)))
        cost = list(cellar["cost"].items())
        for index, (kind, _) in enumerate(cost):
            brush.symbol(kind, 22, (inner.centerx + px((index - (len(cost) - 1) / 2) * 26), inner.y + px(56)))
    elif number == 0 and own.spare:
        _spare(brush, rect, own.spare)


def _spare(brush: Brush, rect: Rect, spare: int) -> None:
    """Barrels without worth, at the lower left of the first cellar."""
    middle = rect.x + brush.px(18), rect.y + brush.px(138)
    brush.symbol("cask", 19, middle)
    words = brush.says("spare", n=spare)
    brush.text(words, "caption_bold", (middle[0] + brush.px(13), middle[1]), room=rect.w - brush.px(36))
    brush.place("cask:0", Rect(rect.x + brush.px(5), middle[1] - brush.px(11), rect.w - brush.px(10), brush.px(22)))


def _others(brush: Brush, rect: Rect) -> None:
    """What the barrels of the others are worth."""
    others = [seat for seat in brush.seats if seat != brush.seat]
    px, wide = brush.px, (_WIDE - _GAP * (len(others) - 1)) / max(len(others), 1)
    for number, seat in enumerate(others):
        place = brush.box(rect, number * (wide + _GAP), 0, wide, 74)
        brush.frame(place, "inset", 6)
        brush.sign(seat, 13, (place.x + px(13), place.y + px(15)))
        owned = brush.part(SingleCask).cellars[seat].owned
        room = place.w - px(24 + 18 * owned)
        brush.text(brush.host.player(seat), "second_bold", (place.x + px(23), place.y + px(15)), room=room)
        for index in range(owned):
            brush.symbol("cellar", 15, (place.right - px(12 + 17 * index), place.y + px(15)))
        own = brush.part(SingleCask).cellars[seat]
        worths = sorted([_worth(one) for one in own.places] + [0] * own.spare, reverse=True)
        step = min(25.0, (wide - 32) / max(len(worths) - 1, 1))
        for index, worth in enumerate(worths):
            x = place.x + px(15 + step * index)
            brush.symbol("cask", 21, (x, place.y + px(46)))
            brush.text(str(worth), "caption_bold", (x, place.y + px(65)), "ink", "centre")
        if not worths:
            brush.text(brush.says("empty"), "caption", (place.centerx, place.y + px(48)), "muted", "centre", place.w)


def _sales(brush: Brush, rect: Rect) -> None:
    """The three sales: usual spaces, and the one for whoever stands there."""
    px, facts = brush.px, chronicle_facts("single_cask")["sales"]
    wide = (_WIDE - 2 * _GAP) / 3
    position, sales = brush.seen.position, brush.part(SingleCask).sold
    ring = {space.tile for space in position.rondel}
    for number, tile in enumerate(facts["tiles"]):
        place = brush.box(rect, number * (wide + _GAP), 0, wide, 124)
        brush.frame(place, "field", 6)
        picture = brush.box(place, 5, 5, 46, 46)
        brush.surface.blit(painter_for(brush.look).tile(tile, picture.w, plain=True), picture)
        brush.paragraph(
            brush.host.name(tile), "second_serif", brush.box(place, 55, 5, wide - 58, 32), "ink", middle=True
        )
        sold = sales.get(tile, Sold())
        here, now = tile in ring, tile == position.tile_in_hand
        words = brush.says("now" if now else "on_rondel" if here else "away")
        brush.text(
            words,
            "caption",
            (place.x + px(55), place.y + px(43)),
            "copper_ink" if now else "muted",
            room=place.w - px(58),
        )
        usual, bonus = facts["spaces"][len(brush.seats)], facts["bonus_spaces"]
        for kind, n, spaces, y in (("usual", sold.usual, usual, 68), ("bonus", sold.bonus, bonus, 101)):
            _spaces(brush, place, kind, n, spaces, y)
            if now and brush.lit(f"sale:{kind}"):
                brush.place(f"sale:{kind}", brush.box(place, 4, y - 15, wide - 8, 30))


def _spaces(brush: Brush, rect: Rect, kind: str, sold: int, spaces: int, y: float) -> None:
    px = brush.px
    brush.text(brush.says(kind), "caption", (rect.x + px(8), rect.y + px(y)), "muted", room=px(48))
    for index in range(spaces):
        middle = rect.x + px(70 + 27 * index), rect.y + px(y)
        brush.fill(Rect(middle[0] - px(11), middle[1] - px(11), px(22), px(22)), brush.theme.track, 11)
        if index < sold:
            brush.symbol("cask", 22, middle)


BOARD = Board(
    id="single_cask",
    emblem="cellar",
    kinds=("cellar", "cask", "sale"),
    phases=frozenset({"lose_casks", "age_casks", "sell_casks"}),
    paint=_paint,
    chip=_chip,
    always=_always,
)
