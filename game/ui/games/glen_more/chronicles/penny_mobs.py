"""Chronicle 8: who sits in prison with how many pennies, who serves whom, and everybody's pennies."""

from __future__ import annotations

from pygame import Rect

from game.games.glen_more.shown import PennyMobs
from game.ui.fonts import Style
from game.ui.games.glen_more.chronicles.board import Board, Chip
from game.ui.games.glen_more.chronicles.brush import Brush
from game.ui.games.glen_more.chronicles.facts import chronicle_facts
from game.ui.games.glen_more.chronicles.rogues import rogue
from game.ui.theme import mix

_WIDE, _GAP, _CELL_HIGH = 430.0, 5.0, 196.0
_WAYS = ("penny", "free", "toll", "reserve", "scot_supply", "give_penny", "second_reward", "reroll")
"""Kinds of what one does beside clicking a mobster."""
_SIGNS = {
    "penny": "penny",
    "give_penny": "penny",
    "free": "prison",
    "toll": "coin",
    "reserve": "coin",
    "scot_supply": "scot",
}


def _mobsters(part: PennyMobs) -> list[str]:
    return [*part.prison, *part.bosses]


def _always(part: PennyMobs) -> tuple[str, ...]:
    pennies = [f"{kind}:{seat}" for seat in range(len(part.pennies)) for kind in ("pennies", "freed_pennies")]
    return (*(f"mobster:{name}" for name in _mobsters(part)), *pennies)


def _chip(brush: Brush) -> Chip:
    """Own pennies that still cost, and a dot for each mobster: bars before it, or whom it serves."""
    part = brush.part(PennyMobs)
    dots = ["on"] * len(part.prison) + ["off"] * part.hidden
    return Chip(str(part.pennies[brush.seat]), (*dots, *(f"seat:{seat}" for seat in part.bosses.values())))


def _paint(brush: Brush, rect: Rect) -> None:
    part = brush.part(PennyMobs)
    names = [*_mobsters(part), *[""] * part.hidden]
    wide = min(104.0, (_WIDE - _GAP * (len(names) - 1)) / max(len(names), 1))
    left = (_WIDE - wide * len(names) - _GAP * (len(names) - 1)) / 2
    for number, name in enumerate(names):
        place = brush.box(rect, left + number * (wide + _GAP), 0, wide, _CELL_HIGH)
        if name:
            brush.place(f"mobster:{name}", place)
        _cell(brush, place, name, wide)
    _pennies(brush, brush.box(rect, 0, _CELL_HIGH + 12, _WIDE, 84))
    _ways(brush, brush.box(rect, 0, _CELL_HIGH + 108, _WIDE, 120))


def _cell(brush: Brush, rect: Rect, name: str, wide: float) -> None:
    """A cell of the prison with bars, or the open door of somebody who serves a player."""
    part, p, px, theme = brush.part(PennyMobs), brush.palette, brush.px, brush.theme
    jailed = name in part.prison
    boss = part.bosses.get(name)
    brush.ground(rect, p.stone if boss is None else theme.field, 5, (26, 18))
    inner = brush.box(rect, 4, 4, wide - 8, 84)
    back = mix(p.dark, p.stone_dark, 0.3) if boss is None else mix(theme.player(brush.seen.signs[boss]), p.disc, 0.62)
    brush.fill(inner, back, 4)
    if not name:
        brush.text("?", "result", inner.center, "cream", "centre")
        brush.paragraph(brush.says("later"), "caption", brush.box(rect, 3, 92, wide - 6, 48), "ink", "centre", True)
        return
    side = min(inner.w, px(80))
    picture = rogue(brush.look, name, side)
    brush.surface.blit(picture, picture.get_rect(midbottom=(inner.centerx, inner.bottom)))
    if jailed:
        _bars(brush, inner)
    below = brush.box(rect, 0, 89, wide, 35)
    name_of = brush.host.name(name)
    longest = max(brush.fonts.width(word, "second_serif") for word in name_of.split())
    style = "second_serif" if longest <= below.w else Style(11, "serif")
    brush.paragraph(name_of, style, below, "ink", "centre", True)
    facts = chronicle_facts("penny_mobs")["mobsters"][name]
    cost = -int(facts["points"])
    middle = rect.y + px(134)
    brush.put(brush.figures.symbol("points", px(19)), (rect.centerx - px(11), middle))
    brush.text(f"–{cost}", "stat", (rect.centerx + px(3), middle), room=px(26))
    low = rect.y + px(156)
    if jailed:
        _heap(brush, part.prison[name], (rect.centerx, low + px(6)), wide)
    elif boss is not None:
        brush.sign(boss, 13, (rect.x + px(12), low))
        brush.text(brush.host.player(boss), "caption_bold", (rect.x + px(22), low), room=rect.w - px(24))
        _stock(brush, rect, name, low + px(22))


def _bars(brush: Brush, rect: Rect) -> None:
    p, count = brush.palette, 5
    for number in range(count):
        x = rect.x + round(rect.w * (number + 0.5) / count)
        brush.fill(Rect(x - brush.px(2), rect.y, max(3, brush.px(4)), rect.h), p.dark, 1)
        brush.fill(Rect(x - brush.px(1), rect.y, max(1, brush.px(1.4)), rect.h), p.stone_light, 0)
    for share in (0.12, 0.9):
        bar = Rect(rect.x, rect.y + round(rect.h * share), rect.w, max(3, brush.px(4)))
        brush.fill(bar, p.dark, 1)
        brush.fill(Rect(bar.x, bar.y, bar.w, max(1, brush.px(1.2))), p.stone_light, 0)


def _heap(brush: Brush, pennies: int, middle: tuple[int, int], wide: float) -> None:
    """Pennies side by side; from the fourth on a number tells."""
    if not pennies:
        brush.text(brush.says("no_penny"), "caption", middle, "ink", "centre", brush.px(wide - 6))
    elif pennies <= 3:
        for number in range(pennies):
            brush.symbol("penny", 19, (middle[0] + brush.px((number - (pennies - 1) / 2) * 20), middle[1]))
    else:
        brush.symbol("penny", 19, (middle[0] - brush.px(11), middle[1]))
        brush.text(str(pennies), "stat", (middle[0] + brush.px(4), middle[1]))


def _stock(brush: Brush, rect: Rect, name: str, y: int) -> None:
    """Markers or coins that are left, or that the one service has been done."""
    part, px = brush.part(PennyMobs), brush.px
    markers = part.markers.get(name, ())
    if name == "bruce_mcmail" and part.coins:
        markers = (1,) * part.coins
    for number, coins in enumerate(markers):
        at = rect.centerx + px((number - (len(markers) - 1) / 2) * 20), y
        brush.symbol("clan_marker" if not coins else "coin", 17, at)
        if coins:
            brush.text(str(coins), "caption_bold", at, "ink", "centre")
    if not markers and (name in part.used or "markers" in chronicle_facts("penny_mobs")["mobsters"][name]):
        lodging = part.lodgers.get(name)
        if lodging:  # a sign has room where a long name has none
            brush.text(brush.says("at"), "caption", (rect.centerx, y), "muted", "right", rect.w / 2 - px(2))
            brush.sign(lodging.seat, 13, (rect.centerx + px(11), y))
        else:
            brush.text(brush.says("done"), "caption", (rect.centerx, y), "muted", "centre", rect.w - px(4))


def _pennies(brush: Brush, rect: Rect) -> None:
    """Own pennies cost a point each, freed ones bring one."""
    px, part = brush.px, brush.part(PennyMobs)
    brush.frame(rect, "inset", 6)
    label = px(96)
    for row, key in enumerate(("minus", "plus")):
        y = rect.y + px(40 + 25 * row)
        brush.symbol("penny", 18, (rect.x + px(14), y))
        brush.text(brush.says(key), "second", (rect.x + px(26), y), "ink", room=label - px(26))
    step = (rect.w - label) / len(brush.seats)
    for seat in brush.seats:
        x = rect.x + label + step * (seat + 0.5)
        name = brush.host.player(seat)
        used = min(brush.fonts.width(name, "second_bold"), step - px(20))
        brush.sign(seat, 12, (x - used / 2 - px(7), rect.y + px(15)))
        brush.text(name, "second_bold", (x + px(2), rect.y + px(15)), align="centre", room=step - px(20))
        for row, (kind, counts, colour) in enumerate(
            (("pennies", part.pennies, "refuse_text"), ("freed_pennies", part.freed_pennies, "gain_text"))
        ):
            y, number = rect.y + px(40 + 25 * row), counts[seat]
            told = f"–{number}" if row == 0 and number else f"+{number}" if number else "0"
            brush.text(told, "stat", (x, y), colour if number else "muted", "centre", px(30))
            place = Rect(round(x - step / 2) + px(2), y - px(12), round(step) - px(4), px(24))
            brush.place(f"{kind}:{seat}", place)


def _ways(brush: Brush, rect: Rect) -> None:
    """Buttons for what is done with a mobster, or how it goes."""
    offered = [one for one in brush.seen.lit if one.partition(":")[0] in _WAYS]
    offered += [one for one in brush.seen.chosen if one.partition(":")[0] in _WAYS]
    if not offered:
        brush.paragraph(brush.says("how"), "second", rect)
        return
    columns = 2 if len(offered) < 5 else 3
    wide = (_WIDE - 8 * (columns - 1)) / columns
    for number, one in enumerate(sorted(offered, key=lambda one: _WAYS.index(one.partition(":")[0]))):
        place = brush.box(rect, (number % columns) * (wide + 8), (number // columns) * 42, wide, 36)
        sign = _SIGNS.get(one.partition(":")[0], "prison")
        brush.button(one, brush.title(one), place, sign, [*map(brush.title, offered)])


BOARD = Board(
    id="penny_mobs",
    emblem="prison",
    kinds=("mobster", "pennies", "freed_pennies", "land", *_WAYS),
    phases=frozenset({"prison", "send_mobster", "use_at_once", "offer_penny", "offer_reward", "offer_reroll"}),
    paint=_paint,
    chip=_chip,
    always=_always,
    tells={"mobster_freed": 1300.0},
)
