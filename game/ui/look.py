"""All that drawing needs, in one object: grid, theme, fonts, materials, icons, signs and
the states of places.

A Look is made for one window size, text size and colour scheme, and never changes; a resize makes a new one.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from game.ui.fonts import Fonts
from game.ui.grid import Grid
from game.ui.icons import Icons
from game.ui.materials import Materials
from game.ui.signs import Signs
from game.ui.states import PlaceStates
from game.ui.theme import Theme, theme_for

P = TypeVar("P")
_PRINT_SCALE = 1.15


class Look:
    def __init__(self, grid: Grid | None = None, theme: Theme | None = None) -> None:
        self.grid = grid or Grid()
        self.theme = theme or theme_for("standard")
        self.fonts = Fonts(self.grid)
        self.print_fonts = Fonts(replace(self.grid, text_scale=min(self.grid.text_scale, _PRINT_SCALE)))
        """Type printed on boards: its places are fixed, so it follows the text size only so far."""
        self.materials = Materials(self.grid, self.theme)
        self.icons = Icons(self.grid)
        self.signs = Signs(self.grid, self.theme)
        self.states = PlaceStates(self)
        self.blocks: dict[tuple[object, ...], Any] = {}
        """Laid-out paragraphs, kept by paragraph.py."""
        self._painters: dict[type, Any] = {}

    def painter(self, kind: Callable[..., P], *about: Any) -> P:
        """The one painter of a kind that worlds use with this look: made when first asked for, gone with the look."""
        key: Any = kind
        if key not in self._painters:
            self._painters[key] = kind(self, *about)
        found: P = self._painters[key]
        return found
