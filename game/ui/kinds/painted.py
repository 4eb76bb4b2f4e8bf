"""A part that a world paints as one picture with regions: mats, tracks, cards. It is painted anew when it differs.

A subclass says what it is painted from (`drawn`) and paints into a surface (`painted`), returning where each
component lies; pointing, clicking, the keyboard and the card find them from there.
"""

from __future__ import annotations

from collections.abc import Mapping

import pygame
from pygame import Rect, Surface

from game.table.shown import Told
from game.ui.events import LEFT, Event, Key, Pointer
from game.ui.kinds.part import Part, Point, beyond

_STEPS: Mapping[str, tuple[int, int]] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class PaintedPart(Part):
    focusable = True
    bleed = 12.0

    # what a subclass brings along

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        """Paint into `rect` of the surface; returns components and their regions, in pixels of the surface."""
        raise NotImplementedError

    # state

    _picture: tuple[tuple[object, ...], Surface] | None = None
    _regions: Mapping[str, Rect] = {}
    _cursor: str = ""
    _by_key = False
    """The keyboard has told of the cursor."""
    _under: str = ""

    @property
    def regions(self) -> Mapping[str, Rect]:
        """Where components lie, in pixels of the part; nothing while it cannot be seen."""
        if not self.visible:
            return {}
        self._paint()
        return self._regions

    def changed(self) -> None:
        self._picture = None

    def _paint(self) -> Surface | None:
        if self.seen.position is None or self.rect.w < 2 or self.rect.h < 2:
            return None
        key = (self.look, self.rect.size)
        if self._picture is None or self._picture[0] != key:
            surface = Surface(self.rect.size, pygame.SRCALPHA)
            self._regions = self.painted(surface, surface.get_rect())
            self._picture = key, surface
            if self._under not in self._regions:
                self._under = ""
        return self._picture[1]

    def draw(self, surface: Surface) -> None:
        made = self._paint()
        if made is not None:
            surface.blit(made, self.rect)

    def focus_rect(self) -> Rect:
        """The region that the keyboard has gone to; before that, the whole part."""
        cursor = self.regions.get(self._cursor)
        return self.rect if cursor is None else cursor.move(self.rect.topleft)

    # pointer and keyboard

    def component_at(self, pos: Point) -> str:
        """What of the match is there, for whoever drops something on it."""
        return self.region_at(pos)

    def region_at(self, pos: Point) -> str:
        """The smallest region under a pixel; of equals the one that can be chosen."""
        inside = pos[0] - self.rect.x, pos[1] - self.rect.y
        under = [name for name, rect in self.regions.items() if rect.collidepoint(inside)]
        lit = [name for name in under if name in self.seen.lit]
        return min(lit or under, key=lambda one: self._regions[one].w * self._regions[one].h, default="")

    def handle(self, event: Event) -> bool:
        if isinstance(event, Pointer):
            if event.kind == "move":
                self._point(self.region_at(event.pos))
                return True
            if event.kind == "click" and event.button == LEFT:
                component = self.region_at(event.pos)
                if component:
                    self.pressed(component)
                return bool(component)
            return event.kind in ("down", "up") and event.button == LEFT
        return isinstance(event, Key) and not event.ctrl and not event.alt and self._key(event.name)

    def pressed(self, component: str) -> None:
        self.host.choose(component)

    def _point(self, component: str) -> None:
        if component != self._under:
            self._under = component
            self.host.point(component)

    def hover_changed(self) -> None:
        """What pointer or keyboard has left is pointed at no longer."""
        if not self.hovered and self._under:
            self._point("")
        elif not self.focused and self._by_key:
            self._by_key = False
            if not self.hovered:
                self.host.point("")

    def forgotten(self) -> None:
        self._under, self._by_key = "", False

    def _key(self, name: str) -> bool:
        if name in ("return", "space") and self._cursor in self.regions:
            return self.host.choose(self._chosen_by_enter())
        if name not in _STEPS or not self.regions:
            return False
        to = self._beyond(*_STEPS[name])
        if to is not None:
            self._go(to)
        return to is not None

    def _chosen_by_enter(self) -> str:
        """What Enter chooses: as with a click, what can be done comes before what is printed on it."""
        if self._cursor in self.seen.lit:
            return self._cursor
        under = self.region_at(self.focus_rect().center)
        return under if under in self.seen.lit else self._cursor

    def _stops(self) -> Mapping[str, Rect]:
        """Where the keyboard walks: over things, and not over what belongs to one, such as a figure in a row."""
        lit = self.lit_regions()
        return {one: rect for one, rect in self.regions.items() if "/" not in one or one in lit}

    def _beyond(self, dx: int, dy: int) -> str | None:
        stops = self._stops()
        if self._cursor not in stops:
            return next(iter(self.lit_regions() or stops), None)
        here = stops[self._cursor].center
        best: tuple[bool, float, str] | None = None
        for name, rect in stops.items():
            # rather to what lies beside it than to what is around it or in it
            around = rect.contains(stops[self._cursor]) or stops[self._cursor].contains(rect)
            ahead = (rect.centerx - here[0]) * dx + (rect.centery - here[1]) * dy
            aside = abs((rect.centerx - here[0]) * dy) + abs((rect.centery - here[1]) * dx)
            if ahead > 3 and aside <= 2 * ahead:
                cost = ahead + 2 * aside
                best = min(best, (around, cost, name)) if best else (around, cost, name)
        return best[2] if best else None

    def _go(self, component: str) -> None:
        root = self.root
        if root is not None:
            root.set_focus(self, visible=True)
        self._cursor, self._by_key = component, True
        self.host.point(component, by_key=True)
        self.invalidate()

    def next_lit(self, step: int, *, anew: bool) -> bool:
        lit = sorted(self.lit_regions(), key=lambda one: (self._regions[one].y, self._regions[one].x))
        to = beyond(lit, "" if anew else self._cursor, step)
        if to is not None:
            self._go(to)
        return to is not None

    def lit_regions(self) -> list[str]:
        """The regions where something can be chosen now."""
        return [one for one in self.regions if one in self.seen.lit]

    def ring_is_lit(self) -> bool:
        return self._cursor in self.lit_regions()

    def go_to(self, component: str) -> bool:
        if component not in self.lit_regions():
            return False
        self._go(component)
        return True

    # what the table asks

    def region(self, component: str) -> Rect | None:
        rect = self.regions.get(component)
        return None if rect is None else rect.move(self.rect.topleft)

    def anchor(self, component: str) -> Point | None:
        rect = self.region(component)
        return None if rect is None else rect.center

    def told(self, component: str) -> Told | None:
        return Told() if self.visible and component in self.regions else None
