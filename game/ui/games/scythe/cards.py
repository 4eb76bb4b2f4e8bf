"""Combat cards and encounter cards, prices and gains, drawn into any rectangle; backs for what is hidden."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui import shapes
from game.ui.games.scythe import tokens
from game.ui.games.scythe.facts import Goods, load_facts
from game.ui.games.scythe.palette import palette_for
from game.ui.games.scythe.plates import NOTHING, Marked, Name, Plates
from game.ui.games.scythe.scenes import scene
from game.ui.grid import round_px
from game.ui.look import Look
from game.ui.theme import mix

COMBAT = (33.0, 43.0)
FACTORY = (216.0, 194.0)
PLATE = (108.0, 90.0)
ENCOUNTER = (520.0, 348.0)
HIDDEN = "?"


def draw_combat_card(look: Look, surface: Surface, rect: Rect, value: int | str, *, selected: bool = False) -> None:
    """A combat card with its figure, or its back for "?"; a selected one lies under a cream and copper ring."""
    p = Plates(look, rect.w / COMBAT[0])
    red = p.palette.combat
    ground = mix(red, (48, 40, 34), 0.55) if value == HIDDEN else red
    look.materials.shadow(surface, rect, "tile", 3)
    p.plate(surface, rect, ground, 3.4, mix(ground, (0, 0, 0), 0.55), 1.0)
    p.plate(surface, rect.inflate(-p.px(5), -p.px(5)), ground, 2.2, mix(ground, (255, 240, 220), 0.34), 0.8)
    if value == HIDDEN:
        made = tokens.sign(look, "combat", p.px(19))
        light = shapes.tinted(made, mix(ground, (255, 238, 214), 0.55))
        p.put(surface, light, rect.center)
    else:
        p.put(surface, tokens.number(str(value), p.px(19), p.palette.cream), (rect.centerx, rect.y + p.px(17)))
        small = shapes.tinted(tokens.sign(look, "combat", p.px(9)), mix(red, p.palette.cream, 0.75))
        p.put(surface, small, (rect.centerx, rect.bottom - p.px(9)))
    if selected:
        look.materials.ring(surface, rect, look.theme.lit_ring, 3.2, 4)
        look.materials.ring(surface, rect, look.theme.copper, 1.6, 4)


# prices and gains


def goods_row(
    p: Plates,
    surface: Surface,
    goods: Goods,
    at: tuple[float, float],
    size: float = 17,
    *,
    ones: bool = False,
    gone: Collection[str] = (),
) -> float:
    """Each figure before its sign, centred on y; `ones` writes a single one too, and what is `gone` is struck out.
    Returns the x after the last."""
    x, y = at
    for name, number in goods.items():
        begin = x
        if number > 1 or ones:
            x += p.text(surface, str(number), (x, y), size * 0.82, p.look.theme.ink, face="bold") + p.px(2)
        p.sign(surface, name, (x + p.px(size / 2), y), size)
        if name in gone:
            x_end = x + p.px(size)
            for width, colour in ((p.px(4), p.palette.cream), (p.px(2), p.look.theme.refuse)):
                pygame.draw.line(
                    surface, colour, (begin, y + p.px(size * 0.36)), (x_end, y - p.px(size * 0.36)), width
                )
        x += p.px(size + 5)
    return x


def draw_coin(look: Look, value: int, side: int) -> Surface:
    """A coin with a number on it, so many pixels wide."""

    def make() -> Surface:
        made = tokens.sign(look, "coins", side).copy()
        palette = palette_for(look.theme)
        figure = tokens.number(str(value), round_px(side * 0.46), mix(palette.coin, (30, 16, 0), 0.9))
        disc = tokens.plain_disc(look, round_px(side * 0.62), mix(palette.coin, (255, 250, 238), 0.36))
        made.blit(disc, disc.get_rect(center=made.get_rect().center))
        made.blit(figure, figure.get_rect(center=made.get_rect().center))
        return made

    return look.materials.kept(("scythe coin", value, side), make)


def goods_width(p: Plates, goods: Goods, size: float = 17, *, ones: bool = False) -> float:
    """How wide a row of goods is, in pixels."""
    wide = 0.0
    for number in goods.values():
        if number > 1 or ones:
            wide += p.look.fonts.width(str(number), p.style(size * 0.82, "bold")) + p.px(2)
        wide += p.px(size + 5)
    return wide


# encounters


class EncounterWords(NamedTuple):
    name: Name
    story: Callable[[str], str]
    """Of a card: what one sees."""
    option: Callable[[str, str], str]
    """Of a card and A, B or C: what one does."""
    free: str
    """Stands where nothing is paid."""
    again: str
    """Stands instead of the story once an answer was given and another one may follow."""
    pointed: Callable[[str], str] = lambda option: ""
    """What an answer costs and brings in words, instead of the story while it is pointed at."""
    gone: frozenset[str] = frozenset()
    """What whoever answers has all of already: an answer that promises it brings less."""


class EncounterForm(NamedTuple):
    """Where the parts of an encounter stand, in units of the design, and how large its type is."""

    high: float
    picture: tuple[float, float]
    step: float
    """From one answer to the next."""
    title: float
    story: float
    answer: float
    sign: float


USUAL_ENCOUNTER = EncounterForm(ENCOUNTER[1], (292.0, 172.0), 48.0, 19.0, 13.0, 12.5, 20.0)
LARGE_ENCOUNTER = EncounterForm(462.0, (196.0, 150.0), 94.0, 20.0, 15.5, 16.5, 25.0)
"""For large type: a smaller picture, higher answers."""


def draw_encounter(
    look: Look,
    surface: Surface,
    rect: Rect,
    card: str,
    words: EncounterWords,
    marked: Marked = NOTHING,
    taken: Sequence[str] = (),
    form: EncounterForm = USUAL_ENCOUNTER,
) -> dict[str, Rect]:
    """Picture above, what one sees beside it, three answers below. Regions: `option:A` to `option:C`."""
    p = Plates(look, rect.w / ENCOUNTER[0])
    palette, theme = p.palette, look.theme
    look.materials.frame(surface, rect, "paper", radius=8, shadow="board")
    wide, high = form.picture
    art = p.rect(rect, 12, 12, wide, high)
    surface.blit(scene(look, card, art.size), art)
    p.plate(surface, art.inflate(p.px(1), p.px(1)), (0, 0, 0), 3, mix(palette.paper, palette.line, 0.6), 1.0, 0)
    beside = p.rect(rect, wide + 24, 16, ENCOUNTER[0] - wide - 38, high - 4)
    lines = p.lines(words.name(f"encounter:{card}"), form.title, (beside.w,))
    y = beside.y + p.px(10)
    for line in lines:
        p.text(surface, line, (beside.x, y), form.title, theme.ink, face="serif", room=beside.w)
        y += p.px(form.title * 1.3)
    below = Rect(beside.x, y, beside.w, beside.bottom - y)
    pointed = words.pointed(marked.pointed) if marked.pointed.startswith("option:") else ""
    if taken and not pointed:
        p.plate(surface, below, theme.copper_ink, 5, theme.copper, 1.4)
        p.block(surface, words.again, below.inflate(-p.px(16), -p.px(14)), form.title - 3, "cream", face="serif")
    else:
        p.block(surface, pointed or words.story(card), below, form.story, "ink" if pointed else "muted")
    regions: dict[str, Rect] = {}
    for number, (pick, (pay, gain)) in enumerate(load_facts().encounters[card].items()):
        row = p.rect(rect, 12, high + 22 + form.step * number, ENCOUNTER[0] - 24, form.step - 4)
        regions[f"option:{pick}"] = row
        _option(p, surface, row, pay, gain, words.option(card, pick), words, pick in taken, form)
    p.states(surface, regions, marked, 5)
    return regions


def _option(
    p: Plates,
    surface: Surface,
    row: Rect,
    pay: Mapping[str, int],
    gain: Mapping[str, int],
    said: str,
    words: EncounterWords,
    taken: bool,
    form: EncounterForm,
) -> None:
    """What one does, the price at the left, the gain at the right."""
    theme, palette = p.look.theme, p.palette
    ground = mix(palette.paper, palette.sheet, 0.75 if taken else 0.42)
    p.plate(surface, row, ground, 5, mix(palette.paper, palette.line, 0.25), 0.9)
    price = Rect(row.x, row.y, p.px(form.sign * 3.1), row.h)
    if pay:
        wide = goods_width(p, pay, form.sign, ones=True) - p.px(5)
        goods_row(p, surface, pay, (price.centerx - wide / 2, row.centery), form.sign, ones=True)
    else:
        p.text(
            surface, words.free, price.center, form.answer * 0.88, theme.muted, align="centre", room=price.w - p.px(6)
        )
    wide = goods_width(p, gain, form.sign, ones=True)
    x = row.right - p.px(8) - wide
    p.arrow(surface, (x - p.px(10), row.centery), 12)
    goods_row(p, surface, gain, (x, row.centery), form.sign, ones=True, gone=words.gone)
    room = x - p.px(22) - price.right
    lines, step = p.lines(said, form.answer, (room,)), p.px(form.answer * 1.32)
    first = row.centery - step * (len(lines) - 1) / 2
    for number, line in enumerate(lines):
        p.text(surface, line, (price.right, first + step * number), form.answer, theme.ink)
    if taken:
        p.look.icons.draw(surface, "check", 14, theme.gain_text, (row.x + p.px(10), row.y + p.px(10)))
