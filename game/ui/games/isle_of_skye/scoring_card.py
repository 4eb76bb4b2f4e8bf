"""Scoring tiles A to D as cards: picture, rule in words, value, and when each is scored."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.ui import shapes
from game.ui.context import Words
from game.ui.fonts import Style, StyleLike
from game.ui.games.isle_of_skye.emblems import emblem
from game.ui.look import Look
from game.ui.paragraph import TextBlock, layout_text
from game.ui.theme import Colour

CARD = (204.0, 103.0)
_VALUES = tuple(Style(size, "bold") for size in (22.0, 19.0, 16.0, 14.0, 12.0))
_NAME_ROOM = 156.0
_PICTURE = (10.0, 35.0, 44.0)
"""x, y and side."""
_TEXT_AT, _TEXT_ALONE = (62.0, 33.0, 134.0), (10.0, 33.0, 186.0)
"""Left, top and width of the rule, beside the picture and without one."""
_ALONE_FROM = 1.45
"""From this size of type on the rule stands alone: beside a picture it would be as small as ever."""
_FOOT = 90.0
"""Middle of the lowest row: boxes for the rounds, and the value."""
_BOX = (18.0, 14.0, 20.4)
"""Width, height and step of the boxes for the rounds."""
_LARGE_RULE = 20.0, 18.5, 17.5, 16.5, 15.0, 14.0, 13.0, 12.0, 11.0
"""Sizes of the rule with large type, in units as they are drawn."""
_VALUE_HIGH, _CAPTION_HIGH = 26.0, 16.0
"""So high the lowest row becomes in large type, or its figures reach the edge of the card."""
_LARGE_ROOM, _LEAST_PX = 53.0, 11
_ROOM = 51.0
"""Height for the rule."""
PAST, NOW, LATER, NEVER = "past", "now", "later", ""


class ScoringCard(NamedTuple):
    """What stands on a card. `rounds` says for each round PAST, NOW, LATER or NEVER."""

    slot: str
    tile: str
    """Id of the scoring tile, for its picture; empty while none has been drawn."""
    name: str
    rule: str
    value: str = ""
    caption: str = ""
    rounds: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    """Of all cards of its column: one size for all of them."""
    rules: tuple[str, ...] = ()
    """Likewise, with large type or on high cards."""
    more: float = 0.0
    """So many units higher than designed: the rule has them."""

    @classmethod
    def told(
        cls, words: Words, slot: str, tile: str, value: int | None = None, rounds: tuple[str, ...] = ()
    ) -> ScoringCard:
        """A card in the language of `words`; `value` is what it is worth to the viewer now."""
        return cls(
            slot,
            tile,
            words(f"isle_of_skye.name.scoring.{tile}"),
            words(f"isle_of_skye.board.short.{tile}"),
            "" if value is None else str(value),
            words("isle_of_skye.board.yours"),
            rounds,
        )

    @property
    def lit(self) -> bool:
        """Whether it is scored in this round."""
        return NOW in self.rounds


def rounds_of(slot: str, scored: Sequence[str], now: int) -> tuple[str, ...]:
    """When a slot is scored: `scored` are the letters of each round, `now` the number of the round, from 1 on."""
    return tuple(
        NEVER if slot not in letters else PAST if number < now else NOW if number == now else LATER
        for number, letters in enumerate(scored, 1)
    )


def draw_card(look: Look, surface: Surface, rect: Rect, card: ScoringCard) -> None:
    """The whole card; nothing of it is drawn outside the rectangle but shadow and glow."""
    grid, fonts, theme = look.grid, look.fonts, look.theme
    if card.lit:
        look.materials.glow(surface, rect, 8, 5, theme.glow_deep, 190)
    edge, width = (theme.copper, 2.0) if card.lit else (None, 1.0)
    look.materials.frame(surface, rect, "paper" if card.lit else "waiting", radius=8, edge=edge, edge_width=width)

    def at(x: float, y: float) -> tuple[int, int]:
        return rect.x + grid.px(x), rect.y + grid.px(y)

    middle = at(22, 20)
    surface.blit(_badge(look, card), (middle[0] - grid.px(12), middle[1] - grid.px(12)))
    fonts.draw(surface, card.name, _name_style(look, card), theme.ink, at(40, 20))
    x, y, side = _PICTURE
    text_at = _text_at(look)
    if card.tile and text_at is _TEXT_AT:
        surface.blit(emblem(look, card.tile, side), at(x, y))
    if (rule := _rule(look, card)) is not None:
        rule.draw(surface, at(text_at[0], text_at[1] - (_LARGE_ROOM - _ROOM) * grid.is_large))
    if card.value:
        value = _value_style(look, card)
        wide = fonts.draw(surface, card.value, value, theme.ink, at(194, _FOOT + card.more), "right")
        x, y = at(194, _FOOT + card.more + 2.5)
        room = _caption_room(look, card)
        caption = fonts.low("caption", grid.px(_CAPTION_HIGH))
        if fonts.fits(card.caption, caption, room):  # a value of three figures stands alone
            fonts.draw(surface, card.caption, caption, theme.muted, (x - wide - grid.px(5), y), "right", room)
    for number, state in enumerate(card.rounds, 1):
        w, h, step = _BOX
        box = grid.rect(_PICTURE[0] + (number - 1) * step, _FOOT + card.more - h / 2, w, h, rect.topleft)
        _draw_box(look, surface, box, number, state)


def card_overflow(look: Look, card: ScoringCard) -> list[str]:
    """Texts that do not fit their place on the card, even set smaller."""
    grid = look.grid
    wide = [] if look.fonts.width(card.name, _name_style(look, card)) <= grid.px(_NAME_ROOM) else [card.name]
    block = _rule(look, card)
    if block is not None and (
        block.height > _rule_room(look, card.more) or block.widest_word > grid.px(_text_at(look)[2])
    ):
        wide.append(card.rule)
    if look.fonts.width(card.value, _value_style(look, card)) > _value_room(look, card):
        wide.append(card.value)
    return wide


def _value_room(look: Look, card: ScoringCard) -> float:
    """Beside the boxes for the rounds."""
    return look.grid.px(194 - (_PICTURE[0] + len(card.rounds) * _BOX[2]) - 2)


def _value_style(look: Look, card: ScoringCard) -> StyleLike:
    """What it is worth now and would be then is longer, and set smaller."""
    room, fonts = _value_room(look, card), look.fonts
    low = (fonts.low(one, look.grid.px(_VALUE_HIGH)) for one in _VALUES)
    styles = [fonts.fit(card.value, one, room) for one in low]
    return next((one for one in styles if fonts.width(card.value, one) <= room), styles[-1])


def _name_style(look: Look, card: ScoringCard) -> StyleLike:
    """Long names are set a little smaller."""
    return min((_style_of_name(look, name) for name in (card.name, *card.names)), key=look.fonts.px)


def _style_of_name(look: Look, name: str) -> StyleLike:
    room = look.grid.px(_NAME_ROOM)
    styles = [look.fonts.fit(name, Style(size, "serif"), room) for size in (14.0, 13.0, 12.0, 11.5)]
    return next((style for style in styles if look.fonts.width(name, style) <= room), styles[-1])


def _caption_room(look: Look, card: ScoringCard) -> float:
    return _value_room(look, card) - look.grid.px(3) - look.fonts.width(card.value, _value_style(look, card))


def _rule(look: Look, card: ScoringCard) -> TextBlock | None:
    """In reading size if it fits, else as large as it can be, but never below a caption at normal text size. Where
    large type in a small window leaves one of the column too small, all are told on pointing alone."""
    grid, width = look.grid, look.grid.px(_text_at(look)[2])
    size = min(
        _rule_size(look, rule, card.more) for rule in (card.rule, *(card.rules if grid.is_large or card.more else ()))
    )
    if grid.is_large and grid.type_px(size) < _LEAST_PX:
        return None
    return layout_text(look, card.rule, Style(size), "ink", width)


def _text_at(look: Look) -> tuple[float, float, float]:
    return _TEXT_ALONE if look.grid.text_scale >= _ALONE_FROM else _TEXT_AT


def _rule_room(look: Look, more: float) -> int:
    return look.grid.px((_LARGE_ROOM if look.grid.is_large else _ROOM) + more)


def _rule_size(look: Look, rule: str, more: float) -> float:
    grid, scale = look.grid, look.grid.text_scale
    width, room = grid.px(_text_at(look)[2]), _rule_room(look, more)
    sizes: list[float] = [
        *((14.0, 13.0) if more else ()),
        12.0,
        11.0,
        *(size / scale for size in _LARGE_RULE if size < 11 * scale),
    ]
    for size in sizes:
        block = layout_text(look, rule, Style(size), "ink", width)
        if block.height <= room and block.widest_word <= width:
            break
    return size


def _badge(look: Look, card: ScoringCard) -> Surface:
    """The letter of the slot: copper while it is scored."""
    return badge(look, card.slot, 24, card.lit)


def badge(look: Look, slot: str, units: float = 22, lit: bool = False) -> Surface:
    """A round badge with the letter of a slot, for cards and rows of figures."""
    px, theme = look.grid.px(units), look.theme
    ground = theme.copper if lit else theme.chip

    def make() -> Surface:
        disc = shapes.disc(px / 2, ground)
        picture = Surface((px, px), pygame.SRCALPHA)
        picture.blit(disc, (0, 0))
        style = Style(units * 0.58 / look.grid.text_scale, "serif")
        look.fonts.draw(picture, slot, style, theme.button_text, (px / 2, px / 2), "centre")
        return picture

    return look.materials.kept(("slot badge", slot, px, lit), make)


def _draw_box(look: Look, surface: Surface, box: Rect, number: int, state: str) -> None:
    theme, fill = look.theme, look.materials.fill
    grounds: dict[str, tuple[Colour, Colour]] = {
        PAST: (theme.track_off, theme.ink),
        NOW: (theme.copper, theme.button_text),
        LATER: (theme.chip, theme.button_text),
        NEVER: (theme.track, theme.muted),
    }
    ground, ink = grounds[state]
    if state == NEVER:
        fill(surface, box, ground, 3, 120)
        return
    fill(surface, box, ground, 3)
    style = look.fonts.low("caption_bold", box.h)
    look.fonts.draw(surface, str(number), style, ink, box.center, "centre", box.w - look.grid.px(4))
