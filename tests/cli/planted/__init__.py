"""Mistakes planted into the data of every game, for test_check_data.py; plant.py says how one is written."""

from __future__ import annotations

from tests.cli.planted import glen_more, isle_of_skye, rebirth, scythe

PLANTS = [*rebirth.PLANTS, *isle_of_skye.PLANTS, *glen_more.PLANTS, *scythe.PLANTS]
