"""A painted board as a scene sees it: marks lie over a picture, and only the pixels that changed are drawn again.

It knows no rule: what is lit, refused or part of an effect is told by the scene. Pointing and zoom: board.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from pygame import Rect, Surface

from game.ui.boards.stirring import Stir, stirred
from game.ui.grid import Grid
from game.ui.items import Item, changed
from game.ui.shapes import Point
from game.ui.sheet_edge import SheetEdge
from game.ui.widget import At, Widget

Place = str | Point
"""A component, or a point of the screen in pixels."""
REST_MS = 140
"""After a gesture has stood still for so long, the picture is painted sharply."""
WORK_MS = 12


class ShownBoard(Widget):
    """A world's board gives `still`, the items over it, and the places of its components; the rest is here."""

    bleed = 24

    def __init__(self, at: At, *, pin: str = "wide high", name: str = "board") -> None:
        super().__init__(at, pin=pin, name=name)
        self.position: Any = None
        """The game's own record of what lies where; each board says of which type."""
        self.effects: tuple[str, ...] = ()
        self.outlined: tuple[frozenset[str], ...] = ()
        self.last_moves: tuple[str, ...] = ()
        self.refused: str | None = None
        self.pointed: str | None = None
        self.cursor: str | None = None
        self.hidden: frozenset[str] = frozenset()
        self.extras: dict[str, list[Item]] = {}
        """What moves just now, by name; motions put it here."""
        self._over: list[Item] = []
        self._stirred: list[Item] = []
        """Glints, smoke and the like, below what lies over the picture."""
        self._edge: SheetEdge | None = None
        self._rested: float = REST_MS

    # what a world brings along

    @property
    def ready(self) -> bool:
        """There is a picture, so that places can be pointed at."""
        raise NotImplementedError

    @property
    def still(self) -> Surface | None:
        """The board with all that lies on it, as large as the sheet; None while only draw_rough can show it."""
        raise NotImplementedError

    def draw_rough(self, surface: Surface) -> None:
        """What is shown while there is no `still`: a veil before the first picture, a coarse one during a gesture."""

    def over_items(self) -> list[Item]:
        """What lies over the still picture, in the order of drawing."""
        raise NotImplementedError

    def middle_of(self, component: str) -> Point | None:
        """The middle of a component in pixels of the sheet; None if it has no place now."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Paint what differs from before, tell it with mark(), and end with refresh_over()."""
        raise NotImplementedError

    def finish_building(self) -> None:
        """Paint without pause: for pictures and tests."""
        raise NotImplementedError

    def stirring(self) -> list[Stir]:
        """What moves though nothing happens, in pixels of the sheet; none of it where pieces lie."""
        return []

    # what the scene says

    def set_position(self, position: Any) -> None:
        self.position = position
        self.refresh()

    def set_last_moves(self, components: Iterable[str]) -> None:
        self.last_moves = tuple(components)
        self.refresh()

    def set_effects(self, components: Iterable[str]) -> None:
        """Single places that are part of what would happen."""
        self.effects = tuple(components)
        self.refresh_over()

    def set_outlines(self, groups: Iterable[Iterable[str]]) -> None:
        """Groups that count together, each with one line around it."""
        self.outlined = tuple(frozenset(group) for group in groups)
        self.refresh_over()

    def set_refused(self, component: str | None) -> None:
        self.refused = component
        self.refresh_over()

    def set_hover(self, component: str | None) -> None:
        """Point at something from outside: a line of the log, a lesson. Tells nobody."""
        self.pointed = component
        self.refresh_over()

    def set_cursor(self, component: str | None) -> None:
        """Where the keyboard is."""
        self.cursor = component
        self.refresh_over()

    def hide(self, *components: str) -> None:
        """Leave these out of the picture while a motion brings them."""
        self.hidden |= set(components)
        self.refresh()

    def unhide(self, *components: str) -> None:
        self.hidden -= set(components)
        self.refresh()

    def set_extra(self, name: str, items: list[Item] | None) -> None:
        """Something in motion, in pixels of the sheet; None when it is over."""
        if items is None:
            self.extras.pop(name, None)
        else:
            self.extras[name] = items
        self.refresh_over()

    # making the picture

    def round_off(self) -> None:
        """The rectangle is known: the corners of the sheet are cut for it, and nothing lies over it any more."""
        self._edge = SheetEdge(self.look, self.rect)
        self._over, self._stirred = [], []

    def arrange(self, grid: Grid) -> None:
        raise NotImplementedError

    def animate(self) -> None:
        """Have update() called until it is content."""
        if self.root is not None:
            self.root.animate(self)

    def refresh_over(self) -> None:
        if not self.ready or self.still is None:
            return
        items = self.over_items()
        self.mark(changed(self._over, items))
        self._over = items

    def stir(self, step: int, above: Sequence[Rect] = ()) -> None:
        """Show things at rest as they look at this step, but for what lies under these places of the screen."""
        seen = self.ready and self.still is not None
        items = stirred(self.look, self.stirring(), step, Rect((0, 0), self.rect.size)) if seen else []
        left, top = self.rect.topleft
        items = [one for one in items if one.rect.move(left, top).collidelist(above) < 0]
        self.mark(changed(self._stirred, items))
        self._stirred = items

    def pointed_at(self) -> str | None:
        """By the pointer, or else by a keyboard that is seen to be here."""
        if self.pointed is not None:
            return self.pointed
        root = self.root
        return self.cursor if self.focused and root is not None and root.focus_visible else None

    def mark(self, rects: Iterable[Rect]) -> None:
        """These pixels of the sheet differ from what the screen shows."""
        for rect in rects:
            self.invalidate(rect.move(self.rect.topleft).clip(self.rect))

    # drawing

    def draw(self, surface: Surface) -> None:
        clip = surface.get_clip()
        if not self.rect.contains(clip):
            self.materials.shadow(surface, self.rect, "board", 5)
        area = clip.clip(self.rect)
        if not area.w or not area.h or self._edge is None:
            return
        surface.set_clip(area)
        still = self.still
        if still is None:
            self.draw_rough(surface)
        else:
            here = self.rect.topleft
            inside = area.move(-here[0], -here[1])
            surface.blit(still, area, inside)
            above = [i for i in (*self._stirred, *self._over) if i.rect.colliderect(inside)]
            surface.fblits([(i.sprite, i.rect.move(here)) for i in above])
        self._edge.draw(surface, area)
        surface.set_clip(clip)
