"""Questions that must be answered first, and short notes that go by themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.ui.events import Event, Key, Pointer
from game.ui.grid import DESIGN_HEIGHT, DESIGN_WIDTH, Grid
from game.ui.paragraph import layout_text
from game.ui.widget import Widget
from game.ui.widgets.buttons import Button
from game.ui.widgets.panels import Panel
from game.ui.widgets.texts import Paragraph

_WIDTH = 460.0
"""Of a dialog, with type of the usual size."""


@dataclass(frozen=True)
class Choice:
    """One button of a dialog. Exactly one should be primary; `key` is its chord, also written on it if short."""

    text: str
    act: Callable[[], object] | None = None
    primary: bool = False
    key: str = ""


class Veil(Widget):
    """Darkens what lies behind a question or a menu, so that it is seen to be at rest."""

    def __init__(self) -> None:
        super().__init__((0, 0, DESIGN_WIDTH, DESIGN_HEIGHT), pin="wide high", name="veil")
        self._made: Surface | None = None

    def draw(self, surface: Surface) -> None:
        if self._made is None or self._made.get_size() != self.rect.size:
            self._made = Surface(self.rect.size, pygame.SRCALPHA)
            self._made.fill((*self.theme.shadow, 150))
        clip = surface.get_clip()
        surface.blit(self._made, clip, clip.move(-self.rect.x, -self.rect.y))


class Dialog(Widget):
    """A sheet over a darkened scene. Escape takes the choice with key "escape", or closes it."""

    modal = True

    def __init__(self, title: str, text: str, choices: Sequence[Choice], *, name: str = "dialog"):
        super().__init__((0, 0, DESIGN_WIDTH, DESIGN_HEIGHT), pin="wide high", name=name)
        self.choices = tuple(choices)
        self.add(Veil())
        self.panel = self.add(Panel((0, 0, _WIDTH, 200), title, padding=24))
        self.body = self.panel.add(Paragraph((24, 46, _WIDTH - 48, 20), text, "prompt"))
        self.buttons = [self._button(choice) for choice in self.choices]

    def _button(self, choice: Choice) -> Button:
        kind = "primary" if choice.primary else "plain"
        button = Button((0, 0, 10, 40), choice.text, lambda: self._take(choice), kind, style="button")
        button.shortcut = choice.key
        return self.panel.add(button)

    def _take(self, choice: Choice) -> None:
        self.close()
        if choice.act is not None:
            choice.act()

    def close(self) -> None:
        if self.parent is not None:
            self.parent.remove(self)

    def arrange(self, grid: Grid) -> None:
        """With large type it is wider, and buttons that have no room side by side stand below each other."""
        k = grid.text_scale if grid.is_large else 1.0
        outer = min(_WIDTH * k, self.rect.w / grid.u - 48)
        inner, head = outer - 48, 46 + 26 * (k - 1)
        self.body.at = (24, head, inner, self.body.height_for(inner))
        self.panel.title_middle = 21.5 + 12 * (k - 1)
        gap, count, high = 10 * k, max(1, len(self.buttons)), 42 * (1 + 0.7 * (k - 1))
        widest = max((self.fonts.width(button.text, "button") for button in self.buttons), default=0)
        stacked = k > 1 and (grid.units(widest) + 20 + gap) * count > inner
        each = inner if stacked else (inner - gap * (count - 1)) / count
        top = head + self.body.at[3] + 22
        for number, button in enumerate(self.buttons):
            column, row = (0, number) if stacked else (number, 0)
            button.at = (24 + column * (each + gap), top + row * (high + gap), each, high)
        height = top + (count if stacked else 1) * (high + gap) - gap + 22
        wide, tall = self.rect.w / grid.u, self.rect.h / grid.u
        self.panel.at = ((wide - outer) / 2, (tall - height) / 2, outer, height)

    @property
    def solid(self) -> bool:
        return True

    def handle(self, event: Event) -> bool:
        if isinstance(event, Key) and event.name == "escape":
            choice = next((c for c in self.choices if c.key == "escape"), None)
            self._take(choice) if choice is not None else self.close()
            return True
        return isinstance(event, Pointer) and event.kind != "move"


class Toast(Widget):
    """A dark note at the top that goes after a while or at a click; where `over` names a place, above that."""

    bleed = 22.0

    def __init__(self, over: Callable[[], Rect | None] = lambda: None) -> None:
        super().__init__((292, 52, 400, 34), pin="centre", name="toast")
        self.over = over
        self.visible = False
        self.text = ""
        self.icon = ""
        self._left = 0.0

    def say(self, text: str, icon: str = "info", ms: float = 3500) -> None:
        """Show a note; it replaces the one before."""
        self.set(text=text, icon=icon, visible=True)
        self.invalidate()
        self._left = ms
        root = self.root
        assert root is not None
        root.animate(self)

    def update(self, dt_ms: float) -> bool:
        self._left -= dt_ms
        if self._left <= 0:
            self.set(visible=False)
        return self.visible

    def box(self) -> Rect:
        block = layout_text(self.look, self.text, "body", "cream", self.rect.w - self.grid.px(62))
        box = Rect(0, 0, block.width + self.grid.px(62), max(self.rect.h, block.height + self.grid.px(14)))
        box.midtop, ground = self.rect.midtop, self.over()
        if ground is not None:
            box.centerx = ground.centerx
        return box

    def reach(self) -> Rect:
        extra = self.grid.px(self.bleed)
        return self.box().inflate(2 * extra, 2 * extra) if self.text else super().reach()

    def draw(self, surface: Surface) -> None:
        box = self.box()
        self.materials.frame(surface, box, "plaque", radius=9)
        size = self.look.icons.beside(17, 28)
        self.look.icons.draw(surface, self.icon, size, self.theme.cream, (box.x + self.grid.px(22), box.centery))
        block = layout_text(self.look, self.text, "body", "cream", self.rect.w - self.grid.px(62))
        block.draw(surface, (box.x + self.grid.px(40), box.centery - block.height // 2))
