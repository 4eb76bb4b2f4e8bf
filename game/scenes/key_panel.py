"""The keys of the table, each of which can be given another: press its button, then the new key."""

from __future__ import annotations

from collections.abc import Mapping

from game.scenes.page import Page, Sheet
from game.table.keys import COMMANDS, chord_for, command_for, shown
from game.ui.events import Event, Key
from game.ui.widget import At
from game.ui.widgets import Button, Label, ScrollArea

COLUMN = 306.0
ROW = 29.0
KEY = 84.0
MODIFIERS = ("shift", "ctrl", "alt", "meta", "caps lock", "numlock", "alt gr", "altgr", "gui", "windows")
ESCAPE = "escape"
_HEAD, _EDGE, _TITLE = 44.0, 8.0, 120.0
"""Above the rows, below them, and of the head for its title."""


def rebound(bindings: Mapping[str, str], command: str, chord: str) -> dict[str, str]:
    """The bindings with a new key for one command; whoever had that key gets the old one in exchange."""
    before, holder = chord_for(command, bindings), command_for(chord, bindings)
    chosen = {**bindings, command: chord}
    if holder is not None and holder != command:
        chosen[holder] = before
    return {name: key for name, key in chosen.items() if COMMANDS.get(name) != key}


class KeyButton(Button):
    """Shows the key of a command; pressed, it waits for another. Escape leaves it as it was."""

    def __init__(self, at: At, page: Page, command: str) -> None:
        super().__init__(at, "", self._wait, style="second_bold", name=f"key.{command}")
        self.page = page
        self.command = command
        self.waits = False
        self.selected = command in page.context.settings.key_bindings  # not its usual key
        self._show()

    def _show(self) -> None:
        bindings = self.page.context.settings.key_bindings
        self.set(text="…" if self.waits else shown(chord_for(self.command, bindings), self.page.context.words))

    def _wait(self) -> None:
        self._set_waiting(True)

    def _set_waiting(self, waits: bool) -> None:
        """While it waits, every key is its own, with or without a ring."""
        self.waits = self.types = waits
        self._show()

    def handle(self, event: Event) -> bool:
        if not self.waits or not isinstance(event, Key):
            return super().handle(event)
        if any(word in event.name for word in MODIFIERS):
            return True
        self._set_waiting(False)
        if event.name != ESCAPE:
            context = self.page.context
            context.change(key_bindings=rebound(context.settings.key_bindings, self.command, event.chord))
        return True

    def hover_changed(self) -> None:
        if self.waits and not self.focused:
            self._set_waiting(False)
        super().hover_changed()


class KeyPanel(Sheet):
    """All commands in columns, as many as fit; what is lower than the panel is reached by the wheel and by keys."""

    def __init__(self, at: At, page: Page) -> None:
        changed = bool(page.context.settings.key_bindings)
        super().__init__(at, page.k, page.text("prefs.section.keys"), name="keys")
        columns = self.columns(self.wide)
        rows = -(-len(COMMANDS) // columns)
        column_wide = (self.wide - 32) / columns
        room = self.high - _HEAD - _EDGE
        area = self.add(
            ScrollArea(
                self.put(0, _HEAD, self.wide, room),
                rows * ROW * self.k,
                name="key_rows",
                offset=page.scrolled.get("key_rows", 0),
            )
        )
        for number, command in enumerate(COMMANDS):
            x, y = 16 + column_wide * (number // rows), ROW * (number % rows)
            area.add(KeyButton(self.put(x, y, KEY, ROW - 4), page, command))
            area.add(
                Label(
                    self.put(x + KEY + 10, y, column_wide - KEY - 18, ROW - 4),
                    page.text(f"table.key.{command}"),
                    "caption",
                )
            )
        usual = Button(
            self.put(self.wide - 190, 7, 174, 32),
            page.text("prefs.keys_reset"),
            lambda: page.context.change(key_bindings={}),
            style="body_bold",
            name="keys_reset",
        )
        usual.visible = changed
        self.add(usual)
        note = page.text("prefs.keys_changed" if changed else "prefs.keys_note")
        end = 190 + 12 if changed else 16
        self.add(Label(self.put(_TITLE, 8, self.wide - _TITLE - end, 30), note, "caption", "muted", "right"))

    @staticmethod
    def columns(wide: float) -> int:
        return max(1, int((wide - 32) / COLUMN))

    @classmethod
    def height(cls, wide: float) -> float:
        return _HEAD + ROW * -(-len(COMMANDS) // cls.columns(wide)) + _EDGE
