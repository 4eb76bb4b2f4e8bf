"""What is told at length: stories of parts and scorings step by step, and what waits then until it has been seen."""

from __future__ import annotations

from game.core.contract import CHANCE, Event, Seat
from game.core.settings import SPEEDS
from game.scenes.table.by_hand import ByHand
from game.ui.animation import Script
from game.ui.context import setting
from game.ui.kinds import Part

COUNT_MS = 250.0
STEP_MS = 900.0
"""So long what a step of a scoring is about stays lit before its points rise."""
_PATIENCE_S = 3600


class Stories(ByHand):
    """The part of motion that speaks; while it does, the primary button goes on with the match."""

    _waits = False

    def _stories(self, event: Event, is_last: bool) -> Script:
        """Parts that show it by themselves, while the panels already say what has come; the last of its kind waits to
        be looked at, unless it is about a person, for then the part itself waits."""
        scene, waits = self.scene, is_last and not _seats(event) & set(self.scene.director.persons)
        for part in self._tellers():
            story = part.story(event)
            if story is not None:
                # without a headline the sentence of the log: nobody is asked anything meanwhile
                scene.model.headline = part.headline(event) or scene.model.teller.event(event)
                scene.model.held_back = True
                self._tell(True)
                yield from self._paced(story, event)
                if waits and event.word in scene.model.screen.film.stays:
                    yield from self._wait()
                part.calm()
                scene.model.held_back = False
                self._tell(False)

    def _paced(self, story: Script, event: Event) -> Script:
        """What only concerns bots is told at their pace."""
        seats = _seats(event)
        people = self.scene.director.persons
        bots = setting(self.scene.context.settings, "bot_pace", "normal")
        pace = 1.0 if not seats or seats & set(people) else SPEEDS[bots]
        for step in story:
            self.scene.film.make_room()  # what tells it has come up by now
            self.scene.walking.come_out()
            yield step * pace if isinstance(step, float | int) else step

    def _stays(self, events: list[Event]) -> Script:
        """What nothing tells, but lies on the table now, such as the card of somebody else."""
        film, people = self.scene.model.screen.film, set(self.scene.director.persons)
        if any(
            event.word in film.stays and event.word in film.lies and not _seats(event) & people for event in events
        ):
            self._tell(True)
            self.scene.film.make_room()
            self.scene.film.ways.wipe()  # none crosses what is to be read
            yield from self._wait()
            self._tell(False)

    def _wait(self) -> Script:
        """Until somebody goes on, or as long as the settings say; never for bots among themselves or in what is
        shown once more."""
        scene = self.scene
        if scene.director.persons and not scene.film.reel:
            seconds = setting(scene.context.settings, "stay_seconds", 0) or _PATIENCE_S
            self._waits = True
            for _ in range(10 * seconds):
                if not self._waits:
                    break
                yield 100.0
            self._waits = False

    @property
    def waits(self) -> bool:
        """All of it has been told, and lies there until somebody has seen it."""
        return self._waits

    def go_on(self) -> bool:
        """Whoever looked has seen it; False if nothing waits."""
        waited, self._waits = self._waits, False
        return waited

    def _tellers(self) -> list[Part]:
        hidden = [part for part in self.scene.parts.values() if part.opens_itself and not part.visible]
        return [*self.scene.open_parts(), *hidden]

    def _tell(self, telling: bool) -> None:
        self.scene.model.is_told = telling
        if not telling:
            self.scene.model.headline = ""
        self.scene.show()

    def _show_steps(self, events: list[Event]) -> Script:
        """Scoring step by step: what makes the points is lit, they fly to the panels, and the scores count up. Each
        step takes the place of the one before, so each waits to be looked at."""
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
                self._show_points(seat)
            scene.furniture.show_outlook()
            yield COUNT_MS
            if any(event.word in scene.model.screen.film.stays for event in step):
                yield from self._wait()
        if scene.model.is_told:
            scene.tell(())
            self._tell(False)

    def _show_points(self, seat: Seat) -> None:
        """On the panel, and on parts of the table that say them too."""
        self.scene.furniture.show_player(seat)
        self.scene.show_parts()

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


def _seats(event: Event) -> set[Seat]:
    """Whom it is about."""
    found = (getattr(event, name, None) for name in ("seat", "other"))
    return {seat for seat in found if seat is not None and seat != CHANCE}


def _pieces(events: tuple[Event, ...]) -> list[str]:
    return [piece for event in events for piece in event.pieces()]
