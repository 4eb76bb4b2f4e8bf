"""How what happened is shown: pieces fly, parts tell their stories, scorings go step by step. It can all be dropped.

The scene's `position` follows the session line by line; finish() brings it to the end at once. Flights: flights.py.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from game.core.contract import CHANCE, Event, Seat
from game.core.recap import points_at, points_shown
from game.scenes.table.flights import Told
from game.scenes.table.stories import COUNT_MS, Stories
from game.table.motion_spec import MotionSpec
from game.ui.animation import Script, Tween

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

AFTER_BOT_MS = 250.0
BOT_AHEAD = 0.6
"""A bot's figures walk faster than one's own."""


class Motion(Stories):
    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        scene.timeline.trouble = self.give_up
        self._showing = self._waits = False

    def build(self) -> None:
        self.scene.film.build()
        self.flights.build()
        self._carried = None

    @property
    def busy(self) -> bool:
        return self.scene.timeline.busy

    @property
    def to_come(self) -> bool:
        """Something that has happened is still to be shown, or is being shown."""
        return self._showing or (self._wanted and self.scene.model.position < len(self.scene.session))

    @property
    def _wanted(self) -> bool:
        scene = self.scene
        return scene.context.motion > 0 and scene.model.looking_at is None and scene.context.stack.top is scene

    def finish(self) -> bool:
        """Everything that moves is at its end, and the whole match is shown."""
        scene = self.scene
        if scene.film.reel:
            self.stop()
            self._arrive(len(scene.session))
            scene.follow_stage()
            return True
        moved = scene.timeline.finish()
        scene.eye.home()
        if scene.model.position != len(scene.session):
            self._arrive(len(scene.session))
            scene.follow_stage()
            moved = True
        return moved

    def stop(self) -> None:
        self._showing = self._waits = self.scene.model.is_told = False
        self.scene.model.headline, self.scene.model.held_back = "", False
        self.scene.model.still_told = None
        self.scene.first_look.give_up()
        self.scene.timeline.clear()
        self.scene.eye.home()
        self.flights.air.clear()
        self.scene.tell(())
        for part in self.scene.parts.values():
            part.calm()
        self.scene.model.counting.clear()
        self._carried = None
        self.scene.film.end()

    def catch_up(self) -> None:
        """Show the lines that are new: with motion, or at once where none is wanted."""
        scene = self.scene
        if scene.model.position == len(scene.session) or self.busy:
            return
        if not self._wanted:
            self._arrive(len(scene.session))
            scene.follow_stage()
        else:
            self._showing = True
            scene.timeline.play(self._show_rest())

    def give_up(self, error: Exception) -> None:
        """Motion only tells what the position shows anyway: where it fails, the end stands there at once."""
        self.scene.context.report(error)
        self.stop()
        self._arrive(len(self.scene.session))
        self.scene.follow_stage()

    def tick(self) -> bool:
        scene = self.scene
        if not self.busy and scene.model.position < len(scene.session):
            self.catch_up()
        return self.busy

    def _arrive(self, position: int) -> None:
        self.scene.model.position = position
        self.scene.refresh()

    # -- scripts ------------------------------------------------------------------------------------------------

    def _show_rest(self) -> Script:
        scene = self.scene
        while scene.model.position < len(scene.session):
            yield from self.show_line(scene.model.position)
        self._showing = False
        scene.film.rest()
        scene.follow_stage()

    def show_line(self, number: int) -> Script:
        scene = self.scene
        seat = scene.session.lines[number].seat
        by_bot = bool(scene.film.reel) or (seat != CHANCE and scene.session.setup.seats[seat].is_bot)
        events = [event for _, event in scene.session.events(scene.director.eyes, number, number + 1)]
        scene.model.still_told = seat if by_bot and not scene.film.reel else None
        yield from scene.film.line(number, events)
        pace = scene.film.pace() if by_bot else 1.0
        quick = pace * (BOT_AHEAD if by_bot else 1.0)
        ahead = [tween for event in events for part in scene.open_parts() for tween in part.before(event, quick)]
        told = [(event, spec) for event in events if (spec := scene.model.screen.motion.get(event.word)) is not None]
        self._sound(spec for _, spec in told if spec.begins)
        if ahead:
            yield ahead
        yield from self.flights.pieces(events, seat, by_bot, pace)
        yield from self.flights.gold(events, pace)
        self._hold_scores(events, number)
        yield from self._show_steps(events)
        self._sound(spec for _, spec in told if not spec.begins)
        self._arrive(number + 1)
        for at, event in enumerate(events):
            yield from self._stories(event, all(later.word != event.word for later in events[at + 1 :]))
        moving = [tween for event in events for part in scene.open_parts() for tween in part.moves(event)]
        if moving:
            yield moving
        yield from self._stays(events)
        scored = [(event, spec) for event, spec in told if spec.points and not spec.steps]
        yield from self.flights.points(scored, self._rings(told))
        counting = self._count_up(number + 1)
        if counting:
            yield counting
        if by_bot and any(spec.to and not spec.passing for _, spec in told):
            yield AFTER_BOT_MS * pace
        yield from scene.film.over(number, events)
        if scene.model.still_told is not None:
            scene.model.still_told = None
            scene.refresh()

    def _sound(self, specs: Iterable[MotionSpec]) -> None:
        for cue in dict.fromkeys(spec.sound for spec in specs if spec.sound):
            self.scene.context.sounds.play(cue)

    def _hold_scores(self, events: list[Event], number: int) -> None:
        """Scores that will change stay as they are until the points have flown to their panels or have been told."""
        scene, session = self.scene, self.scene.session
        before, after = points_at(session, number), points_at(session, number + 1)
        flying = {getattr(event, "seat", 0) for event in events if self._brings_points(event)}
        for seat, points in enumerate(before):
            if seat in flying or points != after[seat]:
                scene.model.counting[seat] = points

    def _brings_points(self, event: Event) -> bool:
        spec = self.scene.model.screen.motion.get(event.word)
        return spec is not None and bool(spec.points)

    def _count_up(self, position: int) -> list[Tween]:
        furniture, counting = self.scene.furniture, self.scene.model.counting
        after = points_shown(self.scene.session, position)

        def count(seat: Seat, start: int, end: int) -> Tween:
            def step(share: float) -> None:
                counting[seat] = start + round((end - start) * share)
                if share >= 1:
                    counting.pop(seat, None)
                    furniture.show_outlook()
                self._show_points(seat)

            return Tween(COUNT_MS, step)

        return [count(seat, start, after[seat]) for seat, start in counting.items()]

    def _rings(self, told: list[Told]) -> list[Tween]:
        """Places that change hands, each drawn anew."""
        found = []
        for event, spec in told:
            if spec.ring:
                old, new = getattr(event, "other", None), getattr(event, "seat", 0)
                made = (part.ring(getattr(event, spec.ring), old, new) for part in self.scene.parts.values())
                found += [tween for tween in made if tween is not None]
        return found
