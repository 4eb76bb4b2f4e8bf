"""A key that was meant for what has just ended presses nothing of what is asked now; n comes to all that is lit."""

from __future__ import annotations

import random

import pytest

from game.core.contract import say
from game.core.session import Session, Setup
from game.games import CATALOGUE, rules_of
from game.scenes.curtain import CurtainScene
from game.scenes.table import asking
from game.table import keys
from game.table.director import Stage
from game.ui.fresh import UNREAD_MS
from tests.scenes.chronicle_helpers import one, stated
from tests.scenes.table_helpers import seats
from tests.scenes.table_stage import Stand

TURNS = 6
"""So many films are ended with Enter in each game."""


def said(stand: Stand) -> tuple[object, ...]:
    return len(stand.director.session), stand.director.picker.chosen


def own_choice(stand: Stand, dice: random.Random) -> None:
    session = stand.director.session
    session.submit(0, dice.choice(session.options(0)))


def tells(stand: Stand) -> bool:
    scene = stand.scene
    return scene.film.covers or scene.model.is_told or any(part.stays for part in scene.open_parts())


def until_told(stand: Stand) -> bool:
    """Until a film or a scoring waits behind which nothing but the own question is left; False at the end."""
    for _ in range(600):
        scene = stand.scene
        if stand.director.stage is Stage.OVER or stand.top is not scene:
            return False
        if tells(stand) and (stand.director.stage is Stage.PLAY or scene.model.is_told):
            return True
        if stand.director.stage is Stage.PLAY and scene.model.is_live:
            return True
        stand.wait()
    raise AssertionError("nobody is asked any more")


@pytest.mark.parametrize("key", ["return", "space", "ctrl+return"])
@pytest.mark.parametrize("game", CATALOGUE)
def test_two_presses_that_end_a_film_answer_nothing(game: str, key: str) -> None:
    session = Session(rules_of(game), Setup(game, seats("pb"), 7, {"start": 0} if game == "rebirth" else {}))
    stand, dice, ended = Stand(session, motion="normal", curtain=False, warn=False), random.Random(3), 0
    stand.until_asked()
    for _ in range(200):
        own_choice(stand, dice)
        if not until_told(stand) or ended == TURNS:
            break
        scene = stand.scene
        scene.root.set_focus(scene.furniture.primary, visible=True)
        told = tells(stand)
        while tells(stand):
            stand.key(key)
        if not told or stand.director.stage is not Stage.PLAY:
            stand.until_asked()
            continue
        before = said(stand)
        stand.key(key)
        stand.wait(50)
        stand.key(key)
        assert said(stand) == before, f"after turn {ended}"
        ended += 1
        stand.wait(UNREAD_MS + 100)
    assert ended >= 3


def test_a_vote_that_comes_after_a_film_takes_no_press_that_ended_it() -> None:
    """Its ring stands on Nay, and Enter would give that vote."""
    cards = dict.fromkeys(("most_animals", "largest_square", "most_sets", "smallest_territory", "farthest_scot"))
    stack = ["act seat=1", "choose_vote seat=1"]
    stand = Stand(
        stated("pb", one("hard_place"), stack=stack, chronicles={"hard_place": {"cards": cards}}), curtain=False
    )
    stand.scene.root.set_focus(stand.scene.furniture.primary, visible=True)
    assert stand.until_asked() and stand.scene.model.phase != "choose_vote"
    stand.wait(50)
    before = said(stand)
    for _ in range(5):
        stand.key("return")
        stand.wait(50)
    assert said(stand) == before
    stand.wait(UNREAD_MS)
    stand.key("return")
    assert said(stand) != before


def test_a_curtain_that_falls_is_not_lifted_by_what_ended_the_turn() -> None:
    session = Session(rules_of("rebirth"), Setup("rebirth", seats("pp"), 7, {"start": 0}))
    stand = Stand(session)
    assert isinstance(stand.top, CurtainScene)
    stand.key("return")
    assert stand.director.stage is Stage.CURTAIN
    stand.wait(UNREAD_MS + 100)
    stand.key("return")
    assert stand.director.stage is Stage.PLAY


@pytest.mark.parametrize("before", ["menu", "question"])
@pytest.mark.parametrize("game", CATALOGUE)
def test_no_key_changes_a_match_behind_what_stands_in_front_of_it(game: str, before: str) -> None:
    session = Session(rules_of(game), Setup(game, seats("pb"), 7, {"start": 0} if game == "rebirth" else {}))
    stand = Stand(session, curtain=False, warn=False)
    stand.until_asked()
    own_choice(stand, random.Random(3))
    stand.wait()
    scene = stand.scene
    if before == "menu":
        scene.furniture.command("menu")
    else:
        asking.ask_first(scene, lambda: None, (say("table.saving.page"),))
    was, layer = said(stand), stand.top.root._layer()
    assert scene.root.is_asked
    for chord in (*keys.COMMANDS.values(), *"123456"):
        if stand.top is not scene or (before == "menu" and scene.root._layer() is not layer):
            break  # the rules, or another sheet instead of the menu
        if chord not in ("f1", "s", "l", "f10", "?", "f8"):
            stand.key(chord)
            assert said(stand) == was, chord
            assert scene.root._layer() is layer, chord


@pytest.mark.parametrize("back", [False, True], ids=["n", "b"])
@pytest.mark.parametrize("game", ["glen_more", "scythe"])
def test_n_comes_to_all_places_before_the_big_button(game: str, back: bool) -> None:
    """Wherever the ring begins: whoever presses n, Enter, n, Enter does not end a turn with places unseen. In the
    other games the big button is closed while a place is lit."""
    session = Session(rules_of(game), Setup(game, seats("pb"), 7))
    stand, dice, asked = Stand(session, curtain=False, warn=False), random.Random(5), 0
    for _ in range(80):
        if not stand.until_asked():
            break
        scene = stand.scene
        stand.wait(UNREAD_MS + 100)
        places = {component for _, component, _ in scene.walking._places()}
        if scene.furniture.primary.enabled and len(places) > 2 and not scene.root.is_asked:
            asked += 1
            seen = walked(stand, "b" if back else "n", len(places))
            assert seen >= reached(stand, places)
        own_choice(stand, dice)
    assert asked


def walked(stand: Stand, key: str, most: int) -> set[str]:
    """Where n leads from a place in the middle until it comes to the big button."""
    scene, seen = stand.scene, set()
    for _ in range(most // 2):
        stand.key(key)
    scene.walking._passed, scene.walking._came_round = set(), False
    for _ in range(3 * most + 3):
        seen.add(scene.walking.place())
        stand.key(key)
        if scene.root.focus is scene.furniture.primary:
            break
    return seen


def reached(stand: Stand, places: set[str]) -> set[str]:
    """Those that a long walk comes to."""
    seen = set()
    for _ in range(3 * len(places) + 6):
        stand.key("n")
        seen.add(stand.scene.walking.place())
    return seen & places
