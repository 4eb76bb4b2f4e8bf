"""The base game of Glen More II hides nothing from anybody; what comes next of a stack no view knows."""

from __future__ import annotations

import random

from game.games.glen_more.book import NAMES
from game.games.glen_more.rules import RULES
from game.table.director import Stage
from tests.scenes.glen_helpers import match, played
from tests.scenes.table_stage import Stand


def test_two_persons_play_on_without_a_curtain():
    stand, dice = Stand(match("pp", seed=5), warn=False), random.Random(5)
    for _ in range(80):
        assert stand.director.stage is Stage.PLAY and stand.top is stand.scene
        stand.director.submit(dice.choice(stand.director.options()))
        stand.wait()


def test_everybody_sees_the_same():
    session = played("pp", "act", 100, seed=5)
    views = [RULES.to_plain(session.view(eyes)) for eyes in (0, 1, None)]
    assert views[0] == views[1] == views[2]


def test_what_is_left_of_a_stack_is_told_in_the_order_of_the_book():
    """Not in an order from which the next tile could be guessed."""
    unseen = RULES.to_plain(played("pp", "act", 100, seed=5).view(0))["unseen"]
    assert any(unseen.values())
    for left in unseen.values():
        assert left == sorted(left, key=NAMES.index)


def test_pointing_at_a_stack_names_no_tile_of_it():
    stand = Stand(played("pb", "choose_tile", seed=5), curtain=False)
    assert stand.until_asked()
    for stack, left in RULES.to_plain(stand.director.session.view(0))["unseen"].items():
        if stack == "S":
            continue
        stand.scene.model.pointing.at(f"stack:{stack}")
        stand.wait(300)
        card = stand.scene.card.card
        told = " ".join((card.title, card.second, card.text, card.reason, *(row.what for row in card.rows)))
        assert stand.scene.card.visible and not any(stand.scene.hands.name(f"tile:{tile}") in told for tile in left)


def test_where_nothing_is_secret_nothing_can_be_covered_and_the_key_says_so():
    """Whoever pressed it would have had to find out why nothing can be chosen any more."""
    stand = Stand(match("pb"))
    assert stand.until_asked()
    lit = stand.scene.director.lit()
    stand.key("h")
    assert not stand.director.hidden and stand.scene.director.lit() == lit
    assert stand.scene.toast.text == stand.scene.text("table.nothing_hidden")
