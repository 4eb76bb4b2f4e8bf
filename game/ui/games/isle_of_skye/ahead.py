"""Paints tiles before they are asked for, while nobody does anything: those on offer and those that wait to be laid.

In which sizes a table shows tiles that lie alone, and in which of them it turns them, is seen from what it has asked
for so far; so this knows nothing of the parts of the table.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.games.isle_of_skye.shown import ShownIsleOfSkye
from game.ui.games.isle_of_skye.plan import CASTLE
from game.ui.games.isle_of_skye.tile_painter import Lone, TilePainter

Names = tuple[str, ...]


class Ahead:
    def __init__(self, painter: TilePainter) -> None:
        self.painter = painter
        self._for: object = None
        self._rested: tuple[ShownIsleOfSkye, int] | None = None
        """The position and the sizes for which nothing was left: asked again in every frame, it must cost nothing."""
        self._left: Iterator[Lone] = iter(())

    def work(self, position: ShownIsleOfSkye) -> bool:
        """Paints one tile; False if all that can be foreseen is there."""
        sizes = self.painter.lone_changes
        if self._rested is not None and self._rested[0] is position and self._rested[1] == sizes:
            return False
        players = position.players
        names = (
            tuple(tile for player in players for tile in player.offer),
            tuple(tile for player in players for tile in player.got),
            position.bag,
        )
        laid = tuple((one.tile, one.turn) for player in players for one in player.land.values() if one.tile != CASTLE)
        wanted = names, laid, frozenset(self.painter.lone_sizes)
        if wanted != self._for:
            self._for, self._left = wanted, self._foreseen(*names, laid)
        for one in self._left:
            if self.painter.ready(*one) is None:
                self.painter.tile(*one)
                return True
        self._rested = position, sizes
        return False

    def _foreseen(
        self, offered: Names, waiting: Names, bag: Names, laid: tuple[tuple[str, int], ...]
    ) -> Iterator[Lone]:
        """What waits is turned, what is on offer is not; a land that grows gets another size in its player's panel;
        whatever is drawn next is seen large first of all."""
        sizes = self.painter.lone_sizes
        for px, turned in reversed(sizes):
            names = waiting if turned else (*waiting, *offered)
            yield from (Lone(name, turn, px) for name in names for turn in (range(1, 4) if turned else (0,)))
        base = self.painter.lone_px(0)
        yield from (Lone(name, turn, base) for name, turn in laid)
        largest = max((px for px, turned in sizes if not turned), default=0)
        yield from (Lone(name, 0, largest) for name in bag if largest)
