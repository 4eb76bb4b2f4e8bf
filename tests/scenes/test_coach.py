"""The page that looks back at a match: read at every size, walked by keys and mouse, and left without a trace."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from game.games import CATALOGUE
from game.scenes.coach.columns import Figure
from game.scenes.coach.scene import CoachScene
from game.scenes.coach.trial import BACK, TrialTable
from game.scenes.result import ResultScene
from game.scenes.staged import ThinksHere
from game.table.coach import CLASSES
from game.table.shown import ShownOf
from game.ui.games.glen_more.territory_says import title_items
from game.ui.widgets import Paragraph
from tests.scenes.table_stage import Stand
from tests.scenes.test_table_layout import check
from tests.table.test_tally import over

LOOKS = [((1280, 720), "de", 1.0), ((1280, 720), "de", 2.0), ((1024, 768), "de", 1.75), ((1720, 720), "en", 1.3)]
KEPT: dict[Any, Any] = {}
"""What was found out in one test the next one knows."""
each_game = pytest.mark.parametrize("game", CATALOGUE)
_FRAMES = 40


def looking(game: str, size: tuple[int, int] = (1280, 720), language: str = "en", scale: float = 1.0) -> Stand:
    """At a match that is over, with every turn looked at."""
    stand = Stand(over(game), size=size, language=language, text_scale=scale)
    stand.context.services.thinker = ThinksHere(at_a_glance=True)
    stand.context.services.looked_back = KEPT
    scene = CoachScene(stand.context, over(game))
    scene.has_chosen = True  # it stays at the first turn
    stand.context.stack.push(scene)
    stand.settle(scene)
    while scene.coach.update() or scene.coach.is_thinking:
        pass
    stand.wait(50 * _FRAMES)
    scene.show()
    return stand


def page(stand: Stand) -> CoachScene:
    assert isinstance(stand.top, CoachScene)
    return stand.top


@each_game
@pytest.mark.parametrize(("size", "language", "scale"), LOOKS)
def test_nothing_is_cut_at_any_turn(game: str, size: tuple[int, int], language: str, scale: float) -> None:
    stand, seen = looking(game, size, language, scale), list[str]()
    scene = page(stand)
    for number in range(0, len(scene.coach.decisions), 4):
        scene.go_to(number)
        check(stand, seen, f"turn {number}")
    for number in range(len(scene.coach.decisions)):
        scene.go_to(number)
        for column in scene.columns:
            rows = [one for one in column.children if isinstance(one, Figure)]
            seen += [
                f"turn {number}: {a.words} under {b.words}" for a, b in pairwise(rows) if a.rect.bottom > b.rect.y + 2
            ]
    if scene.made.turns_pages:
        scene.show_page("why")
        check(stand, seen, "why")
    assert seen == []


@each_game
def test_keys_go_from_turn_to_turn_and_to_what_was_lost(game: str) -> None:
    stand = looking(game)
    scene = page(stand)
    stand.key("right")
    stand.key("right")
    stand.key("left")
    assert scene.chosen == 1 and scene.curve.place == 1.0
    stand.key("down")
    lost = scene.coach.next_lost(1, 1)
    assert scene.chosen == (1 if lost is None else lost)
    stand.key("end")
    assert scene.chosen == len(scene.coach.decisions) - 1
    stand.key("home")
    assert scene.chosen == 0
    stand.key("escape")
    assert stand.top is stand.scene


@each_game
def test_the_mouse_does_all_of_it(game: str) -> None:
    stand = looking(game)
    scene = page(stand)
    stand.press("next")
    assert scene.chosen == 1
    stand.press("previous")
    assert scene.chosen == 0
    last = len(scene.coach.decisions) - 1
    stand.click((round(scene.curve.x_of(last)), scene.curve.rect.centery))
    assert scene.chosen == last
    counts = scene.coach.counts()
    for kind in CLASSES:
        assert scene.root.find(f"kind:{kind}").count == str(counts[kind])  # type: ignore[attr-defined]
        stand.press(f"kind:{kind}")
        assert scene.curve.only == kind
        assert not counts[kind] or scene.coach.class_at(scene.chosen) == kind
    stand.press("back")
    assert stand.top is stand.scene


@each_game
def test_pointing_at_a_line_shows_how_the_table_looked_after_it(game: str) -> None:
    stand = looking(game)
    scene = page(stand)
    told = next(one for one in map(scene.words.told, range(len(scene.coach.decisions))) if one.better is not None)
    scene.go_to(told.number)
    seen: list[ShownOf] = []  # type: ignore[type-arg]
    board = scene.parts["board"]
    show = board.show
    board.show = lambda shown: (seen.append(shown), show(shown))  # type: ignore[method-assign,assignment,func-returns-value]
    assert told.better is not None
    for which, line in (("done", told.done), ("better", told.better)):
        stand.point(scene.root.find(which).rect.center)
        assert seen[-1].position == line.after
    stand.point((5, 5))
    assert seen[-1].position == over(game).shown(scene.seat, scene.coach.decisions[told.number].start)
    stand.press("better")
    stand.point((5, 5))
    assert seen[-1].position == told.better.after, "pressed, it stays"


@each_game
def test_trying_it_begins_at_that_turn_and_leads_back(game: str) -> None:
    stand = looking(game)
    scene = page(stand)
    scene.go_to(2)
    stand.key("return")
    *_, table = (one for one in stand.context.stack.scenes if isinstance(one, TrialTable))
    if stand.top is not table:  # two people play, so a curtain falls first
        stand.press("i_am")
    assert stand.top is table
    start = scene.coach.decisions[2].start
    assert len(table.session) >= start and list(table.session.lines[:start]) == list(over(game).lines[:start])
    assert not table.session.setup.seats[scene.seat].is_bot
    stand.press(BACK)
    assert stand.top is scene and scene.chosen == 2


def test_leaving_or_covering_the_page_stops_the_thinking() -> None:
    stand = Stand(over("rebirth"))
    asker = stand.asker
    asker.held = True
    stand.context.services.thinker = asker
    for leave in ("escape", "return"):
        stand.context.stack.push(CoachScene(stand.context, over("rebirth")))
        stand.wait(200)
        assert page(stand).coach.is_thinking
        before, scene = asker.cancelled, page(stand)
        stand.key(leave)
        assert asker.cancelled > before and not scene.coach.is_thinking


def test_people_choose_whose_match_it_is_and_the_result_opens_it() -> None:
    stand = Stand(over("rebirth"))
    stand.context.services.thinker = ThinksHere(at_a_glance=True)
    stand.context.stack.push(ResultScene(stand.context, stand.scene))
    stand.key("c")
    scene = page(stand)
    assert scene.seats == (0, 1) and scene.seat == 0
    stand.press("whose")
    assert scene.seat == 1 and scene.words.who == "Jonas"
    assert all(over("rebirth").lines[one.start].seat == 1 for one in scene.coach.decisions)
    stand.key("escape")
    assert isinstance(stand.top, ResultScene)


def test_the_tiles_that_were_priced_bought_or_built_lie_beside_the_land() -> None:
    """Skye's page named tiles that were nowhere to be seen: only the castle was."""
    stand, phases = looking("isle_of_skye"), set[str]()
    scene = page(stand)
    for number, decision in enumerate(scene.coach.decisions):
        scene.go_to(number)
        phase = scene.session.phase(decision.start)
        touched = {one for action in decision.done for one in action.touches() if one.startswith("tile:")}
        missing = [one for one in touched if scene.parts["tiles"].anchor(one) is None]
        assert missing == [], (number, phase)
        phases |= {phase} if touched else set()
    assert phases == {"set_prices", "buy_tile", "build_tiles"}


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_what_was_done_in_skye_is_told_whole(scale: float) -> None:
    """What others keep by it took the room, so that the first line ended in dots."""
    stand = looking("isle_of_skye", (1280, 720), "de", scale)
    scene = page(stand)
    for number in range(len(scene.coach.decisions)):
        scene.go_to(number)
        for column in scene.columns:
            said = [one.text for one in column.children if isinstance(one, Paragraph) and column.visible]
            assert all(one.endswith(".") for one in said), (number, said)


@pytest.mark.parametrize("scale", [1.0, 1.75, 2.0])
def test_the_title_of_a_narrow_territory_leaves_its_note_out_rather_than_touch_it(scale: float) -> None:
    view = page(looking("glen_more", scale=scale, language="de")).parts["board"].view  # type: ignore[attr-defined]
    found = [item.rect for item in title_items(view)]
    assert found and all(view.rect.w >= one.right for one in found)
    assert len(found) == 1 or found[1].left - found[0].right >= view.grid.px(8)
