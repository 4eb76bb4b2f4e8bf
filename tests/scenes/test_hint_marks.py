"""The ring, the thread and the numbers of advice: where they lie, what they leave to be read."""

from __future__ import annotations

import pygame
import pytest

from game.games.glen_more.actions import EndTurn
from game.scenes.table.hint_signs import Brings, Ring, Thread
from game.table import showing
from game.ui.widgets.buttons import PressWidget
from tests.scenes import table_stage
from tests.scenes.chronicle_helpers import stated
from tests.scenes.table_stage import Stand
from tests.scenes.test_hints import Adviser, ask, midway, table


@pytest.fixture(autouse=True)
def adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_stage, "QuickAsker", Adviser)


def threads(stand: Stand) -> list[Thread]:
    return [one for one in stand.scene.furniture.marks.children if isinstance(one, Thread)]


def test_a_thread_strikes_out_no_tile_no_price_and_no_tool() -> None:
    """It ran over the names of the territory, over the ghost of the tile, and through the recap to the big button."""
    stand, seen, without = table("glen_more"), 0, 0
    territory, rondel = (stand.scene.parts[name].view for name in ("board", "rondel"))
    for _ in range(45):
        ask(stand)
        drawn = threads(stand)
        hint = stand.director.bots.hint
        assert hint is not None
        for thread in drawn:
            lying = [territory.rect_of(one) for one in territory.land.cells_by_tile]
            lying += [rondel.rect_of(f"tile:{space.tile}") for space in rondel.ring if space.tile]
            lying += [one.rect for one in (*stand.scene.furniture.tools.values(), stand.scene.furniture.peek)]
            ends = [end for end in thread.ends for one in lying if one.inflate(4, 4).collidepoint(end)]
            crossed = [one for one in lying if one.clipline(*thread.ends)]
            assert len(crossed) <= len(ends), (hint.action, crossed)
        seen, without = seen + bool(drawn), without + (hint.action.word == "end_turn" and not drawn)
        stand.key("t")
        if not stand.until_asked():
            break
    assert seen > 3 and without, "what has nothing in between has its thread"


def test_while_a_scoring_is_told_no_ring_lies_on_it() -> None:
    """It seemed to mark figures of the sheet; what it marked lay below."""
    stand = table("glen_more")
    ask(stand)
    marks, sheet = stand.scene.furniture.marks, stand.scene.parts["scoring"]
    assert any(isinstance(one, Ring) for one in marks.children)
    next(stand.scene.motion._paced(sheet._begin("stack:A"), EndTurn()))
    stand.scene.model.is_told = True
    stand.scene.show()
    assert sheet.visible and not marks.children
    stand.scene.model.is_told = False
    stand.scene.show()
    assert marks.children, "and they come back"


def test_what_lies_behind_a_button_is_ringed_as_the_whole_button() -> None:
    """A round ring in its middle struck its word out."""
    stand = Stand(stated("pb", {}, stack=["act seat=0"], moves_left=1, clan_markers={"maclachlan": 0}), curtain=False)
    assert stand.until_asked() and "clan:maclachlan" in stand.director.lit()
    shelf = stand.scene.parts["shelf"]
    button = next(one for one in shelf.walk() if isinstance(one, PressWidget) and one.name == "clan_board")
    assert stand.scene.furniture.marks._rings(["clan:maclachlan"]) == [button.rect]


def test_figures_that_the_advice_changes_say_by_how_much_and_are_not_covered() -> None:
    """A ring around a clan or a row says nothing of what comes of it."""
    stand, seen = midway("glen_more", 0.35), 0
    note = stand.scene.furniture.hint
    while seen < 4:
        ask(stand)
        viewer = stand.director.viewer
        assert viewer is not None
        panel = stand.scene.furniture.players[viewer]
        before, covered = panel.facts.stats, note.rect.colliderect(panel.rect)
        below = stand.scene.furniture.peek.rect.bottom - panel.rect.bottom
        stand.key("t")
        if any(one.promise for one in before):
            assert not covered or note.rect.h > below, "only what has no room below it may cover it"
            now = showing.figures(stand.scene.model.screen, stand.scene.model.position_shown, viewer)
            changed = [int(one.value) + int(one.promise.replace("–", "-") or 0) for one in before]
            assert changed == [value for _, value in now]
            seen += 1
        assert stand.until_asked()


def test_an_advised_tile_says_what_it_brings_and_its_ring_leaves_the_names_around_it() -> None:
    """A ring alone did not say what would come of it, and its light lay on the name of the tile above."""
    stand, seen = midway("glen_more", 0.35), 0
    marks, board = stand.scene.furniture.marks, stand.scene.parts["board"].view
    while seen < 3:
        ask(stand)
        hint, viewer = stand.director.bots.hint, stand.director.viewer
        assert hint is not None and viewer is not None
        brings = [one for one in marks.children if isinstance(one, Brings)]
        if hint.action.word == "activate" and brings:
            tile = board.rect_of(hint.action.touches()[0])
            assert tile.contains(brings[0].rect)
            told = stand.director.session.preview(viewer, hint.action)
            assert [*brings[0].rows] == stand.scene.model.pointing.writer().gain_rows(told, viewer)[:3]
            ring = next(one for one in marks.children if isinstance(one, Ring) and one.strong)
            surface = pygame.Surface((1280, 720))
            surface.fill((255, 0, 255))
            ring.update(10_000.0)
            ring.paint(surface, surface.get_rect())
            assert surface.get_at(tile.move(-1, 0).midleft)[:3] != (255, 0, 255)
            far = tile.inflate(10, 10)
            edge = [(x, y) for x in (far.left, far.right - 1) for y in range(far.top, far.bottom)]
            edge += [(x, y) for y in (far.top, far.bottom - 1) for x in range(far.left, far.right)]
            assert {surface.get_at(at)[:3] for at in edge} == {(255, 0, 255)}
            seen += 1
        stand.key("t")
        assert stand.until_asked()
