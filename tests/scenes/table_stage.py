"""A table on a screen of its own, driven like a person does: move, click, keys, time. No window."""

from __future__ import annotations

import time

import pygame
from pygame import Surface

from game.core.session import Session
from game.core.settings import Settings
from game.core.words import Words
from game.scenes.table.scene import TableScene
from game.table.director import Director, Stage
from game.ui.context import Context
from game.ui.events import LEFT, Key, Pointer
from game.ui.scene import Scene
from tests.scenes.table_helpers import QuickAsker


class Stand:
    """The application around one table: a context, a surface, and hands."""

    def __init__(
        self,
        session: Session,
        *,
        size: tuple[int, int] = (1280, 720),
        language: str = "en",
        motion: str = "none",
        text_scale: float = 1.0,
        **options: object,
    ) -> None:
        if not pygame.font.get_init():
            pygame.font.init()
        settings = Settings(
            language=language,
            motion=motion,
            volume=0.0,
            first_start_done=True,  # type: ignore[arg-type]
            text_scale=text_scale,
        )
        self.context = Context(Words(language), settings, size)
        self.asker = QuickAsker()
        self.director = Director(session, self.asker, **options)  # type: ignore[arg-type]
        self.scene = TableScene(self.context, self.director)
        self.context.stack.push(self.scene)
        self.surface = Surface(size, depth=32)
        self.settle(self.scene)

    @property
    def top(self) -> Scene:
        scene = self.context.stack.top
        assert scene is not None
        return scene

    def settle(self, scene: Scene) -> None:
        for part in getattr(scene, "parts", {}).values():
            part.settle()

    def wait(self, ms: float = 50) -> None:
        for _ in range(max(1, round(ms / 50))):
            self.context.stack.update(50)

    def frame(self) -> bytes:
        """Everything that is on the screen now, drawn anew."""
        self.context.stack.expose()
        self.context.stack.draw(self.surface)
        return pygame.image.tobytes(self.surface, "RGB")

    def until_sharp(self) -> None:
        """Tiles that are seen in a new size are painted one in each frame, as soon as the machine has time for it."""
        for _ in range(600):
            self.frame()
            if not any(getattr(widget, "is_rough", False) for widget in self.top.root.walk()):
                return
            self.wait()
            time.sleep(0.005)
        raise AssertionError("some tile stays rough")

    # hands

    def point(self, pos: tuple[int, int]) -> None:
        self.context.stack.handle(Pointer("move", pos))

    def click(self, pos: tuple[int, int], button: int = LEFT) -> None:
        self.point(pos)
        self.context.stack.handle(Pointer("down", pos, button))
        self.context.stack.handle(Pointer("up", pos, button))

    def key(self, chord: str) -> None:
        *held, name = chord.split("+") if chord != "+" else ["+"]
        self.context.stack.handle(Key(name, ctrl="ctrl" in held, shift="shift" in held))

    def click_component(self, component: str) -> None:
        """A click where the component lies, as the table itself says."""
        place = self.scene.anchor(component)
        if place is None:
            primary = component in self.scene.model.screen.primary.components
            widget = self.scene.root.find("primary" if primary else component)
            place = widget.rect.center
        self.click(place)

    def press(self, name: str) -> None:
        self.click(self.top.root.find(name).rect.center)

    def choose_or_explain(self, component: str) -> None:
        """What a click on it shows when it cannot be chosen; nothing is done if it can."""
        if component not in self.director.lit():
            self.scene.hands.choose(component)

    # a whole turn

    def play_turn(self) -> None:
        board = self.scene.parts["board"]
        spaces = [component for component in self.director.lit() if board.anchor(component) is not None]
        self.click_component(spaces[len(self.director.session) % len(spaces)])
        self.press("primary")

    def until_asked(self) -> bool:
        """Let bots move, hand over, lift curtains; False when the match is over."""
        for _ in range(400):
            if self.director.stage is Stage.OVER:
                return False
            if self.director.stage is Stage.PLAY and self.top is self.scene and self.scene.model.is_live:
                return True
            if self.director.stage is Stage.HAND_OVER:
                self.press("primary")
            elif self.director.stage is Stage.CURTAIN:
                self.press("i_am")
            self.wait()
        raise AssertionError("nobody is asked any more")


def same(*stands: Stand) -> bool:
    """Whether these screens look the same, pixel by pixel, once everything on them is painted."""
    frames = set()
    for stand in stands:
        stand.settle(stand.scene)
        stand.settle(stand.top)
        stand.until_sharp()
        frames.add(stand.frame())
    return len(frames) == 1
