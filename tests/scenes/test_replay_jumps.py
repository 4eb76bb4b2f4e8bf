"""A replay jumps to any moment, whatever is pointed at: nobody is drawn before they have their things."""

from __future__ import annotations

import random

import pytest

from game.core.game_facts import game_facts
from game.core.session import Session, Setup
from game.games import CATALOGUE, rules_of
from game.scenes.replay import ReplayScene
from game.ui.kinds.painted import PaintedPart
from tests.scenes.table_helpers import seats
from tests.scenes.table_stage import Stand

FORMS = {
    "parts side by side": ((1280, 720), 1.0),
    "one part large": ((800, 600), 1.0),
    "large type": ((1280, 720), 2.0),
}
LINES = 90


def choices_at_first(game: str) -> dict[str, object]:
    """Options with which a match begins with things to choose: positions in which seats do not have theirs yet."""
    options = game_facts(game).options.items()
    return {name: value for name, one in options for value in one.values if value in ("chosen", "choose")}


def spots(scene: ReplayScene) -> list[tuple[int, int]]:
    """Things of painted parts, and of every other part its middle and a corner."""
    found = []
    for part in scene.parts.values():
        if isinstance(part, PaintedPart):
            found += [area.move(part.rect.topleft).center for area in list(part.regions.values())[:3]]
        elif part.shown and part.rect.w > 8:
            found += [part.rect.center, (part.rect.x + 6, part.rect.y + 6)]
    return found


@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize("game", CATALOGUE)
def test_a_replay_jumps_from_anywhere_to_its_beginning(game: str, form: str) -> None:
    dice, (size, scale) = random.Random(5), FORMS[form]
    setup = Setup(game, seats("b" * game_facts(game).players.min), 5, options=choices_at_first(game))
    session = Session(rules_of(game), setup)
    while len(session) < LINES and not session.is_over():
        session.submit(session.waiting()[0], dice.choice(session.options(session.waiting()[0])))
    stand = Stand(session, size=size, text_scale=scale)
    scene = ReplayScene(stand.context, session)
    stand.context.stack.push(scene)
    stand.context.stack.update(50)
    jumps = 0
    for late in (len(session), len(session) // 2):
        scene.go_to(late)
        stand.context.stack.update(50)
        for spot in spots(scene):
            scene.go_to(late)
            stand.point(spot)
            for early in (0, 1, late):
                scene.go_to(early)
                stand.context.stack.update(20)
                jumps += 1
    assert jumps >= 12
