"""Landmark cards: the picture of the landmark above, its name and what it gives below."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from pygame import Rect, Surface

from game.core.errors import Problems
from game.core.strict_yaml import read_yaml
from game.ui import shapes
from game.ui.grid import round_px
from game.ui.look import Look
from game.ui.worlds.glen_more.clans import symbols_of
from game.ui.worlds.glen_more.palette import palette_for
from game.ui.worlds.glen_more.plan import DATA, Part, chronicle_files
from game.ui.worlds.glen_more.plates import Plates
from game.ui.worlds.glen_more.tile_painter import painter_for

_PICTURE = 0.5
"""Share of a card's height that its picture takes."""


@cache
def landmark_plans() -> Mapping[str, tuple[Part, ...]]:
    """The symbols of every landmark card, those of Chronicles too."""
    problems = Problems()
    found: dict[str, tuple[Part, ...]] = {}
    for path in (DATA / "landmarks.yaml", *chronicle_files(DATA, "landmarks")):
        file = read_yaml(path, problems)
        problems.raise_if_any()
        for name, record in file.value["landmarks"].items():
            found[name] = symbols_of(record["effect"])[:3]
    return found


def landmark_picture(look: Look, name: str, size: tuple[int, int], title: str) -> Surface:
    """A card of that size. Shared: do not draw on it."""
    return look.materials.kept(("glen_card", name, size, title), lambda: _paint(look, name, size, title))


def _paint(look: Look, name: str, size: tuple[int, int], title: str) -> Surface:
    palette, grid, (wide, high) = palette_for(look.theme), look.grid, size
    radius = grid.px(5)
    card = look.materials.paper(size, look.theme.paper, (len(name) * 31, 17)).copy()
    top = round_px(high * _PICTURE)
    painter = painter_for(look)
    if name in painter.plans:
        tile = painter.tile(name, wide, plain=True)
        card.blit(tile, (0, 0), Rect(0, round_px(wide * 0.12), wide, top))
    card.fill(palette.dark, (0, top, wide, grid.line(1)))
    plates = Plates(look, palette)
    symbols = landmark_plans().get(name, ())
    room = wide - grid.px(10)
    made = plates.fitted(title, grid.px(13.5), room)
    below = top + round_px((high - top) * (0.26 if symbols else 0.5))
    card.blit(made, made.get_rect(center=(wide // 2, below)))
    side = round_px((high - top) * 0.42)
    left = (wide - side * len(symbols) * 1.1) / 2
    for number, (kind, count) in enumerate(symbols):
        at = round_px(left + side * (1.1 * number + 0.55)), top + round_px((high - top) * 0.68)
        plates.symbol_at(card, kind, at, side, count)
    card = shapes.cut(card, shapes.rounded(size, radius, (255, 255, 255, 255)))
    card.blit(shapes.ring(size, radius, grid.line(1.2), (*palette.dark, 255)), (0, 0))
    return card

