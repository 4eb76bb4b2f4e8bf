"""A match that was begun anew at a turn to try another way: its table leads back to where one looked from."""

from __future__ import annotations

from game.scenes.table import asking, opening
from game.scenes.table.menu import Entry
from game.scenes.table.scene import TableScene
from game.ui.widgets import IconButton

BACK = "looking_back"


class TrialTable(TableScene):
    """Lies above the page that it was opened from."""

    def build(self) -> None:
        super().build()
        tip = self.text(f"table.menu.{BACK}")
        at = (940, 8, 34, 32)
        back = IconButton(at, "back", self._ask, colour="cream", ground="plaque", pin="right", name=BACK, tooltip=tip)
        self.root.add(back)

    def menu_entries(self, entries: list[Entry]) -> list[Entry]:
        """The way back instead of the way home."""
        return [(BACK, "back", self._ask), *(entry for entry in entries if entry[0] != "home")]

    def again(self) -> TableScene:
        return opening.table_again(self, TrialTable)

    def _ask(self) -> None:
        asking.ask_to_leave(self, self.context.stack.pop)
