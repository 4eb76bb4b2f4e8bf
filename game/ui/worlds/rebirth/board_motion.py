"""How pieces move on the board, as tweens for a scene's timeline; dropping one leaves the right picture."""

from __future__ import annotations

from collections.abc import Callable

from game.ui.animation import Tween, ease_out, hop, linear
from game.ui.fonts import Style
from game.ui.items import item_at
from game.ui.shapes import Point
from game.ui.worlds.rebirth import overlays
from game.ui.worlds.rebirth.board_picture import BoardPicture, air_items

ARC = 18.0
RISE = 24.0


def fly(
    view: BoardPicture, kind: str, seat: int, start: Point, to: str, *, ms: float = 260, delay: float = 0.0,
    done: Callable[[], None] | None = None,
) -> Tween:
    """A tile flies from a point of the screen to a space, where it stays unseen until it has landed."""
    name = f"fly:{to}"
    view.hide(to)

    def apply(share: float) -> None:
        frame = view.sheet.frame() if view.sheet is not None else None
        if share >= 1 or frame is None:
            view.extras.pop(name, None)
            view.unhide(to)
            return
        goal = frame.scenery.middle(to)
        x = start[0] - view.rect.x + (goal[0] - start[0] + view.rect.x) * share
        y = start[1] - view.rect.y + (goal[1] - start[1] + view.rect.y) * share
        view.set_extra(name, air_items(frame.scenery, kind, view.liveries[seat], (x, y), ARC * hop(share)))

    return Tween(ms, apply, delay=delay, done=done)


def change_owner(
    view: BoardPicture, castle: str, old: int | None, new: int, *, ms: float = 360, delay: float = 0.0
) -> Tween:
    """The ring of the old owner drains, the new one is drawn round, then the sign stands there."""
    component = f"castle:{castle}"
    view.hide(component)
    colour_of = view.theme.player

    def apply(share: float) -> None:
        frame = view.sheet.frame() if view.sheet is not None else None
        if share >= 1 or frame is None:
            view.extras.pop(component, None)
            view.unhide(component)
            return
        before = None if old is None else colour_of(view.liveries[old].colour)
        ring = overlays.owner_change(
            frame.scenery.layout, frame.scenery.middle(component), before, colour_of(view.liveries[new].colour), share
        )
        view.set_extra(component, [ring])

    return Tween(ms, apply, ease=linear, delay=delay)


def rise(view: BoardPicture, text: str, component: str, *, ms: float = 600, delay: float = 0.0) -> Tween:
    """A figure such as "+5" rises off a piece."""
    name = f"rise:{component}"
    light = view.fonts.text(text, Style(20, "bold"), view.theme.lit_ring)
    dark = view.fonts.text(text, Style(20, "bold"), view.theme.print_edge)

    def apply(share: float) -> None:
        frame = view.sheet.frame() if view.sheet is not None else None
        if share >= 1 or frame is None:
            view.set_extra(name, None)
            return
        x, y = frame.scenery.middle(component)
        y -= RISE * frame.scenery.layout.u * share
        edge = max(1.0, frame.scenery.layout.u * 1.2)
        around = [(-edge, 0), (edge, 0), (0, -edge), (0, edge), (edge, edge)]
        view.set_extra(name, [*(item_at(dark, (x + dx, y + dy)) for dx, dy in around), item_at(light, (x, y))])

    return Tween(ms, apply, ease=ease_out, delay=delay)
