"""Two matches that differ only in what another seat keeps secret look the same, pixel by pixel, everywhere."""

from __future__ import annotations

import random
import threading

import pytest

from game.core.session import Session, Setup
from game.scenes.replay import ReplayScene
from game.table.director import Stage
from tests.scenes.table_helpers import RULES, seats
from tests.scenes.table_stage import Stand, same

OPENING = (
    "set_aside seat=0 tile=food",
    "set_aside seat=0 tile=food",
    "set_aside seat=1 tile={a}",
    "set_aside seat=1 tile={b}",
    "draw_tile seat=0 tile=food",
    "draw_tile seat=1 tile={c}",
    "draw_tile seat=0 tile=energy",
    "draw_tile seat=1 tile={d}",
    "draw_tile seat=0 tile=settlement_1",
)
SECRETS = (
    {"a": "food", "b": "energy", "c": "food", "d": "energy"},
    {"a": "energy", "b": "settlement_4", "c": "food", "d": "settlement_2"},
)


@pytest.fixture(scope="module", autouse=True)
def printed_board() -> None:
    """The board is on disk before two pictures are compared: read and freshly painted ones may round differently."""
    Stand(dealt(SECRETS[0]))
    for thread in threading.enumerate():
        if thread.name == "board cache":
            thread.join()


def dealt(secret: dict[str, str], kinds: str = "pp") -> Session:
    script = [RULES.read_action(line.format(**secret)) for line in OPENING]
    return Session(RULES, Setup("rebirth", seats(kinds), 7, {"start": 0}), script=script)


def stands(kinds: str = "pp") -> tuple[Stand, Stand]:
    made = tuple(Stand(dealt(secret, kinds)) for secret in SECRETS)
    for stand in made:
        if stand.director.stage is Stage.CURTAIN:
            stand.press("i_am")
    return made[0], made[1]


def play_first_round(stand: Stand) -> None:
    """Seat 0 lays a food farm, seat 1 (whose food is public once it lies) too; both draw something else."""
    stand.click_component("r09c10")
    stand.press("primary")
    assert stand.until_asked()
    stand.click_component("r05c06")
    stand.press("primary")


def test_the_first_look_at_the_table():
    one, two = stands()
    assert same(one, two)


def test_behind_the_curtain_and_after_coming_back_from_it():
    one, two = stands()
    for stand in (one, two):
        stand.click_component("r09c10")
        stand.press("primary")
        assert stand.director.stage is Stage.CURTAIN
    assert same(one, two)
    for stand in (one, two):
        stand.press("come_back")
        assert stand.director.stage is Stage.HAND_OVER
    assert same(one, two)
    for stand in (one, two):
        stand.press("primary")
    assert same(one, two)


@pytest.mark.parametrize("chord", ["tab", "s", "l", "escape"])
def test_sheet_log_and_menu(chord: str):
    one, two = stands()
    for stand in (one, two):
        play_first_round(stand)
        assert stand.until_asked() and stand.director.viewer == 0
        stand.key(chord)
        stand.wait(100)
    assert same(one, two)


def test_cards_and_tooltips_of_everything_that_can_be_pointed_at():
    one, two = stands()
    for stand in (one, two):
        play_first_round(stand)
        assert stand.until_asked()
    components = RULES.components(one.director.session.view(0))
    for component in [*random.Random(1).sample(components, 25), "hand", "aside", "deck", "castle:stirling"]:
        for stand in (one, two):
            place = stand.scene.anchor(component)
            stand.point(place or (640, 20))
            stand.wait(300)
        assert same(one, two), component


def test_the_replay_of_a_running_match_shows_no_hand():
    one, two = stands()
    for stand in (one, two):
        play_first_round(stand)
        scene = ReplayScene(stand.context, stand.director.session)
        stand.context.stack.push(scene)
        stand.settle(scene)
    for position in range(0, len(one.director.session) + 1, 3):
        for stand in (one, two):
            stand.top.go_to(position)
        assert same(one, two), position


def test_the_test_can_see_a_difference():
    """The same two matches with the eyes of the other seat do differ."""
    one, two = stands()
    for stand in (one, two):
        play_first_round(stand)
        stand.press("come_back")
        assert stand.director.stage is Stage.HAND_OVER and stand.director.eyes == 1
    assert not same(one, two)
