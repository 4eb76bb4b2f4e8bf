"""A replay says who played at the step that is shown, and its buttons go where they say."""

from __future__ import annotations

import random

import pytest

from game.core.game_facts import game_facts
from game.core.session import Session, Setup
from game.games import CATALOGUE, rules_of
from game.scenes.replay import ReplayScene
from tests.scenes.skye_helpers import played
from tests.scenes.table_helpers import seats
from tests.scenes.table_stage import Stand

GAME, HALF, LINES = "rebirth", 16, 32


def replayed() -> ReplayScene:
    """The first half of the match a person had the seat, then a bot."""
    dice, session = random.Random(5), Session(rules_of(GAME), Setup(GAME, seats("pb"), 5))
    while len(session) < LINES:
        if len(session) >= HALF and not session.setup.played:
            session.reseat(seats("bb"))
        seat = session.waiting()[0]
        session.submit(seat, dice.choice(session.options(seat)))
    scene = ReplayScene(Stand(session).context, session)
    scene.context.stack.push(scene)
    return scene


def test_a_seat_is_called_after_who_played_it_at_the_step_that_is_shown() -> None:
    scene, told = replayed(), []
    ((changed, _),) = scene.session.setup.played
    for position in (1, changed, changed + 1, len(scene.session)):
        scene.go_to(position)
        scene.context.stack.update(50)
        told.append((scene.players[0].facts.who, scene.players[0].facts.who_icon))
    person, bot = (scene.text("table.who.person"), "person"), (scene.text("bots.level.random.name"), "bot")
    assert told == [person, person, bot, bot]


def test_each_button_goes_where_it_says() -> None:
    scene = replayed()
    turn = next(
        one for one in scene.turns if one.start > 1 and one.end > one.start + 1 and one.end < len(scene.session)
    )

    def after(name: str, begin: int) -> int:
        scene.go_to(begin)
        scene.root.find(name).press()
        return scene.position

    amid = turn.start + 1
    assert after("step_on", amid) == amid + 1 and after("step_back", amid) == amid - 1
    assert after("turn_on", amid) == turn.end and after("turn_back", amid) == turn.start
    assert after("start", amid) == 0 and after("end", amid) == len(scene.session)


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_figures_of_a_full_table_lie_inside_their_panels(game: str) -> None:
    """With five seats the captions were cut in half by the lower edge of their panels."""
    session = Session(rules_of(game), Setup(game, seats("pbbbb"[: game_facts(game).players.max]), 7, {}))
    scene = ReplayScene(Stand(session).context, session)
    scene.context.stack.push(scene)
    scene.context.stack.update(50)
    for panel in scene.players:
        boxes = [panel._stat_box(number) for number in range(len(panel.facts.stats))]
        lines = [panel._figure_line(box, panel._captions_show())[0] for box in boxes]
        below = panel.grid.px(16 + 7 if panel._captions_show() else 8)
        assert all(line + below <= panel.rect.bottom for line in lines)


def test_a_scoring_tile_in_a_replay_names_whose_value_it_shows() -> None:
    session = played("pbb", {"round": 2, "phase": "build_tiles"})
    scene = ReplayScene(Stand(session).context, session)
    scene.context.stack.push(scene)
    for position in (len(session) // 2, len(session)):
        scene.go_to(position)
        scene.context.stack.update(50)
        column = scene.parts["scoring"]
        seat = next(n for n in range(3) if column.whose() == scene.teller.seat(n))
        assert column.seen.figures.slots == session.figures(None, seat, position).slots


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_controls_of_a_replay_leave_mat_and_hand_in_sight(players: int, size: tuple[int, int]) -> None:
    """They cut the lower third off the mat and hid the cards of the very player with whose eyes one looks."""
    session = Session(rules_of("scythe"), Setup("scythe", seats("p" * players), 5))
    dice = random.Random(5)
    while session.phase() != "take_turn":
        seat = session.waiting()[0]
        session.submit(seat, dice.choice(session.options(seat)))
    scene = ReplayScene(Stand(session, size=size).context, session)
    scene.context.stack.push(scene)
    scene.go_to(len(session))
    scene.look_with("0")
    scene.context.stack.update(50)
    controls = scene.root.find("controls").rect
    assert not any(controls.colliderect(scene.parts[name].rect) for name in ("mat", "hand", "board"))


def test_at_the_end_of_a_match_nobody_acts_any_more() -> None:
    dice, session = random.Random(5), Session(rules_of("rebirth"), Setup("rebirth", seats("pb"), 5))
    while not session.is_over():
        seat = session.waiting()[0]
        session.submit(seat, dice.choice(session.options(seat)))
    scene = ReplayScene(Stand(session).context, session)
    scene.context.stack.push(scene)
    told = []
    for position in (len(session) - 1, len(session)):
        scene.go_to(position)
        scene.context.stack.update(50)
        told.append([part.seen.actor for part in scene.parts.values() if part.leads])
    assert told[0] != [None] * len(told[0]) and told[1] == [None] * len(told[1])
