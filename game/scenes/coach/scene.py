"""Looking back at a match: the table at a turn, what was done beside what else there was, and the curve of all turns.

What is known stands in game/table/coach.py and its words in coach_words.py; this page lays it out. Left and Right go
from turn to turn, Up and Down to the weak ones, Enter begins a match of its own there, Escape goes back.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial

from pygame import Surface

from game.core.contract import Seat
from game.core.session import Session
from game.scenes.coach.columns import Column
from game.scenes.coach.curve import Curve
from game.scenes.coach.layout import CoachLayout, spare_of
from game.scenes.coach.sights import Sights
from game.scenes.onlooker import Onlooker
from game.scenes.replay_controls import EyesButton
from game.scenes.table import agreement, opening
from game.table import showing
from game.table.coach import BEST, GOOD, Coach, lookable, points_seen
from game.table.coach_words import CoachWords, Told
from game.table.screen import screen_of
from game.table.telling import Teller
from game.ui.animation import Tween
from game.ui.context import Context
from game.ui.events import Event, Key, Wake
from game.ui.kinds import Part, worlds
from game.ui.look import Look
from game.ui.scene import Scene
from game.ui.widgets import Segmented

_SLIDE_MS, _POLL_MS, _COUNT_MS = 150.0, 60.0, 8.0
_STAYS_MS = 120.0
"""After so long at one turn its lines lie on the table: whoever leafs through waits for nothing."""
FIGURES, WHY = "figures", "why"


class CoachScene(Onlooker, Scene):
    seat: Seat
    coach: Coach
    points: tuple[tuple[int, ...], ...]
    """What everybody would have had before each turn, as far as the seat could know; counted a few at a time."""
    signs: tuple[int, ...]

    def __init__(self, context: Context, session: Session, seat: Seat | None = None) -> None:
        """Of a match that is over. `seat` if its match can be looked back at, else the first whose can."""
        super().__init__(context)
        self.session = session
        self.seats = lookable(session)
        self.screen = screen_of(session.rules.id)
        self.chosen = 0
        self.page = FIGURES
        """With large type either the figures or the words are seen."""
        self.pointed = self.kept = ""
        """The line whose outcome the table shows: as long as it is pointed at, or since it was pressed."""
        self.has_chosen = False
        """Somebody has gone to a turn: the page does not go to the costliest by itself any more."""
        self._since_poll = 0.0
        self._rested: float | None = None
        """How long the turn has been looked at whose ghosts are still to come."""
        self._shown: tuple[object, ...] = ()
        self._seen: tuple[object, ...] = ()
        """What is told, and what the table shows."""
        self.look_at_seat(seat if seat in self.seats else self.seats[0])

    def look_at_seat(self, seat: Seat) -> None:
        self.findings = opening.looked_back(self.context, self.session, seat)
        self.coach = Coach(self.session, seat, opening.thinker_of(self.context), self.findings.found)
        self.seat = seat
        self.points = ()
        self.chosen = 0

    def own_ground(self, look: Look) -> Surface | None:
        return worlds.backdrop(self.session.rules.id, look)

    # -- building -----------------------------------------------------------------------------------------------

    def build(self) -> None:
        self.teller = Teller(self.context.words, self.session.rules.id, self.session.setup.seats)
        self.words = CoachWords(self.coach, self.screen, self.teller)
        self.signs = showing.signs_of(self.session, self.screen, self.session.shown(None))
        made = CoachLayout(self)
        self.parts: dict[str, Part] = made.parts
        self.columns: tuple[Column, Column] = made.columns
        self.curve: Curve = made.curve
        self.made = made
        self.sights = Sights(self.session, self.seat, self.screen, self.parts, made.ghosts)
        self._shown = self._seen = ()

    def layout(self) -> None:
        super().layout()
        if self.made.spare != spare_of(self.context.grid):
            self.rebuild()
            return
        self._shown = self._seen = ()
        self.show()

    def again(self) -> CoachScene:
        return CoachScene(self.context, self.session, self.seat)

    # -- showing ------------------------------------------------------------------------------------------------

    @property
    def is_costliest(self) -> bool:
        """As far as all have been looked at."""
        return self.coach.is_quickly_done and self.coach.costliest == self.chosen

    @property
    def told(self) -> Told | None:
        return self.words.told(self.chosen) if self.coach.decisions else None

    def show(self) -> None:
        if not self.root.has_look:
            return
        coach, decisions = self.coach, self.coach.decisions
        key = self.chosen, coach.found.get(self.chosen), coach.failed, self.page, self.is_costliest
        told = self.told
        if key != self._shown:
            self._shown = key
            self.made.tell(told)
        sight = self.chosen, coach.found.get(self.chosen), self.pointed or self.kept
        if sight != self._seen:
            self._seen = sight
            at = decisions[self.chosen].start if decisions else len(self.session)
            self.sights.show(told, at, self.pointed or self.kept)
            self._rested = None if self.pointed or self.kept else 0.0
        self.made.count()

    def _haunt(self) -> None:
        """Both lines as ghosts, once somebody stays at a turn."""
        self._rested, told = None, self.told
        if told is not None:
            other = "other" if told.kind in (BEST, GOOD) else "better"
            words = self.text("coach.pill_done"), self.text(f"coach.pill_{other}")
            if not self.sights.haunt(told, self.coach.decisions[self.chosen].start, words):
                self._rested = 0.0

    def choose(self, component: str) -> bool:
        return True

    def go_to(self, number: int | None) -> None:
        if number is None or not self.coach.decisions:
            return
        self.has_chosen = True
        self._go(max(0, min(len(self.coach.decisions) - 1, number)))

    def _go(self, number: int) -> None:
        if number == self.chosen:
            return
        before, self.chosen, self.kept = self.curve.place, number, ""
        self.show()
        self.timeline.finish()
        self.timeline.play(Tween(_SLIDE_MS, lambda share: self.curve.set(place=before + (number - before) * share)))

    def step(self, by: int) -> None:
        self.go_to(self.chosen + by)

    def next_lost(self, by: int) -> None:
        self.go_to(self.coach.next_lost(self.chosen, by))

    def next_of(self, kind: str) -> None:
        """The next turn of a class, from the last on the first again."""
        found = [one.number for one in self.coach.decisions if self.coach.class_at(one.number) == kind]
        self.go_to(next((one for one in found if one > self.chosen), found[0] if found else None))

    def point_kind(self, kind: str) -> None:
        self.curve.set(only=kind)

    def point_line(self, which: str) -> None:
        self.pointed = which
        self.show()

    def keep_line(self, which: str) -> None:
        self.kept = "" if self.kept == which else which
        for column in self.columns:
            column.set(kept=column.which == self.kept)
        self.show()

    def show_page(self, page: str) -> None:
        self.page = page
        self.rebuild()

    def choose_seat(self, seat: str) -> None:
        self._stop()
        self.look_at_seat(int(seat))
        self.has_chosen = False
        self.rebuild()

    # -- time ---------------------------------------------------------------------------------------------------

    def tick(self, dt_ms: float) -> bool:
        self._since_poll += dt_ms
        if self._since_poll >= _POLL_MS:
            self._since_poll = 0.0
            self._poll()
        if self.sights.has_come():
            self._seen = ()
            self.show()
        if self._rested is not None:
            self._rested += dt_ms
            if self._rested >= _STAYS_MS:
                self._haunt()
        return self._count_points() or self._rested is not None

    def _count_points(self) -> bool:
        """For some milliseconds; True as long as there is more to count."""
        decisions, end = self.coach.decisions, time.perf_counter() + _COUNT_MS / 1000
        if len(self.points) == len(decisions):
            return False
        while len(self.points) < len(decisions) and time.perf_counter() < end:
            at = decisions[len(self.points)].start
            self.points = (*self.points, points_seen(self.session, self.seat, at))
        self.curve.set(points=self.points)
        return True

    def _poll(self) -> None:
        if self.coach.update():
            if not self.has_chosen and self.coach.costliest is not None and self.coach.is_quickly_done:
                self._go(self.coach.costliest)
            self.show()
            if not self.coach.is_thinking:
                self.findings.write()

    def resume(self) -> None:
        self.coach.failed = False
        self.show()

    def pause(self) -> None:
        self._stop()

    def leave(self) -> None:
        self._stop()

    def _stop(self) -> None:
        self.coach.stop()
        self.findings.write()

    # -- what the player does -----------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """Arrow keys go from turn to turn wherever the keyboard is, but in a choice; Enter presses what is ringed."""
        focus = self.root.focus
        ringed = focus is not None and self.root.focus_visible
        if isinstance(event, Key) and not isinstance(focus, Segmented | EyesButton):
            presses = ringed and event.name in ("return", "space")
            if not presses and self._key(event.name):
                return True
        return super().handle(event)

    def on_event(self, event: Event) -> bool:
        if isinstance(event, Wake):
            self._poll()
            return False
        return isinstance(event, Key) and self._key(event.name)

    def _key(self, name: str) -> bool:
        deeds: dict[str, Callable[[], object]] = {
            "left": partial(self.step, -1),
            "right": partial(self.step, 1),
            "up": partial(self.next_lost, -1),
            "down": partial(self.next_lost, 1),
            "home": partial(self.go_to, 0),
            "end": partial(self.go_to, len(self.coach.decisions) - 1),
            "return": self.try_it,
            "escape": self.back,
        }
        deed = deeds.get(name)
        if deed is not None:
            deed()
        return deed is not None

    def try_it(self) -> None:
        """A match of its own from this turn on, with the same bots and the same luck."""
        if not self.coach.decisions:
            return
        at = self.coach.decisions[self.chosen].start

        def go_on() -> None:
            self.context.stack.push(opening.trial_of(self.context, self.session, at, self.seat))

        agreement.before_branch(self.context, self.session, go_on, new_luck=False)

    def back(self) -> None:
        if len(self.context.stack.scenes) > 1:
            self.context.stack.pop()
        else:
            opening.go_home(self.context)

    # -- what parts ask (Host) ----------------------------------------------------------------------------------

    def about(self, component: str) -> str:
        at = self.coach.decisions[self.chosen].start if self.coach.decisions else len(self.session)
        return " ".join(self.teller.say(one) for one in self.session.about(self.seat, component, at))
