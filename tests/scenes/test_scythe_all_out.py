"""An encounter that promises what somebody has all of already says so before it is chosen."""

from __future__ import annotations

import pytest
from pygame import Rect, Surface

from game.ui.games.scythe import cards
from game.ui.games.scythe.facts import load_facts
from game.ui.games.scythe.parts.sheets import EncounterSheet
from tests.scenes.scythe_helpers import begun_with
from tests.scenes.table_stage import Stand

CARD, PICK = next(
    (card, pick)
    for card, deals in load_facts().encounters.items()
    for pick, (_, gain) in deals.items()
    if "worker" in gain
)


def met(workers: int) -> tuple[Stand, EncounterSheet]:
    stand = Stand(
        begun_with(
            {
                "factions": ["nordic", "crimea"],
                "mats": ["engineering", "industrial"],
                "units": {"r2c3": ["0 character"], "r1c4": [f"0 worker {workers}"], "home_crimea": ["1 character"]},
                "coins": [9, 4],
                "popularity": [9, 3],
                "stack": ["take_turn seat=0", f"encounter seat=0 card={CARD} at=r2c3 left=1"],
            }
        ),
        curtain=False,
    )
    assert stand.until_asked()
    sheet = stand.scene.parts["encounter"]
    assert isinstance(sheet, EncounterSheet) and sheet.visible
    return stand, sheet


def test_the_sheet_strikes_it_out_and_tells_why(monkeypatch: pytest.MonkeyPatch) -> None:
    struck: list[frozenset[str]] = []
    draw = cards.draw_encounter

    def noted(*given: object, **more: object) -> object:
        struck.append(given[4].gone)  # type: ignore[attr-defined]
        return draw(*given, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(cards, "draw_encounter", noted)
    for workers, gone in ((8, True), (7, False)):
        _, sheet = met(workers)
        sheet.painted(Surface(sheet.rect.size), Rect((0, 0), sheet.rect.size))
        assert ("worker" in struck[-1]) is gone
        assert ("worker" in sheet._about(f"option:{PICK}").partition("Struck out")[2]) is gone
