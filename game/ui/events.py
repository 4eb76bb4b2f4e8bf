"""What devices say, in our own values: the rest of the application never sees a pygame event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pygame

LEFT, MIDDLE, RIGHT = 1, 2, 3

WAKE = pygame.event.custom_type()
"""Posted by background workers (pygame.event.post is safe from any thread); arrives as Wake."""


@dataclass(frozen=True)
class Pointer:
    """kind is move, down, up, click (down and up on the same widget), wheel, drag, drop or long (a finger rests)."""

    kind: str
    pos: tuple[int, int]
    button: int = 0
    clicks: int = 1
    wheel: tuple[float, float] = (0, 0)
    moved: tuple[int, int] = (0, 0)
    shift: bool = False
    ctrl: bool = False


@dataclass(frozen=True)
class Key:
    """A key went down. name is pygame's ("return", "left", "a"); a held key repeats."""

    name: str
    ctrl: bool = False
    shift: bool = False
    alt: bool = False
    repeat: bool = False

    @property
    def chord(self) -> str:
        """ "ctrl+z", "shift+tab", "f11": how shortcuts are written."""
        parts = [word for word, held in (("ctrl", self.ctrl), ("alt", self.alt), ("shift", self.shift)) if held]
        return "+".join([*parts, self.name])


@dataclass(frozen=True)
class KeyUp:
    name: str


@dataclass(frozen=True)
class Text:
    """Typed text; letters with accents arrive only here."""

    text: str


@dataclass(frozen=True)
class Resize:
    size: tuple[int, int]


@dataclass(frozen=True)
class FocusLost:
    """Another window is in front: hide what is secret."""


@dataclass(frozen=True)
class FocusGained:
    pass


@dataclass(frozen=True)
class Exposed:
    """The system lost our picture; draw all of it."""


@dataclass(frozen=True)
class PointerLeft:
    """The pointer left the window: nothing is pointed at."""


@dataclass(frozen=True)
class Wake:
    """A background worker has something to say."""

    topic: str = ""
    content: Any = None


@dataclass(frozen=True)
class Quit:
    pass


Event = Pointer | Key | KeyUp | Text | Resize | FocusLost | FocusGained | Exposed | PointerLeft | Wake | Quit


def wake(topic: str = "", content: Any = None) -> None:
    """Call from a worker: the loop wakes and the scene gets Wake(topic, content)."""
    pygame.event.post(pygame.event.Event(WAKE, topic=topic, content=content))
