"""What a page lies on: the table top, the curtain, nothing, or a ground that its game has painted."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.ui.look import Look

GROUNDS = ("table", "curtain", "none")
OwnGround = Callable[[Look], Surface | None]
"""What a page of some world lies on instead; None where that world has none."""


def ground_picture(look: Look, ground: str, own: OwnGround | None) -> Surface | None:
    found = own(look) if own is not None else None
    if found is not None or ground == "none":
        return found
    return look.materials.table() if ground == "table" else look.materials.curtain()
