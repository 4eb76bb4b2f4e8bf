"""What people who sit around one screen read beside the board: who is asked, and what happened last. No pygame.

Nobody's eyes look then (looking.py): every sentence here is made of what all may know.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from game.core.contract import CHANCE, Seat
from game.core.recap import Turn, points_of_turn
from game.table import showing
from game.table.director import Stage
from game.table.film import tales_until
from game.table.film_words import sentence, wordings
from game.table.shown import PartSpec
from game.table.telling import signed

if TYPE_CHECKING:
    from game.table.model import TableModel

_LONG = 110
"""So many letters are still read from across a table."""
BOARD = "board"
"""What screen.yaml calls the part that leads."""
_ALL, _ALL_LARGE = (0.0, 0.0, 1048.0, 720.0), (0.0, 0.0, 1016.0, 720.0)
"""Beside the rows of the players, which large type makes wider."""
NEAR, FAR = "near", "far"
LEFT, RIGHT = "left", "right"
_SIDES: Mapping[int, tuple[tuple[str, str], ...]] = {
    1: ((NEAR, LEFT),),
    2: ((NEAR, LEFT), (FAR, RIGHT)),
    3: ((NEAR, LEFT), (FAR, LEFT), (NEAR, RIGHT)),
    4: ((NEAR, LEFT), (FAR, LEFT), (FAR, RIGHT), (NEAR, RIGHT)),
    5: ((NEAR, LEFT), (FAR, LEFT), (FAR, RIGHT), (NEAR, RIGHT), (NEAR, RIGHT)),
}
"""Clockwise as one sits: by number of seats the side of the screen and the corner of each."""


@dataclass(frozen=True)
class Beside:
    """`asked` is one line with the sign of whoever is meant; `told` the last that happened, with the sign of whose
    turn it was and what that turn brought."""

    asked: str = ""
    sign: int | None = None
    told: str = ""
    by: int | None = None
    points: str = ""
    round: str = ""


def sides(seats: int, sit_around: bool) -> tuple[tuple[str, str], ...]:
    """Where each seat has its row; in front of the screen all of them stand at the right and upright."""
    return _SIDES[seats] if sit_around else ((NEAR, RIGHT),) * seats


def parts_of(specs: Mapping[str, PartSpec], large: bool) -> dict[str, PartSpec]:
    """The parts that all may look at, with their places there; the board alone, as large as there is room, where a
    game says nothing of them."""
    replace = msgspec.structs.replace
    if BOARD in specs and all(spec.around is None for spec in specs.values()):
        specs = {BOARD: replace(specs[BOARD], around=_ALL, around_large=_ALL_LARGE)}
    return {
        name: replace(
            spec, at=(spec.around_large if large else None) or spec.around, phases=(*spec.phases, *spec.around_phases)
        )
        for name, spec in specs.items()
        if spec.around is not None
    }


def beside(model: TableModel) -> Beside:
    director, teller = model.director, model.teller
    asked = director.next_seat if director.stage is Stage.CURTAIN else director.actor
    turn = last_turn(model)
    round_, _ = model.session.progress(model.at)
    return Beside(
        asked=model.headline or _asked(model, asked),
        sign=None if asked is None or model.headline else model.signs[asked],
        told="" if turn is None else _told(model, turn),
        by=None if turn is None or turn.seat == CHANCE else model.signs[turn.seat],
        points=_points(model, turn),
        round=teller.say(round_),
    )


def scores_count(model: TableModel) -> bool:
    """Whether points are counted on the way; a game with a column of its own counts them at the end."""
    return model.screen.column is None


def needs_one(model: TableModel) -> bool:
    """Whether somebody has to come to the screen alone before the match goes on."""
    director = model.director
    if director.stage in (Stage.CURTAIN, Stage.HAND_OVER):
        return True
    return director.stage is Stage.PLAY and director.hidden


def _asked(model: TableModel, seat: Seat | None) -> str:
    """Who is at the screen decides openly, or comes back for it."""
    if seat is not None and needs_one(model):
        return model.words("table.around.come", who=model.teller.seat(seat))
    return showing.prompt(model.director, model.screen, model.teller, model.looking_at, model.position)


def last_turn(model: TableModel) -> Turn | None:
    """The latest lines of one seat that are shown, and the draws among them; None before the first."""
    session, end = model.session, len(model.session) if model.at is None else model.at
    lines = session.lines
    first = end - 1
    while first >= 0 and lines[first].seat == CHANCE:
        first -= 1
    if first < 0:
        return None
    seat = lines[first].seat
    while first > 0 and lines[first - 1].seat in (seat, CHANCE):
        first -= 1
    while lines[first].seat == CHANCE:
        first += 1
    return Turn(seat, first, end, tuple(event for _, event in session.events(None, first, end)))


def _told(model: TableModel, turn: Turn) -> str:
    """The turn so far in one sentence, without what mattered least where it would be a long one."""
    film = model.screen.film
    tales = tales_until(turn, turn.end, model.session, None, film)
    tale = next((one for one in tales if one.seat == turn.seat and one.clauses), None)
    if tale is None:
        return ""
    words = [one for one in wordings(tale, model.teller) if model.teller.seat(turn.seat) in one]
    return next((one for one in words if len(one) <= _LONG), words[-1] if words else sentence(tale, model.teller))


def _points(model: TableModel, turn: Turn | None) -> str:
    points = 0 if turn is None else points_of_turn(model.session, turn)
    return signed(points) if points else ""
