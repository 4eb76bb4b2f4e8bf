"""When the newest file of a match is damaged, it goes on from an earlier position, or from what can still be read."""

from __future__ import annotations

import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from game.core.save_format import DamagedSave, ForeignSave, NewerSave, SaveTrouble
from game.core.save_older import APART, KEPT, OlderSaves
from game.core.save_store import OLDER, TRASH, SaveStore
from game.core.session import Session
from tests.core.save_helpers import rewritten
from tests.core.toy_match import act, begin, find_rules, played, save_always


@pytest.fixture
def store(tmp_path: Path) -> SaveStore:
    return SaveStore(tmp_path / "saves", find_rules)


def play_out(store: SaveStore, seats: int = 4) -> Session:
    match, dice = begin(seats), random.Random(3)
    save_always(store, match, "m")
    while not match.is_over():
        act(match, dice)
    return match


def afresh(store: SaveStore) -> SaveStore:
    store.release("m")
    return SaveStore(store.folder, find_rules)


def test_a_few_earlier_positions_are_kept_some_moves_apart(store: SaveStore) -> None:
    match, dice = begin(4), random.Random(3)
    save_always(store, match, "m")
    while not match.is_over():
        act(match, dice)
        kept = [one.lines for one in store.older.of("m")]
        assert len(kept) <= KEPT and kept == sorted(kept, reverse=True)
        assert len(match) - kept[0] < APART
        assert all(newer - older >= APART for newer, older in pairwise(kept[1:]))
    assert kept[0] == len(match), "the end of a match too"


@pytest.mark.parametrize(
    "spoil",
    [
        lambda raw: b"",
        lambda raw: raw[:-40],
        lambda raw: raw[: len(raw) // 2],
        lambda raw: b"\0" * len(raw),
        lambda raw: raw.replace(b"Anna", b"Enna"),
    ],
)
def test_a_damaged_match_goes_on_from_its_newest_whole_position(store: SaveStore, spoil: Any) -> None:
    match = play_out(store)
    path = store.path("m")
    path.write_bytes(spoil(path.read_bytes()))
    damaged = path.read_bytes()
    again = afresh(store)
    assert again.list()[0].problem is None and again.list()[0].lines == len(match)
    loaded = again.load("m")
    assert loaded.notice is not None and loaded.notice.key == "core.save.from_older"
    assert loaded.session.lines == match.lines and path.read_bytes() == damaged
    again.save(loaded.session, "m")
    assert afresh(again).load("m").notice is None
    assert (path.parent / f"{path.name}.damaged").read_bytes() == damaged, "kept untouched beside it"


def test_when_the_newest_position_is_damaged_too_the_one_before_it_serves(store: SaveStore) -> None:
    play_out(store)
    newest, *rest = store.older.of("m")
    for path in (store.path("m"), newest.path):
        path.write_bytes(path.read_bytes()[:-9])
    assert len(afresh(store).load("m").session) == rest[0].lines


def test_a_forged_position_is_replaced_by_an_older_one_too(store: SaveStore) -> None:
    match = play_out(store)
    rewritten(store.path("m"), log=[*(line.text() for line in match.lines[:-1]), "0 put at=p1"])
    loaded = afresh(store).load("m")
    assert loaded.notice is not None and loaded.session.lines == match.lines


def test_a_save_of_a_later_version_is_no_damage(store: SaveStore) -> None:
    play_out(store)
    path = rewritten(store.path("m"), rules=99)
    before = path.read_bytes()
    again = afresh(store)
    with pytest.raises(NewerSave):
        again.load("m")
    assert path.read_bytes() == before


def test_a_deleted_match_takes_its_positions_along(store: SaveStore) -> None:
    play_out(store)
    store.delete("m")
    assert store.older.of("m") == []
    assert len(OlderSaves(store.folder / TRASH / OLDER).of("m")) == KEPT


# -- what a save says twice -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "changes",
    [
        {"turns": [99, 99, 99]},
        {"turns": [1]},
        {"over": True},
        {"over": None},
        {"snapshot": {}},
        {"marks": {"999": "hint"}},
        {"snapshot": {"seats": 3, "stack": ["put_pebble seat=1"], "hands": ["white", "black", "white"]}},
    ],
)
def test_what_does_not_agree_with_the_moves_is_damage(tmp_path: Path, changes: dict[str, Any]) -> None:
    store = SaveStore(tmp_path, find_rules)
    path = rewritten(store.save(played(3, 5, 9), "m"), **changes)
    for one in store.older.of("m"):
        one.path.unlink()
    before = path.read_bytes()
    with pytest.raises(DamagedSave) as refused:
        store.load("m")
    assert refused.value.key in ("core.save.damaged.disagrees", "core.save.damaged.senseless")
    assert path.read_bytes() == before
    rescued = store.rescue("m")
    assert rescued.session.lines == played(3, 5, 9).lines, "the moves are all there"
    assert rescued.notice is not None and rescued.notice.key == "core.save.rescued"


# -- rescue ---------------------------------------------------------------------------------------------------------


def test_of_a_file_that_was_cut_off_the_moves_before_the_cut_are_rescued(tmp_path: Path) -> None:
    match = played(3, 5, 40)
    store = SaveStore(tmp_path, find_rules)
    path = store.save(match, "m")
    raw = path.read_bytes()
    log = raw.index(b' "log": [')
    for cut in range(log + 12, len(raw), 37):
        path.write_bytes(raw[:cut])
        whole = raw[log:cut].count(b'",\n  "') + (raw[log:cut].rstrip(b"\n ]},").endswith(b'"'))
        if whole < 2:
            continue
        session = store.rescue("m").session
        assert list(session.lines)[: whole - 1] == list(match.lines)[: whole - 1]
        assert path.read_bytes() == raw[:cut]


def test_a_move_that_is_not_possible_ends_what_is_rescued(tmp_path: Path) -> None:
    match = played(3, 5, 40)
    store = SaveStore(tmp_path, find_rules)
    path = store.save(match, "m")
    content = json.loads(path.read_text(encoding="utf-8"))
    content["log"][20] = "0 nonsense"
    rewritten(path, log=content["log"])
    assert list(store.rescue("m").session.lines)[:20] == list(match.lines)[:20]


@pytest.mark.parametrize("content", [b"", b"hello", b"{}", b'{"format": "hearthside save"}', b"[" * 9999, b"\0"])
def test_where_nothing_can_be_read_that_is_said(tmp_path: Path, content: bytes) -> None:
    store = SaveStore(tmp_path, find_rules)
    path = store.path("m")
    path.write_bytes(content)
    with pytest.raises(SaveTrouble) as refused:
        store.rescue("m")
    assert refused.value.key == "core.save.beyond"
    with pytest.raises((DamagedSave, ForeignSave)):
        store.load("m")
    assert path.read_bytes() == content
