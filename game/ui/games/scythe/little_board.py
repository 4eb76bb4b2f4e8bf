"""Pictures of the rules browser: a few hexagons with what stands on them, mats, tracks, dials and rows of signs.

What a picture says stands in data/scythe/rules_pages.yaml; it is painted with the pieces of the real table.
"""

from __future__ import annotations

import math

import msgspec
import pygame
from pygame import Rect, Surface

from game.games.scythe.shown import Player, ShownScythe, Structure, Units
from game.ui.boards.stacked import paint_stacked, stacked_size
from game.ui.games.scythe import cards, factory_cards, paths, tokens, tracks
from game.ui.games.scythe.dial import Dial
from game.ui.games.scythe.faction_mat import FactionMat, FactionWords
from game.ui.games.scythe.facts import Goods
from game.ui.games.scythe.layout import HEX, ROW, STEP, Layout, corners
from game.ui.games.scythe.little_records import WORDS, LittleBoard
from game.ui.games.scythe.map_art import MapArt
from game.ui.games.scythe.marks import STEP_DISC
from game.ui.games.scythe.palette import palette_for
from game.ui.games.scythe.plan import MapPlan, PlanHex
from game.ui.games.scythe.plates import Plates
from game.ui.games.scythe.player_mat import SIZE as MAT
from game.ui.games.scythe.player_mat import MatWords, PlayerMat
from game.ui.games.scythe.props import DARK
from game.ui.games.scythe.scenery import Scenery
from game.ui.games.scythe.scenes import SCENES, scene
from game.ui.games.scythe.waters import draw_home
from game.ui.grid import round_px
from game.ui.items import Item
from game.ui.look import Look
from game.ui.shapes import Canvas

WIDE = 292.0
"""Units that a picture may be wide."""
_GAP, _EDGE = 12.0, 10.0
_LARGEST = 34.0
"""Units of a hexagon's radius where there is room enough."""
_SIGNS, _DIAL = 30.0, 150.0
_SECTION = (140.0, 250.0)
_COLUMN = 0.96
"""How much of a mat's height its sections take."""
_SCENE = (WIDE - 2 * _EDGE) * 0.59


def size(board: LittleBoard) -> tuple[float, float]:
    return stacked_size(_parts(board), _EDGE, _GAP)


def paint(look: Look, board: LittleBoard, scale: float) -> Surface:
    """`scale` is pixels for a unit."""
    return paint_stacked(
        _parts(board), _EDGE, _GAP, scale, lambda name, picture, area: _PAINTERS[name](look, board, picture, area)
    )


def _room() -> float:
    return WIDE - 2 * _EDGE


def _span(board: LittleBoard) -> tuple[float, float]:
    """The land in radii."""
    across = max(len(row) + (0.5 if number % 2 else 0) for number, row in enumerate(board.rows))
    return across * STEP / HEX + 0.3, (len(board.rows) - 1) * ROW / HEX + 2.5


def _parts(board: LittleBoard) -> list[tuple[str, float, float]]:
    """Name, width and height of each part from above."""
    found: list[tuple[str, float, float]] = []
    if board.rows:
        wide, high = _span(board)
        radius = min(_LARGEST, _room() / wide)
        found.append(("land", wide * radius, high * radius))
    if board.scene in SCENES:
        found.append(("scene", _room(), _SCENE))
    if board.card:
        found.append(("card", cards.FACTORY[0], cards.FACTORY[1]))
    if board.faction:
        found.append(("faction", _room(), _room() * 58 / 512))
    if board.mat:
        found.append(("mat", _room(), _room() * MAT[1] / MAT[0]))
    if board.section:
        found.append(("section", *_SECTION))
    if board.tracks:
        found.append(("tracks", _room(), _room() * tracks.TRACKS[1] / tracks.TRACKS[0]))
    if board.dial is not None:
        found.append(("dial", _DIAL, _DIAL))
    if board.signs:
        found.append(("signs", min(_room(), len(board.signs) * (_SIGNS + 6) - 6), _SIGNS))
    return found


# parts


def _land(look: Look, board: LittleBoard, picture: Surface, area: Rect) -> None:
    plan, layout = _plan(board), _layout(board, look, area)
    print_ = MapArt(plan, layout, look, bare=True)
    _cast(picture, plan, layout)
    print_.print_land(picture)
    scenery = Scenery(plan, layout, look)
    for one in plan.homes:
        side = math.ceil(56 * layout.scale)
        home = _home(look, one.home, side, layout.scale)
        x, y = scenery.middle(one.id)
        picture.blit(home, home.get_rect(center=(round_px(x), round_px(y))))
    lit = {_name(*map(int, key.split(","))): text for key, text in board.lit.items()}
    fights = [_name(*spot) for spot in board.fights]
    outlines, discs = scenery.lit([*lit, *fights], lit, fights)
    items: list[Item] = [*outlines, *scenery.position(_shown(board)), *discs]
    items += scenery.around(scenery.marks.refused(), [_name(*spot) for spot in board.refused])
    if len(board.way) > 1:
        points = [scenery.middle(_name(*spot)) for spot in board.way]
        line = paths.path(layout.scale, look.theme.lit_ring, STEP_DISC, points)
        items += [line] if line is not None else []
    picture.fblits([(item.sprite, item.rect) for item in items])


def _name(row: int, col: int) -> str:
    return f"r{row + 1}c{col}"


def _plan(board: LittleBoard) -> MapPlan:
    """The cells as a map of their own; its rows begin with 1, so that the first is not shifted."""
    hexes, homes = [], []
    for row, cells in enumerate(board.rows):
        for col, cell in enumerate(cells):
            terrain, *more = cell.strip().split("+")
            if terrain.startswith("home:"):
                homes.append(PlanHex(_name(row, col), row + 1, col, home=terrain.partition(":")[2]))
            elif terrain != "-":
                hexes.append(PlanHex(_name(row, col), row + 1, col, terrain, "encounter" in more, "tunnel" in more))
    rivers = tuple((_name(*one), _name(*other)) for one, other in board.rivers)
    return MapPlan(tuple(hexes), tuple(homes), rivers)


def _layout(board: LittleBoard, look: Look, area: Rect) -> Layout:
    wide, _ = _span(board)
    scale = area.w / wide / HEX
    left = area.x + (STEP / 2 + 0.15 * HEX) * scale
    top = area.y + (1.25 * HEX - ROW) * scale
    return Layout(Rect(0, 0, area.right + 40, area.bottom + 40), look.grid.u, scale, (left, top))


def _cast(picture: Surface, plan: MapPlan, layout: Layout) -> None:
    """A soft shadow on the paper."""
    shade = Surface(picture.get_size(), pygame.SRCALPHA)
    for one in plan.hexes:
        x, y = layout.inside((STEP * (one.col + (0.5 if one.row % 2 == 0 else 0)), ROW * one.row))
        ring = corners((x + 1.5 * layout.scale, y + 3 * layout.scale), (HEX + 2.4) * layout.scale)
        pygame.draw.polygon(shade, (40, 28, 12, 110), ring)
    picture.blit(pygame.transform.gaussian_blur(shade, max(1, round_px(3 * layout.scale))), (0, 0))


def _home(look: Look, faction: str, side: int, scale: float) -> Surface:
    canvas = Canvas((side, side), scale, DARK, 4)
    draw_home(canvas, (side / 2 / scale, side / 2 / scale), faction, palette_for(look.theme), True)
    return canvas.finish()


def _shown(board: LittleBoard) -> ShownScythe:
    at = {_name(*one.at): one for one in board.pieces}
    return ShownScythe(
        players=tuple(map(Player, board.factions)),
        units={name: tuple(map(_units, one.units)) for name, one in at.items()},
        structures={name: _structure(one.structure) for name, one in at.items() if one.structure},
        tokens={name: one.tokens for name, one in at.items()},
        encounters=frozenset(name for name, one in at.items() if one.encounter),
    )


def _units(words: str) -> Units:
    """`0 mech 2` are two mechs of seat 0, `1 character` needs no number."""
    seat, kind, *count = words.split()
    return Units(int(seat), kind, *map(int, count))


def _structure(words: str) -> Structure:
    seat, kind = words.split()
    return Structure(int(seat), kind)


def _scene(look: Look, board: LittleBoard, picture: Surface, area: Rect) -> None:
    picture.blit(scene(look, board.scene, area.size), area)


def _card(look: Look, board: LittleBoard, picture: Surface, area: Rect) -> None:
    factory_cards.draw_factory_card(look, picture, area, board.card, _silent, "")


def _silent(component: str) -> str:
    """Pictures have no words: they stand beside them."""
    return ""


def _mat(look: Look, board: LittleBoard, picture: Surface, area: Rect) -> None:
    PlayerMat(look, area, MatWords(_silent, "", "")).draw(picture, _players(board)[0])


def _section(look: Look, board: LittleBoard, picture: Surface, area: Rect) -> None:
    """Cut out of a mat that is as large as the section needs."""
    high = area.h / _COLUMN
    large = Rect(0, 0, round_px(high * MAT[0] / MAT[1]), round_px(high))
    whole = Surface((large.right + 8, large.bottom + 8), pygame.SRCALPHA)
    regions = PlayerMat(look, large, MatWords(_silent, "", "")).draw(whole, _players(board)[0])
    part = regions[f"section:{board.section}"]
    picture.blit(whole, part.move(area.centerx - part.centerx, area.centery - part.centery), part)


def _faction(look: Look, board: LittleBoard, picture: Surface, area: Rect) -> None:
    FactionMat(look, area, FactionWords(_silent, _silent)).draw(picture, _players(board)[0])


def _tracks(look: Look, board: LittleBoard, picture: Surface, area: Rect) -> None:
    tracks.Tracks(look, area).draw(picture, _players(board))


def _players(board: LittleBoard) -> tuple[Player, ...]:
    return tuple(Player(**msgspec.structs.asdict(one)) for one in board.players)


def _dial(look: Look, board: LittleBoard, picture: Surface, area: Rect) -> None:
    Dial(look, area, board.factions[0]).draw(picture, board.dial, board.power)


def _signs(look: Look, board: LittleBoard, picture: Surface, area: Rect) -> None:
    """On paper, as on a mat: an arrow in ink is lost where a chapter's picture lies on dark wood."""
    step = area.w / len(board.signs)
    p = Plates(look, area.h / _SIGNS)
    p.plate(picture, area, palette_for(look.theme).paper, 5)
    for number, name in enumerate(board.signs):
        middle = area.x + step * (number + 0.5), area.centery
        good, _, count = name.partition(" ")
        if good == "arrow":
            p.arrow(picture, middle, 20)
        elif count:
            goods: Goods = {good: int(count)}
            cards.goods_row(p, picture, goods, (middle[0] - cards.goods_width(p, goods, 22) / 2, area.centery), 22)
        else:
            made = tokens.sign(look, good, round_px(min(step, area.h) * 0.9))
            p.put(picture, made, middle)


_PAINTERS = {
    "land": _land,
    "scene": _scene,
    "card": _card,
    "mat": _mat,
    "section": _section,
    "faction": _faction,
    "tracks": _tracks,
    "dial": _dial,
    "signs": _signs,
}

__all__ = ["WORDS", "LittleBoard", "paint", "size"]
