"""Menus, names and ways back: what somebody expects who has used any other program."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from game.core.game_facts import START_SEAT, game_facts
from game.core.settings import Settings
from game.core.usual_names import in_language
from game.core.words import LANGUAGES, Words
from game.games import CATALOGUE
from game.scenes import start
from game.scenes.lesson_list import LessonListScene
from game.scenes.lesson_progress import chapter_ids
from game.scenes.lesson_task import lesson_table
from game.scenes.setup import SetupScene
from game.scenes.table.log_book import LogBook
from game.scenes.table.menu import TableMenu
from game.scenes.table.opening import table_for
from game.scenes.table.scene import TableScene
from game.scenes.welcome import WelcomeScene
from game.ui.context import Context
from game.ui.events import LEFT, Key, Pointer
from game.ui.widgets import Button, Dialog, Label, Veil
from tests.reader.pages import match_of
from tests.scenes.shell_helpers import make_context, settle
from tests.scenes.table_helpers import QuickAsker, match


def at_a_table(language: str = "en") -> TableScene:
    context = Context(Words(language), Settings(language=language, motion="none"), (1280, 720), words_for=Words)
    context.services = SimpleNamespace(thinker=QuickAsker())
    scene = table_for(context, match("pb"))
    context.stack.push(scene)
    context.stack.update(40)
    return scene


def click(scene: TableScene, pos: tuple[int, int]) -> None:
    scene.context.stack.handle(Pointer("move", pos))
    for kind in ("down", "up"):
        scene.context.stack.handle(Pointer(kind, pos, LEFT))
    for _ in range(40):  # what has just come up under the pointer takes no click
        scene.context.stack.update(40)


@pytest.mark.parametrize("where", ["beside it", "the button", "escape"])
def test_the_menu_is_put_away_like_any_other(where: str) -> None:
    scene = at_a_table()
    click(scene, scene.furniture.menu.rect.center)
    assert isinstance(scene.furniture.opened, TableMenu)
    assert any(isinstance(one, Veil) for one in scene.root.children), "the table is seen to be at rest"
    if where == "escape":
        scene.context.stack.handle(Key("escape"))
    else:
        click(scene, (120, 600) if where == "beside it" else scene.furniture.menu.rect.center)
    assert scene.furniture.opened is None and not any(isinstance(one, Veil) for one in scene.root.children)


def test_no_old_tooltip_stays_over_the_menu() -> None:
    scene = at_a_table()
    scene.context.stack.handle(Pointer("move", scene.furniture.tools["scores"].rect.center, LEFT))
    for _ in range(30):
        scene.context.stack.update(40)
    assert scene.root._tip.visible
    scene.furniture.command("menu")
    scene.context.stack.update(40)
    assert not scene.root._tip.visible


def test_escape_at_home_offers_to_stay() -> None:
    context = make_context()
    context.stack.push(start.home(context))
    settle(context)
    context.stack.handle(Key("escape"))
    dialog = next(one for one in context.stack.top.root.children if isinstance(one, Dialog))
    chosen = next(choice for choice in dialog.choices if choice.primary)
    assert chosen.act is None, "Escape and Enter leave one where one is"


def test_welcome_has_one_way_on() -> None:
    context = make_context(first_start_done=False)
    context.stack.push(WelcomeScene(context))
    settle(context)
    ways = [
        one
        for one in context.stack.top.root.walk()
        if isinstance(one, Button) and one.on_press == context.stack.top._go
    ]
    assert [one.kind for one in ways] == ["primary"]


@pytest.mark.parametrize("begun_from", ["home", "the list"])
def test_back_to_the_lessons_is_back_to_the_lessons(begun_from: str) -> None:
    context = make_context(lessons={"rebirth": ["idea"]})
    context.services.thinker = QuickAsker()
    context.stack.push(start.home(context) if begun_from == "home" else LessonListScene(context, "scythe"))
    context.stack.push(lesson_table(context, "scythe", "idea"))
    context.stack.top.leave_lesson()
    assert isinstance(context.stack.top, LessonListScene) and context.stack.top.game == "scythe"
    assert len(context.stack.scenes) == (2 if begun_from == "home" else 1)


def test_who_has_typed_no_name_is_called_as_the_language_has_it() -> None:
    assert in_language(("Player 1", "Anna", "Spieler 3"), Words("de")) == ("Spieler 1", "Anna", "Spieler 3")
    assert in_language(("Spieler 2",), Words("en")) == ("Player 2",)
    for language in LANGUAGES:
        usual = Words(language)("setup.default_names").split(",")
        assert in_language(usual, Words(language)) == tuple(usual)


def test_home_leads_on_in_the_game_that_was_learnt_last() -> None:
    context = make_context(lessons={"rebirth": [], "scythe": ["idea", "moving"]})
    context.stack.push(start.home(context))
    settle(context)
    panel = next(one for one in context.stack.top.root.walk() if one.name == "start_here")
    told = [str(one.text) for one in panel.walk() if getattr(one, "text", "")]
    assert any(context.words("scythe.tutorial.upgrading.title") in one for one in told), told


def test_home_offers_a_match_where_all_lessons_are_done() -> None:
    context = make_context(lessons={"rebirth": list(chapter_ids("rebirth"))})
    context.stack.push(start.home(context))
    settle(context)
    panel = next(one for one in context.stack.top.root.walk() if one.name == "start_here")
    told = [str(one.text) for one in panel.walk() if getattr(one, "text", "")]
    assert context.words("home.start.match_text") in told and context.words("home.start.go") not in told
    assert next(one for one in panel.walk() if one.name == "start_lesson").press()
    assert isinstance(context.stack.top, SetupScene)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE)
def test_each_option_says_what_it_does_where_one_points_at_it(game: str, language: str) -> None:
    context = make_context(language=language)
    start.open_setup(context, game)
    settle(context)
    words, shown = context.words, list(context.stack.top.root.walk())
    for name, option in game_facts(game).options.items():
        if option.kind == START_SEAT:
            continue
        note, title = words(f"{game}.option.{name}.note"), words(f"{game}.option.{name}.title")
        control = next(one for one in shown if one.name == f"option.{name}")
        assert note in (control.hint(), getattr(control, "note", "")) or not control.enabled, name
        labels = [one for one in shown if isinstance(one, Label) and one.text == title]
        assert all(one.hint() == note for one in labels), f"the title of {name} is pointed at first"


def test_a_name_typed_once_is_known_at_the_next_game() -> None:
    table = {"seats": [{"name": "Anna", "bot": ""}, {"name": "", "bot": "easy"}, {"name": "Grandma", "bot": ""}]}
    context = make_context(last_table={"rebirth": table})
    start.open_setup(context, "isle_of_skye")
    settle(context)
    plan = context.stack.top.plan
    assert plan.names()[0] == "Anna" and plan.people[:3] == ("Anna", "Grandma", "Player 3")
    assert all(not seat.name for seat in plan.seats), "it stands there as a suggestion, and follows the language"


@pytest.mark.parametrize("scale", [1.15, 1.5, 1.75, 2.0])
def test_with_large_type_home_begins_with_what_one_goes_on_with(scale: float) -> None:
    context = make_context(text_scale=scale)
    context.stack.push(start.home(context))
    settle(context)
    root = context.stack.top.root
    found = {one.name: one.rect for one in root.walk() if one.name}
    first, cards = found["start_here"], [rect for name, rect in found.items() if name.startswith("card.")]
    assert first.bottom <= root.rect.h, "whole in the first window"
    assert all(card.top > first.bottom for card in cards)
    assert sum(card.top < root.rect.h - 60 for card in cards) >= 2, "several games can be seen below it"


def test_the_score_sheet_has_the_players_as_they_sit_at_the_side() -> None:
    scene = at_a_table()
    scene.furniture.command("scores")
    assert scene.furniture.opened.order == [0, 1]


def test_back_to_now_puts_the_log_away_that_led_to_the_past() -> None:
    scene = at_a_table()
    scene.furniture.command("log")
    scene.look_at(0)
    assert scene.model.looking_at is not None
    scene.furniture.command("primary")
    assert scene.model.looking_at is None and not isinstance(scene.furniture.opened, LogBook)


@pytest.mark.parametrize("game", CATALOGUE)
def test_once_all_is_counted_the_score_sheet_has_one_sum_that_of_the_result(game: str) -> None:
    """It said "Now 92" in large figures when the match had been won with 146."""
    session = match_of(game, True)
    context = make_context()
    context.services = SimpleNamespace(thinker=QuickAsker())
    scene = table_for(context, session)
    context.stack.push(scene)
    context.stack.update(40)
    scene.furniture.command("scores")
    result, table = session.result(), scene.furniture.opened.table
    assert result is not None and table.totals == tuple(map(str, result.points))
    assert table.later == tuple(f"{place}." for place in result.places), "beside it only places, no second sum"
    assert table.now_label == scene.text("table.peek.final")
