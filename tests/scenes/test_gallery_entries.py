"""The gallery has everything that has a picture on a table, with a name and what it does, in both languages."""

from __future__ import annotations

from collections import defaultdict

import pytest

from game.core import places
from game.core.words import LANGUAGES, Words
from game.games import CATALOGUE, rules_of
from game.scenes.gallery.entries import found, name_of, speaker_of
from game.ui.showpieces import showpieces
from tests.scenes.gallery_helpers import entries
from tests.scenes.shell_helpers import make_context

SEATS = {
    "seat",
    "castle",
    "purse",
    "pawn",
    "coins",
    "whisky",
    "scots",
    "boat",
    "haggis",
    "pennies",
    "freed_pennies",
    "start_village",
    "home_castle",
}
"""Of one player each; what lies there is shown by its kind."""


BUTTONS = {
    "end_turn",
    "pay_all",
    "sell",
    "skip",
    "seal",
    "take",
    "pass",
    "cargo",
    "end_move",
    "end_produce",
    "skip_top",
    "skip_bottom",
    "leave",
    "less",
    "deal",
    "hear",
    "offer",
    "ask",
    "accept",
    "refuse",
    "make_trade",
    "free",
    "give_penny",
    "second_reward",
    "reroll",
    "haggis_roll",
    "load",
    "load_all",
    "drop",
    "drop_all",
    "option",
    "choice",
    "amount",
    "line",
    "get",
    "event",
    "claim",
    "turn",
    "hand",
    "aside",
}
"""Words to press, and what is chosen by a click."""


PLACES = {
    "cell",
    "place",
    "space",
    "land",
    "market",
    "stack",
    "discards",
    "clan_board",
    "bag",
    "round",
    "sea",
    "england",
    "river",
    "good",
    "scot_supply",
    "on_mountain",
    "haggis_token",
}
"""Where things lie: parts of a board, whose pictures are those of the things."""


SHOWN_AS = {
    "rebirth": {"space"},
    "isle_of_skye": {"price", "castle"},
    "glen_more": {"scot", "purse"},
    "scythe": {"slot", "cube"},
}
"""Shown once for all of its kind."""


def at_start_of(component: str) -> str:
    return component.partition(":")[0]


@pytest.mark.parametrize("game", CATALOGUE)
def test_no_kind_of_component_with_a_picture_is_missing(game: str) -> None:
    """Whatever can be pointed at in a match hangs there, unless it is a place, a button, or belongs to a seat."""
    shown = {one.id for one in entries(game, "en")}
    kinds: defaultdict[str, set[str]] = defaultdict(set)
    boards = {one for one in load_places(game)}
    for component in rules_of(game).lexicon.components:
        if component not in boards:
            kinds[at_start_of(component)].add(component)
    left_out = SEATS | BUTTONS | PLACES | SHOWN_AS.get(game, set())
    missing = {kind for kind in kinds if kind not in left_out and not any(at_start_of(one) == kind for one in shown)}
    assert missing == set()


def load_places(game: str) -> set[str]:
    """Single spaces of a map: the ids that begin with their row."""
    return {
        one
        for one in rules_of(game).lexicon.components
        if (one[:1] == "r" and one[1:2].isdigit()) or one.startswith(("mech:", "worker:"))
    }


@pytest.mark.parametrize(
    ("game", "kind"),
    [
        ("rebirth", "castle"),
        ("rebirth", "cathedral"),
        ("rebirth", "settlement"),
        ("rebirth", "region"),
        ("rebirth", "loch"),
        ("isle_of_skye", "tile"),
        ("isle_of_skye", "scoring"),
        ("isle_of_skye", "slot"),
        ("glen_more", "clan"),
        ("glen_more", "card"),
        ("glen_more", "reward"),
        ("glen_more", "vote"),
        ("glen_more", "mobster"),
        ("glen_more", "flip"),
        ("glen_more", "tile"),
        ("scythe", "faction"),
        ("scythe", "mat"),
        ("scythe", "ability"),
        ("scythe", "objective"),
        ("scythe", "encounter"),
        ("scythe", "factory"),
        ("scythe", "structure"),
        ("scythe", "star"),
        ("scythe", "tile"),
        ("scythe", "top"),
        ("scythe", "bottom"),
        ("scythe", "resource"),
        ("scythe", "character"),
    ],
)
def test_everything_of_a_kind_is_there(game: str, kind: str) -> None:
    shown = {one.id for one in entries(game, "en")}
    known = {one for one in rules_of(game).lexicon.components if one.startswith(f"{kind}:")}
    own = {f"{kind}:{n}" for n in range(8)}  # of the seats
    assert known - own - shown == set()


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_card_of_a_deck_is_there(game: str) -> None:
    decks = {"rebirth": [f"M{n:02d}" for n in range(1, 26)] + [f"B{n:02d}" for n in range(1, 8)]}
    shown = {one.id for one in entries(game, "en")}
    assert set(decks.get(game, ())) <= shown


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE)
def test_everything_has_a_name_and_says_what_it_does(game: str, language: str) -> None:
    for one in entries(game, language):
        assert one.name and one.name != one.id, one.id
        assert one.text and all(one.text), one.id
        assert "{" not in one.short, one.id


@pytest.mark.parametrize("game", CATALOGUE)
def test_everything_has_its_picture_within_its_room(game: str) -> None:
    context = make_context()
    shown = showpieces(game)
    assert shown is not None
    say = speaker_of(game, context.words)
    room = 170, 118
    for one in entries(game, "en"):
        picture = shown.picture(context.look, say, one.id, room)
        assert picture.get_width() <= room[0] + 1 and picture.get_height() <= room[1] + 1, one.id
        assert picture.get_bounding_rect().w > 10, one.id


def test_what_was_designed_here_is_told_with_its_file() -> None:
    for game in CATALOGUE:
        told = [one for one in entries(game, "en") if one.part]
        assert told, game
        for one in told:
            assert (places.DATA.parent / one.file).is_file(), one.file
    by_id = {one.id: one for one in entries("rebirth", "en")}
    assert by_id["M01"].part and not by_id["B01"].part


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", CATALOGUE)
def test_search_finds_everything_by_its_name(game: str, language: str) -> None:
    everything = entries(game, language)
    for one in everything:
        hits = found(everything, one.name.upper())
        assert one in hits, one.name
        assert one.name in {hit.name for hit in hits[: sum(one.name in other.name for other in everything) + 40]}


def test_a_hit_in_a_name_stands_before_one_in_a_text() -> None:
    hits = found(entries("glen_more", "en"), "castle")
    in_name = ["castle" in one.name.casefold() for one in hits]
    assert in_name == sorted(in_name, reverse=True) and any(in_name) and not all(in_name)


def test_names_of_the_gallery_go_before_those_of_the_table() -> None:
    say = speaker_of("scythe", Words("en"))
    assert name_of(say, "terrain:lake") == "Lake"
    assert name_of(say, "faction:nordic") == say.name("faction:nordic")
