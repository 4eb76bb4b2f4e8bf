"""A card that is kept leaves the tools alone, whatever the game's own place for cards is."""

from __future__ import annotations

import pytest

from game.core.session import Session, Setup
from game.games import CATALOGUE, rules_of
from tests.scenes.table_helpers import seats
from tests.scenes.table_stage import Stand


@pytest.mark.parametrize("scale", [1.0, 1.75])
@pytest.mark.parametrize("game", CATALOGUE)
def test_a_kept_card_lies_on_no_tool(game: str, scale: float) -> None:
    """In two games the room at the right of the next card is the dock."""
    session = Session(rules_of(game), Setup(game, seats("pb"), 7, {}))
    stand = Stand(session, language="de", text_scale=scale, curtain=False)
    assert stand.until_asked()
    scene, furniture = stand.scene, stand.scene.furniture
    for component in session.rules.components(session.view(0)):
        if (at := scene.anchor(component)) is None:
            continue
        stand.point(at)
        stand.wait(900)
        stand.key("left shift")
        if scene.pinned.visible:
            break
    assert scene.pinned.visible
    tools = (furniture.primary, furniture.prompt, *furniture.tools.values(), *furniture.players)
    assert [one.name for one in tools if one.shown and scene.pinned.box().colliderect(one.rect)] == []
