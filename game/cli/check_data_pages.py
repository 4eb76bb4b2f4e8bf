"""Whether data/<game>/rules_pages.yaml and the words of its pages belong together, and every link leads somewhere."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping

from game.cli.check_data_screen import Checks
from game.core.errors import Problems
from game.core.strict_yaml import Steps
from game.core.text import nearest
from game.core.words import Text
from game.scenes.rules_browser.book import LINK, Book, Page, Place
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
        wanted |= _check_sections(checks, begin, page)
    for picture in book.pictures:
        if picture not in pictures:
            checks.wrong(("pictures", picture), f"no section shows the picture '{picture}'")
    _check_leads(checks, book)
    _check_keys(checks, begin, wanted)


def _check_sections(checks: Checks, begin: str, page: Page) -> dict[str, Steps]:
    """The texts that its sections want."""
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
        wanted[f"{begin}{page.id}.{name}.title"] = wanted[f"{begin}{page.id}.{name}.text"] = steps
    return wanted


def _check_leads(checks: Checks, book: Book) -> None:
    """Everything that can be pointed at is explained somewhere."""
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
    """Links and icons in the words of one language."""
    known = {*book.pages, *map(str, book.places())}
    begin = f"{book.game}_rules."
    for key, text in texts.items():
        if not key.startswith(begin):
            continue
        for number, line in enumerate(text.one.split("\n")):
            for said in _wrong_marks(book, line, known):
                problems.add(text.file, text.line + number + ("\n" in text.one), f"'{key}': {said}")
        if text.one.count("*") % 2:
            problems.add(text.file, text.line, f"'{key}': a * has no other, bold words stand between two")


def _wrong_marks(book: Book, line: str, known: set[str]) -> list[str]:
    found = []
    for match in LINK.finditer(line):
        if not book.has(Place(match[1], match[2] or "")):
            found.append(f"the link {match[0]} leads nowhere{nearest(match[0].strip('[]').partition('|')[0], known)}")
    rest = LINK.sub("", line)
    if "[[" in rest or "]]" in rest:
        found.append("a link is not written [[page]], [[page#section]] or [[page|words]]")
    found += [f"there is no icon <{name}>{nearest(name, ICONS)}" for name in _ICON.findall(rest) if name not in ICONS]
    return found
