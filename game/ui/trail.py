"""The last things that happened at the window, in words, for the report of a mistake. Never what somebody typed."""

from __future__ import annotations

from collections import deque

from game.ui.events import Event, Key, KeyUp, Pointer, Resize, Text, Wake

LONGEST = 50
_WRITES = ("space",)


class Trail:
    """`moment` is what is being done now: start, click, key, event, time, draw, end."""

    def __init__(self) -> None:
        self.moment = "start"
        self.last: Event | None = None
        self._told: deque[str] = deque(maxlen=LONGEST)
        self._moving = False

    def note(self, event: Event, where: str, *, typing: bool) -> None:
        """`where` is the scene in front; `typing`: a field has the keyboard, so letters are what somebody writes."""
        self.last = event
        self.moment = _moment(event)
        if isinstance(event, KeyUp):
            return
        moves = isinstance(event, Pointer) and event.kind in ("move", "drag")
        if moves and self._moving:  # of a path only its end says something
            self._told.pop()
        self._moving = moves
        self._told.append(f"{where}: {in_words(event, typing=typing)}")

    def told(self) -> tuple[str, ...]:
        return tuple(self._told)


def _moment(event: Event) -> str:
    if isinstance(event, (Key, KeyUp, Text)):
        return "key"
    if isinstance(event, Pointer):
        return "move" if event.kind in ("move", "drag") else "click"
    return "event"


def in_words(event: Event, *, typing: bool = False) -> str:
    if isinstance(event, Pointer):
        held = "".join(f" {name}" for name, on in (("ctrl", event.ctrl), ("shift", event.shift)) if on)
        wheel = f" by {event.wheel[0]:g},{event.wheel[1]:g}" if event.kind == "wheel" else ""
        button = f" button {event.button}" if event.button else ""
        return f"pointer {event.kind}{button} at {event.pos[0]},{event.pos[1]}{wheel}{held}"
    if isinstance(event, Key):
        writes = (len(event.name) == 1 or event.name in _WRITES) and not (event.ctrl or event.alt)
        return "key, something typed" if typing and writes else f"key {event.chord}{' held' if event.repeat else ''}"
    if isinstance(event, Text):
        return "text"
    if isinstance(event, Resize):
        return f"window {event.size[0]}x{event.size[1]}"
    if isinstance(event, Wake):
        return f"wake {event.topic}"
    return type(event).__name__
