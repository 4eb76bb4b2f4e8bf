"""Looking back shows on the table what was done and what was better, and what was found out outlives the window."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from pygame import Rect

from game.bots.hindsight import Compared, Sum
from game.core import places
from game.games import CATALOGUE
from game.scenes.coach import kept
from game.scenes.coach.columns import BETTER, DONE
from game.scenes.coach.kept import Findings
from tests.scenes.table_stage import Stand
from tests.scenes.test_coach import looking, page
from tests.table.test_tally import over

_OFTEN = {"scythe": 0.4, "isle_of_skye": 0.4}
"""Dials, answers to encounters and prices that lie behind the screen change nothing that the table shows."""


def rest(stand: Stand) -> None:
    """Until both lines lie there, a few moments later where tiles have to be painted first."""
    for _ in range(8):
        stand.wait(200)
        if page(stand)._rested is None:
            return
    raise AssertionError("something is never painted")


def pixels(stand: Stand, area: Rect) -> bytes:
    stand.frame()
    return bytes(stand.surface.subsurface(area).get_buffer().raw)


@pytest.mark.parametrize("game", CATALOGUE)
def test_both_lines_lie_over_the_table_where_they_differ(game: str) -> None:
    stand = looking(game)
    scene, seen, lines = page(stand), 0, 0
    for number in range(len(scene.coach.decisions)):
        scene.go_to(number)
        assert not number or not scene.made.ghosts.ghosts, "whoever leafs through waits for nothing"
        rest(stand)
        told, found = scene.told, scene.made.ghosts.ghosts
        assert told is not None
        done, better = ([one for one in found if one.better == which] for which in (False, True))
        assert told.better is not None or not better
        for side in (done, better):
            assert [bool(one.says) for one in side] == [True, *[False] * (len(side) - 1)][: len(side)]
        for one in done:
            assert all(not one.at.colliderect(other.at) for other in better), (number, one.at)
        for one in found:
            assert any(part.rect.inflate(2 * one.at.w, 0).contains(one.at) for part in scene.parts.values())
            assert one.picture.get_size() == one.at.size
        seen, lines = seen + bool(found), lines + (told.better is not None)
    assert seen >= _OFTEN.get(game, 0.9) * lines


def test_a_ghost_is_what_pointing_at_its_line_shows_there() -> None:
    """Nothing marked in it: the place itself as it would have looked."""
    stand, compared = looking("rebirth"), 0
    scene = page(stand)
    for number in range(0, len(scene.coach.decisions), 3):
        scene.go_to(number)
        rest(stand)
        ghosts, told = scene.made.ghosts.ghosts, scene.told
        assert told is not None
        for one in ghosts:
            line = told.better if one.better else told.done
            assert line is not None
            scene.sights._show_parts(scene.coach.decisions[number].start, line, bare=True)
            shown = scene.root.picture(one.at, but=(scene.made.ghosts,))
            aside = one.at.center != scene.parts["board"].anchor(line.aims[0])
            assert aside or bytes(shown.get_buffer().raw) == bytes(one.picture.copy().get_buffer().raw)
            compared += not aside
    assert compared > 10


@pytest.mark.parametrize("which", [DONE, BETTER])
def test_a_line_that_is_pointed_at_is_the_table_itself(which: str) -> None:
    stand = looking("rebirth")
    scene = page(stand)
    scene.go_to(next(n for n in range(20) if scene.words.told(n).better is not None))
    rest(stand)
    assert scene.made.ghosts.ghosts
    stand.point(scene.root.find(which).rect.center)
    rest(stand)
    assert not scene.made.ghosts.ghosts and not scene.made.ghosts.veiled
    stand.point((5, 5))
    rest(stand)
    assert scene.made.ghosts.ghosts


def test_prices_of_skye_stand_beside_the_tiles_when_their_line_is_looked_at() -> None:
    stand, seen = looking("isle_of_skye"), 0
    scene = page(stand)
    for number, decision in enumerate(scene.coach.decisions):
        if scene.session.phase(decision.start) != "set_prices":
            continue
        scene.go_to(number)
        tiles = scene.parts["tiles"]
        assert all(not one.price and not one.axed for one in tiles.stakes(tiles.seen))  # type: ignore[attr-defined]
        scene.point_line(DONE)
        stakes = {one.tile: one for one in tiles.stakes(tiles.seen)}  # type: ignore[attr-defined]
        asked = {price: n for action in decision.done for price, n in _prices(action.touches())}
        assert {tile: stakes[tile].price for tile in asked} == asked
        seen += len(asked)
        scene.point_line("")
    assert seen >= 10


def _prices(touches: tuple[str, ...]) -> list[tuple[str, int]]:
    named = {one.partition(":")[0]: one.partition(":")[2] for one in touches}
    return [(named["price"], int(named["gold"]))] if "price" in named else []


# -- kept ----------------------------------------------------------------------------------------------------------


def compared(laps: int) -> Compared:
    return Compared(laps, Sum({"castles": 2.5}, 3.5, 1.0), Sum({}, 4.0, 1.5), ("lay at=r1c1",), 0.5, 0.1, True, 3)


@pytest.fixture
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr(places, "cache", lambda: tmp_path)
    return tmp_path


def written(findings: Findings) -> bool:
    worker = findings.write()
    if worker is not None:
        worker.join()
    return worker is not None


def test_what_was_found_out_is_there_after_the_next_start(cache: Path) -> None:
    session = over("rebirth")
    findings = Findings(session, 0)
    assert not findings.found and not written(findings)
    findings.found |= {(0, 40): compared(80), (7, 120): compared(240), (9, 40): compared(0)}
    assert written(findings) and not written(findings), "once for each that is new"
    again = Findings(session, 0)
    assert again.found == {(0, 40): compared(80), (7, 120): compared(240)}, "what was only glimpsed is no finding"
    assert not Findings(session, 1).found and not Findings(session.branch(10), 0).found


@pytest.mark.parametrize("content", [b"", b"{}", b"[[1,2]]", b"\xff\x00"])
def test_a_damaged_file_costs_only_time(cache: Path, content: bytes) -> None:
    session = over("rebirth")
    findings = Findings(session, 0)
    findings.found[0, 40] = compared(80)
    assert written(findings)
    (file,) = (cache / "looked_back").iterdir()
    file.write_bytes(content)
    assert not Findings(session, 0).found


def test_a_few_matches_are_remembered(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "MOST", 2)
    for at in (10, 20, 30):
        findings = Findings(over("rebirth").branch(at), 0)
        findings.found[0, 40] = compared(80)
        assert written(findings)
    assert len(list((cache / "looked_back").iterdir())) == 2


def test_no_ghost_is_cut_out_of_what_only_stands_in_for_a_tile() -> None:
    """The first tile that is looked at is painted while one looks; bare pasture had been shown as the better one."""
    stand, offered = looking("isle_of_skye"), 0
    scene = page(stand)
    for number in range(len(scene.coach.decisions)):
        scene.go_to(number)
        rest(stand)
        for one in scene.made.ghosts.ghosts:
            if scene.parts["tiles"].rect.contains(one.at):
                spots = product(range(0, one.at.w, 4), range(0, one.at.h, 4))
                shades = {tuple(one.picture.get_at(spot)) for spot in spots}
                assert len(shades) > 8, number
                offered += 1
    assert offered
