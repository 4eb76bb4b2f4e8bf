"""What stands around the board when all look at it: a row for each seat, and the tale of the match in large type."""

from __future__ import annotations

from pygame import Rect, Surface

from game.table.around import Beside
from game.table.facts import PlayerFacts
from game.ui.fonts import Style, StyleLike
from game.ui.paragraph import TextBlock, layout_text
from game.ui.theme import mix
from game.ui.widget import At
from game.ui.widgets.turned import Turned

_PAD = 14.0
_TOLD = tuple(Style(size, "serif") for size in (38, 34, 30, 27, 24, 21, 19, 17, 15, 13))
_ASKED = tuple(Style(size) for size in (22, 20, 18, 16, 15, 14, 13, 12))
_SCORE = Style(38, "bold")
_TALL = 118.0
"""From this height on a row has a line for what its figures are called."""
_ASKED_SHARE = 0.6
"""So much of the tale is at most for what is asked."""


class SeatRow(Turned):
    """Sign, name, points and open figures of a seat; lit while it is its turn."""

    def __init__(self, at: At, facts: PlayerFacts, *, turned: bool, pin: str, name: str) -> None:
        super().__init__(at, turned=turned, pin=pin, name=name)
        self.facts = facts

    def show(self, facts: PlayerFacts) -> None:
        self.set(facts=facts)

    def hint(self) -> str:
        return str(self.facts.name)

    @property
    def solid(self) -> bool:
        return True

    def content(self) -> object:
        return self.facts

    def framed(self, surface: Surface) -> None:
        acting = self.facts.acting
        if acting:
            self.materials.glow(surface, self.rect, 10, 9, self.theme.glow_deep, 220)
        self.materials.frame(
            surface,
            self.rect,
            "paper" if acting else "waiting",
            shadow=None if acting else "panel",
            edge=self.theme.copper if acting else None,
            edge_width=2.6 if acting else 1,
        )

    def written(self, surface: Surface, rect: Rect) -> None:
        facts, grid, theme = self.facts, self.grid, self.theme
        pad = grid.px(_PAD)
        head = rect.y + grid.px(28)
        self.look.signs.draw(surface, facts.player, 30, (rect.x + pad + grid.px(13), head))
        score, room = self._score(rect)
        self.fonts.draw(surface, facts.score, score, theme.ink, (rect.right - pad, head), "right", room)
        left = rect.x + pad + grid.px(36)
        wide = rect.right - pad - self.fonts.width(facts.score, score) - grid.px(8) - left
        self.fonts.draw(surface, facts.name, self._name(), theme.ink, (left, head), room=wide)
        self._write_figures(surface, rect)

    def _name(self) -> StyleLike:
        return self.fonts.low(Style(21, "bold"), self.grid.px(34))

    def _score(self, rect: Rect) -> tuple[StyleLike, float]:
        low = self.fonts.low(_SCORE, self.grid.px(46))
        room = rect.w * 0.4
        return self.fonts.fit(self.facts.score, low, room), room

    def _write_figures(self, surface: Surface, rect: Rect) -> None:
        """In one line side by side; a tall row says what they are."""
        stats, grid, theme = self.facts.stats, self.grid, self.theme
        if not stats:
            return
        pad = grid.px(_PAD)
        each = (rect.w - 2 * pad) / len(stats)
        tall = self.at[3] >= _TALL
        y = rect.y + grid.px(66 if not tall else 72)
        ground = theme.paper if self.facts.acting else theme.waiting_paper
        style = self.fonts.low(Style(17, "bold"), grid.px(24))
        for number, stat in enumerate(stats):
            x = rect.x + pad + each * number
            ink = self.look.signs.colour(self.facts.player) if stat.coloured else mix(theme.ink, theme.paper, 0.12)
            self.look.icons.draw(surface, stat.icon, 17, ink, (round(x + grid.px(10)), y), ground)
            room = each - grid.px(23)
            self.fonts.draw(surface, stat.value, style, theme.ink, (x + grid.px(22), y), room=room)
            if tall and self._captions_fit(each):
                caption = self.fonts.low("caption", grid.px(16))
                at = (x + grid.px(2), y + grid.px(20))
                self.fonts.draw(surface, stat.caption, caption, theme.muted, at, room=each - grid.px(4))

    def _captions_fit(self, each: float) -> bool:
        low = self.fonts.low("caption", self.grid.px(16))
        return all(self.fonts.width(one.caption, low) <= each - self.grid.px(4) for one in self.facts.stats)

    def score_place(self) -> tuple[int, int]:
        """The middle of the points on the screen."""
        grid, rect = self.grid, self.rect
        dx, dy = grid.px(_PAD + 19), grid.px(28)
        return (rect.x + dx, rect.bottom - dy) if self.turned else (rect.right - dx, rect.y + dy)

    def sign_place(self) -> tuple[int, int]:
        grid, rect = self.grid, self.rect
        dx, dy = grid.px(_PAD + 13), grid.px(28)
        return (rect.right - dx, rect.bottom - dy) if self.turned else (rect.x + dx, rect.y + dy)

    def overflow(self) -> list[str]:
        facts, pad = self.facts, self.grid.px(_PAD)
        score, room = self._score(self.rect)
        wide = [] if self.fonts.fits(facts.score, score, room) else [facts.score]
        left = self.rect.w - 2 * pad - self.grid.px(44) - self.fonts.width(facts.score, score)
        wide += [] if self.fonts.fits(facts.name, self._name(), left) else [str(facts.name)]
        each = (self.rect.w - 2 * pad) / max(1, len(facts.stats)) - self.grid.px(23)
        style = self.fonts.low(Style(17, "bold"), self.grid.px(24))
        return wide + [one.value for one in facts.stats if not self.fonts.fits(one.value, style, each)]


class TalePanel(Turned):
    """Whose turn it is and what is asked, above the last thing that happened, as large as it has room."""

    def __init__(self, at: At, *, foot: float = 0, turned: bool, pin: str, name: str) -> None:
        super().__init__(at, turned=turned, pin=pin, name=name)
        self.tale = Beside()
        self.foot = foot
        """Units kept free for buttons below."""
        self.asked_most = 0
        """So large, in pixels, the question stands on the other panel; 0 without another."""

    def show(self, tale: Beside) -> None:
        self.set(tale=tale)

    def content(self) -> object:
        return self.tale, self.asked_most

    def framed(self, surface: Surface) -> None:
        self.materials.frame(surface, self.rect, "paper")

    def _room(self, rect: Rect) -> Rect:
        pad = self.grid.px(_PAD)
        return Rect(rect.x + pad, rect.y + pad, rect.w - 2 * pad, rect.h - 2 * pad - self.grid.px(self.foot))

    def _sizes(self, styles: tuple[Style, ...]) -> tuple[Style, ...]:
        """In the largest type that has room; a larger text size begins with a larger one."""
        return (*styles, *self.fonts.smaller(styles[-1]))

    def _block(self, text: str, wide: int, high: float) -> tuple[TextBlock, Style]:
        block, sizes = TextBlock(), self._sizes(_TOLD)
        for style in sizes:
            block = layout_text(self.look, text, style, "ink", wide)
            if block.height <= high and block.widest_word <= wide:
                return block, style
        return block, sizes[-1]

    def _blocks(self, room: Rect) -> tuple[TextBlock, TextBlock, int]:
        """What is asked, what happened, and how far below the top that begins."""
        return self._laid(room)[:3]

    def asked_size(self) -> int:
        """The pixels of the type in which there is room for the question."""
        return self._laid(self._room(self.rect))[3]

    def _laid(self, room: Rect) -> tuple[TextBlock, TextBlock, int, int]:
        """The question as large as it can be while what happened is no smaller: both are read from afar."""
        sign = self.grid.px(38) if self.tale.sign is not None else 0
        badge = self.grid.px(44) if self.tale.points else 0
        found = None
        for style in self._sizes(_ASKED):
            px = self.fonts.px(style)
            if self.asked_most and px > self.asked_most:
                continue
            asked = layout_text(self.look, self.tale.asked, style, "ink", room.w)
            top = sign + asked.height + self.grid.px(22)
            told, size = self._block(self.tale.told, room.w, room.h - top - badge)
            found = asked, told, top, px
            fits = asked.height <= room.h * _ASKED_SHARE - sign and asked.widest_word <= room.w
            if fits and (self.fonts.px(size) >= px or not self.tale.told):
                break
        assert found is not None
        return found

    def written(self, surface: Surface, rect: Rect) -> None:
        room, grid, theme, tale = self._room(rect), self.grid, self.theme, self.tale
        asked, told, top = self._blocks(room)
        y = room.y
        if tale.sign is not None:
            self.look.signs.draw(surface, tale.sign, 32, (room.x + grid.px(16), y + grid.px(16)))
            y += grid.px(38)
        asked.draw(surface, (room.x, y))
        surface.fill(theme.rule, Rect(room.x, room.y + top - grid.px(12), room.w, grid.line(1.4)))
        told.draw(surface, (room.x, room.y + top))
        self._write_points(surface, room.x, room.y + top + told.height + grid.px(24))

    def _write_points(self, surface: Surface, x: int, y: int) -> None:
        """Whose turn brought how much."""
        tale, grid = self.tale, self.grid
        if tale.by is not None and tale.points and tale.told:
            self.look.signs.draw(surface, tale.by, 26, (x + grid.px(13), y))
            style = self.fonts.low(Style(26, "bold"), grid.px(38))
            self.fonts.draw(surface, tale.points, style, self.theme.gain_text, (x + grid.px(36), y))

    def overflow(self) -> list[str]:
        room = self._room(self.rect)
        asked, told, top = self._blocks(room)
        both = ((asked, self.tale.asked, room.h * _ASKED_SHARE), (told, self.tale.told, room.h - top))
        return [text for block, text, high in both if block.height > high or block.widest_word > room.w]
