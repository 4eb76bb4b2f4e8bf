"""What a scenario can demand: one small function per word that may stand in `then`.

Each yields a sentence for everything that differs. A demand which makes no sense raises BadInput.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

from game.core.contract import AT_END, NOW, Entry, Reason
from game.core.errors import BadInput
from game.core.preview import Change
from game.core.scenario_course import COURSE_CHECKS, event_demands
from game.core.scenario_looks import LOOK_CHECKS
from game.core.scenario_sheets import sheet_demands
from game.core.scenario_table import Pattern, Table, as_list, check_parts, compare, compare_seats, patterns, per_seat
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


def check_sheet(table: Table, expected: Any) -> Iterator[str]:
    yield from sheet_demands(table, table.rules.sheet(table.state), expected)


# -- the position ----------------------------------------------------------------------------------------------------


def check_state(table: Table, expected: Any) -> Iterator[str]:
    plain = table.plain
    check_parts(expected, plain)
    yield from compare(expected, plain, "state", table.lexicon)


def check_view(table: Table, expected: Any) -> Iterator[str]:
    """`{1: {hands: [food, "?"]}}`: what seat 1 sees; `all` for what everybody may see."""
    if not isinstance(expected, dict):
        raise BadInput("Write whose view is meant: a mapping such as {0: …} or {all: …}.")
    for seat, wanted in expected.items():
        if seat != "all":
            per_seat({seat: wanted}, table.session.seats)
        plain = table.rules.to_plain(table.session.view(None if seat == "all" else seat))
        check_parts(wanted, plain)
        yield from compare(wanted, plain, f"view of {seat}", table.lexicon)


# -- what may be done ------------------------------------------------------------------------------------------------


def check_offered(table: Table, expected: Any) -> Iterator[str]:
    for pattern in patterns(table, expected):
        if not pattern.offered:
            component = pattern.component
            reason = table.session.why_not(pattern.seat, component) if pattern.is_component else None
            told = f": {table.told(reason.say)}" if reason else ""
            yield f"'{pattern.text}' is not offered{told}; {pattern.instead()}"


def check_not_offered(table: Table, expected: Any) -> Iterator[str]:
    for pattern in patterns(table, expected):
        if pattern.offered:
            yield f"'{pattern.text}' is offered"


def check_only_offered(table: Table, expected: Any) -> Iterator[str]:
    """Exactly these, and nothing else, may be done by the seats that are named (or by the one that must decide)."""
    demanded = patterns(table, expected)
    named = set(expected) if isinstance(expected, dict) else {pattern.seat for pattern in demanded}
    seats = named or {table.asked_seat()}
    for pattern in demanded:
        if not pattern.offered:
            yield f"'{pattern.text}' is not offered; {pattern.instead()}"
    for seat in sorted(seats):
        own = [pattern for pattern in demanded if pattern.seat == seat]
        for option in table.session.options(seat):
            if not any(option in p.options or p.text in option.touches() for p in own):
                yield f"'{to_text(option)}' is offered as well"


def check_refused(table: Table, expected: Any) -> Iterator[str]:
    demands = expected if isinstance(expected, dict) else dict.fromkeys(as_list(expected))
    for text, wanted in demands.items():
        reason = _reason(table, text)
        if isinstance(reason, str):
            yield reason + ("" if wanted is None else f", expected {wanted}")
        elif wanted is not None and not table.says(reason.say, wanted):
            yield f"'{text}': expected the reason {wanted}, is {table.told(reason.say)}"


def check_helps(table: Table, expected: Any) -> Iterator[str]:
    """What is said to help beside a refusal; `nothing` demands that nothing is."""
    if not isinstance(expected, dict):
        raise BadInput("Write what helps: a mapping such as {tile:L04: cheaper, slot:A: nothing}.")
    for text, wanted in expected.items():
        reason = _reason(table, text)
        if isinstance(reason, str):
            yield f"{reason}, expected that {wanted} helps"
        elif reason.way_out is None:
            if wanted != _NOTHING:
                yield f"'{text}': expected that {wanted} helps, nothing is said to"
        elif wanted == _NOTHING or not table.says(reason.way_out, wanted):
            yield f"'{text}': expected that {wanted} helps, is {table.told(reason.way_out)}"


_NOTHING = "nothing"


def _reason(table: Table, text: str) -> Reason | str:
    """Why it may not be done, or a sentence if that is not said."""
    pattern = Pattern(table, text)
    if pattern.offered:
        return f"'{text}' is offered, not refused"
    return table.session.why_not(pattern.seat, pattern.component) or f"'{text}': no reason is given"


def check_preview(table: Table, expected: Any) -> Iterator[str]:
    """`{place at=r13c10: {now: {0: 3}, end: {1: -5}}}`: what is shown before it is done."""
    if not isinstance(expected, dict):
        raise BadInput(f"Write the preview of an action: a mapping such as {{{table.example()}: {{now: {{0: 3}}}}}}.")
    for text, demands in expected.items():
        pattern = Pattern(table, text)
        if len(pattern.options) != 1:
            trouble = "it fits several actions" if pattern.options else "it is not offered"
            yield f"preview of '{text}': {trouble}"
            continue
        if not isinstance(demands, dict) or not demands:
            raise BadInput(f"Write what the preview shows: a mapping of {', '.join(PREVIEW_KEYS)}.")
        sheet = table.rules.sheet(table.state)
        found = table.session.preview(pattern.seat, pattern.options[0])
        for key, wanted in demands.items():
            if key not in PREVIEW_KEYS:
                raise BadInput(f"A preview has no '{key}'.{nearest(str(key), PREVIEW_KEYS)}")
            differs: Iterator[str]
            if key == "sheet":
                changed = tuple(_changed(change) for change in found.changes)
                differs = sheet_demands(table, replace(sheet, entries=changed), wanted)
            elif key == "events":
                differs = event_demands(table, list(found.events), wanted)
            else:
                gained = [found.gained(s, NOW if key == "now" else AT_END) for s in range(table.session.seats)]
                differs = compare_seats(wanted, gained, table.session.seats, f"points ({key})")
            yield from (f"preview of '{text}': {differing}" for differing in differs)


PREVIEW_KEYS = ("now", "end", "sheet", "events")


def _changed(change: Change) -> Entry:
    e = change.entry
    return Entry(e.seat, e.category, e.component, change.points, e.when, private=e.private)


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
    "helps": check_helps,
    "preview": check_preview,
    **COURSE_CHECKS,
    **LOOK_CHECKS,
}
