"""What the parts of a table draw from: one frozen record for one moment, and what screen.yaml says of each part."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from game.core.catalogue import Record
from game.core.contract import Event

P = TypeVar("P")
F = TypeVar("F")
At = tuple[float, float, float, float]
PLAN = "plan"
"""Pointed at or clicked: everything that the game proposes to do in one go."""
COUNTING = "counting"
"""The phase that parts are shown while the end is counted up; `pointed` is `row:<row>` of what is counted then."""


class PartSpec(Record, frozen=True):
    """One part in screen.yaml: `shows` names the entry of what is shown, `texts` the keys of its words."""

    kind: str
    at: At
    pin: str = "left top"
    world: str = ""
    shows: str = ""
    cards: str = ""
    aside: str = ""
    component: str = ""
    texts: Mapping[str, str] = {}
    phases: tuple[str, ...] = ()
    """Only shown while one of these frames decides; empty for always."""
    options: tuple[str, ...] = ()
    """Only at a table where one of these options of the set-up has another value than usual; empty for always."""
    crowded: At | None = None
    """The place instead if parts that not every set-up has are at the table too."""
    large: At | None = None
    """The place instead where large type gives the column another form."""
    around: At | None = None
    """Its place where the board is shown to all who sit around; without one it is not seen there."""
    around_large: At | None = None
    """The same with large type."""
    around_phases: tuple[str, ...] = ()
    """Phases in which it is seen there besides."""
    visits: bool = False
    """Shown in any phase while somebody looks at another player's things, and other parts with `phases` are not."""

    @property
    def is_around(self) -> bool:
        """Whether it has the place that it has before all who sit around."""
        return self.around is not None and self.at in (self.around, self.around_large)


@dataclass(frozen=True)
class ShownOf(Generic[P, F]):
    """All that parts draw from; nothing in here is secret from the one who looks.

    `P` and `F` are the game's own records (`shown.py` beside its rules), so that its painters are checked.
    """

    position: P
    """What lies where, whose, and how many; None as long as nothing is to be seen."""
    figures: F
    """Figures beside the score sheet, of the one who looks or else of who acts."""
    viewer: int | None = None
    actor: int | None = None
    persons: tuple[int, ...] = ()
    """The seats of people at this screen."""
    signs: tuple[int, ...] = ()
    """The sign of each seat."""
    lit: tuple[str, ...] = ()
    chosen: tuple[str, ...] = ()
    pointed: str = ""
    effect: tuple[str, ...] = ()
    """What the pointed action would change, or what a figure is made of."""
    then: F | None = None
    """The figures after the pointed action, if the game has some that are compared."""
    groups: tuple[tuple[str, ...], ...] = ()
    """The pieces of each thing that the pointed action would make whole, the new one among them."""
    last: tuple[str, ...] = ()
    """What others did since the own last turn."""
    hint: str = ""
    """The component whose click does what was advised."""
    advised: tuple[str, ...] = ()
    """All that would be clicked for it, in order."""
    lies: tuple[str, ...] = ()
    """Where what it takes would come to lie."""
    foreseen: P | None = None
    """The position once it is done."""
    holds: Mapping[str, bool] = field(default_factory=dict)
    """Own cards and whether their condition holds now."""
    tallies: Mapping[str, str] = field(default_factory=dict)
    """Own cards and what the score sheet says of them: how many the viewer has, how many the others."""
    hidden: bool = False
    openly: bool = False
    """Several people at one screen play before everybody's eyes."""
    closed: bool = False
    """People play openly: what only the viewer may see is shown while they hold the key for it, and not now."""
    refused: str = ""
    """The place that was just refused, shown while it is pointed at."""
    phase: str = ""
    """The word of the frame that decides."""
    open: tuple[tuple[str, ...], ...] = ()
    """The components of every option, whatever is chosen so far."""
    labels: Mapping[str, str] = field(default_factory=dict)
    """What is written on lit places: what they would bring."""
    visit: int | None = None
    """The player whose things are shown large."""
    told_of: int | None = None
    """The player whose turn is told now: what it speaks of lies with that player."""
    draft: Mapping[str, Any] = field(default_factory=dict)
    """What the viewer has opened or folded up for a while."""
    page: Any = None
    """What the viewer is filling in, as the game's controller has it: a record of the game."""
    enters: tuple[str, ...] = ()
    """Of what is lit, what a click only enters on that page."""
    recent: tuple[Event, ...] = ()
    """What has happened since the event that screen.yaml names: in this round, so far."""
    telling: tuple[Event, ...] = ()
    """What is being shown happening just now, one step of a scoring; `effect` has its pieces."""
    plan: tuple[tuple[str, ...], ...] = ()
    """The components of each action that the game proposes to do in one go, in their order."""
    counting: Mapping[int, int] = field(default_factory=dict)
    """What the panels of seats say as long as points that came are still being told."""

    def points_told(self, seat: int, points: int) -> int:
        """The points of a seat as its panel says them: a scoring that is still told has not arrived anywhere."""
        return self.counting.get(seat, points)


Shown = ShownOf[Any, Any]
"""What serves every game knows nothing of its records."""
NOTHING: Shown = ShownOf(None, None)
"""Before there is a position."""


@dataclass(frozen=True)
class Told:
    """What a part knows about one of its components, for the card: rows are (seat or an icon, words, value)."""

    second: str = ""
    text: str = ""
    rows: tuple[tuple[int | str | None, str, str], ...] = ()
    part_of: str = ""
    """The component that it belongs to: what the score sheet says of that is said here as well."""
    beside: bool = False
    """The part itself tells beside it what there is to say while it is pointed at: no card lies over the table."""
    opens: bool = False
    """It lies behind a tab: a click or Enter there only opens it."""


@dataclass(frozen=True)
class KeyTold:
    """A line in the list of keys: what these do in a part, `instead` of the lines about commands or fixed keys that
    are not true there. Without `keys` it is the key of the first of those commands."""

    keys: str
    about: str
    instead: tuple[str, ...] = ()
