"""Activating all at once: the plan is made of ordinary actions, produces before it trades, and spends no coins."""

from __future__ import annotations

from typing import Any

from game.core.text import to_text
from game.games.glen_more.rules import RULES
from game.games.glen_more.sensible import activate_all


def position(**parts: Any) -> Any:
    return RULES.from_plain({"seats": 2, "stack": ["act seat=0 extra=false"], **parts})


def said(state: Any) -> list[str]:
    return [to_text(action) for action in activate_all(state, 0)]


def with_market(goods: dict[str, int]) -> Any:
    """The quarry and the fair lie beside each other; the fair has goods on it."""
    land = {"1,-1": {"tiles": ["easdale"]}, "2,-1": {"tiles": ["portree_market"], "goods": goods}}
    return position(territories=[land, {}], may_activate=["1,-1", "2,-1"], coins=[9, 9])


def test_production_comes_before_the_trade_that_needs_it() -> None:
    assert said(with_market({"wood": 1})) == ["activate tile=easdale", "activate tile=portree_market", "pay_all"]


def test_coins_are_never_spent() -> None:
    state = with_market({})
    assert "activate tile=portree_market" in {to_text(option) for option in RULES.options(state, 0)}
    assert said(state) == ["activate tile=easdale"], "the fair would need a good from the market"


def test_every_step_of_a_plan_is_offered_when_its_turn_comes() -> None:
    state = with_market({"wood": 2})
    for action in activate_all(state, 0):
        assert action in RULES.options(state, 0)
        RULES.step(state, 0, action)


def test_whoever_is_not_about_to_act_has_no_plan() -> None:
    assert activate_all(with_market({"wood": 1}), 1) == ()
    assert activate_all(RULES.new({}, 2), 0) == ()
