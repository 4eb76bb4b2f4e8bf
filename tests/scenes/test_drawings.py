"""The sheet of all drawings of a game, which artists look at."""

from __future__ import annotations

import pytest

from game.core.settings import Settings
from game.games import CATALOGUE
from game.scenes.staged import picture_of, scene_called
from game.scenes.style.drawings import Drawing
from game.ui import svg


def drawings_in(widget) -> list[Drawing]:
    found = [drawings_in(child) for child in widget.children]
    return [widget] if isinstance(widget, Drawing) else [one for some in found for one in some]


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_drawing_of_a_game_is_on_its_sheet_once(game: str) -> None:
    made = []

    def make(context):
        made.append(scene_called("drawings", game=game)(context))
        return made[0]

    picture_of(make, (1280, 720), Settings(motion="none", volume=0.0, first_start_done=True))
    shown = drawings_in(made[0].root)
    files = [path for kind in svg.folders(game) for path in svg.files(kind.name, game).values()]
    assert sorted(one.path for one in shown) == sorted(files) and files
    assert all(one.rect.left >= 0 and one.rect.right <= 1280 and one.rect.bottom <= 720 for one in shown)
    assert all(not a.rect.colliderect(b.rect) for a in shown for b in shown if a is not b)
