"""A player's panel that is full: four figures with their captions and a picture beside them.

With large type, and in a low panel, the captions leave: the figures stand in one row below name and score, the
picture at its end.
"""

from __future__ import annotations

from pygame import Rect, Surface

from game.table.facts import Stat
from game.ui.fonts import StyleLike
from game.ui.theme import mix
from game.ui.widget import At
from game.ui.widgets.marks import draw_promise
from game.ui.widgets.players import PlayerPanel

MANY = 2
"""So many figures have room for their captions beside a picture in any panel; for more it takes this one."""
_SCORE = 52.0
"""Units for three digits below the name."""
_FIGURES = 70.0
_HEAD, _LEAST = 36.0, 4.0
_LINE, _CAPTION = 32.0, 14.0
_LARGE_PICTURE = 52.0
_LARGE_HEAD = 50.0


def is_low(high: float) -> bool:
    """Whether captions have no room below two rows of figures."""
    return high < _HEAD + 2 * _LINE


def picture_at(width: float, high: float, picture: float, large: bool) -> At:
    """Where the picture of a player's things lies in a panel."""
    if large:
        return (width - _LARGE_PICTURE - 8, _LARGE_HEAD, _LARGE_PICTURE, high - _LARGE_HEAD - 8)
    return (width - picture - 8, 8, picture, high - 16)


class FullPanel(PlayerPanel):
    @property
    def in_a_row(self) -> bool:
        """Whether figures stand in one row without captions: in large type, and in a low panel."""
        return self.grid.is_large or is_low(self.at[3])

    def hint(self) -> str:
        lines = [f"{stat.caption}: {stat.value}" for stat in self.facts.stats] if self.in_a_row else []
        return "\n".join(filter(None, (super().hint(), *lines)))

    def _picture(self) -> float:
        return _LARGE_PICTURE + 8 if self.in_a_row else self.facts.room

    def _stat_box(self, number: int) -> Rect:
        count = max(1, len(self.facts.stats))
        if self.in_a_row:
            wide = (self.at[2] - 12 - self._picture()) / count
            high = self.at[3] - _LARGE_HEAD - 8
            return self.grid.rect(10 + number * wide, _LARGE_HEAD, wide, high, self.rect.topleft)
        columns = -(-count // 2)
        wide = (self.at[2] - self._picture() - _FIGURES) / columns
        gap = (self.at[3] - _HEAD - 2 * _LINE - _LEAST) / 2
        top = _HEAD + number // columns * (_LINE + gap)
        return self.grid.rect(_FIGURES + number % columns * wide, top, wide, _LINE, self.rect.topleft)

    def _head_y(self) -> int:
        return self.rect.y + self.grid.px(27 if self.in_a_row else 20)

    def _line(self) -> float:
        return _HEAD + (self.at[3] - _HEAD) / 2 - 3

    def score_align(self) -> str:
        return "right" if self.in_a_row else "left"

    def score_place(self) -> tuple[int, int]:
        if self.in_a_row:
            return self.rect.right - self.grid.px(14), self._head_y()
        return self.rect.x + self.grid.px(15), self.rect.y + self.grid.px(self._line())

    def _score_room(self) -> int:
        return self.grid.px(76 if self.in_a_row else _SCORE)

    def _kind_shows(self) -> bool:
        """A long name takes the place of the icon."""
        name, _ = self._head_rooms()
        fits = self.fonts.width(self.facts.name, self._name_style()) <= name - self.grid.px(21)
        return fits and not self.in_a_row

    def _head_rooms(self) -> tuple[float, float]:
        right = self.grid.px(46 + 8) + (self._score_wide() if self.in_a_row else self.grid.px(self._picture()))
        return self.rect.w - right, 0

    def _score_wide(self) -> int:
        score = self.facts.score
        return self.fonts.width(score, self.fonts.fit(score, "score", self._score_room())) + self.grid.px(14)

    def _name_style(self) -> StyleLike:
        if self.in_a_row:
            return self.fonts.low("name", self.grid.px(29))
        room, _ = self._head_rooms()
        return "name" if self.fonts.width(self.facts.name, "name") <= room else "button"

    def _draw_stat(self, surface: Surface, number: int, stat: Stat) -> None:
        theme, grid, box, fonts = self.theme, self.grid, self._stat_box(number), self.fonts
        if self._stat == number:
            self.materials.frame(surface, box.inflate(-grid.px(2), 0), "field", radius=5, shadow=None)
        large, captions = self.in_a_row, not self.in_a_row and self._captions_show()
        y = box.y + grid.px(9) if captions else box.centery
        colour = self.look.signs.colour(self.facts.player) if stat.coloured else mix(theme.ink, theme.paper, 0.12)
        ground = theme.paper if self.facts.acting else theme.waiting_paper
        self.look.icons.draw(surface, stat.icon, 18 if large else 15, colour, (box.x + grid.px(10), y), ground)
        value = fonts.low("stat", grid.px(24)) if large else "stat"
        left = box.x + grid.px(21 if large else 22)
        left += fonts.draw(surface, stat.value, value, theme.ink, (left, y), room=box.right - left)
        draw_promise(self, surface, stat.promise, (left, y), box.right)
        if captions:
            place = box.x + grid.px(3), y + grid.px(_CAPTION)
            fonts.draw(surface, stat.caption, "caption", theme.muted, place, room=box.w - grid.px(4))

    def overflow(self) -> list[str]:
        fonts, grid = self.fonts, self.grid
        wide = []
        for number, stat in enumerate(self.facts.stats):
            box = self._stat_box(number)
            if not fonts.fits(stat.value, "stat", box.w - grid.px(22)):
                wide.append(stat.value)
            if not self.in_a_row and not fonts.fits(stat.caption, "caption", box.w - grid.px(4)):
                wide.append(stat.caption)
        return wide
