"""What moves on the screen: tweens and generators on a timeline that a click finishes.

A motion never decides anything: dropping it leaves the picture that is drawn from the state. At speed "none"
a motion is over before play() returns, so the end stands in the next frame.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass

Ease = Callable[[float], float]


def linear(t: float) -> float:
    return t


def ease_out(t: float) -> float:
    return 1 - (1 - t) ** 3


def ease_in(t: float) -> float:
    return t**3


def ease_in_out(t: float) -> float:
    return 4 * t**3 if t < 0.5 else 1 - (-2 * t + 2) ** 3 / 2


def hop(t: float) -> float:
    """0 at both ends and 1 in the middle: the arc of a piece that is lifted over."""
    return 4 * t * (1 - t)


@dataclass
class Tween:
    """Calls apply with 0..1 (eased) for a time; always ends with exactly 1, then calls done."""

    ms: float
    apply: Callable[[float], None]
    ease: Ease = ease_in_out
    delay: float = 0.0
    done: Callable[[], None] | None = None
    _age: float = 0.0

    def advance(self, ms: float) -> bool:
        """Let time pass; True while it goes on."""
        self._age += ms
        if self._age < self.delay:
            return True
        share = 1.0 if self.ms <= 0 else min(1.0, (self._age - self.delay) / self.ms)
        self.apply(1.0 if share >= 1 else self.ease(share))
        if share < 1:
            return True
        if self.done is not None:
            self.done()
        return False


Step = float | Tween | list[Tween]
"""What a generator yields: milliseconds to wait, a tween, or several tweens at once."""
Script = Generator[Step, None, None]


class _Running:
    """A generator and what it waits for."""

    def __init__(self, script: Script) -> None:
        self._script = script
        self._tweens: list[Tween] = []
        self._wait = 0.0

    def advance(self, ms: float) -> bool:
        left = ms
        while True:
            if self._tweens:
                self._tweens = [t for t in self._tweens if t.advance(left)]
                if self._tweens:
                    return True
                left = 0.0
            elif self._wait > left:
                self._wait -= left
                return True
            else:
                left, self._wait = left - self._wait, 0.0
            try:
                step = next(self._script)
            except StopIteration:
                return False
            if isinstance(step, Tween):
                self._tweens = [step]
            elif isinstance(step, list):
                self._tweens = list(step)
            else:
                self._wait = step


class Timeline:
    """All that moves in a scene. `factor` stretches time (SPEEDS); 0 means at once."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor
        self.trouble: Callable[[Exception], object] | None = None
        """Hears of a mistake in a motion, which then is dropped; without it the mistake is raised."""
        self._running: list[Tween | _Running] = []

    @property
    def busy(self) -> bool:
        return bool(self._running)

    def play(self, motion: Tween | Script) -> None:
        running = motion if isinstance(motion, Tween) else _Running(motion)
        if self.factor <= 0:
            while self._advance(running, _FOREVER):
                pass
        else:
            self._running.append(running)

    def update(self, dt_ms: float) -> bool:
        if not self._running:
            return False
        if self.factor <= 0:
            self.finish()
            return False
        passed = dt_ms / self.factor
        now, self._running = self._running, []
        still = [motion for motion in now if self._advance(motion, passed)]
        self._running = still + self._running
        return bool(self._running)

    def finish(self) -> bool:
        """Bring all that moves to its end now; True if anything moved."""
        moved = bool(self._running)
        while self._running:
            now, self._running = self._running, []
            for motion in now:
                while self._advance(motion, _FOREVER):
                    pass
        return moved

    def _advance(self, motion: Tween | _Running, ms: float) -> bool:
        try:
            return motion.advance(ms)
        except Exception as error:
            if self.trouble is None:
                raise
            self.trouble(error)
            return False

    def clear(self) -> None:
        """Forget all motions without their ends: the scene is redrawn from the state."""
        self._running = []


_FOREVER = 1e12
