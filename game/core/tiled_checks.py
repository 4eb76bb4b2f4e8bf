"""What Tiled can write and pytmx would lose, mistake or stumble over: refused with the line where it stands."""

from __future__ import annotations

from collections.abc import Callable

from game.core.errors import Problems
from game.core.tiled_elements import Element, Elements, lies_inside

# a custom property with one of these names stops pytmx, or silently replaces what it means
RESERVED = frozenset(
    {"id", "name", "type", "class", "x", "y", "width", "height", "rotation", "visible", "points", "gid"}
    | {"template", "closed", "properties", "parent", "data", "opacity", "offsetx", "offsety", "color"}
    | {"draworder", "source", "image", "frames", "colliders", "path", "trans", "firstgid", "tilewidth"}
    | {"tileheight", "margin", "spacing", "columns", "tilecount", "orientation", "version", "filename"}
    | {"layers", "tilesets", "images", "maxgid"}
)


Refuse = Callable[..., None]
"""Says of an element what is wrong with it, and what to do."""


def check(elements: Elements, problems: Problems) -> None:
    """Refuse all that pytmx would lose, mistake or stumble over."""

    def refuse(element: Element, message: str, hint: str | None = None) -> None:
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


def _check_map(root: Element, layers: list[Element], refuse: Refuse) -> None:
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


def _check_layers(elements: Elements, refuse: Refuse) -> None:
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


def _check_pictures(elements: Elements, refuse: Refuse) -> None:
    for image in elements.tagged("image"):
        source = image.attributes.get("source", "")
        if not lies_inside(elements.path, source):
            refuse(image, f"the picture {source} lies outside the map's folder", "copy it there")
        elif not (elements.path.parent / source).is_file():
            refuse(image, f"there is no picture {source}")


def _check_objects(elements: Elements, refuse: Refuse) -> None:
    for thing in elements.tagged("object"):
        if "template" in thing.attributes:
            refuse(thing, f"{thing.called()} is made from a template", "detach it from its template")
        if "gid" in thing.attributes:
            refuse(thing, f"{thing.called()} is a tile object", "insert a point instead")
        if float(thing.attributes.get("rotation", "0")) != 0:
            refuse(thing, f"{thing.called()} is rotated", "set its rotation to 0")
    for text in elements.tagged("text"):
        refuse(text, "text objects are not used", "every text stands in data/text")


def _check_properties(elements: Elements, refuse: Refuse) -> None:
    seen: set[tuple[int, str]] = set()
    for one in elements.tagged("property"):
        name = one.attributes.get("name", "")
        owner = one.parent.parent if one.parent is not None else None
        if one.attributes.get("type") == "class":
            refuse(one, f"the property '{name}' is a class", "use plain properties")
        if name in RESERVED:
            refuse(one, f"a property must not be called '{name}'", f"for example 'board_{name}'")
        if (id(owner), name) in seen:
            refuse(one, f"the property '{name}' is there twice")
        seen.add((id(owner), name))
