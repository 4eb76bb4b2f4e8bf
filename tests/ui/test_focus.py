"""Pointer and keyboard are equals: what one can reach and see, the other can too."""

from __future__ import annotations

import pygame
import pytest

from game.ui.events import Key, Pointer
from game.ui.root import Root
from game.ui.widgets import Button, Choice, Dialog, IconButton, ScrollArea, Segmented, Slider, TextField, Toggle
from tests.ui.pictures import picture_of, same


def nothing(*_: object) -> None:
    pass


def move(pos: tuple[int, int]) -> Pointer:
    return Pointer("move", pos)


def click(root: Root, pos: tuple[int, int]) -> None:
    root.handle(move(pos))
    root.handle(Pointer("down", pos, 1))
    root.handle(Pointer("up", pos, 1))


MAKERS = {
    "primary": lambda: Button((100, 100, 120, 40), "Go", nothing, "primary"),
    "plain": lambda: Button((100, 100, 120, 40), "Go", nothing),
    "tool": lambda: Button((100, 100, 53, 44), "Undo", nothing, "tool", icon="undo"),
    "row": lambda: Button((100, 100, 200, 32), "Rules", nothing, "row", icon="rules"),
    "icon": lambda: IconButton((100, 100, 30, 30), "gear", nothing),
    "toggle": lambda: Toggle((100, 100, 200, 24), "Curtain", True, nothing),
    "slider": lambda: Slider((100, 100, 200, 30), 0, 10, 4, nothing),
}


@pytest.mark.parametrize("kind", MAKERS)
def test_hover_and_keyboard_focus_look_alike_and_unlike_rest(tree, kind: str) -> None:
    """The keyboard has its ring besides: it must be found again without a pointer lying on it."""
    pointed, focused = MAKERS[kind](), MAKERS[kind]()
    a, b = tree(pointed), tree(focused)
    rest = picture_of(a)
    a.handle(move(pointed.rect.center))
    b.handle(Key("tab"))
    assert focused.focused
    ringed, b.ring.rect = picture_of(b), None
    b.ring.follow = lambda root: None
    assert same(picture_of(a), picture_of(b))
    assert not same(picture_of(a), rest) and not same(picture_of(a), ringed)


def ring_colours(root: Root, ground: tuple[int, int, int]) -> set[tuple[int, ...]]:
    """What lies on a line from the ground into what is focused, without the ground itself."""
    picture = pygame.Surface(root.rect.size, depth=32)
    picture.fill(ground)
    assert root.ring.rect is not None
    root.ring.draw(root, picture)
    rect = root.ring.rect
    line = (tuple(picture.get_at((x, rect.centery)))[:3] for x in range(rect.left - 12, rect.left))
    return {colour for colour in line if colour != ground}


def brightness(colour: tuple[int, ...]) -> float:
    return 0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2]


@pytest.mark.parametrize("ground", [(250, 246, 232), (20, 18, 16), (128, 120, 110), (86, 180, 233), (213, 94, 0)])
def test_the_ring_stands_out_on_every_ground(tree, ground: tuple[int, int, int]) -> None:
    """Light between two dark lines: whatever it lies on, one of them differs much from it."""
    root = tree(Button((100, 100, 120, 40), "Go", nothing))
    root.handle(Key("tab"))
    root.take_dirty()
    found = ring_colours(root, ground)
    assert max(abs(brightness(one) - brightness(ground)) for one in found) > 80


def test_the_ring_breathes_for_a_while_and_then_lets_the_loop_sleep(tree) -> None:
    root = tree(Button((100, 100, 120, 40), "Go", nothing))
    root.handle(Key("tab"))
    root.take_dirty()
    pictures = set()
    while root.update(50):
        pictures.add(pygame.image.tobytes(picture_of(root), "RGB"))
    assert len(pictures) > 1
    root.ring.moves = False
    root.handle(Key("tab"))
    assert root.ring.rect is not None and not root.ring.update(root, 50), "without motion it stands still, and stands"


def test_a_ring_whose_widget_goes_is_on_the_nearest_one(tree) -> None:
    buttons = [Button((100 + 130 * n, 100, 120, 40), str(n), nothing) for n in range(4)]
    root = tree(*buttons)
    root.set_focus(buttons[2], visible=True)
    root.update(16)
    buttons[2].parent.remove(buttons[2])
    root.update(16)
    assert root.focus in (buttons[1], buttons[3]) and root.focus_visible
    buttons[1].set(visible=False)
    buttons[3].set(visible=False)
    root.update(16)
    assert root.focus is buttons[0]


def test_after_a_question_the_ring_is_back_where_it_was(tree) -> None:
    buttons = [Button((100 + 130 * n, 100, 120, 40), str(n), nothing) for n in range(3)]
    root = tree(*buttons)
    root.set_focus(buttons[1], visible=True)
    dialog = root.add(Dialog("Leave?", "Really.", [Choice("No", key="escape"), Choice("Yes", nothing, True)]))
    root.set_focus(dialog.buttons[0], visible=True)
    root.handle(Key("return"))
    root.update(16)
    assert root.focus is buttons[1]


def test_enter_presses_nothing_that_has_no_ring(tree) -> None:
    pressed = []
    button = Button((100, 100, 120, 40), "Go", lambda: pressed.append(1))
    root = tree(button)
    click(root, button.rect.center)
    root.handle(Key("return"))
    assert pressed == [1], "the click only"
    root.handle(Key("right"))
    root.handle(Key("return"))
    assert pressed == [1, 1]


def test_arrows_go_on_from_where_the_pointer_pressed(tree) -> None:
    buttons = [Button((100 + 300 * n, 100, 120, 40), str(n), nothing) for n in range(3)]
    root = tree(*buttons)
    click(root, (760, 300))
    root.handle(Key("up"))
    assert root.focus is buttons[2]


def test_tab_walks_through_all_and_back(tree) -> None:
    buttons = [Button((100 + 130 * n, 100, 120, 40), str(n), nothing) for n in range(3)]
    root = tree(*buttons)
    walked = []
    for _ in range(4):
        root.handle(Key("tab"))
        walked.append(root.focus)
    assert walked == [*buttons, buttons[0]]
    root.handle(Key("tab", shift=True))
    assert root.focus is buttons[2]


def test_arrows_go_to_the_nearest_in_that_direction(tree) -> None:
    places = [(x, y) for x in range(3) for y in range(3)]
    grid = {(x, y): Button((100 + 130 * x, 100 + 60 * y, 120, 40), f"{x}{y}", nothing) for x, y in places}
    root = tree(*grid.values())
    root.set_focus(grid[1, 1], visible=True)
    for key, place in (("right", (2, 1)), ("up", (2, 0)), ("left", (1, 0)), ("down", (1, 1))):
        root.handle(Key(key))
        assert root.focus is grid[place]


@pytest.mark.parametrize("key", ["return", "space"])
def test_enter_and_space_press_what_is_focused(tree, key: str) -> None:
    pressed = []
    root = tree(Button((100, 100, 120, 40), "Go", lambda: pressed.append(1)))
    root.handle(Key("tab"))
    root.handle(Key(key))
    assert pressed == [1]


def test_a_shortcut_presses_its_button_wherever_the_focus_is(tree) -> None:
    pressed = []
    undo = Button((100, 100, 53, 44), "Undo", lambda: pressed.append(1), "tool", icon="undo", shortcut="ctrl+z")
    field = TextField((300, 100, 100, 30), "x")
    root = tree(undo, field)
    root.set_focus(field)
    root.handle(Key("z", ctrl=True))
    assert pressed == [1]


def test_a_disabled_button_does_nothing_but_tells_why(tree) -> None:
    pressed = []
    button = Button((100, 100, 200, 40), "End turn", lambda: pressed.append(1), "primary", shortcut="return")
    root = tree(button)
    button.set_enabled(False, "You have not placed a tile yet.", "Place a tile first")
    assert button.label == "Place a tile first"
    click(root, button.rect.center)
    root.handle(Key("return"))
    assert not pressed
    root.handle(Key("tab"))
    assert root.focus is button, "the keyboard can reach it, to ask"
    root.handle(move((900, 600)))
    root.update(16)
    root.update(1000)
    tip = root.find("tooltip")
    assert tip.visible and tip.text == "You have not placed a tile yet."


def test_a_tip_opens_for_a_ring_that_comes_and_not_where_it_rests(tree) -> None:
    """While a rival's turn was told, the reason under the ring lay on the sentence over the board."""
    one, other = (Button((100, y, 200, 40), str(y), print, "primary") for y in (100, 300))
    root = tree(one, other)
    root.set_focus(one, visible=True)
    root.update(16)
    one.set_enabled(False, "Isla is playing.")
    for _ in range(3):
        root.update(1000)
    assert not root.find("tooltip").visible
    root.set_focus(other, visible=True)
    root.update(16)
    root.set_focus(one, visible=True)
    for _ in range(3):
        root.update(1000)
    assert root.find("tooltip").text == "Isla is playing." and root.find("tooltip").visible


def test_a_click_needs_press_and_release_on_the_same_button(tree) -> None:
    pressed = []
    button = Button((100, 100, 120, 40), "Go", lambda: pressed.append(1))
    root = tree(button)
    root.handle(Pointer("down", button.rect.center, 1))
    root.handle(Pointer("up", (600, 600), 1))
    assert not pressed and not button.down
    click(root, button.rect.center)
    assert pressed == [1]


def test_a_dialog_keeps_pointer_and_keyboard_inside(tree) -> None:
    behind, answers = [], []
    root = tree(Button((100, 100, 120, 40), "Behind", lambda: behind.append(1)))
    root.handle(Key("tab"))
    yes = Choice("Yes", lambda: answers.append("yes"), True, "return")
    root.add(Dialog("Leave?", "Really.", [Choice("No", key="escape"), yes]))
    click(root, (160, 120))
    root.handle(Key("space"))
    assert not behind
    while root.update(50):  # until it could be read
        pass
    root.handle(Key("return"))
    assert answers == ["yes"] and not any(isinstance(w, Dialog) for w in root.children)


def test_escape_closes_a_dialog_without_acting(tree) -> None:
    answers = []
    root = tree()
    root.add(Dialog("Leave?", "Really.", [Choice("Yes", lambda: answers.append("yes"), True, "return")]))
    assert root.handle(Key("escape"))
    assert not answers and not any(isinstance(w, Dialog) for w in root.children)


def test_focus_scrolls_into_sight(tree) -> None:
    area = ScrollArea((100, 100, 200, 100), 600)
    last = area.add(Button((0, 560, 180, 36), "Last", nothing))
    area.add(Button((0, 0, 180, 36), "First", nothing))
    root = tree(area)
    root.set_focus(last, visible=True)
    assert area.rect.contains(last.rect)


def test_segments_are_chosen_by_arrows_and_refused_ones_skipped(tree) -> None:
    chosen: list[str] = []
    parts = [("a", "One"), ("b", "Two"), ("c", "Three")]
    choice = Segmented((100, 100, 300, 34), parts, "a", chosen.append, refused={"b": "Not with three players."})
    root = tree(choice)
    root.handle(Key("tab"))
    root.handle(Key("right"))
    assert chosen == ["c"]
    click(root, choice.parts[1].center)
    assert chosen == ["c"]
    assert choice.hint() == "Not with three players."


def test_a_hidden_widget_loses_pointer_and_focus(tree) -> None:
    button = Button((100, 100, 120, 40), "Go", nothing)
    root = tree(button)
    root.handle(Key("tab"))
    root.handle(move(button.rect.center))
    button.set(visible=False)
    assert root.focus is None and root.pointed is None and not button.highlighted


def test_a_key_that_is_held_presses_once_and_not_what_comes_next(tree) -> None:
    """Enter held down must not end a turn and then lift the curtain."""
    pressed = []
    button = Button((0, 0, 100, 30), "A", lambda: pressed.append("A"), shortcut="return")
    root = tree(button)
    root.handle(Key("return"))
    root.handle(Key("return", repeat=True))
    root.set_focus(button)
    root.handle(Key("space", repeat=True))
    assert pressed == ["A"]
    root.handle(Key("return"))
    assert pressed == ["A", "A"]
