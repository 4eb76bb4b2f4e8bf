"""Chapters that are a free match: the tutor only comments."""

from __future__ import annotations

import random
from types import SimpleNamespace

import pytest
from msgspec.structs import replace

from game.core.settings import Settings
from game.core.words import Words
from game.games import rules_of
from game.scenes.lesson_progress import lessons_of
from game.scenes.lesson_task import TaskScene
from game.scenes.result import ResultScene
from game.tutorial.campaign import Campaign
from game.tutorial.progress import Stage
from game.tutorial.tasks import Answer
from game.tutorial.voice import Voice
from game.ui.context import Context
from game.ui.widgets import Button
from tests.scenes.lesson_helpers import rest, what_is_wrong
from tests.scenes.table_helpers import QuickAsker

FREE = replace(
    lessons_of("rebirth").chapters["farms"],
    id="idea",
    tasks=(),
    free=True,
    bots="easy",
    minutes=5,
    position={},
    draws=(),
    comments=(Answer(id="pair.alone", when={"events": "farm_scored seat=0 size=1"}),),
)
"""With the words of another chapter, for those of its own are not written."""


def at_a_free_match() -> TaskScene:
    context = Context(Words("en"), Settings(language="en", motion="none"), (1280, 720), words_for=Words)
    context.services = SimpleNamespace(thinker=QuickAsker())
    key = Voice.key
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Voice, "key", lambda voice, sentence: key(voice, {".tell": ".goal"}.get(sentence, sentence)))
        scene = TaskScene(context, Campaign(rules_of("rebirth"), FREE, ("Robin", "Morag")))
    context.stack.push(scene)
    return rest(context)


def test_in_a_free_match_the_tutor_comments_at_its_moment_and_stands_in_nobodys_way() -> None:
    scene = at_a_free_match()
    assert scene.campaign.stage is Stage.FREE and not scene.tutor.next.visible and not scene.tutor.nudge.visible
    while not any(said.key.endswith("pair.alone") for said in scene.campaign.voice.now):
        options = scene.session.options(0)
        scene.session.submit(0, options[0])
        scene = rest(scene.context)
    assert "on its own" in scene.tutor.body.text and what_is_wrong(scene) == []


def test_a_free_match_ends_with_its_result_and_counts_as_done() -> None:
    scene = at_a_free_match()
    context, dice = scene.context, random.Random(2)
    while waiting := scene.session.waiting():
        scene.session.submit(waiting[0], dice.choice(scene.session.options(waiting[0])))
    for _ in range(40):
        context.stack.update(40)
    assert "idea" in context.settings.lessons["rebirth"]
    result = context.stack.top
    assert isinstance(result, ResultScene)
    assert [name for name, _, kind in result.acts() if kind == "primary"] == ["lessons"], "a lesson has no rematch"
    context.change(language="de", text_scale=1.5)
    buttons = [one for one in result.root.walk() if isinstance(one, Button) and one.shown]
    assert len(buttons) > 4 and [one.label for one in buttons if one.overflow()] == []
