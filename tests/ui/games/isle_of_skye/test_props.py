"""Cards, coins, screens and thumbnails: everything there is can be drawn, differs, fits in both languages."""

from __future__ import annotations

import itertools

import pygame
import pytest
from pygame import Rect, Surface

from game.core.words import Words
from game.games.isle_of_skye.shown import ShownIsleOfSkye
from game.ui.games.isle_of_skye import money, props, vignette
from game.ui.games.isle_of_skye.emblems import emblem, emblems
from game.ui.games.isle_of_skye.round_strip import STRIP, RoundStrip, draw_strip, strip_overflow
from game.ui.games.isle_of_skye.scoring_card import (
    CARD,
    LATER,
    NEVER,
    NOW,
    PAST,
    ScoringCard,
    card_overflow,
    draw_card,
    rounds_of,
)
from game.ui.games.isle_of_skye.symbols import SCROLL_SHOWS
from game.ui.grid import Grid
from game.ui.look import Look
from game.ui.signs import Livery

from .conftest import POSITION

SCORED = ("A", "B", "AC", "BD", "ACD", "BCD")
SIZES = [(1280, 720, 1.0), (1920, 1080, 1.0), (2560, 1440, 1.0), (1280, 720, 0.8), (1280, 720, 2.0), (1024, 576, 2.0)]


def pixels_of(picture: Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def all_differ(pictures: list[Surface]) -> bool:
    return all(pixels_of(one) != pixels_of(other) for one, other in itertools.combinations(pictures, 2))


# money


@pytest.mark.parametrize("gold", [0, 1, 4, 9, 14, 38, 127])
def test_change_is_exact_and_in_as_few_coins_as_possible(gold: int) -> None:
    coins = money.change(gold)
    assert sum(coins) == gold
    assert list(coins) == sorted(coins, reverse=True)
    assert coins.count(1) <= 1 and coins.count(2) <= 2 and coins.count(5) <= 1


@pytest.mark.parametrize("gold", [*range(60), 199])
def test_a_handful_pays_every_smaller_amount(gold: int) -> None:
    coins = money.handful(gold)
    paid = {0}
    for coin in coins:
        paid |= {sum_ + coin for sum_ in paid}
    assert sum(coins) == gold and paid == set(range(gold + 1))


def test_coins_differ_in_size_and_picture(look: Look) -> None:
    coins = [money.coin(look, value) for value in (1, 2, 5, 10)]
    widths = [one.get_width() for one in coins]
    assert widths == sorted(set(widths))
    assert all_differ([money.coin(look, value, 30) for value in (1, 2, 5, 10)])


def test_a_stack_grows_with_its_coins(look: Look) -> None:
    heights = [money.stack(look, (5,) * count).get_height() for count in (1, 2, 6)]
    assert heights == sorted(set(heights))


def test_many_coins_share_the_width_they_are_given(look: Look) -> None:
    for gold in (0, 3, 49, 199):
        assert money.spread_out(look, gold, 150).get_width() == look.grid.px(150)
    assert all_differ([money.spread_out(look, gold, 150) for gold in (0, 3, 49, 199)])


def test_price_plates_differ(look: Look) -> None:
    assert all_differ([money.price_plate(look, price) for price in (1, 7, 12, "?")])


# screens, axe, tiles


def test_screens_differ_by_colour_and_by_sign(look: Look) -> None:
    screens = [props.screen_back(look, (300, 60), Livery(i, i)) for i in range(5)]
    screens.append(props.screen_back(look, (300, 60), Livery(0, 2)))
    assert all_differ(screens)


def test_the_axe_makes_a_tile_dark(look: Look) -> None:
    plain, axed = (props.tile_on_paper(look, "L22", 150, axed=axed) for axed in (False, True))
    corner = Rect(20, 20, 20, 20)
    light, dark = (sum(pygame.transform.average_color(p, corner)[:3]) for p in (plain, axed))
    assert dark < 0.7 * light
    assert plain.get_width() == look.grid.px(150) + 2 * props.paper_reach(look)


def test_every_scroll_has_its_own_picture(look: Look) -> None:
    assert all_differ([props.scroll_badge(look, kind) for kind in SCROLL_SHOWS])


# scoring cards


def test_every_scoring_tile_has_a_picture_of_its_own(look: Look) -> None:
    from game.core.errors import Problems
    from game.core.places import DATA
    from game.core.strict_yaml import read_yaml

    known = read_yaml(DATA / "isle_of_skye" / "scoring_tiles.yaml", Problems()).value["scoring_tiles"]
    assert set(emblems()) == set(known)
    assert all_differ([emblem(look, name, 44) for name in emblems()])


def test_boxes_tell_which_rounds_are_over() -> None:
    assert rounds_of("A", SCORED, 3) == (PAST, NEVER, NOW, NEVER, LATER, NEVER)
    assert rounds_of("D", SCORED, 6) == (NEVER, NEVER, NEVER, PAST, PAST, NOW)
    assert rounds_of("A", ("AB", "AC", "BD", "ACD", "BCD"), 1) == (NOW, LATER, NEVER, LATER, NEVER)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", SIZES)
def test_no_card_cuts_a_word(size: tuple[int, int, float], language: str) -> None:
    width, height, scale = size
    look, words = Look(Grid(width, height, scale)), Words(language)
    cards = [ScoringCard.told(words, "C", tile, 48, rounds_of("C", SCORED, 5)) for tile in emblems()]
    assert [text for card in cards for text in card_overflow(look, card)] == []
    cards = [cards[0]._replace(value=told) for told in ("0 › 1", "5 › 10", "20 › 25")]
    assert [text for card in cards for text in card_overflow(look, card)] == []
    assert strip_overflow(look, RoundStrip.told(words, [(letters, 4) for letters in SCORED], 5)) == []


def test_a_card_tells_its_round_without_colour(look: Look) -> None:
    """In greyscale a tile of this round is lighter paper, and its box differs from past, later and never."""
    rect, words = Rect(20, 20, look.grid.px(CARD[0]), look.grid.px(CARD[1])), Words("en")
    greys = []
    for now in (1, 2):
        surface = Surface((260, 150))
        draw_card(look, surface, rect, ScoringCard.told(words, "A", "sheep", 7, rounds_of("A", SCORED, now)))
        greys.append(pygame.transform.average_color(surface.subsurface(rect))[:3])
    assert sum(greys[0]) > sum(greys[1]) + 20


def test_the_strip_marks_the_round(look: Look) -> None:
    pictures = []
    for now in range(1, 7):
        surface = Surface((240, 130))
        rect = Rect(10, 10, look.grid.px(STRIP[0]), look.grid.px(STRIP[1]))
        draw_strip(look, surface, rect, RoundStrip.told(Words("en"), [(letters, 1) for letters in SCORED], now))
        pictures.append(surface)
    assert all_differ(pictures)


# small pictures


def test_thumbnails_show_each_land_in_its_own_size(look: Look) -> None:
    pictures = [vignette.thumbnail(look, POSITION, (116, 112), seat=seat) for seat in range(3)]
    assert {picture.get_size() for picture in pictures} == {(116, 112)}
    assert all_differ(pictures)
    marked = vignette.thumbnail(look, POSITION, (116, 112), mark=["castle:0"])
    assert all_differ([pictures[0], marked])


def test_pictures_come_bit_by_bit_and_end_whole(look: Look) -> None:
    for steps, whole in (
        (vignette.vignette_steps(look, (264, 180)), vignette.vignette(look, (264, 180))),
        (vignette.thumbnail_steps(look, POSITION, (168, 144)), vignette.thumbnail(look, POSITION, (168, 144))),
    ):
        *before, last = steps
        assert before and all(step is None for step in before)
        assert last is not None and pixels_of(last) == pixels_of(whole)


def test_a_position_without_lands_still_has_a_thumbnail(look: Look) -> None:
    assert vignette.thumbnail(look, ShownIsleOfSkye(), (116, 112)).get_size() == (116, 112)


def test_the_land_for_pictures_obeys_the_edges() -> None:
    from .conftest import fitting

    land = vignette.land_of(vignette.SHOWN, 0)
    assert len({laid.tile for laid in land.tiles.values()}) == len(land.tiles)
    assert all(fitting(land.tiles, cell, laid.tile, laid.turn) for cell, laid in land.tiles.items())
