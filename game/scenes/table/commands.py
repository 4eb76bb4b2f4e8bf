"""What a key or a button of the table does, by the name of its command (game/table/keys.py)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.scenes.table import around, asking, held, opening
from game.scenes.table.log_book import LogBook
from game.scenes.table.score_sheet import ScoreSheet
from game.table import keys, showing
from game.table.director import Stage
from game.ui.context import setting
from game.ui.events import RIGHT, Event, FocusLost, Key, KeyUp, Pointer, Quit, Text, Wake

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_STEPS = {"next": 1, "previous": -1}
_ZOOM = {"zoom_in": 1.25, "zoom_out": 0.8, "zoom_fit": 0.0}


def do(scene: TableScene, name: str) -> bool:
    """False if there is nothing to do."""
    if name in _MATCH:
        return _MATCH[name](scene)
    if name in _OPENED:
        _OPENED[name](scene)
        return True
    if name in _STEPS:
        return scene.walking.step(_STEPS[name])
    if name in _ZOOM:
        _zoom(scene, _ZOOM[name])
        return True
    return any(part.command(name) for part in scene.open_parts())


def by_event(scene: TableScene, event: Event) -> bool:
    """What no widget has used."""
    if isinstance(event, FocusLost):
        if setting(scene.context.settings, "hide_hand_on_focus_loss", True) and len(scene.director.persons) > 1:
            scene.hands.hide(True)
        return False
    if isinstance(event, KeyUp):
        scene.director.look(False)
        return False
    if isinstance(event, Wake):
        return held.advance(scene)
    if isinstance(event, Quit) and scene.saver is not None and scene.saver.unsaved() is not None:
        asking.ask_to_leave(scene, scene.context.quit)
        return True
    if isinstance(event, Pointer) and event.kind == "up" and event.button == RIGHT:
        return step_back(scene)
    if isinstance(event, Pointer) and event.kind == "long":
        return scene.hands.why(scene.component_at(event.pos))
    if isinstance(event, Text) and event.text == "?":
        scene.furniture.command("keys")
        return True
    return by_key(scene, event) if isinstance(event, Key) else False


_ON = ("return", "space", "escape")
"""Keys that bring what is told to its end, and then let it go."""


_TELLING = (
    "menu",
    "scores",
    "log",
    "rules",
    "keys",
    "pause",
    "ambience",
    "around",
    "zoom_in",
    "zoom_out",
    "zoom_fit",
)
"""Commands that leave a film as it is, for they change nothing in the match."""


_BESIDE = ("next", "previous", "hide", "rules", "ambience")
"""Commands that leave a match as it is, and what is asked in front of it as true as it was."""


def _waits(scene: TableScene, command: str | None) -> bool:
    """Whether somebody must first answer what is asked, or put away what stands before the table."""
    if not scene.root.is_asked or command in _BESIDE:
        return False
    return not (scene.rests and command in _OPENED)  # one sheet gives way to another; a question does not


def command_of(scene: TableScene, event: Key) -> str | None:
    return keys.command_for(event.chord, setting(scene.context.settings, "key_bindings", {}))


def by_key(scene: TableScene, event: Key) -> bool:
    if event.name in _ON and not event.repeat and scene.furniture.opened is None and held.hurry(scene):
        return True
    if (
        scene.film.covers
        and scene.furniture.opened is None
        and not event.repeat
        and command_of(scene, event) not in _TELLING
    ):
        scene.motion.finish()
        return True
    if event.name == "escape":
        return step_back(scene) or scene.furniture.command("around" if scene.director.around else "menu")
    if event.name in ("left shift", "right shift"):
        scene.model.pointing.pin()
        return True
    if event.name == "space" and scene.motion.busy:
        scene.motion.finish()
        return True
    command = command_of(scene, event)
    if event.chord == "return" and command is None:
        return scene.walking.enter()
    if _waits(scene, command):
        return True
    if event.repeat and command not in keys.HELD:
        return command is not None
    if command is None:
        return scene.furniture.opened is None and any(part.chord(event.chord) for part in scene.open_parts())
    return scene.furniture.command(command)


def step_back(scene: TableScene) -> bool:
    """Escape and right click: close what is open, drop a half-made choice, come back to the present."""
    model = scene.model
    if scene.furniture.close_top() or model.pointing.put_away():
        return True
    if model.visited is not None:
        scene.hands.visit(None)
        return True
    if not model.screen.hold.get(model.phase) and scene.director.back():
        return True
    if any(part.fold() for part in scene.open_parts()):
        return True
    if model.looking_at is not None:
        scene.look_at(None)
        return True
    if scene.director.bots.hint is not None:
        scene.director.bots.close_hint()
        scene.refresh()
        return True
    return False


def _undo(scene: TableScene) -> bool:
    scene.motion.finish()
    return scene.director.undo()


def _redo(scene: TableScene) -> bool:
    scene.motion.finish()
    return scene.director.redo()


def _ask_hint(scene: TableScene) -> bool:
    if scene.director.bots.hint is not None:
        return scene.hands.do_advised()
    if scene.furniture.tools["hint"].enabled:
        scene.director.bots.ask_for_hint()
    return True


def _hide(scene: TableScene) -> bool:
    director = scene.director
    if director.openly:
        director.look(True)  # until the key is let go
    elif director.has_own and not director.around:
        scene.hands.hide(not director.hidden)
    else:
        scene.toast.say(scene.text("table.nothing_hidden"), "eye")
    return True


def _pause(scene: TableScene) -> bool:
    scene.director.bots.pause(not scene.director.bots.paused)
    return True


def _ambience(scene: TableScene) -> bool:
    """What is heard around the table is switched off, or on again."""
    on = not setting(scene.context.settings, "ambience", True)
    scene.context.change(ambience=on)
    scene.toast.say(scene.text("table.ambience_on" if on else "table.ambience_off"), "sound")
    return True


def _open_panel(scene: TableScene, name: str) -> None:
    scene.furniture.close_top()
    opening.open_panel(scene.furniture, name)


def _show_scores(scene: TableScene) -> None:
    scene.furniture.toggle(ScoreSheet)


def _show_log(scene: TableScene) -> None:
    scene.furniture.toggle(LogBook)


def _show_rules(scene: TableScene) -> None:
    opening.show_rules(scene, scene.model.pointing.rule())


def _zoom(scene: TableScene, by: float) -> None:
    for part in scene.parts.values():
        zoom = getattr(part, "zoom", None)
        if zoom is not None:
            zoom(by)


def _press_primary(scene: TableScene) -> bool:
    director, model = scene.director, scene.model
    if scene.root.is_asked or held.hurry(scene):
        return True  # a question that is open is answered first
    told = model.is_told or scene.film.on
    scene.motion.finish()
    if told or scene.furniture.primary.comes_too_late:
        return True
    if model.looking_at is not None:
        scene.look_at(None)
        if isinstance(scene.furniture.opened, LogBook):  # it led to the past, and would again with the next click
            scene.furniture.close_top()
    elif director.stage is Stage.HAND_OVER:
        director.hand_over()
    elif director.stage is Stage.OVER:
        scene.show_result()
    elif director.stage is Stage.BOT and director.bots.paused:
        director.bots.pause(False)
    elif director.hidden:
        scene.hands.hide(False)
    elif not (scene.root.fresh.is_asked and scene.furniture.primary.enabled):  # meant for what has just ended
        answers, walking = model.answers(), scene.walking
        here = walking.place()
        elsewhere = scene.root.focus_visible and here not in director.lit()
        if not scene.furniture.primary.enabled and elsewhere and walking.to_nearest() and walking.place() != here:
            return True  # whoever has the keyboard's ring is led to what is asked, and reads it there
        component, _ = showing.primary_of(director, model.screen, model.phase)
        return scene.hands.hand_in(answers) if answers else scene.hands.choose(component)
    return True


def _focus_hand(scene: TableScene) -> bool:
    """The keyboard goes to the own holdings, and from there back to the board."""
    names = [part.spec.component for part in scene.parts.values() if part.spec.component]
    focus = scene.root.focus
    if names and (focus is None or focus.name not in names):
        inside = (w for w in scene.root.walk() if w.name == names[-1])
    else:
        inside = (w for part in scene.parts.values() if part.leads for w in part.walk())
    target = next((w for w in inside if w.focusable and w.shown), None)
    scene.root.set_focus(target, visible=True)
    return target is not None


_MATCH: dict[str, Callable[[TableScene], bool]] = {
    "primary": _press_primary,
    "undo": _undo,
    "redo": _redo,
    "hint": _ask_hint,
    "hide": _hide,
    "pause": _pause,
    "around": around.toggle,
    "ambience": _ambience,
    "hand": _focus_hand,
}
_OPENED: dict[str, Callable[[TableScene], object]] = {
    "scores": _show_scores,
    "log": _show_log,
    "rules": _show_rules,
    "menu": partial(_open_panel, name="menu"),
    "keys": partial(_open_panel, name="keys"),
}
