"""The sentence over the board is whole, and lies on nothing that is read or clicked."""

from __future__ import annotations

from itertools import combinations
from math import dist

import pytest
from pygame import Rect

from game.core.session import Session, Setup
from game.games import CATALOGUE, rules_of
from game.scenes.table.film_layer import Caption, disc_at
from game.ui.root import Root
from tests.scenes.shell_helpers import make_context
from tests.scenes.table_helpers import seats
from tests.scenes.table_stage import Stand
from tests.scenes.test_film import after_own_turn, until_said

_LONG = (
    "*Jörg* nimmt Donan Castle, kauft 1 Holz und 1 Stein für 3 Münzen, zahlt 1 Gerste, bekommt die Karte Donan "
    "Castle, gewinnt kostenlos die Gunst von Clan MacLeod und bekommt 3 Münzen und einen Schotten."
)


def caption(scale: float) -> Caption:
    root = Root("none")
    made = root.add(Caption())
    root.set_look(make_context((1280, 720), text_scale=scale).look)
    return made


@pytest.mark.parametrize("scale", [1.0, 1.75, 2.0])
def test_a_long_sentence_leaves_most_of_a_small_board_in_sight(scale: float) -> None:
    made, board = caption(scale), Rect(474, 52, 498, 506)
    made.say(_LONG, 1, board, (), ())
    assert made.overflow() == [] and board.contains(made.rect)
    assert made.rect.h < 0.4 * board.h
    assert made.fonts.px(made.style) >= 15, "not smaller than it is without large type"


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_between_buttons_it_takes_a_narrow_form(scale: float) -> None:
    made, board = caption(scale), Rect(12, 52, 960, 656)
    buttons = [Rect(500, y, 200, 40) for y in range(60, 700, 90)]
    made.say("*Jörg* baut Ullinish, Harlosh und Armadale.", 1, board, (), buttons)
    assert made.rect.collidelist(buttons) == -1 and made.overflow() == []


def test_what_comes_up_below_a_sentence_moves_it(monkeypatch: pytest.MonkeyPatch) -> None:
    stand = after_own_turn()
    until_said(stand)
    film = stand.scene.film
    button = film.caption.rect.copy()
    before = film._taken()
    monkeypatch.setattr(film, "_taken", lambda: [*before, button])
    stand.scene.refresh()
    assert film.caption.visible and not film.caption.rect.colliderect(button)


def test_a_sheet_that_takes_all_the_room_has_neither_sentence_nor_ways_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    stand = after_own_turn()
    until_said(stand)
    film = stand.scene.film
    film.ways.draw_on((film.caption.rect.topleft, film.caption.rect.bottomright))
    monkeypatch.setattr(film, "_sheets", lambda: [film._board()])
    stand.scene.refresh()
    assert not film.caption.visible and film.ways.ways == []


@pytest.mark.parametrize("game", CATALOGUE)
def test_what_is_told_over_the_board_covers_nothing_that_lies_there(game: str) -> None:
    """The own hand, a pile, a table of bonuses: also where the turn was played in the upper half of the board."""
    stand = Stand(Session(rules_of(game), Setup(game, seats("pbb"), 7, {})), language="de", curtain=False)
    assert stand.until_asked()
    scene, board = stand.scene, stand.scene.film._board()
    leading = any(part.leads for part in scene.open_parts())
    lying = [part.rect for part in scene.open_parts() if not part.leads and leading and board.contains(part.rect)]
    told = "*Ewan* legt eine Energie-Anlage auf Glenmoriston, bekommt 1 Punkt für sie und errichtet Urquhart Castle."
    for places in ((), [(x, board.y + 40) for x in range(board.x + 40, board.right, 80)]):
        scene.film.caption.say(told, 1, board, places, scene.film._taken())
        assert scene.film.caption.rect.collidelist(lying) < 0


@pytest.mark.parametrize("at_the_foot", [True, False])
def test_where_all_is_taken_it_leaves_in_sight_what_one_decides_with(at_the_foot: bool) -> None:
    made, board = caption(1.75), Rect(12, 52, 960, 656)
    upper, lower = board.move(0, -board.h // 2).clip(board), board.move(0, board.h // 2).clip(board)
    asked = lower if at_the_foot else upper
    made.say(_LONG, 1, board, (), [board], asked=[asked])
    assert board.contains(made.rect) and not made.rect.colliderect(asked)


def test_discs_of_steps_that_are_gone_twice_lie_beside_each_other() -> None:
    """Two units go the same way, or one goes there and back."""
    made: list[tuple[float, float]] = []
    for one, other in (((0, 0), (85, 0)), ((0, 0), (85, 0)), ((85, 0), (0, 0))):
        made.append(disc_at(one, other, made, 19.0))
    assert made[0] == (42.5, 0)
    assert all(dist(a, b) >= 19 for a, b in combinations(made, 2))
    assert all(0 < x < 85 for x, _ in made)
