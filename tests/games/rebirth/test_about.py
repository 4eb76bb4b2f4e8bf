"""What a castle and a mission are worth is told where one points at them."""

from __future__ import annotations

from game.games.rebirth.board import board
from game.games.rebirth.rules import RULES


def test_castles_and_cards_say_what_they_are_worth() -> None:
    table = board()
    told = {one: RULES.about(None, one) for one in ("castle:edinburgh", *(card.id for card in table.cards))}
    assert all(len(said) == 1 for said in told.values())
    assert dict(told["castle:edinburgh"][0].values) == {"points": table.scoring.castle}
    for card in table.cards:
        (said,) = told[card.id]
        assert dict(said.values) == {"points": card.points}
        assert said.key == ("rebirth.about.mission" if card.measure else "rebirth.about.bonus")
    assert RULES.about(None, "sea") == RULES.about(None, "castle:nowhere") == ()


def test_a_town_of_the_same_name_is_no_castle() -> None:
    assert RULES.about(None, "castle:edinburgh") and not RULES.about(None, "settlement:edinburgh")
