"""Chronicle 6: every landmark card has an event on its other half. It happens when the card is turned over, once.

A card that shows its event side brings a point more in every scoring of landmarks.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from game.core.contract import Action, Event, Reason, Seat
from game.core.told import Word
from game.core.told_groups import BySeat, Pile, Record
from game.games.glen_more import reasons
from game.games.glen_more.actions import kept
from game.games.glen_more.activating import coins_left
from game.games.glen_more.book import CARD_IDS, INDEX, LANDMARK_INDEX, LANDMARKS, files
from game.games.glen_more.chronicles.dubious_tome.actions import Flip, GoHome, MakeTrade
from game.games.glen_more.chronicles.dubious_tome.events import EVENTS, CardFlipped
from game.games.glen_more.chronicles.dubious_tome.frames import (
    ActivateForeign,
    MayTrade,
    ScotsHome,
    TradeAny,
    can_trade,
)
from game.games.glen_more.chronicles.dubious_tome.judge import worth
from game.games.glen_more.chronicles.dubious_tome.words import WORDS
from game.games.glen_more.events import Skipped
from game.games.glen_more.frames.base import SKIP, SeatFrame
from game.games.glen_more.frames.payment import scots_to_pay
from game.games.glen_more.frames.resolve import VERBS, is_useful, run_program
from game.games.glen_more.moments import Chronicle, Events, moments
from game.games.glen_more.programs import PROGRAMS
from game.games.glen_more.scoring import CARDS, Table, with_beyond
from game.games.glen_more.shown import DubiousTome
from game.games.glen_more.state import State
from game.games.glen_more.told import LANDMARK

ID = "dubious_tome"
_TABLES = files().tables
_POINTS = {LANDMARK_INDEX[name]: event.vp_per_scoring for name, event in files().events.items()}


class Tome(NamedTuple):
    flipped: tuple[int, ...] = ()
    """Landmarks whose card shows its event side, in order; each belongs to whoever has the card."""
    tables: tuple[tuple[str, ...], ...] = ()
    """By seat: scoring tables of one's own."""


def tome(state: State) -> Tome:
    part: Tome = state.parts[ID]
    return part


def _set_up(state: State) -> list[Any]:
    state.parts[ID] = Tome((), ((),) * state.seats)
    return []


def unflipped(state: State, seat: int) -> list[int]:
    flipped = tome(state).flipped
    return [card for card in state.landmarks[seat] if card not in flipped]


def can_happen(state: State, seat: int, card: int) -> bool:
    """Whether the event can be paid and does anything."""
    program = PROGRAMS[f"event/{LANDMARKS[card]}"]
    coins = coins_left(state, seat, program)
    if coins < 0 or not is_useful(state, seat, None, program, coins):
        return False
    pays_scot = any(verb == "pay" and "scot" in value[0] for verb, value in program)
    return not pays_scot or bool(scots_to_pay(state, seat, f"event/{LANDMARKS[card]}"))


# -- turning a card over -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FlipCard(SeatFrame):
    """One of the own cards, if one likes."""

    word = "flip_card"
    may_idle = True

    def idle(self, state: State) -> bool:
        return not unflipped(state, self.seat)

    def run(self, state: State, events: list[Event] | None) -> None:
        state.stack.pop()

    def offer(self, state: State) -> tuple[Action, ...]:
        found: list[Action] = []
        for card in unflipped(state, self.seat):
            if can_happen(state, self.seat, card):
                found.append(kept(Flip, LANDMARKS[card], True))
            found.append(kept(Flip, LANDMARKS[card], False))
        return (*found, SKIP)

    def step(self, state: State, seat: Seat, action: Action, events: list[Event] | None) -> None:
        state.stack.pop()
        if isinstance(action, Flip):
            flip(state, seat, LANDMARK_INDEX[action.card], action.event, events)
        elif events is not None:
            events.append(Skipped(seat))

    def refuse(self, state: State, component: str) -> Reason | None:
        kind, name = reasons.split(component)
        if kind == "event":
            return reasons.reason("event_impossible", rule="dubious_tome#event")
        if kind != "flip":
            return None
        card = LANDMARK_INDEX[name]
        if card in tome(state).flipped:
            return reasons.reason("flipped_already", rule="dubious_tome#event")
        return reasons.reason("not_your_card", rule="dubious_tome#cards")


def flip(state: State, seat: int, card: int, happens: bool, events: Events) -> None:
    part = tome(state)
    state.parts[ID] = part._replace(flipped=(*part.flipped, card))
    if events is not None:
        events.append(CardFlipped(seat, CARD_IDS[card]))
    for flipped in moments(state).card_flipped:
        flipped(state, card, events)
    if happens:
        run_program(state, seat, f"event/{LANDMARKS[card]}", None, events)


# -- what only events do -------------------------------------------------------------------------------------------


_ALL_SCOTS = 99

Frames = list[Any] | None


def _event(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    return [FlipCard(seat)] * value


def _may_trade(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    return [MayTrade(seat, value)]


def _flip_other(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    return [FlipCard(seat)] * value


def _replace(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    part = tome(state)
    own = (*part.tables[seat], value)
    state.parts[ID] = part._replace(tables=(*part.tables[:seat], own, *part.tables[seat + 1 :]))
    return None


def _foreign(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    return [ActivateForeign(seat, value, ())]


def _all_of_type(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    state.may_activate = tuple(sorted({*state.may_activate, *state.lands[seat].of_type(value)}))
    return None


def _with_neighbours(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    land = state.lands[seat]
    at = land.cell_of_tile(INDEX[value])
    if at is not None:
        state.may_activate = tuple(sorted({*state.may_activate, *land.at_and_near(at)}))
    return None


def _coin_per(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    given = dict(value)
    own = sum(card in tome(state).flipped for card in state.landmarks[seat])
    return VERBS["coin"](state, seat, cell, source, own * given["each"], events)


def _trade_any(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    given = dict(value)
    [(good, _)] = given["give"]
    return [TradeAny(seat, good, given["vp"], source)]


def _scot_home(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    return [ScotsHome(seat, value if isinstance(value, int) else _ALL_SCOTS)]


# -- scoring -------------------------------------------------------------------------------------------------------


def _table(state: State, seat: int, category: str) -> Table | None:
    for name in tome(state).tables[seat]:
        if _TABLES[name].category == category:
            return with_beyond(_TABLES[name].table, _TABLES[name].beyond)
    return None


def _bonus(state: State, seat: int, category: str) -> int:
    """A point for each event side that lies open."""
    if category != CARDS:
        return 0
    flipped = tome(state).flipped
    return sum(_POINTS[card] for card in state.landmarks[seat] if card in flipped)


# -- the rest ------------------------------------------------------------------------------------------------------


def _components(state: State) -> Iterator[str]:
    yield from ("event:yes", "event:no", "make_trade")
    for card, name in enumerate(LANDMARKS):
        if any(card in cards for cards in state.landmarks):
            yield f"flip:{name}"


def _why_not(state: State, seat: int, kind: str, name: str) -> Reason | None:
    if kind in ("event", "flip", "make_trade"):
        return reasons.reason("event_later", rule="dubious_tome#event")
    return None


def _audit(state: State) -> None:
    flipped = tome(state).flipped
    owned = {card for cards in state.landmarks for card in cards}
    assert len(flipped) == len(set(flipped)) and set(flipped) <= owned, "a card was turned that nobody has"


def _shown(view: State) -> DubiousTome:
    return DubiousTome(tuple(LANDMARKS[card] for card in tome(view).flipped))


CHRONICLE = Chronicle(
    id=ID,
    number=6,
    shown=_shown,
    frames=(FlipCard, ActivateForeign, MayTrade, TradeAny, ScotsHome),
    events=EVENTS,
    actions=(Flip, GoHome, MakeTrade),
    verbs={
        "event": _event,
        "may_trade": _may_trade,
        "flip_other_event_card": _flip_other,
        "replace_table": _replace,
        "activate_foreign_tiles": _foreign,
        "activate_all_of_type": _all_of_type,
        "activate_tile_and_neighbours": _with_neighbours,
        "coin_per": _coin_per,
        "trade_any_number": _trade_any,
        "move_scot_home_free": _scot_home,
        "move_scots_home_free": _scot_home,
    },
    useful={
        "event": lambda state, seat, cell, value, coins: bool(unflipped(state, seat)),
        "flip_other_event_card": lambda state, seat, cell, value, coins: len(unflipped(state, seat)) > 1,
        "may_trade": lambda state, seat, cell, value, coins: can_trade(state, seat, value),
    },
    promised={"event": 2.5},
    told=Record(Tome, flipped=Pile(LANDMARK), tables=BySeat(Pile(Word(_TABLES, "scoring table")))),
    categories=("events",),
    words=WORDS,
    moments={
        "set_up": _set_up,
        "table": _table,
        "bonus": _bonus,
        "components": _components,
        "why_not": _why_not,
        "audit": _audit,
        "worth": worth,
    },
)
