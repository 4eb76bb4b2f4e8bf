"""One game's drawings, the files under assets/<game>/<kind>, in the colours of its palette."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from pygame import Surface

from game.core.rooms import spare_room
from game.ui import games, svg
from game.ui.shapes import Canvas, Point
from game.ui.theme import SCHEMES, Colour, Theme, theme_for


def plain_colours(palette: NamedTuple) -> dict[str, Colour]:
    """What is one colour in a palette, by its name there."""
    return {
        name: value
        for name, value in palette._asdict().items()
        if isinstance(value, tuple) and len(value) == 3 and isinstance(value[0], int)
    }


class Art:
    """`drawings` names by kind what the game asks for, blanks between; `more` are the named colours that come with
    a piece and not with the palette: those of its seat."""

    def __init__(
        self,
        game: str,
        palette_for: Callable[[Theme], NamedTuple],
        drawings: Mapping[str, str],
        more: Iterable[str] = (),
    ) -> None:
        self.game = game
        self.palette_for = palette_for
        self.drawings = {kind: tuple(names.split()) for kind, names in drawings.items()}
        self.names = frozenset({*plain_colours(palette_for(theme_for(SCHEMES[0]))), *more})
        self._tones: list[tuple[NamedTuple, dict[object, svg.Tones]]] = []
        """By palette: what each drawing asks for in it, found once, for one picture asks for dozens of drawings."""

    def _toned(self, palette: NamedTuple, path: str, more: Mapping[str, Colour | None]) -> svg.Tones:
        known = next((tones for one, tones in self._tones if one is palette), None)
        if known is None:
            known = {}
            self._tones = [(palette, known), *self._tones[:3]]
        key = path, *more.items()
        found = known.get(key)
        if found is None:
            found = known[key] = svg.tones_of(path, {**plain_colours(palette), **more})
        return found

    def of_theme(self, theme: Theme) -> dict[str, Colour | None]:
        """What a drawing has without a piece's own colours."""
        return {**plain_colours(self.palette_for(theme))}

    def kinds(self, kind: str) -> Mapping[str, str]:
        """The files of a kind by name."""
        return svg.files(kind, self.game)

    def picture(self, palette: NamedTuple, kind: str, name: str, px: int, **more: Colour | None) -> Surface:
        """Square and shared: whoever draws on it takes a copy."""
        path = self.kinds(kind).get(name, "")
        return svg.toned(path, (px, px), self._toned(palette, path, more))

    def draw(
        self, canvas: Canvas, palette: NamedTuple, kind: str, name: str, at: Point, size: float, **more: Colour | None
    ) -> None:
        """Onto a canvas, its middle `at`, `size` of the canvas's units wide and high."""
        path = self.kinds(kind).get(name, "")
        svg.draw_toned(canvas, path, at, size, self._toned(palette, path, more))


def art_of(game: str) -> Art | None:
    """A game's drawings, if it has others than icons."""
    room = spare_room(f"{games.__name__}.{game}.art")
    art: Art | None = room.ART if room else None
    return art
