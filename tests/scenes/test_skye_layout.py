"""No text of Isle of Skye is cut at the table, and no part lies over another, in every phase, size and language."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from game.core.settings import Settings
from game.core.words import LANGUAGES
from game.games.isle_of_skye.scoring_ids import SCORING_IDS
from game.scenes.result import ResultScene
from game.table.director import Stage
from game.ui.games.isle_of_skye.parts.tile_face import TileFace
from game.ui.widget import Widget
from tests.scenes import table_stage
from tests.scenes.skye_helpers import played
from tests.scenes.table_stage import Stand
from tests.scenes.test_hints import Adviser
from tests.scenes.test_table_layout import check, open_scene, overlapping

WHERE = [(1, "set_prices"), (5, "set_prices"), (4, "buy_tile"), (5, "build_tiles")]
SLOW = pytest.mark.slow
SMALLEST = (1280, 720)
CASES = [
    *(
        pytest.param(SMALLEST, kinds, language, marks=() if kinds in ("pp", "pppp") else SLOW)
        for kinds in ("pp", "pbp", "pppp", "ppppp")
        for language in LANGUAGES
    ),
    *(
        pytest.param(size, kinds, "de", marks=SLOW)
        for size in ((1366, 768), (1920, 1080))
        for kinds in ("pbp", "ppppp")
    ),
]
"""Size, seats and language; larger windows, which have the room of the smallest and more, are looked at in the longer
language with a mixed table and with the fullest."""


def things(stand: Stand) -> list[Widget]:
    made = stand.scene.furniture
    peek = [made.peek] if made.peek.visible else []
    parts = [part for part in stand.scene.parts.values() if part.visible]
    return [made.menu, made.prompt, made.plaque, *made.players, *peek, *made.tools.values(), made.primary, *parts]


@pytest.mark.parametrize(("size", "kinds", "language"), CASES)
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
    for start in range(0, len(SCORING_IDS), 4):
        scoring = dict(zip("ABCD", (SCORING_IDS * 2)[start : start + 4], strict=True))
        column.seen = replace(column.seen, position=replace(column.seen.position, scoring=scoring))
        check(stand, seen, str(start))
        assert [card.tile for card in column.cards] == list(scoring.values())
    assert seen == []


def test_result_of_five():
    stand = Stand(played("ppppp", None), language="de")
    assert stand.director.stage is Stage.OVER
    seen: list[str] = []
    open_scene(stand, lambda: ResultScene(stand.context, stand.scene))
    check(stand, seen, "result")
    assert seen == []


# -- large type, narrow windows, full tables -------------------------------------------------------------------------


RING = 9
"""Units that the ring of the keyboard reaches around what it marks, when it is widest."""
SMALLEST_TILE = 40
MIXED = [
    ("pp", (1024, 768), 1.0),
    ("ppppp", (1024, 768), 1.0),
    ("ppppp", (1280, 720), 1.5),
    ("ppp", (1920, 1080), 1.5),
    ("ppppp", (1920, 1080), 2.0),
    ("pppp", (1280, 720), 2.0),
    ("pp", (1024, 768), 2.0),
]


def at_type(
    monkeypatch: pytest.MonkeyPatch, kinds: str, size: tuple[int, int], scale: float, language: str, where: str
) -> Stand:
    monkeypatch.setattr(table_stage, "Settings", lambda **chosen: Settings(**(chosen | {"text_scale": scale})))
    stand = Stand(played(kinds, {"round": 4, "phase": where}), size=size, language=language)
    assert stand.until_asked()
    return stand


@pytest.mark.parametrize(("kinds", "size", "scale"), MIXED)
@pytest.mark.parametrize("where", ["set_prices", "buy_tile"])
def test_the_felt_fits_every_window_table_and_type(
    monkeypatch: pytest.MonkeyPatch, kinds: str, size: tuple[int, int], scale: float, where: str
):
    stand = at_type(monkeypatch, kinds, size, scale, "de", where)
    part = stand.scene.parts["prices" if where == "set_prices" else "offers"]
    dock = stand.scene.parts["purse" if where == "set_prices" else "buying"]
    seen: list[str] = []
    for tile in (tile for player in part.seen.position.players for tile in player.offer):
        stand.scene.model.pointing.at(f"tile:{tile}")
        for widget in (*part.walk(), *dock.walk()):
            seen += widget.overflow() if widget.shown else []
        ghost = part.view.camera.rect(part.view.land.cell(part.view.ghost.at)) if part.view.ghost else None
        if ghost is not None:
            assert not part.gains.rect.colliderect(ghost.move(part.view.rect.topleft)), "the gains cover the tile"
    assert seen == []
    assert overlapping(things(stand)) == []


@pytest.mark.parametrize("kinds", ["pp", "ppp", "pppp", "ppppp"])
@pytest.mark.parametrize("where", ["set_prices", "buy_tile"])
def test_no_tile_that_can_be_priced_or_bought_is_smaller_than_forty_pixels(
    monkeypatch: pytest.MonkeyPatch, kinds: str, where: str
):
    stand = at_type(monkeypatch, kinds, (1280, 720), 1.0, "en", where)
    part = stand.scene.parts["prices" if where == "set_prices" else "offers"]
    faces = [widget for widget in part.walk() if isinstance(widget, TileFace) and widget.shown]
    assert len(faces) >= 2 * len(kinds)
    assert min(face.rect.w for face in faces) >= SMALLEST_TILE
    assert all(part.rect.contains(face.rect) for face in faces)


@pytest.mark.parametrize(("kinds", "number", "where"), [("pp", 2, "set_prices"), ("ppp", 4, "buy_tile")])
def test_the_card_of_gains_stands_beside_the_land(kinds: str, number: int, where: str):
    """It lay on the castle, though the land had room to give."""
    stand = Stand(played(kinds, {"round": number, "phase": where}), language="de")
    assert stand.until_asked()
    part = stand.scene.parts["prices" if where == "set_prices" else "offers"]
    tiles = [tile for player in part.seen.position.players for tile in player.offer]
    for tile in tiles:
        stand.scene.model.pointing.at(f"tile:{tile}")
        land = [part.view.camera.rect(cell).move(part.view.rect.topleft) for cell in part.view.land.tiles]
        assert part.gains.shown and part.gains.rect.collidelist([cell.inflate(-8, -8) for cell in land]) == -1


def test_the_ring_around_an_offered_tile_leaves_its_sign_of_gain(monkeypatch: pytest.MonkeyPatch):
    """With five the ring of the keyboard took the upright of the plus: +2 read as -2."""
    stand = at_type(monkeypatch, "ppppp", (1280, 720), 1.0, "en", "buy_tile")
    reach = stand.context.grid.px(RING)
    for offer in stand.scene.parts["offers"].offers:
        assert not offer.gain.rect.colliderect(offer.face.rect.inflate(2 * reach, 2 * reach))


@pytest.mark.parametrize("kinds", ["pp", "pppp", "ppppp"])
def test_no_price_lies_on_a_tile(monkeypatch: pytest.MonkeyPatch, kinds: str):
    stand = at_type(monkeypatch, kinds, (1280, 720), 1.0, "en", "buy_tile")
    for offer in stand.scene.parts["offers"].offers:
        assert not offer.plate.rect.colliderect(offer.face.rect)


def test_the_land_stays_where_it_is_between_two_tiles():
    stand = Stand(played("ppp", {"round": 4, "phase": "build_tiles"}))
    view = stand.scene.parts["board"].view
    moved = laid = 0
    seat = stand.director.viewer
    while stand.director.viewer == seat and view.lit:
        before = view.camera
        stand.click(view.anchor(min(view.lit)))
        laid += 1
        moved += view.camera != before and view._has_room(before)
    assert laid and not moved, "it only moves when a new row would leave the felt"


@pytest.mark.parametrize("kinds", ["pp", "ppp", "ppppp"])
def test_no_best_place_lies_under_what_the_rivals_have(kinds: str):
    for number in range(1, 7 - (len(kinds) == 5)):
        stand = Stand(played(kinds, {"round": number, "phase": "set_prices"}), curtain=False)
        assert stand.until_asked()
        page = stand.scene.parts["prices"]
        for card in page.cards:
            stand.point(card.face.rect.center)
            if page.view.ghost is not None:
                place = page.view.rect_of(page.view.ghost.at)
                assert not any(place.colliderect(one.rect) for one in page.strip.rivals), (number, card.tile)


def test_a_small_land_leaves_the_place_of_the_card_free():
    stand = Stand(played("pp", {"round": 2, "phase": "build_tiles"}), curtain=False)
    assert stand.until_asked()
    view = stand.scene.parts["board"].view
    held = next(one for one in stand.director.picker.chosen if one.startswith("tile:"))
    stand.scene.model.pointing.at(min(view.lit))
    stand.wait(300)
    card = stand.scene.card
    assert card.visible and not any(card.rect.colliderect(view.rect_of(one)) for one in view.lit)
    stand.scene.model.pointing.at(held)
    stand.wait(300)
    assert not card.visible, "the dock says all of the tile in hand"


def test_a_click_on_the_tile_in_hand_turns_it():
    stand = Stand(played("pp", {"round": 2, "phase": "build_tiles"}), curtain=False)
    assert stand.until_asked()
    picker = stand.director.picker
    held = next(one for one in picker.chosen if one.startswith("tile:"))
    turns = []
    for _ in range(4):
        turns.append(next(one for one in picker.chosen if one.startswith("turn:")))
        stand.click(stand.scene.anchor(held))
    assert sorted(turns) == [f"turn:{n}" for n in range(4)] and held in picker.chosen


def test_a_land_that_was_only_moved_makes_room_for_new_places():
    stand = Stand(played("pp", {"round": 4, "phase": "build_tiles"}), curtain=False)
    assert stand.until_asked()
    view, seat = stand.scene.parts["board"].view, stand.director.viewer
    for chord in ("+", "-"):
        stand.key(chord)
    assert not view.camera.at_rest
    while stand.director.viewer == seat and view.lit:
        stand.click(view.anchor(max(view.lit, key=lambda one: view.land.cell(one)[1])))
        assert all(view.anchor(one) is not None for one in view.lit)


def test_why_nothing_can_be_ended_yet_hides_no_button():
    """Its words name the button for passing: they may not lie on it."""
    for language in ("en", "de"):
        stand = Stand(played("pp", {"round": 2, "phase": "buy_tile"}), language=language, curtain=False)
        assert stand.until_asked()
        stand.point(stand.scene.furniture.primary.rect.center)
        stand.wait(600)
        tip, buttons = stand.scene.root._tip, [stand.scene.parts["buying"].passing]
        assert tip.visible and tip.text
        assert not any(tip.rect.colliderect(one.rect) for one in (*buttons, *stand.scene.furniture.tools.values()))


@pytest.mark.parametrize("phase", ["set_prices", "buy_tile"])
def test_what_a_tile_would_bring_is_told_beside_the_own_land(phase: str) -> None:
    """A castle alone stood in the middle, so that the card had no room on either side and lay on it."""
    stand = Stand(played("pbbb", {"round": 1, "phase": phase}), motion="none", curtain=False)
    assert stand.until_asked()
    part, told = stand.scene.parts["prices" if phase == "set_prices" else "offers"], 0
    for face in [one for one in part.walk() if isinstance(one, TileFace) and one.shown]:
        stand.point(face.rect.center)
        if part.gains.visible:
            told += 1
            cells = [part.view.rect_of(part.view.land.component(cell)) for cell in part.view.land.tiles]
            assert part.gains.rect.collidelist(cells) < 0, face.component
    assert told > 3


@pytest.mark.parametrize("round_number", [2, 4])
def test_neither_advice_nor_a_refusal_lies_on_the_land_one_prices_for(
    round_number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside the land half the felt was free, and both lay on it."""
    monkeypatch.setattr(table_stage, "QuickAsker", Adviser)
    stand = Stand(played("pbbb", {"round": round_number, "phase": "set_prices"}), motion="none", curtain=False)
    assert stand.until_asked()
    land = stand.scene.parts["prices"].figures_at()
    assert len(land) > 2
    stand.key("ctrl+return")
    assert stand.scene.card.visible and stand.scene.card.box().collidelist(land) < 0
    stand.point((640, 24))
    stand.key("t")
    stand.wait(100)
    assert stand.scene.furniture.hint.visible and stand.scene.furniture.hint.rect.collidelist(land) < 0
