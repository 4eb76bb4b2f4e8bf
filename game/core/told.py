"""How the fields of a position are told: a codec writes a value as stories and saves have it, and reads it again.

    points: list[int] = by_seat(0, told=Number(0, 999))
    hands: list[int] = by_seat(NO_TILE, told=OrNull(Hidden(TILE, HIDDEN), NO_TILE))

Whatever cannot be is refused in one sentence with the nearest known word. Codecs that hold others read them in the
same way, so a position is told by what its parts are and nobody writes it out. What fits no codec is `Custom`, what
several fields tell together a `Part`. Several values: told_groups.py. The whole position: stated.py.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.reading import index, number
from game.core.text import to_text

UNKNOWN = "?"
"""Stands for what a view hides."""
LEFT_OUT = object()
"""Written by a codec that says nothing."""


@dataclass(frozen=True, slots=True)
class At:
    """Where something is read: the position so far, the name of the part, and what stands there if it is left out."""

    state: Any
    what: str
    usual: Any = None

    def inside(self, usual: Any, what: str = "") -> At:
        return At(self.state, what or self.what, usual)


class Codec:
    """One way of telling a value. Values are never changed, so what is written may be the value itself."""

    null = False
    """Whether null is something that can be told; elsewhere it means that nothing is stated."""
    as_is = True
    """Whether a value is told by itself: not if a kind of codecs has a `write` of its own."""

    def write(self, state: Any, value: Any) -> Any:
        return value

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.as_is = cls.write is Codec.write

    def write_all(self, state: Any, values: Iterable[Any]) -> list[Any]:
        if self.as_is:
            return list(values)
        write = self.write
        return [write(state, value) for value in values]

    def read(self, at: At, given: Any) -> Any:
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Part:
    """What several fields tell together; without `read` it follows from others and is told for whoever reads it."""

    write: Callable[[Any], Any]
    read: Callable[[Any, Any], None] | None = None
    """Puts what is given into the position."""


STACK: Any = Part(lambda state: [to_text(frame) for frame in state.stack])
"""Where the phases are told, if not before all declared parts; they are read first of all."""


@dataclass(frozen=True, slots=True)
class Custom(Codec):
    """A shape that only this game has."""

    writes: Callable[[Any, Any], Any]
    reads: Callable[[At, Any], Any]
    null: bool = False

    def write(self, state: Any, value: Any) -> Any:
        return self.writes(state, value)

    def read(self, at: At, given: Any) -> Any:
        return self.reads(at, given)


# -- single values ---------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Number(Codec):
    low: int = 0
    high: int = 999

    def read(self, at: At, given: Any) -> int:
        return number(given, at.what, self.low, self.high)


class Seat(Codec):
    def read(self, at: At, given: Any) -> int:
        return number(given, at.what, 0, at.state.seats - 1)


class Flag(Codec):
    def read(self, at: At, given: Any) -> bool:
        return bool(given)


class Name(Codec):
    """A number that is told by the name at its place in a list."""

    def __init__(self, names: Sequence[str], what: str) -> None:
        self.names, self.what = names, what
        self.numbers = {name: n for n, name in enumerate(names)}

    def write(self, state: Any, value: Any) -> Any:
        return self.names[value]

    def write_all(self, state: Any, values: Iterable[Any]) -> list[Any]:
        return list(map(self.names.__getitem__, values))

    def read(self, at: At, given: Any) -> int:
        return index(given, self.numbers, self.what)


class Word(Codec):
    """A name that is kept as it is."""

    def __init__(self, known: Collection[str], what: str) -> None:
        self.known, self.what = dict.fromkeys(known, 0), what

    def read(self, at: At, given: Any) -> str:
        index(given, self.known, self.what)
        return str(given)


@dataclass(frozen=True, slots=True)
class OrNull(Codec):
    """null where there is none."""

    one: Codec
    none: Any = None
    null = True

    def write(self, state: Any, value: Any) -> Any:
        return None if value == self.none else self.one.write(state, value)

    def read(self, at: At, given: Any) -> Any:
        return self.none if given is None else self.one.read(at, given)


@dataclass(frozen=True, slots=True)
class Hidden(Codec):
    """`?` for what a view does not know; `covers` says which values are that, if not `blank` alone."""

    one: Codec
    blank: Any
    covers: Callable[[Any], bool] | None = None

    @property
    def null(self) -> bool:  # type: ignore[override]
        return self.one.null

    def write(self, state: Any, value: Any) -> Any:
        covered = value == self.blank if self.covers is None else self.covers(value)
        return UNKNOWN if covered else self.one.write(state, value)

    def read(self, at: At, given: Any) -> Any:
        return self.blank if given == UNKNOWN else self.one.read(at, given)


@dataclass(frozen=True, slots=True)
class Unless(Codec):
    """Not told at all where it is as usual."""

    one: Codec
    usual: Any

    def write(self, state: Any, value: Any) -> Any:
        return LEFT_OUT if value == self.usual else self.one.write(state, value)

    def read(self, at: At, given: Any) -> Any:
        return self.one.read(at, given)
