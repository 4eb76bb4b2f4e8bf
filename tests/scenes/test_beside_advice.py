"""What can still be seen beside advice: whole panels of players, and what can be chosen beside the folded lesson."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from game.core.settings import Settings
from game.core.words import Words
from game.games import CATALOGUE
from game.scenes.lesson_progress import chapter_ids, lessons_of
from game.scenes.lesson_task import TaskScene
from game.ui.context import Context
from tests.scenes.lesson_helpers import at_the_table, press, rest
from tests.scenes.test_hints import Adviser


def cut_in_two(scene: TaskScene) -> list[int]:
    """Whose panels are half under the advice: one is seen or hidden, half of it says nothing."""
    note, panels = scene.furniture.hint.rect, scene.furniture.players
    met = [(seat, one.rect) for seat, one in enumerate(panels) if one.shown and one.rect.colliderect(note)]
    return [seat for seat, at in met if not note.contains(at)]


def hidden_choices(scene: TaskScene) -> list[str]:
    """What could be chosen and lies in reach of the line that is left of the card."""
    reach = scene.context.grid.px(48)
    line = scene.tutor.rect.inflate(reach, reach)
    return [one for one in scene.director.lit() if (at := scene.anchor(one)) is not None and line.collidepoint(at)]


@pytest.mark.parametrize("game", CATALOGUE)
def test_advice_in_a_lesson_cuts_no_panel_and_the_folded_card_hides_no_choice(game: str) -> None:
    chapters = lessons_of(game).chapters
    free = next((one for one in chapter_ids(game) if chapters[one].free), "")
    assert free, "the last chapter is a short match: `free: true` (docs/LESSONS.md)"
    context = Context(Words("de"), Settings(language="de", motion="none"), (1280, 720), words_for=Words)
    context.services = SimpleNamespace(thinker=Adviser())
    scene = at_the_table(game, free, context=context)
    seen = 0
    for _ in range(10):
        scene = press(scene, "t")
        for _ in range(4):
            scene = rest(scene.context)
        if scene.furniture.hint.visible and scene.tutor.folded:
            seen += 1
            assert cut_in_two(scene) == [], scene.director.bots.hint
            assert hidden_choices(scene) == [], scene.director.bots.hint
        scene = press(scene, "t")
    assert seen > 3
