"""The card that answers whatever is pointed at: what it would do, or why it cannot be. Always at one spot."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pygame import Rect, Surface

from game.table.cards import Card
from game.ui.fonts import StyleLike
from game.ui.grid import Grid
from game.ui.look import Look
from game.ui.paragraph import TextBlock, layout_text
from game.ui.widget import At, Widget
from game.ui.widgets import card_title
from game.ui.widgets.card_foot import CardFoot
from game.ui.widgets.card_rows import PAD, CardRows
from game.ui.widgets.marks import Leader
from game.ui.widgets.smaller import SmallerLooks, shares_of

_LOW_TITLE = card_title.STYLES[-1]


class HoverCard(Widget):
    """Grows upwards from the lower edge of its place (grow="up") or down from the upper one.

    show(card, target) draws a line to the target, a point in pixels; hide() takes it away.
    """

    bleed = 24.0

    def __init__(self, at: At, *, grow: str = "up", pin: str = "left top", name: str = "card") -> None:
        super().__init__(at, pin=pin, name=name)
        self.visible = False
        self.grow = grow
        self._words = self.card = Card("")
        self.target: tuple[int, int] | None = None
        self._line: tuple[tuple[object, ...], Leader] | None = None
        self._box: tuple[tuple[object, ...], Rect] | None = None
        self._type, self._smaller = 1.0, SmallerLooks()

    corner = 0.0
    """Units that something takes in the upper right corner."""

    @property
    def look(self) -> Look:
        return self._smaller.of(super().look, self._type)

    def set_type(self, share: float) -> None:
        """Larger type yields where the card would lie on what is asked now."""
        if share != self._type:
            self.invalidate()
            self._type = share
            self.card = self._fitted(self._words)
            self.invalidate()

    def type_shares(self) -> tuple[float, ...]:
        """Shares of the wanted size that the card may be written in, the wanted one first."""
        return shares_of(super().look.grid)

    @property
    def _foot(self) -> CardFoot:
        return CardFoot(self)

    @property
    def _rows(self) -> CardRows:
        return CardRows(self, self.card.rows)

    def show(self, card: Card, target: tuple[int, int] | None = None) -> None:
        """Where there is no room for all its words, the shorter ones are taken."""
        self._words = card
        card = self._fitted(card) if self.root is not None and self.root.has_look else card
        if self.visible and card == self.card and target == self.target:
            return
        if self.visible:
            self.invalidate()
        self.card, self.target, self.visible = card, target, True
        self.invalidate()

    def layout(self, grid: Grid) -> None:
        super().layout(grid)
        self.card = self._fitted(self._words)

    def _fitted(self, card: Card) -> Card:
        fonts, grid = self.fonts, self.grid
        wide = grid.px(self.at[2] - 2 * PAD)
        head = wide - grid.px(self.corner)
        when = CardRows(self, card.rows).widest_when
        rows = tuple(self._rows.fitted(row, wide - grid.px(34 + 6) - when) for row in card.rows)
        room = head - (fonts.width(card.result, self._result_style(card)) + grid.px(10) if card.result else 0)
        room -= grid.px(26) if card.refused else 0
        words = card.second.split(", ")
        while len(words) > 1 and fonts.width(", ".join(words), "second") > room:
            words.pop()
        return replace(card, rows=rows, second=", ".join(words))

    def hide(self) -> None:
        if self.visible:
            self.invalidate()
            self.visible = False

    # measuring

    def _body_height(self) -> int:
        grid, card = self.grid, self.card
        if card.refused:
            height = self._reason().height + grid.px(8)
            if card.way_out:
                height += self._way_out().height + grid.px(8)
            return height
        text = self._text().height + grid.px(4) if card.text else 0
        return text + self._rows.height

    def _text(self) -> TextBlock:
        return layout_text(self.look, self.card.text, "body", "ink", self.rect.w - 2 * self.grid.px(PAD))

    def _reason(self) -> TextBlock:
        return layout_text(self.look, self.card.reason, "body", "ink", self.rect.w - 2 * self.grid.px(PAD))

    def _way_out(self) -> TextBlock:
        return layout_text(
            self.look, f"*{self.card.way_out}*", "second", "copper_ink", self.rect.w - 2 * self.grid.px(PAD)
        )

    def _head(self) -> int:
        fonts, grid = self.fonts, self.grid
        second = fonts.line_height("second") if self.card.second else 0
        return grid.px(10) + self._title_height() + second + grid.px(6)

    def _title_height(self) -> int:
        more = len(self._title_lines(self._head_room())) - 1
        return self.fonts.line_height("card") + more * self.fonts.line_height(_LOW_TITLE)

    def box(self) -> Rect:
        """Where the card lies: as high as its words need."""
        key = (self.card, self.rect.topleft, self.rect.size, self.look)
        if self._box is None or self._box[0] != key:
            self._box = (key, self._measure())
        return self._box[1].copy()

    def covers(self, clear: Sequence[Rect]) -> tuple[int, int]:
        """How much of the first of these places lies under the card, and of how many others a part does."""
        box = self.box()
        first = box.clip(clear[0])
        return first.w * first.h, sum(box.colliderect(one) for one in clear[1:])

    def _measure(self) -> Rect:
        grid, body = self.grid, self._body_height()
        height = self._head() + (grid.px(6) + body if body else 0) + self._foot.height() + grid.px(9)
        box = Rect(self.rect.x, self.rect.y, self.rect.w, height)
        if self.grow == "up":
            box.bottom = self.rect.bottom
        return box.clamp(grid.window)

    def reach(self) -> Rect:
        extra = self.grid.px(self.bleed)
        area = self._around(self.box())
        if self.target is not None:
            area.union_ip(Rect(self.target, (1, 1)).inflate(extra, extra))
        return area

    # drawing

    def draw(self, surface: Surface) -> None:
        """Only what lies in the clip: along the line that is not the card."""
        box, clip = self.box(), surface.get_clip()
        line = self._leader(box)
        if line is not None:
            line.draw(surface)
        if clip.colliderect(self._around(box)):
            self._draw_card(surface, box)

    def _around(self, box: Rect) -> Rect:
        """The card with its shadow and glow."""
        extra = self.grid.px(self.bleed)
        return box.inflate(2 * extra, 2 * extra)

    def _draw_card(self, surface: Surface, box: Rect) -> None:
        theme, card = self.theme, self.card
        if not card.refused and not card.quiet:
            self.materials.glow(surface, box, 10, 6, theme.glow_deep, 120)
        edge = theme.refuse if card.refused else theme.edge if card.quiet else theme.copper
        self.materials.frame(surface, box, edge=edge, edge_width=1 if card.quiet else 1.8)
        y = self._draw_head(surface, box)
        if card.refused:
            self._draw_refusal(surface, box, y)
        else:
            if card.text:
                text = self._text()
                text.draw(surface, (box.x + self.grid.px(PAD), y))
                y += text.height + self.grid.px(4)
            self._rows.draw(surface, box, y)
        self._foot.draw(surface, box)

    def _leader(self, box: Rect) -> Leader | None:
        """The line to the target, kept until either end moves."""
        if self.target is None or box.collidepoint(self.target):
            return None
        (tx, ty), inset = self.target, self.grid.px(16)
        x = box.right if tx > box.right else box.left if tx < box.left else tx
        start = (x, max(box.top + inset, min(box.bottom - inset, ty)))
        key = (start, self.target, self.look)
        if self._line is None or self._line[0] != key:
            self._line = (key, Leader(self.grid, start, self.target, self.theme))
        return self._line[1]

    def invalidate(self, rect: Rect | None = None) -> None:
        """The card and the places along the line, not the large rectangle around both."""
        root = self.root
        if root is None or not root.has_look or rect is not None:
            return super().invalidate(rect)
        box = self.box()
        around = self._around(box)
        root.mark(around)
        line = self._leader(box)
        for area in line.areas() if line is not None else ():
            root.mark(_beyond(area, around))

    def _draw_head(self, surface: Surface, box: Rect) -> int:
        grid, theme, fonts, card = self.grid, self.theme, self.fonts, self.card
        pad = grid.px(PAD)
        y = box.y + grid.px(10)
        middle = y + fonts.line_height("card") // 2
        room = self._head_room()
        for number, line in enumerate(self._title_lines(room)):
            place = box.x + pad, middle + number * fonts.line_height(_LOW_TITLE)
            fonts.draw(surface, line, card_title.style_in(fonts, card.title, room), theme.ink, place, room=room)
        if card.second:
            below = y + self._title_height() + fonts.line_height("second") // 2
            fonts.draw(surface, card.second, "second", theme.muted, (box.x + pad, below), room=room)
        centre, right = box.y + self._head() // 2, box.right - pad - grid.px(self.corner)
        if card.refused and not self.corner:  # no cross: that closes a card that is kept, this one goes by itself
            self.look.icons.draw(
                surface, "barred", self.look.icons.beside(20, 26), theme.refuse, (right - grid.px(9), centre)
            )
        elif card.result:
            tone = {"refuse": "refuse_text", "muted": "muted"}.get(card.result_tone, "gain_text")
            if not card.result_tone and card.result.startswith(("–", "-")):
                tone = "refuse_text"
            style = self._result_style(card)
            fonts.draw(surface, card.result, style, self.colour(tone), (right, centre), "right")
        rule_y = box.y + self._head()
        if card.rows or card.refused or card.text:
            surface.fill(theme.rule, (box.x + pad, rule_y, box.w - 2 * pad, grid.line(1)))
        return rule_y + grid.px(6)

    def _head_room(self) -> float:
        """What title and second line may take beside the result."""
        card, grid = self.card, self.grid
        room = self.rect.w - 2 * grid.px(PAD) - grid.px(self.corner)
        if card.refused:
            return room - grid.px(26)
        return room - (self.fonts.width(card.result, self._result_style(card)) + grid.px(8) if card.result else 0)

    def _title_lines(self, room: float) -> tuple[str, ...]:
        return card_title.lines_of(self.fonts, self.card.title, room)

    def _result_style(self, card: Card) -> StyleLike:
        """With a larger text size the result leaves the title beside it what it needs at least."""
        fonts, grid = self.fonts, self.grid
        title = fonts.width(card.title, fonts.least(_LOW_TITLE))
        room = self.rect.w - 2 * grid.px(PAD) - grid.px(8 + self.corner) - title
        return fonts.fit(card.result, "result", max(grid.px(40), room))

    def _draw_refusal(self, surface: Surface, box: Rect, y: int) -> None:
        grid, pad = self.grid, self.grid.px(PAD)
        reason = self._reason()
        reason.draw(surface, (box.x + pad, y))
        if self.card.way_out:
            line = y + reason.height + grid.px(5)
            surface.fill(self.theme.rule, (box.x + pad, line, box.w - 2 * pad, grid.line(1)))
            self._way_out().draw(surface, (box.x + pad, line + grid.px(5)))

    def overflow(self) -> list[str]:
        card, fits, head = self.card, self.fonts.fits, self._head_room()
        style: StyleLike = card_title.style_in(self.fonts, card.title, head)
        heads = [(line, style) for line in self._title_lines(head)] + [(card.second, "second")]
        texts = [text for text, style in heads if not fits(text, style, head)]
        return [*texts, *self._rows.cut(), *self._foot.cut()]


def _beyond(area: Rect, around: Rect) -> Rect:
    """What the card's own rectangle leaves of one beside it, so that the card is not drawn for both."""
    if area.top < around.top or area.bottom > around.bottom or not area.colliderect(around):
        return area
    if area.right > around.right:
        left = max(area.left, around.right)
        return Rect(left, area.y, area.right - left, area.h)
    return Rect(area.x, area.y, max(0, min(area.right, around.left) - area.x), area.h)
