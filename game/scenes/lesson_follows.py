"""When the tutor's card comes, and what that of a finished chapter says of the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.lesson_progress import following_chapter
from game.table.furnishing import turn_told

if TYPE_CHECKING:
    from game.scenes.lesson_task import TaskScene


def what_follows(scene: TaskScene) -> str:
    campaign = scene.campaign
    game, text = campaign.rules.id, scene.text
    following = following_chapter(game, campaign.chapter.id)
    if not following:
        return text("lesson.that_was_all")
    return text("lesson.follows", title=text(f"{game}.tutorial.{following}.title"))


def waits_to_speak(scene: TaskScene) -> bool:
    """Whether a rival's turn is being told: what the tutor says to all that it led to, such as a new round, comes
    when that has been read."""
    return not scene.next_leads and turn_told(scene.model) is not None


def tutor_is_due(scene: TaskScene) -> bool:
    """Whether the tutor's card is seen: nothing was opened over it, and what came of a move is not being told. That
    is read first, and the tutor's word after it, beside what waits to be looked at if it does not fill the table."""
    told = scene.model.is_told
    fills = any(part.fills and part.shown and (told or part.stays) for part in scene.open_parts())
    return scene.furniture.opened is None and not fills and (not told or scene.motion.waits)
