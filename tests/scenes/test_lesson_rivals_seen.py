"""A lesson with three players: its card leaves the panels of all of them in sight."""

from __future__ import annotations

import pytest

from game.games import CATALOGUE
from game.scenes.lesson_progress import lessons_of
from game.ui.widgets.full_panels import FullPanel
from tests.scenes.lesson_helpers import at_the_table

THREE = [
    (game, name)
    for game in CATALOGUE
    for name, one in lessons_of(game).chapters.items()
    if one.seats == 3 and one.tasks
]


@pytest.mark.parametrize(("game", "chapter"), THREE)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_card_hides_no_player(game: str, chapter: str, language: str) -> None:
    scene = at_the_table(game, chapter, language)
    assert scene.tutor.visible
    panels = [panel for panel in scene.furniture.players if panel.shown]
    assert len(panels) == 3
    assert [n for n, panel in enumerate(panels) if panel.rect.colliderect(scene.tutor.rect)] == []


def test_a_low_panel_tells_all_its_figures_and_names_them_where_it_is_pointed_at() -> None:
    panels = at_the_table("glen_more", "hammer", "de").furniture.players
    assert all(isinstance(panel, FullPanel) and panel.in_a_row for panel in panels)
    assert [text for panel in panels for text in panel.overflow()] == []
    assert all(stat.caption in panel.hint() for panel in panels for stat in panel.facts.stats)
