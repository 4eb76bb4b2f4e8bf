"""The keyboard on the table: N goes round all that can be done now, and the ring never stays on what has gone.

Enter does what the ring is on; the big button has a key of its own (game/table/keys.py).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.contract import Seat
from game.scenes.table import held
from game.table.director import Stage
from game.ui.events import Event, Key
from game.ui.navigation import DIRECTIONS

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene
    from game.ui.kinds import Part


class Walking:
    """Belongs to one table."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._position: tuple[object, ...] = ()
        """What was asked, and what was chosen of it, when the ring was last looked after."""
        self._advised: object = None
        """The advice that the ring has been brought to."""
        self._left: tuple[object, str] = None, ""
        """Where the ring was when all began to look, and when that was."""
        self._asked: Seat | None = None
        """Who could answer when that was last looked at."""
        self._passed: set[str] = set()
        """Where the ring has been while this is asked."""
        self._came_round = False
        """The big button was passed by once, for places before the first one were still lit."""

    # -- step by step -------------------------------------------------------------------------------------------

    def step(self, step: int) -> bool:
        """Through one part after the other, and over the big button; in a question, over its answers."""
        root = self.scene.root
        if root.is_asked:
            return root.step(step)
        root.fresh.looked_round()
        self.scene.eye.home()
        self._passed.add(self.place())
        moved = self._go_on(step)
        self._passed.add(self.place())
        return moved

    def _go_on(self, step: int) -> bool:
        scene, root, primary = self.scene, self.scene.root, self.scene.furniture.primary
        stops: list[Part | None] = [*scene.parts.values(), None]
        here = self._part_of_ring()
        if here is not None and self._next_in(here, step, anew=False):
            return True
        begun = here is not None or root.focus is primary
        start = stops.index(here) if begun else len(stops) - 1
        for away in range(1, len(stops) + 1):
            part = stops[(start + step * away) % len(stops)]
            if part is not None and part.visible and self._next_in(part, step, anew=True):
                return True
            if part is None and primary.enabled and root.focus is not primary and not self._leads_past():
                self.to_primary()
                return True
        return False

    def _next_in(self, part: Part, step: int, *, anew: bool) -> bool:
        """Past what a sheet above shows as well: there it can be seen."""
        while part.next_lit(step, anew=anew):
            parts, component = self.scene.open_parts(), self.scene.model.pointing.component
            above = parts[: parts.index(part)] if part in parts and component else []
            if not any(one.opens_itself and one.anchor(component) is not None for one in above):
                return True
            anew = False
        return False

    def _leads_past(self) -> bool:
        """Whether the big button waits until the ring has come round to the places before the one it began at."""
        left = not self._came_round and any(one not in self._passed for _, one, _ in self._places())
        self._came_round = self._came_round or left
        return left

    def begins(self, event: Event) -> bool:
        """The first arrow where nobody has been yet brings the ring to what can be done, not to a corner."""
        root = self.scene.root
        if isinstance(event, Key):
            self._hear()
        fresh = isinstance(event, Key) and event.name in DIRECTIONS and root.focus is None and not root.at_hand.w
        return fresh and not root.is_asked and self.scene.furniture.opened is None and self.step(1)

    def _part_of_ring(self) -> Part | None:
        focus = self.scene.root.focus
        around = set(map(id, focus.ancestors())) if focus is not None else set()
        return next((part for part in self.scene.parts.values() if id(part) in around), None)

    def uncover(self, component: str) -> None:
        """A sheet that somebody has opened to read makes room where the ring goes to what lies below it."""
        for part in self.over(component):
            part.fold()

    def over(self, component: str) -> list[Part]:
        """Sheets that were opened to be read and lie over its place."""
        above: list[Part] = []
        for part in self.scene.open_parts():
            if (place := part.anchor(component)) is not None:
                return [one for one in above if not one.covers and one.rect.collidepoint(place)]
            above.append(part)
        return []

    def to_primary(self) -> None:
        self.scene.hands.point("")
        self.scene.root.set_focus(self.scene.furniture.primary, visible=True)

    # -- Enter, where no widget has used it -------------------------------------------------------------------------

    def enter(self) -> bool:
        """What the ring is on, or what the card speaks of, is done; without either the ring comes, and no more."""
        scene, root = self.scene, self.scene.root
        ringed = getattr(root.focus, "component", "") if root.focus_visible else ""
        pointed = scene.model.pointing.component if root.pointed is not None else ""
        if not root.is_asked and (ringed or pointed):
            return scene.hands.choose(ringed or pointed)
        if scene.furniture.primary.enabled or not self.to_nearest():
            self.to_primary()
        return True

    # -- coming back ----------------------------------------------------------------------------------------------

    def place(self) -> str:
        """The component that the ring is on, or what stands behind it; empty if it is on none."""
        there = self.scene.root.focus_visible and self._part_of_ring() is not None
        return self.scene.model.pointing.component if there else ""

    def leave(self) -> None:
        """Everything else is shown for a while."""
        self._left = self._now(), self.place()

    def come_back(self) -> None:
        """The ring goes where it was, unless something else is asked meanwhile: then to what can be done now."""
        before, place = self._left
        if self.scene.root.focus_visible and not (before == self._now() and self.return_to(place)):
            self.to_nearest()

    def return_to(self, place: str) -> bool:
        """To a component, if something can be done with it."""
        return bool(place) and any(part.go_to(place) for part in self.scene.open_parts())

    # -- the ring after a change ------------------------------------------------------------------------------------

    def look_after(self) -> None:
        """Something else is asked, or what had the ring has gone: it goes to the nearest that can be chosen, and to
        the big button where nothing is left but that. While somebody walks about it stays where it is."""
        scene, root = self.scene, self.scene.root
        self._hear()
        if scene.eye.is_out or scene.model.still_told is not None:
            return  # it would draw along a map that is about to go back, or go astray among others' things
        position = self._now()
        changed, self._position = position != self._position, position
        if changed:
            self._passed, self._came_round = set(), False
        self._make_room()
        if not root.focus_visible or root.is_asked or scene.furniture.opened is not None:
            return
        if self._to_advised():
            return
        lost = root.focus is None or not root.reaches(root.focus)
        if lost or (changed and not self._still_of_use()):
            if root.focus is not None:
                root.at_hand = root.focus.focus_rect()
            if not self.to_nearest():
                self.to_primary()

    def come_out(self) -> None:
        """What tells a scoring has come over the place that the ring is on, and would seem to bear it."""
        root, parts = self.scene.root, self.scene.open_parts()
        here, place = self._part_of_ring(), root.ring.place(root)
        above = parts[: parts.index(here)] if here in parts else []
        if place is not None and any(one.opens_itself and one.rect.collidepoint(place.center) for one in above):
            self.to_primary()

    def _make_room(self) -> None:
        """A log or a sheet that was opened to be read closes when the ring walks to what lies below it."""
        root, sheet = self.scene.root, self.scene.furniture.opened
        if sheet is None or sheet.modal or root.focus is None or sheet in root.focus.ancestors():
            return
        place = root.ring.place(root)
        if place is not None and place.colliderect(sheet.rect):
            self.scene.furniture.close_top()

    def _hear(self) -> None:
        """Whoever could not answer before takes no key that was meant for what was told, or for somebody else."""
        scene, director, fresh = self.scene, self.scene.director, self.scene.root.fresh
        told = scene.model.is_told or scene.film.on or held.stays(scene)
        asked = director.viewer if director.stage is Stage.PLAY and not told else None
        if asked == self._asked:
            return
        self._asked = asked
        fresh.looked_round() if asked is None else fresh.ask()

    def _to_advised(self) -> bool:
        """Advice that has just come takes the ring along: Enter does what is read, and no other card lies over it."""
        director = self.scene.director
        hint = None if director.hidden or director.closed else director.bots.hint
        come, self._advised = hint is not None and hint is not self._advised, hint
        if hint is None or not come:
            return False
        lit = director.lit()
        pieces = [one for one in reversed(hint.action.touches()) if one in lit]
        if self.is_big_button(pieces):
            self.to_primary()
            return True
        return any(part.go_to(one) for one in pieces for part in self.scene.open_parts())

    def is_big_button(self, pieces: Iterable[str]) -> bool:
        """Whether the big button does it, and nothing on the board."""
        furniture, means = self.scene.furniture, self.scene.model.screen.primary.components
        return furniture.primary.enabled and any(one in means for one in pieces)

    def _now(self) -> tuple[object, ...]:
        model = self.scene.model
        director = model.director
        return (
            len(self.scene.session),
            model.phase,
            director.stage,
            director.viewer,
            director.picker.chosen,
            model.is_live,
            model.is_told,
        )

    def _still_of_use(self) -> bool:
        """Whether the ring is on something that can be done, or on what belongs to no part, such as a tool. On the
        big button it only stays while nothing else can be chosen: its meaning is another one now."""
        root, primary = self.scene.root, self.scene.furniture.primary
        if root.focus is primary:
            return not any(self._places())
        part, here, picker = self._part_of_ring(), self.place(), self.scene.director.picker
        if here and picker.meant(here) != here and not any(self._places()):
            return True  # nothing is lit any more, and Enter here leads back to what is
        return part is None or part.ring_is_lit()

    def _places(self) -> list[tuple[Part, str, Rect]]:
        """Everything lit that answers what is asked, with the part that shows it and where."""
        director = self.scene.director
        beside = director.picker.beside()
        if director.stage is not Stage.PLAY or not self.scene.model.is_live:
            return []
        return [
            (part, component, Rect(place, (1, 1)))
            for component in director.lit()
            if component not in beside
            for part in self.scene.open_parts()
            if (place := part.anchor(component)) is not None
        ]

    def to_nearest(self) -> bool:
        """The ring goes to what is lit and closest to where it was; False if nothing lit can be reached."""
        at_hand = self.scene.root.at_hand
        here, aside = at_hand.center, self.scene.director.picker.detours()  # what has just been chosen goes on first

        def away(one: tuple[Part, str, Rect]) -> tuple[int, ...]:
            """What lies in that which was at hand, or on a sheet that came up, is read from its beginning."""
            x, y = one[2].topleft
            inside = one[0].comes_up or (at_hand.w > 1 and at_hand.collidepoint(x, y))
            far = (0, y, x) if inside else (1, (x - here[0]) ** 2 + (y - here[1]) ** 2)
            return (one[1] in aside, *far)

        def in_order(one: tuple[Part, str, Rect]) -> tuple[int, ...]:
            """As N goes: what lies beside the big button, such as passing, is no nearer to what is asked."""
            return (one[1] in aside, stops.index(one[0]), one[2].y, one[2].x)

        stops, on_button = list(self.scene.parts.values()), at_hand.colliderect(self.scene.furniture.primary.rect)
        places = sorted(self._places(), key=in_order if on_button else away)
        if any(part.go_to(component) for part, component, _ in places):
            return True
        director, primary = self.scene.director, self.scene.model.screen.primary
        lit, asked = director.lit(), director.stage is Stage.PLAY and self.scene.model.is_live
        if (lit or not asked) and director.picker.beside().union(primary.components).issuperset(lit):
            return False
        return any(part.next_lit(1, anew=True) for part in self.scene.parts.values() if part.visible)
