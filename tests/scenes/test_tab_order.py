"""Tab goes through a part as one reads it, and past what cannot be pressed."""

from __future__ import annotations

import pytest

from game.core.session import SeatSetup, Session, Setup
from game.games import CATALOGUE, rules_of
from tests.scenes import table_stage
from tests.scenes.table_stage import Stand
from tests.scenes.test_hints import Adviser

MOMENTS = 5


@pytest.fixture(autouse=True)
def adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_stage, "QuickAsker", Adviser)


def against_reading(stand: Stand) -> list[str]:
    """Steps of Tab that lead to the left in a row of the same part, or to what is grey."""
    wrong, root, seen = [], stand.scene.root, []
    while root.focus is None or root.focus not in seen:
        here = root.focus
        if here is not None:
            seen.append(here)
        stand.key("tab")
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
        assert against_reading(stand) == []
        stand.key("t")
        stand.wait(100)
        stand.key("t")
        if not stand.until_asked():
            break
