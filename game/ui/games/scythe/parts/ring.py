"""A small ring around a place of the map of Scythe: what a unit takes along, which resources come, how many workers.

Petals stand at the corners of the hexagon, where they cover the middle of no neighbour. A petal is one more of its
kind; beside it are one less, all and none.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from pygame import Rect, Surface

from game.ui.events import LEFT, Event, Key, Pointer
from game.ui.fonts import Style
from game.ui.games.scythe import tokens
from game.ui.kinds.part import Host, Point
from game.ui.shapes import Canvas
from game.ui.theme import mix
from game.ui.widget import Widget

_RADIUS, _SMALL, _RIM = 17.0, 8.5, 22.0
_AWAY = 1.06
"""How far petals are from the middle, in radii of the hexagon."""
_CORNERS = (-90, -30, 210, 90, 30, 150)
"""In degrees, the best first: at the last two lie the step discs of neighbours."""
_BESIDE = {"less": (-17.0, -11.0), "more": (17.0, -11.0), "all": (17.0, 11.0), "none": (-17.0, 11.0)}


class Petal(NamedTuple):
    """`press` and the four beside it are what a click on them chooses; empty ones are not there."""

    sign: str
    words: str
    press: str = ""
    less: str = ""
    all: str = ""
    none: str = ""
    faction: str = ""


class Ring(Widget):
    """Lies over the whole board, but is only hit on its petals."""

    bleed = 4.0
    focusable = True

    def __init__(self, host: Host) -> None:
        super().__init__(name="ring")
        self.host = host
        self.petals: tuple[Petal, ...] = ()
        self.around: tuple[int, int, float] = (0, 0, 0.0)
        """The middle of the place in pixels of the screen, and the radius of its hexagon."""
        self._regions: dict[str, tuple[Point, float]] = {}
        self._under = self._cursor = ""
        self._order: list[int] = list(_CORNERS)
        self.visible = False

    def show(self, petals: Sequence[Petal], around: tuple[int, int, float]) -> None:
        if (tuple(petals), around) == (self.petals, self.around):
            return
        self.invalidate()
        self.petals, self.around = tuple(petals), around
        self._place()
        if self._under not in self._regions:
            self._under = ""
        self.visible = bool(petals)
        self.invalidate()

    @property
    def _u(self) -> float:
        """Not smaller in a small window: words stand on petals."""
        return max(1.0, self.grid.u)

    def _middle(self, number: int) -> Point:
        return self._corner(self._order[number % 6])

    def _corner(self, degrees: int) -> Point:
        x, y, radius = self.around
        turn, away = math.radians(degrees), radius * _AWAY
        return round(x + away * math.cos(turn)), round(y + away * math.sin(turn))

    def _is_clear(self, degrees: int) -> bool:
        """Whether the board reaches so far, and nothing lies over it there, such as the sheets in its corners."""
        x, y = self._corner(degrees)
        around = [(_RIM * math.cos(turn), _RIM * math.sin(turn)) for turn in map(math.radians, range(0, 360, 30))]
        spots = [
            (x, y),
            *((round(x + dx * self._u), round(y + dy * self._u)) for dx, dy in (*_BESIDE.values(), *around)),
        ]
        if self.parent is not None and not all(map(self.parent.rect.collidepoint, spots)):
            return False
        tops = [self.root.hit(spot) if self.root is not None else None for spot in spots]
        return all(top is None or any(one is self.parent for one in top.ancestors()) for top in tops)

    def _place(self) -> None:
        """Where everything can be clicked; the rectangle of the widget holds all of it."""
        u = self._u
        self._order = sorted(_CORNERS, key=lambda degrees: not self._is_clear(degrees))
        self._regions = {}
        left, top = math.inf, math.inf
        right, low = -math.inf, -math.inf
        for number, petal in enumerate(self.petals):
            x, y = self._middle(number)
            if petal.press:
                self._regions[petal.press] = (x, y), _RADIUS * u
            for spot, component in (("less", petal.less), ("all", petal.all), ("none", petal.none)):
                if component:
                    dx, dy = _BESIDE[spot]
                    self._regions[component] = (round(x + dx * u), round(y + dy * u)), _SMALL * u
            reach = 30 * u
            left, top = min(left, x - reach), min(top, y - reach)
            right, low = max(right, x + reach), max(low, y + reach)
        if self.petals:
            self.rect = Rect(math.floor(left), math.floor(top), math.ceil(right - left), math.ceil(low - top))

    def layout(self, grid: object) -> None:
        """Its place is in pixels and comes with what it shows."""

    # pointer and keyboard

    def component_at(self, pos: Point) -> str:
        under = [(radius, one) for one, (middle, radius) in self._regions.items() if math.dist(middle, pos) <= radius]
        return min(under)[1] if under and self.visible else ""

    def hit(self, pos: Point) -> Widget | None:
        if not self.visible:
            return None
        near = any(math.dist(self._middle(n), pos) <= _RADIUS * self._u for n in range(len(self.petals)))
        return self if near or self.component_at(pos) else None

    def handle(self, event: Event) -> bool:
        if isinstance(event, Pointer):
            if event.kind == "move":
                self._point(self.component_at(event.pos))
            elif event.kind == "click" and event.button == LEFT:
                component = self.component_at(event.pos)
                if component:
                    self.host.choose(component)
            elif event.kind == "wheel":
                return False
            return event.button == LEFT or event.kind == "move"
        if isinstance(event, Key) and event.chord in ("return", "space") and not event.repeat and self._cursor:
            self.host.choose(self._cursor)
            return True
        if isinstance(event, Key) and event.name in ("left", "right") and self._regions:
            self.go(self.beyond(1 if event.name == "right" else -1) or next(iter(self._regions)))
            return True
        return False

    def hover_changed(self) -> None:
        if not self.hovered:
            self._point("")

    def forgotten(self) -> None:
        self._under = ""

    def _point(self, component: str) -> None:
        if component != self._under:
            self._under = component
            self.invalidate()
            self.host.point(component)

    def components(self) -> list[str]:
        return list(self._regions) if self.visible else []

    def beyond(self, step: int, *, anew: bool = False) -> str:
        """The next of the components after the cursor of the keyboard; empty behind the last."""
        found = self.components()
        if anew or not self.focused or self._cursor not in found:
            return (found[0] if step > 0 else found[-1]) if found else ""
        at = found.index(self._cursor) + step
        return found[at] if 0 <= at < len(found) else ""

    def go(self, component: str) -> None:
        root = self.root
        if root is not None:
            root.set_focus(self, visible=True)
        self._cursor = component
        self.host.point(component, by_key=True)
        self.invalidate()

    def anchor(self, component: str) -> Point | None:
        found = self._regions.get(component) if self.visible else None
        return found[0] if found is not None else None

    def focus_rect(self) -> Rect:
        middle, radius = self._regions.get(self._cursor, (self.rect.center, 0.0))
        side = 2 * math.ceil(radius)
        return Rect(middle[0] - side // 2, middle[1] - side // 2, side, side) if side else self.rect

    # drawing

    def draw(self, surface: Surface) -> None:
        root = self.root
        by_key = self._cursor if self.focused and root is not None and root.focus_visible else ""
        marked = {self._under, by_key} - {""}
        for number, petal in enumerate(self.petals):
            hot = petal.press in marked
            key = "petal", petal, hot, round(self._u, 3)
            picture = self.materials.kept(key, partial(self._painted, petal, hot))
            surface.blit(picture, picture.get_rect(center=self._middle(number)))
        for component in marked:
            middle, radius = self._regions.get(component, ((0, 0), 0.0))
            if 0 < radius < _RADIUS * self._u:
                side = 2 * math.ceil(radius + 2)
                around = Rect(middle[0] - side // 2, middle[1] - side // 2, side, side)
                self.materials.ring(surface, around, self.theme.lit_ring, 2.4, side / 2 / self.grid.u)

    def _painted(self, petal: Petal, hot: bool) -> Surface:
        u = self._u
        side = math.ceil(60 * u)
        canvas = Canvas((side, side), u, self.theme.lit_casing, 4)
        theme = self.theme
        canvas.circle((30.6, 31.4), _RADIUS + 1.6, (*theme.lit_casing, 110))
        canvas.circle((30, 30), _RADIUS + (3.6 if hot else 1.2), theme.lit_casing)
        canvas.circle((30, 30), _RADIUS + (2.6 if hot else 0), theme.lit_ring if hot else theme.lit)
        canvas.circle((30, 30), _RADIUS, theme.lit if petal.press else theme.rule)
        canvas.circle((30, 30), _RADIUS - 1.9, theme.paper if petal.press else mix(theme.paper, theme.rule, 0.5))
        for spot, component in (("less", petal.less), ("all", petal.all), ("none", petal.none)):
            if component:
                self._button(canvas, spot)
        made = canvas.finish()
        if petal.sign == "number":
            figure = tokens.number(petal.words, round(17 * u), theme.ink)
            made.blit(figure, figure.get_rect(center=(30 * u, 30 * u)))
            return made
        picture = self._sign(petal, u)
        made.blit(picture, picture.get_rect(center=(30 * u, (24.2 if petal.words else 30) * u)))
        if petal.words:
            style = self.fonts.least(Style(11 * u / self.grid.u, "bold"))
            self.fonts.draw(made, petal.words, style, theme.ink, (30 * u, 37.2 * u), "centre")
        return made

    def _sign(self, petal: Petal, u: float) -> Surface:
        high = 15 if petal.words else 22
        if petal.faction:
            return tokens.figure(self.look, petal.sign, petal.faction, round(high * u))
        return tokens.sign(self.look, petal.sign, round(high * u))

    def _button(self, canvas: Canvas, spot: str) -> None:
        theme, (dx, dy) = self.theme, _BESIDE[spot]
        x, y = 30 + dx, 30 + dy
        canvas.circle((x, y), _SMALL + 1.0, theme.lit_casing)
        canvas.circle((x, y), _SMALL - 0.3, theme.lit_ring)
        canvas.circle((x, y), _SMALL - 1.4, theme.copper_ink)
        light = theme.lit_ring
        if spot == "less":
            canvas.line([(x - 3.4, y), (x + 3.4, y)], 2.2, light)
        elif spot == "all":
            for at in (-2.6, 1.2):
                canvas.line([(x + at - 0.8, y - 3.2), (x + at + 2.2, y), (x + at - 0.8, y + 3.2)], 1.8, light)
        else:
            for lean in (-1, 1):
                canvas.line([(x - 2.8, y - 2.8 * lean), (x + 2.8, y + 2.8 * lean)], 2.0, light)
