"""What a game's screen.yaml and events name, and what of it has really been on the screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from game.core.contract import Event
from game.games import rules_of
from game.table.screen import MotionSpec, Screen, screen_of

Seen = Counter[str]
"""`motion.<word>.piece` and the like -> how often."""
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
        *(f"peek.{word}" for word in screen.peek),
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
    found: set[str] = {*primary.missing, *primary.previews, *screen.hold, *screen.prompts, *screen.status}
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


def things_of(event: Event) -> Iterator[str]:
    """The ids an event speaks of: to see whether every card has come into play."""
    values: Any = (getattr(event, name) for name in event.__dataclass_fields__)
    for value in values:
        for one in value if isinstance(value, tuple) else (value,):
            if isinstance(one, str):
                yield one
