"""Tab goes through a part as one reads it, and past what cannot be pressed."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from game.core.session import SeatSetup, Session, Setup
from game.games import CATALOGUE, rules_of
from game.scenes import start
from game.ui.root import Root
from game.ui.widget import Widget
from tests.scenes import table_stage
from tests.scenes.shell_helpers import make_context, press, settle, top
from tests.scenes.table_stage import Stand
from tests.scenes.test_hints import Adviser

MOMENTS = 5


@pytest.fixture(autouse=True)
def adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_stage, "QuickAsker", Adviser)


def against_reading(root: Root, tab: Callable[[], object]) -> list[str]:
    """Steps of Tab that lead to the left in a row of the same part, or to what is grey."""
    wrong: list[str] = []
    seen: list[Widget] = []
    while root.focus is None or root.focus not in seen:
        here = root.focus
        if here is not None:
            seen.append(here)
        tab()
        there = root.focus
        assert there is not None
        if not there.enabled:
            wrong.append(f"{there.name} is grey")
        begins_anew = there is root.focusables()[0]  # behind the last comes the first, wherever that lies
        if here is None or here.parent is not there.parent or there in seen or begins_anew:
            continue
        a, b = here.rect, there.rect
        if min(a.bottom, b.bottom) - max(a.top, b.top) > min(a.h, b.h) / 2 and b.centerx < a.left:
            wrong.append(f"{here.name} before {there.name}")
    return wrong


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("text_scale", [1.0, 1.75])
def test_tab_goes_the_way_one_reads_and_past_what_is_grey(game: str, text_scale: float) -> None:
    seats = tuple(SeatSetup(name, n, "normal" if n else "") for n, name in enumerate(("Anna", "Jonas")))
    stand = Stand(Session(rules_of(game), Setup(game, seats, 4, {})), text_scale=text_scale, warn=False)
    assert stand.until_asked()
    for _ in range(MOMENTS):
        assert against_reading(stand.scene.root, partial(stand.key, "tab")) == []
        stand.key("t")
        stand.wait(100)
        stand.key("t")
        if not stand.until_asked():
            break


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("page", ["home", "setup", "lessons", "rules", "settings"])
def test_tab_goes_through_a_page_as_one_reads_it(page: str, text_scale: float) -> None:
    context = make_context(text_scale=text_scale)
    context.stack.push(start.first_scene(context))
    if page == "setup":
        start.open_setup(context, "rebirth")
    elif page == "lessons":
        start.open_lessons(context, "rebirth")
    elif page == "rules":
        start.open_rules(context, "rebirth")
    elif page == "settings":
        start.open_settings(context)
    settle(context)
    assert against_reading(top(context).root, partial(press, context, "tab")) == []
