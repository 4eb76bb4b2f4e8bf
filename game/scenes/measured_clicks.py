"""How long a click takes: whole matches played by pointing and clicking at a table that saves, every moment measured.

A task of measured.py: every seat is a person without a curtain, a bot chooses what they do. What is measured begins
with the system's event in pygame's queue and ends with the picture brought to the window, by the rounds that the
application plays; a click is two of them, its press and its release. What comes after it, until nothing moves, is
`later`. Pages are filled by hand too: a game's bench.py says with `by_hand` what is clicked for an answer, or what is
typed onto it.
"""

from __future__ import annotations

import random
import sys
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any

import pygame

from game import app
from game.bots.judging import judge_for
from game.bots.levels import Bot, make_bot
from game.core.contract import Action, Seat
from game.core.session import SeatSetup, Session, Setup
from game.core.settings import Settings
from game.core.words import Words
from game.games import bench_of, judge_of, rules_of
from game.monkey.deeds import ROUND_MS, Deed, Device, deed
from game.monkey.drawn import Bots
from game.scenes.application import prepare
from game.scenes.table.saver import Saver
from game.scenes.table.scene import TableScene
from game.table.director import Director, Stage
from game.ui import display
from game.ui.context import Context
from game.ui.events import LEFT
from game.ui.reader import Reader
from game.ui.trail import Trail

_MOST_CLICKS = 12
"""For one action; what needs more is handed in without clicks and not measured."""
_COUNTED = 8
"""Every so many moments Python's calls are counted, in an extra round that is not timed."""
_LATER_MS = 50.0
_MOST_LATER = 40
"""So many rounds of that length a table gets until it stands still; something that stirs for ever is cut off."""


ByHand = Callable[[Action], tuple[str, tuple[str, ...]]]


def _in_no_way(answer: Action) -> tuple[str, tuple[str, ...]]:
    return "", ()


class ClickedMatch:
    def __init__(self, game: str, size: tuple[int, int], seats: int, lines: int) -> None:
        self.game = game
        self.lines = lines
        self.rng = random.Random(5)
        rules = rules_of(game)
        judge = judge_for(rules, judge_of(game))
        self.bots: list[Bot] = [make_bot("easy", seat, judge, 1) for seat in range(seats)]
        names = tuple(SeatSetup(f"P{n + 1}", n) for n in range(seats))
        self.session = Session(rules, Setup(game, names, 5))
        self.window = display.open_window("bench", size)
        settings = Settings(language="en", motion="none", volume=0.0, first_start_done=True)
        self.context = Context(Words("en"), settings, size)
        prepare(self.context)
        saver = Saver(self.context, "")
        self.director = Director(self.session, Bots(self.bots, self.rng), save=saver, curtain=False, warn=False)
        self.scene = TableScene(self.context, self.director)
        self.scene.saver, saver.scene = saver, self.scene
        self.device, self.reader, self.trail = Device(), Reader(), Trail()
        kinds = ("blit", "hover", "click", "hover_own", "click_own", "hover_calls", "click_calls", "later")
        self.found: dict[str, list[float]] = {kind: [] for kind in kinds}
        self.actions: dict[str, list[float]] = {}
        """The clicks again, by the word of the action that they are about."""
        self.about = ""
        self.unclicked: list[str] = []
        """What could not be done by hand."""
        self._moments = 0

    # -- playing ------------------------------------------------------------------------------------------------

    def play(self) -> dict[str, Any]:
        stack = self.context.stack
        stack.push(self.scene)
        for _ in range(100):
            self._round(_LATER_MS)
        picture = pygame.Surface(self.window.get_size(), depth=32).convert()
        while len(self.session) < self.lines and self.director.stage is Stage.PLAY:
            self.found["blit"].append(_milliseconds(partial(self.window.blit, picture, (0, 0))))
            stack.expose()
            self._round(ROUND_MS)
            self._act()
        return {**self.found, "actions": self.actions, "unclicked": self.unclicked, "lines": len(self.session)}

    def _act(self) -> None:
        viewer = self.director.viewer
        assert viewer is not None
        action = self._chosen(viewer)
        if any(map(self.director.picker.enters, action.touches())):
            self._fill(viewer)
            return
        before, self.about = len(self.session), action.word
        for _ in range(_MOST_CLICKS):
            place = self._next_place(action)
            if place is None:
                break
            self._hover(place)
            self._click(place)
            if len(self.session) != before:
                return
        self.unclicked.append(action.word)
        self.director.picker.hold(())
        if action in self.director.options():
            self.director.submit(action)
        else:
            self.director.submit(self.director.options()[0])

    def _next_place(self, action: Action) -> tuple[int, int] | None:
        """What of the action is not chosen yet and can be clicked, also where it only comes into the hand then."""
        director, takes = self.director, self.scene.hands.takes_in_hand
        wanted = [one for one in action.touches() if one in director.lit() or takes(one)]
        wanted = [one for one in wanted if one not in director.picker.chosen] or wanted
        return self._place(wanted[0]) if wanted else None

    def _chosen(self, seat: Seat, session: Session | None = None) -> Action:
        session = session or self.session
        rules, options = session.rules, session.options(seat)
        return self.bots[seat].choose(rules, session.view(seat), options, self.rng, 0.0)

    # -- pages --------------------------------------------------------------------------------------------------

    def _fill(self, viewer: Seat) -> None:
        """A page with several questions: its answers one by one, as a hand enters them, then its button."""
        answers = self._answers(viewer)
        by_hand: ByHand = getattr(bench_of(self.game), "by_hand", _in_no_way)
        for answer in answers:
            component, typed = by_hand(answer)
            place = self._place(component) if component else None
            if place is not None:
                self.about = answer.word
                self._enter(place, typed)
        before, button = len(self.session), self._place("primary")
        if set(self.director.picker.answers()) == set(answers) and button is not None:
            self.about = answers[-1].word
            self._hover(button)
            self._click(button)
        if len(self.session) == before:
            self.unclicked.append(f"page of {answers[-1].word}")
            self.scene.hands.hand_in(answers)

    def _answers(self, viewer: Seat) -> tuple[Action, ...]:
        twin, answers = self.session.branch(len(self.session)), []
        phase = self.scene.model.phase
        while viewer in twin.waiting() and twin.phase() == phase:
            action = self._chosen(viewer, twin)
            answers.append(action)
            twin.submit(viewer, action)
        return tuple(answers)

    def _enter(self, place: tuple[int, int], typed: tuple[str, ...]) -> None:
        """Keys onto what lies there, or a click where there are none."""
        self._hover(place)
        if not typed:
            self._click(place)
        self.scene.root.set_focus(self.scene.root.hit(place), visible=True)
        for name in typed:
            self._measure("click", deed("key", name))

    def _place(self, component: str) -> tuple[int, int] | None:
        place = self.scene.anchor(component)
        if place is None:
            name = "primary" if component in self.scene.model.screen.primary.components else component
            found = [widget for widget in self.scene.root.walk() if widget.name == name and widget.shown]
            place = found[0].rect.center if found else None
        return place

    # -- measuring ----------------------------------------------------------------------------------------------

    def _hover(self, place: tuple[int, int]) -> None:
        """The place itself, and the way there over something else."""
        lit = self.director.lit()
        other = self._place(self.rng.choice(lit)) if lit else None
        for pos in (other, place):
            if pos is not None:
                self._measure("hover", deed("move", *pos))

    def _click(self, place: tuple[int, int]) -> None:
        self._measure("click", deed("down", LEFT, *place), deed("up", LEFT, *place))

    def _measure(self, kind: str, *done: Deed) -> None:
        """To the picture in the window; now and then how many calls of Python it takes instead."""
        self._moments += 1
        reports = [self.device.report(one) for one in done]

        def all_of_it() -> None:
            for events in reports:
                for event in events:
                    pygame.event.post(event)
                self._round(ROUND_MS)

        if self._moments % _COUNTED == 0:
            self.found[f"{kind}_calls"].append(_calls_of(all_of_it))
        else:
            before = time.process_time()
            spent = _milliseconds(all_of_it)
            self.found[f"{kind}_own"].append((time.process_time() - before) * 1e3)
            self.found[kind].append(spent)
            if kind == "click":
                self.actions.setdefault(self.about, []).append(spent)
        self._come_to_rest()

    def _come_to_rest(self) -> None:
        """What comes a moment after it, such as a card that explains: the longest round."""
        longest = 0.0
        for _ in range(_MOST_LATER):
            start = time.perf_counter()
            moves = self._round(_LATER_MS)
            longest = max(longest, (time.perf_counter() - start) * 1e3)
            if not moves:
                break
        self.found["later"].append(longest)

    def _round(self, ms: float) -> bool:
        raws = deque(pygame.event.get())
        return app.play_round(self.context, self.reader, raws, ms, self.window, self.trail)


def _milliseconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1e3


def _calls_of(work: Callable[[], object]) -> int:
    count = 0

    def note(frame: Any, event: str, argument: Any) -> None:
        nonlocal count
        count += event == "call"

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count
