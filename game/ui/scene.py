"""Scenes and the stack they stand on. draw() changes nothing; update() says whether something still moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ui import memory
from game.ui.animation import Timeline
from game.ui.events import Event, Key, Pointer
from game.ui.look import Look
from game.ui.notes import Note
from game.ui.root import Root

if TYPE_CHECKING:
    from game.ui.context import Context


class Scene:
    """A page. Override build() to make the widgets; it is called again when language or colours change.

    What must outlive a rebuild (a half-made choice, a scroll offset) is an attribute of the scene, not of a widget.
    """

    ground = "table"
    overlay = False
    """An overlay leaves the scene below visible and hands it what it did not use."""

    comes_by_itself = False
    """True where nobody has asked for this page: a key that was meant for the one before presses nothing on it."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.timeline = Timeline(context.motion)
        self.root = self._new_root()
        self._built = False

    def _new_root(self) -> Root:
        root = Root(self.ground if not self.overlay else "none")
        root.own_ground = self.own_ground
        return root

    def own_ground(self, look: Look) -> Surface | None:
        """What a page of some game lies on; None for the house's own ground."""
        return None

    # life

    def build(self) -> None:
        """Fill self.root with widgets."""

    def enter(self) -> None:
        """The scene comes onto the stack."""

    def leave(self) -> None:
        """The scene goes for good."""

    def pause(self) -> None:
        """Another scene covers this one."""

    def resume(self) -> None:
        """This scene is on top again."""

    def again(self) -> Scene | None:
        """A scene that goes on where this one was, after a mistake in it; None if there is nothing to go on with."""
        return None

    def come_by_keys(self) -> None:
        """Whoever comes by the keyboard sees the ring at once: on what Enter presses anyhow."""
        self.root.ring_what_enter_presses()

    def rebuild(self) -> None:
        """Make the widgets anew, keeping the keyboard where it was if a widget of that name is there again, else with
        what is nearest to that."""
        focus, ring = self.root.focus, self.root.focus_visible
        name = focus.name if focus is not None else ""
        at_hand, by_keys = focus.focus_rect() if focus is not None else self.root.at_hand, self.root.by_keys
        self.root = self._new_root()
        self.root.at_hand, self.root.by_keys = at_hand, by_keys
        self.build()
        self._built = True
        self.layout()
        if name:
            again = [w for w in self.root.walk() if w.name == name and w.focusable]
            self.root.set_focus(again[0] if again else None, visible=ring)

    def layout(self) -> None:
        """A new size or look; widgets place themselves from design units.

        In a small window type keeps its size, so there it is larger for what was made of design units: made anew.
        """
        known = self.root.look.grid.text_scale if self.root.has_look else self.context.grid.text_scale
        if self._built and known != self.context.grid.text_scale:
            self.rebuild()
            return
        if not self._built:
            self._built = True
            self.build()
        self.timeline.factor = self.context.motion
        self.root.ring.moves = self.context.motion > 0
        self.root.set_look(self.context.look)

    def settings_changed(self) -> None:
        self.rebuild()

    # each frame

    def handle(self, event: Event) -> bool:
        """First the widgets, then on_event(); a click or space that nobody used hurries what moves."""
        if self.root.handle(event):
            return True
        if self.on_event(event):
            return True
        hurry = (isinstance(event, Key) and event.name == "space") or (
            isinstance(event, Pointer) and event.kind == "down"
        )
        return hurry and self.timeline.finish()

    def on_event(self, event: Event) -> bool:
        """Events that no widget used: shortcuts, Escape, right click, focus loss, Wake."""
        return False

    def update(self, dt_ms: float) -> bool:
        """Let time pass; True while something moves. Override tick() for the scene's own time."""
        moving = self.timeline.update(0.0 if self.rests else dt_ms)
        moving = self.tick(dt_ms) or moving
        return self.root.update(dt_ms) or moving

    @property
    def rests(self) -> bool:
        """Nothing goes on for a while: what moves stands still."""
        return False

    def tick(self, dt_ms: float) -> bool:
        return False

    # handy

    def text(self, key: str, **values: object) -> str:
        return self.context.words(key, **values)


class SceneStack:
    """The scenes, the lowest first. Changes asked for while an event is handled take place at once."""

    def __init__(self, context: Context) -> None:
        self.context = context
        self.scenes: list[Scene] = []
        self.note = Note()
        self._all_dirty = True

    @property
    def top(self) -> Scene | None:
        return self.scenes[-1] if self.scenes else None

    def push(self, scene: Scene) -> None:
        by_key = self._is_ringed
        if self.top is not None:
            self.top.pause()
        self._start(scene, by_key)

    def pop(self) -> None:
        """The top scene goes; the one below resumes with a fresh look."""
        self.scenes.pop().leave()
        self._come_back()

    def back_to(self, scene: Scene) -> None:
        """All that lies over this scene goes at once: what is between does not come back on the way."""
        while self.top is not scene:
            self.scenes.pop().leave()
        self._come_back()

    def _come_back(self) -> None:
        self._all_dirty = True
        if self.top is not None:
            if self.top.root.has_look and self.top.root.look is not self.context.look:
                self.top.layout()
            self.top.resume()

    def replace(self, scene: Scene) -> None:
        by_key = self._is_ringed
        if self.scenes:
            self.scenes.pop().leave()
        memory.give_back()
        self._start(scene, by_key)

    def reset(self, scene: Scene) -> None:
        """Throw away all scenes and start with this one."""
        by_key = self._is_ringed
        while self.scenes:
            self.scenes.pop().leave()
        memory.give_back()
        self._start(scene, by_key)

    def over_first(self, scene: Scene) -> None:
        """This scene lies over the first one; those between go, and none of them comes back on the way."""
        while len(self.scenes) > 1:
            self.scenes.pop().leave()
        memory.give_back()
        self.push(scene)

    def abandon(self) -> list[Scene]:
        """After a mistake: no scene is left, and none of them was told. Returns them."""
        gone, self.scenes = self.scenes, []
        self._all_dirty = True
        return gone

    @property
    def _is_ringed(self) -> bool:
        """Whether somebody goes about with the keyboard just now."""
        return self.top is not None and (self.top.root.focus_visible or self.top.root.by_keys)

    def _start(self, scene: Scene, by_key: bool) -> None:
        self.scenes.append(scene)
        self._all_dirty = True
        scene.layout()
        if scene.comes_by_itself:
            scene.root.fresh.ask()
        scene.enter()
        if by_key and scene is self.top:
            scene.come_by_keys()

    def visible(self) -> list[Scene]:
        """The top scene and, below overlays, what can still be seen."""
        first = len(self.scenes) - 1
        while first > 0 and self.scenes[first].overlay:
            first -= 1
        return self.scenes[max(0, first) :]

    def each(self, act: Callable[[Scene], None]) -> None:
        for scene in list(self.scenes):
            act(scene)

    def new_look(self) -> None:
        self._all_dirty = True
        self.each(lambda scene: scene.layout())

    def settings_changed(self) -> None:
        self._all_dirty = True
        self.each(lambda scene: scene.settings_changed())

    def handle(self, event: Event) -> bool:
        """The top scene first; what an overlay leaves unused goes to the scene below."""
        for scene in reversed(self.visible()):
            if scene not in self.scenes:
                return True
            if scene.handle(event):
                return True
            if not scene.overlay:
                return False
        return False

    def update(self, dt_ms: float) -> bool:
        self.context.clock += dt_ms
        moving = self.note.update(self.top, dt_ms)
        for scene in self.visible():
            moving = scene.update(dt_ms) or moving
        return moving

    def expose(self) -> None:
        """The whole picture must be drawn again."""
        self._all_dirty = True

    def draw(self, surface: Surface) -> list[Rect]:
        """Redraw what changed; returns the rectangles to bring to the window."""
        scenes = self.visible()
        if not scenes:
            return []
        dirty = scenes[0].root
        for scene in scenes[1:]:
            for rect in scene.root.take_dirty():
                dirty.mark(rect)
        if self._all_dirty:
            dirty.mark(dirty.rect)
            self._all_dirty = False
        rects = dirty.take_dirty()
        for rect in rects:
            for scene in scenes:
                scene.root.paint(surface, rect)
        return rects
