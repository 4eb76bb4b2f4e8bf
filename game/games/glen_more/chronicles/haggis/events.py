"""What happens in Chronicle 5, in the past tense, for log and animation."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Event


@dataclass(frozen=True, slots=True)
class OpenTokenTaken(Event):
    word = "open_token_taken"
    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class HiddenTokenTaken(Event):
    word = "hidden_token_taken"
    seat: int


@dataclass(frozen=True, slots=True)
class TokenDrawn(Event):
    word = "token_drawn"
    secret = ("value",)
    seat: int
    value: int | None


@dataclass(frozen=True, slots=True)
class TokenReturned(Event):
    word = "token_returned"
    secret = ("value",)
    seat: int
    value: int | None


@dataclass(frozen=True, slots=True)
class TokenOpened(Event):
    word = "token_opened"
    value: int


@dataclass(frozen=True, slots=True)
class HaggisRolled(Event):
    word = "haggis_rolled"
    value: int


@dataclass(frozen=True, slots=True)
class HaggisRolledFor(Event):
    word = "haggis_rolled_for"
    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class TokenTurned(Event):
    word = "token_turned"
    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class HaggisScored(Event):
    word = "haggis_scored"
    seat: int
    n: int


EVENTS = (
    OpenTokenTaken, HiddenTokenTaken, TokenDrawn, TokenReturned, TokenOpened, HaggisRolled, HaggisRolledFor,
    TokenTurned, HaggisScored,
)  # fmt: skip
