"""Names with articles: shown without, and bent behind what stands before them."""

from __future__ import annotations

import re

import pytest

from game.core.articles import noun, plain
from game.core.speaker import Speaker
from game.core.words import LANGUAGES, Words

BARE = re.compile(r"\b(bei|nach|von|aus|für|in|zu|at|to|from|for|off) \{(at|to|start|place)\}", re.IGNORECASE)


@pytest.mark.parametrize(
    ("written", "asked", "told"),
    [
        ("die Fabrik", "", "Fabrik"),
        ("die Fabrik", ":zu", "zur Fabrik"),
        ("der Elchwald", ":bei", "beim Elchwald"),
        ("der Elchwald", ":für", "für den Elchwald"),
        ("das Melonenfeld", ":aus", "aus dem Melonenfeld"),
        ("die Weiße(n) Öde", "", "Weiße Öde"),
        ("die Weiße(n) Öde", ":zu", "zur Weißen Öde"),
        ("die Weiße(n) Öde", ":für", "für die Weiße Öde"),
        ("der Markt", ":den", "den Markt"),
        ("der Markt", ":Der", "Der Markt"),
        ("die Auktion", ":den", "die Auktion"),
        ("das Gut", ":Den", "Das Gut"),
        ("die Weiße(n) Öde", ":den", "die Weiße Öde"),
        ("Jaila", ":Der", "Jaila"),
        ("Jaila", ":zu", "nach Jaila"),
        ("Jaila", ":von", "von Jaila"),
    ],
)
def test_german_names_take_their_article_behind_a_preposition(written: str, asked: str, told: str) -> None:
    assert f"{{at{asked}}}".format(at=noun(written, "de")) == told


def test_english_places_have_the_where_it_belongs() -> None:
    assert "to {to:the}".format(to=noun("the Factory", "en")) == "to the Factory"
    assert "to {to:the}".format(to=noun("Jaila", "en")) == "to Jaila"
    assert noun("the Factory", "en") == "Factory"


def test_a_name_in_brackets_or_an_id_stays_as_it_is() -> None:
    assert noun("Fjord (klein)", "de") == "Fjord (klein)"
    assert f"{plain('r4c3', 'de'):bei}" == "bei r4c3"


def test_what_leads_to_a_place_is_its_name_alone() -> None:
    speaker = Speaker(Words("de"), "scythe", ()).leading()
    told = f"{speaker.value('r4c3'):zu}"
    assert told.startswith("zur ") and told.endswith("Fabrik\ue002")


def test_a_kind_that_has_but_the_names_of_its_things_keeps_their_articles() -> None:
    """Each tile is called what `{which}` is called, and nothing besides."""
    speaker = Speaker(Words("de"), "glen_more", ())
    assert f"{speaker.value('tile:portree_market'):den}" == "den Markt von Portree"
    several = speaker.value(("tile:portree_market", "tile:halkirk"))
    assert several == "Markt von Portree und Halkirk" and f"{several:den}" == "den Markt von Portree und Halkirk"


def test_a_text_never_asks_a_thing_without_article_for_one_in_vain() -> None:
    assert Words("de", strict=False)("scythe.film.moves", things="x", to="Anna") == "zieht mit x Anna"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_scythe_puts_a_place_behind_a_bare_preposition(language: str) -> None:
    """Its places have articles: `{at:bei}` says "bei der Fabrik", "bei {at}" would say "bei Fabrik"."""
    words = Words(language)
    keys = [key for key in iter(words.keys()) if key.startswith("scythe.")]
    said = [form for key in keys for form in words.text(key).forms.values()]
    assert [form for form in said if BARE.search(form)] == []
    known = {spec for form in said for spec in re.findall(r"\{\w+:(\w+)\}", form)}
    assert known <= set(noun("x", language).prepositions)


def test_no_sentence_of_glen_more_leaves_the_article_of_a_tile_out() -> None:
    """ "Wohin kommt Markt von Portree?" is no German; bare a name stands only as a label, beside a colon."""
    words = Words("de")
    keys = [key for key in iter(words.keys()) if key.startswith("glen_more.")]
    said = [form for key in keys for form in words.text(key).forms.values()]
    assert [form for form in said if re.search(r"(?<!: )\{tile\}(?!\W*:|, )", form)] == []
    assert sum("{tile:" in form for form in said) > 40
    assert not any("für {source}" in form for form in said), "points come from tiles as well"
