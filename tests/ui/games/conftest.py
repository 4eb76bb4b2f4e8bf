"""A board of its own size in a scene without a window, and a position in the middle of a match."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pygame
import pytest
from pygame import Surface

from game.core.words import Words
from game.ui.context import Context
from game.ui.games.rebirth.board_view import BoardView
from game.ui.games.rebirth.chart import Texts
from game.ui.games.rebirth.plan_file import load_plan
from game.ui.scene import Scene
from game.ui.signs import Livery

POSITION: dict[str, Any] = {
    "seats": 3,
    "tiles": {
        "r10c05": "0 energy", "r10c06": "0 energy", "r10c07": "1 energy", "r06c11": "2 food", "r00c13": "neutral",
        "r08c12": "1 settlement_3", "r12c10": "2 settlement_1", "r16c08": "0 food", "r04c03": "2 settlement_4",
    },
    "castles": {"inveraray": 0, "dunnottar": 1, "caerlaverock": 0},
    "cathedrals": {"lismore": [0, 2], "elgin": [2], "st_machar": [1, 0, 2]},
    "hands": ["food", "?", "?"], "aside": [["food", "energy"], ["?", "?"], ["?", "?"]],
    "cards": [["M01", "B03"], ["?"], ["?", "?"]], "deck": ["M02", "M03"], "deck_count": 21,
}


class BoardScene(Scene):
    cache: Path | None = None

    def build(self) -> None:
        plan = load_plan()
        liveries = [Livery(seat, seat) for seat in range(4)]
        texts = Texts.from_words(self.context.words, plan)
        self.view = self.root.add(BoardView(plan, texts, liveries, cache=self.cache))


class Board:
    """A scene with nothing but the board, its surface, and what was drawn last."""

    def __init__(
        self, size: tuple[int, int], scheme: str = "standard", language: str = "en", cache: Path | None = None,
        build: bool = True,
    ) -> None:
        settings = SimpleNamespace(language=language, motion="none", colour_scheme=scheme, text_scale=1.0)
        self.context = Context(Words(language), settings, size)
        self.scene = BoardScene(self.context)
        self.scene.cache = cache
        self.context.stack.push(self.scene)
        self.view = self.scene.view
        self.surface = Surface(size)
        if build:
            self.view.finish_building()

    def draw(self) -> list[pygame.Rect]:
        return self.context.stack.draw(self.surface)

    def drawn_anew(self) -> bytes:
        """The same picture, drawn in full."""
        whole = Surface(self.surface.get_size())
        self.scene.root.paint(whole, whole.get_rect())
        return pygame.image.tobytes(whole, "RGB")

    def as_drawn(self) -> bytes:
        return pygame.image.tobytes(self.surface, "RGB")


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
    return Board((1280, 720))


@pytest.fixture
def board(kept_board: Board) -> Board:
    """One board for many tests: building takes its time. Everything said to it is taken back."""
    view = kept_board.view
    view.fit()
    view.finish_building()
    view.set_position(POSITION)
    view.set_lit(())
    view.set_last_moves(())
    view.set_effects(())
    view.set_outlines(())
    view.set_refused(None)
    view.set_hover(None)
    view.set_cursor(None)
    view.set_ghost(None)
    kept_board.draw()
    return kept_board
