"""What holds up the match: something told that waits to be looked at, or a question over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene


def stays(scene: TableScene) -> bool:
    return any(part.stays for part in scene.open_parts())


def hurry(scene: TableScene) -> bool:
    """A part that tells something comes to its end first, and only then goes; True if there was one, or if something
    waited to be looked at."""
    if scene.motion.go_on():
        return True
    hurried = any(part.hurry() for part in scene.open_parts())
    if hurried:
        scene.refresh()
        scene.follow_stage()
    return hurried


def advance(scene: TableScene) -> bool:
    """Take the bots' answers; a move is made once the table has shown the one before."""
    bots, problem = scene.director.bots, scene.director.bots.problem
    if scene.rests:
        return False
    idle = not scene.motion.busy and not stays(scene) and not scene.first_look.holds
    scene.director.update(caught_up=scene.model.position == len(scene.session) and idle)
    if bots.problem is not None and bots.problem != problem:
        scene.say(bots.problem, "warning")
    return False
