"""The pages around the tables, and the settings under which each is read: every pair of them."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from game.core.game_facts import game_facts
from game.core.session import SeatSetup, Session, Setup
from game.games import CATALOGUE, rules_of
from game.scenes import staged, start
from game.scenes.about import AboutScene
from game.scenes.coach.scene import CoachScene
from game.scenes.curtain import CurtainScene
from game.scenes.gallery import GalleryScene
from game.scenes.gallery.entries import entries_of
from game.scenes.gallery.piece import PieceScene
from game.scenes.home import HomeScene
from game.scenes.lesson_list import LessonListScene
from game.scenes.replay import ReplayScene
from game.scenes.result import ResultScene
from game.scenes.rules_browser import RulesScene
from game.scenes.saved_games import SavedGamesScene
from game.scenes.settings_scene import SettingsScene
from game.scenes.setup import SetupScene
from game.scenes.table.menu import SeatsPanel
from game.scenes.welcome import WelcomeScene
from game.table.director import Director
from game.table.stages import Stage
from game.ui.context import Context
from game.ui.scene import Scene
from tests.reader.pairwise import Looks, rows

SIZES = ((1280, 720), (1024, 768), (1920, 1080), (2560, 1440))
SCALES = (2.0, 1.3, 1.5, 1.75, 1.0)
LONG_NAMES = ("Bartholomäus", "Anna", "Wilhelmine", "Jo", "Maximilian", "Friederike")
_MIDST = 4
"""Turns of everybody after which a match is looked at."""


# -- the pages -------------------------------------------------------------------------------------------------------


@cache
def match_of(game: str, over: bool) -> Session:
    """As many people as there is room for, with long names; in its middle, or played to its end without thought."""
    rules, facts, luck = rules_of(game), game_facts(game), random.Random(3)
    seats = tuple(SeatSetup(LONG_NAMES[n], n, "") for n in range(facts.players.max))
    session = Session(rules, Setup(game, seats, 5, {}))
    while not session.is_over() and (over or min(session.turns()) < _MIDST):
        seat = session.waiting()[0]
        session.submit(seat, luck.choice(session.options(seat)))
    return session


def _full_table(context: Context, game: str) -> SetupScene:
    """Every seat taken and everything switched on that can be, and tables of the player's own kept."""
    scene = SetupScene(context, game)
    plan = scene.plan
    while not plan.is_full:
        plan.add(plan.levels[-1], LONG_NAMES[len(plan.seats)])
    for name, option in plan.facts.options.items():
        if option.kind == "switch" and not plan.is_fixed(name):
            plan.set_option(name, True)
    kept = {name: plan.to_plain() for name in ("Wilhelmine, Maximilian", "Jo 2", "Bartholomäus & Jo")}
    context.settings.presets = {game: kept}
    return scene


def _curtain(context: Context, game: str) -> Scene:
    director = Director(match_of(game, False), staged.NobodyThinks())
    if director.stage is not Stage.CURTAIN:
        return start.home(context)
    scene = CurtainScene(context, director)
    scene.way_out = context.stack.pop
    return scene


def _result(context: Context, game: str) -> Scene:
    table = staged.table(context, match_of(game, True))
    context.stack.push(table)
    return ResultScene(context, table)


def _replay(context: Context, game: str) -> Scene:
    scene = ReplayScene(context, match_of(game, True))
    scene.position = len(scene.session) * 2 // 3
    return scene


def _coach(context: Context, game: str) -> Scene:
    """Every turn looked at, at a glance; the one that lost most is open."""
    context.services.thinker = staged.ThinksHere(at_a_glance=True)
    scene = CoachScene(context, match_of(game, True))
    while scene.coach.update() or scene.coach.is_thinking:
        pass
    scene.chosen = scene.coach.costliest or 0
    return scene


def _panel(name: str, context: Context, game: str) -> Scene:
    """What opens over a table."""
    scene = staged.table(context, match_of(game, False))
    context.services.when_settled = lambda: scene.furniture.command(name)
    return scene


def _seats(context: Context, game: str) -> Scene:
    scene = staged.table(context, match_of(game, False))
    context.services.when_settled = lambda: scene.furniture.open(SeatsPanel(scene))
    return scene


def _piece(context: Context, game: str) -> Scene:
    return PieceScene(context, tuple(entries_of(game, context.words)), 1, lambda number: None)


Make = Callable[[Context, str], Scene]
OF_A_GAME: Mapping[str, Make] = {
    "setup": _full_table,
    "lessons": LessonListScene,
    "rules": RulesScene,
    "gallery": GalleryScene,
    "piece": _piece,
    "curtain": _curtain,
    "result": _result,
    "replay": _replay,
    "coach": _coach,
    "scores": lambda context, game: _panel("scores", context, game),
    "log": lambda context, game: _panel("log", context, game),
}
OF_THE_HOUSE: Mapping[str, Make] = {
    "home": lambda context, _: HomeScene(context),
    "home_empty": lambda context, _: HomeScene(context),
    "welcome": lambda context, _: WelcomeScene(context),
    "settings": lambda context, _: SettingsScene(context),
    "saved": lambda context, _: SavedGamesScene(context),
    "finished": lambda context, _: SavedGamesScene(context, True),
    "about": lambda context, _: AboutScene(context),
    "menu": lambda context, _: _panel("menu", context, CATALOGUE[0]),
    "keys": lambda context, _: _panel("keys", context, CATALOGUE[0]),
    "seats": lambda context, _: _seats(context, CATALOGUE[0]),
}


@dataclass(frozen=True)
class PageRow:
    page: str
    looks: Looks


def pages() -> list[str]:
    """What is read: `setup rebirth`, `home`."""
    return [f"{name} {game}" for name in OF_A_GAME for game in CATALOGUE] + list(OF_THE_HOUSE)


def all_rows() -> list[PageRow]:
    """Every pair of a page, a window, a size of type, a language and a scheme of colours."""
    settings: dict[str, Sequence[Any]] = {
        "page": pages(),
        "size": SIZES,
        "text_scale": SCALES,
        "language": ("de", "en"),
        "colour_scheme": ("standard", "high_contrast"),
    }
    made = []
    for row in rows(settings):
        page = row.pop("page")
        made.append(PageRow(page, Looks(**row)))
    return made


def worst_rows() -> list[PageRow]:
    """What has least room: the smallest window with the largest type, in the longer language."""
    return [PageRow(page, Looks((1280, 720), 2.0, "de")) for page in pages()]
