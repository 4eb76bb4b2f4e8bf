"""What the table of Scythe tells besides the rules: hidden coins, what others did, sheets that lie over the map."""

from __future__ import annotations

import pytest

from game.games.scythe.rules import RULES
from tests.scenes.scythe_helpers import begun_with, in_phase, plain, played
from tests.scenes.table_stage import Stand
from tests.scenes.test_table_layout import overflows


def test_coins_that_may_not_be_seen_are_no_nought_on_the_score_sheet():
    stand = Stand(played("pbb", in_phase("take_turn", least=300), seed=2), curtain=False)
    assert stand.until_asked()
    stand.scene.furniture.command("scores")
    table = stand.scene.root.find("sheet").table
    coins = next(row for row in table.rows if row.key == "coins")
    others = [number for number, seat in enumerate(stand.scene.root.find("sheet").order) if seat != 0]
    assert all(coins.unknown[number] and coins.values[number] is None for number in others)
    assert all(table.totals[number] == "?" and table.later[number].endswith("+ ?") for number in others)
    own = ({0, 1, 2} - set(others)).pop()
    assert table.totals[own] == str(plain_of(stand)["coins"][0])


def plain_of(stand: Stand) -> dict:
    return RULES.to_plain(stand.director.session.view(0))


def test_each_rival_has_one_line_for_its_turn_though_combats_were_fought_in_it():
    stand = Stand(played("pbbbb", in_phase("take_turn", least=700), seed=4), curtain=False)
    assert stand.until_asked()
    turns = [line.sign for line in stand.scene.furniture.peek.facts.lines]
    order = plain(stand.director.session)["order"]
    after = [stand.scene.signs[seat] for seat in (*order[order.index(0) + 1:], *order[:order.index(0)])]
    assert turns == after


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_factory_card_can_be_read_when_all_lie_there(language: str):
    position = {
        "factions": ["nordic", "crimea", "saxony", "polania", "rusviet"],
        "mats": ["engineering", "industrial", "mechanical", "agricultural", "patriotic"],
        "factory_pile": [f"F{number:02}" for number in range(1, 7)],
        "stack": ["take_turn seat=0", "choose_factory seat=0"],
    }
    stand = Stand(begun_with(position), language=language, curtain=False)
    assert len(stand.scene.parts["factory"].regions) > 6
    assert [line for line in overflows(stand) if "factory" in line] == []
