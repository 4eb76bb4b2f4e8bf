"""Nobody needs colours: players, lit places and their states differ in greyscale too, in every colour scheme."""

from __future__ import annotations

import itertools
import math
from typing import cast

import pygame
import pytest
from pygame import Rect, Surface

from game.core.words import LANGUAGES, Words
from game.games.rebirth.shown import Player, ShownRebirth, Tile
from game.ui.games.rebirth.cards import Cards
from game.ui.games.rebirth.chart import Chart, Texts
from game.ui.games.rebirth.layout import HEX, SHEET_AT, Layout, centre, fitting, hex_corners
from game.ui.games.rebirth.marks import Marks
from game.ui.games.rebirth.motifs import load_motifs
from game.ui.games.rebirth.palette import palette_for
from game.ui.games.rebirth.plan import BoardPlan
from game.ui.games.rebirth.plan_file import load_plan
from game.ui.games.rebirth.prints import Prints
from game.ui.games.rebirth.scenery import Scenery
from game.ui.games.rebirth.shore import Shore, trace
from game.ui.games.rebirth.tiles import Pieces
from game.ui.games.rebirth.vignette import SHOWN, thumbnail, vignette
from game.ui.grid import Grid
from game.ui.look import Look
from game.ui.signs import Livery
from game.ui.theme import SCHEMES, theme_for
from tests.ui.pictures import DEFICIENCIES, distance

KINDS = ("food", "energy", "settlement_1", "settlement_2", "settlement_3", "settlement_4", "?")


def grey_difference(one: Surface, other: Surface, ground: tuple[int, int, int] = (150, 140, 110)) -> float:
    """Mean difference in brightness per pixel of two sprites on the same land."""
    size = max(one.get_width(), other.get_width()), max(one.get_height(), other.get_height())
    greys = []
    for sprite in (one, other):
        board = Surface(size)
        board.fill(ground)
        board.blit(sprite, sprite.get_rect(center=board.get_rect().center))
        greys.append(pygame.image.tobytes(pygame.transform.grayscale(board), "RGB")[::3])
    return sum(abs(a - b) for a, b in zip(*greys, strict=True)) / len(greys[0])


@pytest.fixture(scope="module", params=SCHEMES)
def look(request: pytest.FixtureRequest) -> Look:
    return Look(Grid(1280, 720), theme_for(request.param))


def sheet_rect(grid: Grid) -> Rect:
    """Where the sheet lies in a window of this grid: it takes all that is left over."""
    return grid.pinned(SHEET_AT, "wide high", grid.window, (1280, 720))


def layout() -> Layout:
    grid = Grid(1280, 720)
    return fitting(sheet_rect(grid), grid.u)


def test_tiles_of_two_players_differ_in_greyscale(look: Look) -> None:
    pieces = Pieces(23, look, palette_for(look.theme))
    for kind in KINDS:
        for one, other in itertools.combinations(range(5), 2):
            assert grey_difference(pieces.tile(kind, Livery(one, one)), pieces.tile(kind, Livery(other, other))) > 6


def test_kinds_of_one_player_differ_in_greyscale(look: Look) -> None:
    pieces = Pieces(23, look, palette_for(look.theme))
    for player in range(5):
        for one, other in itertools.combinations(KINDS, 2):
            assert (
                grey_difference(pieces.tile(one, Livery(player, player)), pieces.tile(other, Livery(player, player)))
                > 3
            )


def test_castles_of_two_owners_differ_in_greyscale(look: Look) -> None:
    pieces = Pieces(23, look, palette_for(look.theme))
    for one, other in itertools.combinations(range(5), 2):
        assert grey_difference(pieces.owner(Livery(one, one)), pieces.owner(Livery(other, other))) > 3


def test_a_swapped_sign_is_shown(look: Look) -> None:
    pieces = Pieces(23, look, palette_for(look.theme))
    assert grey_difference(pieces.tile("food", Livery(0, 0)), pieces.tile("food", Livery(0, 3))) > 0.5


@pytest.mark.parametrize("symbol", ["food", "energy", "blank", "settlement"])
def test_lit_places_are_told_without_colour(look: Look, symbol: str) -> None:
    palette = palette_for(look.theme)
    prints = Prints(23, palette, look.icons)
    marks = Marks(prints, look, palette)
    unlit = prints.town_ground() if symbol == "settlement" else prints.space(symbol, 0)
    assert grey_difference(unlit, marks.lit(symbol, True)) > 8
    assert grey_difference(marks.lit(symbol, True), marks.lit(symbol, False)) > 0.5, "the notch is a sign of its own"


@pytest.mark.parametrize("eyes", ["none", *DEFICIENCIES])
@pytest.mark.parametrize("few", [True, False])
def test_the_frame_of_a_lit_place_is_not_taken_for_the_orange_seats(look: Look, eyes: str, few: bool) -> None:
    """In copper it looked like the frame of a castle that the orange seat holds."""
    palette = palette_for(look.theme)
    sprite = Marks(Prints(23, palette, look.icons), look, palette).lit("blank", few)
    middle, frame = sprite.get_width() / 2, []
    for x, y in itertools.product(range(sprite.get_width()), repeat=2):
        far = math.hypot(x - middle, y - middle) / 23
        if 0.76 < far < 1 and sprite.get_at((x, y)).a > 230:
            frame.append(tuple(sprite.get_at((x, y)))[:3])
    near = [colour for colour in frame if distance(colour, look.theme.players[0], eyes) < 25]
    assert len(frame) > 50 and near == []


def test_states_of_a_place_differ(look: Look) -> None:
    palette = palette_for(look.theme)
    marks = Marks(Prints(23, palette, look.icons), look, palette)
    states = [marks.hover(), marks.effect(), marks.refused(), marks.last_move()]
    for one, other in itertools.combinations(states, 2):
        assert grey_difference(one, other) > 1.0


def test_sprites_are_made_once(look: Look) -> None:
    scenery = Scenery(load_plan(), layout(), look, [Livery(0, 0), Livery(1, 1)])
    position = ShownRebirth((Player(), Player()), {"r10c05": Tile("energy", 0), "r10c06": Tile("energy", 0)})
    first, second = scenery.position(position), scenery.position(position)
    assert [id(item.sprite) for item in first] == [id(item.sprite) for item in second]


def test_every_mission_card_has_a_picture_of_what_it_counts() -> None:
    motifs = load_motifs()
    assert len(motifs) == 32
    plan = load_plan()
    for card, motif in motifs.items():
        assert bool(motif.marked) == card.startswith("M"), card
        assert motif.marked <= set(plan.at)
    assert {len(motifs[card].marked) for card in ("M12", "M13")} == {6}
    assert len(motifs["M10"].marked) == 14
    assert len(motifs["M15"].marked) == 8


def _traced(plan: BoardPlan) -> Shore:
    steps = trace(plan)
    while True:
        try:
            next(steps)
        except StopIteration as done:
            return cast("Shore", done.value)


def test_no_space_hangs_over_the_water() -> None:
    """The coast is noise, but the land under every space is whole."""
    plan = load_plan()
    coast = _traced(plan)
    picture = Surface((800, 800))
    for line in coast.coasts:
        pygame.draw.polygon(picture, (255, 255, 255), [(x + 80, y + 80) for x, y in line])
    land = pygame.mask.from_threshold(picture, (255, 255, 255), (5, 5, 5))
    wet = []
    for one in plan.hexes:
        for x, y in hex_corners(centre(one.place), HEX - 1.5):
            if one.kind != "england" and not land.get_at((round(x + 80), round(y + 80))):
                wet.append((one.id, round(x), round(y)))
    assert wet == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_stay_on_their_mission_card(language: str) -> None:
    words = Words(language)
    cards = Cards(Look(Grid(1280, 720)))
    too_long = [
        card
        for card in load_motifs()
        if not cards.text_fits(words(f"rebirth.name.{card}"), words(f"rebirth.mission.{card}"))
    ]
    assert too_long == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080)])
def test_names_at_sea_touch_neither_land_nor_each_other(language: str, size: tuple[int, int]) -> None:
    grid = Grid(*size)
    place = fitting(sheet_rect(grid), grid.u)
    plan = load_plan()
    texts = Texts.from_words(Words(language), plan)
    chart = Chart(place, palette_for(theme_for("standard")), Look(grid).fonts, texts)
    boxes = chart.name_boxes()
    for one, other in itertools.combinations(boxes, 2):
        assert not one[1].colliderect(other[1]), (one, other)
    spots = [place.inside(centre(one.place)) for one in plan.hexes]
    for name, box in boxes:
        near = [spot for spot in spots if box.inflate(place.px(HEX) * 1.3, place.px(HEX) * 1.3).collidepoint(spot)]
        assert near == [], (name, box)
        assert pygame.Rect((0, 0), place.sheet.size).contains(box), name


def test_pictures_for_other_scenes_show_the_position() -> None:
    look = Look(Grid(1280, 720))
    empty = thumbnail(look, ShownRebirth((Player(), Player())), (168, 144))
    shown = thumbnail(look, SHOWN, (168, 144))
    assert empty.get_size() == shown.get_size() == (168, 144)
    assert grey_difference(empty, shown) > 0.5
    assert vignette(look, (264, 180)).get_size() == (264, 180)
