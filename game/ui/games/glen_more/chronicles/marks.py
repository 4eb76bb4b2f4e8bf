"""What the Penny Mobs leave on the boards of the base game: who lodges on a tile, and markers with coins."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from game.games.glen_more.shown import ShownGlenMore
from game.ui import shapes
from game.ui.boards.cells import Cell
from game.ui.games.glen_more.chronicles.rogues import rogue
from game.ui.games.glen_more.figures import figures_for
from game.ui.games.glen_more.palette import palette_for
from game.ui.games.glen_more.territory import Territory
from game.ui.grid import round_px
from game.ui.items import Item, item_at
from game.ui.look import Look
from game.ui.signs import Livery


def guest_items(look: Look, land: Territory, liveries: Sequence[Livery], place: Callable[[Cell], Rect]) -> list[Item]:
    """A face in a round frame in the colour of whom it serves, at the left of each guest's tile."""
    items = []
    for guest in land.guests:
        tile = place(guest.cell)
        livery = liveries[guest.boss] if guest.boss < len(liveries) else Livery(guest.boss, guest.boss)
        px = round_px(tile.w * 0.46)
        middle = tile.x + round_px(tile.w * 0.3), tile.y + round_px(tile.h * 0.42)
        items.append(item_at(_face(look, guest.name, livery, px), middle))
    return items


def _face(look: Look, name: str, livery: Livery, px: int) -> Surface:
    palette = palette_for(look.theme)

    def make() -> Surface:
        made = Surface((px, px), pygame.SRCALPHA)
        ring = max(2.0, px * 0.09)
        for radius, colour in (
            (px / 2, palette.dark),
            (px / 2 - 1, look.theme.player(livery.colour)),
            (px / 2 - 1 - ring, palette.disc),
        ):
            disc = shapes.disc(radius, (*colour, 255))
            made.blit(disc, disc.get_rect(center=(px // 2, px // 2)))
        inner = round_px(px - 2 * ring - 2)
        face = shapes.cut(rogue(look, name, inner).copy(), shapes.rounded((inner, inner), inner // 2, (255,) * 4))
        made.blit(face, face.get_rect(center=(px // 2, px // 2)))
        sign = figures_for(look).marker(livery, max(8, round_px(px * 0.4)))
        made.blit(sign, sign.get_rect(bottomright=(px, px)))
        return made

    return look.materials.kept(("glen_lodger", name, livery, px), make)


def toll_items(look: Look, position: ShownGlenMore, clan: str, at: tuple[int, int], px: int) -> list[Item]:
    """Peggy McWander's marker on a clan: what others pay her for it."""
    mobs = position.chronicles.penny_mobs
    coins = None if mobs is None else mobs.tolls.get(clan)
    return [] if coins is None else [_coins(look, coins, at, px)]


def reserved_items(look: Look, position: ShownGlenMore, tile: str, rect: Rect) -> list[Item]:
    """Peggy McLaird's marker on a tile of the rondel."""
    mobs = position.chronicles.penny_mobs
    reserved = None if mobs is None else mobs.reserved
    if reserved is None or reserved.tile != tile:
        return []
    return [_coins(look, reserved.coins, rect.center, round_px(rect.w * 0.42))]


def draw_card_marks(look: Look, surface: Surface, position: ShownGlenMore, card: str, rect: Rect) -> None:
    """On a landmark card, at its left, where its picture is and no name: that its event side counts, or whose marker
    says that it counts for somebody else."""
    tome, mobs = position.chronicles.dubious_tome, position.chronicles.penny_mobs
    if tome is not None and card in tome.flipped:
        px = round_px(min(rect.w, rect.h) * 0.3)
        surface.blit(_event(look, px), (rect.x - round_px(px * 0.1), rect.y - round_px(px * 0.1)))
    elif mobs is not None and card in mobs.claims:
        px = round_px(min(rect.w, rect.h) * 0.3)
        face = rogue(look, "john_mcclaim", px)
        disc = shapes.disc(px / 2, (*palette_for(look.theme).disc, 255))
        place = face.get_rect(topleft=rect.topleft)
        surface.blit(disc, disc.get_rect(center=place.center))
        surface.blit(face, place)


def _event(look: Look, px: int) -> Surface:
    palette = palette_for(look.theme)

    def make() -> Surface:
        made = Surface((px, px), pygame.SRCALPHA)
        for radius, colour in ((px / 2, palette.dark), (px / 2 - 1.5, palette.violet)):
            disc = shapes.disc(radius, (*colour, 255))
            made.blit(disc, disc.get_rect(center=(px // 2, px // 2)))
        book = figures_for(look).symbol("event", round_px(px * 0.7))
        made.blit(book, book.get_rect(center=(px // 2, px // 2)))
        return made

    return look.materials.kept(("glen_event_mark", px), make)


def _coins(look: Look, coins: int, middle: tuple[int, int], px: int) -> Item:
    palette = palette_for(look.theme)

    def make() -> Surface:
        made = Surface((px, px), pygame.SRCALPHA)
        for radius, colour in ((px / 2, palette.dark), (px / 2 - 1.5, palette.cost)):
            disc = shapes.disc(radius, (*colour, 255))
            made.blit(disc, disc.get_rect(center=(px // 2, px // 2)))
        coin = figures_for(look).symbol("coin", round_px(px * 0.74))
        made.blit(coin, coin.get_rect(center=(px // 2, px // 2)))
        number = look.print_fonts.text(str(coins), "stat", palette.dark)
        made.blit(number, number.get_rect(center=(px // 2, px // 2)))
        return made

    return item_at(look.materials.kept(("glen_coin_marker", coins, px), make), middle)
