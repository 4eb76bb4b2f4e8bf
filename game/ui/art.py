"""One game's drawings, the files under assets/<game>/<kind>, in the colours of its palette."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from pygame import Surface

from game.ui import svg
from game.ui.shapes import Canvas, Point
from game.ui.theme import Colour


def plain_colours(palette: NamedTuple) -> dict[str, Colour]:
    """What is one colour in a palette, by its name there."""
    return {name: value for name, value in palette._asdict().items()
            if isinstance(value, tuple) and len(value) == 3 and isinstance(value[0], int)}


class Art:
    """`more` are the named colours that come with a piece and not with the palette: those of its seat."""

    def __init__(self, game: str, palette: NamedTuple, more: Iterable[str] = ()) -> None:
        self.game = game
        self.names = frozenset({*plain_colours(palette), *more})

        self._plain: list[tuple[NamedTuple, dict[str, Colour]]] = []

    def _colours(self, palette: NamedTuple, more: Mapping[str, Colour | None]) -> dict[str, Colour | None]:
        plain = next((named for one, named in self._plain if one is palette), None)
        if plain is None:
            plain = plain_colours(palette)
            self._plain = [(palette, plain), *self._plain[:3]]
        return {**plain, **more}

    def kinds(self, kind: str) -> Mapping[str, str]:
        """The files of a kind by name."""
        return svg.files(kind, self.game)

    def picture(self, palette: NamedTuple, kind: str, name: str, px: int, **more: Colour | None) -> Surface:
        """Square and shared: whoever draws on it takes a copy."""
        return svg.picture(self.kinds(kind).get(name, ""), (px, px), self._colours(palette, more))

    def draw(
        self, canvas: Canvas, palette: NamedTuple, kind: str, name: str, at: Point, size: float,
        **more: Colour | None,
    ) -> None:
        """Onto a canvas, its middle `at`, `size` of the canvas's units wide and high."""
        svg.draw(canvas, self.kinds(kind).get(name, ""), at, size, self._colours(palette, more))
