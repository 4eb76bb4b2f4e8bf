"""The window: the only place that opens it, reads its events and brings pictures to it. Sleeps when nothing moves."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import pygame

from game.core.errors import HearthsideError
from game.core.speaker import Texts
from game.scenes.mishap.guard import Guard
from game.ui import display, touch
from game.ui.context import Context
from game.ui.events import Event, Exposed, FocusLost, Key, Quit, Resize
from game.ui.grid import MINIMUM_SIZE
from game.ui.reader import Reader
from game.ui.trail import Trail
from game.ui.widgets import TextField

if TYPE_CHECKING:
    from game.ui.scene import Scene

FRAMES_PER_SECOND = 60
_AT_REST_PER_SECOND = 20
"""Looking for events is nearly all that rest costs; pygame has no wait that sleeps longer than a millisecond."""
_IDLE_AFTER_MS = 1500
_LONGEST_STEP_MS = 50.0

SceneFactory = Callable[[Context], "Scene"]


class NoWindow(HearthsideError):
    """There is no display to show a window on; the message says what to do."""


def run_app(
    first_scene: SceneFactory,
    words: Texts,
    settings: Any,
    *,
    title: str = "Hearthside",
    size: tuple[int, int] | None = None,
    save: Callable[[Any], Any] | None = None,
    words_for: Callable[[str], Texts] | None = None,
    prepare: Callable[[Context], None] | None = None,
    before_quit: Callable[[Context], None] | None = None,
) -> int:
    """Open the window and run until the player leaves. `prepare` may fill context.services."""
    _check_pygame()
    screen = display.open_window(title, size, bool(getattr(settings, "fullscreen", False)))
    if not display.is_visible():
        pygame.display.quit()
        raise NoWindow(
            "No display found: start Hearthside on a desktop, or use 'run.py play' or 'run.py shot' instead."
        )
    context = Context(words, settings, screen.get_size(), save=save, words_for=words_for)
    context.set_fullscreen = display.set_fullscreen
    context.sounds.is_lively = context.in_window = True
    guard = Guard(context, play_round)
    try:
        if prepare is not None:
            guard.attempt("start", partial(prepare, context))
        guard.open_first(first_scene)
        run_loop(context, guard)
    finally:
        if before_quit is not None:
            guard.finish(partial(before_quit, context))
        pygame.quit()
    return 1 if guard.failed else 0


def _check_pygame() -> None:
    if not getattr(pygame, "IS_CE", False):
        sys.exit(
            "Hearthside needs pygame-ce, but the older pygame is installed in this Python.\n"
            "Run 'python3 run.py': it makes an environment of its own; or uninstall pygame and install pygame-ce."
        )


def run_loop(context: Context, guard: Guard) -> None:
    """Read, update, draw what changed; slower polling after a while without any change."""
    clock, quiet_ms = pygame.time.Clock(), 0.0
    pygame.key.set_repeat(350, 45)
    while not context.quitting and context.stack.scenes:
        step = float(clock.tick(FRAMES_PER_SECOND if quiet_ms < _IDLE_AFTER_MS else _AT_REST_PER_SECOND))
        busy = guard.round(pygame.event.get(), step, pygame.display.get_surface())
        quiet_ms = 0.0 if busy else quiet_ms + step


def play_round(
    context: Context,
    reader: Reader,
    raws: deque[pygame.event.Event],
    step_ms: float,
    screen: pygame.Surface | None,
    trail: Trail,
) -> bool:
    """One round, unguarded: devices' events, which are taken from `raws` one by one, then time, then the picture.

    True if there were events or something still moves. Without a window any surface will do as `screen`.
    """
    busy = bool(raws)
    while raws:
        trail.moment = "event"
        for event in heard(context, reader, raws.popleft()):
            top = context.stack.top
            typing = top is not None and isinstance(top.root.focus, TextField)
            trail.note(event, type(top).__name__, typing=typing)
            dispatch(context, event)
    for event in reader.fingers.rest():
        dispatch(context, event)
    trail.moment = "time"
    moving = context.stack.update(min(step_ms, _LONGEST_STEP_MS))
    trail.moment = "draw"
    if screen is not None:
        rects = context.stack.draw(screen)
        if rects and screen is pygame.display.get_surface():
            display.show(rects)
    return busy or moving or reader.fingers.may_rest


def heard(context: Context, reader: Reader, raw: pygame.event.Event) -> list[Event]:
    """What a device says, as far as it concerns us. What a tap means is asked of what lies under the finger."""
    if raw.type in touch.KINDS:
        top = context.stack.top
        ask = partial(touch.under, top.root) if top is not None and top.root.has_look else touch.nothing
        return list(reader.fingers.read(raw, context.grid.size, ask))
    event = reader.read(raw)
    return [] if event is None else [event]


def dispatch(context: Context, event: Any) -> None:
    """One event: what concerns the window is done here, the rest goes to the scenes."""
    if isinstance(event, Quit):
        if not context.stack.handle(event):
            context.quit()
        return
    if isinstance(event, Resize):
        context.resize(display.resized(event.size))
        return
    if isinstance(event, Exposed):
        context.stack.expose()
        return
    if isinstance(event, Key) and event.chord in ("f11", "alt+return"):
        context.change(fullscreen=not display.is_fullscreen())
        return
    if isinstance(event, FocusLost):
        pygame.key.set_mods(0)
    context.stack.handle(event)


def picture(
    make_scene: SceneFactory,
    size: tuple[int, int],
    words: Texts,
    settings: Any,
    *,
    prepare: Callable[[Context], None] | None = None,
    settle_ms: float = 0.0,
) -> pygame.Surface:
    """Any scene as a picture, without a window. `settle_ms` lets time pass first, for what appears late."""
    if not pygame.font.get_init():
        pygame.font.init()
    context = Context(words, settings, (max(size[0], MINIMUM_SIZE[0]), max(size[1], MINIMUM_SIZE[1])))
    if prepare is not None:
        prepare(context)
    context.stack.push(make_scene(context))
    while settle_ms > 0:  # in steps, since boards are painted a piece per frame
        context.stack.update(min(settle_ms, _LONGEST_STEP_MS))
        settle_ms -= _LONGEST_STEP_MS
    surface = pygame.Surface(context.grid.size, depth=32)
    context.stack.draw(surface)
    return surface
