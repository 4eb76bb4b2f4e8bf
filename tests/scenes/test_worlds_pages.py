"""Set-up, curtain, count and result lie in the world of their game, with pictures of what was played."""

from __future__ import annotations

import pytest
from pygame import Surface

from game.core.settings import Settings
from game.core.words import Words
from game.games import CATALOGUE
from game.scenes.result import ResultScene
from game.scenes.result_pictures import Pictured
from game.scenes.result_turns import TurnCard
from game.scenes.setup.scene import SetupScene
from game.scenes.setup.side_panels import TableTop
from game.scenes.staged import played_on, scene_called
from game.ui.context import Context
from game.ui.kinds import worlds
from game.ui.navigation import reveal
from game.ui.theme import SCHEMES
from tests.reader.pages import OF_A_GAME
from tests.reader.texts import ReadSurface, recording
from tests.ui.test_colours import contrast

each_game = pytest.mark.parametrize("game", CATALOGUE)
SIZE = (1280, 720)
CORNER = (3, 716)
_SHADOW = 3
"""So much darker the shadow of a panel makes the corner."""


def context_of(scheme: str = "standard", text_scale: float = 1.0) -> Context:
    settings = Settings(language="de", motion="none", volume=0.0, colour_scheme=scheme, text_scale=text_scale)  # type: ignore[arg-type]
    return Context(Words("de"), settings, SIZE)


def shown(context: Context) -> Surface:
    surface = Surface(SIZE, depth=32)
    context.stack.expose()
    context.stack.draw(surface)
    return surface


@pytest.mark.parametrize("scheme", SCHEMES)
def test_every_game_has_a_ground_of_its_own_on_which_cream_can_be_read(scheme: str) -> None:
    look, grounds = context_of(scheme).look, []
    for game in CATALOGUE:
        ground = worlds.backdrop(game, look)
        assert ground is not None and ground.get_size() == SIZE
        colours = [ground.get_at((x, y))[:3] for x in range(20, 1280, 60) for y in range(20, 720, 60)]
        mean = tuple(sum(colour[i] for colour in colours) // len(colours) for i in range(3))
        assert contrast(look.theme.cream, mean) >= 4.5
        grounds.append(mean)
    assert len(set(grounds)) == len(CATALOGUE)
    assert worlds.backdrop("no_such_game", look) is None


@each_game
def test_set_up_and_result_lie_on_it(game: str) -> None:
    context = context_of()
    ground = worlds.backdrop(game, context.look)
    assert ground is not None
    for scene in (SetupScene(context, game), scene_called("result", None, game)(context)):
        context.stack.push(scene)
        seen, own = shown(context).get_at(CORNER), ground.get_at(CORNER)
        assert max(abs(a - b) for a, b in zip(seen, own, strict=True)) <= _SHADOW


@pytest.mark.parametrize("game", ["rebirth", "isle_of_skye", "scythe"])
def test_the_curtain_hangs_in_the_colour_of_its_world(game: str) -> None:
    context = context_of()
    context.stack.push(scene_called("curtain", None, game)(context))
    assert shown(context).get_at((640, 700)) == worlds.curtain(game, context.look).get_at((640, 700))
    assert worlds.curtain(game, context.look) is not worlds.curtain("no_such_game", context.look)


@each_game
def test_each_turn_that_decided_has_its_picture_and_so_has_who_has_won(game: str) -> None:
    context = context_of()
    context.stack.push(scene_called("result", None, game)(context))
    scene = context.stack.top
    assert isinstance(scene, ResultScene)
    shown(context)
    cards = [widget for widget in scene.root.walk() if isinstance(widget, TurnCard)]
    pictures = [widget for widget in scene.root.walk() if isinstance(widget, Pictured)]
    assert len(cards) == len(scene.turns.turns) > 0
    assert {one.name for one in pictures} == {"winner_picture", *(f"moment:{card.number}" for card in cards)}
    for one in pictures:
        made = one._made
        assert made is not None and made[1] is not None and made[1].get_size() == one.rect.size
    assert scene.root.overflows() == []


def test_a_picture_shows_the_board_as_it_was_then() -> None:
    context = context_of()
    context.stack.push(scene_called("result", None, "rebirth")(context))
    scene = context.stack.top
    assert isinstance(scene, ResultScene)
    board, session = scene.pictures._board(), played_on(10**6, "rebirth")
    assert board is not None
    place = next(iter(session.shown(None).tiles))
    empty, full = (board.closeup(session.shown(None, at), (place,), (96, 80)) for at in (5, len(session)))
    assert empty is not None and full is not None
    assert empty.get_at((48, 30)) != full.get_at((48, 30))
    whole = board.closeup(session.shown(None), ("nowhere",), (96, 80))
    assert whole is not None and whole.get_size() == (96, 80), "a turn that was nowhere had no picture"


@pytest.mark.parametrize("game", ["isle_of_skye", "glen_more"])
def test_in_the_strip_of_a_curtain_a_land_is_near_enough_to_be_known(game: str) -> None:
    """All of it had become as small as a stamp on a long empty cloth."""
    session, look = played_on(10**6, game), context_of().look
    for at in (len(session) // 2, len(session)):
        strip = worlds.of_seat(game, look, session.shown(None, at), 0, 0, (520, 124))
        assert strip is not None
        colours = [strip.get_at((x, 62))[:3] for x in range(520)]
        laid = [x for x, colour in enumerate(colours) if max(map(abs, map(int.__sub__, colour, colours[2]))) > 20]
        assert max(laid) - min(laid) >= 0.25 * 520


@each_game
def test_what_the_game_lays_on_the_table_covers_it(game: str) -> None:
    context = context_of()
    scene = SetupScene(context, game)
    context.stack.push(scene)
    top = next(widget for widget in scene.root.walk() if isinstance(widget, TableTop))
    inside = top._wood().inflate(-round(0.3 * top._wood().w), -round(0.3 * top._wood().h))

    def corners() -> list[object]:
        seen = shown(context)
        return [seen.get_at(at) for at in (inside.topleft, inside.topright, inside.bottomleft, inside.bottomright)]

    top.page.painted.clear()
    bare = corners()
    picture = Surface((300, 90), depth=32)
    picture.fill((250, 10, 200))
    top.page.painted["vignette", game, 0] = picture
    assert bare != corners() == [picture.get_at((0, 0))] * 4


@each_game
@pytest.mark.parametrize("text_scale", [1.0, 1.75])
def test_no_name_lies_on_the_wood_of_the_table(game: str, text_scale: float) -> None:
    context = context_of(text_scale=text_scale)
    with recording() as recorder:
        scene = OF_A_GAME["setup"](context, game)
        context.stack.push(scene)
        top = next(widget for widget in scene.root.walk() if isinstance(widget, TableTop))
        reveal(top)
        recorder.page.lines.clear()
        scene.root.paint(ReadSurface(context.grid.size, recorder), scene.root.rect)
    names = [line for line in recorder.page.lines if line.owner is top]
    assert len(names) >= len(top.plan.seats)
    assert [line.text for line in names if line.box.colliderect(top._wood())] == []
    wide = top.rect.inflate(0, 400)
    assert [line.text for line in names if not wide.contains(line.box)] == []
