"""A game's rules as pages and sections, read from data/<game>/rules_pages.yaml. Pictures belong to the game's world.

A `Place` names a page and perhaps a section, written `castles#ties`. Links, reasons of the rules and components all
lead to places; `Reading` remembers the way, so that one can go back.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from game.core import places
from game.core.catalogue import Problems, Record, YamlFile, check_known, check_sections, read_yaml, record, records
from game.core.folding import folded, sought
from game.core.rooms import spare_room

DATA = places.DATA
Words = Callable[..., str]

LINK = re.compile(r"\[\[([a-z_]+)(?:#([a-z_]+))?(?:\|([^\]]+))?\]\]")
_MARKS = re.compile(r"<\w+>|\*|^[ \t]*[->] ", re.MULTILINE)


class Place(NamedTuple):
    page: str
    section: str = ""

    def __str__(self) -> str:
        return f"{self.page}#{self.section}" if self.section else self.page

    @staticmethod
    def read(text: str) -> Place:
        page, _, section = text.partition("#")
        return Place(page, section)


class Section(Record, frozen=True):
    page: int = 0
    """Page of the printed rulebook, if it is known."""
    part: str = ""
    """Otherwise its part: a text of the game's pages under `part`. With neither this edition explains itself."""
    picture: str = ""
    explains: str = ""
    """The component it is about: its name is the title, and it leads here."""


class Page(Record, frozen=True):
    id: str
    icon: str
    sections: dict[str, Section]


class Chapter(Record, frozen=True):
    id: str
    pages: tuple[str, ...]


@dataclass(frozen=True)
class Book:
    game: str
    chapters: dict[str, Chapter]
    pages: dict[str, Page]
    pictures: dict[str, Any]
    """Records of the class that the world's little_board.py calls LittleBoard; only that painter reads them."""
    leads: dict[str, str]

    def has(self, place: Place) -> bool:
        page = self.pages.get(place.page)
        return page is not None and (not place.section or place.section in page.sections)

    def place(self, text: str) -> Place:
        """The place of that name; its page if it lacks the section, and the first page if nothing is known."""
        wanted = Place.read(text)
        if self.has(wanted):
            return wanted
        return Place(wanted.page) if wanted.page in self.pages else Place(self.first_page)

    @property
    def first_page(self) -> str:
        return next(iter(self.chapters.values())).pages[0]

    def order(self) -> list[str]:
        return [page for chapter in self.chapters.values() for page in chapter.pages]

    def lead(self, component: str) -> Place:
        """Where a component, card or button is explained: the longest beginning of its id that is listed."""
        fitting = [begin for begin in self.leads if component.startswith(begin)]
        return self.place(self.leads[max(fitting, key=len)]) if fitting else Place(self.first_page)

    def neighbour(self, page: str, step: int) -> str | None:
        order = self.order()
        if page not in order:
            return None
        index = order.index(page) + step
        return order[index] if 0 <= index < len(order) else None

    # the words

    def name_key(self, component: str) -> str:
        return f"{self.game}.name.{component.replace(':', '.')}"

    def title(self, words: Words, page: str) -> str:
        return words(f"{self.game}_rules.{page}.title")

    def section_title(self, words: Words, place: Place) -> str:
        explained = self.pages[place.page].sections[place.section].explains
        if explained:
            return words(self.name_key(explained))
        return words(f"{self.game}_rules.{place.page}.{place.section}.title")

    def text(self, words: Words, place: Place) -> str:
        return words(f"{self.game}_rules.{place.page}.{place.section}.text")

    def source(self, words: Words, section: Section) -> str:
        """Where the printed rulebook says it."""
        if section.page:
            return words("rules.page", n=section.page)
        return words(f"{self.game}_rules.part.{section.part}") if section.part else words("rules.ours")

    def link_text(self, words: Words, place: Place) -> str:
        return self.section_title(words, place) if place.section else self.title(words, place.page)

    def places(self) -> Iterator[Place]:
        """All sections in reading order."""
        for page in self.order():
            for section in self.pages[page].sections:
                yield Place(page, section)


@dataclass(frozen=True)
class Found:
    """A section that contains what was searched, with a piece of its text and where in it the word stands."""

    place: Place
    excerpt: str
    start: int
    end: int


def plain(book: Book, words: Words, text: str) -> str:
    """The text without its marks, links as the words they show."""

    def shown(match: re.Match[str]) -> str:
        return match[3] or book.link_text(words, Place(match[1], match[2] or ""))

    return " ".join(_MARKS.sub("", LINK.sub(shown, text)).split())


def search(book: Book, words: Words, wanted: str) -> list[Found]:
    """Sections whose title or text has all the words, those with a hit in the title first."""
    parts = sought(wanted)
    if not parts:
        return []
    found: list[tuple[int, Found]] = []
    for number, place in enumerate(book.places()):
        title = folded(f"{book.title(words, place.page)} {book.section_title(words, place)}")
        text = plain(book, words, book.text(words, place))
        lower = folded(text)
        if all(part.search(title) or part.search(lower) for part in parts):
            in_title = all(part.search(title) for part in parts)
            found.append((number if in_title else number + 1000, _excerpt(place, text, lower, parts)))
    return [one for _, one in sorted(found, key=lambda pair: pair[0])]


_BEFORE, _WHOLE = 30, 120


def _excerpt(place: Place, text: str, lower: str, parts: list[re.Pattern[str]]) -> Found:
    hits = [hit.span() for part in parts if (hit := part.search(lower))]
    spot, behind = min(hits, default=(0, 0))
    start = text.rfind(" ", 0, max(0, spot - _BEFORE)) + 1 if spot > _BEFORE else 0
    end = min(len(text), start + _WHOLE)
    if end < len(text):
        end = text.rfind(" ", start, end)
    before, after = "… " if start else "", " …" if end < len(text) else ""
    begin = spot - start + len(before)
    return Found(place, f"{before}{text[start:end]}{after}", begin, begin + behind - spot)


class Reading:
    """Where somebody is in the book, and the way back."""

    def __init__(self, book: Book, place: Place) -> None:
        self.book = book
        self.place = place
        self._before: list[Place] = []

    def go(self, place: Place) -> None:
        if place != self.place:
            self._before.append(self.place)
            self.place = place

    @property
    def can_go_back(self) -> bool:
        return bool(self._before)

    def back(self) -> bool:
        if not self._before:
            return False
        self.place = self._before.pop()
        return True


_PARTS = {"chapters", "pages", "leads", "pictures"}


def little_boards(game: str) -> Any:
    """The module that says what a picture of a game's pages is, and paints it; None if its world has none."""
    return spare_room(f"game.ui.games.{game}.little_board")


@cache
def load_book(game: str) -> Book:
    """The book of one game; raises every mistake of the file at once."""
    problems = Problems()
    path = DATA / game / "rules_pages.yaml"
    book = read_book(game, read_yaml(path, problems, name=places.shown(path)), problems)
    problems.raise_if_any()
    assert book is not None
    return book


def read_book(game: str, file: YamlFile, problems: Problems) -> Book | None:
    """The pages as records, every place that one names there; None if they cannot be read."""
    before = len(problems.found)
    check_sections(file, _PARTS, problems)
    chapters = records(file, "chapters", Chapter, problems)
    pages = records(file, "pages", Page, problems)
    painter = little_boards(game)
    pictures = records(file, "pictures", painter.LittleBoard, problems) if painter is not None else {}
    leads = record(file, "leads", dict[str, str], problems)
    if len(problems.found) > before or leads is None:
        return None
    explained = {
        section.explains: str(Place(page.id, name))
        for page in pages.values()
        for name, section in page.sections.items()
        if section.explains
    }
    book = Book(game, chapters, pages, pictures, leads | explained)
    for at, chapter in enumerate(chapters.values()):
        for number, name in enumerate(chapter.pages):
            check_known(file, ("chapters", at, "pages", number), name, pages, "page", problems)
    for page in pages.values():
        for name, section in page.sections.items():
            if section.picture:
                steps = ("pages", page.id, "sections", name, "picture")
                check_known(file, steps, section.picture, pictures, "picture", problems)
    everywhere = {*pages, *(str(Place(page.id, section)) for page in pages.values() for section in page.sections)}
    for begin, lead in leads.items():
        check_known(file, ("leads", begin), lead, everywhere, "page or section", problems)
    return book if len(problems.found) == before else None
