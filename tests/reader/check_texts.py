"""Whether what is painted can be read: large enough, whole, inside its box and window, on no other text."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pygame import Rect

from game.core.which_language import foreign_sentences
from game.scenes.lesson_card import TaskCard
from game.scenes.lesson_task import TaskScene
from game.scenes.table.film_layer import Caption
from game.scenes.table.flights import Flyer
from game.scenes.table.peek import LogPeek
from game.ui.paragraph import plain
from game.ui.root import Root
from game.ui.tooltip import Tooltip
from game.ui.widget import Widget
from game.ui.widgets import Toast
from game.ui.widgets.cards import HoverCard
from tests.reader.findings import place_of
from tests.reader.running import Running
from tests.reader.texts import Line, Page

SMALLEST = 11
SMALLEST_LARGE = 16
"""At 1080p and above with large type."""
LARGE = 1.3
RAW = re.compile(
    r"\{|\}|\bKeyError\b|\b[a-z]+(?:_[a-z]+)+\b|\b(?:seat|tile|place|track|card|base|space|hex):\w|\br\d+c\d+\b"
    r"|\*\*|\]\(|\[\[|^#+ |`"
)
"""A place that was not filled in, a key or an id instead of words, marks of a text that nobody turned into type."""
_FILE = re.compile(r"\bdata/\S+\.yaml\b")
"""Whoever wants to know which file a designed part is in is told so."""
SINGULAR = re.compile(
    r"^[^\s,]+ (?:and|und) \S+ "
    r"(?:goes|takes|gets|has|scores|wins|moves|pays|ends|geht|nimmt|bekommt|hat|zieht|zahlt)\b"
)
TWICE = re.compile(r"\b(?!again|more|mehr)(\w{3,}) (?:and|und) \1\b")
"""A list that names the same thing again: stone and stone are two."""
Told = tuple[str, str, str]
"""Class, place and example."""


def sizes(page: Page, run: Running) -> Iterator[Told]:
    looks = run.looks
    full_hd = looks.size[0] >= 1920 and looks.size[1] >= 1080
    least = SMALLEST_LARGE if looks.text_scale >= LARGE and full_hd else SMALLEST
    for line in page.lines:
        if line.px < least:
            kind = f"below {least} px"
            yield kind, place_of(line.owner), f"'{line.text}' has {line.px} px"


def wholeness(page: Page, run: Running) -> Iterator[Told]:
    window = Rect((0, 0), run.looks.size)
    for line in page.lines:
        if line.cut:
            yield "wider than its room", place_of(line.owner), f"'{line.text}'"
        if not window.contains(line.box) and line.shown.w < line.box.w - 1 and not _is_scrolled(line.owner):
            yield "leaves the window", place_of(line.owner), f"'{line.text}' at {tuple(line.box)}"
        box = box_of(line.owner)
        if box is not None and not page.hidden(line):
            aside = max(box.left - line.box.left, line.box.right - box.right)
            out = max(aside, box.top - line.box.top - line.px // 3, line.box.bottom - box.bottom - line.px // 3)
            if out > 3:  # tails of letters may hang over
                yield "leaves its box", place_of(line.owner), f"'{line.text}' by {out} px"
        goes_on = line.text.endswith("\N{NO-BREAK SPACE}…")  # a turn of many deeds, whole where it is pointed at
        if line.text.rstrip().endswith("…") and not (goes_on or line.source.endswith("…")) and " " in line.text:
            yield "ends in dots", place_of(line.owner), f"'{line.text}'"
    for widget, text in run.top.root.overflows():
        if text.strip():
            yield "does not fit", place_of(widget), f"'{text}'"


def box_of(widget: Widget | None) -> Rect | None:
    """What a widget has for its words; None for the boards, which are larger than their texts."""
    if widget is None or isinstance(widget, Root):
        return None
    own = getattr(widget, "box", None) or getattr(widget, "capsule", None)
    if callable(own):
        found = own()
        return found if isinstance(found, Rect) else None
    return widget.rect


def _is_scrolled(widget: Widget | None) -> bool:
    return widget is not None and any(hasattr(one, "offset") or hasattr(one, "reveal") for one in widget.ancestors())


def overlaps(page: Page) -> Iterator[Told]:
    """Ink on ink, unless something opaque lies between the two."""
    lines = page.lines
    boxes = [line.shown for line in lines]
    for number, line in enumerate(lines):
        for other in line.shown.collidelistall(boxes[number + 1 :]):
            above = lines[number + 1 + other]
            both = line.shown.clip(above.shown)
            if both.w < 3 or both.h < 3 or line.text == above.text or _lies_between(page, line, above, both):
                continue
            if page.hidden(line, both) and page.hidden(above, both):
                continue
            where = f"{place_of(line.owner)} under {place_of(above.owner)}"
            yield "text on text", where, f"'{line.text}' {tuple(line.box)} and '{above.text}' {tuple(above.box)}"


def _lies_between(page: Page, below: Line, above: Line, both: Rect) -> bool:
    return any(below.order < cover.order < above.order and cover.hides(both) for cover in page.covers)


def half_covered(page: Page, run: Running) -> Iterator[Told]:
    """A line of which something that came later leaves a part: neither is it read, nor is it out of the way.

    Cards and what somebody opens lie on the table on purpose, and what flies is gone in a moment.
    """
    furniture = getattr(run.top, "furniture", None)
    opened = [furniture.opened, furniture.hint, run.dialog] if furniture is not None else []
    solid = [cover for cover in page.covers if cover.picture is None]
    for line in page.lines:
        mine = set(map(id, line.owner.ancestors())) if line.owner is not None else set()
        for cover in solid:
            if cover.order < line.order or cover.owner is None or id(cover.owner) in mine:
                continue
            above = [*cover.owner.ancestors()]
            passing = isinstance(cover.owner, (HoverCard, Tooltip, Toast, Caption, Flyer)) or any(
                isinstance(one, LogPeek) and (one.hovered or one.pointed) for one in above
            )
            if passing or any(one in opened or _may_lie(one, line, run) for one in above):
                continue
            both = cover.rect.clip(line.shown)
            if both.w > 3 and both.h > 3 and not cover.rect.contains(line.shown) and not page.hidden(line):
                yield "half covered", f"{place_of(line.owner)} by {place_of(cover.owner)}", f"'{line.text}'"
                break


def _may_lie(widget: Widget, line: Line, run: Running) -> bool:
    """The tutor's card may lie on what is of no use now: not on what it speaks of, on buttons, nor on a hint."""
    scene = run.top
    if not isinstance(widget, TaskCard) or not isinstance(scene, TaskScene):
        return False
    furniture = scene.furniture
    tools = (furniture.prompt, furniture.primary, *furniture.tools.values())
    needed = [*scene.spoken_of(), *(tool.rect for tool in tools)]
    return not any(line.box.colliderect(rect) for rect in needed)


def words(page: Page, run: Running) -> Iterator[Told]:
    said: dict[str, Line] = {line.source or line.text: line for line in page.lines}
    for text, line in said.items():
        bare = _FILE.sub("", plain(text))
        where = place_of(line.owner)
        if found := RAW.search(bare):
            yield "raw", where, f"'{found.group()}' in '{bare}'"
        if SINGULAR.search(bare):
            yield "many go, one goes", where, f"'{bare}'"
        if TWICE.search(bare):
            yield "the same thing twice", where, f"'{bare}'"
        for _, sentence, small in foreign_sentences(bare, run.looks.language):
            yield "other language", where, f"'{sentence}' ({', '.join(small)})"


def read_all(page: Page, run: Running) -> Iterator[Told]:
    yield from sizes(page, run)
    yield from wholeness(page, run)
    yield from overlaps(page)
    yield from half_covered(page, run)
    yield from words(page, run)
