"""A chapter of lessons from its first task to its last, read and tried at every step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.core.contract import Action, Seat
from game.core.session import Session
from game.scenes import start
from game.scenes.lesson_task import TaskScene
from game.tutorial.demands import looked_at
from game.tutorial.progress import Stage
from tests.reader import check_table, hands
from tests.reader.walks import Walk

_STUCK = 8
"""So often nothing has changed."""


@dataclass
class LessonWalk(Walk):
    """`way` 0 does what the tutor would show, others something that is allowed, and leave once in the middle."""

    chapter: str = ""
    way: int = 0

    def __post_init__(self) -> None:
        super().__post_init__()
        self.label = f"lesson {self.chapter} --way {self.way}"
        self._left = False
        self._told: list[tuple[int, Stage, int]] = []
        """Task, stage and length of the log at each step of the walk."""

    @property
    def scene(self) -> TaskScene:
        scene = self.run.top
        assert isinstance(scene, TaskScene)
        return scene

    def jump(self) -> dict[str, Any]:
        return {"to": "lesson", "game": self.game, "chapter": self.chapter}

    def choose(self, session: Session, seat: Seat) -> Action:
        options, campaign = session.options(seat), self.scene.campaign
        shown = campaign.way() if seat == campaign.learner and self.way == 0 else None
        return shown or options[(self.way + self.report.steps * (self.way > 0)) % len(options)]

    def place(self) -> str:
        campaign = getattr(self.run.top, "campaign", None)
        return f"task {campaign.task.id}" if campaign is not None and campaign.task is not None else super().place()

    def step(self) -> bool:
        if not isinstance(self.run.top, TaskScene) or self.scene.campaign.done:
            return False
        self.report.steps += 1
        campaign = self.scene.campaign
        self._told.append((campaign.number, campaign.stage, len(campaign.session)))
        if self._told[-_STUCK:].count(self._told[-1]) == _STUCK:
            self.note([("the lesson does not go on", self.chapter, self.place())], "told")
            return False
        self.look("told")
        self.try_more()
        self._leave_and_return()
        self._go_on(self.scene)
        return True

    def _go_on(self, scene: TaskScene) -> None:
        campaign = scene.campaign
        wanted = [part for part in looked_at(campaign.task.reached) if campaign.stage is Stage.OPEN]
        if scene.next_leads:
            self._read_on(scene)
        elif wanted:
            self._look_at(scene, wanted[0])
        elif scene.director.may_act and scene.director.options():
            self.act(self.choose(scene.session, campaign.learner))
            if self.report.steps % 5 == 2 and self.run.until_asked() and isinstance(self.run.top, TaskScene):
                self.undo_and_redo()
        else:
            self.run.wait(200)

    def _read_on(self, scene: TaskScene) -> None:
        """Next by mouse or by Enter, by turns: the card says that both do."""
        run, before = self.run, (scene.campaign.number, scene.campaign.stage)
        how = "Enter" if (self.report.steps + self.way) % 2 else "the mouse"
        if how == "Enter":
            run.key("ctrl+return")
        else:
            run.press(scene.tutor.next)
        run.wait()
        if run.top is scene and (scene.campaign.number, scene.campaign.stage) == before:
            self.note([("Next does not go on", f"by {how}", f"'{scene.tutor.body.text[:60]}'")], how)
            scene.read_on()
        if isinstance(run.top, TaskScene):
            self.note(check_table.refusals(run.top), f"after Next by {how}")

    def _look_at(self, scene: TaskScene, name: str) -> None:
        run = self.run
        if name in scene.furniture.tools:
            run.press(scene.furniture.tools[name])
            run.wait(300)
            if not isinstance(run.top, TaskScene):
                self.note([("a lesson's button leaves the lesson", name, type(run.top).__name__)], "open")
            self.look(f"{name} opened")
            run.key("escape")
        else:
            if not hands.linger(run, name):
                self.note([("points at what is nowhere", f"lesson {self.chapter}", name)], "open")
            run.wait(300)
            self.look(f"looking at {name}")
        if scene.campaign.stage is Stage.OPEN and name in looked_at(scene.campaign.task.reached):
            self.note([("looking is not noticed", f"lesson {self.chapter}", name)], "open")
            scene.campaign.opened(name)
            scene.refresh()
        run.wait()

    def _leave_and_return(self) -> None:
        """Once in the middle: home, and back by the list of lessons."""
        run, campaign = self.run, self.scene.campaign
        at = campaign.number
        if self._left or self.way == 0 or at * 2 < len(campaign.chapter.tasks):
            return
        self._left = True
        run.context.stack.reset(start.first_scene(run.context))
        start.start_lesson(run.context, self.game, self.chapter)
        run.wait(200)
        back = self.scene.campaign.number
        if back != at:
            self.note([("leaving loses the place", "lesson", f"left at task {at}, back at {back}")], "return")
        self.look("back again")
