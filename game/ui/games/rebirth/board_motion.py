"""How pieces move on the board, as tweens for a scene's timeline; dropping one leaves the right picture."""

from __future__ import annotations

from game.ui.animation import Tween, linear
from game.ui.games.rebirth import overlays
from game.ui.games.rebirth.board_picture import BoardPicture


def change_owner(view: BoardPicture, castle: str, old: int | None, new: int, *, ms: float = 360) -> Tween:
    """The ring of the old owner drains, the new one is drawn round, then the sign stands there."""
    component = f"castle:{castle}"
    view.hide(component)
    colour_of = view.theme.player

    def apply(share: float) -> None:
        if share >= 1 or view.still is None:
            view.extras.pop(component, None)
            view.unhide(component)
            return
        before = None if old is None else colour_of(view.liveries[old].colour)
        ring = overlays.owner_change(
            view.scenery.layout, view.scenery.middle(component), before, colour_of(view.liveries[new].colour), share
        )
        view.set_extra(component, [ring])

    return Tween(ms, apply, ease=linear)
