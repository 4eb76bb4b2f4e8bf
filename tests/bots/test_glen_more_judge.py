"""What bots weigh in Glen More II: ladder, every answer on offer, the finishing of turns, Chronicles of any kind."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game.bots.judging import judge_for
from game.bots.levels import Bot, make_bot
from game.bots.match import play_match
from game.core.contract import CHANCE, Action, Seat
from game.games.glen_more.actions import Activate, Claim, EndTurn, Move, PutScot, Take
from game.games.glen_more.book import INDEX, IS_PERSON
from game.games.glen_more.cells import AT, CASTLE, VILLAGE, cell_of
from game.games.glen_more.counts import Counts
from game.games.glen_more.frames.clan_board import ClaimClan
from game.games.glen_more.frames.turn import Act, ChooseTile
from game.games.glen_more.goods import held
from game.games.glen_more.judge import JUDGE as GIVEN
from game.games.glen_more.plans import after, steps
from game.games.glen_more.rules import RULES
from game.games.glen_more.state import State
from game.games.glen_more.walks import walks, ways
from game.games.glen_more.worth import lead
from tests.bots import matches
from tests.bots.ladder import Maker, assert_share

JUDGE = judge_for(RULES, GIVEN)
ALL = {
    "dragon_boats": True, "highlander": "mountain", "single_cask": True, "hammer": True, "haggis": True,
    "dubious_tome": True, "hard_place": True, "penny_mobs": True,
}  # fmt: skip


def said(level: str, seats: int, seed: int, most: int = 10**6) -> Iterator[tuple[State, Seat, Action]]:
    """Up to so many turns of anybody."""
    return matches.said(RULES, JUDGE, level, seats, seed, until=lambda state: max(state.turns) >= most)


def check_share(ours: str, theirs: str, seats: int, games: int, share: float) -> None:
    def of(level: str) -> Maker:
        return lambda seat: make_bot(level, seat, JUDGE)

    assert_share(RULES, of(ours), of(theirs), seats, games, first_seed=500, at_least=share)


def test_easy_beats_random() -> None:
    check_share("easy", "random", 2, 2, 1)


@pytest.mark.slow
def test_normal_beats_easy() -> None:
    check_share("normal", "easy", 2, 10, 0.7)


def test_a_match_of_normal_bots_is_as_rich_as_among_people() -> None:
    bots: list[Bot] = [make_bot("normal", seat, JUDGE) for seat in range(3)]
    played = play_match(RULES, bots, 2, {})
    assert min(played.turns) >= 8 and max(played.turns) <= 24
    assert max(played.result.points) >= 45


def test_all_chronicles_together_are_played_to_the_end() -> None:
    bots: list[Bot] = [make_bot("normal", seat, JUDGE) for seat in range(3)]
    assert max(play_match(RULES, bots, 3, ALL).result.points) >= 40


def test_no_turn_ends_while_a_tile_would_still_give_something_for_nothing() -> None:
    ends = 0
    for state, seat, action in said("normal", 2, 4, most=8):
        if isinstance(action, EndTurn):
            ends += 1
            had = held(state.goods[seat])
            for option in RULES.options(state, seat):
                if isinstance(option, Activate):
                    then = held(after(state, seat, option).goods[seat])
                    assert sum(then) <= sum(had) or any(less < more for less, more in zip(then, had, strict=True))
    assert ends > 10


def test_persons_are_taken_for_they_cost_no_land() -> None:
    taken = [action.tile for _, _, action in said("normal", 3, 5) if isinstance(action, Take)]
    assert sum(IS_PERSON[INDEX[tile]] for tile in taken) >= 3


def test_a_clan_is_judged_by_what_its_marker_gives() -> None:
    state, rng = RULES.new({}, 2), random.Random(1)
    while RULES.waiting(state)[0] == CHANCE:
        RULES.step(state, CHANCE, rng.choices(RULES.options(state, CHANCE), RULES.weights(state))[0])
    seat = RULES.waiting(state)[0]
    state.coins[seat] = 9
    state.stack[-1:] = [Act(seat), ClaimClan(seat, False)]
    options = RULES.options(state, seat)
    merits = steps(state, seat, options)
    ross = options.index(Claim("ross"))
    assert merits[ross] > lead(after(state, seat, options[ross]), seat) + 1
    assert merits[ross] > merits[options.index(Claim("brodie"))]


def test_ranking_leaves_the_position_alone_and_answers_every_question() -> None:
    for count, (state, seat, action) in enumerate(said("normal", 3, 7, most=5)):
        if count % 4:
            continue
        view, options = RULES.view(state, seat), RULES.options(state, seat)
        before = RULES.to_plain(view)
        merits = JUDGE.rank(view, seat, options)
        assert RULES.to_plain(view) == before
        assert max(merits) > float("-inf") and action in options


def test_no_turn_ends_while_a_step_of_a_scot_would_be_worth_a_point() -> None:
    ends = 0
    for state, seat, action in said("normal", 3, 2, most=9):
        if isinstance(action, EndTurn) and state.moves:
            ends += 1
            now = lead(state, seat)
            for option in RULES.options(state, seat):
                if isinstance(option, Move):
                    assert lead(after(state, seat, option), seat) < now + 1
    assert ends > 2


def test_a_way_home_is_gone_over_a_tile_where_nobody_would_stay() -> None:
    """Two steps bring the Scot home; the first alone is worth nothing."""
    state, rng = RULES.new({}, 2), random.Random(1)
    while RULES.waiting(state)[0] == CHANCE:
        RULES.step(state, CHANCE, rng.choices(RULES.options(state, CHANCE), RULES.weights(state))[0])
    seat = RULES.waiting(state)[0]
    far = cell_of(-1, 0)
    state.lands[seat] = state.lands[seat].laid(state.lands[seat].tops[VILLAGE], far)
    state.scots[seat] = {far: 1}
    state.moves = 2
    assert {goal for goal, (_, length) in ways(state, seat, far).items() if length == 2} == {CASTLE}
    assert ways(state, seat, far)[CASTLE][0] == VILLAGE
    first = [step for step, _ in walks(state, seat)]
    assert Move(AT[far], AT[VILLAGE]) in first


def test_a_new_scot_goes_home_where_every_scoring_counts_him_unless_he_opens_ground() -> None:
    """To stand abroad is worth little by itself."""
    home = elsewhere = 0
    for seed in range(5):
        for state, seat, action in said("normal", 2, seed, most=12):
            at_home = PutScot(AT[CASTLE])
            if isinstance(action, PutScot) and at_home in RULES.options(state, seat):
                home += action == at_home
                elsewhere += action != at_home
                there, here = (JUDGE.terms(JUDGE.follow(state, seat, one).after, seat) for one in (action, at_home))
                assert action == at_home or there["turns"] > here["turns"]
                assert there["scots"] - here["scots"] < 1
    assert home > 2 * elsewhere


def test_a_play_out_finds_nearly_what_a_medium_bot_would_take_in_fewer_steps() -> None:
    """It thinks through three tiles only, so the best of all has to be among them nearly always."""
    same, missed = [], []
    for state, seat, _ in said("normal", 3, 6, 9):
        options = RULES.options(state, seat)
        if isinstance(state.stack[-1], ChooseTile) and len(options) > 4:
            merits, quick = JUDGE.rank(state, seat, options), JUDGE.glance(state, seat, options)
            liked = quick.index(max(quick))
            same.append(merits[liked] == max(merits))
            missed.append(max(merits) - merits[liked])
    assert len(same) >= 15
    assert sum(same) >= 0.8 * len(same)
    assert sum(missed) / len(missed) < 0.5


def test_what_is_counted_of_a_match_are_all_of_its_points() -> None:
    counts = Counts(3)
    played = play_match(RULES, [make_bot("random", seat, JUDGE) for seat in range(3)], 4, {}, 0.0, counts)
    for points, found in zip(played.result.points, played.counts, strict=True):
        assert sum(n for name, n in found.items() if name.startswith("points: ")) == points
        assert sum(n for name, n in found.items() if name.startswith("taken: ")) >= found["tiles laid"] > 0
