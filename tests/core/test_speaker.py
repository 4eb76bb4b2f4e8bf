"""Sentences: ids become names, players are called by name, lists and nested sentences read well."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from game.core.contract import Reason, say
from game.core.speaker import Speaker
from game.core.strict_yaml import read_yaml
from game.core.words import Words
from game.games import CATALOGUE
from tests.core.toy_match import speaker

ROOT = Path(__file__).resolve().parents[2]


class Templates(dict[str, str]):
    """Texts as a plain mapping."""

    language = "en"

    def __call__(self, key: str, /, **values: Any) -> str:
        return self[key].format(**values)

    def has(self, key: str) -> bool:
        return key in self


TEXTS = Templates(
    {
        "core.list.two": "{first} and {last}",
        "core.list.more": "{first}, {rest}",
        "g.name.castle.edinburgh": "Edinburgh Castle",
        "g.name.food": "food tile",
        "g.takes": "{seat} takes {castle}",
        "g.inside": "{n} times: {what}.",
        "g.list": "Of {all}",
    }
)
SPEAK = Speaker(TEXTS, "g", ("Anna", "Ben", "Clara"))


def test_ids_and_players_are_named() -> None:
    assert SPEAK(say("g.takes", seat="seat:1", castle="castle:edinburgh")) == "Ben takes Edinburgh Castle"


def test_a_sentence_may_stand_in_another() -> None:
    inner = say("g.takes", seat="seat:0", castle="food")
    assert SPEAK(say("g.inside", n=3, what=inner)) == "3 times: Anna takes food tile."


@pytest.mark.parametrize(
    ("ids", "told"),
    [
        ((), "Of "),
        (("food",), "Of food tile"),
        (("food", "seat:0"), "Of food tile and Anna"),
        (("seat:0", "seat:1", "seat:2"), "Of Anna, Ben and Clara"),
        ((1, 2, 3, 4), "Of 1, 2, 3 and 4"),
    ],
)
def test_lists_read_as_people_write_them(ids: tuple[object, ...], told: str) -> None:
    assert SPEAK(say("g.list", all=ids)) == told


def test_a_thing_somewhere_is_called_as_its_kind() -> None:
    assert SPEAK(say("g.list", all=("food:r3c1", "food"))) == "Of food tile and food tile"


def test_what_has_no_name_is_shown_as_it_is() -> None:
    assert SPEAK(say("g.list", all=("seat:9", "some/file.json", 5))) == "Of seat:9, some/file.json and 5"


def test_a_reason_is_followed_by_the_way_out() -> None:
    reason = Reason(say("g.inside", n=1, what="food"), say("g.takes", seat="seat:0", castle="food"))
    assert SPEAK.reason(reason) == "1 times: food tile. Anna takes food tile"


def test_both_languages_join_lists_in_their_own_way() -> None:
    names = ["Anna", "Ben", "Clara"]
    assert speaker("en").listed(names) == "Anna, Ben and Clara"
    assert speaker("de").listed(names) == "Anna, Ben und Clara"


KINDS = Templates(
    {
        "g.name.L05": "Kyleakin",
        "g.name.tile.each": "{which}",
        "g.name.price.each": "price of {which}",
        "g.name.price.L06": "dearest of all",
        "g.name.castle.each": "castle",
    }
)


@pytest.mark.parametrize(
    ("component", "name"),
    [
        ("L05", "Kyleakin"),
        ("tile:L05", "Kyleakin"),
        ("price:L05", "price of Kyleakin"),
        ("price:3", "price of 3"),
        ("price:L06", "dearest of all"),
        ("castle:0", "castle"),
        ("castle", "castle"),
        ("unknown:1", "unknown:1"),
    ],
)
def test_a_component_has_its_own_name_or_that_of_all_of_its_kind(component: str, name: str) -> None:
    assert Speaker(KINDS, "g", ("Anna", "Ben")).name(component) == name


@pytest.mark.parametrize("language", ["en", "de"])
def test_reasons_count_what_the_game_counts(language: str) -> None:
    """Where coins win, no sentence of advice speaks of points."""
    words = Words(language)
    point = re.compile(r"\b(points?|Punkte?n?)\b")
    reasons = read_yaml(ROOT / "data" / "text" / language / "bots.yaml").value["bots"]["why"]
    counting = [key for key, text in reasons.items() if point.search(str(text))]
    assert counting, "reasons tell figures"
    for game in (one for one in CATALOGUE if words.has(f"{one}.outcome.wins")):
        tell = Speaker(words, game, ["Anna"])
        for key in counting:
            values = {name: "x" for name in words.text(f"bots.why.{key}").placeholders()}
            told = [tell(say(f"bots.why.{key}", **values | {"n": n})) for n in (1, 2)]
            assert not any(map(point.search, told)), told
