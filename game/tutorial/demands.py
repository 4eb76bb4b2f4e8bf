"""Whether something holds at a table: the demands of stories, and a few that only lessons need.

A lesson asks about a stretch of the match, from line `first` on: what was said and what happened since. Besides all
that may stand in `then` of a story there are here: `said`, `last`, `opened`, `gained`, `least`, `most`, `turn`,
`check`, `any`, `dealt`, `not`. All but `dealt` see no more than the learner.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from game.core.contract import Action, Event, Plain, Seat
from game.core.errors import BadInput
from game.core.fields import Seen
from game.core.scenario_checks import CHECKS
from game.core.scenario_course import event_fits
from game.core.scenario_table import Table, as_list, check_parts, per_seat
from game.core.session import Session
from game.core.text import nearest, to_text

NUMBERS = ("points", "score", "state")
"""What `least` and `most` can compare."""
PASSING = frozenset({"events", "no_events", "said", "opened", "gained", "turn"})
"""What tells of the way to a position, not of the position."""


class LearnersTable(Table):
    """As the actor sees it: what a rival hides neither makes a sentence true nor fills one of its places."""

    @property
    def state(self) -> Seen:
        return self.session.view(self.actor)

    @cached_property
    def plain(self) -> Plain:
        return self.session.plain(self.actor)

    def events(self) -> list[Event]:
        return [event for _, event in self.session.events(self.actor, self.first)]


@dataclass(frozen=True, slots=True)
class Stretch:
    """The match of a lesson, as far as a demand looks at it."""

    session: Session
    learner: Seat
    first: int
    opened: Collection[str] = ()
    """Panels and components that were looked at."""
    checks: Mapping[str, Any] | None = None
    begun: int | None = None
    """The line with which the task began, for what counts its turns; `first` if left out."""
    open_hands: bool = False
    """The tutor tells how the lesson has been dealt, with what rivals hide."""

    def table(self) -> Table:
        kind = Table if self.open_hands else LearnersTable
        return kind(self.session, None, self.first, self.learner)

    def own_lines(self) -> list[Action]:
        return [line.action for line in self.session.lines[self.first :] if line.seat == self.learner]

    def turns(self) -> int:
        """Turns of the learner that ended since the task began."""
        session, seat = self.session, self.learner
        begun = self.first if self.begun is None else self.begun
        return session.turns()[seat] - session.turns(begun)[seat]

    def gained(self, seat: Seat) -> int:
        """Points that a seat has won."""
        session = self.session
        before, now = session.sheet(None, self.first), session.sheet(None)
        return now.total(seat, at_end=False) - before.total(seat, at_end=False)


def matches(pattern: str, action: Action) -> bool:
    """`place` fits every action of that word, `place at=r13c10` only the one with that field."""
    word, *wanted = pattern.split()
    spoken = to_text(action).split()
    return spoken[0] == word and all(pair in spoken for pair in wanted)


def holds(demand: Any, at: Stretch) -> bool:
    """Whether all of it holds; what makes no sense at this moment does not hold."""
    try:
        return not differs(demand, at)
    except BadInput:
        return False


def all_hold(demands: Collection[Any], at: Stretch) -> bool:
    return all(holds(named(one), at) for one in demands)


def named(demand: Any) -> Any:
    """A name alone stands for the check of that name."""
    return {"check": demand} if isinstance(demand, str) else demand


def differs(demand: Any, at: Stretch) -> str:
    """What does not hold, in words; empty if all of it does. Raises BadInput where a demand makes no sense."""
    if not isinstance(demand, dict) or not demand:
        raise BadInput("A demand is a mapping, as in 'then' of a story.")
    for key, wanted in demand.items():
        if key in _OWN:
            told = _OWN[key](at, wanted)
        elif key in CHECKS:
            told = "; ".join(CHECKS[key](at.table(), wanted))
        else:
            raise BadInput(f"There is no demand '{key}'.{nearest(str(key), (*_OWN, *CHECKS))}")
        if told:
            return told
    return ""


def lasting(demand: Any, checks: Mapping[str, Any]) -> dict[str, Any]:
    """What a demand says of the position, without what only happened: it may hold again, or no longer."""
    found: dict[str, Any] = {}
    for key, wanted in (named(demand) or {}).items():
        if key == "check":
            found |= lasting(checks.get(wanted, {}), checks)
        elif key == "any":
            parts = [lasting(one, checks) for one in wanted]
            found |= {"any": parts} if all(parts) else {}
        elif not _passes(key, wanted, checks):
            found[key] = wanted
    return found


def _passes(key: str, wanted: Any, checks: Mapping[str, Any]) -> bool:
    """Whether it asks for what happened, or in a `not` for the contrary of that."""
    if key in ("check", "not", "count"):
        inner = checks.get(wanted, {}) if key == "check" else named(wanted)
        return any(_passes(one, value, checks) for one, value in inner.items())
    if key == "any":
        return any(_passes(one, value, checks) for part in wanted for one, value in named(part).items())
    return key in PASSING


def event_values(demand: Any, at: Stretch) -> dict[str, Any]:
    """The values with which the log tells the event that the demand names, for the places of a sentence."""
    table = at.table()
    for wanted in as_list(demand.get("events", ())) if isinstance(demand, dict) else ():
        for event in table.events():
            if isinstance(wanted, str) and event_fits(event, wanted):
                return dict(event.say(at.session.rules.id).values)
    return {}


def looked_at(demand: Any) -> Iterator[str]:
    """What a demand wants to be opened or pointed at."""
    if isinstance(demand, dict):
        for key, value in demand.items():
            if key == "opened":
                yield value
            else:
                yield from looked_at(value)
    elif isinstance(demand, list):
        for value in demand:
            yield from looked_at(value)


# -- the demands that only lessons have ------------------------------------------------------------------------------


def _said(at: Stretch, wanted: Any) -> str:
    """One of these the learner has said: a word, or a word with fields."""
    return "" if _fits(at, wanted, at.own_lines()) else f"nobody has said '{wanted}'"


def _last(at: Stretch, wanted: Any) -> str:
    """One of these was the learner's last decision: what stepping back takes back."""
    own = replace(at, first=at.begun or 0).own_lines()[-1:]
    return "" if _fits(at, wanted, own) else f"the last decision was not '{wanted}'"


def _fits(at: Stretch, wanted: Any, lines: Sequence[Action]) -> bool:
    known = at.session.rules.vocabulary.words
    for pattern in as_list(wanted):
        word = str(pattern).split()[0] if str(pattern).split() else ""
        if word not in known:
            raise BadInput(f"There is no action '{pattern}'.{nearest(word, known)}")
        if any(matches(pattern, action) for action in lines):
            return True
    return False


def _opened(at: Stretch, wanted: Any) -> str:
    return "" if wanted in at.opened else f"'{wanted}' has not been looked at"


def _gained(at: Stretch, wanted: Any) -> str:
    """`{0: 4}`: so many points more than at the beginning of the stretch, or still more."""
    for seat, points in per_seat(wanted, at.session.seats, "number of points").items():
        if (won := at.gained(seat)) < points:
            return f"seat {seat} has won {won} points, expected {points}"
    return ""


def _compared(sign: int) -> Callable[[Stretch, Any], str]:
    def compare(at: Stretch, wanted: Any) -> str:
        if not isinstance(wanted, dict) or not wanted:
            raise BadInput(f"Write what is compared: a mapping of {', '.join(NUMBERS)}.")
        for key, value in wanted.items():
            if key not in NUMBERS:
                raise BadInput(f"'{key}' cannot be compared.{nearest(str(key), NUMBERS)}")
            told = _apart(value, figures(at, key, value), key, sign)
            if told:
                return told
        return ""

    return compare


def figures(at: Stretch, key: str, wanted: Any) -> Any:
    table = at.table()
    if key == "state":
        check_parts(wanted, table.plain)
        return table.plain
    sheet = table.rules.sheet(table.state)
    return [sheet.total(seat, at_end=key == "score") for seat in range(at.session.seats)]


def _apart(wanted: Any, found: Any, path: str, sign: int) -> str:
    if isinstance(wanted, dict):
        for key, value in wanted.items():
            inside = range(len(found)) if isinstance(found, list) else found if isinstance(found, dict) else ()
            name = key if key in inside else str(key)
            if name not in inside:
                if isinstance(found, dict) and sign < 0:
                    continue  # what is not there is not too much
                return f"{path} has no '{key}'"
            told = _apart(value, found[name], f"{path}: {key}", sign)
            if told:
                return told
        return ""
    number = len(found) if isinstance(found, dict | list) else 0 if found is None else found
    if not isinstance(wanted, int) or not isinstance(number, int):
        raise BadInput(f"{path}: '{wanted}' and '{found}' cannot be compared.")
    return "" if (number - wanted) * sign >= 0 else f"{path} is {number}, expected {wanted}"


def _turn(at: Stretch, wanted: Any) -> str:
    """In the learner's turn of that number since the task began, or later."""
    if not isinstance(wanted, int):
        raise BadInput(f"'turn' is a number, not '{wanted}'.")
    return "" if at.turns() + 1 >= wanted else f"it is turn {at.turns() + 1}"


def _check(at: Stretch, wanted: Any) -> str:
    known = at.checks or {}
    if wanted not in known:
        raise BadInput(f"There is no check '{wanted}'.{nearest(str(wanted), known)}")
    return differs(known[wanted], at)


def _any(at: Stretch, wanted: Any) -> str:
    """One of several demands holds; one that makes no sense at this moment does not."""
    if not isinstance(wanted, list) or not wanted:
        raise BadInput("'any' is a list of demands.")
    found, senseless = [], []
    for one in wanted:
        try:
            found.append(differs(named(one), at))
        except BadInput as error:
            senseless.append(error)
    if len(senseless) == len(wanted):
        raise senseless[0]
    return "" if "" in found else "; ".join(found)


def _dealt(at: Stretch, wanted: Any) -> str:
    """These hold of the whole position, which the lesson itself has laid out and the tutor speaks of."""
    return differs(wanted, replace(at, open_hands=True))


def _not(at: Stretch, wanted: Any) -> str:
    return "" if differs(named(wanted), at) else f"{wanted} holds"


_OWN: dict[str, Callable[[Stretch, Any], str]] = {
    "said": _said,
    "last": _last,
    "opened": _opened,
    "gained": _gained,
    "least": _compared(1),
    "most": _compared(-1),
    "turn": _turn,
    "check": _check,
    "any": _any,
    "dealt": _dealt,
    "not": _not,
}
