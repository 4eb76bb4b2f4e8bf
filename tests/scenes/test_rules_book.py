"""The rules browser's pages: complete, linked, in both languages, and found by searching."""

from __future__ import annotations

import pytest
import yaml

from game.scenes.rules_browser.book import DATA, LINK, Place, Reading, load_book, plain, search

AGREED = (
    "overview setup turn farms settlements harbours castles cathedrals missions end tie_breaks two_players "
    "four_players fallback"
).split()


def words_of(language: str):
    content = yaml.safe_load((DATA / "text" / language / "rebirth_rules.yaml").read_text(encoding="utf-8"))

    def words(key: str) -> str:
        node = content
        for step in key.split("."):
            node = node[step]
        assert isinstance(node, str), key
        return node

    return words


@pytest.fixture(params=("en", "de"))
def words(request: pytest.FixtureRequest):
    return words_of(request.param)


@pytest.fixture
def book():
    return load_book("rebirth")


def test_every_page_that_reasons_may_name_exists(book) -> None:
    assert set(AGREED) <= set(book.pages)
    assert sorted(book.order()) == sorted(book.pages), "each page stands in exactly one chapter"


def test_every_section_has_a_title_and_a_text(book, words) -> None:
    for chapter in book.chapters:
        assert words(f"rebirth_rules.chapter.{chapter}")
    for place in book.places():
        assert book.section_title(words, place)
        assert len(plain(book, words, book.text(words, place)).split()) >= 8


def test_every_link_leads_somewhere(book, words) -> None:
    links = [(place, match) for place in book.places() for match in LINK.finditer(book.text(words, place))]
    assert len(links) >= 25
    for place, match in links:
        assert book.has(Place(match[1], match[2] or "")), f"{place}: {match[0]}"


def test_both_languages_link_and_stress_the_same(book) -> None:
    english, german = words_of("en"), words_of("de")
    for place in book.places():
        texts = book.text(english, place), book.text(german, place)
        links = [[m.group(1, 2) for m in LINK.finditer(text)] for text in texts]
        assert links[0] == links[1], place
        for text in texts:
            assert text.count("*") % 2 == 0, place
        starts = [[line[:2] for line in text.splitlines() if line[:2] in ("- ", "> ")] for text in texts]
        assert starts[0] == starts[1], place


@pytest.mark.parametrize(
    ("component", "page"),
    [
        ("r13c10", "turn"),
        ("castle:edinburgh", "castles"),
        ("cathedral:elgin", "cathedrals"),
        ("loch:ness", "turn"),
        ("settlement:perth", "settlements"),
        ("region:isles", "missions"),
        ("seat:1", "end"),
        ("M07", "missions"),
        ("B03", "missions"),
        ("food", "farms"),
        ("energy", "farms"),
        ("settlement_3", "settlements"),
        ("hand", "turn"),
        ("end_turn", "turn"),
        ("neutral", "two_players"),
        ("aside", "setup"),
        ("supply", "setup"),
        ("deck", "missions"),
    ],
)
def test_every_component_leads_to_its_page(book, component: str, page: str) -> None:
    assert book.lead(component).page == page


def test_unknown_places_lead_to_the_nearest_known(book) -> None:
    assert book.place("castles#ties") == Place("castles", "ties")
    assert book.place("castles#moat") == Place("castles")
    assert book.place("dragons") == Place("overview")


@pytest.mark.parametrize(
    ("wanted", "page"), [("clockwise", "settlements"), ("anchor", "harbours"), ("STIRLING", "tie_breaks")]
)
def test_search_finds_words_in_any_case(book, wanted: str, page: str) -> None:
    found = search(book, words_of("en"), wanted)
    assert page in [one.place.page for one in found]
    for one in found:
        marked = one.excerpt[one.start : one.end]
        assert marked.casefold() in ("", wanted.casefold())


@pytest.mark.parametrize("wanted", ["Hafen", "häfen", "HÄFEN"])
def test_search_takes_letters_with_accents_for_those_without(book, wanted: str) -> None:
    found = search(book, words_of("de"), wanted)
    assert found[0].place.page == "harbours"
    assert any(one.excerpt[one.start : one.end].startswith(("Häfen", "Hafen")) for one in found)


def test_search_wants_all_words_and_puts_titles_first(book) -> None:
    found = search(book, words_of("de"), "gleichstand burg")
    assert found
    assert found[0].place.page in ("castles", "tie_breaks")
    assert search(book, words_of("de"), "gleichstand drachen") == []
    assert search(book, words_of("de"), "   ") == []


def test_reading_goes_back_the_way_it_came(book) -> None:
    reading = Reading(book, Place("overview"))
    assert not reading.can_go_back
    for page in ("farms", "castles", "castles"):
        reading.go(Place(page))
    assert reading.back() and reading.place.page == "farms"
    assert reading.back() and reading.place.page == "overview"
    assert not reading.back()


def test_pictures_show_what_their_words_say(book) -> None:
    """Points written on the little boards follow from the tiles that lie there."""
    group = book.pictures["farm_joined"]
    assert sum(cell.endswith("0 food") for row in group.rows for cell in row) == group.points[0].points
    unfinished = book.pictures["unfinished"]
    for worth in unfinished.points:
        row, column = worth.at
        assert int(unfinished.rows[row][column][-1]) == worth.points


def test_pictures_name_only_hexes_that_are_there(book) -> None:
    for name, picture in book.pictures.items():
        spots = [*picture.lit, *(w.at for w in picture.points), *(s for town in picture.towns for s in town)]
        if picture.new is not None:
            spots.append(picture.new)
        for row, column in spots:
            assert picture.rows[row][column] not in ("-", "sea"), f"{name}: {row}, {column}"
