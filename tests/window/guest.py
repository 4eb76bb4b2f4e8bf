"""A guest at the real window: looks for words and places as a person does, moves a real mouse, presses real keys.

Where a thing stands is looked up in a twin: the same scene, built in this process from the same folder and never
drawn. What came of it is read from the folder alone: the saved match and the settings.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame
from pygame import Rect

from game.core.save_store import SaveStore
from game.core.session import Session
from game.core.settings import Settings, load_settings
from game.core.words import Words
from game.games import rules_of
from game.scenes import application
from game.scenes.lesson_task import lesson_table
from game.scenes.table.scene import TableScene
from game.table.director import Director
from game.ui.context import Context
from game.ui.events import LEFT, Key, Pointer
from game.ui.scene import Scene
from game.ui.widget import Widget
from game.ui.widgets import Segmented
from tests.scenes.table_helpers import QuickAsker
from tests.window.real_window import RealWindow

PATIENCE = 60.0
"""Seconds until we give up; nothing takes nearly as long on a machine that has not stopped."""


class Twin:
    """One scene of the application beside the real one. `home` is the folder both read."""

    def __init__(self, make: Callable[[Context], Scene], size: tuple[int, int]) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        settings = load_settings()[0]
        self.context = Context(Words(settings.language), settings, size, words_for=Words)
        application.prepare(self.context)
        self.context.services.thinker = QuickAsker()
        self.context.stack.push(make(self.context))
        self.rest()

    @property
    def scene(self) -> Any:
        return self.context.stack.top

    def rest(self) -> None:
        """Until everything that a page does bit by bit is done."""
        for part in getattr(self.scene, "parts", {}).values():
            part.settle()
        for _ in range(400):
            if not self.context.stack.update(50):
                return

    def find(self, name: str) -> Rect:
        widget: Widget = self.scene.root.find(name)
        return widget.rect

    def written(self, key: str, **values: object) -> Rect:
        """Where a button says this."""
        words = self.context.words(key, **values)
        found = [w for w in self.scene.root.walk() if getattr(w, "text", "") == words and w.shown and w.focusable]
        assert found, f"'{words}' is not on this page"
        return found[0].rect

    def choice(self, option: str, row: int = 0) -> Rect:
        """One part of the `row`-th of the rows that offer this choice."""
        rows = [w for w in self.scene.root.walk() if isinstance(w, Segmented) and option in dict(w.options)]
        return rows[row].parts[[key for key, _ in rows[row].options].index(option)]

    def anchor(self, component: str) -> tuple[int, int]:
        place = self.scene.anchor(component)
        assert place is not None, f"{component} lies nowhere"
        return place  # type: ignore[no-any-return]

    def key(self, chord: str) -> None:
        *held, name = chord.split("+")
        self.context.stack.handle(Key(name, ctrl="ctrl" in held, shift="shift" in held))
        self.rest()

    def click(self, pos: tuple[int, int]) -> None:
        for kind in ("move", "down", "up"):
            self.context.stack.handle(Pointer(kind, pos, LEFT))
        self.rest()


class Guest:
    def __init__(self, window: RealWindow) -> None:
        self.window = window
        self.store = SaveStore(window.home / "saves", rules_of)

    # looking

    def twin(self, make: Callable[[Context], Scene]) -> Twin:
        return Twin(make, self.window.screen.size)

    def table(self) -> Twin:
        """The table as it stands after the saved match's last action."""
        return self.twin(lambda context: TableScene(context, Director(self.match(), QuickAsker(), curtain=False)))

    def lesson(self, game: str, chapter: str) -> Twin:
        def make(context: Context) -> TableScene:
            return lesson_table(context, game, chapter)

        return self.twin(make)

    def settings(self) -> Settings:
        return load_settings(self.window.home / "config" / "settings.json")[0]

    def match(self) -> Session:
        return self.store.load(self.store.list()[0].id).session

    def has_match(self) -> bool:
        return bool(self.store.list())

    def log(self) -> list[str]:
        return [line.text() for line in self.match().lines]

    # acting

    def click(self, place: Rect | tuple[int, int]) -> None:
        self.window.click(*(place.center if isinstance(place, Rect) else place))

    def click_until_it_changes(self, place: Rect | tuple[int, int]) -> None:
        """A click that leads somewhere else; back once that stands still."""
        before = self.window.settled()
        self.click(place)
        self.window.wait_for_change(before)

    def until(self, predicate: Callable[[], bool], what: str) -> None:
        self.window.wait_until(predicate, what, PATIENCE)

    def until_asked(self, seat: int = 0) -> None:
        """Until the bots have moved and the match waits for this person."""
        self.until(lambda: self.has_match() and self.match().waiting() == (seat,), "the person's turn")

    def point_until_it_answers(self, place: tuple[int, int]) -> None:
        """Points at a place of the board until the card about it appears, which is when the board is ready too."""
        x, y, w, h = _card(self.window.screen.size)
        aside = (x + w // 2, y + h // 2)
        before = b""

        def answered() -> bool:
            nonlocal before
            self.window.move(*aside)
            before = self.part(x, y, w, h)
            self.window.move(*place)
            return self._changes(lambda: self.part(x, y, w, h), before)

        self.until(answered, f"the card about {place}")

    def _changes(self, look: Callable[[], bytes], before: bytes) -> bool:
        return any(look() != before for _ in range(6))

    def part(self, x: int, y: int, w: int, h: int) -> bytes:
        """The pixels of a part of the screen."""
        wide = self.window.screen.size[0] * 3
        picture = self.window.picture()
        return b"".join(picture[row * wide + 3 * x : row * wide + 3 * (x + w)] for row in range(y, y + h))


def _card(size: tuple[int, int]) -> tuple[int, int, int, int]:
    """Where the card of Rebirth's table appears, in pixels."""
    u = min(size[0] / 1280, size[1] / 720)
    return round(30 * u), round(360 * u), round(250 * u), round(100 * u)


def own_lines(log: list[str], seat: int = 0) -> list[str]:
    """What one seat has said, without its name."""
    return [line.split(" ", 1)[1] for line in log if line.startswith(f"{seat} ")]
