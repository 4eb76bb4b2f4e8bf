"""B33: cues are short, different and quiet by default, and a machine without a sound device plays on in silence."""

from __future__ import annotations

import subprocess
import sys
from itertools import combinations

import pytest

from game.core.places import ROOT
from game.core.settings import Settings
from game.ui.sound import CUES, RATE, Sounds, samples_of

WITHOUT_DEVICE = """
from game.ui.sound import CUES, Sounds
sounds = Sounds(1.0)
for cue in CUES:
    sounds.play(cue)
print("available", sounds.available)
"""


@pytest.mark.parametrize("cue", CUES)
def test_a_cue_is_short_and_never_distorted(cue: str) -> None:
    samples = samples_of(cue)
    assert 0.05 < len(samples) / RATE < 2.0
    assert 1000 < max(map(abs, samples)) <= 26500


def test_cues_differ() -> None:
    for one, two in combinations(CUES, 2):
        assert samples_of(one) != samples_of(two)


def test_quiet_by_default_and_silent_when_switched_off() -> None:
    assert Settings().volume <= 0.4
    sounds = Sounds(0.0)
    sounds.play("end")
    assert sounds._state == "untried", "the device is not even opened"


def test_without_a_device_nothing_breaks() -> None:
    environment = {"SDL_AUDIODRIVER": "disk_that_is_not_there", "SDL_VIDEODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", WITHOUT_DEVICE], env=environment, capture_output=True, text=True)
    assert done.returncode == 0 and "available False" in done.stdout, done.stderr
