"""Isle of Skye before all who sit around one screen: land, offers and axed tiles have places of their own."""

from __future__ import annotations

import pytest

from game.ui.games.isle_of_skye.parts.offer_rows import OfferRows
from game.ui.games.isle_of_skye.tile_painter import painter_for
from tests.scenes.skye_helpers import played
from tests.scenes.table_stage import same
from tests.scenes.test_around import settled, shown_to_all
from tests.scenes.test_skye_secrets import purses


@pytest.mark.parametrize("text_scale", [1.0, 1.75])
@pytest.mark.parametrize("kinds", ["ppp", "ppppp"])
def test_axed_tiles_and_offers_lie_beside_the_land(kinds: str, text_scale: float) -> None:
    stand = shown_to_all(played(kinds, {"round": 4, "phase": "buy_tile"}), text_scale=text_scale)
    part = next(one for one in stand.scene.open_parts() if isinstance(one, OfferRows))
    beside = [
        *(row.rect for row in part.rows),
        *(face.rect for face, _ in part.axed),
        *(one.rect for one in part.words),
    ]
    view = part.view
    assert view.camera is not None
    for cell in view.land.tiles:
        assert view.camera.rect(cell).move(view.rect.topleft).collidelist(beside) < 0, cell
    assert all(part.rect.contains(one) for one in beside)
    edge = stand.scene.context.grid.px(20)
    assert part.rect.right - max(row.rect.right for row in part.rows) <= edge, "offers lie at the edge"


def test_how_far_each_table_has_painted_its_tiles_is_no_difference() -> None:
    """A table that has seen the tiles in another size shows those at first, and sharpens one in each frame."""
    one, two = purses("buy_tile")
    for stand in (one, two):
        painter_for(stand.context.look)._kept._pictures.clear()
    painter = painter_for(one.context.look)
    for tile in {tile for player in one.director.session.shown(None).players for tile in player.offer}:
        painter.tile(tile, 0, 150)
    for stand in (one, two):
        stand.key("v")
    assert one.frame() != two.frame(), "the test can see a difference"
    for stand in (one, two):
        settled(stand)
    assert same(one, two)
