"""A land answers for every pixel, redraws what changed and nothing less, tells lit from unlit without colour."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

import pygame
import pytest
from pygame import Rect

from game.games.isle_of_skye.shown import Laid, ShownIsleOfSkye
from game.ui.events import Key, Pointer
from game.ui.games.isle_of_skye import land_keys
from game.ui.games.isle_of_skye.land import BESIDE, Land, land_of, place_id
from game.ui.games.isle_of_skye.plan import CASTLE

from .conftest import PLANS, POSITION, Felt, fitting, grown, position_of

LAND = land_of(POSITION, 0)
TILES = sorted(LAND.cell_of)
PLACES = [place_id(cell) for cell in sorted(LAND.frontier)]


def one_more() -> tuple[ShownIsleOfSkye, str]:
    """The position after one tile more has been laid, the land reaching no farther than before; and the tile."""
    inside = [c for c in sorted(LAND.frontier) if (c[0] + 1, c[1]) in LAND.tiles and (c[0], c[1] + 1) in LAND.tiles]
    unused = sorted(set(PLANS) - {laid.tile for laid in LAND.tiles.values()})
    cell, name, turn = next(
        (c, n, t)
        for c in [*inside, *sorted(LAND.frontier)]
        for n in unused
        for t in range(4)
        if fitting(LAND.tiles, c, n, t)
    )
    first, *others = (player.land for player in POSITION.players)
    return position_of({**first, cell: Laid(name, turn)}, *others), name


GROWN, NEW = one_more()


# where things are


def test_everything_is_hit_in_its_middle_and_lies_on_the_felt(felt: Felt) -> None:
    for component in [*TILES, *PLACES]:
        rect = felt.view.rect_of(component)
        assert felt.view.component_at(rect.center) == component
        assert felt.view.rect.contains(rect)
        assert felt.view.anchor(component) == rect.center


def test_bare_felt_and_the_table_are_nothing(felt: Felt) -> None:
    assert felt.view.component_at((felt.view.rect.right - 20, felt.view.rect.bottom - 20)) is None
    assert felt.view.component_at((5, 5)) is None


def test_tiles_touch_without_gap_or_overlap(felt: Felt) -> None:
    for component in TILES:
        x, y = LAND.cell_of[component]
        right = LAND.component((x + 1, y))
        if right in TILES:
            assert felt.view.rect_of(component).right == felt.view.rect_of(right).left


def test_the_card_keeps_its_corner_and_tiles_are_at_most_112_units(felt: Felt) -> None:
    free = felt.view.rect.right - 278
    assert all(felt.view.rect_of(one).right <= free for one in [*TILES, *PLACES])
    felt.view.set_position(position_of({(0, 0): Laid(CASTLE)}))
    assert felt.view.rect_of("castle:0").w == 112
    felt.view.set_position(position_of({(x, 0): Laid(CASTLE) for x in range(19)}))
    assert felt.view.rect.contains(felt.view.rect_of("place:19,0"))


def test_a_land_names_what_lies_in_it() -> None:
    land = land_of(position_of({}, {(0, 0): Laid(CASTLE, 1), (-1, 2): Laid("L05", 3)}), 1)
    assert land.cell_of == {"castle:1": (0, 0), "tile:L05": (-1, 2)}
    assert land.cell("place:4,-7") == (4, -7)
    assert land.cell("tile:L06") is None


def test_the_frontier_is_what_lies_beside_the_land() -> None:
    land = Land(0, {(0, 0): Laid(CASTLE), (1, 0): Laid("L01")})
    assert land.frontier == {(0, -1), (1, -1), (2, 0), (1, 1), (0, 1), (-1, 0)}


# redraw

CHANGES: dict[str, Callable[[Felt], None]] = {
    "hover": lambda f: f.view.set_hover(TILES[2]),
    "hover an empty place": lambda f: f.view.set_hover(PLACES[3]),
    "lit": lambda f: f.view.set_lit({PLACES[0]: "+2", PLACES[4]: "0", PLACES[5]: ""}),
    "less lit": lambda f: (f.view.set_lit(PLACES), f.draw(), f.view.set_lit(PLACES[:2]))[-1],
    "other turns": lambda f: f.view.set_other_turns(PLACES[:3]),
    "a tile more": lambda f: (f.view.set_position(GROWN), f.view.finish_building())[-1],
    "a tile more, not painted yet": lambda f: f.view.set_position(GROWN),
    "another land": lambda f: (f.view.set_seat(2), f.view.finish_building())[-1],
    "effects": lambda f: (f.view.set_effects([TILES[0]]), f.view.set_outlines([TILES[2:5]]))[-1],
    "ghost": lambda f: (f.view.set_ghost("L33", 1, PLACES[0]), f.draw(), f.view.set_ghost("L33", 1, (500, 300)))[-1],
    "refused": lambda f: f.view.set_refused(PLACES[1]),
    "last moves": lambda f: f.view.set_last_moves([TILES[1]]),
    "title": lambda f: f.view.set_title("Anna's land", "clan MacLeod", "R turns the tile"),
    "pan": lambda f: f.view.pan(-40, 25),
    "zoom": lambda f: (f.view.zoom(1.5, (500, 300)), f.view.finish_building())[-1],
    "zoom, still rough": lambda f: f.view.zoom(0.8, (500, 300)),
}


@pytest.mark.parametrize("change", CHANGES)
def test_partial_redraw_gives_the_same_picture_as_a_full_one(felt: Felt, change: str) -> None:
    before = felt.as_drawn()
    CHANGES[change](felt)
    rects = felt.draw()
    assert rects, "nothing was said to have changed"
    assert felt.as_drawn() == felt.drawn_anew()
    assert felt.as_drawn() != before


def test_saying_the_same_again_redraws_nothing(felt: Felt) -> None:
    for _ in range(2):
        felt.draw()
        felt.view.set_lit({PLACES[0]: "+1"})
        felt.view.set_position(position_of(*(dict(player.land) for player in POSITION.players)))
        felt.view.set_hover(TILES[3])
        rects = felt.draw()
    assert rects == []


def test_a_hover_costs_a_small_part_of_the_screen(felt: Felt) -> None:
    felt.view.set_hover(TILES[3])
    assert sum(rect.w * rect.h for rect in felt.draw()) < 0.04 * 1280 * 720


def test_tiles_are_painted_in_steps_and_end_as_if_painted_at_once(felt: Felt) -> None:
    view = felt.view
    view.set_position(position_of(grown(23)))
    steps = 0
    while view.update(20) and steps < 500:
        steps += 1
        felt.draw()
    stepwise = felt.drawn_anew()
    fresh = Felt()
    fresh.view.set_position(position_of(grown(23)))
    fresh.view.finish_building()
    assert stepwise == fresh.drawn_anew()


def test_the_land_of_a_rival_shows_nothing_secret(felt: Felt) -> None:
    before = felt.drawn_anew()
    others = (replace(player, offer=("L02",), prices=(3,), got=("L01",), sealed=True) for player in POSITION.players)
    felt.view.set_position(replace(POSITION, players=tuple(others), round=4, start=1, bag=("L05",)))
    assert felt.drawn_anew() == before


# greyscale


def grey_of(felt: Felt, area: Rect) -> list[float]:
    felt.draw()
    part = pygame.transform.grayscale(felt.surface.subsurface(area))
    content = pygame.image.tobytes(part, "RGB")[0::3]
    return list(content)


@pytest.mark.parametrize("scheme", ["standard", "colour_safe", "high_contrast"])
def test_lit_places_differ_from_unlit_ones_in_greyscale(scheme: str) -> None:
    felt = Felt(scheme=scheme)
    felt.view.set_position(POSITION)
    felt.view.finish_building()
    inside = felt.view.rect_of(PLACES[0]).inflate(-24, -24)
    rim = felt.view.rect_of(PLACES[0])
    dark, dark_rim = grey_of(felt, inside), grey_of(felt, rim)
    felt.view.set_other_turns(PLACES[:1])
    turned_rim = grey_of(felt, rim)
    felt.view.set_other_turns(())
    felt.view.set_lit(PLACES[:1])
    lit, lit_rim = grey_of(felt, inside), grey_of(felt, rim)
    ground = sum(lit) / len(lit) - sum(dark) / len(dark)
    assert ground > 25, "the ground is not lighter"
    assert max(lit_rim) > 150 and min(lit_rim) < 75, "the outline has no light and dark line"
    assert sum(lit_rim) > sum(turned_rim) > sum(dark_rim), "other turns must be fainter"


def test_points_written_on_places_differ(felt: Felt) -> None:
    area, seen = felt.view.rect_of(PLACES[0]), set()
    for label in ("", "0", "+2", "+3"):
        felt.view.set_lit({PLACES[0]: label})
        seen.add(bytes(grey_of(felt, area)))
    assert len(seen) == 4


# what comes to it


def test_a_tile_that_something_else_brings_is_not_there_until_it_is_shown_again(felt: Felt) -> None:
    view = felt.view
    before = felt.drawn_anew()
    view.hide(f"tile:{NEW}")
    view.set_position(GROWN)
    view.finish_building()
    felt.draw()
    assert felt.as_drawn() == felt.drawn_anew() != before
    view.unhide(f"tile:{NEW}")
    view.finish_building()
    felt.draw()
    landed = felt.as_drawn()
    assert landed == felt.drawn_anew()
    view.set_position(POSITION)
    view.set_position(GROWN)
    view.finish_building()
    assert felt.drawn_anew() == landed


# keyboard, pointer, zoom


def test_the_cursor_reaches_every_tile_and_place(felt: Felt) -> None:
    seen, todo = {"castle:0"}, ["castle:0"]
    while todo:
        here = todo.pop()
        for way in BESIDE:
            there = land_keys.neighbour(LAND, here, way)
            if there is not None and there not in seen:
                seen.add(there)
                todo.append(there)
    assert seen == {*TILES, *PLACES}


def test_keys_move_the_cursor_tell_it_and_pick(felt: Felt) -> None:
    told: list[str | None] = []
    picked: list[str] = []
    felt.view.on_point, felt.view.on_pick = told.append, picked.append
    felt.view.set_cursor("castle:0")
    assert felt.view.handle(Key("right")) and felt.view.handle(Key("left")) and felt.view.handle(Key("return"))
    assert told == [LAND.component((1, 0)), "castle:0"]
    assert picked == ["castle:0"]
    felt.view.on_point, felt.view.on_pick = lambda component: None, lambda component: None


def test_pointing_is_told_once_and_a_click_picks(felt: Felt) -> None:
    told: list[str | None] = []
    picked: list[str] = []
    felt.view.on_point, felt.view.on_pick = told.append, picked.append
    spot = felt.view.rect_of(PLACES[2]).center
    for dx in range(3):
        felt.view.handle(Pointer("move", (spot[0] + dx, spot[1])))
    felt.view.handle(Pointer("click", spot, 1))
    assert told == [PLACES[2]] and picked == [PLACES[2]]
    felt.view.on_point, felt.view.on_pick = lambda component: None, lambda component: None


def test_what_is_under_the_pointer_stays_there_when_zooming(felt: Felt) -> None:
    spot = felt.view.rect_of("castle:0").center
    for _ in range(5):
        felt.view.zoom(1.2, spot)
        assert math.dist(felt.view.rect_of("castle:0").center, spot) < 6
    assert felt.view.fit() and not felt.view.fit()


def test_the_land_cannot_be_lost_by_panning(felt: Felt) -> None:
    for dx, dy in ((-5000, 0), (5000, 0), (0, -5000), (0, 5000)):
        felt.view.pan(dx, dy)
        shown = [felt.view.rect_of(one) for one in TILES]
        assert any(rect.colliderect(felt.view.rect) for rect in shown)


def test_a_double_click_shows_all_of_it_again(felt: Felt) -> None:
    before = felt.view.camera
    felt.view.zoom(1.4, (500, 300))
    felt.view.handle(Pointer("click", felt.view.rect_of("castle:0").center, 1, clicks=2))
    assert felt.view.camera == before
