"""B33: what happens sounds of what it is made of; quiet by default, even, never the same; silence breaks nothing."""

from __future__ import annotations

import math
import subprocess
import sys
from functools import cache
from itertools import combinations, pairwise

import pygame
import pytest

from game.core.places import ROOT
from game.core.settings import Settings
from game.games import CATALOGUE
from game.table.screen import screen_of
from game.ui.sound import AMBIENCES, CUES, RATE, Sounds, ambience, samples_of
from game.ui.sound.cues import LOUDNESS
from game.ui.sound.measured import length, loudness

WITHOUT_DEVICE = """
from game.ui.sound import CUES, Sounds
sounds = Sounds(1.0, 1.0)
sounds.is_lively = True
sounds.surround("moor", CUES)
for cue in CUES:
    sounds.play(cue)
print("available", sounds.available)
"""
OF_THE_HOUSE = {"turn", "error", "end"}


@cache
def heard(cue: str) -> tuple[float, ...]:
    return tuple(value / 32768 for value in samples_of(cue))


@cache
def air(name: str) -> tuple[tuple[float, ...], ...]:
    return tuple(tuple(value / 32768 for value in loop) for loop in ambience.loops_of(name))


def brightness(samples: tuple[float, ...]) -> float:
    """The pitch around which a sound lies, in hertz: from how steep its samples are against how large."""
    power = math.fsum(value * value for value in samples)
    steep = math.fsum((b - a) ** 2 for a, b in pairwise(samples))
    return math.sqrt(steep / power) * RATE / (2 * math.pi) if power else 0.0


@pytest.mark.parametrize("cue", CUES)
def test_a_cue_is_short_and_never_distorted(cue: str) -> None:
    assert 0.1 < len(heard(cue)) / RATE < 2.5
    assert max(map(abs, heard(cue))) < 0.9


@pytest.mark.parametrize("cue", CUES)
def test_a_cue_neither_begins_nor_ends_with_a_click(cue: str) -> None:
    samples = heard(cue)
    assert abs(samples[0]) < 0.01 and max(map(abs, samples[-20:])) < 0.01


@pytest.mark.parametrize("cue", CUES)
def test_all_cues_are_equally_loud(cue: str) -> None:
    assert abs(loudness(heard(cue)) - LOUDNESS) < 1.5, "within three decibels of each other"


def test_any_two_cues_differ_in_pitch_or_body() -> None:
    """A sixth brighter, an eighth longer, or something of both, are heard at once."""
    alike = []
    for one, two in combinations(CUES, 2):
        brighter = math.log(brightness(heard(one)) / brightness(heard(two))) / math.log(1.5)
        longer = math.log(length(heard(one)) / length(heard(two))) / math.log(1.33)
        if math.hypot(brighter, longer) <= 0.4:
            alike.append((one, two))
    assert alike == []


@pytest.mark.parametrize("cue", CUES)
def test_no_two_variants_of_a_cue_are_alike(cue: str) -> None:
    made = [samples_of(cue, variant) for variant in range(4)]
    assert all(one != two for one, two in combinations(made, 2))
    assert samples_of(cue, 2) == made[2], "a variant is always the same"


def test_nothing_is_heard_twice_alike_within_a_minute(monkeypatch: pytest.MonkeyPatch) -> None:
    now, played = [0.0], []
    sounds = Sounds(0.5, clock=lambda: now[0])
    if not sounds.available:
        pytest.skip("no sound driver at all")
    play = pygame.mixer.Sound.play

    class Noted(pygame.mixer.Sound):
        def play(self, *args: int) -> pygame.mixer.Channel:
            played.append((now[0], self.get_raw()))
            return play(self, *args)

    monkeypatch.setattr(pygame.mixer, "Sound", Noted)
    for moment in range(40):
        now[0] = 5.0 * moment
        sounds.play("wood")
    assert len(played) == 40
    for (when, one), (later, two) in combinations(played, 2):
        assert one != two or later - when >= 60
    assert len({raw for _, raw in played}) <= 14, "what was heard long ago may come again: nothing grows for ever"


@pytest.mark.parametrize("name", AMBIENCES)
def test_the_air_around_a_table_is_quiet_and_has_no_seam(name: str) -> None:
    for loop in air(name):
        assert loudness(loop) < LOUDNESS - 5
        steps = [abs(b - a) for a, b in pairwise(loop[:RATE])]
        assert abs(loop[0] - loop[-1]) <= max(steps), "its end runs on into its beginning"
    short, long = (len(loop) for loop in air(name))
    assert math.lcm(short, long) / RATE > 60, "both loops together do not come again within a minute"


@pytest.mark.parametrize("game", CATALOGUE)
def test_each_game_has_an_air_of_its_own_and_many_sounds(game: str) -> None:
    screen = screen_of(game)
    others = {screen_of(other).ambience for other in CATALOGUE if other != game}
    assert screen.ambience in AMBIENCES and screen.ambience not in others
    assert len(screen.cues()) >= 6
    assert not OF_THE_HOUSE & set(screen.cues()), "a turn, a refusal and the end sound like nothing else"


@pytest.mark.parametrize("game", CATALOGUE)
def test_what_moves_on_the_board_is_heard(game: str) -> None:
    """Every kind of event that has a picture has a sound."""
    assert [name for name, motion in screen_of(game).motion.items() if motion.sound not in CUES] == []


def test_quiet_by_default_and_silent_when_switched_off() -> None:
    assert Settings().volume <= 0.4 and Settings().ambience_volume <= 0.25
    sounds = Sounds(0.0, 0.0)
    sounds.is_lively = True
    sounds.play("end")
    sounds.surround("moor", ["wood"])
    assert sounds._state == "untried", "the device is not even opened"


def test_without_a_device_nothing_breaks() -> None:
    environment = {"SDL_AUDIODRIVER": "disk_that_is_not_there", "SDL_VIDEODRIVER": "dummy", "PYTHONPATH": str(ROOT)}
    done = subprocess.run([sys.executable, "-c", WITHOUT_DEVICE], env=environment, capture_output=True, text=True)
    assert done.returncode == 0 and "available False" in done.stdout, done.stderr
