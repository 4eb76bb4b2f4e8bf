"""What the screen is shown is what the told position says, and never more than a seat may see."""

from __future__ import annotations

from game.games.isle_of_skye.rules import RULES
from game.games.isle_of_skye.shown import Player
from tests.games.isle_of_skye.helpers import random_match, stated


def told(player: Player) -> tuple[dict[str, str], list[str], list[int], list[str], bool]:
    """As the told position has it."""
    land = {f"{x},{y}": f"{laid.tile} {laid.turn}" for (x, y), laid in player.land.items()}
    return land, list(player.offer), list(player.prices), list(player.got), player.sealed


def test_the_records_say_what_the_told_position_says() -> None:
    compared = 0
    for state, seat, _, _, _ in random_match(4, 3):
        view = RULES.view(state, max(seat, 0))
        shown, plain = RULES.shown(view), RULES.to_plain(view)
        parts = [plain[name] for name in ("lands", "offers", "prices", "got", "sealed")]
        assert [told(player) for player in shown.players] == list(zip(*parts, strict=True))
        assert (shown.round, shown.start) == (plain["round"], plain["start"])
        assert shown.scoring == plain["scoring"] and list(shown.bag) == plain["bag"]
        compared += 1
    assert compared > 50


def test_the_order_of_buying_begins_with_the_start_marker() -> None:
    assert RULES.shown(RULES.view(stated(seats=4, start=2), None)).in_order() == (2, 3, 0, 1)


def test_the_gold_of_others_is_in_no_figure() -> None:
    position = {
        "round": 3,
        "stack": ["set_prices"],
        "offers": [["L01", "L02", "L03"], ["L04", "L05", "L06"]],
        "sealed": [False, True],
    }
    purses = {1: 7, 7: 1}
    few, many = (
        RULES.view(stated(gold=[9, left], drafts=[{}, {"axe": "L04", "L05": paid, "L06": 1}], **position), 0)
        for left, paid in purses.items()
    )
    assert RULES.figures(few, 0) == RULES.figures(many, 0) and RULES.figures(few, 0).purse == 9
    assert RULES.figures(few, 1).purse is None


def test_while_tiles_are_built_the_income_told_is_what_is_known_of_the_next() -> None:
    """In the last round there is none any more, and who is behind then is not known before the scoring."""
    for round_, seats, castle in ((2, 2, 5), (5, 2, 5), (6, 2, 0), (4, 5, 5), (5, 5, 0)):
        state = stated(
            seats=seats,
            round=round_,
            stack=["build_tiles seat=0"],
            lands=[{"0,-1": "L31"}, *[{}] * (seats - 1)],
            points=[0, *[9] * (seats - 1)],
        )
        income = RULES.figures(RULES.view(state, 0), 0).income
        assert (income.castle, income.catch_up) == (castle, 0)
        assert income.whisky == (RULES.shown(RULES.view(state, 0)).players[0].whisky if castle else 0)
