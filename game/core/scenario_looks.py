"""What a scenario can demand by counting and by looking through other eyes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.core.contract import Say, Seat
from game.core.errors import BadInput
from game.core.scenario_course import check_event_words, event_demands, event_fits, no_event_demands
from game.core.scenario_reader import merged
from game.core.scenario_sheets import sheet_demands
from game.core.scenario_table import Pattern, Table, as_list, check_parts, compare_seats, shortened, shown
from game.core.text import nearest, to_text

# -- how many --------------------------------------------------------------------------------------------------------


def check_count(table: Table, expected: Any) -> Iterator[str]:
    """`{offered: {place: 12}, events: {tile_placed seat=0: 2}, state: {cards: {0: 2}}}`."""
    for key, demands in _mapping(expected, "what is counted", COUNTED).items():
        if not isinstance(demands, dict) or not demands:
            raise BadInput(f"Write how many: {{{key}: {{…: 2}}}}.")
        yield from COUNTED[key](table, demands)


def _number(value: Any, what: Any) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise BadInput(f"How many '{what}' there are is a number, not '{value}'.")
    return value


def _count_offered(table: Table, demands: dict[Any, Any]) -> Iterator[str]:
    for text, wanted in demands.items():
        pattern = Pattern(table, text)
        options = table.session.options(pattern.seat)
        found = len(pattern.options) or sum(pattern.text in option.touches() for option in options)
        if found != _number(wanted, text):
            yield f"'{text}' is offered {found} times, expected {wanted}; {pattern.instead()}"


def _count_events(table: Table, demands: dict[Any, Any]) -> Iterator[str]:
    for text, wanted in demands.items():
        check_event_words(table, text)
        found = sum(event_fits(event, text) for event in table.events())
        if found != _number(wanted, text):
            yield f"'{text}' happened {found} times, expected {wanted}"


def _count_state(table: Table, demands: dict[Any, Any]) -> Iterator[str]:
    plain = table.plain
    check_parts(demands, plain)
    yield from _count_parts(demands, plain, "state")


def _count_parts(wanted: Any, actual: Any, path: str) -> Iterator[str]:
    if isinstance(wanted, dict):
        for key, value in wanted.items():
            names = range(len(actual)) if isinstance(actual, list) else actual
            name = key if isinstance(actual, list) or key in actual else str(key)
            if name not in names:
                raise BadInput(f"{path} has no '{key}'.{nearest(str(key), map(str, names))}")
            yield from _count_parts(value, actual[name], f"{path}: {key}")
        return
    if not isinstance(actual, dict | list):
        raise BadInput(f"{path} is '{actual}': there is nothing to count.")
    if len(actual) != _number(wanted, path):
        yield f"{path}: expected {wanted} of them, there are {len(actual)}"


COUNTED: dict[str, Callable[[Table, dict[Any, Any]], Iterator[str]]] = {
    "offered": _count_offered,
    "events": _count_events,
    "state": _count_state,
}


def _mapping(value: Any, what: str, known: dict[str, Any]) -> dict[Any, Any]:
    if not isinstance(value, dict) or not value:
        raise BadInput(f"Write {what}: a mapping of {', '.join(known)}.")
    for key in value:
        if key not in known:
            raise BadInput(f"There is no '{key}' here.{nearest(str(key), known)} Known: {', '.join(known)}.")
    return value


def check_not_shown(table: Table, expected: Any) -> Iterator[str]:
    """Components of the game that are not on the table now: no place to lay at, a card that is not dealt."""
    here = set(table.rules.components(table.state))
    for text in as_list(expected):
        if not isinstance(text, str) or text not in table.lexicon.components:
            raise BadInput(f"'{text}' is not the id of a component.{table.lexicon.near_component(str(text))}")
        if text in here:
            yield f"'{text}' is shown"


# -- through other eyes ----------------------------------------------------------------------------------------------


def _eyes(table: Table, seat: Any) -> Seat | None:
    return None if seat == "all" else table.check_seat(seat)


def check_sees(table: Table, expected: Any) -> Iterator[str]:
    """`{1: {events: …, no_events: …, sheet: …, points: …, score: …, log: …}}`: what a seat knows of log and sheet."""
    if not isinstance(expected, dict):
        raise BadInput("Write who looks: a mapping such as {1: {events: …}} or {all: {sheet: …}}.")
    for seat, demands in expected.items():
        eyes = _eyes(table, seat)
        for key, wanted in _mapping(demands, f"what {seat} sees", SEEN).items():
            yield from (f"{seat} sees: {differs}" for differs in SEEN[key](table, eyes, wanted))


def _seen_events(table: Table, eyes: Seat | None) -> list[Any]:
    return [event for _, event in table.session.events(eyes, table.first)]


def _see_events(table: Table, eyes: Seat | None, wanted: Any) -> Iterator[str]:
    return event_demands(table, _seen_events(table, eyes), wanted)


def _see_no_events(table: Table, eyes: Seat | None, wanted: Any) -> Iterator[str]:
    return no_event_demands(table, _seen_events(table, eyes), wanted)


def _see_sheet(table: Table, eyes: Seat | None, wanted: Any) -> Iterator[str]:
    return sheet_demands(table, table.session.sheet(eyes), wanted)


def _see_points(table: Table, eyes: Seat | None, wanted: Any) -> Iterator[str]:
    sheet, seats = table.session.sheet(eyes), table.session.seats
    return compare_seats(wanted, [sheet.total(s, at_end=False) for s in range(seats)], seats, "points")


def _see_score(table: Table, eyes: Seat | None, wanted: Any) -> Iterator[str]:
    sheet, seats = table.session.sheet(eyes), table.session.seats
    return compare_seats(wanted, [sheet.total(seat) for seat in range(seats)], seats, "score")


def _see_log(table: Table, eyes: Seat | None, wanted: Any) -> Iterator[str]:
    told: list[Say] = [event.say(table.rules.id) for event in _seen_events(table, eyes)]
    for one in as_list(wanted):
        if not any(table.says(sentence, one) for sentence in told):
            yield f"no line of the log says '{one}'; the log: {'; '.join(map(table.told, told)) or 'nothing'}"


SEEN: dict[str, Callable[[Table, Seat | None, Any], Iterator[str]]] = {
    "events": _see_events,
    "no_events": _see_no_events,
    "sheet": _see_sheet,
    "points": _see_points,
    "score": _see_score,
    "log": _see_log,
}


def check_alike(table: Table, expected: Any) -> Iterator[str]:
    """`{1: {hands: {0: energy}, supply: null}}`: were this so instead, seat 1 could not tell."""
    for seat, told in _tell_apart(table, expected):
        if told:
            yield f"{seat} can tell them apart: {told}"


def check_unlike(table: Table, expected: Any) -> Iterator[str]:
    for seat, told in _tell_apart(table, expected):
        if not told:
            yield f"{seat} cannot tell them apart"


def _tell_apart(table: Table, expected: Any) -> Iterator[tuple[Any, str]]:
    if not isinstance(expected, dict):
        raise BadInput("Write who looks and what is otherwise: a mapping such as {1: {PART OF THE POSITION: …}}.")
    plain = table.plain
    for seat, changes in expected.items():
        eyes = _eyes(table, seat)
        check_parts(changes, plain)
        other = table.rules.from_plain(merged(plain, changes))
        if table.rules.to_plain(other) == plain:
            raise BadInput("That is the same position: say what would be otherwise.")
        yield seat, _difference(table, eyes, other)


def _difference(table: Table, eyes: Seat | None, other: Any) -> str:
    """What this seat sees otherwise: the position, what it is asked and may do, the sheet; empty if nothing."""
    rules, mine = table.rules, table.session.view(eyes)
    theirs = rules.view(other, eyes)
    here, there = rules.to_plain(mine), rules.to_plain(theirs)
    for part in here:
        if here[part] != there[part]:
            return f"{part} is {shown(here[part])}, would be {shown(there[part])}"
    if rules.sheet(mine) != rules.sheet(theirs):
        return "the score sheet differs"
    if eyes is not None:
        options = [tuple(map(to_text, rules.options(view, eyes))) for view in (mine, theirs)]
        if options[0] != options[1]:
            return f"it is offered {shortened(options[0])}, would be {shortened(options[1])}"
        if rules.prompt(mine, eyes) != rules.prompt(theirs, eyes):
            return "it is asked something else"
    return ""


def check_set_up(table: Table, expected: Any) -> Iterator[str]:
    """Looked at before anything is played: a story with this demand has no table when it holds."""
    yield "the game can be set up, expected that it is refused"


LOOK_CHECKS: dict[str, Callable[[Table, Any], Iterator[str]]] = {
    "count": check_count,
    "not_shown": check_not_shown,
    "sees": check_sees,
    "alike": check_alike,
    "unlike": check_unlike,
    "set_up": check_set_up,
}
