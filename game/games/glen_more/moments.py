"""The named moments at which a Chronicle joins in. The base game asks them and knows no Chronicle by name.

A Chronicle is one folder below chronicles/ that describes itself with a `Chronicle`: what it adds to the words,
to the position and to the components, and a function for each moment it cares about. A moment without listeners is an
empty tuple, so the base game alone pays next to nothing for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from game.core.contract import Action, Entry, Event, Reason
from game.core.fields import Sight
from game.core.lexicon import Words
from game.core.told import Codec
from game.games.glen_more.state import PART_SIGHTS, State

Listener = Callable[..., Any]
Events = list[Event] | None


class Moments:
    """By moment the functions of the Chronicles that are played, in the order of the rulebook.

    "-> frames" means: what has to be decided now, in the order in which it shall be asked.
    """

    set_up: tuple[Listener, ...]
    """(state) -> frames, before the first turn: parts are made, draws are due."""
    figure_moves: tuple[Listener, ...]
    """(state, figure) -> frames or None: an extra figure is the hindmost."""
    turn_begins: tuple[Listener, ...]
    """(state, seat): nothing has been chosen yet."""
    goals: tuple[Listener, ...]
    """(state, seat) -> (component, place, Reason | None) for each space to go to without taking a tile."""
    take_refused: tuple[Listener, ...]
    """(state, seat, figure, tile, place) -> Reason | None."""
    must_take: tuple[Listener, ...]
    """(state, seat) -> the tile that the seat's figure has to go to if it can be taken, and the Reason that is given
    for all others; or None."""
    take_price: tuple[Listener, ...]
    """(state, seat, tile) -> coins that this seat pays to another for taking it."""
    take_paid: tuple[Listener, ...]
    """(state, seat, tile, events): these coins are due now."""
    on_the_way: tuple[Listener, ...]
    """(state, seat, figure, start, place, payable) -> whether what the way costs can be paid and `payable(state)`
    still holds."""
    leaves: tuple[Listener, ...]
    """(state, seat, figure, place, events) -> frames: a figure leaves its space."""
    takes_along: tuple[Listener, ...]
    """(state, seat, figure) -> coins, numbers of goods by kind that are the seat's when the figure leaves its space,
    before it pays for a tile, and for how many of these goods there is room; or None."""
    passes: tuple[Listener, ...]
    """(state, seat, figure, start, place, units, events) -> frames: a figure went from start to place."""
    arrives: tuple[Listener, ...]
    """(state, seat, component, events) -> frames: at a goal that is not the end tile."""
    cell_toll: tuple[Listener, ...]
    """(state, seat) -> mask of cells and the coins for building there, part of the cost of a tile; or None."""
    cell_paid: tuple[Listener, ...]
    """(state, seat, cell, events) -> frames: these coins are paid now."""
    placed: tuple[Listener, ...]
    """(state, seat, cell, events) -> frames: a tile was laid."""
    person_taken: tuple[Listener, ...]
    """(state, seat, events) -> frames, after the clan marker."""
    pile: tuple[Listener, ...]
    """(state, seat) -> number of the pile for what this seat discards, or None."""
    discarded: tuple[Listener, ...]
    """(state, tile, events): it went from the rondel to a pile."""
    laid_out: tuple[Listener, ...]
    """(state, tile, events) -> frames: it came onto the rondel."""
    free_actions: tuple[Listener, ...]
    """(state, seat, acting) -> actions open in one's turn; `acting` once a tile was taken."""
    asides: tuple[Listener, ...]
    """(state, seat) -> actions open in one's turn whatever else is asked, as long as nothing is owed."""
    turn_ends: tuple[Listener, ...]
    """(state, seat) -> the frame that is asked at the end of a turn, or None."""
    produced: tuple[Listener, ...]
    """(state, seat, cell, kinds, events) -> frames: an activated tile put resources on itself."""
    ends: tuple[Listener, ...]
    """(state, events) -> frames: all figures are at the end, the last scoring comes next."""
    scored: tuple[Listener, ...]
    """(state, number, events) -> frames: one of the four scorings is done (4 = the last, with the final scoring)."""
    count: tuple[Listener, ...]
    """(state, seat, category, count) -> the count that is compared."""
    table: tuple[Listener, ...]
    """(state, seat, category) -> another table for the differences, or None."""
    bonus: tuple[Listener, ...]
    """(state, seat, category) -> points besides those for the difference."""
    whisky: tuple[Listener, ...]
    """(state, seat, change, events) -> frames: barrels came or went."""
    scot_entered: tuple[Listener, ...]
    """(state, seat, cell, events) -> frames: a Scot of the seat came onto a tile of its territory."""
    keep_tile: tuple[Listener, ...]
    """(state, seat, cell) -> Reason | None: why a tile cannot be removed."""
    removed: tuple[Listener, ...]
    """(state, seat, cell, events) -> frames: a tile was removed."""
    clan_price: tuple[Listener, ...]
    """(state, seat, clan) -> coins besides the roads."""
    claimed: tuple[Listener, ...]
    """(state, seat, clan, events): a marker was placed; what clan_price said is paid here."""
    gained: tuple[Listener, ...]
    """(state, seat, points, scoring, events): from one source; `scoring` if it was a scoring."""
    coin_points: tuple[Listener, ...]
    """(state, seat, points) -> what the coins are worth at the end."""
    final: tuple[Listener, ...]
    """(state) -> entries of the sheet that come with the end of the game, as it stands."""
    worth: tuple[Listener, ...]
    """(state, seat, turns) -> points that its things promise a seat besides `final`, with so many turns left: for
    bots."""
    components: tuple[Listener, ...]
    """(state) -> ids of what can be pointed at."""
    why_not: tuple[Listener, ...]
    """(state, seat, kind, name) -> Reason | None, for components that no frame knows."""
    audit: tuple[Listener, ...]
    """(state): asserts what must hold."""

    # moments of Chronicles, for other Chronicles
    boat_cost: tuple[Listener, ...]
    """(state, seat, river, x, cost) -> what a step of the seat's boat onto this piece of river costs."""
    boat_passed: tuple[Listener, ...]
    """(state, seat, other, events) -> frames: the seat's boat came onto the piece where the other's boat is."""
    rewarded: tuple[Listener, ...]
    """(state, seat, castle, events) -> frames: a boat has got its reward at a castle."""
    toll_place: tuple[Listener, ...]
    """(state, seat, events) -> frames: the seat's figure goes over the mountain or is about to leave it."""
    bonus_sale: tuple[Listener, ...]
    """(state, seat) -> whether barrels may be sold on the bonus space in passing."""
    haggis_begins: tuple[Listener, ...]
    """(state, events) -> frames: before the dice of a haggis scoring are rolled."""
    haggis_rolled: tuple[Listener, ...]
    """(state, events) -> frames: a roll for all lies on the table and does not count yet."""
    measure: tuple[Listener, ...]
    """(state, seat, card, value) -> what a seat has of what a voted card measures."""
    card_flipped: tuple[Listener, ...]
    """(state, card, events): a landmark card shows its event side now."""


NAMES = tuple(Moments.__annotations__)


@dataclass(frozen=True)
class Chronicle:
    """What a folder below chronicles/ hands in."""

    id: str
    number: int
    moments: Mapping[str, Listener]
    choices: tuple[Any, ...] = (False, True)
    """The values of the option named like it; with the first it is not played."""
    frames: tuple[type, ...] = ()
    actions: tuple[type[Action], ...] = ()
    events: tuple[type[Event], ...] = ()
    handlers: Mapping[type[Action], Callable[..., None]] = field(default_factory=dict)
    """(state, seat, action, events) for each of its free actions."""
    verbs: Mapping[str, Any] = field(default_factory=dict)
    shown: Callable[[Any], Any] = lambda view: None
    """From a view: its record in what the screen is shown (shown.py)."""
    told: Codec | None = None
    """How its part is told."""
    settle: Callable[[State, Mapping[str, Any]], Any] | None = None
    """Its part of a position that was stated, and what was stated of it: what follows, or BadInput."""
    sights: Mapping[str, Sight] = field(default_factory=dict)
    """By field of its part who may see it; of all others everybody sees everything."""
    guess: Callable[[State, Any], Any] | None = None
    """The part with everything filled in that the view hides."""
    categories: tuple[str, ...] = ()
    """Rows of the score sheet."""
    words: Words = field(default_factory=Words)
    """The ids it brings, by the fields that hold them."""
    programs: Mapping[str, Any] = field(default_factory=dict)
    """Effects of its own by source, compiled (programs.py)."""
    useful: Mapping[str, Any] = field(default_factory=dict)
    """For verbs that may have no effect at a time: whether they have one."""
    promised: Mapping[str, float] = field(default_factory=dict)
    """By verb: the points that bots expect of it."""
    figures: Mapping[int, str] = field(default_factory=dict)
    """Extra figures of the rondel: their number and their word in the plain form."""
    built: str = ""
    """The word for a space on which it has built something."""
    sealed: tuple[type[Action], ...] = ()
    """Its actions that say something nobody else may know: bots give no reason for them."""

    def __post_init__(self) -> None:
        unknown = set(self.moments) - set(NAMES)
        assert not unknown, f"{self.id} listens to moments that do not exist: {unknown}"
        assert bool(self.sights) == (self.guess is not None), f"{self.id} fills in what is hidden, and nothing else"


CHRONICLES: list[Chronicle] = []
_KEPT: dict[int, Moments] = {}


def register(chronicles: Iterable[Chronicle]) -> None:
    CHRONICLES[:] = sorted(chronicles, key=lambda one: one.number)
    _KEPT.clear()
    PART_SIGHTS.clear()
    PART_SIGHTS.update({one.id: one.sights for one in CHRONICLES if one.sights})


def played(state: State) -> list[Chronicle]:
    return [one for one in CHRONICLES if state.mods >> one.number & 1]


def moments(state: State) -> Moments:
    found = _KEPT.get(state.mods)
    return found if found is not None else _made(state)


def _made(state: State) -> Moments:
    found = _KEPT[state.mods] = Moments()
    for name in NAMES:
        setattr(found, name, tuple(one.moments[name] for one in played(state) if name in one.moments))
    return found


def frames_of(listeners: tuple[Listener, ...], *values: Any) -> list[Any]:
    """All frames that the listeners of a moment ask for, in the order in which they shall be asked."""
    return [frame for listener in listeners for frame in listener(*values) or ()]


def ask(state: State, frames: list[Any]) -> None:
    """Puts frames on the stack so that the first comes first."""
    if frames:
        state.stack.extend(reversed(frames))


def first_reason(listeners: tuple[Listener, ...], *values: Any) -> Reason | None:
    for listener in listeners:
        reason: Reason | None = listener(*values)
        if reason is not None:
            return reason
    return None


__all__ = [
    "CHRONICLES",
    "Chronicle",
    "Entry",
    "Events",
    "Moments",
    "ask",
    "first_reason",
    "frames_of",
    "moments",
    "played",
    "register",
]
