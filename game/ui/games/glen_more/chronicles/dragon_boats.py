"""Chronicle 1: the course, four rivers one after the other, with boats, castles and their rewards; the prizes."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.games.glen_more.shown import DragonBoats, River
from game.ui import shapes
from game.ui.games.glen_more.chronicles.board import Board, Chip
from game.ui.games.glen_more.chronicles.brush import Brush
from game.ui.games.glen_more.chronicles.facts import chronicle_facts
from game.ui.games.glen_more.clans import symbols_of
from game.ui.games.glen_more.territory import HOME_CASTLE, territory_of
from game.ui.games.glen_more.tile_painter import painter_for

_WIDE, _ROW, _LABEL, _TILE = 430.0, 71.0, 92.0, 52.0
_NOBODYS = "rothiemurchus"
"""The landscape along a river of nobody."""
_PRIZES = ("winner", "second", "third")


def _always(part: DragonBoats) -> tuple[str, ...]:
    return (*(f"boat:{seat}" for seat in range(len(part.boats))), *(f"river:{n}" for n in range(4)))


def _chip(brush: Brush) -> Chip:
    """River tiles that the own boat has before it, and who is home in which order."""
    part, seat = brush.part(DragonBoats), brush.seat
    home = tuple(f"seat:{one}" for one in part.home)
    if not part.begun or seat in part.home or seat in part.last:
        return Chip("–" if not part.begun else "", home)
    return Chip(str(_left(part, seat)), home)


def _left(part: DragonBoats, seat: int) -> int:
    """Pieces of river to the own castle."""
    (at, x), rivers = part.boats[seat], part.rivers
    for step in range(1, 200):
        if x > rivers[at].left:
            x -= 1
        else:
            at = (at + 1) % len(rivers)
            x = rivers[at].right
        if rivers[at].seat == seat and x == rivers[at].castle:
            return step
    return 0


def _paint(brush: Brush, rect: Rect) -> None:
    part = brush.part(DragonBoats)
    key = "begun" if part.begun else "waiting"
    brush.paragraph(brush.says(key), "second", brush.box(rect, 0, 0, _WIDE, 34), "muted")
    for number, river in enumerate(part.rivers):
        _river(brush, brush.box(rect, 0, 38 + number * (_ROW + 4), _WIDE, _ROW), number, river)
    below = brush.box(rect, 0, 38 + 4 * (_ROW + 4) + 4, _WIDE, 92)
    rewards = [one for one in brush.seen.lit if one.startswith("reward:")]
    if rewards:
        _rewards(brush, below, rewards)
    else:
        _prizes(brush, below)


def _river(brush: Brush, rect: Rect, number: int, river: River) -> None:
    """One river from its left end to its right; boats go left and then on to the row below."""
    px, part, seat = brush.px, brush.part(DragonBoats), river.seat
    brush.frame(rect, "inset", 6)
    brush.place(f"river:{number}", rect)
    middle = rect.y + px(22)
    if seat is None:
        brush.paragraph(brush.says("nobody"), "caption", brush.box(rect, 8, 8, _LABEL - 14, 30), "muted")
    else:
        brush.sign(seat, 15, (rect.x + px(15), middle))
        brush.text(brush.host.player(seat), "body_bold", (rect.x + px(27), middle), room=px(_LABEL - 30))
    _rest(brush, rect, number)
    xs = range(river.left, river.right + 1)
    tile = min(_TILE, (_WIDE - _LABEL - 26) / len(xs))
    side, top = px(tile), rect.y + (rect.h - px(tile)) // 2
    left = rect.right - px(10) - side * len(xs)
    land = territory_of(brush.seen.position, seat) if seat is not None else None
    for index, x in enumerate(xs):
        castle = x == river.castle
        name = HOME_CASTLE if castle else _NOBODYS
        if land is not None and (x, 0) in land.spots:
            name = land.spots[x, 0].tile
        place = Rect(left + index * side, top, side, side)
        brush.surface.blit(painter_for(brush.look).tile(name, side, plain=True), place)
        if castle:
            brush.ring(place.inflate(-px(3), -px(3)), brush.palette.light_bloom, 1.4, 1)
        afloat = [one for one, boat in enumerate(part.boats) if boat == (number, x)]
        _boats(brush, place, afloat)
    brush.icon("back", 13, (left - px(9), top + side // 2), brush.palette.river_dark)


def _rest(brush: Brush, rect: Rect, number: int) -> None:
    """What still lies at the castle of a river: cards face down, or symbols for whoever has looked."""
    part, px = brush.part(DragonBoats), brush.px
    known = part.rewards[number]
    cards = (None,) * len(part.boats) if known is None else known
    facts = chronicle_facts("dragon_boats")["rewards"]
    for index, name in enumerate(cards):
        place = brush.box(rect, 8 + index * 20, 44, 17, 21)
        brush.surface.blit(_back(brush, place.size), place)
        if name is not None:
            brush.fill(place.inflate(-px(2), -px(2)), brush.palette.disc, 2)
            kind, n = (symbols_of(facts[name]["effect"]) or (("clan_marker", 1),))[0]
            brush.symbol(kind, 14, place.center, n)
        else:
            brush.symbol("boat", 11, place.center)


def _back(brush: Brush, size: tuple[int, int]) -> Surface:
    """The back of a reward."""

    def make() -> Surface:
        made = Surface(size, pygame.SRCALPHA)
        made.blit(shapes.rounded(size, brush.px(2), (*brush.palette.dark, 255)), (0, 0))
        inner = max(1, size[0] - 2), max(1, size[1] - 2)
        made.blit(shapes.rounded(inner, brush.px(2), (*brush.palette.river, 255)), (1, 1))
        return made

    return brush.look.materials.kept(("glen_reward_back", size), make)


def _boats(brush: Brush, tile: Rect, afloat: list[int]) -> None:
    size = min(tile.w, brush.px(40)) * (1.0 if len(afloat) < 2 else 0.72)
    for index, seat in enumerate(afloat):
        share = (index + 0.5) / len(afloat) if len(afloat) > 1 else 0.5
        lift = (index % 2) * tile.h * 0.3 if len(afloat) > 1 else 0.0
        middle = tile.x + tile.w * share, tile.y + tile.h * (0.62 if len(afloat) < 2 else 0.72) - lift
        place = brush.put(brush.figures.boat(brush.livery(seat), round(size)), middle)
        brush.place(f"boat:{seat}", place)


def _prizes(brush: Brush, rect: Rect) -> None:
    """What each of those who come home gets, and who has it already; the bottle is for the last."""
    px, part, facts = brush.px, brush.part(DragonBoats), chronicle_facts("dragon_boats")["race"]["results"]
    names = [*_PRIZES[: len(brush.seats) - 1], "last"]
    wide = (_WIDE - 6 * (len(names) - 1)) / len(names)
    for number, name in enumerate(names):
        place = brush.box(rect, number * (wide + 6), 0, wide, 84)
        brush.frame(place, "field", 6)
        brush.text(brush.says(name), "second_bold", (place.centerx, place.y + px(13)), "ink", "centre", place.w)
        got = part.last if name == "last" else part.home[number : number + 1]
        middle = place.y + px(42)
        if name == "last":
            brush.symbol("bottle", 32, (place.centerx, middle))
        elif "whisky" in facts[name]:
            brush.symbol("points", 32, (place.centerx - px(18), middle), facts[name]["vp"])
            brush.symbol("whisky", 28, (place.centerx + px(18), middle))
        else:
            brush.symbol("points", 32, (place.centerx, middle), facts[name]["vp"])
        for index, seat in enumerate(got):
            brush.sign(seat, 14, (place.centerx + px(18 * (index - (len(got) - 1) / 2)), place.y + px(71)))
        if not got:
            words = brush.says("worthless") if name == "last" else brush.says("free")
            brush.text(words, "caption", (place.centerx, place.y + px(71)), "muted", "centre", place.w)


def _rewards(brush: Brush, rect: Rect, rewards: list[str]) -> None:
    facts = chronicle_facts("dragon_boats")["rewards"]
    wide = min(140.0, (_WIDE - 6 * (len(rewards) - 1)) / len(rewards))
    for number, one in enumerate(rewards):
        place = brush.place(one, brush.box(rect, number * (wide + 6), 0, wide, 84))
        brush.frame(place, "field", 6, "tile")
        symbols = symbols_of(facts[one.partition(":")[2]]["effect"]) or (("clan_marker", 1),)
        for index, (kind, n) in enumerate(symbols):
            x = place.centerx + brush.px((index - (len(symbols) - 1) / 2) * 36)
            brush.symbol(kind, 32, (x, place.y + brush.px(34)), n)
            if n > 1 and kind != "points":
                brush.text(str(n), "stat", (x + brush.px(22), place.y + brush.px(44)))
        name = brush.host.name(one.partition(":")[2])
        below = brush.box(rect, number * (wide + 6) + 3, 54, wide - 6, 30)
        brush.paragraph(name, "second_bold", below, "ink", "centre", True)


BOARD = Board(
    id="dragon_boats",
    emblem="boat",
    kinds=("boat", "river", "reward"),
    phases=frozenset({"pick_reward"}),
    paint=_paint,
    chip=_chip,
    always=_always,
    tells={"race_begun": 1400.0, "boat_home": 1400.0, "boat_last": 1000.0},
)
