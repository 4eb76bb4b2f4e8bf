"""What a lesson can point at on the table: a frame around a panel, a button, or one thing inside a part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.scenes.lesson_help import unseen
from game.tutorial.progress import Stage
from game.ui.grid import Grid
from game.ui.kinds import Part
from game.ui.widget import Widget
from game.ui.widgets.buttons import PressWidget

if TYPE_CHECKING:
    from game.scenes.lesson_task import TaskScene
    from game.scenes.table.scene import TableScene

_NEAR = 14.0
"""How much of a piece around its middle stays in sight."""
_LINE = 26.0
"""What is lower is one line among others, and a ring beyond it would cut those."""
_RING = 30.0
"""How far the ring around a piece is from its middle."""


class PlaceIn(Widget):
    """One thing in a part that paints several as one picture, so that a frame can be around it alone."""

    def __init__(self, part: Part, component: str) -> None:
        super().__init__()
        self.part = part
        self.component = component

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlaceIn) and (self.part, self.component) == (other.part, other.component)

    def __hash__(self) -> int:
        return hash((self.part, self.component))

    @property
    def shown(self) -> bool:
        return self.part.shown

    def find_place(self) -> bool:
        """Takes its place on the screen; False if the part paints no such thing for itself."""
        found = self.part.region(self.component)
        self.rect = self.rect if found is None else found
        return found is not None


class Spotlight(Widget):
    """A copper frame with a glow around the panel, button or thing that the tutor speaks of. Takes no clicks."""

    bleed = 12.0

    def __init__(self, target: Widget) -> None:
        super().__init__(name="spotlight")
        self.target = target
        self._around = target.rect

    def layout(self, grid: Grid) -> None:
        """Wherever the target lies now; it may be deep inside a part."""
        if isinstance(self.target, PlaceIn):
            self.target.find_place()
        sheets = self.target.sheets() if isinstance(self.target, Part) else (self.target.rect,)
        self._around = sheets[0].unionall(sheets[1:])
        reach, tight = 2 * grid.px(3), self._around.h < grid.px(_LINE)
        self.rect = self._around.inflate(reach, 0 if tight else reach)

    def draw(self, surface: Surface) -> None:
        """Around it alone: light over its edge would swallow small words, such as the key on a button."""
        dirty = surface.get_clip()
        reach = 2 * self.grid.px(self.bleed)
        for side in _sides(self.rect.inflate(reach, reach), self._around):
            surface.set_clip(side.clip(dirty))
            self.materials.glow(surface, self.rect, 10, 8, self.theme.glow, 200)
        surface.set_clip(dirty)
        self.materials.ring(surface, self.rect, self.theme.copper, 2.6, 10)


def _sides(outer: Rect, hole: Rect) -> tuple[Rect, Rect, Rect, Rect]:
    """What is left of a rectangle without the one in its middle."""
    return (
        Rect(outer.x, outer.y, outer.w, hole.y - outer.y),
        Rect(outer.x, hole.bottom, outer.w, outer.bottom - hole.bottom),
        Rect(outer.x, hole.y, hole.x - outer.x, hole.h),
        Rect(hole.right, hole.y, outer.right - hole.right, hole.h),
    )


class PieceRing(Widget):
    """Rings around a piece on the board, seen among many that are lit: this one. Takes no clicks."""

    bleed = 14.0

    def __init__(self, scene: TableScene, component: str) -> None:
        super().__init__(name="piece_ring")
        self.scene = scene
        self.component = component

    def layout(self, grid: Grid) -> None:
        place = self.scene.anchor(self.component)
        reach = grid.px(_RING)
        self.rect = Rect(0, 0, 0, 0) if place is None else Rect(0, 0, 2 * reach, 2 * reach)
        if place is not None:
            self.rect.center = place

    def hit(self, pos: tuple[int, int]) -> Widget | None:
        return None

    def draw(self, surface: Surface) -> None:
        if not self.rect.w:
            return
        for inside, colour in ((0.0, self.theme.copper), (3.5, self.theme.paper), (7.0, self.theme.copper)):
            inset = 2 * self.grid.px(inside)
            self.materials.ring(surface, self.rect.inflate(-inset, -inset), colour, 3.0, _RING - inside)


def widget_of(scene: TableScene, component: str) -> Widget | None:
    """What stands for a component, the smaller before the part around it; None if it lies on the board."""
    if component in scene.furniture.tools:
        return scene.furniture.tools[component]
    if component in scene.model.screen.primary.components:
        return scene.furniture.primary
    if component.startswith("seat:"):
        panel = scene.furniture.players[int(component.removeprefix("seat:"))]
        if panel.shown:
            return panel
    for name, part in reversed(scene.parts.items()):
        if component == name and not part.leads and part.shown:
            return part
        named = (w for w in part.walk() if component in (getattr(w, "component", ""), w.name))
        inside = next((w for w in named if w.shown and w is not part), None)
        if inside is not None:
            return inside
        if not part.leads and part.anchor(component) is not None:
            place = PlaceIn(part, component)
            return place if place.find_place() else part
    return None


def pointed_at(scene: TaskScene) -> tuple[str, ...]:
    """What is lit: of the way that was asked for what can be clicked now, a unit before its goal; else what a task
    that has just begun speaks of, as far as it can be pressed."""
    campaign, task, way = scene.campaign, scene.campaign.task, scene.model.advised.way
    if way is not None and way in scene.model.answers():  # it stands on the page, and is handed in
        means = scene.model.screen.primary.components
        return tuple(one for one in way.touches() if one in means)[-1:] or means[:1]
    if way is not None:
        there = [one for one in way.touches() if is_there(scene, one)]
        chosen, lit = scene.director.picker.chosen, scene.director.lit()
        return tuple([one for one in there if one in lit and one not in chosen] or there)[-1:]
    begun = len(scene.session) == campaign.begun or scene.points
    if task is None or not begun or campaign.stage not in (Stage.OPEN, Stage.WORD):
        return ()
    wanted = tuple(one for one in unseen(campaign) if is_there(scene, one)) if scene.points else ()
    return wanted or tuple(one for one in task.point if not _is_barred(scene, one))


def closed_of(scene: TaskScene, pieces: tuple[str, ...]) -> tuple[str, ...]:
    """What a task speaks of and cannot be chosen now: it has rings, for a frame says that a click does something."""
    lit = scene.director.lit()
    return () if scene.model.advised.way is not None else tuple(one for one in pieces if one not in lit)


def is_there(scene: TaskScene, component: str) -> bool:
    return widget_of(scene, component) is not None or scene.anchor(component) is not None


def _is_barred(scene: TaskScene, component: str) -> bool:
    """A button that cannot be pressed now: to light it would be an invitation to nothing."""
    widget = widget_of(scene, component)
    return isinstance(widget, PressWidget) and not widget.enabled


def wanted_next(scene: TaskScene) -> list[str]:
    """What is clicked next on the way that is meant."""
    campaign, director = scene.campaign, scene.director
    acts = campaign.stage is Stage.OPEN and director.may_act
    way = campaign.guide.way() if acts else None
    return [one for one in way.touches() if one in director.lit()] if way is not None else []


def in_sight(scene: TaskScene) -> list[Rect]:
    """What no card and no advice lies on: what the tutor speaks of, and the next step of the way that is meant."""
    reach = 2 * scene.context.grid.px(_NEAR)
    found = [*(ring.rect for ring in scene.rings if ring.rect.w), *_named_rivals(scene)]
    for component in dict.fromkeys((*scene.pointed(), *scene.spoken_about(), *wanted_next(scene))):
        at, widget = scene.anchor(component), widget_of(scene, component)
        if component == scene.model.pointing.component:
            continue
        if at is not None:
            found.append(Rect(at, (0, 0)).inflate(reach, reach))
        elif widget is not None:
            found.append(widget.rect)
    return found


def _named_rivals(scene: TaskScene) -> list[Rect]:
    """Whose points the tutor speaks of can be seen; larger type needs the room."""
    said = f"{scene.tutor.goal.text} {scene.tutor.body.text}" if scene.tutor.visible else ""
    if not said or scene.context.grid.is_large:
        return []
    seats = enumerate(scene.session.setup.seats)
    return [scene.furniture.players[n].rect for n, seat in seats if seat.is_bot and seat.name in said]
