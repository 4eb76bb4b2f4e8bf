"""What a table stands at, as far as what is pointed at depends on it: so a card knows that it speaks of the past."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from game.table.holding import kind_of

if TYPE_CHECKING:
    from game.core.contract import Seat
    from game.table.director import Stage
    from game.table.model import TableModel


class Instant(NamedTuple):
    position: int
    lines: int
    stage: Stage | None
    viewer: Seat | None
    chosen: tuple[str, ...]
    hidden: bool
    looking_at: int | None


NO_INSTANT = Instant(-1, -1, None, None, (), False, None)


def instant_of(model: TableModel) -> Instant:
    director = model.director
    return Instant(
        model.position,
        len(model.session),
        director.stage,
        director.viewer,
        tuple(director.picker.chosen),
        director.hidden,
        model.looking_at,
    )


def held_otherwise(model: TableModel, before: Instant, now: Instant, pointed: str) -> bool:
    """Nothing has changed but what is in hand, such as a tile turned over a place: whether it fits there is asked."""
    held = model.screen.hold.get(model.phase, ())
    return bool(held) and kind_of(pointed) not in held and before._replace(chosen=now.chosen) == now
