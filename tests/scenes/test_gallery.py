"""The gallery has everything that has a picture on a table, in both languages, for mouse, keys and every size."""

from __future__ import annotations

import ast
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

from game.core import places
from game.core.words import LANGUAGES, Words
from game.games import CATALOGUE, rules_of
from game.scenes.gallery import GalleryScene
from game.scenes.gallery.entries import Entry, entries_of, found, name_of, speaker_of
from game.scenes.gallery.piece import PieceScene
from game.scenes.rules_browser import RulesScene
from game.scenes.rules_browser.book import load_book
from game.ui.context import Context
from game.ui.events import LEFT, Pointer
from game.ui.showpieces import showpieces
from tests.scenes.shell_helpers import click, find, make_context, press, settle, top, type_text

SEATS = {"seat", "castle", "purse", "pawn", "coins", "whisky", "scots", "boat", "haggis", "pennies", "freed_pennies",
         "start_village", "home_castle"}
"""Of one player each; what lies there is shown by its kind."""
BUTTONS = {"end_turn", "pay_all", "sell", "skip", "seal", "pass", "cargo", "end_move", "end_produce", "skip_top",
           "skip_bottom", "leave", "less", "deal", "hear", "offer", "ask", "accept", "refuse", "make_trade", "free",
           "give_penny", "second_reward", "reroll", "haggis_roll", "load", "load_all", "drop", "drop_all", "option",
           "choice", "amount", "line", "get", "event", "claim", "turn", "hand", "aside"}
"""Words to press, and what is chosen by a click."""
PLACES = {"cell", "place", "space", "land", "market", "stack", "discards", "clan_board", "bag", "round", "sea",
          "england", "river", "good", "scot_supply", "on_mountain", "haggis_token"}
"""Where things lie: parts of a board, whose pictures are those of the things."""
SHOWN_AS = {
    "rebirth": {"space"}, "isle_of_skye": {"price", "castle"}, "glen_more": {"scot", "purse"},
    "scythe": {"slot", "cube"},
}
"""Shown once for all of its kind."""


@cache
def entries(game: str, language: str) -> tuple[Entry, ...]:
    return tuple(entries_of(game, Words(language)))


def opened(game: str = CATALOGUE[0], **chosen: object) -> tuple[Context, GalleryScene]:
    context = make_context(**chosen)  # type: ignore[arg-type]
    scene = GalleryScene(context, game)
    context.stack.push(scene)
    settle(context)
    return context, scene


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
    left_out = SEATS | BUTTONS | PLACES | SHOWN_AS[game]
    missing = {kind for kind in kinds if kind not in left_out and not any(at_start_of(one) == kind for one in shown)}
    assert missing == set()


def load_places(game: str) -> set[str]:
    """Single spaces of a map: the ids that begin with their row."""
    return {one for one in rules_of(game).lexicon.components
            if (one[:1] == "r" and one[1:2].isdigit()) or one.startswith(("mech:", "worker:"))}


@pytest.mark.parametrize(("game", "kind"), [
    ("rebirth", "castle"), ("rebirth", "cathedral"), ("rebirth", "settlement"), ("rebirth", "region"),
    ("rebirth", "loch"), ("isle_of_skye", "tile"), ("isle_of_skye", "scoring"), ("isle_of_skye", "slot"),
    ("glen_more", "clan"), ("glen_more", "card"), ("glen_more", "reward"), ("glen_more", "vote"),
    ("glen_more", "mobster"), ("glen_more", "flip"), ("glen_more", "tile"), ("scythe", "faction"), ("scythe", "mat"),
    ("scythe", "ability"), ("scythe", "objective"), ("scythe", "encounter"), ("scythe", "factory"),
    ("scythe", "structure"), ("scythe", "star"), ("scythe", "tile"), ("scythe", "top"), ("scythe", "bottom"),
    ("scythe", "resource"), ("scythe", "character"),
])
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


# -- search ----------------------------------------------------------------------------------------------------------


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


def test_typing_filters_the_cards_and_escape_shows_all_again() -> None:
    context, scene = opened("rebirth")
    all_cards = len(scene.wall.entries)
    press(context, "ctrl+f")
    type_text(context, "elgin")
    settle(context)
    assert [one.id for one in scene.wall.entries] == ["cathedral:elgin"]
    press(context, "escape")
    assert len(scene.wall.entries) == all_cards and top(context) is scene
    press(context, "ctrl+f")
    type_text(context, "zzz")
    assert scene.wall.entries == [] and scene.empty.visible
    assert scene.root.overflows() == []


def test_filters_by_game_and_kind() -> None:
    context, scene = opened("rebirth")
    click(context, "kind.castle")
    assert {one.kind for one in scene.wall.entries} == {"castle"}
    click(context, "game.scythe")
    settle(context)
    assert {one.game for one in scene.wall.entries} == {"scythe"}
    click(context, "game.all")
    settle(context)
    assert {one.game for one in scene.wall.entries} == set(CATALOGUE)


def test_with_all_games_on_the_wall_a_heading_says_whose_it_is() -> None:
    context, scene = opened("rebirth")
    assert "Castles" in {title.words for title in scene.wall.titles}
    click(context, "game.all")
    settle(context)
    assert "Castles · Rebirth" in {title.words for title in scene.wall.titles}
    assert [text for _, text in scene.root.overflows()] == []


def test_a_game_that_shows_nothing_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.scenes.gallery.entries.showpieces", lambda game: None)
    _, scene = opened("rebirth")
    assert scene.empty.visible and scene.empty.text == Words("en")("gallery.bare")
    assert not scene.wall.focusable


# -- keys and mouse --------------------------------------------------------------------------------------------------


def test_arrows_reach_every_card_and_bring_it_into_view() -> None:
    context, scene = opened("rebirth")
    scene.root.set_focus(scene.wall, visible=True)
    for number in range(len(scene.wall.places)):
        assert scene.wall.cursor == number
        assert scene.hall.rect.contains(scene.wall.place_of(number)), number
        press(context, "right")
    press(context, "home", "down", "up", "end")
    assert scene.wall.cursor == len(scene.wall.places) - 1


def test_tab_goes_back_to_the_card_where_the_keyboard_was() -> None:
    context, scene = opened("rebirth")
    scene.root.set_focus(scene.wall, visible=True)
    press(context, "end", "shift+tab", "tab")
    assert scene.root.focus is scene.wall
    assert scene.hall.rect.contains(scene.wall.place_of(scene.wall.cursor))


def test_enter_shows_a_thing_large_and_escape_comes_back_to_its_card() -> None:
    context, scene = opened("rebirth")
    scene.root.set_focus(scene.wall, visible=True)
    press(context, "right", "return")
    large = top(context)
    assert isinstance(large, PieceScene) and large.entry is scene.wall.entries[1]
    settle(context)
    press(context, "right", "right", "left")
    assert large.entry is scene.wall.entries[2]
    press(context, "escape")
    assert top(context) is scene and scene.wall.cursor == 2


def test_a_click_shows_a_thing_large() -> None:
    context, scene = opened("rebirth")
    at = scene.wall.place_of(3).center
    for event in (Pointer("move", at), Pointer("down", at, LEFT), Pointer("up", at, LEFT)):
        context.stack.handle(event)
    large = top(context)
    assert isinstance(large, PieceScene) and large.entry is scene.wall.entries[3]


def test_f1_leads_to_the_page_of_the_rules() -> None:
    context, scene = opened("rebirth")
    scene.root.set_focus(scene.wall, visible=True)
    press(context, "f1")
    page = top(context)
    assert isinstance(page, RulesScene)
    lead = load_book("rebirth").lead(scene.wall.entries[0].id)
    assert page.reading.place == lead
    press(context, "f1")
    press(context, "return")
    click(context, "rules")
    page = top(context)
    assert isinstance(page, RulesScene) and page.reading.place == lead


# -- sizes -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", (0.8, 1.0, 1.5, 2.0))
@pytest.mark.parametrize("game", CATALOGUE)
def test_no_text_of_any_card_is_cut(game: str, scale: float, language: str) -> None:
    _, scene = opened(game, language=language, text_scale=scale)
    assert scene.wall.entries
    assert [text for _, text in scene.root.overflows()] == []


@pytest.mark.parametrize("size", ((1024, 768), (1920, 1080), (2560, 1440)))
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_cut_in_any_window(size: tuple[int, int], language: str) -> None:
    _, scene = opened("scythe", size=size, language=language)
    assert [text for _, text in scene.root.overflows()] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("scale", (1.0, 2.0))
@pytest.mark.parametrize("game", CATALOGUE)
def test_the_longest_texts_fit_large(game: str, scale: float, language: str) -> None:
    context = make_context(language=language, text_scale=scale)
    everything = entries(game, language)
    longest = [max(everything, key=lambda one: len(one.short)), max(everything, key=lambda one: len(one.name)),
               max(everything, key=lambda one: max(map(len, one.name.split()))),
               max(everything, key=lambda one: len(one.part))]
    for one in longest:
        scene = PieceScene(context, everything, everything.index(one), lambda number: None)
        context.stack.push(scene)
        assert [text for _, text in scene.root.overflows()] == [], one.id


# -- what it may know ------------------------------------------------------------------------------------------------


def test_no_match_plays_a_role() -> None:
    """What hangs there knows no session and no table: a match that goes on below it can tell it nothing."""
    sources = [*(places.ROOT / "game" / "scenes" / "gallery").glob("*.py"),
               *(places.ROOT / "game" / "ui" / "games").glob("*/showpieces.py")]
    assert len(sources) > len(CATALOGUE)
    matches = {"game.core.session", "game.core.saves", "game.table.director", "game.table.model"}
    for path in sources:
        assert not _imports(path) & matches


def _imports(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}


def test_only_what_can_be_seen_is_painted() -> None:
    context = make_context()
    scene = GalleryScene(context, "isle_of_skye")
    context.stack.push(scene)
    settle(context)
    assert scene.wall.face is not None
    room = scene.wall.face.room
    painted = [scene.shop.has(one, room) for one in scene.wall.entries]
    assert painted[0] and not painted[-1]
    press(context, "end")
    settle(context)
    assert scene.shop.has(scene.wall.entries[-1], room)


def test_names_of_the_gallery_go_before_those_of_the_table() -> None:
    say = speaker_of("scythe", Words("en"))
    assert name_of(say, "terrain:lake") == "Lake"
    assert name_of(say, "faction:nordic") == say.name("faction:nordic")


def test_the_menu_leads_here() -> None:
    context, _ = opened()
    assert find(context, "search").focusable
