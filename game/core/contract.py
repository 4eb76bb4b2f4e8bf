"""The contract between rules and everything else: the page everybody reads first.

A game answers the questions of `Rules`. The state is small data, an action is one line of text, a view is a state
with the secrets taken out, so options, preview and search work on it unchanged. Next: frames.py, then session.py.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self, TypeVar

from game.core.text import Vocabulary

if TYPE_CHECKING:  # they are told of seats and events themselves
    from game.core.fields import Position, Seen
    from game.core.lexicon import Lexicon
    from game.core.result import Result

Seat = int
CHANCE: Seat = -1
"""The seat that draws: its options carry weights, its actions stand in the log like everybody's."""

Plain = dict[str, Any]
"""Only dicts with string keys, lists, strings, ints, booleans and None: what a save or a scenario can say."""


@dataclass(frozen=True, slots=True)
class Say:
    """A sentence not yet in any language: a key of the text catalogues and its values.

    Values are numbers, component ids (shown by their name), `seat:2` (shown by the player's name), other Says, or
    tuples of ids (shown as a list).
    """

    key: str
    values: tuple[tuple[str, Any], ...] = ()

    def __getitem__(self, name: str) -> Any:
        return dict(self.values)[name]

    def reworded(self, ending: str = "", /, **values: Any) -> Say:
        """The same sentence under a key with this ending, some values added or replaced."""
        return Say(self.key + ending, tuple((dict(self.values) | values).items()))


def say(key: str, /, **values: Any) -> Say:
    return Say(key, tuple(values.items()))


def seat_id(seat: Seat) -> str:
    """The component id of a player, the same in log, sheet, screen and scenario."""
    return f"seat:{seat}"


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something cannot be done now, in words a player understands.

    `way_out` says what would help, if the rules know something. `rule` is the id of the page in the rules browser.
    """

    say: Say
    way_out: Say | None = None
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Action:
    """Something a seat can say. Subclasses are frozen, hold ids and numbers only and are listed in a Vocabulary."""

    word: ClassVar[str]
    barrier: ClassVar[str] = ""
    """Text key of the reason why this action cannot be taken back, empty if it can.

    A seat's action needs one only where it hands the turn on. Whatever uncovers something hidden (a draw, the reveal
    of a sealed choice) is said by CHANCE and always ends undo; its barrier is the reason that is shown then. So no
    action of a seat ever needs to know what its view lacks, and a preview can do it on the view.
    """

    def touches(self) -> tuple[str, ...]:
        """The component ids a player clicks to say this, in order. The last click does it."""
        return (self.word,)

    def asked(self) -> str:
        """The component whose refusal speaks of just this; `place/thing` where a game explains a held thing."""
        return self.touches()[-1]


@dataclass(frozen=True, slots=True)
class Event:
    """A past-tense fact for log and animation; never carries what the view lacks."""

    word: ClassVar[str]
    secret: ClassVar[tuple[str, ...]] = ()
    """Names of the fields which only the seat in the field `seat` may see; others find None there."""
    lights: ClassVar[tuple[str, ...]] = ()
    """Names of the fields and properties with what to light up when a player points at the line in the log."""

    def seen_by(self, seat: Seat | None) -> Self:
        if not self.secret or seat == getattr(self, "seat", None):
            return self
        shown = {f.name: None if f.name in self.secret else getattr(self, f.name) for f in fields(self)}
        return type(self)(**shown)

    def pieces(self) -> tuple[str, ...]:
        """What the fields of `lights` hold: component ids, or several of them; None lights up nothing."""
        found: list[str] = []
        for name in self.lights:
            value = getattr(self, name)
            if value is not None:
                found += (value,) if isinstance(value, str) else value
        return tuple(found)

    def say(self, game: str) -> Say:
        """One sentence for the log; an event with blanked secrets uses the key with `_hidden` behind it."""
        values: dict[str, Any] = {}
        hidden = ""
        for f in fields(self):
            value = getattr(self, f.name)
            if value is None and f.name in self.secret:
                hidden = "_hidden"
            elif f.name in SEAT_FIELDS and isinstance(value, int):
                values[f.name] = seat_id(value)
            else:
                values[f.name] = value
        return say(f"{game}.log.{self.word}{hidden}", **values)


SEAT_FIELDS = frozenset({"seat", "other", "winner"})
"""Fields of events and actions that hold a seat and are shown by the player's name."""

NOW = "now"
AT_END = "end"


@dataclass(frozen=True, slots=True)
class Entry:
    """One source of points on the score sheet: who got how many for what, and the pieces that make them."""

    seat: Seat
    category: str
    """Row of the sheet; text key `<game>.sheet.<category>`."""
    component: str
    points: int
    when: str = NOW
    """NOW = already on the track; AT_END = would be added if the game ended now (or was, once it is over)."""
    detail: Say | None = None
    pieces: tuple[str, ...] = ()
    private: bool = False
    """True for points that only the seat itself may know before the end."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """Every point of every seat. The sum of the NOW entries is the score on the track."""

    categories: tuple[str, ...]
    entries: tuple[Entry, ...]

    def total(self, seat: Seat, *, at_end: bool = True) -> int:
        return sum(e.points for e in self.entries if e.seat == seat and (at_end or e.when == NOW))


S = TypeVar("S", bound="Position")
V = TypeVar("V", bound="Seen")
P = TypeVar("P", covariant=True)
F = TypeVar("F", covariant=True)


class Rules(Protocol[S, V, P, F]):
    """One game. `S` is the type of its positions, `V` that of its views, which can be asked like a position.
    `P` is the type of what its screen is shown of a position, `F` that of the figures beside it.

    Who serves every game writes `Rules` alone, and `Seen` for the views that it is handed.
    """

    id: str
    version: int
    """Raised when an old log would no longer replay to the same end."""
    lexicon: Lexicon
    """The ids that may stand in fields of actions, frames and events, and everything that can be pointed at."""

    vocabulary: Vocabulary
    """Every action that can be said."""
    frames: Vocabulary
    """Every phase."""

    @property
    def events(self) -> tuple[type[Event], ...]:
        """Everything that can happen: whoever names an event or a field of one elsewhere is checked against them."""

    def new(self, options: Mapping[str, Any], seats: int) -> S:
        """The state before the first action; refuses unknown options with BadInput."""

    def waiting(self, state: S | V) -> tuple[Seat, ...]:
        """Who must decide now: () = over, (CHANCE,) = a draw is due, several = a sealed choice."""

    def options(self, state: S | V, seat: Seat) -> tuple[Action, ...]:
        """Everything this seat may say now; complete, in a stable order, empty for whoever is not waiting."""

    def weights(self, state: S | V) -> tuple[int, ...]:
        """For a draw: how likely each of options(state, CHANCE) is, as counts of a bag."""

    def draw(self, state: S | V, chance: Callable[[], float]) -> Action:
        """For play-outs: one of options(state, CHANCE) by their weights; `chance` gives a number from 0 to 1."""

    def step(self, state: S | V, seat: Seat, action: Action, events: list[Event] | None = None) -> None:
        """Changes the state it is given; appends what happened to `events` if somebody wants to know."""

    def why_not(self, state: S | V, seat: Seat, component: str) -> Reason | None:
        """Why this place, card or button cannot be used by the seat now; None if it can."""

    def components(self, state: S | V) -> tuple[str, ...]:
        """The ids of everything that can be pointed at: each is offered or explained at any time."""

    def prompt(self, state: S | V, seat: Seat) -> Say:
        """What this seat is asked, one sentence."""

    def progress(self, state: S | V) -> tuple[Say, Say | None]:
        """Round or turn for the plaque, and the phase beside it."""

    def turns(self, state: S | V) -> tuple[int, ...]:
        """How many turns each seat has completed."""

    def view(self, state: S | V, seat: Seat | None) -> V:
        """A copy with everything blanked that this seat may not see; None = what all may see."""

    def guess(self, view: V, rng: random.Random, /) -> S:
        """A full state that fits the view, the unseen drawn at random, for bots that search."""

    def sheet(self, state: S | V) -> Sheet:
        """Every point so far, and what would be added if the game ended now; works on a view as well."""

    def shown(self, view: V, /) -> P:
        """What lies where, whose, and how many, in frozen records of the game's `shown.py`: painters read these.

        Whatever the view hides is not in it. Made once for a position and looked at by many.
        """

    def figures(self, view: V, seat: Seat, /) -> F:
        """What a player would otherwise count by hand: a frozen record of the game's `shown.py`.

        Not points of the sheet but what leads to them: what a scoring would bring now, the next income. The screen
        of the game says which of them it shows; the difference of two positions is shown in previews.
        """

    def forgone(self, view: V, seat: Seat, action: Action) -> int:
        """How many other things the seat could still do that this action gives up for good: they are warned of."""

    def about(self, state: S | V, component: str) -> tuple[Say, ...]:
        """What is printed on a component, in sentences: what a tile or card costs, gives and does; works on a view.

        The screen shows them beside previews and refusals, so that nobody must know a symbol by heart.
        """

    def result(self, state: S | V) -> Result | None:
        """None until the game is over."""

    def to_plain(self, state: S | V) -> Plain:
        """The whole state as plain data with readable ids; the same for equal states.

        Every game has `seats`, `options`, `stack` and `points` (on the track) in it; `"?"` stands for what a view
        hides, and a text that begins with a number and a blank, `0 food`, belongs to that seat.
        """

    def from_plain(self, plain: Plain, /) -> S:
        """The state that to_plain described. Left-out parts get the value they have at the start of a game."""

    def audit(self, state: S) -> None:
        """Asserts what must hold in every state: nothing appears, vanishes or is negative."""

    def read_action(self, text: str) -> Action:
        """The action which prints as this line; raises BadInput with the nearest known word."""


AnyRules = Rules[Any, Any, Any, Any]
"""Those of any game, for what serves all of them."""
