"""No text of Scythe is cut at the table and nothing lies over a row of the players, in every size and language."""

from __future__ import annotations

import random

import pytest

from game.scenes.result import ResultScene
from game.table.director import Stage
from game.ui.widget import Widget
from tests.scenes.scythe_helpers import in_phase, played
from tests.scenes.table_stage import Stand
from tests.scenes.test_table_layout import check, open_scene, overlapping

SIZES = [(1280, 720), *(pytest.param(size, marks=pytest.mark.slow) for size in ((1366, 768), (1920, 1080)))]
WHERE = [("pbb", "take_turn", 300), ("ppppp", "enlist", 0), ("pb", "move_units", 200), ("pb", "set_dials", 0)]


def furniture_of(stand: Stand) -> list[Widget]:
    made = stand.scene.furniture
    parts = [stand.scene.parts[name] for name in ("board", "rows", "tracks", "faction", "mat", "hand")]
    return [made.menu, made.prompt, made.plaque, *made.tools.values(), made.primary, *parts]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("kinds", "where", "least"), WHERE)
def test_no_text_is_cut(size: tuple[int, int], language: str, kinds: str, where: str, least: int):
    session = played(kinds, in_phase(where, least=least), seed=4)
    stand = Stand(session, size=size, language=language, curtain=False)
    assert stand.until_asked() and not session.is_over()
    seen: list[str] = []
    check(stand, seen, "table")
    assert overlapping(furniture_of(stand)) == []
    components = session.rules.components(session.view(stand.director.viewer))
    for component in random.Random(2).sample(components, 25):
        stand.scene.model.pointing.at(component)
        stand.wait(300)
        check(stand, seen, component)
        stand.choose_or_explain(component)
        check(stand, seen, f"click on {component}")
    stand.scene.model.pointing.at("")
    for command in ("scores", "log", "menu"):
        stand.scene.furniture.command(command)
        check(stand, seen, command)
        stand.scene.furniture.close_top()
    stand.key("h")
    check(stand, seen, "covered")
    assert seen == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_choosing_factions_and_mats(language: str):
    seen: list[str] = []
    for where in ("choose_faction", "choose_mat"):
        session = played("ppp", in_phase(where), factions="chosen", mats="chosen")
        stand = Stand(session, language=language, curtain=False)
        assert stand.until_asked()
        check(stand, seen, where)
        tray = stand.scene.parts["roles"]
        assert tray.visible and not tray.panel.rect.colliderect(stand.scene.parts["faction"].rect)
    assert seen == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_result_of_four(language: str):
    stand = Stand(played("pppp", lambda session: False, seed=2), language=language)
    assert stand.director.stage is Stage.OVER
    seen: list[str] = []
    open_scene(stand, lambda: ResultScene(stand.context, stand.scene))
    check(stand, seen, "result")
    assert seen == []
