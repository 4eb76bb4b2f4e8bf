"""What bots weigh in Scythe: ladder, whole turns without a dead one, the end when it wins, combats by their odds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from game.bots.judging import judge_for
from game.bots.levels import Bot, make_bot
from game.bots.match import play_match
from game.core.contract import Action, Seat
from game.core.own_warnings import own_warnings
from game.games.scythe.actions import Bottom, Build, ChooseSection, Enlist, FinishTurn, GainPower, SkipTop
from game.games.scythe.actions_combat import Stake
from game.games.scythe.actions_move import Move
from game.games.scythe.bluff import COST, mixture, prospect
from game.games.scythe.board import FACTORY_PLACE
from game.games.scythe.frames.developing import BuildStructure, EnlistRecruit
from game.games.scythe.frames.dials import SetDials
from game.games.scythe.frames.turn import TakeTurn
from game.games.scythe.habits import HABITS
from game.games.scythe.judge import JUDGE as GIVEN
from game.games.scythe.openings import LONGEST
from game.games.scythe.outlook import outlook
from game.games.scythe.risks import stake_of_combat
from game.games.scythe.rules import RULES
from game.games.scythe.showing import total_to_show
from game.games.scythe.standing import standing
from game.games.scythe.state import State
from game.games.scythe.steps import judged
from tests.bots import matches
from tests.bots.ladder import Maker, assert_share

JUDGE = judge_for(RULES, GIVEN)


def turns_of(level: str, seats: int, seed: int, most: int = 10**6) -> Iterator[tuple[State, Seat, Action]]:
    """Up to so many turns of everybody."""
    return matches.said(RULES, JUDGE, level, seats, seed, until=lambda state: min(state.turns) >= most)


def first_turn(seats: int = 2, seed: int = 1) -> State:
    state = next(state for state, _, _ in turns_of("normal", seats, seed))
    assert isinstance(state.stack[-1], TakeTurn)
    return state


def best(state: State, seat: Seat) -> Action:
    options = RULES.options(state, seat)
    merits = JUDGE.rank(RULES.view(state, seat), seat, options)
    return options[merits.index(max(merits))]


def one_star_short(seat: Seat, state: State) -> State:
    """The star of power is all that this seat still needs; two points of it are missing."""
    state.stars[seat] = (1, 1, 1, 1, 1, 0, 0, 0, 0)
    state.power[seat], state.coins[seat] = 14, 10
    state.last[seat] = -1
    return state


def check_share(ours: str, theirs: str, seats: int, games: int, share: float) -> None:
    def of(level: str) -> Maker:
        return lambda seat: make_bot(level, seat, JUDGE, JUDGE.playouts)  # hard without time is no better than medium

    assert_share(RULES, of(ours), of(theirs), seats, games, first_seed=300, at_least=share)


@pytest.mark.slow
def test_easy_beats_random() -> None:
    check_share("easy", "random", 2, 2, 1)


@pytest.mark.slow
def test_normal_beats_easy() -> None:
    check_share("normal", "easy", 2, 10, 0.6)


@pytest.mark.long
def test_hard_beats_normal() -> None:
    check_share("hard", "normal", 2, 6, 0.5)


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_every_turn_does_something(level: str) -> None:
    """Coins can always be taken, so nobody needs a turn of which nothing is left but its section."""
    said: list[Action] = []
    for _, _, action in turns_of(level, 3, 4, most=8):
        said.append(action)
        if isinstance(action, FinishTurn):
            done = [one for one in said if not isinstance(one, (ChooseSection, SkipTop, FinishTurn))]
            assert done, said
            said = []


@pytest.mark.slow
def test_a_match_of_normal_bots_is_as_long_and_as_rich_as_among_people() -> None:
    bots: list[Bot] = [make_bot("normal", seat, JUDGE) for seat in range(2)]
    played = play_match(RULES, bots, 2, {})
    assert 15 <= max(played.turns) <= 36
    assert max(played.result.points) >= 50


def test_it_ends_the_match_when_it_wins() -> None:
    state = first_turn()
    seat = state.active
    one_star_short(seat, state)
    state.coins[seat] = 60
    assert best(state, seat) == ChooseSection("bolster")
    RULES.step(state, seat, ChooseSection("bolster"))
    assert best(state, seat) == GainPower()


def test_it_does_not_end_the_match_when_it_loses() -> None:
    state = first_turn()
    seat = state.active
    one_star_short(seat, state)
    state.coins[1 - seat] = 100
    assert best(state, seat) != ChooseSection("bolster")


def test_a_combat_for_the_last_star_is_wanted_only_by_whoever_wins_the_match() -> None:
    state = first_turn()
    seat = state.active
    one_star_short(seat, state)
    view = outlook(state, seat, 0)
    state.coins[1 - seat] = 100
    assert stake_of_combat(state, seat, view, FACTORY_PLACE) < 0
    state.coins[1 - seat] = 0
    assert stake_of_combat(state, seat, view, FACTORY_PLACE) > 0


def test_the_last_recruit_is_taken_for_its_star() -> None:
    """The star is placed a moment later, so the position right behind the recruit does not have it yet."""
    state = first_turn()
    seat = state.active
    state.recruits[seat] = (0, 1, 2, -1)
    state.stack.append(EnlistRecruit(seat))
    assert isinstance(best(state, seat), Enlist)


def test_hard_looks_at_the_next_turn_and_stops_when_told() -> None:
    state = first_turn()
    seat = state.active
    state.turns[seat] = LONGEST  # no opening says any more what to do
    view, options = RULES.view(state, seat), RULES.options(state, seat)
    before = RULES.to_plain(view)
    pondered = JUDGE.ponder(view, seat, options, lambda: False)
    assert pondered is not None and len(pondered) == len(options)
    assert RULES.to_plain(view) == before
    assert JUDGE.ponder(view, seat, options, lambda: True) != pondered


def test_ranking_leaves_the_position_alone_and_needs_no_secret() -> None:
    for count, (state, seat, _) in enumerate(turns_of("normal", 3, 7, most=3)):
        if count % 5:
            continue
        view, options = RULES.view(state, seat), RULES.options(state, seat)
        before = RULES.to_plain(view)
        JUDGE.rank(view, seat, options)
        assert RULES.to_plain(view) == before
        assert JUDGE.rank(RULES.view(RULES.guess(view, random.Random(1)), seat), seat, options) == JUDGE.rank(
            view, seat, options
        )


COMBATS = [(7, 7, 12, 12), (12, 7, 10, 8), (5, 12, 12, 12), (16, 16, 15, 4)]


@pytest.mark.parametrize(("most", "foe_most", "stake", "foe_stake"), COMBATS)
@pytest.mark.parametrize("wins_ties", [True, False])
def test_whoever_knows_how_often_a_bot_shows_what_gains_next_to_nothing(
    most: int, foe_most: int, stake: int, foe_stake: int, wins_ties: bool
) -> None:
    """No fixed total of the foe does clearly better than the foe's own mixture."""
    own = mixture(most, foe_most, stake, foe_stake, wins_ties)
    assert sum(own) == pytest.approx(1)
    fair = prospect(foe_most, most, foe_stake, stake, not wins_ties)
    for total in range(foe_most + 1):
        beaten = sum(own[: total + (not wins_ties)])
        assert foe_stake * beaten - COST * total <= fair + 0.08 * foe_stake


def test_a_combat_between_equals_is_never_settled_beforehand() -> None:
    assert max(mixture(16, 16, 15, 15, False)) < 0.8
    assert sum(likely > 0 for likely in mixture(16, 16, 15, 15, False)) >= 4


@pytest.mark.parametrize(("stake", "shows"), [(0, False), (12, True)])
def test_power_is_spent_only_for_a_stake(stake: int, shows: bool) -> None:
    assert (mixture(7, 5, stake, 12, True)[0] < 1) is shows


def test_nothing_more_is_shown_than_beats_all_the_foe_has() -> None:
    assert sum(mixture(14, 4, 20, 10, True)[5:]) == 0
    assert sum(mixture(14, 4, 20, 10, False)[6:]) == 0


def test_cards_are_laid_before_power_is_spent() -> None:
    """Attacked by somebody with nothing to show, one point wins; a card of two does it as well and costs less."""
    state = first_turn()
    seat, foe = state.active, 1 - state.active
    state.stack.append(SetDials("r4c3", foe, seat))
    state.character[foe] = state.character[seat] = FACTORY_PLACE
    state.power[:], state.hands[:], state.hand_size[:] = [7, 7], [(1, 0, 1, 0)] * 2, [2, 2]
    state.power[foe], state.hands[foe], state.hand_size[foe] = 0, (0, 0, 0, 0), 0
    assert best(state, seat) == Stake(0, (2,))


def test_the_total_of_a_combat_hangs_on_what_nobody_else_sees() -> None:
    """The same open position with another hand of the same worth is fought otherwise now and then."""
    state = first_turn()
    seat, foe = state.active, 1 - state.active
    state.power[:] = [7, 7]
    state.character[foe] = state.character[seat] = FACTORY_PLACE
    state.hand_size[seat] = 2
    shown = set()
    for objectives in combinations(range(6), 2):
        state.hands[seat] = (1, 1, 0, 0)
        state.objectives[seat] = objectives
        shown.add(total_to_show(RULES.view(state, seat), seat, foe, FACTORY_PLACE, False))
    assert len(shown) > 1


def test_the_last_star_is_hurried_on_by_whoever_wins_by_it() -> None:
    """Work on a star counts for more to whoever is ahead with one missing, and for less to whoever is behind."""
    state = first_turn()
    seat = state.active
    one_star_short(seat, state)
    state.coins[seat] = 60
    ahead = standing(state, seat).view.begun
    state.coins[seat], state.coins[1 - seat] = 0, 100
    behind = standing(state, seat).view.begun
    state.stars[seat] = (1, 1, 1, 1, 0, 0, 0, 0, 0)
    early = standing(state, seat).view.begun
    assert behind < early < ahead


def test_what_is_complete_is_still_paid_for_its_coins_but_the_last_piece_is_never_left_out() -> None:
    state = first_turn()
    seat = state.active
    state.structures[seat] = (1, 2, 3, -1)
    state.structure_at[seat] = 0b1110
    state.stack.append(BuildStructure(seat))
    assert isinstance(best(state, seat), Build)


def test_each_habit_does_as_its_name_says() -> None:
    state = first_turn()
    seat = state.active
    state.last[seat] = -1
    assert HABITS["powerful"](state, seat, RULES.options(state, seat)) == ChooseSection("bolster")
    assert HABITS["rusher"](state, seat, (Bottom("enlist"), FinishTurn())) == Bottom("enlist")
    stakes = (Stake(0), Stake(7), Stake(7, (2,)), Stake(3, (2,)))
    assert HABITS["all_in"](state, seat, stakes) == Stake(7, (2,))
    state.power[seat], state.power[1 - seat] = 5, 2
    state.character[1 - seat] = FACTORY_PLACE
    moves = (Move("character:nordic", "r5c3"), Move("character:nordic", "r4c3"))
    assert HABITS["attacker"](state, seat, moves) == moves[1]
    state.power[seat] = 1
    assert HABITS["attacker"](state, seat, moves) is None


def test_against_a_single_rival_what_he_loses_counts_as_well() -> None:
    duel = first_turn(2)
    before = judged(duel, 0)
    duel.coins[1] += 10
    assert judged(duel, 0) < before
    table = first_turn(3)
    before = judged(table, 0)
    table.coins[1] += 10
    assert judged(table, 0) == before


def test_easy_hears_what_the_table_would_warn_of() -> None:
    """A village left out by oversight is no mistake a beginner makes at this table, who is asked first."""
    warned = 0
    for state, seat, action in matches.said(RULES, JUDGE, "easy", 3, 1, until=lambda state: max(state.turns) >= 12):
        options = RULES.options(state, seat)
        if len(options) > 1 and any(own_warnings(RULES, state, seat, option) for option in options):
            warned += 1
            merits = JUDGE.rank(RULES.view(state, seat), seat, options)
            best = merits[options.index(action)] == max(merits)
            assert best or not own_warnings(RULES, state, seat, action)
    assert warned > 5
