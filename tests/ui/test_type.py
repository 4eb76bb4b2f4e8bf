"""Type: every letter exists, text surfaces are kept, paragraphs wrap, nothing is cut silently."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame.freetype
import pytest

from game.core import places
from game.core.names import Name
from game.ui.fonts import FACES, FONT_FOLDER, SMALLEST, STYLES, Fonts, _is_whole
from game.ui.grid import Grid
from game.ui.look import Look
from game.ui.paragraph import layout_text, plain
from game.ui.root import Root
from game.ui.widgets import Label

INK = (0, 0, 0)


@pytest.mark.parametrize("face", FACES)
def test_every_letter_of_both_languages_is_in_every_face(face: str) -> None:
    pygame.freetype.init()
    font = pygame.freetype.Font(FONT_FOLDER / FACES[face], 20)
    letters = set("ÄÖÜäöüßẞéèêàçñ„“”‚‘’–—…×·€0123456789")
    for file in places.TEXTS.rglob("*.yaml"):
        letters |= set(file.read_text("utf-8"))
    missing = {letter for letter in letters if letter.isprintable() and font.get_metrics(letter)[0] is None}
    assert not missing


@pytest.mark.parametrize("unseen", ["", "\u200b", "\u202e\u202e", "\0"])
def test_text_that_nobody_can_see_is_drawn_as_nothing(unseen: str) -> None:
    """Names and keys come from files that anybody may have written."""
    fonts = Fonts(Grid())
    assert fonts.text(unseen, "body", INK).get_width() == 0
    assert fonts.text(f"a{unseen}b", "body", INK).get_width() >= fonts.text("ab", "body", INK).get_width()


@pytest.mark.parametrize("left", [None, 0, 8, 100, 20_000])
def test_text_can_be_read_where_a_font_is_missing_or_damaged(
    left: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if left is not None:
        for file in FACES.values():
            (tmp_path / file).write_bytes((FONT_FOLDER / file).read_bytes()[:left])
    monkeypatch.setattr("game.ui.fonts.FONT_FOLDER", tmp_path)
    fonts = Fonts(Grid())
    assert not any(_is_whole(tmp_path / file) for file in FACES.values())
    assert all(fonts.text("Wähle", style, INK).get_bounding_rect().w > 10 for style in STYLES)


def test_every_font_of_ours_is_taken_for_whole() -> None:
    assert all(_is_whole(FONT_FOLDER / file) for file in FACES.values())


def test_no_style_is_smaller_than_a_caption() -> None:
    assert min(style.size for style in STYLES.values()) == SMALLEST
    assert Grid(1920, 1080).type_px(SMALLEST) >= 16


def test_figures_have_equal_width_so_that_columns_line_up() -> None:
    fonts = Fonts(Grid())
    for style in ("body", "stat", "score", "figure"):
        advances = {metrics[4] for metrics in fonts.font(style).metrics("0123456789") if metrics is not None}
        assert len(advances) == 1


def test_a_text_is_rendered_once_per_style_and_colour() -> None:
    fonts = Fonts(Grid())
    first = fonts.text("Anna", "name", INK)
    assert fonts.text("Anna", "name", INK) is first
    assert fonts.rendered == 1
    assert fonts.text("Anna", "name", (9, 9, 9)) is not first


def test_text_size_multiplies_type_only() -> None:
    usual, large = Grid(1280, 720), Grid(1280, 720, 1.5)
    assert large.type_px(20) == 30 and usual.type_px(20) == 20
    assert large.px(20) == usual.px(20)


def test_a_paragraph_wraps_within_its_width_and_grows_down() -> None:
    look = Look()
    text = "one line of words that is much too long for the narrow place it is given here"
    wide, narrow = layout_text(look, text, "body", "ink", 2000), layout_text(look, text, "body", "ink", 150)
    assert wide.lines == 1 and narrow.lines > 3
    assert narrow.width <= 150
    assert narrow.height == narrow.lines * wide.height


def test_bold_words_and_icons_stand_in_the_line() -> None:
    look = Look()
    block = layout_text(look, "a *strong* {icon:castle}, {sign:1} line", "body", "ink", 2000)
    bare = layout_text(look, "a strong line", "body", "ink", 2000)
    assert block.lines == 1 and block.width > bare.width
    assert plain("a *strong* {icon:castle}line") == "a strong line"


def test_a_larger_text_size_yields_to_its_room_but_never_below_the_usual_size() -> None:
    usual, large = Fonts(Grid()), Fonts(Grid(1280, 720, 2.0))
    width = usual.width("Place a tile first", "primary")
    assert usual.fit("Place a tile first", "primary", 10) == "primary"
    for room in (4 * width, 1.4 * width, width):
        assert large.fits("Place a tile first", "primary", room)
    assert not large.fits("Place a tile first", "primary", 0.9 * width)
    assert large.px(large.fit("Place a tile first", "primary", 1)) == usual.px("primary")


def test_a_word_wider_than_its_place_is_reported(tree) -> None:
    fits, cut = Label((0, 0, 200, 20), "short"), Label((0, 30, 20, 20), "Donaudampfschifffahrt")
    root = tree(fits, cut)
    assert [widget for widget, _ in root.overflows()] == [cut]


# -- names ----------------------------------------------------------------------------------------------------------


def test_a_name_is_written_whole_where_it_has_room_and_else_in_its_longest_form_that_fits() -> None:
    fonts, name = Fonts(Grid()), Name("Maria Antonia")
    for form in ("Maria Antonia", "Maria A.", "Maria", "Mar…", "M…"):
        assert fonts.short(name, "name", fonts.width(form, "name")) == form
    assert fonts.short("Maria Antonia", "name", 20) == "Maria Antonia", "nothing but a name is shortened"


def test_what_stands_around_a_name_stays() -> None:
    fonts, name = Fonts(Grid()), Name("Bartholomäus").within("2. ", " (du)")
    assert name == "2. Bartholomäus (du)" and name.bare == "Bartholomäus"
    assert fonts.short(name, "body", fonts.width("2. Barth… (du)", "body")) == "2. Barth… (du)"


def test_a_large_text_size_yields_before_a_name_is_shortened() -> None:
    plain, large = Fonts(Grid()), Fonts(Grid(text_scale=2.0))
    room = plain.width("Bartholomäus", "name")
    assert large.short(Name("Bartholomäus"), "name", room) == "Bartholomäus"


def test_text_that_has_yielded_once_does_not_yield_again() -> None:
    """A line made low for its place, and then narrow, keeps the size that it has without a larger text size."""
    fonts = Fonts(Grid(text_scale=2.0))
    low = fonts.low("second", 16)
    assert fonts.px(fonts.fit("x" * 500, low, 10)) == 12


def test_a_long_name_is_told_whole_where_it_is_pointed_at(tree: Callable[..., Root]) -> None:
    label = Label((0, 0, 60, 20), Name("Bartholomäus"))
    tree(label)
    assert label.hint() == "Bartholomäus" and label.overflow() == []


def test_a_short_name_keeps_the_number_that_tells_it_from_others() -> None:
    forms = [[str(one) for one in Name(f"Player {n}").within("2. ").forms()] for n in (1, 3)]
    assert forms[0][:2] == ["2. Player 1", "2. Play… 1"] and forms[0][-1] == "2. P… 1"
    assert not set(forms[0]) & set(forms[1])
