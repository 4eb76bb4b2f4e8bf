"""What people who sit around one screen see of the table, from what screen.yaml says and from what it leaves out."""

from __future__ import annotations

import pytest

from game.games import CATALOGUE
from game.table.around import parts_of
from game.table.screen import screen_of
from game.table.shown import PartSpec

BOARD = PartSpec(kind="any", at=(300, 56, 672, 652))
HAND = PartSpec(kind="any", at=(12, 400, 280, 300))


@pytest.mark.parametrize("large", [False, True])
def test_a_game_that_says_nothing_shows_its_board_and_no_hand(large: bool) -> None:
    found = parts_of({"board": BOARD, "hand": HAND}, large)
    assert found.keys() == {"board"} and found["board"].is_around
    assert found["board"].at[2:] > (1000, 700)


@pytest.mark.parametrize("game", CATALOGUE)
def test_only_what_has_a_place_there_is_seen(game: str) -> None:
    parts = screen_of(game).parts
    placed = {name for name, spec in parts.items() if spec.around is not None} or {"board"}
    assert parts_of(parts, large=False).keys() == placed
