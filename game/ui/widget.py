"""The retained tree: a widget has a place in design units, knows what it shows and says when it changed.

Nothing is drawn because time passes: invalidate() marks pixels, Root redraws those and no others.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, TypeVar

from pygame import Rect, Surface

from game.ui.events import Event
from game.ui.fonts import Fonts
from game.ui.grid import Grid
from game.ui.look import Look
from game.ui.materials import Materials
from game.ui.theme import Colour, Theme

if TYPE_CHECKING:
    from game.ui.root import Root

At = tuple[float, float, float, float]
W = TypeVar("W", bound="Widget")


class Widget:
    """`at` is x, y, w, h in units from the parent's corner; `pin` says what follows a larger parent (grid.pinned).

    A disabled widget keeps `why`, the reason shown as its tooltip; it can still be focused, to be asked.
    """

    focusable = False
    bleed = 0.0
    """How far the drawing reaches beyond the rectangle, in units (shadow, glow)."""
    contains = False
    """Whether children never draw beyond this widget's reach: then they need not be asked."""
    modal = False
    """While a modal widget is visible, nothing outside it is pointed at or focused."""
    passed_by = False
    """Whether the walk over all that can be done passes it by: it is no answer to what is asked."""
    types = False
    """Whether it takes what is typed: then keys are its own before there is a ring to be seen."""
    is_read = False  # whether somebody reads it while a button of it is pointed at: tooltips then stand outside
    scrolls = False
    """Whether what lies inside is only seen as far as this widget reaches."""

    def __init__(self, at: At = (0, 0, 0, 0), *, pin: str = "left top", name: str = "", tooltip: str = "") -> None:
        self.at = at
        self.pin = pin
        self.name = name
        self.tooltip = tooltip
        self.why = ""
        self.enabled = self.visible = True
        self.hovered = self.focused = False
        self.rect = Rect(0, 0, 0, 0)
        self.parent: Widget | None = None
        self._look: Look | None = None
        self._reach_of = self._reach = Rect(-1, -1, 0, 0)
        self.children: list[Widget] = []

    # the tree

    def add(self, child: W) -> W:
        self.insert(len(self.children), child)
        return child

    def insert(self, index: int, child: Widget) -> None:
        child.parent = self
        self.children.insert(index, child)
        self._settle(child)

    def _settle(self, child: Widget) -> None:
        root = self.root
        if root is not None and root.has_look and self.rect.w:
            child.adopt(root.look)
            child.layout(root.look.grid)
            for each in child.walk():
                each.invalidate()

    def adopt(self, look: Look | None) -> None:
        """Hand a look to this widget and all below it; Root does so before it lays them out."""
        for each in self.walk():
            each._look = look
            each._reach_of = Rect(-1, -1, 0, 0)

    def remove(self, child: Widget) -> None:
        for each in child.walk():
            each.invalidate()
        root = self.root
        if root is not None:
            root.forget(child)
        self.children.remove(child)
        child.parent = None
        child.adopt(None)

    def clear(self) -> None:
        for child in list(self.children):
            self.remove(child)

    def walk(self) -> Iterator[Widget]:
        yield self
        for child in self.children:
            yield from child.walk()

    def ancestors(self) -> Iterator[Widget]:
        """This widget and everything around it."""
        widget: Widget | None = self
        while widget is not None:
            yield widget
            widget = widget.parent

    def find(self, name: str) -> Widget:
        """The widget of that name below this one; a missing name is our own mistake."""
        for widget in self.walk():
            if widget.name == name:
                return widget
        raise KeyError(name)

    @property
    def root(self) -> Root | None:
        widget: Widget = self
        while widget.parent is not None:
            widget = widget.parent
        return widget if widget.is_root else None  # type: ignore[return-value]

    is_root = False

    @property
    def shown(self) -> bool:
        """Visible, and everything around it too."""
        return all(widget.visible for widget in self.ancestors())

    # what drawing needs

    @property
    def look(self) -> Look:
        if self._look is not None:
            return self._look
        root = self.root
        assert root is not None, f"{self!r} is not in a tree"
        return root.look

    @property
    def grid(self) -> Grid:
        return self.look.grid

    @property
    def theme(self) -> Theme:
        return self.look.theme

    @property
    def fonts(self) -> Fonts:
        return self.look.fonts

    @property
    def materials(self) -> Materials:
        return self.look.materials

    def colour(self, name: str | Colour) -> Colour:
        return getattr(self.theme, name) if isinstance(name, str) else name

    @property
    def highlighted(self) -> bool:
        """Pointed at or focused by the keyboard: the two look alike."""
        root = self.root
        return self.hovered or (self.focused and root is not None and root.focus_visible)

    # layout

    def layout(self, grid: Grid) -> None:
        """Recompute the rectangle from design units, then the children's. Override to place children yourself."""
        if self.parent is not None:
            self.rect = grid.pinned(self.at, self.pin, self.parent.inner, self.parent.design_size)
        self.arrange(grid)
        for child in self.children:
            child.layout(grid)

    def arrange(self, grid: Grid) -> None:
        """Called when the rectangle is known and before the children's: measure, set children's `at`."""

    @property
    def inner(self) -> Rect:
        """The rectangle in which children lie; where an area is scrolled, it begins above or below the own one."""
        return self.rect

    @property
    def design_size(self) -> tuple[float, float]:
        return self.at[2], self.at[3]

    def move_to(self, at: At) -> None:
        """Change the place in units."""
        if at == self.at:
            return
        for each in self.walk():
            each.invalidate()
        self.at = at
        if self.parent is not None and self.parent.rect.w:
            self.layout(self.grid)
            for each in self.walk():
                each.invalidate()

    # drawing

    def reach(self) -> Rect:
        """All pixels this widget itself may draw on."""
        if not self.bleed:
            return self.rect
        if self._reach_of != self.rect:
            extra = self.grid.px(self.bleed)
            self._reach_of, self._reach = self.rect.copy(), self.rect.inflate(2 * extra, 2 * extra)
        return self._reach

    def focus_rect(self) -> Rect:
        """What the ring of the keyboard lies around; an area with places of its own gives the one it stands on."""
        return self.rect

    def invalidate(self, rect: Rect | None = None) -> None:
        root = self.root
        if root is not None and root.has_look:
            root.mark(self.reach() if rect is None else rect)

    def paint(self, surface: Surface, clip: Rect) -> None:
        """Draw this widget and its children, as far as they touch the clip."""
        if not self.visible:
            return
        if self.reach().colliderect(clip):
            self.draw(surface)
        elif self.contains:
            return
        for child in self.children:
            child.paint(surface, clip)

    def draw(self, surface: Surface) -> None:
        """Draw what this widget itself shows. Changes nothing."""

    # change

    def set(self, **values: object) -> None:
        """Set attributes; redraw if any differs."""
        changed = [key for key, value in values.items() if getattr(self, key) != value]
        if not changed:
            return
        if self.visible:
            self.invalidate()
        for key in changed:
            setattr(self, key, values[key])
        root = self.root
        if root is not None and root.has_look and self.parent is not None:
            if "visible" in changed and not self.visible:
                root.forget(self)
            self.arrange(self.grid)
        for each in self.walk() if "visible" in changed else [self]:
            each.invalidate()

    def set_enabled(self, enabled: bool, why: str = "") -> None:
        self.set(enabled=enabled, why="" if enabled else why)

    def hint(self) -> str:
        """The text of the tooltip: why it is disabled, else what it is."""
        return self.why if not self.enabled and self.why else self.tooltip

    # events

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        """The topmost widget at a pixel that takes the pointer."""
        if not self.visible:
            return None
        for child in reversed(self.children):
            if (found := child.hit(pos)) is not None:
                return found
        return self if self.solid and self.rect.collidepoint(pos) else None

    @property
    def solid(self) -> bool:
        """Whether the pointer stops here: what can be used, and what explains itself."""
        return self.focusable or bool(self.tooltip)

    def handle(self, event: Event) -> bool:
        """Use an event and say True, or leave it to the parent."""
        return False

    def hover_changed(self) -> None:
        """The pointer or the keyboard focus came or went; only what can be used shows it."""
        if self.focusable:
            self.invalidate()

    def forgotten(self) -> None:
        """It has left the tree or the screen, and what the pointer lay on in it is pointed at no longer."""

    def update(self, dt_ms: float) -> bool:
        """Time passes while root.animate(self) is on; return False to stop."""
        return False

    def overflow(self) -> list[str]:
        """Texts of this widget that do not fit their place; tests ask every widget of every scene."""
        return []

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.name or self.at})"
