"""A page that somebody comes to by the keyboard shows the ring at once, and one without matches covers no words."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import Rect

from game.games import CATALOGUE
from game.scenes.page import Page
from game.scenes.rules_browser import RulesScene
from game.scenes.saved_games import SavedGamesScene
from game.scenes.table.menu import SeatsPanel
from game.ui.events import Key, Pointer
from game.ui.scene import Scene
from game.ui.widgets import Button, Label, Panel, Paragraph, Segmented
from tests.reader.pages import OF_A_GAME, OF_THE_HOUSE, Make, match_of
from tests.scenes.shell_helpers import make_context, settle
from tests.scenes.table_stage import Stand

PAGES: dict[str, Make] = {
    name: {**OF_THE_HOUSE, **OF_A_GAME}[name]
    for name in ("home", "welcome", "settings", "saved", "finished", "about", "setup", "lessons", "rules", "gallery")
}
_RIM = 8
"""Units that the lines of a ring reach over what it is around."""


def come(name: str, folder: Path, *, by_keys: bool, at: str = "") -> Page:
    context = make_context(folder=folder)
    before = Scene(context)
    context.stack.push(before)
    before.handle(Key("return") if by_keys else Pointer("down", (3, 3)))
    page = RulesScene(context, CATALOGUE[0], at) if at else PAGES[name](context, CATALOGUE[0])
    assert isinstance(page, Page)
    context.stack.push(page)
    settle(context)
    return page


@pytest.mark.parametrize("name", PAGES)
def test_who_comes_by_a_key_sees_the_ring(name: str, tmp_path: Path) -> None:
    root = come(name, tmp_path, by_keys=True).root
    assert root.focus is not None and root.focus_visible and not root.focus.types
    large = [one for one in root.focusables() if isinstance(one, Button) and one.kind == "primary" and one.enabled]
    assert not large or root.focus in large
    root.update(3000.0)
    assert not root._tip.visible, "nobody has asked what it is"


def test_the_list_of_rules_is_entered_at_the_page_that_is_open(tmp_path: Path) -> None:
    page = come("rules", tmp_path, by_keys=True, at="castles")
    assert page.root.focus is not None and page.root.focus.name == "page.castles"


@pytest.mark.parametrize("name", PAGES)
def test_who_comes_by_the_mouse_sees_none(name: str, tmp_path: Path) -> None:
    assert not come(name, tmp_path, by_keys=False).root.focus_visible


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
def test_where_no_match_is_saved_the_words_stand_below_the_paper(text_scale: float, tmp_path: Path) -> None:
    context = make_context(folder=tmp_path, text_scale=text_scale)
    page = SavedGamesScene(context, True)
    context.stack.push(page)
    settle(context)
    (paper,) = (one for one in page.root.walk() if isinstance(one, Panel) and one.name == "empty")
    beside = [one for one in page.root.walk() if isinstance(one, Paragraph) and paper not in one.ancestors()]
    assert beside and not any(one.rect.colliderect(paper.rect) for one in beside)


@pytest.mark.parametrize("text_scale", [1.0, 1.5])
def test_the_ring_of_who_plays_a_seat_lies_on_no_name(text_scale: float) -> None:
    session = match_of("isle_of_skye", False)
    stand = Stand(session, text_scale=text_scale, curtain=False)
    assert stand.until_asked()
    stand.scene.furniture.open(SeatsPanel(stand.scene))
    stand.wait()
    names = [one for one in stand.scene.furniture.opened.walk() if isinstance(one, Label)]
    written = [Rect(one.rect.x, 0, one.fonts.width(one.text, one.style), one.fonts.px(one.style)) for one in names]
    for box, one in zip(written, names, strict=True):
        box.centery = one.rect.centery
    assert len(written) >= session.seats
    for choice in [one for one in stand.scene.furniture.opened.walk() if isinstance(one, Segmented)]:
        stand.scene.root.set_focus(choice, visible=True)
        stand.wait()
        stand.frame()
        assert stand.scene.root.ring.rect is not None
        around = 2 * stand.scene.context.grid.px(_RIM)
        assert stand.scene.root.ring.rect.inflate(around, around).collidelist(written) < 0
