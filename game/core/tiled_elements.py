"""A board of Tiled as its file has it: all elements of the map and of its tilesets, with their lines."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from xml.parsers import expat

from game.core.errors import Problems


@dataclass
class Element:
    tag: str
    attributes: dict[str, str]
    line: int
    parent: Element | None
    file: str

    def above(self, tag: str) -> Element | None:
        element = self.parent
        while element is not None and element.tag != tag:
            element = element.parent
        return element

    def called(self) -> str:
        name = self.attributes.get("name") or self.attributes.get("id") or ""
        return f"{self.tag} '{name}'" if name else self.tag


class Elements:
    """All elements of a map and of its tilesets with their lines, which pytmx does not tell."""

    def __init__(self, path: Path, shown: str, problems: Problems) -> None:
        self.shown = shown
        self.path = path
        self.all: list[Element] = []
        self._read(path, shown, problems)
        for tileset in [one for one in self.all if one.tag == "tileset" and "source" in one.attributes]:
            source = tileset.attributes["source"]
            if not lies_inside(path, source):
                message = f"the tileset {source} lies outside the map's folder"
                problems.add(shown, tileset.line, message, "copy it there")
            elif source.lower().endswith(".tsx"):
                self._read(path.parent / source, source, problems)
            else:
                problems.add(shown, tileset.line, f"the tileset {source} is no .tsx file", "export it from Tiled")

    def _read(self, path: Path, shown: str, problems: Problems) -> None:
        stack: list[Element] = []
        parser = expat.ParserCreate()

        def start(tag: str, attributes: dict[str, str]) -> None:
            element = Element(tag, attributes, parser.CurrentLineNumber, stack[-1] if stack else None, shown)
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

    def tagged(self, *tags: str) -> Iterator[Element]:
        return (element for element in self.all if element.tag in tags)


def lies_inside(path: Path, source: str) -> bool:
    """Whether a file that a map names is in the map's own folder or below it: elsewhere it is not the game's."""
    folder = path.parent.resolve()
    return (folder / source).resolve().is_relative_to(folder)
