"""Which question helps now: a nudge belongs to the stage in which a task is, never to what is done already.

A stage is the frame that decides, and what has been done in it. What a task says for a stage comes first; then what
the game says in any task where something has been done already (`when`), the task's first question, the game's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.tutorial.demands import holds, looked_at
from game.tutorial.tasks import NUDGE, Nudge

if TYPE_CHECKING:
    from game.tutorial.campaign import Campaign

ANY_STAGE = "tutorial.nudge"
"""Where nobody has foreseen the stage: it says where the table tells what is asked."""


def question_of(campaign: Campaign) -> str:
    """Its text; empty while nothing is asked of the learner."""
    task = campaign.task
    if task is None or task.is_word:
        return ""
    if any(looked_at(task.reached)):
        return campaign.voice.key(NUDGE)
    session = campaign.session
    if campaign.learner not in session.waiting():
        return ""
    phase = session.phase()
    if own := _fitting(campaign, task.nudges, phase):
        return campaign.voice.key(own)
    common, game = campaign.chapter.common, campaign.rules.id
    if further := _fitting(campaign, [one for one in common if one.when], phase):
        return common_key(game, further)
    if all(one.id != NUDGE for one in task.nudges) and phase == _first_phase(campaign):
        return campaign.voice.key(NUDGE)
    usual = _fitting(campaign, common, phase)
    return common_key(game, usual) if usual else ANY_STAGE


def common_key(game: str, name: str) -> str:
    """The text of what the game says for a stage of any task."""
    return f"{game}.tutorial.nudge.{name}"


def _fitting(campaign: Campaign, nudges: Sequence[Nudge], phase: str) -> str:
    at = campaign.stretch()
    return next((one.id for one in nudges if phase in one.phases and (not one.when or holds(one.when, at))), "")


def _first_phase(campaign: Campaign) -> str:
    """What the learner was asked first in this task."""
    session = campaign.session
    lines = range(campaign.begun, len(session) + 1)
    return next((session.phase(at) for at in lines if campaign.learner in session.waiting(at)), "")
