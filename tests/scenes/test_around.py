"""The table as all see it who sit around one screen: large, without anybody's secrets, and back again."""

from __future__ import annotations

import random
import threading
from typing import Any

import pytest

from game.core.session import Session, Setup
from game.games import CATALOGUE, rules_of
from game.scenes.lesson_task import lesson_table
from game.scenes.table import around as doors
from game.scenes.table.around_furniture import AroundFurniture
from game.scenes.table.around_panels import SeatRow, TalePanel
from game.table import around
from game.table.director import Stage
from game.ui.events import KeyUp
from game.ui.widget import Widget
from tests.scenes import test_scythe_secrets as scythe
from tests.scenes import test_skye_secrets as skye
from tests.scenes import test_table_secrets as rebirth
from tests.scenes.table_helpers import seats
from tests.scenes.table_stage import Stand, same
from tests.scenes.test_table_layout import overlapping

each_game = pytest.mark.parametrize("game", CATALOGUE)
BESIDE = (100, 250)
"""On the tale, where nothing explains itself."""
FORMS = [
    pytest.param((1280, 720), 1.0, "de"),
    pytest.param((1280, 720), 1.75, "de"),
    pytest.param((1920, 1080), 1.0, "en", marks=pytest.mark.slow),
    pytest.param((1280, 800), 2.0, "en", marks=pytest.mark.slow),
    pytest.param((2560, 1440), 1.3, "de", marks=pytest.mark.slow),
]


def played(game: str, kinds: str, moves: int, *, asked: bool = False) -> Session:
    """So many moves at random, and on until a person is asked if that is wanted."""
    session, dice = Session(rules_of(game), Setup(game, seats(kinds), 7, {})), random.Random(3)
    while not session.is_over():
        waiting = session.waiting()
        if len(session) >= moves and not (asked and kinds[waiting[0]] == "b"):
            break
        session.submit(waiting[0], dice.choice(session.options(waiting[0])))
    return session


def shown_to_all(session: Session, **form: Any) -> Stand:
    """The view for all, entered from the table of whoever is asked."""
    stand = Stand(session, **form)
    stand.until_asked()
    stand.key("v")
    return settled(stand)


def settled(stand: Stand) -> Stand:
    stand.settle(stand.scene)
    for thread in threading.enumerate():
        if thread.name == "board cache":
            thread.join()
    stand.point(BESIDE)
    stand.wait(400)
    return stand


def panels(stand: Stand) -> list[Widget]:
    return [one for one in stand.scene.root.walk() if isinstance(one, SeatRow | TalePanel)]


# -- what is seen ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "text_scale", "language"), FORMS)
@pytest.mark.parametrize("seated", ["around", "front"])
@each_game
def test_no_text_is_cut_and_no_panel_lies_over_another(
    game: str, seated: str, size: tuple[int, int], text_scale: float, language: str
) -> None:
    many = 4 if game != "isle_of_skye" else 5
    stand = Stand(played(game, "p" * many, 60), size=size, text_scale=text_scale, language=language)
    stand.until_asked()
    stand.context.change(seated=seated)
    stand.key("v")
    seen: list[str] = []
    for _ in range(6):
        session = stand.director.session
        if session.is_over():
            break
        stand.wait()
        found = panels(stand)
        boards = [part for part in stand.scene.open_parts() if part.leads]
        assert len(found) == many + (2 if seated == "around" else 1)
        assert not overlapping(found)
        assert all(stand.scene.root.rect.contains(one.rect) for one in (*found, *boards))
        assert max(one.rect.h for one in boards) > 0.42 * size[1]
        seen += [f"{widget}: {text}" for widget, text in stand.scene.root.overflows()]
        session.submit(session.waiting()[0], session.options(session.waiting()[0])[-1])
    assert not seen


@pytest.mark.parametrize("number", range(1, 6))
def test_rows_lie_clockwise_as_people_sit(number: int) -> None:
    ring = [("near", "left"), ("far", "left"), ("far", "right"), ("near", "right")]
    places = [ring.index(one) for one in around.sides(number, True)]
    assert places == sorted(places)
    assert all(end == "near" for end, _ in around.sides(number, False))


def test_the_far_side_reads_its_rows_and_the_tale_from_there() -> None:
    stand = shown_to_all(played("rebirth", "pppp", 30))
    turned = {one.name: one.turned for one in panels(stand)}
    assert turned == {
        "row:0": False, "row:1": True, "row:2": True, "row:3": False, "tale": False, "far_tale": True,
    }  # fmt: skip
    stand.press("around:sit_front")
    assert not any(one.turned for one in panels(stand))
    assert stand.context.settings.seated == "front"


@each_game
def test_the_last_thing_that_happened_is_one_sentence(game: str) -> None:
    stand = shown_to_all(played(game, "pp", 60))
    told = around.beside(stand.scene.model)
    assert told.told.endswith((".", "!", "?")) or " " in told.told
    assert told.asked and told.round


# -- nobody's secrets -----------------------------------------------------------------------------------------------


@each_game
def test_whoever_is_asked_it_looks_like_before_anybody_has_come(game: str) -> None:
    """Once nobody has lifted the curtain yet, once the person who is asked looked a moment ago."""
    shown_to_all(played(game, "pp", 40))  # boards are on the disk before pictures are compared
    fell = 0
    for moves in (12, 40):
        nobody, person = Stand(played(game, "pp", moves)), Stand(played(game, "pp", moves))
        if nobody.director.stage is not Stage.CURTAIN:
            continue
        fell += 1
        nobody.director.look_around(True)
        nobody.context.stack.pop()
        nobody.scene.rebuild()
        person.press("i_am")
        person.key("v")
        assert person.director.eyes is None and same(settled(nobody), settled(person)), moves
        for chord in ("s", "l", "h", "t"):
            for stand in (nobody, person):
                stand.key(chord)
                stand.point(BESIDE)
                stand.wait(400)
            assert same(nobody, person), (moves, chord)
    assert fell or game in ("glen_more", "isle_of_skye")


def test_the_hand_of_whoever_came_back_is_not_seen() -> None:
    one, two = rebirth.stands()
    for stand in (one, two):
        rebirth.play_first_round(stand)
        stand.press("come_back")
        assert stand.director.eyes == 1
    assert not same(one, two), "the test can see a difference"
    for stand in (one, two):
        stand.key("v")
        settled(stand)
    assert same(one, two)


def test_prices_and_axes_are_not_seen() -> None:
    made = (Stand(skye.priced(skye.PRICES[0], 0, seal=False)), Stand(skye.priced(skye.PRICES[1], 1, seal=False)))
    for stand in made:
        while stand.director.stage is Stage.CURTAIN or stand.director.viewer != 0:
            stand.press("i_am" if stand.director.stage is Stage.CURTAIN else "primary")
    assert not same(*made), "the test can see a difference"
    for stand in made:
        stand.key("v")
        settled(stand)
    assert same(*made)


@pytest.mark.parametrize("where", skye.OPEN)
def test_no_purse_is_opened_with_its_key_while_all_look(where: str) -> None:
    one, two = skye.purses(where)
    for stand in (one, two):
        stand.key("v")
        stand.key("h")
        settled(stand)
    assert one.director.closed and same(one, two)
    assert one.director.lit() == two.director.lit()


def test_dial_and_cards_of_a_combat_are_not_seen() -> None:
    one, two = scythe.stands()
    for stand in (one, two):
        stand.key("v")
        settled(stand)
    assert same(one, two)


# -- to and fro -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("chord", ["v", "escape", "ctrl+return"])
def test_whoever_is_asked_alone_comes_back_behind_the_curtain(chord: str) -> None:
    stand = shown_to_all(played("rebirth", "pp", 30))
    assert isinstance(stand.scene.furniture, AroundFurniture) and not stand.director.lit()
    stand.key(chord)
    assert not stand.director.around and stand.director.stage is Stage.CURTAIN and stand.top is not stand.scene
    stand.press("i_am")
    assert stand.director.lit() and "hand" in stand.scene.parts


def test_a_person_alone_with_bots_needs_no_curtain() -> None:
    stand = shown_to_all(played("rebirth", "pb", 30, asked=True))
    assert stand.director.hidden and stand.director.eyes is None
    stand.press("around:leave")
    assert stand.director.stage is Stage.PLAY and stand.director.eyes == 0


def test_what_needs_no_secret_is_played_before_all() -> None:
    stand = shown_to_all(played("glen_more", "pp", 30))
    lines, board = len(stand.director.session), [part for part in stand.scene.open_parts() if part.leads]
    place = next(one for one in stand.director.lit() if any(part.anchor(one) is not None for part in board))
    stand.click_component(place)
    assert len(stand.director.session) > lines or stand.director.picker.chosen


def test_a_purse_stays_closed_but_tiles_are_built_before_all() -> None:
    stand = shown_to_all(skye.played("pp", {"round": 2, "phase": "build_tiles"}))
    lines = len(stand.director.session)
    place = next(one for one in stand.director.lit() if one.startswith("place:"))
    stand.click_component(place)
    assert len(stand.director.session) > lines and stand.director.around


@each_game
def test_bots_play_on_to_the_end_while_all_look(game: str) -> None:
    session = played(game, "bb", 90)
    stand = Stand(session)
    stand.key("v")
    before = len(session)
    for _ in range(40):
        stand.wait()
    assert len(session) > before + 10 or session.is_over()
    assert stand.director.around and stand.scene.model.is_live


def test_the_end_is_told_from_there() -> None:
    session = played("rebirth", "bb", 0)
    stand = Stand(session)
    stand.key("v")
    for _ in range(600):
        if stand.top is not stand.scene:
            break
        stand.wait()
    assert session.is_over() and type(stand.top).__name__ == "ResultScene"


def test_with_motion_the_map_comes_closer_to_where_it_happens_and_shows_all_again() -> None:
    stand = Stand(played("rebirth", "bb", 30), motion="fast")
    stand.key("v")
    stand.settle(stand.scene)
    view, seen = stand.scene.parts["board"].view, set()
    for _ in range(120):
        stand.wait(100)
        seen.add(view.camera.at_rest)
    assert False in seen
    stand.director.bots.pause(True)
    for _ in range(120):
        stand.wait(100)
    assert view.camera == view.fitted()


def test_keys_that_are_let_go_change_nothing() -> None:
    stand = shown_to_all(played("rebirth", "pp", 30))
    stand.context.stack.handle(KeyUp("h"))
    assert stand.director.around and stand.director.eyes is None


def test_a_lesson_has_no_such_view() -> None:
    stand = Stand(played("rebirth", "pp", 0))
    scene = lesson_table(stand.context, "rebirth", "idea")
    stand.context.stack.push(scene)
    assert not doors.toggle(scene) and not scene.director.around
    scene.furniture.command("menu")
    assert not any(widget.name == "menu:around" for widget in scene.root.walk())
