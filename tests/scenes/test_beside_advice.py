"""What can still be seen beside advice: whole panels of players, and what can be chosen beside the folded lesson."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace

import pytest

from game.core.settings import Settings
from game.core.words import Words
from game.games import CATALOGUE
from game.scenes.lesson_progress import chapter_ids, lessons_of
from game.scenes.lesson_task import TaskScene
from game.scenes.table.hint_rows import Fact
from game.table.facts import AdviceRow
from game.ui.context import Context
from tests.scenes.glen_helpers import match
from tests.scenes.lesson_helpers import at_the_table, press, rest, step
from tests.scenes.table_stage import Stand
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
    for scene in advised(game, 1.0):
        assert cut_in_two(scene) == [], scene.director.bots.hint
        assert hidden_choices(scene) == [], scene.director.bots.hint


@pytest.mark.parametrize("game", CATALOGUE)
def test_in_large_type_the_folded_card_lies_on_no_tool_beside_advice(game: str) -> None:
    """Where sheet and advice took the table, the line lay over Undo and Scores, or over the big button."""
    for scene in advised(game, 2.0):
        assert wrong_beside_advice(scene) == []


def test_advice_leaves_room_for_the_folded_card_beside_a_sheet_that_takes_the_map() -> None:
    scene, seen = at_the_table("scythe", "finds", context=learning((2560, 1440), 1.5)), 0
    while not scene.campaign.done:
        if not scene.next_leads and scene.director.may_act:
            scene = press(scene, "t")
            if scene.furniture.hint.visible and scene.tutor.folded:
                seen += 1
                assert wrong_beside_advice(scene) == [], scene.model.phase
            scene.director.bots.close_hint()
        scene = step(scene)
    assert seen > 3


def wrong_beside_advice(scene: TaskScene) -> list[str]:
    made, line = scene.furniture, scene.tutor.rect
    tools = [made.primary, *made.tools.values()]
    wrong = [f"it lies on {one.name}" for one in tools if one.rect.inflate(-8, -8).colliderect(line)]
    wrong += ["it lies on the advice"] if line.colliderect(made.hint.rect) else []
    return wrong + ([] if scene.root.rect.contains(made.hint.rect) else ["the advice leaves the window"])


def learning(size: tuple[int, int], scale: float) -> Context:
    settings = Settings(language="de", motion="none", text_scale=scale)
    context = Context(Words("de"), settings, size, words_for=Words)
    context.services = SimpleNamespace(thinker=Adviser())
    return context


def advised(game: str, scale: float) -> Iterator[TaskScene]:
    """The short match of its lessons, decision by decision, each with its advice."""
    chapters = lessons_of(game).chapters
    free = next((one for one in chapter_ids(game) if chapters[one].free), "")
    assert free, "the last chapter is a short match: `free: true` (docs/LESSONS.md)"
    scene, seen = at_the_table(game, free, context=learning((1280, 720), scale)), 0
    for _ in range(10):
        scene = press(scene, "t")
        for _ in range(4):
            scene = rest(scene.context)
        if scene.furniture.hint.visible and scene.tutor.folded:
            seen += 1
            yield scene
        scene = press(scene, "t")
    assert seen > 3


def test_a_long_word_of_a_reason_leaves_its_figure_the_line_below() -> None:
    """In large type 'Nahrungs-Anlagen' ran below '+1 jetzt'."""
    stand = Stand(match("pb", seed=1), language="de", text_scale=1.75, curtain=False)
    row = stand.scene.root.add(Fact(stand.scene, AdviceRow("Nahrungs-Anlagen", "+1 jetzt"), "why:1"))
    places = {wide: row._taken(wide) for wide in range(180, 320, 10)}
    assert set(map(bool, places.values())) == {True, False}
    assert all(not beside or row._block(wide).widest_word <= wide - beside for wide, beside in places.items())
