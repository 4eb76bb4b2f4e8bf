"""The fields of a position, each declared once: what it holds at the start, and who may see it.

    @declared
    class State(Position):
        points: list[int] = by_seat(0)
        hands: list[int] = by_seat(NO_TILE, sight=own(hidden_tile))

From that come the slots, the first position, `copy` and, with `view_of`, what a seat may see. So a field that nobody
thought about cannot be forgotten in a copy, and a secret is declared where the field is, not blanked somewhere else.
A view is of a type of its own (a subclass with `Seen`): who must not know everything asks for that type.
"""

from __future__ import annotations

import inspect
from array import array
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Self, TypedDict, TypeVar, Unpack

from game.core.contract import Seat
from game.core.exact_values import Exact
from game.core.masks import bits
from game.core.told import STACK, At, Codec, Part
from game.core.told_groups import BySeat

_BASE = ("options", "seats", "stack")
_P = TypeVar("_P", bound="Position")


@dataclass(frozen=True, slots=True)
class Sight:
    """`of(state, viewer)` is what stands in that seat's view (None: the view of all); a view of a view is the same.

    `open_when` says from which moment on everybody may see it.
    """

    of: Callable[[Any, Seat | None], Any]
    open_when: Callable[[Any], bool]
    within: Mapping[str, Mapping[str, Sight]] | None = None
    """For `inside`: the sights of each part."""


Holds = Mapping[str, Callable[[Any], Iterable[Any]]] | None
"""By sort of piece, what a field's value holds of it."""


@dataclass(frozen=True, slots=True)
class Field:
    """`start` makes the first value from the number of seats. Without a `sight` everybody may see it."""

    start: Callable[[int], Any]
    sight: Sight | None = None
    name: str = ""
    exact: Exact | None = None
    """For what the language of stories does not tell whole; see exact.py."""
    holds: Holds = None
    """By sort of piece those that lie here."""
    told: Codec | Part | None = None
    """How it is told (told.py); None for what follows from others."""
    named: str = ""
    """Its name in the told position, if it is another."""


@dataclass(frozen=True, slots=True)
class Telling:
    """One part of the told position."""

    name: str
    write: Callable[[Any], Any]
    read: Callable[[Any, Any], None] | None
    null: bool
    """Whether it can be stated as null."""


class Position:
    """What the states of all games have in common. Lists of a state are copied, what lies in them never changes."""

    __slots__ = _BASE

    fields: ClassVar[tuple[Field, ...]] = ()
    secrets: ClassVar[tuple[Field, ...]] = ()
    """The fields of which somebody does not see everything."""
    told: ClassVar[tuple[Telling, ...]] = ()
    """All parts of the told position, in the order in which they are declared, told and read."""
    seats: int
    options: dict[str, Any]
    stack: list[Any]

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.options = options
        self.stack = []
        for field in self.fields:
            setattr(self, field.name, field.start(seats))

    def copy(self) -> Self:
        raise TypeError(f"{type(self).__name__} is not @declared")

    def copied_as(self, kind: type[_P]) -> _P:
        """A copy of another type with the same fields: a view of a state, a state of a view."""
        raise TypeError(f"{type(self).__name__} is not @declared")

    def is_over(self) -> bool:
        return not self.stack


class Seen(Position):
    """Marks the type of a game's views: nothing that is handed one can know more than its seat."""

    __slots__ = ()


_V = TypeVar("_V", bound=Seen)


def only_seen(view: _V) -> _V:
    """The door of everything that may know what one seat knows and no more: whole positions are turned away."""
    if not isinstance(view, Seen):
        raise TypeError(f"{type(view).__name__} is a whole position: only a view may come here.")
    return view


class Declared(TypedDict, total=False):
    """What may be declared of any field; see `Field`."""

    sight: Sight | None
    exact: Exact | None
    holds: Holds
    told: Codec | Part | None
    named: str


# -- declaring ----------------------------------------------------------------------------------------------------


def whole(start: Any, **declared: Unpack[Declared]) -> Any:
    """One value of the position: a number, a tuple, something that is never changed but replaced."""
    return Field(lambda seats: start, **declared)


def by_seat(start: Any, **declared: Unpack[Declared]) -> Any:
    """A list with a value for each seat; `told` says how one of them is."""
    if isinstance(declared.get("told"), Codec):
        declared["told"] = BySeat(declared["told"])  # type: ignore[arg-type]
    return Field(lambda seats: [start] * seats, **declared)


def made(start: Callable[[int], Any], **declared: Unpack[Declared]) -> Any:
    """Anything else: `start` gets the number of seats and makes a new list, array or mapping."""
    return Field(start, **declared)


def held(state: Position, sort: str) -> list[Any]:
    """All pieces of a sort, wherever they lie: each field says itself which it holds."""
    return [
        piece
        for field in state.fields
        if field.holds and sort in field.holds
        for piece in field.holds[sort](getattr(state, field.name))
    ]


def only_once(state: Position, sort: str) -> set[Any]:
    """The pieces of a sort; asserts that none is in two places."""
    pieces = held(state, sort)
    assert len(pieces) == len(set(pieces)), f"a {sort} is in two places"
    return set(pieces)


def in_piles(piles: Iterable[Iterable[Any]]) -> Iterable[Any]:
    """What lies in any of several piles."""
    return (piece for pile in piles for piece in pile)


def in_masks(masks: Iterable[int]) -> Iterable[int]:
    """What lies in any of several sets that are kept as bit masks."""
    return (piece for mask in masks for piece in bits(mask))


def in_places(places: Iterable[int]) -> Iterable[int]:
    """What lies in places for one piece each; whatever is below 0 is none."""
    return (piece for piece in places if piece >= 0)


def is_over(state: Position) -> bool:
    return state.is_over()


def never(state: Position) -> bool:
    return False


def own(name: str, blank: Callable[[Any, Seat], Any], *, open_when: Callable[[Any], bool] = never) -> Sight:
    """A list by seat of which everybody sees the own entry only; `blank` is what stands for another's."""

    def of(state: Any, viewer: Seat | None) -> Any:
        return [value if seat == viewer else blank(state, seat) for seat, value in enumerate(getattr(state, name))]

    return Sight(of, open_when)


def hidden(of: Callable[[Any, Seat | None], Any], *, open_when: Callable[[Any], bool] = never) -> Sight:
    """A value of which `of` tells what a seat knows."""
    return Sight(of, open_when)


def inside(
    name: str, sights: Mapping[str, Mapping[str, Sight]], *, open_when: Callable[[Any], bool] = never
) -> Sight:
    """A mapping of named tuples that extensions bring along; `sights` says by part and field who may see it."""

    def of(state: Any, viewer: Seat | None) -> Any:
        parts = getattr(state, name).copy()
        for part in parts.keys() & sights.keys():
            told = {field: sight.of(state, viewer) for field, sight in sights[part].items()}
            parts[part] = parts[part]._replace(**told)
        return parts

    return Sight(of, open_when, sights)


def declared(cls: type[_P]) -> type[_P]:
    """Makes the class anew with slots for its declared fields, and writes its `copy`."""
    found = [replace(value, name=name) for name, value in vars(cls).items() if isinstance(value, Field)]
    names = {field.name for field in found}
    told = [
        _telling(value.named or name if isinstance(value, Field) else name, name, value)
        for name, value in vars(cls).items()
        if isinstance(value, Part) or (isinstance(value, Field) and value.told)
    ]
    if not any(telling.name == "stack" for telling in told):
        told.insert(0, _telling("stack", "stack", STACK))
    undeclared = [name for name in inspect.get_annotations(cls) if name not in names]
    if undeclared:
        raise TypeError(f"{cls.__name__} does not say who may see {', '.join(undeclared)}.")
    gone = {*names, *(telling.name for telling in told), "__dict__", "__weakref__"}
    body = {name: value for name, value in vars(cls).items() if name not in gone}
    body |= {
        "__slots__": tuple(sorted(names)),
        "fields": tuple(found),
        "secrets": tuple(field for field in found if field.sight is not None),
        "told": tuple(told),
        "copy": _copying("self", "self.__class__", found),
        "copied_as": _copying("self, kind", "kind", found),
    }
    made_class: type[_P] = type(cls)(cls.__name__, cls.__bases__, body)  # type: ignore[misc]
    return made_class


def _telling(name: str, field: str, declared: Field | Part) -> Telling:
    how = declared if isinstance(declared, Part) else declared.told
    if isinstance(how, Part):
        return Telling(name, how.write, how.read, null=False)
    assert how is not None
    codec = how

    def write(state: Any) -> Any:
        return codec.write(state, getattr(state, field))

    def read(state: Any, given: Any) -> None:
        setattr(state, field, codec.read(At(state, name, getattr(state, field)), given))

    return Telling(name, write, read, codec.null)


def _copying(parameters: str, kind: str, fields: list[Field]) -> Callable[..., Any]:
    """A copy is made in each step of a search: it is written out, line by line, as one would by hand."""
    lines = [f"def copy({parameters}):", f"    new = create({kind})"]
    lines += ["    new.options = self.options", "    new.seats = self.seats", "    new.stack = self.stack[:]"]
    lines += [f"    new.{field.name} = {_copied(field)}" for field in fields]
    space: dict[str, Any] = {"create": object.__new__}
    exec(compile("\n".join([*lines, "    return new"]), "<copy of a declared position>", "exec"), space)
    copy: Callable[..., Any] = space["copy"]
    return copy


def _copied(field: Field) -> str:
    """How a value is copied follows from what it is at the start."""
    value, name = field.start(2), f"self.{field.name}"
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return f"[one.copy() for one in {name}]"
    if isinstance(value, list | bytearray | array):
        return f"{name}[:]"
    return f"{name}.copy()" if isinstance(value, dict) else name


# -- views --------------------------------------------------------------------------------------------------------


def view_of(state: Position, viewer: Seat | None, kind: type[_V]) -> _V:
    """What a seat may see, as the game's type of views."""
    seen = state.copied_as(kind)
    for field in kind.secrets:
        sight = field.sight
        if sight is not None and not sight.open_when(state):
            setattr(seen, field.name, sight.of(state, viewer))
    return seen
