"""Openings: lines of the first turns for each faction on each mat, looked for once (lines.py) and kept in
data/scythe/openings.yaml.

A line is known by what the seat has on the map and on its mat before each decision, so it is joined and left where
luck or a rival wants it so. Which of several lines is played hangs on the objectives in hand, which nobody else sees,
and on whose bot plays.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from game.core import places
from game.core.catalogue import Problems, Record, check_known, check_sections, record
from game.core.contract import Action, Seat
from game.core.errors import BadInput
from game.core.strict_yaml import read_yaml
from game.core.text import to_text
from game.core.weighing import Fitted
from game.games.scythe.board import COUNT
from game.games.scythe.frames.base import settle
from game.games.scythe.lines import to_the_question
from game.games.scythe.pieces import control, spots
from game.games.scythe.plans import own_turn
from game.games.scythe.rules import RULES
from game.games.scythe.state import State
from game.games.scythe.tables import FACTION, FACTIONS, MAT, MATS

FILE = "openings.yaml"
LONGEST = 7
"""Turns of a line."""
BETWEEN = "; "

Turns = tuple[tuple[Action, ...], ...]
Lines = dict[str, dict[str, tuple[Turns, ...]]]


class Line(Record, frozen=True):
    """What is said where there is a choice, by turn; `worth` is what the judge made of the position behind them."""

    worth: float
    turns: tuple[str, ...]


Lines_by_mat = dict[str, tuple[Line, ...]]


class Book:
    """The lines of one faction on one mat, by position: for each line that comes there what it says next."""

    def __init__(self, faction: int, mat: int, lines: Sequence[Turns]) -> None:
        self.count = len(lines)
        self._said: dict[tuple[object, ...], dict[int, Action]] = {}
        self._then: dict[tuple[object, ...], dict[Action, tuple[str, ...]]] = {}
        """Where a turn begins: by its section those of the turns behind it."""
        for number, turns in enumerate(lines):
            self._walk(beginning(faction, mat), number, turns)

    def _walk(self, state: State, number: int, turns: Turns) -> None:
        for played, turn in enumerate(turns):
            state = own_turn(state, 0)
            to_come = tuple(one.touches()[0] for one, *_ in turns[played + 1 :])
            self._then.setdefault(_position(state, 0), {}).setdefault(turn[0], to_come)
            options: Sequence[Action] = state.stack[-1].options(state, 0)
            for action in turn:
                if action not in options:
                    raise BadInput(f"'{to_text(action)}' is not possible in turn {state.turns[0] + 1}.")
                self._said.setdefault(_position(state, 0), {})[number] = action
                state.stack[-1].step(state, 0, action, None)
                settle(state, None)
                _, options = to_the_question(state, 0)

    def says(self, state: State, seat: Seat, line: int) -> Action | None:
        """What this line says here, or another one where this one does not come."""
        found = self._said.get(_position(state, seat))
        return None if not found else found.get(line) or found[min(found)]

    def then(self, state: State, seat: Seat, section: Action) -> tuple[str, ...]:
        """The sections behind this one, if it is one of a line here."""
        return self._then.get(_position(state, seat), {}).get(section, ())


def beginning(faction: int, mat: int) -> State:
    """The first turn of a seat, with one rival who is far away."""
    others = [number for number in range(len(FACTIONS)) if number != faction]
    mats = [number for number in range(len(MATS)) if number != mat]
    return RULES.from_plain(
        {
            "seats": 2,
            "factions": [FACTIONS[faction], FACTIONS[others[1]]],
            "mats": [MATS[mat], MATS[mats[0]]],
            "active": 0,
        }
    )


def advised(state: State, seat: Seat, habit: str = "") -> Action | None:
    """What the opening of this seat says here, if one leads here. Whoever has another habit likes another line."""
    book = _book(state, seat)
    if book is None:
        return None
    line = random.Random(f"{habit}{state.objectives[seat]}").randrange(book.count)
    return book.says(state, seat, line)


def sections_behind(state: State, seat: Seat, section: Action) -> tuple[str, ...]:
    """What follows in an opening that goes on with this section; nothing if none does."""
    book = _book(state, seat)
    return book.then(state, seat, section) if book is not None else ()


def _book(state: State, seat: Seat) -> Book | None:
    faction, mat = state.faction[seat], state.mat[seat]
    return None if state.turns[seat] >= LONGEST or faction < 0 or mat < 0 else book_of(faction, mat)


def book_of(faction: int, mat: int) -> Book | None:
    """None where no line is kept."""
    return _books().get((faction, mat))


@cache
def _books() -> dict[tuple[int, int], Book]:
    return {
        (FACTION[faction], MAT[mat]): Book(FACTION[faction], MAT[mat], lines)
        for faction, by_mat in read_openings(places.DATA / "scythe").items()
        for mat, lines in by_mat.items()
    }


def read_openings(folder: Path, problems: Problems | None = None) -> Lines:
    """All lines by faction and mat. With `problems` mistakes are gathered there."""
    found = Problems() if problems is None else problems
    path = folder / FILE
    file = read_yaml(path, found, name=places.shown(path))
    check_sections(file, {"provenance", "openings"}, found)
    record(file, "provenance", Fitted, found)
    told = record(file, "openings", dict[str, Lines_by_mat], found) or {}
    read: Lines = {}
    for faction, by_mat in told.items():
        check_known(file, ("openings", faction), faction, FACTIONS, "faction", found)
        for mat, of_mat in by_mat.items():
            steps = ("openings", faction, mat)
            if check_known(file, steps, mat, MATS, "mat", found) and faction in FACTIONS:
                try:
                    lines = tuple(_read(line) for line in of_mat)
                    Book(FACTION[faction], MAT[mat], lines)
                    read.setdefault(faction, {})[mat] = lines
                except BadInput as error:
                    found.add(file.name, file.line(steps), str(error))
    if problems is None:
        found.raise_if_any()
    return read


def _read(line: Line) -> Turns:
    return tuple(tuple(RULES.read_action(one) for one in turn.split(BETWEEN)) for turn in line.turns)


def _position(state: State, seat: Seat) -> tuple[object, ...]:
    """What a line is known by: all of the seat but its tracks, its coins and its cards."""
    own = control(state, seat)
    tokens = tuple(tuple(state.tokens[place * 4 : place * 4 + 4]) for place in spots(own))
    top = state.stack[-1]
    asked = (top.word, *(getattr(top, name) for name in top.__slots__ if name != "seat"))
    at = seat * COUNT
    return (
        state.turns[seat], asked, own, tokens, state.character[seat], state.last[seat], state.upgrades[seat],
        state.covered[seat], state.deployed[seat], state.recruits[seat], state.structures[seat], state.moved,
        state.carrier, bytes(state.workers[at : at + COUNT]), bytes(state.mechs[at : at + COUNT]),
    )  # fmt: skip
