"""What the table does for pages and hands: what is held, drafts, answers handed in together, visits, figures.

The table scene is one; parts reach it through their Host.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from pygame import Surface

from game.core.contract import Event, Say, Seat
from game.table import showing
from game.table.director import Director, Stage
from game.table.holding import Holding, kind_of
from game.ui.context import Context, setting

if TYPE_CHECKING:
    from game.core.session import Session
    from game.scenes.table.furniture import Furniture
    from game.scenes.table.motion import Motion
    from game.scenes.table.pointing import Pointing
    from game.table.counting import Counter
    from game.table.screen import Screen
    from game.ui.kinds import Part


WATCHING: Seat = -1
"""Those who watch bots, instead of a seat: what they have opened."""


class PageHost:
    context: Context
    director: Director
    session: Session
    screen: Screen
    parts: dict[str, Part]
    holding: Holding
    counter: Counter
    motion: Motion
    pointing: Pointing
    furniture: Furniture
    drafts: dict[Seat, Mapping[str, Any]]
    marked: tuple[str, ...]
    telling: tuple[Event, ...] = ()
    """What is being shown happening just now, one step of a scoring."""
    _recent: tuple[object, tuple[Event, ...]] = (None, ())
    visited: Seat | None
    glanced: Seat | None = None
    """Whose things are shown large only as long as somebody points at them."""

    def panel_changed(self) -> None:
        """Something was laid over the board, or put away."""

    def point(self, component: str, *, by_key: bool = False) -> None:
        self.pointing.at(component)

    @property
    def is_live(self) -> bool:
        """Whether the present is shown; the scene knows."""
        raise NotImplementedError

    @property
    def phase(self) -> str:
        """The word of the frame that decides in what is shown; the scene knows."""
        raise NotImplementedError

    def refresh(self) -> None:
        raise NotImplementedError

    def show_parts(self) -> None:
        raise NotImplementedError

    def show_pointed(self) -> None:
        raise NotImplementedError

    def shown_position(self) -> int | None:
        """How many lines are shown, None for all; the scene knows."""
        raise NotImplementedError

    def say(self, said: Say, icon: str = "info") -> None:
        raise NotImplementedError

    # -- what is being told -------------------------------------------------------------------------------------

    def mark(self, pieces: tuple[str, ...]) -> None:
        """Light up the pieces that a line or a figure is about."""
        if pieces != self.marked:
            self.marked = pieces
            self.show_pointed()

    def tell(self, events: tuple[Event, ...], pieces: tuple[str, ...] = ()) -> None:
        """Parts show these happening now, with their pieces lit; nothing ends it."""
        if events != self.telling:
            self.telling = events
            self.marked = pieces
            self.show_pointed()

    def recent(self) -> tuple[Event, ...]:
        """What has happened since the event that screen.yaml names, as far as it is shown."""
        end, eyes = self.shown_position(), self.director.eyes
        key = end, len(self.session), eyes
        if self._recent[0] != key:
            self._recent = key, showing.recent(self.session, self.screen, eyes, end)
        return self._recent[1]

    # -- what parts ask (Host) ----------------------------------------------------------------------------------

    def hold(self, component: str) -> None:
        self.motion.finish()
        self.holding.take(component)
        self.refresh()

    def carry(self, piece: str, picture: Surface | None, pos: tuple[int, int]) -> bool:
        self.motion.hang(piece, picture, pos)
        return any([part.receive(piece, pos, picture is None) for part in self.parts.values() if part.visible])

    @property
    def drafting(self) -> Seat | None:
        """Whose draft is shown: of whoever looks, or of those who watch a match of bots."""
        return self.director.eyes if self.director.persons else WATCHING

    def draft(self, values: Mapping[str, Any]) -> None:
        if self.drafting is not None:
            self.drafts[self.drafting] = values
            self.show_parts()
            self.furniture.refresh()

    def about(self, component: str) -> str:
        return self.pointing.about(component)

    def take_back(self) -> bool:
        self.motion.finish()
        return self.director.undo()

    def put_back(self) -> bool:
        return self.director.back()

    def without_place(self, components: tuple[str, ...], asking: Part) -> tuple[str, ...]:
        others = [part for part in self.parts.values() if part is not asking and part.visible]
        primary, _ = showing.primary_of(self.director, self.screen, self.phase)
        return tuple(
            one for one in components if one != primary and all(part.anchor(one) is None for part in others)
        )

    def visit(self, seat: Seat | None) -> None:
        self.visited = seat
        self.show_parts()

    def glance(self, seat: Seat | None) -> None:
        spec = self.screen.panels
        if spec is not None and spec.glance and seat != self.glanced:
            self.glanced = seat
            self.show_pointed()

    def answers(self) -> tuple[tuple[str, ...], ...]:
        """What a page has ready to be handed in; only while its person may act."""
        if self.director.stage is not Stage.PLAY or self.director.hidden or not self.is_live:
            return ()
        return next((found for part in self.parts.values() if part.visible and (found := part.answers())), ())

    def hand_in(self, answers: tuple[tuple[str, ...], ...]) -> bool:
        """All answers of a page; what was entered on it is then no longer needed."""
        viewer = self.director.viewer
        refused = self.director.choose_all(answers).reason
        if refused is not None:
            self.say(refused.way_out or refused.say, "warning")
        elif viewer is not None:
            self.drafts.pop(viewer, None)
        return True

    # -- what is shown ------------------------------------------------------------------------------------------

    def _gauges_at(self, at: int | None) -> dict[str, int]:
        """The figures of whoever looks, or of whoever acts; hints among them only where they are wanted."""
        director = self.director
        seats = (director.eyes, director.viewer, director.actor, 0)
        seat = next(one for one in seats if one is not None)
        found = self.session.gauges(director.eyes, seat, at)
        hints = setting(self.context.settings, "hints", True)
        return {name: n for name, n in found.items() if hints or kind_of(name) not in self.screen.advice}

    def open_options(self) -> tuple[tuple[str, ...], ...]:
        """The components of every option, whatever is held; nothing while secrets are covered."""
        if not self.is_live or self.director.hidden:
            return ()
        return tuple(action.touches() for action in self.director.options())

    def _hold(self) -> None:
        if self.is_live:
            self.holding.keep(self.screen.hold.get(self.phase, ()), self.open_options())

    def labels(self) -> dict[str, str]:
        """What lit places would bring in this round."""
        director = self.director
        if not self.is_live or director.viewer is None or director.hidden:
            return {}
        would = {place: director.would(place) for place in director.lit()}
        return self.counter.labels(director.viewer, {place: act for place, act in would.items() if act is not None})

