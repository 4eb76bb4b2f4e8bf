"""The card of a chapter with tasks: goal, what came of the last move, help, and the way on.

It has one size and one place in each turn of a task, and leaves that only where it would cover what is asked then.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from game.scenes.lesson_follows import tutor_is_due, waits_to_speak, what_follows
from game.scenes.lesson_help import FOLD_KEY, help_buttons, set_help, tally_of, unseen, where_to_look
from game.scenes.lesson_place import Form, Spot, Standing, best_spot, most_high
from game.scenes.lesson_progress import chapter_ids
from game.scenes.lesson_size import counts, high_of, is_small, longest, sentences, yielding
from game.scenes.lesson_steps import Steps
from game.scenes.table.names import NamingParagraph
from game.scenes.table.pointed_card import show_cards
from game.scenes.table.prose import found_in
from game.table import keys
from game.tutorial.progress import Stage
from game.ui.fonts import LARGE_TYPE, SMALLEST, Style, style_of
from game.ui.grid import DESIGN_WIDTH, Grid
from game.ui.widget import Widget
from game.ui.widgets import IconButton, Label, Panel

if TYPE_CHECKING:
    from game.scenes.lesson_task import TaskScene

_PAD, _GAP, _WIDEST = 12.0, 8.0, 1.35
_CLOSE = 5.0
"""Between buttons, and beside their words, where large type needs the room."""
_GOAL_LARGE = Style(13, "serif")
"""With very large type the goal is set no larger than the rest, or the card would lie on half the table."""
_STRIP = 36.0
"""The height of the card when it is folded to one line."""


class TaskCard(Panel):
    is_read = True
    stands = True
    """What is told over the board keeps off it."""

    def __init__(self, scene: TaskScene) -> None:
        self.place = scene.model.screen.tutor
        super().__init__((*self.place.at, self.place.width, 120), padding=_PAD, lit=True, name="tutor")
        self.scene = scene
        self._wish: tuple[tuple[object, ...], bool] | None = None
        """What was told when somebody folded or unfolded it, and which of the two."""
        self._folded = False
        self._standing = Standing()
        self._words: list[str] = []
        self._room = 0.0
        """How high the words may stand."""
        self._heads: tuple[str, ...] = ("",)
        self._asks = ""
        self._step = 0
        self._bodies: list[Style] = [style_of("body")]
        text = scene.text
        self.head = self.add(Label((0, 0, 10, 10), "", "second", "muted"))
        small, tip = (0.0, 0.0, 24.0, 24.0), text("lesson.leave_tip")
        self.leave = self.add(IconButton(small, "cross", scene.leave_lesson, name="leave_lesson", tooltip=tip))
        self.folds = self.add(IconButton(small, "minus", self.fold, shortcut=FOLD_KEY, name="fold", tooltip=""))
        self.steps = self.add(Steps((0, 0, 10, 5)))
        self.goal = self.add(NamingParagraph(scene, (0, 0, 10, 10), "", "card", name="goal"))
        self.turns = self.add(Label((0, 0, 10, 10), "", "second_bold", "copper_ink"))
        self.body = self.add(NamingParagraph(scene, (0, 0, 10, 10), "", "body", name="told"))
        self.nudged = self.add(NamingParagraph(scene, (0, 0, 10, 10), "", "body_bold", name="nudged"))
        self.buttons = tuple(self.add(one) for one in help_buttons(scene))
        self.back, self.nudge, self.way, self.next = self.buttons

    # -- filling ------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        scene, campaign = self.scene, self.scene.campaign
        say, stage = scene.model.teller.say, campaign.stage
        done, free = campaign.done, campaign.chapter.free
        chapters = chapter_ids(campaign.rules.id)
        number = chapters.index(campaign.chapter.id) + 1
        where: dict[str, Any] = {"number": number, "total": len(chapters), "title": say(campaign.voice.title)}
        self._heads = (scene.text("lesson.where", **where), scene.text("lesson.where_short", **where), where["title"])
        missed = frozenset(campaign.help.missed)
        reached = stage is Stage.DONE or (done and not missed)
        ends = "lesson.chapter_over" if missed else "lesson.chapter_done"
        self.steps.set(number=99 if done else campaign.number + reached, total=max(1, len(campaign.chapter.tasks)))
        self.steps.set(visible=not free, missed=missed)
        goal = campaign.voice.goal
        asks = scene.text(ends) if done else say(goal) if goal is not None else ""
        self._asks = asks
        self.goal.set(text=found_in(scene, asks), colour_name="gain_text" if reached else "ink")
        within = campaign.task.within if campaign.task is not None else 0
        turns = within > 1 and stage is Stage.OPEN
        said = [scene.text("lesson.turn", number=campaign.turn, total=within)] if turns else []
        said += [scene.text("lesson.reached")] if reached and counts(scene) else tally_of(scene)
        self.turns.set(text=" · ".join(said), colour_name="gain_text" if reached else "copper_ink")
        told = (campaign.voice.praise,) if done and not free else campaign.voice.now
        words = [say(one) for one in told]
        if done:
            words.append(what_follows(self.scene))
        elif scene.is_unsure and not campaign.guide.is_hopeless:
            words = [scene.text("tutorial.unsure")]
        elif scene.points and unseen(campaign):
            words = [where_to_look(scene)]
        nudge = campaign.voice.nudge
        self.nudged.set(text="" if nudge is None else found_in(scene, say(nudge)))
        alone = nudge is not None  # the question is read without what was said before
        if not (self._words and waits_to_speak(scene)):
            self._words = [] if alone else [found_in(scene, one) for one in words]
        self.set(visible=tutor_is_due(scene))
        spot = self._take_place() if self.visible and self.rect.w else None
        set_help(scene, there=not self._folded)
        if spot is not None:
            self._stand(spot)
        show_cards(scene)  # they keep off this one

    # -- folding ------------------------------------------------------------------------------------------------

    @property
    def folded(self) -> bool:
        """One line is left of it: on one's own wish, beside a hint, or where it would lie on what is asked now."""
        return self._folded

    def fold(self) -> None:
        """Out of the way and back; what is told next unfolds it."""
        self._wish = (self._telling(), not self._folded)
        self.refresh()

    def unfold(self) -> None:
        """What was asked for is read, even where the card lies on something else."""
        if self._folded:
            self.fold()

    def _telling(self) -> tuple[object, ...]:
        """What a wish to have it folded holds for."""
        campaign = self.scene.campaign
        return (campaign.number, campaign.stage, campaign.voice.now, campaign.voice.nudge)

    def _wished(self) -> bool | None:
        """Whether it shall be folded; None if nobody has said so."""
        return self._wish[1] if self._wish is not None and self._wish[0] == self._telling() else None

    # -- its place ----------------------------------------------------------------------------------------------

    @property
    def _k(self) -> float:
        """The larger type of labels and buttons, as far as the card's own yields."""
        return max(1.0, self.grid.text_scale * self._bodies[self._step].size / self._bodies[0].size)

    def _set_type(self, step: int) -> None:
        self._step = step
        goals = yielding(self.fonts, _GOAL_LARGE if self.grid.text_scale > LARGE_TYPE else "card")
        self.goal.set(style=goals[min(step, len(goals) - 1)])
        least = self.fonts.at_large("caption").size / self.grid.u
        body, small = self._bodies[step], max(least, self._bodies[step].size - 1)
        for label, face in ((self.head, "sans"), (self.turns, "bold")):
            label.set(style=Style(small, face))
        self.body.set(style=body)
        for row in (self.nudged, *self.buttons):
            row.set(style=Style(body.size, "bold", body.floor))

    def _rows(self, wide: float, room: float) -> list[tuple[Widget, float, float]]:
        """Each row with its height and the gap before it; `room` is for the words."""
        k, inner = self._k, wide - 2 * _PAD
        rows: list[tuple[Widget, float, float]] = [(self.head, 18 * k, 0)]
        if self.steps.visible:
            rows.append((self.steps, 5, 5))
        if self.goal.text:
            rows.append((self.goal, self.goal.height_for(inner) + 1, _GAP))
        if self.turns.text or counts(self.scene):
            rows.append((self.turns, 18 * k, 2))
        return [*rows, (self.body, room, _GAP)]

    @property
    def _button_high(self) -> float:
        return 34 * min(1.4, self._k)

    def _forms(self) -> Iterator[Form]:
        """Its sizes: large type as wide as there is room for, in the width of its slot, then smaller type."""
        most, slot = most_high(self.grid), self.place.width
        large = max(1.0, min(_WIDEST, self.grid.text_scale))
        widest = slot if slot >= 400 else min(slot * large, DESIGN_WIDTH - 48)
        texts = sentences(self.scene)
        texts = texts._replace(told=(*texts.told, *self._words))
        for step in range(len(self._bodies)):
            self._set_type(step)
            for wide in dict.fromkeys((widest, slot)):
                inner = wide - 2 * _PAD
                for room in longest(texts, partial(high_of, self.body, inner), partial(high_of, self.nudged, inner)):
                    high = max(self.place.least, self._needed(wide, room))
                    if high <= most:
                        yield Form(step, wide, high, is_small=is_small(self.fonts, self._bodies, step))
        yield Form(len(self._bodies) - 1, slot, most)

    def _take_place(self) -> Spot:
        """Finds it, and whether there is room for more than one line."""
        self._bodies = yielding(self.fonts, "body")
        wish = self._wished()
        beside = wish is None and self.scene.furniture.hint.visible and not self.scene.next_leads
        spot = self._beside_hint() if beside else self._standing.of(self.scene, self._forms)
        self._folded = beside or (spot.in_the_way if wish is None else wish)
        if self._folded and not beside:
            spot = self._strip(spot.form.step)
        return spot

    def _stand(self, spot: Spot) -> None:
        self._set_type(spot.form.step)
        key = "lesson.unfold_tip" if self._folded else "lesson.fold_tip"
        self.folds.tooltip = self.scene.text(key, chord=keys.shown(FOLD_KEY, self.scene.context.words))
        self.folds.set(icon="plus" if self._folded else "minus")
        self.move_to(spot.at)
        self._set_words(spot)
        self.layout(self.grid)
        self.invalidate()  # its rows have moved inside, also where it has kept its place

    def _beside_hint(self) -> Spot:
        """The line, for which the hint makes room where there is none but on tools."""
        spot, hint, room = self._strip(), self.scene.furniture.hint, _STRIP + _GAP
        if spot.fits or hint.spare >= room:
            return spot
        hint.leave_room(room)
        return self._strip()

    def _strip(self, step: int = 0) -> Spot:
        """One line. Beside a hint it is not asked where the card would stand: that is kept until the hint is gone."""
        return best_spot(self.scene, [Form(step, self.place.width, _STRIP, may_grow=False)])

    def _needed(self, wide: float, room: float) -> float:
        return sum(high + gap for _, high, gap in self._rows(wide, room)) + 2 * _PAD + _GAP + 2 + self._button_high

    def _set_words(self, spot: Spot) -> None:
        """All that is told, or of two sentences the second where there is no room for both."""
        wide = spot.at[2]
        self._room = spot.at[3] - self._needed(wide, 0)
        for first in range(max(1, len(self._words))):
            self.body.set(text=" ".join(self._words[first:]))
            if self.body.height_for(wide - 2 * _PAD) <= self._room:
                break

    def arrange(self, grid: Grid) -> None:
        wide, high = self.at[2:]
        inner, y = wide - 2 * _PAD, _PAD
        for silent in (self.steps, self.goal, self.turns, self.body, self.nudged):
            silent.at = (_PAD, y, 0, 0)
            silent.set(visible=not self._folded and (silent is not self.steps or not self.scene.chapter.free))
        if self._folded:
            self._arrange_strip(wide, high)
            return
        self._set_head(inner - 52)
        for button, left in ((self.leave, wide - _PAD - 20), (self.folds, wide - _PAD - 46)):
            button.at = (left, _PAD - 4, 24, 24)
        for row, tall, gap in self._rows(wide, self._room):
            y += gap
            short = 52 if row is self.head else 0
            row.at = (_PAD, y, inner - short, max(0.0, tall))
            y += tall
        self.nudged.at = self.body.at  # where it is asked for, it stands there alone
        self._arrange_buttons(inner, high - _PAD - self._button_high)

    def _set_head(self, room: float, first: str = "") -> None:
        """Where one is, the shorter the less room there is for it in type that can be read."""
        least = Style(max(style_of("second").size, SMALLEST / self.grid.u) / max(1.0, self.grid.text_scale))
        large = max(least, self.fonts.at_large("caption"), key=lambda style: style.size)
        heads = [(one, least if one == first else large) for one in (first, *self._heads) if one]
        fitting = (head for head, style in heads if self.fonts.width(head, style) <= self.grid.px(room))
        self.head.set(text=next(fitting, self._heads[-1]))

    def _arrange_strip(self, wide: float, high: float) -> None:
        """One line: what is to be reached, else what chapter it is; and the way to unfold it."""
        self._set_head(wide - 2 * _PAD - 28, self._asks)
        self.folds.at = (wide - _PAD - 20, (high - 24) / 2, 24, 24)
        self.head.at = (_PAD, 4, wide - 2 * _PAD - 28, high - 8)
        for button in (self.leave, *self.buttons):
            button.at = (_PAD, 0, 0, 0)

    def _arrange_buttons(self, inner: float, top: float) -> None:
        """Next always stands at the lower right; help where it would be while there is none."""
        tall, three = self._button_high, (self.back, self.nudge, self.way)
        gap = _CLOSE if self.grid.is_large else _GAP
        for button in three if self.grid.is_large else ():
            button.margin = _CLOSE
        words = [self.grid.units(self.fonts.width(one.label, one.style)) for one in three]
        wide = [max(0.0, inner - 2 * gap) * one / sum(words) for one in words]
        if sum(words) < inner - 2 * gap:  # what is left is shared by all
            wide = [one + (inner - 2 * gap - sum(words)) / 3 for one in words]
        left = _PAD
        for button, own in zip(three, wide, strict=True):
            button.at = (left, top, own, tall)
            left += own + gap
        own = min(words[0] + 2 * _GAP, inner - _GAP - self.grid.units(self.next.needed_width()))
        self.back.at = (_PAD, top, max(wide[0], own) if self.next.visible else wide[0], tall)
        second = _PAD + self.back.at[2] + _GAP  # the ring around Next cuts nothing of what stands beside it
        self.next.at = (second, top, _PAD + inner - second, tall)
