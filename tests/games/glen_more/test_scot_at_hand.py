"""A Scot at hand: tile and cell lie in the same place, and a click there means one thing."""

from __future__ import annotations

import pytest

from game.games.glen_more.actions import Activate, Move
from game.games.glen_more.controller import Controller
from game.games.glen_more.rules import RULES
from tests.games.glen_more.test_selling import position


def test_a_tile_on_which_the_scot_at_hand_may_step_is_where_he_goes() -> None:
    state = position(moves_left=1, may_activate=["1,0", "0,0"])
    controller = Controller()
    controller.offer(RULES.options(state, 0), RULES.view(state, 0), 0)
    assert isinstance(controller.would("start_village:0"), Activate)
    assert isinstance(controller.would("home_castle:0"), Activate)
    controller.hold(("scot:0,0",))
    assert "cell:1,0" in controller.lit() and "home_castle:0" not in controller.alone()
    assert controller.means("cell:1,0").said == (Move("0,0", "1,0"),)
    assert "start_village:0" in controller.alone(), "he does not go where he stands"
    controller.back()
    assert isinstance(controller.would("home_castle:0"), Activate)


@pytest.mark.parametrize(
    ("held", "elsewhere", "told", "helps"),
    [
        ("scot:0,0", "cell:0,-1", "scot_near", "lit_cell"),
        ("good:wood:0,-1", "cell:0,-1", "good_held", "its_row"),
        ("good:wood:0,-1", "market:stone", "good_held", "its_row"),
    ],
)
def test_what_is_at_hand_says_where_it_goes(held: str, elsewhere: str, told: str, helps: str) -> None:
    """No story can: a story has nothing at hand."""
    state = position(moves_left=1)
    controller = Controller()
    controller.offer(RULES.options(state, 0), RULES.view(state, 0), 0)
    controller.hold((held,))
    reason = controller.why_not(elsewhere)
    assert reason is not None and reason.way_out is not None
    assert (reason.say.key, reason.way_out.key) == (f"glen_more.reason.{told}", f"glen_more.way_out.{helps}")
    controller.back()
    assert controller.why_not(elsewhere) is None
