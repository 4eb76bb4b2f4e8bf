"""The conformance tests themselves: each finds the mistake it is made for, planted into Pebbles."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any

import pytest

from game.core.contract import CHANCE, Event, Reason, Say, Seat, say
from game.core.result import Result
from tests.conformance import subjects, test_events, test_playing, test_remembering, test_secrets, test_words
from tests.conformance.subjects import Subject
from tests.conformance.truths import forget
from tests.core.toy import Pebbles
from tests.core.toy_frames import PebbleDrawn, Put
from tests.core.toy_state import SPACES, PebblesState, Taken


class ShowsHands(Pebbles):
    def view(self, state: PebblesState, seat: Seat | None) -> PebblesState:
        seen = super().view(state, seat)
        seen.hands = state.hands[:]
        return seen


class TellsDraws(Pebbles):
    """Says aloud which colour was drawn."""

    def step(self, state: Any, seat: Seat, action: Any, events: list[Event] | None = None) -> None:
        super().step(state, seat, action, events)
        for number, event in enumerate(events or ()):
            if isinstance(event, PebbleDrawn):
                events[number] = _Loud(event.seat, event.colour)  # type: ignore[index]


class _Loud(PebbleDrawn):
    secret = ()


class TellsWhatIsNotListed(Pebbles):
    events = tuple(kind for kind in Pebbles.events if kind is not PebbleDrawn)


class SharedState(PebblesState):
    __slots__ = ()

    def copy(self) -> PebblesState:
        twin = super().copy()
        twin.__class__ = SharedState
        twin.points = self.points
        return twin


class SharesThePoints(Pebbles):
    def new(self, options: Mapping[str, Any], seats: int) -> PebblesState:
        state = super().new(options, seats)
        state.__class__ = SharedState
        return state


class LoadsTheDice(Pebbles):
    def weights(self, state: Any) -> tuple[int, ...]:
        return (1,) * len(self.options(state, CHANCE))


class OffersTakenSpaces(Pebbles):
    def options(self, state: Any, seat: Seat) -> tuple[Any, ...]:
        offered = super().options(state, seat)
        return (Put("p99"), *offered) if offered and isinstance(offered[0], Put) else offered


class ShufflesOptions(Pebbles):
    def options(self, state: Any, seat: Seat) -> tuple[Any, ...]:
        offered = list(super().options(state, seat))
        random.shuffle(offered)
        return tuple(offered)


class LosesAPebble(Pebbles):
    def step(self, state: Any, seat: Seat, action: Any, events: list[Event] | None = None) -> None:
        super().step(state, seat, action, events)
        if len(state.board) == 5:
            state.board.popitem()


class GivesPointsForNothing(Pebbles):
    def step(self, state: Any, seat: Seat, action: Any, events: list[Event] | None = None) -> None:
        super().step(state, seat, action, events)
        if action.word == "end_turn":
            state.points[seat] += 1


class ForgetsTheReason(Pebbles):
    def why_not(self, state: Any, seat: Seat, component: str) -> Reason | None:
        return None if component == "p3" else super().why_not(state, seat, component)


class SaysNoToWhatIsOffered(Pebbles):
    def why_not(self, state: Any, seat: Seat, component: str) -> Reason | None:
        return super().why_not(state, seat, component) or Reason(say("toy.why.bidding"))


class AsksNobody(Pebbles):
    def prompt(self, state: Any, seat: Seat) -> Say:
        return say("toy.prompt.over")


class ForgetsTheDrafts(Pebbles):
    def to_plain(self, state: PebblesState) -> dict[str, Any]:
        return {**super().to_plain(state), "drafts": [None] * state.seats}


class GuessesWhatIsKnown(Pebbles):
    def guess(self, view: PebblesState, rng: random.Random) -> PebblesState:
        full = super().guess(view, rng)
        full.ledger.append(Taken(0, "bids", "round_9", 0))
        return full


class CrownsTheLast(Pebbles):
    def result(self, state: PebblesState) -> Result | None:
        result = super().result(state)
        return result and Result(result.points, (state.seats - 1,), result.places)


class PeeksAtTheBag(Pebbles):
    """What may be done depends on a secret of somebody else."""

    def options(self, state: Any, seat: Seat) -> tuple[Any, ...]:
        offered = super().options(state, seat)
        if offered and isinstance(offered[0], Put) and "black" in state.hands[: seat or None]:
            return tuple(a for a in offered if a.at != SPACES[9]) or offered
        return offered


PLANTED: list[tuple[type[Pebbles], Callable[[Subject], None]]] = [
    (ShowsHands, test_secrets.test_a_guess_fits_what_the_seat_sees_and_is_a_sound_position),
    (TellsDraws, test_secrets.test_the_log_tells_no_secret),
    (TellsWhatIsNotListed, test_events.test_what_happens_is_listed_and_its_fields_hold_what_the_list_says),
    (SharesThePoints, test_playing.test_old_copies_do_not_move),
    (LoadsTheDice, test_playing.test_chance_is_counted_from_the_bag),
    (OffersTakenSpaces, test_playing.test_every_option_can_be_clicked_and_every_lit_thing_exists),
    (ShufflesOptions, test_playing.test_options_stand_in_a_stable_order),
    (LosesAPebble, test_playing.test_nothing_appears_vanishes_or_is_negative),
    (GivesPointsForNothing, test_playing.test_the_points_on_the_track_are_the_sum_of_their_reasons),
    (ForgetsTheReason, test_words.test_everything_is_offered_or_explained),
    (SaysNoToWhatIsOffered, test_words.test_everything_is_offered_or_explained),
    (AsksNobody, test_words.test_somebody_is_always_named_and_asked_something),
    (ForgetsTheDrafts, test_remembering.test_a_position_from_its_plain_form_plays_on_alike),
    (GuessesWhatIsKnown, test_secrets.test_a_guess_fits_what_the_seat_sees_and_is_a_sound_position),
    (CrownsTheLast, test_playing.test_the_result_is_the_score_sheet),
    (PeeksAtTheBag, test_secrets.test_what_a_seat_cannot_see_changes_nothing_it_is_told),
]


@pytest.mark.parametrize(("faulty", "check"), PLANTED, ids=lambda one: one.__name__)
def test_a_planted_mistake_is_found(
    faulty: type[Pebbles], check: Callable[[Subject], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subjects, "Pebbles", faulty)
    forget()
    try:
        with pytest.raises((AssertionError, ValueError)):
            for seats in (2, 3, 4):
                check(Subject("toy", seats))
    finally:
        forget()
