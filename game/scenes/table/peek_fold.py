"""A panel of news: over a board it folds for what it lies on, and for whoever wants it out of the way; in a column
it grows while it is pointed at."""

from __future__ import annotations

from game.ui.widget import At
from game.ui.widgets import IconButton, Panel

TITLE = 31.0
_TOP = 52.0
"""As far up as it may grow."""
_PLAY, _FOLD = 60, 32
"""How far from the right end its buttons begin."""


class Foldable(Panel):
    play: IconButton

    def add_fold(self, tip: str) -> None:
        self.home = self.at
        """Where it lies in a column; it grows upwards from there while it is pointed at, if its lines need that."""
        self.opened: At | None = None
        """Where it lies when it is open, if it may fold."""
        self.folded = self.put_away = False
        self.is_news = False
        """There is something to be read in it, whether or not something else lies over it now."""
        self.rested: tuple[int, int] | None = None
        place = (self.at[2] - _FOLD, 5, 26, 24)
        self.folds = self.add(IconButton(place, "arrow_up", self._by_hand, size=12, name="fold", tooltip=tip))
        self.folds.set(visible=False)

    def lie_at(self, at: At) -> None:
        """Open here, and foldable."""
        self.opened = at
        self._lie()

    def arrive(self) -> None:
        """News to read: they stay open while the pointer rests where it was left."""
        self.put_away = False
        self.fold(False)
        self.rested = self.root.pointer if self.root is not None else None

    def fold(self, folded: bool = True) -> None:
        if self.opened is not None and folded != self.folded:
            self.folded = folded
            self._lie()

    def unfold(self) -> None:
        """Somebody has come to it; what was put away by hand stays so."""
        if not self.put_away:
            self.fold(False)

    @property
    def _high(self) -> float:
        """Units from head to foot: a window that is taller than the design has more."""
        return self.grid.units(self.rect.h) if self.rect.h else self.at[3]

    @property
    def _at_home(self) -> float:
        """The same as long as nobody points at it."""
        return self._high - (self.at[3] - self.home[3])

    def look_at_again(self) -> None:
        """Somebody has come to it, or to what plays it, or left."""
        self._grow(self.hovered or self.play.hovered)

    def _wanted(self) -> float:
        raise NotImplementedError

    def _grow(self, grown: bool) -> None:
        """Over what lies above it, so that every sentence has room; back again once nobody points at it."""
        if self.opened is not None:
            return
        x, y, wide, high = self.home
        taller = self.grid.units(self.rect.h) - self.at[3] if self.rect.h else 0.0  # in a window that is taller
        high = max(high, min(self._wanted() - taller, y + high - _TOP)) if grown else high
        if high != self.at[3]:
            self.move_to((x, y + self.home[3] - high, wide, high))

    def _by_hand(self) -> None:
        self.put_away = not self.folded
        self.fold(self.put_away)

    def _lie(self) -> None:
        assert self.opened is not None
        x, y, wide, high = self.opened
        self.move_to((x, y, wide, TITLE if self.folded else high))
        self.play.move_to((wide - _PLAY, 5, 26, 24))
        self.folds.move_to((wide - _FOLD, 5, 26, 24))
        self.folds.set(visible=True, icon="arrow_down" if self.folded else "arrow_up")
