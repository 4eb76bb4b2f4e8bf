"""YAML is read without guesses, and every complaint names the right line."""

from pathlib import Path

import pytest

from game.core.errors import BadData, ManyBadData, Problems
from game.core.strict_yaml import parse_yaml, read_yaml


def value(text: str) -> object:
    return parse_yaml(text, "x.yaml").value


@pytest.mark.parametrize(
    "written",
    [
        "no",
        "yes",
        "on",
        "off",
        "True",
        "NULL",
        "012",
        "0x1f",
        "1_000",
        "1:30",
        "2026-01-02",
        "1e3",
        ".5",
        ".inf",
        "+3",
        "=",
        "0o7",
    ],
)
def test_what_yaml_would_guess_stays_text(written: str) -> None:
    assert value(f"a: {written}") == {"a": written}


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("true", True),
        ("false", False),
        ("0", 0),
        ("-12", -12),
        ("3.50", 3.5),
        ("-0.5", -0.5),
        ("null", None),
        ("", None),
        ("~", None),
        ("'7'", "7"),
        ('"true"', "true"),
        ("!!str 7", "7"),
        ("ß–„x“", "ß–„x“"),
    ],
)
def test_the_four_plain_kinds_and_text(written: str, meant: object) -> None:
    read = parse_yaml(f"a: {written}", "x.yaml").value["a"]
    assert (read, type(read)) == (meant, type(meant))


@pytest.mark.parametrize("text", ["", "# only a comment\n", "\n\n", "---\n"])
def test_an_empty_file_is_nothing(text: str) -> None:
    assert value(text) is None


def test_every_value_knows_its_line() -> None:
    file = parse_yaml("a:\n  - x\n  - b: 1\n    c:\n      2\nd: {e: 5,\n  f: 6}\n", "x.yaml")
    assert file.value == {"a": ["x", {"b": 1, "c": 2}], "d": {"e": 5, "f": 6}}
    lines = {("a",): 1, ("a", 0): 2, ("a", 1): 3, ("a", 1, "b"): 3, ("a", 1, "c"): 4, ("d", "e"): 6, ("d", "f"): 7}
    assert {steps: file.line(steps) for steps in lines} == lines


def test_a_missing_value_has_the_line_of_what_surrounds_it() -> None:
    assert parse_yaml("a:\n  b:\n    c: 1\n", "x.yaml").line(("a", "b", "missing", 3)) == 2


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("a: 1\nb: 2\na: 3\n", 3, "'a' stands here twice (first in line 1)"),
        ("1: x\n\n1: y\n", 3, "twice"),
        ("x:\n  a: &n 1\n  b: *n\n", 2, "alias"),
        ("x: &n\n  - *n\n", 1, "alias"),
        ("a: {x: 1}\nb:\n  <<: {y: 1}\n", 3, "merge keys"),
        ("a: 1\ntrue: 1\n", 2, "quotes"),
        ("a: 1\nnull: 1\n", 2, "quotes"),
        ("a: 1\n1.5: 1\n", 2, "quotes"),
        ("a: 1\n? [b]\n: 1\n", 2, "one word"),
        ("a: 1\nb: !thing {c: 1}\n", 2, "tag"),
        ("a: 1\nb: !!int abc\n", 2, "tag"),
        ("a: 1\nb: !!set {c}\n", 2, "tag"),
        ("a: 1\nb: !!python/name:os.system x\n", 2, "tag"),
        ("a: 1\n b: 2\n", 2, "not valid YAML"),
        ("a: 1\nb:\n\t- 2\n", 3, "not valid YAML"),
        ("a: [1, 2\n", 2, "not valid YAML"),
        ("a: 1\n---\nb: 1\n", 2, "not valid YAML"),
        ("a: 1\nb: x\x07y\n", 2, "character"),
    ],
)
def test_trouble_is_told_with_its_line(text: str, line: int, said: str) -> None:
    with pytest.raises(BadData) as caught:
        parse_yaml(text, "x.yaml")
    assert (caught.value.line, said in str(caught.value)) == (line, True), str(caught.value)


def test_deep_nesting_is_an_error_not_a_crash() -> None:
    with pytest.raises(BadData):
        parse_yaml("[" * 5000, "x.yaml")


def test_all_troubles_of_a_file_come_at_once() -> None:
    with pytest.raises(ManyBadData) as caught:
        parse_yaml("a: 1\na: 2\nb: {c: 1, c: 2}\n<<: {}\n", "x.yaml")
    assert [problem.line for problem in caught.value.problems] == [2, 3, 4]


def test_a_file_that_is_missing_or_not_utf8_is_told_in_words(tmp_path: Path) -> None:
    problems = Problems()
    latin = tmp_path / "latin.yaml"
    latin.write_bytes(b"a: 1\nb: \xfcber\n")
    read_yaml(tmp_path / "none.yaml", problems)
    read_yaml(latin, problems)
    assert [(problem.line, problem.problem) for problem in problems.found] == [
        (None, "cannot be read: No such file or directory"),
        (2, "is not UTF-8 text"),
    ]


def test_a_byte_order_mark_does_no_harm(tmp_path: Path) -> None:
    path = tmp_path / "bom.yaml"
    path.write_bytes(b"\xef\xbb\xbfa: 1\n")
    assert read_yaml(path).value == {"a": 1}


def test_what_nobody_could_see_in_a_message_is_refused() -> None:
    with pytest.raises(BadData, match=r"x\.yaml:2: has a control character"):
        parse_yaml('a: 1\nb: "fo\\0od"', "x.yaml")
    assert value('a: "one\\ntwo\\tthree"') == {"a": "one\ntwo\tthree"}
