"""Every page around the table at every size, text size and language: nothing cut or overlapping, all in reach."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from pygame import Rect

from game.core.game_facts import game_facts
from game.core.settings import Settings
from game.core.words import LANGUAGES, Words
from game.games import CATALOGUE
from game.scenes import start
from game.scenes.about import AboutScene
from game.scenes.gallery import GalleryScene
from game.scenes.gallery.entries import entries_of
from game.scenes.gallery.piece import PieceScene
from game.scenes.home import HomeScene
from game.scenes.lesson_list import LessonListScene
from game.scenes.rules_browser import RulesScene
from game.scenes.rules_browser.book import load_book
from game.scenes.saved_games import SavedGamesScene
from game.scenes.settings_scene import SettingsScene
from game.scenes.setup import SetupScene
from game.scenes.welcome import WelcomeScene
from game.ui.context import Context
from game.ui.events import Key
from game.ui.scene import Scene
from game.ui.widgets import Button, Label, Panel, ScrollArea
from tests.scenes.shell_helpers import SCALES, SIZES, fill_folder, make_context, press, settle, top
from tests.scenes.test_around import played as match_of


def piece(context: Context) -> Scene:
    return PieceScene(context, tuple(entries_of("rebirth", context.words)), 0, lambda number: None)


PAGES: dict[str, Callable[[Context], Scene]] = {
    "home": start.home,
    "setup": lambda context: SetupScene(context, "rebirth"),
    "settings": SettingsScene,
    "welcome": WelcomeScene,
    "saved": SavedGamesScene,
    "rules": lambda context: RulesScene(context, "rebirth"),
    "about": AboutScene,
    "gallery": GalleryScene,
    "piece": piece,
    "lessons": lambda context: LessonListScene(context, "rebirth"),
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("saves")
    fill_folder(made)
    return made


@pytest.mark.parametrize("language", LANGUAGES)
def test_more_games_than_stand_in_a_row_have_room_too(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.scenes.home.scene.CATALOGUE", (*CATALOGUE, CATALOGUE[0], CATALOGUE[2]))
    context = Context(Words(language), Settings(language=language, first_start_done=True), (1280, 720))
    scene = HomeScene(context)
    context.stack.push(scene)
    context.stack.update(50)
    assert len(scene.cards) == len(CATALOGUE) + 2 and cut_texts(scene) == [] and overlaps(scene) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_more_games_can_be_chosen_by_name(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.scenes.rules_browser.scene.CATALOGUE", (*CATALOGUE, CATALOGUE[2]))
    context = Context(Words(language), Settings(language=language, first_start_done=True), (1280, 720))
    scene = RulesScene(context, CATALOGUE[0])
    context.stack.push(scene)
    context.stack.update(50)
    assert cut_texts(scene) == []
    further = next(w for w in scene.root.walk() if w.name.startswith("games_"))
    further.handle(Key("right"))
    context.stack.update(50)
    assert scene.game == CATALOGUE[3], "the row in which nothing was chosen begins with its first game"


def opened(page: str, context: Context) -> Scene:
    scene = PAGES[page](context)
    context.stack.push(scene)
    return scene


def cut_texts(scene: Scene) -> list[str]:
    return [f"{widget!r}: {text}" for widget, text in scene.root.overflows()]


def overlaps(scene: Scene) -> list[str]:
    """Panels and buttons beside each other that share pixels; a panel may of course hold buttons."""
    found = []
    for parent in scene.root.walk():
        blocks = [w for w in parent.children if isinstance(w, Panel | Button | ScrollArea) and w.visible]
        for a, b in combinations(blocks, 2):
            if a.rect.colliderect(b.rect):
                found.append(f"{a!r} and {b!r}")
    return found


def outside(scene: Scene) -> list[str]:
    """What sticks out of its panel, scroll areas aside: they show their content bit by bit."""
    return [
        f"{child!r} of {panel!r}"
        for panel in scene.root.walk()
        if isinstance(panel, Panel) and panel.visible
        for child in panel.children
        if child.visible and not panel.rect.inflate(2, 2).contains(child.rect)
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("page", PAGES)
def test_every_text_size_fits(page: str, scale: float, language: str, folder: Path) -> None:
    context = make_context((1280, 720), folder, language=language, text_scale=scale)
    scene = opened(page, context)
    settle(context)
    assert cut_texts(scene) == []
    assert overlaps(scene) == []


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES[1:])
@pytest.mark.parametrize("page", PAGES)
def test_every_window_size_fits(page: str, size: tuple[int, int], language: str, folder: Path) -> None:
    for scale in (1.0, 1.5):
        context = make_context(size, folder, language=language, text_scale=scale)
        scene = opened(page, context)
        context.stack.update(50)
        assert cut_texts(scene) == []
        assert overlaps(scene) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", (1.0, 2.0))
@pytest.mark.parametrize("game", CATALOGUE)
def test_every_page_of_the_rules_fits(game: str, scale: float, language: str) -> None:
    context = make_context(language=language, text_scale=scale)
    for page in load_book(game).order():
        scene = RulesScene(context, game, page)
        context.stack.push(scene)
        assert cut_texts(scene) == [], page


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", (1.0, 2.0))
@pytest.mark.parametrize("game", CATALOGUE)
def test_set_up_and_lessons_of_every_game_fit(game: str, scale: float, language: str) -> None:
    context = make_context(language=language, text_scale=scale)
    for scene in (SetupScene(context, game), LessonListScene(context, game)):
        context.stack.push(scene)
        settle(context)
        assert cut_texts(scene) == []
        assert overlaps(scene) == []
        assert outside(scene) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_chronicles_stand_below_a_heading_and_each_says_what_it_does(language: str) -> None:
    """A name such as "Hammer of the Scots" tells a beginner nothing."""
    context = make_context(language=language)
    context.stack.push(SetupScene(context, "glen_more"))
    said = [one.text for one in top(context).root.walk() if isinstance(one, Label)]
    assert context.words("glen_more.option_group.chronicles") in said
    for name, option in game_facts("glen_more").options.items():
        if option.group:
            note = context.words(f"glen_more.option.{name}.note")
            shown = top(context).root.find(f"option.{name}")
            assert note in said or shown.note == note, name


@pytest.mark.parametrize("game", CATALOGUE)
def test_a_seat_has_a_flag_only_where_one_may_choose_who_begins(game: str) -> None:
    context = make_context()
    context.stack.push(SetupScene(context, game))
    flags = [widget for widget in top(context).root.walk() if widget.name == "flag.0"]
    assert bool(flags) == (game_facts(game).start_option != "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_without_any_match_fits_and_offers_the_first_lesson(language: str) -> None:
    for scale in SCALES:
        context = make_context(language=language, text_scale=scale)
        scene = opened("home", context)
        settle(context)
        assert cut_texts(scene) == []
        assert scene.root.find("start_lesson")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE)
def test_continue_has_room_for_the_name_of_every_game(game: str, language: str, tmp_path: Path) -> None:
    """The longest would run over the line into the older matches."""
    store = fill_folder(tmp_path)
    store.save(match_of(game, "ppp", 30), f"{game}-newest")
    for scale in (1.0, 1.75, 2.0):
        context = make_context((1280, 720), tmp_path, language=language, text_scale=scale)
        scene = opened("home", context)
        settle(context)
        assert any(one.name.startswith("older.") for one in scene.root.walk())
        assert cut_texts(scene) == []


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("scale", (1.0, 2.0))
def test_tab_reaches_every_control_and_brings_it_into_view(page: str, scale: float, folder: Path) -> None:
    context = make_context((1280, 720), folder, text_scale=scale)
    scene = opened(page, context)
    settle(context)
    window = Rect(0, 0, 1280, 720)
    wanted = {id(widget) for widget in scene.root.focusables()}
    reached: set[int] = set()
    for _ in range(len(wanted)):
        press(context, "tab")
        focus = top(context).root.focus
        assert focus is not None
        assert window.colliderect(focus.rect), f"{focus!r} stays out of sight"
        reached.add(id(focus))
    assert reached == wanted
    assert len(wanted) >= 2


@pytest.mark.parametrize("page", PAGES)
def test_the_language_can_be_switched_at_any_time(page: str, folder: Path) -> None:
    context = make_context((1280, 720), folder)
    scene = opened(page, context)
    settle(context)
    before = {w.text for w in scene.root.walk() if isinstance(w, Button) and w.text}
    context.change(language="de")
    settle(context)
    after = {w.text for w in scene.root.walk() if isinstance(w, Button) and w.text}
    assert before != after
    assert not [text for text in after if text.startswith("[")]
    assert cut_texts(scene) == []


@pytest.mark.parametrize("page", PAGES)
def test_a_page_survives_any_resizing(page: str, folder: Path) -> None:
    context = make_context((1280, 720), folder)
    scene = opened(page, context)
    for size in ((1024, 576), (1600, 900), (1280, 1024), (2560, 1080), (1280, 720)):
        context.resize(size)
        settle(context)
        assert cut_texts(scene) == [], size
        assert overlaps(scene) == [], size


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_tables_of_the_house_are_listed_without_scrolling(game: str) -> None:
    context = make_context()
    context.stack.push(SetupScene(context, game))
    area = top(context).root.find("preset_list")
    assert isinstance(area, ScrollArea) and area.farthest == 0


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("scale", [1.0, 1.75])
def test_nothing_is_cut_off_above_an_empty_part_of_the_window(page: str, scale: float, folder: Path) -> None:
    context = make_context((1280, 1024), folder, text_scale=scale)
    scene = opened(page, context)
    shown = [one for one in scene.root.walk() if one.shown and isinstance(one, (Panel, Button, ScrollArea))]
    cut = [one for one in shown if isinstance(one, ScrollArea) and one.rect.h > 400 and one.farthest > 0]
    lowest = max(one.rect.bottom for one in shown)
    assert not cut or lowest > 1000, [(one.name, one.rect) for one in cut]
    assert cut_texts(scene) == []
    assert overlaps(scene) == []
