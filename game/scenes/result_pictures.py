"""Pictures of the result page: what stood there after a turn that decided, and what belongs to whoever has won."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Surface

from game.core.contract import Seat
from game.core.recap import Turn
from game.table.film import tales_of
from game.table.screen import screen_of
from game.ui.boards.printed_board import PrintedBoard
from game.ui.kinds import worlds
from game.ui.kinds.thumbnail import printed
from game.ui.look import Look
from game.ui.widget import At, Widget

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

Picture = Callable[[Look, tuple[int, int]], Surface | None]
"""A picture of that size; None where there is nothing to be shown."""


class ResultPictures:
    """Of one match that is over. A game whose panels show lands shows these, one with a map a piece of it."""

    def __init__(self, table: TableScene) -> None:
        self.table = table
        self.session = table.session
        self.screen = screen_of(table.session.rules.id)

    @property
    def are_there(self) -> bool:
        board = self._board()
        return self.screen.panels is not None or (board is not None and board.ready)

    def _board(self) -> PrintedBoard | None:  # type: ignore[type-arg]
        widgets = (widget for part in self.table.parts.values() for widget in part.walk())
        return next((widget for widget in widgets if isinstance(widget, PrintedBoard)), None)

    def after(self, turn: Turn) -> Picture:
        """What it was about, as it stood when the turn was over."""
        return lambda look, size: self._seen(look, size, turn.seat, turn.end, self._places(turn))

    def of_winner(self, seat: Seat, turns: tuple[Turn, ...]) -> Picture:
        """A portrait if the game has one; else what was built, on a map the place of the turn that decided most."""
        own = [turn for turn in turns if turn.seat == seat]
        places = self._places(own[-1]) if own else ()

        def made(look: Look, size: tuple[int, int]) -> Surface | None:
            end = len(self.session)
            found = worlds.portrait(self.session.rules.id, look, self.session.shown(None, end), seat, size)
            return found if found is not None else self._seen(look, size, seat, end, places)

        return made

    def _places(self, turn: Turn) -> tuple[str, ...]:
        """What was told of it, what matters most as the last."""
        clauses = [clause for tale in tales_of((turn,), self.screen.film) for clause in tale.clauses]
        clauses.sort(key=lambda clause: clause.spec.rank)
        return tuple(piece for clause in clauses for piece in clause.pieces())

    def _seen(
        self, look: Look, size: tuple[int, int], seat: Seat, at: int, places: tuple[str, ...]
    ) -> Surface | None:
        position, panels, board = self.session.shown(None, at), self.screen.panels, self._board()
        if panels is not None:
            return worlds.thumbnail(panels.world, look, position, seat, self.table.model.signs[seat], size)
        return None if board is None or not board.ready else board.closeup(position, places, size)


class Pictured(Widget):
    """One such picture with round corners; it is made when it is first drawn."""

    def __init__(self, at: At, picture: Picture, *, pin: str = "", name: str = "") -> None:
        super().__init__(at, pin=pin, name=name)
        self.picture = picture
        self._made: tuple[object, Surface | None] | None = None

    def draw(self, surface: Surface) -> None:
        key = (self.look, self.rect.size)
        if self._made is None or self._made[0] != key:
            made, before = self.picture(self.look, self.rect.size), self._made
            if made is None and before is not None and before[1] is not None:  # the board is painted anew just now
                made = pygame.transform.smoothscale(before[1], self.rect.size)
            self._made = key, None if made is None else printed(self.look, made)
        if self._made[1] is not None:
            surface.blit(self._made[1], self.rect)
