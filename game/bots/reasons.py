"""Why a bot did that, worked out from view and action: exact points, what its judge expects, the second best.

Exact figures are the preview's. Expected ones are the judge's terms: those of the position the decision is meant for
(the end of the turn, as the judge would go on) less those of now. Of many terms those are told in which the decision
differs most from the other options. A reason follows from view and action alone, so nothing has to be stored: the log
asks again when somebody wants to know. Whatever the whole table may read is worked out from what all of it sees;
only a hint, or a match that is over, is told from the seat's own view.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from game.bots.judging import Judge, Weighed
from game.bots.thoughts import (
    FORCED,
    MOST_FACTS,
    MOST_INSTEAD,
    MOST_TERMS,
    TENTH,
    WINS,
    Ground,
    Instead,
    Thought,
    figure,
)
from game.core.contract import AT_END, NOW, Action, AnyRules, Event, Say, Seat, say, seat_id
from game.core.fields import Seen
from game.core.preview import Change, Preview, preview
from game.core.text import to_text

_OUT_OF_THE_QUESTION = 1e4
"""An option that is so far behind the best was not weighed at all."""
_COMPARED = 3
"""Other options whose terms are looked at."""
_NOTHING: frozenset[str] = frozenset()
_OWN_SIZE = 0.25
"""How much a term counts by its size, beside how much it differs from what other options bring."""


def explain(rules: AnyRules, judge: Judge, view: Seen, seat: Seat, action: Action, *, secret: bool = False) -> Say:
    """One sentence on what `action` does for the seat; with `secret` also on what only the seat may know."""
    return thought_of(rules, judge, view, seat, action, secret=secret).said()


def thought_of(
    rules: AnyRules,
    judge: Judge,
    view: Seen,
    seat: Seat,
    action: Action,
    *,
    secret: bool = False,
    revealed: bool = False,
    merits: Weighed = (),
) -> Thought:
    """The same as data. `merits` are those the decision was made by; without them the judge's quick order serves.
    With `revealed` the table has learnt by now what was sealed then."""
    options = [one for one in rules.options(view, seat) if one == action or not isinstance(one, judge.asides)]
    if len(options) == 1:
        return FORCED
    done = preview(rules, view, seat, action)
    facts = _facts(rules.id, done, seat, action, secret=secret)
    own = judge.secretly(view, seat, action) if secret else ()
    if revealed and not secret:
        own = judge.unsealed(judge.openly(view, seat), seat, action)
    also = own or judge.because(view, seat, action, done)
    if not secret and judge.is_sealed(action, revealed):
        return Thought(facts, also)
    seen = view if secret else judge.openly(view, seat)
    is_own = secret or rules.to_plain(seen) == rules.to_plain(view)
    if not (is_own or judge.weights):  # the score sheet alone cannot say what others would make of it
        return Thought(facts, also)
    if not (merits and is_own):
        merits = tuple(zip(options, judge.rank(seen, seat, options), strict=True))
    reached, others = judge.follow(seen, seat, action), _others(merits, action)
    if others:
        compared = [judge.follow(seen, seat, other).after for other, _ in others[:_COMPARED]]
    else:
        merits, compared = _by_their_ends(judge, seen, seat, options, action, reached.after)
        others = _others(merits, action)
    terms = _terms(rules.id, judge, seen, seat, reached.after, compared)
    told = _weightiest([one for one in terms if secret or one[2] not in judge.private], facts, done.gained(seat, NOW))
    instead = _instead(merits, others, action)
    if not is_own and instead and instead[0].behind < 0:  # it knew more than the table does
        instead = ()
    onward, brings = judge.onward(seen, seat, action, reached), judge.brings(seen, seat, action, reached)
    return Thought(facts, also, told, onward, instead, judge.lies(reached), brings)


# -- other options ---------------------------------------------------------------------------------------------------


def _others(merits: Weighed, action: Action) -> list[tuple[Action, float]]:
    """The other options, the best first, without those that were out of the question."""
    rest = sorted((one for one in merits if one[0] != action), key=lambda one: -one[1])
    best = max(merit for _, merit in merits)
    return [one for one in rest if one[1] > best - _OUT_OF_THE_QUESTION]


def _by_their_ends(
    judge: Judge, view: Any, seat: Seat, options: Sequence[Action], action: Action, after: Any
) -> tuple[Weighed, list[Any]]:
    """Where the quick order knows one answer only: some of the others by the positions they are meant for."""
    rest = [option for option in options if option != action]
    rest = [option for option in rest if option.word == action.word] or rest
    looked_at = rest[:: max(1, len(rest) // _COMPARED)][:_COMPARED]
    ends = [judge.follow(view, seat, other).after for other in looked_at]
    worths = [judge.value(end, seat) for end in (after, *ends)]
    return tuple(zip((action, *looked_at), worths, strict=True)), ends


def _instead(merits: Weighed, others: Sequence[tuple[Action, float]], action: Action) -> tuple[Instead, ...]:
    own = next((merit for option, merit in merits if option == action), None)
    if own is None or (others and own < others[0][1] - _OUT_OF_THE_QUESTION):
        return ()
    return tuple(
        Instead(to_text(other), _apart(other, action), own - merit) for other, merit in others[:MOST_INSTEAD]
    )


def _apart(other: Action, action: Action) -> tuple[str, ...]:
    """What an option touches that the decision does not."""
    own = action.touches()
    return tuple(one for one in other.touches() if one not in own) or other.touches()[-1:]


# -- what the judge expects ------------------------------------------------------------------------------------------


def _terms(
    game: str, judge: Judge, view: Any, seat: Seat, after: Any, compared: Sequence[Any]
) -> list[tuple[float, Ground, str]]:
    """By the weight each has for the decision: what the position then promises less what it does now."""
    if after.is_over() or not judge.weights:
        return []
    now, then = judge.terms(view, seat), judge.terms(after, seat)
    if not now:  # before a match is set up: all that it begins with would seem to be gained
        return []
    elsewhere = [judge.terms(one, seat) for one in compared if not one.is_over()]
    changes = {name: then[name] - now.get(name, 0.0) for name in then}
    risen = {name for name, change in changes.items() if change >= TENTH}
    found = []
    for name, change in changes.items():
        if abs(change) < TENTH or (change < 0 and risen & judge.passes_into.get(name, _NOTHING)):
            continue
        usual = sum(one.get(name, 0.0) for one in elsewhere) / len(elsewhere) if elsewhere else now.get(name, 0.0)
        apart = abs(then[name] - usual)
        if change > 0 or apart >= TENTH:  # what any option costs is no reason
            found.append((apart + _OWN_SIZE * abs(change), _ground(game, name, change), name))
    return sorted(found, key=lambda one: -one[0])


def _ground(game: str, name: str, change: float) -> Ground:
    what = say(f"bots.{game}.term.{name}.name")
    key = "bots.why.more" if change > 0 else "bots.why.less"
    about = say(f"bots.{game}.term.{name}.about")
    return Ground(what, change, say(key, what=what, n=figure(change)), about=about)


def _weightiest(
    terms: Sequence[tuple[float, Ground, str]], facts: Sequence[Ground], points_now: int
) -> tuple[Ground, ...]:
    """Not what the sheet has said to the point already; and never a cost without the greatest gain it is for: where
    there is none, what it costs speaks against it and is no reason."""
    exact = {round(one.figure) for one in facts} | {points_now}
    fresh = [
        ground
        for _, ground, name in terms
        if not (name in ("points", "coins") and abs(ground.figure - round(ground.figure)) < TENTH / 5
                and round(ground.figure) in exact)
    ]  # fmt: skip
    told = fresh[:MOST_TERMS]
    costs = any(one.figure < 0 for one in (*facts, *told))
    if costs and not any(one.figure > 0 for one in told):
        gain = max((one for one in fresh if one.figure > 0), key=lambda one: one.figure, default=None)
        told = [gain, *told[: MOST_TERMS - 1]] if gain is not None else []
    return tuple(sorted(told, key=lambda one: (one.figure < 0, -abs(one.figure))))


# -- what the score sheet says ---------------------------------------------------------------------------------------


def _facts(game: str, done: Preview, seat: Seat, action: Action, *, secret: bool) -> tuple[Ground, ...]:
    changes = _without_what_comes_now([change for change in done.changes if secret or not change.entry.private], seat)
    named = {value for event in done.events for value in _components(event)} | set(action.touches())
    facts = (
        *_points_now(game, changes, seat),
        *_points_at_end(game, changes, seat, named),
        *_points_of_others(changes, seat),
    )
    return tuple(facts[:MOST_FACTS])


def _without_what_comes_now(changes: Sequence[Change], seat: Seat) -> list[Change]:
    """What was to come at the end and comes at once instead is no loss."""
    gains = [c.entry for c in changes if c.entry.seat == seat and c.entry.when == NOW and c.points > 0]
    paid = {piece for entry in gains for piece in (entry.component, *entry.pieces)}

    def is_paid(change: Change) -> bool:
        entry = change.entry
        return entry.seat == seat and entry.when == AT_END and change.points < 0 and entry.component in paid

    return [change for change in changes if not is_paid(change)]


def _components(event: Event) -> list[str]:
    return [value for one in fields(event) if isinstance(value := getattr(event, one.name), str)]


def _fact(key: str, points: int, what: Say, pieces: tuple[str, ...], **values: Any) -> Ground:
    """Gains and losses are two sentences, each with a positive number."""
    told = say(key if points > 0 else f"{key}_less", n=abs(points), **values)
    when = NOW if key in ("bots.why.now", "bots.why.gives") else AT_END
    return Ground(what, points, told, pieces, when=when)


def _rows(changes: Sequence[Change], seat: Seat, when: str) -> list[tuple[str, int, tuple[str, ...]]]:
    """Points and pieces by row of the sheet, the dearest first."""
    rows: dict[str, tuple[int, tuple[str, ...]]] = {}
    for change in changes:
        entry = change.entry
        if entry.seat == seat and entry.when == when:
            points, pieces = rows.get(entry.category, (0, ()))
            rows[entry.category] = points + change.points, (*pieces, entry.component, *change.fresh)
    return sorted(((row, *found) for row, found in rows.items() if found[0]), key=lambda one: -one[1])


def _points_now(game: str, changes: Sequence[Change], seat: Seat) -> list[Ground]:
    found = []
    for row, points, pieces in _rows(changes, seat, NOW):
        source = say(f"{game}.sheet.{row}")
        found.append(_fact("bots.why.now", points, source, pieces, source=source))
    return found


def _points_at_end(game: str, changes: Sequence[Change], seat: Seat, named: set[str]) -> list[Ground]:
    """What is taken from somebody, and what else the decision names; then whatever is gained, or is given up."""
    losers = {c.entry.component: c.entry.seat for c in changes if c.entry.seat != seat and c.points < 0}
    pieces, rest = [], []
    for change in changes:
        entry = change.entry
        if entry.seat != seat or entry.when != AT_END:
            continue
        if ":" not in entry.component or change.points < 0 or entry.component not in named:
            rest.append(change)
            continue
        what, lit = say("bots.why.thing", piece=entry.component), (entry.component, *change.fresh)
        key, values = WINS, {"piece": entry.component}
        if entry.component in losers:
            key, values["other"] = "bots.why.takes", seat_id(losers[entry.component])
            what = say("bots.why.from", **values)
        pieces.append(_fact(key, change.points, what, lit, **values))
    for row, points, lit in _rows(rest, seat, AT_END):
        source = say(f"{game}.sheet.{row}")
        pieces.append(_fact("bots.why.at_end", points, source, lit, source=source))
    return pieces


def _points_of_others(changes: Sequence[Change], seat: Seat) -> list[Ground]:
    """What the move brings to others at once; what they lose at the end is told by whoever takes it."""
    by_seat: dict[Seat, int] = {}
    for change in changes:
        if change.entry.seat != seat and change.entry.when == NOW:
            by_seat[change.entry.seat] = by_seat.get(change.entry.seat, 0) + change.points
    return [
        _fact("bots.why.gives", points, say("bots.why.thing", piece=seat_id(one)), (), other=seat_id(one))
        for one, points in by_seat.items() if points
    ]  # fmt: skip
