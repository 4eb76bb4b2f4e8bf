"""What can be chosen beside the boards: the alternatives of a tile, and what one gets for a discarded tile."""

from __future__ import annotations

from pygame import Surface

from game.ui.games.glen_more.palette import palette_for
from game.ui.games.glen_more.plan import load_plans
from game.ui.games.glen_more.plates import Plates
from game.ui.look import Look


def draws(component: str) -> bool:
    return component.startswith("line:")


def picture(look: Look, component: str, chosen: tuple[str, ...], high: int) -> Surface | None:
    """The line of symbols of the chosen tile; None if no such tile is chosen."""
    plans = load_plans()
    tiles = [name for one in chosen if (name := one.removeprefix("tile:").partition(":")[0]) in plans]
    number = int(component.partition(":")[2])
    if not tiles or number >= len(plans[tiles[-1]].lines):
        return None
    key = ("glen_choice", tiles[-1], number, high)
    line = plans[tiles[-1]].lines[number]
    return look.materials.kept(key, lambda: Plates(look, palette_for(look.theme)).line_picture(line, high))
