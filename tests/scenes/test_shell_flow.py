"""Ways through the pages: two clicks to a game, remembered tables, settings that stay, rules that are found."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest

from game.core.settings import load_settings
from game.scenes import start
from game.scenes.home import HomeScene
from game.scenes.key_panel import rebound
from game.scenes.rules_browser import RulesScene
from game.scenes.saved_games import SavedGamesScene
from game.scenes.settings_scene import SettingsScene
from game.scenes.setup import SetupScene
from game.scenes.shelf import when_key
from game.scenes.table.keys import chord_for
from game.scenes.welcome import WelcomeScene
from tests.scenes.shell_helpers import (
    click,
    drag,
    fill_folder,
    find,
    frame,
    has,
    make_context,
    play,
    press,
    settle,
    top,
    type_text,
)


def home(context) -> None:
    context.stack.push(start.first_scene(context))
    settle(context)


# -- two clicks ----------------------------------------------------------------------------------------------------


def test_two_clicks_lead_to_a_running_game() -> None:
    context = make_context()
    home(context)
    click(context, "new_game.rebirth")
    assert isinstance(top(context), SetupScene)
    click(context, "start")
    (asked,) = context.services.tables.asked
    assert asked[0] == "start_match"
    assert asked[1].game == "rebirth"
    assert len(asked[1].seats) >= 2


def test_two_keys_lead_to_a_running_game() -> None:
    context = make_context()
    home(context)
    while top(context).root.focus is None or top(context).root.focus.name != "new_game.rebirth":
        press(context, "tab")
    press(context, "return", "return")
    assert context.services.tables.asked[0][0] == "start_match"


def test_only_games_of_the_catalogue_have_cards() -> None:
    from game.games import CATALOGUE

    context = make_context()
    home(context)
    cards = [w.name for w in top(context).root.walk() if w.name.startswith("card.")]
    assert cards == [f"card.{game}" for game in CATALOGUE]


@pytest.mark.parametrize("count", (1, 2, 3, 4))
def test_one_to_four_games_stand_side_by_side(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    context = make_context()
    scene = HomeScene(context)
    scene.games = ("rebirth",) * count
    context.stack.push(scene)
    rects = [card.rect for card in scene.cards]
    assert len(rects) == count
    assert rects[0].left == 56 and rects[-1].right == 1224
    assert all(a.right < b.left for a, b in pairwise(rects))
    assert scene.root.overflows() == []


def test_the_pointed_card_rises_and_its_new_game_turns_primary() -> None:
    from game.ui.events import Pointer

    context = make_context()
    home(context)
    card, button = find(context, "card.rebirth"), find(context, "new_game.rebirth")
    rest = card.rect.y
    assert button.kind == "plain"
    context.stack.handle(Pointer("move", (card.rect.right - 20, card.rect.y + 20)))
    assert card.rect.y == rest - 6
    assert button.kind == "primary"
    context.stack.handle(Pointer("move", (5, 5)))
    assert (card.rect.y, button.kind) == (rest, "plain")


# -- set-up --------------------------------------------------------------------------------------------------------


def setup_scene(context) -> SetupScene:
    scene = SetupScene(context, "rebirth")
    context.stack.push(scene)
    return scene


def test_a_name_is_typed_and_empty_ones_have_a_default() -> None:
    context = make_context()
    scene = setup_scene(context)
    click(context, "name.0")
    type_text(context, "Anna")
    assert scene.plan.names()[0] == "Anna"
    press(context, "ctrl+a", "delete")
    assert scene.plan.names()[0] == "Player 1"


def test_enter_in_a_name_starts_the_game() -> None:
    context = make_context()
    setup_scene(context)
    click(context, "name.0")
    press(context, "return")
    assert context.services.tables.asked[0][0] == "start_match"


def test_seats_are_dragged_into_another_order() -> None:
    context = make_context()
    scene = setup_scene(context)
    first, second = scene.plan.seats[:2]
    drag(context, "grip.0", find(context, "grip.1").rect.center)
    settle(context)
    assert scene.plan.seats[:2] == [second, first]
    rows = {row.seat: row.rect.y for row in scene.seats.rows}
    assert rows[second] < rows[first]


def test_seats_are_moved_with_the_keyboard() -> None:
    context = make_context()
    scene = setup_scene(context)
    first = scene.plan.seats[0]
    scene.root.set_focus(find(context, "grip.0"), visible=True)
    press(context, "page down", "page down")
    assert scene.plan.seats.index(first) == 2


def test_sign_kind_flag_and_lots() -> None:
    context = make_context()
    scene = setup_scene(context)
    before = scene.plan.seats[0].sign
    click(context, "sign.0")
    assert scene.plan.seats[0].sign != before
    scene.root.set_focus(find(context, "kind.0"), visible=True)
    press(context, "right")
    assert scene.plan.seats[0].bot == "easy"
    click(context, "flag.1")
    assert scene.plan.starter is scene.plan.seats[1]
    click(context, "lots")
    assert scene.plan.starter is None


def test_too_few_seats_cannot_start_and_say_why() -> None:
    context = make_context()
    scene = setup_scene(context)
    scene.plan.seats = scene.plan.seats[:1]
    scene.rebuild()
    button = find(context, "start")
    assert not button.enabled and "seat" in button.why
    click(context, "start")
    assert context.services.tables.asked == []
    click(context, "add_seat")
    click(context, "start")
    assert context.services.tables.asked


def test_a_seat_that_is_needed_says_why_it_stays() -> None:
    context = make_context()
    scene = setup_scene(context)
    click(context, "remove.2")
    assert len(scene.plan.seats) == 2
    cross = find(context, "remove.1")
    assert not cross.enabled and "2" in cross.hint()


def test_a_wrong_seed_refuses_and_the_die_draws_another() -> None:
    context = make_context()
    scene = setup_scene(context)
    click(context, "seed")
    press(context, "ctrl+a", "delete")
    assert not find(context, "start").enabled
    click(context, "roll")
    assert find(context, "start").enabled
    assert find(context, "seed").text == scene.plan.seed_text


def test_the_last_table_is_remembered_over_a_restart(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    context = make_context(settings_file=file)
    scene = setup_scene(context)
    click(context, "name.0")
    type_text(context, "Isolde")
    click(context, "flag.1")
    click(context, "start")
    settings, troubles = load_settings(file)
    assert troubles == []
    again = make_context(last_table=settings.last_table)
    scene = setup_scene(again)
    assert scene.plan.names()[0] == "Isolde"
    assert scene.plan.starter is scene.plan.seats[1]


def test_a_preset_is_saved_used_and_forgotten(tmp_path: Path) -> None:
    context = make_context(settings_file=tmp_path / "settings.json")
    scene = setup_scene(context)
    click(context, "name.0")
    type_text(context, "Una")
    click(context, "save_preset")
    type_text(context, "Sunday")
    press(context, "return")
    assert list(load_settings(tmp_path / "settings.json")[0].presets["rebirth"]) == ["Sunday"]
    find(context, "preset.duel").press()
    assert len(scene.plan.seats) == 2
    find(context, "preset.Sunday").press()
    assert scene.plan.names()[0] == "Una" and len(scene.plan.seats) == 3
    find(context, "forget.Sunday").press()
    assert not has(context, "preset.Sunday")


# -- saved games ---------------------------------------------------------------------------------------------------


def test_home_continues_the_newest_match_and_shows_its_points(tmp_path: Path) -> None:
    fill_folder(tmp_path)
    context = make_context(folder=tmp_path)
    home(context)
    click(context, "go_on")
    name, match = context.services.tables.asked[0]
    assert (name, match.key) == ("continue_match", "rebirth-running")
    assert not has(context, "older.rebirth-torn")


def test_saved_games_are_sorted_into_running_finished_and_damaged(tmp_path: Path) -> None:
    fill_folder(tmp_path)
    context = make_context(folder=tmp_path)
    context.stack.push(SavedGamesScene(context))
    settle(context)
    assert has(context, "match.rebirth-running") and not has(context, "match.rebirth-done")
    find(context, "kind").choose("finished")
    settle(context)
    click(context, "open.rebirth-done")
    assert context.services.tables.asked[-1][0] == "open_replay"
    find(context, "kind").choose("damaged")
    settle(context)
    assert has(context, "match.rebirth-torn")
    torn = next(match for match in top(context).matches if match.trouble)
    assert torn.trouble.endswith(".") and "rebirth-torn" in torn.trouble
    assert (tmp_path / "rebirth-torn.save.json").exists()


def test_deleting_asks_and_moves_to_the_trash(tmp_path: Path) -> None:
    fill_folder(tmp_path)
    context = make_context(folder=tmp_path)
    context.stack.push(SavedGamesScene(context))
    settle(context)
    click(context, "delete.rebirth-running")
    press(context, "escape")
    assert (tmp_path / "rebirth-running.save.json").exists()
    click(context, "delete.rebirth-running")
    press(context, "return")
    assert not (tmp_path / "rebirth-running.save.json").exists()
    assert list((tmp_path / "trash").iterdir())
    assert has(context, "empty")


def test_a_thumbnail_shows_no_secret(tmp_path: Path) -> None:
    from game.scenes.shelf import glance_at

    plain = glance_at(play(("Anna", "Jonas"), 20)).plain
    assert set(plain["hands"]) <= {"?", None}
    assert all(kind == "?" for aside in plain["aside"] for kind in aside)


def test_when_something_was_saved_is_told_like_people_do() -> None:
    from datetime import datetime

    now = datetime(2026, 11, 18, 20, 0).timestamp()
    told = {
        "when.today": datetime(2026, 11, 18, 0, 5), "when.yesterday": datetime(2026, 11, 17, 23, 59),
        "when.day.6": datetime(2026, 11, 15, 12, 0), "when.date": datetime(2026, 11, 10, 12, 0),
    }
    for key, moment in told.items():
        assert when_key(moment.timestamp(), now)[0] == key


# -- settings ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name, value", [
    ("language", "de"), ("text_scale", "1.3"), ("colour_scheme", "high_contrast"), ("colour_scheme", "colour_safe"),
    ("motion", "slow"), ("bot_pace", "fast"), ("curtain_timeout", "180"),
])
def test_each_choice_changes_the_frame_and_is_kept(name: str, value: str, tmp_path: Path) -> None:
    context = make_context(settings_file=tmp_path / "settings.json")
    context.stack.push(SettingsScene(context))
    before = frame(context)
    find(context, name).choose(value)
    settle(context)
    assert frame(context) != before
    kept = load_settings(tmp_path / "settings.json")[0]
    assert str(getattr(kept, name)) == value


@pytest.mark.parametrize("name", [
    "sound", "fullscreen", "curtain", "hide_hand_on_focus_loss", "warnings", "hints",
])
def test_each_switch_changes_the_frame_and_is_kept(name: str, tmp_path: Path) -> None:
    context = make_context(settings_file=tmp_path / "settings.json")
    was = getattr(context.settings, name)
    context.stack.push(SettingsScene(context))
    before = frame(context)
    find(context, name).press()
    settle(context)
    assert frame(context) != before
    assert getattr(load_settings(tmp_path / "settings.json")[0], name) is not was


def test_the_volume_can_be_dragged_without_losing_hold(tmp_path: Path) -> None:
    context = make_context(settings_file=tmp_path / "settings.json")
    context.stack.push(SettingsScene(context))
    slider = find(context, "volume")
    drag(context, "volume", (slider.rect.right - 12, slider.rect.centery))
    assert find(context, "volume") is slider
    assert context.settings.volume > 0.6


def test_usual_settings_keep_tables_and_lessons() -> None:
    context = make_context(text_scale=1.3, lessons={"rebirth": ["idea"]}, last_table={"rebirth": {"start": 0}})
    context.stack.push(SettingsScene(context))
    find(context, "reset").press()
    press(context, "return")
    assert context.settings.text_scale == 1.0
    assert context.settings.lessons and context.settings.last_table and context.settings.first_start_done


def test_a_key_is_given_to_another_command_in_exchange() -> None:
    bindings = rebound({}, "hint", "l")
    assert chord_for("hint", bindings) == "l"
    assert chord_for("log", bindings) == "t"
    assert rebound(bindings, "hint", "t") == {}


def test_a_key_is_changed_by_pressing_it() -> None:
    context = make_context()
    context.stack.push(SettingsScene(context))
    click(context, "key.hint")
    press(context, "g")
    assert context.settings.key_bindings == {"hint": "g"}
    click(context, "key.hint")
    press(context, "escape")
    assert context.settings.key_bindings == {"hint": "g"}
    find(context, "keys_reset").press()
    assert context.settings.key_bindings == {}


def test_the_first_start_asks_once_how_the_table_should_be(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"
    context = make_context(first_start_done=False, settings_file=file)
    context.stack.push(start.first_scene(context))
    assert isinstance(top(context), WelcomeScene)
    find(context, "text_scale").choose("1.15")
    press(context, "return")
    assert isinstance(top(context), HomeScene)
    kept = load_settings(file)[0]
    assert kept.first_start_done and kept.text_scale == 1.15
    assert isinstance(start.first_scene(make_context(first_start_done=True)), HomeScene)


def test_the_welcome_page_can_be_skipped_with_escape() -> None:
    context = make_context(first_start_done=False)
    context.stack.push(start.first_scene(context))
    press(context, "escape")
    assert isinstance(top(context), HomeScene)


# -- rules ---------------------------------------------------------------------------------------------------------


def rules(context, place: str = "") -> RulesScene:
    scene = RulesScene(context, "rebirth", place)
    context.stack.push(scene)
    return scene


def test_rules_open_at_a_section_and_return_to_where_one_was() -> None:
    context = make_context()
    home(context)
    scene = rules(context, "castles#ties")
    section = scene.root.find("section.ties")
    assert scene.view.rect.top <= section.rect.top < scene.view.rect.centery
    press(context, "escape")
    assert isinstance(top(context), HomeScene)


def test_links_lead_on_and_the_way_leads_back() -> None:
    context = make_context()
    scene = rules(context)
    link = next(w for w in scene.root.walk() if w.name.startswith("link.castles"))
    scene.root.set_focus(link, visible=True)
    press(context, "return")
    assert scene.reading.place.page == "castles"
    press(context, "alt+left")
    assert scene.reading.place.page == "overview"


def test_searching_while_typing_and_going_to_a_hit() -> None:
    context = make_context()
    scene = rules(context)
    click(context, "search")
    type_text(context, "clockwise")
    hit = next(w for w in scene.root.walk() if w.name == "hit.settlements#ties")
    click(context, hit)
    assert str(scene.reading.place) == "settlements#ties"
    press(context, "escape")
    assert scene.wanted == "" and top(context) is scene


def test_every_page_is_painted_with_its_little_boards() -> None:
    context = make_context()
    scene = rules(context)
    for page in scene.book.order():
        scene.follow(scene.book.place(page))
        boards = [w for w in scene.root.walk() if w.name == "little_board"]
        assert len(boards) == sum(bool(s.picture) for s in scene.book.pages[page].sections.values())
        assert frame(context)


def test_every_reason_of_the_rules_leads_to_a_page() -> None:
    """Whatever id a reason names, the browser knows it."""
    import ast

    from game.core import places
    from game.scenes.rules_browser.book import Place, load_book

    book = load_book("rebirth")
    named = set()
    for path in (places.ROOT / "game" / "games" / "rebirth").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                rules = [k.value for k in node.keywords if k.arg == "rule"]
                named |= {rule.value for rule in rules if isinstance(rule, ast.Constant)}
    assert named
    assert [rule for rule in named if not book.has(Place.read(rule))] == []


def test_every_component_of_a_match_leads_to_a_page() -> None:
    from game.games import rules_of
    from game.scenes.rules_browser.book import load_book

    book, session = load_book("rebirth"), play(("Anna", "Jonas", "Morag"), 12)
    components = rules_of("rebirth").components(session.view(None))
    assert len(components) > 100
    unexplained = [one for one in components if not any(one.startswith(begin) for begin in book.leads)]
    assert unexplained == []
