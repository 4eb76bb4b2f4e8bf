"""The words of one table: core's Speaker and what the table asks besides. No pygame."""

from __future__ import annotations

from game.core.contract import Event, Say, Seat
from game.core.session import SeatSetup
from game.core.speaker import Speaker, Texts


def signed(points: int) -> str:
    """"+5", "0", "–5": losses with an en dash, as figures are written here."""
    return f"+{points}" if points > 0 else f"–{-points}" if points < 0 else "0"


class Teller:
    """For one match in one language: knows its game and who sits where."""

    def __init__(self, words: Texts, game: str, seats: tuple[SeatSetup, ...]) -> None:
        self.text = words
        self.game = game
        self.speaker = Speaker(words, game, [seat.name for seat in seats])
        self.say = self.speaker
        self.name = self.speaker.name

    def seated(self, seats: tuple[SeatSetup, ...]) -> None:
        """Other people have taken over: from now on they are called by their names."""
        self.speaker.seat_names = tuple(seat.name for seat in seats)

    def seat(self, seat: Seat) -> str:
        return self.speaker.seat_names[seat]

    def category(self, category: str) -> str:
        """A row of the score sheet."""
        return self.text(f"{self.game}.sheet.{category}")

    def event(self, event: Event) -> str:
        """A line of the log."""
        return self.say(event.say(self.game))

    def template(self, key: str, said: Say) -> str:
        """Another wording with the values of a sentence."""
        return self.text(key, **{name: self.speaker.value(value) for name, value in said.values})
