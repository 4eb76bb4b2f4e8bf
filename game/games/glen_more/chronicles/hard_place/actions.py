"""What can be said in Chronicle 7 besides the words of the base game."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Action


@dataclass(frozen=True, slots=True)
class CallVote(Action):
    """Which card the clans vote upon now."""

    word = "call_vote"
    card: str

    def touches(self) -> tuple[str, ...]:
        return (f"vote:{self.card}",)


@dataclass(frozen=True, slots=True)
class CastVote(Action):
    """The markers in the closed hand: one, or once in a match of two players two of them."""

    word = "cast_vote"
    aye: int
    nay: int

    def touches(self) -> tuple[str, ...]:
        return (f"ballot:{self.aye}:{self.nay}",)


@dataclass(frozen=True, slots=True)
class DrawCard(Action):
    word = "draw_vote_card"
    barrier = "glen_more.barrier.drawn"
    card: str


@dataclass(frozen=True, slots=True)
class RevealVotes(Action):
    word = "reveal_votes"
    barrier = "glen_more.barrier.revealed"
