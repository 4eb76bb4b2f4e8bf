"""The gallery at mouse and keys, in every size and both languages."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from game.core import places
from game.core.words import LANGUAGES, Words
from game.games import CATALOGUE
from game.scenes.gallery import GalleryScene
from game.scenes.gallery.piece import PieceScene
from game.scenes.rules_browser import RulesScene
from game.scenes.rules_browser.book import load_book
from game.ui.events import LEFT, Pointer
from tests.scenes.gallery_helpers import entries, opened
from tests.scenes.shell_helpers import click, find, make_context, press, settle, top, type_text

# -- search ----------------------------------------------------------------------------------------------------------


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


def test_whoever_types_on_the_page_searches() -> None:
    context, scene = opened("rebirth")
    press(context, "/")
    type_text(context, "/el")  # the stroke comes as a letter too
    assert scene.wanted == "el"
    context, scene = opened("rebirth")
    type_text(context, "elgin")
    settle(context)
    assert [one.id for one in scene.wall.entries] == ["cathedral:elgin"]


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
    assert scene.wall.entries, f"game/ui/games/{game}/showpieces.py shows what hangs in the gallery"
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
    longest = [
        max(everything, key=lambda one: len(one.short)),
        max(everything, key=lambda one: len(one.name)),
        max(everything, key=lambda one: max(map(len, one.name.split()))),
        max(everything, key=lambda one: len(one.part)),
    ]
    for one in longest:
        scene = PieceScene(context, everything, everything.index(one), lambda number: None)
        context.stack.push(scene)
        assert [text for _, text in scene.root.overflows()] == [], one.id


# -- what it may know ------------------------------------------------------------------------------------------------


def test_no_match_plays_a_role() -> None:
    """What hangs there knows no session and no table: a match that goes on below it can tell it nothing."""
    sources = [
        *(places.ROOT / "game" / "scenes" / "gallery").glob("*.py"),
        *(places.ROOT / "game" / "ui" / "games").glob("*/showpieces.py"),
    ]
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


def test_the_menu_leads_here() -> None:
    context, _ = opened()
    assert find(context, "search").focusable
