"""The folder of saves: what is listed, kept, deleted and never written elsewhere."""

from __future__ import annotations

import random
import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from game.core.contract import Rules
from game.core.errors import BadInput
from game.core.save_format import read_content
from game.core.save_store import SaveStore
from tests.core.save_helpers import rewritten
from tests.core.toy_match import act, begin, find_rules, played, save_always


class Clock:
    def __init__(self) -> None:
        self.time = datetime(2026, 11, 18, 20, 15, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.time += timedelta(seconds=1)
        return self.time


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    return SaveStore(tmp_path / "saves", find_rules, now=Clock())


def test_an_empty_folder_lists_nothing_and_is_not_made(store: SaveStore) -> None:
    assert store.list() == [] and not store.folder.exists()


def test_matches_are_listed_newest_first(store: SaveStore) -> None:
    store.save(played(2, 1, 3), "first", "One")
    store.save(played(3, 1, 4), "second", "Two")
    store.save(played(2, 1, 1000), "first")
    listed = store.list()
    assert [(info.id, info.title, len(info.seats), info.over) for info in listed] == [
        ("first", "One", 2, True),
        ("second", "Two", 3, False),
    ]
    assert listed[0].turns == tuple(played(2, 1, 1000).turns()) and listed[0].problem is None


def test_damaged_files_are_listed_with_the_sentence_why(store: SaveStore) -> None:
    store.save(played(2, 1, 3), "good")
    path = store.save(played(2, 1, 3), "bad")
    path.write_bytes(path.read_bytes()[:-300])
    (store.folder / "alien.save.json").write_bytes(b"\x00\x01")
    (store.folder / "folder.save.json").mkdir()
    rewritten(store.save(played(2, 1, 3), "odd"), seats=5)
    shutil.rmtree(store.older.folder)
    problems = {info.id: info.problem for info in store.list()}
    assert problems.pop("good") is None
    assert set(problems) == {"bad", "alien", "folder", "odd"}
    assert all(problem is not None and str(problem).endswith(".") for problem in problems.values())


def test_a_save_after_every_change_keeps_the_file_at_the_last_action(store: SaveStore) -> None:
    match, rng = begin(3), random.Random(4)
    save_always(store, match, "m")
    for _ in range(12):
        act(match, rng)
        assert store.load("m").session.fingerprint() == match.fingerprint()
    own = match.lines[-1].seat
    if match.undo_refusal(own) is None:
        match.undo(own)
        assert store.load("m").session.lines == match.lines


def test_a_deleted_match_lies_in_the_trash(store: SaveStore) -> None:
    store.save(played(2, 1, 3), "m")
    trashed = store.delete("m")
    assert store.list() == [] and trashed.exists()


def test_two_deleted_matches_of_one_name_are_both_kept(store: SaveStore) -> None:
    for seed in (1, 2):
        store.save(played(2, seed, 3), "m")
        store.delete("m")
    assert len(list((store.folder / "trash").glob("*.save.json"))) == 2


def test_new_ids_are_free_and_name_the_game(store: SaveStore) -> None:
    first = store.new_id("toy")
    assert first.startswith("toy-2026")
    store.save(begin(), first)
    assert store.new_id("toy") != first


@pytest.mark.parametrize("name", ["", "../evil", ".hidden", "a/b", "a\\b"])
def test_a_save_cannot_be_written_elsewhere(store: SaveStore, name: str) -> None:
    with pytest.raises(BadInput):
        store.path(name)


def test_listing_reads_no_rules(tmp_path: Path) -> None:
    def no_rules(game: str) -> Rules:
        raise AssertionError("listing replays nothing")

    path = SaveStore(tmp_path, find_rules).save(played(2, 1, 3), "m")
    assert [info.id for info in SaveStore(tmp_path, no_rules).list()] == ["m"]
    assert read_content(path)["game"] == "toy"
