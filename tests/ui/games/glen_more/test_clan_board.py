"""The clan board shows every clan where it can be pointed at, with its marker and the price of its road."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.core.strict_yaml import read_yaml
from game.games.glen_more.shown import ShownGlenMore
from game.ui.games.glen_more import clan_board
from game.ui.games.glen_more.clan_board import ClanBoard
from game.ui.games.glen_more.clan_places import covered
from game.ui.grid import Grid
from game.ui.look import Look
from game.ui.root import Root


@pytest.fixture(scope="module")
def board() -> ClanBoard:
    root, made = Root(), ClanBoard()
    root.add(made)
    root.set_look(Look(Grid(1280, 720)))
    made.set_words({name: name for name in made.map.places}, "clans")
    return made


def test_every_clan_is_found_where_it_lies(board: ClanBoard) -> None:
    assert len(board.map.clans) == 23
    for name in board.map.clans:
        assert board.component_at(board.anchor(f"clan:{name}")) == f"clan:{name}"


def test_every_clan_shows_what_it_gives(board: ClanBoard) -> None:
    assert [name for name, clan in board.map.clans.items() if not clan.symbols] == []


def test_every_clan_can_be_reached_by_keyboard(board: ClanBoard) -> None:
    first = board.first_place()
    reached, edge = {first}, [first]
    while edge:
        here = edge.pop()
        for key in ("left", "right", "up", "down"):
            there = board.place_beyond(here, key)
            if there is not None and there not in reached:
                reached.add(there)
                edge.append(there)
    assert len(reached) == 23


def test_markers_and_prices_change_the_picture(board: ClanBoard) -> None:
    def picture() -> bytes:
        return pygame.image.tobytes(board.still, "RGB")

    board.set_position(ShownGlenMore())
    empty = picture()
    board.set_position(ShownGlenMore(clan_markers={"ross": (0,), "douglas": (0, 1)}))
    marked = picture()
    board.set_lit(["clan:gunn"], {"gunn": 1, "sinclair": 3})
    assert len({empty, marked, picture()}) == 3


def test_the_map_is_painted_ahead_while_nobody_sees_it_and_is_the_same_then(monkeypatch: pytest.MonkeyPatch) -> None:
    def hidden(look: Look) -> ClanBoard:
        root, made = Root(), ClanBoard()
        made.visible = False
        root.add(made)
        root.set_look(look)
        return made

    def opened(board: ClanBoard) -> bytes:
        board.visible = True
        board.arrange(board.grid)
        assert board.still is not None
        return pygame.image.tobytes(board.still, "RGB")

    at_once, ahead = hidden(Look(Grid(1280, 720))), hidden(Look(Grid(1280, 720)))
    assert not at_once.ready, "nothing is made before it can be seen"
    steps = 0
    while ahead.paint_ahead():
        steps += 1
    assert steps > 4, "in steps, so that a click never waits for all of it"
    painted = opened(at_once)
    for number in range(40):  # other things are painted before it is opened
        ahead.look.materials.kept(("something else", number), lambda: Surface((1280, 720)))
    monkeypatch.setattr(clan_board, "paint_chart", None)
    assert opened(ahead) == painted, "what was painted ahead is not painted again"
    assert not ahead.paint_ahead(), "nothing is left to be done"


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (1920, 1080)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_name_and_no_toll_is_covered(size: tuple[int, int], scale: float) -> None:
    root, made = Root(), ClanBoard(at=(10, 10, 678, 486))
    root.add(made)
    root.set_look(Look(Grid(*size, scale)))
    names = read_yaml(Path("data/text/en/glen_more_names.yaml")).value["glen_more"]["name"]["clan"]
    made.set_words({name: names.get(name, "Start") for name in made.map.places}, "clans")
    unit, settled = made.unit, made.settled
    circles = [made.place(name) for name in made.map.places]
    tolls = [
        Rect(0, 0, round(15 * unit), round(15 * unit)).move(x - round(7.5 * unit), y - round(7.5 * unit))
        for x, y in settled.tolls
    ]
    boxes = [*settled.names.values(), *tolls]
    plates = {name: made._clan_items(name)[-1].rect for name in made.map.clans}
    for name, plate in plates.items():
        below = [*boxes, *(other for one, other in plates.items() if one != name)]
        assert covered(plate, below) <= 0.04 * plate.w * plate.h, name
    for number, box in enumerate(boxes):
        assert Rect((0, 0), made.rect.size).contains(box)
        assert sum(covered(box, [other]) for other in boxes[number + 1 :]) <= 0.01 * box.w * box.h
        for x, y in circles:
            near = max(box.left, min(x, box.right)), max(box.top, min(y, box.bottom))
            assert (near[0] - x) ** 2 + (near[1] - y) ** 2 >= (20 * unit) ** 2, (box, x, y)


def test_the_way_that_lights_up_covers_no_name_and_no_price(board: ClanBoard) -> None:
    board.set_position(ShownGlenMore())
    board.set_lit(["clan:ross"], dict.fromkeys(board.map.clans, 2))
    board.set_route(("start", "macleod", "mckenzie", "ross"))
    board.pointed = "clan:ross"
    over = board.over_items()
    plates = {
        tuple(board.discs.name_plate(name).get_rect(center=box.center)) for name, box in board.settled.names.items()
    }
    road = board._route_rect()
    crossed = {box for box in plates if road.colliderect(box)}
    assert crossed and crossed <= {tuple(item.rect) for item in over[1:]}
    assert over[-1].sprite is board._price_items("ross")[0].sprite, "the ring lies on the price"
    assert over[-2].sprite is board._clan_items("ross")[-1].sprite, "the ring lies on what the clan brings"


def test_the_start_bears_the_boot_by_which_lessons_call_it(board: ClanBoard, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(board.plates, "symbol_at", lambda _, kind, *rest: drawn.append(kind))
    board.discs._start(40)
    assert drawn == ["step"]
