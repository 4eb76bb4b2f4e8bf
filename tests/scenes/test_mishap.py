"""A mistake of ours ends a scene, never the application: it is written down, told, and the player goes on."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.core.save_store import SaveStore
from game.core.session import Session
from game.games import rules_of
from game.scenes import start
from game.scenes.home import HomeScene
from game.scenes.mishap.page import MishapScene
from game.scenes.mishap.plain import PlainScene
from game.scenes.replay import ReplayScene
from game.scenes.setup import SetupScene
from game.scenes.table import commands
from game.scenes.table.scene import TableScene
from game.ui.scene import SceneStack
from tests.scenes.mishap_helpers import Planted, act, act_guarded, at_the_table, fail
from tests.scenes.rounds import Running
from tests.scenes.table_helpers import match

PLACES: dict[str, Callable[[Running, pytest.MonkeyPatch], None]] = {
    "a click": lambda running, patch: (patch.setattr(TableScene, "handle", fail), running.click((600, 300)))[0],
    "a key": lambda running, patch: (patch.setattr(commands, "by_key", fail), running.press("f6"))[0],
    "time": lambda running, patch: (patch.setattr(running.top.motion, "tick", fail), running.rest())[0],
    "a part": lambda running, patch: (
        patch.setattr(next(iter(running.top.parts.values())), "draw", fail),
        running.context.stack.expose(),
        running.round(),
    )[0],
    "layout": lambda running, patch: (
        patch.setattr(running.top, "layout", fail),
        running.round(pygame.event.Event(pygame.VIDEORESIZE, w=1400, h=800)),
    )[0],
    "a listener": lambda running, patch: (running.top.session.listeners.append(fail), act_guarded(running))[0],
    "the flow": lambda running, patch: (patch.setattr(running.top.director, "update", fail), running.pass_time(200))[
        0
    ],
}


@pytest.mark.parametrize("place", PLACES)
def test_wherever_the_table_fails_the_player_is_told_and_goes_on_there(
    place: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = at_the_table(tmp_path)
    act(running)
    before, broken = running.top.session.lines, running.top
    with monkeypatch.context() as patch:
        PLACES[place](running, patch)
        assert isinstance(running.top, MishapScene), "it is said in words"
    running.rest()
    assert len(running.reports()) == 1
    running.press("return")
    running.rest()
    table = running.top
    assert isinstance(table, TableScene) and table is not broken
    assert table.session.lines[: len(before)] == before, "nothing is lost"
    assert table.director._match_changed in table.session.listeners
    assert broken.director._match_changed not in table.session.listeners, "the broken table no longer listens"
    act(running)
    saved = SaveStore(tmp_path / "saves", rules_of)
    assert [info.lines for info in saved.list()] == [len(table.session)], "and the same match goes on being saved"
    assert len(running.reports()) == 1, "the fresh table works"


def test_rules_that_fail_half_way_leave_the_match_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = match("pb")
    before = session.fingerprint(), session.lines
    with monkeypatch.context() as patch:
        patch.setattr(Session, "make_draws", fail)
        with pytest.raises(Planted):
            session.submit(0, session.options(0)[0], "hint")
    assert (session.fingerprint(), session.lines, session.marks) == (*before, {})
    heard: list[int] = []
    session.listeners[:] = [fail, lambda: heard.append(len(session))]
    with pytest.raises(Planted):
        session.submit(0, session.options(0)[0])
    assert heard == [len(session)], "who listens behind the one that failed hears of it too"


def test_a_mistake_in_a_motion_costs_the_motion_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table stays, shows what has happened, and moves again with the next action."""
    running = at_the_table(tmp_path, motion="normal")
    table = running.top
    with monkeypatch.context() as patch:
        patch.setattr(table.motion.flights, "pieces", fail)
        act(running)
    assert running.top is table and table.model.position == len(table.session) and not table.motion.to_come
    assert len(running.reports()) == 1, "it is written down all the same"
    act(running)
    assert len(running.reports()) == 1 and table.model.position == len(table.session)


def test_the_same_mistake_at_the_same_place_leads_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    running = at_the_table(tmp_path)
    monkeypatch.setattr(commands, "by_key", fail)
    running.press("f6")
    running.press("return")
    running.pass_time(4000)
    assert isinstance(running.top, TableScene)
    running.press("f6")
    assert isinstance(running.top, MishapScene) and running.has(HomeScene) and not running.has(TableScene)
    assert len(running.reports()) == 1, "one report is enough for one mistake"


def test_a_mistake_in_every_frame_goes_down_step_by_step_and_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    running = at_the_table(tmp_path)
    monkeypatch.setattr(TableScene, "update", fail)
    monkeypatch.setattr(HomeScene, "update", fail)
    running.round()
    assert isinstance(running.top, MishapScene) and running.has(TableScene)
    running.press("return")
    running.round()
    assert isinstance(running.top, MishapScene) and running.has(HomeScene) and not running.has(TableScene)
    running.press("return")
    running.round()
    assert isinstance(running.top, PlainScene) and len(running.context.stack.scenes) == 1
    running.round()
    assert not running.guard.failed, "the plain page stands"
    running.press("return")
    running.round()
    assert running.guard.failed and running.context.quitting
    assert capsys.readouterr().err.rstrip().splitlines()[-1].startswith("Hearthside has ended")


def test_when_nothing_can_be_drawn_it_ends_within_a_few_rounds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = at_the_table(tmp_path)
    monkeypatch.setattr(SceneStack, "draw", fail)
    for _ in range(5):
        running.round()
    assert running.guard.failed and running.context.quitting


def test_a_mistake_in_the_page_that_tells_of_it_is_got_over_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    running = at_the_table(tmp_path)
    monkeypatch.setattr(MishapScene, "fill", fail)
    monkeypatch.setattr(commands, "by_key", fail)
    running.press("f6")
    assert isinstance(running.top, PlainScene)
    running.press("escape")
    assert running.context.quitting and not running.guard.failed, "who leaves there leaves well"


def test_home_that_fails_at_the_start_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(HomeScene, "fill", fail)
    running = Running(start.first_scene, tmp_path)
    assert isinstance(running.top, PlainScene)
    monkeypatch.undo()
    running.press("return")
    running.rest()
    assert isinstance(running.top, HomeScene)


def test_a_replay_goes_on_as_a_replay_and_a_page_goes_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    running = Running(lambda context: ReplayScene(context, match("pb")), tmp_path)
    running.rest()
    with monkeypatch.context() as patch:
        patch.setattr(ReplayScene, "on_event", fail)
        running.press("f6")
    assert isinstance(running.top, MishapScene) and running.has(ReplayScene)
    running = Running(lambda context: SetupScene(context, "rebirth"), tmp_path)
    running.rest()
    with monkeypatch.context() as patch:
        patch.setattr(SetupScene, "on_event", fail)
        running.press("f6")
    assert isinstance(running.top, MishapScene) and running.has(HomeScene)


def test_leaving_and_secrets_survive_a_mistake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two people the fresh table shows nobody's hand, and the cross of the window still closes it."""
    running = at_the_table(tmp_path, "pp")
    running.press("return")
    running.rest()
    with monkeypatch.context() as patch:
        patch.setattr(commands, "by_key", fail)
        running.press("f6")
    assert running.scene(TableScene).director.eyes is None
    with monkeypatch.context() as patch:
        patch.setattr(SceneStack, "handle", fail)
        running.round(
            pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=1), pygame.event.Event(pygame.QUIT)
        )
    assert running.context.quitting


def test_keyboard_interrupt_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    running = at_the_table(tmp_path)

    def interrupt(*_: object) -> bool:
        raise KeyboardInterrupt

    monkeypatch.setattr(TableScene, "update", interrupt)
    with pytest.raises(KeyboardInterrupt):
        running.round()
