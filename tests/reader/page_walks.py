"""A page around the tables, read from its head to its foot."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory

from pygame import Rect

from game.core.save_store import SaveStore
from game.core.settings import Settings
from game.core.words import Words
from game.games import CATALOGUE, rules_of
from game.scenes.application import prepare
from game.ui.context import Context
from game.ui.kinds import Part
from game.ui.scene import Scene
from game.ui.widget import Widget
from game.ui.widgets import Button, Panel, ScrollArea
from tests.reader import check_texts
from tests.reader.check_texts import Told
from tests.reader.findings import Finding, Report, place_of
from tests.reader.pages import OF_A_GAME, OF_THE_HOUSE, PageRow, match_of
from tests.reader.pairwise import Looks
from tests.reader.texts import Line, Page, ReadSurface, recording

SMALL_PRINT = 11
"""Units of the smallest style: what is read at 100 %."""
_YIELDS = 0.72
"""Large type may yield in a narrow place, as long as it stays this share of the smallest style at that type."""
_TOUCH = 3
"""So many pixels the frame of a button may reach over an edge."""
_BOARDS = ("Thumbnail", "LivePicture")
_ROUNDS, _STEP_MS = 400, 50.0


@dataclass
class PageWalk:
    """One page and its settings. Looks, context and top are what the checks of texts ask for."""

    row: PageRow
    report: Report = field(default_factory=Report)
    game: str = "pages"

    def __post_init__(self) -> None:
        self.looks, self.label = self.row.looks, self.row.page

    @property
    def top(self) -> Scene:
        scene = self.context.stack.top
        assert scene is not None
        return scene

    @property
    def dialog(self) -> Widget | None:
        return None

    def go(self) -> Report:
        """As a player whose folder holds matches of every kind."""
        with TemporaryDirectory(prefix="hearthside-pages-") as folder, recording() as self.recorder:
            self.context = self._start(Path(folder))
            self.recorder.printed = lambda: self.context.look.print_fonts
            self.surface = ReadSurface(self.looks.size, self.recorder)
            self._open()
            self._look("its head")
            for area in [one for one in self.top.root.walk() if isinstance(one, ScrollArea) and one.shown]:
                self._read_down(area)
        return self.report

    def _start(self, folder: Path) -> Context:
        looks = self.looks
        settings = Settings(
            language=looks.language,
            text_scale=looks.text_scale,
            colour_scheme=looks.colour_scheme,
            motion="none",
            volume=0.0,
            first_start_done=True,
        )
        context = Context(Words(settings.language), settings, looks.size, words_for=Words)
        prepare(context)
        context.services.saves = _saves(folder, empty=self.row.page == "home_empty")
        return context

    def _open(self) -> None:
        name, _, game = self.row.page.partition(" ")
        make = OF_A_GAME[name] if game else OF_THE_HOUSE[name]
        self.context.stack.push(make(self.context, game))
        self._settle()
        when_settled = getattr(self.context.services, "when_settled", None)
        if when_settled is not None:
            when_settled()
            self._settle()

    def _read_down(self, area: ScrollArea) -> None:
        """Further down, so far that what was at the lower edge is read whole at the upper one."""
        while area.farthest > 0 and area.scroll_to(area.offset + 0.6 * area.rect.h / area.grid.u):
            self._look(f"{area.name} further down")
        area.scroll_to(0)

    def _settle(self) -> None:
        for _ in range(_ROUNDS):
            if not self.context.stack.update(_STEP_MS):
                return

    def read(self) -> Page:
        self.recorder.page = Page()
        self.context.stack.expose()
        self.context.stack.draw(self.surface)
        return self.recorder.page

    def _look(self, where: str) -> None:
        page = self._mine(self.read())
        self.report.steps += 1
        self.report.texts += len(page.sentences())
        self.report.boxes += len(page.lines)
        self._note(check_texts.read_all(page, self), where)  # type: ignore[arg-type]
        self._note(too_small(page, self.looks, self.context.grid.u), where)
        self._note(across_an_edge(self.top), where)

    def _mine(self, page: Page) -> Page:
        """What belongs to the page: the parts of a table are read where it is played."""
        opened = getattr(getattr(self.top, "furniture", None), "opened", None)

        def counts(line: Line) -> bool:
            around = () if line.owner is None else tuple(line.owner.ancestors())
            return opened in around if opened is not None else not any(isinstance(one, Part) for one in around)

        return Page([line for line in page.lines if counts(line)], page.covers)

    def _note(self, told: Iterable[Told], where: str) -> None:
        for kind, place, example in told:
            at = f"{self.game} {self.label} | {self.looks}: {where}"
            self.report.found.append(Finding(kind, f"{self.label.split()[0]} {place}", example, at))


def too_small(page: Page, looks: Looks, u: float) -> Iterator[Told]:
    """Whoever asks for large type gets it: a page takes another form, and only little of a line yields."""
    least = _YIELDS * SMALL_PRINT * u * looks.text_scale
    for line in page.lines:
        if looks.text_scale > 1 and line.px < least and type(line.owner).__name__ not in _BOARDS:
            yield "stays small", place_of(line.owner), f"'{line.text}' has {line.px} px, not {least:.0f}"


def across_an_edge(scene: Scene) -> Iterator[Told]:
    """A button lies wholly on paper or wholly beside it: one that is half on it reads as a mistake."""
    shown = [one for one in scene.root.walk() if one.shown and not one.modal]
    papers = [(one, _in_sight(one)) for one in shown if isinstance(one, Panel)]
    for button in (one for one in shown if isinstance(one, Button)):
        own = _in_sight(button)
        for paper, at in papers:
            both, kin = own.clip(at), button in paper.walk() or paper in button.walk()
            if min(both.w, both.h) <= _TOUCH or at.contains(own) or kin:
                continue
            if _lies_open(scene, button, [both.center]) and _lies_open(scene, paper, _beside(own, both, at)):
                yield "lies across an edge", f"{place_of(button)} and {place_of(paper)}", f"{tuple(both)}"


def _beside(own: Rect, both: Rect, at: Rect) -> list[tuple[int, int]]:
    """The points of the paper next to what the button takes of it."""
    out = _TOUCH + 1
    level = [(own.left - out, both.centery), (own.right + out, both.centery)]
    upright = [(both.centerx, own.top - out), (both.centerx, own.bottom + out)]
    return [pos for pos in level + upright if at.collidepoint(pos)]


def _lies_open(scene: Scene, widget: Widget, places: list[tuple[int, int]]) -> bool:
    """Whether it can be seen at one of these points, or at least nothing is known to lie over it."""
    own = {widget, *widget.walk(), *widget.ancestors()}
    return any((found := scene.root.hit(pos)) is None or found in own for pos in places)


def _in_sight(widget: Widget) -> Rect:
    """What of it is not scrolled away."""
    rect = widget.rect
    for around in widget.ancestors():
        rect = rect.clip(around.rect) if isinstance(around, ScrollArea) else rect
    return rect


def _saves(folder: Path, *, empty: bool) -> SaveStore:
    store = SaveStore(folder, rules_of)
    for game in () if empty else CATALOGUE:
        store.save(match_of(game, True), f"{game}-done")
        store.save(match_of(game, False), f"{game}-running")
    if not empty:
        whole = (folder / f"{CATALOGUE[0]}-done.save.json").read_text(encoding="utf-8")
        (folder / f"{CATALOGUE[0]}-torn.save.json").write_text(whole[: len(whole) // 2], encoding="utf-8")
    return store
