"""Names in texts: the one under the pointer lights its thing in all parts, and its place pulses.

What has no place of its own just now is looked for where it is kept: a part that must be unfolded first, or the
button or tab that leads there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.core.named import BEGIN, only
from game.scenes.lesson_marks import widget_of
from game.ui.boards.board import Board
from game.ui.events import Event, Pointer
from game.ui.fonts import StyleLike
from game.ui.kinds.board_part import BoardPart
from game.ui.paragraph import TextBlock
from game.ui.widget import At, Widget
from game.ui.widgets import Paragraph

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_REACH, _PULSE_MS, _SWELLS = 22.0, 900.0, 6.0

Point = tuple[int, int]


def place_of(scene: TableScene, component: str) -> Rect | None:
    """Where it is shown, or where somebody would look for it; None if it lies nowhere on this table."""
    for part in scene.open_parts():
        region = part.region(component)
        if region is not None:
            return region
    at, reach = scene.anchor(component), 2 * scene.context.grid.px(_REACH)
    if at is not None:
        square = square_of(scene, component)
        if square is not None and square.collidepoint(at):  # else the board lies below a sheet
            return square
        return Rect(0, 0, reach, reach).move(at[0] - reach // 2, at[1] - reach // 2)
    for part in scene.open_parts():
        leads = part.opens(component)
        if leads and leads != component:
            return place_of(scene, leads)
    widget = widget_of(scene, component)
    return widget.rect if widget is not None and widget.shown and widget.rect.w else None


def square_of(scene: TableScene, component: str, kind: type[Board] = Board) -> Rect | None:
    """All of the square that it fills on a board: a ring around less of it would cross its name."""
    views = (part.view for part in scene.open_parts() if isinstance(part, BoardPart))
    found = (view.square_of(component) for view in views if isinstance(view, kind))
    return next((one for one in found if one is not None), None)


class Shown:
    """Whether a component can be shown now; asked once for each."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._known: dict[str, bool] = {}

    def __call__(self, component: str) -> bool:
        if component not in self._known:
            self._known[component] = place_of(self.scene, component) is not None
        return self._known[component]


def leading(scene: TableScene, text: str) -> str:
    """Only with names of what can be shown now."""
    return only(text, Shown(scene))


class Pulse(Widget):
    """A ring that swells around what a name means; where a sheet lies over that, a piece of the table beside the
    sheet. Takes no clicks."""

    bleed = 16.0

    def __init__(self, scene: TableScene) -> None:
        super().__init__(name="pulse")
        self.scene = scene
        self.component = ""
        self.visible = False
        self._place: Rect | None = None
        self._age = 0.0
        self._left_ms = 0.0

    def show(self, component: str, at: Rect | None = None) -> None:
        """`at` is where on the sheet it is named."""
        place = place_of(self.scene, component) if component else None
        if place is not None and self._is_covered(place):
            self._around(None, component)
            self.show_covered((component,), at)
            return
        self.scene.furniture.inset.hide()
        if (component, place) != (self.component, self._place if self.visible else None):
            self._around(place, component)

    def show_covered(self, components: Iterable[str], at: Rect | None = None) -> None:
        """All that lies under the open sheet, in one piece of the table."""
        sheet = self.scene.furniture.opened
        found = {one: place for one in components if (place := place_of(self.scene, one)) is not None}
        covered = {one: place for one, place in found.items() if self._is_covered(place)}
        if sheet is None or not covered:
            self.scene.furniture.inset.hide()
        elif tuple(covered) != self.scene.furniture.inset.components:
            self.scene.furniture.inset.show(self.scene, covered, sheet.rect, at or sheet.rect)

    def show_for(self, components: tuple[str, ...], ms: float) -> None:
        """Lit for a while with nobody pointing at their name, and with a ring where it is one thing alone."""
        self.scene.mark(components)
        self.show(components[0] if len(components) == 1 else "")
        self._left_ms = ms
        if self.root is not None:
            self.root.animate(self)

    def _is_covered(self, place: Rect) -> bool:
        sheet = self.scene.furniture.opened
        return sheet is not None and sheet.rect.collidepoint(place.center)

    def _around(self, place: Rect | None, component: str) -> None:
        self.invalidate()
        self.component, self._place, self._left_ms = component, place, 0.0
        self.set(visible=place is not None)
        if place is not None and self.root is not None:
            self.root.children.remove(self)  # over whatever was opened meanwhile
            self.root.children.append(self)
            reach = 2 * self.grid.px(4)
            self.rect, self._age = place.inflate(reach, reach), 0.0
            self.invalidate()
            if self.scene.context.motion:
                self.root.animate(self)

    def layout(self, grid: object) -> None:
        """It lies where the thing lies, and goes when the table is laid out anew."""
        self.component, self.visible = "", False

    def update(self, dt_ms: float) -> bool:
        self._age += dt_ms
        if self._left_ms:
            self._left_ms = max(0.0, self._left_ms - dt_ms)
            if not self._left_ms:
                self.scene.mark(())
                self.set(visible=False)
        self.invalidate()
        return bool(self._left_ms) or (self.visible and self.scene.context.motion > 0)

    def hit(self, pos: Point) -> Widget | None:
        return None

    def draw(self, surface: Surface) -> None:
        share = abs(1 - 2 * (self._age % _PULSE_MS) / _PULSE_MS) if self.scene.context.motion else 1.0
        out = 2 * round(self.grid.px(_SWELLS) * (1 - share))
        self.materials.ring(surface, self.rect.inflate(out, out), self.theme.paper, 4.5, 12)
        self.materials.ring(surface, self.rect.inflate(out, out), self.theme.copper, 2.6, 12)


class Names:
    """The names in one widget: `block` is its text and where it begins, `usual` what it lights besides."""

    def __init__(
        self,
        scene: TableScene,
        block: Callable[[], tuple[TextBlock, Point]],
        usual: Callable[[], tuple[str, ...]] = tuple,
    ) -> None:
        self.scene = scene
        self.block = block
        self.usual = usual

    def at(self, pos: Point) -> None:
        """The pointer is there, within the widget."""
        block, (x, y) = self.block()
        component = block.name_at((pos[0] - x, pos[1] - y))
        if component:
            self.scene.mark((component,))
            self.scene.pulse.show(component, Rect(x, pos[1], block.width, 1).inflate(0, 2 * block.line_px))
        else:
            self.entered()

    def entered(self) -> None:
        """All of it is lit, and the place that it ends in pulses, until the pointer comes to a name."""
        pieces = self.usual()
        self.scene.mark(pieces)
        self.scene.pulse.show(pieces[-1] if pieces else "")

    def left(self) -> None:
        self.scene.mark(())
        self.scene.pulse.show("")


class NamingParagraph(Paragraph):
    """Sentences whose names light what they name."""

    def __init__(
        self, scene: TableScene, at: At, text: str, style: StyleLike, colour: str = "ink", name: str = ""
    ) -> None:
        super().__init__(at, text, style, colour, name=name)
        self.names = Names(scene, lambda: (self.block(), self.rect.topleft))

    @property
    def solid(self) -> bool:
        return BEGIN in self.text or super().solid

    def handle(self, event: Event) -> bool:
        if isinstance(event, Pointer) and event.kind == "move":
            self.names.at(event.pos)
        return super().handle(event)

    def hover_changed(self) -> None:
        super().hover_changed()
        if not self.hovered:
            self.names.left()
