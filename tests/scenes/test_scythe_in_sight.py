"""What a combat and the advice show fits whoever reads it: no card to take back, no line through words."""

from __future__ import annotations

import pytest
from pygame import Rect

from game.scenes.table.pointed_card import asked_next
from game.ui.games.scythe.parts.battle_page import places_in
from tests.scenes.scythe_helpers import begun_with
from tests.scenes.table_stage import Stand
from tests.scenes.test_scythe_combat import POSITION, page_of


@pytest.mark.parametrize("cards", [[3, 5], []])
def test_only_who_has_cards_reads_that_one_comes_back(cards: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    stand = Stand(begun_with(POSITION | {"cards": [cards, [2]]}, people=2), curtain=False)
    page, read = page_of(stand), list[str]()
    usual = page.word
    monkeypatch.setattr(page, "word", lambda key, **values: read.append(key) or usual(key, **values))
    page.changed()
    page._paint()
    assert "both_pay" in read and ("takes_back" in read) == bool(cards)


def test_the_line_of_advice_crosses_the_words_of_no_other_part() -> None:
    """From over the players down to the mat it had led through the names of the mechs' abilities."""
    stand = Stand(begun_with(POSITION | {"stack": ["take_turn seat=0"]}), curtain=False)
    scene = stand.scene
    plate, mat, marks = scene.parts["faction"], scene.parts["mat"], scene.furniture.marks
    row = mat.region("section:trade")
    assert row is not None
    above = Rect(plate.rect.x, plate.rect.y - 200, 300, 120)
    assert marks._thread(above, row) is None
    place = scene.parts["board"].anchor("r3c3")
    assert place is not None
    on_land = Rect(0, 0, 60, 60).move(place)
    assert marks._thread(Rect(scene.parts["board"].rect.topleft, (80, 40)), on_land) is not None


def test_the_line_of_advice_crosses_no_section_on_the_way_to_another() -> None:
    """From the land to the second section it had led over what the first one gives."""
    stand = Stand(begun_with(POSITION | {"stack": ["take_turn seat=0"]}), curtain=False)
    mat, marks = stand.scene.parts["mat"], stand.scene.furniture.marks
    at = [mat.region(f"section:{top}") for top in ("move_gain", "bolster", "trade", "produce")]
    first, second, *_ = sorted((one for one in at if one is not None), key=lambda one: one.x)
    note = Rect(20, mat.rect.y, 200, 60)
    assert marks._thread(note, first) is not None
    assert marks._thread(note, second) is None


def test_a_crowded_place_is_folded_up_when_the_map_comes_back() -> None:
    """A fight took the table while it was pointed at; afterwards its list lay over the neighbours for good."""
    crowd = {"r1c4": ["0 character", "0 mech", "0 worker 3"], "home_crimea": ["1 character"]}
    session = begun_with({"factions": ["nordic", "crimea"], "mats": ["engineering", "industrial"], "units": crowd})
    stand = Stand(session, curtain=False)
    assert stand.until_asked()
    board = stand.scene.parts["board"]
    stand.point(board.view.rect_of("r1c4").center)
    assert board.view.opened == "r1c4"
    board.set(visible=False)
    board.set(visible=True)
    assert board.view.opened is None


@pytest.mark.parametrize("text_scale", [1.0, 1.75])
def test_no_card_may_lie_on_the_own_stake_dial_or_hand(text_scale: float) -> None:
    """In large type the card of a combat card lay on "Your stake: 5", which the click had just changed."""
    session = begun_with(POSITION | {"cards": [[2, 2, 2, 3, 4, 4], [2, 2]]}, people=2)
    stand = Stand(session, curtain=False, language="de", text_scale=text_scale)
    assert stand.until_asked()
    page, u = page_of(stand), stand.context.look.grid.u
    middle = places_in(page.rect, u, text_scale > 1).middle.move(page.rect.topleft)
    wanted = [Rect(middle.centerx, middle.bottom - round(20 * u), 1, 1)]
    wanted += [Rect(at.center, (1, 1)) for one in stand.director.lit() if (at := page.region(one)) is not None]
    whole = [rect for rect in asked_next(stand.scene) if rect.w < page.rect.w // 2]
    assert len(wanted) > 5 and all(one.collidelist(whole) >= 0 for one in wanted)
    assert Rect(middle.centerx, middle.y + round(60 * u), 1, 1).collidelist(whole) < 0, "the land may be covered"
