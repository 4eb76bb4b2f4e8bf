"""Why sections, top actions, cards, dials and objectives cannot be used now."""

from __future__ import annotations

from typing import Any

from game.core.contract import Reason, Seat, say
from game.games.scythe.board import HEXES, LAKES, PLACE, PRODUCTIVE
from game.games.scythe.frames.finding import PICKS
from game.games.scythe.frames.producing import mill_place
from game.games.scythe.frames.receiving import missing_for
from game.games.scythe.frames.turn import section_of
from game.games.scythe.objectives import holds, measure
from game.games.scythe.pieces import control
from game.games.scythe.reasons import advice, kind_of, missing, refusal
from game.games.scythe.reasons_bottom import before_the_bottom, no_own_worker
from game.games.scythe.state import NO_CARD, NO_HAND, State
from game.games.scythe.tables import (
    CARD,
    ENCOUNTER,
    ENCOUNTER_RECORDS,
    FACTION,
    FACTORY_SECTION,
    MAT,
    OBJECTIVE,
    OBJECTIVE_RECORDS,
)


def _name(component: str) -> str:
    return component.partition(":")[2]


# -- sections and top actions ----------------------------------------------------------------------------------------


def choosing(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    kind = kind_of(component)
    if kind == "section":
        section = section_of(state, seat, _name(component))
        if section == FACTORY_SECTION and state.factory_card[seat] == NO_CARD:
            return refusal("no_factory_card", "factory#visit", advice("go_to_factory"))
        return refusal("section_last", "turn#section", advice("other_section"))
    if kind in ("objective", "deal", "ability", "faction", "mat"):
        return None
    return refusal("section_first", "turn#section", advice("choose_section"))


def at_the_top(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    kind = kind_of(component)
    if kind in ("section", "top"):
        return refusal("section_chosen", "turn#taking_back", advice("undo_section"))
    if kind == "place" and frame.word == "trade":
        return no_own_worker(state, seat, component, "trade#resources")
    if kind == "place" and frame.word == "move_or_gain":
        return refusal("unit_first", "move#move", advice("take_unit"))
    if kind == "choice" and frame.word == "factory_top":
        return refusal("no_such_gain", "factory#above")
    if kind in ("bottom", "end_turn"):
        return before_the_bottom(state, seat, component, advice("skip_top"))
    return None


def placing(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    kind = kind_of(component)
    if kind == "place":
        return no_own_worker(state, seat, component, "trade#resources")
    if kind in ("bottom", "end_turn"):
        return before_the_bottom(state, seat, component, advice("lit_place"))
    return (
        refusal("section_chosen", "turn#taking_back", advice("undo_section")) if kind in ("section", "top") else None
    )


def producing(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    kind = kind_of(component)
    if kind == "place":
        return _no_produce(frame, state, seat, component)
    if kind in ("bottom", "end_turn"):
        return before_the_bottom(state, seat, component, advice("end_produce" if frame.done else "skip_top"))
    if kind == "skip_top":
        return refusal("already_begun", "produce#hexes", advice("end_produce"))
    return (
        refusal("section_chosen", "turn#taking_back", advice("undo_section")) if kind in ("section", "top") else None
    )


def _no_produce(frame: Any, state: State, seat: Seat, component: str) -> Reason:
    place = PLACE[component]
    here = 1 << place
    makers = state.worker_at[seat] | (0 if frame.card else mill_place(state, seat))
    if not here & HEXES:
        key, rule = "home_makes_nothing", "map#homes"
    elif not here & PRODUCTIVE:
        key, rule = "lake_makes_nothing" if here & LAKES else "factory_makes_nothing", "map#terrains"
    elif component in (frame.done or ()):
        key, rule = "has_produced", "produce#hexes"
    elif not control(state, seat) & here:
        key, rule = "not_controlled", "map#control"
    elif not makers & here:
        key, rule = "no_worker_there", "produce#hexes"
    elif frame.left:
        key, rule = "all_workers_out", "produce#workers"
    else:
        key, rule = "enough_places", "produce#hexes"
    return refusal(key, rule, advice("lit_place"))


# -- combat ----------------------------------------------------------------------------------------------------------


def choosing_fight(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    if kind_of(component) in ("objective", "deal", "ability"):
        return None
    return refusal("fight_first", "combat#when", advice("choose_fight"))


def using_ability(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    if kind_of(component) in ("objective", "deal", "ability"):
        return None
    return refusal("ability_first", "combat#abilities", advice("use_or_leave"))


def dialling(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    kind, name = kind_of(component), _name(component)
    if kind == "seal":  # lit as soon as a page holds a whole stake
        return refusal("dial_unset", "combat#dials", advice("set_dial"))
    if kind == "dial":
        return refusal("dial_too_high", "combat#dials", None, n=int(name) - state.power[seat])
    if kind == "card":
        value, _, copy = name.partition(":")
        hand = state.hands[seat] or NO_HAND
        if hand[CARD[int(value)]] < int(copy or 1):
            return refusal("no_such_card", "combat#cards")
        return refusal("card_limit", "combat#cards", advice("seal"))
    return refusal("in_combat", "combat#dials", advice("set_dial"))


def retreating(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    if kind_of(component) == "place":
        return refusal("no_retreat_there", "combat#loser", advice("lit_place"))
    return refusal("retreat_first", "combat#loser", advice("lit_place"))


# -- cards -----------------------------------------------------------------------------------------------------------


def meeting(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    kind, name = kind_of(component), _name(component)
    if kind == "option":
        if name == frame.chosen:
            return refusal("option_chosen", "encounter#card")
        deal = ENCOUNTER_RECORDS[ENCOUNTER[frame.card]].deals[PICKS.index(name)]
        lacks = missing_for(state, seat, deal.pay)
        assert lacks is not None, "what can be paid for is offered"
        return missing(*lacks, "encounter#card")
    return refusal("encounter_first", "encounter#card", advice("choose_option"))


def choosing_factory(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    if kind_of(component) == "factory":
        return refusal("factory_taken", "factory#visit", advice("choose_factory"))
    return refusal("factory_first", "factory#visit", advice("choose_factory"))


def asking_amount(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    if kind_of(component) == "amount":
        return refusal("not_so_many", "turn#paying")
    return refusal("amount_first", "turn#paying", advice("choose_amount"))


def taking(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    return refusal("resource_first", "trade#resources", advice("choose_resource"))


def paying_cards(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    if kind_of(component) == "card":
        return refusal("no_such_card", "factory#above", advice("choose_card"))
    return refusal("card_first", "factory#above", advice("choose_card"))


def dealing(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    if (frame.word, kind_of(component)) in (("make_deal", "offer"), ("answer_deal", "accept")):
        return refusal("not_so_many_coins", "deals#offers")
    return refusal("deal_first", "deals#offers", advice(_TALK[frame.word]))


_TALK = {"speak_up": "choose_partner", "make_deal": "name_coins", "answer_deal": "answer_deal"}
"""By word of a frame what is said next."""


def setting_up(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    kind, name = kind_of(component), _name(component)
    if kind == "faction" and frame.word == "choose_faction":
        assert FACTION[name] in state.faction
        return refusal("faction_taken", "setup#faction")
    if kind == "mat" and frame.word == "choose_mat":
        return refusal("mat_taken" if MAT[name] in state.mat else "mat_banned", "setup#choices")
    if kind == "take":  # lit as soon as something is pointed out
        return refusal("nothing_chosen", "setup#choices", advice(frame.word))
    return refusal("setting_up", "setup#choices", advice(frame.word))


def objective_reason(frame: Any, state: State, seat: Seat, component: str) -> Reason | None:
    """Which condition is still open, and how far it is."""
    card = OBJECTIVE[_name(component)]
    if card not in state.objectives[seat]:
        return refusal("objective_shown" if card in state.shown[seat] else "not_your_objective", "objectives#two")
    for condition in OBJECTIVE_RECORDS[card].all_of:
        if not holds(state, seat, condition):
            value = measure(state, seat, condition)
            bound = "at_least" if condition.min is not None and value < condition.min else "at_most"
            needs = condition.min if bound == "at_least" else condition.max
            terrain = {} if condition.terrain is None else {"terrain": say(f"scythe.terrain.{condition.terrain}")}
            what = say(f"scythe.measure.{condition.measure}", **terrain)
            return refusal(f"objective_{bound}", "objectives#all", None, what=what, n=value, needs=needs)
    is_between = frame.word in ("take_turn", "bottom") or (
        frame.word == "move_units" and not (frame.top or frame.begun)
    )
    if is_between:
        return refusal("objective_at_end", "edition#rulings")
    return refusal("objective_not_now", "objectives#showing", advice("after_this"))
