"""What a game's screen.yaml and events name, and what of it has really been on the screen."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from typing import Any

from game.core.contract import Event
from game.games import rules_of
from game.table.motion_spec import MotionSpec
from game.table.screen import Screen, screen_of

Seen = Counter[str]
"""`motion.<word>.piece` and the like -> how often."""
_NAMED = re.compile(r"[a-z_]{3,}:[A-Za-z_]+\d{0,2}")
"""A kind and a name: a card, a person, a faction; no place and no piece."""
_MOTION = ("piece", "gold", "points", "ring")
"""The fields of a motion that something must be found for; the others say how it goes."""


def kinds_of_event(kind: type[Event] = Event) -> Iterator[type[Event]]:
    for one in kind.__subclasses__():
        yield one
        yield from kinds_of_event(one)


def event_words(game: str) -> set[str]:
    """The words of everything that can happen in this game."""
    package = type(rules_of(game)).__module__.rpartition(".")[0] + "."
    return {kind.word for kind in kinds_of_event() if kind.__module__.startswith(package) and hasattr(kind, "word")}


def named(game: str) -> set[str]:
    """Everything that should be seen sooner or later."""
    screen = screen_of(game)
    return {
        *(f"event.{word}" for word in event_words(game)),
        *(f"part.{name}" for name in screen.parts),
        *(f"motion.{word}" for word in screen.motion),
        *(f"motion.{word}.{one}" for word, spec in screen.motion.items() for one in flying(spec)),
        *(f"gains.{word}" for word in screen.gains),
        *(f"film.{word}" for word in screen.film.tells),
        *(f"icons.{row}" for row in screen.icons),
        *(f"deeds.{word}" for word in screen.deeds),
        *(f"titles.{kind}" for kind in screen.titles),
        *(f"primary.also.{phase}.{one}" for phase, found in screen.primary.also.items() for one in found),
        *(f"phase.{phase}" for phase in phases(screen)),
    }


def flying(spec: MotionSpec) -> tuple[str, ...]:
    return tuple(one for one in _MOTION if getattr(spec, one))


def phases(screen: Screen) -> set[str]:
    """All phases that any section speaks of."""
    primary = screen.primary
    found: set[str] = {
        *primary.missing,
        *primary.previews,
        *screen.hold,
        *screen.prompts,
        *screen.ready,
        *screen.status,
    }
    for part in screen.parts.values():
        found.update(part.phases)
    return found


def never(game: str, seen: Seen) -> list[str]:
    """What was never seen; what did happen, but before the table was there, is said so."""
    unseen = sorted(named(game) - {one for one, times in seen.items() if times})
    return [f"{one} (before the table is there)" if _happened(one, seen) else one for one in unseen]


def _happened(one: str, seen: Seen) -> bool:
    section, _, word = one.partition(".")
    return section == "event" and seen[f"happened.{word}"] > 0


def things(game: str) -> dict[str, set[str]]:
    """By their kind the cards, persons and the like that the events of this game can speak of.

    A field that may hold any place or piece as well is not about them.
    """
    found: defaultdict[str, set[str]] = defaultdict(set)
    for ids in rules_of(game).lexicon.told.values():
        names = [one for one in ids if _NAMED.fullmatch(one)]
        for one in names if 2 * len(names) > len(ids) else ():
            found[one.partition(":")[0]].add(one)
    return dict(found)


def met(game: str, told: Iterable[tuple[str, str]]) -> dict[str, tuple[int, int, list[str]]]:
    """By kind how many have come into play, of how many, and which never, where the table has told so many things."""
    named_by_events = {one for _, one in told}
    return {
        kind: (
            len(every & named_by_events),
            len(every),
            sorted(one.partition(":")[2] for one in every - named_by_events),
        )
        for kind, every in sorted(things(game).items())
    }


def things_of(event: Event) -> Iterator[str]:
    """The ids an event speaks of: to see whether every card has come into play."""
    values: Any = (getattr(event, name) for name in event.__dataclass_fields__)
    for value in values:
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, str):
                yield one
