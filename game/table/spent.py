"""What an own click has spent without a question about it, in one sentence. No pygame."""

from __future__ import annotations

from game.core.recap import Turn
from game.core.session import Session
from game.table.film import tales_of
from game.table.film_spec import FilmSpec, SpentSpec
from game.table.film_words import sentence
from game.table.telling import Teller


def spent_since(start: int, session: Session, persons: tuple[int, ...], spec: SpentSpec) -> tuple[Turn, ...]:
    """The lines of people from there on that spent something by themselves, with no other events."""
    found = []
    for number in range(start, len(session)):
        seat = session.lines[number].seat
        if seat not in persons or session.phase(number) in spec.asked:
            continue
        events = [event for _, event in session.events(seat, number, number + 1)]
        told = tuple(one for one in events if one.word in (*spec.by, *spec.along))
        if any(one.word in spec.by and getattr(one, "seat", seat) == seat for one in told):
            found.append(Turn(seat, number, number + 1, told))
    return tuple(found)


def spent_words(turns: tuple[Turn, ...], teller: Teller, film: FilmSpec) -> str:
    return " ".join(sentence(tale, teller) for tale in tales_of(turns, film))
