"""One bad save is one line that says why; the pages, and the matches beside it, are there as always.

The bad ones have a checksum that fits: somebody with an editor made them, or an older version of ours.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from game.core.save_format import sign
from game.core.save_store import SUFFIX, SaveStore
from game.games import CATALOGUE, rules_of
from game.monkey.beginning import spoiled
from game.monkey.positions import any_possible_match, session_of
from game.scenes import start
from game.scenes.saved_games import SavedGamesScene
from game.ui.context import Context
from tests.scenes.shell_helpers import fill_folder, find, frame, has, make_context, press, settle, top

WHOLE = "rebirth-running"


def forged(folder: Path, name: str, **changes: Any) -> None:
    """The running match once more, with other content."""
    content = json.loads((folder / f"{WHOLE}{SUFFIX}").read_text(encoding="utf-8"))
    content.update(changes)
    del content["checksum"]
    (folder / f"{name}{SUFFIX}").write_text(sign(json.dumps(content)[:-1] + ","), encoding="utf-8")


def seats(**changes: Any) -> list[dict[str, Any]]:
    people = [
        {"name": name, "sign": number, "bot": "" if number == 0 else "easy"}
        for number, name in enumerate(("Anna", "Jonas", "Morag", "Bartholomäus"))
    ]
    people[1].update(changes)
    return people


HARMLESS: dict[str, dict[str, Any]] = {
    "half a letter": {"seats": seats(name="\udcff")},
    "nul": {"seats": seats(name="a\x00b")},
    "a very long name": {"seats": seats(name="x" * 1_000_000)},
    "right to left": {"seats": seats(name="\u202e" * 50)},
    "year 1": {"saved_at": "0001-01-01T00:00:00+00:00"},
    "year 9999": {"saved_at": "9999-12-31T23:59:59+14:00"},
}
"""What is odd and can be played all the same."""
BAD: dict[str, dict[str, Any]] = {
    "an unknown bot": {"seats": seats(bot="genius")},
    "an unknown game": {"game": "chess"},
    "a log that breaks off": {"log": ["0 place at=nowhere"]},
    "no seats": {"seats": []},
    "a wrong count of turns": {"turns": [10**30]},
    "a later version": {"version": 99},
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    fill_folder(tmp_path)
    return tmp_path


def all_pages(folder: Path, **chosen: Any) -> Context:
    """Home, then each kind of saved games, all drawn; the page of damaged ones is left open."""
    context = make_context(folder=folder, **chosen)
    context.stack.push(start.first_scene(context))
    settle(context)
    frame(context)
    assert has(context, "go_on")
    context.stack.push(SavedGamesScene(context))
    for kind in ("finished", "running", "damaged"):
        settle(context)
        if has(context, "kind"):
            find(context, "kind").choose(kind)
        settle(context)
        frame(context)
    return context


@pytest.mark.parametrize("odd", HARMLESS)
def test_an_odd_save_is_listed_and_played_like_any_other(folder: Path, odd: str) -> None:
    forged(folder, "odd", **HARMLESS[odd])
    context = all_pages(folder, text_scale=2.0)
    matches = {match.key: match for match in top(context).matches}
    assert matches["odd"].trouble == "" and matches[WHOLE].trouble == ""


@pytest.mark.parametrize("bad", BAD)
def test_a_bad_save_is_one_line_with_the_reason(folder: Path, bad: str) -> None:
    forged(folder, "bad", **BAD[bad])
    before = (folder / f"bad{SUFFIX}").read_bytes()
    context = all_pages(folder)
    matches = {match.key: match for match in top(context).matches}
    assert matches[WHOLE].trouble == "", "its neighbour is there"
    assert matches["bad"].trouble.endswith(".")
    lines = [widget.text for widget in find(context, "match.bad").walk() if getattr(widget, "text", "")]
    assert matches["bad"].trouble in lines
    assert (folder / f"bad{SUFFIX}").read_bytes() == before
    press(context, "escape")
    frame(context)


@pytest.mark.parametrize("count", [12, pytest.param(200, marks=pytest.mark.long)])
def test_a_folder_full_of_spoiled_saves_of_every_game_still_shows_its_pages(folder: Path, count: int) -> None:
    dice = random.Random(11)
    store = SaveStore(folder / "whole", rules_of)
    texts = []
    for game in CATALOGUE:
        match = any_possible_match(dice, game)
        texts.append(store.save(session_of(match), f"{game}-1").read_text(encoding="utf-8"))
    for number in range(count):
        (folder / f"spoiled-{number}{SUFFIX}").write_text(spoiled(texts[number % len(texts)], dice), encoding="utf-8")
    matches = top(all_pages(folder)).matches
    assert len(matches) == count + 3 and [one for one in matches if one.key == WHOLE and not one.trouble]
    assert all(match.trouble == "" or match.trouble.endswith(".") for match in matches)
