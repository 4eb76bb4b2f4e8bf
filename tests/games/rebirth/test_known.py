"""What a seat knows and is told besides the rules: the cards that may be in the deck, the turn, the largest group."""

from __future__ import annotations

from game.core.contract import say
from game.games.rebirth import scoring
from game.games.rebirth.board import board
from game.games.rebirth.rules import RULES

EVERY_CARD = {card.id for card in board().cards}


def test_only_the_own_cards_are_known_to_be_gone_from_the_deck() -> None:
    first, second, third = board().cards[0].id, board().cards[4].id, board().cards[-1].id
    state = RULES.from_plain({"seats": 3, "hands": ["food"] * 3, "cards": [[second], [first], [third]]})
    for seat, own in enumerate((second, first, third)):
        assert set(RULES.to_plain(RULES.view(state, seat))["deck"]) == EVERY_CARD - {own}
    assert set(RULES.to_plain(RULES.view(state, None))["deck"]) == EVERY_CARD


def test_the_plaque_tells_the_turn_of_whoever_has_had_the_fewest_and_never_more_than_there_are() -> None:
    def told(turns: list[int]) -> object:
        return RULES.progress(RULES.from_plain({"seats": 3, "hands": ["food"] * 3, "turns": turns}))[0]

    assert told([0, 0, 0]) == say("rebirth.progress.turn", n=1, total=34)
    assert told([5, 5, 4]) == say("rebirth.progress.turn", n=5, total=34)
    assert told([34, 34, 34]) == say("rebirth.progress.turn", n=34, total=34)


def test_of_groups_as_large_as_each_other_the_one_with_the_lowest_space_is_shown() -> None:
    pairs = board().mask(["r05c05", "r05c06"]), board().mask(["r15c10", "r15c11"])
    alone = board().mask(["r17c08"])
    lowest = min(pairs, key=lambda mask: mask & -mask)
    assert scoring.largest_group(pairs[0] | pairs[1]) == lowest
    assert scoring.largest_group(pairs[0] | pairs[1] | alone) == lowest


def test_the_group_of_a_player_is_the_largest_of_farms_of_one_kind() -> None:
    """Farms of the other kind, settlements and other players' farms do not join it."""
    tiles = {"r05c05": "0 food", "r05c06": "0 food", "r14c09": "0 energy", "r14c10": "0 energy", "r15c10": "0 energy"}
    tiles |= {"r15c11": "1 energy", "r14c11": "0 settlement_1"}
    state = RULES.from_plain({"seats": 2, "hands": ["food", None], "tiles": tiles})
    players = RULES.shown(RULES.view(state, 0)).players
    assert players[0].group == ("r14c09", "r14c10", "r15c10")
    assert players[1].group == ("r15c11",)
