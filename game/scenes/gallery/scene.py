"""The gallery: what lies on the tables of all games, to be looked at in peace. Filters and search at the left.

A click shows a thing large with its whole text; F1 leads to its page in the rules.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from game.core.folding import searchable
from game.games import CATALOGUE, rules_of
from game.scenes import start
from game.scenes.gallery.entries import Entry, entries_of, found
from game.scenes.gallery.piece import PieceScene, open_rules_of
from game.scenes.gallery.shop import Shop
from game.scenes.gallery.wall import Hall, Wall
from game.scenes.page import MARGIN, SetPage
from game.ui.context import Context
from game.ui.events import Event, Key, Text
from game.ui.grid import DESIGN_HEIGHT, DESIGN_WIDTH
from game.ui.showpieces import showpieces
from game.ui.widget import At
from game.ui.widgets import Button, Label, Panel, ScrollArea, TextField

LONGEST_SEARCH = 40
_PANEL, _ROW = 240.0, 30.0
_AT_ONCE = 12
"""So many entries are read before the page looks at the clock again."""
ALL = ""


class GalleryScene(SetPage):
    title = "gallery.title"
    tall = True

    def __init__(self, context: Context, game: str = CATALOGUE[0]) -> None:
        super().__init__(context)
        self.game = game
        """Whose things are shown; empty for all."""
        self.kind = ALL
        self.wanted = ""
        self.entries: dict[str, tuple[Entry, ...]] = {}
        """What has been read so far, by game."""
        self._reading: set[str] = set()
        self._shop: Shop | None = None
        self._painting = False
        self._cursor = 0

    # what is shown

    @property
    def games(self) -> tuple[str, ...]:
        return (self.game,) if self.game else CATALOGUE

    @property
    def shown(self) -> list[Entry]:
        everything = [entry for game in self.games for entry in self.entries.get(game, ())]
        return found(everything, self.wanted, self.kind)

    @property
    def kinds(self) -> dict[str, tuple[str, int]]:
        """Of the chosen game, in order: name and number."""
        counted: dict[str, tuple[str, int]] = {}
        for entry in self.entries.get(self.game, ()):
            counted[entry.kind] = entry.kind_name, counted.get(entry.kind, ("", 0))[1] + 1
        return counted

    @property
    def shop(self) -> Shop:
        context = self.context
        if self._shop is None or self._shop.look is not context.look or self._shop.words is not context.words:
            self._shop = Shop(context.look, context.words, context.report)
        return self._shop

    def _read(self, game: str) -> Iterator[object]:
        """All entries of a game, a few at a time."""
        words, collected = self.context.words, []
        for load in (showpieces, rules_of):  # either takes its time when it is the first to ask
            yield None
            load(game)
        yield None
        for number, entry in enumerate(entries_of(game, words)):
            collected.append(entry)
            if number % _AT_ONCE == 0:
                yield None
        if words is self.context.words:  # else the language has changed meanwhile, and they are read again
            self.entries[game] = tuple(collected)
            self._reading.discard(game)
            if game in self.games:
                self._refill()
        yield None

    def settings_changed(self) -> None:
        self.entries.clear()
        self._reading.clear()
        super().settings_changed()

    # building

    def fill(self) -> None:
        self.head(self.text("gallery.prompt"), "hand")
        top, wide = self.head_height, _PANEL * self.k
        self._filters((MARGIN, top, wide, DESIGN_HEIGHT - MARGIN - top))
        left = MARGIN + wide + 4
        self.hall = self.body.add(
            Hall(
                (left, top - 8, DESIGN_WIDTH - left - 4, DESIGN_HEIGHT - top + 8 - 4),
                pin="high",
                name="hall",
                offset=self.scrolled.get("hall", 0),
            )
        )
        self.empty = self.body.add(
            Label((left, top + 200, DESIGN_WIDTH - left, 40 * self.k), "", "game", "cream", "centre", name="empty")
        )
        self._painting = False
        self._hang()
        for game in self.games:
            if game not in self.entries and game not in self._reading:
                self._reading.add(game)
                self.work.add(self._read(game))

    def _filters(self, at: At) -> None:
        k = self.k
        panel = self.body.add(Panel(at, pin="high", name="filters"))
        panel.add(
            TextField(
                (12, 12, at[2] - 24, 36 * k),
                self.wanted,
                self._search,
                longest=LONGEST_SEARCH,
                placeholder=self.text("gallery.search"),
                icon="search",
                allowed=searchable,
                style="prompt",
                name="search",
            )
        )
        top = 12 + 36 * k + 8
        self.list = panel.add(
            ScrollArea(
                (6, top, at[2] - 12, at[3] - top - 8), pin="high", name="list", offset=self.scrolled.get("list", 0)
            )
        )
        self._fill_list()

    def _fill_list(self) -> None:
        self.list.clear()
        k, wide, y = self.k, self.list.at[2] / self.k - 10, 0.0
        for game in (*CATALOGUE, ALL):
            name = self.text(f"games.{game}.name") if game else self.text("gallery.all_games")
            style = "body_bold" if game == self.game else "body"
            self.list.add(
                Button(
                    (2 * k, y * k, wide * k, _ROW * k),
                    name,
                    partial(self._open_game, game),
                    "row",
                    icon="go" if game == self.game else "squares",
                    style=style,
                    name=f"game.{game or 'all'}",
                )
            )
            y += _ROW
        if not self.game:
            return
        y += 8
        kinds = self.kinds
        rows = [(ALL, self.text("gallery.everything"), sum(n for _, n in kinds.values()))]
        rows += [(kind, name, n) for kind, (name, n) in kinds.items()]
        for kind, name, n in rows if kinds else ():
            style = "body_bold" if kind == self.kind else "body"
            self.list.add(
                Button(
                    (2 * k, y * k, (wide - 40) * k, (_ROW - 2) * k),
                    name,
                    partial(self._open_kind, kind),
                    "row",
                    style=style,
                    name=f"kind.{kind or 'all'}",
                )
            )
            self.list.add(Label(((wide - 40) * k, y * k, 34 * k, (_ROW - 2) * k), str(n), "second", "muted", "right"))
            y += _ROW - 2
        self.list.content_height = y * k

    def _hang(self) -> None:
        """The cards of what is chosen."""
        self.hall.clear()
        shown = self.shown
        wide = self.hall.at[2] - 10
        titles = {} if self.wanted.strip() else self._titles(shown)
        self.wall = self.hall.add(
            Wall((0, 0, wide, 10), self.k, shown, self.shop, self._open, titles=titles, cursor=self._cursor)
        )
        self.wall.focusable = bool(shown)
        waiting = any(game not in self.entries for game in self.games)
        why = "gallery.reading" if waiting else "gallery.nothing" if self.wanted.strip() else "gallery.bare"
        words = "" if shown else self.text(why)
        self.empty.set(text=words, visible=bool(words))

    def _titles(self, shown: Sequence[Entry]) -> dict[tuple[str, str], str]:
        """What stands above each kind; its game too where those of several hang together."""
        if self.game:
            return {(one.game, one.kind): one.kind_name for one in shown}
        return {
            (one.game, one.kind): self.text(
                "gallery.kind", kind=one.kind_name, game=self.text(f"games.{one.game}.name")
            )
            for one in shown
        }

    def _refill(self) -> None:
        """New entries, or another choice: the list and the cards are made anew, the rest of the page stays."""
        focus, ring = self.root.focus, self.root.focus_visible
        name = focus.name if focus is not None else ""
        self._fill_list()
        self._hang()
        for area in (self.list, self.hall):
            area.layout(self.context.grid)
            area.invalidate()
        again = [widget for widget in self.root.focusables() if widget.name == name] if name else []
        if again and again[0] is not focus:
            self.root.set_focus(again[0], visible=ring)

    # acts

    def _open_game(self, game: str) -> None:
        self.game, self.kind, self._cursor = game, ALL, 0
        self.scrolled.clear()
        self.hall.offset = 0
        self.rebuild()

    def _open_kind(self, kind: str) -> None:
        self.kind, self._cursor = kind, 0
        self.hall.offset = 0
        self._refill()

    def _search(self, wanted: str) -> None:
        self.wanted, self._cursor = wanted, 0
        self.hall.offset = 0
        self._hang()
        self.hall.layout(self.context.grid)
        self.hall.invalidate()

    def _open(self, number: int) -> None:
        self._cursor = number
        self.context.stack.push(PieceScene(self.context, self.wall.entries, number, self._seen_last))

    def _seen_last(self, number: int) -> None:
        """The keyboard goes on at the card that was shown large."""
        self._cursor = self.wall.cursor = number
        self.wall.reveal_card()

    # life

    def tick(self, dt_ms: float) -> bool:
        if not self._painting and self.wall.unpainted is not None:
            self._painting = True
            self.work.add_picture(self._paint())
        return super().tick(dt_ms) or self.wall.unpainted is not None

    def _paint(self) -> Iterator[object]:
        """Of the wall that hangs there when its turn comes: a search may have hung another."""
        while self.wall.paint_next():
            yield None
        self._painting = False

    def back(self) -> None:
        if self.wanted:
            self.wanted = ""
            self.rebuild()
        else:
            super().back()

    def on_event(self, event: Event) -> bool:
        if isinstance(event, Key):
            if event.chord in ("ctrl+f", "/"):
                self.root.set_focus(self.root.find("search"), visible=True)
                return True
            if event.chord == "f1":
                self._rules()
                return True
            if event.name in ("page up", "page down", "home", "end"):
                return self.hall.handle(event)
        if isinstance(event, Text) and event.text.strip():  # typed with no field in focus: it is searched for
            field = self.root.find("search")
            self.root.set_focus(field, visible=True)
            return field.handle(event)
        return super().on_event(event)

    def _rules(self) -> None:
        """Of the card that is lit; else of the game."""
        number = self.wall.lit
        if number is not None:
            open_rules_of(self.context, self.wall.entries[number])
        else:
            start.open_rules(self.context, self.game or CATALOGUE[0])
