"""A combat of Scythe takes the whole table: told step by step, there until it was looked at, telling no secret."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from pygame import Rect, Surface

from game.core.session import SeatSetup, Session, Setup
from game.core.text import to_text
from game.games.scythe.rules import RULES
from game.games.scythe.shown import Fought, Stake
from game.scenes.replay import ReplayScene
from game.table.director import Stage
from game.ui.fonts import Fonts
from game.ui.games.scythe.parts.battle import BattleSheet
from game.ui.games.scythe.parts.fight import OPEN_MS, WON
from game.ui.games.scythe.plates import Plates
from tests.scenes.scythe_helpers import NAMES, begun_with, phase, plain
from tests.scenes.table_stage import Stand
from tests.scenes.test_table_layout import check

POSITION = {
    "seats": 2,
    "factions": ["nordic", "crimea"],
    "mats": ["engineering", "industrial"],
    "units": {"r3c3": ["0 character", "1 mech", "1 worker 2"], "home_crimea": ["1 character"], "r1c4": ["0 worker"]},
    "mechs": [[], ["speed"]],
    "power": [5, 4],
    "popularity": [6, 4],
    "cards": [[3, 5], [2]],
    "stack": ["take_turn seat=0", "set_dials at=r3c3 attacker=0 defender=1"],
}


def sealed(power: int = 4, cards: str = "2", level: str = "") -> Session:
    """Jonas has sealed; Anna, the attacker, has not."""
    seats = (SeatSetup("Anna", 0, level), SeatSetup("Jonas", 1, level))
    session = Session(RULES, Setup("scythe", seats, 7), state=RULES.from_plain(POSITION))
    wanted = f"stake power={power} cards={cards}"
    session.submit(1, next(one for one in session.options(1) if to_text(one) == wanted))
    return session


def against_bot(**look: object) -> Stand:
    stand = Stand(begun_with(POSITION), curtain=False, **look)
    assert stand.until_asked()
    return stand


def page_of(stand: Stand) -> BattleSheet:
    page = stand.scene.parts["battle"]
    assert isinstance(page, BattleSheet)
    return page


def begin(stand: Stand, ms: float = 200) -> BattleSheet:
    """The dials are turned over, and so much of it has been told."""
    stand.wait(500)  # what has come up takes no press before it can have been seen
    stand.click_component("dial:3")
    stand.click_component("card:5")
    stand.press("primary")
    stand.wait(ms)
    assert stand.scene.model.is_told
    return page_of(stand)


LOOKS = [
    ((1280, 720), 1.0, "en"),
    ((1280, 720), 2.0, "de"),
    ((1024, 768), 1.0, "de"),
    ((1024, 768), 2.0, "de"),
    ((1920, 1080), 1.3, "de"),
]


@pytest.mark.parametrize(("size", "scale", "language"), LOOKS)
def test_it_fills_the_window_and_every_text_is_whole(size: tuple[int, int], scale: float, language: str) -> None:
    stand = against_bot(size=size, text_scale=scale, language=language, motion="normal")
    page, found = page_of(stand), list[str]()
    furniture = [stand.scene.furniture.primary.rect, *(stand.scene.root.find(n).rect for n in ("undo", "rules"))]
    check(stand, found, "setting")
    inside = Rect((0, 0), page.rect.size)
    for name, area in page.regions.items():
        assert inside.contains(area), name
        assert not any(area.move(page.rect.topleft).colliderect(one) for one in furniture), name
    assert page.rect.w == size[0] and page.rect.bottom == size[1]
    begin(stand, OPEN_MS + 500)
    check(stand, found, "result")
    assert found == []


def test_nothing_below_it_is_seen_clicked_or_walked_to() -> None:
    stand = against_bot()
    scene, page = stand.scene, page_of(stand)
    assert [one.name for one in scene.open_parts()] == ["battle"]
    for x in range(10, 1280, 90):
        for y in range(60, 660, 60):
            hit = scene.root.hit((x, y))
            assert hit is page or hit is None or hit.name not in scene.parts
    for _ in range(30):
        stand.key("n")
        focus = scene.root.focus
        assert focus in (page, scene.furniture.primary)
    begin(against := against_bot(motion="normal"))
    against.key("return")
    against.key("return")
    against.wait(200)
    assert against.scene.parts["board"].visible and against.scene.parts["mat"].visible


def test_dials_turn_cards_flip_and_power_falls_before_anybody_has_won() -> None:
    stand = against_bot(motion="normal")
    page = begin(stand)
    seen, steps = set(), []
    for _ in range(60):
        fight = page._fight()
        steps += [fight.step] if fight.step not in steps else []
        seen.add(stand.frame())
        if page._ms >= OPEN_MS:
            break
        stand.wait(100)
    assert steps == [1, 2, 3, 4] and len(seen) >= 15


def test_a_click_shows_the_result_at_once_and_a_second_goes_on() -> None:
    for go_on in (lambda one: one.click((640, 300)), lambda one: one.key("return"), lambda one: one.press("primary")):
        stand = against_bot(motion="normal")
        page = begin(stand)
        assert page._ms < WON
        go_on(stand)
        stand.wait(100)
        assert page.visible and page._fight().step == 4 and stand.scene.model.is_told
        stand.wait(30_000)
        assert page.visible, "it stays until somebody has looked at it"
        go_on(stand)
        stand.wait(200)
        assert page._event is None and not page.visible


def test_nothing_runs_on_behind_the_menu() -> None:
    stand = against_bot(motion="normal")
    page = begin(stand)
    stand.key("f10")
    assert stand.scene.rests
    before, lines = page._ms, len(stand.director.session)
    stand.wait(5_000)
    assert page._ms - before < 200 and len(stand.director.session) == lines
    stand.key("escape")
    stand.wait(5_000)
    assert page._ms >= OPEN_MS


def test_where_nothing_moves_bots_wait_until_the_result_was_looked_at() -> None:
    stand = against_bot()
    stand.click_component("dial:3")
    stand.press("primary")
    stand.wait(3_000)
    page, lines = page_of(stand), len(stand.director.session)
    assert page.visible and page.stays
    stand.wait(3_000)
    assert len(stand.director.session) == lines and page.visible
    stand.key("return")
    assert not page.visible


def watched(pace: str) -> float:
    """How many milliseconds a combat of two bots is shown."""
    stand = Stand(sealed(level="random"), motion="normal")
    stand.context.settings.bot_pace = pace
    shown = 0.0
    for _ in range(400):
        stand.wait(50)
        shown += 50 * (page_of(stand)._event is not None)
        if shown and page_of(stand)._event is None:
            break
    return shown


def test_a_combat_of_bots_is_short_goes_by_itself_and_keeps_their_pace() -> None:
    normal, fast = watched("normal"), watched("fast")
    assert 1_000 < normal < 4_000 and fast < normal


def test_as_long_as_the_dials_are_covered_nobody_sees_what_is_behind_them() -> None:
    frames = []
    for power, cards in ((4, "2"), (0, "")):
        stand = Stand(sealed(power, cards), curtain=False, motion="normal")
        for _ in range(8):
            if stand.director.stage is Stage.PLAY and stand.director.viewer == 0:
                break
            stand.press("primary")
        stand.wait(500)
        frames.append(stand.frame())
        stand.click_component("dial:1")
        stand.press("primary")
        for _ in range(30):
            if stand.scene.model.is_told:
                break
            stand.wait(50)
        assert page_of(stand)._fight().step == 1
        frames.append(stand.frame())
        stand.wait(OPEN_MS + 500)
        frames.append(stand.frame())
    assert frames[0] == frames[3] and frames[1] == frames[4]
    assert frames[2] != frames[5], "the test can see a difference"


def test_a_replay_shows_the_page_and_its_controls() -> None:
    stand = against_bot()
    stand.click_component("dial:3")
    stand.press("primary")
    stand.wait(500)
    scene = ReplayScene(stand.context, stand.director.session)
    stand.context.stack.push(scene)
    scene.go_to(0)
    stand.frame()
    page = scene.parts["battle"]
    assert phase(stand.director.session) != "set_dials" and plain(stand.director.session)["fought"]
    assert page.visible and not scene.parts["board"].visible and NAMES[0] == "Anna"
    scene.go_to(len(stand.director.session))
    stand.frame()
    assert not page.visible and scene.parts["board"].visible
    assert [f"{w.name}: {text}" for w, text in scene.root.overflows()] == []


def test_a_combat_that_is_still_looked_at_keeps_its_own_sides() -> None:
    """The next one may have begun meanwhile, between others: the page asked it for the seats of the first."""
    stand = against_bot()
    page = page_of(stand)
    staked, stood = page._staked, page._stood
    assert staked is not None and stood is not None
    page._left = Fought(next(iter(stood.units)), 0, 1, (Stake(1, ()), Stake(0, ())))
    others = {seat + 2: side for seat, side in staked.sides.items()}
    figures = replace(page.seen.figures, odds=replace(staked, sides=others))
    page.show(replace(page.seen, figures=figures))
    assert page._staked is staked and page._stood is stood and page._paint() is not None
    page.close()
    assert page._staked is not None and page._staked.sides == others


@pytest.mark.parametrize("text_scale", [1.0, 1.75])
def test_a_raised_card_leaves_its_heading_and_the_axis_grows_with_the_type(
    text_scale: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand = against_bot(text_scale=text_scale, language="de")
    stand.click_component("dial:3")
    stand.click_component("card:5")
    page, sizes, said = page_of(stand), dict[str, float](), dict[str, float]()
    plain_text, plain_draw = Plates.text, Fonts.draw

    def text(self: Plates, surface: object, words: str, at: object, size: float, *more: Any, **rest: Any) -> int:
        sizes[words] = size
        return plain_text(self, surface, words, at, size, *more, **rest)  # type: ignore[arg-type]

    def draw(
        self: Fonts, surface: object, words: str, style: Any, ink: Any, place: Any, *more: Any, **rest: Any
    ) -> Any:
        said[str(words)] = place[1] + self.cap_height(style) / 2
        return plain_draw(self, surface, words, style, ink, place, *more, **rest)  # type: ignore[arg-type]

    monkeypatch.setattr(Plates, "text", text)
    monkeypatch.setattr(Fonts, "draw", draw)
    page.changed()
    page.painted(Surface(page.rect.size), Rect((0, 0), page.rect.size))
    raised = page.region("card:5")
    heading = next(low for words, low in said.items() if words == page.word("cards", n=2))
    assert raised is not None and heading <= raised.top - page.rect.top - 4
    assert sizes["7"] >= (16 if text_scale > 1 else 11)


def test_of_equal_cards_each_can_be_laid_and_taken_back() -> None:
    """Only one of them may lie behind the dial: which one is nobody's business."""
    position = POSITION | {"units": {"r3c3": ["0 character", "1 mech"]}, "cards": [[3, 3, 4], [2]]}
    stand = Stand(begun_with(position), curtain=False)
    assert stand.until_asked()
    for card in ("card:3", "card:3:2", "card:4"):
        assert stand.director.picker.enters(card)
        stand.click_component(card)
        page = stand.director.picker.entered[0]
        assert page.cards == ((4,) if card == "card:4" else (3,)), card
    stand.click_component("card:4")
    assert not stand.director.picker.entered[0].cards


def test_of_equal_cards_in_the_hand_each_answers() -> None:
    """A card may pay for a resource: no card that lies there is dead."""
    position = POSITION | {"cards": [[3, 3, 4], [2]], "stack": ["take_turn seat=0"]}
    stand = Stand(begun_with(position), curtain=False)
    assert stand.until_asked()
    hand = stand.scene.parts["hand"]
    three, four = hand.region("card:3"), hand.region("card:4")
    assert three is not None and four is not None
    assert three.w > 1.8 * four.w and not three.colliderect(four)
