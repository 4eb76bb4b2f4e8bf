"""The menu of a lesson, and the question before a chapter begins anew: no click puts away what was reached in it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.scenes.table.menu import Entry
from game.tutorial.progress import Place
from game.ui.scene import Scene
from game.ui.widgets import Choice, Dialog

if TYPE_CHECKING:
    from game.scenes.lesson_task import TaskScene

OF_THE_TABLE = ("settings", "rules", "keys", "quit")
"""Entries of the table's menu that make sense in a lesson."""
_SOON = 12
"""So many lines of the first task are soon said again."""


def entries_of(scene: TaskScene, table: list[Entry]) -> list[Entry]:
    """The way back to the lessons instead of what belongs to a match."""
    reached = None if scene.campaign.done else scene.campaign.place
    anew = partial(ask_to_begin_anew, scene, reached, scene.begin_anew)
    own: list[Entry] = [("lessons", "back", scene.leave_lesson), ("from_start", "turn_back", anew)]
    return own + [entry for entry in table if entry[0] in OF_THE_TABLE]


def ask_to_begin_anew(scene: Scene, place: Place | None, begin: Callable[[], object]) -> None:
    """At once where hardly anything was done yet."""
    if place is None or not (place.task or len(place.log) > _SOON):
        begin()
        return
    words = scene.context.words
    stay = Choice(words("lessons.anew.stay"), None, True, "escape")
    go_on = Choice(words("lessons.from_start"), begin)
    dialog = scene.root.add(Dialog(words("lessons.anew.ask"), words("lessons.anew.lost"), (stay, go_on), name="anew"))
    scene.root.set_focus(dialog.buttons[0], visible=True)
