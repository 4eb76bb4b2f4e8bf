"""What every kind of board has in common: how its view speaks with the table, zooms, and is walked by Tab."""

from __future__ import annotations

from pygame import Rect

from game.ui.boards.board import Board
from game.ui.kinds.part import Part, Point


class BoardPart(Part):
    """A subclass makes `view`, a Board with `on_point=self.pointed` and `on_pick=self.picked`, and adds it."""

    leads = True
    view: Board

    def pointed(self, component: str | None) -> None:
        self.host.point(component or "", by_key=self.view.pointed is None)

    def picked(self, component: str) -> None:
        self.host.choose(component)

    def component_at(self, pos: Point) -> str:
        """What lies under a pixel; empty for nothing."""
        return self.view.component_at(pos) or "" if self.view.ready else ""

    def written_at(self) -> tuple[Rect, ...]:
        """Where words stand in the middle of it: a card may lie there, a line may not run through."""
        return ()

    def zoom(self, factor: float) -> None:
        """Closer or farther around the middle; 0 shows everything."""
        if factor:
            self.view.zoom(factor, self.rect.center)
        else:
            self.view.fit()

    def order(self, component: str) -> tuple[float, ...] | None:
        """Where a place comes in the order of reading; None if it is no place of this board."""
        raise NotImplementedError

    def next_lit(self, step: int, *, anew: bool) -> bool:
        """In the order of reading; from a place that is not lit on to the next one that is."""
        placed = {one: at for one in self.view.lit if (at := self.order(one)) is not None}
        root = self.root
        if not placed or root is None or not self.view.ready or not self.visible:
            return False
        cursor = None if anew else self.view.cursor
        here = self.order(cursor) if cursor is not None else None
        ahead = sorted(placed, key=lambda one: placed[one], reverse=step < 0)
        if here is not None:
            ahead = [one for one in ahead if (placed[one] > here if step > 0 else placed[one] < here)]
        if not ahead:
            return False
        root.set_focus(self.view, visible=True)
        self.view.move_cursor(ahead[0])
        return True

    def ring_is_lit(self) -> bool:
        """A button on the board is of use as long as it is there."""
        root = self.root
        if root is None or root.focus is not self.view:
            return super().ring_is_lit()
        return self.view.cursor in self.view.lit

    def go_to(self, component: str) -> bool:
        root, placed = self.root, self.placed(component)
        if root is None or not self.view.ready or placed not in self.view.lit:
            return super().go_to(component)
        if not self.visible or self.view.middle_of(placed) is None:
            return False
        root.set_focus(self.view, visible=True)
        self.view.move_cursor(placed)
        return True

    def bring_in(self, component: str) -> None:
        """Bring it into view, if somebody has come so close that it lies outside."""
        placed = self.placed(component)
        if self.view.ready and self.view.middle_of(placed) is not None:
            self.view.reveal(placed)

    def placed(self, component: str) -> str:
        """As the board calls it."""
        return component

    def settle(self) -> None:
        if self.view.rect.w:
            self.view.finish_building()
