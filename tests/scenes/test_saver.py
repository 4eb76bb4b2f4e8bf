"""A match that cannot be written goes on: told once in words, tried again by itself, and never lost in silence."""

from __future__ import annotations

import errno
import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from game.core.save_later import SavesLater
from game.core.save_store import SaveStore
from game.core.settings import Settings
from game.core.words import Words
from game.games import rules_of
from game.scenes.table import opening
from game.scenes.table.saver import RETRY_MS
from game.scenes.table.scene import TableScene
from game.ui.context import Context
from game.ui.events import Quit
from game.ui.widgets import Dialog
from tests.scenes.table_helpers import QuickAsker, match


class Disk:
    """Fails at every write with the error it has, and works while it has none."""

    error = 0

    def sync(self, handle: int) -> None:
        if self.error:
            raise OSError(self.error, os.strerror(self.error))


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    made = Disk()
    monkeypatch.setattr(os, "fsync", made.sync)
    return made


@pytest.fixture(params=[SaveStore, SavesLater], ids=["at_once", "later"])
def table(request: pytest.FixtureRequest, tmp_path: Path, disk: Disk) -> TableScene:
    context = Context(Words("en"), Settings(motion="none", first_start_done=True), words_for=Words)
    context.services = SimpleNamespace(thinker=QuickAsker(), saves=request.param(tmp_path / "saves", rules_of))
    scene = opening.table_for(context, match("pb"))
    context.stack.push(scene)
    wait(scene, 500)
    return scene


def wait(scene: TableScene, ms: float) -> None:
    for _ in range(round(ms / 50)):
        scene.context.stack.update(50)


def act(scene: TableScene) -> int:
    """One action of the person; how many lines the match has then."""
    scene.director.submit(scene.director.options()[0])
    until_written(scene)
    return len(scene.session)


def until_written(scene: TableScene) -> None:
    while scene.context.services.saves.is_writing:
        time.sleep(0.001)
    scene.saver.tick(0.0)


def notices(scene: TableScene) -> list[str]:
    return [one.body.text for one in scene.root.children if isinstance(one, Dialog) and one.visible]


def read(scene: TableScene) -> None:
    for dialog in [one for one in scene.root.children if isinstance(one, Dialog)]:
        dialog.buttons[0].press()


def saved(scene: TableScene) -> int:
    store: SaveStore = scene.context.services.saves
    until_written(scene)
    return len(SaveStore(store.folder, rules_of).load(scene.match_id()).session)


@pytest.mark.parametrize(
    ("error", "key"),
    [
        (errno.ENOSPC, "full"),
        (errno.EDQUOT, "full"),
        (errno.EROFS, "protected"),
        (errno.EACCES, "protected"),
        (errno.EIO, "refused"),
    ],
)
def test_a_disk_that_cannot_be_written_is_told_once_and_again_when_it_can(
    table: TableScene, disk: Disk, error: int, key: str
) -> None:
    before = act(table)
    assert saved(table) == before and notices(table) == []
    disk.error = error
    act(table)
    assert notices(table) == [table.text(f"table.saving.{key}")]
    read(table)
    after = act(table) if table.director.may_act else len(table.session)
    wait(table, 2 * RETRY_MS)
    assert notices(table) == [], "once is enough, however often it is tried"
    assert saved(table) == before < after, "the last whole save stays"
    disk.error = 0
    wait(table, 2 * RETRY_MS)
    assert saved(table) == len(table.session)
    assert notices(table) == [table.text("table.saving.again")]


def test_closing_the_window_with_an_unsaved_match_asks_first(table: TableScene, disk: Disk) -> None:
    disk.error = errno.ENOSPC
    act(table)
    read(table)
    table.context.stack.handle(Quit())
    assert not table.context.quitting and notices(table) == [table.text("table.saving.full")]
    read(table)  # the first answer is to stay
    assert not table.context.quitting


def test_leaving_the_table_tries_once_more(table: TableScene, disk: Disk) -> None:
    disk.error = errno.ENOSPC
    act(table)
    disk.error = 0
    table.leave()
    assert saved(table) == len(table.session)


def test_a_folder_that_was_taken_away_is_made_again(table: TableScene) -> None:
    shutil.rmtree(table.context.services.saves.folder)
    after = act(table)
    assert notices(table) == [] and saved(table) == after


def test_a_match_that_others_have_changed_goes_on_under_a_name_of_its_own(table: TableScene) -> None:
    store: SaveStore = table.context.services.saves
    act(table)
    first, path = table.match_id(), store.path(table.match_id())
    elsewhere = SaveStore(path.parent / "elsewhere", rules_of)
    theirs = elsewhere.save(match("pb", seed=8), "theirs").read_bytes()
    path.write_bytes(theirs)
    act(table)
    assert table.match_id() != first and saved(table) == len(table.session)
    assert path.read_bytes() == theirs, "what others wrote stays"
    assert notices(table) == [table.text("table.saving.of_its_own")]
