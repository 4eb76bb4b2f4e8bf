"""What there is to aim at: everything that is drawn, and what a match offers or explains."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from pygame import Rect

from game.ui.context import Context
from game.ui.widget import Widget

Point = tuple[int, int]
_PIECE = 24
"""Pixels around the middle of a component that has no region of its own."""


def widgets(context: Context) -> list[Widget]:
    """Everything visible in the topmost scene, whether or not it can be used."""
    top = context.stack.top
    if top is None or not top.root.has_look:
        return []
    window = top.root.rect
    return [w for w in top.root.walk() if w is not top.root and w.rect.w and w.rect.colliderect(window) and w.shown]


def usable(context: Context) -> list[Widget]:
    """What the keyboard could reach: it reacts to a press."""
    top = context.stack.top
    return [] if top is None or not top.root.has_look else top.root.focusables()


def dialog(context: Context) -> Widget | None:
    """What stands in front of everything else and wants an answer."""
    top = context.stack.top
    if top is None:
        return None
    return next((w for w in reversed(top.root.children) if w.modal and w.visible), None)


def lit(context: Context) -> tuple[str, ...]:
    """The components that the table offers now."""
    director = getattr(context.stack.top, "director", None)
    return director.lit() if director is not None else ()


def components(context: Context) -> tuple[str, ...]:
    """All components of the match that is on the screen."""
    session = getattr(context.stack.top, "session", None)
    if session is None:
        return ()
    found: tuple[str, ...] = session.rules.components(session.view(None))
    return found


def place_of(context: Context, component: str) -> Rect | None:
    """Where a component lies on the screen, if any part of the scene shows it."""
    parts: dict[str, Any] = getattr(context.stack.top, "parts", {})
    for part in reversed(parts.values()):
        if not part.visible:
            continue
        region = part.region(component)
        if region is not None:
            return Rect(region)
        at = part.anchor(component)
        if at is not None:
            return Rect(at[0] - _PIECE // 2, at[1] - _PIECE // 2, _PIECE, _PIECE)
    return None


def point_in(rect: Rect, rng: random.Random) -> Point:
    """A pixel of it: the middle, anywhere inside, exactly on its border, beside it, or on its rim."""
    where = rng.random()
    if where < 0.5:
        return rect.center
    if where < 0.75:
        return _anywhere(rect, rng)
    if where < 0.9:
        return rng.choice(list(_borders(rect, rng)))
    return _anywhere(rect.inflate(6, 6), rng)


def _anywhere(rect: Rect, rng: random.Random) -> Point:
    return rect.x + rng.randrange(max(1, rect.w)), rect.y + rng.randrange(max(1, rect.h))


def _borders(rect: Rect, rng: random.Random) -> Iterator[Point]:
    """On the first and last pixel of each side, one beyond, and a few inside: the rim of whatever is framed."""
    x, y = _anywhere(rect, rng)
    for depth in (-1, 0, 1, 2, 3):
        yield rect.left + depth, y
        yield rect.right - 1 - depth, y
        yield x, rect.top + depth
        yield x, rect.bottom - 1 - depth
