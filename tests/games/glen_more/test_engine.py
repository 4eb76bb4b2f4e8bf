"""What stories cannot say: sums, layouts and chances behind the rules, and who knows whom."""

from __future__ import annotations

import ast
import random
from fractions import Fraction
from pathlib import Path

import pytest

from game.core.contract import CHANCE
from game.core.errors import BadInput
from game.games.glen_more import placing
from game.games.glen_more.book import COST, INDEX, NAMES, TYPE, units_of
from game.games.glen_more.cells import CASTLE, VILLAGE, cell_of, cells_in
from game.games.glen_more.clans import road_costs
from game.games.glen_more.frames import payment
from game.games.glen_more.frames.payment import PayCost, has_choice, ways
from game.games.glen_more.frames.rondel_moves import Refill
from game.games.glen_more.land import Land
from game.games.glen_more.market import NEVER
from game.games.glen_more.paying import RESOURCE_UNITS, least_coins
from game.games.glen_more.rules import RULES
from game.games.glen_more.state import State

HOME = Path(placing.__file__).parent


# -- paying --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("give", "own", "rows", "coins"),
    [
        ({"wood": 2}, (2, 0, 0, 0, 0), (0, 0, 0, 0, 0), 0),
        ({"wood": 2}, (0, 0, 0, 0, 0), (0, 0, 0, 0, 0), 1 + 2),
        ({"wood": 2}, (1, 0, 0, 0, 0), (2, 0, 0, 0, 0), 3),
        ({"wood": 1}, (0, 9, 9, 9, 9), (3, 0, 0, 0, 0), NEVER),
        ({"any": 3}, (1, 0, 0, 0, 1), (2, 2, 2, 0, 2), 1),
        ({"any": 3}, (0, 0, 0, 0, 0), (1, 1, 0, 1, 1), 1 + 2 + 2),
        ({"different": 4}, (9, 0, 0, 0, 0), (0, 0, 1, 2, 3), 1 + 2 + 3),
        ({"different": 4}, (9, 0, 0, 0, 0), (0, 0, 3, 3, 3), NEVER),
        ({"animal": 2}, (9, 9, 9, 1, 0), (0, 0, 0, 2, 1), 2),
        ({"wood": 1, "coin": 2}, (0, 0, 0, 0, 0), (0, 0, 0, 0, 0), 3),
    ],
)
def test_the_fewest_coins_for_a_payment(
    give: dict[str, int], own: tuple[int, ...], rows: tuple[int, ...], coins: int
) -> None:
    assert least_coins(own, rows, units_of(give)) == coins


def test_one_coin_stands_for_the_dearest_resource() -> None:
    units = units_of({"wood": 1, "stone": 1})
    assert least_coins((0,) * 5, (2, 0, 0, 0, 0), units, (), substitute=True) == 1 + 1
    assert least_coins((1, 1, 0, 0, 0), (0,) * 5, units, (), substitute=True) == 0, "nobody has to use it"
    assert least_coins((0,) * 5, (3, 0, 0, 0, 0), units, (), substitute=True) == 2, "what is sold out too"


# -- territories ---------------------------------------------------------------------------------------------------


def test_a_territory_that_grew_is_like_one_that_was_stated() -> None:
    """Laying a tile works out only what changes; it must come to the same as looking at everything anew."""
    rng = random.Random(3)
    names = [tile for tile in range(len(NAMES)) if TYPE[tile] not in ("person", "end", "special")]
    for _ in range(40):
        land = Land()
        for tile in rng.sample(names, 20):
            cells = cells_in(land.open_for(tile))
            if cells and tile not in (INDEX["start_village"], INDEX["home_castle"]):
                land = land.laid(tile, rng.choice(cells))
        again = Land(land.tiles)
        for part in ("tops", "cells", "mask", "frontier", "river", "river_cells", "dry_cells"):
            assert getattr(land, part) == getattr(again, part), part
        assert {key: mask for key, mask in land.by_type.items() if mask} == again.by_type


def test_what_may_be_removed_leaves_one_territory_with_one_river() -> None:
    dry, wet = INDEX["easdale"], INDEX["rothiemurchus"]
    row = {VILLAGE: (INDEX["start_village"],), CASTLE: (INDEX["home_castle"],), cell_of(2, 0): (wet,)}
    row[cell_of(3, 0)] = (INDEX["halkirk"],)
    land = Land({**row, cell_of(3, 1): (dry,), cell_of(0, 1): (INDEX["glen_lyon"],)})
    assert land.removable == (cell_of(0, 1), cell_of(3, 1)), "not the river's middle, nor what others hang on"
    assert land.without(cell_of(3, 1)).removable == (cell_of(3, 0), cell_of(0, 1)), "the end of the river may go"


@pytest.mark.parametrize(("size", "side"), [((1, 1), 2), ((2, 2), 3), ((4, 1), 2)])
def test_the_largest_square_is_full(size: tuple[int, int], side: int) -> None:
    tiles = {VILLAGE: (INDEX["start_village"],), CASTLE: (INDEX["home_castle"],)}
    for x in range(size[0] + 1):
        for y in range(size[1] + 1):
            tiles.setdefault(cell_of(x, y), (INDEX["easdale"],))
    assert Land(tiles).largest_square() == side


# -- clans and stacks ----------------------------------------------------------------------------------------------


def test_roads_are_paid_from_the_nearest_marker() -> None:
    names = list(_clans())
    from_start = dict(zip(names, road_costs(0), strict=True))
    assert (from_start["macleod"], from_start["mckay"]) == (0, 2), "the rulebook's own figures"
    after_macmillan = road_costs(1 << names.index("macmillan"))
    assert after_macmillan[names.index("maclachlan")] == 1
    assert all(now <= before for now, before in zip(after_macmillan, road_costs(0), strict=True))


def _clans() -> tuple[str, ...]:
    from game.games.glen_more.book import CLANS

    return CLANS


def test_the_end_tile_comes_after_seven_eight_or_nine_tiles_with_equal_chance() -> None:
    state = RULES.new({"die": True}, 2)
    state.at[:2] = [0, 1]
    state.bags = [0, 0, 0, 0, state.bags[4]]
    frame, reached, found = Refill(), Fraction(1), {}
    for drawn in range(12):
        state.filled, state.stack = 2, [frame]
        draws, weights = frame.draws(state), frame.weights(state)
        share = Fraction(sum(w for d, w in zip(draws, weights, strict=True) if d.tile == "the_end"), sum(weights))
        if share:
            found[drawn] = reached * share
        reached *= 1 - share
        if not reached:
            break
        other = next(draw for draw in draws if draw.tile != "the_end")
        frame.step(state, CHANCE, other, None)
        state.spaces = [-1] * len(state.spaces)
    assert found == {7: Fraction(1, 3), 8: Fraction(1, 3), 9: Fraction(1, 3)}


# -- options, and who knows whom -----------------------------------------------------------------------------------


def test_what_may_not_be_chosen_is_refused_in_a_sentence() -> None:
    with pytest.raises(BadInput, match="'hammer' is for 3 or 4 players, not for 2"):
        RULES.new({"hammer": True}, 2)
    with pytest.raises(BadInput, match=r"'highlandr'.*'highlander'"):
        RULES.new({"highlandr": "narrow"}, 3)
    with pytest.raises(BadInput, match="'highlander' is one of"):
        RULES.new({"highlander": True}, 3)


def test_two_players_always_have_the_die() -> None:
    assert RULES.new({"die": False}, 2).options["die"]
    assert not RULES.new({}, 3).options["die"]


def test_the_base_game_knows_no_chronicle() -> None:
    """Only the list of them names their folders; everything else goes through the named moments."""
    wrong = []
    for path in sorted(HOME.rglob("*.py")):
        if "chronicles" in path.relative_to(HOME).parts or path.name == "files.py":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            module = getattr(node, "module", "") or ""
            if "glen_more.chronicles" in module and not module.endswith("all_of_them"):
                wrong.append(f"{path.name}: {module}")
    assert wrong == []


TRADED = [
    units_of(given)
    for given in ({"stone": 2}, {"animal": 1, "sheep": 1}, {"animal": 2}, {"different": 2}, {"any": 3})
]


def test_a_payment_is_asked_for_only_where_different_things_can_be_left() -> None:
    """Whatever the short cut says, going through all ways says too."""
    rng, asked = random.Random(3), 0
    while asked < 150:
        state = played(rng)
        for seat in range(state.seats):
            for units in (*set(COST), *TRADED):
                if any(unit in RESOURCE_UNITS for unit in units) and set(units) <= RESOURCE_UNITS:
                    for due in (PayCost(seat, units), PayCost(seat, units, substitute=True)):
                        if len(found := ways(state, due)) > 1:
                            ends = set(payment._ends(state, due, set()))
                            assert {has_choice(state, due, way) for way in found} == {len(ends) > 1}, due
                            asked += 1


def played(rng: random.Random) -> State:
    """A position somewhere in a match."""
    state = RULES.new({}, 3)
    for _ in range(rng.randrange(60, 220)):
        if waiting := RULES.waiting(state):
            RULES.step(state, waiting[0], rng.choice(RULES.options(state, waiting[0])))
    return state
