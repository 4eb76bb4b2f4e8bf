"""Selling at any time of one's own turn: what can be sold then, and that nothing is lost by it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from game.core.picker import Picker
from game.games.glen_more.actions import Activate, Pay, PayAll, Sell
from game.games.glen_more.controller import Controller
from game.games.glen_more.frames.base import say_and_settle
from game.games.glen_more.frames.payment import PayCost, ways
from game.games.glen_more.frames.turn import Act
from game.games.glen_more.paying import RESOURCE_UNITS
from game.games.glen_more.plans import answer
from game.games.glen_more.rules import RULES
from game.games.glen_more.state import State
from tests.games.hands import click

WOOD, OTHER = "0,-1", "1,-1"


def position(**parts: Any) -> State:
    """Seat 0 acts, with two tiles to hold goods."""
    stated: dict[str, Any] = {
        "seats": 3,
        "stack": ["act seat=0"],
        "territories": {
            0: {
                WOOD: {"tiles": ["inshriach"], "goods": {"wood": 2}},
                OTHER: {"tiles": ["easdale"], "goods": {"stone": 1, "sheep": 1}},
            }
        },
    }
    state: State = RULES.from_plain({**stated, **parts})
    return state


def building() -> State:
    """A tile of the discards is to be chosen, and wood and stone find buyers."""
    stack = ["act seat=0", "build_from_discards seat=0"]
    return position(stack=stack, discards=["strathnaver"], market={"wood": 2, "stone": 2})


def clicked(state: State, *components: str) -> Any:
    controller = Controller(RULES.options(state, 0))
    done = None
    for component in components:
        assert done is None, "the clicks before did something already"
        done = click(controller, component)
    return done


@pytest.mark.parametrize("seed", range(40))
def test_no_sale_takes_a_payment_away(seed: int) -> None:
    """Whatever is due and whatever is sold first: it can be paid, in as many sales as there are."""
    dice = random.Random(seed)
    units = sorted(RESOURCE_UNITS)
    rows = {kind: dice.randint(0, 3) for kind in ("wood", "stone", "barley", "sheep", "cattle")}
    goods = {kind: dice.randint(0, 1) for kind in rows}
    tiles = {
        WOOD: {"tiles": ["inshriach"], "goods": {"wood": 2, "cattle": 1}},
        OTHER: {"tiles": ["easdale"], "goods": goods if sum(goods.values()) <= 3 else {"stone": 1, "sheep": 2}},
    }
    need = tuple(dice.choice(units) for _ in range(dice.randint(1, 3)))
    state = position(territories={0: tiles}, market=rows, coins={0: dice.randint(0, 4)})
    due = PayCost(0, need)
    if not ways(state, due):
        return
    state.stack.append(due)
    while sales := [one for one in RULES.options(state, 0) if isinstance(one, Sell)]:
        say_and_settle(state, 0, dice.choice(sales), None)
        assert ways(state, due), f"{need} cannot be paid any more"
    say_and_settle(state, 0, PayAll(), None)
    RULES.audit(state)
    assert not isinstance(state.stack[-1], PayCost)


def test_nobody_sells_while_all_vote() -> None:
    state = position(
        options={"hard_place": True},
        stack=["act seat=0", "ballots card=most_sets"],
        chronicles={"hard_place": {"cards": {"most_sets": None}}},
        market={"wood": 3},
    )
    assert not any(isinstance(one, Sell) for seat in range(3) for one in RULES.options(state, seat))


def test_where_goods_pay_a_click_on_one_pays() -> None:
    state = position(stack=["act seat=0", "pay_cost seat=0 need=any"], market={"wood": 2, "stone": 2})
    assert clicked(state, f"good:wood:{WOOD}") == Pay("wood", WOOD)


def test_where_something_else_is_asked_only_the_button_is_lit_then_the_goods() -> None:
    state = building()
    controller = Controller(RULES.options(state, 0))
    assert set(controller.lit()) == {"tile:strathnaver", "skip", "sell"}
    assert click(controller, "sell") is None
    assert {one for one in controller.lit() if one.startswith("good:")} == {
        f"good:wood:{WOOD}",
        f"good:stone:{OTHER}",
        f"good:sheep:{OTHER}",
    }
    assert click(controller, f"good:wood:{WOOD}") == Sell("wood", WOOD)


def test_a_good_alone_sells_nothing_there_by_a_slip_but_with_the_button_after_it() -> None:
    state = building()
    assert clicked(state, f"good:wood:{WOOD}") is None
    assert clicked(state, f"good:wood:{WOOD}", "sell") == Sell("wood", WOOD)
    assert clicked(state, f"good:wood:{WOOD}", "market:wood") == Sell("wood", WOOD)


def test_while_a_turn_takes_its_course_one_click_on_a_good_sells_nothing() -> None:
    """It is in hand then, and its row of the market lights up."""
    state = position(market={"wood": 2, "stone": 2})
    controller = Controller(RULES.options(state, 0))
    assert not any(one.startswith(("good:", "market:")) for one in controller.lit())
    assert controller.takes(f"good:wood:{WOOD}") and click(controller, f"good:wood:{WOOD}") is None
    assert controller.lit() == ("market:wood",)
    assert click(controller, "market:wood") == Sell("wood", WOOD)
    assert clicked(state, "market:stone", f"good:stone:{OTHER}") == Sell("stone", OTHER)


@pytest.mark.parametrize("stack", [["act seat=0"], ["act seat=0", "pay_cost seat=0 need=any"]])
def test_no_single_click_sells_whatever_is_asked(stack: list[str]) -> None:
    """Not even with one good left: the button only lights it up."""
    goods = {WOOD: {"tiles": ["inshriach"], "goods": {"wood": 1}}}
    state = position(stack=stack, territories={0: goods}, market={"wood": 2})
    controller = Controller(RULES.options(state, 0))
    for component in (*controller.lit(), f"good:wood:{WOOD}", "market:wood"):
        assert not isinstance(controller.would(component), Sell), component
    assert controller.beside() == {"sell"}


def test_a_kind_of_good_alone_sells_the_first_of_them() -> None:
    state = building()
    assert clicked(state, "sell:wood") == Sell("wood", WOOD)
    controller = Controller(RULES.options(state, 0))
    assert controller.takes("sell:wood") and not controller.takes("sell:barley") and not controller.takes("sell")


def test_every_sale_can_be_clicked_from_the_button_on() -> None:
    state = position(stack=["act seat=0", "pay_cost seat=0 need=any"], market={"wood": 2, "stone": 2})
    for sale in RULES.options(state, 0):
        if isinstance(sale, Sell):
            picker, done = Picker(RULES.options(state, 0)), None
            for component in sale.touches():
                done = done or click(picker, component)
            assert done == sale


def test_a_bot_sells_where_that_alone_lets_a_tile_act() -> None:
    """The forest is full and a clan lets it act: a wood is sold for its coin and grows again."""
    forest = {WOOD: {"tiles": ["inshriach"], "goods": {"wood": 3}}}
    state = position(
        stack=["act seat=0", "activate_some seat=0 kinds=resource"], territories={0: forest}, market={"wood": 3}
    )
    assert answer(state, 0) == Sell("wood", WOOD)
    say_and_settle(state, 0, Sell("wood", WOOD), None)
    assert answer(state, 0) == Activate("inshriach")


def test_a_bot_sells_nothing_in_vain_while_it_is_asked_something() -> None:
    state = building()
    assert not isinstance(answer(state, 0), Sell)


def test_a_bot_comes_to_the_end_of_a_question_with_many_goods_to_sell() -> None:
    goods = {"wood": 1, "stone": 1, "sheep": 1}
    tiles = {WOOD: {"tiles": ["inshriach"], "goods": goods}, OTHER: {"tiles": ["easdale"], "goods": goods}}
    rows = {"wood": 3, "stone": 3, "sheep": 3, "barley": 3, "cattle": 3}
    asked = "trade_any seat=0 good=stone points=3 source=event/armadale_castle"
    state = position(options={"dubious_tome": True}, stack=["act seat=0", asked], territories={0: tiles}, market=rows)
    for _ in range(12):
        if isinstance(state.stack[-1], Act):
            return
        say_and_settle(state, 0, answer(state, 0), None)
    raise AssertionError("it sells and buys on and on")
