"""How tiles move on a land, as tweens for a scene's timeline; dropping one leaves the right picture."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.animation import Tween, ease_out, hop
from game.ui.fonts import Style
from game.ui.items import item_at
from game.ui.shapes import Point
from game.ui.worlds.isle_of_skye.land import cell_of
from game.ui.worlds.isle_of_skye.land_picture import LandPicture

ARC = 18.0
RISE = 24.0


def fly(
    view: LandPicture, tile: str, turn: int, start: Point, at: str, *, ms: float = 260, delay: float = 0.0,
    done: Callable[[], None] | None = None,
) -> Tween:
    """A tile flies from a point of the screen to a place `x,y`, where it stays unseen until it has landed."""
    component, name = f"tile:{tile}", f"fly:{tile}"
    view.hide(component)

    def apply(share: float) -> None:
        camera, painter = view.camera, view.painter
        if share >= 1 or camera is None or painter is None:
            view.extras.pop(name, None)
            view.unhide(component)
            return
        goal = camera.middle(cell_of(at))
        x = start[0] - view.rect.x + (goal[0] - start[0] + view.rect.x) * share
        y = start[1] - view.rect.y + (goal[1] - start[1] + view.rect.y) * share
        picture = painter.tile(tile, turn, camera.size, livery=view.livery)
        view.set_extra(name, view.marks.in_air((tile, turn), picture, (x, y), ARC * hop(share)))

    return Tween(ms, apply, delay=delay, done=done)


def rise(view: LandPicture, text: str, component: str, *, ms: float = 600, delay: float = 0.0) -> Tween:
    """A figure such as "+5" rises off a tile."""
    name = f"rise:{component}"
    light = view.fonts.text(text, Style(20, "bold"), view.theme.lit_ring)
    dark = view.fonts.text(text, Style(20, "bold"), view.theme.print_edge)

    def apply(share: float) -> None:
        cell = view.land.cell(component)
        if share >= 1 or view.camera is None or cell is None:
            view.set_extra(name, None)
            return
        x, y = view.camera.middle(cell)
        y -= RISE * view.grid.u * share
        edge = max(1.0, view.grid.u * 1.2)
        around = [(-edge, 0), (edge, 0), (0, -edge), (0, edge), (edge, edge)]
        view.set_extra(name, [*(item_at(dark, (x + dx, y + dy)) for dx, dy in around), item_at(light, (x, y))])

    return Tween(ms, apply, ease=ease_out, delay=delay)
