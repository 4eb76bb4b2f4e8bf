"""Widgets that only the pages around the table use: game cards, pictures that paint themselves, seat rows' parts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame
from pygame import Rect, Surface

from game.core.names import Name
from game.ui import shapes
from game.ui.animation import Tween, ease_out
from game.ui.fonts import StyleLike
from game.ui.grid import Grid
from game.ui.look import Look
from game.ui.scene import Scene
from game.ui.widget import At, Widget
from game.ui.widgets import Button

PaintSteps = Callable[[tuple[int, int]], Iterator[Surface | None]]
"""Paints a picture of that size; yields None on the way and the picture at last."""


_DONE = object()
_RADIUS = 6.0
"""Of the corners of pictures."""
_GAP = 15.0
"""Between two facts."""


class LivePicture(Widget):
    """A picture that is painted bit by bit by the page's work; until then a calm ground.

    `kept` is the page's store of finished pictures, so that making the widgets anew paints nothing again.
    """

    def __init__(
        self,
        at: At,
        paint: PaintSteps | None,
        kept: dict[tuple[object, ...], Surface] | None = None,
        key: tuple[object, ...] = (),
        *,
        name: str = "",
    ) -> None:
        super().__init__(at, name=name)
        self.paint_steps = paint
        self.kept = kept if kept is not None else {}
        self.key = key
        self._raw: Surface | None = None
        self._made: Surface | None = None
        self._asked: tuple[object, ...] = ()
        self.failed: Exception | None = None
        """Why there is no picture, for whoever looks for the mistake."""

    def job(self) -> Iterator[object]:
        """The work of painting in the size that the widget has when it begins."""
        key = (*self.key, self.rect.size, self.theme.scheme)
        if self.key and key in self.kept:
            self._show(self.kept[key])
            return
        if self.paint_steps is None or not self.rect.w:
            return
        steps = self.paint_steps(self.rect.size)
        while True:
            try:
                made = next(steps, _DONE)
            except Exception as error:  # one picture that cannot be painted leaves its place to a sign
                self.failed = error
                self.invalidate()
                return
            if made is _DONE:
                return
            if isinstance(made, Surface):
                self.kept[key] = made
                self._show(made)
            yield made

    @property
    def shows(self) -> bool:
        """Whether there is a picture, or still the calm ground."""
        return self._raw is not None

    def _show(self, picture: Surface) -> None:
        self._raw, self._made = picture, None
        self.invalidate()

    def arrange(self, grid: Grid) -> None:
        """What is ready is shown in the first frame."""
        ready = getattr(self.paint_steps, "ready", None)
        key = (*self.key, self.rect.size, self.theme.scheme)
        if self._raw is not None or ready is None or not self.key or not self.rect.w or self._asked == key:
            return
        self._asked = key
        found = self.kept.get(key) or ready(self.rect.size)
        if found is not None:
            self.kept[key] = found
            self._show(found)

    def draw(self, surface: Surface) -> None:
        if self._raw is None:
            self.materials.frame(surface, self.rect, "inset", radius=_RADIUS, shadow=None)
            if self.failed is not None:  # while it is being painted the ground alone is calmer than any sign
                size = min(self.rect.w, self.rect.h) / self.grid.u * 0.4
                self.look.icons.draw(surface, "warning", size, self.theme.track_off, self.rect.center)
            return
        if self._made is None or self._made.get_size() != self.rect.size:
            self._made = self._finished(self._raw)
        surface.blit(self._made, self.rect)

    def _finished(self, raw: Surface) -> Surface:
        """Round corners, a thin dark edge and the soft inner shade of a picture that lies in its card."""
        size, radius = self.rect.size, self.grid.px(_RADIUS)
        picture = raw if raw.get_size() == size else pygame.transform.smoothscale(raw, size)
        made = shapes.cut(picture, shapes.rounded(size, radius, (255, 255, 255, 255)))
        for inset, alpha in ((0, 60), (1, 40), (2, 28), (3, 18), (5, 10)):
            box = (size[0] - 2 * self.grid.px(inset), size[1] - 2 * self.grid.px(inset))
            ring = shapes.ring(box, max(1, radius - self.grid.px(inset)), self.grid.line(1.5), (24, 16, 10, alpha))
            made.blit(ring, (self.grid.px(inset), self.grid.px(inset)))
        made.blit(shapes.ring(size, radius, self.grid.line(1), (*self.theme.print_edge, 210)), (0, 0))
        return made


class CardButton(Button):
    """A button in a card that rises: the card hears when it is pointed at."""

    def hover_changed(self) -> None:
        super().hover_changed()
        if isinstance(self.parent, RisingCard):
            self.parent.hover_changed()


class RisingCard(Widget):
    """A sheet of paper that rises 6 units with a copper frame while it, or a button in it, is pointed at.

    `primary` is the button that turns copper meanwhile.
    """

    bleed = 26.0
    RISE = 6.0

    def __init__(self, at: At, scene: Scene, *, name: str = "") -> None:
        super().__init__(at, name=name)
        self.scene = scene
        self.rest = at
        self.lit = False
        self.primary: Button | None = None

    @property
    def solid(self) -> bool:
        return True

    def hover_changed(self) -> None:
        root = self.root
        keyboard = root is not None and root.focus_visible
        lit = self.hovered or any(child.hovered or (child.focused and keyboard) for child in self.walk())
        if lit == self.lit:
            return
        self.lit = lit
        if self.primary is not None:
            self.primary.set(kind="primary" if lit else "plain")
        start, goal = self.at[1], self.rest[1] - (self.RISE if lit else 0.0)
        x, _, w, h = self.rest

        def rise(share: float) -> None:
            if self.lit == lit:
                self.move_to((x, start + (goal - start) * share, w, h))

        self.invalidate()
        self.scene.timeline.play(Tween(90, rise, ease_out))

    def draw(self, surface: Surface) -> None:
        if self.lit:
            self.materials.glow(surface, self.rect, 9, 8, self.theme.glow_deep, 200)
            self.materials.frame(surface, self.rect, radius=9, shadow=None, edge=self.theme.copper, edge_width=2.2)
        else:
            self.materials.frame(surface, self.rect, radius=9)


class FactRow(Widget):
    """Icons with a few words each, in one line."""

    def __init__(self, at: At, facts: list[tuple[str, str]], style: StyleLike = "second") -> None:
        super().__init__(at)
        self.facts = facts
        self.style = style

    def _icon(self, style: StyleLike) -> int:
        return round(self.fonts.px(style) * 1.08)

    def _used(self, style: StyleLike) -> int:
        each = self._icon(style) + self.grid.px(5)
        used = sum(each + self.fonts.width(words, style) for _, words in self.facts)
        return used + self.grid.px(_GAP) * (len(self.facts) - 1)

    def _fitted(self) -> StyleLike:
        """A larger text size yields as far as the line demands."""
        room = self.rect.w + self.grid.line(1)
        styles = (self.style, *self.fonts.smaller(self.style))
        return next((style for style in styles if self._used(style) <= room), styles[-1])

    def draw(self, surface: Surface) -> None:
        style = self._fitted()
        x, px = self.rect.x, self._icon(style)
        for icon, words in self.facts:
            made = self.look.icons.picture(icon, px, self.theme.muted, self.theme.paper)
            surface.blit(made, (x, self.rect.centery - px // 2))
            x += px + self.grid.px(5)
            x += self.fonts.draw(surface, words, style, self.theme.muted, (x, self.rect.centery))
            x += self.grid.px(_GAP)

    def overflow(self) -> list[str]:
        fits = self._used(self._fitted()) <= self.rect.w + self.grid.line(1)
        return [] if fits else [" · ".join(words for _, words in self.facts)]


class Ground(Widget):
    """A flat field with round corners, for zebra rows and chips inside a panel."""

    def __init__(self, at: At, colour: str = "inset", radius: float = 7) -> None:
        super().__init__(at)
        self.colour_name = colour
        self.radius = radius

    def draw(self, surface: Surface) -> None:
        self.materials.fill(surface, self.rect, self.colour(self.colour_name), self.radius)


_MEASURED = 400
"""No place on a page has room for more letters; what is longer is cut before it is measured."""


def fitted(look: Look, text: str, style: StyleLike, wide: float) -> str:
    """A name cut to a width in units, with dots where something is missing; who has several has the others short."""
    room = look.grid.px(wide)
    if len(text) <= _MEASURED and look.fonts.fits(text, style, room):
        return look.fonts.short(text, style, room)
    forms = text.forms() if isinstance(text, Name) and len(text) <= _MEASURED else iter(())
    if form := next((one for one in forms if look.fonts.width(one, style) <= room), ""):
        return form
    fits, too_long = 0, min(len(text), _MEASURED)
    while too_long - fits > 1:
        middle = (fits + too_long) // 2
        if look.fonts.fits(f"{text[:middle]}…", style, room):
            fits = middle
        else:
            too_long = middle
    return f"{text[:fits].rstrip()}…"


def fitting_style(look: Look, text: str, styles: Sequence[str], wide: float) -> str:
    """The first of several styles, the largest first, with some room to spare, for a window may round otherwise."""
    room = look.grid.px(wide) * 0.96
    return next((style for style in styles if look.fonts.fits(text, style, room)), styles[-1])


def first_fitting(look: Look, texts: Sequence[str], style: StyleLike, wide: float) -> str:
    """The first of several wordings, the longest first, that has room; the last one is cut. Fewer words come before
    smaller ones: whoever wants large type is to read them."""
    fonts, room = look.fonts, look.grid.px(wide)
    fitting = [text for text in texts if len(text) <= _MEASURED and fonts.fits(text, style, room)]
    if not fitting:
        return fitted(look, texts[-1], style, wide)
    return max(fitting, key=lambda text: fonts.px(fonts.fit(text, style, room)))


def dashed_box(surface: Surface, rect: Rect, colour: tuple[int, int, int], width: int, dash: int) -> None:
    """A dashed frame: an invitation."""
    for x in range(rect.left, rect.right, 2 * dash):
        end = min(x + dash, rect.right)
        surface.fill(colour, (x, rect.top, end - x, width))
        surface.fill(colour, (x, rect.bottom - width, end - x, width))
    for y in range(rect.top, rect.bottom, 2 * dash):
        end = min(y + dash, rect.bottom)
        surface.fill(colour, (rect.left, y, width, end - y))
        surface.fill(colour, (rect.right - width, y, width, end - y))
