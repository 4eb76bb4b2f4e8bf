"""One thing a person does with mouse, keyboard or window, as a line of text and as what the system would report."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pygame
from pygame.event import Event

from game.core.errors import BadInput

ROUND_MS = 16.0
_LONG_STEP_MS = 50.0
_TOGETHER = " &"
_MODS = {"ctrl": pygame.KMOD_LCTRL, "shift": pygame.KMOD_LSHIFT, "alt": pygame.KMOD_LALT}
_ARGUMENTS = {
    "move": 2,
    "down": 3,
    "up": 3,
    "wheel": 4,
    "finger": 3,
    "slide": 3,
    "lift": 3,
    "key": 1,
    "hold": 1,
    "text": 1,
    "resize": 2,
    "lost": 0,
    "gained": 0,
    "left": 0,
    "expose": 0,
    "close": 0,
    "wait": 1,
    "jump": 1,
    "full": 0,
    "room": 0,
}
"""Word -> how many values follow. `full` and `room` are what the disk does."""


@dataclass(frozen=True)
class Deed:
    """`together`: the next deed arrives in the same round of the loop, before anything is drawn."""

    word: str
    values: tuple[Any, ...] = ()
    together: bool = False

    def __str__(self) -> str:
        if self.word in ("text", "jump"):
            told = f"{self.word} {json.dumps(self.values[0])}"
        else:
            told = " ".join(map(str, (self.word, *self.values)))
        return told + (_TOGETHER if self.together else "")


def deed(word: str, *values: Any, together: bool = False) -> Deed:
    return Deed(word, values, together)


def read_deed(line: str) -> Deed:
    """The deed that prints as this line."""
    together = line.endswith(_TOGETHER)
    word, _, rest = line.removesuffix(_TOGETHER).strip().partition(" ")
    try:
        values = _values(word, rest)
    except ValueError as error:
        raise BadInput(f"'{line}' is no deed: {error}.") from error
    if len(values) != _ARGUMENTS.get(word, -1):
        raise BadInput(f"'{line}' is no deed. Known are: {', '.join(_ARGUMENTS)}.")
    return Deed(word, values, together)


def _values(word: str, rest: str) -> tuple[Any, ...]:
    if word in ("text", "jump"):
        return (json.loads(rest),)
    if word in ("key", "hold"):
        return (rest,)
    return tuple(map(int, rest.split()))


def rounds(done: Deed) -> list[float]:
    """How much time passes with it, round by round."""
    if done.together:
        return []
    if done.word != "wait":
        return [ROUND_MS]
    whole, rest = divmod(done.values[0], round(_LONG_STEP_MS))
    return [_LONG_STEP_MS] * whole + ([float(rest)] if rest else [])


class Device:
    """Mouse, keyboard and window as the system reports them; remembers which buttons are held and where it points."""

    def __init__(self) -> None:
        self.pos = (0, 0)
        self.held: set[int] = set()

    def report(self, done: Deed) -> list[Event]:
        """The events of this deed, in the system's order."""
        values = done.values
        match done.word:
            case "move":
                return [self._moved((values[0], values[1]))]
            case "down" | "up":
                return self._button(done.word == "down", values[0], (values[1], values[2]))
            case "wheel":
                moved = self._moved((values[2], values[3]))
                pygame.mouse.set_pos(self.pos)  # a turn of the wheel does not say where the pointer is
                return [moved, Event(pygame.MOUSEWHEEL, x=values[0], y=values[1])]
            case "finger" | "slide" | "lift":
                return [_finger(done.word, *values)]
            case "key" | "hold":
                return _keys(values[0], let_go=done.word == "key")
            case "text":
                return [Event(pygame.TEXTINPUT, text=piece) for piece in _pieces(values[0])]
            case "resize":
                if pygame.display.get_surface() is not None:
                    pygame.display.set_mode(values, pygame.RESIZABLE)
                return [Event(pygame.VIDEORESIZE, w=values[0], h=values[1])]
        kind = _WINDOW.get(done.word)
        return [] if kind is None else [Event(kind)]

    def _moved(self, pos: tuple[int, int]) -> Event:
        rel = pos[0] - self.pos[0], pos[1] - self.pos[1]
        self.pos = pos
        buttons = tuple(int(number in self.held) for number in (1, 2, 3))
        return Event(pygame.MOUSEMOTION, pos=pos, rel=rel, buttons=buttons)

    def _button(self, pressed: bool, number: int, pos: tuple[int, int]) -> list[Event]:
        moved = [self._moved(pos)] if pos != self.pos else []
        (self.held.add if pressed else self.held.discard)(number)
        return [*moved, Event(pygame.MOUSEBUTTONDOWN if pressed else pygame.MOUSEBUTTONUP, button=number, pos=pos)]


_WINDOW = {
    "lost": pygame.WINDOWFOCUSLOST,
    "gained": pygame.WINDOWFOCUSGAINED,
    "left": pygame.WINDOWLEAVE,
    "expose": pygame.WINDOWEXPOSED,
    "close": pygame.QUIT,
}


_FINGERS = {"finger": pygame.FINGERDOWN, "slide": pygame.FINGERMOTION, "lift": pygame.FINGERUP}


def _finger(word: str, number: int, x: int, y: int) -> Event:
    """Of the glass one hears where a finger is as a share of it."""
    glass = pygame.display.get_surface()
    width, height = glass.get_size() if glass is not None else (1280, 720)
    return Event(_FINGERS[word], finger_id=number, x=x / width, y=y / height, dx=0.0, dy=0.0)


def _keys(chord: str, *, let_go: bool) -> list[Event]:
    *held, name = chord.split("+") if chord != "+" else ["+"]
    mods = 0
    for word in held:
        mods |= _MODS[word]
    code = pygame.key.key_code(name)
    pressed = Event(pygame.KEYDOWN, key=code, mod=mods, unicode="", scancode=0)
    if not let_go:
        return [pressed]
    typed = [Event(pygame.TEXTINPUT, text=name)] if len(name) == 1 and not held else []
    return [pressed, *typed, Event(pygame.KEYUP, key=code, mod=mods, unicode="", scancode=0)]


def _pieces(text: str) -> list[str]:
    """Input methods and pasting hand over several letters at once; the system cuts them after 31 bytes."""
    return [text[at : at + 7] for at in range(0, len(text), 7)]
