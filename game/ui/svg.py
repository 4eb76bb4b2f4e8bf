"""Pictures from SVG files under assets/<game or shared>/<kind>/<name>.svg, at any size, in the colours of the moment.

An element with a class follows a named colour: class="metal" is the palette's metal, "metal+30" is 30 % on the way
to light, "metal-40" on the way to dark. A second word is for the stroke. What the file itself says is what an editor
shows. What is named "hole", or has no colour at the moment, cuts through everything below it. More in docs/ART.md.
"""

from __future__ import annotations

import io
import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pygame
from pygame import Surface

from game.core import places
from game.ui import shapes
from game.ui.kept import Kept
from game.ui.shapes import Canvas, Point
from game.ui.theme import Colour, mix, rgb

SHARED = "shared"
HOLE = "hole"
LIGHT: Colour = (255, 250, 238)
DARK: Colour = (35, 28, 20)
"""Where the shades of a named colour lead."""
TAG = re.compile(r"<(?![?!/])[^<>]*>")
CLASS = re.compile(r'\bclass\s*=\s*"([^"]*)"')
SHADE = re.compile(r"([a-z][a-z0-9_]*)(?:([+-])(\d{1,3}))?")
PAINT = re.compile(r"""\b(fill|stroke|stop-color)(\s*[:=]\s*["']?\s*)(#[0-9a-fA-F]{6})\b""")
_KEPT_BYTES = 14_000_000
_kept = Kept(_KEPT_BYTES)
Tones = dict[str, Colour | None]


class Drawing(NamedTuple):
    """A file's text, cut wherever a named colour goes: text, colour, text, colour, ... text."""

    parts: tuple[str, ...]
    names: dict[str, str]
    """The colours that it asks for, named ones, shades and fixed ones as #rrggbb, and what stands there for each."""


@cache
def files(kind: str, game: str = "*") -> dict[str, str]:
    """The files of a kind by name, of one game or of all."""
    return {path.stem: str(path) for path in sorted(places.ASSETS.glob(f"{game}/{kind}/*.svg"), reverse=True)}


def folders(game: str) -> list[Path]:
    """One for each kind of drawing that a game has."""
    return [path for path in (places.ASSETS / game).glob("*") if any(path.glob("*.svg"))]


def stamp(game: str) -> list[tuple[str, int, int]]:
    """Changes with every drawing of a game: for the keys of pictures that are kept on disk."""
    found = sorted((places.ASSETS / game).rglob("*.svg"))
    return [(path.name, path.stat().st_size, path.stat().st_mtime_ns) for path in found]


def cut(text: str) -> Drawing:
    parts, names, end = [], dict[str, str](), 0
    for tag in TAG.finditer(text):
        named = CLASS.search(tag[0])
        words = named[1].split() if named else []
        for paint in PAINT.finditer(tag[0]):
            name = (words[-1] if paint[1] == "stroke" else words[0]) if words else paint[3]
            names.setdefault(name, paint[3])
            parts += [text[end : tag.start() + paint.start(3)], name]
            end = tag.start() + paint.end(3)
    return Drawing((*parts, text[end:]), names)


@cache
def drawing(path: str) -> Drawing | None:
    """The file, read once; nothing if it cannot be read, which check-data tells."""
    try:
        return cut(Path(path).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def tone(name: str, written: str, colours: Mapping[str, Colour | None]) -> Colour | None:
    """A named colour or a shade of one; what the file says where nobody gives the name a colour."""
    if name in colours:
        return colours[name]
    parts = SHADE.fullmatch(name)
    if parts is None or parts[1] not in colours:
        return None if name == HOLE else rgb(written)
    colour = colours[parts[1]]
    return colour and mix(colour, LIGHT if parts[2] == "+" else DARK, int(parts[3]) / 100)


def picture(path: str, size: tuple[int, int], colours: Mapping[str, Colour | None]) -> Surface:
    """The file's picture filling the size, kept; whoever changes it takes a copy."""
    return toned(path, size, tones_of(path, colours))


def tones_of(path: str, colours: Mapping[str, Colour | None]) -> Tones:
    """The colours that a file asks for, by what stands there for each."""
    found = drawing(path)
    return {} if found is None else {name: tone(name, written, colours) for name, written in found.names.items()}


def toned(path: str, size: tuple[int, int], tones: Tones) -> Surface:
    """The same as `picture` in tones that `tones_of` has found."""
    found = drawing(path)
    if found is None:
        return missing(size)
    return _kept.get((path, size, *tones.values()), lambda: [(_drawn(path, found, size, tones), (0, 0))])[0][0]


def draw(canvas: Canvas, path: str, at: Point, size: float, colours: Mapping[str, Colour | None]) -> None:
    """Onto a canvas, square, its middle `at` and so large, in the canvas's units."""
    draw_toned(canvas, path, at, size, tones_of(path, colours))


def draw_toned(canvas: Canvas, path: str, at: Point, size: float, tones: Tones) -> None:
    px = max(1, round(size * canvas.unit))
    corner = round(at[0] * canvas.unit - px / 2), round(at[1] * canvas.unit - px / 2)
    canvas.big.blit(toned(path, (px, px), tones), corner)


def _drawn(path: str, found: Drawing, size: tuple[int, int], tones: Tones) -> Surface:
    try:
        if None not in tones.values():
            return _rasterised(found, size, tones)
        holes = tuple(name for name, colour in tones.items() if colour is None)
        mask = _kept.get((path, size, holes), lambda: [(_mask(found, size, holes), (0, 0))])[0][0]
        left = {colour for colour in tones.values() if colour is not None}
        if len(left) == 1:
            return shapes.tinted(mask, left.pop())
        return shapes.cut(_rasterised(found, size, tones), mask)
    except pygame.error:  # not a picture: check-data says so
        return missing(size)


def _mask(found: Drawing, size: tuple[int, int], holes: tuple[str, ...]) -> Surface:
    """What the holes leave, as alpha: drawn white and black, and read so that the red of a pixel is its alpha."""
    grey = _rasterised(found, size, {name: (0, 0, 0) if name in holes else (255, 255, 255) for name in found.names})
    return pygame.image.frombuffer(pygame.image.tobytes(grey.premul_alpha(), "RGBA"), size, "ARGB")


def _rasterised(found: Drawing, size: tuple[int, int], tones: Mapping[str, Colour | None]) -> Surface:
    parts = list(found.parts)
    for place in range(1, len(parts), 2):
        parts[place] = "#{:02x}{:02x}{:02x}".format(*(tones[parts[place]] or DARK))
    made = pygame.image.load_sized_svg(io.BytesIO("".join(parts).encode()), size)
    if made.get_size() == size:
        return made
    whole = Surface(size, pygame.SRCALPHA)  # the loader keeps the file's proportions
    whole.blit(made, made.get_rect(center=whole.get_rect().center))
    return whole


def missing(size: tuple[int, int]) -> Surface:
    """A quiet frame where a file is missing or broken."""
    return shapes.ring(size, min(size) / 6, max(1, min(size) // 12), (*mix(LIGHT, DARK, 0.4), 255))
