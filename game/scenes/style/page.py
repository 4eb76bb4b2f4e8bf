"""What both pages of the style sheet share."""

from __future__ import annotations

from game.ui.context import Context
from game.ui.widget import Widget


class Page(Widget):
    """Fills the window; `text` speaks the language of the settings."""

    def __init__(self, context: Context) -> None:
        super().__init__((0, 0, 1280, 720), pin="wide high")
        self.context = context
        self.fill()

    def text(self, key: str, **values: object) -> str:
        return self.context.words(f"style.{key}", **values)

    def fill(self) -> None:
        """Add the page's widgets."""


def nothing(*_: object) -> None:
    """Controls of the style sheet do nothing but show themselves."""
