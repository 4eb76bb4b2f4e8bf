"""A save is the whole match or it is refused with a sentence; it is never half, and never touched by a refusal."""

from __future__ import annotations

import json
import random
import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from game.core.contract import Rules, say
from game.core.errors import BadInput, HearthsideError
from game.core.files import FileTrouble
from game.core.names import LONGEST_NAME
from game.core.save_format import (
    VERSION,
    DamagedSave,
    ForeignSave,
    NewerSave,
    SaveTrouble,
    read_content,
    save_text,
    sign,
)
from game.core.save_store import SaveStore
from game.core.saves import load_save
from game.core.session import SeatSetup, Session
from game.core.speaker import Speaker
from game.core.words import LANGUAGES, Words
from tests.core.toy import Pebbles
from tests.core.toy_match import act, begin, find_rules, played, save_always


def write(folder: Path, session: Session, title: str = "Sunday") -> Path:
    path = folder / "match.save.json"
    path.write_text(save_text(session, title=title, saved_at="2026-11-18T20:15:00+00:00"), encoding="utf-8")
    return path


def rewritten(path: Path, **changes: Any) -> Path:
    """The file with other content and a checksum that fits, as somebody with an editor and patience could make it."""
    content = json.loads(path.read_text(encoding="utf-8"))
    content.update(changes)
    del content["checksum"]
    path.write_text(sign(json.dumps(content)[:-1] + ","), encoding="utf-8")
    return path


def refusal(path: Path, kind: type[HearthsideError], rules_of: Any = find_rules) -> HearthsideError:
    before = path.read_bytes()
    with pytest.raises(kind) as caught:
        load_save(path, rules_of)
    assert path.read_bytes() == before, "a refused file is left as it was"
    said = say(caught.value.key or "", **caught.value.values)
    for language in LANGUAGES:
        told = Speaker(Words(language), "toy", ())(said)
        assert path.name in told and told.endswith(".")
    return caught.value


@pytest.mark.parametrize("actions", [0, 1, 7, 20, 1000])
def test_a_match_comes_back_as_it_was_left(tmp_path: Path, actions: int) -> None:
    match = played(3, 5, actions)
    match.marks[2] = "hint"
    loaded = load_save(write(tmp_path, match), find_rules)
    assert loaded.session.lines == match.lines
    assert loaded.session.fingerprint() == match.fingerprint()
    assert loaded.session.setup == match.setup
    assert loaded.session.marks == {2: "hint"}
    assert (loaded.title, loaded.saved_at, loaded.notice) == ("Sunday", "2026-11-18T20:15:00+00:00", None)


def test_a_loaded_match_has_the_same_future(tmp_path: Path) -> None:
    match = played(3, 5, 9)
    loaded = load_save(write(tmp_path, match), find_rules).session
    for session in (match, loaded):
        rng = random.Random(1)
        while not session.is_over():
            act(session, rng)
    assert loaded.lines == match.lines and loaded.fingerprint() == match.fingerprint()


def test_a_branch_with_luck_of_its_own_comes_back(tmp_path: Path) -> None:
    branch = played(2, 3).branch(8, seed=99)
    loaded = load_save(write(tmp_path, branch), find_rules).session
    assert loaded.setup.reseeds == branch.setup.reseeds != ()
    assert loaded.fingerprint() == branch.fingerprint()


def test_a_match_from_a_stated_position_comes_back(tmp_path: Path) -> None:
    rules = Pebbles()
    start = rules.from_plain({"seats": 2, "stack": ["put_pebble seat=1"], "hands": ["white", "black"]})
    match = Session(rules, begin(2).setup, state=start)
    act(match, random.Random(0))
    loaded = load_save(write(tmp_path, match), find_rules).session
    assert loaded.fingerprint() == match.fingerprint() and loaded.lines == match.lines


@pytest.mark.parametrize(("typed", "kept"), [
    ("Zoë", "Zoë"), ("😀", "😀"), ("half \ud83d", "half"), ('quo"te', 'quo"te'), ("line\nbreak", "line break"),
    ("\u2028", "1"), ("", "1"), ("\x00\x1b[31m", "[31m"), ("\u202eevil", "evil"),
    ("x" * 1_000_000, "x" * LONGEST_NAME),
    ("e\u0301" * 20, "é" * LONGEST_NAME), ("  Anna   Lena ", "Anna Lena"),
])
def test_any_name_of_a_player_is_cleaned_and_can_be_saved(tmp_path: Path, typed: str, kept: str) -> None:
    match = played(2, 1, 3)
    match.reseat((SeatSetup(typed, 0), SeatSetup("Ben", 1)))
    path = write(tmp_path, match)
    assert [seat.name for seat in load_save(path, find_rules).session.setup.seats] == [kept, "Ben"]
    seats = [{"name": typed, "sign": 0, "bot": ""}, {"name": "Ben", "sign": 1, "bot": ""}]
    forged = load_save(rewritten(path, seats=seats), find_rules).session.setup.seats
    assert forged[0].name == kept, "what others wrote into a file comes through the same door"


def test_a_save_can_be_read_by_people(tmp_path: Path) -> None:
    match = played(3, 5, 4)
    lines = write(tmp_path, match).read_text(encoding="utf-8").splitlines()
    assert lines[1] == ' "format": "hearthside save",'
    assert [line.strip(' ",') for line in lines if line.startswith('  "')] == [line.text() for line in match.lines]
    assert any("Clara" in line for line in lines), "names are not escaped"


# -- refusals -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "content", [b"", b"hello", b"{}", b"[1, 2]", b'{"format": "other"}', b"\xff\xfe\x00", b"[" * 99999]
)
def test_a_file_of_somebody_else_is_foreign(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "match.save.json"
    path.write_bytes(content)
    refusal(path, ForeignSave)


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "match.save.json"
    path.write_bytes(b" " * 5_000_000)
    assert refusal(path, ForeignSave).key == "core.save.too_big"


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(FileTrouble):
        load_save(tmp_path / "none.save.json", find_rules)


def test_a_save_of_a_later_version_is_refused(tmp_path: Path) -> None:
    path = rewritten(write(tmp_path, played(2, 1, 5)), version=VERSION + 1)
    assert refusal(path, NewerSave).key == "core.save.newer"


def test_a_save_of_later_rules_is_refused(tmp_path: Path) -> None:
    refusal(rewritten(write(tmp_path, played(2, 1, 5)), rules=2), NewerSave)


def test_a_save_of_an_unknown_game_is_refused(tmp_path: Path) -> None:
    path = rewritten(write(tmp_path, played(2, 1, 5)), game="chess")
    assert refusal(path, ForeignSave).key == "core.save.unknown_game"


@pytest.mark.parametrize(
    "changes",
    [
        {"log": ["0 put at=p1"]}, {"log": ["nonsense"]}, {"log": [""]}, {"log": ["² put at=p1"]}, {"log": [7]},
        {"log": "text"}, {"log": []}, {"hash": "0" * 16}, {"hash": None}, {"seats": []}, {"seats": [{}]},
        {"seats": 3}, {"seed": "1"}, {"seed": None}, {"options": {"pebbles": 99}}, {"options": []}, {"game": 5},
        {"reseeds": [1]}, {"marks": {"x": "hint"}}, {"marks": []}, {"start": {"seats": 3}}, {"start": 4},
        {"old_log": None}, {"title": 5}, {"rules": "1"}, {"version": "1"}, {"version": None},
    ],
)
def test_a_save_that_contradicts_itself_is_refused(tmp_path: Path, changes: dict[str, Any]) -> None:
    refusal(rewritten(write(tmp_path, played(2, 1, 5)), **changes), SaveTrouble)


@pytest.mark.parametrize("count", [600, pytest.param(10_000, marks=pytest.mark.long)])
def test_damaged_saves_are_refused_or_load_to_the_same_match(tmp_path: Path, count: int) -> None:
    match = played(3, 5, 30)
    path = write(tmp_path, match)
    whole, rng = path.read_bytes(), random.Random(2026)
    refused = 0
    for _ in range(count):
        raw = bytearray(whole)
        kind = rng.randrange(5)
        at = rng.randrange(len(raw))
        if kind == 0:
            raw[at] ^= 1 << rng.randrange(8)
        elif kind == 1:
            del raw[at:]
        elif kind == 2:
            del raw[at : at + rng.randrange(1, 200)]
        elif kind == 3:
            raw[at:at] = raw[rng.randrange(len(raw)) :][: rng.randrange(1, 99)]
        else:
            raw[at : at + 20] = rng.randbytes(rng.randrange(30))
        path.write_bytes(raw)
        try:
            loaded = load_save(path, find_rules)
        except SaveTrouble as trouble:
            refused += 1
            assert str(trouble).startswith(("The saved game", "The file")) and str(trouble).endswith(".")
        else:
            assert loaded.session.fingerprint() == match.fingerprint() and loaded.session.lines == match.lines
        assert path.read_bytes() == raw, "the file is left as it was"
    assert refused > 0.83 * count


@pytest.mark.parametrize("count", [300, pytest.param(10_000, marks=pytest.mark.long)])
def test_rewritten_saves_never_break_the_application(tmp_path: Path, count: int) -> None:
    """With a checksum that fits, the content is still not believed: it loads to a legal match or is refused."""
    path = write(tmp_path, played(3, 5, 30))
    content = json.loads(path.read_text(encoding="utf-8"))
    oddities = [None, 0, -1, 10**30, "", "x", [], {}, [None], True, 1.5, "9 put at=p3", {"seats": 9}]
    rng = random.Random(7)
    for _ in range(count):
        changed = dict(content)
        key = rng.choice([key for key in content if key not in ("checksum", "format")])
        value = changed[key]
        if isinstance(value, list) and value and rng.random() < 0.7:
            value = list(value)
            value[rng.randrange(len(value))] = rng.choice(oddities)
            changed[key] = value
        elif isinstance(value, dict) and value and rng.random() < 0.7:
            changed[key] = {**value, rng.choice(list(value)): rng.choice(oddities)}
        else:
            changed[key] = rng.choice(oddities)
        rewritten(path, **changed)
        before = path.read_bytes()
        try:
            session = load_save(path, find_rules).session
        except SaveTrouble:
            pass
        else:
            session.rules.audit(session.rules.from_plain(session.snapshot()))
        assert path.read_bytes() == before


# -- saves that outlive the rules -----------------------------------------------------------------------------------


class Corrected(Pebbles):
    """The next version of Pebbles: neighbours count double, so that old logs end elsewhere."""

    version = 2

    def step(self, state: Any, seat: int, action: Any, events: Any = None) -> None:
        before = state.points[seat] if seat >= 0 else 0
        super().step(state, seat, action, events)
        if action.word == "put":
            state.earn(seat, "neighbours", action.at, state.points[seat] - before)


class Renumbered(Pebbles):
    """A version that changed nothing which this log has met."""

    version = 2


def test_when_rules_were_corrected_the_match_goes_on_from_its_last_position(tmp_path: Path) -> None:
    match = played(3, 2, 20)
    loaded = load_save(write(tmp_path, match), lambda game: Corrected())
    session = loaded.session
    assert loaded.notice is not None
    for language in LANGUAGES:
        assert Speaker(Words(language), "toy", ())(loaded.notice).endswith(".")
    assert session.snapshot() == match.snapshot()
    assert session.old_log == tuple(line.text() for line in match.lines)
    assert session.draws_made() == match.draws_made(), "the luck goes on, it does not begin anew"
    rng = random.Random(1)
    while not session.is_over():
        act(session, rng)
    again = load_save(write(tmp_path, session), lambda game: Corrected())
    assert again.notice is None and again.session.old_log == session.old_log
    assert again.session.fingerprint() == session.fingerprint()
    assert again.session.draws_made() == session.draws_made()


def test_when_the_old_log_still_fits_nothing_is_lost(tmp_path: Path) -> None:
    match = played(3, 5, 20)
    loaded = load_save(write(tmp_path, match), lambda game: Renumbered())
    assert loaded.notice is None and loaded.session.lines == match.lines


def test_an_old_save_whose_position_means_nothing_today_is_refused(tmp_path: Path) -> None:
    path = rewritten(write(tmp_path, played(3, 5, 20)), snapshot={"towers": 3}, hash="0" * 16)
    assert refusal(path, DamagedSave, lambda game: Corrected()).key == "core.save.damaged.unreadable"


# -- the folder -----------------------------------------------------------------------------------------------------


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
        ("first", "One", 2, True), ("second", "Two", 3, False),
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
