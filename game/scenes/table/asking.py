"""The dialogs of the table: what people must be told first, and what they are asked before it is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.core.contract import CHANCE, Say, say
from game.ui.widgets import Choice, Dialog

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene
    from game.ui.scene import Scene


def tell_notice(scene: TableScene, notice: Say) -> None:
    """Stays until somebody has read it, even if the table is built anew meanwhile."""
    scene.notice = notice

    def was_read() -> None:
        if scene.notice == notice:
            scene.notice = None

    read = Choice(scene.text("table.notice.read"), was_read, True, "escape")
    title, told = scene.text("table.notice.title"), scene.model.teller.say(notice)
    dialog = scene.root.add(Dialog(title, told, (read,), name="notice"))
    scene.root.set_focus(dialog.buttons[0], visible=True)


def ask_first(scene: TableScene, go_on: Callable[[], object], warnings: tuple[Say, ...]) -> None:
    """What this gives up is named, and done only after a yes."""
    text = "\n".join(scene.model.teller.say(warning) for warning in warnings)
    dialog = scene.root.add(
        Dialog(
            scene.text("table.warn.title"),
            text,
            (
                Choice(scene.text("table.warn.back"), None, True, "escape"),
                Choice(scene.text("table.warn.go_on"), go_on),
            ),
        )
    )
    scene.root.set_focus(dialog.buttons[0], visible=True)


def ask_to_restart(scene: TableScene, restart: Callable[[], object]) -> None:
    """A match that is being played is not put away by one click; it stays among the saved ones."""
    if scene.session.is_over() or not any(line.seat != CHANCE for line in scene.session.lines):
        restart()
        return
    go_on = Choice(scene.text("table.menu.restart"), restart)
    stay = Choice(scene.text("table.saving.stay"), None, True, "escape")
    title, told = scene.text("table.menu.restart_ask"), scene.text("table.menu.restart_kept")
    dialog = scene.root.add(Dialog(title, told, (stay, go_on), name="restart"))
    scene.root.set_focus(dialog.buttons[0], visible=True)


def ask_to_leave(scene: TableScene, leave: Callable[[], object], page: Scene | None = None) -> None:
    """At once while the match is saved and no page is begun; else somebody must want to lose it. It is asked on
    the `page` that is seen, if that is not the table itself."""
    why = scene.saver.unsaved() if scene.saver is not None else None
    if why is None and scene.director.picker.entered_so_far():
        why = say("table.saving.page")
    if why is None:
        leave()
        return
    root = (page or scene).root
    dialog = root.add(
        Dialog(
            scene.text("table.saving.leave"),
            scene.model.teller.say(why),
            (
                Choice(scene.text("table.saving.stay"), None, True, "escape"),
                Choice(scene.text("table.saving.lose"), leave),
            ),
            name="unsaved",
        )
    )
    root.set_focus(dialog.buttons[0], visible=True)
