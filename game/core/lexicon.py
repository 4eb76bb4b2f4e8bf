"""The ids a game knows, by the fields that hold them: so that a misspelt one is never taken for one that is absent.

A game declares one `Lexicon`, made from its data. Whoever reads what a person wrote about a
match (scenarios) asks it; the words themselves are the classes of the game.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import MISSING, dataclass, fields
from dataclasses import field as dataclass_field
from functools import cache, cached_property
from itertools import islice, product
from typing import Any, get_type_hints

from game.core.contract import SEAT_FIELDS, AnyRules, Event
from game.core.errors import BadInput
from game.core.text import Vocabulary, nearest


class Joined(Collection[str]):
    """Ids of several parts with a colon between: `Joined("good", KINDS, PLACES)` holds `good:wood:2,-1`.

    Kept as its parts, for a board may have thousands of places.
    """

    def __init__(self, *parts: str | Collection[str]) -> None:
        self.parts = tuple((part,) if isinstance(part, str) else tuple(part) for part in parts)
        self._known = tuple(frozenset(part) for part in self.parts)

    def __contains__(self, text: object) -> bool:
        words = text.split(":", len(self.parts) - 1) if isinstance(text, str) else []
        return len(words) == len(self.parts) and all(
            word in known for word, known in zip(words, self._known, strict=True)
        )

    def __iter__(self) -> Iterator[str]:
        return (":".join(words) for words in product(*self.parts))

    def __len__(self) -> int:
        found = 1
        for part in self.parts:
            found *= len(part)
        return found


class Either(Collection[str]):
    """All ids of several collections."""

    def __init__(self, *collections: Collection[str]) -> None:
        self.collections = collections

    def __contains__(self, text: object) -> bool:
        return any(text in one for one in self.collections)

    def __iter__(self) -> Iterator[str]:
        return (text for one in self.collections for text in one)

    def __len__(self) -> int:
        return sum(map(len, self.collections))


SEATS = tuple(map(str, range(8)))


@dataclass(frozen=True)
class Words:
    """What a part of a game adds; where both know a field, it holds the ids of either."""

    said: Mapping[str, Collection[str]] = dataclass_field(default_factory=dict)
    told: Mapping[str, Collection[str]] = dataclass_field(default_factory=dict)
    components: tuple[Collection[str], ...] = ()


def joined(parts: Iterable[Mapping[str, Collection[str]]]) -> dict[str, Collection[str]]:
    """By field the ids of all parts."""
    found: dict[str, Collection[str]] = {}
    for part in parts:
        for name, ids in part.items():
            found[name] = Either(found[name], ids) if name in found else ids
    return found


@dataclass(frozen=True)
class Lexicon:
    """`said` are the fields of actions and frames, `told` those of events: by name of the field what may stand there.

    `word.field` goes before `field` where a word means something of its own by it.
    """

    said: Mapping[str, Collection[str]]
    told: Mapping[str, Collection[str]]
    components: Either
    """Whatever can be pointed at, or gives points, in any position of any match."""
    seats: frozenset[str] = SEAT_FIELDS
    """Fields with the number of a seat."""
    example: Mapping[str, Any] | None = None
    """Options with which most is in play, for a list of all parts of a position."""

    def ids(self, kind: type, field: str) -> Collection[str] | None:
        known = self.told if issubclass(kind, Event) else self.said
        return known.get(f"{kind.word}.{field}", known.get(field))  # type: ignore[attr-defined]

    def knows(self, word: str) -> bool:
        """Whether any field or component has such an id, or it is the last part of one."""
        return (
            word in self.plain_words
            or word in self.components
            or any(word in ids for ids in (*self.said.values(), *self.told.values()))
        )

    def near(self, word: str) -> str:
        """A hint for a misspelt id of any kind."""
        return nearest(word, self.plain_words)

    @cached_property
    def plain_words(self) -> frozenset[str]:
        """Every id without the kind before its colon: what a position calls things."""
        found: set[str] = set()
        for ids in (*self.said.values(), *self.told.values(), *self.components.collections):
            for part in _parts(ids):
                found |= part
        return frozenset(found)

    def near_component(self, text: str) -> str:
        """Of those that begin alike where there are such: a board may have thousands of others."""
        kind = text.partition(":")[0]
        alike = [ids for ids in self.components.collections if isinstance(ids, Joined) and kind in ids.parts[0]]
        return nearest(text, Either(*alike) if alike else _first_words(self))


def _parts(ids: Collection[str]) -> Iterator[set[str]]:
    if isinstance(ids, Joined):
        yield from (set(part) for part in ids.parts[1:])
    elif isinstance(ids, Either):
        for one in ids.collections:
            yield from _parts(one)
    else:
        yield set(ids)


def _first_words(lexicon: Lexicon) -> set[str]:
    """How components begin, and those of one part."""
    found: set[str] = set()
    for ids in lexicon.components.collections:
        found |= {f"{kind}:" for kind in ids.parts[0]} if isinstance(ids, Joined) else set(ids)
    return found


def hint(word: str, known: Collection[str]) -> str:
    """The nearest word; if none is near, some that are known."""
    near = nearest(word, known)
    if near or not known:
        return near
    some = list(islice(known, 6))
    return f" Known are {', '.join(some)}{' …' if len(known) > len(some) else ''}."


# -- words -----------------------------------------------------------------------------------------------------------


def events_of(rules: AnyRules) -> Vocabulary:
    return _event_words(rules.events)


@cache
def _event_words(kinds: tuple[type[Event], ...]) -> Vocabulary:
    return Vocabulary(kinds)


def check_pattern(lexicon: Lexicon, words: Vocabulary, text: str, seats: int) -> None:
    """`tile_placed seat=0`: a known word with some of its fields, each of which could be said. Else BadInput."""
    word, *pairs = text.split() or [""]
    kind = words.kind(word)
    if kind is None:
        raise BadInput(f"'{word}' is not a known word.{hint(word, words.words)}")
    hints = hints_of(kind)
    seen: set[str] = set()
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or name not in hints:
            raise BadInput(f"'{pair}' does not belong to '{word}'.{hint(name, hints)}")
        if name in seen:
            raise BadInput(f"'{name}' stands twice in '{text}'.")
        seen.add(name)
        words.read_value(word, name, value, text)
        _check_value(lexicon, kind, name, value, seats)


def check_values(lexicon: Lexicon, thing: Any, seats: int) -> None:
    """The same for a whole action or frame."""
    kind: Any = type(thing)
    for name in hints_of(kind):
        value = getattr(thing, name)
        for one in value if isinstance(value, tuple) else (value,):
            if one is not None:
                _check_value(lexicon, kind, name, str(one), seats)


def _check_value(lexicon: Lexicon, kind: type, name: str, value: str, seats: int) -> None:
    if name in lexicon.seats and value.lstrip("-").isdecimal():
        if not -1 <= int(value) < seats:
            raise BadInput(f"'{name}={value}': there is no seat {value}, seats are 0 to {seats - 1}.")
        return
    if "str" not in hints_of(kind)[name] or not value:
        return
    known = lexicon.ids(kind, name)
    if known is None:
        return
    several = "tuple" in hints_of(kind)[name] and value not in known
    for one in value.split(",") if several else [value]:
        if one not in known:
            raise BadInput(f"'{name}={value}': there is no '{one}'.{hint(one, known)}")


@cache
def hints_of(kind: type) -> dict[str, str]:
    hints = get_type_hints(kind)
    return {field.name: str(hints[field.name]) for field in fields(kind)}


def example_of(lexicon: Lexicon, kind: Any, preferred: Collection[str] = ()) -> str:
    """A line of this kind: the first id for each field (of the preferred if there is one), seat 0, the number 1."""
    parts = [kind.word]
    for field in fields(kind):
        hint = hints_of(kind)[field.name]
        if "str" in hint:
            known = lexicon.ids(kind, field.name)
            liked = (one for one in known if one in preferred) if known and preferred else iter(())
            value = next(liked, None) or next(iter(known or ()), "")
        elif "bool" in hint:
            value = "true"
        else:
            value = "0" if field.name in lexicon.seats else "1"
        if value or field.default is MISSING:
            parts.append(f"{field.name}={value}")
    return " ".join(parts)
