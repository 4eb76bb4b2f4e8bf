"""run.py: what it finds, where it sets up, and that every way to fail ends in one sentence."""

from __future__ import annotations

import ast
import importlib.util
import json
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

FILE = Path(__file__).resolve().parent.parent / "run.py"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    """The file as a module, which believes to lie in an empty folder with the real list of packages."""
    spec = importlib.util.spec_from_file_location("run_under_test", FILE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    root = tmp_path / "Müllers Spiele"
    root.mkdir()
    for name in ("pyproject.toml", "game/requirements.lock", "tests/requirements.lock"):
        (root / name).parent.mkdir(exist_ok=True)
        (root / name).write_bytes((FILE.parent / name).read_bytes())
    monkeypatch.setattr(module, "ROOT", root)
    monkeypatch.setenv("HEARTHSIDE_HOME", str(tmp_path / "home"))
    return module


def test_old_pythons_can_read_it_far_enough_to_be_told() -> None:
    """Each of these would end in a SyntaxError on some Python, before the sentence about the version is said."""
    tree = ast.parse(FILE.read_text(encoding="ascii"))
    newer = (ast.JoinedStr, ast.NamedExpr, ast.AnnAssign, ast.AsyncFunctionDef, ast.Match)
    assert [node for node in ast.walk(tree) if isinstance(node, newer)] == []
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    assert functions and not any(one.returns or any(arg.annotation for arg in one.args.args) for one in functions)
    for node in ast.walk(tree):
        if isinstance(node, ast.List | ast.Tuple | ast.Set):
            assert not any(isinstance(item, ast.Starred) for item in node.elts)
        if isinstance(node, ast.Dict):
            assert None not in node.keys
    first = next(i for i, node in enumerate(tree.body) if isinstance(node, ast.If))
    before = [alias.name for node in tree.body[:first] if isinstance(node, ast.Import) for alias in node.names]
    assert before == ["sys"], "nothing but sys is imported before the version is known to do"


def test_an_old_python_is_told_in_one_sentence() -> None:
    code = f"import sys; sys.version_info = (3, 9, 2); exec(open({str(FILE)!r}).read())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.startswith("Hearthside needs Python 3.11 or newer; this is Python 3.9.")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("requirement", "installed", "enough"),
    [
        ("msgspec>=0.19,<1", "0.19", True),
        ("msgspec>=0.19,<1", "0.22.1", True),
        ("msgspec>=0.19,<1", "0.18.9", False),
        ("msgspec>=0.19,<1", "1.0", False),
        ("msgspec>=0.19,<1", "1.0rc1", False),
        ("msgspec", "0.1", True),
    ],
)
def test_a_package_counts_when_its_version_will_do(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, requirement: str, installed: str, enough: bool
) -> None:
    monkeypatch.setattr(run.importlib.metadata, "version", lambda name: installed)
    assert run.is_installed(requirement) is enough


def test_a_package_that_is_not_there_does_not_count(run: ModuleType) -> None:
    assert not run.is_installed("no-such-package-anywhere>=1")


def test_pygame_beside_pygame_ce_does_not_count(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both put their files into one folder: then nobody knows which one is imported."""
    assert run.is_installed("pygame-ce>=2.5.3,<3")
    monkeypatch.setattr(run, "has_rival", lambda: True)
    assert not run.is_installed("pygame-ce>=2.5.3,<3")


def test_what_would_lead_pip_astray_is_dropped(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_NO_BINARY", "PYTHONHOME", "PYTHONPATH"):
        monkeypatch.setenv(name, "x")
    monkeypatch.setenv("PIP_PROXY", "kept")
    variables = run.clean_variables()
    assert {name for name in variables if name.startswith("PIP_")} >= {"PIP_PROXY", "PIP_USER"}
    assert variables["PIP_USER"] == "0"
    assert not variables.keys() & {"PIP_TARGET", "PIP_PREFIX", "PIP_NO_BINARY", "PYTHONHOME", "PYTHONPATH"}


def test_without_venv_the_sentence_names_the_package(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run.importlib.util, "find_spec", lambda name: None)
    with pytest.raises(SystemExit, match="sudo apt install -y python3-venv"):
        run.environment(False)


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        (
            "WARNING: Retrying ... NewConnectionError('...: Failed to establish a new connection')\n"
            "ERROR: No matching distribution found for pygame-ce",
            "connected to the internet",
        ),
        ("ERROR: No matching distribution found for pygame-ce<3", "no ready-made package of pygame-ce"),
        ("OSError: [Errno 28] No space left on device", "no space left"),
        (
            "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.",
            "not the one that was tried out",
        ),
        ("ERROR: something else", "could not be installed"),
    ],
)
def test_what_pip_says_becomes_one_sentence(run: ModuleType, said: str, sentence: str) -> None:
    assert sentence in run.why_not_installed(said)
    assert "\n" not in run.why_not_installed(said)


@pytest.mark.parametrize("testing", [False, True])
def test_the_locked_packages_are_those_the_project_asks_for(run: ModuleType, testing: bool) -> None:
    locked = dict(re.findall(r"^([\w.-]+)==([\d.]+)", run.lock(testing).read_text(encoding="utf-8"), re.MULTILINE))
    for requirement in run.requirements(testing):
        name, bounds = re.fullmatch(r"([\w.-]+)(.*)", requirement).groups()
        version = run.numbers(locked[name.lower()])
        for sign, bound in re.findall(r"(>=|<)([\d.]+)", bounds):
            assert (version < run.numbers(bound)) == (sign == "<"), requirement


@pytest.mark.parametrize(
    ("said", "asked"),
    [
        ([(0, b"")], ["lock"]),
        ([(1, b"ERROR: No matching distribution found for pygame-ce==2.5.8"), (0, b"")], ["lock", "ranges"]),
    ],
)
def test_what_was_tried_out_is_installed_and_ranges_only_for_newer_pythons(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, said: list[tuple[int, bytes]], asked: list[str]
) -> None:
    heard: list[str] = []

    def play(command: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
        if "venv" in command:
            run.python_of(Path(command[-1])).parent.mkdir(parents=True, exist_ok=True)
            return subprocess.CompletedProcess(command, 0, b"")
        heard.append("lock" if "--require-hashes" in command else "ranges")
        code, words = said[len(heard) - 1]
        return subprocess.CompletedProcess(command, code, words)

    monkeypatch.setattr(run.subprocess, "run", play)
    run.environment(False)
    assert heard == asked


@pytest.mark.parametrize(
    ("cores", "asked", "processes"),
    [(1, [], None), (2, [], "2"), (64, [], "4"), (64, ["tests/core", "-x"], None), (2, ["--version"], None)],
)
def test_the_whole_suite_is_shared_out_among_the_cores_and_a_part_is_not(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, cores: int, asked: list[str], processes: str | None
) -> None:
    handed_on: list[list[str]] = []
    monkeypatch.setattr(run.os, "sched_getaffinity", lambda _: set(range(cores)), raising=False)
    monkeypatch.setattr(run.os, "chdir", lambda _: None)
    monkeypatch.setattr(pytest, "main", lambda arguments: handed_on.append(arguments) or 3)
    assert run.run_tests(asked) == 3, "what pytest answers is what the command answers"
    shared = [] if processes is None else ["-n", processes, "--dist", "worksteal"]
    assert handed_on == [shared or asked]


class TestEnvironment:
    """Where the environment lies and when it is made again, with pip and venv played by a stand-in."""

    @pytest.fixture
    def calls(self, run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
        made: list[str] = []

        def play(command: list[str], **_: object) -> subprocess.CompletedProcess[bytes]:
            if "venv" in command:
                made.append("venv")
                python = run.python_of(Path(command[-1]))
                python.parent.mkdir(parents=True, exist_ok=True)
                python.touch()
            else:
                made.append("pip")
            failing = made[-1] == "pip" and "no pip" in made
            return subprocess.CompletedProcess(command, int(failing), b"ERROR: ...")

        monkeypatch.setattr(run.subprocess, "run", play)
        return made

    def test_it_is_made_once_beside_the_file(self, run: ModuleType, calls: list[str]) -> None:
        assert run.environment(False) == run.python_of(run.ROOT / ".venv")
        assert run.environment(False) == run.python_of(run.ROOT / ".venv")
        assert calls == ["venv", "pip"]

    def test_tests_are_added_to_it_and_count_for_playing(self, run: ModuleType, calls: list[str]) -> None:
        run.environment(False)
        run.environment(True)
        run.environment(True)
        run.environment(False)
        assert calls == ["venv", "pip", "pip"]

    def test_a_set_up_that_was_cut_off_is_begun_anew(self, run: ModuleType, calls: list[str]) -> None:
        calls.append("no pip")
        with pytest.raises(SystemExit, match=r"set-up\.log"):
            run.environment(False)
        calls.clear()
        run.environment(False)
        assert calls == ["venv", "pip"]

    def test_new_requirements_are_added(self, run: ModuleType, calls: list[str]) -> None:
        run.environment(False)
        project = run.ROOT / "pyproject.toml"
        project.write_text(project.read_text(encoding="utf-8").replace("msgspec>=0.19", "msgspec>=0.20"))
        run.environment(False)
        assert calls == ["venv", "pip", "pip"]

    @pytest.mark.parametrize("marks", ['{"python": "another"}', "{", "[]", '"x"', ""])
    def test_another_python_or_a_damaged_mark_makes_it_anew(
        self, run: ModuleType, calls: list[str], marks: str
    ) -> None:
        run.environment(False)
        ready = run.ROOT / ".venv" / "ready.json"
        assert json.loads(ready.read_text())["python"] == run.this_python()
        ready.write_text(marks)
        run.environment(False)
        assert calls == ["venv", "pip"] * 2

    def test_a_folder_that_cannot_be_written_uses_the_cache(
        self, run: ModuleType, calls: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        possible = run.is_writable
        monkeypatch.setattr(run, "is_writable", lambda folder: folder != run.ROOT and possible(folder))
        python = run.environment(False)
        assert python.is_relative_to(tmp_path / "home" / "cache")
        assert run.environment(False) == python
        assert calls == ["venv", "pip"]

    def test_nowhere_to_write_is_told(self, run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(run, "is_writable", lambda folder: False)
        with pytest.raises(SystemExit, match=r"neither .* nor .* can be written to\."):
            run.environment(False)
