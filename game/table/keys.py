"""What each key does at the table. Every command can be given another key in the settings. No pygame.

Enter is no command: everywhere it does what the ring is on. The big button, which may end a turn, has its own key.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.core.speaker import Texts

COMMANDS: dict[str, str] = {
    "primary": "ctrl+return",
    "undo": "ctrl+z",
    "redo": "ctrl+y",
    "hint": "t",
    "scores": "s",
    "log": "l",
    "rules": "f1",
    "hide": "h",
    "menu": "f10",
    "pause": "p",
    "around": "v",
    "ambience": "f8",
    "zoom_in": "+",
    "zoom_out": "-",
    "zoom_fit": "0",
    "next": "n",
    "previous": "b",
    "hand": "c",
    "turn": "r",
    "turn_back": "q",
    "mark": "x",
    "keys": "?",
}
"""Command -> the usual key. Text keys table.key.<command> say what each is for."""

HELD = ("undo", "redo", "zoom_in", "zoom_out", "next", "previous")
"""Commands that go on while their key is held down; all others want a new press, Enter above all."""

FIXED = ("walk", "six", "choose", "back", "pin", "hurry", "wheel", "drag", "tap", "rest", "two")
"""What mouse, keyboard and fingers do besides; text keys table.fixed_key.<name>."""


def chord_for(command: str, bindings: Mapping[str, str]) -> str:
    return bindings.get(command, COMMANDS[command])


def command_for(chord: str, bindings: Mapping[str, str]) -> str | None:
    """What a pressed chord means; None if nothing."""
    return next((command for command in COMMANDS if chord_for(command, bindings) == chord), None)


def shown(chord: str, words: Texts) -> str:
    """A chord as it is printed on keys: `ctrl+z` is Ctrl+Z, Strg+Z in German. Any key may be chosen; one without a
    text of ours is called as the system calls it."""
    held, _, key = chord.rpartition("+")
    parts = [*held.split("+"), key or "+"]  # the key itself may be the plus
    return "+".join(_called(part, words) for part in parts if part)


def _called(part: str, words: Texts) -> str:
    text = f"table.chord.{part.replace(' ', '_')}"
    return words(text) if len(part) > 1 and words.has(text) else part.title()
