"""The clan board of Glen More II is only looked at: it goes with a click, and makes room by itself."""

from __future__ import annotations

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
