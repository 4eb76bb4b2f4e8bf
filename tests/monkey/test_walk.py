"""Nothing that anybody presses, in whatever order, may break the application, and the monkey sees it if it does."""

from __future__ import annotations

import random

import pytest

from game.bots.worker import Request
from game.cli import run
from game.core.errors import BadInput
from game.games import CATALOGUE
from game.monkey import watch
from game.monkey.beginning import Beginning, any_beginning, read_beginning
from game.monkey.deeds import deed, read_deed
from game.monkey.positions import any_options, session_of
from game.monkey.reach import Reach
from game.monkey.shrink import shrunk
from game.monkey.stage import QuickThinker, Stage
from game.monkey.walk import Walk, play, read_episodes
from game.scenes.settings_scene import SettingsScene
from game.ui.scene import Scene

SETTINGS = {"language": "en", "motion": "none", "volume": 0.0}
AT_SETTINGS = Beginning((1280, 720), SETTINGS, "used", 1, {"to": "settings"})


def told(walk: Walk) -> str:
    return "\n\n".join("\n".join([one.failure.told, *one.lines()]) for one in walk.found.values())


@pytest.mark.parametrize(("seed", "game"), list(enumerate(CATALOGUE * 2)))
def test_random_hands_break_nothing(seed: int, game: str) -> None:
    walk = Walk(seed, (game,))
    walk.go(events=170, seconds=600, shrink_s=0)
    assert walk.events >= 170 and not walk.found, told(walk)


@pytest.mark.parametrize("level", ["hard", "expert"])
@pytest.mark.parametrize("secret", [False, True])
def test_bots_of_the_stage_do_not_search(level: str, secret: bool) -> None:
    """What they think is time of another process, and would be told as a slow round of the window."""
    session = session_of(
        {
            "game": "rebirth",
            "seats": ["", "random"],
            "options": {},
            "seed": 1,
            "depth": 12,
            "until": "",
            "skill": "random",
        }
    )
    seat, thinker = session.waiting()[0], QuickThinker(random.Random(1))
    thinker.ask(Request(1, session.rules, session.view(seat), seat, level, 1, 9.0, secret=secret))
    found = [answer for _ in range(60) for answer in thinker.poll()]
    assert [one.playouts for one in found if one.action] == [0]


@pytest.mark.long
def test_random_hands_break_nothing_for_an_hour() -> None:
    walk = Walk(random.SystemRandom().randrange(10**6))
    walk.go(events=10**9, seconds=3600)
    assert not walk.found, f"seed {walk.seed}\n{told(walk)}"
    assert not walk.grows, f"memory grew by {walk.growth_mb():.0f} MB"


# -- the same again -------------------------------------------------------------------------------------------------


def test_a_walk_is_the_same_for_its_seed() -> None:
    one, two = Walk(7, CATALOGUE[:1]), Walk(7, CATALOGUE[:1])
    for walk in (one, two):
        walk.go(events=120, seconds=60, shrink_s=0)
    assert one.reach.met == two.reach.met and one.events == two.events >= 120


@pytest.mark.parametrize(
    "line",
    [
        "move 3 -1",
        "down 1 0 719 &",
        "wheel 0 -30 5 5",
        "key ctrl+shift+z",
        "key +",
        'text "\\u00e4 \\"x\\" &"',
        "resize 1024 768",
        "wait 300",
        'jump {"to": "about"}',
        "lost",
    ],
)
def test_a_deed_prints_as_it_is_read(line: str) -> None:
    assert str(read_deed(line)) == line


@pytest.mark.parametrize("asked", [["--seconds", "0"], ["--seconds", "-1"], ["--events", "-5"]])
def test_a_walk_that_does_nothing_is_no_walk(asked: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["monkey", *asked]) == 2
    assert "must be more than 0" in capsys.readouterr().err


@pytest.mark.parametrize("line", ["mvoe 1 2", "move 1", "move a b", "text umlaut", ""])
def test_what_is_no_deed_is_refused_in_a_sentence(line: str) -> None:
    with pytest.raises(BadInput, match="is no deed"):
        read_deed(line)


def test_a_beginning_prints_as_it_is_read() -> None:
    for seed in range(30):
        beginning = any_beginning(random.Random(seed))
        assert read_beginning(str(beginning)) == beginning


def test_a_file_without_a_beginning_is_refused() -> None:
    with pytest.raises(BadInput, match="begin"):
        list(read_episodes("move 1 2"))


def test_how_far_the_hands_came_is_told() -> None:
    match = {
        "game": "rebirth",
        "seats": ["", "easy"],
        "options": {"start": 0},
        "seed": 5,
        "depth": 6,
        "skill": "random",
        "until": "",
    }
    beginning = Beginning(
        (1280, 720), SETTINGS, "used", 1, {"to": "table", "game": "rebirth", "match": match, "branch": False}
    )
    reach = Reach()
    with Stage(beginning, CATALOGUE) as stage:
        stage.begin()
        for x in range(20):
            reach.note(stage.context, deed("down", 1, 640 + x, 300))
            stage.do(deed("wait", 50))
    met = {one.rpartition(".")[0] for one, times in reach.met.items() if times}
    assert {"scene", "widget", "pressed", "phase.rebirth", "option.rebirth"} <= met
    assert reach.met["scene.TableScene"] == 20 and "phase.rebirth." not in reach.met
    assert any(line.startswith("chapter: 0 of") and "rebirth.idea" in line for line in reach.told(("rebirth",)))


@pytest.mark.parametrize(
    ("game", "phase"), [("isle_of_skye", "buy_tile"), ("scythe", "take_resources"), ("glen_more", "choose_tile")]
)
def test_a_match_goes_on_until_a_person_is_asked_in_that_phase(game: str, phase: str) -> None:
    match = {
        "game": game,
        "seats": ["", "easy"],
        "options": any_options(random.Random(1), game, 2),
        "seed": 5,
        "depth": 6,
        "skill": "easy",
        "until": phase,
    }
    session = session_of(match)
    assert session.phase() == phase and session.waiting()[0] == 0
    nowhere = session_of({**match, "until": "no_such_phase"})
    assert nowhere.lines == session.lines[: len(nowhere)], "a phase that never comes leaves it where it was"


# -- it sees what breaks --------------------------------------------------------------------------------------------


class Broken(Exception):
    pass


def on_key(monkeypatch: pytest.MonkeyPatch, key: str, act) -> None:
    """From now on something happens on the settings page when that key is pressed."""
    usual = SettingsScene.handle

    def handle(scene: Scene, event: object) -> bool:
        if getattr(event, "name", "") == key:
            act()
        return usual(scene, event)

    monkeypatch.setattr(SettingsScene, "handle", handle)


def test_an_exception_is_found_and_shrunk_to_what_causes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise Broken

    on_key(monkeypatch, "f5", fail)
    deeds = [deed("move", x, 300) for x in range(20)]
    deeds.insert(11, deed("key", "f5"))
    failure = play(AT_SETTINGS, deeds)
    assert failure is not None and failure.place.startswith("Broken") and failure.is_an_exception

    def breaks(fewer) -> bool:
        again = play(AT_SETTINGS, fewer)
        return again is not None and again.place == failure.place

    assert shrunk(deeds, breaks, 30) == [deed("key", "f5")]


def test_what_breaks_when_a_page_is_left_for_good_is_found_and_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def leave(scene: Scene) -> None:
        raise Broken

    monkeypatch.setattr(SettingsScene, "leave", leave)
    failure = play(AT_SETTINGS, [deed("wait", 300)])
    assert failure is not None and failure.place.startswith("Broken")


def test_a_round_that_takes_too_long_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watch, "LONGEST_ROUND_S", 0.2)

    def dawdle() -> None:
        sum(range(30_000_000))

    on_key(monkeypatch, "f5", dawdle)
    assert play(AT_SETTINGS, [deed("wait", 300), deed("key", "f7")]) is None
    failure = play(AT_SETTINGS, [deed("wait", 300), deed("key", "f5")])
    assert failure is not None and failure.place == "slow round: SettingsScene"


def test_a_page_that_nobody_can_leave_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert play(AT_SETTINGS, []) is None
    monkeypatch.setattr(SettingsScene, "handle", lambda scene, event: True)
    failure = play(AT_SETTINGS, [])
    assert failure is not None and failure.place == "no way out: SettingsScene"


def test_the_players_own_files_are_never_touched(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HEARTHSIDE_HOME", str(tmp_path))
    with Stage(AT_SETTINGS, CATALOGUE) as stage:
        stage.begin()
        stage.context.change(motion="fast")
        stage.do(deed("wait", 200))
    assert list(tmp_path.iterdir()) == []
