"""What happens in Chronicle 7, in the past tense, for log and animation."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Event, Say, say


@dataclass(frozen=True, slots=True)
class VoteCardDrawn(Event):
    word = "vote_card_drawn"
    card: str


@dataclass(frozen=True, slots=True)
class VoteCalled(Event):
    word = "vote_called"
    lights = ("card",)
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class VoteCast(Event):
    word = "vote_cast"
    secret = ("aye", "nay")
    seat: int
    aye: int | None
    nay: int | None


@dataclass(frozen=True, slots=True)
class VotesRevealed(Event):
    """`ayes` and `nays` are by seat."""

    word = "votes_revealed"
    lights = ("card",)
    card: str
    ayes: tuple[int, ...]
    nays: tuple[int, ...]

    def say(self, game: str) -> Say:
        key = "votes_passed" if sum(self.ayes) >= sum(self.nays) else "votes_rejected"
        return say(f"{game}.log.{key}", card=self.card, aye=sum(self.ayes), nay=sum(self.nays))


EVENTS = (VoteCardDrawn, VoteCalled, VoteCast, VotesRevealed)
