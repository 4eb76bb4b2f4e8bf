"""The map answers for every pixel, redraws what changed and nothing less, and shows nothing secret."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

import pytest

from game.ui.events import Key, Pointer
from game.ui.games.scythe import map_keys, motion
from game.ui.games.scythe.plan import neighbours
from game.ui.games.scythe.plan_file import load_plan

from .conftest import PLAYERS, POSITION, UNITS, Map, units

PLAN = load_plan()
IDS = sorted(PLAN.by_id)


def middle(land: Map, place: str) -> tuple[int, int]:
    return land.view.rect_of(place).center


def test_the_plan_is_the_map_of_the_data() -> None:
    assert len(PLAN.hexes) == 47 and len(PLAN.homes) == 7 and len(PLAN.rivers) == 32
    for one, direction in PLAN.river_edges():
        assert neighbours(one.cell)[direction] in PLAN.at, "a river runs between two places that touch"


def test_the_middle_of_everything_is_where_it_can_be_hit(land: Map) -> None:
    for place in IDS:
        assert land.view.component_at(middle(land, place)) == place
        assert land.view.rect.contains(land.view.rect_of(place))


def test_the_sheet_beside_the_land_and_the_table_are_nothing(land: Map) -> None:
    assert land.view.component_at((land.view.rect.left + 20, land.view.rect.bottom - 20)) is None
    assert land.view.component_at((1000, 300)) is None


def test_a_unit_answers_for_itself_only_while_it_can_be_chosen(land: Map) -> None:
    spot = land.view.rect_of("mech:r2c5").center
    assert land.view.component_at(spot) == "r2c5"
    land.view.set_lit(["mech:r2c5"])
    assert land.view.component_at(spot) == "mech:r2c5"
    assert land.view.middle_of("mech:r2c5") != land.view.middle_of("r2c5")


def test_a_crowded_hexagon_opens_under_the_pointer_and_its_pieces_can_be_chosen_there(land: Map) -> None:
    view = land.view
    view.set_lit(["worker:r5c5", "mech:r5c5"])
    view.handle(Pointer("move", (middle(land, "r5c5")[0], middle(land, "r5c5")[1] - 40)))
    opened = view.fanned()
    assert opened is not None and view.opened == "r5c5"
    fan, rect = opened
    assert {entry.id for entry in fan.entries} == {
        "mech:r5c5",
        "worker:r5c5",
        "structure:r5c5",
        "metal:r5c5",
        "wood:r5c5",
        "oil:r5c5",
        "food:r5c5",
    }
    for entry in fan.entries:
        spot = entry.rect.move(rect.topleft).move(view.rect.topleft).center
        assert view.component_at(spot) == (entry.id if entry.id in view.lit else "r5c5")
    view.handle(Pointer("move", middle(land, "r1c1")))
    assert view.fanned() is None


CHANGES: dict[str, Callable[[Map], None]] = {
    "hover": lambda m: m.view.set_hover("r3c3"),
    "another hover": lambda m: (m.view.set_hover("r3c3"), m.draw(), m.view.set_hover("home_nordic"))[-1],
    "lit": lambda m: m.view.set_lit(["r3c3", "r4c3", "r1c6"], {"r3c3": "2", "r1c6": "1"}, ["r4c3"]),
    "a unit in hand": lambda m: m.view.set_held("mech:r3c5"),
    "the way": lambda m: m.view.set_path(["r3c5", "r4c4", "r4c3"]),
    "a way into a fight": lambda m: (m.view.set_lit(["r4c3"], {}, ["r4c3"]), m.view.set_path(["r3c5", "r4c3"]))[-1],
    "who holds what": lambda m: m.view.set_control({"r2c4": 0, "r4c6": 1, "r7c4": 2, "r4c1": 3}),
    "who can attack": lambda m: m.view.set_reach({"r3c5": (1,), "r2c4": (1, 2)}, threat=True),
    "who can go there": lambda m: m.view.set_reach({"r4c3": (0, 1, 2, 3)}),
    "a unit goes": lambda m: m.view.set_position(replace(POSITION, units=units(UNITS | {"r2c5": []}))),
    "an encounter is taken": lambda m: m.view.set_position(replace(POSITION, encounters=frozenset({"r1c3"}))),
    "resources are spent": lambda m: m.view.set_position(replace(POSITION, tokens={})),
    "effects": lambda m: m.view.set_effects(["r6c6"]),
    "refused": lambda m: m.view.set_refused("r5c6"),
    "last moves": lambda m: m.view.set_last_moves(["r4c5"]),
    "a fan": lambda m: m.view.open("r5c5"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_partial_redraw_gives_the_same_picture_as_a_full_one(land: Map, change: str) -> None:
    before = land.as_drawn()
    CHANGES[change](land)
    assert land.draw(), "nothing was said to have changed"
    assert land.as_drawn() == land.drawn_anew()
    assert land.as_drawn() != before


def test_saying_the_same_again_redraws_nothing(land: Map) -> None:
    for _ in range(2):
        land.view.set_lit(["r3c3"], {"r3c3": "1"})
        land.view.set_position(replace(POSITION))
        land.view.set_hover("r3c3")
        drawn = land.draw()
    assert drawn == []


def test_a_hover_costs_a_small_part_of_the_screen(land: Map) -> None:
    land.view.set_hover("r3c3")
    assert sum(rect.w * rect.h for rect in land.draw()) < 0.025 * 1280 * 720


@pytest.mark.parametrize("mark", ["hover", "refused"])
def test_no_frame_hides_what_stands_and_lies_on_a_hexagon(land: Map, mark: str) -> None:
    """Plates of resources and numbers reach over the line along which a frame runs."""
    view = land.view
    land.draw()
    plates = [item for item in view.scenery.tokens(POSITION, "r5c5", frozenset()) if item.rect.w]
    assert plates
    view.set_hover("r5c5") if mark == "hover" else view.set_refused("r5c5")
    over = view.over_items()
    frame = next(n for n, item in enumerate(over) if item.rect.w > 3 * plates[0].rect.w)
    for plate in plates:
        assert any(item.rect == plate.rect for item in over[frame + 1 :]), plate.rect


def test_the_map_shows_nothing_secret(land: Map) -> None:
    before = land.drawn_anew()
    known = (replace(one, cards=(2, 2), objectives=("O03",), coins=1, factory_card="F01") for one in PLAYERS)
    land.view.set_position(replace(POSITION, players=tuple(known)))
    assert land.drawn_anew() == before


def test_a_unit_on_its_way_ends_where_it_goes(land: Map) -> None:
    moved = replace(POSITION, units=units(UNITS | {"r2c5": [], "r2c6": ["0 mech"]}))
    walk = motion.walk(land.view, "mech", 0, ["r2c5", "r2c6"], ms=60)
    land.view.set_position(moved)
    for _ in range(8):
        walk.advance(10)
        land.draw()
        assert land.as_drawn() == land.drawn_anew()
    calm = land.as_drawn()
    land.view.set_position(POSITION)
    land.view.set_position(moved)
    assert land.drawn_anew() == calm


def test_whoever_is_carried_comes_after_the_one_who_carries(land: Map) -> None:
    moved = replace(POSITION, units=units(UNITS | {"r3c5": [], "r2c5": ["0 mech 2", "0 worker 2"]}))
    tweens = motion.convoy(land.view, ["mech", "worker", "worker"], 0, ["r3c5", "r2c5"], ms=60)
    land.view.set_position(moved)
    assert [tween.delay for tween in tweens] == [0, motion.FOLLOW, 2 * motion.FOLLOW]
    while any([tween.advance(20) for tween in tweens]):
        land.draw()
        assert land.as_drawn() == land.drawn_anew()
    land.draw()
    assert not land.view.hidden and not land.view.extras


def test_the_cursor_reaches_every_place(land: Map) -> None:
    seen, todo = {IDS[0]}, [IDS[0]]
    while todo:
        here = todo.pop()
        for key in (*map_keys.SIX, *map_keys.STRAIGHT):
            there = land.view.place_beyond(here, key)
            if there is not None and there not in seen:
                seen.add(there)
                todo.append(there)
    assert seen == set(IDS)


def test_keys_move_the_cursor_tell_it_and_pick(land: Map) -> None:
    told: list[str | None] = []
    picked: list[str] = []
    land.view.on_point, land.view.on_pick = told.append, picked.append
    land.view.set_cursor("r4c3")
    for key in ("right", "left", "page up", "return"):
        assert land.view.handle(Key(key))
    land.view.on_point, land.view.on_pick = lambda component: None, lambda component: None
    assert told == ["r4c4", "r4c3", "r3c4"] and picked == ["r3c4"]


def test_what_is_under_the_pointer_stays_there_when_zooming(land: Map) -> None:
    spot = middle(land, "r4c4")
    for _ in range(4):
        land.view.zoom(1.25, spot)
        assert math.dist(middle(land, "r4c4"), spot) < 4
        assert land.view.component_at(spot) == "r4c4"
    land.view.finish_building()
    land.draw()
    assert land.as_drawn() == land.drawn_anew()
    assert land.view.fit() and not land.view.fit()


@pytest.mark.parametrize("size", [(1024, 768), (1720, 720)])
def test_other_windows_hold_the_whole_map(size: tuple[int, int]) -> None:
    other = Map(size)
    for place in IDS:
        assert other.view.rect.contains(other.view.rect_of(place))
        assert other.view.component_at(middle(other, place)) == place
