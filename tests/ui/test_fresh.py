"""What comes up under the resting pointer takes no press that was meant for what lay there before."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.ui.events import LEFT, Key, Pointer
from game.ui.fresh import UNREAD_MS
from game.ui.root import Root
from game.ui.widget import Widget
from game.ui.widgets import Button

HERE, THERE = (60, 60), (150, 60)


class Sheet(Widget):
    """A card of choices that comes by itself."""

    comes_up = True

    def __init__(self) -> None:
        super().__init__((0, 0, 300, 200))
        self.taken: list[str] = []
        self.first = self.add(Button((10, 10, 100, 100), "", lambda: self.taken.append("first"), name="first"))
        self.add(Button((120, 10, 100, 100), "", lambda: self.taken.append("second"), name="second"))
        self.visible = False


def press(root: Root, pos: tuple[int, int]) -> None:
    root.handle(Pointer("down", pos, LEFT))
    root.handle(Pointer("up", pos, LEFT))


def come_up(tree: Callable[..., Root]) -> tuple[Root, Sheet]:
    sheet = Sheet()
    root = tree(sheet)
    root.update(16)
    root.handle(Pointer("move", HERE))
    sheet.set(visible=True)
    return root, sheet


def test_a_press_as_it_comes_up_is_not_for_it(tree: Callable[..., Root]) -> None:
    root, sheet = come_up(tree)
    press(root, HERE)
    root.update(UNREAD_MS / 2)
    press(root, HERE)
    assert sheet.taken == []


def test_once_it_could_be_read_it_is_pressed_like_anything_else(tree: Callable[..., Root]) -> None:
    root, sheet = come_up(tree)
    while root.update(50):  # the loop goes on until then, so that no time is lost in sleep
        pass
    press(root, HERE)
    assert sheet.taken == ["first"]


def test_whoever_moves_to_a_choice_has_seen_it(tree: Callable[..., Root]) -> None:
    root, sheet = come_up(tree)
    root.update(16)
    root.handle(Pointer("move", THERE))
    press(root, THERE)
    assert sheet.taken == ["second"]


@pytest.mark.parametrize("key", ["return", "space"])
def test_a_key_as_it_comes_up_under_the_ring_is_not_for_it(tree: Callable[..., Root], key: str) -> None:
    root, sheet = come_up(tree)
    root.set_focus(sheet.first, visible=True)
    root.handle(Key(key))
    root.update(UNREAD_MS / 2)
    root.handle(Key(key))
    assert sheet.taken == []
    while root.update(50):
        pass
    root.handle(Key(key))
    assert sheet.taken == ["first"]


def test_whoever_leads_the_ring_to_a_choice_has_seen_it(tree: Callable[..., Root]) -> None:
    root, sheet = come_up(tree)
    root.set_focus(sheet.first, visible=True)
    root.handle(Key("tab"))
    root.handle(Key("return"))
    assert sheet.taken == ["second"]


def test_what_is_asked_by_itself_takes_no_key_however_late_the_picture_is(tree: Callable[..., Root]) -> None:
    """The round in which it comes may last long, for much is painted: its time begins once it is seen."""
    sheet = Sheet()
    sheet.visible = True
    root = tree(sheet)
    root.set_focus(sheet.first, visible=True)
    root.fresh.ask()
    root.update(3 * UNREAD_MS)
    root.handle(Key("return"))
    assert sheet.taken == []
    root.update(UNREAD_MS)
    root.handle(Key("return"))
    assert sheet.taken == ["first"]


def test_what_stood_there_all_the_time_is_pressed_at_once(tree: Callable[..., Root]) -> None:
    sheet = Sheet()
    sheet.visible = True
    root = tree(sheet)
    root.handle(Pointer("move", HERE))
    press(root, HERE)
    assert sheet.taken == ["first"]
