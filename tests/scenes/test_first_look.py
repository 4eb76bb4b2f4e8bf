"""A match begins with the lamp going past what lies on the table, each in words, until somebody clicks."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.session import Setup
from game.games import CATALOGUE
from game.scenes.table import opening
from game.scenes.table.scene import TableScene
from game.table.screen import screen_of
from game.ui.lamp import Lamp
from tests.scenes.table_helpers import match, seats
from tests.scenes.table_stage import Stand

LED = [game for game in CATALOGUE if screen_of(game).first_look]
CHRONICLES = {"dragon_boats": True, "highlander": "mountain", "penny_mobs": True}


def begun(game: str, kinds: str = "pp", motion: str = "fast", **options: Any) -> Stand:
    """A table at which a match begins in a window."""
    look = {name: options.pop(name) for name in ("language", "text_scale", "size") if name in options}
    stand = Stand(match("pb"), motion=motion, **look)
    stand.context.in_window = True
    stand.context.services.thinker = stand.asker
    opening.start_match(stand.context, Setup(game, seats(kinds), 7, options))
    stand.scene = next(one for one in reversed(stand.context.stack.scenes) if isinstance(one, TableScene))
    stand.director = stand.scene.director
    stand.settle(stand.scene)
    return stand


def lamp(stand: Stand) -> Lamp | None:
    return next((one for one in stand.scene.root.children if isinstance(one, Lamp)), None)


def said(stand: Stand) -> list[str]:
    """All that is said until it is light again; nothing of it may be too large for its paper."""
    found: list[str] = []
    for _ in range(1200):
        stand.wait(50)
        looked = stand.scene.first_look
        if not looked.on:
            return found
        caption = looked.sights.caption
        if caption.parent is not None and caption.visible and caption.text not in found:
            found.append(caption.text)
            assert not caption.overflow() and stand.scene.root.rect.contains(caption.rect), caption.text
            assert not caption.rect.colliderect(lamp(stand).light), caption.text
    raise AssertionError("it does not end")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("game", LED)
def test_every_stop_is_led_past_in_words_and_then_it_is_light(game: str, language: str) -> None:
    stand = begun(game, language=language)
    told = said(stand)
    stops = stand.scene.model.screen.first_look
    for stop in (one for one in stops if not one.one_by_one):
        assert stand.scene.text(stop.says) in told
    assert lamp(stand) is None and len(told) >= len(stops) - 1


@pytest.mark.parametrize("game", LED)
def test_all_of_it_has_room_in_large_type(game: str) -> None:
    assert said(begun(game, language="de", text_scale=1.75, **(CHRONICLES if game == "glen_more" else {})))


def test_scoring_tiles_lie_face_down_until_each_is_turned_and_named() -> None:
    stand = begun("isle_of_skye")
    names = [
        stand.scene.hands.name(f"scoring:{tile}") for tile in stand.director.session.shown(None).scoring.values()
    ]
    turned = []
    for _ in range(1200):
        stand.wait(50)
        looked = stand.scene.first_look
        if not looked.on:
            break
        text = looked.sights.caption.text
        for number, name in enumerate(names):
            if f"*{name}*" in text and name not in turned:
                turned.append(name)
                assert [back.share for back in lamp(stand).backs] == [1.0] * (number + 1) + [0.0] * (3 - number)
    assert turned == names


def test_only_chronicles_in_play_are_introduced() -> None:
    told = said(begun("glen_more", **CHRONICLES))
    for board in ("dragon_boats", "highlander", "penny_mobs", "hammer", "haggis"):
        name = begun("glen_more").scene.hands.name(f"chronicle:{board}")
        assert any(f"*{name}*" in text for text in told) == (board in CHRONICLES), board


@pytest.mark.parametrize("act", ["click", "key"])
@pytest.mark.parametrize("game", LED)
def test_a_click_or_key_ends_it_and_does_nothing_else(game: str, act: str) -> None:
    stand = begun(game)
    stand.wait(1500)
    assert lamp(stand) is not None
    lines = len(stand.director.session)
    if act == "click":
        stand.click(stand.scene.root.rect.center)
    else:
        stand.key("return")
    assert lamp(stand) is None and not stand.scene.first_look.on and len(stand.director.session) == lines


@pytest.mark.parametrize("game", LED)
def test_another_size_or_language_meanwhile_ends_it(game: str) -> None:
    stand = begun(game)
    stand.wait(1500)
    stand.scene.rebuild()
    assert lamp(stand) is None and not stand.scene.first_look.on
    stand.wait(500)


@pytest.mark.parametrize(("motion", "in_window"), [("none", True), ("normal", False)])
@pytest.mark.parametrize("game", LED)
def test_there_is_none_without_motion_or_window(game: str, motion: str, in_window: bool) -> None:
    stand = begun(game, motion=motion)
    stand.context.in_window = in_window
    stand.wait(500)
    assert lamp(stand) is None and not stand.scene.first_look.holds
