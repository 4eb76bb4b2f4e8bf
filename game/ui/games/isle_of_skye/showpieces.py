"""What Isle of Skye shows in the gallery: tiles, castles, scoring tiles, scrolls, symbols, coins and tools."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.core.speaker import Speaker
from game.ui.games.isle_of_skye import money, props
from game.ui.games.isle_of_skye.emblems import emblem, emblems
from game.ui.games.isle_of_skye.plan import CASTLE, load_plans
from game.ui.games.isle_of_skye.scoring_card import badge
from game.ui.games.isle_of_skye.symbols import SCROLL_SHOWS, symbol
from game.ui.games.isle_of_skye.tile_painter import painter_for
from game.ui.look import Look
from game.ui.showpieces import Kind, Origin, Size, side_by_side
from game.ui.signs import Livery

_CLANS = ("red", "blue", "yellow", "white", "green")
"""In the order of the players' colours."""
_DESIGNED_CLANS = ("red", "white", "green", "yellow")
_SYMBOLS = ("sheep", "cattle", "farm", "broch", "lighthouse", "ship", "whisky")
_COINS = (1, 2, 5, 10)
_LARGEST, _LARGEST_SYMBOL = 300, 200
"""Pixels of a tile and of a symbol: larger ones would take too long, and show no more."""
_TOOLS = ("screen", "axe", "price", "purse", "bag")


def kinds() -> tuple[Kind, ...]:
    return (
        Kind("tile", tuple(f"tile:{name}" for name in load_plans() if name != CASTLE)),
        Kind("castle", tuple(f"clan:{clan}" for clan in _CLANS)),
        Kind("scoring", tuple(f"scoring:{name}" for name in emblems())),
        Kind("slot", tuple(f"slot:{slot}" for slot in "ABCD")),
        Kind("scroll", tuple(f"scroll:{kind}" for kind in SCROLL_SHOWS)),
        Kind("symbol", tuple(f"symbol:{kind}" for kind in _SYMBOLS)),
        Kind("gold", tuple(f"gold:{value}" for value in _COINS)),
        Kind("tool", _TOOLS),
    )


def told(say: Speaker, component: str, printed: tuple[str, ...]) -> tuple[str, ...]:
    words, (kind, _, name) = say.words, component.partition(":")
    if kind == "tile":
        return _of_tile(say, name)
    if kind == "scoring":
        return (words(f"isle_of_skye.scoring.{name}"),)
    if kind == "scroll":
        return words(f"isle_of_skye.scroll.{name}") + ".", words("isle_of_skye.gallery.about.scroll")
    if kind == "symbol":
        return (words(f"isle_of_skye.gallery.about.{name}"),)
    return (words(f"isle_of_skye.gallery.about.{kind}"),)


def _of_tile(say: Speaker, name: str) -> tuple[str, ...]:
    """Its areas, what stands on them, and what its scroll counts."""
    words, plan = say.words, load_plans()[name]
    count: dict[str, int] = {}
    for kind, _ in plan.symbols:
        count[kind] = count.get(kind, 0) + 1
    areas = tuple(dict.fromkeys(words(f"isle_of_skye.terrain.{area.terrain}") for area in plan.areas))
    found = [words("isle_of_skye.gallery.about.areas", areas=say.listed(areas))]
    if count:
        told = [words(f"isle_of_skye.screen.symbol.{kind}", n=n) for kind, n in count.items()]
        found.append(words("isle_of_skye.gallery.about.symbols", symbols=say.listed(told)))
    if plan.roads:
        found.append(words("isle_of_skye.gallery.about.road"))
    if plan.scroll:
        found.append(words("isle_of_skye.screen.scroll", what=words(f"isle_of_skye.scroll.{plan.scroll[0]}")))
    return tuple(found)


def origin(component: str) -> Origin | None:
    kind, _, name = component.partition(":")
    if kind == "tile":
        return Origin("names", "tiles.yaml")
    return Origin("clans", "game.yaml") if kind == "clan" and name in _DESIGNED_CLANS else None


def picture(look: Look, say: Speaker, component: str, room: Size) -> Surface:
    kind, _, name = component.partition(":")
    px, u = min(room), look.grid.u
    edge = min(px - 2 * props.paper_reach(look), _LARGEST)
    if kind == "tile":
        return props.tile_on_paper(look, name, edge / u)
    if kind == "clan":
        sign = _CLANS.index(name)
        tile = props.tile_on_paper(look, CASTLE, edge / u, livery=Livery(sign, sign))
        screen = props.screen_back(look, (edge * 0.9 / u, edge * 0.7 / u), Livery(sign, sign))
        return side_by_side((tile, screen), room)
    if kind == "scoring":
        return emblem(look, name, px * 0.94 / u)
    if kind == "slot":
        return badge(look, name, px * 0.6 / u)
    if kind == "scroll":
        return _standing(look, "scroll", round(px * 0.7), name)
    if kind == "symbol":
        return _standing(look, name, round(px * 0.7))
    if kind == "gold":
        return money.coin(look, int(name), px * (0.5 + 0.04 * int(name)) / u)
    return _tool(look, component, px)


def _standing(look: Look, kind: str, px: int, shows: str = "") -> Surface:
    return symbol(kind, min(px, _LARGEST_SYMBOL), look.theme.print_edge, shows).picture


def _tool(look: Look, name: str, px: int) -> Surface:
    units = px / look.grid.u
    if name == "axe":
        return props.axe_disc(look, units * 0.8)
    if name == "purse":
        return money.purse(look, units * 0.8)
    if name == "bag":
        return props.bag(look, units * 0.96)
    if name == "screen":
        return props.screen_back(look, (units, units * 0.72), Livery(1, 1))
    px = min(px, _LARGEST)
    tile = painter_for(look).tile("L01", 0, round(px * 0.78))
    plate = money.price_plate(look, 7, px / look.grid.u * 0.56)
    whole = Surface((max(tile.get_width(), plate.get_width()), px), pygame.SRCALPHA)
    whole.blit(tile, tile.get_rect(midtop=(whole.get_width() // 2, 0)))
    whole.blit(plate, plate.get_rect(midbottom=(whole.get_width() // 2, px)))
    return whole
