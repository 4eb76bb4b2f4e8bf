"""What bots weigh in Isle of Skye: ladder, honesty, prices that cannot be exploited, quick countings, reasons."""

from __future__ import annotations

import random
from functools import partial

import pytest

from game.bots.habits import make_sparring_bot
from game.bots.judging import judge_for, one_step
from game.bots.levels import LEVELS, Bot, make_bot
from game.bots.match import play_match
from game.bots.reasons import explain, thought_of
from game.core.contract import Seat
from game.games.isle_of_skye import scoring
from game.games.isle_of_skye.actions import Build, Buy, PassBuying, SetPrice
from game.games.isle_of_skye.frames.income import Income
from game.games.isle_of_skye.growth import BY_NUMBER
from game.games.isle_of_skye.habits import HABITS
from game.games.isle_of_skye.judge import JUDGE as GIVEN
from game.games.isle_of_skye.rules import RULES
from game.games.isle_of_skye.scoring_ids import SCORING_IDS
from game.games.isle_of_skye.tiles import INDEX
from game.games.isle_of_skye.trade import market_of
from game.games.isle_of_skye.worth import plan_of, wishes_of
from tests.bots import matches
from tests.bots.ladder import Maker, assert_share

JUDGE = judge_for(RULES, GIVEN)
IDS = [found.id for found in LEVELS]
_MAJORITIES = ("most_whisky", "most_ships", "most_gold")
decisions = partial(matches.decisions, RULES, JUDGE)


def check_share(
    ours: Maker, theirs: Maker, seats: int, games: int, at_least: float = 0.0, at_most: float = 1.0
) -> None:
    assert_share(RULES, ours, theirs, seats, games, first_seed=300, at_least=at_least, at_most=at_most)


def of(level: str, playouts: int = 0) -> Maker:
    return lambda seat: make_bot(level, seat, JUDGE, playouts)


def test_easy_beats_random() -> None:
    check_share(of("easy"), of("random"), 2, 6, at_least=0.9)


@pytest.mark.slow
def test_medium_beats_easy() -> None:
    check_share(of("normal"), of("easy"), 2, 24, at_least=0.6)
    check_share(of("normal"), of("easy"), 4, 20, at_least=0.4)


@pytest.mark.parametrize("habit", [habit for habit in HABITS if habit != "reader"])
def test_no_fixed_habit_beats_a_price_by_worth(habit: str) -> None:
    """Everything else being the same, who always asks 1, or all there is, or never buys, wins less than half."""

    def stubborn(seat: Seat) -> Bot:
        return make_sparring_bot(f"normal+{habit}", seat, JUDGE, 0, HABITS)

    check_share(stubborn, of("normal"), 2, 30, at_most=0.4)


@pytest.mark.long
def test_hard_beats_medium() -> None:
    check_share(of("hard", 24), of("normal"), 2, 16, at_least=0.6)


@pytest.mark.slow
@pytest.mark.parametrize("habit", ["ones", "dear"])
def test_hard_is_not_beaten_by_itself_with_a_fixed_price(habit: str) -> None:
    def stubborn(seat: Seat) -> Bot:
        return make_sparring_bot(f"hard+{habit}", seat, JUDGE, 16, HABITS)

    check_share(stubborn, of("hard", 16), 2, 8, at_most=0.4)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_no_price_is_far_above_what_the_tile_is_worth_to_anybody(seats: int) -> None:
    """Gold behind the screen cannot buy anything, so even keeping a tile for sure is not worth any sum."""
    asked = 0
    for state, seat in decisions(seats, 12):
        options = RULES.options(state, seat)
        if isinstance(options[0], SetPrice):
            merits = JUDGE.rank(RULES.view(state, seat), seat, options)
            best = options[merits.index(max(merits))]
            plan = plan_of(state, GIVEN.fitted)
            wishes = wishes_of(state, plan)
            dearest = max(wishes.of(other, INDEX[best.tile]) for other in range(seats))
            assert best.gold * plan.coin <= 1.6 * max(1.0, dearest) + 1
            asked += 1
    assert asked > 10


@pytest.mark.parametrize("name", ["normal", "hard"])
def test_nobody_pays_for_a_tile_that_fits_nowhere_and_that_its_seller_does_not_need(name: str) -> None:
    state = RULES.from_plain(
        {
            "seats": 2,
            "options": {},
            "start": 0,
            "round": 6,
            "scoring": {"A": "building_sets", "B": "squares", "C": "road_cattle", "D": "columns"},
            "lands": [{"-1,0": "L03 2", "1,0": "L10 2"}, {}],
            "offers": [[], ["L61"]],
            "prices": [[], [3]],
            "gold": [30, 10],
            "stack": ["buy_tile seat=0"],
        }
    )
    assert not state.lands[0].fits_somewhere(INDEX["L61"])
    view = RULES.view(state, 0)
    bot = make_bot(name, 0, JUDGE, playouts=20)
    assert bot.choose(RULES, view, RULES.options(view, 0), random.Random(1), 0.0) == PassBuying()


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_bot_cannot_see_does_not_change_its_decision(name: str, seats: int) -> None:
    for state, seat in decisions(seats, 5, every=23):
        bot = make_bot(name, seat, JUDGE, playouts=12)
        view = RULES.view(state, seat)
        chosen = set()
        for shuffle in range(3):
            shown = RULES.view(RULES.guess(view, random.Random(shuffle)), seat)
            chosen.add(bot.choose(RULES, shown, RULES.options(shown, seat), random.Random(3), 0.0))
        assert len(chosen) == 1


@pytest.mark.parametrize("seats", [2, 4])
def test_a_deal_is_a_position_that_fits_the_view_and_the_money(seats: int) -> None:
    """Who has sealed is given an axe and prices; what the seat knows stays as it is."""
    imagined = 0
    for state, seat in decisions(seats, 8, every=2):
        view = RULES.view(state, seat)
        full = JUDGE.deal(view, seat, random.Random(5))
        assert RULES.to_plain(RULES.view(full, seat)) == RULES.to_plain(view)
        for other in range(seats):
            assert full.gold[other] >= 0
            if view.sealed >> other & 1:
                gone, *prices = full.drafts[other]
                assert gone in full.offers[other] and len(prices) == 2 and min(prices) >= 1
                assert full.gold[other] + sum(prices) == full.counted[other]
                imagined += other != seat
    assert imagined > 5


def test_a_play_out_is_judged_between_two_rounds() -> None:
    for state, _ in decisions(2, 9, every=7):
        assert not JUDGE.is_settled(state)
        rng = random.Random(1)
        while not isinstance(state.stack[-1], Income):
            seat = RULES.waiting(state)[0]
            RULES.step(state, seat, rng.choice(RULES.options(state, seat)))
            if state.is_over():
                return
        assert JUDGE.is_settled(state)
        assert not any(state.got) and not any(state.offers)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_question_gets_an_answer_with_a_figure_for_each_option(seats: int) -> None:
    asked = set()
    for state, seat in decisions(seats, seats, every=2):
        view = RULES.view(state, seat)
        options = RULES.options(state, seat)
        merits = JUDGE.rank(view, seat, options)
        assert len(merits) == len(options)
        if isinstance(options[0], SetPrice):
            assert len(set(merits)) > 1, "all prices alike"
        asked.add(state.stack[-1].word)
        for figures in (one_step(RULES, JUDGE.value, view, seat, options[:3]), merits):
            assert all(abs(figure) < 1000 for figure in figures)
    assert asked == {"set_prices", "buy_tile", "build_tiles"}


def test_all_levels_play_with_every_option_to_the_end() -> None:
    options = {"turn_castle": True, "columns": "once_per_line", "castle_on_road": False, "scoring": "first_game"}
    bots = [make_bot(name, seat, JUDGE, playouts=4) for seat, name in enumerate(IDS)]
    played = play_match(RULES, bots, 11, options)
    assert min(played.result.points[1:]) > played.result.points[0]


@pytest.mark.parametrize("columns", ["each_run", "once_per_line"])
def test_quick_countings_are_those_of_the_rules(columns: str) -> None:
    seen: dict[str, float] = {}
    for seed in (2, 7):
        for state, seat in decisions(3, seed, every=5):
            state.options = {**state.options, "columns": columns, "castle_on_road": True}
            for number, name in enumerate(SCORING_IDS):
                if name not in _MAJORITIES:
                    points = BY_NUMBER[number](state.lands[seat], columns)[0]
                    assert points == scoring.value_now(state, seat, name), name
                    seen[name] = max(seen.get(name, 0.0), points)
    assert len(seen) == len(SCORING_IDS) - len(_MAJORITIES) and min(seen.values()) > 0


def test_a_tile_is_bought_if_worth_more_than_its_price_and_left_if_not() -> None:
    """In the last round a coin is a fifth of a point."""
    position = {
        "seats": 2,
        "options": {},
        "start": 0,
        "round": 6,
        "scoring": {"A": "squares", "B": "sheep", "C": "columns", "D": "road_cattle"},
        "offers": [[], ["L05"]],
        "gold": [30, 10],
        "stack": ["buy_tile seat=0"],
    }
    for price, wanted in ((2, Buy("L05")), (29, PassBuying())):
        state = RULES.from_plain({**position, "prices": [[], [price]]})
        view = RULES.view(state, 0)
        bot = make_bot("normal", 0, JUDGE)
        assert bot.choose(RULES, view, RULES.options(view, 0), random.Random(1), 0.0) == wanted
    assert INDEX["L05"] in state.offers[1]


def test_a_reason_does_not_tell_axe_or_prices() -> None:
    """Behind the screen every axe has the same reason, and so has every price."""
    for state, seat in decisions(3, 4, every=3):
        if state.stack[-1].word == "set_prices":
            view = RULES.view(state, seat)
            reasons = {explain(RULES, JUDGE, view, seat, action) for action in RULES.options(state, seat)}
            assert len(reasons) == 1


def test_once_prices_are_open_the_table_is_told_whom_the_tile_promises_most() -> None:
    """It follows from the lands, which all can see."""
    told = set()
    for state, seat in decisions(3, 4, every=2):
        view, options = RULES.view(state, seat), RULES.options(state, seat)
        for option in options if state.stack[-1].word == "set_prices" else ():
            (clause,) = thought_of(RULES, JUDGE, view, seat, option, revealed=True).also
            assert JUDGE.unsealed(RULES.view(state, None), seat, option) == (clause,)
            told.add(clause)
    assert len(told) > 15 and {one.key.rpartition(".")[2] for one in told} >= {"axed", "denied", "priced"}


def test_whoever_sets_a_price_is_told_how_likely_it_is_paid() -> None:
    """The dearer a tile is, the less often; in a reason that only its seat reads, and with a figure."""
    for state, seat in decisions(3, 4, every=3):
        view, options = RULES.view(state, seat), RULES.options(state, seat)
        if not isinstance(options[0], SetPrice) or len(options) == 1:
            continue
        told = [thought_of(RULES, JUDGE, view, seat, one, secret=True).also[0] for one in (options[0], options[-1])]
        assert {one.key for one in told} <= {"bots.isle_of_skye.sold", "bots.isle_of_skye.unsold"}
        sold = [dict(one.values).get("n", 0) for one in told]
        assert sold[0] >= sold[1] >= 0 and sold[0] <= 10


def test_a_place_that_pays_later_says_in_which_scoring() -> None:
    """What a tile brings this round may be less than elsewhere; the reason then names what the place is for."""
    told = 0
    for state, seat in decisions(3, 6, every=2):
        options = RULES.options(state, seat)
        if not isinstance(options[0], Build) or len(options) == 1:
            continue
        view = RULES.view(state, seat)
        merits = JUDGE.rank(view, seat, options)
        best = options[merits.index(max(merits))]
        thought = thought_of(RULES, JUDGE, view, seat, best, secret=True)
        scored = [one for one in thought.also if one.key == "bots.isle_of_skye.scored"]
        for one in scored:
            told += 1
            tile = dict(one.values)["scoring"].partition(":")[2]
            assert tile in RULES.to_plain(view)["scoring"].values()
            assert dict(one.values)["n"] <= max(merits) + 3
    assert told > 10


@pytest.mark.parametrize("seats", [3, 5])
def test_what_is_sold_is_foreseen_by_what_else_is_on_offer(seats: int) -> None:
    """Of the tiles said to be sold more likely than not, more are sold than of the others, by far."""
    said: dict[str, bool] = {}
    sold = {True: [0, 0], False: [0, 0]}
    for seed in range(4):
        for state, seat, action in matches.said(RULES, JUDGE, "normal", seats, seed):
            if isinstance(action, SetPrice):
                market = market_of(state, seat, GIVEN.fitted)
                said[action.tile] = market.is_sold(INDEX[action.tile], action.gold) > 0.5
                sold[said[action.tile]][1] += 1
            elif isinstance(action, Buy):
                sold[said[action.tile]][0] += 1
    likely, unlikely = (sold[guess][0] / sold[guess][1] for guess in (True, False))
    assert likely > 2 * unlikely, sold
