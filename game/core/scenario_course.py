"""What a scenario can demand about the course of the game: who decides, what happened, undo, the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from game.core.contract import CHANCE, Event
from game.core.errors import BadInput
from game.core.lexicon import check_pattern, events_of
from game.core.scenario_table import Table, as_list, compare_seats, per_seat, shown
from game.core.text import to_text


def check_next(table: Table, expected: Any) -> Iterator[str]:
    """`draw` where the story looks between two draws."""
    waiting = list(table.session.waiting())
    wanted = [] if expected in (None, "nobody") else [CHANCE] if expected == "draw" else as_list(expected)
    if expected != "draw":
        for seat in wanted:
            table.check_seat(seat)
    if sorted(wanted) != sorted(waiting):
        told = "a draw" if waiting == [CHANCE] else shown(waiting)
        yield f"next: expected seats {shown(wanted)}, is {told}"


def check_asks(table: Table, expected: Any) -> Iterator[str]:
    demands = expected if isinstance(expected, dict) else {table.asked_seat(): expected}
    for seat, wanted in per_seat(demands, table.session.seats, "question").items():
        prompt = table.session.prompt(seat)
        if not table.says(prompt, wanted):
            yield f"seat {seat} is asked {table.told(prompt)}, expected {wanted}"


def check_over(table: Table, expected: Any) -> Iterator[str]:
    if not isinstance(expected, bool):
        raise BadInput(f"'over' is true or false, not '{expected}'.")
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


def check_ties(table: Table, expected: Any) -> Iterator[str]:
    told = [tie.said for tie in _need_result(table).ties]
    wanted = as_list(expected)
    alike = (
        said is None if want is None else table.says(said, want) for said, want in zip(told, wanted, strict=False)
    )
    if len(told) != len(wanted) or not all(alike):
        yield f"ties: expected {shown(wanted)}, is {shown([said and table.told(said) for said in told])}"


def check_event_words(table: Table, expected: Any) -> list[str]:
    """The events that are demanded or ruled out: every word of them must be one that the game knows."""
    texts = as_list(expected)
    for text in texts:
        if not isinstance(text, str) or not text.strip():
            raise BadInput(f"'{text}' is no event: write its word, and values of it such as seat=0.")
        check_pattern(table.lexicon, events_of(table.rules), text, table.session.seats)
    return texts


def event_demands(table: Table, events: list[Event], expected: Any) -> Iterator[str]:
    for wanted in check_event_words(table, expected):
        if not any(event_fits(event, wanted) for event in events):
            happened = "; ".join(dict.fromkeys(map(to_text, events))) or "nothing"
            yield f"'{wanted}' did not happen; what happened: {happened}"


def no_event_demands(table: Table, events: list[Event], expected: Any) -> Iterator[str]:
    for wanted in check_event_words(table, expected):
        for event in events:
            if event_fits(event, wanted):
                yield f"'{to_text(event)}' happened"


def event_fits(event: Event, wanted: str) -> bool:
    """Of a field that lists things one of them is enough: `tiles_passed tiles=tile:easdale`."""
    word, *pairs = wanted.split()
    told = to_text(event).split()
    return told[0] == word and all(pair in told or _lists(event, pair) for pair in pairs)


def _lists(event: Event, pair: str) -> bool:
    name, _, wanted = pair.partition("=")
    return isinstance(found := getattr(event, name, None), tuple) and wanted in map(str, found)


def check_events(table: Table, expected: Any) -> Iterator[str]:
    yield from event_demands(table, table.events(), expected)


def check_no_events(table: Table, expected: Any) -> Iterator[str]:
    yield from no_event_demands(table, table.events(), expected)


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


COURSE_CHECKS: dict[str, Callable[[Table, Any], Iterator[str]]] = {
    "next": check_next,
    "asks": check_asks,
    "over": check_over,
    "winners": check_winners,
    "places": check_places,
    "decided_by": check_decided_by,
    "ties": check_ties,
    "events": check_events,
    "no_events": check_no_events,
    "undo": check_undo,
}
