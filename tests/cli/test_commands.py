"""The command line: help without imports, hints for misspelt commands, one sentence instead of a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from game import cli
from game.cli import check_data
from game.core import words_check
from game.core.errors import HearthsideError, Problems
from game.core.words import LANGUAGES
from game.games import CATALOGUE

ROOT = Path(cli.__file__).resolve().parent.parent.parent


def started(*arguments: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(ROOT / "run.py"), *arguments], capture_output=True, text=True, cwd=folder
    )


def test_help_names_every_command_and_imports_none() -> None:
    done = subprocess.run(
        [
            sys.executable,
            "-c",
            "import sys; from game.__main__ import main; main(['--help'])\n"
            "heavy = {'pygame', 'pytmx', 'msgspec', 'yaml'} & set(sys.modules); assert not heavy, heavy",
        ],
        capture_output=True,
        text=True,
        cwd=ROOT,
    )
    assert (done.returncode, done.stderr) == (0, "")
    said = " ".join(done.stdout.split())
    for name, line in cli.COMMANDS.items():
        assert f"{name} {line}" in said
    assert "pytest" in said


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_command_has_help_and_refuses_unknown_options(name: str) -> None:
    assert started(name, "--help").stdout.startswith(f"usage: run.py {name}")
    wrong = started(name, "--no-such-option")
    assert wrong.returncode == cli.REFUSED
    assert "Traceback" not in wrong.stderr


def test_a_misspelt_command_is_told_with_the_nearest_one() -> None:
    done = started("chek-data")
    assert done.returncode == cli.REFUSED
    assert "Did you mean 'check-data'?" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_errors_for_people_are_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(arguments: list[str]) -> int:
        raise HearthsideError("The save is from a newer version.")

    monkeypatch.setattr(cli, "_dispatch", refuse)
    assert cli.run(["resume"]) == cli.REFUSED
    assert capsys.readouterr().err == "The save is from a newer version.\n"


def test_our_own_mistakes_keep_their_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(arguments: list[str]) -> int:
        raise AssertionError("ours")

    monkeypatch.setattr(cli, "_dispatch", stumble)
    with pytest.raises(AssertionError):
        cli.run([])


def test_it_can_be_started_from_any_folder(tmp_path: Path) -> None:
    """Every file of data is read from there too: test_check_data.py."""
    story = next((ROOT / "tests" / "scenarios" / CATALOGUE[0]).glob("*.yaml"))
    done = started("scenario", str(story), folder=tmp_path)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert done.stdout.endswith(" hold, 0 differ.\n")


def test_check_data_lists_mistakes_and_exits_with_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for language, text in {"en": "a: '{x}'\nb: y\n", "de": "a: x\nc: z\n"}.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "shell.yaml").write_text(text)
    monkeypatch.setattr(words_check.places, "TEXTS", tmp_path)
    monkeypatch.setattr(check_data, "CATALOGUE", CATALOGUE[:1])  # one game misses its words as well as four
    assert cli.run(["check-data"]) == cli.FAILED
    told = capsys.readouterr()
    lines = told.out.splitlines()
    assert told.err == f"{len(lines)} mistakes.\n", "the game misses its words too"
    en, de = f"{tmp_path}/en/shell.yaml", f"{tmp_path}/de/shell.yaml"
    assert lines[-3:] == [
        f"{de}:2: 'c' is missing in en",
        f"{de}:1: 'a' uses no values, but in {en}:1 {{x}}",
        f"{en}:2: 'b' is missing in de",
    ]


def test_both_languages_are_compared(tmp_path: Path) -> None:
    for language in ("en", "de"):
        (tmp_path / language).mkdir()
        (tmp_path / language / "shell.yaml").write_text("a: {one: '{n} x', other: '{n} y'}\n")
    problems = Problems()
    texts = {language: words_check.all_texts(language, problems, tmp_path) for language in LANGUAGES}
    assert words_check.check_catalogues(texts, problems) == 1
    assert not problems
