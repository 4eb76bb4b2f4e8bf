"""The pages around the tables, each read from its head to its foot under every pair of settings."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from game.core.game_facts import game_facts
from game.core.save_store import SaveStore
from game.core.session import SeatSetup, Session, Setup
from game.core.settings import Settings
from game.core.words import Words
from game.games import CATALOGUE, rules_of
from game.scenes import staged, start
from game.scenes.about import AboutScene
from game.scenes.application import prepare
from game.scenes.curtain import CurtainScene
from game.scenes.gallery import GalleryScene
from game.scenes.gallery.entries import entries_of
from game.scenes.gallery.piece import PieceScene
from game.scenes.home import HomeScene
from game.scenes.lesson_list import LessonListScene
from game.scenes.replay import ReplayScene
from game.scenes.result import ResultScene
from game.scenes.rules_browser import RulesScene
from game.scenes.saved_games import SavedGamesScene
from game.scenes.settings_scene import SettingsScene
from game.scenes.setup import SetupScene
from game.scenes.table.menu import SeatsPanel
from game.scenes.welcome import WelcomeScene
from game.table.director import Director
from game.table.stages import Stage
from game.ui.context import Context
from game.ui.kinds import Part
from game.ui.scene import Scene
from game.ui.widget import Widget
from game.ui.widgets import ScrollArea
from tests.reader import check_texts
from tests.reader.check_texts import Told
from tests.reader.findings import Finding, Report, place_of
from tests.reader.pairwise import Looks, rows
from tests.reader.texts import Line, Page, ReadSurface, Recorder, recording

SIZES = ((1280, 720), (1024, 768), (1920, 1080), (2560, 1440))
SCALES = (2.0, 1.3, 1.5, 1.75, 1.0)
LONG_NAMES = ("Bartholomäus", "Anna", "Wilhelmine", "Jo", "Maximilian", "Friederike")
SMALL_PRINT = 11
"""Units of the smallest style: what is read at 100 %."""
_YIELDS = 0.72
"""Large type may yield in a narrow place, as long as it stays this share of the smallest style at that type."""
_BOARDS = ("Thumbnail", "LivePicture")
_MIDST = 4
"""Turns of everybody after which a match is looked at."""
_ROUNDS, _STEP_MS = 400, 50.0


# -- the pages -------------------------------------------------------------------------------------------------------


@cache
def _match(game: str, over: bool) -> Session:
    """As many people as there is room for, with long names; in its middle, or played to its end without thought."""
    rules, facts, luck = rules_of(game), game_facts(game), random.Random(3)
    seats = tuple(SeatSetup(LONG_NAMES[n], n, "") for n in range(facts.players.max))
    session = Session(rules, Setup(game, seats, 5, {}))
    while not session.is_over() and (over or min(session.turns()) < _MIDST):
        seat = session.waiting()[0]
        session.submit(seat, luck.choice(session.options(seat)))
    return session


def _full_table(context: Context, game: str) -> SetupScene:
    """Every seat taken and everything switched on that can be, and tables of the player's own kept."""
    scene = SetupScene(context, game)
    plan = scene.plan
    while not plan.is_full:
        plan.add(plan.levels[-1], LONG_NAMES[len(plan.seats)])
    for name, option in plan.facts.options.items():
        if option.kind == "switch" and not plan.is_fixed(name):
            plan.set_option(name, True)
    kept = {name: plan.to_plain() for name in ("Wilhelmine, Maximilian", "Jo 2", "Bartholomäus & Jo")}
    context.settings.presets = {game: kept}
    return scene


def _curtain(context: Context, game: str) -> Scene:
    director = Director(_match(game, False), staged.NobodyThinks())
    return CurtainScene(context, director) if director.stage is Stage.CURTAIN else start.home(context)


def _result(context: Context, game: str) -> Scene:
    table = staged.table(context, _match(game, True))
    context.stack.push(table)
    return ResultScene(context, table)


def _replay(context: Context, game: str) -> Scene:
    scene = ReplayScene(context, _match(game, True))
    scene.position = len(scene.session) * 2 // 3
    return scene


def _panel(name: str, context: Context, game: str) -> Scene:
    """What opens over a table."""
    scene = staged.table(context, _match(game, False))
    context.services.when_settled = lambda: scene.furniture.command(name)
    return scene


def _seats(context: Context, game: str) -> Scene:
    scene = staged.table(context, _match(game, False))
    context.services.when_settled = lambda: scene.furniture.open(SeatsPanel(scene))
    return scene


def _piece(context: Context, game: str) -> Scene:
    return PieceScene(context, tuple(entries_of(game, context.words)), 1, lambda number: None)


Make = Callable[[Context, str], Scene]
OF_A_GAME: Mapping[str, Make] = {
    "setup": _full_table,
    "lessons": LessonListScene,
    "rules": RulesScene,
    "gallery": GalleryScene,
    "piece": _piece,
    "curtain": _curtain,
    "result": _result,
    "replay": _replay,
    "scores": lambda context, game: _panel("scores", context, game),
    "log": lambda context, game: _panel("log", context, game),
}
OF_THE_HOUSE: Mapping[str, Make] = {
    "home": lambda context, _: HomeScene(context),
    "home_empty": lambda context, _: HomeScene(context),
    "welcome": lambda context, _: WelcomeScene(context),
    "settings": lambda context, _: SettingsScene(context),
    "saved": lambda context, _: SavedGamesScene(context),
    "finished": lambda context, _: SavedGamesScene(context, True),
    "about": lambda context, _: AboutScene(context),
    "menu": lambda context, _: _panel("menu", context, CATALOGUE[0]),
    "keys": lambda context, _: _panel("keys", context, CATALOGUE[0]),
    "seats": lambda context, _: _seats(context, CATALOGUE[0]),
}


@dataclass(frozen=True)
class PageRow:
    page: str
    looks: Looks


def pages() -> list[str]:
    """What is read: `setup rebirth`, `home`."""
    return [f"{name} {game}" for name in OF_A_GAME for game in CATALOGUE] + list(OF_THE_HOUSE)


def all_rows() -> list[PageRow]:
    """Every pair of a page, a window, a size of type, a language and a scheme of colours."""
    settings: dict[str, Sequence[Any]] = {
        "page": pages(),
        "size": SIZES,
        "text_scale": SCALES,
        "language": ("de", "en"),
        "colour_scheme": ("standard", "high_contrast"),
    }
    made = []
    for row in rows(settings):
        page = row.pop("page")
        made.append(PageRow(page, Looks(**row)))
    return made


def worst_rows() -> list[PageRow]:
    """What has least room: the smallest window with the largest type, in the longer language."""
    return [PageRow(page, Looks((1280, 720), 2.0, "de")) for page in pages()]


# -- reading ---------------------------------------------------------------------------------------------------------


@dataclass
class PageReader:
    """One page with a pair of eyes. Looks and top are what the checks of texts ask for."""

    row: PageRow
    context: Context
    recorder: Recorder
    report: Report = field(default_factory=Report)

    def __post_init__(self) -> None:
        self.looks = self.row.looks
        self.recorder.printed = lambda: self.context.look.print_fonts
        self.surface = ReadSurface(self.looks.size, self.recorder)

    @property
    def top(self) -> Scene:
        scene = self.context.stack.top
        assert scene is not None
        return scene

    @property
    def dialog(self) -> Widget | None:
        return None

    def go(self) -> Report:
        name, _, game = self.row.page.partition(" ")
        make = OF_A_GAME[name] if game else OF_THE_HOUSE[name]
        self.context.stack.push(make(self.context, game))
        self._settle()
        when_settled = getattr(self.context.services, "when_settled", None)
        if when_settled is not None:
            when_settled()
            self._settle()
        self._look("its head")
        for area in [one for one in self.top.root.walk() if isinstance(one, ScrollArea) and one.shown]:
            self._read_down(area)
        return self.report

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

    def _mine(self, page: Page) -> Page:
        """What belongs to the page: the parts of a table are read where it is played."""
        opened = getattr(getattr(self.top, "furniture", None), "opened", None)

        def counts(line: Line) -> bool:
            around = () if line.owner is None else tuple(line.owner.ancestors())
            return opened in around if opened is not None else not any(isinstance(one, Part) for one in around)

        return Page([line for line in page.lines if counts(line)], page.covers)

    def _note(self, told: Iterable[Told], where: str) -> None:
        for kind, place, example in told:
            at = f"pages {self.row.page} | {self.looks}: {where}"
            self.report.found.append(Finding(kind, f"{self.row.page.split()[0]} {place}", example, at))


def too_small(page: Page, looks: Looks, u: float) -> Iterator[Told]:
    """Whoever asks for large type gets it: a page takes another form, and only little of a line yields."""
    least = _YIELDS * SMALL_PRINT * u * looks.text_scale
    for line in page.lines:
        if looks.text_scale > 1 and line.px < least and type(line.owner).__name__ not in _BOARDS:
            yield "stays small", place_of(line.owner), f"'{line.text}' has {line.px} px, not {least:.0f}"


def read(row: PageRow) -> Report:
    """The page of a player whose folder holds matches of every kind."""
    with TemporaryDirectory(prefix="hearthside-pages-") as folder, recording() as recorder:
        looks = row.looks
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
        context.services.saves = _saves(Path(folder), empty=row.page == "home_empty")
        return PageReader(row, context, recorder).go()


def _saves(folder: Path, *, empty: bool) -> SaveStore:
    store = SaveStore(folder, rules_of)
    for game in () if empty else CATALOGUE:
        store.save(_match(game, True), f"{game}-done")
        store.save(_match(game, False), f"{game}-running")
    if not empty:
        whole = (folder / f"{CATALOGUE[0]}-done.save.json").read_text(encoding="utf-8")
        (folder / f"{CATALOGUE[0]}-torn.save.json").write_text(whole[: len(whole) // 2], encoding="utf-8")
    return store
