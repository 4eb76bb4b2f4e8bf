"""The table that is being laid, without a window."""

from __future__ import annotations

import pytest

from game.core.game_facts import GameFacts, Option, Players, game_facts
from game.core.names import LONGEST_NAME
from game.core.setup import SIGNS
from game.scenes.setup_model import BUILT_IN, TablePlan, built_in_presets

LEVELS = ("easy", "normal", "hard")


def facts(least: int = 2, most: int = 4) -> GameFacts:
    return GameFacts(
        id="toy",
        rules_version=1,
        players=Players(min=least, max=most),
        minutes={2: 30, 4: 50},
        weight="easy",
        options={
            "start": Option(kind="start_seat", default="random"),
            "board": Option(kind="choice", default="small", values=("small", "large")),
            "storms": Option(kind="switch", default=False, only={2: True, 4: False}),
        },
    )


@pytest.fixture
def plan() -> TablePlan:
    return TablePlan(facts(), LEVELS, ("Player 1", "Player 2", "Player 3", "Player 4"), ("Morag", "Ewan", "Isla"))


def seated(plan: TablePlan, *bots: str) -> TablePlan:
    for bot in bots:
        plan.add(bot)
    return plan


def test_too_few_seats_are_refused_with_the_number_missing(plan: TablePlan) -> None:
    assert plan.trouble().key == "setup.trouble.too_few"
    assert plan.trouble()["n"] == 2
    seated(plan, "")
    assert plan.trouble()["n"] == 1
    seated(plan, "easy")
    assert plan.trouble() is None


def test_a_full_table_takes_nobody_else(plan: TablePlan) -> None:
    seated(plan, "", "", "", "")
    assert plan.is_full
    assert plan.add() is None
    assert len(plan.seats) == 4


def test_every_seat_has_a_sign_of_its_own(plan: TablePlan) -> None:
    seated(plan, "", "", "", "")
    assert len({seat.sign for seat in plan.seats}) == 4
    for free in range(4, SIGNS):
        plan.next_sign(0)
        assert plan.seats[0].sign == free, "the next sign that nobody has"
    plan.next_sign(0)
    assert plan.seats[0].sign == 0


def test_empty_and_blank_names_get_the_default(plan: TablePlan) -> None:
    seated(plan, "", "easy", "")
    plan.rename(0, "   ")
    assert plan.names() == ["Player 1", "Ewan", "Player 2"]


def test_equal_names_are_told_apart(plan: TablePlan) -> None:
    seated(plan, "", "", "")
    for index, name in enumerate(("Anna", " anna ", "Anna")):
        plan.rename(index, name)
    names = plan.names()
    assert names == ["Anna", "anna 2", "Anna 3"]
    assert len({name.casefold() for name in names}) == 3


def test_a_long_name_is_cut_and_still_told_apart(plan: TablePlan) -> None:
    seated(plan, "", "")
    plan.rename(0, "M" * 40)
    plan.rename(1, "M" * 40)
    first, second = plan.names()
    assert len(first) == len(second) == LONGEST_NAME
    assert first != second


def test_moving_a_seat_takes_its_flag_along(plan: TablePlan) -> None:
    seated(plan, "", "easy", "hard")
    plan.set_starter(2)
    plan.move(2, 0)
    assert [seat.bot for seat in plan.seats] == ["hard", "", "easy"]
    assert plan.to_setup().options["start"] == 0


def test_the_same_flag_again_draws_lots(plan: TablePlan) -> None:
    seated(plan, "", "easy")
    plan.set_starter(1)
    assert plan.to_setup().options["start"] == 1
    plan.set_starter(1)
    assert plan.to_setup().options["start"] == "random"


def test_removing_the_starter_draws_lots(plan: TablePlan) -> None:
    seated(plan, "", "easy", "hard")
    plan.set_starter(2)
    plan.remove(2)
    assert plan.to_setup().options["start"] == "random"


def test_a_drawn_seed_can_be_read_aloud_and_typed_again(plan: TablePlan) -> None:
    seated(plan, "", "easy")
    plan.seed_text = "4817 2063"
    assert plan.to_setup().seed == 48172063


@pytest.mark.parametrize("typed", ["", "   ", "12a4", "123456789", "-5", "³"])
def test_what_is_no_seed_is_refused(plan: TablePlan, typed: str) -> None:
    seated(plan, "", "easy")
    plan.seed_text = typed
    assert plan.trouble().key == "setup.trouble.seed"


def test_options_go_into_the_setup(plan: TablePlan) -> None:
    seated(plan, "", "easy")
    plan.set_option("board", "large")
    plan.set_option("storms", True)
    assert plan.to_setup().options == {"board": "large", "storms": True, "start": "random"}
    with pytest.raises(AssertionError):
        plan.set_option("board", "huge")


def test_a_number_of_seats_may_leave_no_choice(plan: TablePlan) -> None:
    seated(plan, "", "")
    plan.set_option("storms", False)
    assert plan.is_fixed("storms") and plan.to_setup().options["storms"] is True
    plan.add()
    assert not plan.is_fixed("storms") and plan.to_setup().options["storms"] is False, "the choice was forgotten"
    plan.set_option("storms", True)
    assert plan.to_setup().options["storms"] is True
    plan.add()
    assert plan.is_fixed("storms") and plan.to_setup().options["storms"] is False


def test_a_preset_lays_the_same_table_again(plan: TablePlan) -> None:
    seated(plan, "", "hard", "easy")
    plan.rename(0, "Anna")
    plan.next_sign(1)
    plan.set_starter(1)
    plan.set_option("storms", True)
    again = TablePlan(facts(), LEVELS)
    again.use(plan.to_plain())
    assert again.to_plain() == plan.to_plain()


@pytest.mark.parametrize(
    "damaged",
    [
        {},
        {"seats": 7},
        {"seats": [3, None, {"bot": 5, "sign": "x", "name": 9}]},
        {"start": 99, "options": [1]},
        {"seats": [{"bot": "grandmaster"}], "options": {"board": "huge", "gone": 1, "start": 3}},
        {"seats": [{"sign": 1}, {"sign": 1}, {"sign": 1}, {}, {}, {}, {}]},
    ],
)
def test_a_damaged_preset_never_stops_anybody(plan: TablePlan, damaged: dict) -> None:
    plan.use(damaged)
    assert len(plan.seats) <= 4
    assert len({seat.sign for seat in plan.seats}) == len(plan.seats)
    assert all(seat.bot in ("", *LEVELS) for seat in plan.seats)
    assert plan.options == {"board": "small", "storms": False}


def test_built_in_tables_can_start_at_once() -> None:
    for most in (2, 3, 4):
        presets = built_in_presets(facts(most=most))
        assert presets
        for preset in presets.values():
            plan = TablePlan(facts(most=most), LEVELS)
            plan.use(preset)
            assert plan.trouble() is None
    assert len(built_in_presets(facts())) == len(BUILT_IN)


def test_rebirth_says_what_the_menu_needs() -> None:
    rebirth = game_facts("rebirth")
    assert (rebirth.players.min, rebirth.players.max) == (2, 4)
    assert rebirth.start_option == "start"
    assert rebirth.minutes_for(5) == rebirth.minutes[4]
