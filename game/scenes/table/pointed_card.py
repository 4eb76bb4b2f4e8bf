"""The card of what is pointed at: where it lies, and what it must leave in sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.scenes.table.hands import Point
from game.table.cards import Card

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_REACH = 96.0
"""Twice the units that what is pointed at reaches around its middle."""


def show_cards(scene: TableScene) -> None:
    pointing = scene.model.pointing
    if pointing.card is None:
        scene.card.hide()
    else:
        _show_beside(scene, pointing.card, _led_to(scene, pointing.component))
    if pointing.pinned is None:
        scene.pinned.hide()
    else:
        scene.pinned.show(pointing.pinned)


def _show_beside(scene: TableScene, card: Card, target: Point | None) -> None:
    """In its usual place, or aside where it would cover what it speaks of, or more of what must be in sight."""
    spec = scene.model.screen.card
    place = spec.place(scene.context.grid.is_large)
    scene.card.move_to(place)
    scene.card.show(card, target)
    about = target or scene.anchor(scene.model.pointing.component)
    if spec.aside is None or about is None:
        return
    clear = _kept_clear(scene, about)
    usual = scene.card.covers(clear)
    if any(usual):
        scene.card.move_to(spec.aside)
        if scene.card.covers(clear) >= usual:
            scene.card.move_to(place)


def _kept_clear(scene: TableScene, target: Point) -> list[Rect]:
    """What must stay in sight while something is pointed at, the dearest first."""
    component, reach = scene.model.pointing.component, scene.context.grid.px(_REACH)
    found = [rect for part in scene.open_parts() if part.leads for rect in part.keeps_clear(component)]
    return [*(found or [Rect(target, (1, 1)).inflate(reach, reach)]), *scene.kept_clear()]


def _led_to(scene: TableScene, component: str) -> Point | None:
    """Where a line from the card leads: onto the board."""
    leading = (part.anchor(component) for part in scene.open_parts() if part.leads)
    return next((point for point in leading if point is not None), None)


def let_go_of_gone(scene: TableScene) -> None:
    """What was pointed at on a part that has been folded up is not pointed at any more."""
    component = scene.model.pointing.component
    if scene.on_part and component and scene.anchor(component) is None:
        scene.model.pointing.at("")
