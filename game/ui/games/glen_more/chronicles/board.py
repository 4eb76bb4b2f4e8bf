"""What a Chronicle brings to the table: a chip that tells how it stands, and a board that opens over the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from pygame import Rect

from game.ui.games.glen_more.chronicles.brush import Brush


@dataclass(frozen=True)
class Chip:
    """The state that matters, in a figure and a row of dots: `on`, `off`, `good`, `bad`, `coin` or `seat:0`."""

    figure: str = ""
    dots: tuple[str, ...] = ()


def nothing_always(part: Any) -> tuple[str, ...]:
    return ()


@dataclass(frozen=True)
class Board:
    """One Chronicle. `part` below is its record in the position."""

    id: str
    emblem: str
    kinds: tuple[str, ...]
    """Kinds of components that lie on the board, or single components."""
    phases: frozenset[str]
    """Frames in which the board opens by itself, if something on it can be chosen."""
    paint: Callable[[Brush, Rect], None]
    chip: Callable[[Brush], Chip]
    always: Callable[[Any], tuple[str, ...]] = nothing_always
    """Components that have a place here even if they cannot be chosen."""

    tells: Mapping[str, float] = field(default_factory=dict)
    """Events for which the board opens for a while, so many milliseconds, to show what has happened."""

    headlines: Mapping[str, str] = field(default_factory=dict)
    """What stands above the table meanwhile, where what comes next would be said too early."""

    def has(self, component: str) -> bool:
        return component in self.kinds or component.partition(":")[0] in self.kinds
