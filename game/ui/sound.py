"""Short cues made by code: turn, place, score, error, reveal, end. Silent without a device; quiet by default.

Every cue has a visual twin, so nothing is lost without sound.
"""

from __future__ import annotations

import math
import random
from array import array

import pygame

RATE = 22050
DEFAULT_VOLUME = 0.35

_C, _D, _E, _G, _A, _C2 = 523.25, 587.33, 659.25, 783.99, 880.0, 1046.5


def tone(pitch: float, ms: float, decay: float, level: float = 1.0, soft: float = 0.35) -> list[float]:
    """A plucked tone: a sine with a little octave and twelfth, dying away."""
    count = int(RATE * ms / 1000)
    attack = RATE * 0.004
    return [
        level
        * min(1.0, i / attack)
        * math.exp(-i / RATE / decay)
        * (math.sin(w := 2 * math.pi * pitch * i / RATE) + soft * math.sin(2 * w) + soft / 3 * math.sin(3 * w))
        for i in range(count)
    ]


def knock(ms: float, pitch: float, decay: float, level: float = 1.0, grit: float = 0.5) -> list[float]:
    """Wood on wood: a low tone that falls, with a breath of noise at its start."""
    dice = random.Random(5)
    count = int(RATE * ms / 1000)
    return [
        level
        * (
            math.exp(-i / RATE / decay) * math.sin(2 * math.pi * pitch * (1 - 0.15 * i / count) * i / RATE)
            + grit * math.exp(-i / RATE / 0.006) * dice.uniform(-1, 1)
        )
        for i in range(count)
    ]


def after(ms: float, samples: list[float]) -> list[float]:
    return [0.0] * int(RATE * ms / 1000) + samples


def together(*parts: list[float]) -> list[float]:
    length = max(map(len, parts))
    return [sum(part[i] for part in parts if i < len(part)) for i in range(length)]


CUES = {
    "turn": lambda: together(tone(_G, 420, 0.14, 0.7), after(110, tone(_C2, 520, 0.18, 0.7))),
    "place": lambda: knock(130, 190, 0.030),
    "score": lambda: together(tone(_E, 300, 0.09, 0.6), after(70, tone(_A, 380, 0.12, 0.6))),
    "error": lambda: together(knock(90, 120, 0.025, 0.8), after(100, knock(110, 98, 0.03, 0.8))),
    "reveal": lambda: together(*(after(60 * n, tone(p, 360, 0.1, 0.45)) for n, p in enumerate((_C, _E, _G)))),
    "end": lambda: together(*(after(140 * n, tone(p, 900, 0.35, 0.45)) for n, p in enumerate((_C, _E, _G, _C2)))),
}


def samples_of(cue: str) -> array[int]:
    """A cue as 16-bit samples for one channel, never louder than 80 % of full scale."""
    raw = CUES[cue]()
    peak = max(map(abs, raw)) or 1.0
    return array("h", (round(26000 * value / max(1.0, peak)) for value in raw))


class Sounds:
    """Plays cues. The mixer is tried once, at the first cue that should be heard."""

    def __init__(self, volume: float = DEFAULT_VOLUME) -> None:
        self.volume = volume
        self._state = "untried"
        self._made: dict[str, pygame.mixer.Sound] = {}

    @property
    def available(self) -> bool:
        """Whether this machine can play sounds; tries the mixer if it has not been tried."""
        if self._state == "untried":
            try:
                pygame.mixer.init(RATE, -16, 1, 512)
                self._state = "ready"
            except (pygame.error, NotImplementedError):
                self._state = "silent"
        return self._state == "ready"

    def set_volume(self, volume: float) -> None:
        self.volume = max(0.0, min(1.0, volume))

    def play(self, cue: str) -> None:
        assert cue in CUES, f"no cue {cue!r}"
        if self.volume <= 0 or not self.available:
            return
        sound = self._made.get(cue)
        if sound is None:
            sound = self._made[cue] = pygame.mixer.Sound(buffer=_for_mixer(samples_of(cue)))
        sound.set_volume(self.volume)
        sound.play()

    def stop(self) -> None:
        """Silence at once: the curtain falls, nothing of the last seat may be heard."""
        if self._state == "ready":
            pygame.mixer.stop()


def _for_mixer(samples: array[int]) -> array[int]:
    """The device may insist on two channels."""
    got = pygame.mixer.get_init()
    if got and got[2] == 2:
        return array("h", (value for value in samples for _ in range(2)))
    return samples
