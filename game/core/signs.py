"""The pairs of colour and shape by which seats are told apart. One more of them is one more line here."""

from __future__ import annotations

import math
from typing import NamedTuple

Point = tuple[float, float]


class SignPair(NamedTuple):
    """How a seat looks. `corners` are those of its shape around 0, 0, none for the circle."""

    colour: str
    corners: tuple[Point, ...]
    sharp: bool = False
    """Pointed corners would make a rim of the usual width too long."""
    light: bool = False
    """The colour is so light that what stands on it is dark."""
    rim: str = ""
    """A third mark on pieces: a `line` or `dots` along their edge."""


def _around(corners: int, radius: float = 1.0, inner: float = 0.0, low: float = 0.0) -> tuple[Point, ...]:
    """A regular shape that stands on no corner but the lowest; with `inner` a star."""
    every = 2 if inner else 1
    return tuple(
        (r * math.cos(turn), low + r * math.sin(turn))
        for number in range(corners * every)
        for r in (radius * (inner if inner and number % 2 else 1.0),)
        for turn in (math.radians(-90 + 360 * number / (corners * every)),)
    )


_TRIANGLE = ((0.0, -1.06), (1.06, 0.8268), (-1.06, 0.8268))
_SQUARE = ((-0.84, -0.84), (0.84, -0.84), (0.84, 0.84), (-0.84, 0.84))

PAIRS: tuple[SignPair, ...] = (
    SignPair("#d55e00", _TRIANGLE, sharp=True),
    SignPair("#0072b2", (), rim="line"),
    SignPair("#e3b505", _SQUARE, light=True),
    SignPair("#33363b", _around(4, 1.04), rim="dots"),
    SignPair("#56b4e9", _around(5, 1.14, 0.46, 0.04), sharp=True, light=True, rim="line"),
)
"""By the number of the sign."""


class RoleSign(NamedTuple):
    """The sign of a role that somebody takes in the match, drawn by the game's own painters."""

    world: str
    role: str


_ROLES: list[RoleSign] = []


def sign_of_role(world: str, role: str) -> int:
    """A number beyond those of the pairs, given when first asked for and kept nowhere: the same on every page."""
    one = RoleSign(world, role)
    if one not in _ROLES:
        _ROLES.append(one)
    return len(PAIRS) + _ROLES.index(one)


def role_of_sign(number: int) -> RoleSign | None:
    """Whose emblem a sign is; none for the pairs."""
    return _ROLES[number - len(PAIRS)] if number >= len(PAIRS) else None
