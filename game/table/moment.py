"""One moment of a table, as data: everything that stands on it and around it, for one pair of eyes.

Made by model.py. Scenes lay it out and paint it; a test can read at every step what a person would read.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.core.contract import Seat
from game.table.cards import Card
from game.table.facts import Advice, PeekFacts, PlayerFacts
from game.table.shown import Shown


@dataclass(frozen=True)
class Head:
    """The line above the table: what is asked, with the sign of whoever is asked, or an icon where nobody is."""

    text: str = ""
    who: str = ""
    """Of whom the line speaks, as it calls them."""
    sign: int | None = None
    icon: str = ""
    round: str = ""
    phase: str = ""


@dataclass(frozen=True)
class Tool:
    """A button of the tools: what it is for, and why it cannot be pressed."""

    tip: str
    enabled: bool = True
    why: str = ""


@dataclass(frozen=True)
class Primary:
    """The big button: its words, what it stands for, and why it cannot be pressed."""

    label: str = ""
    component: str = ""
    enabled: bool = False
    why: str = ""
    quiet: bool = False
    """It would give something up, so that it does not shine among what should be done."""


@dataclass(frozen=True)
class Moment:
    """`length` lines of the log are shown, as `eyes` may know them."""

    length: int
    eyes: Seat | None
    parts: Shown
    head: Head = Head()
    primary: Primary = Primary()
    tools: Mapping[str, Tool] = field(default_factory=dict)
    players: tuple[PlayerFacts, ...] = ()
    peek: PeekFacts = field(default_factory=lambda: PeekFacts(""))
    advice: Advice = field(default_factory=Advice)
    card: Card | None = None
    """What is said of what is pointed at."""
