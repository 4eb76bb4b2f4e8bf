"""A chapter of lessons from its first task to its last: the way that is meant, or another with help."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from game.bots.judging import judge_for
from game.bots.levels import make_bot
from game.core.contract import Action, Seat
from game.core.session import Session
from game.games import judge_of, rules_of
from game.scenes import start
from game.scenes.lesson_help import unseen
from game.scenes.lesson_progress import finished
from game.scenes.lesson_task import TaskScene
from game.scenes.table.scene import TableScene
from game.table import keys
from game.table.director import Stage as Asked
from game.tutorial.campaign import Campaign
from game.tutorial.lines import next_shown
from game.tutorial.nudging import ANY_STAGE
from game.tutorial.progress import Stage
from game.ui.context import setting
from tests.reader import check_table, hands
from tests.reader.findings import Report
from tests.reader.running import NOWHERE
from tests.reader.walks import Walk

_STUCK = 8
"""So often nothing has changed."""
_BY_LUCK = 2
"""So many decisions of each task are made without help by whoever goes another way."""
_PATIENCE = 20
"""Rounds of 100 ms for a bot to think of a hint."""
_HOW = ("the mouse", "Enter", "the key on it")


@dataclass
class LessonWalk(Walk):
    """`way` 0 is the meant way; on any other each task begins with luck, then asks for the nudge and to be shown."""

    chapter: str = ""
    way: int = 0

    def __post_init__(self) -> None:
        super().__post_init__()
        self.label = f"lesson {self.chapter} --way {self.way}"
        self._left = self._stepped_back = False
        self._missed: set[int] = set()
        """Tasks that were taken up again after they had been missed."""
        self._nudged: set[str] = set()
        """Questions that were asked for: each stage has one of its own."""
        self._looked: set[tuple[int, str]] = set()
        self._pressed = 0
        self._seen: list[tuple[Any, ...]] = []
        """Where each step of the walk has been."""
        self._bot = make_bot("easy", 0, judge_for(rules_of(self.game), judge_of(self.game)), self.seed)

    def jump(self) -> dict[str, Any]:
        return {"to": "lesson", "game": self.game, "chapter": self.chapter}

    @property
    def scene(self) -> TaskScene:
        assert isinstance(self.run.top, TaskScene)
        return self.run.top

    @property
    def campaign(self) -> Campaign:
        return self.scene.campaign

    def place(self) -> str:
        campaign = getattr(self.run.top, "campaign", None)
        if campaign is None or campaign.task is None:
            return super().place()
        return f"task {campaign.task.id}, line {len(campaign.session)}"

    def go(self) -> Report:
        report = super().go()
        if report.steps == 0:
            self.note([("the lesson is not walked", "lesson", self.chapter)], "end")
        elif report.steps < self.most and self.chapter not in finished(self.run.context, self.game):
            self.note([("the chapter is not finished", f"lesson {self.chapter}", self.place())], "end")
        return report

    # -- one step -----------------------------------------------------------------------------------------------

    def step(self) -> bool:
        scene = self.run.top
        if not isinstance(scene, TaskScene) or scene.campaign.done:
            return False
        self.report.steps += 1
        if self._is_stuck():
            return False
        self.look("told")
        self._no_lies()
        self.try_more()
        self._leave_and_return()
        self._go_on()
        return True

    def _is_stuck(self) -> bool:
        campaign = self.campaign
        self._seen.append((campaign.number, len(campaign.session), campaign.stage, len(campaign.help.opened)))
        if self._seen[-_STUCK:].count(self._seen[-1]) < _STUCK:
            return False
        self.note([("the lesson does not go on", f"lesson {self.chapter}", self.place())], "told")
        return True

    def _no_lies(self) -> None:
        """The rules are asked of every sentence that says when it is true; on other ways too."""
        for key in self.campaign.voice.lies:
            self.note([("would not be true", f"lesson {self.chapter}", key)], "told")
        self.campaign.voice.lies.clear()

    def _go_on(self) -> None:
        scene, campaign = self.scene, self.campaign
        unseen = self._to_look_at()
        if scene.next_leads and self._tries_again():
            return
        if scene.next_leads:
            self._read_on()
        elif unseen:
            self._look_at(unseen)
        elif scene.director.may_act and scene.director.options():
            self._decide()
        else:
            self.run.wait(200)
            return
        if not self._stepped_back and self.report.steps % 5 == 2 and self._may_step_back(campaign):
            self._step_back()

    def _to_look_at(self) -> str:
        return next(iter(unseen(self.campaign)), "")

    # -- deciding -----------------------------------------------------------------------------------------------

    def choose(self, session: Session, seat: Seat) -> Action:
        """The way that the chapter shows, as far as it is told and gone; what comes next to it a bot says."""
        campaign, task = self.campaign, self.campaign.task
        said = [line.action for line in session.lines[campaign.begun :] if line.seat == seat]
        options = session.options(seat)
        found = next_shown(task.show, said, options) if task is not None and not self._by_luck() else None
        return found or self._bot.choose(session.rules, session.view(seat), options, self.luck, 0.0)

    def _by_luck(self) -> bool:
        campaign = self.campaign
        if not self.way or campaign.number in self._missed:
            return False
        return len(campaign.stretch().own_lines()) < _BY_LUCK

    def _decide(self) -> None:
        """Acts; on other ways after the nudge was read and the way was shown."""
        campaign = self.campaign
        if self.way and not campaign.chapter.free and not self._by_luck():
            if campaign.voice.question not in self._nudged:
                self._ask_nudge()
            shown = self._ask_way()
            if shown is not None:
                self.act(shown)
                return
        self.act(self.choose(campaign.session, campaign.learner))

    def _ask_nudge(self) -> None:
        run, scene = self.run, self.scene
        question = scene.campaign.voice.question
        self._nudged.add(question)
        if scene.campaign.stage is not Stage.OPEN or not question:  # none where only a step back helps
            return
        run.key("k")
        run.wait(200)
        if not scene.tutor.nudged.text and not scene.campaign.guide.is_hopeless:  # found out meanwhile
            self.note([("K does not nudge", "lesson", self.place())], "K")
        if question == ANY_STAGE:
            self.note([("no nudge for this stage", scene.model.phase, self.place())], "K")
        self.look("the nudge")

    def _ask_way(self) -> Action | None:
        """What M shows: a line of the chapter, or a bot's hint; None where a page has it all."""
        run, scene = self.run, self.scene
        run.key("m")
        for _ in range(_PATIENCE):
            run.wait(100)
            if not scene.director.bots.hint_asked:
                break
        self.look("the way that is shown")
        hint = scene.director.bots.hint
        action = scene.model.advised.way or (hint.action if hint is not None else None)
        told = scene.text("tutorial.hopeless") in scene.tutor.body.text or bool(scene.pointed())
        back = any(spot.target is scene.tutor.back for spot in scene.spots)
        # that nothing leads there any more is an answer, and so is what is to be seen, or a ring round the step back
        if action is None and not (told or back):
            self.note([("M shows nothing", f"lesson {self.chapter}", self.place())], "M")
        for _ in range(3):
            if scene.director.bots.hint is not None:
                run.key("escape")
        return action

    # -- reading on and looking ---------------------------------------------------------------------------------

    def _tries_again(self) -> bool:
        """Who missed a task steps back once and tries again."""
        campaign = self.campaign
        if campaign.stage is not Stage.MISSED or campaign.number in self._missed:
            return False
        self._missed.add(campaign.number)
        if not campaign.can_step_back:
            return False
        self._step_back()
        return True

    def _read_on(self) -> None:
        """Next by mouse and by keys, by turns: the card says that all of them do."""
        run, scene, campaign = self.run, self.scene, self.campaign
        before = campaign.number
        how = _HOW[(self._pressed + self.way) % len(_HOW)]
        self._pressed += 1
        if how == "the mouse":
            run.press(scene.tutor.next)
        else:
            chord = keys.chord_for("primary", setting(run.context.settings, "key_bindings", {}))
            run.key("return" if how == "Enter" and not scene.root.focus_visible else chord)
        run.wait()
        if run.top is scene and campaign.number == before:
            self.note([("Next does not go on", f"by {how}", f"'{scene.tutor.body.text[:60]}'")], how)
            scene.read_on()
        if isinstance(run.top, TableScene):
            self.note(check_table.refusals(run.top), f"after Next by {how}")

    def _look_at(self, name: str) -> None:
        """What the goal wants to be looked at: a panel behind a button, or something to point at."""
        run, scene, campaign = self.run, self.scene, self.campaign
        number = campaign.number
        if name in scene.furniture.tools:
            run.press(scene.furniture.tools[name])
            run.wait(300)
            if run.top is not scene:
                self.note([("a lesson's button leaves the lesson", name, type(run.top).__name__)], "open")
            self.look(f"{name} opened")
            run.key("escape")
        else:
            if not hands.linger(run, name):
                self.note([("points at what is nowhere", f"lesson {self.chapter}", name)], "open")
            elif scene.model.pointing.component != name and (at := check_table.place(scene, name)) is not None:
                run.click(at)  # what has been folded up is opened first
                run.wait(300)
                hands.linger(run, name)
            run.wait(300)
            self.look(f"looking at {name}")
            run.point(NOWHERE)
        run.wait(200)
        if run.top is scene and campaign.number == number and name not in campaign.help.opened:
            self.note([("looking is not noticed", f"lesson {self.chapter}", name)], "open")
            campaign.opened(name)
            scene.refresh()

    # -- coming back --------------------------------------------------------------------------------------------

    def _may_step_back(self, campaign: Campaign) -> bool:
        run = self.run
        if not run.until_asked() or not isinstance(run.top, TaskScene) or self.campaign is not campaign:
            return False
        return not campaign.done and not campaign.chapter.free and campaign.can_step_back

    def _step_back(self) -> None:
        """One decision of one's own, by the key or the button."""
        run, scene, campaign = self.run, self.scene, self.campaign
        by_key = self.way == 0 or self._stepped_back
        self._stepped_back = True
        before = own_lines(campaign)
        if by_key:
            run.key(keys.chord_for("undo", setting(run.context.settings, "key_bindings", {})))
        else:
            run.press(scene.tutor.back)
        run.wait(200)
        told = f"{before} decisions, then {own_lines(campaign)}, at {self.place()}"
        if run.top is not scene or own_lines(campaign) != before - 1:
            self.note([("step back is not one decision", "lesson", told)], "step back")
        self.look("stepped back")

    def _leave_and_return(self) -> None:
        """Once in the middle: home by the menu, and back by the list of lessons."""
        run, campaign = self.run, self.campaign
        if self._left or campaign.chapter.free or campaign.number * 2 < len(campaign.chapter.tasks):
            return
        self._left = True
        at = (campaign.number, len(campaign.session), campaign.stage)
        run.context.stack.reset(start.first_scene(run.context))
        start.start_lesson(run.context, self.game, self.chapter)
        run.wait(200)
        back = self.campaign
        if (back.number, len(back.session), back.stage) != at:
            told = f"left at {at}, back at {(back.number, len(back.session), back.stage)}"
            self.note([("leaving loses the place", "lesson", told)], "return")
        self.look("back again")
        assert run.until_asked() or self.scene.director.stage is Asked.OVER


def own_lines(campaign: Campaign) -> int:
    return sum(line.seat == campaign.learner for line in campaign.session.lines)
