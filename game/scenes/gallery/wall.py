"""The wall of the gallery: cards in rows under headings, in one widget that draws and paints only what can be seen.

Hundreds of cards would be hundreds of widgets; here they are places on a plan. The keyboard walks from card to card.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.scenes.gallery.card import GAP, LEAST, Face
from game.scenes.gallery.entries import Entry
from game.scenes.gallery.shop import Shop
from game.ui.events import LEFT, Event, Key, Pointer
from game.ui.grid import Grid
from game.ui.widget import At, Widget
from game.ui.widgets import ScrollArea

HEADING = "panel"
_EDGE = 8.0
"""Units around all cards, where their shadows fall and the copper frame has room."""


class Place(NamedTuple):
    """Where a card or a heading lies, in pixels from the corner of the wall."""

    rect: Rect
    entry: Entry | None
    words: str = ""


class Wall(Widget):
    """`on_open` is told which card was clicked."""

    focusable = True

    def __init__(
        self,
        at: At,
        k: float,
        entries: Sequence[Entry],
        shop: Shop,
        on_open: Callable[[int], object],
        *,
        titles: Mapping[tuple[str, str], str],
        cursor: int = 0,
    ) -> None:
        super().__init__(at, name="wall")
        self.k = k
        self.entries = entries
        self.shop = shop
        self.on_open = on_open
        self.headings = titles
        """Of each game and kind; none where things hang in another order."""
        self.cursor = min(cursor, max(0, len(entries) - 1))
        self.pointed_card: int | None = None
        self.places: list[Place] = []
        """The cards in their order, each with its rectangle."""
        self.titles: list[Place] = []
        self.columns = 1
        self.face: Face | None = None
        """Made for the width of the cards."""

    # the plan

    def arrange(self, grid: Grid) -> None:
        edge, gap = grid.px(_EDGE), grid.px(GAP)
        wide = self.rect.w - 2 * edge
        self.columns = max(1, (wide + gap) // (grid.px(LEAST * self.k) + gap))
        card = (wide - gap * (self.columns - 1)) // self.columns
        self.face = Face(self.look, card)
        size, self.places, self.titles = self.face.size, [], []
        y, column, before = edge, 0, None
        for entry in self.entries:
            group = (entry.game, entry.kind)
            if group in self.headings and group != before:
                y += (size[1] + gap if column else 0) + (gap // 2 if before is not None else 0)
                column, before = 0, group
                high = self.fonts.line_height(HEADING) + gap // 2
                self.titles.append(Place(Rect(edge, y, wide, high), None, self.headings[group]))
                y += high
            self.places.append(Place(Rect(edge + column * (card + gap), y, *size), entry))
            column += 1
            if column == self.columns:
                column, y = 0, y + size[1] + gap
        low = y + (size[1] if column else 0) + edge
        self.at = (*self.at[:3], grid.units(low))
        self.rect.h = low

    def place_of(self, number: int) -> Rect:
        return self.places[number].rect.move(self.rect.topleft)

    @property
    def window(self) -> Rect:
        """What can be seen of the wall."""
        assert self.parent is not None
        return self.rect.clip(self.parent.rect)

    def seen(self, more: int = 0) -> list[int]:
        """The cards in sight, and so many pixels further down."""
        window = self.window
        window.h += more
        return [number for number in range(len(self.places)) if self.place_of(number).colliderect(window)]

    # painting, a picture at a time

    @property
    def unpainted(self) -> int | None:
        """The next card in sight without its picture; then those that come with the next turn of the wheel."""
        if self.face is None or self.root is None:
            return None
        for number in self.seen(more=self.window.h):
            if not self.shop.has(self.entries[number], self.face.room):
                return number
        return None

    def paint_next(self) -> bool:
        """Paint one of them; False if there is none."""
        number = self.unpainted
        if number is None or self.face is None:
            return False
        self.shop.paint(self.look, self.entries[number], self.face.room)
        self.invalidate(self.place_of(number))
        return True

    # drawing

    def draw(self, surface: Surface) -> None:
        clip = surface.get_clip().clip(self.window)
        for title in self.titles:
            spot = title.rect.move(self.rect.topleft)
            if spot.colliderect(clip):
                self.fonts.draw(
                    surface,
                    title.words,
                    HEADING,
                    self.theme.cream,
                    (spot.x + self.grid.px(2), spot.centery),
                    room=spot.w,
                )
        reach = self.grid.px(_EDGE)
        for number, entry in enumerate(self.entries):
            rect = self.place_of(number)
            if self.face is not None and rect.inflate(2 * reach, 2 * reach).colliderect(clip):
                picture = self.shop.ready(entry, self.face.room)
                self.face.draw(surface, rect, entry, picture, lit=number == self.lit)

    @property
    def lit(self) -> int | None:
        """The card that is pointed at, or that the keyboard stands on."""
        root = self.root
        if self.focused and root is not None and root.focus_visible and self.places:
            return self.cursor
        return self.pointed_card

    def overflow(self) -> list[str]:
        """Names and kinds that are wider than their card, wherever it hangs."""
        if self.face is None:
            return []
        found = [words for entry in self.entries for words in self.face.cut(entry)]
        return [*found, *(one.words for one in self.titles if not self.fonts.fits(one.words, HEADING, one.rect.w))]

    # what is done here

    def card_at(self, pos: tuple[int, int]) -> int | None:
        return next((n for n in range(len(self.places)) if self.place_of(n).collidepoint(pos)), None)

    def handle(self, event: Event) -> bool:
        if isinstance(event, Pointer):
            return self._pointer(event)
        if isinstance(event, Key) and self.places and not (event.ctrl or event.alt or event.shift):
            return self._key(event)
        return False

    def _pointer(self, event: Pointer) -> bool:
        if event.kind == "move":
            self._point(self.card_at(event.pos))
            return False
        if event.button != LEFT or event.kind not in ("down", "up", "click"):
            return False
        card = self.card_at(event.pos)
        if card is not None:
            self.cursor = card
            if event.kind == "click":
                self.on_open(card)
        return card is not None

    def _point(self, card: int | None) -> None:
        for changed in {self.pointed_card, card} - {None} if card != self.pointed_card else ():
            assert changed is not None
            self._mark(changed)
        self.pointed_card = card

    def _mark(self, number: int) -> None:
        if number < len(self.places):
            reach = self.grid.px(2 * _EDGE)
            self.invalidate(self.place_of(number).inflate(reach, reach))

    def hover_changed(self) -> None:
        if not self.hovered:
            self._point(None)
        if self.places:
            self._mark(self.cursor)

    def _key(self, event: Key) -> bool:
        if event.name in ("return", "space"):
            if not event.repeat:
                self.on_open(self.cursor)
            return True
        goal = self._goal(event.name)
        if goal is None:
            return False
        self._mark(self.cursor)
        self.cursor = goal
        self._mark(goal)
        self.reveal_card()
        return True

    def _goal(self, name: str) -> int | None:
        """Where a key leads; None where it leaves the wall."""
        last = len(self.places) - 1
        if name in ("home", "end"):
            return 0 if name == "home" else last
        if name in ("left", "right"):
            goal = self.cursor + (1 if name == "right" else -1)
            at_edge = name == "left" and self.places[self.cursor].rect.x == self.places[0].rect.x
            return None if at_edge or not 0 <= goal <= last else goal
        if name in ("up", "down", "page up", "page down"):
            return self._row_away(-1 if "up" in name else 1, 3 if "page" in name else 1)
        return None

    def _row_away(self, way: int, rows: int) -> int | None:
        """The card above or below, so many rows away; with fewer rows the last of them."""
        here, found = self.places[self.cursor].rect, None
        ys = sorted({one.rect.y for one in self.places if (one.rect.y - here.y) * way > 0}, reverse=way < 0)
        if ys:
            y = ys[min(rows, len(ys)) - 1]
            row = [n for n, one in enumerate(self.places) if one.rect.y == y]
            found = min(row, key=lambda n: abs(self.places[n].rect.x - here.x))
        return found

    def reveal_card(self) -> None:
        parent = self.parent
        if isinstance(parent, Hall) and self.places:
            parent.show(self.place_of(self.cursor).inflate(0, 2 * self.grid.px(_EDGE)))


class Hall(ScrollArea):
    """The window on the wall. The keyboard comes to the card where it was, not to the top of the wall."""

    def reveal(self, rect: Rect) -> None:
        for child in self.children:
            if isinstance(child, Wall) and child.rect == rect:
                child.reveal_card()
                return
        super().reveal(rect)

    def show(self, rect: Rect) -> None:
        super().reveal(rect)
