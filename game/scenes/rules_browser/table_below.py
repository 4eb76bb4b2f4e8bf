"""The table that the rules were opened at: names on their pages show what lies there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.scenes.rules_browser.rich_text import MARKED

if TYPE_CHECKING:
    from game.scenes.rules_browser.leading import NameWidget
    from game.scenes.rules_browser.scene import RulesScene
    from game.scenes.table.inset import Inset
    from game.scenes.table.scene import TableScene

_FOUND_MS = 4000.0
"""So long a place pulses to which one has come from a page."""


class TableBelow:
    """Belongs to one rules browser; of another game than the one at the table it shows nothing."""

    def __init__(self, page: RulesScene, game: str) -> None:
        self.page = page
        self.game = game
        self.inset: Inset | None = None

    @property
    def scene(self) -> TableScene | None:
        """The scene below, if people play this game there; behind a curtain nothing is shown."""
        from game.scenes.table.scene import TableScene

        scenes = self.page.context.stack.scenes
        below = scenes[scenes.index(self.page) - 1] if self.page in scenes[1:] else None
        return below if isinstance(below, TableScene) and below.session.rules.id == self.game else None

    def build(self) -> None:
        """Over all that is on the page."""
        self.inset = None
        if self.scene is not None:
            from game.scenes.table.inset import Inset

            self.inset = self.page.root.add(Inset(self.page.context))

    def with_names(self, text: str) -> str:
        """The text with the names of what can be shown there."""
        if self.scene is None:
            return text
        from game.scenes.table.prose import found_between

        return found_between(self.scene, text, MARKED)

    def shows(self, component: str) -> bool:
        return self._place(component) is not None

    def _place(self, component: str) -> Rect | None:
        if self.scene is None:
            return None
        from game.scenes.table.names import place_of

        return place_of(self.scene, component)

    def point(self, name: NameWidget) -> None:
        """Shows it beside the page's words for as long as it is pointed at."""
        scene, inset = self.scene, self.inset
        if scene is None or inset is None:
            return
        column = name.parent.rect if name.parent is not None else name.rect
        inset.show_pieces(scene, name.components if name.highlighted else (), column, name.rect)

    def go_to(self, components: tuple[str, ...]) -> None:
        """The page goes, and what was named is lit at the table, where it is one thing with a pulse."""
        scene, stack = self.scene, self.page.context.stack
        if scene is None:
            return
        stack.back_to(scene)
        scene.pulse.show_for(components, _FOUND_MS)
