"""How a sound is: its loudness, how bright it is, how long it rings."""

from __future__ import annotations

import math
from collections.abc import Sequence

from game.ui.sound.bodies import RATE

WINDOW = RATE // 10
_SILENT = -120.0


def loudness(samples: Sequence[float]) -> float:
    """Decibels below full scale of the loudest tenth of a second; samples between -1 and 1."""
    step = WINDOW // 4
    sums = [math.fsum(value * value for value in samples[at : at + step]) for at in range(0, len(samples), step)]
    loudest = max((math.fsum(sums[at : at + 4]) for at in range(len(sums))), default=0.0)
    return 10 * math.log10(loudest / WINDOW) if loudest > 0 else _SILENT


def length(samples: Sequence[float]) -> float:
    """Seconds until nine tenths of a sound have been heard."""
    whole = math.fsum(value * value for value in samples)
    heard = 0.0
    for at, value in enumerate(samples):
        heard += value * value
        if heard >= 0.9 * whole:
            return at / RATE
    return 0.0
