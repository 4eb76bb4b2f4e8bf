"""The running application with a pair of hands and a pair of eyes: real events, its own loop, no window."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from game import app
from game.bots.worker import Request
from game.core.contract import Say
from game.core.speaker import Speaker
from game.monkey.beginning import Beginning
from game.monkey.deeds import deed
from game.monkey.stage import QuickThinker, Stage
from game.scenes.table import held
from game.scenes.table.scene import TableScene
from game.table.director import Stage as Asked
from game.ui.scene import Scene
from game.ui.widget import Widget
from tests.reader.pairwise import Looks
from tests.reader.texts import Page, ReadSurface, Recorder

_PATIENCE = 900
"""Rounds of 50 ms until somebody must be asked, or the match be over."""
NOWHERE = (3, 3)
Point = tuple[int, int]


class QuietThinker(QuickThinker):
    """Answers with the next look, and never fails: a failing bot is the monkey's business."""

    def ask(self, request: Request) -> None:
        super().ask(request)
        self._polls = 1


class _NeverFails(random.Random):
    def random(self) -> float:
        return 0.5


class Running(Stage):
    """The stage of the monkey; a picture is only painted when somebody reads it."""

    def __init__(self, looks: Looks, jump: dict[str, Any], game: str, recorder: Recorder, **settings: Any) -> None:
        chosen = {
            "language": looks.language,
            "text_scale": looks.text_scale,
            "colour_scheme": looks.colour_scheme,
            "motion": "none",
            "bot_pace": "fast",
            "volume": 0.0,
            "curtain": False,
            **settings,
        }
        super().__init__(Beginning(looks.size, chosen, "used", 1, jump), (game,))
        self.looks = looks
        self.recorder = recorder
        self.watch: Callable[[], None] = lambda: None
        """Called while others play, whenever something may be seen of it."""
        self.names: dict[str, str] = {}
        """What was called by name -> the component."""

    def __enter__(self) -> Running:
        super().__enter__()
        self._open.enter_context(_listening(self.names))
        self.context.services.thinker = QuietThinker(_NeverFails(1))
        self.recorder.printed = lambda: self.context.look.print_fonts
        self.surface = ReadSurface(self.looks.size, self.recorder)
        self.begin()
        self.wait(200)
        return self

    def _round(self, ms: float) -> None:
        from collections import deque

        import pygame

        self._now += ms / 1000
        app.play_round(self.context, self.reader, deque(pygame.event.get()), ms, None, self.trail)

    # -- eyes ---------------------------------------------------------------------------------------------------

    @property
    def top(self) -> Scene:
        scene = self.context.stack.top
        assert scene is not None
        return scene

    @property
    def table(self) -> TableScene:
        assert isinstance(self.top, TableScene)
        return self.top

    def read(self) -> Page:
        """Everything that is on the screen now."""
        self.recorder.page = Page()
        for part in getattr(self.top, "parts", {}).values():
            part.settle()
        self.context.stack.expose()
        self.context.stack.draw(self.surface)
        return self.recorder.page

    # -- hands --------------------------------------------------------------------------------------------------

    def wait(self, ms: int = 50) -> None:
        self.do(deed("wait", ms))

    def point(self, pos: Point) -> None:
        self.do(deed("move", *pos))

    def click(self, pos: Point) -> None:
        self.point(pos)
        self.do(deed("down", 1, *pos))
        self.do(deed("up", 1, *pos))

    def right_click(self, pos: Point) -> None:
        self.point(pos)
        self.do(deed("down", 3, *pos))
        self.do(deed("up", 3, *pos))

    def key(self, chord: str) -> None:
        self.do(deed("key", chord))

    def press(self, widget: Widget) -> None:
        self.click(widget.rect.center)

    # -- time ---------------------------------------------------------------------------------------------------

    @property
    def dialog(self) -> Widget | None:
        return next((w for w in reversed(self.top.root.children) if w.modal and w.visible), None)

    def until_asked(self) -> bool:
        """Bots move, seats are handed over, what is told is read; False once the match is over."""
        for _ in range(_PATIENCE):
            scene = self.top
            if not isinstance(scene, TableScene):
                if not self._go_on(scene):
                    return False
            elif self._is_asked(scene):
                return True
            elif scene.director.stage is Asked.OVER and scene.model.is_live and not scene.model.is_told:
                return False
            elif scene.model.is_told or held.stays(scene) or scene.director.stage is Asked.HAND_OVER:
                self.press(scene.furniture.primary)
            self.wait()
            self.watch()
        raise AssertionError(f"nobody is asked any more on {type(self.top).__name__}")

    def _is_asked(self, scene: TableScene) -> bool:
        """Somebody may act, or reads a card of a lesson that leads on by Next."""
        waits = scene.director.stage is not Asked.BOT or getattr(scene, "nobody_plays_on", False)
        reads = getattr(scene, "next_leads", False) and waits
        told = scene.model.is_told or held.stays(scene)
        still = scene.model.is_live and not scene.motion.busy and not told
        return still and (
            scene.director.stage is Asked.PLAY or (reads and scene.director.stage is not Asked.HAND_OVER)
        )

    def _go_on(self, scene: Scene) -> bool:
        """Curtains are lifted and agreements given; every other page is an end."""
        names = [w for w in scene.root.walk() if w.name == "i_am" or w.name.startswith("yes:")]
        usable = [w for w in names if w.enabled and w.shown]
        if usable:
            self.press(usable[0])
        return bool(usable)


def _listening(names: dict[str, str]) -> Any:
    from unittest import mock

    name = Speaker.name

    def told(self: Speaker, component: str, *more: Any) -> str:
        said = name(self, component, *more)
        names[said] = component
        return said

    return mock.patch.object(Speaker, "name", told)


def key_of(said: Say | None) -> str:
    return "" if said is None else said.key
