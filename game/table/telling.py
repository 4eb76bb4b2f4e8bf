"""The words of one table: core's Speaker and what the table asks besides. No pygame."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from copy import copy
from itertools import groupby

from game.core.contract import Event, Say, Seat
from game.core.named import capital
from game.core.names import Name
from game.core.session import SeatSetup
from game.core.speaker import Speaker, Texts


def signed(points: int) -> str:
    """ "+5", "0", "–5": losses with an en dash, as figures are written here."""
    return f"+{points}" if points > 0 else f"–{-points}" if points < 0 else "0"


def summed(points: int) -> str:
    """A sum without a plus: "5", "0", "–5"."""
    return str(points).replace("-", "–")


class Teller:
    """For one match in one language: knows its game and who sits where."""

    def __init__(self, words: Texts, game: str, seats: tuple[SeatSetup, ...]) -> None:
        self.text = words
        self.game = game
        self.speaker = Speaker(words, game, [seat.name for seat in seats])
        self.say = self.speaker
        self.name = self.speaker.name

    def leading(self) -> Teller:
        """The same, for texts whose names can be pointed at."""
        twin = copy(self)
        twin.say = twin.speaker = self.speaker.leading()
        twin.name = twin.speaker.led
        return twin

    def seated(self, seats: tuple[SeatSetup, ...]) -> None:
        """Other people have taken over: from now on they are called by their names."""
        self.speaker.seated([seat.name for seat in seats])

    def seat(self, seat: Seat) -> Name:
        return self.speaker.seat_names[seat]

    def category(self, category: str) -> str:
        """A row of the score sheet."""
        return self.text(f"{self.game}.sheet.{category}")

    def event(self, event: Event) -> str:
        """A line of the log."""
        return capital(self.say(event.say(self.game)))

    def template(self, key: str, said: Say) -> str:
        """Another wording with the values of a sentence."""
        return self.text(key, **{name: self.speaker.value(value) for name, value in said.values})


_ENDS = (".", "!", "?")


def paragraph(teller: Teller, events: Iterable[Event], seat: Seat | None, quiet: Collection[str] = ()) -> str:
    """What happened in one turn, to be read: whoever acts is named once, what happens in every turn is left out, and
    the same thing several times is said once. `quiet` are words of events that only matter where nothing else was."""
    listed = list(events)
    told = [teller.event(one) for one in listed if one.word not in quiet] or [teller.event(one) for one in listed[:1]]
    name = teller.seat(seat) if seat is not None and 0 <= seat < len(teller.speaker.seat_names) else ""
    sentences: list[str] = []
    own: list[str] = []
    for sentence, times in _counted(one for one in told if one):
        rest = without(name, sentence)
        if rest is None:
            sentences += [*_joined(own), sentence if times == 1 else f"{sentence} (×{times})"]
            own = []
        else:
            said = rest if own else bare(sentence)
            own.append(said if times == 1 else f"{said} (×{times})")
    return " ".join((*sentences, *_joined(own)))


_MANY, _RUN = 14, 4
"""From so many events on a turn is more than a paragraph; so many alike in a row make one of their own."""


def portions(events: Iterable[Event], quiet: Collection[str] = ()) -> list[list[Event]]:
    """A long turn in paragraphs: what all get at the end of a match stands by itself, kind by kind."""
    listed = list(events)
    told = [one for one in listed if one.word not in quiet]
    if len(told) < _MANY:
        return [listed]
    found: list[list[Event]] = [[]]
    long_run = False
    for _, run in groupby(told, key=lambda one: one.word):
        alike = list(run)
        if found[-1] and (long_run or len(alike) >= _RUN):
            found.append([])
        long_run = len(alike) >= _RUN
        found[-1] += alike
    return found


def _counted(sentences: Iterable[str]) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    for one in sentences:
        if found and found[-1][0] == one:
            found[-1] = one, found[-1][1] + 1
        else:
            found.append((one, 1))
    return found


def without(name: str, sentence: str) -> str | None:
    """A sentence about somebody without the name in front; None if it does not begin with it."""
    for beginning in (f"{name}: ", f"{name} "):
        if name and sentence.startswith(beginning):
            return bare(sentence.removeprefix(beginning))
    return None


def bare(sentence: str) -> str:
    """Without the full stop, to go on with."""
    return sentence[:-1] if sentence.endswith(".") else sentence


def _joined(own: list[str]) -> list[str]:
    """What one person did, as one sentence."""
    told = "; ".join(own)
    return [told if told.endswith(_ENDS) else f"{told}."] if own else []
