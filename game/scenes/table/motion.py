"""How what happened is shown: pieces fly, parts tell their stories, scorings go step by step. It can all be dropped.

The scene's `position` follows the session line by line; finish() brings it to the end at once. Flights: flights.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.contract import CHANCE, Event, Seat
from game.core.recap import points_at, points_shown
from game.core.settings import SPEEDS
from game.scenes.table.by_hand import ByHand
from game.scenes.table.flights import Told
from game.ui.animation import Script, Tween
from game.ui.context import setting
from game.ui.kinds import Part

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

AFTER_BOT_MS, COUNT_MS = 250.0, 250.0
BOT_AHEAD = 0.6
"""A bot's figures walk faster than one's own."""
STEP_MS = 900.0
"""So long what a step of a scoring is about stays lit before its points rise."""


class Motion(ByHand):
    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        scene.timeline.trouble = self.give_up
        self._showing = False

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
        if scene.model.position != len(scene.session):
            self._arrive(len(scene.session))
            scene.follow_stage()
            moved = True
        return moved

    def stop(self) -> None:
        self._showing = self.scene.model.is_told = False
        self.scene.model.headline = ""
        self.scene.timeline.clear()
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
        pace = scene.film.pace() if by_bot else 1.0
        events = [event for _, event in scene.session.events(scene.director.eyes, number, number + 1)]
        yield from scene.film.line(number, events)
        quick = pace * (BOT_AHEAD if by_bot else 1.0)
        ahead = [tween for event in events for part in scene.open_parts() for tween in part.before(event, quick)]
        if ahead:
            yield ahead
        yield from self.flights.pieces(events, seat, by_bot, pace)
        yield from self.flights.gold(events, pace)
        self._hold_scores(events, number)
        yield from self._show_steps(events)
        told = [(event, spec) for event in events if (spec := scene.model.screen.motion.get(event.word)) is not None]
        for cue in dict.fromkeys(spec.sound for _, spec in told if spec.sound):
            scene.context.sounds.play(cue)
        self._arrive(number + 1)
        for event in events:
            yield from self._stories(event)
        moving = [tween for event in events for part in scene.open_parts() for tween in part.moves(event)]
        if moving:
            yield moving
        rings = self._rings(told)
        if rings:
            yield rings
        yield from self.flights.points([(event, spec) for event, spec in told if spec.points and not spec.steps])
        counting = self._count_up(number + 1)
        if counting:
            yield counting
        if by_bot and any(spec.to and not spec.passing for _, spec in told):
            yield AFTER_BOT_MS * pace
        yield from scene.film.over(number, events, pace)

    def _stories(self, event: Event) -> Script:
        """Parts that show it by themselves, while the panels already say what has come."""
        scene = self.scene
        for part in self._tellers():
            story = part.story(event)
            if story is not None:
                scene.model.headline = part.headline(event)
                self._tell(True)
                yield from self._paced(story, event)
                part.calm()
                self._tell(False)

    def _paced(self, story: Script, event: Event) -> Script:
        """What only concerns bots is told at their pace."""
        seats = {getattr(event, name, None) for name in ("seat", "other")} - {None, CHANCE}
        people = self.scene.director.persons
        bots = setting(self.scene.context.settings, "bot_pace", "normal")
        pace = 1.0 if not seats or seats & set(people) else SPEEDS[bots]
        for step in story:
            yield step * pace if isinstance(step, float | int) else step

    def _tellers(self) -> list[Part]:
        hidden = [part for part in self.scene.parts.values() if part.opens_itself and not part.visible]
        return [*self.scene.open_parts(), *hidden]

    def _tell(self, telling: bool) -> None:
        self.scene.model.is_told = telling
        if not telling:
            self.scene.model.headline = ""
        self.scene.show()

    def _show_steps(self, events: list[Event]) -> Script:
        """Scoring step by step: what makes the points is lit, they fly to the panels, and the scores count up."""
        scene = self.scene
        for step in self._steps(events):
            scored = [
                (event, spec)
                for event in step
                if (spec := scene.model.screen.motion.get(event.word)) is not None and spec.points
            ]
            places = [getattr(event, spec.at) for event, spec in scored]
            lit = (*(place for place in places if isinstance(place, str)), *_pieces(step))
            scene.tell(step, tuple(dict.fromkeys(lit)))
            self._tell(True)
            yield STEP_MS
            yield from self.flights.points(scored)
            for event, spec in scored:
                seat = getattr(event, "seat", 0)
                scene.model.counting[seat] += getattr(event, spec.points)
                scene.furniture.show_player(seat)
            yield COUNT_MS
        if scene.model.is_told:
            scene.tell(())
            self._tell(False)

    def _steps(self, events: list[Event]) -> list[tuple[Event, ...]]:
        """Events with points in groups; what was said just before a group, such as gold shown, belongs to it."""
        steps: list[tuple[object, list[Event]]] = []
        before: list[Event] = []
        for event in events:
            spec = self.scene.model.screen.motion.get(event.word)
            if spec is None or not spec.steps:
                before.append(event)
                continue
            group = event.word, getattr(event, spec.group) if spec.group else ""
            if not steps or steps[-1][0] != group:
                steps.append((group, before))
            steps[-1][1].append(event)
            before = []
        return [tuple(step) for _, step in steps]

    def _hold_scores(self, events: list[Event], number: int) -> None:
        """Scores that will change stay as they are until the points have arrived at their panels."""
        scene = self.scene
        before = points_at(scene.session, number)
        for event in events:
            spec = scene.model.screen.motion.get(event.word)
            if spec is not None and spec.points:
                seat = getattr(event, "seat", 0)
                scene.model.counting[seat] = before[seat]

    def _count_up(self, position: int) -> list[Tween]:
        furniture, counting = self.scene.furniture, self.scene.model.counting
        after = points_shown(self.scene.session, position)

        def count(seat: Seat, start: int, end: int) -> Tween:
            def step(share: float) -> None:
                counting[seat] = start + round((end - start) * share)
                if share >= 1:
                    counting.pop(seat, None)
                furniture.show_player(seat)

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


def _pieces(events: tuple[Event, ...]) -> list[str]:
    return [piece for event in events for piece in event.pieces()]
