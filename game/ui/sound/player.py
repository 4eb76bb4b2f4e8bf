"""Plays what can be heard. Silent without a device; everything is made ahead, in a thread of its own."""

from __future__ import annotations

import contextlib
import time
from array import array
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable
from functools import partial
from queue import SimpleQueue
from threading import Thread

import pygame

from game.ui.sound.ambience import loops_of
from game.ui.sound.bodies import RATE
from game.ui.sound.cues import CUES, samples_of

DEFAULT_VOLUME = 0.35
DEFAULT_AMBIENCE = 0.2
SAME_AGAIN_S = 60.0
"""Nothing is heard twice exactly alike within this time."""
_CHANNELS, _AMBIENT = 16, 2
_FADE_MS = 1800
_REST_S = 0.004
"""So long the maker of a long sound lets the window go on, between two pieces."""


class Sounds:
    """Cues and the air around them. The mixer is tried once, at the first sound that should be heard."""

    def __init__(
        self,
        volume: float = DEFAULT_VOLUME,
        ambience_volume: float = 0.0,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.volume = volume
        self.ambience_volume = ambience_volume
        self.ambience = ""
        """What is around the table now; heard if its volume allows it."""
        self.is_lively = False
        """Whether an application runs that wants sounds made ahead and an air around its tables."""
        self._clock = clock
        self._state = "untried"
        self._variants: dict[str, list[tuple[float, pygame.mixer.Sound]]] = defaultdict(list)
        """Of each cue the sounds there are, the one heard longest ago first, with when that was."""
        self._made: Counter[str] = Counter()
        self._loops: dict[str, list[pygame.mixer.Sound]] = {}
        self._heard = ""
        self._wanted: SimpleQueue[Callable[[], None]] | None = None

    @property
    def available(self) -> bool:
        """Whether this machine can play sounds; tries the mixer if it has not been tried."""
        if self._state == "untried":
            try:
                pygame.mixer.init(RATE, -16, 1, 512)
                pygame.mixer.set_num_channels(_CHANNELS)
                pygame.mixer.set_reserved(_AMBIENT)
                self._state = "ready"
            except (pygame.error, NotImplementedError):
                self._state = "silent"
        return self._state == "ready"

    def set_volume(self, volume: float, ambience_volume: float | None = None) -> None:
        self.volume = max(0.0, min(1.0, volume))
        if ambience_volume is not None:
            self.ambience_volume = max(0.0, min(1.0, ambience_volume))
        self._follow()

    # -- cues ---------------------------------------------------------------------------------------------------

    def play(self, cue: str) -> None:
        assert cue in CUES, f"no cue {cue!r}"
        if self.volume <= 0 or not self.available:
            return
        variants, now = self._variants[cue], self._clock()
        if not variants or now - variants[0][0] < SAME_AGAIN_S:
            self._make(cue)
        _, sound = variants.pop(0)
        variants.append((now, sound))
        sound.set_volume(self.volume)
        sound.play()
        if self.is_lively and now - variants[0][0] < SAME_AGAIN_S:
            self._later(partial(self._make, cue))

    def _make(self, cue: str) -> None:
        self._made[cue] += 1
        made = pygame.mixer.Sound(buffer=_for_mixer(samples_of(cue, self._made[cue])))
        self._variants[cue].insert(0, (float("-inf"), made))

    def _prepare(self, cue: str) -> None:
        if not self._variants[cue]:
            self._make(cue)

    def stop(self) -> None:
        """Silence at once: the curtain falls, nothing of the last seat may be heard."""
        if self._state == "ready":
            for number in range(_AMBIENT, pygame.mixer.get_num_channels()):
                pygame.mixer.Channel(number).stop()

    # -- the air around -----------------------------------------------------------------------------------------

    def surround(self, ambience: str, cues: Iterable[str] = ()) -> None:
        """Another air, or none, comes softly; the cues that may be heard in it are made ahead."""
        self.ambience = ambience
        self._follow()
        if self.is_lively and self.volume > 0 and self.available:
            for cue in cues:
                self._later(partial(self._prepare, cue))

    def _follow(self) -> None:
        """Let be heard what is wanted."""
        wanted = self.ambience if self.is_lively and self.ambience_volume > 0 else ""
        if wanted and not self.available:
            return
        if wanted != self._heard:
            if self._heard:
                for number in range(_AMBIENT):
                    pygame.mixer.Channel(number).fadeout(_FADE_MS // 2)
            self._heard = wanted
            if wanted:
                self._later(partial(self._begin, wanted))
        elif wanted:
            for number in range(_AMBIENT):
                pygame.mixer.Channel(number).set_volume(self.ambience_volume)

    def _begin(self, ambience: str) -> None:
        if ambience not in self._loops:
            loops = loops_of(ambience, lambda: time.sleep(_REST_S))
            self._loops[ambience] = [pygame.mixer.Sound(buffer=_for_mixer(loop)) for loop in loops]
        if self._heard == ambience:  # it may have gone again meanwhile
            for number, sound in enumerate(self._loops[ambience]):
                channel = pygame.mixer.Channel(number)
                channel.play(sound, loops=-1, fade_ms=_FADE_MS)
                channel.set_volume(self.ambience_volume)

    # -- made ahead ---------------------------------------------------------------------------------------------

    def _later(self, work: Callable[[], None]) -> None:
        if self._wanted is None:
            self._wanted = SimpleQueue()
            Thread(target=_work_off, args=(self._wanted,), daemon=True, name="sounds").start()
        self._wanted.put(work)


def _work_off(wanted: SimpleQueue[Callable[[], None]]) -> None:
    while True:
        work = wanted.get()
        with contextlib.suppress(pygame.error):  # the mixer may be gone: then there is nothing to be heard
            work()


def _for_mixer(samples: array[int]) -> array[int]:
    """The device may insist on two channels."""
    got = pygame.mixer.get_init()
    if got and got[2] == 2:
        return array("h", (value for value in samples for _ in range(2)))
    return samples
