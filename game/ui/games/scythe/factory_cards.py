"""Cards of the Factory."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.ui.games.scythe.cards import FACTORY, HIDDEN, PLATE, goods_row, goods_width
from game.ui.games.scythe.facts import Goods, load_facts
from game.ui.games.scythe.plates import NOTHING, Marked, Name, Plates
from game.ui.games.scythe.scenes import scene
from game.ui.look import Look
from game.ui.theme import Colour, mix

PICTURE = 58.0
"""So high is the picture of a card."""
_EITHER = 11.0
"""The type of the word between two choices."""


def draw_factory_card(
    look: Look,
    surface: Surface,
    rect: Rect,
    card: str,
    name: Name,
    either: str,
    marked: Marked = NOTHING,
    *,
    picture: bool = True,
) -> dict[str, Rect]:
    """A fifth section: its top action, below it the move of one unit. Regions: `factory:`, `choice:`, `bottom:`.

    Without its picture it is lower by PICTURE.
    """
    p = Plates(look, rect.w / FACTORY[0])
    facts, palette, theme = load_facts(), p.palette, look.theme
    iron: Colour = (66, 57, 52)
    look.materials.shadow(surface, rect, "tile", 6)
    p.plate(surface, rect, iron, 6, (30, 24, 21), 1.2)
    if card == HIDDEN:
        inner = rect.inflate(-p.px(12), -p.px(12))
        p.plate(surface, inner, iron, 4, mix(iron, palette.brass[1], 0.5), 1.0)
        p.sign(surface, "factory", rect.center, 64)
        return {}
    if picture:
        art = p.rect(rect, 6, 6, FACTORY[0] - 12, PICTURE)
        surface.blit(scene(look, card, art.size, 0.9), art)
        p.plate(surface, art, (0, 0, 0), 2, (30, 24, 21), 1.0, 0)
    up = 0.0 if picture else PICTURE
    p.sign(surface, "factory", (rect.x + p.px(18), rect.y + p.px(77 - up)), 20)
    p.text(
        surface,
        name(f"factory:{card}"),
        (rect.x + p.px(32), rect.y + p.px(77 - up)),
        14,
        palette.cream,
        face="serif",
        room=rect.w - p.px(40),
    )
    regions = {f"factory:{card}": rect, "section:factory": rect}
    regions |= _factory_top(
        p, surface, p.rect(rect, 6, 90 - up, FACTORY[0] - 12, 52), *facts.factory_cards[card], either
    )
    low = regions["bottom:factory"] = p.rect(rect, 6, 146 - up, FACTORY[0] - 12, 42)
    p.plate(surface, low, mix(palette.sheet, palette.paper, 0.3), 4)
    p.text(
        surface,
        name("bottom:factory"),
        (low.x + p.px(9), low.y + p.px(13)),
        12.5,
        theme.ink,
        face="serif",
        room=low.w - p.px(18),
    )
    for number in range(facts.factory_move["moves"]):
        spot = Rect(low.x + p.px(9 + 21 * number), low.y + p.px(21), p.px(18), p.px(18))
        p.box(surface, spot, "move_units", "fixed")
    p.states(surface, {key: spot for key, spot in regions.items() if not key.startswith("section:")}, marked, 5)
    return regions


def _factory_top(
    p: Plates, surface: Surface, top: Rect, pay: Goods, choices: Sequence[Goods], either: str
) -> dict[str, Rect]:
    """The price, an arrow, and what is had for it: exactly one of the choices."""
    theme, palette = p.look.theme, p.palette
    p.plate(surface, top, palette.paper, 4)
    end = goods_row(p, surface, pay, (top.x + p.px(9), top.centery), 20)
    p.arrow(surface, (end + p.px(5), top.centery), 13)
    left, room = end + p.px(16), top.right - end - p.px(22)
    between = p.look.fonts.width(either, p.style(_EITHER, "italic")) + p.px(8)
    step, regions = (room + between) / len(choices), {}
    for number, gain in enumerate(choices):
        wide = round(step - between)
        spot = Rect(round(left + step * number), top.y + p.px(6), wide, top.h - p.px(12))
        p.plate(surface, spot, mix(palette.paper, palette.sheet, 0.5), 4, mix(palette.paper, theme.ink, 0.25), 0.8)
        goods_row(p, surface, gain, (spot.centerx - goods_width(p, gain, 22) / 2 + p.px(3), spot.centery), 22)
        regions[f"choice:{number}"] = spot
        if number:
            middle = spot.x - between / 2, spot.centery
            p.text(surface, either, middle, _EITHER, theme.muted, face="italic", align="centre")
    return regions


def draw_factory_plate(
    look: Look, surface: Surface, rect: Rect, card: str, name: Name, marked: Marked = NOTHING, *, dim: bool = False
) -> dict[str, Rect]:
    """The same, small: picture, name, and what the top action changes. Region: `section:factory`."""
    p = Plates(look, rect.w / PLATE[0])
    iron: Colour = (66, 57, 52)
    look.materials.shadow(surface, rect, "tile", 6)
    p.plate(surface, rect, iron, 6, (30, 24, 21), 1.2)
    room = rect.w - p.px(13)
    title = p.lines(name(f"factory:{card}"), 12, [room], "serif")[:2]
    art = p.rect(rect, 5, 5, PLATE[0] - 10, 30 if len(title) == 1 else 19)
    surface.blit(scene(look, card, art.size, 0.6), art)
    for number, line in enumerate(reversed(title)):
        at = rect.x + p.px(7), rect.y + p.px(45 - 13 * number)
        p.text(surface, line, at, 12, p.palette.cream, face="serif", room=room)
    low = p.rect(rect, 5, 56, PLATE[0] - 10, 29)
    p.plate(surface, low, mix(p.palette.paper, iron, 0.35 if dim else 0.0), 4)
    pay, choices = load_facts().factory_cards[card]
    goods = [part for number, one in enumerate(choices) for part in ((None, one) if number else (one,))]
    x = goods_row(p, surface, pay, (low.x + p.px(5), low.centery), 15)
    p.arrow(surface, (x + p.px(2), low.centery), 9)
    x += p.px(11)
    for gain in goods:
        if gain is None:
            p.text(surface, "/", (x, low.centery), 12, look.theme.muted, align="centre")
            x += p.px(5)
        else:
            x = goods_row(p, surface, gain, (x, low.centery), 15)
    regions = {"section:factory": rect}
    p.states(surface, regions, marked, 6)
    return regions
