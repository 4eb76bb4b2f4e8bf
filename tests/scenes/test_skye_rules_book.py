"""The pictures of Isle of Skye's rules pages: lands that could lie on a table; they count what the rules count."""

from __future__ import annotations

import pytest

from game.games.isle_of_skye import final, rounds, scoring
from game.games.isle_of_skye.ids import ids_of_mask
from game.games.isle_of_skye.land import AT
from game.games.isle_of_skye.rules import RULES
from game.games.isle_of_skye.scoring_ids import SCORING_IDS
from game.games.isle_of_skye.state import State
from game.games.isle_of_skye.tiles import CASTLE, NAMES
from game.scenes.rules_browser.book import load_book
from game.ui.games.isle_of_skye.little_board import WIDE, LittleBoard, size
from game.ui.games.isle_of_skye.plan import load_plans
from game.ui.games.isle_of_skye.shape import shape_of

BOOK = load_book("isle_of_skye")
LANDS = {name: picture for name, picture in BOOK.pictures.items() if picture.lands}
SCORED = {name: picture for name, picture in LANDS.items() if picture.scoring}


def position(picture: LittleBoard) -> State:
    """Refuses tiles that do not fit."""
    lands = [dict(one.land) for one in picture.lands]
    seats = max(RULES.players()[0], len(lands))
    return RULES.from_plain({"seats": seats, "lands": lands + [{}] * (seats - len(lands)), "stack": ["end_round"]})


def where(state: State, seat: int) -> dict[str, str]:
    """Component -> place."""
    land = state.lands[seat]
    return {
        f"castle:{seat}" if oriented >> 2 == CASTLE else f"tile:{NAMES[oriented >> 2]}": AT[cell]
        for cell, oriented in land.cells.items()
    }


def test_each_scoring_tile_has_its_picture() -> None:
    assert {picture.scoring for picture in BOOK.pictures.values()} - {""} == set(SCORING_IDS)


@pytest.mark.parametrize("name", LANDS)
def test_the_land_of_a_picture_could_lie_there(name: str) -> None:
    state = position(LANDS[name])
    for seat, land in enumerate(LANDS[name].lands):
        assert set(where(state, seat).values()) == set(land.land)
        assert not set(land.free) & set(land.land)


@pytest.mark.parametrize("name", SCORED)
def test_a_picture_says_what_the_rules_count(name: str) -> None:
    picture = SCORED[name]
    state = position(picture)
    for seat, land in enumerate(picture.lands):
        parts = scoring.SCORING[SCORING_IDS.index(picture.scoring)](state, seat)
        assert scoring.total(parts) == land.total
        if land.labels and not land.areas:
            assert sum(int(label) for label in land.labels.values()) == land.total
        places = where(state, seat)
        counted = {frozenset(places[one] for one in ids_of_mask(mask, seat)) for _, mask in parts}
        if land.areas:
            assert {frozenset(part.partition(" ")[0] for part in area) for area in land.areas} == counted
        for group in land.groups:
            assert any(frozenset(group) <= tiles for tiles in counted)


def test_areas_in_pictures_are_whole_and_completed_where_the_words_say_so() -> None:
    for name in ("completed", "inside", "twice", "scroll_doubled"):
        state, picture = position(LANDS[name]), LANDS[name]
        for seat, land in enumerate(picture.lands):
            places = where(state, seat)
            closed = {
                frozenset(places[one] for one in ids_of_mask(tiles, seat))
                for _, still_open, tiles, _ in state.lands[seat].areas.values()
                if not still_open
            }
            for area in land.areas:
                assert frozenset(part.partition(" ")[0] for part in area) in closed, name


def test_parts_of_areas_are_areas_of_those_tiles() -> None:
    plans = load_plans()
    for name, picture in LANDS.items():
        for land in picture.lands:
            for at, _, area in (part.partition(" ") for one in land.areas for part in one):
                plan = plans[land.land[at].partition(" ")[0]]
                assert area in {one.id for one in plan.areas} and shape_of(plan).pieces, f"{name}: {at} {area}"


def test_the_refused_tile_does_not_fit_and_the_road_that_ends_does() -> None:
    picture = LANDS["borders"]
    land = picture.lands[0]
    with pytest.raises(Exception, match="does not fit"):
        RULES.from_plain({"lands": [{**land.land, **land.wrong}, {}]})


def test_income_and_scrolls_in_pictures_are_what_the_rules_pay() -> None:
    castle, whisky, _, _ = rounds.income(position(LANDS["barrels"]), 0)
    assert (castle, whisky) == (5, 2), "the caption says 5 + 2"
    for name, points, doubled in (("scroll_single", 2, False), ("scroll_doubled", 2, True)):
        (found,) = final.scrolls(position(LANDS[name]).lands[0])
        assert (found[1], found[2]) == (points, doubled)


def test_every_picture_fits_beside_the_text() -> None:
    for name, picture in BOOK.pictures.items():
        assert size(picture)[0] <= WIDE + 1, name
