"""What every kind of board has in common: how its view speaks with the table, zooms, and is walked by Tab."""

from __future__ import annotations

from game.ui.boards.board import Board
from game.ui.kinds.part import Part, Point


class BoardPart(Part):
    """A subclass makes `view`, a Board with `on_point=self.pointed` and `on_pick=self.picked`, and adds it."""

    leads = True
    view: Board

    def pointed(self, component: str | None) -> None:
        self.host.point(component or "", by_key=self.view.pointed is None)

    def picked(self, component: str) -> None:
        self.host.choose(component, by_key=self.view.pointed is None)

    def component_at(self, pos: Point) -> str:
        """What lies under a pixel; empty for nothing."""
        return self.view.component_at(pos) or "" if self.view.ready else ""

    def zoom(self, factor: float) -> None:
        """Closer or farther around the middle; 0 shows everything."""
        if factor:
            self.view.zoom(factor, self.rect.center)
        else:
            self.view.fit()

    def order(self, component: str) -> tuple[float, ...] | None:
        """Where a place comes in the order of reading; None if it is no place of this board."""
        raise NotImplementedError

    def next_lit(self, step: int) -> bool:
        """In the order of reading, round and round, beginning after the cursor."""
        placed = {one: at for one in self.view.lit if (at := self.order(one)) is not None}
        root = self.root
        if not placed or root is None or not self.view.ready or not self.visible:
            return False
        lit = sorted(placed, key=lambda one: placed[one])
        cursor = self.view.cursor
        if cursor in placed:
            target = lit[(lit.index(cursor) + step) % len(lit)]
        else:
            here = self.order(cursor) if cursor is not None else None
            after = [one for one in lit if here is not None and placed[one] > here]
            target = (after or lit)[0] if step > 0 else lit[lit.index(after[0]) - 1 if after else -1]
        root.set_focus(self.view, visible=True)
        self.view.move_cursor(target)
        return True

    def settle(self) -> None:
        if self.view.rect.w:
            self.view.finish_building()
