"""Positions for tests: stated in the words of the plain form, played on with lines of a log."""

from __future__ import annotations

from typing import Any

from game.core.contract import CHANCE, Event
from game.core.text import to_text
from game.games.scythe.rules import RULES
from game.games.scythe.state import State

BIG = {"factions": ["nordic", "rusviet", "crimea"], "mats": ["industrial", "engineering", "patriotic"], "seats": 3}


def position(**parts: Any) -> State:
    return RULES.from_plain({**BIG, **parts} if "seats" not in parts else parts)


def say(state: State, *lines: str) -> list[Event]:
    """Says these lines (`0 move unit=... to=...`, draws as `* ...`), each of which must be offered."""
    events: list[Event] = []
    for line in lines:
        who, _, words = line.partition(" ")
        seat = CHANCE if who == "*" else int(who)
        action = RULES.read_action(words)
        offered = RULES.options(state, seat)
        assert action in offered, f"{line} is not among {[to_text(one) for one in offered]}"
        RULES.step(state, seat, action, events)
        RULES.audit(state)
    return events


def offered(state: State, seat: int = 0) -> set[str]:
    return {to_text(action) for action in RULES.options(state, seat)}


def reason(state: State, component: str, seat: int = 0) -> str:
    """The last word of the key of the reason."""
    found = RULES.why_not(state, seat, component)
    assert found is not None, f"{component} is lit"
    return found.say.key.rpartition(".")[2]
