"""Scythe's rules pages: reasons and components lead to them, languages agree, words and pictures tell facts."""

from __future__ import annotations

import re
from functools import cache

import pytest

from game.core import places
from game.core.words import Words
from game.games.scythe.components import components
from game.games.scythe.ending import pairs
from game.games.scythe.reasons import RULE_OF
from game.games.scythe.rules import RULES
from game.games.scythe.tables import BONUS_TILES, FACTION_RECORDS, FACTIONS, MECHS, OBJECTIVES, TIERS
from game.scenes.rules_browser.book import LINK, Place, load_book, plain
from game.ui.games.scythe.little_board import WIDE, size
from game.ui.games.scythe.little_records import LittleBoard, Spot
from game.ui.icons import ICONS

BOOK = load_book("scythe")
LANDS = {name: picture for name, picture in BOOK.pictures.items() if picture.rows}


@cache
def words(language: str) -> Words:
    return Words(language)


def texts(place: Place) -> tuple[str, str]:
    english, german = (BOOK.text(words(language), place) for language in ("en", "de"))
    return english, german


def spots(picture: LittleBoard) -> set[Spot]:
    return {(row, col) for row, cells in enumerate(picture.rows) for col, cell in enumerate(cells) if cell != "-"}


def adjacent(one: Spot, other: Spot) -> bool:
    """Every second row, beginning with the second, stands half a hex to the right."""
    (row, col), (to_row, to_col) = one, other
    if row == to_row:
        return abs(col - to_col) == 1
    return abs(row - to_row) == 1 and to_col - col in ((0, 1) if row % 2 else (-1, 0))


def tunnel(picture: LittleBoard, spot: Spot) -> bool:
    return "tunnel" in picture.rows[spot[0]][spot[1]]


def test_every_page_that_reasons_name_is_there() -> None:
    source = " ".join(path.read_text(encoding="utf-8") for path in (places.ROOT / "game/games/scythe").rglob("*.py"))
    by_hand = set(re.findall(r'refusal\(f?"\w+", "([a-z_#]+)"|"([a-z_]+#[a-z_]+)"', source))
    by_hand = {name for names in by_hand for name in names if name}
    assert len(by_hand) > 30
    assert [name for name in sorted(by_hand | set(RULE_OF.values())) if not BOOK.has(Place.read(name))] == []


def test_every_component_is_explained() -> None:
    """Of all factions and cards, whoever plays."""
    stated = RULES.from_plain(
        {
            "seats": 5,
            "factions": list(FACTIONS),
            "bonus": BONUS_TILES[0],
            "objectives": [[one] for one in OBJECTIVES[:5]],
        }
    )
    listed = {*components(stated), *(f"ability:{one}" for names in MECHS for one in names), "encounter:E01"}
    listed |= {*(f"ability:{one.ability.id}" for one in FACTION_RECORDS), "leave_coins"}
    assert [one for one in sorted(listed) if not any(one.startswith(begin) for begin in BOOK.leads)] == []
    assert BOOK.lead("r4c3").page == "factory" and BOOK.lead("retreat").page == "combat"


def test_pages_link_stress_and_list_alike_in_both_languages() -> None:
    assert sorted(BOOK.order()) == sorted(BOOK.pages)
    for place in BOOK.places():
        both = texts(place)
        linked = [[match.group(1, 2) for match in LINK.finditer(text)] for text in both]
        assert linked[0] == linked[1], place
        assert all(BOOK.has(Place(page, section or "")) for page, section in linked[0]), place
        starts = [[line[:2] for line in text.splitlines() if line[:2] in ("- ", "> ")] for text in both]
        assert starts[0] == starts[1], place
        assert {text.count("*") % 2 for text in both} == {0}, place
        icons = [re.findall(r"<(\w+)>", text) for text in both]
        assert sorted(icons[0]) == sorted(icons[1]) and set(icons[0]) <= set(ICONS), place


@pytest.mark.parametrize("language", ("en", "de"))
def test_every_section_says_something(language: str) -> None:
    for chapter in BOOK.chapters:
        assert words(language)(f"scythe_rules.chapter.{chapter}")
    for place in BOOK.places():
        assert BOOK.section_title(words(language), place)
        assert len(plain(BOOK, words(language), BOOK.text(words(language), place)).split()) >= 8, place


def test_figures_in_the_words_are_those_of_the_game() -> None:
    for number, name in enumerate(FACTIONS):
        record = FACTION_RECORDS[number]
        for text in texts(Place("factions", name)):
            figures = [int(found) for found in re.findall(r"\d+", text)]
            assert figures == [one for one in (record.start_power, record.start_combat_cards) if one], name
    for text in texts(Place("scoring", "popularity")):
        for begin in (0, 7, 13):
            (line,) = [line for line in text.splitlines() if line.startswith(f"- *{begin} ")]
            assert tuple(int(found) for found in re.findall(r"\d+", line))[2:] == TIERS[begin], line
    star, territory, pair = TIERS[8]
    for text in texts(Place("scoring", "example")):
        assert f"= {20 + 4 * star + (6 + 3) * territory + pairs(5) * pair}," in text


def test_pictures_fit_and_name_only_places_that_are_there() -> None:
    shown = {section.picture for page in BOOK.pages.values() for section in page.sections.values()} - {""}
    assert shown == set(BOOK.pictures)
    for place in BOOK.places():
        pictured = bool(BOOK.pages[place.page].sections[place.section].picture)
        for text in texts(place):
            assert any(line.startswith("> ") for line in text.splitlines()) == pictured, place
    for name, picture in BOOK.pictures.items():
        assert size(picture)[0] <= WIDE + 1, name
    for name, picture in LANDS.items():
        here = spots(picture)
        named = [
            *(one.at for one in picture.pieces),
            *picture.fights,
            *picture.refused,
            *picture.way,
            *(spot for river in picture.rivers for spot in river),
            *((int(key[0]), int(key[2])) for key in picture.lit),
        ]
        assert set(named) <= here, name
        assert all(adjacent(*river) for river in picture.rivers), name


def test_ways_in_pictures_lead_from_hex_to_hex() -> None:
    for name, picture in LANDS.items():
        for one, other in zip(picture.way, picture.way[1:], strict=False):
            assert adjacent(one, other) or (tunnel(picture, one) and tunnel(picture, other)), name
            assert not {(one, other), (other, one)} & set(picture.rivers), name


@pytest.mark.parametrize("language", ("en", "de"))
def test_all_objectives_are_listed_as_on_their_cards(language: str) -> None:
    say = words(language)
    listed = BOOK.text(say, Place("objectives", "all")).splitlines()
    assert [line for line in listed if line.startswith("- ")] == [
        f"- *{say(f'scythe.name.objective.{card}')}*: {say(f'scythe.objective.{card}')}" for card in OBJECTIVES
    ]
