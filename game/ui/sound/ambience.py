"""What is heard around a table when nothing happens: wind, surf, a brook, works far away. Quiet, never twice alike.

Each air is two loops of different lengths that play together, so that they meet anew only after minutes. They are
made at half the rate, piece by piece: whoever makes them may rest between two pieces.
"""

from __future__ import annotations

import math
import random
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from game.ui.sound.bodies import RATE, Samples
from game.ui.sound.cues import finished

LOUDNESS = -24.0
_HALF = RATE // 2
_PIECE = _HALF // 20
_SEAM_S = 0.6
_SHORT_S, _LONG_S = 11.0, 17.0


@dataclass(frozen=True)
class Layer:
    """Noise between two pitches whose level swells so and so often in a loop, from `least` to 1."""

    low: float
    high: float
    swells: tuple[int, ...]
    least: float = 0.3
    level: float = 1.0


@dataclass(frozen=True)
class Voice:
    """Something now and then: a tone that glides from one pitch to another."""

    first: float
    last: float
    ms: float
    times: int
    level: float
    calls: int = 1
    """So often in a row."""


@dataclass(frozen=True)
class Air:
    short: tuple[Layer, ...]
    long: tuple[Layer, ...]
    voices: tuple[Voice, ...] = ()


AMBIENCES: dict[str, Air] = {
    "shore": Air(
        (Layer(60, 700, (2,), 0.08), Layer(900, 3600, (2,), 0.0, 0.22)),
        (Layer(120, 520, (1, 3), 0.4, 0.7),),
        (Voice(1450, 1050, 240, 1, 0.05, calls=3),),
    ),
    "moor": Air(
        (Layer(140, 620, (1, 2), 0.25),),
        (Layer(320, 1100, (1, 4), 0.1, 0.6),),
        (Voice(2900, 3300, 70, 2, 0.045, calls=4), Voice(2300, 2100, 130, 1, 0.035, calls=2)),
    ),
    "brook": Air(
        (Layer(500, 2600, (7, 11, 17), 0.6, 0.8),),
        (Layer(180, 900, (5, 13, 23), 0.5, 0.7),),
        (Voice(620, 900, 55, 9, 0.09), Voice(480, 640, 70, 7, 0.08)),
    ),
    "works": Air(
        (Layer(40, 190, (3,), 0.7, 1.0),),
        (Layer(220, 800, (1, 2), 0.2, 0.45),),
        (Voice(392, 388, 420, 2, 0.06), Voice(98, 92, 900, 1, 0.3)),
    ),
}
"""What `ambience` of screen.yaml names."""


def loops_of(name: str, rest: Callable[[], object] = lambda: None) -> list[array[int]]:
    """Both loops as samples for one channel; `rest` is called between two pieces of the work."""
    air, dice = AMBIENCES[name], random.Random(name)
    made = [_loop(dice, _SHORT_S, air.short, (), rest), _loop(dice, _LONG_S, air.long, air.voices, rest)]
    return [_at_full_rate(loop) for loop in made]


def _loop(
    dice: random.Random,
    seconds: float,
    layers: tuple[Layer, ...],
    voices: tuple[Voice, ...],
    rest: Callable[[], object],
) -> Samples:
    count, seam = int(seconds * _HALF), int(_SEAM_S * _HALF)
    mixed = [0.0] * count
    for layer in layers:
        whole: Samples = []
        for piece in _noise(dice, layer, count, count + seam):
            whole += piece
            rest()
        for i in range(seam):  # the end runs over into the beginning
            share = i / seam
            whole[i] = whole[i] * math.sqrt(share) + whole[count + i] * math.sqrt(1 - share)
        for i in range(count):
            mixed[i] += whole[i]
        rest()
    for voice in voices:
        _call(dice, voice, mixed)
        rest()
    return mixed


def _noise(dice: random.Random, layer: Layer, period: int, count: int) -> Iterator[Samples]:
    dark = 1 - math.exp(-2 * math.pi * layer.high / _HALF)
    bright = 1 - math.exp(-2 * math.pi * layer.low / _HALF)
    shifts = [(2 * math.pi * swells / period, dice.uniform(0, 2 * math.pi)) for swells in layer.swells]
    gain = layer.level / math.sqrt(max(dark, 0.02))
    soft = deep = 0.0
    draw = dice.random
    for start in range(0, count, _PIECE):
        piece = []
        for _ in range(min(_PIECE, count - start)):
            soft += dark * (2 * draw() - 1 - soft)
            deep += bright * (soft - deep)
            piece.append(soft - deep)
        first, last = (_level(layer, shifts, at) for at in (start, start + _PIECE))
        step = (last - first) / _PIECE
        yield [value * gain * (first + step * i) for i, value in enumerate(piece)]


def _level(layer: Layer, shifts: list[tuple[float, float]], at: float) -> float:
    swell = sum(0.5 + 0.5 * math.sin(turn * at + shift) for turn, shift in shifts) / len(shifts)
    return layer.least + (1 - layer.least) * swell * swell


def _call(dice: random.Random, voice: Voice, mixed: Samples) -> None:
    length = int(voice.ms * _HALF / 1000)
    for _ in range(voice.times):
        at = dice.randrange(len(mixed))
        for _ in range(voice.calls):
            turn, level = 0.0, voice.level * dice.uniform(0.6, 1.0)
            for i in range(length):
                share = i / length
                turn += 2 * math.pi * (voice.first + (voice.last - voice.first) * share) / _HALF
                mixed[(at + i) % len(mixed)] += level * math.sin(math.pi * share) ** 2 * math.sin(turn)
            at += int(length * dice.uniform(1.3, 1.9))


def _at_full_rate(loop: Samples) -> array[int]:
    """Between two samples lies their mean, and after the last comes the first."""
    full = [0.0] * (2 * len(loop))
    full[::2] = loop
    full[1::2] = [(one + two) / 2 for one, two in zip(loop, loop[1:] + loop[:1], strict=True)]
    return finished(full, LOUDNESS, ends=False)
