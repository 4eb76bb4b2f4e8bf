"""The pictures under assets/: what the loader would leave out without a word, and colours that nobody fills in."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from pathlib import Path
from xml.parsers import expat

from game.core import places
from game.core.catalogue import nearest
from game.core.errors import Problems
from game.ui import icons, svg
from game.ui.art import Art, art_of

_SVG = "http://www.w3.org/2000/svg"
_DRAWN = frozenset(
    {
        "svg",
        "g",
        "path",
        "rect",
        "circle",
        "ellipse",
        "line",
        "polyline",
        "polygon",
        "defs",
        "stop",
        "linearGradient",
        "radialGradient",
    }
)
_WORDS = frozenset({"title", "desc", "metadata"})
_LEFT_OUT = frozenset(
    {
        "clip-path",
        "mask",
        "filter",
        "marker",
        "marker-start",
        "marker-mid",
        "marker-end",
        "paint-order",
        "mix-blend-mode",
        "visibility",
        "isolation",
    }
)
_PAINTS = frozenset({"fill", "stroke", "stop-color"})
_PLAIN = re.compile(r"none|#[0-9a-fA-F]{6}|url\(#[^)]+\)")
_FILE = re.compile(r"[a-z][a-z0-9_]*")


def check_art(game_ids: Collection[str], problems: Problems, folder: Path = places.ASSETS) -> None:
    """Every mistake in the drawings of all games and of those they share."""
    seen: dict[tuple[str, str], str] = {}
    for path in sorted(folder.rglob("*.svg")):
        game, kind = path.parts[len(folder.parts)], path.parent.name
        shown = places.shown(path)
        if game not in {*game_ids, svg.SHARED} or len(path.parts) != len(folder.parts) + 3:
            problems.add(shown, None, "nobody looks for drawings here", "assets/<game or shared>/<kind>/<name>.svg")
        elif not _FILE.fullmatch(path.stem):
            problems.add(shown, None, "a drawing's name is small letters, digits and _")
        else:
            owner = "" if kind == icons.KIND else game
            first = seen.setdefault((owner, f"{kind}/{path.stem}"), shown)
            if first != shown:
                problems.add(shown, None, f"{first} has this name already")
            known = colours_of(game, kind)
            for line, message, hint in mistakes(path, known, named_only=kind == icons.KIND):
                problems.add(shown, line, message, hint)
    for game in game_ids:
        art = art_of(game)
        if art is not None:
            _check_names(art, folder / game, problems)


def _check_names(art: Art, folder: Path, problems: Problems) -> None:
    """Drawings that are missing, and those that nobody asks for: a misspelt name shows as both."""
    for kind in {*art.drawings, *(path.parent.name for path in folder.glob("*/*.svg"))} - {icons.KIND}:
        there, wanted = {path.stem for path in (folder / kind).glob("*.svg")}, set(art.drawings.get(kind, ()))
        for name in sorted(wanted - there):
            problems.add(
                places.shown(folder / kind / f"{name}.svg"),
                None,
                "this drawing is missing",
                nearest(name, there - wanted),
            )
        for name in sorted(there - wanted):
            problems.add(
                places.shown(folder / kind / f"{name}.svg"),
                None,
                "nobody asks for this drawing",
                nearest(name, wanted - there) or f"game/ui/games/{art.game}/art.py names them",
            )


def colours_of(game: str, kind: str) -> frozenset[str]:
    """The named colours that a game fills into drawings of this kind."""
    if kind == icons.KIND:
        return frozenset({*icons.COLOURS, svg.HOLE})
    art = art_of(game)
    return frozenset({*(art.names if art is not None else ()), svg.HOLE})


def mistakes(path: Path, known: Collection[str], *, named_only: bool = False) -> list[tuple[int, str, str | None]]:
    """Line, message and hint of each; with `named_only` nothing may have a colour of its own."""
    reader = _Reader(known, named_only)
    try:
        reader.parser.Parse(path.read_bytes(), True)
    except expat.ExpatError as error:
        reader.found.append((error.lineno, f"this is no SVG: {expat.ErrorString(error.code)}", None))
    except OSError as error:
        reader.found.append((1, f"cannot be read: {error.strerror}", None))
    return reader.found


class _Reader:
    def __init__(self, known: Collection[str], named_only: bool) -> None:
        self.known, self.named_only = known, named_only
        self.found: list[tuple[int, str, str | None]] = []
        self.depth = 0
        self.parser = expat.ParserCreate(namespace_separator=" ")
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.StartDoctypeDeclHandler = lambda *_: self._wrong("a DOCTYPE has no place in a drawing")
        self.parser.ProcessingInstructionHandler = lambda *_: self._wrong("style sheets have no place in a drawing")

    def _wrong(self, message: str, hint: str | None = None) -> None:
        self.found.append((self.parser.CurrentLineNumber, message, hint))

    def _end(self, name: str) -> None:
        self.depth -= 1

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        self.depth += 1
        space, _, word = name.rpartition(" ")
        if self.depth == 1:
            self._root(space, word, attributes)
        elif space != _SVG or word in _WORDS:
            return  # notes of an editor, which nobody draws
        elif word not in _DRAWN:
            self._wrong(f"<{word}> is not drawn", "make paths of it")
        said = {key.rpartition(" ")[2]: value for key, value in attributes.items()}
        said.update(_style(said.get("style", "")))
        for key, value in said.items():
            self._attribute(key, value.strip())
        if word.endswith("Gradient") and said.get("gradientUnits") != "userSpaceOnUse" and "href" not in said:
            self._wrong("the gradient would be stretched wrongly", 'gradientUnits="userSpaceOnUse"')
        paints = [said[key] for key in _PAINTS & said.keys() if said[key].startswith("#")]
        self._names(said.get("class", "").split(), paints)

    def _root(self, space: str, word: str, attributes: dict[str, str]) -> None:
        if (space, word) != (_SVG, "svg"):
            self._wrong("this is no SVG")
        elif not re.fullmatch(r"0 0 [0-9.]+ [0-9.]+", attributes.get("viewBox", "")):
            self._wrong("the drawing does not say how large it is", 'viewBox="0 0 24 24"')

    def _attribute(self, key: str, value: str) -> None:
        if key in _LEFT_OUT and value not in ("none", "normal", "visible", "auto", "inherit"):
            self._wrong(f"{key} is not drawn")
        elif key == "href" and not value.startswith("#"):
            self._wrong(f"a link to '{value[:40]}': everything must stand in this file")
        elif key.startswith("on"):
            self._wrong("scripts have no place in a drawing")
        elif key in _PAINTS and not _PLAIN.fullmatch(value):
            self._wrong(f"the colour '{value[:40]}' would be drawn grey", "#rrggbb")

    def _names(self, names: list[str], paints: list[str]) -> None:
        for name in names:
            parts = svg.SHADE.fullmatch(name)
            if parts is None or parts[1] not in self.known:
                self._wrong(f"no palette knows the colour '{name}'", nearest(name, self.known))
        if names and not paints:
            self._wrong(f"'{names[0]}' has no colour of the form #rrggbb to stand for")
        if paints and not names and self.named_only:
            self._wrong(f"the colour {paints[0]} would be the same on every ground", 'class="main"')


def _style(text: str) -> Iterator[tuple[str, str]]:
    for entry in text.split(";"):
        key, colon, value = entry.partition(":")
        if colon:
            yield key.strip(), value.strip()
