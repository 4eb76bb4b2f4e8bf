"""Glen More II by keys and by a slip: what is at hand, what the ring rests on, and what is said beside the bars."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.session import SeatSetup, Session, Setup
from game.core.words import LANGUAGES
from game.games.glen_more.events import ScoringBegun
from game.games.glen_more.rules import RULES
from game.ui.events import LEFT, Pointer
from game.ui.games.glen_more.parts.shelf import laid, people_room
from tests.scenes.glen_helpers import played
from tests.scenes.table_stage import Stand

GOODS = {"0,-1": {"tiles": ["inshriach"], "goods": {"wood": 2}}}


def stated(stack: str = "act seat=0", **position: Any) -> Session:
    seats = tuple(SeatSetup(name, n, "random" if n else "") for n, name in enumerate(("Anna", "Jonas", "Morag")))
    state = RULES.from_plain({"seats": 3, "stack": [stack], **position})
    return Session(RULES, Setup("glen_more", seats, 7, {}), state=state)


# -- selling ---------------------------------------------------------------------------------------------------------


def test_the_ring_does_not_come_to_rest_on_what_sells() -> None:
    stand = Stand(stated(territories={0: GOODS}, market={"wood": 2}))
    lines = len(stand.director.session)
    assert "sell" in stand.director.lit()
    stand.scene.walking.to_nearest()
    for _ in range(3):
        assert getattr(stand.scene.root.focus, "component", "") != "sell"
        assert stand.scene.parts["rondel"].view.cursor != "sell"
        stand.key("return")
    assert all(line.action.word != "sell" for line in stand.director.session.lines[lines:])


def test_keys_reach_what_sells_and_then_the_goods() -> None:
    stand = Stand(stated(territories={0: GOODS}, market={"wood": 2}))
    coins = stand.director.session.view(0).coins[0]
    for _ in range(8):
        stand.key("n")
        if stand.scene.parts["rondel"].view.cursor == "sell":
            break
    stand.key("return")
    assert stand.director.picker.chosen == ("sell",)
    good = next(one for one in stand.director.lit() if one.startswith("good:"))
    assert stand.scene.parts["board"].go_to(good)
    stand.key("return")
    assert stand.director.session.view(0).coins[0] == coins + 2


def test_a_click_on_a_good_takes_it_and_one_on_its_row_sells_it() -> None:
    stand = Stand(stated(territories={0: GOODS}, market={"wood": 2}))
    lines = len(stand.director.session)
    stand.click_component("good:wood:0,-1")
    assert len(stand.director.session) == lines and "market:wood" in stand.scene.parts["rondel"].view.lit
    stand.choose_or_explain("market:stone")
    assert stand.scene.card.card.way_out, "it says where the good in hand is sold"
    stand.click_component("market:wood")
    assert stand.director.session.lines[lines].action.word == "sell"


# -- a Scot at hand --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "place"), [("right", "cell:1,0"), ("up", "cell:0,-1"), ("left", "cell:-1,0")])
def test_arrows_lead_a_scot_from_one_lit_place_to_the_next(key: str, place: str) -> None:
    """From the forest the way right leads to the castle aslant, not to an empty place of the felt."""
    around = {"0,-1": "inshriach", "-1,0": "strathmore"}
    stand = Stand(stated(territories={0: around}, moves_left=2))
    stand.click_component("scot:0,0")
    board = stand.scene.parts["board"]
    start = "cell:0,-1" if key != "up" else "cell:1,0"
    assert board.go_to(start)
    stand.key(key)
    assert board.view.cursor == place and place in stand.director.lit()


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_a_scot_or_the_market_at_hand_the_prompt_asks_about_that(language: str) -> None:
    asked = []
    for first in ("", "scot:0,0", "sell"):
        stand = Stand(stated(territories={0: GOODS}, market={"wood": 2}, moves_left=2), language=language)
        if first:
            stand.click_component(first)
            assert stand.director.picker.chosen == (first,)
        asked.append(stand.scene.furniture.prompt.text)
    assert len(set(asked)) == 3, asked


def _drag(stand: Stand, start: tuple[int, int], end: tuple[int, int]) -> None:
    for kind, at in (("down", start), ("drag", (start[0] + 9, start[1])), ("drag", end), ("drop", end)):
        stand.context.stack.handle(Pointer(kind, at, LEFT, moved=(9, 0)))
    stand.wait()


def test_dragging_a_scot_is_the_same_as_two_clicks() -> None:
    stand = Stand(stated(territories={0: GOODS}, moves_left=1))
    view = stand.scene.parts["board"].view
    lines, camera = len(stand.director.session), view.camera
    start = view.anchor("scot:0,0")
    _drag(stand, start, (start[0] + 3, start[1] + 3))
    assert stand.director.picker.chosen == ("scot:0,0",), "let go where he stands he stays at hand"
    _drag(stand, start, view.anchor("home_castle:0"))
    assert stand.director.session.lines[lines].action.touches() == ("scot:0,0", "cell:1,0")
    assert view.camera == camera, "the land stays where it is"


def test_what_is_asked_of_a_land_pushed_aside_comes_into_sight() -> None:
    stand = Stand(played("pb", "choose_tile", 20))
    part = stand.scene.parts["board"]
    part.view.pan(-part.view.rect.w, 0)
    for tile in [one for one in stand.director.lit() if one.startswith("tile:")]:
        stand.click_component(tile)
        if stand.scene.model.phase == "place_tile":
            break
        stand.key("ctrl+z")
    assert stand.scene.model.phase == "place_tile" and part.view.camera == part.view.fitted()
    assert not stand.scene.parts["choices"].visible, "what lies in sight is clicked there"


def test_what_a_scot_at_hand_cannot_reach_says_where_he_goes() -> None:
    stand = Stand(stated(territories={0: {"0,-1": "inshriach", "0,-2": "easdale"}}, moves_left=2))
    stand.click_component("scot:0,0")
    reason = stand.director.why_not("cell:3,3")
    assert reason is not None and reason.say.key == "glen_more.reason.scot_near"


# -- what is said ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bars_say_what_the_end_takes_away(language: str) -> None:
    tiles = {"0,-1": "inshriach", "1,-1": "easdale", "2,-1": "lochridge"}
    stand = Stand(stated(territories={0: tiles}), language=language)
    note = stand.scene.furniture.peek.facts.note
    assert note == {"en": "territory –9", "de": "Gebiet –9"}[language]
    few = Stand(stated(), language=language).scene.furniture.peek.facts.note
    assert few == stand.scene.text("glen_more.screen.outlook.note")


def test_while_a_scoring_is_shown_the_banner_names_it() -> None:
    sheet = Stand(stated()).scene.parts["scoring"]
    assert sheet.headline(ScoringBegun("stack:B")) == sheet.word("title", stack="B")


def test_a_go_on_that_comes_too_late_is_no_wrong_click() -> None:
    stand = Stand(stated("choose_tile seat=0"))
    primary = stand.scene.furniture.primary
    assert not primary.enabled
    primary.follow(True)
    primary.follow(False)
    stand.key("ctrl+return")
    assert not stand.scene.model.pointing.refused
    stand.wait(2000)
    stand.key("ctrl+return")
    assert stand.scene.model.pointing.refused


# -- the shelf -------------------------------------------------------------------------------------------------------


def test_cards_on_the_shelf_begin_below_their_headings() -> None:
    stand = Stand(played("pbb", "act", 260, seed=3))
    shelf = stand.scene.parts["shelf"]
    for seat in range(3):
        stand.scene.hands.visit(seat)
        for kind, x in (("tile:", 466.0), ("card:", shelf.landmarks.at[0])):
            first = next((spot for spot in shelf.spots if spot.component.startswith(kind)), None)
            assert first is None or first.at[0] == x
    assert shelf.landmarks.rect.x == shelf.rect.x + stand.scene.context.grid.px(shelf.landmarks.at[0])


@pytest.mark.parametrize("persons", [0, 1, 3, 5, 8])
@pytest.mark.parametrize("cards", [0, 1, 4, 11])
def test_however_many_lie_on_the_shelf_all_can_be_seen(persons: int, cards: int) -> None:
    room, high = 494.0, 102.0
    share = people_room(persons, cards, room, high)
    own, lands = laid(persons, share - 12, high, square=True), laid(cards, room - share - 20, high, square=False)
    for number, size, wide in ((persons, own, share - 12), (cards, lands, room - share - 20)):
        rows = -(-number // size.columns)
        assert size.columns * (size.wide + 6) - 6 <= wide + 0.01
        assert rows * (size.tall + 6) - 6 <= high + 0.01
    assert not persons or own.wide >= (48 if cards <= 4 else 30)
    assert not cards or (lands.wide >= 64 and lands.tall >= 28)
    assert cards not in (1, 4) or lands.wide >= 116, "the picture beside a name needs its room"
