"""A match survives the death of its process at any moment: at most the action in progress is lost."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game.core.places import ROOT
from game.core.save_store import SaveStore
from tests.core.toy_match import act, begin, find_rules

QUICK, ALL = 6, 100


@pytest.mark.parametrize(
    "seed", [*range(QUICK), *(pytest.param(seed, marks=pytest.mark.long) for seed in range(QUICK, ALL))]
)
def test_a_killed_match_is_at_most_one_action_behind(tmp_path: Path, seed: int) -> None:
    rng = random.Random(seed)
    victim = subprocess.Popen(
        [sys.executable, "-m", "tests.core.kill_victim", str(tmp_path), str(seed)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert victim.stdout is not None
    told = [int(victim.stdout.readline()) for _ in range(rng.randrange(1, 25))]
    time.sleep(rng.random() / 300)
    victim.kill()
    told += [int(line) for line in victim.stdout.read().splitlines() if line.strip()]
    victim.wait()

    match, fresh = begin(4, seed), random.Random(seed)
    lengths = [len(match)]
    while not match.is_over():
        act(match, fresh)
        lengths.append(len(match))
    store = SaveStore(tmp_path, find_rules)
    assert [info.problem for info in store.list()] == [None]
    loaded = store.load("victim").session
    at = len(loaded)
    assert at in lengths, "a save is whole actions, with the draws that follow"
    assert loaded.lines == match.lines[:at]
    assert at >= told[-1], "what was told as done is saved"
    assert lengths.index(at) <= lengths.index(told[-1]) + 1
