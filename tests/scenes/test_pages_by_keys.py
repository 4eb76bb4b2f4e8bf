"""A page that somebody comes to by the keyboard shows the ring at once, and one without matches covers no words."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.games import CATALOGUE
from game.scenes.page import Page
from game.scenes.saved_games import SavedGamesScene
from game.ui.events import Key, Pointer
from game.ui.scene import Scene
from game.ui.widgets import Button, Panel, Paragraph
from tests.reader.pages import OF_A_GAME, OF_THE_HOUSE, Make
from tests.scenes.shell_helpers import make_context, settle

PAGES: dict[str, Make] = {
    name: {**OF_THE_HOUSE, **OF_A_GAME}[name]
    for name in ("home", "welcome", "settings", "saved", "finished", "about", "setup", "lessons", "rules", "gallery")
}


def come(name: str, folder: Path, *, by_keys: bool) -> Page:
    context = make_context(folder=folder)
    before = Scene(context)
    context.stack.push(before)
    before.handle(Key("return") if by_keys else Pointer("down", (3, 3)))
    page = PAGES[name](context, CATALOGUE[0])
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
