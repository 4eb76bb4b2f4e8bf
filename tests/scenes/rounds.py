"""The running application without a window: the very rounds of its loop, fed with device events as SDL sends them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pygame

from game.app import play_round
from game.core.save_store import SaveStore
from game.core.settings import Settings, save_settings
from game.core.words import Words
from game.games import rules_of
from game.scenes import application
from game.scenes.mishap import Guard
from game.ui.context import Context
from game.ui.scene import Scene
from game.ui.widget import Widget
from tests.scenes.table_helpers import QuickAsker

FRAME_MS = 16.0


class Running:
    """`guard.round` is what the real loop calls. Bots answer at once; everything is written below `folder`."""

    def __init__(
        self,
        first: Callable[[Context], Scene],
        folder: Path,
        *,
        size: tuple[int, int] = (1280, 720),
        save: Callable[[Settings], object] | None = None,
        **chosen: Any,
    ) -> None:
        pygame.display.init()
        pygame.font.init()
        usual = {"language": "en", "motion": "fast", "bot_pace": "none", "first_start_done": True}
        settings = Settings(**{**usual, **chosen})
        keep = save or (lambda changed: save_settings(changed, folder / "settings.json"))
        self.context = Context(Words(settings.language), settings, size, save=keep, words_for=Words)
        application.prepare(self.context)
        self.context.services.saves = SaveStore(folder / "saves", rules_of)
        self.context.services.thinker = QuickAsker()
        self.folder = folder
        self.screen = pygame.Surface(size, depth=32)
        self.guard = Guard(self.context, play_round, folder=folder / "crashes")
        self.guard.open_first(first)

    # -- what is there ------------------------------------------------------------------------------------------

    @property
    def top(self) -> Any:
        scene = self.context.stack.top
        assert scene is not None, "no scene is left"
        return scene

    def scene(self, kind: type[Scene]) -> Any:
        """The topmost scene of this kind."""
        return next(scene for scene in reversed(self.context.stack.scenes) if isinstance(scene, kind))

    def has(self, kind: type[Scene]) -> bool:
        return any(isinstance(scene, kind) for scene in self.context.stack.scenes)

    def reports(self) -> list[Path]:
        return sorted((self.folder / "crashes").glob("*.txt"))

    # -- rounds -------------------------------------------------------------------------------------------------

    def round(self, *raws: pygame.event.Event, ms: float = FRAME_MS) -> bool:
        return self.guard.round(raws, ms, self.screen)

    def rest(self, most: int = 600) -> None:
        """Rounds without events until nothing moves."""
        for _ in range(most):
            if not self.round(ms=50.0) or self.context.quitting:
                return

    def pass_time(self, ms: float) -> None:
        for _ in range(round(ms / 50.0)):
            self.round(ms=50.0)

    # -- devices ------------------------------------------------------------------------------------------------

    def move(self, pos: tuple[int, int]) -> None:
        self.round(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(1, 1), buttons=(0, 0, 0)))

    def click(self, target: str | Widget | tuple[int, int], button: int = 1) -> None:
        """Point at it, press, let go: three rounds, as a hand needs."""
        if isinstance(target, str):
            target = self.top.root.find(target)
        pos = target.rect.center if isinstance(target, Widget) else target
        self.move(pos)
        self.round(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=button))
        self.round(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=button))

    def press(self, *chords: str) -> None:
        for chord in chords:
            self.round(*self.key_events(chord))

    def type(self, text: str) -> None:
        for letter in text:
            down, up = self.key_events(letter)
            self.round(down, pygame.event.Event(pygame.TEXTINPUT, text=letter), up)

    @staticmethod
    def key_events(chord: str) -> tuple[pygame.event.Event, pygame.event.Event]:
        *held, name = chord.split("+")
        code = pygame.key.key_code(name)
        mod = sum({"ctrl": pygame.KMOD_CTRL, "shift": pygame.KMOD_SHIFT, "alt": pygame.KMOD_ALT}[one] for one in held)
        return (
            pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode=""),
            pygame.event.Event(pygame.KEYUP, key=code, mod=mod),
        )
