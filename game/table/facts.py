"""What panels and the recap beside the board say, as data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # home's first frame needs no film of a turn
    from game.table.film import Tale


@dataclass(frozen=True)
class Stat:
    """One public figure: icon (or the player's colour on it), number, caption. `coloured` paints the icon so.

    `promise` is what an advised move would change it by, with its sign.
    """

    icon: str
    value: str
    caption: str
    coloured: bool = False
    promise: str = ""


@dataclass(frozen=True)
class PlayerFacts:
    """All that a panel shows. `player` gives colour and sign; `status` a line such as "prices are set", with the tone
    acts, done or rests; `place` is the place in the order of play, 0 for none."""

    player: int
    name: str
    who: str
    who_icon: str
    score: str
    stats: tuple[Stat, ...] = ()
    status: str = ""
    status_tone: str = "rests"
    place: int = 0
    acting: bool = False
    thinking: bool = False
    room: float = 0
    """Units at the right that are kept free for a picture; the score then stands below the name."""


@dataclass(frozen=True)
class PeekLine:
    """One turn of somebody else, or what everybody got (then without a sign); shorter words are used where the longer
    ones do not fit."""

    sign: int | None
    words: tuple[str, ...]
    points: str
    pieces: tuple[str, ...] = ()
    position: int = 0
    tale: Tale | None = None
    """What is shown once more when it is clicked."""
    touches: bool = False
    """Somebody else did something to whoever reads it."""


@dataclass(frozen=True)
class PeekBar:
    sign: int
    now: int
    total: int
    why: str = ""
    """Of which rows the end makes one of the other."""
    own: int = 0
    """Points that only whoever looks knows of: no part of the bar."""
    beside: tuple[str, ...] = ()
    """These, or what is hidden of somebody else, in words and in short."""


@dataclass(frozen=True)
class PeekFacts:
    title: str
    lines: tuple[PeekLine, ...] = ()
    nothing: str = ""
    outlook: str = ""
    note: str = ""
    bars: tuple[PeekBar, ...] = ()


@dataclass(frozen=True)
class AdviceRow:
    """One reason: its name, its figure, whether it speaks for the move, a sentence on it and what it is about."""

    what: str
    figure: str
    is_gain: bool = True
    about: str = ""
    pieces: tuple[str, ...] = ()


@dataclass(frozen=True)
class OtherWay:
    """What would have been second: what it is called, how far it is behind, and its places."""

    name: str
    figure: str
    pieces: tuple[str, ...] = ()


@dataclass(frozen=True)
class Advice:
    """What the strongest bot would do, and why; all empty where nobody asked."""

    title: str = ""
    ahead: str = ""
    """By how much it is better than what would have been second."""
    lead: str = ""
    """What it is good for above all."""
    note: str = ""
    """What is said instead while there is no advice to be read."""
    sure: tuple[AdviceRow, ...] = ()
    expected: tuple[AdviceRow, ...] = ()
    also: tuple[str, ...] = ()
    others: tuple[OtherWay, ...] = ()
    captions: tuple[str, ...] = ()
    """Above what is expected, and above what would have been second."""
    can_do: bool = False
    brings: tuple[tuple[str, str], ...] = ()
    """What the rest of the turn would bring to which places: slips lie there."""
