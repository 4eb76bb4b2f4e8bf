"""Two Hearthsides on one folder of saves: nothing is written over or lost, and a killed one blocks nobody."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from game.core.locks import Lock
from game.core.places import ROOT
from game.core.save_store import ChangedElsewhere, MatchInUse, SaveStore
from tests.core.toy_match import act, begin, find_rules, played

HOLDER = """
import sys
from pathlib import Path
from game.core.save_store import SaveStore
from tests.core.toy_match import find_rules
store = SaveStore(Path(sys.argv[1]), find_rules)
store.hold(sys.argv[2])
print("held", flush=True)
sys.stdin.read()
"""

BEGINNER = """
import sys
from datetime import UTC, datetime
from pathlib import Path
from game.core.save_store import SaveStore
from tests.core.toy_match import begin, find_rules
store = SaveStore(Path(sys.argv[1]), find_rules, now=lambda: datetime(2026, 11, 18, 20, 15, tzinfo=UTC))
sys.stdin.readline()
for seed in range(5):
    match_id = store.new_id("toy")
    store.save(begin(2, seed), match_id)
    print(match_id)
"""


def started(code: str, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", code, *arguments], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def said(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def ended(process: subprocess.Popen[str]) -> str:
    out, _ = process.communicate("go\n", timeout=60)
    return out


def test_a_match_that_another_process_plays_can_be_looked_at_and_not_played(tmp_path: Path) -> None:
    store = SaveStore(tmp_path, find_rules)
    path = store.save(played(2, 1, 5), "m")
    store.release("m")
    other = started(HOLDER, str(tmp_path), "m")
    assert said(other) == "held"
    before = path.read_bytes()
    for forbidden in (lambda: store.hold("m"), lambda: store.save(played(2, 1, 9), "m"), lambda: store.delete("m")):
        with pytest.raises(MatchInUse) as refused:
            forbidden()
        assert refused.value.key == "core.save.in_use"
    assert store.load("m").session.lines == played(2, 1, 5).lines
    assert path.read_bytes() == before
    ended(other)
    store.hold("m")


@pytest.mark.skipif(sys.platform == "win32", reason="no signals there")
@pytest.mark.parametrize("sign", ["SIGKILL", "SIGTERM"])
def test_the_lock_of_a_killed_process_holds_nobody_up(tmp_path: Path, sign: str) -> None:
    other = started(HOLDER, str(tmp_path), "m")
    assert said(other) == "held"
    store = SaveStore(tmp_path, find_rules)
    with pytest.raises(MatchInUse):
        store.hold("m")
    other.send_signal(getattr(signal, sign))
    other.wait(10)
    store.hold("m")
    store.save(played(2, 1, 5), "m")
    store.release("m")
    assert not list(tmp_path.glob(".*.lock")), "nothing is left of it"


def test_matches_begun_in_the_same_second_by_two_processes_are_all_there(tmp_path: Path) -> None:
    both = [started(BEGINNER, str(tmp_path)) for _ in range(2)]
    for process in both:
        assert process.stdin is not None
        process.stdin.write("go\n")
        process.stdin.flush()
    names = [name for process in both for name in ended(process).split()]
    assert len(names) == len(set(names)) == 10
    assert sorted(info.id for info in SaveStore(tmp_path, find_rules).list()) == sorted(names)


def test_lines_that_somebody_else_wrote_are_not_written_over_where_no_lock_works(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As on a folder of a network that knows no locks."""
    monkeypatch.setattr(Lock, "take", lambda lock: True)
    SaveStore(tmp_path, find_rules).save(played(2, 1, 5), "m")
    first, second = SaveStore(tmp_path, find_rules), SaveStore(tmp_path, find_rules)
    one, two = first.load("m").session, second.load("m").session
    act(one, random.Random(1))
    path = first.save(one, "m")
    theirs = path.read_bytes()
    act(two, random.Random(2))
    with pytest.raises(ChangedElsewhere):
        second.save(two, "m")
    assert path.read_bytes() == theirs


def test_the_match_played_last_is_the_first_whatever_the_clock_says(tmp_path: Path) -> None:
    now = datetime(2026, 11, 18, tzinfo=UTC)

    def clock() -> datetime:
        nonlocal now
        now -= timedelta(days=400)
        return now

    store = SaveStore(tmp_path, find_rules, now=clock)
    for name in ("one", "two", "three", "one"):
        store.save(begin(), name)
        assert store.list()[0].id == name
    elsewhere = SaveStore(tmp_path, find_rules, now=clock)
    store.release("two")
    elsewhere.load("two")
    elsewhere.save(begin(), "two")
    store.save(begin(), "one")
    assert [info.id for info in store.list()] == ["one", "two", "three"], "both processes count on together"


def test_a_lock_is_free_again_when_its_file_was_taken_away_meanwhile(tmp_path: Path) -> None:
    first, second = Lock(tmp_path / "x.lock"), Lock(tmp_path / "x.lock")
    assert first.take() and not second.take()
    first.release()
    assert second.take() and second.is_held and not first.take()


def test_where_no_lock_can_be_made_nobody_is_kept_out(tmp_path: Path) -> None:
    lock = Lock(tmp_path / "none" / "x.lock")
    assert lock.take() and not lock.is_held
    lock.release()


def test_holding_a_match_costs_next_to_nothing(tmp_path: Path) -> None:
    store = SaveStore(tmp_path, find_rules)
    start = time.perf_counter()
    for number in range(50):
        store.hold(f"m{number}")
        store.release(f"m{number}")
    assert time.perf_counter() - start < 2
