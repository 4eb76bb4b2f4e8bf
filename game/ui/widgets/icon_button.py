"""Small icons to press."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.ui.grid import Grid
from game.ui.theme import Colour
from game.ui.widget import At
from game.ui.widgets.buttons import PressWidget
from game.ui.widgets.panels import Panel

_SHARE = 0.62
"""An icon that grows with the type leaves so much of its button to itself."""


class IconButton(PressWidget):
    """A small icon to press: no ground of its own unless pointed at. Always give a tooltip."""

    def __init__(
        self,
        at: At,
        icon: str,
        on_press: Callable[[], object] | None = None,
        *,
        colour: str | Colour = "muted",
        size: float = 16,
        ground: str = "",
        shortcut: str = "",
        pin: str = "left top",
        name: str = "",
        tooltip: str = "",
    ) -> None:
        super().__init__(at, on_press, shortcut=shortcut, pin=pin, name=name, tooltip=tooltip)
        self.icon = icon
        self.colour_name = colour
        self.size = size
        self.ground = ground

    @property
    def grown(self) -> float:
        """Units of its icon, which follows the size of type."""
        return self.look.icons.beside(self.size, _SHARE * self.grid.units(min(self.rect.w, self.rect.h)))

    def draw(self, surface: Surface) -> None:
        spot = self.rect.move(0, self.grid.line(1)) if self.down else self.rect
        if self.highlighted:
            self.materials.highlight(surface, spot, 7)
        if self.ground or self.highlighted:
            shadow = "tile" if self.ground and not self.highlighted else None
            self.materials.frame(surface, spot, self.ground or "field", radius=7, shadow=shadow)
        ink = self.colour(self.colour_name) if self.enabled else self.theme.track_off
        self.look.icons.draw(surface, self.icon, self.grown, ink, spot.center)


_CLOSE, _CROSS, _LARGEST = 26.0, 14.0, 1.6


class CloseButton(IconButton):
    """The cross in the upper right corner of a sheet, beside its title and as large as that is written.

    `margin` is what lies between it and the right edge, in units.
    """

    def __init__(self, on_press: Callable[[], object], tooltip: str, margin: float = 10.0, name: str = "close"):
        super().__init__((0, 0, _CLOSE, _CLOSE), "cross", on_press, size=_CROSS, name=name, tooltip=tooltip)
        self.margin = margin

    def layout(self, grid: Grid) -> None:
        sheet = self.parent
        assert isinstance(sheet, Panel)
        k = min(_LARGEST, grid.text_scale) if grid.is_large else 1.0
        side = _CLOSE * k
        self.at = (sheet.at[2] - self.margin - side, sheet.title_middle - side / 2, side, side)
        super().layout(grid)
