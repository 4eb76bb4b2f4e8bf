"""In large type what stands in one line has about one size: where words must yield, figures beside them do too."""

from __future__ import annotations

from itertools import combinations

import pytest

from game.core.session import Session
from game.scenes import staged
from game.ui.widgets.cards import HoverCard
from tests.reader.texts import Line, ReadSurface, recording
from tests.scenes import glen_helpers, skye_helpers
from tests.scenes.lesson_helpers import at_the_table
from tests.scenes.table_stage import Stand

EVEN = 1.3
"""So much larger than the words beside it a figure may be."""


def rebirth() -> Session:
    return staged.midway("rebirth")


def isle_of_skye() -> Session:
    return skye_helpers.played("pbp", {"round": 4, "phase": "build_tiles"})


def glen_more() -> Session:
    return glen_helpers.played("pbbb", "place_tile", 200)


def read(stand: Stand) -> list[Line]:
    with recording() as recorder:
        surface = ReadSurface(stand.context.look.grid.window.size, recorder)
        stand.context.stack.expose()
        stand.context.stack.draw(surface)
    return recorder.page.lines


def in_one_line(one: Line, other: Line) -> bool:
    shared = min(one.box.bottom, other.box.bottom) - max(one.box.top, other.box.top)
    return shared > min(one.box.h, other.box.h) / 2


@pytest.mark.parametrize("begin", [rebirth, isle_of_skye, glen_more], ids=lambda one: one.__name__)
def test_rows_of_cards_and_recap_have_one_size(begin) -> None:
    stand = Stand(begin(), language="de", text_scale=2.0, curtain=False)
    assert stand.until_asked()
    table, found, told = stand.scene, [], 0
    for place in sorted(stand.director.lit())[:8]:
        table.model.pointing.at(place)
        stand.wait(300)
        lines = read(stand)
        for owner in (table.furniture.peek, *(one for one in table.root.walk() if isinstance(one, HoverCard))):
            head = {owner.card.title, owner.card.result} if isinstance(owner, HoverCard) and owner.card else set()
            own = [line for line in lines if line.owner is owner and line.text not in head]
            beside = [pair for pair in combinations(own, 2) if in_one_line(*pair)]
            told += len(beside)
            found += [
                f"{place}: {one.text} {one.px} px, {other.text} {other.px} px"
                for one, other in beside
                if max(one.px, other.px) > EVEN * min(one.px, other.px)
            ]
    assert told, "something stands in one line"
    assert found == []


def test_figures_of_players_take_the_room_of_captions_that_have_left() -> None:
    stand = Stand(rebirth(), language="de", text_scale=2.0, curtain=False)
    panels = [one for one in stand.scene.furniture.players if not one._captions_show()]
    assert panels, "in this type no caption has room"
    usual = stand.context.look.fonts.px(stand.context.look.fonts.least("stat"))
    for panel in panels:
        figures = [line for line in read(stand) if line.owner is panel and line.text.isdecimal()]
        assert len(figures) == len(panel.facts.stats) + 1, "and the points"
        assert min(line.px for line in figures) >= 1.4 * usual


@pytest.mark.parametrize(("game", "chapter"), [("rebirth", "idea"), ("scythe", "combat"), ("glen_more", "idea")])
def test_the_tutors_buttons_and_head_are_no_larger_than_what_is_to_be_read(game: str, chapter: str) -> None:
    """The buttons kept their size, and the task itself was half as large."""
    scene = at_the_table(game, chapter, "de", scale=2.0)
    card, fonts = scene.tutor, scene.context.look.fonts
    words = fonts.px(card.body.style)
    for one in (card.head, card.turns, *card.buttons):
        assert fonts.px(one.style) <= words, one.name
    assert fonts.px(card.goal.style) >= words
