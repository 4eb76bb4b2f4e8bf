"""Rivers along the edges of hexagons, gates of tunnels, home bases, places of encounters: printed on the land."""

from __future__ import annotations

import math

from game.ui.games.scythe.art import ART
from game.ui.games.scythe.brush import ellipse, sign_shape
from game.ui.games.scythe.layout import HEX, HOME_RADIUS, centre, edge_of
from game.ui.games.scythe.palette import FACTIONS, Palette
from game.ui.games.scythe.plan import MapPlan
from game.ui.games.scythe.props import DARK
from game.ui.shapes import Canvas, Point
from game.ui.theme import Colour, mix

TUNNEL_AT = (-25.0, 19.0)
ENCOUNTER_AT = (0.0, -21.0)
PASSES = ((11.4, "river_bank"), (9.2, "river_dark"), (7.2, "river"))


def river_lines(plan: MapPlan) -> list[list[Point]]:
    """Each edge with a river as a wavy line that begins and ends exactly in the corners."""
    found = []
    for number, (one, direction) in enumerate(plan.river_edges()):
        a, b = edge_of(centre(one), direction)
        dx, dy = (b[0] - a[0]) / HEX, (b[1] - a[1]) / HEX
        points = []
        for i in range(13):
            t = i / 12
            off = 1.7 * math.sin(t * math.tau + number * 2.1) * math.sin(t * math.pi) ** 0.5
            points.append((a[0] + (b[0] - a[0]) * t - dy * off, a[1] + (b[1] - a[1]) * t + dx * off))
        found.append(points)
    return found


def draw_rivers(canvas: Canvas, plan: MapPlan, palette: Palette, shift: Point = (0, 0)) -> None:
    """All edges in each pass, so that the joints close by themselves."""
    rivers = [[(x + shift[0], y + shift[1]) for x, y in points] for points in river_lines(plan)]
    for width, tone in PASSES:
        colour: Colour = getattr(palette, tone)
        for points in rivers:
            canvas.line(points, width, colour)
    light, dim = mix(palette.river, palette.river_light, 0.75), mix(palette.river, palette.river_dark, 0.45)
    for number, points in enumerate(rivers):  # ripples: some lit from the upper left, some in the shade of the bank
        for first, side, colour in (
            (0, -1.5, light),
            (4, 1.5, dim),
            (5, -0.6, light),
            (8, -1.7, light),
            (9, 1.4, dim),
        ):
            start = (first + number) % 9
            canvas.line([(x + side * 0.7, y + side) for x, y in points[start : start + 3]], 0.75, colour)


def draw_tunnel(canvas: Canvas, at: Point, palette: Palette) -> None:
    """A gate of hewn stone into a dark slope; about 24 units wide."""
    ART.draw(canvas, palette, "places", "tunnel", at, 30)


def draw_crossroads(canvas: Canvas, at: Point, ground: Colour) -> None:
    """Where an encounter waits at the start: a trodden ring, seen again once the token is gone."""
    canvas.polygon(ellipse(at, 11, 11, 36), mix(ground, (255, 248, 226), 0.42))
    canvas.line(ellipse(at, 11, 11, 36), 1.0, mix(ground, DARK, 0.42), closed=True)
    x, y = at
    ink = mix(ground, DARK, 0.4)
    canvas.line([(x, y + 6.4), (x, y - 6.4)], 1.5, ink)
    canvas.polygon([(x, y - 5.6), (x + 5, y - 5.6), (x + 7, y - 3.9), (x + 5, y - 2.2), (x, y - 2.2)], ink)
    canvas.polygon([(x, y - 1.4), (x - 4.6, y - 1.4), (x - 6.6, y + 0.2), (x - 4.6, y + 1.8), (x, y + 1.8)], ink)


_SHADE_OF_WHITE = 0.55
"""How dark the ground is on which a white leader waits."""


def draw_home(canvas: Canvas, at: Point, faction: str, palette: Palette, playing: bool) -> None:
    """A camp: earthwork, palisade, and the emblem if the faction plays; faint if it does not."""
    one = palette.factions.get(faction)
    x, y = at
    if one is None or not playing:
        fill, line = mix(palette.sheet, palette.absent, 0.28), palette.absent
        canvas.circle(at, HOME_RADIUS, line)
        canvas.circle(at, HOME_RADIUS - 1.1, fill)
        canvas.circle(at, HOME_RADIUS - 4, line, 0.8)
        draw_emblem(canvas, at, faction, 10.5, mix(palette.sheet, palette.absent, 0.9), fill)
        return
    edge = one.rim or one.dark
    canvas.circle(at, HOME_RADIUS + 0.9, one.dark)
    canvas.circle(at, HOME_RADIUS, mix(one.fill, (255, 250, 236), 0.28) if faction != "polania" else one.fill)
    for step in range(30):  # the palisade
        a = math.tau * step / 30
        spot = x + (HOME_RADIUS - 2.3) * math.cos(a), y + (HOME_RADIUS - 2.3) * math.sin(a)
        canvas.circle(spot, 0.95, one.dark)
    canvas.circle(at, HOME_RADIUS - 4.6, edge if one.rim else one.dark)
    canvas.circle(
        at, HOME_RADIUS - 5.6, palette.paper if faction != "polania" else mix(one.fill, one.dark, _SHADE_OF_WHITE)
    )  # white figures stand there
    draw_emblem(canvas, at, faction, 13.4, one.fill, one.mark, one.dark)


def draw_emblem(
    canvas: Canvas, at: Point, faction: str, radius: float, fill: Colour, knock: Colour, line: Colour | None = None
) -> None:
    """The mark of a faction with its inner sign."""
    x, y = at
    shape = sign_shape(_SIGNS.get(faction, "circle"), at, radius)
    if line is not None:
        canvas.line(shape, radius * 0.2, line, closed=True)
    canvas.polygon(shape, fill)
    r = radius
    if faction == "nordic":
        for dy in (-0.22, 0.24):
            wave = [(x + r * t, y + r * (dy + 0.11 * math.sin(t * 9.4))) for t in (i / 12 - 0.5 for i in range(13))]
            canvas.line(wave, r * 0.17, knock)
    elif faction == "rusviet":
        canvas.circle((x, y + r * 0.16), r * 0.26, knock, r * 0.15)
    elif faction == "crimea":
        canvas.polygon(
            [(x, y - r * 0.5), (x + r * 0.46, y + r * 0.44), (x, y + r * 0.18), (x - r * 0.46, y + r * 0.44)], knock
        )
    elif faction == "saxony":
        canvas.line([(x - r * 0.42, y), (x + r * 0.42, y)], r * 0.2, knock)
        canvas.line([(x, y - r * 0.42), (x, y + r * 0.42)], r * 0.2, knock)
    elif faction == "polania":
        canvas.circle((x, y + r * 0.06), r * 0.2, knock)
    elif faction == "albion":
        canvas.line([(x - r * 0.46, y + r * 0.12), (x, y - r * 0.34), (x + r * 0.46, y + r * 0.12)], r * 0.18, knock)
    else:
        canvas.line([(x - r * 0.4, y), (x + r * 0.4, y)], r * 0.2, knock)


_SIGNS = dict(zip(FACTIONS, ("circle", "triangle", "square", "diamond", "star"), strict=True))
