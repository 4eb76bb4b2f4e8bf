"""What lies beside Scythe's map as large type has it: fewer words, all of them large. The rest a card tells."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.games.scythe.shown import Player
from game.ui.games.scythe import tokens
from game.ui.games.scythe.facts import load_facts
from game.ui.games.scythe.plates import Marked, Plates
from game.ui.games.scythe.tracks import BONUS, BONUS_SIGNS, SIGNS, coin
from game.ui.look import Look
from game.ui.theme import mix

_WIDE = 306.0
_TYPE = 16.5


def draw_stars(
    look: Look, surface: Surface, rect: Rect, title: str, players: Sequence[Player], seat: int | None, marked: Marked
) -> dict[str, Rect]:
    """The kinds of stars in a row, those that `seat` has filled, and below how many everybody has."""
    p, facts = Plates(look, rect.w / _WIDE), load_facts()
    theme, palette, whole = look.theme, p.palette, facts.common["stars"]
    look.materials.frame(surface, rect, "paper", radius=6)
    p.text(
        surface, title, (rect.x + p.px(8), rect.y + p.px(13)), _TYPE, theme.ink, face="serif", room=rect.w - p.px(16)
    )
    step, regions = (_WIDE - 10) / len(facts.stars), {}
    own = players[seat].stars if seat is not None else {}
    for number, name in enumerate(facts.stars):
        cell = regions[f"star:{name}"] = p.rect(rect, 5 + step * number + 1, 25, step - 2, 29)
        ground = mix(palette.paper, palette.coin, 0.5) if own.get(name) else mix(palette.paper, palette.sheet, 0.5)
        p.plate(surface, cell, ground, 4, mix(palette.paper, palette.line, 0.4), 1.0)
        p.sign(surface, SIGNS.get(name, name), cell.center, 22)
    p.states(surface, regions, marked)
    room = (_WIDE - 12) / len(players)
    for number, one in enumerate(players):
        x, y = rect.x + p.px(6 + room * number), rect.y + p.px(70)
        p.put(surface, tokens.emblem(look, one.faction, p.px(19)), (x + p.px(11), y))
        left = p.px(room - 24)
        words = f"{one.star_count}/{whole}"
        p.text(surface, words, (x + p.px(23), y), _TYPE, theme.ink, face="bold", room=left)
    return regions


def draw_bonus(look: Look, surface: Surface, rect: Rect, tile: str, title: str, count: int | None) -> dict[str, Rect]:
    """What it counts, how often that is, and the coins it brings so far."""
    p, theme = Plates(look, rect.w / BONUS[0]), look.theme
    look.materials.frame(surface, rect, "paper", radius=6)
    p.text(
        surface, title, (rect.x + p.px(7), rect.y + p.px(15)), _TYPE, theme.ink, face="serif", room=rect.w - p.px(12)
    )
    signs = BONUS_SIGNS[tile]
    for number, sign in enumerate(signs):
        p.sign(surface, sign, (rect.x + p.px(19 + 24 * number), rect.y + p.px(48)), 24)
    at = rect.x + p.px(10 + 25 * len(signs)), rect.y + p.px(48)
    if count is not None:
        p.text(surface, f"× {count}", at, _TYPE, theme.ink, face="bold")
    steps = load_facts().bonus_tiles[tile]
    coins = max((coins for least, coins in steps.items() if count is not None and least <= count), default=0)
    coin(p, surface, (rect.right - p.px(21), rect.y + p.px(48)), coins, 32)
    ladder = " ".join(str(one) for one in steps.values())
    p.text(surface, ladder, (rect.centerx, rect.bottom - p.px(14)), _TYPE, theme.muted, align="centre", room=rect.w)
    return {f"tile:{tile}": rect}


def draw_pile(look: Look, surface: Surface, card: Rect, left: int, p: Plates) -> None:
    """How many Factory cards are left, on the pile itself."""
    chip = tokens.chip(look, left, p.px(14))
    surface.blit(chip, chip.get_rect(center=(card.centerx, card.bottom - p.px(2))))
