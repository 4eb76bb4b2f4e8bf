"""Turns what pygame says of devices into our own values."""

from __future__ import annotations

import time
from typing import TypedDict

import pygame

from game.ui.events import (
    LEFT,
    WAKE,
    Event,
    Exposed,
    FocusGained,
    FocusLost,
    Key,
    KeyUp,
    Pointer,
    PointerLeft,
    Quit,
    Resize,
    Text,
    Wake,
)
from game.ui.touch import Fingers

_DOUBLE_CLICK_S = 0.4
_DOUBLE_CLICK_PX = 6
_DRAG_PX = 5
_NAMES = {"enter": "return", "keypad enter": "return", "return": "return"}
_PLAIN: dict[int, Event] = {
    pygame.QUIT: Quit(),
    pygame.WINDOWFOCUSLOST: FocusLost(),
    pygame.WINDOWFOCUSGAINED: FocusGained(),
    pygame.WINDOWEXPOSED: Exposed(),
    pygame.WINDOWLEAVE: PointerLeft(),
}


class Reader:
    """Turns device events into ours; remembers buttons and the last click."""

    def __init__(self) -> None:
        self._last_click = (0.0, (-99, -99), 0)
        self._clicks = 1
        self._pressed_at: tuple[int, int] | None = None
        self._dragging = False
        self._held: set[str] = set()
        self.fingers = Fingers()

    def read(self, event: pygame.event.Event) -> Event | None:
        kind = event.type
        if kind in _PLAIN:
            return _PLAIN[kind]
        if getattr(event, "touch", False):
            return None  # the system's idea of a mouse; what fingers mean is told by touch.py
        if kind == pygame.MOUSEMOTION:
            return self._motion(event)
        if kind == pygame.MOUSEBUTTONDOWN and event.button <= 3:
            return self._down(event)
        if kind == pygame.MOUSEBUTTONUP and event.button <= 3:
            dragged, self._dragging, self._pressed_at = self._dragging, False, None
            return Pointer("drop" if dragged else "up", event.pos, event.button, self._clicks, **_mods())
        if kind == pygame.MOUSEWHEEL:
            steps = getattr(event, "precise_x", event.x), getattr(event, "precise_y", event.y)
            return Pointer("wheel", pygame.mouse.get_pos(), wheel=steps, **_mods())
        if kind == pygame.KEYDOWN:
            return self._key(event)
        if kind == pygame.KEYUP:
            name = pygame.key.name(event.key)
            self._held.discard(name)
            return KeyUp(_NAMES.get(name, name))
        if kind == pygame.TEXTINPUT:
            return Text(event.text)
        if kind == pygame.VIDEORESIZE:
            return Resize((event.w, event.h))
        if kind == WAKE:
            return Wake(event.topic, event.content)
        return None

    def _motion(self, event: pygame.event.Event) -> Pointer:
        held = event.buttons[0]
        if held and self._pressed_at and not self._dragging:
            dx, dy = event.pos[0] - self._pressed_at[0], event.pos[1] - self._pressed_at[1]
            self._dragging = max(abs(dx), abs(dy)) > _DRAG_PX
        if self._dragging and held:
            return Pointer("drag", event.pos, LEFT, moved=event.rel, **_mods())
        return Pointer("move", event.pos, moved=event.rel, **_mods())

    def _down(self, event: pygame.event.Event) -> Pointer:
        now = time.monotonic()
        then, place, button = self._last_click
        near = max(abs(place[0] - event.pos[0]), abs(place[1] - event.pos[1])) <= _DOUBLE_CLICK_PX
        again = near and button == event.button and now - then < _DOUBLE_CLICK_S
        self._clicks = self._clicks + 1 if again else 1
        self._last_click = (now, event.pos, event.button)
        self._pressed_at, self._dragging = event.pos, False
        return Pointer("down", event.pos, event.button, self._clicks, **_mods())

    def _key(self, event: pygame.event.Event) -> Key:
        name = pygame.key.name(event.key)
        repeat = name in self._held
        self._held.add(name)
        ctrl = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        shift, alt = bool(event.mod & pygame.KMOD_SHIFT), bool(event.mod & pygame.KMOD_ALT)
        return Key(_NAMES.get(name, name), ctrl, shift, alt, repeat)


class _Mods(TypedDict):
    shift: bool
    ctrl: bool


def _mods() -> _Mods:
    mods = pygame.key.get_mods()
    return {"shift": bool(mods & pygame.KMOD_SHIFT), "ctrl": bool(mods & (pygame.KMOD_CTRL | pygame.KMOD_META))}
