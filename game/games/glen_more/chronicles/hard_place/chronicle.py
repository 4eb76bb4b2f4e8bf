"""Chronicle 7: five cards are voted upon in secret, one with each person taken; those that pass score at the end."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.core.contract import AT_END, Action, Entry, Event, Reason, Say, Seat, say, seat_id
from game.core.fields import hidden
from game.core.reading import by_seat, index, listed, mapped, number
from game.games.glen_more import reasons
from game.games.glen_more.book import files
from game.games.glen_more.chronicles.hard_place.actions import CallVote, CastVote, DrawCard, RevealVotes
from game.games.glen_more.chronicles.hard_place.events import (
    EVENTS,
    VoteCalled,
    VoteCardDrawn,
    VoteCast,
    VotesRevealed,
)
from game.games.glen_more.chronicles.hard_place.judge import worth
from game.games.glen_more.chronicles.hard_place.measures import MEASURES
from game.games.glen_more.chronicles.hard_place.words import WORDS
from game.games.glen_more.frames.base import ChanceFrame, GlenFrame, SeatFrame
from game.games.glen_more.moments import Chronicle, Events, moments
from game.games.glen_more.state import State

ID = "hard_place"
_FACTS = files().chronicles[ID].facts
_VOTE, _CARDS = _FACTS["vote"], _FACTS["cards"]
CARDS = tuple(_CARDS)
_OWN_DISCARDS = next(name for name, card in _CARDS.items() if card.from_the_start)
_CALLS = {card: CallVote(card) for card in CARDS}
_DRAWS = tuple(DrawCard(card) for card in CARDS)
_REVEAL = (RevealVotes(),)
_BALLOTS = ((1, 0), (0, 1), (2, 0), (1, 1), (0, 2))
_CASTS = {ballot: CastVote(*ballot) for ballot in _BALLOTS}

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


def _set_up(state: State) -> list[Any]:
    markers = _VOTE.markers[state.seats]
    state.parts[ID] = Votes(
        (), (), ((markers.aye, markers.nay),) * state.seats, (False,) * state.seats, (NONE,) * state.seats
    )
    return [DrawCards()]


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
        if len(part.cards) + 1 == _VOTE.cards:
            state.stack.pop()
        if events is not None:
            events.append(VoteCardDrawn(f"vote:{action.card}"))


def _person_taken(state: State, seat: int, events: Events) -> list[Any]:
    return [ChooseVote(seat)] if not_voted(votes(state)) else []


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
        return reasons.reason("voted_already", rule="hard_place") if kind == "vote" else None


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
        if reasons.split(component)[0] == "ballot":
            key = "no_such_marker" if votes(state).drafts[seat] == NONE else "vote_is_cast"
            return reasons.reason(key, rule="hard_place")
        return reasons.elsewhere(state, seat, seat, component, self.prompt(state, seat))


def ballots(state: State, seat: int) -> list[Ballot]:
    """What this seat can still lay."""
    part = votes(state)
    ayes, nays = part.markers[seat]
    most = 2 if _VOTE.markers[state.seats].double_once and not part.doubled[seat] else 1
    return [(aye, nay) for aye, nay in _BALLOTS if aye <= ayes and nay <= nays and aye + nay <= most]


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
            (marker[0] - aye, marker[1] - nay)
            for marker, aye, nay in zip(part.markers, ayes, nays, strict=True)
        )
        state.parts[ID] = part._replace(
            results=(*part.results, (self.card, sum(ayes), sum(nays))),
            markers=left,
            doubled=tuple(
                was or aye + nay > 1 for was, aye, nay in zip(part.doubled, ayes, nays, strict=True)
            ),
            drafts=(NONE,) * state.seats,
        )
        state.stack.pop()
        if events is not None:
            events.append(VotesRevealed(f"vote:{self.card}", ayes, nays))


# -- the end -------------------------------------------------------------------------------------------------------


def measure(state: State, seat: int, card: str) -> int:
    found = MEASURES[card](state, seat)
    for change in moments(state).measure:
        found = change(state, seat, card, found)
    return found


def best(state: State, card: str) -> tuple[list[int], list[int]]:
    """What each has of what a card measures, and who has the best."""
    values = [measure(state, seat, card) for seat in range(state.seats)]
    goal = min(values) if _CARDS[card].best == "least" else max(values)
    return values, [seat for seat, value in enumerate(values) if value == goal]


def _final(state: State) -> list[Entry]:
    found = []
    for card, ayes, nays in votes(state).results:
        if ayes < nays:
            continue
        values, winners = best(state, card)
        share = -(-_VOTE.points // len(winners))
        for seat in winners:
            detail = say("glen_more.detail.vote", n=values[seat])
            found.append(Entry(seat, ID, f"vote:{card}", share, AT_END, detail, (f"vote:{card}",)))
    return found


def _pile(state: State, seat: int) -> int | None:
    """With one of the cards in the match, everybody discards onto a pile of their own."""
    return seat + 1 if _OWN_DISCARDS in votes(state).cards else None


# -- the rest ------------------------------------------------------------------------------------------------------


def _components(state: State) -> Iterator[str]:
    yield from (f"vote:{card}" for card in votes(state).cards)
    yield from (f"ballot:{aye}:{nay}" for aye, nay in _BALLOTS)


def _why_not(state: State, seat: int, kind: str, name: str) -> Reason | None:
    if kind == "ballot":
        return reasons.reason("no_vote_now", rule="hard_place")
    if kind != "vote":
        return None
    for card, aye, nay in votes(state).results:
        if card == name:
            return reasons.reason("vote_passed" if aye >= nay else "vote_rejected", rule="hard_place")
    return reasons.reason("vote_open", rule="hard_place")


def _gauges(state: State, seat: int) -> dict[str, int]:
    """What each card measures, of this seat and of all: everything it counts lies open."""
    found: dict[str, int] = {}
    for card in votes(state).cards:
        values = [measure(state, other, card) for other in range(state.seats)]
        found |= {f"vote:{card}:{other}": value for other, value in enumerate(values)}
        found[f"vote:{card}"] = values[seat]
    return found


def _drafts_seen(state: State, viewer: Seat | None) -> tuple[Ballot, ...]:
    return tuple(
        draft if owner == viewer or draft == NONE else HIDDEN for owner, draft in enumerate(votes(state).drafts)
    )


def _guess(state: State, rng: random.Random) -> Votes:
    part = votes(state)
    drafts = tuple(
        rng.choice(ballots(state, seat)) if draft == HIDDEN else draft for seat, draft in enumerate(part.drafts)
    )
    return part._replace(drafts=drafts)


def _to_plain(state: State) -> dict[str, Any]:
    part = votes(state)
    done = {card: {"aye": aye, "nay": nay} for card, aye, nay in part.results}
    return {
        "cards": {card: done.get(card) for card in part.cards},
        "order": [card for card, _, _ in part.results],
        "markers": [{"aye": aye, "nay": nay} for aye, nay in part.markers],
        "doubled": list(part.doubled),
        "hands": [None if one == NONE else "?" if one == HIDDEN else {"aye": one[0], "nay": one[1]}
                  for one in part.drafts],
    }


def _from_plain(state: State, plain: Mapping[str, Any]) -> Votes:
    for key in plain:
        index(key, dict.fromkeys(("cards", "order", "markers", "doubled", "hands"), 0), "part of the votes")

    def ballot(given: Any) -> Ballot:
        if given is None:
            return NONE
        if given == "?":
            return HIDDEN
        pair = mapped(given, "markers")
        return number(pair.get("aye", 0), "aye", 0, 9), number(pair.get("nay", 0), "nay", 0, 9)

    cards = mapped(plain.get("cards") or {}, "cards")
    for card in cards:
        index(card, dict.fromkeys(CARDS, 0), "voted card")
    done = {card: ballot(given) for card, given in cards.items() if given is not None}
    order = listed(plain.get("order") or [card for card in cards if card in done])
    full = _VOTE.markers[state.seats]
    return Votes(
        tuple(cards),
        tuple((card, *done[card]) for card in order),
        tuple(by_seat(state.seats, plain.get("markers"), "markers", ballot, lambda seat: (full.aye, full.nay))),
        tuple(by_seat(state.seats, plain.get("doubled"), "doubled", bool, lambda seat: False)),
        tuple(by_seat(state.seats, plain.get("hands"), "hands", ballot, lambda seat: NONE)),
    )


def _audit(state: State) -> None:
    part = votes(state)
    assert all(aye >= 0 and nay >= 0 for aye, nay in part.markers), "more votes than markers"
    assert HIDDEN not in part.drafts
    open_ones = len(not_voted(part)) if len(part.cards) == _VOTE.cards else _VOTE.cards
    for seat in range(state.seats):
        assert sum(part.markers[seat]) >= open_ones or not part.results, "a seat cannot vote any more"


CHRONICLE = Chronicle(
    id=ID,
    number=7,
    frames=(DrawCards, ChooseVote, Ballots, OpenHands),
    events=EVENTS,
    actions=(CallVote, CastVote, DrawCard, RevealVotes),
    to_plain=_to_plain,
    from_plain=_from_plain,
    sights={"drafts": hidden(_drafts_seen)},
    guess=_guess,
    categories=(ID,),
    words=WORDS,
    moments={
        "set_up": _set_up,
        "person_taken": _person_taken,
        "pile": _pile,
        "final": _final,
        "components": _components,
        "why_not": _why_not,
        "gauges": _gauges,
        "audit": _audit,
        "worth": worth,
    },
)
