"""The real application with a guest who knows nothing: random hands (game/monkey) at a real window.

    python -m tests.window.restless SEED EVENTS FILE

What is done next is chosen from what is drawn, as in `run.py monkey`; but pointer, keys, size and focus go to the X
server, the loop and the guard around it are the application's own, and bots think in their process. The number of
events is written to FILE. Ends with 3 if the guard had to get over a mistake.
"""

from __future__ import annotations

import os
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame

from game import app
from game.core import places
from game.core.settings import Settings, save_settings
from game.games import CATALOGUE
from game.monkey.beginning import any_beginning, any_jump, furnish
from game.monkey.deeds import Deed
from game.monkey.hand import Hand
from game.monkey.stage import jump_to
from game.scenes import application, start
from game.scenes.mishap.guard import Guard
from tests.window.cross import press_cross
from tests.window.fingers import Fingers

_LONGEST_WAIT_MS = 200
_JUMP_EVERY = 150
"""Events; the hands would leave most pages for ever by themselves."""


class Restless(Guard):
    """The guard of the application, which does a deed before each round."""

    seed = 0
    most = 0
    done = 0
    pages: Counter[str] = Counter()
    mishaps = 0

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self._dice = random.Random(f"{self.seed}:window")
        self._deeds = self._choose()
        self._fingers: Fingers | None = None
        self._waits_until = 0.0

    def round(self, raws: Any, step_ms: float, screen: Any) -> bool:
        if type(self).done >= self.most:
            self.context.quit()
        elif time.monotonic() >= self._waits_until:
            self._do(next(self._deeds))
        super().round(raws, step_ms, screen)
        return True

    def report(self, error: BaseException | str) -> str:
        type(self).mishaps += 1
        return super().report(error)

    def _choose(self) -> Iterator[Deed]:
        while True:
            if type(self).done % _JUMP_EVERY < 3:
                yield Deed("jump", (any_jump(self._dice, CATALOGUE),))
            yield from Hand(self._dice, CATALOGUE, {"to": "home"}).next(self.context)

    def _do(self, deed: Deed) -> None:
        kind = type(self)
        kind.done += 1
        kind.pages[type(self.context.stack.top).__name__] += 1
        values = deed.values
        if deed.word == "jump":
            self.context.stack.reset(start.first_scene(self.context))
            jump_to(self.context, values[0])
            return
        if deed.word == "wait":
            self._waits_until = time.monotonic() + min(values[0], _LONGEST_WAIT_MS) / 1000
            return
        window = int(pygame.display.get_wm_info()["window"])
        fingers = self._fingers = self._fingers or Fingers(os.environ["DISPLAY"], window)
        match deed.word:
            case "move":
                fingers.move(*values)
            case "down" | "up":
                fingers.move(*values[1:])
                fingers.button(values[0], deed.word == "down")
            case "wheel":
                fingers.move(*values[2:])
                fingers.wheel(*values[:2])
            case "key" | "hold":
                fingers.key(values[0])
            case "text":
                fingers.type(values[0])
            case "resize":
                fingers.resize(*values)
            case "lost" | "gained":
                fingers.focus(deed.word == "gained")
            case "left":
                width, height = pygame.display.get_desktop_sizes()[0]
                fingers.move(width - 1, height - 1)
            case "expose":
                fingers.expose()
            case "close":
                press_cross(os.environ["DISPLAY"], window)


def main(seed: int, most: int, told: Path) -> int:
    beginning = any_beginning(random.Random(f"{seed}:0"))
    home = Path(os.environ["HEARTHSIDE_HOME"])
    furnish(home, beginning.home, seed)
    if beginning.home not in ("fresh", "no_config"):
        save_settings(Settings(**{**beginning.settings, "first_start_done": True}), home / "config" / "settings.json")
    Restless.seed, Restless.most = seed, most
    app.Guard = Restless  # type: ignore[misc]
    code = application.open_window()
    pages = " ".join(f"{name}={count}" for name, count in sorted(Restless.pages.items()))
    told.write_text(f"{Restless.done} {pages}\n", encoding="utf-8")
    return 3 if Restless.mishaps else code


if __name__ == "__main__":
    assert places.ROOT.is_dir()
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2]), Path(sys.argv[3])))
