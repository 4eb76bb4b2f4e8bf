"""The card of a hexagon lies neither on it nor on a neighbour that could be chosen."""

from __future__ import annotations

import pytest

from game.ui.games.scythe.facts import load_facts
from tests.scenes import table_stage
from tests.scenes.scythe_helpers import begun_with, in_phase, played
from tests.scenes.table_stage import Stand
from tests.scenes.test_hints import Adviser

AT_HOME = {"nordic": "r1c4", "rusviet": "r3c6", "crimea": "r7c3", "saxony": "r6c0", "polania": "r3c1"}
MECHS = {"left": "r5c1", "middle": "r4c4", "below": "r7c2", "above": "r2c2"}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080)])
@pytest.mark.parametrize("where", MECHS)
def test_the_card_keeps_off_the_hexagon_and_its_lit_neighbours(
    where: str, size: tuple[int, int], language: str
) -> None:
    stand = Stand(
        begun_with(
            {
                "factions": ["nordic", "crimea"],
                "mats": ["engineering", "industrial"],
                "mechs": [["speed"], []],
                "units": {
                    MECHS[where]: ["0 mech", "0 worker 3"],
                    "r1c4": ["0 character", "0 worker"],
                    "home_crimea": ["1 character"],
                    "r7c3": ["1 worker"],
                },
                "stack": ["take_turn seat=0"],
            }
        ),
        size=size,
        language=language,
        curtain=False,
    )
    for component in ("section:move_gain", "top:move_units", f"mech:{MECHS[where]}"):
        stand.click_component(component)
    board = stand.scene.parts["board"]
    assert board.view.lit
    seen = 0
    for place in (one.id for one in board.view.plan.hexes):
        stand.point(board.view.rect_of(place).center)
        stand.wait(400)
        if not stand.scene.card.visible:
            continue
        seen += 1
        box, clear = stand.scene.card.box(), board.keeps_clear(place)
        assert clear[0] == board.view.rect_of(place) and not box.colliderect(clear[0]), place
        for rect in clear[1:]:
            assert box.clip(rect.inflate(-rect.w // 4, -rect.h // 4)).size == (0, 0), place
    assert seen > 30


def test_the_card_of_a_place_lies_on_nobody_while_there_is_other_land() -> None:
    """It lay over a whole army in the lower left: neither pointed at nor lit, and yet what one was thinking about."""
    army = {"r5c1": ["1 mech"], "r6c0": ["1 worker 2"], "r5c0": ["1 character"], "r4c1": ["1 worker"]}
    stand = Stand(
        begun_with(
            {
                "factions": ["nordic", "saxony"],
                "mats": ["engineering", "industrial"],
                "mechs": [[], ["speed"]],
                "units": {**army, "r1c4": ["0 character", "0 worker 2"]},
                "stack": ["take_turn seat=0"],
            }
        ),
        curtain=False,
    )
    assert stand.until_asked()
    board, seen = stand.scene.parts["board"], 0
    for place in ("r1c5", "r1c6", "r2c6", "r3c6", "r4c6", "r3c4", "r4c4", "r2c5"):
        stand.point(board.view.rect_of(place).center)
        stand.wait(400)
        seen += stand.scene.card.visible
        box = stand.scene.card.box()
        assert not any(box.collidepoint(board.view.rect_of(one).center) for one in (*army, "r1c4")), place
    assert seen > 6


@pytest.mark.parametrize("faction", ["saxony", "nordic", "rusviet", "polania", "crimea"])
def test_the_card_of_a_section_keeps_off_ones_own_people(faction: str) -> None:
    """It lay in the lower left, over the home of Saxony, while a section of the mat was pointed at."""
    other = "crimea" if faction != "crimea" else "nordic"
    setup = load_facts().common["workers_at_start"]
    stand = Stand(
        begun_with(
            {
                "factions": [faction, other],
                "mats": ["engineering", "industrial"],
                "units": {
                    f"home_{faction}": ["0 character"],
                    AT_HOME[faction]: [f"0 worker {setup}"],
                    f"home_{other}": ["1 character"],
                },
                "stack": ["take_turn seat=0"],
            }
        ),
        curtain=False,
    )
    assert stand.until_asked()
    board = stand.scene.parts["board"]
    for component in stand.director.lit():
        stand.point(stand.scene.anchor(component))
        stand.wait(400)
        assert stand.scene.card.visible, component
        box = stand.scene.card.box()
        assert not any(box.colliderect(board.view.rect_of(one)) for one in (f"home_{faction}", AT_HOME[faction]))


@pytest.mark.parametrize("seed", [2, 4])
def test_advice_over_the_column_cuts_no_part_in_two(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_stage, "QuickAsker", Adviser)
    stand, over = Stand(played("pbb", in_phase("take_turn", least=200), seed=seed), curtain=False, warn=False), 0
    assert stand.until_asked()
    for _ in range(8):
        stand.key("t")
        stand.wait(100)
        scene, note = stand.scene, stand.scene.furniture.hint
        rows = [at for seat in range(3) if (at := scene.parts["rows"].region(f"seat:{seat}"))]
        beside = [part.rect for name, part in scene.parts.items() if part.shown and not part.leads and name != "rows"]
        below = [one for one in [*rows, *beside] if one.colliderect(note.rect)]
        if note.visible and note.rect.x > scene.parts["board"].rect.right:
            over += 1
            assert all(one.bottom <= note.rect.bottom for one in below), scene.director.bots.hint
        stand.key("t")
        if not stand.until_asked():
            break
    assert over > 2, "it usually lies there"
