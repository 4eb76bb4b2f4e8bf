"""What the pages around the table have in common: a middle sheet, a head line, and work done bit by bit.

Large type needs larger pages: `k` is how much, and at(...) multiplies places with it. A page that no longer fits at
k > 1 stacks its panels in a scroll area instead of shrinking the type.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

from pygame import Surface

from game.ui.context import Context
from game.ui.events import Event, Key, Pointer
from game.ui.grid import DESIGN_HEIGHT, DESIGN_WIDTH
from game.ui.paragraph import layout_text
from game.ui.scene import Scene
from game.ui.widget import At, Widget
from game.ui.widgets import Button, Dialog, IconButton, Label, Panel, Plaque, Prompt, ScrollArea, scrolled_beside

MARGIN = 12
_JOB_MS = 9.0
_RIGHT = 3


class Work:
    """Generators run a little in every frame, so that a page stands at once and pictures follow."""

    def __init__(self) -> None:
        self._jobs: list[Iterator[object]] = []
        self._pictures: list[Iterator[object]] = []

    def add(self, job: Iterator[object]) -> None:
        """Work of the page: goes on when its widgets are made anew."""
        self._jobs.append(job)

    def add_picture(self, job: Iterator[object]) -> None:
        """Painting for a widget: forgotten with it, and done when the page itself has nothing to do."""
        self._pictures.append(job)

    def run(self, ms: float) -> bool:
        """Work for about that long; True while there is more."""
        end = time.perf_counter() + ms / 1000
        while (self._jobs or self._pictures) and time.perf_counter() < end:
            queue = self._jobs or self._pictures
            job = queue[0]
            if next(job, Work) is Work and job in queue:
                queue.remove(job)
        return bool(self._jobs or self._pictures)

    def forget(self) -> None:
        """Nothing that was begun goes on."""
        self._jobs.clear()
        self._pictures.clear()

    def forget_pictures(self) -> None:
        self._pictures.clear()


def use_height(body: Widget) -> None:
    """What has to be scrolled takes all the height of the window, and what stands below it goes to its foot."""
    for area in [one for one in body.children if isinstance(one, ScrollArea) and one.full() > one.at[3]]:
        body.pin, area.pin = "centre high", "high"
        for one in body.children:
            if one.at[1] >= area.at[1] + area.at[3]:
                one.pin = "bottom"


class Sheet(Panel):
    """A panel whose content was designed for k = 1 and is placed k times as large, title included."""

    def __init__(
        self,
        at: At,
        k: float,
        title: str = "",
        note: str = "",
        kind: str = "paper",
        *,
        title_style: str = "panel",
        name: str = "",
    ) -> None:
        super().__init__(at, title, note, kind, padding=16 * k, title_style=title_style, name=name)
        self.k = k
        self.wide = at[2] / k
        self.high = at[3] / k

    def put(self, x: float, y: float, w: float, h: float) -> At:
        return x * self.k, y * self.k, w * self.k, h * self.k

    def _draw_title(self, surface: Surface) -> None:
        if self.title:
            pad, y = self.grid.px(self.padding), self.rect.y + self.grid.px(21.5 * self.k)
            self.fonts.draw(surface, self.title, self.title_style, self.theme.ink, (self.rect.x + pad, y))
            if self.note:
                self.fonts.draw(surface, self.note, "caption", self.theme.muted, (self.rect.right - pad, y), "right")


class Page(Scene):
    """Override fill(); self.body is 1280x720 units in the middle of the window, and higher if `tall`."""

    begins_at = ""
    """The name of what in its list of contents the keyboard begins at, if not at the first."""
    title = ""
    """Text key of the name beside the way back."""
    tall = False
    """Whether it has use for all the height of a window: its panels are then pinned high."""

    def __init__(self, context: Context, on_back: Callable[[], object] | None = None) -> None:
        super().__init__(context)
        self.on_back = on_back or context.stack.pop
        self.body = Widget()
        self.work = Work()
        self._seen = False
        self._awaits_ring = False
        """Somebody has come by the keyboard and done nothing since."""
        self.painted: dict[tuple[object, ...], Surface] = {}
        """Finished pictures by what they show, for LivePicture."""
        self.scrolled: dict[str, float] = {}
        """How far each scroll area was scrolled, kept over rebuilds."""

    # building

    @property
    def k(self) -> float:
        """How much larger than designed everything with text must be."""
        return max(1.0, self.context.grid.text_scale)

    @property
    def is_large(self) -> bool:
        return self.k > 1.01

    def at(self, x: float, y: float, w: float, h: float) -> At:
        return x * self.k, y * self.k, w * self.k, h * self.k

    def build(self) -> None:
        self._remember_scrolling()
        self.work.forget_pictures()
        pin = "centre high" if self.tall else "centre middle"
        self.body = self.root.add(Widget((0, 0, DESIGN_WIDTH, DESIGN_HEIGHT), pin=pin, name="body"))
        self.fill()
        use_height(self.body)
        for widget in self.root.walk():
            job = getattr(widget, "job", None)
            if job is not None:
                self.work.add_picture(job())

    def come_by_keys(self) -> None:
        """Where Enter presses nothing by itself, on the first large button, else in the list of contents, else on the
        way back. A page that has to look into its files first may have none of them yet."""
        super().come_by_keys()
        self._awaits_ring = self.root.focus is None
        if self._awaits_ring:
            here = [one for one in self.root.focusables() if one.enabled]
            buttons = [one for one in here if isinstance(one, Button)]
            ranked = [one for one in buttons if one.kind == "primary"]
            ranked += sorted(
                (one for one in buttons if one.kind == "row"), key=lambda one: one.name != self.begins_at
            )
            found = next(iter(ranked), None) or next((one for one in here if one.name == "back"), None)
            self.root.set_focus(found, visible=found is not None)
            self.root.unasked = found

    def rebuild(self) -> None:
        """Make the widgets anew; a question that is being asked stays, with the keyboard where it was."""
        self._remember_scrolling()
        asked = [child for child in self.root.children if isinstance(child, Dialog)]
        focus, ring = self.root.focus, self.root.focus_visible
        super().rebuild()
        for dialog in asked:
            self.root.add(dialog)
            if focus is not None and any(widget is focus for widget in dialog.walk()):
                self.root.set_focus(focus, visible=ring)
        if self._awaits_ring:
            self.root.set_focus(None)
            self.come_by_keys()

    def fill(self) -> None:
        """Put the widgets into self.body."""

    def _remember_scrolling(self) -> None:
        for widget in self.root.walk():
            if isinstance(widget, ScrollArea) and widget.name:
                self.scrolled[widget.name] = widget.offset

    def scroll(self, at: At, name: str, content_height: float | None = None) -> ScrollArea:
        area = ScrollArea(at, content_height, name=name, offset=self.scrolled.get(name, 0))
        return self.body.add(area)

    def height_of(self, text: str, style: str, wide: float) -> float:
        """Height in designed units of a paragraph of that designed width, before it stands anywhere."""
        look = self.context.look
        block = layout_text(look, text, style, "ink", look.grid.px(wide * self.k))
        return look.grid.units(block.height) / self.k + 1

    @property
    def head_height(self) -> float:
        """Where a page may begin below its head line."""
        return 8 + 36 * min(self.k, 1.4) + 8

    def head(self, prompt: str = "", icon: str = "", left: str = "", right: str = "") -> None:
        """The way back, the name of the page, one sentence, and a plaque at the right if there is room."""
        high = 32 * min(self.k, 1.4)
        self.body.add(
            IconButton(
                (MARGIN, 8, high, high),
                "back",
                self.back,
                colour="cream",
                ground="plaque",
                name="back",
                tooltip=self.text("page.back"),
            )
        )
        self.body.add(Label((MARGIN + high + 10, 8, 190 * self.k, high), self.text(self.title), "dock", "cream"))
        if self.k < 1.3:
            if prompt:
                place = (192.0, 7.0, 600.0, 34.0) if self.k < 1.1 else (252.0, 7.0, 716.0, 34 * self.k)
                self.body.add(Prompt(place, prompt, icon=icon, name="prompt"))
            if left:
                self.body.add(Plaque((984, 8, 284, high), left, right))
        elif prompt:
            begin = MARGIN + high + 10 + 190 * self.k
            room = DESIGN_WIDTH - MARGIN - begin
            self.body.add(Prompt((begin, 7, room, high + 2), prompt, icon=icon, name="prompt"))

    # life

    def back(self) -> None:
        self.on_back()

    def ask(self, dialog: Dialog) -> None:
        """Put a question over the page; its primary answer gets the keyboard."""
        self.root.add(dialog)
        self.root.set_focus(next((b for b in dialog.buttons if b.kind == "primary"), dialog.buttons[0]), visible=True)

    def tick(self, dt_ms: float) -> bool:
        if not self._seen:  # a frame first: whoever has come here sees the page, then it goes to work
            self._seen = True
            return True
        return self.work.run(max(_JOB_MS, dt_ms * 0.5))

    def handle(self, event: Event) -> bool:
        if isinstance(event, Key) or (isinstance(event, Pointer) and event.kind == "down"):
            self._awaits_ring = False
        return super().handle(event)

    def on_event(self, event: Event) -> bool:
        back = (isinstance(event, Key) and event.chord == "escape") or (
            isinstance(event, Pointer) and event.kind == "click" and event.button == _RIGHT
        )
        if back:
            self.back()
        return back or scrolled_beside(self.root, event)


class SetPage(Page):
    """Text and pictures are set for one look: another window size sets them anew."""

    def layout(self) -> None:
        if self._built and self.root.has_look and self.root.look is not self.context.look:
            self.rebuild()
        else:
            super().layout()
