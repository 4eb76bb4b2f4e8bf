"""Landmark cards: the picture of the landmark above, its name and what it gives below."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from pygame import Rect, Surface, transform

from game.core.strict_yaml import read_yaml
from game.ui import shapes
from game.ui.games.glen_more.clans import symbols_of
from game.ui.games.glen_more.palette import palette_for
from game.ui.games.glen_more.plan import DATA, Part, chronicle_files
from game.ui.games.glen_more.plates import BOLD, Plates
from game.ui.games.glen_more.tile_painter import painter_for
from game.ui.grid import round_px
from game.ui.look import Look

_PICTURE = 0.5
"""Share of a card's height that its picture takes."""
_SEEN = 0.06, 0.86
"""Above and below that there is only sky and the frame of a tile."""
_NAME = 13.0
"""Units of a name where there is room."""
_GOOD_ENOUGH = 0.84
"""Share of that size at which a name stays in one line."""
_TWO_LINES = 0.46
"""Share of the room's height for each of two lines."""
_TALL, _LOW = 70.0, 40.0
"""Units below which the picture stands beside the name, and below which the symbols do."""


@cache
def landmark_plans() -> Mapping[str, tuple[Part, ...]]:
    """The symbols of every landmark card, those of Chronicles too."""
    found: dict[str, tuple[Part, ...]] = {}
    for path in (DATA / "landmarks.yaml", *chronicle_files(DATA, "landmarks")):
        for name, record in read_yaml(path).value["landmarks"].items():
            found[name] = symbols_of(record["effect"])[:3]
    return found


def landmark_picture(look: Look, name: str, size: tuple[int, int], title: str) -> Surface:
    """A card of that size. Shared: do not draw on it."""
    return look.materials.kept(("glen_card", name, size, title), lambda: _paint(look, name, size, title))


def _paint(look: Look, name: str, size: tuple[int, int], title: str) -> Surface:
    palette, grid, (wide, high) = palette_for(look.theme), look.grid, size
    radius = grid.px(5)
    card = look.materials.paper(size, look.theme.paper, (len(name) * 31, 17)).copy()
    symbols = landmark_plans().get(name, ())
    if high >= grid.px(_TALL):
        top = round_px(high * _PICTURE)
        _view(look, card, name, Rect(0, 0, wide, top))
        card.fill(palette.dark, (0, top, wide, grid.line(1)))
        _say(look, card, Rect(0, top, wide, high - top), title, symbols)
    else:
        side = high if wide > 2 * high else 0
        if side:
            _view(look, card, name, Rect(0, 0, side, high))
            card.fill(palette.dark, (side, 0, grid.line(1), high))
        _say(look, card, Rect(side, 0, wide - side, high), title, symbols)
    card = shapes.cut(card, shapes.rounded(size, radius, (255, 255, 255, 255)))
    card.blit(shapes.ring(size, radius, grid.line(1.2), (*palette.dark, 255)), (0, 0))
    return card


def _view(look: Look, card: Surface, name: str, area: Rect) -> None:
    """Of the tile's picture the part on which most is seen: a loch has its boat low, a castle its towers high."""
    painter = painter_for(look)
    if name in painter.plans:
        tile = painter.tile(name, max(area.size), plain=True)
        middle = Rect(round_px(area.w * 0.3), 0, round_px(area.w * 0.4), tile.get_height())
        lines = transform.smoothscale(transform.laplacian(tile).subsurface(middle), (1, tile.get_height()))
        rows = [sum(lines.get_at((0, y))[:3]) for y in range(tile.get_height())]
        first, last = (round_px(area.w * share) for share in _SEEN)
        tops = range(first, max(first + 1, last - area.h))
        top = max(tops, key=lambda y: sum(rows[y : y + area.h])) if area.w > area.h else 0
        card.blit(tile, area, Rect(0, top, *area.size))


def _say(look: Look, card: Surface, area: Rect, title: str, symbols: tuple[Part, ...]) -> None:
    """Name above, symbols below; side by side where it is too low for that."""
    grid, plates = look.grid, Plates(look, palette_for(look.theme))
    low = area.h < grid.px(_LOW)
    side = round_px(area.h * (0.62 if low else 0.38))
    taken = round_px(side * len(symbols) * 1.06) if low else 0
    high = area.h if low or not symbols else round_px(area.h * 0.5)
    lines = title_lines(look, title, (area.w - grid.px(8) - taken, high))
    step = max(line.get_height() for line in lines) * 0.8
    for number, made in enumerate(lines):
        y = area.y + high / 2 + (number - (len(lines) - 1) / 2) * step
        card.blit(made, made.get_rect(center=(area.x + (area.w - taken) // 2, round_px(y))))
    left = area.right - grid.px(3) - taken if low else area.x + (area.w - side * len(symbols) * 1.1) / 2
    for number, (kind, count) in enumerate(symbols):
        y = area.centery if low else area.y + round_px(area.h * 0.65)  # its number hangs below it
        plates.symbol_at(card, kind, (round_px(left + side * (1.06 * number + 0.55)), y), side, count)


def title_lines(look: Look, title: str, room: tuple[int, int]) -> list[Surface]:
    """A name in one line, or in two where that lets it be larger; it is never wider than its room."""
    plates, (wide, high) = Plates(look, palette_for(look.theme)), room
    largest, whole = min(look.grid.type_px(_NAME), high * 0.9), [title]
    ways = [(whole, largest), *((way, min(largest, high * _TWO_LINES)) for way in _halves(title))]
    made = [[_at_most(plates, part, px, wide) for part in way] for way, px in ways]
    enough = plates.lettering(title, BOLD, largest * _GOOD_ENOUGH, plates.palette.dark).get_height()
    return max(made, key=lambda lines: min(enough, *(line.get_height() for line in lines)))


def _halves(title: str) -> list[list[str]]:
    """Every way to break it after a space or hyphen."""
    cuts = [at for at, sign in enumerate(title, 1) if sign in " -" and at < len(title)]
    return [[title[:at].rstrip(), title[at:]] for at in cuts]


def _at_most(plates: Plates, text: str, px: float, wide: int) -> Surface:
    made = plates.lettering(text, BOLD, px, plates.palette.dark)
    while made.get_width() > wide and px > 5:
        px -= 0.5
        made = plates.lettering(text, BOLD, px, plates.palette.dark)
    return made
