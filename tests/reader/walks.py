"""A lesson or a match from its first step to its last, read and tried at every step."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from game.bots.judging import judge_for
from game.bots.levels import Bot, make_bot
from game.core.contract import Action, Seat
from game.core.session import Session
from game.games import judge_of, rules_of
from game.scenes.table.scene import TableScene
from game.table.director import Stage
from tests.reader import check_table, check_texts, hands
from tests.reader.check_texts import Told
from tests.reader.findings import Finding, Report
from tests.reader.pairwise import Looks
from tests.reader.running import NOWHERE, Running
from tests.reader.texts import recording

_PANELS = ("scores", "log", "menu", "keys")
_MOST_STEPS = 4000
_STUCK = 8
"""So often nothing has changed."""


@dataclass
class Walk:
    """`tries` is how often, of a hundred steps, more is tried than what leads on; new phases are always tried."""

    game: str
    looks: Looks
    seed: int = 1
    tries: int = 30
    most: int = _MOST_STEPS
    report: Report = field(default_factory=Report)
    label: str = ""
    settings: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.luck = random.Random(self.seed)
        self.tried: set[str] = set()

    def jump(self) -> dict[str, Any]:
        raise NotImplementedError

    def step(self) -> bool:
        """One step further; False at the end."""
        raise NotImplementedError

    def go(self) -> Report:
        with recording() as recorder, Running(self.looks, self.jump(), self.game, recorder, **self.settings) as run:
            self.run = run
            while self.report.steps < self.most and run.until_asked() and self.step():
                pass
            self.look("end")
        return self.report

    # -- looking ------------------------------------------------------------------------------------------------

    def look(self, what: str) -> None:
        """Read everything that is on the screen now."""
        run, report = self.run, self.report
        page = run.read()
        report.texts += len(page.sentences())
        report.boxes += len(page.lines)
        self.note(check_texts.read_all(page, run), what)
        if isinstance(run.top, TableScene):
            self.note(check_table.look_all(run.top, run), what)

    def note(self, told: Iterable[Told], what: str) -> None:
        for kind, where, example in told:
            at = f"{self.game} {self.label} | {self.looks} | {self.place()}: {what}"
            self.report.found.append(Finding(kind, where, example, at))

    def place(self) -> str:
        session = getattr(self.run.top, "session", None)
        return f"line {len(session)}" if session is not None else type(self.run.top).__name__

    # -- trying -------------------------------------------------------------------------------------------------

    def is_new(self, what: str) -> bool:
        """Whether it is worth a closer look: never seen, or by lot."""
        if what in self.tried:
            return self.luck.randrange(100) < self.tries
        self.tried.add(what)
        return True

    def try_more(self) -> None:
        """Reach for everything lit, by mouse and keys; click what is wrong; open what can be opened."""
        run, scene = self.run, self.run.table
        phase = scene.model.phase
        if not self.is_new(f"more {phase}"):
            return
        self.note(hands.reachable(run, 12, self.luck), "pointing at what is lit")
        if self.is_new(f"keys {phase}"):
            self.note(hands.by_keys(run), "N through what is lit")
        self.note(hands.wrong_click(run, self.luck), "a wrong click")
        if self.is_new(f"hint {phase}"):
            self._ask_hint()
        if self.is_new(f"panels {phase}"):
            self._open(self.luck.choice(_PANELS))
        self.tidy()
        self.report.clicks += 20

    def tidy(self) -> None:
        """An Escape too many opens the menu: what is done next shall not be done in it."""
        if self.run.table.furniture.opened is not None:
            self.run.table.furniture.close_top()

    def _ask_hint(self) -> None:
        run, scene = self.run, self.run.table
        tool = scene.furniture.tools["hint"]
        if not tool.enabled or scene.director.stage is not Stage.PLAY:
            return
        run.press(tool)
        run.wait(300)
        run.point(NOWHERE)
        run.wait(100)
        self.look("the hint")
        if scene.director.bots.hint is not None:
            for _ in range(3):  # what lies over the table is folded first
                if scene.director.bots.hint is not None:
                    run.key("escape")
            if scene.director.bots.hint is not None:
                self.note([("hint stays", "hint note", "Escape does not close it")], "Escape")
                scene.director.bots.hint = None
                scene.refresh()

    def _open(self, name: str) -> None:
        """A panel opens, can be read, and closes to what was there before."""
        run, scene = self.run, self.run.table
        before = scene.model.moment().head.text
        scene.furniture.command(name)
        run.wait(600)
        self.look(f"{name} open")
        run.key("escape")
        run.wait()
        if scene.furniture.opened is not None:
            self.note([("panel stays", name, "Escape does not close it")], "Escape")
            scene.furniture.close_top()
        if scene.model.moment().head.text != before:
            told = ("after a panel the prompt is another", name, f"'{before}': '{scene.model.moment().head.text}'")
            self.note([told], "Escape")

    def act(self, action: Action) -> None:
        """Point, read the card, do it, and look at what stays."""
        run, scene = self.run, self.run.table
        lit = [one for one in action.touches() if one in scene.director.lit()]
        if lit and self.is_new(f"card {check_table.kind(lit[0])}") and hands.linger(run, lit[0]):
            self.look(f"pointing at {lit[0]}")
        self.note(hands.do(run, action, self.looks.by, self.choose), f"doing {action.word}")
        self.report.clicks += 2
        if isinstance(run.top, TableScene):
            self.note(check_table.refusals(run.top), f"after {action.word}")
        run.point(NOWHERE)

    def choose(self, session: Session, seat: Seat) -> Action:
        raise NotImplementedError

    def undo_and_redo(self) -> None:
        """Back and forth again: the same is read as before."""
        run, scene = self.run, self.run.table
        if scene.director.stage is not Stage.PLAY or scene.director.undo_refusal() is not None:
            return
        length, head = len(scene.session), scene.model.moment().head.text
        run.key("ctrl+z")
        run.wait()
        self.look("after undo")
        if not scene.director.can_redo():
            return
        for _ in range(3):
            if len(scene.session) < length:
                run.key("ctrl+y")
                run.wait()
        if len(scene.session) == length and scene.model.moment().head.text != head:
            told = f"'{head}', then '{scene.model.moment().head.text}'"
            self.note([("redo asks for something else", scene.model.phase, told)], "undo and redo")


@dataclass
class MatchWalk(Walk):
    """All seats are people; a bot, or the lot, chooses what they do."""

    seats: int = 2
    bots: int = 0
    options: dict[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        super().__post_init__()
        judge = judge_for(rules_of(self.game), judge_of(self.game))
        skills = ("easy", "random")
        self.players: list[Bot] = [make_bot(skills[n % 2], n, judge, self.seed) for n in range(self.seats)]
        named = " ".join(f"{name}={value}" for name, value in self.options.items())
        self.label = f"match {self.seats} --bots {self.bots} --seed {self.seed} {named}".strip()

    def choose(self, session: Session, seat: Seat) -> Action:
        rules, options = session.rules, session.options(seat)
        return self.players[seat].choose(rules, session.view(seat), options, self.luck, 0.0)

    def jump(self) -> dict[str, Any]:
        kinds = ["easy" if n >= self.seats - self.bots else "" for n in range(self.seats)]
        match = {
            "game": self.game,
            "seats": kinds,
            "options": self.options,
            "seed": self.seed,
            "depth": 0,
            "until": "",
            "skill": "random",
        }
        return {"to": "table", "game": self.game, "branch": False, "match": match}

    def step(self) -> bool:
        run, scene = self.run, self.run.table
        self.report.steps += 1
        self.look(scene.model.phase)
        self.try_more()
        if not scene.director.may_act or scene.director.viewer is None:
            return True
        viewer, options = scene.director.viewer, scene.director.options()
        if not options:
            return False
        self.act(self.choose(scene.session, viewer))
        if self.luck.randrange(100) < self.tries // 3 and run.until_asked():
            self.undo_and_redo()
        return True


@dataclass
class LessonWalk(Walk):
    """`way` says which of the allowed ways is gone at each step."""

    chapter: str = ""
    way: int = 0

    def __post_init__(self) -> None:
        super().__post_init__()
        self.label = f"lesson {self.chapter} --way {self.way}"
        self._left = False
        self._told: list[tuple[Any, int]] = []
        """Step and length of the log at each step of the walk."""

    def jump(self) -> dict[str, Any]:
        return {"to": "lesson", "game": self.game, "chapter": self.chapter}

    def choose(self, session: Session, seat: Seat) -> Action:
        return session.options(seat)[0]

    def place(self) -> str:
        lesson = getattr(self.run.top, "lesson", None)
        step = lesson.step if lesson is not None else None
        return f"step {step.id}" if step is not None else super().place()

    def step(self) -> bool:
        scene: Any = self.run.top
        lesson = getattr(scene, "lesson", None)
        if lesson is None or lesson.done:
            return False
        self.report.steps += 1
        self._told.append((lesson.step, len(lesson.session)))
        if self._told[-_STUCK:].count(self._told[-1]) == _STUCK:
            self.note([("the lesson does not go on", self.chapter, f"{lesson.step}")], "told")
            return False
        self.look("told")
        self.try_more()
        self._leave_and_return()
        scene = self.run.top
        lesson, step = scene.lesson, scene.lesson.step
        if step is not None and step.open:
            self._look_at(step.open)
        elif lesson.reads_on:
            self._read_on()
        elif scene.director.may_act and scene.director.options():
            options = scene.director.options()
            self.act(options[(self.way + self.report.steps * (self.way > 0)) % len(options)])
            if self.report.steps % 5 == 2 and self.run.until_asked() and not scene.lesson.done:
                self.undo_and_redo()
        else:
            self.run.wait(200)
        return True

    def _read_on(self) -> None:
        """Next by mouse or by Enter, by turns: the lesson says that both do."""
        run, scene, lesson = self.run, self.run.table, self.run.table.lesson  # type: ignore[attr-defined]
        before = lesson.progress
        button = scene.note.next  # type: ignore[attr-defined]
        how = "Enter" if (self.report.steps + self.way) % 2 else "the mouse"
        if how == "Enter":
            run.key("return")
        else:
            run.press(button)
        run.wait()
        if run.top is scene and lesson.progress == before:
            self.note([("Next does not go on", f"by {how}", f"'{scene.note.body.text[:60]}'")], how)  # type: ignore[attr-defined]
            scene.read_on()  # type: ignore[attr-defined]
        if isinstance(run.top, TableScene):
            self.note(check_table.refusals(run.top), f"after Next by {how}")

    def _look_at(self, name: str) -> None:
        run, scene = self.run, self.run.table
        if name in scene.furniture.tools:
            run.press(scene.furniture.tools[name])
            run.wait(300)
            if not isinstance(run.top, TableScene):
                self.note([("a lesson's button leaves the lesson", name, type(run.top).__name__)], "open")
            self.look(f"{name} opened")
            run.key("escape")
        else:
            if not hands.linger(run, name):
                self.note([("points at what is nowhere", f"lesson {self.chapter}", name)], "open")
            run.wait(300)
            self.look(f"looking at {name}")
            lesson: Any = getattr(run.top, "lesson", None)
            if lesson is not None and lesson.step is not None and lesson.step.open == name:
                self.note([("looking is not noticed", f"lesson {self.chapter}", name)], "open")
                lesson.opened(name)
                scene.refresh()
        run.wait()

    def _leave_and_return(self) -> None:
        """Once in the middle: home by the menu, and back by the list of lessons."""
        run, scene = self.run, self.run.table
        at, of = scene.lesson.progress  # type: ignore[attr-defined]
        if self._left or self.way == 0 or at * 2 < of:
            return
        self._left = True
        run.context.stack.reset(_home(run))
        from game.scenes import start

        start.start_lesson(run.context, self.game, self.chapter)
        run.wait(200)
        back = run.top.lesson.progress  # type: ignore[attr-defined]
        if back != (at, of):
            told = f"left at step {at} of {of}, back at {back[0]}"
            self.note([("leaving loses the place", "lesson", told)], "return")
        self.look("back again")


def _home(run: Running) -> Any:
    from game.scenes import start

    return start.first_scene(run.context)


def each(walks: Iterable[Callable[[], Walk]]) -> Iterator[tuple[Walk, Report]]:
    for make in walks:
        walk = make()
        yield walk, walk.go()
