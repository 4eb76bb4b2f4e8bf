"""The painters of each game's pieces, by the name of a world that screen.yaml gives; imported when first needed.

A world that a hand shows has `game/ui/games/<world>/pieces.py` with `piece(look, radius, kind, sign) -> Surface`,
one whose panels show lands a `panel.py`, one whose choices are drawn a `choices.py`.
"""

from __future__ import annotations

import importlib
from functools import cache
from typing import Any

from pygame import SRCALPHA, Surface

from game.core.rooms import spare_room
from game.ui.look import Look

_SIGN_SHARE = 0.44
"""Of a player's figure, the sign at its corner."""


def backdrop(world: str, look: Look) -> Surface | None:
    """What lies around the pages of a world, as large as the window; None for one that has none in `backdrop.py`."""
    module = _module(world, "backdrop")
    if module is None:
        return None
    return look.materials.ground_of(world, lambda: module.backdrop(look, look.grid.size))


def curtain(world: str, look: Look) -> Surface:
    """The cloth between two people, in the colour of a world that has one."""
    module = _module(world, "backdrop")
    return look.materials.curtain(None if module is None else module.CURTAIN)


@cache
def _module(world: str, name: str) -> Any:
    return spare_room(f"game.ui.games.{world}.{name}")


def piece(world: str, look: Look, radius: float, kind: str, sign: int) -> Surface:
    """A piece of the player with that sign, drawn for this size and kept."""

    def make() -> Surface:
        made: Surface = importlib.import_module(f"game.ui.games.{world}.pieces").piece(look, radius, kind, sign)
        return made

    return look.materials.kept(("piece", world, round(radius, 2), kind, sign), make)


def shown_of(world: str, position: Any, seat: int) -> object:
    """The part of a position that a player's thumbnail is painted from."""
    if position is None:
        return None
    return importlib.import_module(f"game.ui.games.{world}.panel").shown_of(position, seat)


def thumbnail(world: str, look: Look, position: Any, seat: int, sign: int, size: tuple[int, int]) -> Surface:
    """What a player has on the table, small: a world that panels show has it in its `panel.py`."""
    panel = importlib.import_module(f"game.ui.games.{world}.panel")
    made: Surface = panel.thumbnail(look, position, seat, sign, size)
    return made


def portrait(world: str, look: Look, position: Any, seat: int, size: tuple[int, int]) -> Surface | None:
    """Whom a player leads: a world whose players lead somebody has it in its `portrait.py`."""
    module = _module(world, "portrait")
    made: Surface | None = None if module is None else module.portrait(look, position, seat, size)
    return made


def of_seat(world: str, look: Look, position: Any, seat: int, sign: int, size: tuple[int, int]) -> Surface | None:
    """Something of theirs, painted at once: whom they lead, what they have built, or what the world has for it."""
    found = portrait(world, look, position, seat, size)
    if found is not None:
        return found
    if _module(world, "panel") is not None:
        return thumbnail(world, look, position, seat, sign, size)
    module = _module(world, "backdrop")
    made: Surface | None = module.own_pieces(look, sign, size) if hasattr(module, "own_pieces") else None
    return made


def seat_figure(world: str, look: Look, sign: int, px: int) -> Surface | None:
    """What the player with that sign is known by before a match: a piece in the colour, px high at most, with the
    sign at its corner; None for a world without `seat_figure.py`."""
    module = _module(world, "seat_figure")
    if module is None:
        return None

    def make() -> Surface:
        made: Surface = Surface((px, px), SRCALPHA)
        figure = module.seat_figure(look, sign, px)
        made.blit(figure, figure.get_rect(center=(px // 2, px // 2)))
        small = look.signs.picture(sign, round(px * _SIGN_SHARE))
        made.blit(small, small.get_rect(bottomright=(px, px)))
        return made

    return look.materials.kept(("seat_figure", world, sign, px), make)


def has_choice(world: str, component: str) -> bool:
    """Whether the world draws what this choice gives; otherwise its name is written."""
    return bool(world) and bool(_choices(world).draws(component))


def choice(world: str, look: Look, component: str, chosen: tuple[str, ...], high: int) -> Surface | None:
    """What a choice gives, so many pixels high; `chosen` is what has been clicked before it."""
    made: Surface | None = _choices(world).picture(look, component, chosen, high)
    return made


def _choices(world: str) -> Any:
    """A world whose choices are drawn has them in its `choices.py`."""
    return importlib.import_module(f"game.ui.games.{world}.choices")
