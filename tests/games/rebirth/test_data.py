"""The board and the numbers: map and YAML agree, counts add up, adjacency is mutual, mistakes are told."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import get_args

import pytest

from game.core.errors import Problems
from game.games.rebirth import missions
from game.games.rebirth.board import FARMS, SYMBOLS, bits, board
from game.games.rebirth.files import DATA, read_files
from game.games.rebirth.records import Measure
from game.games.rebirth.setup import fresh_supply

PLAN = board()


def count(mask: int) -> int:
    return mask.bit_count()


def test_the_files_have_no_mistake() -> None:
    problems = Problems()
    assert read_files(problems) is not None
    assert not problems.found


def test_spaces_by_symbol() -> None:
    assert len(PLAN.spaces) == 108
    counts = {symbol: count(mask) for symbol, mask in zip(SYMBOLS, PLAN.symbol_mask, strict=True)}
    assert counts == {"food": 24, "energy": 24, "blank": 24, "settlement": 36}


def test_places_of_the_board() -> None:
    assert len(PLAN.castles) == 12 and len(PLAN.cathedrals) == 8
    sizes = [settlement.size for settlement in PLAN.settlements]
    assert [sizes.count(size) for size in ("small", "medium", "large")] == [8, 8, 4]
    assert count(PLAN.harbours) == 14
    assert count(PLAN.coast) == 55 and count(PLAN.loch_shore) == 15
    assert count(~(PLAN.coast | PLAN.loch_shore) & (1 << 108) - 1) == 43
    regions = {region: count(mask) for region, mask in PLAN.region_mask.items()}
    assert regions == {"isles": 22, "highlands": 22, "argyll": 19, "grampian": 16, "lowlands": 13, "borders": 16}


def test_neutral_marks_fill_whole_settlements_only() -> None:
    """So that no settlement in which two players compete ever holds a neutral tile."""
    assert count(PLAN.neutral) == 32
    assert [count(PLAN.neutral & mask) for mask in PLAN.symbol_mask] == [7, 7, 6, 12]
    assert all(spaces & PLAN.neutral in (0, spaces) for spaces in PLAN.settlement_spaces)


def test_adjacency_is_mutual_and_between_two_to_six() -> None:
    for space, around in enumerate(PLAN.neighbours):
        assert not around >> space & 1
        assert 1 <= count(around) <= 6
        assert all(PLAN.neighbours[other] >> space & 1 for other in bits(around))


def test_settlements_hang_together_and_touch_no_other() -> None:
    for settlement, spaces in enumerate(PLAN.settlement_spaces):
        for space in bits(spaces):
            assert PLAN.settlement_at[space] == settlement
            others = PLAN.neighbours[space] & PLAN.symbol_mask[SYMBOLS.index("settlement")] & ~spaces
            assert not others, PLAN.spaces[space]
            assert spaces.bit_count() == 1 or PLAN.neighbours[space] & spaces


def test_castles_and_cathedrals_have_four_to_six_spaces_and_no_space_has_two_cathedrals() -> None:
    for beside in (*PLAN.castle_spaces, *PLAN.cathedral_spaces):
        assert 4 <= count(beside) <= 6
    for space in range(108):
        assert sum(beside >> space & 1 for beside in PLAN.cathedral_spaces) <= 1
        castles = tuple(c for c, beside in enumerate(PLAN.castle_spaces) if beside >> space & 1)
        assert castles == PLAN.castles_at[space]


def test_edinburgh_and_stirling_break_ties() -> None:
    assert [(castle.id, castle.tie_break) for castle in PLAN.castles if castle.tie_break] == [
        ("stirling", 2),
        ("edinburgh", 1),
    ]


@pytest.mark.parametrize(
    ("seats", "tiles", "farms", "settlements"), [(2, 36, 24, 12), (3, 36, 24, 12), (4, 27, 18, 9)]
)
def test_tiles_of_a_colour(seats: int, tiles: int, farms: int, settlements: int) -> None:
    supply = fresh_supply(seats)
    assert sum(supply) == tiles
    assert sum(supply[kind] for kind in FARMS) == farms and sum(supply[2:]) == settlements


@pytest.mark.parametrize("seats", (2, 3, 4))
def test_every_tile_can_always_be_laid(seats: int) -> None:
    """There are never more tiles of a sort than spaces, even if no tile of that sort were set aside."""
    free = ~PLAN.neutral if seats == 2 else -1
    supply = fresh_supply(seats)
    settlement = PLAN.symbol_mask[SYMBOLS.index("settlement")]
    assert seats * sum(supply[2:]) <= count(settlement & free)
    assert seats * sum(supply[:2]) <= sum(count(mask & free) for mask in PLAN.symbol_mask[:3])


def test_cards() -> None:
    assert len(PLAN.cards) == 32
    with_condition = [card for card in PLAN.cards if card.measure]
    assert len(with_condition) == 25 and {card.points for card in with_condition} == {5}
    bonus = [card for card in PLAN.cards if not card.measure]
    assert len(bonus) == 7 and {card.points for card in bonus} == {3}


def test_every_measure_has_a_function_and_a_card() -> None:
    names = set(get_args(Measure)) - {""}
    assert names == missions.MEASURES.keys() == {card.measure for card in PLAN.cards if card.measure}


def test_scoring_values_of_the_rulebook() -> None:
    points = PLAN.scoring
    assert (points.farm_tile, points.harbour, points.unfinished_symbol, points.castle) == (1, 1, 1, 5)
    assert (points.medium.first, points.medium.second) == (5, 3)
    assert (points.large.first, points.large.second) == (8, 5)
    assert (PLAN.pieces.castles, PLAN.pieces.cathedrals, PLAN.pieces.set_aside, PLAN.pieces.hand) == (12, 8, 2, 1)


def test_every_space_is_fitted_by_the_byte_tables() -> None:
    """Spaces are numbered by symbol; the first 24 are food, and so on."""
    assert [PLAN.symbol[i] for i in range(108)] == [0] * 24 + [1] * 24 + [2] * 24 + [3] * 36


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("board.yaml", "edinburgh: {hex: r13c10", "edinburgh: {hex: r13c09", "board.yaml:41: r13c09 is blank"),
        ("board.yaml", "size: medium, spaces: [r15c09", "size: large, spaces: [r15c09", "are not 'large'"),
        (
            "board.yaml",
            "region: borders, half: south}\n  culzean",
            "region: bordres, half: south}\n  culzean",
            "there is no region 'bordres' (did you mean 'borders'?)",
        ),
        ("board.yaml", "half: south, tie_break: 1", "half: sooth, tie_break: 1", "unknown word 'sooth'"),
        ("board.yaml", "tie_break: 2", "tie_break: 1", "exactly one castle must have tie_break: 2"),
        ("board.yaml", "harbours: [r08c12]", "harbours: [r08c11]", "the harbours differ from those of the map"),
        ("board.yaml", "r01c13, r02c06, r03c02", "r01c13, r03c05, r03c02", "the neutral marks differ"),
        ("board.yaml", "[r00c10, r00c11, r00c13", "[r00c10, r00c13", "exactly one region; look at r00c11"),
        ("board.yaml", "\nneutral_marks:", "\nneutral_mark:", "unknown key 'neutral_mark'"),
        ("board.yaml", "layout: designed", "layout: desigend", "did you mean 'designed'?"),
        ("game.yaml", "settlement_4:", "settlement_5:", "there is no kind of tile 'settlement_5'"),
        ("game.yaml", "castle: 5", "castel: 5", "unknown key 'castel'"),
        ("missions.yaml", "measure: sum_symbols", "measure: sum_symbol", "did you mean 'sum_symbols'?"),
        ("missions.yaml", "region: [argyll]", "region: [argyle]", "there is no region 'argyle'"),
        ("missions.yaml", "adjacent_to: castle", "adjacent_to: castles", "unknown word 'castles'"),
        ("scotland.tmx", 'name="lews"', 'name="lewis"', "'lews' is drawn at None on the map"),
        ("scotland.tmx", 'name="argyll" type="region"', 'name="argyl" type="region"', "'argyl', which is no region"),
    ],
)
def test_a_mistake_is_told_with_its_file_and_line(tmp_path: Path, file: str, old: str, new: str, told: str) -> None:
    folder = tmp_path / "rebirth"
    shutil.copytree(DATA, folder)
    text = (folder / file).read_text(encoding="utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    problems = Problems()
    assert read_files(problems, folder) is None
    assert any(told in str(problem) for problem in problems.found), "\n".join(map(str, problems.found))
