"""What lights up while something is pointed at: the pieces that its effect is about."""

from __future__ import annotations

from game.core.contract import Entry
from game.core.preview import Preview
from game.table.screen import Screen


def lit_by(found: Preview, component: str, screen: Screen) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """What is part of the effect, and what would be made whole.

    Where figures of the game tell what counts, only what begins to count is lit: most of a land counts already.
    """
    groups = tuple(
        event.pieces()
        for event in found.events
        if (gain := screen.gains.get(event.word)) is not None and gain.outline
    )
    pieces = [
        piece
        for event in found.events
        if (gain := screen.gains.get(event.word)) is not None and gain.mark
        for piece in event.pieces()
    ]
    for change in found.changes:
        pieces += _pieces(change.entry) if screen.counts is None else change.fresh
    inside = {piece for group in groups for piece in group}
    return tuple(dict.fromkeys(one for one in pieces if one != component and one not in inside)), groups


def _pieces(entry: Entry) -> tuple[str, ...]:
    return (*entry.pieces, entry.component)
