"""The ledger (docs/rules/glen_more.md) names what shows each rule: all is there, no scenario is forgotten.

This file can go once the game stands in the catalogue, for the house checks all ledgers then.
"""

from __future__ import annotations

import pytest

from tests.games import test_ledgers as house

GAME = "glen_more"


@pytest.mark.parametrize("row", house.rows(GAME), ids=[row[1][:60] for row in house.rows(GAME)])
def test_every_rule_is_shown_by_something_that_exists(row: house.Row) -> None:
    house.test_every_rule_is_shown_by_something_that_exists(GAME, row)


def test_every_scenario_is_named() -> None:
    house.test_every_scenario_is_named(GAME)
