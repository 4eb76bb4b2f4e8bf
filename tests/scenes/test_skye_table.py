"""Gold by hand, what everybody may know of gold, reveals and scorings that are told, what panels and cards say."""

from __future__ import annotations

import pytest

from game.games.isle_of_skye.rules import RULES
from game.scenes.curtain import CurtainScene
from game.scenes.tally.scene import TallyScene
from game.table.director import Stage
from game.table.tally import curves
from game.ui.events import Pointer
from game.ui.games.isle_of_skye import table
from game.ui.widgets import Dialog
from tests.scenes.skye_hands import BY_MOUSE, at_table, build_by_mouse, set_prices_by_mouse
from tests.scenes.skye_helpers import match, phase, played
from tests.scenes.table_stage import Stand
from tests.scenes.test_skye_gold import everything

# -- what is told ----------------------------------------------------------------------------------------------------


def sealed_but_one(kinds: str, *, motion: str, curtain: bool) -> Stand:
    """All have sealed but the one who looks."""
    stand = at_table(kinds, 3, "set_prices", motion=motion, curtain=curtain)
    for _ in range(len(kinds) - 1):
        set_prices_by_mouse(stand)
        if stand.director.stage is Stage.HAND_OVER:
            stand.press("primary")
        stand.wait(1000 if motion != "none" else 50)
        if isinstance(stand.top, CurtainScene):
            stand.press("i_am")
    return stand


def test_prices_are_revealed_screen_after_screen_and_a_click_only_ends_that():
    stand = sealed_but_one("ppp", motion="normal", curtain=False)
    set_prices_by_mouse(stand)
    page, sunk = stand.scene.parts["offers"], []
    for _ in range(40):
        stand.wait(50)
        sunk.append(tuple(round(screen.sunk, 2) for screen in page.screens))
    assert (0, 0, 0) in sunk and any(one and one[0] == 1 and one[2] == 0 for one in sunk)
    lines = len(stand.director.session)
    assert stand.scene.model.is_told
    stand.press("primary")
    assert not stand.scene.model.is_told and not page.screens
    assert len(stand.director.session) == lines, "the click ended the telling and did nothing else"
    stand.key("return")
    assert len(stand.director.session) == lines, "the key that went on does not pass as well"
    stand.press("pass")
    assert len(stand.director.session) > lines or stand.scene.root._layer() is not stand.scene.root


def test_the_reveal_lies_open_to_all_and_buying_goes_on_without_a_curtain():
    stand = sealed_but_one("pp", motion="normal", curtain=True)
    set_prices_by_mouse(stand)
    stand.wait(300)
    assert stand.scene.model.is_told and stand.director.eyes is None
    for _ in range(200):
        stand.wait(50)
        assert stand.top is stand.scene
        assert stand.scene.model.figures.purse is None
        if not stand.scene.model.is_told:
            break
    assert stand.director.stage is Stage.PLAY and phase(stand.director.session) == "buy_tile"


def test_each_land_lights_what_scores_and_says_its_points():
    stand = at_table("pp", 3, "build_tiles", motion="normal")
    stand.context.settings.stay_seconds = 1
    session = stand.director.session
    while phase(session) == "build_tiles":
        build_by_mouse(stand)
    lands, told = stand.scene.parts["scored"], {}
    for _ in range(400):
        stand.wait(50)
        for event in stand.scene.model.telling:
            if event.word == "slot_scored" and event.points:
                told[event.slot, event.seat] = lands.views[event.seat].outlined
        stand.scene.motion.go_on()  # a scoring stays until somebody has seen it
        if not stand.scene.motion.busy:
            break
    scored = {
        (event.slot, event.seat): event
        for event in everything(session)
        if event.word == "slot_scored" and event.points
    }
    assert told and all(scored[key].parts for key in told)
    for key, groups in told.items():
        tiles = {tile for part in scored[key].parts for tile in part.split()[1:]}
        assert {tile for group in groups for tile in group} == tiles
    assert not stand.scene.model.telling and not stand.scene.model.counting


def test_each_land_that_is_scored_is_the_land_of_now_in_every_round():
    stand = at_table("ppp", 1, "build_tiles", motion="normal")
    stand.context.settings.stay_seconds = 1
    session, lands, seen = stand.director.session, stand.scene.parts["scored"], set()
    for _ in range(2000):
        if RULES.to_plain(session.view(None))["round"] == 3:
            break
        if stand.director.stage is Stage.PLAY and not stand.scene.motion.busy:
            BY_MOUSE[phase(session)](stand)
        stand.wait(50)
        position = lands.seen.position
        if lands.visible and position is not None:
            seen.add(position.round)
            assert [view.land.tiles for view in lands.views] == [player.land for player in position.players]
    assert seen == {1, 2}


def test_the_end_is_counted_scroll_by_scroll_and_then_purse_by_purse_with_every_land_in_sight():
    session = played("pp", {"round": 6, "phase": "build_tiles"})
    stand = Stand(session, curtain=False, motion="fast")
    stand.context.settings.stay_seconds = 1
    assert stand.until_asked()
    while not session.is_over():
        build_by_mouse(stand)
    for _ in range(900):
        stand.wait(50)
        stand.scene.motion.go_on()  # what was told last stays until somebody has seen it
        if stand.top is not stand.scene:
            break
    count, ended = stand.top, everything(session)
    assert isinstance(count, TallyScene)
    count.halted = True
    lands = count.parts["scored"]
    told = [(one.seat, one.component, one.points) for one in count.tally.counts]
    scrolls = [(one.seat, one.tile, one.points) for one in ended if one.word == "scroll_scored"]
    purses = [(one.seat, f"purse:{one.seat}", one.points) for one in ended if one.word == "gold_exchanged"]
    assert sorted(told[: len(scrolls)]) == sorted(scrolls) and sorted(told[len(scrolls) :]) == sorted(purses)
    for done, (seat, component, _) in enumerate(told, 1):
        count.count(done)
        assert all(view.shown for view in lands.views)
        assert lands.views[seat].rect.collidepoint(lands.anchor(component)), "it lies in the land of whose it is"
        lit = {one for group in lands.views[seat].outlined for one in group}
        own = {one for one in count.words.lit(done, None) if one.startswith(("tile:", "castle:"))}
        assert lit == own or count.is_counted


def test_a_tile_flies_as_it_will_lie():
    stand = at_table("pb", 3, "build_tiles")
    board = stand.scene.parts["board"]
    held = stand.director.picker.chosen[0]
    sizes = {board.sprite(f"{held}/{turn}", 0) for turn in range(4)}
    assert len(sizes) == 4


def test_a_tile_is_dragged_from_the_dock_onto_its_place():
    stand = at_table("pp", 3, "build_tiles")
    board, dock = stand.scene.parts["board"], stand.scene.parts["dock"]
    place = next(iter(sorted(board.view.lit)))
    face, lines = dock.faces[0], len(stand.director.session)
    stand.point(face.rect.center)
    handle = stand.context.stack.handle
    handle(Pointer("down", face.rect.center, 1))
    handle(Pointer("drag", (240, 580), 1))
    assert len(stand.scene.motion.flights.air.children) == 1, "it hangs at the pointer"
    handle(Pointer("drag", board.view.anchor(place), 1))
    assert not stand.scene.motion.flights.air.children and board.view.ghost.at == place, "it lies where it would"
    handle(Pointer("drop", board.view.anchor(place), 1))
    assert [line.action.word for line in stand.director.session.lines[lines:]] == ["build"]


def test_dragging_another_tile_takes_that_one_in_hand():
    stand = at_table("ppp", 4, "build_tiles")
    dock = stand.scene.parts["dock"]
    other = next(face for face in dock.faces if face.visible and not face.held)
    tile, start = other.component, other.rect.center
    stand.point(start)
    stand.context.stack.handle(Pointer("down", start, 1))
    stand.context.stack.handle(Pointer("drag", (600, 560), 1))
    stand.context.stack.handle(Pointer("drag", (610, 560), 1))
    assert stand.director.picker.chosen[0] == tile
    stand.context.stack.handle(Pointer("drop", (610, 560), 1))
    assert stand.director.picker.chosen[0] == tile


def test_a_whole_match_of_two_people_with_everything_told():
    stand = Stand(match("pp", seed=3), motion="fast")
    stand.context.settings.stay_seconds = 1
    curtains = 0
    for _ in range(1500):
        if stand.director.stage is Stage.OVER:
            break
        if isinstance(stand.top, CurtainScene):
            stand.wait(300)
            stand.press("i_am")
            curtains += 1
        elif stand.scene.motion.to_come or stand.director.stage is Stage.CURTAIN:
            stand.wait(400)
            stand.scene.motion.go_on()
        elif stand.director.stage is Stage.HAND_OVER:
            stand.press("primary")
        else:
            BY_MOUSE[phase(stand.director.session)](stand)
            if isinstance(stand.scene.root.children[-1], Dialog):
                stand.click(stand.scene.root.children[-1].buttons[-1].rect.center)
    assert stand.director.session.result() is not None and curtains == 2 * 6


# -- panels and cards ------------------------------------------------------------------------------------------------


def test_panels_say_the_order_of_play_and_how_much_is_built():
    stand = at_table("ppp", 4, "build_tiles")
    facts = [panel.facts for panel in stand.scene.furniture.players]
    start = stand.scene.model.position_shown.start
    assert [facts[(start + n) % 3].place for n in range(3)] == [1, 2, 3]
    builder = stand.director.viewer
    total = len(stand.scene.model.position_shown.players[builder].got)
    assert facts[builder].status_tone == "acts" and f"0/{total}" in facts[builder].status
    while stand.director.viewer == builder and phase(stand.director.session) == "build_tiles":
        build_by_mouse(stand)
    done = stand.scene.furniture.players[builder].facts
    assert done.status_tone == "done" and str(total) in done.status


def test_a_place_says_what_it_brings_now_and_in_later_rounds_and_what_it_completes():
    stand = at_table("ppp", 5, "build_tiles")
    view = stand.scene.parts["board"].view
    best = max(view.lit, key=lambda place: (view.lit[place], place))
    stand.point(view.anchor(best))
    card = stand.scene.card.card
    counted = [row for row in card.rows if row.badge]
    assert [row.badge for row in counted if not row.dim] == ["A", "C"], "D is gold, which nobody can know"
    assert {row.badge: [figure for figure, _ in row.boxes] for row in counted} == {
        "A": ["5"],
        "C": ["5", "6"],
        "B": ["6"],
    }
    assert [lit for row in counted for _, lit in row.boxes].count(True) == 2
    total = sum(int(row.value.replace("–", "-")) * len(row.boxes) for row in counted)
    assert any(row.icon == "scores" and int(row.value) == total for row in card.rows)
    completed = [event for event in stand.scene.model.pointing.preview.events if event.word == "area_completed"]
    assert completed and len([row for row in card.rows if row.icon == "waves"]) == len(completed)
    assert any(best in group for group in view.outlined), "the tile in hand is part of what it completes"


def test_the_clan_stands_above_its_land():
    stand = at_table("pp", 2, "build_tiles")
    title, clan, _ = stand.scene.parts["board"].view.title
    assert stand.scene.hands.player(stand.director.viewer) in title and "Mac" in clan


def test_a_scroll_says_what_it_counts_and_that_a_closed_area_doubles_it():
    stand = at_table("pp", 5, "set_prices")
    page = stand.scene.parts["prices"]
    for tile in RULES.to_plain(stand.director.session.view(None))["bag"]:
        if table.scroll_of(tile):
            page.cards[0].face.component = f"tile:{tile}"
            assert "Doubled" in page.told(f"tile:{tile}").text
            break
    else:
        pytest.fail("no scroll is left in the bag")


def test_the_curve_of_points_has_a_step_for_each_round():
    session = played("bbb", None)
    assert {len(values) for values in curves(session, veiled=False)} == {7}
    assert [values[-1] for values in curves(session, veiled=False)] == list(session.result().points)


def test_looking_up_a_rule_while_a_round_is_scored_loses_nothing_of_the_scoring():
    stand = at_table("pp", 3, "build_tiles", motion="normal")
    while phase(stand.director.session) == "build_tiles":
        build_by_mouse(stand)
    while not stand.scene.model.is_told:
        stand.wait(50)
    stand.click(stand.scene.furniture.tools["rules"].rect.center)
    assert stand.top is not stand.scene, "the rules are open"
    stand.key("escape")
    stand.wait(100)
    assert stand.top is stand.scene and stand.scene.model.is_told


def test_nobody_is_ahead_of_somebody_who_has_as_much() -> None:
    """ "3, ahead" stood at two of four."""
    stand = Stand(played("pp", {"round": 1, "phase": "set_prices"}), curtain=False)
    assert stand.until_asked()
    dock = stand.scene.parts["counted"]
    for gains, ahead in (({0: 3, 1: 3}, 0), ({0: 3, 1: 2}, 1)):
        dock._told = {"slot:A": gains}
        dock._show_players(gains)
        assert sum("ahead" in one.total.text for one in dock.players) == ahead
