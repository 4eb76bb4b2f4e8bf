"""A seat looks the same wherever it is shown; home offers to continue what can be continued, with everybody in it."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.save_store import SaveStore
from game.games import CATALOGUE, rules_of
from game.scenes.home import HomeScene
from game.scenes.replay import ReplayScene
from game.scenes.saved_games import SavedGamesScene
from game.scenes.setup import SetupScene
from game.table.screen import screen_of
from game.ui.widgets import Sign
from tests.scenes import scythe_helpers
from tests.scenes.shell_helpers import fill_folder, find, make_context, play, settle, top
from tests.scenes.table_stage import Stand


def shown(scene_root) -> list[int]:  # type: ignore[no-untyped-def]
    return [sign.player for sign in scene_root.walk() if isinstance(sign, Sign) and sign.shown]


@pytest.fixture
def five(tmp_path: Path) -> tuple[Path, tuple[int, ...]]:
    """A match of five whose signs come with the factions, and these signs as its table shows them."""
    session = scythe_helpers.played("pbbbb", lambda one: len(one) > 60)
    SaveStore(tmp_path, rules_of).save(session, "five")
    return tmp_path, Stand(session, curtain=False).scene.model.signs


def test_home_shows_every_seat_of_the_match_with_its_sign(five: tuple[Path, tuple[int, ...]]) -> None:
    context = make_context(folder=five[0])
    context.stack.push(HomeScene(context))
    settle(context)
    assert shown(find(context, "continue")) == list(five[1])
    assert top(context).root.overflows() == []


def test_the_list_of_saved_games_shows_the_same(five: tuple[Path, tuple[int, ...]]) -> None:
    context = make_context(folder=five[0])
    context.stack.push(SavedGamesScene(context))
    settle(context)
    assert shown(find(context, "match.five")) == list(five[1])


def test_a_replay_shows_the_same() -> None:
    session = scythe_helpers.played("pbb", lambda one: len(one) > 60)
    stand = Stand(session, curtain=False)
    scene = ReplayScene(stand.context, session)
    stand.context.stack.push(scene)
    assert scene.signs == stand.scene.model.signs


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_set_up_gives_signs_only_where_they_hold(game: str) -> None:
    """Where a role brings colour and sign, a chosen one would be another at the table."""
    context = make_context()
    context.stack.push(SetupScene(context, game))
    settle(context)
    button = find(context, "sign.0")
    assert button.enabled == (screen_of(game).signs is None)
    assert button.enabled or button.hint()


def test_what_is_finished_is_not_offered_to_be_continued(tmp_path: Path) -> None:
    fill_folder(tmp_path)
    context = make_context(folder=tmp_path)
    context.stack.push(HomeScene(context))
    settle(context)
    names = [one.name for one in find(context, "continue").walk()]
    assert "older.rebirth-done" not in names and "go_on" in names


def test_with_nothing_but_finished_matches_home_offers_a_beginning(tmp_path: Path) -> None:
    SaveStore(tmp_path, rules_of).save(play(("Anna", "Jonas"), 999), "done")
    context = make_context(folder=tmp_path)
    context.stack.push(HomeScene(context))
    settle(context)
    assert "continue" not in [one.name for one in top(context).root.walk()]
    find(context, "start_here")
