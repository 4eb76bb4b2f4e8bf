"""Clans in a small picture, a few or all: the roads between them with their tolls, markers, what each clan gives."""

from __future__ import annotations

from pygame import Rect, Surface

from game.core.catalogue import Record
from game.ui import shapes
from game.ui.fonts import Style
from game.ui.games.glen_more.clan_chart import InSteps, finished, paint_chart
from game.ui.games.glen_more.clans import START, clan_map
from game.ui.games.glen_more.figures import figures_for
from game.ui.games.glen_more.palette import palette_for
from game.ui.games.glen_more.plates import Plates
from game.ui.grid import round_px
from game.ui.look import Look
from game.ui.shapes import Canvas
from game.ui.signs import Livery

_DISC = 50.0
_HIGHEST = 190.0
_WHOLE = 776.0
"""Units of its width in which the whole map is drawn."""


class LittleClans(Record, frozen=True):
    shown: tuple[str, ...]
    """Ids of clans, and `start`."""
    markers: dict[str, int] = {}
    """Whose marker lies on a clan."""
    route: tuple[str, ...] = ()
    """Clans along the way that is paid, in order."""


def _bounds(clans: LittleClans) -> tuple[float, float, float, float]:
    places = [clan_map().places[name] for name in clans.shown]
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return min(xs), min(ys), max(1.0, max(xs) - min(xs)), max(1.0, max(ys) - min(ys))


def clans_size(clans: LittleClans, wide: float) -> float:
    """Height in units at that width."""
    _, _, w, h = _bounds(clans)
    return min(_HIGHEST, (wide - _DISC) * h / w + _DISC)


def places_of(clans: LittleClans, area: Rect, unit: float) -> dict[str, tuple[float, float]]:
    """Where they stand in an area; `unit` is pixels for a unit of the picture."""
    left, top, w, h = _bounds(clans)
    disc = _DISC * unit
    known = ((name, clan_map().places[name]) for name in clans.shown)
    return {
        name: (
            area.x + disc / 2 + (x - left) / w * (area.w - disc),
            area.y + disc / 2 + (y - top) / h * (area.h - disc),
        )
        for name, (x, y) in known
    }


def draw_clans(look: Look, clans: LittleClans, picture: Surface, area: Rect, unit: float) -> None:
    palette, world = palette_for(look.theme), clan_map()
    at, disc = places_of(clans, area, unit), _DISC * unit
    canvas = Canvas(picture.get_size(), 1, palette.dark, over=2)
    roads = [road for road in world.roads if road.a in at and road.b in at]
    paid = {frozenset(pair) for pair in zip(clans.route, clans.route[1:], strict=False)}
    for road in roads:
        taken = frozenset((road.a, road.b)) in paid
        colour = look.theme.copper if taken else palette.road_edge
        canvas.line([at[road.a], at[road.b]], disc * (0.16 if taken else 0.09), colour)
    picture.blit(canvas.finish(), (0, 0))
    for road in roads:
        (ax, ay), (bx, by) = at[road.a], at[road.b]
        _toll(look, picture, road.coins, ((ax + bx) / 2, (ay + by) / 2), disc * 0.44)
    for name, (x, y) in at.items():
        _clan(look, picture, clans, name, (round_px(x), round_px(y)), disc)


def whole_map(look: Look, size: tuple[int, int]) -> Surface:
    """Land and sea with all roads and clans."""

    def make() -> Surface:
        wide, high = size
        unit, area = wide / _WHOLE, Rect(0, 0, wide, high).inflate(-wide // 12, -high // 9)
        everything = LittleClans(shown=tuple(clan_map().places))
        at = {name: (x / wide, y / high) for name, (x, y) in places_of(everything, area, unit).items()}
        roads = [(at[road.a], at[road.b]) for road in clan_map().roads]
        made = finished(InSteps(paint_chart(size, palette_for(look.theme), roads, list(at.values()))))
        draw_clans(look, everything, made, area, unit)
        return made

    return look.materials.kept(("clan map", size), make)


def _toll(look: Look, picture: Surface, coins: int, middle: tuple[float, float], size: float) -> None:
    coin = figures_for(look).symbol("coin", round_px(size))
    picture.blit(coin, coin.get_rect(center=(round_px(middle[0]), round_px(middle[1]))))
    style = Style(size * 0.62 / look.grid.u / look.grid.text_scale, "bold")
    number = look.fonts.text(str(coins), style, palette_for(look.theme).dark)
    picture.blit(number, number.get_rect(center=(round_px(middle[0]), round_px(middle[1]))))


def _clan(look: Look, picture: Surface, clans: LittleClans, name: str, middle: tuple[int, int], size: float) -> None:
    palette = palette_for(look.theme)
    for radius, colour in ((size / 2, palette.dark), (size / 2 - size / 20, palette.disc)):
        ground = shapes.disc(radius, (*colour, 255))
        picture.blit(ground, ground.get_rect(center=middle))
    if name in clans.markers:
        owner = clans.markers[name]
        marker = figures_for(look).marker(Livery(owner, owner), round_px(size * 0.74))
        picture.blit(marker, marker.get_rect(center=middle))
        return
    symbols = (("step", 1),) if name == START else clan_map().clans[name].symbols
    inner = round_px(size * (0.58 if len(symbols) == 1 else 0.42))
    for number, (kind, count) in enumerate(symbols):
        x = middle[0] + round_px((number - (len(symbols) - 1) / 2) * inner * 0.92)
        Plates(look, palette).symbol_at(picture, kind, (x, middle[1]), inner, count)
