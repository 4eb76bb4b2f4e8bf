"""From 130 % on the column of Scythe changes its form: one thing large, the others behind tabs, nothing cut."""

from __future__ import annotations

import pytest

from game.ui.games.scythe import desk_pages
from game.ui.games.scythe.parts.desk import WarDesk
from tests.qualities.test_given_up import AT_HOME, scythe
from tests.scenes.scythe_helpers import in_phase, played
from tests.scenes.table_stage import Stand
from tests.scenes.test_table_layout import check

SMALL = ("rows", "tracks", "faction", "mat", "hand")
READY = {**AT_HOME, "r4c6": ["0 worker 2"], "r3c5": ["0 worker"]}


@pytest.fixture(params=[1.3, 1.75, 2.0])
def large(request: pytest.FixtureRequest) -> float:
    return float(request.param)


def desk_of(stand: Stand) -> WarDesk:
    desk = stand.scene.parts["desk"]
    assert isinstance(desk, WarDesk) and desk.visible
    return desk


def press(stand: Stand, component: str) -> None:
    area = desk_of(stand).region(component)
    assert area is not None, component
    stand.click(area.center)


def test_usual_type_has_the_usual_column() -> None:
    stand = Stand(scythe(READY, "take_turn seat=0"))
    assert not stand.scene.parts["desk"].visible
    assert all(stand.scene.parts[name].visible for name in SMALL)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("kinds", "least"), [("pbb", 300), ("ppppp", 200)])
def test_every_tab_is_whole_and_none_of_the_small_parts_is_left(
    large: float, language: str, kinds: str, least: int
) -> None:
    session = played(kinds, in_phase("take_turn", least=least), seed=4)
    stand = Stand(session, language=language, curtain=False, text_scale=large)
    assert stand.until_asked()
    desk, seen = desk_of(stand), []
    assert not any(stand.scene.parts[name].visible for name in SMALL)
    for tab in ("mat", "mechs", "tracks", "hand"):
        press(stand, f"tab/{tab}")
        check(stand, seen, tab)
        inside = desk.rect.inflate(8, 8)
        assert all(inside.contains(area.move(desk.rect.topleft)) for area in desk.regions.values()), tab
    press(stand, "tab/mat")
    for part in [one for one in desk.regions if one.startswith("part/")]:
        press(stand, part)
        check(stand, seen, part)
    assert seen == []


def test_what_can_be_done_stands_open_or_behind_a_tab_and_a_tab_does_nothing_but_open(large: float) -> None:
    stand = Stand(scythe(READY, "take_turn seat=0", power=[3, 3], coins=[5, 5]), warn=False, text_scale=large)
    desk, lines = desk_of(stand), len(stand.director.session)
    lit = [one for one in stand.director.lit() if one.startswith("section:")]
    assert len(lit) == 4
    for section in lit:
        stand.click_component(section)
        if desk.region(section) is None or desk.part != section.partition(":")[2]:
            pytest.fail(f"{section} does not open")
        if len(stand.director.session) > lines:
            break
    assert len(stand.director.session) <= lines + 1


def test_a_section_is_chosen_and_used_by_what_lies_open(large: float) -> None:
    stand = Stand(scythe(READY, "take_turn seat=0", power=[3, 3], coins=[5, 5]), warn=False, text_scale=large)
    desk = desk_of(stand)
    press(stand, "part/bolster")
    assert desk.part == "bolster" and stand.scene.model.phase == "take_turn"
    press(stand, "section:bolster")
    assert stand.scene.model.phase == "bolster" and desk.part == "bolster"
    press(stand, "top:gain_power")
    assert stand.scene.model.phase != "bolster"


def test_a_player_tab_shows_that_player_and_their_figures(large: float) -> None:
    stand = Stand(played("pbb", in_phase("take_turn", least=300), seed=4), curtain=False, text_scale=large)
    assert stand.until_asked()
    press(stand, "seat:1")
    assert stand.scene.model.visited == 1 and desk_of(stand).region("seat:1/power") is not None
    press(stand, "seat:1")
    assert stand.scene.model.visited is None


def test_one_time_bonuses_lie_beside_the_tabs_with_the_recruits(large: float) -> None:
    """The choices lay over the tabs, so that no other recruit could be reached."""
    stand = Stand(scythe(READY, "enlist seat=0", last=["trade", None]), warn=False, text_scale=large)
    desk, tray = desk_of(stand), stand.scene.parts["choices"]
    assert tray.visible and not tray.panel.rect.colliderect(desk.rect)
    for recruit in [one for one in stand.director.lit() if one.startswith("recruit:")]:
        for _ in range(2):  # a tab may have to be opened first
            if recruit not in stand.director.picker.chosen:
                stand.click_component(recruit)
        assert recruit in stand.director.picker.chosen
        stand.key("escape")


def test_what_is_paid_already_is_not_counted_as_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    """ "0 / 2" stood in red beside the building that had just been paid."""
    told: list[object] = []
    section = desk_pages.Desk.section
    monkeypatch.setattr(desk_pages.Desk, "section", lambda *given: told.append(given[-1]) or section(*given))
    stand = Stand(scythe(READY, "enlist seat=0", last=["trade", None]), warn=False, text_scale=1.75)
    desk = desk_of(stand)
    press(stand, "part/trade")
    told.clear()
    desk.changed()
    stand.frame()
    assert told == [None], "the section in use is paid"
    press(stand, "part/bolster")
    stand.frame()
    assert told[-1] is not None, "the others may still ask for something"
