"""What a scenario can demand: one small function per word that may stand in `then`.

Each yields a sentence for everything that differs. A demand which makes no sense raises BadInput.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.core.contract import AT_END, NOW, Entry, Event
from game.core.errors import BadInput
from game.core.preview import Change
from game.core.scenario_table import (
    Pattern,
    Table,
    as_list,
    compare,
    compare_seats,
    patterns,
    per_seat,
    shown,
)
from game.core.text import nearest, to_text

# -- points ----------------------------------------------------------------------------------------------------------


def check_points(table: Table, expected: Any) -> Iterator[str]:
    sheet = table.rules.sheet(table.state)
    now = [sheet.total(seat, at_end=False) for seat in range(table.session.seats)]
    yield from compare_seats(expected, now, table.session.seats, "points")


def check_score(table: Table, expected: Any) -> Iterator[str]:
    sheet = table.rules.sheet(table.state)
    total = [sheet.total(seat) for seat in range(table.session.seats)]
    yield from compare_seats(expected, total, table.session.seats, "score")
    result = table.session.result()
    if result is not None and list(result.points) != total:
        yield f"the result says {list(result.points)}, the score sheet {total}"


ENTRY_KEYS = ("seat", "category", "component", "points", "when", "private")


def _sheet_demands(rows: list[Entry], expected: Any) -> Iterator[str]:
    """Of the rows that fit what is written besides `points`, the points are summed; without `points` one must be."""
    for wanted in as_list(expected):
        if not isinstance(wanted, dict):
            raise BadInput("Each demand of a sheet is a mapping such as {seat: 0, category: food, points: 5}.")
        for key, value in wanted.items():
            if key not in ENTRY_KEYS:
                raise BadInput(f"A row of the sheet has no '{key}'.{nearest(str(key), ENTRY_KEYS)}")
            if key == "when" and value not in (NOW, AT_END):
                raise BadInput(f"'when' is {NOW} or {AT_END}, not '{value}'.")
        rest = {key: value for key, value in wanted.items() if key != "points"}
        fitting = [e for e in rows if all(getattr(e, key) == value for key, value in rest.items())]
        points = sum(e.points for e in fitting)
        if "points" in wanted and points != wanted["points"]:
            yield f"sheet {rest}: expected {wanted['points']} points, is {points}"
        elif "points" not in wanted and not fitting:
            yield f"sheet {rest}: no such row"


def check_sheet(table: Table, expected: Any) -> Iterator[str]:
    sheet = table.rules.sheet(table.state)
    for wanted in as_list(expected):
        category = wanted.get("category") if isinstance(wanted, dict) else None
        if category is not None and category not in sheet.categories:
            raise BadInput(f"The sheet has no category '{category}'.{nearest(str(category), sheet.categories)}")
    yield from _sheet_demands(list(sheet.entries), expected)


# -- the position ----------------------------------------------------------------------------------------------------


def _check_paths(expected: Any, plain: dict[str, Any]) -> None:
    if not isinstance(expected, dict):
        raise BadInput("Write what parts of the position must be: a mapping.")
    for key in expected:
        if key not in plain:
            raise BadInput(f"The position has no part '{key}'.{nearest(str(key), plain)}")


def check_state(table: Table, expected: Any) -> Iterator[str]:
    plain = table.session.snapshot()
    _check_paths(expected, plain)
    yield from compare(expected, plain, "state")


def check_view(table: Table, expected: Any) -> Iterator[str]:
    """`{1: {hands: [food, "?"]}}`: what seat 1 sees; `all` for what everybody may see."""
    if not isinstance(expected, dict):
        raise BadInput("Write whose view is meant: a mapping such as {0: …} or {all: …}.")
    for seat, wanted in expected.items():
        if seat != "all":
            per_seat({seat: wanted}, table.session.seats)
        plain = table.rules.to_plain(table.session.view(None if seat == "all" else seat))
        _check_paths(wanted, plain)
        yield from compare(wanted, plain, f"view of {seat}")


# -- what may be done ------------------------------------------------------------------------------------------------


def check_offered(table: Table, expected: Any) -> Iterator[str]:
    for pattern in patterns(table, expected):
        if not pattern.offered:
            component = pattern.component
            reason = table.session.why_not(pattern.seat, component) if pattern.is_component else None
            yield f"'{pattern.text}' is not offered" + (f": {table.told(reason.say)}" if reason else "")


def check_not_offered(table: Table, expected: Any) -> Iterator[str]:
    for pattern in patterns(table, expected):
        if pattern.offered:
            yield f"'{pattern.text}' is offered"


def check_only_offered(table: Table, expected: Any) -> Iterator[str]:
    """Exactly these, and nothing else, may be done by the seats that are named (or by the one that must decide)."""
    demanded = patterns(table, expected)
    seats = {pattern.seat for pattern in demanded} or {table.asked_seat()}
    for pattern in demanded:
        if not pattern.offered:
            yield f"'{pattern.text}' is not offered"
    for seat in sorted(seats):
        own = [pattern for pattern in demanded if pattern.seat == seat]
        for option in table.session.options(seat):
            if not any(option in p.options or p.text in option.touches() for p in own):
                yield f"'{to_text(option)}' is offered as well"


def check_refused(table: Table, expected: Any) -> Iterator[str]:
    demands = expected if isinstance(expected, dict) else dict.fromkeys(as_list(expected))
    for text, wanted in demands.items():
        pattern = Pattern(table, text)
        if pattern.offered:
            yield f"'{text}' is offered, not refused"
            continue
        reason = table.session.why_not(pattern.seat, pattern.component)
        if reason is None:
            if wanted is not None:
                yield f"'{text}': no reason is given, expected {wanted}"
        elif wanted is not None and not table.says(reason.say, wanted):
            yield f"'{text}': expected the reason {wanted}, is {table.told(reason.say)}"


def check_preview(table: Table, expected: Any) -> Iterator[str]:
    """`{place at=r13c10: {now: {0: 3}, end: {1: -5}}}`: what is shown before it is done."""
    if not isinstance(expected, dict):
        raise BadInput("Write the preview of an action: a mapping such as {place at=r13c10: {now: {0: 3}}}.")
    for text, demands in expected.items():
        pattern = Pattern(table, text)
        if len(pattern.options) != 1:
            trouble = "it fits several actions" if pattern.options else "it is not offered"
            yield f"preview of '{text}': {trouble}"
            continue
        if not isinstance(demands, dict):
            raise BadInput(f"Write what the preview shows: a mapping of {', '.join(PREVIEW_KEYS)}.")
        found = table.session.preview(pattern.seat, pattern.options[0])
        for key, wanted in demands.items():
            if key not in PREVIEW_KEYS:
                raise BadInput(f"A preview has no '{key}'.{nearest(str(key), PREVIEW_KEYS)}")
            differs: Iterator[str]
            if key == "sheet":
                differs = _sheet_demands([_changed(c) for c in found.changes], wanted)
            elif key == "events":
                differs = _event_demands(list(found.events), wanted)
            else:
                gained = [found.gained(s, NOW if key == "now" else AT_END) for s in range(table.session.seats)]
                differs = compare_seats(wanted, gained, table.session.seats, f"points ({key})")
            yield from (f"preview of '{text}': {differing}" for differing in differs)


PREVIEW_KEYS = ("now", "end", "sheet", "events")


def _changed(change: Change) -> Entry:
    e = change.entry
    return Entry(e.seat, e.category, e.component, change.points, e.when, private=e.private)


# -- the course of the game ------------------------------------------------------------------------------------------


def check_next(table: Table, expected: Any) -> Iterator[str]:
    wanted = [] if expected in (None, "nobody") else as_list(expected)
    waiting = list(table.session.waiting())
    if sorted(wanted) != sorted(waiting):
        yield f"next: expected seats {shown(wanted)}, is {shown(waiting)}"


def check_asks(table: Table, expected: Any) -> Iterator[str]:
    demands = expected if isinstance(expected, dict) else {table.asked_seat(): expected}
    for seat, wanted in per_seat(demands, table.session.seats, "question").items():
        prompt = table.session.prompt(seat)
        if not table.says(prompt, wanted):
            yield f"seat {seat} is asked {table.told(prompt)}, expected {wanted}"


def check_over(table: Table, expected: Any) -> Iterator[str]:
    if table.session.is_over() != expected:
        yield "the game is over" if table.session.is_over() else "the game is not over"


def _need_result(table: Table) -> Any:
    result = table.session.result()
    if result is None:
        raise BadInput("The game is not over, so it has no result.")
    return result


def check_winners(table: Table, expected: Any) -> Iterator[str]:
    winners = list(_need_result(table).winners)
    if sorted(as_list(expected)) != sorted(winners):
        yield f"winners: expected {shown(as_list(expected))}, is {shown(winners)}"


def check_places(table: Table, expected: Any) -> Iterator[str]:
    yield from compare_seats(expected, _need_result(table).places, table.session.seats, "place")


def check_decided_by(table: Table, expected: Any) -> Iterator[str]:
    said = _need_result(table).decided_by
    if (said is None) != (expected is None) or (said is not None and not table.says(said, expected)):
        yield f"decided by: expected {shown(expected)}, is {table.told(said) if said else 'nothing'}"


def _event_demands(events: list[Event], expected: Any) -> Iterator[str]:
    for wanted in as_list(expected):
        if not any(_event_fits(event, wanted) for event in events):
            yield f"'{wanted}' did not happen; what happened: {'; '.join(map(to_text, events)) or 'nothing'}"


def _event_fits(event: Event, wanted: Any) -> bool:
    word, *pairs = str(wanted).split()
    told = to_text(event).split()
    return told[0] == word and all(pair in told for pair in pairs)


def check_events(table: Table, expected: Any) -> Iterator[str]:
    yield from _event_demands(table.events(), expected)


def check_no_events(table: Table, expected: Any) -> Iterator[str]:
    for wanted in as_list(expected):
        for event in table.events():
            if _event_fits(event, wanted):
                yield f"'{to_text(event)}' happened"


def check_undo(table: Table, expected: Any) -> Iterator[str]:
    """`possible`, or the reason why not; for the seat that spoke last, or per seat."""
    if not isinstance(expected, dict) and table.actor is None:
        raise BadInput("Nobody has done anything yet: say which seat is meant, as in {0: …}.")
    demands = expected if isinstance(expected, dict) else {table.actor: expected}
    for seat, wanted in per_seat(demands, table.session.seats, "answer").items():
        refusal = table.session.undo_refusal(seat)
        if wanted in ("possible", True):
            if refusal is not None:
                yield f"seat {seat} cannot undo: {table.told(refusal)}"
        elif refusal is None:
            yield f"seat {seat} can undo"
        elif wanted not in ("impossible", False) and not table.says(refusal, wanted):
            yield f"undo of seat {seat}: expected the reason {wanted}, is {table.told(refusal)}"


CHECKS: dict[str, Callable[[Table, Any], Iterator[str]]] = {
    "points": check_points,
    "score": check_score,
    "sheet": check_sheet,
    "state": check_state,
    "view": check_view,
    "offered": check_offered,
    "not_offered": check_not_offered,
    "only_offered": check_only_offered,
    "refused": check_refused,
    "preview": check_preview,
    "next": check_next,
    "asks": check_asks,
    "over": check_over,
    "winners": check_winners,
    "places": check_places,
    "decided_by": check_decided_by,
    "events": check_events,
    "no_events": check_no_events,
    "undo": check_undo,
}
