"""Fingers at the table: a tap points, a second one does it, resting asks why, two fingers zoom, a list follows."""

from __future__ import annotations

import random
from itertools import product
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.app import heard
from game.core.session import Session, Setup
from game.core.text import to_text
from game.games import CATALOGUE, rules_of
from game.scenes.rules_browser import RulesScene
from game.ui import touch
from game.ui.reader import Reader
from game.ui.widgets import Button
from tests.scenes.rounds import Running
from tests.scenes.table_helpers import match, seats
from tests.scenes.table_stage import Stand
from tests.scenes.test_every_game import buttons_of_pages, heed_no_warning

Point = tuple[int, int]


def raw(kind: int, pos: Point, finger: int = 0, size: Point = (1280, 720)) -> pygame.event.Event:
    return pygame.event.Event(kind, finger_id=finger, x=pos[0] / size[0], y=pos[1] / size[1], dx=0.0, dy=0.0)


class Touched(Stand):
    """The same table without mouse and keys."""

    reader = Reader()

    def finger(self, kind: int, pos: Point, finger: int = 0) -> None:
        for event in heard(self.context, self.reader, raw(kind, pos, finger)):
            self.context.stack.handle(event)

    def tap(self, pos: Point) -> None:
        self.finger(pygame.FINGERDOWN, pos)
        self.finger(pygame.FINGERUP, pos)

    def click(self, pos: Point, button: int = 1) -> None:
        again = touch.under(self.top.root, pos).points_first
        self.tap(pos)
        if again:
            self.tap(pos)

    def rest(self, pos: Point, monkeypatch: pytest.MonkeyPatch) -> None:
        self.finger(pygame.FINGERDOWN, pos)
        monkeypatch.setattr(touch, "_LONG_S", 0.0)
        for event in self.reader.fingers.rest():
            self.context.stack.handle(event)
        self.finger(pygame.FINGERUP, pos)


def test_a_tap_points_and_the_second_one_does_it() -> None:
    stand = Touched(match("pb"))
    board = stand.scene.parts["board"]
    place = next(one for one in stand.director.lit() if board.anchor(one) is not None)
    stand.tap(stand.scene.anchor(place))
    assert stand.scene.model.pointing.component == place and not stand.director.picker.chosen
    lines = len(stand.director.session)
    stand.tap(stand.scene.anchor(place))
    assert len(stand.director.session) > lines or place in stand.director.picker.chosen


def test_a_button_needs_but_one_tap() -> None:
    stand = Touched(match("pb"))
    stand.tap(stand.scene.root.find("menu").rect.center)
    assert stand.scene.furniture.opened is not None


def test_resting_on_a_place_says_why_not_and_does_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    stand = Touched(match("pb"))
    board, lit = stand.scene.parts["board"], stand.director.lit()
    places = rules_of("rebirth").components(stand.director.session.view(0))
    closed = next(one for one in places if one not in lit and board.anchor(one) is not None)
    lines = len(stand.director.session)
    stand.rest(board.anchor(closed), monkeypatch)
    assert stand.scene.model.pointing.refused == closed and len(stand.director.session) == lines


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.75), ((1024, 768), 1.0)])
@pytest.mark.parametrize("game", CATALOGUE)
def test_a_finger_may_rest_anywhere(game: str, size: Point, scale: float) -> None:
    """On what only the screen knows too, such as the tabs of large type."""
    stand = Stand(Session(rules_of(game), Setup(game, seats("pb"), 3)), size=size, text_scale=scale)
    assert stand.until_asked()
    rested = 0
    for _ in range(10):
        stand.frame()  # some parts know where things lie once they have painted them
        lines = len(stand.director.session)
        spots = product(range(8, size[0], 24), range(8, size[1], 24))
        for component in sorted({stand.scene.component_at(spot) for spot in spots} - {""}):
            rested += stand.scene.hands.why(component)
            stand.scene.model.moment()
        assert len(stand.director.session) == lines
        stand.director.submit(stand.director.options()[-1])
        stand.until_asked()
    assert rested


def played(stand: Any, steps: int = 120) -> list[str]:
    """What somebody who knows nothing brings about: one lit thing after the other."""
    rng = random.Random(3)
    for _ in range(steps):
        if not stand.until_asked():
            break
        if stand.scene.model.answers():
            stand.press("primary")
        else:
            thing = rng.choice([*stand.director.lit(), *buttons_of_pages(stand)])
            stand.click(thing.rect.center) if isinstance(thing, Button) else stand.click_component(thing)
            heed_no_warning(stand)
    return [to_text(line.action) for line in stand.director.session.lines]


@pytest.mark.parametrize("game", CATALOGUE)
def test_fingers_bring_about_the_same_match_as_a_mouse(game: str) -> None:
    by_mouse, by_fingers = (
        played(kind(Session(rules_of(game), Setup(game, seats("pb"), 3)), warn=False)) for kind in (Stand, Touched)
    )
    assert len(by_mouse) > 60 and by_fingers == by_mouse


def test_two_fingers_bring_the_map_closer_and_shove_it() -> None:
    stand = Touched(Session(rules_of("scythe"), Setup("scythe", seats("pp"), 3)))
    stand.until_asked()
    board = stand.scene.parts["board"].view
    x, y = board.rect.center
    before = board.camera
    stand.finger(pygame.FINGERDOWN, (x - 40, y), 1)
    stand.finger(pygame.FINGERDOWN, (x + 40, y), 2)
    stand.finger(pygame.FINGERMOTION, (x - 90, y), 1)
    stand.finger(pygame.FINGERMOTION, (x + 90, y), 2)
    closer = board.camera
    assert closer != before
    stand.finger(pygame.FINGERMOTION, (x - 60, y + 30), 1)
    stand.finger(pygame.FINGERMOTION, (x + 120, y + 30), 2)
    assert board.camera != closer
    lines = len(stand.director.session)
    stand.finger(pygame.FINGERUP, (x - 60, y + 30), 1)
    stand.finger(pygame.FINGERUP, (x + 120, y + 30), 2)
    assert len(stand.director.session) == lines and not stand.director.picker.chosen


def test_a_list_follows_the_finger_and_is_not_clicked_by_it(tmp_path: Path) -> None:
    running = Running(lambda context: RulesScene(context, "rebirth"), tmp_path)
    running.rest()
    scrolls = [one for one in running.top.root.walk() if getattr(one, "notch", 0) and one.farthest > 60]
    scroll, page = scrolls[-1], running.top.reading.place
    x, y = scroll.rect.center
    running.round(raw(pygame.FINGERDOWN, (x, y)))
    running.round(raw(pygame.FINGERMOTION, (x, y - 40)))
    running.round(raw(pygame.FINGERUP, (x, y - 40)))
    assert scroll.offset == pytest.approx(40 / scroll.grid.u, abs=2) and running.top.reading.place == page


def test_what_the_system_makes_of_a_touch_for_a_mouse_is_not_heard_as_well() -> None:
    event = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(9, 9), button=1, touch=True)
    assert Reader().read(event) is None
