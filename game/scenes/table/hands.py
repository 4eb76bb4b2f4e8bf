"""What hands do at the table: parts tell it (their Host), and it tells model, director and motion. Decides no rule.

Mouse, keyboard, dragging and tutorial all end in choose(component).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Rect, Surface

from game.core.contract import Action, Seat
from game.core.names import Name
from game.core.picker import Meaning
from game.scenes.table import asking
from game.table import doing, showing
from game.table.director import Chosen
from game.table.shown import PLAN
from game.ui.kinds import Part

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

Point = tuple[int, int]


class Hands:
    leafs = False

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.model = scene.model
        self.director = scene.model.director
        self._ring_was = ""
        """Where the ring was when what is one's own was covered."""

    # -- words of the table -------------------------------------------------------------------------------------

    def text(self, key: str, **values: object) -> str:
        return self.scene.text(key, **values)

    def name(self, component: str) -> str:
        return self.model.teller.name(component)

    def player(self, seat: Seat) -> Name:
        return self.model.teller.seat(seat)

    def about(self, component: str) -> str:
        return self.model.about(component)

    # -- pointing and choosing ----------------------------------------------------------------------------------

    def point(self, component: str, *, by_key: bool = False) -> None:
        if by_key and component:
            self.scene.walking.uncover(component)
        self.model.pointing.at(component, by_key=by_key)

    def why(self, component: str) -> bool:
        """A finger rests on it: it tells what a click on it would, but does nothing. Tabs and heads that only the
        screen knows are nothing to the rules."""
        session = self.director.session
        if component not in session.rules.components(session.view(self.director.eyes)):
            return False
        if component not in self.director.lit():
            self.model.pointing.clicked(component)
        return True

    def choose(self, component: str) -> bool:
        """The one way in: a click on a component, Enter on it, the end of dragging, a step of a tutorial."""
        scene, director = self.scene, self.director
        scene.motion.finish()
        scene.look_at(None)
        if self.takes_in_hand(component):
            self.hold(component)
            return True
        if component == PLAN and director.proposal.plan():
            director.proposal.follow()
            return True
        chosen = director.choose(component)
        if chosen.warnings:
            asking.ask_first(scene, partial(director.choose, component, sure=True), chosen.warnings)
        elif chosen.reason is not None and self.model.pointing.clicked(component):
            scene.motion.shake()
            scene.context.sounds.play("error")
        return True

    def do_advised(self, *, sure: bool = False) -> bool:
        """What the hint says, done at once instead of what is half chosen; False if there is none to be read."""
        hint, director = self.director.bots.hint, self.director
        if hint is None or director.viewer is None or director.hidden or director.closed:
            return False
        self.scene.motion.finish()
        self.scene.look_at(None)
        director.picker.entered.pop(director.viewer, None)
        chosen = doing.do(director, Meaning(said=(hint.action,)), sure=sure)
        if chosen.warnings:
            asking.ask_first(self.scene, partial(self.do_advised, sure=True), chosen.warnings)
        return True

    def to_choose(self) -> tuple[str, ...]:
        return self.director.lit()

    def meant(self, component: str) -> str:
        return self.director.picker.meant(component)

    def takes_in_hand(self, component: str) -> bool:
        """Whether a click on it, or dragging it, only takes it instead of what is held."""
        kinds = self.model.screen.hold.get(self.model.phase, ())
        return self.model.holding.owns(component, kinds, self.model.open_options())

    def hold(self, component: str) -> None:
        self.scene.motion.finish()
        self.model.holding.take(component)
        self.scene.refresh()

    def hide(self, hidden: bool) -> None:
        """What is covered takes the ring along when it is shown again."""
        scene, was = self.scene, self.director.hidden
        if not was:
            self._ring_was = scene.walking.place()
        self.director.hide(hidden)
        if was and not self.director.hidden and scene.root.focus_visible:
            scene.walking.return_to(self._ring_was)

    def look(self, looks: bool) -> None:
        self.director.look(looks)

    # -- dragging -----------------------------------------------------------------------------------------------

    def drag(self, component: str, pos: Point) -> None:
        director, scene = self.director, self.scene
        if self.takes_in_hand(component):
            self.hold(component)
        elif component in director.lit() and component not in director.picker.chosen:
            scene.motion.finish()
            director.choose(component)
        target = scene.component_at(pos)
        self.point(target)
        scene.motion.carry("" if target in director.lit() else component, pos)  # over its place it lies there

    def drop(self, pos: Point) -> None:
        self.scene.motion.carry("", pos)
        target = self.scene.component_at(pos)
        if target in self.director.lit():
            self.choose(target)
        else:
            self.director.back()
            if target:
                self.model.pointing.refuse(target)

    def carry(self, piece: str, picture: Surface | None, pos: Point) -> bool:
        self.scene.motion.hang(piece, picture, pos)
        return any([part.receive(piece, pos, picture is None) for part in self.scene.open_parts()])

    # -- pages and visits ---------------------------------------------------------------------------------------

    def draft(self, values: Mapping[str, Any]) -> None:
        self.model.draft(values)
        self.scene.show()

    def put(self, what: str, on: str = "", off: str = "") -> None:
        self.scene.motion.finish()
        self._tell(self.director.put(what, on, off))

    def hand_in(self, answers: tuple[Action, ...]) -> bool:
        """All answers of a page; what was entered on it is then no longer needed."""
        self._tell(doing.hand_in(self.director, answers))
        return True

    def _tell(self, chosen: Chosen) -> None:
        if chosen.reason is not None:
            self.scene.say(chosen.reason.way_out or chosen.reason.say, "warning")

    def without_place(self, components: tuple[str, ...], asking: Part | None) -> tuple[str, ...]:
        """What answers no question asks for no place: where it lies it is found again once nothing lies over it."""
        primary, _ = showing.primary_of(self.director, self.model.screen, self.model.phase)
        apart = {primary, *self.director.picker.beside()}
        return tuple(one for one in components if one not in apart and self.scene.anchor(one, asking) is None)

    def lies_under(self, component: str, part: Part, rect: Rect) -> bool:
        parts = self.scene.open_parts()
        below = parts[parts.index(part) + 1 :] if part in parts else parts
        places = (one.anchor(component) for one in below)
        return any(place is not None and rect.collidepoint(place) for place in places)

    def visit(self, seat: Seat | None) -> None:
        self.model.visited = seat
        self.scene.show_parts()

    def glance(self, seat: Seat | None) -> None:
        spec = self.model.screen.panels
        if spec is not None and spec.glance and seat != self.model.glanced:
            self.model.glanced = seat
            self.scene.show_parts()
