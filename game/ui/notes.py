"""A note that concerns no single page: it stays on the screen for its time, whatever page is opened or made anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ui.widgets import Toast

if TYPE_CHECKING:
    from game.ui.scene import Scene

SHOWN_MS = 9000.0
NAME = "note"


class Note:
    """Belongs to the stack of scenes."""

    def __init__(self) -> None:
        self.text = ""
        self.left_ms = 0.0
        self._toast = Toast()

    def say(self, text: str) -> None:
        self.text, self.left_ms = text, SHOWN_MS

    def update(self, top: Scene | None, dt_ms: float) -> bool:
        """Puts it on the top page, which may be another one than before. True while it is there."""
        if self.left_ms <= 0 or top is None or not top.root.has_look:
            return False
        if self._toast.root is not top.root:
            self._toast = top.root.add(Toast())
            self._toast.name = NAME
            self._toast.say(self.text, "warning", self.left_ms)
        elif self._toast.text != self.text:
            self._toast.say(self.text, "warning", self.left_ms)
        self.left_ms -= dt_ms
        return True
