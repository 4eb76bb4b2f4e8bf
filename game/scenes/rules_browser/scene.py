"""The rules browser: games, contents and search at the left, a page at the right, links, and the way back.

It lies over whatever was shown before, a running match too, and returns there.
"""

from __future__ import annotations

from functools import partial

from game.core.folding import searchable
from game.games import CATALOGUE
from game.scenes.page import SetPage
from game.scenes.rules_browser.book import Found, Place, Reading, little_boards, load_book, search
from game.scenes.rules_browser.page_view import PageView
from game.scenes.rules_browser.table_below import TableBelow
from game.scenes.shell_widgets import fitted
from game.ui.context import Context
from game.ui.events import Event, Key, Pointer, Text
from game.ui.widget import At
from game.ui.widgets import Button, IconButton, Label, Panel, Paragraph, ScrollArea, Segmented, TextField

CONTENTS = "contents"
_BACK_BUTTON = 4
LONGEST_SEARCH = 40
GAMES_IN_A_ROW = 4


class RulesScene(SetPage):
    title = "rules.title"
    tall = True

    def __init__(self, context: Context, game: str, place: str = "") -> None:
        super().__init__(context)
        self._take(game, place)

    def _take(self, game: str, place: str = "") -> None:
        """The book of this game, opened there or at its first page."""
        self.table = TableBelow(self, game)
        self.game = game
        self.book = load_book(game)
        self.reading = Reading(self.book, self.book.place(place) if place else Place(self.book.first_page))
        self.wanted = ""
        self.painter = little_boards(game)
        self._to_section = bool(self.reading.place.section)

    # building

    def fill(self) -> None:
        self.begins_at = f"page.{self.reading.place.page}"
        there = self.reading.place.page
        page = self.text("rules.search") if there == CONTENTS else self.book.title(self.context.words, there)
        self.head(self.text("rules.prompt", game=self.text(f"games.{self.game}.name"), page=page), "rules")
        back = self.body.add(
            IconButton(
                (984, 8, 40, 32),
                "undo",
                self._go_back,
                colour="cream",
                ground="plaque",
                name="history",
                tooltip=self.text("rules.back"),
                shortcut="alt+left backspace",
            )
        )
        back.visible = self.reading.can_go_back and self.k < 1.3
        top = self.head_height
        k = self.k
        wide = min(288 * k, 400)
        if k > 1.6:
            self._narrow(top)
            return
        self._contents((12, top, wide, 712 - top))
        left = 12 + wide + 12
        self._page((left, top, 1268 - left, 712 - top))

    def _narrow(self, top: float) -> None:
        """With the largest type one column: the page, or the contents behind a button."""
        if self.wanted or self.reading.place.page == CONTENTS:
            self._contents((12, top, 1256, 712 - top))
            return
        high = 40 * min(self.k, 1.4)
        self._page((12, top, 1256, 712 - top - high - 8))
        self.body.add(
            Button(
                (12, 712 - high, 500, high),
                self.text("rules.search"),
                self._show_contents,
                icon="search",
                pin="bottom",
                name="show_contents",
            )
        )
        if self.reading.can_go_back:
            self.body.add(
                Button(
                    (524, 712 - high, 500, high),
                    self.text("rules.back"),
                    self._go_back,
                    icon="undo",
                    pin="bottom",
                    name="history_large",
                )
            )

    def _show_contents(self) -> None:
        """The button says that one can search there: what is typed next is searched for."""
        self.reading.go(Place(CONTENTS))
        ringed = self.root.focus_visible
        self.rebuild()
        self.root.set_focus(self.root.find("search"), visible=ringed)

    def _contents(self, at: At) -> None:
        k = self.k
        panel = self.body.add(Panel(at, pin="high", name="contents_panel"))
        top = 12.0
        if len(CATALOGUE) > 1:
            games = [(game, self.text(f"games.{game}.short")) for game in CATALOGUE]
            in_row = -(-len(games) // -(-len(games) // GAMES_IN_A_ROW))
            for first in range(0, len(games), in_row):
                panel.add(
                    Segmented(
                        (12, top, at[2] - 24, 32 * k),
                        games[first : first + in_row],
                        self.game,
                        self._open_game,
                        name=f"games_{first}" if first else "games",
                    )
                )
                top += 32 * k + 8
        panel.add(
            TextField(
                (12, top, at[2] - 24, 36 * k),
                self.wanted,
                self._search,
                longest=LONGEST_SEARCH,
                on_done=self._open_first,
                placeholder=self.text("rules.search"),
                icon="search",
                allowed=searchable,
                style="prompt",
                name="search",
            )
        )
        top += 36 * k + 8
        self.list = panel.add(ScrollArea((8, top, at[2] - 14, at[3] - top - 8), pin="high", name="list"))
        self.list.offset = self.scrolled.get("list", 0)
        self._fill_list()

    def _fill_list(self) -> None:
        self.list.clear()
        self.list.content_height = None
        if self.wanted.strip():
            self._fill_hits()
        else:
            self._fill_chapters()

    def _fill_chapters(self) -> None:
        k, words, y = self.k, self.context.words, 0.0
        wide = self.list.at[2] / k
        for chapter in self.book.chapters.values():
            self.list.add(
                Label(
                    self.at(8, y + 4, wide - 20, 20),
                    words(f"{self.game}_rules.chapter.{chapter.id}"),
                    "second_bold",
                    "muted",
                )
            )
            y += 25
            for page in chapter.pages:
                style = "body_bold" if page == self.reading.place.page else "body"
                self.list.add(
                    Button(
                        self.at(2, y, wide - 14, 29),
                        self.book.title(words, page),
                        partial(self.follow, Place(page)),
                        "row",
                        icon=self.book.pages[page].icon,
                        style=style,
                        name=f"page.{page}",
                    )
                )
                y += 29
            y += 6

    def _fill_hits(self) -> None:
        words, y, k = self.context.words, 4.0, self.k
        wide = self.list.at[2] / k - 18
        found = search(self.book, words, self.wanted)
        if not found:
            nothing = self.text("rules.no_hit", wanted=self.wanted.strip())
            self.list.add(Paragraph(self.at(8, y, wide, 80), nothing, "body", "muted"))
            return
        self.list.add(Label(self.at(8, y, wide, 20), self.text("rules.hits", n=len(found)), "second", "muted"))
        y += 24
        for hit in found:
            y += self._hit(hit, y, wide)

    def _hit(self, hit: Found, y: float, wide: float) -> float:
        """One place that was found: its page and section to press, and a piece of the text below."""
        words = self.context.words
        title = f"{self.book.title(words, hit.place.page)} · {self.book.section_title(words, hit.place)}"
        self.list.add(
            Button(
                self.at(2, y, wide + 4, 28),
                fitted(self.context.look, title, "body_bold", (wide - 26) * self.k),
                partial(self.follow, hit.place),
                "row",
                style="body_bold",
                name=f"hit.{hit.place}",
            )
        )
        shown = hit.excerpt
        if hit.end > hit.start:
            shown = f"{shown[: hit.start]}*{shown[hit.start : hit.end]}*{shown[hit.end :]}"
        high = self.height_of(shown, "second", wide)
        self.list.add(Paragraph(self.at(8, y + 28, wide, high), shown, "second", "muted"))
        return 28 + high + 8

    def _page(self, at: At) -> None:
        panel = self.body.add(Panel(at, pin="high", name="page_panel"))
        place = self.reading.place
        view = PageView((10, 10, at[2] - 16, at[3] - 20), self, place.page)
        view.offset = self.scrolled.get(f"page.{place.page}", 0)
        self.view = panel.add(view)
        self.table.build()
        if self._to_section and place.section:
            view.offset = view.sections_at.get(place.section, 0)
            self._to_section = False

    # acts

    def _open_game(self, game: str) -> None:
        self._take(game)
        self.scrolled.clear()
        self.rebuild()

    def _search(self, wanted: str) -> None:
        self.wanted = wanted
        self.list.offset = 0
        self._fill_list()
        self.list.layout(self.context.grid)
        self.list.invalidate()

    def _open_first(self, wanted: str) -> None:
        """Enter in the field opens the first that was found."""
        found = search(self.book, self.context.words, wanted)
        if found:
            self.follow(found[0].place)

    def follow(self, place: Place) -> None:
        self.reading.go(place)
        self._to_section = bool(place.section)
        self.scrolled.pop(f"page.{place.page}", None)
        self.rebuild()

    def _go_back(self) -> None:
        if self.reading.back():
            self._to_section = bool(self.reading.place.section)
            self.rebuild()

    def named(self, place: Place) -> str:
        return self.book.link_text(self.context.words, place)

    def turn_page(self, step: int) -> None:
        page = self.book.neighbour(self.reading.place.page, step)
        if page is not None:
            self.follow(Place(page))

    def back(self) -> None:
        if self.wanted:
            self.wanted = ""
            self.rebuild()
        else:
            super().back()

    def _to_search(self) -> None:
        """With the largest type the field stands on the page of contents, which comes first then."""
        field = next((widget for widget in self.root.walk() if widget.name == "search"), None)
        if field is None:
            self._show_contents()
        self.root.set_focus(self.root.find("search"), visible=True)

    def on_event(self, event: Event) -> bool:
        if isinstance(event, Key):
            if event.chord in ("f1",):
                super().back()
                return True
            if event.chord in ("ctrl+f", "/"):
                self._to_search()
                return True
            if event.name in ("page up", "page down", "home", "end") and hasattr(self, "view"):
                return self.view.handle(event)
        if isinstance(event, Text) and event.text.strip():  # typed with no field in focus: it is searched for
            self._to_search()
            return self.root.find("search").handle(event)
        if isinstance(event, Pointer) and event.kind == "down" and event.button == _BACK_BUTTON:
            self._go_back()
            return True
        return super().on_event(event)
