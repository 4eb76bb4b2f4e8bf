"""The table as all see it who sit around one screen: the board as large as possible, and nobody's secrets.

It is the same scene with other furniture, so bots go on, pieces fly and open phases are played as ever; the director
looks with nobody's eyes (table/looking.py). There is no second window of the system: pygame-ce keeps one display
surface and one queue of events, further windows draw by another way (textures, not surfaces) and lose what is drawn
when they are moved between screens. Whoever has a television moves this window there, or mirrors the screen.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.table import around, showing
from game.table.shown import PartSpec

if TYPE_CHECKING:
    from game.scenes.table.furniture import Furniture
    from game.scenes.table.scene import TableScene


def specs_of(scene: TableScene) -> dict[str, PartSpec]:
    """The parts that are seen, with their places."""
    found = showing.parts_of(scene.session, scene.model.screen)
    return around.parts_of(found, scene.context.grid.is_large) if scene.director.around else found


def furniture_of(scene: TableScene) -> Furniture:
    """Imported when it is needed: furniture knows the commands, and this is one of them."""
    from game.scenes.table.around_furniture import AroundFurniture
    from game.scenes.table.furniture import Furniture

    return AroundFurniture(scene) if scene.director.around else Furniture(scene)


def toggle(scene: TableScene) -> bool:
    """To the view for all, and back to the one for whoever acts; a lesson has no such view."""
    if not scene.can_be_looked_at_by_all:
        return False
    scene.motion.finish()
    scene.furniture.close_top()
    scene.hands.visit(None)
    if not scene.director.around:
        scene.walking.leave()
    scene.director.look_around(not scene.director.around)
    scene.rebuild()
    scene.follow_stage()
    if not scene.director.around:
        scene.walking.come_back()
    return True
