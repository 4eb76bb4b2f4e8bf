"""Cards, calls and ballots of A Hard Place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.core.contract import Action, Event, Reason, Say, Seat, say, seat_id
from game.games.glen_more import reasons
from game.games.glen_more.book import files
from game.games.glen_more.chronicles.hard_place.actions import CallVote, CastVote, DrawCard, RevealVotes
from game.games.glen_more.chronicles.hard_place.events import VoteCalled, VoteCardDrawn, VoteCast, VotesRevealed
from game.games.glen_more.frames.base import ChanceFrame, GlenFrame, SeatFrame
from game.games.glen_more.state import State

ID = "hard_place"
_FACTS = files().chronicles[ID].facts
VOTE, CARD_FACTS = _FACTS["vote"], _FACTS["cards"]
CARDS = tuple(CARD_FACTS)
OWN_DISCARDS = next(name for name, card in CARD_FACTS.items() if card.from_the_start)
_CALLS = {card: CallVote(card) for card in CARDS}
_DRAWS = tuple(DrawCard(card) for card in CARDS)
_REVEAL = (RevealVotes(),)
BALLOTS = ((1, 0), (0, 1), (2, 0), (1, 1), (0, 2))
_CASTS = {ballot: CastVote(*ballot) for ballot in BALLOTS}
Ballot = tuple[int, int]
"""Markers that say aye, and nay."""
NONE: Ballot = (0, 0)
HIDDEN: Ballot = (-1, -1)
"""In a view: a hand that is closed."""


class Votes(NamedTuple):
    cards: tuple[str, ...] = ()
    results: tuple[tuple[str, int, int], ...] = ()
    """Cards that were voted upon, with all ayes and nays."""
    markers: tuple[Ballot, ...] = ()
    """By seat, what is left."""
    doubled: tuple[bool, ...] = ()
    """By seat: two markers were laid at once already."""
    drafts: tuple[Ballot, ...] = ()
    """By seat: what is in the closed hand."""


def votes(state: State) -> Votes:
    part: Votes = state.parts[ID]
    return part


def not_voted(part: Votes) -> tuple[str, ...]:
    done = {card for card, _, _ in part.results}
    return tuple(card for card in part.cards if card not in done)


@dataclass(frozen=True, slots=True)
class DrawCards(ChanceFrame):
    """The cards of this match, face up beside the rondel."""

    word = "draw_vote_cards"
    phase = "set_up"

    def draws(self, state: State) -> tuple[Action, ...]:
        drawn = votes(state).cards
        return tuple(draw for draw in _DRAWS if draw.card not in drawn)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, DrawCard)
        part = votes(state)
        state.parts[ID] = part._replace(cards=(*part.cards, action.card))
        if len(part.cards) + 1 == VOTE.cards:
            state.stack.pop()
        if events is not None:
            events.append(VoteCardDrawn(f"vote:{action.card}"))


@dataclass(frozen=True, slots=True)
class ChooseVote(SeatFrame):
    """Whoever took a person chooses the card."""

    word = "choose_vote"
    may_idle = True

    def idle(self, state: State) -> bool:
        return not not_voted(votes(state))

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()

    def offer(self, state: State) -> tuple[Action, ...]:
        return tuple(_CALLS[card] for card in not_voted(votes(state)))

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, CallVote)
        state.stack[-1] = Ballots(action.card)
        if events is not None:
            events.append(VoteCalled(seat, f"vote:{action.card}"))

    def refuse(self, state: State, component: str) -> Reason | None:
        kind, _ = reasons.split(component)
        return reasons.reason("voted_already", rule="hard_place#vote") if kind == "vote" else None


@dataclass(frozen=True, slots=True)
class Ballots(GlenFrame):
    """All hands are closed around markers, unseen by the others."""

    word = "ballots"
    phase = "vote"
    card: str

    def waiting(self, state: State) -> tuple[Seat, ...]:
        return tuple(seat for seat, draft in enumerate(votes(state).drafts) if draft == NONE)

    def options(self, state: State, seat: Seat) -> tuple[Action, ...]:
        part = votes(state)
        if seat < 0 or part.drafts[seat] != NONE:
            return ()
        return tuple(_CASTS[ballot] for ballot in ballots(state, seat))

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        assert isinstance(action, CastVote)
        part = votes(state)
        drafts = (*part.drafts[:seat], (action.aye, action.nay), *part.drafts[seat + 1 :])
        state.parts[ID] = part._replace(drafts=drafts)
        if NONE not in drafts:
            state.stack[-1] = OpenHands(self.card)
        if events is not None:
            events.append(VoteCast(seat, action.aye, action.nay))

    def prompt(self, state: State, seat: Seat) -> Say:
        card = f"vote:{self.card}"
        if votes(state).drafts[seat] == NONE:
            return say("glen_more.prompt.ballots", seat=seat_id(seat), card=card)
        return say("glen_more.prompt.wait_ballots", seats=tuple(map(seat_id, self.waiting(state))), card=card)

    def why_not(self, state: State, seat: Seat, component: str) -> Reason | None:
        if reasons.is_lit(component, self.options(state, seat)):
            return None
        has_voted = seat >= 0 and votes(state).drafts[seat] != NONE
        if has_voted and (component == f"vote:{self.card}" or reasons.split(component)[0] == "ballot"):
            return reasons.reason("vote_is_cast", rule="hard_place#vote")
        if reasons.split(component)[0] == "ballot":
            return reasons.reason(_too_many(state, seat, component), rule="hard_place#markers")
        if component == f"vote:{self.card}":
            return reasons.reason("first", self.prompt(state, seat))
        return reasons.elsewhere(state, seat, seat, component, self.prompt(state, seat))


def ballots(state: State, seat: int) -> list[Ballot]:
    """What this seat can still lay."""
    part = votes(state)
    ayes, nays = part.markers[seat]
    most = 2 if VOTE.markers[state.seats].double_once and not part.doubled[seat] else 1
    return [(aye, nay) for aye, nay in BALLOTS if aye <= ayes and nay <= nays and aye + nay <= most]


def _too_many(state: State, seat: int, component: str) -> str:
    """Why these markers cannot be laid: they are gone, or they would be two where only one may be."""
    part = votes(state)
    _, aye, nay = component.split(":")
    if int(aye) > part.markers[seat][0] or int(nay) > part.markers[seat][1]:
        return "no_such_marker"
    return "two_already" if VOTE.markers[state.seats].double_once else "one_marker"


@dataclass(frozen=True, slots=True)
class OpenHands(ChanceFrame):
    word = "open_hands"
    phase = "vote"
    card: str

    def draws(self, state: State) -> tuple[Action, ...]:
        return _REVEAL

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        part = votes(state)
        ayes, nays = (tuple(draft[side] for draft in part.drafts) for side in (0, 1))
        left = tuple(
            (marker[0] - aye, marker[1] - nay) for marker, aye, nay in zip(part.markers, ayes, nays, strict=True)
        )
        state.parts[ID] = part._replace(
            results=(*part.results, (self.card, sum(ayes), sum(nays))),
            markers=left,
            doubled=tuple(was or aye + nay > 1 for was, aye, nay in zip(part.doubled, ayes, nays, strict=True)),
            drafts=(NONE,) * state.seats,
        )
        state.stack.pop()
        if events is not None:
            events.append(VotesRevealed(f"vote:{self.card}", ayes, nays))
