"""A save is the whole match or it is refused with a sentence; it is never half, and never touched by a refusal."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from game.core.files import FileTrouble
from game.core.names import LONGEST_NAME
from game.core.save_format import VERSION, DamagedSave, ForeignSave, NewerSave, SaveTrouble
from game.core.saves import load_save
from game.core.session import SeatSetup, Session
from game.core.speaker import Speaker
from game.core.words import LANGUAGES, Words
from tests.core.save_helpers import refusal, rewritten, write
from tests.core.toy import Pebbles
from tests.core.toy_match import act, begin, find_rules, played


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


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Zoë", "Zoë"),
        ("😀", "😀"),
        ("half \ud83d", "half"),
        ('quo"te', 'quo"te'),
        ("line\nbreak", "line break"),
        ("\u2028", "1"),
        ("", "1"),
        ("\x00\x1b[31m", "[31m"),
        ("\u202eevil", "evil"),
        ("x" * 1_000_000, "x" * LONGEST_NAME),
        ("e\u0301" * 20, "é" * LONGEST_NAME),
        ("  Anna   Lena ", "Anna Lena"),
    ],
)
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
        {"log": ["0 put at=p1"]},
        {"log": ["nonsense"]},
        {"log": [""]},
        {"log": ["² put at=p1"]},
        {"log": [7]},
        {"log": "text"},
        {"log": []},
        {"hash": "0" * 16},
        {"hash": None},
        {"seats": []},
        {"seats": [{}]},
        {"seats": 3},
        {"seed": "1"},
        {"seed": None},
        {"options": {"pebbles": 99}},
        {"options": []},
        {"game": 5},
        {"reseeds": [1]},
        {"marks": {"x": "hint"}},
        {"marks": []},
        {"start": {"seats": 3}},
        {"start": 4},
        {"old_log": None},
        {"title": 5},
        {"rules": "1"},
        {"version": "1"},
        {"version": None},
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
