"""What a key or a button of the table does, by the name of its command (game/table/keys.py)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.table import opening
from game.scenes.table.log_book import LogBook
from game.scenes.table.score_sheet import ScoreSheet
from game.table import showing
from game.table.director import Stage

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_ZOOM = {"zoom_in": 1.25, "zoom_out": 0.8, "zoom_fit": 0.0}


def do(scene: TableScene, name: str) -> bool:
    """False if there is nothing to do."""
    director, furniture = scene.director, scene.furniture
    match name:
        case "primary":
            return _press_primary(scene)
        case "undo" | "redo":
            scene.motion.finish()
            return director.undo() if name == "undo" else director.redo()
        case "hint":
            if furniture.tools["hint"].enabled:
                director.ask_hint()
        case "scores" | "log":
            furniture.toggle(ScoreSheet if name == "scores" else LogBook)
        case "hide":
            director.hide(not director.hidden)
        case "pause":
            director.pause(not director.paused)
        case "rules":
            opening.show_rules(scene, scene.model.pointing.rule())
        case "menu" | "keys":
            furniture.close_top()
            opening.open_panel(furniture, name)
        case "next" | "previous":
            step = 1 if name == "next" else -1
            return any(part.next_lit(step) for part in scene.parts.values())
        case "hand":
            return _focus_hand(scene)
        case "turn" | "turn_back" | "mark":
            return any(part.command(name) for part in scene.open_parts())
        case "zoom_in" | "zoom_out" | "zoom_fit":
            for part in scene.parts.values():
                zoom = getattr(part, "zoom", None)
                if zoom is not None:
                    zoom(_ZOOM[name])
        case _:
            return False
    return True


def _press_primary(scene: TableScene) -> bool:
    director, model = scene.director, scene.model
    told = model.is_told
    scene.motion.finish()
    if told:
        return True
    if model.looking_at is not None:
        scene.look_at(None)
    elif director.stage is Stage.HAND_OVER:
        director.hand_over()
    elif director.stage is Stage.OVER:
        opening.show_result(scene)
    elif director.stage is Stage.BOT and director.paused:
        director.pause(False)
    elif director.hidden:
        director.hide(False)
    else:
        answers = model.answers()
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
