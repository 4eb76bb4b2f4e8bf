"""How several values are told: lists by seat, piles, sets, records, ledgers. Single values: told.py."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.errors import BadInput
from game.core.ledger import in_order
from game.core.masks import bits
from game.core.reading import by_seat, index, listed, mapped
from game.core.told import LEFT_OUT, At, Codec, Part


@dataclass(frozen=True, slots=True)
class BySeat(Codec):
    """A list with one entry for each seat, or a mapping for some of them: the others keep what is usual."""

    one: Codec

    def write(self, state: Any, value: Any) -> Any:
        return self.one.write_all(state, value)

    def read(self, at: At, given: Any) -> Any:
        stated = by_seat(given, at.what, at.state.seats)
        found = [
            self.one.read(at.inside(usual), stated[seat]) if seat in stated else usual
            for seat, usual in enumerate(at.usual)
        ]
        return tuple(found) if isinstance(at.usual, tuple) else found


@dataclass(frozen=True, slots=True)
class Pile(Codec):
    """A tuple of any length; `sort` where no order is meant."""

    one: Codec
    sort: bool = False

    def write(self, state: Any, value: Any) -> Any:
        return self.one.write_all(state, value)

    def read(self, at: At, given: Any) -> tuple[Any, ...]:
        found = [self.one.read(at, one) for one in listed(given)]
        return tuple(sorted(found) if self.sort else found)


@dataclass(frozen=True, slots=True)
class Mask(Codec):
    """A set that is kept as a bit mask and told as a list."""

    one: Codec

    def write(self, state: Any, value: Any) -> Any:
        return self.one.write_all(state, bits(value))

    def read(self, at: At, given: Any) -> int:
        mask = 0
        for one in listed(given):
            mask |= 1 << self.one.read(at, one)
        return mask


class SeatFlags(Codec):
    """A mask of seats, told as yes or no for each."""

    def write(self, state: Any, value: Any) -> Any:
        return [bool(value >> seat & 1) for seat in range(state.seats)]

    def read(self, at: At, given: Any) -> int:
        flags = by_seat(given, at.what, at.state.seats)
        return sum(1 << seat for seat, flag in flags.items() if flag)


class ByName(Codec):
    """A value for each name of a list, told by name. Those with the value `unset` are not told.

    With `whole` all are told, and those that are not stated keep what is usual.
    """

    def __init__(self, names: Sequence[str], what: str, one: Codec, unset: Any = 0, *, whole: bool = False) -> None:
        self.names, self.what, self.one, self.unset, self.whole = names, what, one, unset, whole
        self.numbers = {name: n for n, name in enumerate(names)}

    def write(self, state: Any, value: Any) -> Any:
        told: Iterable[tuple[str, Any]] = zip(self.names, value, strict=True)
        if not self.whole:
            told = ((name, each) for name, each in told if each != self.unset)
        return dict(told) if self.one.as_is else {name: self.one.write(state, each) for name, each in told}

    def read(self, at: At, given: Any) -> Any:
        found = list(at.usual) if self.whole else [self.unset] * len(self.names)
        for name, one in mapped(given, at.what).items():
            n = index(str(name), self.numbers, self.what)
            found[n] = self.one.read(at.inside(found[n], f"{at.what}: {name}"), one)
        return type(at.usual)(found)


class Record(Codec):
    """A tuple, told as a mapping: the codecs stand in the order of its fields. A `Part` among them only follows."""

    def __init__(self, make: Callable[..., Any] | None = None, /, **parts: Codec | Part) -> None:
        self.make = make or (lambda *values: values)
        self.parts = parts
        self.codecs = {name: codec for name, codec in parts.items() if isinstance(codec, Codec)}

    def write(self, state: Any, value: Any) -> Any:
        values, told = iter(value), {}
        for name, codec in self.parts.items():
            found = codec.write(state) if isinstance(codec, Part) else codec.write(state, next(values))
            if found is not LEFT_OUT:
                told[name] = found
        return told

    def read(self, at: At, given: Any) -> Any:
        stated = mapped(given, at.what)
        for key in stated:
            index(key, dict.fromkeys(self.parts, 0), f"part of '{at.what}' called")
        usual = at.usual or (None,) * len(self.codecs)
        return self.make(
            *(
                value
                if at.usual and not is_told(codec, stated, name)
                else codec.read(at.inside(value, name), stated.get(name))
                for (name, codec), value in zip(self.codecs.items(), usual, strict=True)
            )
        )


@dataclass(frozen=True, slots=True)
class Pairs(Codec):
    """A tuple of pairs, told as a mapping; what is a record itself stands flat behind the first: `(key, *values)`."""

    key: Codec
    one: Codec
    usual: Any = None
    sort: bool = False

    def write(self, state: Any, value: Any) -> Any:
        flat = isinstance(self.one, Record)
        return {self.key.write(state, key): self.one.write(state, rest if flat else rest[0]) for key, *rest in value}

    def read(self, at: At, given: Any) -> tuple[Any, ...]:
        flat, found = isinstance(self.one, Record), []
        for name, told in mapped(given, at.what).items():
            key = self.key.read(at, name)
            value = self.one.read(at.inside(self.usual, f"{at.what}: {name}"), told)
            found.append((key, *value) if flat else (key, value))
        return tuple(sorted(found) if self.sort else found)


def is_told(codec: Codec | Part, stated: Mapping[str, Any], name: str) -> bool:
    return stated.get(name) is not None or (name in stated and isinstance(codec, Codec) and codec.null)


class Chain(Codec):
    """A ledger: a line of words for each entry of a chain, of which the first is a seat."""

    def __init__(
        self, write_line: Callable[[Any], str], read_line: Callable[[int, list[str]], Sequence[Any]]
    ) -> None:
        self.write_line, self.read_line = write_line, read_line

    def write(self, state: Any, value: Any) -> Any:
        return [self.write_line(entry) for entry in in_order(value)]

    def read(self, at: At, given: Any) -> Any:
        chain: Any = None
        for line in listed(given):
            seat, *words = str(line).split(" ")
            try:
                chain = (*self.read_line(range(at.state.seats)[int(seat)], words), chain)
            except (LookupError, ValueError) as wrong:
                raise BadInput(f"The ledger line '{line}' makes no sense.") from wrong
        return chain
