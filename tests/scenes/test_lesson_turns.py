"""The line of a lesson's card that counts turns and what one has of the goal."""

from __future__ import annotations

import pytest

from game.core.words import LANGUAGES
from game.games import CATALOGUE
from game.scenes.lesson_progress import lessons_of
from game.tutorial.tasks import TALLY
from tests.scenes.lesson_helpers import at_the_table


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE)
def test_it_has_room_in_the_smallest_window(game: str, language: str) -> None:
    scene = at_the_table(game, "idea", language, (1024, 576))
    card, cut = scene.tutor, []
    row, room = card.turns, card.goal.rect.w
    for chapter in lessons_of(game).chapters.values():
        for task in chapter.tasks:
            said = [scene.text("lesson.turn", number=task.within, total=task.within)] if task.within > 1 else []
            if task.counts_things:
                said.append(scene.text(f"{game}.tutorial.{chapter.id}.{task.id}.{TALLY}", have=8, want=8))
            line = " · ".join(said)
            if not row.fonts.fits(line, row.style, room):
                cut.append(line)
    assert cut == []
