"""Pictures of territories outside the table: windows, thumbnails, single pieces."""

from __future__ import annotations

import pygame
import pytest

from game.core.words import Words
from game.games.glen_more.shown import Chronicles, DubiousTome, Player, ShownGlenMore, Spot
from game.ui.games.glen_more import landmarks, panel, vignette
from game.ui.games.glen_more.chronicles.marks import draw_card_marks
from game.ui.games.glen_more.landmarks import landmark_plans, title_lines
from game.ui.games.glen_more.pieces import piece
from game.ui.grid import Grid
from game.ui.look import Look


@pytest.fixture(scope="module")
def look() -> Look:
    return Look(Grid(1280, 720))


def content(picture: pygame.Surface) -> bytes:
    return pygame.image.tobytes(picture, "RGBA")


def test_a_thumbnail_changes_with_what_it_depends_on(look: Look) -> None:
    def shown(scots: int) -> ShownGlenMore:
        territory = {(0, 0): Spot("start_village", scots=scots), (1, 0): Spot("home_castle")}
        return ShownGlenMore(players=(Player(territory=territory),))

    one, two = shown(1), shown(2)
    assert panel.shown_of(one, 0) != panel.shown_of(two, 0)
    assert content(panel.thumbnail(look, one, 0, 0, (240, 100))) != content(
        panel.thumbnail(look, two, 0, 0, (240, 100))
    )
    assert content(panel.thumbnail(look, one, 0, 0, (240, 100))) != content(
        panel.thumbnail(look, one, 0, 1, (240, 100))
    )


def test_a_window_can_be_painted_bit_by_bit(look: Look) -> None:
    *waits, last = vignette.vignette_steps(look, (300, 200))
    assert waits and all(one is None for one in waits)
    assert content(last) == content(vignette.vignette(look, (300, 200)))


def test_every_piece_has_its_own_picture(look: Look) -> None:
    kinds = ("scot", "pawn", "marker", "boat", "die", "englishman", "wood", "whisky", "halkirk")
    assert len({content(piece(look, 20, kind, 0)) for kind in kinds}) == len(kinds)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_every_name_of_a_landmark_card_has_room_and_can_be_read(language: str, scale: float) -> None:
    """In every size in which cards lie on the shelf, in one line or two."""
    look, words = Look(Grid(1280, 720, scale)), Words(language)
    for name in landmark_plans():
        title = words(f"glen_more.name.{name}")
        for room in ((130, 24), (130, 49), (81, 24), (83, 24)):
            lines = title_lines(look, title, room)
            assert all(line.get_width() <= room[0] for line in lines), (title, room)
            assert all(line.get_height() >= 13 for line in lines), (title, room)


@pytest.mark.parametrize("size", [(138, 102), (196, 120)])
def test_what_a_landmark_card_gives_stays_clear_of_its_lower_edge(
    look: Look, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The number of a symbol lay on it."""
    plans = landmarks.landmark_plans()
    numbered = [name for name, symbols in plans.items() if any(count > 1 for _, count in symbols)]
    made = {name: landmarks._paint(look, name, size, "Loch") for name in numbered}
    monkeypatch.setattr(landmarks, "landmark_plans", dict)
    for name, picture in made.items():
        edge = pygame.Rect(8, size[1] - 3, size[0] - 16, 3)
        bare = landmarks._paint(look, name, size, "Loch")
        assert content(picture.subsurface(edge)) == content(bare.subsurface(edge)), name
    assert numbered


def test_the_view_of_a_landmark_card_shows_the_boat_on_the_loch(look: Look) -> None:
    """Only the tip of its mast was in the picture."""
    card = landmarks._paint(look, "loch_lochy", (138, 102), "Loch Lochy")
    boat = [card.get_at((x, y))[:3] for x in range(60, 85) for y in range(28, 50)]
    assert sum(sum(colour) < 180 for colour in boat) > 25


@pytest.mark.parametrize("size", [(138, 48), (138, 102)])
def test_the_mark_of_a_turned_card_lies_on_its_picture_and_not_on_its_name(look: Look, size: tuple[int, int]) -> None:
    """It lay on the last letter of a name that stands beside the picture."""
    surface = pygame.Surface(size)
    position = ShownGlenMore(chronicles=Chronicles(dubious_tome=DubiousTome(flipped=("loch_lochy",))))
    draw_card_marks(look, surface, position, "loch_lochy", surface.get_rect())
    right = [surface.get_at((x, y))[:3] for x in range(50, size[0]) for y in range(48)]
    assert set(right) == {(0, 0, 0)} and surface.get_at((6, 6))[:3] != (0, 0, 0)
