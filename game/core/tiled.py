"""Boards drawn with Tiled: a .tmx of hexagons, or of objects alone, becomes plain records. Imports pytmx.

pytmx loses or mistakes some of what Tiled can write (classes, templates, turned tiles, reserved names); those
things are refused in tiled_checks.py, before pytmx reads the file. No screen is needed.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from game.core import hexes
from game.core.errors import BadData, Problems
from game.core.tiled_checks import RESERVED, check
from game.core.tiled_elements import Elements

Property = str | int | float | bool
Offset = tuple[int, int]
"""Column and row, as Tiled shows them."""
Pixel = tuple[float, float]

_TURNED = 0xF0000000


@dataclass(frozen=True)
class TileProps:
    """What the tileset says about one tile: its number there, its class, its own properties."""

    number: int
    kind: str = ""
    properties: Mapping[str, Property] = field(default_factory=dict)


@dataclass(frozen=True)
class MapObject:
    """Something that was drawn on the board: a named point, line, area, box or ellipse, in pixels of the map.

    `points` are the corners of a line or an area; a point, a box and an ellipse have none.
    """

    id: int
    name: str
    kind: str
    layer: str
    shape: str
    x: float
    y: float
    width: float = 0
    height: float = 0
    points: tuple[Pixel, ...] = ()
    properties: Mapping[str, Property] = field(default_factory=dict)


@dataclass(frozen=True)
class TiledMap:
    """A board of hexagons with a point at the top, every second row shifted right: the odd ones, or the even ones.

    A board without a tile layer is orthogonal and consists of its objects alone.
    """

    file: str
    width: int
    height: int
    tile_width: int
    tile_height: int
    side: float
    """The length of the upright edge between two hexagons of a row, in pixels of the map."""
    tiles: Mapping[Offset, TileProps]
    objects: tuple[MapObject, ...]
    properties: Mapping[str, Property] = field(default_factory=dict)
    layers: tuple[str, ...] = ()
    """The names of all layers from the lowest to the uppermost."""
    lines: Mapping[int, int] = field(default_factory=dict, repr=False)
    """In which line of the file each object starts, for messages."""
    even: bool = False
    """Whether rows 0, 2, 4 ... are shifted (Tiled's stagger index) and not rows 1, 3, 5 ..."""

    def on(self, layer: str) -> tuple[MapObject, ...]:
        """The objects of one layer, in the order of the file."""
        return tuple(one for one in self.objects if one.layer == layer)

    def hex_centre(self, at: Offset) -> Pixel:
        """The centre of a hexagon in pixels of the map."""
        col, row = at
        x = col * self.tile_width + self.tile_width / 2 + (self.tile_width / 2 if bool(row % 2) != self.even else 0)
        return x, row * (self.tile_height + self.side) / 2 + self.tile_height / 2

    def hex_at(self, x: float, y: float) -> Offset | None:
        """The hexagon of the board that holds a pixel of the map, None outside."""
        # hexagons of a map may be squeezed: measure in regular ones
        row_step = (self.tile_height + self.side) / 2
        first_x, first_y = self.hex_centre((0, 0))
        place = hexes.at_pixel((x - first_x) / self.tile_width * hexes.SQRT3, (y - first_y) / row_step * 1.5, 1.0)
        col, row = hexes.to_offset(place, self.even)
        return (col, row) if 0 <= col < self.width and 0 <= row < self.height else None


def read_map(path: Path, problems: Problems | None = None, *, name: str | None = None) -> TiledMap | None:
    """Read a board. Without `problems` a broken file raises; with it, the troubles are collected there."""
    shown = name or str(path)
    found = Problems()
    board = None
    elements = Elements(path, shown, found)
    if not found:
        check(elements, found)
    if not found:
        try:
            board = _load(path, elements)
        except BadData as error:
            found.keep(error)
        except Exception as error:  # pytmx raises whatever it meets, bare Exception included
            found.add(shown, None, f"Tiled's map cannot be read: {error or type(error).__name__}")
    if problems is None:
        found.raise_if_any()
    else:
        problems.found.extend(found.found)
    return board


def _pytmx() -> Any:
    """The library, imported here and not above: only who reads a map pays for it.

    It imports pygame where it can, which would cost a bot's process a tenth of a second for nothing; for this one
    import pygame is hidden from it, unless somebody has loaded it already.
    """
    if "pygame" in sys.modules:
        import pytmx
    else:
        before = logging.root.manager.disable
        logging.disable(logging.CRITICAL)  # it would complain on standard error that pygame is missing
        sys.modules["pygame"] = None  # type: ignore[assignment]  # the documented way to make an import fail
        try:
            import pytmx
        finally:
            del sys.modules["pygame"]
            logging.disable(before)
    return pytmx


def _load(path: Path, elements: Elements) -> TiledMap:
    read = _pytmx().TiledMap(str(path))
    lines = {int(one.attributes["id"]): one.line for one in elements.tagged("object") if "id" in one.attributes}
    shapes = {
        int(one.parent.attributes["id"]): one.tag
        for one in elements.tagged("point", "ellipse", "polygon", "polyline", "capsule")
        if one.parent and "id" in one.parent.attributes
    }
    # pytmx lists layers by kind; the order in which Tiled draws them is the order of the file
    names = tuple(
        one.attributes.get("name", "")
        for one in elements.tagged("layer", "objectgroup", "imagelayer")
        if one.above("tileset") is None
    )
    objects = [_object(one, group.name, shapes) for group in read.objectgroups for one in group]
    order = list(lines)
    objects.sort(key=lambda one: order.index(one.id))
    root = elements.all[0].attributes
    return TiledMap(
        file=elements.shown,
        width=read.width,
        height=read.height,
        tile_width=read.tilewidth,
        tile_height=read.tileheight,
        side=float(root.get("hexsidelength", "0")),
        tiles=_tiles(read, elements),
        objects=tuple(objects),
        properties=_plain(read.properties),
        layers=names,
        lines=lines,
        even=root.get("staggerindex") == "even",
    )


def _tiles(read: Any, elements: Elements) -> Mapping[Offset, TileProps]:
    if not list(elements.tagged("layer")):
        return {}
    layer_line = next(elements.tagged("layer")).line
    layer = next(one for one in read.layers if type(one).__name__ == "TiledTileLayer")
    if len(layer.data) != read.height or any(len(row) != read.width for row in layer.data):
        raise BadData(
            elements.shown, layer_line, f"the tile layer does not have {read.width} columns and {read.height} rows"
        )
    tilesets = sorted(read.tilesets, key=lambda one: one.firstgid)
    flags = {gid: flags for pairs in read.gidmap.values() for gid, flags in pairs}
    known: dict[int, TileProps] = {}
    tiles: dict[Offset, TileProps] = {}
    for col, row, gid in layer:
        if gid == 0:
            continue
        if gid not in known:
            number = read.tiledgidmap[gid]
            turned = number & _TURNED or any(flags.get(gid) or ())
            if turned:
                raise BadData(
                    elements.shown,
                    layer_line,
                    f"the tile at column {col}, row {row} is turned or flipped",
                    "use tiles as they are in the tileset",
                )
            home = next((one for one in reversed(tilesets) if one.firstgid <= number), None)
            if home is None or (home.tilecount and number >= home.firstgid + home.tilecount):
                raise BadData(elements.shown, layer_line, f"the tile at column {col}, row {row} is in no tileset")
            known[gid] = _tile(number - home.firstgid, read.tile_properties.get(gid) or {})
        tiles[col, row] = known[gid]
    return tiles


def _tile(number: int, read: Mapping[str, Any]) -> TileProps:
    own = {key: value for key, value in read.items() if key not in RESERVED}
    return TileProps(number, read.get("type") or read.get("class") or "", _plain(own))


def _plain(properties: Mapping[str, Any]) -> Mapping[str, Property]:
    """pytmx reads an empty text as None."""
    return {key: "" if value is None else value for key, value in properties.items()}


def _object(one: Any, layer: str, shapes: Mapping[int, str]) -> MapObject:
    kind = one.type or getattr(one, "class", None) or ""
    points = tuple((float(x), float(y)) for x, y in getattr(one, "points", None) or ())
    return MapObject(
        id=one.id,
        name=one.name or "",
        kind=kind,
        layer=layer,
        shape=shapes.get(one.id, "rectangle"),
        x=float(one.x),
        y=float(one.y),
        width=float(one.width),
        height=float(one.height),
        points=points,
        properties=_plain(one.properties),
    )
