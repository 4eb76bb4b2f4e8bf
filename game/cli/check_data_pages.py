"""Whether data/<game>/rules_pages.yaml and the words of its pages belong together, and every link leads somewhere."""

from __future__ import annotations

import difflib
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, get_args, get_type_hints

from game.cli.check_data_lookup import Checks
from game.cli.check_data_names import WORD
from game.core.catalogue import Record, nearest
from game.core.errors import Problems
from game.core.strict_yaml import Steps
from game.core.words import Text
from game.scenes.rules_browser.book import LINK, Book, Page, Place, little_boards
from game.ui.icons import ICONS

_ICON = re.compile(r"<([^<>\s]+)>")


def check_pages(checks: Checks, book: Book) -> None:
    listed = Counter(book.order())
    pictures = {section.picture for page in book.pages.values() for section in page.sections.values()}
    wanted: dict[str, Steps] = {}
    begin = f"{book.game}_rules."
    for number, chapter in enumerate(book.chapters):
        wanted[f"{begin}chapter.{chapter}"] = ("chapters", number)
    for page in book.pages.values():
        steps: Steps = ("pages", page.id)
        if listed[page.id] != 1:
            found = "no chapter" if not listed[page.id] else "several chapters"
            checks.wrong(steps, f"the page '{page.id}' stands in {found}")
        checks.icon((*steps, "icon"), page.icon)
        wanted[f"{begin}{page.id}.title"] = steps
        wanted |= _check_sections(checks, book, page)
    for picture in book.pictures:
        if picture not in pictures:
            checks.wrong(("pictures", picture), f"no section shows the picture '{picture}'")
    _check_pictures(checks, book)
    _check_leads(checks, book)
    _check_keys(checks, begin, wanted)


def _check_sections(checks: Checks, book: Book, page: Page) -> dict[str, Steps]:
    """The texts that its sections want."""
    begin = f"{book.game}_rules."
    wanted: dict[str, Steps] = {}
    if not page.sections:
        checks.wrong(("pages", page.id), f"the page '{page.id}' has no section")
    for name, section in page.sections.items():
        steps: Steps = ("pages", page.id, "sections", name)
        if section.page < 0:
            checks.wrong(steps, f"{section.page} is no page of a rulebook")
        if section.page and section.part:
            checks.wrong(steps, "a section has a page or a part, not both")
        if section.part:
            wanted[f"{begin}part.{section.part}"] = (*steps, "part")
        wanted[f"{begin}{page.id}.{name}.text"] = steps
        if section.explains:
            checks.text((*steps, "explains"), book.name_key(section.explains))
        else:
            wanted[f"{begin}{page.id}.{name}.title"] = steps
    return wanted


def _check_pictures(checks: Checks, book: Book) -> None:
    """Pictures speak of what lies in the game, and of what their painter knows besides."""
    painter = little_boards(book.game)
    if painter is None:
        return
    begin = f"{book.game}.name."
    named = (word for key in checks.texts if key.startswith(begin) for word in WORD.findall(key))
    own = {*painter.WORDS, *_keys_of(painter.LittleBoard)}
    known = {*checks.names.words, *checks.names.actions, *own, *named}
    for picture in book.pictures:
        for steps, word in _words_of(checks.file.value["pictures"][picture], ("pictures", picture)):
            if len(word) > 1:  # the areas of a tile are letters
                checks.known(steps, word, known, "thing to be painted")


def _keys_of(kind: Any) -> set[str]:
    """The keys of a record and of all records in it."""
    if isinstance(kind, type) and issubclass(kind, Record):
        hints = get_type_hints(kind)
        return {*hints, *(key for hint in hints.values() for key in _keys_of(hint))}
    return {key for inner in get_args(kind) for key in _keys_of(inner)}


def _words_of(value: Any, steps: Steps) -> Iterator[tuple[Steps, str]]:
    if isinstance(value, str):
        yield from ((steps, word) for word in WORD.findall(value))
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from _words_of(inner, (*steps, number))
    elif isinstance(value, dict):
        for key, inner in value.items():
            yield from ((((*steps, key)), word) for word in WORD.findall(str(key)))
            yield from _words_of(inner, (*steps, key))


def _check_leads(checks: Checks, book: Book) -> None:
    """Everything that can be pointed at is explained somewhere, and nothing else is."""
    begin = f"{book.game}.name."
    named = {key.removeprefix(begin).replace(".", ":") for key in checks.texts if key.startswith(begin)}
    things = checks.names.components | named
    for lead in book.leads:
        kind, _, name = lead.partition(":")
        found = (kind in checks.names.kinds and name in named) or any(thing.startswith(lead) for thing in things)
        if not found and (near := difflib.get_close_matches(lead.rstrip(":"), things, n=1, cutoff=0.75)):
            checks.wrong(("leads", lead), f"nothing begins with '{lead}'", f"did you mean '{near[0]}'?")
    for kind in sorted(checks.names.kinds):
        inside = [one for one in checks.names.components if one.partition(":")[0] == kind]
        missing = next((one for one in inside if not any(one.startswith(begin) for begin in book.leads)), None)
        if missing is not None:
            checks.wrong(("leads",), f"nothing leads from '{missing}' to a page")


def _check_keys(checks: Checks, begin: str, wanted: Mapping[str, Steps]) -> None:
    for key, steps in wanted.items():
        if key not in checks.texts:
            left = [one for one in checks.texts if one.startswith(begin) and one not in wanted]
            checks.known(steps, key, left, "text")
    for key, text in checks.texts.items():
        if key.startswith(begin) and key not in wanted:
            checks.problems.add(text.file, text.line, f"'{key}' belongs to no section of a page")


def check_marks(book: Book, texts: Mapping[str, Text], problems: Problems) -> None:
    """Links, icons and bold words in the pages of one language."""
    known = {*book.pages, *map(str, book.places())}
    for key, text in texts.items():
        if key.startswith(f"{book.game}_rules."):
            below = text.line + ("\n" in text.usual)  # a text of several lines begins below its key
            lines = text.usual.split("\n")
            for number, line in enumerate(lines):
                for message, hint in _wrong_marks(book, line, known):
                    problems.add(text.file, below + number, f"'{key}': {message}", hint)
            for number in _odd_bold(lines):
                problems.add(text.file, below + number, f"'{key}': a * has no other, bold words stand between two")


def _wrong_marks(book: Book, line: str, known: set[str]) -> Iterator[tuple[str, str | None]]:
    for match in LINK.finditer(line):
        target = Place(match[1], match[2] or "")
        if not book.has(target):
            yield f"the link {match[0]} leads nowhere", nearest(str(target), known)
    rest = LINK.sub("", line)
    if "[[" in rest or "]]" in rest:
        yield "a link is not written as it must be", "[[page]], [[page#section]] or [[page|words]]"
    for name in _ICON.findall(rest):
        if name not in ICONS:
            yield f"there is no icon <{name}>", nearest(name, ICONS)


def _odd_bold(lines: Sequence[str]) -> Iterator[int]:
    """Where a paragraph or a point of a list begins in which bold words begin and do not end."""
    begins, stars = 0, 0
    for number, line in enumerate((*lines, "")):
        if not line.strip() or line.startswith(("- ", "> ")):
            if stars % 2:
                yield begins
            begins, stars = number + (not line.strip()), 0
        stars += line.count("*")
