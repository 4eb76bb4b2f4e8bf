"""The drawings of Scythe's pieces."""

from __future__ import annotations

import pytest

from game.ui.games.scythe.art import ART
from game.ui.games.scythe.figures import STRUCTURES, figure
from game.ui.games.scythe.palette import FACTIONS
from game.ui.games.scythe.sprites import Sprites
from game.ui.look import Look

UNITS = ("character", "mech", "worker")


def test_every_unit_and_structure_has_a_drawing_and_none_is_left_over() -> None:
    wanted = {figure(kind, faction).drawing for kind in (*UNITS, *STRUCTURES) for faction in FACTIONS}
    assert wanted == set(ART.kinds("figures"))


@pytest.mark.parametrize("kind", [*UNITS, *STRUCTURES])
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_mark_of_the_faction_stands_out_from_its_piece(look: Look, kind: str, faction: str) -> None:
    sprites, shown = Sprites(look, 4), figure(kind, faction)
    made = sprites.structure(kind, faction) if kind in STRUCTURES else sprites.unit(kind, faction)
    x, y, _ = shown.mark
    one = sprites.palette.factions[faction]
    seen = made.picture.get_at((made.foot[0] + round(4 * x), made.foot[1] + round(4 * y)))[:3]
    ground = one.dark if kind == "armory" else one.fill
    assert sum(abs(a - b) for a, b in zip(seen, ground, strict=True)) > 120


def test_a_mirrored_piece_is_the_same_seen_from_the_other_side(look: Look) -> None:
    right = Sprites(look, 3).unit("mech", "saxony")
    left = Sprites(look, 3).unit("mech", "saxony", mirror=True)
    boxes = right.picture.get_bounding_rect(), left.picture.get_bounding_rect()
    assert abs((boxes[0].right - right.foot[0]) - (left.foot[0] - boxes[1].left)) <= 2
    assert boxes[0].top == boxes[1].top
