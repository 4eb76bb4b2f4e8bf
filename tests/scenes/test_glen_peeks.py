"""What somebody at Glen More II only looks at: the clan board goes with a click, and cards name what others gain."""

from __future__ import annotations

import pytest

from game.core.session import Session
from game.core.words import LANGUAGES
from game.games.glen_more.actions import EndTurn
from tests.scenes.glen_helpers import phase, played
from tests.scenes.table_stage import Stand


def looking(where: str = "choose_tile") -> Stand:
    """A person has opened the clan board without need."""
    stand = Stand(played("pbb", where, 60, seed=3), curtain=False)
    assert stand.until_asked()
    stand.press("clan_board")
    assert stand.scene.parts["clan_board"].visible
    return stand


def test_a_click_on_a_clan_or_on_nothing_puts_the_clan_board_away():
    for at in ("a clan", "nothing"):
        stand = looking()
        sheet, before = stand.scene.parts["clan_board"], len(stand.scene.session)
        stand.click(
            sheet.anchor(f"clan:{sheet.clans[0]}") if at == "a clan" else (sheet.rect.x + 3, sheet.rect.y + 3)
        )
        assert not sheet.visible and len(stand.scene.session) == before
        assert not stand.scene.model.pointing.refused


def test_the_clan_board_makes_room_for_the_next_question_and_does_not_come_back():
    stand = looking("act")
    sheet, session = stand.scene.parts["clan_board"], stand.scene.session
    stand.director.submit(EndTurn())
    for _ in range(400):
        assert not sheet.visible or phase(session) == "claim_clan"
        if not stand.until_asked() or phase(session) == "act":
            break
        stand.click_component(stand.director.lit()[0])
    assert phase(session) == "act" and not sheet.visible


def is_smallest(session: Session) -> bool:
    own, *others = (len(player.territory) for player in session.shown(None).players)
    return own < min(others)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_others_gain_by_a_tile_is_named_and_is_not_themselves(language: str):
    """Where one's own territory is the smallest, one more tile in it spares the others points."""
    session = played("pbb", "place_tile", 10, seed=1, when=is_smallest)
    stand = Stand(session, language=language, curtain=False)
    assert stand.until_asked()
    said = []
    for cell in (one for one in stand.director.lit() if one.startswith("cell:")):
        stand.point(stand.scene.anchor(cell))
        said += [row.what for row in stand.scene.card.card.rows if row.sign is not None]
    names = stand.scene.model.teller.speaker.seat_names
    assert said and not [words for words in said if any(words.count(name) > 1 for name in names)]


@pytest.mark.parametrize("scale", [1.0, 1.75])
def test_no_card_of_its_button_lies_on_the_clan_board_that_it_opened(scale: float) -> None:
    """With large type it covered a quarter of the map, as long as the mouse rested where it had clicked."""
    stand = Stand(played("pbb", "choose_tile", 60, seed=3), curtain=False, text_scale=scale)
    assert stand.until_asked()
    if scale > 1:
        stand.scene.parts["shelf"].tabs.choose("clans")
        stand.frame()
    stand.point(stand.scene.root.find("clan_board").rect.center)
    stand.wait(600)
    assert stand.scene.card.visible
    stand.click(stand.scene.root.find("clan_board").rect.center)
    stand.wait(600)
    assert stand.scene.parts["clan_board"].visible and not stand.scene.card.visible
