"""One thing of the gallery, large: its picture, all that is said of it, and where it comes from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from pygame import Surface

from game.scenes import start
from game.scenes.gallery.entries import Entry, entries_of
from game.scenes.gallery.shop import Shop
from game.scenes.page import MARGIN, SetPage
from game.scenes.rules_browser.book import load_book
from game.ui.context import Context
from game.ui.events import Event, Key
from game.ui.grid import DESIGN_HEIGHT, DESIGN_WIDTH
from game.ui.widget import At, Widget
from game.ui.widgets import Button, Icon, Line, Panel, Paragraph, ScrollArea

_SHARE, _LARGE_SHARE = 0.5, 0.38
"""Of the page's width, for the picture: less of it where the type is large."""
_HIGHEST = 460.0


class Framed(Widget):
    """The picture on its ground, painted as the page finds time."""

    def __init__(self, at: At, entry: Entry, shop: Shop) -> None:
        super().__init__(at, name="picture")
        self.entry = entry
        self.shop = shop

    def room(self) -> tuple[int, int]:
        inside = self.rect.inflate(-self.grid.px(32), -self.grid.px(32))
        return inside.w, min(self.grid.px(_HIGHEST), inside.h)

    def job(self) -> Iterator[object]:
        yield None
        self.shop.paint(self.look, self.entry, self.room())
        self.invalidate()

    def draw(self, surface: Surface) -> None:
        self.materials.frame(surface, self.rect, "field", radius=8, shadow=None)
        picture = self.shop.ready(self.entry, self.room())
        if picture is None:
            self.look.icons.draw(surface, "clock", 40, self.theme.rule, self.rect.center)
        else:
            surface.blit(picture, picture.get_rect(center=self.rect.center))


class PieceScene(SetPage):
    title = "gallery.title"

    def __init__(
        self, context: Context, entries: Sequence[Entry], number: int, on_last: Callable[[int], object]
    ) -> None:
        super().__init__(context)
        self.entries = entries
        self.number = number
        self.on_last = on_last

    @property
    def entry(self) -> Entry:
        return self.entries[self.number]

    def settings_changed(self) -> None:
        """In another language everything has another name and another text."""
        games = dict.fromkeys(entry.game for entry in self.entries)
        read = {(one.game, one.kind, one.id): one for game in games for one in entries_of(game, self.context.words)}
        self.entries = [read[entry.game, entry.kind, entry.id] for entry in self.entries]
        super().settings_changed()

    def fill(self) -> None:
        place = self.text("gallery.place", n=self.number + 1, all=len(self.entries))
        self.head(place, "squares")
        top, foot = self.head_height, 40 * min(self.k, 1.5)
        high = DESIGN_HEIGHT - MARGIN - top - foot - 8
        panel = self.body.add(Panel((MARGIN, top, DESIGN_WIDTH - 2 * MARGIN, high), name="piece"))
        wide = round(panel.at[2] * (_LARGE_SHARE if self.is_large else _SHARE))
        shop = Shop(self.context.look, self.context.words, self.context.report)
        panel.add(Framed((16, 16, wide - 16, high - 32), self.entry, shop))
        self.words = panel.add(ScrollArea((wide + 16, 16, panel.at[2] - wide - 28, high - 32), name="words"))
        self.words.content_height = self._tell() + 8
        self._foot(DESIGN_HEIGHT - MARGIN - foot, foot)

    def _tell(self) -> float:
        """Name, kind, text, origin; returns how high they are."""
        entry, wide = self.entry, self.words.at[2] - 18
        y = self._say(entry.name, "title", "ink", 0, wide) + 2
        kind = self.text("gallery.kind", kind=entry.kind_name, game=self.text(f"games.{entry.game}.name"))
        y = self._say(kind, "body", "muted", y, wide) + 10
        self.words.add(Line((0, y, wide, 1)))
        y += 12
        for sentence in entry.text:
            y = self._say(sentence, "prompt", "ink", y, wide) + 8
        return self._origin(y + 8, wide) if entry.part else y

    def _say(self, text: str, style: str, colour: str, y: float, wide: float, x: float = 0.0) -> float:
        high = self.height_of(text, style, (wide - x) / self.k) * self.k
        self.words.add(Paragraph((x, y, wide - x, high), text, style, colour))
        return y + high

    def _origin(self, y: float, wide: float) -> float:
        entry, x = self.entry, 28 * self.k
        self.words.add(Icon((0, y, 20 * self.k, 20 * self.k), "hint", "chip", "paper"))
        y = self._say(self.text("about.designed.title"), "body_bold", "ink", y, wide, x)
        y = self._say(entry.part, "body", "ink", y, wide, x)
        y = self._say(self.text("gallery.correct"), "second", "muted", y + 4, wide, x)
        return self._say(entry.file, "second", "muted", y, wide, x)

    def _foot(self, y: float, high: float) -> None:
        room = (DESIGN_WIDTH - 2 * MARGIN - 16) / 3
        rows = (
            ("before", "back", "left", lambda: self._turn(-1)),
            ("rules", "rules", "f1", self._rules),
            ("after", "go", "right", lambda: self._turn(1)),
        )
        for number, (key, icon, chord, act) in enumerate(rows):
            self.body.add(
                Button(
                    (MARGIN + number * (room + 8), y, room, high),
                    self.text(f"gallery.{key}"),
                    act,
                    icon=icon,
                    shortcut=chord,
                    name=key,
                )
            )

    # acts

    def _turn(self, step: int) -> None:
        """The next thing, in a circle."""
        self.number = (self.number + step) % len(self.entries)
        self.rebuild()

    def _rules(self) -> None:
        open_rules_of(self.context, self.entry)

    def back(self) -> None:
        super().back()
        self.on_last(self.number)

    def on_event(self, event: Event) -> bool:
        if isinstance(event, Key) and event.name in ("page up", "page down", "home", "end"):
            return self.words.handle(event)
        return super().on_event(event)


def open_rules_of(context: Context, entry: Entry) -> None:
    """The page of the rules that explains it."""
    start.open_rules(context, entry.game, str(load_book(entry.game).lead(entry.id)))
