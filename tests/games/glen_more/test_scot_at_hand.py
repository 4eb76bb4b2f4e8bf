"""A Scot at hand: tile and cell lie in the same place, and a click there means one thing."""

from __future__ import annotations

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
