"""A5 on the screen: whatever is greyed says why, at every moment of a match and on every page."""

from __future__ import annotations

import pytest

from game.scenes.curtain import CurtainScene
from game.table.director import Stage
from game.ui.root import Root
from game.ui.widgets import PressWidget
from tests.scenes.shell_helpers import make_context, settle
from tests.scenes.table_helpers import match
from tests.scenes.table_stage import Stand
from tests.scenes.test_shell_layout import PAGES, opened


def dead(root: Root) -> list[str]:
    """Controls that cannot be used and do not tell the reason."""
    greyed = [w for w in root.walk() if isinstance(w, PressWidget) and w.shown and not w.enabled]
    return [repr(w) for w in greyed if not w.hint()]


@pytest.mark.parametrize("kinds", ["pbb", "pp"])
def test_every_greyed_control_of_the_table_says_why(kinds: str) -> None:
    stand = Stand(match(kinds))
    looks = 0
    while stand.director.stage is not Stage.OVER and looks < 60:
        scene = stand.top
        assert dead(scene.root) == [], f"after {len(stand.director.session)} lines"
        if isinstance(scene, CurtainScene):
            stand.press("i_am")
        elif stand.director.stage is Stage.PLAY:
            stand.play_turn()
        elif stand.director.stage is Stage.HAND_OVER:
            stand.press("primary")
        else:
            stand.wait()
        looks += 1
    for command in ("scores", "log", "menu", "keys"):
        stand.scene.furniture.command(command)
        assert dead(stand.scene.root) == []


@pytest.mark.parametrize("page", PAGES)
def test_every_greyed_control_of_a_page_says_why(page: str, tmp_path) -> None:
    context = make_context((1280, 720), tmp_path)
    scene = opened(page, context)
    settle(context)
    assert dead(scene.root) == []
