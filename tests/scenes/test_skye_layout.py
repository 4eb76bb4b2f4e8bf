"""No text of Isle of Skye is cut at the table, and no part lies over another, in every phase, size and language."""

from __future__ import annotations

import random

import pytest

from game.games.isle_of_skye.scoring_ids import SCORING_IDS
from game.scenes.result import ResultScene
from game.table.director import Stage
from game.ui.widget import Widget
from tests.scenes.skye_helpers import played
from tests.scenes.table_stage import Stand
from tests.scenes.test_table_layout import check, open_scene, overlapping

WHERE = [(1, "set_prices"), (5, "set_prices"), (4, "buy_tile"), (5, "build_tiles")]
SLOW = pytest.mark.slow
CASES = [
    *(pytest.param((1280, 720), kinds, marks=() if kinds in ("pp", "pppp") else SLOW) for kinds in
      ("pp", "pbp", "pppp", "ppppp")),
    *(pytest.param(size, kinds, marks=SLOW) for size in ((1366, 768), (1920, 1080)) for kinds in ("pbp", "ppppp")),
]
"""Size and seats; larger windows are looked at with a mixed table and with the fullest."""


def things(stand: Stand) -> list[Widget]:
    made = stand.scene.furniture
    peek = [made.peek] if made.peek.visible else []
    parts = [part for part in stand.scene.parts.values() if part.visible]
    return [made.menu, made.prompt, made.plaque, *made.players, *peek, *made.tools.values(), made.primary, *parts]


@pytest.mark.parametrize(("size", "kinds"), CASES)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("number", "where"), WHERE)
def test_no_text_is_cut(size: tuple[int, int], language: str, kinds: str, number: int, where: str):
    stand = Stand(played(kinds, {"round": number, "phase": where}), size=size, language=language, curtain=False)
    assert stand.until_asked()
    seen: list[str] = []
    check(stand, seen, "table")
    assert overlapping(things(stand)) == []
    components = stand.director.session.rules.components(stand.director.session.view(stand.director.viewer))
    for component in random.Random(2).sample(components, min(20, len(components))):
        stand.scene.model.pointing.at(component)
        stand.wait(300)
        check(stand, seen, component)
    stand.scene.model.pointing.at("")
    if where == "set_prices":
        page = stand.scene.parts["prices"]
        page.put("axe", page.cards[0].tile)
        page.put("coin:99", page.cards[1].tile)
        page.put("coin:99", page.cards[2].tile)
        check(stand, seen, "a full draft")
    stand.key("h")
    check(stand, seen, "covered")
    stand.key("h")
    stand.press("visit:1")
    check(stand, seen, "a visit")
    assert seen == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_scoring_tile_says_its_rule_in_its_place(language: str):
    stand = Stand(played("pp", {"round": 2, "phase": "build_tiles"}), language=language, curtain=False)
    assert stand.until_asked()
    seen: list[str] = []
    column = stand.scene.parts["scoring"]
    for start in range(0, 16, 4):
        column.seen.plain["scoring"].update(zip("ABCD", SCORING_IDS[start:start + 4], strict=True))
        check(stand, seen, str(start))
    assert seen == []


def test_result_of_five():
    stand = Stand(played("ppppp", None), language="de")
    assert stand.director.stage is Stage.OVER
    seen: list[str] = []
    open_scene(stand, lambda: ResultScene(stand.context, stand.scene))
    check(stand, seen, "result")
    assert seen == []
