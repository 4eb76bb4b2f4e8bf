"""What the card of a finished chapter says of the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.scenes.lesson_progress import following_chapter

if TYPE_CHECKING:
    from game.scenes.lesson_task import TaskScene


def what_follows(scene: TaskScene) -> str:
    campaign = scene.campaign
    game, text = campaign.rules.id, scene.text
    following = following_chapter(game, campaign.chapter.id)
    if not following:
        return text("lesson.that_was_all")
    return text("lesson.follows", title=text(f"{game}.tutorial.{following}.title"))
