"""A player's panel: who, how many points, four public figures; acting, waiting or thinking."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.table.facts import PlayerFacts, Stat
from game.ui.events import Event, Pointer
from game.ui.fonts import SMALLEST, StyleLike
from game.ui.grid import Grid
from game.ui.theme import mix
from game.ui.widget import At, Widget
from game.ui.widgets.marks import draw_arrow, draw_promise

_THINK_MS = 900.0
_LARGE_HEAD = 28.0
"""The middle of a score in large type, so that it keeps clear of the upper edge."""
_BESIDE = 60.0
"""Where figures begin beside a score that stands below the name."""
_LOW = 96.0
"""A panel with a picture that is lower than this moves its lines closer together."""
_UNDER_LINE, _UNDER_NAME = 34.0, 30.0
"""What a low panel needs below its figures for what its player does, and where its name ends."""
_STATUS_HIGH, _NAME_HIGH, _SCORE_HIGH, _SCORE_LOW = 15.0, 21.0, 36.0, 30.0
"""Of lines that stand below each other: a larger text size yields so far."""
_IN_ROW = 4
_STATUS_TOP = 22.0
"""Above the lower edge of the panel."""
_CLOSE, _ALONE = 19.0, 28.0
"""So high a figure becomes in large type above its caption, where lines stand close, and without one."""
_YIELDS = 0.7
"""Large type becomes no smaller than this share of it: then it is left out, and told where it is pointed at."""
_FOR_CAPTIONS = 86.0, 82.0
"""A lower panel with a picture, and one without, has no line for captions."""
_STATUS = {
    "acts": ("play", "copper_ink", "second_bold"),
    "done": ("check", "gain_text", "second"),
    "rests": ("clock", "muted", "second"),
}
"""Icon, colour and style of the line that says what somebody does."""


class PlayerPanel(Widget):
    """`on_stat(index)` hears which figure is pointed at (None: none), for lighting up what makes it."""

    bleed = 24.0

    def __init__(
        self,
        at: At,
        facts: PlayerFacts,
        *,
        on_stat: Callable[[int | None], object] | None = None,
        pin: str = "left top",
        name: str = "",
    ) -> None:
        super().__init__(at, pin=pin, name=name)
        self.facts = facts
        self.on_stat = on_stat
        self._phase = 0.0
        self._stat: int | None = None

    def hint(self) -> str:
        """The whole name where it had to be cut, and what a figure counts where only its sign is shown."""
        if self._stat is not None and self._stat < len(self.facts.stats) and not self._captions_show():
            return self.facts.stats[self._stat].caption
        name, room = self.facts.name, self._head_rooms()[0]
        return "" if self.fonts.short(name, self._name_style(), room) == name else str(name)

    def show(self, facts: PlayerFacts) -> None:
        self.set(facts=facts)
        self._walk_dots()

    def arrange(self, grid: Grid) -> None:
        self._walk_dots()

    def _walk_dots(self) -> None:
        if self.facts.thinking and self.root is not None:
            self.root.animate(self)

    def update(self, dt_ms: float) -> bool:
        """Three dots walk while a bot thinks; only the dots are redrawn."""
        if not self.facts.thinking:
            return False
        before, px = int(self._phase * 3), self.grid.px
        self._phase = (self._phase + dt_ms / _THINK_MS) % 1.0
        if int(self._phase * 3) != before:
            self.invalidate(Rect(self.rect.x, self.rect.y, self.rect.w - px(70), px(44)))
        return True

    @property
    def solid(self) -> bool:
        return True

    def handle(self, event: Event) -> bool:
        if isinstance(event, Pointer) and event.kind == "move":
            self._tell(self._stat_at(event.pos))
        return False

    def hover_changed(self) -> None:
        if not self.hovered:
            self._tell(None)

    def _tell(self, stat: int | None) -> None:
        if stat != self._stat:
            self._stat = stat
            if self.on_stat is not None:
                self.on_stat(stat)

    def _stat_at(self, pos: tuple[int, int]) -> int | None:
        for number in range(len(self.facts.stats)):
            if self._stat_box(number).collidepoint(pos):
                return number
        return None

    def _stat_box(self, number: int) -> Rect:
        """Four columns, a second row of them if the panel is high enough."""
        columns = min(_IN_ROW, max(1, len(self.facts.stats)))
        if self.facts.room:
            width = min(52.0, (self.at[2] - self.facts.room - _BESIDE - 4) / columns)
            return self.grid.rect(_BESIDE + number * width, self._line() - 15, width, 36, self.rect.topleft)
        width = (self.at[2] - 28) / columns
        top = 46 + (number // columns) * 42
        return self.grid.rect(15 + (number % columns) * width, top, width, 40, self.rect.topleft)

    def draw(self, surface: Surface) -> None:
        facts, theme, grid, rect = self.facts, self.theme, self.grid, self.rect
        kind = "paper" if facts.acting else "waiting"
        if facts.acting:
            self.materials.glow(surface, rect, 10, 8, theme.glow_deep, 200)
            draw_arrow(self, surface)
            self.materials.frame(surface, rect, kind, shadow=None, edge=theme.copper, edge_width=2.2)
        else:
            self.materials.frame(surface, rect, kind)
        bar = grid.rect(2.4, 8, 5, self.at[3] - 16, rect.topleft)
        self.materials.fill(surface, bar, self.look.signs.colour(facts.player), 2.5)
        self._draw_head(surface)
        for number, stat in enumerate(facts.stats):
            self._draw_stat(surface, number, stat)
        if facts.status or facts.place:
            self._draw_status(surface)

    def _line(self) -> float:
        """The middle of score and figures below the name, in units."""
        return min(46.0, self.at[3] - _UNDER_LINE) if self.at[3] < _LOW else 57.0

    def _head_y(self) -> int:
        return self.rect.y + self.grid.px(19 if self.facts.room and self.at[3] < _LOW else 24)

    def _status_room(self, beside: float = 18.0) -> float:
        return self.rect.w - self.grid.px(self.facts.room + 18 + 4 + (20 if self.facts.place else 0) + beside)

    def _status_style(self) -> tuple[StyleLike, float]:
        """Its style, and the units that the icon in front of it takes: none where words would be too small beside."""
        style = self.fonts.low(_STATUS[self.facts.status_tone][2], self.grid.px(_STATUS_HIGH))
        beside = self.fonts.px(self.fonts.fit(self.facts.status, style, self._status_room()))
        return style, 15.0 if beside >= min(SMALLEST, self.fonts.px(style)) else 0.0

    def _draw_status(self, surface: Surface) -> None:
        """The place in the order of play, and what the player does."""
        facts, theme, grid = self.facts, self.theme, self.grid
        x, y = self.rect.x + grid.px(18), self.rect.bottom - grid.px(14)
        if facts.place:
            side = grid.px(16)
            chip = Rect(x - grid.px(2), y - side // 2, side, side)
            self.materials.fill(surface, chip, theme.chip, 8)
            style = self.fonts.low("caption_bold", side)
            self.fonts.draw(surface, str(facts.place), style, theme.cream, chip.center, "centre", side)
            x += grid.px(20)
        if facts.status:
            icon, colour, _ = _STATUS[facts.status_tone]
            style, beside = self._status_style()
            if beside:
                self.look.icons.draw(surface, icon, 11, self.colour(colour), (x + grid.px(5), y))
            place, room = (x + grid.px(beside), y), self._status_room(beside + 3)
            self.fonts.draw(surface, facts.status, style, self.colour(colour), place, room=room)

    def _draw_head(self, surface: Surface) -> None:
        facts, theme, grid, rect = self.facts, self.theme, self.grid, self.rect
        y = self._head_y()
        self.look.signs.draw(surface, facts.player, 22, (rect.x + grid.px(28), y))
        x = rect.x + grid.px(46)
        name, who = self._head_rooms()
        x += self.fonts.draw(surface, facts.name, self._name_style(), theme.ink, (x, y), room=name) + grid.px(9)
        if facts.thinking:
            self._draw_dots(surface, x, y)
        elif facts.who and self._kind_shows():
            self.look.icons.draw(surface, facts.who_icon, 12, theme.muted, (x + grid.px(6), y))
            if who:
                self.fonts.draw(surface, facts.who, "second", theme.muted, (x + grid.px(15), y), room=who)
        place, align = self.score_place(), self.score_align()
        high = _SCORE_HIGH if self.at[3] >= _LOW else min(_SCORE_LOW, 2 * (self._line() - _UNDER_NAME))
        score = self.fonts.low("score", grid.px(high)) if facts.room else "score"
        self.fonts.draw(surface, facts.score, score, theme.ink, place, align, self._score_room())

    def _name_style(self) -> StyleLike:
        return self.fonts.low("name", self.grid.px(_NAME_HIGH)) if self.facts.room else "name"

    def _kind_shows(self) -> bool:
        return True

    def score_align(self) -> str:
        return "left" if self.facts.room else "right"

    def score_place(self) -> tuple[int, int]:
        """Where the score stands: at the right of the head, or below the name beside a picture."""
        grid, rect = self.grid, self.rect
        if self.facts.room:
            return rect.x + grid.px(17), rect.y + grid.px(self._line())
        return rect.right - grid.px(15), rect.y + grid.px(_LARGE_HEAD if grid.is_large else 23)

    def _score_room(self) -> int:
        """A larger text size lets the score grow until it fills the head of the panel."""
        return self.grid.px(24 * max(2, len(self.facts.score)))

    def _head_rooms(self) -> tuple[float, float]:
        """Name and kind share what sign and score leave."""
        fonts, facts = self.fonts, self.facts
        if facts.room:
            return self.rect.w - self.grid.px(46 + 9 + 20 + 6 + facts.room), 0
        score = fonts.fit(facts.score, "score", self._score_room())
        room = self.rect.w - fonts.width(facts.score, score) - self.grid.px(46 + 9 + 15 + 15 + 8)
        if self.grid.is_large:
            return room, 0  # names have one size then, and the icon says who plays
        shares = fonts.shares(room, (facts.name, "name"), (facts.who, "second"))
        small = fonts.px(fonts.fit(facts.who, "second", shares[1])) < self._least("second")
        if (
            not small
            and fonts.fits(str(facts.name), "name", shares[0])
            and fonts.fits(facts.who, "second", shares[1])
        ):
            return shares
        return room, 0  # beside a long name the icon alone says who plays

    def _draw_dots(self, surface: Surface, x: int, y: int) -> None:
        lit = int(self._phase * 3)
        for number in range(3):
            colour = self.theme.ink if number == lit else self.theme.rule
            place = (x + self.grid.px(6 + 10 * number), y)
            self.look.icons.draw(surface, "dot", 13, colour, place)

    def _draw_stat(self, surface: Surface, number: int, stat: Stat) -> None:
        theme, grid, box = self.theme, self.grid, self._stat_box(number)
        if self._stat == number:
            self.materials.frame(surface, box.inflate(-grid.px(2), 0), "field", radius=5, shadow=None)
        captions = self._captions_show()
        y, high = self._figure_line(box, captions)
        colour = self.look.signs.colour(self.facts.player) if stat.coloured else mix(theme.ink, theme.paper, 0.12)
        ground = theme.paper if self.facts.acting else theme.waiting_paper
        icon, left = (15, 24) if high <= _CLOSE else (18, 23)
        self.look.icons.draw(surface, stat.icon, icon, colour, (box.x + grid.px(11), y), ground)
        room = box.w - grid.px(left) if high > _CLOSE else self._value_room(box)
        value, x = self.fonts.low("stat", grid.px(high)), box.x + grid.px(left)
        x += self.fonts.draw(surface, stat.value, value, theme.ink, (x, y), room=room)
        draw_promise(self, surface, stat.promise, (x, y), box.right)
        if captions:
            place, room = (box.x + grid.px(4), y + grid.px(16)), box.w - grid.px(4)
            style = self.fonts.low("caption", grid.px(16))
            self.fonts.draw(surface, stat.caption, style, theme.muted, place, room=room)

    def _figure_line(self, box: Rect, captions: bool) -> tuple[int, float]:
        """The middle of a figure, and how high it may become: in large type it takes the room of its caption too."""
        usual = box.y + self.grid.px(13)
        if captions or not self.grid.is_large:
            return usual, _CLOSE
        if self.facts.room:
            return usual, max(_CLOSE, min(_ALONE, 2 * (self.at[3] - _STATUS_TOP - self._line())))
        bottom = box.bottom if len(self.facts.stats) > _IN_ROW else self.rect.bottom - self.grid.px(4)
        return max(usual, (box.y + bottom) // 2), _ALONE

    def _captions_show(self) -> bool:
        """All of them or none: where one would have to be small, or there is no line, the signs stand alone."""
        if self.at[3] < _FOR_CAPTIONS[not self.facts.room]:
            return False
        fonts, least = self.fonts, self._least("caption")
        low = fonts.low("caption", self.grid.px(16))
        rooms = ((one.caption, self._stat_box(n).w - self.grid.px(4)) for n, one in enumerate(self.facts.stats))
        return all(fonts.px(fonts.fit(caption, low, room)) >= least for caption, room in rooms)

    def _least(self, style: str) -> float:
        """So small a word may become before its sign stands alone."""
        px = self.fonts.px(style)
        return max(_YIELDS * px, min(SMALLEST, px))

    def _value_room(self, box: Rect) -> int:
        return min(box.w, self.grid.px(48)) - self.grid.px(24)

    def overflow(self) -> list[str]:
        facts, fonts, grid = self.facts, self.fonts, self.grid
        _, who = self._head_rooms()
        fits = not who or fonts.fits(facts.who, "second", who)
        wide = [] if fits else [f"{facts.name} {facts.who} {facts.score}"]
        for number, stat in enumerate(facts.stats):
            if not fonts.fits(stat.caption, "caption", self._stat_box(number).w - grid.px(4)):
                wide.append(stat.caption)
        if facts.status and not fonts.fits(facts.status, _STATUS[facts.status_tone][2], self._status_room()):
            wide.append(facts.status)
        return wide
