"""The table that all see with two to five seats: what is read there, what can be done, and whose secrets stay."""

from __future__ import annotations

import random

import pytest

from game.core.game_facts import game_facts
from game.core.session import Session
from game.core.text import to_text
from game.games import CATALOGUE
from game.games.scythe.rules import RULES as SCYTHE
from game.scenes.table.around_panels import TalePanel
from tests.scenes.scythe_helpers import in_phase
from tests.scenes.scythe_helpers import played as scythe_until
from tests.scenes.table_stage import Stand, same
from tests.scenes.test_around import panels, played, settled, shown_to_all
from tests.scenes.test_glen_chronicles_secrets import HAGGIS, tables, voted
from tests.scenes.test_table_layout import overlapping

__all__ = ["voted"]
each_game = pytest.mark.parametrize("game", CATALOGUE)
LARGE_PX = 30
"""So high a line need not be larger."""
_SPARE = 0.3
"""A larger size of type needs some more room than is left."""


@pytest.mark.parametrize(("size", "text_scale"), [((1280, 720), 1.0), ((1280, 720), 1.75)])
@each_game
def test_the_tale_is_as_large_as_it_has_room(game: str, size: tuple[int, int], text_scale: float) -> None:
    stand = shown_to_all(played(game, "ppp", 60), size=size, text_scale=text_scale, language="de")
    for panel in (one for one in panels(stand) if isinstance(one, TalePanel)):
        room = panel._room(panel.rect)
        _, told, top = panel._blocks(room)
        left = room.h - top - told.height - (panel.grid.px(44) if panel.tale.points else 0)
        assert left <= _SPARE * room.h or told.line_px >= panel.grid.px(LARGE_PX)


@pytest.mark.parametrize("kinds", ["pp", "ppp", "pppp", "ppppp"])
@each_game
def test_with_any_number_of_seats_nothing_lies_over_another(game: str, kinds: str) -> None:
    if len(kinds) > game_facts(game).players.max:
        pytest.skip("so many do not play it")
    stand = shown_to_all(played(game, kinds, 40), language="de")
    found = panels(stand)
    boards = [part for part in stand.scene.open_parts() if part.leads]
    assert len(found) == len(kinds) + 2 and not overlapping(found)
    assert all(stand.scene.root.rect.contains(one.rect) for one in (*found, *boards))
    on_the_felt = [board for board in boards if board.rect.x > 0]  # a sea lies below the panels
    assert not any(panel.rect.colliderect(board.rect) for panel in found for board in on_the_felt)
    assert stand.scene.root.overflows() == []


def test_who_buys_nothing_says_so_before_all() -> None:
    session, dice = played("isle_of_skye", "ppp", 0), random.Random(5)
    while "pass" not in map(to_text, session.options(session.waiting()[0])):
        session.submit(session.waiting()[0], dice.choice(session.options(session.waiting()[0])))
    stand, lines = shown_to_all(session, language="de"), len(session)
    primary = stand.scene.furniture.primary
    assert primary.enabled and primary.text == stand.scene.model.teller.name("pass")
    stand.press("primary")
    assert len(session) > lines and to_text(session.lines[lines].action) == "pass"


# -- nobody's secrets -----------------------------------------------------------------------------------------------


def before_all(stands: list[Stand]) -> list[Stand]:
    for stand in stands:
        stand.until_asked()
        stand.key("v")
        settled(stand)
    return stands


def test_haggis_and_votes_of_the_chronicles_are_not_seen(voted: list[Stand]) -> None:
    assert same(*before_all(tables(["choose_tile seat=0"], "haggis", HAGGIS)))
    assert same(*before_all(voted))


def test_objectives_of_scythe_are_not_seen() -> None:
    session = scythe_until("ppp", in_phase("take_turn", 0, 40), seed=5)
    position, stands = SCYTHE.to_plain(session._state(None)), []
    own, *others = position["objectives"]
    free = sorted({f"O{number:02}" for number in range(1, 24)} - {one for hand in (own, *others) for one in hand})
    for hand in (own, free[:2]):
        state = SCYTHE.from_plain({**position, "objectives": [hand, *others]})
        stands.append(Stand(Session(SCYTHE, session.setup, state=state)))
    assert same(*before_all(stands))


@each_game
def test_before_all_there_is_always_a_way_on(game: str) -> None:
    """Something on a board that can be chosen, or the big button; a choice that lies nowhere leads to the table."""
    stand = Stand(played(game, "pp", 12))
    stand.until_asked()
    stand.key("v")
    session, dice = stand.director.session, random.Random(5)
    for _ in range(120):
        if session.is_over():
            break
        stand.wait()
        furniture, lit = stand.scene.furniture, stand.director.lit()
        placed = any(stand.scene.anchor(one) is not None for one in lit)
        assert placed or furniture.primary.enabled, (session.waiting(), lit)
        seat = session.waiting()[0]
        session.submit(seat, dice.choice(session.options(seat)))
