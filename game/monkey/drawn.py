"""Whole matches of bots at the drawn table: every event is shown with all its motion, only faster.

One seat is a person whose moves a bot chooses, so that hands, cards and previews are drawn as well.
"""

from __future__ import annotations

import os
import random
import traceback
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pygame
from pygame import Surface

from game.bots.habits import make_sparring_bot
from game.bots.judging import judge_for
from game.bots.levels import Bot
from game.bots.thoughts import RANDOM
from game.bots.worker import Answer, Request
from game.core.contract import Action, AnyRules, Event, Seat
from game.core.session import SeatSetup, Session, Setup
from game.core.settings import Settings
from game.core.text import to_text
from game.core.words import LANGUAGES, Words
from game.games import habits_of, judge_of, rules_of
from game.monkey.coverage import Seen, flying, things_of
from game.scenes.application import prepare
from game.scenes.table.flights import Flights, Told
from game.scenes.table.motion import Motion
from game.scenes.table.scene import TableScene
from game.table.director import Director, Stage
from game.table.motion_spec import MotionSpec
from game.table.showing import primary_of
from game.table.shown import PLAN
from game.ui.animation import Script, Tween
from game.ui.context import Context

SIZE = (1280, 720)
_NAMES = ("Anna", "Jonas", "Morag", "Ewan", "Isla")
_MOST_ROUNDS = 400_000
"""A match that needs more never ends."""
_SETTLING = 40


@dataclass
class Drawn:
    """One match: how many lines it had, what was seen, which event told of which id, and what broke."""

    lines: int = 0
    seen: Seen = field(default_factory=Seen)
    told: set[tuple[str, str]] = field(default_factory=set)
    problem: str = ""


@dataclass(frozen=True)
class Match:
    """Plain data: it goes to other processes."""

    game: str
    seats: tuple[str, ...]
    options: Mapping[str, Any]
    seed: int
    person: Seat = 0
    step_ms: float = 120.0
    """Time between two pictures; the motion itself has its usual pace."""
    most_lines: int = 10**6
    """Where the match is left, for a short look."""
    log: tuple[tuple[Seat, str], ...] = ()
    """What everybody says, where that is known already."""
    begins: int = 0
    """So much of the log has been said before anybody looks."""


class Recorded:
    """Says what the log says for one seat; by lot once that does not fit any more."""

    def __init__(self, seat: Seat, log: Sequence[tuple[Seat, str]]) -> None:
        self._said = deque(text for speaker, text in log if speaker == seat)

    def choose(
        self, rules: AnyRules, view: Any, options: Sequence[Action], rng: random.Random, seconds: float
    ) -> Action:
        offered = {to_text(option): option for option in options}
        if self._said and self._said[0] in offered:
            return offered[self._said.popleft()]
        return rng.choice(options)


class Bots:
    """Stands where the bots' process would be."""

    def __init__(self, players: Sequence[Bot], rng: random.Random) -> None:
        self.players = players
        self.rng = rng
        self._ready: list[Answer] = []

    def ask(self, request: Request) -> None:
        rules, view, seat = request.rules, request.view, request.seat
        action = self.players[seat].choose(rules, view, rules.options(view, seat), self.rng, 0.0)
        self._ready = [Answer(request.ticket, to_text(action), RANDOM)]

    def poll(self) -> list[Answer]:
        ready, self._ready = self._ready, []
        return ready

    def cancel(self) -> None:
        self._ready = []


class WatchedFlights(Flights):
    """Flights that note which of them found a picture and a way."""

    seen: Seen

    def _note(self, event: Event, what: str, found: Sequence[Any]) -> None:
        if found:
            self.seen[f"motion.{event.word}.{what}"] += 1

    def _piece_flights(self, event: Event, spec: MotionSpec, seat: Seat) -> Iterator[Any]:
        found = list(super()._piece_flights(event, spec, seat))
        self._note(event, "piece", found)
        yield from found

    def _gold_flights(self, event: Event, spec: MotionSpec) -> Iterator[Any]:
        found = list(super()._gold_flights(event, spec))
        self._note(event, "gold", found)
        yield from found

    def _rising(self, scoring: list[Told]) -> Iterator[Any]:
        for told in scoring:
            self._note(told[0], "points", list(super()._rising([told])))
        yield from super()._rising(scoring)


class WatchedMotion(Motion):
    """Motion that notes what it has shown."""

    def __init__(self, scene: TableScene, drawn: Drawn) -> None:
        super().__init__(scene)
        self.drawn = drawn
        self.flights = WatchedFlights(scene)
        self.flights.seen = drawn.seen

    def show_line(self, number: int) -> Script:
        yield from super().show_line(number)
        scene = self.scene
        for tale in scene.model.news.all():
            words = {event.word for clause in tale.clauses for event, _ in clause.parts}
            self.drawn.seen.update(f"film.{word}" for word in words)
        for _, event in scene.session.events(scene.director.eyes, number, number + 1):
            self.drawn.seen[f"event.{event.word}"] += 1
            self.drawn.told.update((event.word, one) for one in things_of(event))
            spec = scene.model.screen.motion.get(event.word)
            if spec is not None:
                self.drawn.seen[f"motion.{event.word}"] += 1

    def _rings(self, told: list[Told]) -> list[Tween]:
        for event, spec in told:
            if "ring" in flying(spec) and super()._rings([(event, spec)]):
                self.drawn.seen[f"motion.{event.word}.ring"] += 1
        return super()._rings(told)


class Table:
    """One match being played and drawn."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.drawn = Drawn()
        self.rules = rules_of(match.game)
        judge = judge_for(self.rules, judge_of(match.game))
        habits = habits_of(match.game)
        players: list[Bot] = [
            Recorded(seat, match.log[match.begins :])
            if match.log
            else make_sparring_bot(name, seat, judge, 1, habits)
            for seat, name in enumerate(match.seats)
        ]
        self.players, self.rng = players, random.Random(match.seed)
        seats = tuple(
            SeatSetup(_NAMES[sign], sign, "" if sign == match.person else bot.partition("+")[0])
            for sign, bot in enumerate(match.seats)
        )
        self.session = Session(self.rules, Setup(match.game, seats, match.seed, match.options))
        for seat, text in match.log[: match.begins]:
            self.session.submit(seat, self.rules.read_action(text))
        language = LANGUAGES[match.seed % len(LANGUAGES)]
        settings = Settings(
            language=language, motion="fast", bot_pace="fast", volume=0.0, first_start_done=True, stay_seconds=1
        )
        self.context = Context(Words(language), settings, SIZE)
        prepare(self.context)
        director = Director(self.session, Bots(players, self.rng), curtain=False, warn=False)
        self.scene = TableScene(self.context, director)
        self.scene.motion = WatchedMotion(self.scene, self.drawn)
        self.surface = Surface(SIZE, depth=32)

    def play(self) -> Drawn:
        self.context.stack.push(self.scene)
        director = self.scene.director
        for _ in range(_MOST_ROUNDS):
            self._round()
            if self.context.stack.top is not self.scene or len(self.session) >= self.match.most_lines:
                break
            if director.stage is Stage.PLAY and self.scene.model.is_live and not self.scene.motion.busy:
                self._act()
        else:
            raise AssertionError(f"the match does not go on: {director.stage}, line {len(self.session)}")
        for _ in range(_SETTLING):
            self._round()
        for entry in self.session.sheet(director.viewer).entries:
            self.drawn.seen[f"icons.{entry.category}"] += 1
        for _, event in self.session.events(None):
            self.drawn.seen[f"happened.{event.word}"] += 1
        self.drawn.lines = len(self.session)
        for scene in list(self.context.stack.scenes):
            scene.leave()
        return self.drawn

    def _round(self) -> None:
        self.context.stack.update(self.match.step_ms)
        self.context.stack.draw(self.surface)
        seen, scene = self.drawn.seen, self.scene
        if seen[f"phase.{scene.model.phase}"] == 0 or self.rng.random() < 0.1:
            seen[f"phase.{scene.model.phase}"] += 1
            for name, part in scene.parts.items():
                if part.visible:
                    seen[f"part.{name}"] += 1

    def _act(self) -> None:
        """The person's move: pointed at first, so that its card is written and drawn."""
        scene, director, viewer = self.scene, self.scene.director, self.match.person
        options = self.session.options(viewer)
        self._note_offers(options)
        action = self.players[viewer].choose(self.rules, self.session.view(viewer), options, self.rng, 0.0)
        for touched in (*action.touches(), self.rng.choice(director.lit() or ("",))):
            scene.hands.point(touched)
            self._round()
            for event in scene.model.pointing.preview.events if scene.model.pointing.preview is not None else ():
                if event.word in scene.model.screen.gains:
                    self.drawn.seen[f"gains.{event.word}"] += 1
        director.submit(action)

    def _note_offers(self, options: Sequence[Any]) -> None:
        seen, screen, phase = self.drawn.seen, self.scene.model.screen, self.scene.model.phase
        lit = self.scene.director.lit()
        director = self.scene.director
        component, _ = primary_of(director, screen, phase)
        hands_in = director.picker.page(self.session.view(self.match.person), self.match.person) is not None
        if component in screen.primary.also.get(phase, ()):
            seen[f"primary.also.{phase}.{component}"] += component in lit or hands_in
        for component in lit:
            kind = component.partition(":")[0]
            if kind in screen.titles:
                seen[f"titles.{kind}"] += 1
        if self.scene.director.proposal.plan():
            self.scene.hands.point(PLAN)
            self._round()
            seen[f"titles.{PLAN}"] += self.scene.card.visible
        for action in options:
            if action.word in screen.deeds:
                seen[f"deeds.{action.word}"] += 1


def play_drawn(match: Match) -> Drawn:
    """The match with everything that was seen in it; what broke is told in `problem`."""
    os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
    if not pygame.font.get_init():
        pygame.font.init()
    table = None
    try:
        table = Table(match)
        return table.play()
    except Exception:
        broken = table.drawn if table is not None else Drawn()
        broken.problem = f"{match}\n{traceback.format_exc()}"
        return broken
