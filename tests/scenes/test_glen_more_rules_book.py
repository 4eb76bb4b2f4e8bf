"""The rules pages of Glen More II: everything leads to a page, and its pictures say what the rules say."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.words import LANGUAGES, Words
from game.games import glen_more
from game.games.glen_more import clans, market, placing, scoring
from game.games.glen_more.activating import candidates
from game.games.glen_more.book import CLAN_INDEX, INDEX, NAMES
from game.games.glen_more.cells import AT, cells_in
from game.games.glen_more.rules import RULES
from game.games.glen_more.state import State
from game.scenes.rules_browser.book import LINK, Place, load_book, plain
from game.ui.games.glen_more import little_board
from game.ui.games.glen_more.little_board import WIDE, size
from game.ui.games.glen_more.little_territory import LittleTerritory, spot_of
from game.ui.icons import ICONS

BOOK = load_book("glen_more")
LANDS = {name: picture for name, picture in BOOK.pictures.items() if picture.lands}
ALL_CHRONICLES = {
    "dragon_boats": True,
    "highlander": "mountain",
    "single_cask": True,
    "hammer": True,
    "haggis": True,
    "dubious_tome": True,
    "hard_place": True,
    "penny_mobs": True,
}


# -- the pages ----------------------------------------------------------------------------------------------


def test_every_page_stands_in_one_chapter_and_every_picture_is_shown() -> None:
    assert sorted(BOOK.order()) == sorted(BOOK.pages)
    shown = [section.picture for page in BOOK.pages.values() for section in page.sections.values() if section.picture]
    assert sorted(shown) == sorted(BOOK.pictures)
    assert {page.icon for page in BOOK.pages.values()} <= ICONS.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_is_written_and_its_links_lead_somewhere(language: str) -> None:
    words = Words(language)
    for chapter in BOOK.chapters:
        assert words(f"glen_more_rules.chapter.{chapter}")
    for place in BOOK.places():
        section, text = BOOK.pages[place.page].sections[place.section], BOOK.text(words, place)
        assert BOOK.source(words, section) and BOOK.section_title(words, place) and BOOK.title(words, place.page)
        assert len(plain(BOOK, words, text).split()) >= 8, f"{place} says next to nothing"
        assert ("\n> " in text) == bool(section.picture), f"{place}: what a picture shows is said below it"
        for link in LINK.finditer(text):
            assert BOOK.has(Place(link[1], link[2] or "")), f"{place}: {link[0]}"


def named_rules() -> Iterator[str]:
    """What the code of the rules says as `rule`, by name or in its place behind the way out."""
    for path in Path(glen_more.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) == "reason":
                told = [*node.args[2:3], *(word.value for word in node.keywords if word.arg == "rule")]
                yield from (one.value for one in told if isinstance(one, ast.Constant))


def test_every_reason_leads_to_a_page() -> None:
    from game.games.glen_more.reasons import _PAGES

    named = {*named_rules(), *_PAGES.values()}
    assert len(named) > 25 and {place for place in named if not BOOK.has(Place.read(place))} == set()


@pytest.mark.parametrize(("options", "seats"), [({}, 2), (ALL_CHRONICLES, 3)])
def test_every_component_leads_to_a_page(options: dict[str, object], seats: int) -> None:
    components = RULES.components(RULES.new(options, seats))
    assert [one for one in components if not any(one.startswith(begin) for begin in BOOK.leads)] == []


# -- the pictures ----------------------------------------------------------------------------------------------


def position(land: LittleTerritory) -> State:
    """Refuses tiles that could not lie there."""
    told = {}
    for at, words in land.land.items():
        spot = spot_of(words)
        pile = [part.strip() for part in words.partition(",")[0].split("+")]
        goods = {good: spot.goods.count(good) for good in spot.goods}
        told[at] = {"tiles": pile, "goods": goods, "scots": spot.scots}
    return RULES.from_plain({"seats": 2, "territories": {0: told}, "stack": ["choose_tile seat=0"]})


@pytest.mark.parametrize("name", LANDS)
def test_the_territory_of_a_picture_could_lie_there(name: str) -> None:
    for land in LANDS[name].lands:
        assert {AT[cell] for cell in position(land).lands[0].tops} == set(land.land)


@pytest.mark.parametrize(
    ("name", "tile"),
    [
        ("places", "lochridge"),
        ("no_scot", "lochridge"),
        ("river", "strathmore"),
        ("river_row", "easdale"),
        ("overbuilt", "abernethy"),
    ],
)
def test_places_of_a_picture_fit_or_do_not_as_the_rules_say(name: str, tile: str) -> None:
    land = LANDS[name].lands[0]
    state = position(land)
    fits = {AT[cell] for cell in cells_in(placing.open_cells(state, 0, INDEX[tile]))}
    assert land.free and set(land.free) <= fits and not set(land.wrong) & fits
    assert set(land.wrong.values()) <= {tile}
    if name == "places":
        assert set(land.free) == fits


def test_the_tiles_that_act_are_the_new_one_and_its_neighbours() -> None:
    land = LANDS["around"].lands[0]
    at, before = land.new[0], {place: words.partition(",")[0] for place, words in land.land.items()}
    tile = before.pop(at)
    territory = {place: {"tiles": [name], "scots": int(name == "start_village")} for place, name in before.items()}
    stack = ["act seat=0 extra=false", f"place_tile seat=0 tile={tile} how=bought"]
    state = RULES.from_plain({"seats": 2, "territories": {0: territory}, "stack": stack})
    (place,) = [one for one in RULES.options(state, 0) if f"cell:{at}" in one.touches()]
    RULES.step(state, 0, place)
    near = {AT[cell] for cell in candidates(state, 0)}
    assert near == set(land.new) and set(land.order) <= near


def test_roads_in_pictures_cost_what_their_words_say() -> None:
    assert clans.road_costs(0)[CLAN_INDEX["mckay"]] == 2
    assert clans.road_costs(1 << CLAN_INDEX["macmillan"])[CLAN_INDEX["maclachlan"]] == 1
    roads, nearest = BOOK.pictures["roads"].clans, BOOK.pictures["nearest"].clans
    assert roads.route[-1] == "mckay"
    assert (nearest.route, [*nearest.markers]) == (("macmillan", "maclachlan"), ["macmillan"])


def test_prices_in_pictures_are_what_their_words_say() -> None:
    rows = BOOK.pictures["market"].market
    assert (market.price(rows["wood"]), market.price(rows["stone"])) == (2, 1)
    assert rows["barley"] == len(little_board.market_prices())
    sheep = BOOK.pictures["market_selling"].market["sheep"]
    assert (market.proceeds(sheep, 1), market.proceeds(sheep, 2)) == (2, 3)
    assert market.price(BOOK.pictures["england_row"].market["england"]) == 2


def test_the_table_of_the_picture_is_the_table_of_the_rules() -> None:
    assert little_board.scoring_table() == tuple(scoring.points_for(ahead) for ahead in range(1, 6))


def test_every_tile_in_a_picture_exists_and_every_picture_fits_beside_the_text() -> None:
    for name, picture in BOOK.pictures.items():
        assert set(picture.tiles) <= set(NAMES), name
        assert size(picture)[0] <= WIDE + 1, name
