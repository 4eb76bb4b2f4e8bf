"""The home page itself. It stands before any game data is read: lessons, saved matches and pictures follow."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from pygame import Surface

from game import VERSION
from game.core.errors import HearthsideError
from game.core.game_facts import GameFacts, game_facts
from game.core.languages import LANGUAGES
from game.games import CATALOGUE
from game.scenes import start
from game.scenes.hearth import Hearth
from game.scenes.home.game_card import CardActs, GameCard
from game.scenes.home.panels import (
    OLDER,
    ContinueActs,
    ContinuePanel,
    LessonsPanel,
    MorePanel,
    StartHerePanel,
    running,
)
from game.scenes.lesson_progress import LessonRow, known_last, learnt_last, lesson_row, next_lesson
from game.scenes.page import Page, Sheet
from game.scenes.pictures import Vignette, thumbnail_steps
from game.ui.context import Context
from game.ui.events import Event, Key
from game.ui.fonts import Style
from game.ui.grid import DESIGN_HEIGHT
from game.ui.widget import At, Widget
from game.ui.widgets import Button, Choice, Dialog, Icon, Label, ScrollArea

if TYPE_CHECKING:
    from game.scenes.shelf import Glance, Match

LEFT, WIDE, GAP = 56.0, 1168.0, 21.0
CARDS_TOP, CARDS_HIGH = 112.0, 322.0
BOTTOM_TOP, BOTTOM_HIGH = 462.0, 206.0
CONTINUE_WIDE = 573.0
IN_A_ROW = 4
"""So many games have room side by side; more of them stand in further rows."""
LESSON_ROW = 34.0
LARGE_CARD = 232.0
"""With large type two games stand side by side below what one goes on with."""


class HomeScene(Page):
    def __init__(self, context: Context) -> None:
        super().__init__(context, on_back=self._ask_to_leave)
        self.games: tuple[str, ...] = CATALOGUE
        self.matches: list[Match] | None = None
        """None until the saves' folder was looked into."""
        self.glances: dict[str, Glance] = {}
        self.lessons: list[LessonRow] | None = None
        self.cards: list[GameCard] = []

    # life

    def enter(self) -> None:
        self.work.add(self._look_around())

    def _tell_troubles(self) -> None:
        """What went wrong at the start, such as settings that could not be read; said once."""
        troubles = getattr(self.context.services, "troubles", None)
        if troubles:
            self.context.services.troubles = []
            self._tell(self.text("home.trouble"), " ".join(troubles))

    def _tell(self, title: str, words: str) -> None:
        self.ask(Dialog(title, words, [Choice(self.text("home.understood"), primary=True, key="escape")]))

    def resume(self) -> None:
        """Coming back from a match or a lesson: what was known may be old."""
        self.work.forget()  # a look around that was interrupted must not go on beside the new one
        self.matches, self.lessons = None, None
        self.glances = {}
        self.rebuild()
        self.enter()

    def _look_around(self) -> Iterator[object]:
        """What needs the disk."""
        shelf = start.shelf(self.context)
        matches = self.matches = shelf.matches()
        yield None
        lessons = []
        for game in self.games:
            lessons.append(lesson_row(self.context, game))
            yield None
        self.lessons = lessons
        self.rebuild()
        yield None
        shown = running(matches)[: 1 + OLDER]
        for match in shown:
            glance = shelf.glance(match)
            if glance is not None:
                self.glances[match.key] = glance
            yield None
        if len(self.glances) < len(shown):
            self.matches = shelf.matches()  # one of them cannot be opened: the next one takes its place
        if shown:
            self.rebuild()
        self._tell_troubles()

    # building

    def fill(self) -> None:
        self.cards = []
        if self.is_large:
            self._fill_stacked()
        elif len(self.games) > IN_A_ROW:
            self._fill_table(self.scroll((0, 0, 1280, DESIGN_HEIGHT), "home"))
        else:
            self._fill_table(self.body)

    def _fill_table(self, parent: Widget) -> None:
        """The designed page: head, cards in a row or more, three panels, foot."""
        self._head(parent)
        count = len(self.games)
        rows = -(-count // IN_A_ROW)
        in_row = -(-count // rows)
        each = (WIDE - GAP * (in_row - 1)) / in_row
        for number, game in enumerate(self.games):
            row, column = divmod(number, in_row)
            top = CARDS_TOP + row * (CARDS_HIGH + GAP)
            self._card(parent, game, (LEFT + column * (each + GAP), top, each, CARDS_HIGH))
        down = (rows - 1) * (CARDS_HIGH + GAP)
        high = BOTTOM_HIGH + LESSON_ROW * max(0, count - IN_A_ROW)
        side = (WIDE - CONTINUE_WIDE - 2 * GAP) / 2
        self._continue(parent, (LEFT, BOTTOM_TOP + down, CONTINUE_WIDE, BOTTOM_HIGH))
        self._lessons(parent, (LEFT + CONTINUE_WIDE + GAP, BOTTOM_TOP + down, side, high))
        self._more(parent, (LEFT + CONTINUE_WIDE + 2 * GAP + side, BOTTOM_TOP + down, side, BOTTOM_HIGH))
        self._foot(parent, BOTTOM_TOP + down + high + 22)

    def _fill_stacked(self) -> None:
        """Large type: what one goes on with first, then everything below each other, to be scrolled."""
        k = self.k
        area = self.scroll((0, 0, 1280, DESIGN_HEIGHT), "home")
        wide = 1180.0
        self._head(area)
        top = 80 * k if k >= 1.5 else 100 * k
        self._continue(area, (50, top, wide, BOTTOM_HIGH * k))
        top += (BOTTOM_HIGH + 12) * k
        each = (wide - GAP) / 2
        high = max(LARGE_CARD * k, each / 2)
        for number, game in enumerate(self.games):
            row, column = divmod(number, 2)
            self._card(area, game, (50 + column * (each + GAP), top + row * (high + GAP), each, high))
        top += -(-len(self.games) // 2) * (high + GAP)
        further = LESSON_ROW * max(0, len(self.games) - IN_A_ROW)
        for make, high in ((self._lessons, BOTTOM_HIGH + further), (self._more, BOTTOM_HIGH)):
            make(area, (50, top, wide, high * k))
            top += (high + 20) * k
        self._foot(area, top + 10)

    def _head(self, parent: Widget) -> None:
        k = self.k
        high = 62 if k == 1 else 62 * k
        parent.add(Hearth((56, 30, 50 * k, 54 * k)))
        name = self.text("home.name")
        parent.add(Label((56 + 60 * k, 30, 280 * k, high), name, "house", "cream", name="house"))
        if k < 1.3:
            parent.add(
                Label(
                    (396 * k - 56 * (k - 1), 38, 380, high),
                    self.text("home.motto"),
                    Style(16, "serif_italic"),
                    "cream_muted",
                )
            )
        grown = min(k, 1.4)
        left = (1224 if k == 1 else 1230) - len(LANGUAGES) * 94 * grown
        globe = 18 * grown
        parent.add(Icon((left - globe - 10, 40 + 18 * grown - globe / 2, globe, globe), "globe", "cream_muted"))
        for number, code in enumerate(LANGUAGES):
            parent.add(
                Button(
                    (left + number * 94 * grown, 40, 88 * grown, 36 * grown),
                    LANGUAGES[code].name,
                    partial(self._speak, code),
                    "plaque",
                    name=f"language.{code}",
                    selected=self.context.language == code,
                )
            )

    def _card(self, parent: Widget, game: str, at: At) -> None:
        facts: GameFacts = game_facts(game)
        acts = CardActs(
            partial(start.open_setup, self.context, game),
            partial(start.open_lessons, self.context, game),
            partial(start.open_rules, self.context, game),
        )
        card = GameCard(at, self, facts, acts, self._vignette(game), self.k)
        self.cards.append(card)
        parent.add(card)

    def _vignette(self, game: str) -> Vignette:
        return Vignette(game, self.context)

    def _continue(self, parent: Widget, at: At) -> None:
        if self.matches is None:  # what is pressed here now would be something else a moment later
            parent.add(Sheet(at, self.k, ""))
            return
        if running(self.matches):
            acts = ContinueActs(self._go_on, partial(start.open_saved, self.context))
            parent.add(ContinuePanel(at, self.k, self, self.matches, self.glances, acts, self._thumbnail))
            return
        game = learnt_last(self.context, self.games)
        learnt = known_last(self.context, self.games) if not game else ""
        game = game or learnt or self.games[0]
        act = partial(start.open_setup if learnt else start.start_next_lesson, self.context, game)
        chapter = None if learnt else self._next_chapter(game)
        parent.add(StartHerePanel(at, self.k, self, game, act, self._vignette(game), chapter))

    def _next_chapter(self, game: str) -> str:
        """The lesson to go on with once one is done; empty before."""
        begun = learnt_last(self.context, self.games) == game
        return next_lesson(self.context, game) if begun else ""

    def _thumbnail(self, match: Match) -> Any:
        glance = self.glances.get(match.key)

        def paint(size: tuple[int, int]) -> Iterator[Surface | None]:
            if glance is not None:
                yield from thumbnail_steps(match.game, self.context, glance.position, list(glance.signs), size)

        return paint

    def _lessons(self, parent: Widget, at: At) -> None:
        rows = self.lessons if self.lessons is not None else [LessonRow(game, 0, (), "") for game in self.games]
        panel = LessonsPanel(
            at,
            self.k,
            self,
            rows,
            partial(start.start_lesson, self.context),
            partial(start.open_lessons, self.context),
        )
        parent.add(panel)

    def _more(self, parent: Widget, at: At) -> None:
        context = self.context
        entries = [
            ("rules", "rules", partial(start.open_rules, context, self.games[0])),
            ("replays", "play", partial(start.open_saved, context, finished=True)),
            ("gallery", "squares", partial(start.open_gallery, context)),
            ("settings", "gear", partial(start.open_settings, context)),
            ("about", "info", partial(start.open_about, context)),
        ]
        parent.add(MorePanel(at, self.k, self, entries))

    def _foot(self, parent: Widget, top: float) -> None:
        k = self.k
        left = self.text("home.foot", version=VERSION)
        parent.add(Label((56, top, 700 * min(k, 1.3), 18 * k), left, "caption", "cream_muted"))
        if k < 1.3:
            parent.add(Label((756, top, 468, 18 * k), self.text("home.keys"), "caption", "cream_muted", "right"))

    # acts

    def _go_on(self, match: Match) -> None:
        """To the table, or to the replay of a finished match; what cannot be opened says why."""
        go = start.open_replay if match.is_over else start.continue_match
        try:
            go(self.context, match)
        except HearthsideError as error:
            self._tell(self.text("home.damaged"), start.told(self.context, error))

    def _speak(self, language: str) -> None:
        if language != self.context.language:
            self.context.change(language=language)

    def _ask_to_leave(self) -> None:
        text = self.text
        self.ask(
            Dialog(
                text("home.leave.title"),
                text("home.leave.text"),
                [
                    Choice(text("home.leave.no"), key="escape", primary=True),
                    Choice(text("home.leave.yes"), self.context.quit),
                ],
            )
        )

    def on_event(self, event: Event) -> bool:
        if isinstance(event, Key) and event.chord == "escape":
            self._ask_to_leave()
            return True
        if isinstance(event, Key) and event.name in ("page up", "page down", "home", "end"):
            area = next((w for w in self.body.children if isinstance(w, ScrollArea)), None)
            return area is not None and area.handle(event)
        return False
