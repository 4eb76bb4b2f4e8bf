"""Whatever the table shows can be asked about, and whatever an event names breaks no picture."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from game.core.game_facts import game_facts
from game.core.session import Session, Setup
from game.games import CATALOGUE, rules_of
from game.ui.kinds import Part
from tests.scenes.table_helpers import seats
from tests.scenes.table_stage import Stand

each_game = pytest.mark.parametrize("game", CATALOGUE)

KINDS = (
    "cell",
    "tile",
    "good",
    "scot",
    "market",
    "pawn",
    "space",
    "stack",
    "seat",
    "clan",
    "card",
    "track",
    "star",
    "mech",
    "worker",
    "castle",
    "settlement",
    "price",
    "gold",
    "coin",
    "land",
    "scoring",
    "mobster",
    "visit",
    "factory",
    "factory_pile",
    "marker",
    "whisky",
    "acting",
    "dial",
    "slot",
    "M",
    "r",
)
ENDINGS = ("", ":", ":bruce_mcmail", ":99", ":-1", ":good:9,9", ":1,x", ":1:2:3", ":²", "/1", ":0")
ODD = (*(f"{kind}{ending}" for kind in KINDS for ending in ENDINGS), "", ":", "r99c99", "²", "a b")


def stands(game: str, steps: int = 12) -> Iterator[Stand]:
    """One table, stopped again and again in a match that is played at random."""
    stand = Stand(
        Session(rules_of(game), Setup(game, seats("p" * max(2, game_facts(game).players.min)), 5)), curtain=False
    )
    dice = random.Random(5)
    session = stand.scene.session
    for _ in range(steps):
        for _ in range(11):
            if session.is_over():
                return
            seat = session.waiting()[0]
            session.submit(seat, dice.choice(session.options(seat)))
        stand.wait()
        stand.settle(stand.scene)
        stand.frame()
        yield stand


@each_game
def test_whatever_lies_under_the_pointer_has_an_answer(game: str) -> None:
    """Everything that a pixel of the table stands for is known to the rules, and a click on it is answered."""
    asked: set[str] = set()
    for stand in stands(game):
        scene = stand.scene
        viewer = scene.director.viewer
        if viewer is None:
            continue
        known = set(scene.session.rules.components(scene.session.view(viewer)))
        under = {scene.component_at((x, y)) for x in range(6, 1280, 13) for y in range(50, 720, 13)} - {""}
        asked |= under
        for component in under:
            assert component in known, f"{component} can be pointed at, and components() does not know it"
            assert component in scene.director.lit() or scene.director.why_not(component) is not None
            scene.hands.point(component)
            scene.model.pointing.tick(1000)
            scene.hands.name(component)
    assert len(asked) > 10


def answers(part: Part, component: str) -> None:
    """Everything a part is asked in a frame about what is lit, pointed at or where something comes from."""
    part.anchor(component)
    part.region(component)
    part.told(component)


@each_game
def test_no_part_is_upset_by_an_id_it_cannot_place(game: str) -> None:
    for stand in stands(game, 3):
        for part in stand.scene.parts.values():
            for component in ODD:
                answers(part, component)
                stand.director.picker.enters(component)
                stand.director.picker.meant(component)
        scene = stand.scene
        scene.mark(ODD)
        stand.frame()
        scene.mark(())
