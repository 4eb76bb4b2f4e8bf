"""What the tests of the pages around the table share: a context without a window, and a robot with mouse and keys."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame

from game.core.save_store import SaveStore
from game.core.session import SeatSetup, Session, Setup
from game.core.settings import Settings, save_settings
from game.core.words import Words
from game.games import rules_of
from game.ui.context import Context
from game.ui.events import LEFT, Key, Pointer, Text
from game.ui.scene import Scene
from game.ui.widget import Widget

SIZES = ((1280, 720), (1366, 768), (1920, 1080), (2560, 1440), (3840, 2160))
SCALES = (0.8, 1.0, 1.5, 2.0)


class Tables:
    """Stands in for whoever opens tables and remembers what was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []

    def __getattr__(self, name: str) -> Any:
        return lambda context, *what: self.asked.append((name, *what))


def make_context(
    size: tuple[int, int] = (1280, 720),
    folder: Path | None = None,
    *,
    settings_file: Path | None = None,
    **chosen: Any,
) -> Context:
    pygame.font.init()
    values = {"language": "en", "motion": "none", "first_start_done": True, **chosen}
    settings = Settings(**values)
    save = None if settings_file is None else (lambda changed: save_settings(changed, settings_file))
    context = Context(Words(settings.language), settings, size, words_for=Words, save=save)
    context.services = SimpleNamespace(tables=Tables())
    if folder is not None:
        context.services.saves = SaveStore(folder, rules_of)
    return context


def settle(context: Context) -> None:
    """Let the page do all its work and all motion end."""
    for _ in range(400):
        if not context.stack.update(50):
            return
    raise AssertionError("the page never comes to rest")


def frame(context: Context) -> bytes:
    surface = pygame.Surface(context.grid.size, depth=32)
    context.stack.expose()
    context.stack.draw(surface)
    return pygame.image.tobytes(surface, "RGB")


def top(context: Context) -> Scene:
    scene = context.stack.top
    assert scene is not None
    return scene


def find(context: Context, name: str) -> Any:
    return top(context).root.find(name)


def has(context: Context, name: str) -> bool:
    return any(widget.name == name and widget.shown for widget in top(context).root.walk())


def click(context: Context, target: str | Widget) -> None:
    """Press and release in the middle of a widget."""
    widget = find(context, target) if isinstance(target, str) else target
    at = widget.rect.center
    context.stack.handle(Pointer("move", at))
    context.stack.handle(Pointer("down", at, LEFT))
    context.stack.handle(Pointer("up", at, LEFT))


def drag(context: Context, name: str, to: tuple[int, int]) -> None:
    start = find(context, name).rect.center
    context.stack.handle(Pointer("down", start, LEFT))
    for share in (0.3, 0.7, 1.0):
        at = tuple(round(a + (b - a) * share) for a, b in zip(start, to, strict=True))
        context.stack.handle(Pointer("drag", at, LEFT))
    context.stack.handle(Pointer("drop", to, LEFT))


def press(context: Context, *chords: str) -> None:
    for chord in chords:
        *held, name = chord.split("+")
        context.stack.handle(Key(name, ctrl="ctrl" in held, shift="shift" in held, alt="alt" in held))


def type_text(context: Context, text: str) -> None:
    for letter in text:
        context.stack.handle(Text(letter))


def play(names: tuple[str, ...], moves: int, seed: int = 5) -> Session:
    """A match with its first so many actions chosen without thought."""
    rules = rules_of("rebirth")
    seats = tuple(SeatSetup(name, sign, "" if sign == 0 else "easy") for sign, name in enumerate(names))
    session = Session(rules, Setup("rebirth", seats, seed, {"start": 0}))
    while moves > 0 and not session.is_over():
        seat = session.waiting()[0]
        session.submit(seat, session.options(seat)[0])
        moves -= 1
    return session


def fill_folder(folder: Path) -> SaveStore:
    """A running match, a finished one, and one that is damaged."""
    store = SaveStore(folder, rules_of)
    store.save(play(("Anna", "Jonas"), 999), "rebirth-done")
    store.save(play(("Anna", "Jonas", "Morag", "Bartholomäus"), 30), "rebirth-running")
    whole = (folder / "rebirth-done.save.json").read_text(encoding="utf-8")
    (folder / "rebirth-torn.save.json").write_text(whole[: len(whole) // 2], encoding="utf-8")
    return store
