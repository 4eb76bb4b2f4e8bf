"""check-data reads every drawing: what the loader would leave out, and colours that nobody fills in."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.cli.check_data_art import check_art, mistakes
from game.core import places
from game.core.errors import Problems
from game.games import CATALOGUE

_HEAD = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 24 24">'
_SOUND = '<circle class="main" fill="#000000" cx="12" cy="12" r="9"/>'
_GRADIENT = '<defs><linearGradient id="a"{}><stop offset="0" stop-color="#ffffff"/></linearGradient></defs>'


def drawn(*lines: str, head: str = _HEAD) -> str:
    return "\n".join((head, *lines, "</svg>"))


def told(text: str, folder: Path, file: str = "shared/icons/shape.svg") -> list[str]:
    path = folder / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    problems = Problems()
    check_art(CATALOGUE, problems, folder)
    found = [str(one).replace(f"{folder}/", "") for one in problems.found]
    return [one for one in found if "this drawing is missing" not in one]  # the folder holds this one alone


def test_our_own_drawings_are_sound() -> None:
    problems = Problems()
    check_art(CATALOGUE, problems)
    assert problems.found == []


@pytest.mark.parametrize(
    ("element", "said"),
    [
        ('<text x="2" y="9">7</text>', "<text> is not drawn"),
        ("<style>.main { fill: #ff0000 }</style>", "<style> is not drawn"),
        ('<mask id="m"/>', "<mask> is not drawn"),
        ('<filter id="f"/>', "<filter> is not drawn"),
        ('<clipPath id="c"/>', "<clipPath> is not drawn"),
        ('<use xlink:href="#a"/>', "<use> is not drawn"),
        ('<symbol id="s"/>', "<symbol> is not drawn"),
        ('<image xlink:href="photo.png"/>', "<image> is not drawn"),
        ("<script>alert(1)</script>", "<script> is not drawn"),
        ('<g xlink:href="http://elsewhere/a.svg"/>', "a link to 'http://elsewhere/a.svg'"),
        ('<rect class="main" fill="#000000" onclick="go()"/>', "scripts have no place"),
        ('<rect class="main" fill="#000000" clip-path="url(#c)"/>', "clip-path is not drawn"),
        ('<rect class="main" fill="#000000" style="mix-blend-mode:multiply"/>', "mix-blend-mode is not drawn"),
        ('<rect class="main" fill="#000000" style="filter:url(#f)"/>', "filter is not drawn"),
        ('<path class="main" fill="#000000" stroke="currentColor"/>', "'currentColor' would be drawn grey"),
        ('<path class="main" style="fill:teal;stroke:#000000"/>', "the colour 'teal' would be drawn grey"),
        ('<path class="mian" fill="#000000"/>', "no palette knows the colour 'mian' (did you mean 'main'?"),
        ('<path class="main*3" fill="#000000"/>', "no palette knows the colour 'main*3'"),
        ('<path class="main" d="M0 0"/>', "'main' has no colour of the form #rrggbb"),
        ('<path fill="#123456"/>', "the colour #123456 would be the same on every ground"),
        (_GRADIENT.format(""), "the gradient would be stretched wrongly"),
        ("<rect", "this is no SVG"),
    ],
)
def test_what_is_not_drawn_is_told_with_its_line(element: str, said: str, tmp_path: Path) -> None:
    found = told(drawn(_SOUND, element), tmp_path)
    assert any(one.startswith("shared/icons/shape.svg:3: ") and said in one for one in found) or (
        element == "<rect" and said in found[0]
    ), found


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('<!DOCTYPE svg SYSTEM "other.dtd">\n' + drawn(_SOUND), ":1: a DOCTYPE has no place"),
        ('<?xml-stylesheet href="a.css"?>\n' + drawn(_SOUND), ":1: style sheets have no place"),
        (drawn(_SOUND, head='<svg xmlns="http://www.w3.org/2000/svg">'), ":1: the drawing does not say how large"),
        ("", "this is no SVG"),
    ],
)
def test_a_file_that_is_more_or_less_than_a_drawing_is_told(text: str, said: str, tmp_path: Path) -> None:
    assert any(said in one for one in told(text, tmp_path))


def test_what_an_editor_writes_besides_is_no_mistake(tmp_path: Path) -> None:
    notes = '<metadata/><view xmlns="http://www.inkscape.org/namespaces/inkscape" zoom="3"/>'
    shaded = '<path class="main+30 main-60" style="fill:#444444;stroke:#111111;mask:none" d="M2 2L9 9"/>'
    gradient = _GRADIENT.format(' gradientUnits="userSpaceOnUse"').replace("<stop", '<stop class="main"')
    assert told(drawn(notes, gradient, shaded), tmp_path) == []


def test_an_icon_name_is_given_once(tmp_path: Path) -> None:
    told(drawn(_SOUND), tmp_path, "rebirth/icons/castle.svg")
    assert told(drawn(_SOUND), tmp_path, "scythe/icons/castle.svg") == [
        "scythe/icons/castle.svg: rebirth/icons/castle.svg has this name already"
    ]


@pytest.mark.parametrize("file", ["chess/icons/king.svg", "shared/king.svg", "shared/icons/King 2.svg"])
def test_a_drawing_that_nobody_would_find_is_told(file: str, tmp_path: Path) -> None:
    assert len(told(drawn(_SOUND), tmp_path, file)) == 1


def test_a_file_that_is_gone_is_told(tmp_path: Path) -> None:
    assert mistakes(tmp_path / "gone.svg", ()) == [(1, "cannot be read: No such file or directory", None)]


def test_a_missing_drawing_and_one_that_nobody_asks_for_are_told(tmp_path: Path) -> None:
    shutil.copytree(places.ASSETS / "rebirth", tmp_path / "rebirth")
    landmarks = tmp_path / "rebirth" / "landmarks"
    (landmarks / "castle.svg").rename(landmarks / "casle.svg")
    problems = Problems()
    check_art(("rebirth",), problems, tmp_path)
    assert [str(one).replace(f"{tmp_path}/", "") for one in problems.found] == [
        "rebirth/landmarks/castle.svg: this drawing is missing (did you mean 'casle'?)",
        "rebirth/landmarks/casle.svg: nobody asks for this drawing (did you mean 'castle'?)",
    ]
