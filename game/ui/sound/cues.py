"""The cues by name: what wood, coin, paper, water say, and what the house itself says (turn, error, end)."""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable

from game.ui.sound.bodies import RATE, Samples, about, after, knock, louder, ring, rustle, together
from game.ui.sound.measured import loudness

LOUDNESS = -17.0
"""Decibels below full scale that every cue has at its loudest."""
PEAK = 0.86
"""A louder moment is bent, never cut."""
_START_MS, _END_MS = 1.5, 25.0

_BELL = ((2.0, 0.6), (2.76, 0.4), (4.07, 0.25), (5.2, 0.14))
_METAL = ((2.32, 0.7), (3.67, 0.55), (5.43, 0.4), (7.1, 0.2))
_STRING = ((2.0, 0.35), (3.0, 0.12))
_C, _D, _E, _G, _A, _C2, _E2 = 523.25, 587.33, 659.25, 783.99, 880.0, 1046.5, 1318.5

Dice = random.Random


def _wood(dice: Dice) -> Samples:
    return knock(dice, 240, 170, 28)


def _tile(dice: Dice) -> Samples:
    slide = rustle(dice, 90, 500, 2600, attack_ms=50, decay_ms=18)
    return together(louder(slide, 0.5), after(85, knock(dice, 410, 110, 14, 0.8)))


def _stone(dice: Dice) -> Samples:
    return together(
        knock(dice, 92, 300, 60, 0.3), after(about(dice, 42, 0.2), louder(knock(dice, 138, 180, 30), 0.6))
    )


def _metal(dice: Dice) -> Samples:
    return together(ring(dice, 310, 520, 120, _METAL), louder(knock(dice, 120, 160, 40), 0.8))


def _hammer(dice: Dice) -> Samples:
    blow = [knock(dice, pitch, 130, 18, 1.0) for pitch in (880, 830, 940)]
    return together(blow[0], after(about(dice, 150, 0.05), blow[1]), after(about(dice, 300, 0.05), blow[2]))


def _gear(dice: Dice) -> Samples:
    teeth = [after(n * about(dice, 38, 0.08), ring(dice, 1150 + 130 * n, 60, 9, _METAL)) for n in range(5)]
    return together(*teeth)


def _coin(dice: Dice) -> Samples:
    falls = (0, about(dice, 64, 0.2), about(dice, 118, 0.2))
    return together(
        *(after(ms, ring(dice, about(dice, 3300, 0.09), 260, 46, ((1.48, 0.6), (2.1, 0.3)))) for ms in falls)
    )


def _paper(dice: Dice) -> Samples:
    return together(
        rustle(dice, 160, 1800, 7500, attack_ms=60, decay_ms=26),
        after(120, louder(rustle(dice, 70, 900, 6000, attack_ms=2, decay_ms=14), 0.9)),
    )


def _page(dice: Dice) -> Samples:
    return together(
        rustle(dice, 420, 700, 4200, attack_ms=190, decay_ms=70),
        after(260, louder(rustle(dice, 140, 1500, 6500, attack_ms=20, decay_ms=36), 0.6)),
    )


def _water(dice: Dice) -> Samples:
    drops = [after(90 + 70 * n, ring(dice, about(dice, 560 + 190 * n, 0.1), 150, 22, ())) for n in range(4)]
    return together(rustle(dice, 620, 150, 800, attack_ms=160, decay_ms=150), *(louder(drop, 0.35) for drop in drops))


def _pour(dice: Dice) -> Samples:
    glugs = [after(85 * n, ring(dice, 300 + 42 * n, 110, 24, ((1.5, 0.2),))) for n in range(5)]
    return together(*glugs, louder(rustle(dice, 480, 600, 2600, attack_ms=60, decay_ms=140), 0.35))


def _grain(dice: Dice) -> Samples:
    falls = [after(dice.uniform(0, 330), rustle(dice, 30, 2600, 9000, attack_ms=0.6, decay_ms=5)) for _ in range(16)]
    return together(*falls, louder(rustle(dice, 380, 1200, 5200, attack_ms=120, decay_ms=80), 0.5))


def _step(dice: Dice) -> Samples:
    feet = [rustle(dice, 90, 90, 420, attack_ms=3, decay_ms=18) for _ in range(2)]
    return together(feet[0], after(about(dice, 165, 0.08), louder(feet[1], 0.8)))


def _crate(dice: Dice) -> Samples:
    return together(
        knock(dice, 150, 220, 40, 0.7), after(about(dice, 70, 0.2), louder(knock(dice, 330, 120, 16), 0.5))
    )


def _roll(dice: Dice) -> Samples:
    at, bounces = 0.0, []
    for n in range(7):
        bounces.append(after(at, louder(knock(dice, about(dice, 950, 0.1), 60, 7, 0.9), 1 - 0.09 * n)))
        at += about(dice, 88 - 8 * n, 0.15)
    return together(*bounces)


def _bell(dice: Dice) -> Samples:
    return ring(dice, 740, 1150, 330, _BELL)


def _seal(dice: Dice) -> Samples:
    press = rustle(dice, 130, 200, 2400, attack_ms=40, decay_ms=30)
    return together(louder(press, 0.8), after(110, knock(dice, 175, 160, 34, 0.4)))


def _star(dice: Dice) -> Samples:
    return together(*(after(75 * n, ring(dice, pitch, 620, 150, _BELL)) for n, pitch in enumerate((_G, _C2, _E2))))


def _blow(dice: Dice) -> Samples:
    """Two powers meet."""
    return together(
        knock(dice, 58, 620, 140, 0.6), louder(ring(dice, 205, 620, 130, _METAL), 0.6),
        after(60, louder(rustle(dice, 420, 80, 1400, attack_ms=8, decay_ms=110), 0.9)),
    )  # fmt: skip


def _score(dice: Dice) -> Samples:
    return together(ring(dice, _E, 300, 90, _STRING), after(70, ring(dice, _A, 380, 120, _STRING)))


def _reveal(dice: Dice) -> Samples:
    return together(*(after(60 * n, ring(dice, pitch, 360, 100, _STRING)) for n, pitch in enumerate((_C, _E, _G))))


def _turn(dice: Dice) -> Samples:
    return together(ring(dice, _G, 420, 140, _STRING), after(110, ring(dice, _C2, 520, 180, _STRING)))


def _error(dice: Dice) -> Samples:
    return together(knock(dice, 118, 120, 25, 0.2), after(110, knock(dice, 98, 150, 30, 0.2)))


def _end(dice: Dice) -> Samples:
    """A short finale: up the chord, which then stands."""
    rise = [after(150 * n, ring(dice, pitch, 700, 240, _STRING)) for n, pitch in enumerate((_C, _E, _G, _C2))]
    chord = [after(680, ring(dice, pitch, 1500, 520, _STRING)) for pitch in (_C / 2, _G / 2, _E, _C2)]
    return together(*rise, *chord)


CUES: dict[str, Callable[[Dice], Samples]] = {
    "wood": _wood, "tile": _tile, "stone": _stone, "metal": _metal, "hammer": _hammer, "gear": _gear, "coin": _coin,
    "paper": _paper, "page": _page, "water": _water, "pour": _pour, "grain": _grain, "step": _step, "crate": _crate,
    "roll": _roll, "bell": _bell, "seal": _seal, "star": _star, "blow": _blow, "score": _score, "reveal": _reveal,
    "turn": _turn, "error": _error, "end": _end,
}  # fmt: skip
"""What `sound` of screen.yaml names, and what the house plays by itself: turn, error, end."""


def samples_of(cue: str, variant: int = 0) -> array[int]:
    """A cue as 16-bit samples for one channel; another variant sounds a little different."""
    made = CUES[cue](random.Random(f"{cue} {variant}"))
    return finished(made, LOUDNESS)


def finished(made: Samples, level: float, *, ends: bool = True) -> array[int]:
    """As loud as all others of its kind; what `ends` does so without a click at its start or end."""
    if ends:
        rise, fall = int(RATE * _START_MS / 1000), int(RATE * _END_MS / 1000)
        for i in range(min(rise, len(made))):
            made[i] *= i / rise
        for i in range(min(fall, len(made))):
            made[-1 - i] *= i / fall
    times = 10 ** ((level - loudness(made)) / 20)
    return array("h", (round(32767 * _bent(times * value)) for value in made))


def _bent(value: float) -> float:
    """Below three quarters as it is; above it comes ever closer to the peak."""
    size = abs(value)
    if size <= 0.6:
        return value
    room = PEAK - 0.6
    size = 0.6 + room * (1 - 1 / (1 + (size - 0.6) / room))
    return size if value > 0 else -size
