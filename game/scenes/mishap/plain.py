"""The last page there is: a few sentences in the system's own type, for when even the house cannot be drawn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.scenes.mishap.page import Told
from game.ui.context import Context
from game.ui.events import Event, Key, Pointer
from game.ui.grid import Grid
from game.ui.scene import Scene
from game.ui.widget import Widget

_GROUND, _INK, _FIELD = (38, 30, 24), (240, 228, 206), (92, 66, 44)
_KEYS = ("title", "plain.text", "plain.report", "no_report", "plain.again", "leave")
_WITHOUT_TEXTS = {
    "title": "Something went wrong",
    "plain.text": "Hearthside made a mistake. Your matches are saved.",
    "plain.report": "A report lies here:",
    "no_report": "No report could be written.",
    "plain.again": "Try again (Enter)",
    "leave": "Quit Hearthside",
}
"""For the case that the texts themselves cannot be read."""


@dataclass(frozen=True)
class Sentences:
    """Read while everything was still well."""

    by_key: dict[str, str]

    @classmethod
    def of(cls, context: Context) -> Sentences:
        try:
            return cls({key: context.words(f"mishap.{key}") for key in _KEYS})
        except Exception:
            return cls(_WITHOUT_TEXTS)


class PlainScene(Scene):
    """Enter or a click on the first field tries home once more, Escape or the second field leaves."""

    ground = "none"

    def __init__(self, context: Context, sentences: Sentences, told: Told, try_again: Callable[[], None]) -> None:
        super().__init__(context)
        self.sentences = sentences
        self.told = told
        self.try_again = try_again

    def build(self) -> None:
        self.page = self.root.add(PlainPage(self))

    def on_event(self, event: Event) -> bool:
        if isinstance(event, Key) and event.name == "return":
            self.try_again()
            return True
        if isinstance(event, Key) and event.name == "escape":
            self.context.quit()
            return True
        return False


class PlainPage(Widget):
    def __init__(self, scene: PlainScene) -> None:
        super().__init__((0, 0, 1280, 720), pin="wide high", name="plain")
        self.scene = scene
        self.again, self.leave = Rect(0, 0, 0, 0), Rect(0, 0, 0, 0)

    @property
    def solid(self) -> bool:
        return True

    def arrange(self, grid: Grid) -> None:
        wide, high = min(300, self.rect.w // 3), 46
        left, top = self.rect.w // 8, self.rect.h * 3 // 4
        self.again, self.leave = Rect(left, top, wide, high), Rect(left + wide + 20, top, wide, high)

    def handle(self, event: Event) -> bool:
        if isinstance(event, Pointer) and event.kind == "up":
            if self.again.collidepoint(event.pos):
                self.scene.try_again()
            elif self.leave.collidepoint(event.pos):
                self.scene.context.quit()
        return isinstance(event, Pointer)

    def draw(self, surface: Surface) -> None:
        said, file = self.scene.sentences.by_key, self.scene.told.file
        surface.fill(_GROUND, self.rect)
        large, plain = pygame.font.Font(None, 44), pygame.font.Font(None, 26)
        left, y = self.rect.w // 8, self.rect.h // 5
        surface.blit(large.render(said["title"], True, _INK), (left, y))
        y += 70
        report = [said["plain.report"], file] if file else [said["no_report"]]
        for text in (said["plain.text"], *report):
            picture = plain.render(text, True, _INK, None, self.rect.w * 3 // 4)
            surface.blit(picture, (left, y))
            y += picture.get_height() + 14
        for field, key in ((self.again, "plain.again"), (self.leave, "leave")):
            surface.fill(_FIELD, field)
            word = plain.render(said[key], True, _INK)
            surface.blit(word, word.get_rect(center=field.center))
