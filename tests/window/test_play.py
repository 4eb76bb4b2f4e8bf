"""The real application from its first start: a match by mouse, one by keys, a lesson; all of it is in the save."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.scenes import start
from game.scenes.lesson_task import TaskScene
from game.scenes.setup import SetupScene
from game.scenes.table.menu import TableMenu
from game.scenes.welcome import WelcomeScene
from game.tutorial.demands import looked_at
from tests.window.guest import Guest, Twin, own_lines
from tests.window.real_window import RealWindow, Screen

pytestmark = pytest.mark.slow

TURNS = 3
ENGLISH = "C.UTF-8"


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A fresh folder for everything personal, which the application and its twin share."""
    folder = tmp_path / "home"
    monkeypatch.setenv("HEARTHSIDE_HOME", str(folder))
    monkeypatch.setenv("LANG", ENGLISH)
    monkeypatch.delenv("LC_ALL", raising=False)
    return folder


def chosen_before(home: Path, *, first_start_done: bool) -> None:
    """Nothing moves, so that no test waits for it."""
    home.joinpath("config").mkdir(parents=True)
    chosen = {"first_start_done": first_start_done, "motion": "none", "bot_pace": "none"}
    home.joinpath("config", "settings.json").write_text(json.dumps(chosen))


def sit_down(screen: Screen, home: Path) -> tuple[RealWindow, Guest]:
    window = RealWindow(screen, home, language=ENGLISH)
    guest = Guest(window)
    window.wait_for_window()
    window.settled()
    return window, guest


def leave_by_the_cross(window: RealWindow) -> None:
    window.close()
    assert window.wait_for_end(30) == 0, window.log()
    assert window.log() == "", "nothing was complained about"


def places_open(guest: Guest) -> list[str]:
    """Ids of the spaces where a tile may be laid now."""
    return [action.touches()[-1] for action in guest.match().options(0)]


def lay(guest: Guest, space: str, said: list[str]) -> None:
    """A tile on a space: point, wait for the preview, click; `said` is what the log must hold afterwards."""
    place = guest.table().anchor(space)
    guest.point_until_it_answers(place)
    guest.click(place)
    said.append(f"place at={space}")
    guest.until(lambda: own_lines(guest.log()) == said, f"'{said[-1]}' in the saved match")


def end_turn(guest: Guest, said: list[str]) -> None:
    guest.click(guest.table().find("primary"))
    said.append("end_turn")
    guest.until(lambda: own_lines(guest.log()) == said, "the end of the turn in the saved match")
    guest.until_asked()


def test_a_match_by_mouse_is_saved_as_it_was_played_and_goes_on_after_a_new_start(screen: Screen, home: Path) -> None:
    window, guest = sit_down(screen, home)
    said: list[str] = []
    with window:
        welcome = guest.twin(WelcomeScene)
        guest.click(welcome.choice("none"))
        guest.click(welcome.choice("none", row=1))
        guest.until(lambda: guest.settings().bot_pace == "none", "the chosen pace of bots")
        guest.click_until_it_changes(welcome.find("go"))
        guest.until(lambda: guest.settings().first_start_done, "the end of the welcome")
        guest.click_until_it_changes(guest.twin(start.home).written("home.new_game"))
        laying = guest.twin(lambda context: SetupScene(context, "rebirth"))
        guest.click_until_it_changes(laying.find("remove.2"))
        guest.click(laying.find("start"))
        guest.until_asked()

        setup = guest.match().setup
        assert [seat.bot for seat in setup.seats] == ["", "easy"], "one person against an easy bot"
        assert guest.settings().motion == "none"
        lay(guest, places_open(guest)[0], said)
        guest.click(guest.table().find("undo"))
        said.pop()
        guest.until(lambda: own_lines(guest.log()) == said, "the tile back in the hand")
        for turn in range(TURNS):
            spaces = places_open(guest)
            lay(guest, spaces[(7 * turn + 3) % len(spaces)], said)
            end_turn(guest, said)
        before = guest.log()
        leave_by_the_cross(window)

    assert guest.log() == before, "closing the window adds nothing and loses nothing"
    window, guest = sit_down(screen, home)
    with window:
        guest.click_until_it_changes(guest.twin(start.home).find("go_on"))
        lay(guest, places_open(guest)[-1], said)
        end_turn(guest, said)
        leave_by_the_cross(window)
    log = guest.log()
    assert log[: len(before)] == before, "the match went on where it stood"
    assert own_lines(log) == said
    assert len(guest.store.list()) == 1, "one match, one file"


def press(guest: Guest, twin: Twin, *chords: str) -> None:
    """The same keys in the real window and in the twin, which shows where they lead."""
    for chord in chords:
        guest.window.key(chord.title() if len(chord) > 1 else chord)
        twin.key(chord)


def tab_to(guest: Guest, twin: Twin, name: str) -> None:
    """Tab until the focus is there."""
    target = twin.scene.root.find(name)
    for _ in range(40):
        if twin.scene.root.focus is target:
            return
        press(guest, twin, "tab")
    raise AssertionError(f"Tab never comes to {name}")


def test_a_match_by_keys_alone(screen: Screen, home: Path) -> None:
    chosen_before(home, first_start_done=False)
    window, guest = sit_down(screen, home)
    said: list[str] = []
    with window:
        before = window.settled()
        window.key("Return")
        guest.until(lambda: guest.settings().first_start_done, "the end of the welcome")
        before = window.wait_for_change(before)
        page = guest.twin(start.home)
        page.scene.come_by_keys()
        card = page.scene.cards[0]
        card.primary.name = "new_game"
        tab_to(guest, page, "new_game")
        before = window.settled()
        window.key("Return")
        before = window.wait_for_change(before)
        window.key("Return")  # Start game
        guest.until_asked()
        for turn in range(TURNS):
            table = guest.table()
            if turn:  # from the big button the ring has come to the first place
                table.scene.root.at_hand = table.find("primary")
                assert table.scene.walking.to_nearest()
            window.settled()
            press(guest, table, *["n"] * max(1, turn))
            space = table.scene.parts["board"].view.cursor
            window.key("Return")
            said.append(f"place at={space}")
            guest.until(lambda: own_lines(guest.log()) == said, f"'{said[-1]}' in the saved match")
            if turn == 0:
                window.key("ctrl+z")
                guest.until(lambda: own_lines(guest.log()) == said[:-1], "the tile back in the hand")
                window.key("ctrl+y")
                guest.until(lambda: own_lines(guest.log()) == said, "the tile laid again")
            window.key("Return")
            said.append("end_turn")
            guest.until(lambda: own_lines(guest.log()) == said, "the end of the turn in the saved match")
            guest.until_asked()
        before = window.settled()
        window.key("F10")
        window.wait_for_change(before)
        table = guest.table()
        table.scene.furniture.command("menu")
        assert isinstance(table.scene.furniture.opened, TableMenu)
        tab_to(guest, table, "menu:quit")
        window.key("Return")
        assert window.wait_for_end(30) == 0, window.log()
    assert own_lines(guest.log()) == said


def test_the_first_lesson_is_played_to_its_end(screen: Screen, home: Path) -> None:
    chosen_before(home, first_start_done=True)
    window, guest = sit_down(screen, home)
    with window:
        guest.click_until_it_changes(guest.twin(start.home).find("start_lesson"))
        twin = guest.lesson("rebirth", "idea")
        for _ in range(200):
            if twin.scene.campaign.done:
                break
            if twin.scene.furniture.opened is not None:  # what was looked at is put away
                press(guest, twin, "escape")
                window.settled()
                continue
            place = _what_the_tutor_wants(twin)
            if twin.scene.component_at(place):
                guest.point_until_it_answers(place)
            guest.click_until_it_changes(place)
            twin.click(place)
        guest.until(lambda: "idea" in guest.settings().lessons.get("rebirth", []), "the chapter among the finished")
        leave_by_the_cross(window)


def _what_the_tutor_wants(twin: Twin) -> tuple[int, int]:
    scene: TaskScene = twin.scene
    if scene.next_leads:
        return twin.find("read_on").center
    for part in looked_at(scene.campaign.task.reached):
        return twin.find(part).center
    way = scene.campaign.guide.way()
    wanted = way.touches()[-1] if way is not None else scene.director.lit()[-1]
    return twin.find("primary").center if wanted == scene.model.screen.primary.component else twin.anchor(wanted)
