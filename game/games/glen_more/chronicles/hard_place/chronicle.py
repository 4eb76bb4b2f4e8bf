"""Chronicle 7: five cards are voted upon in secret, one with each person taken; those that pass score at the end."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from game.core.contract import AT_END, Entry, Reason, Seat, say
from game.core.fields import hidden
from game.core.reading import index, mapped
from game.core.told import At, Custom, Flag, Hidden, Number, OrNull, Word
from game.core.told_groups import BySeat, Pile, Record
from game.games.glen_more import reasons
from game.games.glen_more import shown as records
from game.games.glen_more.chronicles.hard_place.actions import CallVote, CastVote, DrawCard, RevealVotes
from game.games.glen_more.chronicles.hard_place.events import EVENTS
from game.games.glen_more.chronicles.hard_place.judge import worth
from game.games.glen_more.chronicles.hard_place.measures import MEASURES
from game.games.glen_more.chronicles.hard_place.voting import (
    BALLOTS,
    CARD_FACTS,
    CARDS,
    HIDDEN,
    ID,
    NONE,
    OWN_DISCARDS,
    VOTE,
    Ballot,
    Ballots,
    ChooseVote,
    DrawCards,
    OpenHands,
    Votes,
    ballots,
    not_voted,
    votes,
)
from game.games.glen_more.chronicles.hard_place.words import WORDS
from game.games.glen_more.moments import Chronicle, Events, moments
from game.games.glen_more.shown import HardPlace
from game.games.glen_more.state import State


def _set_up(state: State) -> list[Any]:
    markers = VOTE.markers[state.seats]
    state.parts[ID] = Votes(
        (), (), ((markers.aye, markers.nay),) * state.seats, (False,) * state.seats, (NONE,) * state.seats
    )
    return [DrawCards()]


def _person_taken(state: State, seat: int, events: Events) -> list[Any]:
    return [ChooseVote(seat)] if not_voted(votes(state)) else []


# -- the end -------------------------------------------------------------------------------------------------------


def measure(state: State, seat: int, card: str) -> int:
    found = MEASURES[card](state, seat)
    for change in moments(state).measure:
        found = change(state, seat, card, found)
    return found


def best(state: State, card: str) -> tuple[list[int], list[int]]:
    """What each has of what a card measures, and who has the best."""
    values = [measure(state, seat, card) for seat in range(state.seats)]
    goal = min(values) if CARD_FACTS[card].best == "least" else max(values)
    return values, [seat for seat, value in enumerate(values) if value == goal]


def _final(state: State) -> list[Entry]:
    found = []
    for card, ayes, nays in votes(state).results:
        if ayes < nays:
            continue
        values, winners = best(state, card)
        share = -(-VOTE.points // len(winners))
        for seat in winners:
            detail = say("glen_more.detail.vote", n=values[seat])
            found.append(Entry(seat, ID, f"vote:{card}", share, AT_END, detail, (f"vote:{card}",)))
    return found


def _pile(state: State, seat: int) -> int | None:
    """With one of the cards in the match, everybody discards onto a pile of their own."""
    return seat + 1 if OWN_DISCARDS in votes(state).cards else None


# -- the rest ------------------------------------------------------------------------------------------------------


def _components(state: State) -> Iterator[str]:
    yield from (f"vote:{card}" for card in votes(state).cards)
    yield from (f"ballot:{aye}:{nay}" for aye, nay in BALLOTS)


def _why_not(state: State, seat: int, kind: str, name: str) -> Reason | None:
    if kind == "ballot":
        return reasons.reason("no_vote_now", rule="hard_place#vote")
    if kind != "vote":
        return None
    for card, aye, nay in votes(state).results:
        if card == name:
            return reasons.reason("vote_passed" if aye >= nay else "vote_rejected", rule="hard_place#points")
    return reasons.reason("vote_open", rule="hard_place#vote")


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


_BALLOT = Record(None, aye=Number(0, 9), nay=Number(0, 9))
_RESULT = OrNull(_BALLOT)
_REST = Record(
    None, markers=BySeat(_BALLOT), doubled=BySeat(Flag()), hands=BySeat(OrNull(Hidden(_BALLOT, HIDDEN), NONE))
)


def _told(state: State, part: Votes) -> dict[str, Any]:
    done = {card: (aye, nay) for card, aye, nay in part.results}
    return {
        "cards": {card: _RESULT.write(state, done.get(card)) for card in part.cards},
        "order": [card for card, _, _ in part.results],
        **_REST.write(state, (part.markers, part.doubled, part.drafts)),
    }


def _read(at: At, given: Any) -> Votes:
    rest = dict(mapped(given, at.what))
    cards, order = mapped(rest.pop("cards", None) or {}, "cards"), rest.pop("order", None)
    for card in cards:
        index(card, dict.fromkeys(CARDS, 0), "voted card")
    done = {card: _BALLOT.read(at.inside(NONE), votes) for card, votes in cards.items() if votes is not None}
    in_order = Pile(Word(done, "card with a result")).read(at, list(done) if order is None else order)
    results = tuple((card, *done[card]) for card in in_order)
    usual = at.usual.markers, at.usual.doubled, at.usual.drafts
    return Votes(tuple(cards), results, *_REST.read(at.inside(usual), rest))


def _audit(state: State) -> None:
    part = votes(state)
    assert all(aye >= 0 and nay >= 0 for aye, nay in part.markers), "more votes than markers"
    assert HIDDEN not in part.drafts
    open_ones = len(not_voted(part)) if len(part.cards) == VOTE.cards else VOTE.cards
    for seat in range(state.seats):
        assert sum(part.markers[seat]) >= open_ones or not part.results, "a seat cannot vote any more"


def _shown(view: State) -> HardPlace:
    part = votes(view)
    done = {card: records.Votes(aye, nay) for card, aye, nay in part.results}
    top = view.stack[-1] if view.stack else None
    return HardPlace(
        {card: done.get(card) for card in part.cards},
        tuple(records.Votes(aye, nay) for aye, nay in part.markers),
        tuple(one != NONE for one in part.drafts),
        {card: tuple(measure(view, seat, card) for seat in range(view.seats)) for card in part.cards},
        getattr(top, "card", ""),
    )


CHRONICLE = Chronicle(
    id=ID,
    number=7,
    shown=_shown,
    frames=(DrawCards, ChooseVote, Ballots, OpenHands),
    events=EVENTS,
    actions=(CallVote, CastVote, DrawCard, RevealVotes),
    told=Custom(_told, _read),
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
        "audit": _audit,
        "worth": worth,
    },
)
