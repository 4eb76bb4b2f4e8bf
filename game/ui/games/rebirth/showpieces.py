"""What Rebirth shows in the gallery: tiles, buildings, places of the map, missions."""

from __future__ import annotations

from collections.abc import Iterable

import pygame
from pygame import Surface

from game.core.speaker import Speaker
from game.ui.games.rebirth.cards import FRONT, Cards
from game.ui.games.rebirth.layout import HEX, MAP_SIZE, centre, hex_corners
from game.ui.games.rebirth.motifs import load_motifs
from game.ui.games.rebirth.palette import palette_for
from game.ui.games.rebirth.plan import CASTLE, CATHEDRAL, LOCH, SPACE, PlanHex
from game.ui.games.rebirth.plan_file import load_plan
from game.ui.games.rebirth.prints import Prints
from game.ui.games.rebirth.tiles import NEUTRAL, Pieces
from game.ui.look import Look
from game.ui.shapes import Canvas
from game.ui.showpieces import Kind, Origin, Size, side_by_side, within
from game.ui.signs import Livery
from game.ui.theme import Colour, mix

TILES = ("food", "energy", "settlement_1", "settlement_2", "settlement_3", "settlement_4", NEUTRAL)
_LARGEST = 190
"""Pixels of a hexagon's radius: a larger one would take too long."""
_WIDEST = 1.3
"""Of a card's width on the table: its words do not grow with it."""
_SIGNS = ("harbour", "owner", "visitors")
_SPACES = ("space:food", "space:energy", "space:blank", "space:settlement")
_ABOUT = {"space:settlement": "settlement_space"}
_PLACES = {"settlement": "layout", "loch": "layout", "region": "regions"}


def kinds() -> tuple[Kind, ...]:
    plan, cards = load_plan(), tuple(load_motifs())
    pieces = [one.id for one in plan.hexes if one.id]
    return (
        Kind("tile", TILES),
        Kind("space", _SPACES),
        Kind("castle", tuple(one for one in pieces if one.startswith("castle:"))),
        Kind("cathedral", tuple(one for one in pieces if one.startswith("cathedral:"))),
        Kind("settlement", tuple(f"settlement:{name}" for name in plan.settlements)),
        Kind("region", tuple(f"region:{name}" for name in plan.regions)),
        Kind("loch", tuple(dict.fromkeys(one for one in pieces if one.startswith("loch:")))),
        Kind("mission", tuple(card for card in cards if card.startswith("M"))),
        Kind("bonus", (*(card for card in cards if card.startswith("B")), "deck")),
        Kind("sign", _SIGNS),
    )


def told(say: Speaker, component: str, printed: tuple[str, ...]) -> tuple[str, ...]:
    words, (kind, _, name) = say.words, component.partition(":")
    if component in load_motifs():
        points = words("rebirth.gallery.about.points", n=load_motifs()[component].points)
        tie = (words("rebirth.gallery.about.tie"),) if component.startswith("M") else ()
        return words(f"rebirth.mission.{component}"), points, *tie
    if component in TILES and component != NEUTRAL:
        return (words(f"rebirth.screen.tile.{component}.text"),)
    if kind == "settlement":
        spaces = load_plan().settlements[name]
        found = [words("rebirth.gallery.about.settlement", n=len(spaces))]
        harbours = sum(one.harbour for one in spaces)
        return (*found, *([words("rebirth.gallery.about.harbours", n=harbours)] if harbours else []))
    if kind == "region":
        return (words("rebirth.gallery.about.region", n=sum(one.kind == SPACE for one in load_plan().regions[name])),)
    if kind in (CASTLE, CATHEDRAL, LOCH):
        return (words(f"rebirth.gallery.about.{kind}"),)
    return (words(f"rebirth.gallery.about.{_ABOUT.get(component, name or component)}"),)


def origin(component: str) -> Origin | None:
    kind = component.partition(":")[0]
    if component in load_motifs() and component.startswith("M"):
        return Origin("conditions", "missions.yaml")
    if component == NEUTRAL:
        return Origin("neutral_marks", "board.yaml")
    return Origin(_PLACES[kind], "board.yaml") if kind in _PLACES else None


def picture(look: Look, say: Speaker, component: str, room: Size) -> Surface:
    kind, _, name = component.partition(":")
    if component in load_motifs():
        return _card(look, say, component, room)
    if component == "deck":
        return Cards(look).back(min(room[1] / 1.4, room[0] * 0.6) / look.grid.u)
    if kind in ("settlement", "region", "loch"):
        return _where(look, kind, name, room)
    if kind in (CASTLE, CATHEDRAL):
        large = Prints(min(room[1] * 0.4, _LARGEST), palette_for(look.theme), look.icons).landmark(kind)
        small = _map(look, (room[0] // 3, room[1]), [load_plan().by_id[component]])
        return side_by_side((large, small), room)
    if component in TILES:
        return _tile(look, component, room)
    return _space(look, name, room) if kind == "space" else _sign(look, component, room)


def _tile(look: Look, kind: str, room: Size) -> Surface:
    pieces = Pieces(min(min(room) * 0.44, _LARGEST), look, palette_for(look.theme))
    tile = pieces.tile(kind, None if kind == NEUTRAL else Livery(0, 0))
    whole = Surface(room, pygame.SRCALPHA)
    dx, dy = pieces.shadow_shift()
    shadow = pieces.shadow()
    middle = room[0] / 2, room[1] / 2
    whole.blit(shadow, shadow.get_rect(center=(middle[0] + dx, middle[1] + dy)))
    whole.blit(tile, tile.get_rect(center=middle))
    return whole


def _space(look: Look, symbol: str, room: Size) -> Surface:
    """A printed space of the board, alone."""
    palette, radius = palette_for(look.theme), min(min(room) * 0.42, _LARGEST)
    prints = Prints(radius, palette, look.icons)
    whole = Surface(room, pygame.SRCALPHA)
    canvas = Canvas(room, radius / HEX, palette.line, over=3)
    middle = room[0] / 2, room[1] / 2
    at = middle[0] * HEX / radius, middle[1] * HEX / radius
    canvas.polygon(hex_corners(at, HEX * 1.05), mix(palette.regions["lowlands"], palette.line, 0.5))
    canvas.polygon(hex_corners(at, HEX), palette.regions["lowlands"])
    whole.blit(canvas.finish(), (0, 0))
    if symbol == "settlement":
        prints.put(whole, prints.town_ground(), middle)
        prints.put(whole, prints.symbol(symbol), middle)
    else:
        prints.put(whole, prints.space(symbol, 0), middle)
    return whole


def _sign(look: Look, name: str, room: Size) -> Surface:
    palette, radius = palette_for(look.theme), min(min(room) * 0.42, _LARGEST)
    if name == "harbour":
        return Prints(radius * 2, palette, look.icons).harbour()
    pieces = Pieces(radius, look, palette)
    if name == "visitors":
        return pieces.visitors([Livery(seat, seat) for seat in (0, 1, 2)])
    prints, whole = Prints(radius, palette, look.icons), Surface(room, pygame.SRCALPHA)
    middle = room[0] / 2, room[1] / 2
    prints.put(whole, prints.landmark(CASTLE), middle)
    prints.put(whole, pieces.owner(Livery(1, 1)), middle)
    return whole


def _card(look: Look, say: Speaker, card: str, room: Size) -> Surface:
    """With its words where they can be read; else the picture of the card alone."""
    cards, plan = Cards(look), load_plan()
    size = within(room, *FRONT)
    if size[0] >= look.grid.px(FRONT[0]):
        units = min(size[0] / look.grid.u, _WIDEST * FRONT[0])
        title, text = say.name(card), say.words(f"rebirth.mission.{card}")
        if cards.text_fits(title, text, units):
            return cards.front(plan, card, title, text, units)
    return cards.art(plan, load_motifs()[card], within(room, 140, 100))


def _where(look: Look, kind: str, name: str, room: Size) -> Surface:
    plan = load_plan()
    if kind == LOCH:
        return _map(look, room, [one for one in plan.hexes if one.id == f"loch:{name}"])
    return _map(look, room, plan.settlements[name] if kind == "settlement" else plan.regions[name])


def _map(look: Look, room: Size, marked: Iterable[PlanHex]) -> Surface:
    """Scotland with these hexagons lit."""
    palette = palette_for(look.theme)
    margin = 2.2 * HEX
    size = within(room, MAP_SIZE[0] + 2 * margin, MAP_SIZE[1] + 2 * margin)
    scale = size[0] / (MAP_SIZE[0] + 2 * margin)
    canvas = Canvas(size, scale, palette.sea, over=3)
    wide, high = size[0] / scale, size[1] / scale
    canvas.box(0, 0, wide, high, mix(palette.sea, palette.shore, 0.2), 18)
    lands: tuple[tuple[float, Colour], ...] = ((1.16, palette.coast), (1.05, palette.regions[""]))
    for grow, colour in lands:
        for one in load_plan().hexes:
            x, y = centre(one.place)
            water = one.kind == LOCH and grow < 1.1
            canvas.polygon(hex_corners((x + margin, y + margin), HEX * grow), palette.loch if water else colour)
    for grow, colour in ((1.5, palette.coast), (1.12, palette.marked)):
        for one in marked:
            x, y = centre(one.place)
            canvas.polygon(hex_corners((x + margin, y + margin), HEX * grow), colour)
    return canvas.finish()
