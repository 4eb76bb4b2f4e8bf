"""Whoever asks for the largest type reads nothing smaller than with large type, and sees where the keyboard is."""

from __future__ import annotations

import pytest

from game.core.session import Session
from game.games import CATALOGUE
from game.scenes import staged
from game.scenes.lesson_card import TaskCard
from game.table import keys
from game.ui import games
from game.ui.look import Look
from game.ui.widgets import Button, CloseButton
from tests.reader.texts import ReadSurface, recording
from tests.scenes.lesson_helpers import at_the_table
from tests.scenes.table_stage import Stand

LARGE, LARGEST = 1.5, 2.0
LEAST = 16
"""Pixels at 1280x720: what nobody reads at a glance who has asked for the largest type is smaller."""
NEARLY = 0.9
"""A line may share its room in another way, by a pixel or two."""
OWN_ROOMS = ("rebirth",)
"""Games whose own parts are held to it as well as what all tables have in common."""


def midway(game: str) -> Session:
    return staged.midway(game)


def sizes(game: str, scale: float) -> dict[tuple[str, str], int]:
    """The smallest letters of each text, by whose it is; not what is printed on boards."""
    with recording() as recorder:
        stand = Stand(midway(game), language="de", text_scale=scale, curtain=False)
        assert stand.until_asked()
        stand.wait(300)
        surface = ReadSurface((1280, 720), recorder)
        recorder.page.lines.clear()
        stand.context.stack.expose()
        stand.context.stack.draw(surface)
    found: dict[tuple[str, str], int] = {}
    for line in recorder.page.lines:
        room = type(line.owner).__module__.removeprefix(f"{games.__name__}.").split(".")[0]
        if line.owner is not None and (room == "game" or room in OWN_ROOMS):
            key = (f"{type(line.owner).__name__} {line.owner.name}", line.text)
            found[key] = min(line.px, found.get(key, line.px))
    return found


def drawn_smallest(card: TaskCard) -> int:
    """What is written in it as it is painted, not as it was wanted: a line may yield to its room."""
    assert card.root is not None
    with recording() as recorder:
        card.root.set_look(Look(card.grid, card.theme))
        card.root.paint(ReadSurface(card.root.rect.size, recorder), card.root.rect)
    return min(line.px for line in recorder.page.lines if line.owner is not None and card in line.owner.ancestors())


@pytest.mark.parametrize("game", CATALOGUE)
def test_the_largest_type_is_nowhere_smaller_than_large_type(game: str) -> None:
    large, largest = sizes(game, LARGE), sizes(game, LARGEST)
    both = large.keys() & largest.keys()
    assert len(both) > 10
    assert [(one, large[one], largest[one]) for one in both if largest[one] < NEARLY * large[one]] == []


@pytest.mark.parametrize("game", CATALOGUE)
@pytest.mark.parametrize("language", ["de", "en"])
def test_names_of_tools_can_be_read_in_the_largest_type(game: str, language: str) -> None:
    stand = Stand(midway(game), language=language, text_scale=LARGEST, curtain=False)
    tools = list(stand.scene.furniture.tools.values())
    assert min(tool.fonts.px(tool._tool_style()) for tool in tools) >= LEAST
    assert not any(tool.overflow() for tool in tools)


@pytest.mark.parametrize(
    ("game", "chapter"),
    [("rebirth", "castles"), ("isle_of_skye", "scorings"), ("glen_more", "using"), ("scythe", "combat")],
)
def test_the_tutors_words_can_be_read_in_the_largest_type(game: str, chapter: str) -> None:
    """Type yielded down to the usual size before a rival's panel was covered or the card folded."""
    large, largest = (at_the_table(game, chapter, "de", scale=scale).tutor for scale in (LARGE, LARGEST))
    words = NEARLY * large.fonts.px(large.body.style)
    assert largest.fonts.px(largest.body.style) >= words and largest.fonts.px(largest.goal.style) >= words
    assert drawn_smallest(largest) >= LEAST


@pytest.mark.parametrize("command", ["menu", "scores", "log", "keys"])
def test_what_a_key_has_opened_shows_the_ring_at_once(command: str) -> None:
    stand = Stand(midway("rebirth"), curtain=False)
    assert stand.until_asked()
    root = stand.scene.root
    stand.key("escape" if command == "menu" else keys.chord_for(command, {}))
    stand.wait()
    stand.frame()
    opened = stand.scene.furniture.opened
    assert opened is not None and root.focus_visible and root.focus is not None
    assert opened in root.focus.ancestors() and root.ring.rect is not None
    stand.key("escape")
    stand.wait()
    assert stand.scene.furniture.opened is None and root.focus is None, "nothing is ringed that was not before"


def test_what_the_mouse_has_opened_has_no_ring() -> None:
    stand = Stand(midway("rebirth"), curtain=False)
    assert stand.until_asked()
    stand.click(stand.scene.furniture.menu.rect.center)
    assert stand.scene.furniture.opened is not None and not stand.scene.root.focus_visible


@pytest.mark.parametrize("command", ["menu", "scores", "log"])
def test_signs_of_menus_grow_with_their_words(command: str) -> None:
    small, large = (Stand(midway("rebirth"), text_scale=scale, curtain=False) for scale in (1.0, LARGEST))
    crosses = []
    for stand in (small, large):
        stand.scene.furniture.command(command)
        opened = stand.scene.furniture.opened
        assert opened is not None
        crosses.append(next(one for one in opened.walk() if isinstance(one, CloseButton)))
        rows = [one for one in opened.walk() if isinstance(one, Button) and one.kind == "row"]
        assert all(one._row_k >= 0.85 * stand.context.look.grid.text_scale for one in rows)
    assert crosses[1].rect.h >= LARGE * crosses[0].rect.h and crosses[1].grown >= LARGE * crosses[0].grown
