"""Scenes as they look in use, without anybody playing: for pictures of the README, of reviews and of tests."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame

from game.bots.judging import judge_for
from game.bots.levels import LEVEL_IDS, make_bot
from game.bots.worker import Answer, Request, answer
from game.core.contract import Seat
from game.core.errors import BadInput
from game.core.files import is_file, printable
from game.core.game_facts import game_facts
from game.core.saves import load_save
from game.core.session import SeatSetup, Session, Setup
from game.core.text import nearest
from game.core.words import Words
from game.games import CATALOGUE, brains_of, judge_of, rules_of
from game.scenes.application import prepare
from game.scenes.table.scene import TableScene
from game.table.director import Director, Stage
from game.ui.context import Context
from game.ui.scene import Scene

GAME = CATALOGUE[0]
"""Whose scenes are shown if nobody says otherwise."""

TURNS = 16
_SEED = 11
_STEP_MS, _MOST_STEPS = 50.0, 4000
_PEOPLE = (SeatSetup("Anna", 0), SeatSetup("Jonas", 1), SeatSetup("Morag", 2, "hard"))


class NobodyThinks:
    """Stands where the bots' process would be: a picture needs no next move."""

    def ask(self, request: Request) -> None:
        """Nothing will be answered."""

    def poll(self) -> list[Answer]:
        return []

    def cancel(self) -> None:
        """Nothing was asked."""


class ThinksHere(NobodyThinks):
    """Answers at once, in this process; who looks back is told only what there is to see `at_a_glance`."""

    def __init__(self, *, at_a_glance: bool = False) -> None:
        self.at_a_glance = at_a_glance
        self._said: list[Answer] = []

    def ask(self, request: Request) -> None:
        question = request.question()
        self._said = [answer(replace(question, laps=0) if self.at_a_glance else question, brains_of)]

    def cancel(self) -> None:
        self._said = []

    def poll(self) -> list[Answer]:
        said, self._said = self._said, []
        return said


def played_on(turns: int = TURNS, game: str = GAME) -> Session:
    """Always the same match: every seat has had so many turns and a person is asked, or it is over."""
    rules = rules_of(game)
    judge = judge_for(rules, judge_of(game))
    start = game_facts(game).start_option
    session = Session(rules, Setup(game, _PEOPLE, _SEED, {start: 0} if start else {}))
    dice = random.Random(_SEED)
    while not session.is_over():
        waiting = session.waiting()
        bots = [seat for seat in waiting if session.setup.seats[seat].bot]
        if min(session.turns()) >= turns and not bots:
            break
        seat = (bots or waiting)[0]
        bot = make_bot("normal", seat, judge)
        session.submit(seat, bot.choose(rules, session.view(seat), session.options(seat), dice, 0.0))
    return session


def midway(game: str) -> Session:
    """A match in full swing; of a game with few turns, in its middle."""
    session = played_on(TURNS, game)
    return played_on(min(session.turns()) // 2, game) if session.is_over() else session


def table(context: Context, session: Session, seat: Seat | None = None) -> TableScene:
    """The table as one seat sees it on its turn; without a seat the one that is asked, or what everybody may see."""
    director = Director(session, NobodyThinks(), curtain=False)
    if seat is not None:
        if not 0 <= seat < session.seats:
            raise BadInput(f"This match has the seats 0 to {session.seats - 1}, not {seat}.")
        director.viewer = seat
        director.offer()
    return TableScene(context, director)


def _pointing(context: Context, game: str) -> Scene:
    """A target under the pointer, so that the card is there: the place that brings most."""
    scene = table(context, midway(game))

    def point() -> None:
        viewer = scene.director.viewer
        assert viewer is not None
        places = [one for one in scene.director.lit() if one != "hand"]
        scene.hands.point(max(places, key=lambda place: _worth(scene, viewer, place)))

    context.services.when_settled = point
    return scene


def _worth(scene: TableScene, viewer: Seat, place: str) -> int:
    action = scene.director.would(place)
    if action is None:
        return -1
    changes = scene.session.preview(viewer, action).changes
    return len(changes) * 3 + sum(change.points for change in changes if change.entry.seat == viewer)


def _curtain(context: Context, game: str) -> Scene:
    from game.scenes.curtain import CurtainScene

    director = Director(midway(game), NobodyThinks())
    if director.stage is not Stage.CURTAIN:
        raise BadInput("Here nobody hides anything from the others, so no curtain falls.")
    return CurtainScene(context, director)


def _result(context: Context, game: str) -> Scene:
    from game.scenes.result import ResultScene

    scene = table(context, played_on(10**6, game))
    context.stack.push(scene)
    for part in scene.parts.values():  # its cards show pieces of the board
        part.settle()
    return ResultScene(context, scene)


def _tally(context: Context, game: str) -> Scene:
    """In the middle of what is counted last."""
    from game.scenes.tally.scene import TallyScene

    scene = table(context, played_on(10**6, game))
    if scene.model.screen.tally is None:
        raise BadInput("The end of this game is not counted up on the table.")
    context.stack.push(scene)
    counted = TallyScene(context, scene)
    counted.done = 3 * len(counted.tally.counts) // 4
    counted.halted = True
    return counted


def _replay(context: Context, game: str) -> Scene:
    from game.scenes.replay import ReplayScene

    scene = ReplayScene(context, played_on(10**6, game))
    scene.position = len(scene.session) // 2
    return scene


def _coach(context: Context, game: str) -> Scene:
    """As it is once the bots have looked at every turn."""
    from game.scenes.coach.scene import CoachScene

    context.services.thinker = ThinksHere()
    scene = CoachScene(context, played_on(10**6, game))
    while scene.coach.update() or scene.coach.is_thinking:
        pass
    scene.chosen = scene.coach.costliest or 0
    return scene


def _home(context: Context, game: str) -> Scene:
    from game.scenes import start

    return start.home(context)


def _setup(context: Context, game: str) -> Scene:
    from game.scenes.setup import SetupScene

    return SetupScene(context, game)


def _settings(context: Context, game: str) -> Scene:
    from game.scenes.settings_scene import SettingsScene

    return SettingsScene(context)


def _rules(context: Context, game: str) -> Scene:
    from game.scenes.rules_browser import RulesScene

    return RulesScene(context, game)


def _gallery(context: Context, game: str) -> Scene:
    from game.scenes.gallery import GalleryScene

    return GalleryScene(context, game)


def _style(context: Context, game: str) -> Scene:
    from game.scenes.style import StyleScene

    return StyleScene(context)


def _drawings(context: Context, game: str) -> Scene:
    from game.scenes.style import StyleScene

    return StyleScene(context, game=game)


SCENES: dict[str, Callable[[Context, str], Scene]] = {
    "home": _home,
    "setup": _setup,
    "table": _pointing,
    "curtain": _curtain,
    "result": _result,
    "tally": _tally,
    "replay": _replay,
    "coach": _coach,
    "settings": _settings,
    "rules": _rules,
    "gallery": _gallery,
    "style": _style,
    "drawings": _drawings,
}


def scene_called(name: str, seat: Seat | None = None, game: str = GAME) -> Callable[[Context], Scene]:
    """How to make the scene of that name for that game, or the table of a saved match."""
    rules_of(game)  # refuses a game that is not there
    if name in SCENES and (name != "table" or seat is None):
        make = SCENES[name]
        return lambda context: make(context, game)
    if name == "table":
        return lambda context: table(context, midway(game), seat)
    if not is_file(Path(name)):
        shown, hint = printable(Path(name)), nearest(name, SCENES)
        raise BadInput(f"'{shown}' is neither a scene nor a saved match.{hint} Scenes: {', '.join(SCENES)}.")
    session = load_save(Path(name), rules_of, LEVEL_IDS).session
    return lambda context: table(context, session, seat)


# -- pictures --------------------------------------------------------------------------------------------------------


def save_picture(make: Callable[[Context], Scene], size: tuple[int, int], settings: Any, path: Path) -> None:
    """The scene once everything that is built in steps stands still, written as a file."""
    picture = picture_of(make, size, settings)
    try:
        pygame.image.save(picture, str(path))
    except (pygame.error, OSError) as error:
        raise BadInput(f"The picture {path} cannot be written: {error}.") from error


def picture_of(make: Callable[[Context], Scene], size: tuple[int, int], settings: Any) -> pygame.Surface:
    pygame.font.init()
    context = Context(Words(settings.language), settings, size)
    prepare(context)
    context.stack.push(make(context))
    _settle(context)
    when_settled = getattr(context.services, "when_settled", None)
    if when_settled is not None:
        when_settled()
        _settle(context)
    surface = pygame.Surface(size, depth=32)
    context.stack.expose()
    context.stack.draw(surface)
    _settle(context)  # what was drawn roughly at first is finished then
    context.stack.expose()
    context.stack.draw(surface)
    return surface


def _settle(context: Context) -> None:
    for _ in range(_MOST_STEPS):
        if not context.stack.update(_STEP_MS):
            return
