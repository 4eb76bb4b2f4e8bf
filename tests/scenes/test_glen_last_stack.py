"""What the table says near the end: the last stack is scored when all figures are at the end, not when empty."""

from __future__ import annotations

import pytest

from game.core.session import Session
from tests.reader.texts import Page, ReadSurface, recording
from tests.scenes.glen_helpers import played
from tests.scenes.table_stage import Stand


def of_the_last_stack(session: Session, *, end_lies: bool) -> bool:
    position = session.shown(None)
    lies = any(space.tile == "the_end" for space in position.rondel)
    return sum(n for name, n in position.stacks.items() if name != "D") == 0 and lies == end_lies


@pytest.mark.parametrize(("end_lies", "said"), [(False, "last"), (True, "end_lies")])
def test_with_the_last_stack_nobody_is_told_how_many_tiles_a_scoring_is_away(end_lies: bool, said: str):
    session = played("pb", "choose_tile", seed=2, when=lambda one: of_the_last_stack(one, end_lies=end_lies))
    assert not session.is_over()
    stand = Stand(session, curtain=False)
    assert stand.until_asked()
    stacks = stand.scene.parts["stacks"]
    assert stacks.until.text == stacks.word(said)
    left = stacks.seen.position.stacks["D"]
    wanted = stacks.word("about_last", n=left, stack="D") if left else stacks.word("empty", stack="D")
    assert stacks.told("stack:D").text == wanted


def test_the_last_scoring_does_not_say_that_its_stack_is_empty():
    stand = Stand(played("pb", "choose_tile"), curtain=False)
    sheet = stand.scene.parts["scoring"]
    begun = [event for _, event in played("pb").events(None) if event.word == "scoring_begun"]
    assert [sheet.headline(event) for event in begun] == [
        *(sheet.word("title", stack=stack) for stack in "ABC"),
        sheet.word("title_last"),
    ]


@pytest.mark.parametrize("scale", [1.0, 1.75])
def test_behind_the_last_scoring_nothing_says_what_another_would_bring(scale: float):
    """The match was over, and "If scored now +5" stood beside the result."""
    session = played("pb")
    assert session.is_over() and session.shown(None).scorings == 4
    stand = Stand(session, curtain=False, text_scale=scale)
    stand.settle(stand.scene)
    stacks = stand.scene.parts["stacks"]
    if scale > 1:
        stacks.tabs.choose("scoring")
    with recording() as recorder:
        recorder.page = Page()
        stacks.paint(ReadSurface((1280, 720), recorder), stacks.rect)
    words = [line.text for line in recorder.page.lines]
    assert stacks.word("all_scored") in words and stacks.word("if_scored") not in words
    assert not [one for one in words if one.startswith("+")]
    assert set(map(str, stacks.seen.figures.scoring["scots"].counts)) <= set(words)


@pytest.mark.parametrize("scale", [1.0, 1.75, 2.0])
def test_what_was_counted_stands_apart_from_how_far_one_is_ahead(scale: float):
    """`2` and `2 more` stood so close that they read as 22."""
    finished = played("pb")
    stand = Stand(played("pb", "choose_tile"), curtain=False, text_scale=scale, language="de")
    sheet = stand.scene.parts["scoring"]
    for _, event in finished.events(None):
        if event.word in ("scoring_begun", "category_scored"):
            next(sheet.story(event))
    with recording() as recorder:
        recorder.page = Page()
        sheet.paint(ReadSurface((1280, 720), recorder), sheet.rect)
    lines = recorder.page.lines
    assert len(sheet.scored) == 4 and any(line.text == sheet.word("beyond", n=2) for line in lines)
    for line in lines:
        row = [one.box for one in lines if abs(one.box.centery - line.box.centery) < 9 and one.box.x > line.box.x]
        assert all(box.left - line.box.right >= 5 for box in row), line.text
