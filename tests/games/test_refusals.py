"""Every refusal that a player can read, and everything that is said to help then, is demanded by a story."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.cli.scenario import sentences_of
from game.core.contract import Say
from game.core.errors import Problems
from game.core.scenario_run import run_file
from game.core.scenario_table import Table
from game.core.words_check import all_texts
from game.games import rules_of

STORIES = Path(__file__).parent.parent / "scenarios"
NO_COMPONENT = {
    "isle_of_skye.reason.place",
    "isle_of_skye.reason.in_bag",
    "glen_more.reason.scot_near",
    "glen_more.reason.good_held",
    "glen_more.way_out.its_row",
    "scythe.reason.comes_here",
}
"""Said of what can be pointed at and is no component then, or by hands alone where the rules would allow it, so no
story can; tests/games/<game> has a test of each."""
ALL_TOLD = ("rebirth", "isle_of_skye", "glen_more", "scythe")


@pytest.mark.parametrize("game", ALL_TOLD)
def test_every_refusal_and_what_helps_is_demanded_by_a_story(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    demanded: set[str] = set()
    says = Table.says

    def noted(self: Table, said: Say, wanted: object) -> bool:
        held = says(self, said, wanted)
        demanded.update([said.key] if held else [])
        return held

    monkeypatch.setattr(Table, "says", noted)
    for file in sorted(STORIES.glob(f"{game}/*.yaml")):
        run_file(file, rules_of, sentences_of)
    heads = (f"{game}.reason.", f"{game}.way_out.")
    texts = {key for key in all_texts("en", Problems()) if key.startswith(heads)}
    assert texts, "there are none to look for"
    assert not NO_COMPONENT & demanded
    missing = sorted(texts - demanded - NO_COMPONENT)
    assert missing == [], "\n".join(missing)
