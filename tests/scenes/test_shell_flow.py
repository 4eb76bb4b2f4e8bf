"""Ways through home and set-up: two clicks to a game, names, seats, remembered tables and presets."""

from __future__ import annotations

import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from game.core import places
from game.core.settings import load_settings
from game.scenes import start
from game.scenes.home import HomeScene
from game.scenes.setup import SetupScene
from tests.scenes.shell_helpers import click, drag, find, has, make_context, press, settle, top, type_text


def home(context) -> None:
    context.stack.push(start.first_scene(context))
    settle(context)


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


def test_a_question_survives_what_comes_in_meanwhile() -> None:
    context = make_context()
    context.stack.push(start.first_scene(context))
    press(context, "escape")
    assert has(context, "dialog")
    settle(context)
    assert has(context, "dialog")
    press(context, "right", "return")
    assert context.quitting, "the ring begins at Stay"


def test_what_went_wrong_at_the_start_is_told_once() -> None:
    context = make_context()
    context.services.troubles = ["The settings could not be understood."]
    home(context)
    assert "The settings could not be understood." in find(context, "dialog").body.text
    press(context, "return")
    top(context).resume()
    settle(context)
    assert not has(context, "dialog")


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


def test_enter_goes_from_name_to_name_and_starts_the_game_behind_the_last() -> None:
    """Whoever ended the first name with Enter sat at the table with "Player 2" and "Player 3"."""
    context = make_context()
    scene = setup_scene(context)
    scene.plan.seats[1].bot = ""
    scene.refresh()
    click(context, "name.0")
    for name, following in (("Anna", "name.1"), ("Ben", "start")):
        type_text(context, name)
        press(context, "return")
        assert scene.root.focus is find(context, following) and not context.services.tables.asked
    assert list(scene.plan.names()[:2]) == ["Anna", "Ben"]
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


def test_of_bots_something_is_said_only_where_one_sits() -> None:
    """Three people read that bots see no more than they do."""
    context = make_context()
    scene = setup_scene(context)
    honest = scene.text("setup.table.honest")
    for bot in ("easy", ""):
        for seat in scene.plan.seats:
            seat.bot = bot
        scene.rebuild()
        said = [getattr(one, "text", "") for one in scene.root.walk()]
        assert (honest in said) == bool(bot)


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


def test_home_is_imported_without_what_it_does_not_show() -> None:
    """The first frame waits for every import: the core of the rules, bots and what a report needs come after it."""
    late = ("game.core.session", "game.core.save_format", "game.bots", "multiprocessing", "importlib.metadata")
    asks = "import sys, game.scenes.application, game.app, game.scenes.home; print(*sys.modules)"
    found = subprocess.run([sys.executable, "-c", asks], capture_output=True, text=True, check=True, cwd=places.ROOT)
    assert [word for word in found.stdout.split() if word in late] == []


def test_whoever_comes_by_keys_sees_the_ring_on_what_enter_presses() -> None:
    context = make_context()
    home(context)
    for button, wanted in (("new_game.rebirth", "start"), ("learn.rebirth", "play")):
        while top(context).root.focus is None or top(context).root.focus.name != button:
            press(context, "tab")
        press(context, "return")
        root = top(context).root
        assert root.focus is not None and root.focus_visible and root.focus.name.startswith(wanted)
        press(context, "escape")
    click(context, "new_game.rebirth")
    assert not top(context).root.focus_visible, "with the mouse there is none"
