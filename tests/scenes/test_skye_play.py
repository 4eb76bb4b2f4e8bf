"""Isle of Skye at the table: whole matches by mouse and by keyboard, tiles turned and laid."""

from __future__ import annotations

import random

import pytest

from game.scenes.curtain import CurtainScene
from game.scenes.result import ResultScene
from game.table.director import Stage
from game.ui.events import Pointer
from tests.scenes.skye_hands import (
    at_table,
    build_by_mouse,
    by_keyboard,
    play_by_mouse,
    set_prices_by_mouse,
    tiles_of,
)
from tests.scenes.skye_helpers import match, phase, played
from tests.scenes.table_stage import Stand


def test_a_whole_match_with_a_bot_by_mouse():
    stand = Stand(match("pb"))
    play_by_mouse(stand)
    assert stand.director.session.result() is not None
    stand.wait()
    assert isinstance(stand.top, ResultScene)


@pytest.mark.parametrize(("kinds", "rounds"), [("ppp", 6), pytest.param("ppppp", 5, marks=pytest.mark.slow)])
def test_each_person_looks_behind_the_screen_once_in_a_round_and_no_other_curtain_falls(kinds: str, rounds: int):
    stand = Stand(match(kinds, turn_castle=True))
    curtains = play_by_mouse(stand, 2000)
    assert stand.director.session.result() is not None
    assert curtains == len(kinds) * rounds


def test_before_each_sealed_pricing_the_curtain_falls():
    stand = Stand(match("pp"))
    assert stand.director.stage is Stage.CURTAIN
    stand.press("i_am")
    set_prices_by_mouse(stand)
    assert stand.director.stage is Stage.CURTAIN and stand.director.eyes is None


def test_a_whole_match_by_keyboard_alone():
    stand = Stand(match("pp"))
    for _ in range(900):
        if stand.director.stage is Stage.OVER:
            break
        if isinstance(stand.top, CurtainScene):
            stand.wait(500)  # what comes by itself takes no key that was meant for what was there before
            stand.key("return")
        elif stand.director.stage is Stage.PLAY:
            by_keyboard(stand)
        else:
            stand.key("ctrl+return")
    assert stand.director.stage is Stage.OVER


# -- building --------------------------------------------------------------------------------------------------------


@pytest.fixture
def building() -> Stand:
    stand = Stand(played("pp", {"round": 4, "phase": "build_tiles"}), curtain=False)
    assert stand.until_asked()
    return stand


def test_a_tile_is_in_hand_at_once_and_turns_by_key_button_and_wheel(building: Stand):
    held = building.director.picker.chosen
    assert held[0].startswith("tile:") and held[1].startswith("turn:")
    turn = int(held[1][-1])
    building.key("r")
    assert building.director.picker.chosen == (held[0], f"turn:{(turn + 1) % 4}")
    building.key("q")
    assert building.director.picker.chosen == held
    building.press("turn_right")
    assert building.director.picker.chosen[1] == f"turn:{(turn + 1) % 4}"
    middle = building.scene.parts["board"].rect.center
    building.context.stack.handle(Pointer("wheel", middle, wheel=(0, 1)))
    assert building.director.picker.chosen == held


def test_every_lit_place_says_what_it_would_bring(building: Stand):
    view = building.scene.parts["board"].view
    assert view.lit and all(label for label in view.lit.values())
    place = next(iter(view.lit))
    building.point(view.anchor(place))
    now, *later = view.lit[place].split("\n")
    assert building.scene.card.visible and building.scene.card.card.result == now
    assert now == "0" or not later, "only below a nothing stands what it may pay later"
    assert len([row for row in building.scene.card.card.rows if row.badge]) >= 3


def test_a_click_where_the_tile_fits_turned_otherwise_turns_it(building: Stand):
    for _ in range(4):
        view = building.scene.parts["board"].view
        if view.other_turns:
            break
        building.key("r")
    place = next(iter(sorted(view.other_turns)))
    lines = len(building.director.session)
    building.click(view.anchor(place))
    assert len(building.director.session) == lines
    assert place in view.lit


def test_a_place_where_it_cannot_lie_says_which_border_does_not_match(building: Stand):
    view = building.scene.parts["board"].view
    for _ in range(4):
        wrong = [
            c
            for c in map(view.land.component, sorted(view.land.frontier))
            if c not in view.lit and c not in view.other_turns and view.anchor(c)
        ]
        if wrong:
            break
        building.key("r")
    building.click(view.anchor(wrong[0]))
    assert building.scene.card.visible and building.scene.card.card.reason


def test_a_tile_that_is_turned_over_a_place_where_it_does_not_fit_says_so_at_once(building: Stand):
    """The mouse rests on the place and R turns: it looked laid, and the card told the name of the place."""
    view = building.scene.parts["board"].view
    place = next(one for one in sorted(view.lit) if view.anchor(one) is not None)
    building.point(view.anchor(place))
    assert view.ghost is not None and view.ghost_state == "selected"
    for _ in range(3):
        building.key("r")
        building.wait(400)
        card = building.scene.card.card
        fits = place in view.lit
        assert view.ghost_state == ("selected" if fits else "refused")
        assert building.scene.card.visible and bool(card.reason) == (not fits)


def test_the_smallest_movement_asks_once_more_why_not(building: Stand):
    view = building.scene.parts["board"].view
    wrong = next(c for c in map(view.land.component, sorted(view.land.frontier)) if c not in view.lit)
    x, y = view.anchor(wrong)
    building.point((x, y))
    building.scene.model.pointing._rests = True  # as after a new position
    building.point((x + 1, y))
    building.wait(400)
    assert building.scene.card.card.reason


def test_what_the_mouse_left_by_a_change_of_phase_has_no_ring_when_it_comes_back():
    """An empty place beside the land kept its ring for the rest of the match."""
    stand = Stand(played("pp", {"round": 2, "phase": "buy_tile"}), curtain=False)
    assert stand.until_asked()
    view = stand.scene.parts["offers"].view
    place = view.land.component(min(view.land.frontier))
    x, y = view.rect_of(place).center
    stand.point((x, y))
    assert view.pointed == place
    while phase(stand.director.session) == "buy_tile":
        seat = stand.director.session.waiting()[0]
        stand.director.session.submit(seat, stand.director.session.options(seat)[-1])
    stand.wait()
    assert not view.shown and view.pointed is None


def test_another_land_is_shown_large_and_back(building: Stand):
    board = building.scene.parts["board"]
    other = 1 - building.director.viewer
    building.press(f"visit:{other}")
    assert board.view.seat == other and not board.view.lit
    building.press("visit_back")
    assert board.view.seat == building.director.viewer and board.view.lit
    building.press(f"visit:{other}")
    building.key("escape")
    assert board.view.seat == building.director.viewer


def test_a_tile_that_lies_in_a_land_is_not_taken_in_hand_and_says_why(building: Stand):
    land = building.scene.parts["board"].view.land
    laid = next(component for component in sorted(land.cell_of) if component.startswith("tile:"))
    held = building.director.picker.chosen
    building.scene.hands.choose(laid)
    card = building.scene.card.card
    assert building.scene.card.visible and card.text and not card.refused
    assert building.director.picker.chosen == held


def test_a_tile_that_is_taken_back_is_in_hand_as_it_can_be_laid():
    """It was turned in the land; what was held meanwhile may be a turn in which it fits nowhere."""
    tried = 0
    for kinds, number in (("pp", 2), ("pp", 3), ("ppp", 2), ("ppp", 3), ("ppp", 4)):
        stand = Stand(played(kinds, {"round": number, "phase": "build_tiles"}), curtain=False)
        assert stand.until_asked()
        director = stand.director
        while len({action.tile for action in director.options() if action.word == "build"}) > 1:
            build_by_mouse(stand)
        touched = {one for action in director.options() for one in action.touches()}
        for turn in {f"turn:{n}" for n in range(4)} - touched:
            build_by_mouse(stand)
            stand.scene.model.holding.take(turn)
            assert director.undo()
            assert [one for one in director.lit() if one.startswith("place:")]
            tried += 1
    assert tried


def test_every_component_answers_a_click():
    for where in ("set_prices", "buy_tile", "build_tiles"):
        stand = Stand(played("pp", {"round": 4, "phase": where}), curtain=False)
        assert stand.until_asked()
        components = stand.director.session.rules.components(stand.director.session.view(stand.director.viewer))
        for component in random.Random(3).sample(components, min(60, len(components))):
            if component in stand.director.picker.chosen:
                continue  # a click on what is in hand turns it
            if component not in stand.director.lit() and not stand.scene.hands.takes_in_hand(component):
                lines = len(stand.director.session)
                stand.scene.hands.choose(component)
                card = stand.scene.card
                assert card.visible and (card.card.reason or card.card.text), f"{where}: {component}"
                assert len(stand.director.session) == lines


def test_scoring_is_shown_slot_by_slot_and_counts_up():
    session = played("pp", {"round": 3, "phase": "build_tiles"})
    stand = Stand(session, curtain=False, motion="normal")
    stand.context.settings.stay_seconds = 1
    shown: set[str] = set()
    said: set[tuple[int, str, str]] = set()
    while phase(session) == "build_tiles":
        build_by_mouse(stand)
    for _ in range(400):
        stand.wait(20)
        shown |= {one for one in stand.scene.model.marked if one.startswith("slot:")}
        if not stand.scene.motion.busy:
            break
        dock = stand.scene.parts["counted"]
        if dock.panel.shown and dock.seen.telling:
            told = {one.sign.player: (one.gain.text, one.total.text) for one in dock.players}
            events = [one for one in dock.seen.telling if one.word == "slot_scored"]
            for event in events:
                gain, total = told[dock.seen.signs[event.seat]]
                assert gain == (f"+{event.points}" if event.points else "0")
                said.add((event.seat, event.slot, total))
    assert shown == {"slot:A", "slot:C"}
    assert {one[:2] for one in said} == {(seat, slot) for seat in range(2) for slot in shown}
    points = [player.points for player in session.shown(None).players]
    assert {(seat, str(points[seat])) for seat in range(2)} <= {(seat, _figure(total)) for seat, _, total in said}
    assert stand.scene.model.position == len(session) and not stand.scene.model.counting


def _figure(told: str) -> str:
    return "".join(one for one in told if one.isdigit())


def test_what_others_have_laid_is_outlined_in_their_land_and_in_no_other() -> None:
    """A place has the same name in every land, so it is the tile that stays marked."""
    stand = Stand(played("pb", {"round": 2, "phase": "set_prices"}, seed=3), size=(1280, 720))
    assert stand.until_asked()
    board = stand.scene.parts["board"]
    laid = [one for one in board.seen.last if one in tiles_of(stand, 1)]
    assert laid and not [one for one in board.seen.last if one.startswith("place:")]
    assert [board.view.land.cell(one) for one in laid] == [None] * len(laid), "the own land is shown"
    stand.scene.hands.visit(1)
    assert all(board.view.land.cell(one) is not None for one in laid)


def test_after_go_on_the_ring_is_on_the_first_tile_and_not_on_buying_nothing() -> None:
    """The button that passes lies next to the big one: the next Enter asked "Are you sure?"."""
    stand = at_table("pbb", 2, "set_prices")
    stand.scene.walking.to_primary()
    by_keyboard(stand)
    stand.scene.walking.to_primary()
    assert stand.until_asked() and phase(stand.director.session) == "buy_tile"
    stand.wait()
    assert stand.scene.walking.place().startswith("tile:")


def test_the_key_of_the_big_button_says_what_is_missing_on_the_page_where_the_ring_is() -> None:
    """Axe and one price were set: Ctrl+Enter did nothing, for the ring was already as near as it could be."""
    stand = at_table("pbb", 2, "set_prices")
    for key in ("n", "x", "n", "3", "ctrl+return"):
        stand.key(key)
    assert stand.scene.model.pointing.refused and stand.scene.card.visible


def test_the_ring_waits_for_the_own_land_while_a_rival_is_told_of() -> None:
    """It went to the button that turns, for of the own places none was seen yet."""
    stand = at_table("pbb", 2, "buy_tile", motion="normal")
    while phase(stand.director.session) == "buy_tile":
        by_keyboard(stand) if stand.director.stage is Stage.PLAY else stand.wait()
    for _ in range(600):
        asked = phase(stand.director.session) == "build_tiles" and stand.director.stage is Stage.PLAY
        if asked and not stand.scene.motion.busy:
            break
        stand.wait()
    assert stand.scene.walking.place().startswith("place:"), stand.scene.root.focus
