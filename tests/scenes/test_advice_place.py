"""Where advice stands: on nothing that is pressed next."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.scenes.table.hint_signs import Tag
from game.table.shown import PLAN
from tests.scenes import scythe_helpers, skye_helpers
from tests.scenes.glen_helpers import played
from tests.scenes.table_stage import Stand
from tests.scenes.test_hints import adviser, ask  # noqa: F401


@pytest.mark.parametrize("text_scale", [1.0, 1.75, 2.0])
def test_advice_leaves_the_button_that_activates_all(text_scale: float) -> None:
    stand = Stand(played("pb", "act", 20, seed=3), curtain=False, language="de", text_scale=text_scale)
    assert stand.until_asked()
    ask(stand)
    button, note = stand.scene.parts["board"].find(PLAN), stand.scene.furniture.hint
    assert button.shown and note.visible
    assert not note.rect.colliderect(button.rect)


@pytest.mark.parametrize("kinds", ["pb", "pbbb"])
def test_in_large_type_advice_covers_neither_what_it_speaks_of_nor_half_a_panel(kinds: str) -> None:
    """It lay over the edge of the very place it named, and cut the panels of the rivals in two."""
    for phase in ("build_tiles", "buy_tile"):
        session = skye_helpers.played(kinds, {"round": 3, "phase": phase})
        stand = Stand(session, curtain=False, language="de", text_scale=1.75, motion="none")
        for _ in range(12):
            if not stand.until_asked() or stand.scene.session.phase() != phase:
                break
            ask(stand)
            note, hint = stand.scene.furniture.hint.rect, stand.director.bots.hint
            assert hint is not None
            view = stand.scene.parts["board"].view
            squares = [view.square_of(one) for one in hint.action.touches() if one.startswith("place:")]
            assert not [one for one in squares if one is not None and one.colliderect(note)]
            panels = [one.rect for one in stand.scene.furniture.players if one.shown]
            assert not [one for one in panels if one.colliderect(note) and not note.contains(one)]
            stand.key("t")
            stand.wait(100)


def test_the_number_of_another_way_leaves_the_words_of_a_sign_on_the_map_free() -> None:
    """How many workers come stands on signs around a place: "2." lay in the middle of "+0"."""
    position = {
        "factions": ["nordic", "crimea"],
        "mats": ["engineering", "industrial"],
        "units": {"home_nordic": ["0 character"], "r1c4": ["0 worker 2"], "home_crimea": ["1 character"]},
        "stack": ["bottom seat=0", *["take_workers seat=0 n=2 at=r1c4"] * 2],
    }
    stand = Stand(scythe_helpers.begun_with(position), curtain=False)
    assert stand.until_asked()
    stand.director.submit(stand.director.options()[1])  # the map is there by then
    assert stand.until_asked()
    ask(stand)
    marks, board, seen = stand.scene.furniture.marks, stand.scene.parts["board"], 0
    for disc in (one.rect for one in marks.children if isinstance(one, Tag)):
        for component in stand.director.lit():
            at = board.anchor(component)
            if at is not None:
                seen += 1
                assert not disc.collidepoint(at), component
    assert seen


@pytest.mark.parametrize("language", ["en", "de"])
def test_advice_of_any_length_is_no_sheet_of_bare_paper_over_the_mat(language: str) -> None:
    """A pixel of its foot lay on the mat, so it grew over all of it and was half empty."""
    session = scythe_helpers.played("pb", scythe_helpers.in_phase("move_units"), seed=3)
    stand = Stand(session, curtain=False, language=language)
    assert stand.until_asked()
    ask(stand)
    note, seen = stand.scene.furniture.hint, set()
    given = note.advice
    for lines in range(1, 24):
        note.show(replace(given, also=("So it goes. " * 5 * lines,)))
        seen.add(note.at[3])
        bare = note.at[3] - max(row.at[1] + row.at[3] for row in note.rows if row.visible)
        assert bare <= 0.35 * note.at[3], (lines, note.at)
    assert len(seen) > 2


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_advice_on_an_encounter_lies_on_no_answer_in_large_type(seed: int) -> None:
    """It lay over the answer that it spoke of, though the column beside the sheet had room for it."""
    session = scythe_helpers.played("ppppb", scythe_helpers.in_phase("encounter"), seed=seed)
    stand = Stand(session, curtain=False, size=(1366, 768), language="de", text_scale=2.0)
    assert stand.until_asked()
    ask(stand)
    note, sheet = stand.scene.furniture.hint, stand.scene.parts["encounter"]
    answers = [sheet.region(one) for one in stand.director.lit() if one.startswith("option:")]
    assert note.visible and answers
    assert [one for one in answers if one is not None and one.colliderect(note.rect)] == []
    assert not note.rect.colliderect(stand.scene.furniture.tools["hint"].rect)
