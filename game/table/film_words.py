"""The sentences of a film: a whole turn in one, with figures, and shorter ones for where there is little room."""

from __future__ import annotations

import re
from collections.abc import Collection
from itertools import groupby
from operator import itemgetter
from typing import Any

from game.core.contract import Seat
from game.table.changes import told_changes
from game.table.film import Clause, Tale
from game.table.film_spec import ALWAYS
from game.table.telling import Teller, bare, signed

_LEAST_MS, _PER_LETTER_MS = 540.0, 34.0
"""To find the sentence, and to read on: about 290 words in a minute. A bot's usual turn is over in four seconds;
whoever reads slowly finds it in the recap, and asked for again it stays until a click."""
GOES_ON = "\N{NO-BREAK SPACE}…"
"""Never alone in a row."""
_END = r"[.!?](?:\s|$)"
Phrase = tuple[Seat | None, str]
"""Who did it, and the words behind the name; or nobody and a whole sentence."""


def sentence(tale: Tale, teller: Teller) -> str:
    """All of it."""
    return "\n".join(filter(None, (_told(tale, tale.clauses, teller), told_changes(tale, teller))))


def wordings(tale: Tale, teller: Teller, reader: Seat | None = None) -> tuple[str, ...]:
    """From the longest to the shortest: what matters least is left out first, what it means for the reader last, the
    name and what holds from then on never. What is cut ends as what goes on."""
    clauses, changes = list(tale.clauses), told_changes(tale, teller)
    told = [_told(tale, tale.clauses, teller)]
    while len(clauses) > 1:
        named = [at for at, clause in enumerate(clauses) if phrase_of(clause, teller)[0] is not None]
        spared = [at for at, clause in enumerate(clauses) if named != [at] and clause.spec.rank < ALWAYS]
        if not spared:
            break
        del clauses[min(spared, key=lambda at: (clauses[at].spec.rank, -at))]
        told.append(f"{bare(_told(tale, tuple(clauses), teller))}{GOES_ON}")
    told += _fewer_shares(clauses, teller, reader)
    return (*(f"{one}\n{changes}" for one in told), told[-1]) if changes else tuple(told)


def _fewer_shares(clauses: list[Clause], teller: Teller, reader: Seat | None) -> list[str]:
    """Where what all at a full table get is all there is to tell, whoever reads it and the first of the others stand
    for them all."""
    if len(clauses) != 1 or not clauses[0].spec.shares:
        return []
    seats = sorted(range(len(teller.speaker.seat_names)), key=lambda seat: seat != reader)
    kept = (sorted(seats[:most]) for most in range(len(seats) - 1, 0, -1))
    return [f"{bare(phrase_of(clauses[0], teller, some)[1])}{GOES_ON}" for some in kept]


def reading_ms(text: str) -> float:
    """So long a sentence stays, from when it is said."""
    return _LEAST_MS + _PER_LETTER_MS * len(text)


def _told(tale: Tale, clauses: tuple[Clause, ...], teller: Teller) -> str:
    """In the order in which it happened: whoever goes on is not named again. What happened by itself comes last."""
    said = _chained([(clause, *phrase_of(clause, teller)) for clause in clauses], teller)
    told: list[str] = []
    for seat, phrases in groupby((one for one in said if one[0] is not None), key=itemgetter(0)):
        words = list(dict.fromkeys(words for _, words in phrases))
        told.append(f"{teller.seat(seat)} {teller.speaker.listed(words)}.")
    return " ".join((*told, *(words for seat, words in said if seat is None)))


def _chained(said: list[tuple[Clause, Seat | None, str]], teller: Teller) -> list[Phrase]:
    """Phrases of one part of the turn that share their first word are one, where the first of them stood."""
    found: dict[object, tuple[Seat | None, str, list[str]]] = {}
    for clause, seat, words in said:
        if words:
            verb, _, rest = words.partition(" ") if clause.spec.chain and seat is not None else ("", "", words)
            found.setdefault((clause.part, seat, verb or words), (seat, verb, []))[2].append(rest)
    return [(seat, f"{verb} {teller.speaker.listed(rest)}".lstrip()) for seat, verb, rest in found.values()]


def phrase_of(clause: Clause, teller: Teller, some: Collection[Seat] | None = None) -> Phrase:
    """`some` are those of whom it is told what they get; all without it."""
    if not clause.words:
        return _of_the_log(clause, teller)
    told = teller.text(clause.words, **_values(clause, teller, some))
    return clause.seat, told if clause.seat is None else bare(told)


def _of_the_log(clause: Clause, teller: Teller) -> Phrase:
    """The sentence of the log, behind a name where it begins with it; one with a colon stays as it is."""
    told = teller.event(clause.first)
    name = "" if clause.seat is None else teller.seat(clause.seat)
    if not name or not told.startswith(f"{name} "):
        return None, told
    return clause.seat, bare(told.removeprefix(f"{name} "))


def _values(clause: Clause, teller: Teller, some: Collection[Seat] | None) -> dict[str, Any]:
    said = clause.first.say(teller.game)
    values = {name: teller.speaker.value(value) for name, value in said.values}
    values |= {name: teller.speaker.value(value) for name, value in clause.each().items()}
    values |= clause.sums() | ({} if clause.n is None else {"n": clause.n})
    for name, key in clause.spec.quotes.items():
        values[name] = re.split(_END, teller.text(clause.key_of(key)), maxsplit=1)[0]
    for name, kind in clause.spec.read_as.items():
        values[name] = teller.name(f"{kind}:{getattr(clause.first, name).rpartition(':')[2]}")
    things = [teller.text(key, n=n) for key, n in clause.things()]
    if things:
        values["things"] = teller.speaker.listed(things)
    if clause.spec.shares:
        shares = enumerate(clause.shares(len(teller.speaker.seat_names)))
        told = ((seat, n) for seat, n in shares if some is None or seat in some)
        values["told"] = ", ".join(f"{teller.seat(seat)} {signed(n)}" for seat, n in told)
    return values
