"""A board of its own size in a scene without a window, and a position in the middle of a match."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.games.rebirth.shown import Player, ShownRebirth, Tile
from game.ui.context import Context
from game.ui.games.rebirth.board_view import BoardView
from game.ui.games.rebirth.chart import Texts
from game.ui.games.rebirth.plan_file import load_plan
from game.ui.signs import Livery
from tests.ui.games.stage import Stage

POSITION = ShownRebirth(
    players=(
        Player("food", ("food", "energy"), ("M01", "B03")),
        Player(None, (None, None), (None,)),
        Player(None, (None, None), (None, None)),
    ),
    tiles={
        "r00c13": Tile("neutral"),
        "r04c03": Tile("settlement_4", 2),
        "r06c11": Tile("food", 2),
        "r08c12": Tile("settlement_3", 1),
        "r10c05": Tile("energy", 0),
        "r10c06": Tile("energy", 0),
        "r10c07": Tile("energy", 1),
        "r12c10": Tile("settlement_1", 2),
        "r16c08": Tile("food", 0),
    },
    castles={"inveraray": 0, "dunnottar": 1, "caerlaverock": 0},
    cathedrals={"lismore": (0, 2), "elgin": (2,), "st_machar": (1, 0, 2)},
    deck_count=21,
)


class Board(Stage[BoardView]):
    """Rebirth's board."""

    def __init__(
        self,
        size: tuple[int, int] = (1280, 720),
        scheme: str = "standard",
        language: str = "en",
        cache: Path | None = None,
        build: bool = True,
    ) -> None:
        def view(context: Context) -> BoardView:
            plan = load_plan()
            liveries = [Livery(seat, seat) for seat in range(4)]
            return BoardView(plan, Texts.from_words(context.words, plan), liveries, cache=cache)

        super().__init__(view, size, scheme=scheme, language=language, build=build)


@pytest.fixture(scope="session", autouse=True)
def screen() -> None:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1280, 720))


@pytest.fixture(scope="session")
def make_board() -> Callable[..., Board]:
    return Board


@pytest.fixture(scope="session")
def kept_board() -> Board:
    return Board()


@pytest.fixture
def board(kept_board: Board) -> Board:
    """One board for many tests: building takes its time. Everything said to it is taken back."""
    view = kept_board.view
    view.fit()
    view.finish_building()
    view.set_position(POSITION)
    view.set_lit(())
    kept_board.fall_silent()
    view.set_ghost(None)
    kept_board.draw()
    return kept_board
