"""The figures beside the score sheet say what then really happens."""

from __future__ import annotations

from game.core.contract import AT_END
from game.core.preview import preview
from game.games.isle_of_skye import outlook
from game.games.isle_of_skye.rules import RULES
from tests.games.isle_of_skye.helpers import random_match, stated


def test_the_best_gain_is_the_best_preview_of_this_round() -> None:
    compared = 0
    for state, seat, action, _, _ in random_match(3, 6):
        if action.word != "build" or compared > 12:
            continue
        view = RULES.view(state, seat)
        for tile in RULES.to_plain(state)["got"][seat]:
            gains = [
                sum(
                    c.points
                    for c in preview(RULES, view, seat, option).changes
                    if c.entry.seat == seat and c.entry.when == AT_END and c.entry.category.startswith("slot_")
                )
                for option in RULES.options(state, seat)
                if option.tile == tile  # type: ignore[attr-defined]
            ]
            assert outlook.best_gain(view, seat, tile) == max(gains, default=None)
        compared += 1
    assert compared > 5


def test_the_value_of_gold_is_told_to_nobody_before_it_is_compared() -> None:
    state = stated(gold=[4, 9], lands=[{"0,-1": "L31"}, {}])
    assert outlook.value_shown(RULES.view(state, 0), 0, "most_gold") is None
    assert outlook.value_shown(RULES.view(state, 0), 0, "road_cattle") == 2


def test_a_scroll_counts_the_land_with_its_own_tile() -> None:
    """L27 has a scroll of sheep and none itself, L34 a scroll of farms and a sheep."""
    state = stated(lands=[{"0,-1": "L05"}, {}])
    assert outlook.scroll_worth(state, 0, "L27") == 1 and outlook.scroll_worth(state, 1, "L27") == 0
    assert outlook.scroll_worth(state, 0, "L34") == 0 and outlook.scroll_worth(state, 0, "L05") is None
    assert outlook.scroll_worth(state, 1, "L22") == 0, "the farm on it is not what its scroll counts"


def test_while_pricing_each_own_tile_says_what_it_would_bring_to_everybody() -> None:
    """Whoever sets a price weighs for whom the tile is worth it."""
    compared = set()
    for state, seat, action, _, _ in random_match(3, 6):
        if action.word != "price":
            continue
        view = RULES.view(state, seat)
        figures = RULES.figures(view, seat)
        offer = [tile for tile in RULES.to_plain(view)["offers"][seat] if tile]
        assert set(figures.brings) == {f"tile:{tile}" for tile in offer}
        for tile in offer:
            gains = tuple(outlook.best_gain(view, one, tile) or 0 for one in range(3))
            assert figures.brings[f"tile:{tile}"] == gains
            compared |= set(gains)
    assert len(compared) > 3
