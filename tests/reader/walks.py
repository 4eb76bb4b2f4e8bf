"""A lesson or a match from its first step to its last, read and tried at every step."""

from __future__ import annotations

import random
from collections.abc import Iterable
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
from tests.reader.films import Watching, point_at_recap
from tests.reader.findings import Finding, Report
from tests.reader.pairwise import Looks
from tests.reader.running import NOWHERE, Running
from tests.reader.texts import recording

_PANELS = ("scores", "log", "menu", "keys")
_MOST_STEPS = 4000


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
            run.watch = Watching(run, self.note)
            while run.until_asked() and self.report.steps < self.most and self.step():
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
        if self.is_new(f"recap {phase}"):
            point_at_recap(run, self.note)
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
