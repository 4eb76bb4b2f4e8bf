"""Clicks and keys that nobody plans, in the running application: each of these once ended it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.session import SeatSetup, Session, Setup
from game.games import rules_of
from game.scenes import start
from game.scenes.home import HomeScene
from game.scenes.lesson_task import TaskScene, lesson_table
from game.scenes.replay import ReplayScene
from game.scenes.rules_browser import RulesScene
from game.scenes.settings_scene import SettingsScene
from game.scenes.setup import SetupScene
from game.scenes.table.opening import table_for
from game.scenes.table.scene import TableScene
from game.scenes.welcome import WelcomeScene
from game.ui.context import Context
from game.ui.scene import Scene
from game.ui.widgets import Segmented
from tests.scenes import glen_helpers, scythe_helpers
from tests.scenes.rounds import Running
from tests.scenes.shell_helpers import fill_folder
from tests.scenes.table_helpers import match


def choices(running: Running) -> list[Segmented]:
    return [w for w in running.top.root.walk() if isinstance(w, Segmented) and w.shown and w.parts]


def rims(choice: Segmented) -> Iterator[tuple[int, int]]:
    """Pixels of a choice on none of its parts: left, right, above, below, and between two parts."""
    rect = choice.rect
    yield rect.left + 1, rect.centery
    yield rect.right - 2, rect.bottom - 2
    yield rect.centerx, rect.top + 1


WITH_CHOICES = {
    "welcome": WelcomeScene,
    "settings": SettingsScene,
    "setup": lambda context: SetupScene(context, "scythe"),
    "rules": lambda context: RulesScene(context, "rebirth"),
    "replay": lambda context: ReplayScene(context, match("pbb")),
}


@pytest.mark.parametrize("page", WITH_CHOICES)
def test_the_rim_of_a_choice_chooses_the_nearest_part(page: str, tmp_path: Path) -> None:
    running = Running(WITH_CHOICES[page], tmp_path)
    running.rest()
    found = len(choices(running))
    assert found
    for number in range(found):
        for spot in range(3):
            there = choices(running)
            if number >= len(there):
                break  # what was chosen before takes fewer rows
            choice = there[number]
            allowed = [key for key, _ in choice.options]
            pos = list(rims(choice))[spot]
            running.click(pos)
            running.rest(4)
            assert not running.reports(), f"{choice.name} at {pos}"
            assert choice.chosen in allowed, f"{choice.name} at {pos}"


def test_a_choice_refuses_what_is_none() -> None:
    told: list[str] = []
    choice = Segmented((0, 0, 100, 30), [("", "Person"), ("easy", "Easy")], "easy", told.append)
    choice.choose("nonsense")
    choice.choose(None)
    assert told == [] and choice.chosen == "easy"
    choice.choose("")
    assert told == [""], "an empty key may be a choice like any other"


def test_home_and_back_again_and_again(tmp_path: Path) -> None:
    """Leaving home while it still looks around, and coming back, any number of times."""
    running = Running(start.home, tmp_path)
    fill_folder(tmp_path / "saves")
    for wait in (0, 1, 2, 3, 4, 5, 6, 8, 10, 13):
        for _ in range(wait):
            running.round(ms=1)
        start.open_setup(running.context, "rebirth")
        running.round(ms=1)
        running.press("escape")
        if not isinstance(running.top, HomeScene):
            running.press("escape")
    running.rest()
    assert running.reports() == []
    assert isinstance(running.top, HomeScene)
    assert len(running.top.matches) == 3 and running.top.lessons, "and the last look was a whole one"


def test_a_replay_of_nothing_has_a_slider_that_stands_still(tmp_path: Path) -> None:
    begun = match("pb")
    session = Session(begun.rules, begun.setup, settle=False)
    assert len(session) == 0
    running = Running(lambda context: ReplayScene(context, session), tmp_path)
    running.rest()
    for key in ("left", "right", "home", "end", "space"):
        running.press(key)
        running.rest()
    running.click("slider")
    running.click("turn_on")
    running.rest()
    assert running.reports() == [] and isinstance(running.top, ReplayScene)


@pytest.mark.parametrize("key", ["left", "right", "up", "down", "return"])
def test_an_arrow_key_after_taking_the_tile_under_the_pointer(key: str, tmp_path: Path) -> None:
    session = glen_helpers.played("pb", "choose_tile", 10)
    running = Running(lambda context: table_for(context, session), tmp_path, motion="none")
    running.rest()
    scene = running.scene(TableScene)
    asked, lines = scene.director.viewer, len(session)
    assert asked == 0 and running.top is scene
    tile = next(one for one in scene.director.lit() if one.startswith("tile:"))
    place = scene.parts["rondel"].anchor(tile)
    running.click(place)
    running.rest()
    assert len(session) > lines, "the tile is taken"
    running.press(key, key, key)
    running.rest()
    assert running.reports() == []


@pytest.mark.parametrize("keys", ["/", "ctrl+f"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_looking_for_a_word_in_the_rules(keys: str, scale: float, tmp_path: Path) -> None:
    running = Running(lambda context: RulesScene(context, "rebirth"), tmp_path, text_scale=scale)
    running.rest()
    running.press(keys)
    running.rest()
    assert running.reports() == []
    assert running.top.root.focus is not None and running.top.root.focus.name == "search"


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_whoever_types_in_the_rules_searches(scale: float, tmp_path: Path) -> None:
    running = Running(lambda context: RulesScene(context, "rebirth"), tmp_path, text_scale=scale)
    running.rest()
    running.type("/harb")  # the stroke that leads to the field comes as a letter too
    assert running.top.wanted == "harb" and running.reports() == []


def test_a_product_sold_by_a_mobster_ends_nothing(tmp_path: Path) -> None:
    """Bruce McMail sells what never lay on a tile: the coins fly, the good comes from nowhere."""
    position = {
        "seats": 3,
        "options": {"penny_mobs": True},
        "stack": ["act seat=1"],
        "may_activate": ["0,-1"],
        "territories": {1: {"0,-1": "inshriach"}},
        "coins": [0, 0, 0],
        "market": {"wood": 3},
        "chronicles": {"penny_mobs": {"bosses": {"bruce_mcmail": 0}}},
    }
    names = ("Anna", "Ewan", "Isla")
    seats = tuple(SeatSetup(name, sign, "random" if sign else "") for sign, name in enumerate(names))
    setup = Setup("glen_more", seats, 7, {"penny_mobs": True})
    rules = rules_of("glen_more")
    session = Session(rules, setup, state=rules.from_plain(position))
    session.submit(1, rules.read_action("activate tile=inshriach"))
    session.submit(0, rules.read_action("buy_product good=wood"))
    running = Running(lambda context: table_for(context, session), tmp_path, motion="normal", bot_pace="normal")
    running.rest()
    session.submit(0, rules.read_action("sell_product good=wood"))
    number = len(session) - 1
    running.pass_time(4000)
    assert running.reports() == []
    sold = next(event for _, event in session.events(0, number, number + 1) if event.word == "good_sold")
    assert sold.at == "" and sold.row == "market:wood"


@pytest.mark.parametrize("component", ["track:power", "track:popularity", "factory_pile"])
def test_tracks_and_the_pile_of_factory_cards_answer(component: str, tmp_path: Path) -> None:
    running = Running(lambda context: table_for(context, scythe_helpers.match("pb")), tmp_path)
    running.rest()
    scene = running.scene(TableScene)
    place = scene.anchor(component)
    assert place is not None
    running.click(place)
    running.pass_time(400)
    assert running.reports() == []
    assert scene.card.visible and component not in str(scene.card.card), "words, not an id"


# -- lessons --------------------------------------------------------------------------------------------------------


def lesson(context: Context) -> Scene:
    return lesson_table(context, "rebirth", "idea")


@pytest.mark.parametrize("away", ["s", "escape"])
def test_the_tutor_comes_back_however_the_scores_are_put_away(away: str, tmp_path: Path) -> None:
    running = Running(lesson, tmp_path, motion="none")
    running.rest()
    scene: TaskScene = running.scene(TaskScene)
    running.press("s")
    running.rest()
    assert scene.furniture.opened is not None and not scene.tutor.visible
    running.press(away)
    running.rest()
    assert scene.furniture.opened is None
    assert scene.tutor.visible and scene.tutor.body.text, "the lesson goes on"
