"""The style of the house on two pages, from the real widgets: a mirror for those who build here. Not in the menu;
`run.py shot style` shows it, and `run.py shot drawings --game X` all drawings of a game."""

from __future__ import annotations

from functools import partial

from game.scenes.style.controls import ControlsPage
from game.scenes.style.drawings import ArtPage
from game.scenes.style.sheet import StylePage
from game.ui.context import Context
from game.ui.events import Event, Key
from game.ui.scene import Scene
from game.ui.widgets import Button, IconButton, Label, Plaque, Prompt

PAGES = ("style", "controls")


class StyleScene(Scene):
    def __init__(self, context: Context, page: str = "style", game: str = "") -> None:
        """With a game its drawings are shown first."""
        super().__init__(context)
        self.game = game
        self.page = page

    def build(self) -> None:
        root, text, shown = self.root, self.text, "" if self.game else self.page
        root.add(
            IconButton(
                (12, 8, 34, 32),
                "back",
                self.context.stack.pop,
                colour="cream",
                ground="plaque",
                name="back",
                tooltip=text("style.back"),
                shortcut="escape",
            )
        )
        root.add(Label((56, 8, 130, 32), text("style.title"), "dock", "cream"))
        root.add(Prompt((212, 7, 500, 34), text("style.prompt"), sign=0))
        for number, page in enumerate(PAGES):
            root.add(
                Button(
                    (724 + 124 * number, 8, 120, 32),
                    text(f"style.page.{page}"),
                    partial(self._show, page),
                    "plaque",
                    selected=page == shown,
                    name=f"page.{page}",
                )
            )
        root.add(Plaque((984, 8, 284, 32), text("style.round"), text("style.phase"), pin="right"))
        if self.game:
            root.add(ArtPage(self.context, self.game))
            return
        page_class = StylePage if self.page == "style" else ControlsPage
        root.add(page_class(self.context))

    def _show(self, page: str) -> None:
        if page != self.page or self.game:
            self.page, self.game = page, ""
            self.rebuild()

    def on_event(self, event: Event) -> bool:
        if isinstance(event, Key) and event.chord in ("page up", "page down"):
            self._show(PAGES[event.name == "page down"])
            return True
        return False
