"""`run.py scenario`: what it prints and how it ends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.cli import run

GOOD = "rule: It begins\ngame: rebirth\nseats: 2\noptions: {start: 1}\nthen: {next: 1}\n"
WRONG = "rule: It begins\ngame: rebirth\nseats: 2\noptions: {start: 1}\nthen:\n  next: 0\n"


def story(folder: Path, text: str, name: str = "story.yaml") -> str:
    (folder / name).write_text(text, encoding="utf-8")
    return str(folder / name)


def test_stories_that_hold_end_with_0(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["scenario", story(tmp_path, GOOD)]) == 0
    assert capsys.readouterr().out == "1 scenario: 1 hold, 0 differ.\n"


def test_what_differs_is_told_and_ends_with_1(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = story(tmp_path, WRONG)
    assert run(["scenario", file]) == 1
    assert capsys.readouterr().out.splitlines() == [
        f"{file}:6: next: expected seats [0], is [1] [It begins]",
        "1 scenario: 0 hold, 1 differ.",
    ]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("rule: [", ": is not valid YAML"),
        (GOOD.replace("rebirth", "rebrith"), ":1: There is no game 'rebrith'. Did you mean 'rebirth'?"),
        (GOOD.replace("next", "nxt"), ":5: 'then' has no 'nxt' (did you mean 'next'?)"),
    ],
)
def test_a_broken_file_is_told_and_ends_with_2(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, told: str
) -> None:
    file = story(tmp_path, text)
    assert run(["scenario", file]) == 2
    assert told in capsys.readouterr().out.splitlines()[0]


def test_a_broken_story_does_not_count_as_holding(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    nonsense = GOOD.replace("next: ", "no_events: nonsense, next: ")
    assert run(["scenario", story(tmp_path, f"{GOOD}---\n{nonsense}")]) == 2
    assert capsys.readouterr().out.splitlines()[-1] == "2 scenarios: 1 hold, 0 differ, 1 broken."
    assert run(["scenario", story(tmp_path, "rule: [")]) == 2
    assert capsys.readouterr().out.splitlines()[-1] == "0 scenarios: 0 hold, 0 differ; 1 file cannot be read."


def test_the_words_of_a_game_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["scenario", "--words", "rebirth"]) == 0
    assert "* `place at=" in capsys.readouterr().out
    assert run(["scenario", "--words", "rebrith"]) == 2
    assert run(["scenario"]) == 2


def test_idle_stories_are_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["scenario", "--idle", story(tmp_path, GOOD)]) == 0
    assert capsys.readouterr().out == "0 such stories.\n"


def test_a_missing_file_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["scenario", str(tmp_path / "none.yaml")]) == 2
    assert "cannot be read" in capsys.readouterr().out


def test_a_folder_that_vanishes_while_it_is_read_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def gone(folder: Path, pattern: str) -> list[Path]:
        raise FileNotFoundError(2, "No such file or directory")

    monkeypatch.setattr(Path, "rglob", gone)
    assert run(["scenario", str(tmp_path)]) == 2
    assert "cannot be looked through: No such file" in capsys.readouterr().err


def test_a_folder_means_all_its_stories(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    story(tmp_path, GOOD)
    story(tmp_path, GOOD + "---\n" + GOOD, "two.yaml")
    assert run(["scenario", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "3 scenarios: 3 hold, 0 differ.\n"


def test_json_is_one_object_on_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    files = [story(tmp_path, GOOD), story(tmp_path, WRONG, "wrong.yaml")]
    assert run(["scenario", "--json", *files]) == 1
    out = capsys.readouterr().out
    assert out.count("\n") == 1
    told = json.loads(out)
    assert not told["passed"] and [(f["file"], f["passed"]) for f in told["files"]] == [
        (files[0], True),
        (files[1], False),
    ]
    assert told["files"][1]["differs"] == [
        {"rule": "It begins", "line": 6, "message": "next: expected seats [0], is [1]"}
    ]


def test_a_demand_may_quote_a_sentence_of_any_language(tmp_path: Path) -> None:
    quotes = GOOD.replace("{next: 1}", "{undo: {0: Nothing can}}")
    assert run(["scenario", story(tmp_path, quotes)]) == 1
    for part in ("There is nothing", "Es gibt nichts"):
        assert run(["scenario", story(tmp_path, quotes.replace("Nothing can", part))]) == 0


def test_a_seat_that_nobody_has_makes_a_story_broken(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    acted = GOOD.replace("then:", "do: 7 place at=r13c09\nthen:")
    assert run(["scenario", story(tmp_path, acted)]) == 2
    assert "There is no seat '7': seats are 0 to" in capsys.readouterr().out
