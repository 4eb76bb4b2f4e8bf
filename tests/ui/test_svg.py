"""Drawings come from files, in the colours of the moment, and never stop a table."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.ui import svg

RED, BLUE = (200, 30, 20), (20, 40, 180)
_HEAD = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">'
_GROUND = '<rect class="cloth" fill="#00ff00" width="24" height="24"/>'


@pytest.fixture
def made(tmp_path: Path):
    def write(*elements: str) -> str:
        path = tmp_path / "shape.svg"
        path.write_text("\n".join((_HEAD, *elements, "</svg>")), encoding="utf-8")
        svg.drawing.cache_clear()
        return str(path)

    return write


def test_a_named_colour_is_filled_in_and_its_shades_with_it(made) -> None:
    path = made(_GROUND, '<rect class="cloth+50" style="fill:#00ff00;stroke:none" width="12" height="24"/>')
    picture = svg.picture(path, (24, 24), {"cloth": RED})
    assert tuple(picture.get_at((20, 12))) == (*RED, 255)
    assert tuple(picture.get_at((4, 12)))[:3] == svg.mix(RED, svg.LIGHT, 0.5)


def test_the_second_word_names_the_stroke(made) -> None:
    path = made('<rect class="cloth rim" fill="#00ff00" stroke="#0000ff" stroke-width="12" width="24" height="24"/>')
    picture = svg.picture(path, (24, 24), {"cloth": RED, "rim": BLUE})
    assert tuple(picture.get_at((12, 12)))[:3] == RED
    assert tuple(picture.get_at((2, 12)))[:3] == BLUE


def test_a_name_without_a_colour_is_as_the_file_says(made) -> None:
    assert tuple(svg.picture(made(_GROUND), (24, 24), {}).get_at((12, 12))) == (0, 255, 0, 255)


def test_holes_and_colours_that_are_none_cut_through(made) -> None:
    path = made(
        _GROUND,
        '<rect class="hole" fill="#ffffff" width="6" height="24"/>',
        '<rect class="rim" fill="#ffffff" x="18" width="6" height="24"/>',
    )
    picture = svg.picture(path, (24, 24), {"cloth": RED, "rim": None})
    assert [picture.get_at((x, 12))[3] for x in (2, 12, 21)] == [0, 255, 0]
    both = svg.picture(path, (24, 24), {"cloth": RED, "rim": BLUE})
    assert tuple(both.get_at((21, 12))) == (*BLUE, 255) and both.get_at((2, 12))[3] == 0


def test_a_fixed_colour_stays_beside_a_hole(made) -> None:
    path = made(
        _GROUND,
        '<rect fill="#102030" x="12" width="12" height="24"/>',
        '<rect class="hole" fill="#ffffff" width="6" height="24"/>',
    )
    picture = svg.picture(path, (24, 24), {"cloth": RED})
    assert [tuple(picture.get_at((x, 12))) for x in (9, 18)] == [(*RED, 255), (16, 32, 48, 255)]
    assert picture.get_at((2, 12))[3] == 0


def test_soft_edges_carry_the_colour_and_no_fringe(made) -> None:
    path = made(
        '<circle class="cloth" fill="#00ff00" cx="12" cy="12" r="9.3"/>',
        '<circle class="hole" fill="#ffffff" cx="12" cy="12" r="4.3"/>',
    )
    picture = svg.picture(path, (31, 31), {"cloth": RED})
    seen = [picture.get_at((x, y)) for x in range(31) for y in range(31)]
    assert {tuple(pixel)[:3] for pixel in seen if pixel[3]} == {RED}
    assert any(0 < pixel[3] < 255 for pixel in seen)


def test_a_picture_is_drawn_once_for_its_colours_and_size(made) -> None:
    path = made(_GROUND)
    first = svg.picture(path, (24, 24), {"cloth": RED, "unused": BLUE})
    assert svg.picture(path, (24, 24), {"cloth": RED}) is first
    assert svg.picture(path, (24, 24), {"cloth": BLUE}) is not first


def test_another_shape_than_the_files_keeps_its_proportions(made) -> None:
    picture = svg.picture(made(_GROUND), (48, 24), {"cloth": RED})
    assert picture.get_size() == (48, 24)
    assert [picture.get_at((x, 12))[3] for x in (4, 24, 44)] == [0, 255, 0]


def test_boards_on_disk_are_painted_anew_when_a_drawing_of_the_game_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.core.places.ASSETS", tmp_path)
    castle = tmp_path / "rebirth" / "landmarks" / "castle.svg"
    castle.parent.mkdir(parents=True)
    castle.write_text(_HEAD, encoding="utf-8")
    before, others = svg.stamp("rebirth"), svg.stamp("scythe")
    castle.write_text(_HEAD + "</svg>", encoding="utf-8")
    assert svg.stamp("rebirth") != before and svg.stamp("scythe") == others


@pytest.mark.parametrize("content", [None, b"", b"<svg></svg>", b"\xff\xfe\x00"])
def test_a_missing_or_broken_file_is_a_quiet_frame(
    content: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()  # tests refuse missing drawings otherwise
    path = tmp_path / "broken.svg"
    if content is not None:
        path.write_bytes(content)
    svg.drawing.cache_clear()
    assert svg.picture(str(path), (24, 24), {}).get_bounding_rect().size == (24, 24)
