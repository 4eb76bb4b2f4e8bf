"""What the map of Scythe can show besides: who holds what, who can attack here, who could be in the Factory."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pygame import Surface

from game.games.scythe.shown import FiguresScythe
from game.ui.widget import Widget
from game.ui.widgets import IconButton

HELD, ATTACKS, FACTORY = "held", "attacks", "factory"
LENSES = ((HELD, "territory"), (ATTACKS, "swords"), (FACTORY, "works"))
_SIZE, _STEP = 34.0, 40.0
_FROM_RIGHT, _TOP = 46.0, 296.0
_FACTORY_PLACE = "r4c3"
Seats = Mapping[str, tuple[int, ...]]


class _Lens(IconButton):
    on = False

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        if self.on:
            self.materials.ring(surface, self.rect, self.theme.copper, 2.6, 7)


class Lenses(Widget):
    """One at a time; the same again puts it away. `on_change` hears of it."""

    bleed = 8.0

    def __init__(self, wide: float, words: Mapping[str, str], on_change: Callable[[], object]) -> None:
        """At the right edge of a map so many units wide."""
        super().__init__((wide - _FROM_RIGHT, _TOP, _SIZE, _STEP * len(LENSES)), pin="right", name="lenses")
        self.chosen = ""
        self.on_change = on_change
        self.buttons = {
            name: self.add(
                _Lens(
                    (0, _STEP * number, _SIZE, _SIZE),
                    icon,
                    self._press(name),
                    size=20,
                    ground="paper",
                    colour="ink",
                    name=f"lens_{name}",
                    tooltip=words[name],
                )
            )
            for number, (name, icon) in enumerate(LENSES)
        }

    def _press(self, name: str) -> Callable[[], None]:
        return lambda: self.choose("" if self.chosen == name else name)

    def choose(self, name: str) -> None:
        self.chosen = name
        for each, button in self.buttons.items():
            button.set(on=each == name)
        self.on_change()

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        found = super().hit(pos)
        return None if found is self else found


def visitors(figures: FiguresScythe) -> Seats:
    """Who could be in the Factory with one move."""
    return {_FACTORY_PLACE: figures.factory_visitors} if figures.factory_visitors else {}
