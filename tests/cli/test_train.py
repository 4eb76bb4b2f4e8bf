"""Training: the same seed gives the same weights, a run goes on where it was, and bad input is one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.bots.training import Lesson
from game.cli import DONE, FAILED, INTERRUPTED, REFUSED, run, train
from game.core import places
from game.core.weighing import FILE

QUICK = ["train", "rebirth", "--games", "2", "--seats", "2", "--processes", "1", "--arena", "2"]


def told(capsys: pytest.CaptureFixture[str], *more: str) -> str:
    assert run([*QUICK, *more]) in (DONE, FAILED)
    return capsys.readouterr().out


def test_the_same_seed_gives_the_same_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = told(capsys, "--rounds", "1", "--state", str(tmp_path / "a.json"))
    assert first == told(capsys, "--rounds", "1", "--state", str(tmp_path / "b.json"))
    assert "points off" in first and "castles" in first and "arena:" in first


def test_a_run_that_was_cut_off_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = told(capsys, "--rounds", "2", "--state", str(tmp_path / "whole.json"))
    told(capsys, "--rounds", "1", "--state", str(tmp_path / "parts.json"))
    rest = told(capsys, "--rounds", "2", "--state", str(tmp_path / "parts.json"))
    assert rest.splitlines() == whole.splitlines()[1:]


def test_a_round_that_was_cut_off_goes_on_with_the_next_match(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = told(capsys, "--rounds", "1", "--state", str(tmp_path / "whole.json"))
    once = train._one_lesson

    def cut_off(course: train.Course, weights: dict[str, float], number: int) -> Lesson:
        if number:
            raise KeyboardInterrupt
        return once(course, weights, number)

    state = str(tmp_path / "parts.json")
    with monkeypatch.context() as patch:
        patch.setattr(train, "_one_lesson", cut_off)
        assert run([*QUICK, "--rounds", "1", "--state", state]) == INTERRUPTED
    capsys.readouterr()
    assert told(capsys, "--rounds", "1", "--state", state) == whole


def test_the_state_of_another_run_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    state = str(tmp_path / "a.json")
    told(capsys, "--rounds", "1", "--state", state)
    assert run([*QUICK, "--seed", "7", "--state", state]) == REFUSED
    assert "belongs to another run" in capsys.readouterr().err
    (tmp_path / "a.json").write_text("{", encoding="utf-8")
    assert run([*QUICK, "--state", state]) == REFUSED


def test_nothing_is_written_where_the_judge_reads_unless_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = (places.DATA / "rebirth" / FILE).read_bytes()
    told(capsys, "--rounds", "1", "--state", str(tmp_path / "a.json"))
    assert (places.DATA / "rebirth" / FILE).read_bytes() == before


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (["--seats", "two"], "whole numbers"), (["--seats", "9"], "players"), (["--games", "0"], "--games must be"),
        (["--level", "hrad"], "Did you mean 'hard'"), (["--processes", "0"], "--processes must be"),
    ],
)  # fmt: skip
def test_bad_input_is_one_sentence(
    wrong: list[str], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([*QUICK, "--state", str(tmp_path / "a.json"), *wrong]) == REFUSED
    assert sentence in capsys.readouterr().err
