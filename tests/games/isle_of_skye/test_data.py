"""The data files of Isle of Skye: whole and consistent, and every slip of the pen is found with its line."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from game.core.errors import Problems
from game.core.words import LANGUAGES, Words
from game.core.words_check import all_texts
from game.games.isle_of_skye.files import DATA, read_files
from game.games.isle_of_skye.records import SIDES
from game.games.isle_of_skye.scoring_ids import SCORING_IDS
from game.games.isle_of_skye.tiles import files


def problems_in(folder: Path) -> list[str]:
    problems = Problems()
    read_files(problems, folder)
    return [problem.message for problem in problems.found]


def test_the_files_are_sound() -> None:
    assert problems_in(DATA) == []


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("tiles.yaml", "roads: [[north, east]]", "roads: [[north, north]]", "no exit belongs to two roads"),
        ("tiles.yaml", "{kind: ship, count: 1, area: c}", "{kind: ship, count: 1, area: a}", "belongs to a water"),
        ("tiles.yaml", "{kind: ship, count: 1, area: c}", "{kind: ship, count: 1, area: x}", "no area"),
        ("tiles.yaml", "{kind: ship, count: 1, area: c}", "{kind: boat, count: 1, area: c}", "ship"),
        ("tiles.yaml", "{kind: cattle, count: 2, area: a}", "{kind: cattle, count: 3, area: a}", "symbols"),
        (
            "tiles.yaml",
            "a: {terrain: pasture, edges: [north, east, south]}",
            "a: {terrain: pasture, edges: [north]}",
            "exactly one area",
        ),
        ("tiles.yaml", "scroll: {kind: cattle, area: b}", "scroll: {kind: sheeps, area: b}", "sheep"),
        ("scoring_tiles.yaml", "  columns:", "  colums:", "columns"),
        ("scoring_tiles.yaml", "B: completed_areas", "B: road_tiles", "one slot only"),
        ("game.yaml", "tiles: 73", "tiles: 74", "73 tiles"),
        ("game.yaml", "castle: 5 ", "castel: 5 ", "castle"),
    ],
)
def test_a_slip_of_the_pen_is_found(tmp_path: Path, file: str, old: str, new: str, told: str) -> None:
    for name in DATA.glob("*.yaml"):
        shutil.copy(name, tmp_path)
    text = (tmp_path / file).read_text(encoding="utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    found = problems_in(tmp_path)
    assert found and any(told in message for message in found), found


@pytest.mark.parametrize("seats", (2, 3, 4, 5))
def test_every_slot_is_scored_three_times_and_catch_up_gold_grows(seats: int) -> None:
    rounds = files().rounds.of(seats)
    assert len(rounds) == (5 if seats == 5 else 6)
    scored = [slot for one in rounds for slot in one.score]
    assert {slot: scored.count(slot) for slot in "ABCD"} == {"A": 3, "B": 3, "C": 3, "D": 3}
    gold = [one.catch_up for one in rounds]
    assert gold[:2] == [0, 0] and gold == sorted(gold) and gold[4] == 3


def test_five_castles_are_alike_and_the_set_is_complete() -> None:
    assert len(files().tiles) == 73 and len(files().clans) == 5 and len(files().scoring) == 16
    edges = files().castle.edges
    assert [edges.at(side) for side in SIDES] == ["pasture", "water", "pasture", "mountain"]
    assert files().castle.roads == (("north", "south", "west"),)


def test_only_one_pairing_of_clan_and_colour_is_known_and_says_so() -> None:
    assert {clan.id for clan in files().clans.values() if clan.provenance == "public"} == {"blue"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_words_on_a_scoring_tile_stand_in_one_file(language: str) -> None:
    words = Words(language)
    for name in SCORING_IDS:
        keys = (f"isle_of_skye.{kind}.{name}" for kind in ("name.scoring", "scoring", "board.short"))
        assert {Path(words.text(key).file).name for key in keys} == {"isle_of_skye_rules_scoring.yaml"}, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_counts_the_scoring_tiles(language: str) -> None:
    """One more of them makes no sentence untrue."""
    counted = re.compile(rf"\b({len(files().scoring)}|sixteen|sechzehn)\b", re.IGNORECASE)
    texts = all_texts(language, Problems())
    own = {key: text.usual for key, text in texts.items() if "isle_of_skye" in key.split(".", 2)[0:2]}
    own |= {key: text.usual for key, text in texts.items() if key.startswith("isle_of_skye_")}
    assert len(own) > 300
    assert [key for key, told in own.items() if counted.search(told)] == []
