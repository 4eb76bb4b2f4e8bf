"""Whatever is refused in a match: what is said to help is there to be clicked, what one lacks is lacking, and the
rule can be looked up. Which sentence comes where is told by stories."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from game.core import places
from game.core.contract import CHANCE, Action, Reason
from game.core.strict_yaml import read_yaml
from game.core.text import to_text
from game.games.glen_more.reasons import is_lit
from game.games.glen_more.rules import RULES
from tests.games.random_match import random_steps

Options = Sequence[Action]
ALL = {
    "die": True,
    "dragon_boats": True,
    "highlander": "narrow",
    "single_cask": True,
    "hammer": True,
    "haggis": True,
    "dubious_tome": True,
    "hard_place": True,
    "penny_mobs": True,
}
LACKING = {"too_dear", "too_few_coins", "roads_too_dear"}
"""Sentences that count the coins one lacks."""


def touches(*heads: str) -> Callable[[Options], bool]:
    return lambda options: any(one.startswith(heads) for action in options for one in action.touches())


def says(*words: str) -> Callable[[Options], bool]:
    return lambda options: any(to_text(action).split()[0] in words for action in options)


THERE = {
    "take": says("take"),
    "other_tile": touches("tile:"),
    "pay_lit": says("pay"),
    "lit_cell": touches("cell:", "land:"),
    "own_tile": touches("cell:"),
    "near_scot": says("place"),
    "river_ends": touches("cell:", "land:"),
    "free_clan": says("claim"),
    "nearer_clan": says("claim"),
    "sell_first": says("sell"),
    "take_it": says("take", "sell"),
    "click_scot": says("move"),
    "give_back": says("haggis_return"),
    "end_turn": says("end_turn", "done"),
}
"""By way out: what must be possible where it is said. The rest tells what to do in later turns."""


def refusals(seed: int) -> Iterator[tuple[Any, int, Options, str, Reason]]:
    """Of some moments of a match: the position, who is asked, what is offered, a component, and why not."""
    rng = random.Random(seed)
    for step in random_steps(RULES, 3, seed, **{name: on for name, on in ALL.items() if rng.random() < 0.8}):
        often = step.before.stack[-1].word in ("choose_tile", "claim_clan")
        for seat in RULES.waiting(step.before) if rng.random() < (0.4 if often else 0.04) else ():
            options = RULES.options(step.before, seat)
            for component in RULES.components(step.before) if seat != CHANCE else ():
                reason = RULES.why_not(step.before, seat, component)
                if reason is not None:
                    yield step.before, seat, options, component, reason


def test_what_helps_is_there_and_what_one_lacks_is_lacking() -> None:
    pages: dict[str, Any] = read_yaml(places.DATA / "glen_more" / "rules_pages.yaml").value["pages"]
    counted = 0
    for state, seat, options, component, reason in (one for seed in range(6) for one in refusals(seed)):
        told = f"{state.stack[-1]}: {component}: {reason}"
        page, _, section = reason.rule.partition("#")
        assert not page or (page in pages and (not section or section in pages[page]["sections"])), told
        help_ = reason.way_out.key.removeprefix("glen_more.way_out.") if reason.way_out else ""
        assert help_ not in THERE or THERE[help_](options), told
        if reason.say.key.rpartition(".")[2] in LACKING:
            counted += 1
            lacking = dict(reason.say.values)["n"]
            assert opens(state, seat, component, lacking) and not opens(state, seat, component, lacking - 1), told
    assert counted > 30


def opens(state: Any, seat: int, component: str, coins: int) -> bool:
    """Whether so many coins more would do, what the way there costs left aside."""
    richer = state.copy()
    richer.coins[seat] += coins
    reason = RULES.why_not(richer, seat, component)
    is_on_the_way = reason is not None and reason.say.key == "glen_more.reason.way"
    return is_lit(component, RULES.options(richer, seat)) or is_on_the_way
