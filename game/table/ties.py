"""Why those with as many points have the places they have, in words: on the result, its sheet and the count."""

from __future__ import annotations

from collections.abc import Collection

from game.core.contract import Seat
from game.core.result import Result, Tie
from game.table.telling import Teller


def victory_told(result: Result, teller: Teller) -> tuple[str, str]:
    """Who was level at the top, and what decided the victory; the shorter form where that has no room."""
    assert result.decided_by is not None
    decided = teller.say(result.decided_by)
    first = result.ties[0]
    level = _counted(teller, "tied", who=_names(first, teller), n=result.points[first.seats[0]])
    return f"{level} {decided}", decided


def ties_told(result: Result, teller: Teller, seats: Collection[Seat] | None = None) -> list[str]:
    """A sentence for each tie, or for those in which one of these players is."""
    return [
        _told(tie, result, teller) for tie in result.ties if seats is None or not set(tie.seats).isdisjoint(seats)
    ]


def ties_behind(result: Result, teller: Teller) -> list[str]:
    """All of them but the one that is told with the victory."""
    return ties_told(result, teller)[0 if result.decided_by is None else 1 :]


def why_level(tie: Tie, teller: Teller) -> str:
    """What told them apart, or that nothing did."""
    return teller.text("table.result.level") if tie.said is None else teller.say(tie.said)


def _told(tie: Tie, result: Result, teller: Teller) -> str:
    places = dict.fromkeys(str(result.places[seat]) for seat in tie.seats)
    said = why_level(tie, teller)
    place, n = teller.speaker.listed(list(places)), result.points[tie.seats[0]]
    return _counted(teller, "tie", place=place, who=_names(tie, teller), n=n, said=said)


def _counted(teller: Teller, key: str, **values: object) -> str:
    """So many points, or what the game counts instead."""
    own = f"{teller.game}.outcome.{key}"
    return teller.text(own if teller.speaker.words.has(own) else f"table.result.{key}", **values)


def _names(tie: Tie, teller: Teller) -> str:
    return teller.speaker.listed([teller.seat(seat) for seat in tie.seats])
