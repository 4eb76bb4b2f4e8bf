"""No text of Glen More II is cut at the table and no part lies over another, early and late, in every size."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from pygame import Rect

from game.core.contract import CHANCE
from game.core.words import LANGUAGES
from game.scenes.result import ResultScene
from game.table.director import Stage
from game.ui.games.glen_more.clan_board import ClanBoard
from game.ui.games.glen_more.plates import NAMED_FROM, is_named
from game.ui.widget import Widget
from tests.reader.check_texts import overlaps
from tests.reader.texts import ReadSurface, recording
from tests.scenes.chronicle_helpers import stated
from tests.scenes.glen_helpers import played
from tests.scenes.table_stage import Stand
from tests.scenes.test_table_layout import check, open_scene, overlapping

LOOKS = [
    *(((1280, 720), language) for language in LANGUAGES),
    *(pytest.param(size, "de", marks=pytest.mark.slow) for size in ((1366, 768), (1920, 1080))),
]
"""A larger window has the room of the smallest and more: there the longer language is enough."""
WHERE = [("pbbb", "act", 430), ("pb", "place_tile", 0), ("pbb", "claim_clan", 0), ("pbbb", "pay_cost", 0)]


def things(stand: Stand) -> list[Widget]:
    made, parts = stand.scene.furniture, stand.scene.parts
    large = [parts[name] for name in ("board", "rondel", "stacks", "shelf")]
    peek = [made.peek] if made.peek.visible else []
    return [made.menu, made.prompt, made.plaque, *made.players, *peek, *made.tools.values(), made.primary, *large]


@pytest.mark.parametrize(("size", "language"), LOOKS)
@pytest.mark.parametrize(("kinds", "where", "least"), WHERE)
def test_no_text_is_cut(size: tuple[int, int], language: str, kinds: str, where: str, least: int):
    stand = Stand(played(kinds, where, least, seed=3), size=size, language=language, curtain=False)
    assert stand.until_asked()
    seen: list[str] = []
    check(stand, seen, "table")
    assert overlapping(things(stand)) == []
    session = stand.director.session
    components = session.rules.components(session.view(0))
    lit = [one for one in stand.director.lit() if one in components]
    for component in [*random.Random(2).sample(components, 12), *lit[:6]]:
        stand.scene.model.pointing.at(component)
        stand.wait(300)
        check(stand, seen, component)
        stand.choose_or_explain(component)
        check(stand, seen, f"click on {component}")
    stand.scene.model.pointing.at("")
    stand.scene.hands.draft({"clan_board": True})
    check(stand, seen, "clans")
    stand.scene.hands.draft({})
    stand.scene.hands.visit(1)
    check(stand, seen, "a visit")
    assert seen == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_heading_of_the_panels_has_room(language: str):
    """Figures of four players stand beside the words; headings of a scoring stand in their columns."""
    stand = Stand(played("pbbb", "act", seed=3), language=language, curtain=False)
    stand.scene.parts["scoring"].set(visible=True)
    seen: list[str] = []
    check(stand, seen, "scoring")
    assert seen == []


def test_every_tile_name_fits_its_strip():
    """At the smallest size at which names are printed."""
    for language in ("en", "de"):
        stand = Stand(played("pb", "act", seed=3), language=language, curtain=False)
        view = stand.scene.parts["rondel"].view
        plates = view.painter.plates
        assert is_named(view.tile_px, view.grid.u)
        for px in (view.tile_px, NAMED_FROM):
            assert (
                plates.name_picture("Ae", px).get_height()
                >= plates.lettering("Ae", "sans", 11, (0, 0, 0)).get_height()
            )
            room = plates.name_room(px)
            assert [one for one in view.titles.values() if plates.name_picture(one, px).get_width() > room] == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_result_of_four(language: str):
    stand = Stand(played("pppp", seed=2), language=language)
    assert stand.director.stage is Stage.OVER
    seen: list[str] = []
    open_scene(stand, lambda: ResultScene(stand.context, stand.scene))
    check(stand, seen, "result")
    assert seen == []


def test_what_was_activated_lies_in_the_territory_that_is_told() -> None:
    """Others are asked in the middle of a turn: the numbers of its order must not move to their land."""
    switches = ("dragon_boats", "single_cask", "hammer", "haggis", "dubious_tome", "hard_place", "penny_mobs")
    session = played("ppp", seed=2, die=True, **dict.fromkeys(switches, True))
    others = 0
    for at in range(len(session)):
        shown = session.shown(None, at)
        if shown.activated:
            assert shown.activating is not None
            assert set(shown.activated) <= set(shown.players[shown.activating].territory), at
            others += session.waiting(at)[0] not in (shown.activating, CHANCE)
    assert others, "nobody else was asked"


def test_everything_on_one_tile_is_a_place_of_its_own_for_the_keyboard() -> None:
    """Goods and Scots of a tile come one after another; two with the same place would be passed by."""
    stand = Stand(played("pb", "act", 60, seed=3), curtain=False)
    part = stand.scene.parts["board"]
    for cell in part.view.land.spots:
        here = part.view.land.candidates(cell)
        assert len({part.order(one) for one in here}) == len(here)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_button_of_the_clan_board_leads_to_a_clan_that_can_be_chosen(scale: float) -> None:
    stand = Stand(played("pb", "act", seed=3), curtain=False, text_scale=scale)
    shelf = stand.scene.parts["shelf"]
    assert shelf.board.passed_by
    shelf.show(replace(shelf.seen, lit=("clan:maclachlan",)))
    assert not shelf.board.passed_by and shelf.board.shown
    assert shelf.opens("clan:maclachlan") == "clan_board"
    stand.point(shelf.board.rect.center)
    assert stand.scene.model.pointing.component == "clan_board"


def test_three_figures_of_points_leave_the_word_beside_them_free() -> None:
    stand = Stand(stated("pp", {}, points=[107, 3], stack=["act seat=0"]), curtain=False)
    assert stand.until_asked()
    with recording() as recorder:
        surface = ReadSurface(stand.context.look.grid.window.size, recorder)
        stand.scene.parts["shelf"].settle()
        stand.context.stack.expose()
        stand.context.stack.draw(surface)
    assert "107" in {line.text for line in recorder.page.lines}
    assert list(overlaps(recorder.page)) == []


def test_what_must_be_paid_for_a_clan_lies_on_nothing_that_it_brings() -> None:
    """Peggy McWander's coin lay on the first of two symbols."""
    stand = Stand(played("pbb", "act", seed=3, penny_mobs=True), curtain=False)
    stand.scene.parts["clan_board"].open = True
    board = next(one for one in stand.scene.root.walk() if isinstance(one, ClanBoard))
    coin, symbol = (Rect(0, 0, round(size * board.unit), round(size * board.unit)) for size in (23, 14))
    for name in board.map.clans:
        x, y = board.place(name)
        coin.center, symbol.center = board.toll_at(name), (round(x - 8.4 * board.unit), y)
        both = coin.clip(symbol)
        assert both.w * both.h < 0.1 * symbol.w * symbol.h, name


@pytest.mark.parametrize("first", ["tile", "button"])
def test_what_was_read_before_lies_not_over_the_clan_board_that_has_just_opened(first: str) -> None:
    """The pointer rests, and its card would tell of something that lies under the board now, or beside it."""
    stand = Stand(played("pb", "act", seed=3), curtain=False)
    scene = stand.scene
    sheet, button = scene.parts["clan_board"], scene.parts["shelf"].board
    stand.point(scene.parts["rondel"].anchor("market:wood") if first == "tile" else button.rect.center)
    stand.wait(900)
    assert scene.card.visible or scene.model.pointing.component
    if first == "tile":
        scene.hands.draft({"clan_board": True})
    else:
        stand.click(button.rect.center)
    stand.wait(1500)
    assert sheet.visible
    assert not (scene.card.visible and scene.card.box().colliderect(sheet.rect))


@pytest.mark.parametrize("size", [(1024, 768), (1280, 960)])
def test_a_tall_window_has_no_empty_strip_beside_the_territory(size: tuple[int, int]):
    stand = Stand(played("pbb", "choose_tile"), size=size, language="de", curtain=False)
    assert stand.until_asked()
    parts, seen = stand.scene.parts, list[str]()
    assert parts["stacks"].rect.bottom == parts["board"].rect.bottom
    for section in ("stacks", "scoring") if hasattr(parts["stacks"], "tabs") else ("",):
        if section:
            parts["stacks"].tabs.choose(section)
        check(stand, seen, section)
    assert seen == [] and overlapping(things(stand)) == []


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1080), (1280, 1024)])
def test_beside_the_map_of_the_clans_all_words_and_buttons_are_free(size: tuple[int, int]) -> None:
    """The map takes what a wide or tall window has to spare; it lay over them there."""
    stand = Stand(played("pbb", "claim_clan", seed=3), size=size, curtain=False)
    assert stand.until_asked()
    sheet = stand.scene.parts["clan_board"]
    beside = [one for one in sheet.panel.children if one.visible]
    assert sheet.rect == sheet.panel.rect and sheet.panel.rect.contains(sheet.view.rect)
    assert all(sheet.panel.rect.contains(one.rect) and not one.rect.colliderect(sheet.view.rect) for one in beside)
    assert stand.scene.root.hit(sheet.discards.rect.center) is sheet.discards
