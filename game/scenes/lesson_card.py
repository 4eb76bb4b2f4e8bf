"""The card of a chapter with tasks: goal, what came of the last move, help, and the way on. It grows with its text.

It has a place of its own beside the board, and steps aside where it would cover what it speaks of.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.scenes.lesson_progress import chapter_ids, following_chapter
from game.table import keys
from game.tutorial.progress import Stage
from game.ui.context import setting
from game.ui.fonts import Style
from game.ui.grid import DESIGN_HEIGHT, DESIGN_WIDTH, Grid
from game.ui.widget import At, Widget
from game.ui.widgets import Button, IconButton, Label, Panel, Paragraph

if TYPE_CHECKING:
    from game.scenes.lesson_task import TaskScene

_PAD, _GAP = 12.0, 8.0
_TOP, _BOTTOM = 50.0, 592.0
"""Between these it may stand in any column: below the head, above the tools."""
NUDGE_KEY, SHOW_KEY = "k", "m"
_WIDEST = 1.35
_LARGE_TYPE, _GOAL_LARGE = 1.5, Style(13, "serif")
"""With very large type the goal is set no larger than the rest, or the card would lie on half the table."""
_FEW = 0.15
"""Such a share of all that can be chosen it may cover in its slot; for more it steps aside."""


class Steps(Widget):
    """One segment for each task: done, the one in progress, and those to come."""

    def __init__(self, at: At) -> None:
        super().__init__(at, name="tasks")
        self.number = 0
        self.total = 1

    def draw(self, surface: Surface) -> None:
        gap = self.grid.line(4)
        wide = (self.rect.w - gap * (self.total - 1)) / max(1, self.total)
        for number in range(self.total):
            left = round(self.rect.x + number * (wide + gap))
            box = Rect(left, self.rect.y, max(1, round(wide)), self.rect.h)
            now = number == self.number
            colour = self.theme.gain if number < self.number else self.theme.copper if now else self.theme.track
            self.materials.fill(surface, box, colour, 3)


class TaskCard(Panel):
    def __init__(self, scene: TaskScene) -> None:
        self.place = scene.model.screen.tutor
        super().__init__((*self.place.at, self.place.width, 120), padding=_PAD, lit=True, name="tutor")
        self.scene = scene
        text = scene.text
        bindings = setting(scene.context.settings, "key_bindings", {})

        def tip(key: str, chord: str) -> str:
            return text(key, chord=keys.shown(chord, scene.context.words))

        undo, enter = keys.chord_for("undo", bindings), keys.chord_for("primary", bindings)
        self.head = self.add(Label((0, 0, 10, 10), "", "second", "muted"))
        self.leave = self.add(
            IconButton(
                (0, 0, 24, 24), "cross", scene.leave_lesson, name="leave_lesson", tooltip=text("lesson.leave_tip")
            )
        )
        self.steps = self.add(Steps((0, 0, 10, 5)))
        self.goal = self.add(Paragraph((0, 0, 10, 10), "", "card", name="goal"))
        self.turns = self.add(Label((0, 0, 10, 10), "", "second_bold", "copper_ink"))
        self.body = self.add(Paragraph((0, 0, 10, 10), "", "body", name="told"))
        self.nudged = self.add(Paragraph((0, 0, 10, 10), "", "body", "muted", name="nudged"))
        self.back = self.add(
            Button(
                (0, 0, 10, 34),
                text("lesson.step_back"),
                scene.take_back,
                style="body_bold",
                shortcut=undo,
                name="step_back",
                tooltip=tip("lesson.step_back_tip", undo),
            )
        )
        self.nudge = self.add(
            Button(
                (0, 0, 10, 34),
                text("lesson.nudge"),
                scene.nudge,
                style="body_bold",
                shortcut=NUDGE_KEY,
                name="nudge",
                tooltip=tip("lesson.nudge_tip", NUDGE_KEY),
            )
        )
        self.way = self.add(
            Button(
                (0, 0, 10, 34),
                text("lesson.show"),
                scene.show_way,
                style="body_bold",
                shortcut=SHOW_KEY,
                name="show",
                tooltip=tip("lesson.show_tip", SHOW_KEY),
            )
        )
        self.next = self.add(
            Button(
                (0, 0, 10, 34),
                text("lesson.next"),
                scene.read_on,
                "primary",
                style="body_bold",
                name="read_on",
                key=keys.shown(enter, scene.context.words),
            )
        )

    # -- filling ------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        scene, campaign = self.scene, self.scene.campaign
        say, stage = scene.model.teller.say, campaign.stage
        done, free = campaign.done, campaign.chapter.free
        chapters = chapter_ids(campaign.rules.id)
        number = chapters.index(campaign.chapter.id) + 1
        where = scene.text("lesson.where", number=number, total=len(chapters), title=say(campaign.voice.title))
        self.head.set(text=where)
        self.steps.set(number=campaign.number if not done else 99, total=max(1, len(campaign.chapter.tasks)))
        self.steps.set(visible=not free)
        goal = campaign.voice.goal
        self.goal.set(style=_GOAL_LARGE if self.grid.text_scale > _LARGE_TYPE else "card")
        self.goal.set(text=scene.text("lesson.chapter_done") if done else say(goal) if goal is not None else "")
        task = campaign.task
        within = task.within if task is not None else 0
        turns = within > 1 and stage is Stage.OPEN
        self.turns.set(text=scene.text("lesson.turn", number=campaign.turn, total=within) if turns else "")
        told = (campaign.voice.praise,) if done and not free else campaign.voice.now
        words = [say(one) for one in told]
        if done:
            words.append(self._what_follows())
        self.body.set(text=" ".join(words))
        nudge = campaign.voice.nudge
        self.nudged.set(text="" if nudge is None else say(nudge))
        self._set_buttons()
        self.set(visible=scene.furniture.opened is None)
        self._take_place()

    def _what_follows(self) -> str:
        campaign = self.scene.campaign
        game, text = campaign.rules.id, self.scene.text
        following = following_chapter(game, campaign.chapter.id)
        if not following:
            return text("lesson.that_was_all")
        return text("lesson.follows", title=text(f"{game}.tutorial.{following}.title"))

    def _set_buttons(self) -> None:
        scene, campaign = self.scene, self.scene.campaign
        stage, leads = campaign.stage, scene.next_leads
        self.next.set(visible=leads)
        self.back.set_enabled(campaign.can_step_back and stage is not Stage.OVER, scene.text("core.undo.nothing"))
        self.nudge.set(visible=stage is Stage.OPEN)
        self.nudge.set_enabled(campaign.voice.nudge is None, "")
        self.way.set(visible=stage in (Stage.OPEN, Stage.FREE))
        self.way.set_enabled(scene.director.may_act, "")

    # -- its place ----------------------------------------------------------------------------------------------

    @property
    def large(self) -> float:
        """Wider with larger type, as far as there is room beside the board."""
        return max(1.0, min(_WIDEST, self.grid.text_scale))

    def _rows(self, wide: float) -> list[tuple[Widget, float, float]]:
        """Each row with its height and the gap before it; what says nothing has none."""
        k, inner = max(1.0, self.grid.text_scale), wide - 2 * _PAD
        rows: list[tuple[Widget, float, float]] = [(self.head, 18 * k, 0)]
        if self.steps.visible:
            rows.append((self.steps, 5, 5))
        if self.goal.text:
            rows.append((self.goal, self.goal.height_for(inner) + 1, _GAP))
        if self.turns.text:
            rows.append((self.turns, 18 * k, 2))
        rows += [(one, one.height_for(inner) + 1, _GAP) for one in (self.body, self.nudged) if one.text]
        return rows

    @property
    def _button_high(self) -> float:
        return 34 * min(1.4, max(1.0, self.grid.text_scale))

    def _take_place(self) -> None:
        if not self.visible or not self.rect.w:
            return
        wide = min(self.place.width * self.large, DESIGN_WIDTH - 48) if self.place.width < 400 else self.place.width
        high = self._needed(wide)
        most = self.grid.height / self.grid.u - DESIGN_HEIGHT + _BOTTOM - _TOP
        if high > most and self.nudged.text:
            self.body.set(text="")  # whoever asked for the nudge has read what was there before
            high = self._needed(wide)
        high = min(most, max(self.place.least, high))
        self.move_to(self._best(wide, high))
        self.layout(self.grid)

    def _needed(self, wide: float) -> float:
        return sum(high + gap for _, high, gap in self._rows(wide)) + 2 * _PAD + _GAP + 2 + self._button_high

    def _best(self, wide: float, high: float) -> At:
        """Its own slot, or the first other place where it covers nothing that it speaks of."""
        grid = self.grid
        width, height = grid.width / grid.u, grid.height / grid.u
        x, y = self.place.at
        words = self.place.pin.split()
        x += width - DESIGN_WIDTH if "right" in words else 0
        y += height - DESIGN_HEIGHT if "bottom" in words else 0
        x = min(x, x + self.place.width - wide) if x > width / 2 else x
        y = max(_TOP, y - high) if self.place.grow == "up" else min(y, height - high - 8)
        column = (width - DESIGN_WIDTH + 1268 - wide, max(_TOP, height - DESIGN_HEIGHT + _BOTTOM - high))
        right = column[0]
        found = [(x, y), column, (right, _TOP), (24, _TOP + 12), (24, height - high - 8), (right, height - high - 8)]
        spots = self.scene.spoken_of()
        free = [place for place in found if not self._covers(place, wide, high, spots)]
        places = free or found
        place = places[0]
        if self._lit_below(place, wide, high) > _FEW:
            place = min(places, key=lambda one: self._lit_below(one, wide, high))
        return (*place, wide, high)

    def _lit_below(self, place: tuple[float, float], wide: float, high: float) -> float:
        """The share of what can be chosen that the card would lie on: with large type it needs more than its slot."""
        rect, scene = self.grid.rect(*place, wide, high), self.scene
        anchors = [at for one in scene.director.lit() if (at := scene.anchor(one)) is not None]
        return sum(rect.collidepoint(at) for at in anchors) / max(1, len(anchors))

    def _covers(self, place: tuple[float, float], wide: float, high: float, spots: list[Rect]) -> bool:
        rect = self.grid.rect(*place, wide, high)
        return any(rect.colliderect(spot) for spot in spots)

    def arrange(self, grid: Grid) -> None:
        wide, high = self.at[2], self.at[3]
        inner, y = wide - 2 * _PAD, _PAD
        for silent in (self.goal, self.turns, self.body, self.nudged):
            silent.at = (_PAD, y, 0, 0)
        room = high - _PAD - _GAP - 2 - self._button_high
        self.leave.at = (wide - _PAD - 20, _PAD - 4, 24, 24)
        for row, tall, gap in self._rows(wide):
            y += gap
            short = 26 if row is self.head else 0
            row.at = (_PAD, y, inner - short, max(0.0, min(tall, room - y)))
            y += tall
        self._arrange_buttons(inner, high - _PAD - self._button_high)

    def _arrange_buttons(self, inner: float, top: float) -> None:
        """Next always stands at the lower right; help where it would be while there is none."""
        tall = self._button_high
        third = (inner - 2 * _GAP) / 3
        self.back.at = (_PAD, top, third, tall)
        self.nudge.at = (_PAD + third + _GAP, top, third, tall)
        self.way.at = (_PAD + 2 * (third + _GAP), top, third, tall)
        self.next.at = (_PAD + third + _GAP, top, 2 * third + _GAP, tall)
