"""No text of Scythe is cut at the table and nothing lies over a row of the players, in every size and language."""

from __future__ import annotations

import random

import pytest
from pygame import Rect

from game.core.words import LANGUAGES
from game.scenes.result import ResultScene
from game.table.director import Stage
from game.ui.games.scythe.parts.map import WarMap
from game.ui.widget import Widget
from game.ui.widgets import Paragraph
from tests.scenes.scythe_helpers import begun_with, in_phase, played
from tests.scenes.table_stage import Stand
from tests.scenes.test_table_layout import check, open_scene, overlapping

LOOKS = [
    *(((1280, 720), language) for language in LANGUAGES),
    *(pytest.param(size, "de", marks=pytest.mark.slow) for size in ((1366, 768), (1920, 1080))),
]
"""A larger window has the room of the smallest and more: there the longer language is enough."""
WHERE = [("pbb", "take_turn", 300), ("ppppp", "enlist", 0), ("pb", "move_units", 200), ("pb", "set_dials", 0)]


def furniture_of(stand: Stand) -> list[Widget]:
    made = stand.scene.furniture
    parts = [stand.scene.parts[name] for name in ("board", "rows", "tracks", "faction", "mat", "hand")]
    return [made.menu, made.prompt, made.plaque, *made.tools.values(), made.primary, *parts]


@pytest.mark.parametrize(("size", "language"), LOOKS)
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
def test_result_of_four(language: str):
    stand = Stand(played("pppp", lambda session: False, seed=2), language=language)
    assert stand.director.stage is Stage.OVER
    seen: list[str] = []
    open_scene(stand, lambda: ResultScene(stand.context, stand.scene))
    check(stand, seen, "result")
    assert seen == []


def test_the_result_says_by_what_popularity_multiplies_and_what_has_counted():
    """Half of its sheet was empty, and nobody saw why four stars are sixteen coins for one and twelve for another."""
    stand = Stand(played("ppppp", lambda session: False, seed=2), language="de")
    open_scene(stand, lambda: ResultScene(stand.context, stand.scene))
    scene = stand.top
    assert isinstance(scene, ResultScene)
    by_key = {row.key: row for row in scene.rows}
    for name in ("stars", "territories", "resources"):
        for value, made in zip(by_key[name].values, by_key[name].made, strict=True):
            count, _, each = made.partition(" × ")
            assert (int(count) * int(each) if made else None) == value
    told = " ".join(one.text for one in scene.root.walk() if isinstance(one, Paragraph))
    counted = {one.component for one in scene.sheet.entries if one.category in ("stars", "territories")}
    assert counted and all(scene.teller.name(one) in told for one in counted)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080), (2560, 1080)])
def test_what_lies_beside_the_land_covers_no_hexagon(size: tuple[int, int]) -> None:
    """The own Factory card lay over a corner of one."""
    stand = Stand(played("pb", in_phase("take_turn", least=150), seed=4), size=size, curtain=False)
    board = stand.scene.parts["board"]
    assert isinstance(board, WarMap)
    beside = {name: stand.scene.parts[name].rect for name in ("bonus", "pile", "triumph", "factory_section")}
    beside |= {name: button.rect for name, button in board.asides.items()} | {"lenses": board.lenses.rect}
    view = board.view
    for one in view.plan.hexes:
        at = view.middle_of(one.id)
        assert at is not None
        middle = at[0] + view.rect.x, at[1] + view.rect.y
        for name, rect in beside.items():
            corner = max(rect.left, min(middle[0], rect.right)), max(rect.top, min(middle[1], rect.bottom))
            assert not in_hexagon(corner, middle, view.camera.radius - 1), (name, one.id)


def in_hexagon(point: tuple[float, float], middle: tuple[float, float], radius: float) -> bool:
    x, y = abs(point[0] - middle[0]), abs(point[1] - middle[1])
    half = radius * 3**0.5 / 2
    return x < half and y < radius - x / 3**0.5


@pytest.mark.parametrize("text_scale", [1.0, 1.75])
@pytest.mark.parametrize("village", ["r8c3", "r1c6"])
def test_petals_lie_on_the_board_and_under_nothing_that_lies_upon_it(village: str, text_scale: float) -> None:
    """At the lowest village "+2" lay under the heading of the Triumph Track."""
    stand = Stand(
        begun_with(
            {
                "factions": ["rusviet", "nordic"],
                "mats": ["engineering", "industrial"],
                "units": {village: ["0 worker 3"], "r3c4": ["0 worker"], "home_rusviet": ["0 character"]},
                "stack": ["take_turn seat=0"],
            }
        ),
        curtain=False,
        warn=False,
        text_scale=text_scale,
    )
    stand.director.choose("section:produce", sure=True)
    stand.wait(100)
    stand.click_component(village)
    board = stand.scene.parts["board"]
    assert isinstance(board, WarMap) and len(board.around.petals) == 3
    others = [part.rect for part in stand.scene.open_parts() if not part.leads and not part.fills]
    for petal in board.around.petals:
        middle = board.around.anchor(petal.press)
        assert middle is not None
        disc = Rect(0, 0, 34, 34)
        disc.center = middle
        assert board.rect.contains(disc) and disc.collidelist(others) < 0, petal
