"""Scythe in large type by keys alone: tabs open and lead in, cards say what Enter does, and nothing hides the map."""

from __future__ import annotations

import pytest

from game.scenes.table.around_panels import TalePanel
from game.ui.games.scythe.parts.desk import WarDesk
from tests.qualities.test_given_up import AT_HOME, scythe
from tests.scenes.scythe_helpers import in_phase, played
from tests.scenes.table_stage import Stand

READY = {**AT_HOME, "r4c6": ["0 worker 2"], "r3c5": ["0 worker"]}


def large(**options: object) -> Stand:
    return Stand(
        scythe(READY, "take_turn seat=0", power=[3, 3], coins=[5, 5]),
        warn=False,
        text_scale=1.75,
        language="de",
        **options,  # type: ignore[arg-type]
    )


def late(**options: object) -> Stand:
    session = played("pbb", in_phase("take_turn", least=60), seed=2)
    stand = Stand(session, curtain=False, text_scale=1.75, language="de", **options)  # type: ignore[arg-type]
    assert stand.until_asked()
    return stand


def desk_of(stand: Stand) -> WarDesk:
    desk = stand.scene.parts["desk"]
    assert isinstance(desk, WarDesk)
    return desk


def to_tab(stand: Stand, tab: str) -> None:
    for _ in range(20):
        if desk_of(stand)._cursor == tab:
            return
        stand.key("n")
    pytest.fail(f"the ring never comes to {tab}")


def foot(stand: Stand) -> str:
    card = stand.scene.model.pointing.card
    assert card is not None
    return card.foot


@pytest.mark.parametrize("first", ["return", "space", "down"])
def test_enter_opens_a_section_and_the_second_enter_does_it(first: str) -> None:
    stand = large()
    closed = next(one for one in desk_of(stand).lit_regions() if one.startswith("part/"))
    section = f"section:{closed.partition('/')[2]}"
    to_tab(stand, closed)
    assert foot(stand) == stand.scene.text("table.card.enter.opens")
    stand.key(first)
    assert desk_of(stand)._cursor == section and section in desk_of(stand).regions
    assert foot(stand) in (stand.scene.text("table.card.enter.click"), stand.scene.text("table.card.enter.choose"))
    stand.key("return")
    assert stand.scene.model.phase != "take_turn"


def test_a_unit_dropped_on_a_tab_is_nothing_that_the_rules_refuse() -> None:
    stand = large()
    desk = desk_of(stand)
    tabs = {name: rect for name, rect in desk.regions.items() if name.startswith(("tab/", "part/"))}
    assert tabs
    for rect in tabs.values():
        place = rect.move(desk.rect.topleft).center
        assert not stand.scene.component_at(place).startswith(("tab/", "part/"))
        stand.scene.hands.drop(place)


def test_arrows_reach_tabs_that_are_only_read() -> None:
    stand = large()
    to_tab(stand, next(one for one in desk_of(stand).lit_regions() if one.startswith("part/")))
    stand.key("up")
    seen = set()
    for way in ("right", "right", "right", "right", "left", "left", "left", "left"):
        seen.add(desk_of(stand)._cursor)
        stand.key(way)
    assert {"tab/mechs", "tab/tracks", "tab/hand"} <= seen


def test_an_open_tab_promises_nothing_and_a_closed_one_that_it_opens() -> None:
    stand, desk = large(), None
    desk = desk_of(stand)
    closed = next(one for one in desk.lit_regions() if one.startswith("part/"))
    place = desk.region(closed)
    assert place is not None
    stand.point(place.center)
    assert foot(stand) == stand.scene.text("table.card.mouse.opens")
    stand.click(place.center)
    card = stand.scene.model.pointing.card
    assert card is None or not card.foot, "a second click there does nothing"


def test_a_card_tells_whoever_comes_with_the_mouse_after_the_keys_of_clicks() -> None:
    stand = large()
    section = next(one for one in desk_of(stand).lit_regions() if one.startswith("section:"))
    assert desk_of(stand).go_to(section)
    assert foot(stand) == stand.scene.text("table.card.enter.click")
    place = desk_of(stand).region(section)
    assert place is not None
    stand.point(place.center)
    assert foot(stand) == stand.scene.text("table.card.mouse.click")


def test_the_recap_folds_beside_a_card_which_lies_on_nobody() -> None:
    stand = late()
    peek, board = stand.scene.furniture.peek, stand.scene.parts["board"]
    assert peek.visible and not peek.folded
    stand.key("n")
    assert stand.scene.card.visible and peek.folded and peek.rect.top < stand.scene.root.rect.h / 8
    box = stand.scene.card.box()
    assert not [one for one in board.keeps_clear("") if box.colliderect(one)] and not box.colliderect(
        peek.rect.inflate(0, -12)
    )


def test_what_a_film_has_told_comes_folded_under_a_card() -> None:
    stand = late(motion="normal")
    session, peek = stand.director.session, stand.scene.furniture.peek
    stand.key("n")
    told, own = peek.facts.lines, session.turns()[0]
    while session.turns()[0] == own and session.waiting() == (0,):
        session.submit(0, session.options(0)[-1])
    for _ in range(2000):
        stand.wait()
        if stand.scene.model.is_live and session.waiting() == (0,) and peek.visible and peek.facts.lines != told:
            break
    caption, card = stand.scene.film.caption, stand.scene.card
    assert not (caption.visible and card.visible and caption.rect.colliderect(card.box()))
    stand.wait(500)
    assert peek.facts.lines != told and (stand.scene.model.pointing.card is None or peek.folded)


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_the_ring_of_the_big_button_leaves_the_tools_whole(size: tuple[int, int]) -> None:
    stand = large(size=size)
    furniture, ring = stand.scene.furniture, stand.scene.root.ring
    widest = ring._reach(stand.scene.root, furniture.primary.rect)
    for tool in furniture.tools.values():
        assert tool.rect.bottom <= widest.top + 3, "nothing but the shadow of the ring comes so far"
        style = tool._tool_style()
        middle = min(tool.rect.y + tool.rect.h * 0.78, tool.rect.bottom - tool._low_part(style))
        fonts = stand.scene.root.look.fonts
        assert middle + fonts.cap_height(style) / 2 + 0.24 * fonts.px(style) <= tool.rect.bottom


def test_the_question_is_as_large_near_as_far_and_a_whole_sentence() -> None:
    stand = late()
    stand.key("v")
    stand.wait(200)
    near, far = (one for one in stand.scene.root.walk() if isinstance(one, TalePanel))
    assert near.tale.asked == far.tale.asked and near.tale.asked.endswith(".")
    sizes = [panel._blocks(panel._room(panel.rect))[0].line_px for panel in (near, far)]
    assert sizes[0] == sizes[1] >= near.grid.px(26)
    assert stand.scene.root.overflows() == []


@pytest.mark.parametrize("keys", [("v", "v"), ("l", "escape"), ("s", "s")])
def test_the_ring_comes_back_to_where_it_was(keys: tuple[str, str]) -> None:
    stand = large()
    closed = next(one for one in desk_of(stand).lit_regions() if one.startswith("part/"))
    to_tab(stand, closed)
    stand.key("return")
    before = desk_of(stand)._cursor
    for key in keys:
        stand.key(key)
        stand.wait(600)
    assert stand.scene.root.focus is desk_of(stand) and desk_of(stand)._cursor == before


def test_a_key_takes_away_the_small_paper_beside_the_ring() -> None:
    stand = large()
    stand.key("n")
    stand.wait(200)
    stand.scene.root.set_focus(stand.scene.furniture.primary, visible=True)
    stand.wait(1200)
    tip = stand.scene.root._tip
    assert tip.visible
    stand.key("return")
    stand.wait(1200)
    assert not tip.visible and stand.scene.card.visible
    stand.key("l")
    stand.wait(1200)
    assert not tip.visible, "it would lie on the log"


def test_enter_on_what_is_printed_in_a_lit_section_chooses_it_as_a_click_does() -> None:
    stand = Stand(played("pb", in_phase("take_turn"), seed=4), curtain=False, warn=False)
    assert stand.until_asked()
    mat = stand.scene.parts["mat"]
    inside = [
        one
        for one, rect in mat.regions.items()
        if one not in mat.seen.lit and any(mat.regions[lit].contains(rect) for lit in mat.lit_regions())
    ]
    assert inside, "top and bottom actions are printed in the sections"
    stand.key("n")
    stand.wait(600)
    mat._go(inside[0])
    before = len(stand.director.session)
    stand.key("return")
    assert len(stand.director.session) > before
