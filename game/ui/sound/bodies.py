"""What things sound of: bodies that ring, knock and rustle. Samples are floats; a sound is a list of them.

A body takes a die, so that no two of its sounds are the same: pitch, length and grain differ a little.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

RATE = 22050
Samples = list[float]


def silence(ms: float) -> Samples:
    return [0.0] * int(RATE * ms / 1000)


def together(*parts: Samples) -> Samples:
    """All of them at once."""
    mixed = [0.0] * max(map(len, parts))
    for part in parts:
        for i, value in enumerate(part):
            mixed[i] += value
    return mixed


def after(ms: float, samples: Samples) -> Samples:
    return silence(ms) + samples


def about(dice: random.Random, value: float, share: float = 0.02) -> float:
    """Never exactly the same."""
    return value * (1 + dice.uniform(-share, share))


def partial(pitch: float, ms: float, decay_ms: float, level: float = 1.0) -> Samples:
    """One tone that dies away: a damped oscillation, each sample made of the two before it."""
    turn = 2 * math.pi * min(pitch, RATE * 0.45) / RATE
    loss = math.exp(-1000 / (RATE * decay_ms))
    first, second = 2 * loss * math.cos(turn), -loss * loss
    one, two = 0.0, -level * math.sin(turn) / loss
    made = []
    for _ in range(int(RATE * ms / 1000)):
        made.append(one)
        one, two = first * one + second * two, one
    return made


def ring(
    dice: random.Random, pitch: float, ms: float, decay_ms: float, overtones: Sequence[tuple[float, float]]
) -> Samples:
    """A body with overtones (how many times the pitch, how loud); the higher one is, the sooner it is gone."""
    pitch = about(dice, pitch, 0.012)
    return together(
        partial(pitch, ms, decay_ms),
        *(partial(pitch * about(dice, times, 0.004), ms, decay_ms / times**0.6, level) for times, level in overtones),
    )


def rustle(
    dice: random.Random, ms: float, low: float, high: float, *, attack_ms: float = 4.0, decay_ms: float = 60.0
) -> Samples:
    """Noise between two pitches that swells and dies away: paper, water, a breath."""
    ms = about(dice, ms, 0.08)
    dark, bright = _share(high), _share(low)
    fade, rise = math.exp(-1000 / (RATE * decay_ms)), 1000 / (RATE * attack_ms)
    soft = softer = deep = swell = 0.0
    level = 1.0
    made = []
    draw = dice.random
    for _ in range(int(RATE * ms / 1000)):
        soft += dark * (2 * draw() - 1 - soft)
        softer += dark * (soft - softer)
        deep += bright * (softer - deep)
        if swell < 1.0:
            swell = min(1.0, swell + rise)
        else:
            level *= fade
        made.append((softer - deep) * swell * level)
    return made


def knock(dice: random.Random, pitch: float, ms: float, decay_ms: float, grit: float = 0.5) -> Samples:
    """Something solid put down: a low body and the moment of contact."""
    body = ring(dice, pitch, ms, decay_ms, ((1.58, 0.5), (2.44, 0.25)))
    contact = rustle(dice, min(ms, 40), 300, 5000, attack_ms=0.8, decay_ms=6)
    return together(body, [grit * value for value in contact])


def louder(samples: Samples, times: float) -> Samples:
    return [times * value for value in samples]


def _share(pitch: float) -> float:
    """How far a filter of this pitch goes toward what comes in."""
    return 1 - math.exp(-2 * math.pi * pitch / RATE)
