"""Everything that matters is on one screen: no text is cut and no panel lies over another, at every size."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from game.core.session import Session
from game.scenes.replay import ReplayScene
from game.scenes.result import ResultScene
from game.scenes.table.opening import open_seats
from game.table.director import Stage
from game.ui.widget import Widget
from tests.scenes.table_helpers import match
from tests.scenes.table_stage import Stand

SMALL = [(1280, 720), (1366, 768), (1920, 1080)]
LARGE = [(2560, 1440), (3840, 2160)]
SIZES = [pytest.param(size, marks=[] if size in SMALL[:1] else pytest.mark.slow) for size in SMALL + LARGE]
LANGUAGES = ("en", "de")


def played(kinds: str, turns: int) -> Session:
    """A match after so many turns of everybody, every choice made at random."""
    session, dice = match(kinds), random.Random(9)
    while not session.is_over() and min(session.rules.turns(session._state(None))) < turns:
        seat = session.waiting()[0]
        session.submit(seat, dice.choice(session.options(seat)))
    return session


def overflows(stand: Stand) -> list[str]:
    return [
        f"{type(w).__name__} {w.name}: {text}"
        for scene in stand.context.stack.visible()
        for w, text in scene.root.overflows()
    ]


def check(stand: Stand, seen: list[str], what: str) -> None:
    """Drawn only where it is quick: what is cut is known from the measures alone."""
    if stand.surface.get_width() <= SMALL[0][0]:
        stand.frame()
    seen += [f"{what}: {line}" for line in overflows(stand)]


def overlapping(widgets: list[Widget]) -> list[tuple[Widget, Widget]]:
    return [(a, b) for i, a in enumerate(widgets) for b in widgets[i + 1 :] if a.rect.colliderect(b.rect)]


def furniture_of(stand: Stand) -> list[Widget]:
    made = stand.scene.furniture
    return [
        made.menu,
        made.prompt,
        made.plaque,
        *made.players,
        made.peek,
        *made.tools.values(),
        made.primary,
        stand.scene.parts["board"],
    ]


TABLES = [("pb", 12), ("pbb", 30), ("pbpb", 20)]
CASES = [
    *(
        pytest.param(size, *one, marks=() if size in SMALL[:1] else pytest.mark.slow)
        for size in SMALL
        for one in TABLES
    ),
    *(pytest.param(size, *TABLES[-1], marks=pytest.mark.slow) for size in LARGE),
]
"""Size, seats and turns; the largest windows are looked at with the fullest table."""


@pytest.mark.parametrize(("size", "kinds", "turns"), CASES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_cut_at_the_table(size: tuple[int, int], language: str, kinds: str, turns: int):
    stand = Stand(played(kinds, turns), size=size, language=language)
    assert stand.until_asked()
    seen: list[str] = []
    check(stand, seen, "table")
    for command in ("scores", "log", "menu", "keys"):
        stand.scene.furniture.command(command)
        check(stand, seen, command)
        stand.scene.furniture.close_top()
    open_seats(stand.scene)
    check(stand, seen, "seats")
    stand.scene.furniture.close_top()
    stand.director.bots.ask_for_hint()
    stand.wait()
    check(stand, seen, "hint")
    dice = random.Random(2)
    for component in dice.sample(stand.director.session.rules.components(stand.director.session.view(0)), 30):
        stand.scene.model.pointing.at(component)
        stand.wait(300)
        check(stand, seen, component)
        stand.choose_or_explain(component)
        check(stand, seen, f"click on {component}")
    assert seen == []
    assert overlapping(furniture_of(stand)) == []


@pytest.mark.parametrize("text_scale", [0.8, 1.0, 2.0])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_tools_share_their_room_by_their_names(size: tuple[int, int], language: str, text_scale: float):
    """A long name takes from short ones before all of them become too small to read."""
    stand = Stand(match("pb"), size=size, language=language, text_scale=text_scale)
    tools, fonts = list(stand.scene.furniture.tools.values()), stand.context.fonts
    sizes = {fonts.px(tool._tool_style()) for tool in tools}
    assert len(sizes) == 1 and min(sizes) >= 11
    assert [tool.label for tool in tools if fonts.width(tool.label, tool._tool_style()) > tool.label_room()] == []
    assert overlapping([*tools, stand.scene.furniture.primary]) == []
    assert tools[-1].rect.right <= stand.scene.furniture.primary.rect.right


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_is_cut_on_curtain_result_and_replay(size: tuple[int, int], language: str):
    seen: list[str] = []
    stand = Stand(played("pppp", 3), size=size, language=language)
    assert stand.director.stage is Stage.CURTAIN
    check(stand, seen, "curtain")
    stand = Stand(played("pbpb", 99), size=size, language=language)
    open_scene(stand, lambda: ResultScene(stand.context, stand.scene))
    check(stand, seen, "result")
    open_scene(stand, lambda: ReplayScene(stand.context, stand.director.session))
    for position in range(0, len(stand.director.session), 37):
        stand.top.go_to(position)
        check(stand, seen, f"replay at {position}")
    assert seen == []


def open_scene(stand: Stand, make: Callable[[], object]) -> None:
    scene = make()
    stand.context.stack.push(scene)
    stand.settle(scene)
    stand.wait(100)


def test_a_hover_redraws_little():
    """Pointing at another place redraws the card and two places, not the table."""
    stand = Stand(match("pb"))
    assert stand.until_asked()
    spaces = [c for c in stand.director.lit() if c.startswith("r")]
    places = [stand.scene.anchor(space) for space in spaces]
    stand.point(places[0])
    stand.frame()
    drawn = []
    for place in places[1:6]:
        stand.point(place)
        rects = stand.context.stack.draw(stand.surface)
        drawn.append(sum(rect.w * rect.h for rect in rects))
    assert max(drawn) < 0.45 * 1280 * 720
    assert sorted(drawn)[2] < 0.30 * 1280 * 720


def test_nothing_is_redrawn_while_nothing_changes():
    stand = Stand(match("pb"))
    assert stand.until_asked()
    stand.frame()
    stand.wait(2000)
    assert stand.context.stack.draw(stand.surface) == []
