"""Where advice stands: on nothing that is pressed next."""

from __future__ import annotations

import pytest

from game.table.shown import PLAN
from tests.scenes.glen_helpers import played
from tests.scenes.table_stage import Stand
from tests.scenes.test_hints import adviser, ask  # noqa: F401


@pytest.mark.parametrize("text_scale", [1.0, 1.75, 2.0])
def test_advice_leaves_the_button_that_activates_all(text_scale: float) -> None:
    stand = Stand(played("pb", "act", 20, seed=3), curtain=False, language="de", text_scale=text_scale)
    assert stand.until_asked()
    ask(stand)
    button, note = stand.scene.parts["board"].find(PLAN), stand.scene.furniture.hint
    assert button.shown and note.visible
    assert not note.rect.colliderect(button.rect)
