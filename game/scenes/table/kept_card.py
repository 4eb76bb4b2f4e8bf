"""The card that somebody keeps: beside the next one, on no tool and not on the question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.table.cards import Card
from game.ui.widget import At

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_GAP, _SIDE = 8.0, 12.0
"""Units between it and the next card, and from the side of the table."""


def beside_next(at: At) -> At:
    """To the right of where the next card will be."""
    return (at[0] + at[2] + _GAP, *at[1:])


def show_kept(scene: TableScene, card: Card) -> None:
    """At the left of the next one where it would lie on tools at the right; lower than usual where it would lie on
    the question above the table."""
    kept, at = scene.pinned, scene.model.screen.card.place(scene.context.grid.is_large)
    places = (beside_next(at), (max(_SIDE, at[0] - at[2] - _GAP), *at[1:]))
    place = min(places, key=lambda one: _on_tools(scene, _box(scene, card, one)))
    high, head = _box(scene, card, place).h, scene.furniture.prompt.rect.bottom
    top = kept.rect.bottom - high if kept.grow == "up" else kept.rect.top
    lower = min(head - top, scene.root.rect.bottom - top - high)
    if lower > 0:
        kept.move_to((place[0], place[1] + scene.context.grid.units(lower), *place[2:]))


def _box(scene: TableScene, card: Card, place: At) -> Rect:
    scene.pinned.move_to(place)
    scene.pinned.show(card)
    return scene.pinned.box()


def _on_tools(scene: TableScene, box: Rect) -> int:
    furniture = scene.furniture
    tools = (furniture.primary, *furniture.tools.values(), *furniture.players, furniture.peek)
    return sum(both.w * both.h for one in tools if one.shown for both in (box.clip(one.rect),))
