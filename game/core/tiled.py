"""Boards drawn with Tiled: a .tmx of hexagons, or of objects alone, becomes plain records. Imports pytmx.

pytmx loses or mistakes some of what Tiled can write (classes, templates, turned tiles, reserved names); those
things are refused here with the line where they stand, before pytmx reads the file. No screen is needed.
"""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from xml.parsers import expat

from game.core import hexes
from game.core.errors import BadData, Problems

Property = str | int | float | bool
Offset = tuple[int, int]
"""Column and row, as Tiled shows them."""
Pixel = tuple[float, float]

# a custom property with one of these names stops pytmx, or silently replaces what it means
_RESERVED = frozenset(
    {"id", "name", "type", "class", "x", "y", "width", "height", "rotation", "visible", "points", "gid"}
    | {"template", "closed", "properties", "parent", "data", "opacity", "offsetx", "offsety", "color"}
    | {"draworder", "source", "image", "frames", "colliders", "path", "trans", "firstgid", "tilewidth"}
    | {"tileheight", "margin", "spacing", "columns", "tilecount", "orientation", "version", "filename"}
    | {"layers", "tilesets", "images", "maxgid"}
)
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
    elements = _Elements(path, shown, found)
    if not found:
        _check(elements, found)
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


@dataclass
class _Element:
    tag: str
    attributes: dict[str, str]
    line: int
    parent: _Element | None
    file: str

    def above(self, tag: str) -> _Element | None:
        element = self.parent
        while element is not None and element.tag != tag:
            element = element.parent
        return element

    def called(self) -> str:
        name = self.attributes.get("name") or self.attributes.get("id") or ""
        return f"{self.tag} '{name}'" if name else self.tag


class _Elements:
    """All elements of a map and of its tilesets with their lines, which pytmx does not tell."""

    def __init__(self, path: Path, shown: str, problems: Problems) -> None:
        self.shown = shown
        self.path = path
        self.all: list[_Element] = []
        self._read(path, shown, problems)
        for tileset in [one for one in self.all if one.tag == "tileset" and "source" in one.attributes]:
            source = tileset.attributes["source"]
            if not _lies_inside(path, source):
                message = f"the tileset {source} lies outside the map's folder"
                problems.add(shown, tileset.line, message, "copy it there")
            elif source.lower().endswith(".tsx"):
                self._read(path.parent / source, source, problems)
            else:
                problems.add(shown, tileset.line, f"the tileset {source} is no .tsx file", "export it from Tiled")

    def _read(self, path: Path, shown: str, problems: Problems) -> None:
        stack: list[_Element] = []
        parser = expat.ParserCreate()

        def start(tag: str, attributes: dict[str, str]) -> None:
            element = _Element(tag, attributes, parser.CurrentLineNumber, stack[-1] if stack else None, shown)
            stack.append(element)
            self.all.append(element)

        def refuse_doctype(name: str, *rest: object) -> None:
            problems.add(shown, parser.CurrentLineNumber, f"has a DOCTYPE ('{name}')", "Tiled writes none: remove it")

        parser.StartElementHandler = start
        parser.StartDoctypeDeclHandler = refuse_doctype
        parser.EndElementHandler = lambda tag: stack.pop()
        try:
            parser.Parse(path.read_bytes(), True)
        except OSError as error:
            problems.add(shown, None, f"cannot be read: {error.strerror or error}")
        except expat.ExpatError as error:
            problems.add(shown, error.lineno, f"is not a Tiled map: {expat.ErrorString(error.code)}")

    def tagged(self, *tags: str) -> Iterator[_Element]:
        return (element for element in self.all if element.tag in tags)


_Refuse = Callable[..., None]
"""Says of an element what is wrong with it, and what to do."""


def _check(elements: _Elements, problems: Problems) -> None:
    """Refuse all that pytmx would lose, mistake or stumble over."""

    def refuse(element: _Element, message: str, hint: str | None = None) -> None:
        problems.add(element.file, element.line, message, hint)

    root = elements.all[0]
    if root.tag != "map":
        refuse(root, "is not a Tiled map: it does not start with <map>")
        return
    _check_map(root, list(elements.tagged("layer")), refuse)
    _check_layers(elements, refuse)
    _check_pictures(elements, refuse)
    _check_objects(elements, refuse)
    _check_properties(elements, refuse)


def _check_map(root: _Element, layers: list[_Element], refuse: _Refuse) -> None:
    hexagonal = {"orientation": ("hexagonal",), "staggeraxis": ("y",), "staggerindex": ("odd", "even")}
    wanted = hexagonal if layers else {"orientation": ("orthogonal",)}
    for name, values in wanted.items():
        if (have := root.attributes.get(name)) not in values:
            may_be = " or ".join(values)
            refuse(root, f"the map's {name} is {have or 'missing'}, it must be {may_be}", "Map > Map Properties")
    if root.attributes.get("infinite", "0") != "0":
        refuse(root, "the map is infinite", "Map > Map Properties > Infinite: off")
    if len(layers) > 1:
        refuse(root, f"the map has {len(layers)} tile layers, it may have one")


def _check_layers(elements: _Elements, refuse: _Refuse) -> None:
    for layer in elements.tagged("layer", "objectgroup", "group"):
        if any(float(layer.attributes.get(name, "0")) != 0 for name in ("offsetx", "offsety")):
            refuse(layer, f"{layer.called()} is shifted", "set its offset to 0, 0")
    for group in elements.tagged("objectgroup"):
        if not group.attributes.get("name") and group.above("tileset") is None:
            refuse(group, "this object layer has no name", "layers are found by their names")
    for data in elements.tagged("data"):
        encoding, compression = data.attributes.get("encoding"), data.attributes.get("compression")
        if encoding not in ("csv", "base64") or compression not in (None, "", "zlib", "gzip"):
            refuse(
                data,
                f"the layer format {encoding or 'XML'} {compression or ''}".rstrip() + " is not read",
                "Map > Map Properties > Tile Layer Format: CSV",
            )


def _check_pictures(elements: _Elements, refuse: _Refuse) -> None:
    for image in elements.tagged("image"):
        source = image.attributes.get("source", "")
        if not _lies_inside(elements.path, source):
            refuse(image, f"the picture {source} lies outside the map's folder", "copy it there")
        elif not (elements.path.parent / source).is_file():
            refuse(image, f"there is no picture {source}")


def _lies_inside(path: Path, source: str) -> bool:
    """Whether a file that a map names is in the map's own folder or below it: elsewhere it is not the game's."""
    folder = path.parent.resolve()
    return (folder / source).resolve().is_relative_to(folder)


def _check_objects(elements: _Elements, refuse: _Refuse) -> None:
    for thing in elements.tagged("object"):
        if "template" in thing.attributes:
            refuse(thing, f"{thing.called()} is made from a template", "detach it from its template")
        if "gid" in thing.attributes:
            refuse(thing, f"{thing.called()} is a tile object", "insert a point instead")
        if float(thing.attributes.get("rotation", "0")) != 0:
            refuse(thing, f"{thing.called()} is rotated", "set its rotation to 0")
    for text in elements.tagged("text"):
        refuse(text, "text objects are not used", "every text stands in data/text")


def _check_properties(elements: _Elements, refuse: _Refuse) -> None:
    seen: set[tuple[int, str]] = set()
    for one in elements.tagged("property"):
        name = one.attributes.get("name", "")
        owner = one.parent.parent if one.parent is not None else None
        if one.attributes.get("type") == "class":
            refuse(one, f"the property '{name}' is a class", "use plain properties")
        if name in _RESERVED:
            refuse(one, f"a property must not be called '{name}'", f"for example 'board_{name}'")
        if (id(owner), name) in seen:
            refuse(one, f"the property '{name}' is there twice")
        seen.add((id(owner), name))


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


def _load(path: Path, elements: _Elements) -> TiledMap:
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


def _tiles(read: Any, elements: _Elements) -> Mapping[Offset, TileProps]:
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
    own = {key: value for key, value in read.items() if key not in _RESERVED}
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
