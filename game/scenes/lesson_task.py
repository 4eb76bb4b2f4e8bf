"""A chapter with tasks at the real table: nothing is taken away, the tutor's card stands beside the board.

Rivals say what the chapter has them say while that is legal, and otherwise their bots play; so every way stays open.
"""

from __future__ import annotations

from pygame import Rect

from game.games import rules_of
from game.scenes import lesson_menu
from game.scenes.lesson_card import TaskCard
from game.scenes.lesson_follows import tutor_is_due
from game.scenes.lesson_help import helped_by_key, means_next, only_back_helps, show_one_way_back, take_up, unseen
from game.scenes.lesson_marks import PieceRing, Spotlight, closed_of, in_sight, pointed_at, widget_of
from game.scenes.lesson_progress import (
    following_chapter,
    forget_place,
    keep_place,
    lessons_of,
    place_in,
    remember_finished,
)
from game.scenes.lesson_rivals import Rivals, answer_is_due
from game.scenes.lesson_walking import LessonWalking
from game.scenes.table import opening
from game.scenes.table.menu import Entry
from game.scenes.table.scene import TableScene
from game.table import keys
from game.table.director import Director
from game.table.director import Stage as AskedStage
from game.tutorial.campaign import Campaign
from game.tutorial.chapters import Chapter
from game.tutorial.demands import looked_at
from game.tutorial.outlook import Hope
from game.tutorial.progress import Stage
from game.ui.context import Context, setting
from game.ui.events import Event, Key, Pointer, Quit

_PANELS = {"scores": "sheet", "log": "log_book"}
"""What the chapters call a part of the table -> the name of the panel that opens for it."""


class TaskScene(TableScene):
    can_be_looked_at_by_all = False  # what the tutor speaks of would not be there
    has_recap = False  # the card tells what has happened, in the same place

    def __init__(self, context: Context, campaign: Campaign) -> None:
        self.campaign = campaign
        self._kept: tuple[int, int] | None = None
        self._shown_at = (-1, -1)
        self.is_unsure = self.points = False
        """Whether Show has found nothing but a step back, and whether it points at what is to be looked at."""
        rivals = Rivals(campaign, opening.thinker_of(context))
        director = Director(campaign.session, rivals, curtain=False)
        director.bots.taught, campaign.guide.corrects = campaign.guide.way, director.picker.corrects
        super().__init__(context, director)
        self.walking = LessonWalking(self)

    @property
    def chapter(self) -> Chapter:
        return self.campaign.chapter

    # -- building -----------------------------------------------------------------------------------------------

    def build(self) -> None:
        super().build()
        self.spots: list[Spotlight] = []
        self.rings: list[PieceRing] = []
        self.tutor = TaskCard(self)
        self.root.insert(self.root.children.index(self.card), self.tutor)  # a card that passes lies over it

    def again(self) -> TaskScene:
        was = self.campaign
        fresh = Campaign(was.rules, was.chapter, was.names, checks=was.checks, place=was.place)
        return TaskScene(self.context, fresh)

    def refresh(self) -> None:
        if self.campaign.done and not self.chapter.free:
            self.director.put_away()
        super().refresh()
        if self._built and self.root.has_look:
            self._follow_lesson()

    def show(self) -> None:
        super().show()
        chord = keys.chord_for("primary", setting(self.context.settings, "key_bindings", {}))
        taken = self.next_leads
        primary, over = self.furniture.primary, self.campaign.done and not self.chapter.free
        told = self.model.is_told  # Next leads over a scoring, too: its own button would be a second one
        asks_nobody = over or (taken and (told or (self.nobody_plays_on and not self.director.may_act)))
        show_one_way_back(self)
        primary.set(key="" if taken else keys.shown(chord, self.context.words), visible=not asks_nobody)
        self.furniture.prompt.set(visible=told or not asks_nobody)  # else the card alone says how it goes on
        if taken or only_back_helps(self):
            primary.set(kind="plain")  # one button leads on at a time: Next, or the step back

    def panel_changed(self) -> None:
        """The card makes room for what lies over the board, and comes back however that is put away."""
        if self._built and self.root.has_look:
            self._follow_lesson()

    # -- following the campaign ---------------------------------------------------------------------------------

    def _follow_lesson(self) -> None:
        campaign = self.campaign
        at = (campaign.number, len(self.session))
        if at != self._shown_at:
            self._shown_at, self.is_unsure, self.points = at, False, False
            self.model.advised.show(None)
        if campaign.done:
            remember_finished(self.context, campaign.rules.id, campaign.chapter.id)
        elif self._kept is None or self._kept[0] != campaign.number:
            self._keep()
        self._light()
        self.tutor.refresh()

    def pointed(self) -> tuple[str, ...]:
        """What is lit: the way that was asked for, or what a task that has just begun speaks of."""
        if self.furniture.opened is not None or self.furniture.hint.visible:
            return ()
        return pointed_at(self)

    def spoken_about(self) -> tuple[str, ...]:
        """What the goal names and nobody could find by its name: it has a ring as long as the task is open."""
        campaign, panel = self.campaign, self.furniture.opened
        task = campaign.task
        return task.about if task is not None and panel is None and campaign.stage is Stage.OPEN else ()

    def _light(self) -> None:
        for spot in [*self.spots, *self.rings]:
            self.root.remove(spot)
        pointed = self.pointed()
        targets = dict.fromkeys(w for c in pointed if (w := widget_of(self, c)) is not None)
        if self.is_unsure:
            targets[self.tutor.back] = None
        self.spots = [Spotlight(target) for target in targets]
        on_board = tuple(c for c in pointed if widget_of(self, c) is None)
        shows = self.model.advised.way is not None
        ringed = on_board if shows else (*self.spoken_about(), *closed_of(self, on_board))
        self.rings = [PieceRing(self, c) for c in dict.fromkeys(ringed)]
        for mark in [*self.rings, *self.spots]:  # below the card: no ring crosses what is read
            of_card = isinstance(mark, Spotlight) and self.tutor in mark.target.ancestors()
            self.root.insert(self.root.children.index(self.tutor) + of_card, mark)
        self.mark(())

    def mark(self, pieces: tuple[str, ...]) -> None:
        """Back to what the tutor speaks of when nothing else is marked."""
        pointed = self.pointed() if self._built and not pieces else ()
        super().mark(pieces or tuple(one for one in pointed if one not in closed_of(self, pointed)))

    def spoken_of(self) -> list[Rect]:
        """What the card must not cover: what is framed or marked, the big button, and a hint that was asked for."""
        named = *self.model.marked, *(ring.component for ring in self.rings), *self.spoken_about()
        places = [place for piece in named if (place := self.anchor(piece)) is not None]
        marked = [Rect(place, (0, 0)).inflate(*[self.context.grid.px(16) * 2] * 2) for place in places]
        hint = [self.furniture.hint.rect] if self.furniture.hint.visible else []
        spots = [spot.target.rect for spot in self.spots if spot.target is not self.tutor.back]
        return [*spots, *marked, self.furniture.primary.rect, *hint]

    def kept_clear(self) -> list[Rect]:
        return in_sight(self)

    def tick(self, dt_ms: float) -> bool:
        if self.nobody_plays_on:
            self._since_poll = -dt_ms  # what happened last is still seen to its end
        moving = super().tick(dt_ms)
        task, guide = self.campaign.task, self.campaign.guide
        for part in looked_at(task.reached) if task is not None else ():
            if self._is_open(part) and self.campaign.opened(part):
                self.refresh()
        looking = not moving and guide.look_ahead()
        if (looking and (guide.is_hopeless or guide.is_reachable)) or self.tutor.visible != tutor_is_due(self):
            self.refresh()
        return moving or looking

    @property
    def nobody_plays_on(self) -> bool:
        """Under the last words of a task, unless the next one goes on there or a rival has its last word."""
        campaign = self.campaign
        missed = campaign.stage is Stage.MISSED and not answer_is_due(campaign)
        return missed or (campaign.stage is Stage.DONE and not campaign.goes_on_here)

    def answers_at_once(self, event: Pointer) -> bool:
        """What the card's buttons say is done, whatever is being told."""
        return self._built and any(one.shown and one.rect.collidepoint(event.pos) for one in self.tutor.buttons)

    def _is_open(self, part: str) -> bool:
        """What the tutor wanted to be looked at is open, or is pointed at."""
        opened = self.furniture.opened
        return self.model.pointing.component == part or (opened is not None and opened.name == _PANELS.get(part))

    # -- what the card's buttons do -----------------------------------------------------------------------------

    @property
    def next_leads(self) -> bool:
        """Whether Next stands on the card, so that Enter means it."""
        return self.campaign.waits or self.campaign.done

    def read_on(self) -> None:
        campaign = self.campaign
        self.motion.finish()
        if campaign.done:
            self.next_chapter()
        elif campaign.next():
            self.context.stack.replace(TaskScene(self.context, campaign))
        else:
            self.refresh()

    def next_chapter(self) -> None:
        game = self.campaign.rules.id
        if following := following_chapter(game, self.campaign.chapter.id):
            opening.replace_lesson(self.context, game, following)
        else:
            self.leave_lesson()

    def nudge(self) -> None:
        self.campaign.ask_nudge()
        self.refresh()

    def show_way(self) -> None:
        """The next step of a way is lit; the learner does it. What leads nowhere is said before it is shown."""
        self.motion.finish()
        if unseen(self.campaign):  # there is nothing to do but to look where this points
            self.campaign.help.shows += not self.points
            self.points = True
            self.refresh()
            return
        shown = self.campaign.guide.ask(self.director.picker.entered_so_far())
        self.is_unsure = shown.hope in (Hope.UNKNOWN, Hope.NO)
        self.model.advised.show(shown.action)
        if shown.action is not None:
            take_up(self, shown.action)
        elif not self.is_unsure:
            self.director.bots.ask_for_hint()
        self.refresh()
        if self.is_unsure:
            self.tutor.unfold()

    def leave_lesson(self) -> None:
        opening.go_to_lessons(self.context, self.campaign.rules.id)

    def begin_anew(self) -> None:
        game, chapter = self.campaign.rules.id, self.campaign.chapter.id
        forget_place(self.context, game, chapter)
        self._kept = (-1, -1)  # nothing of this table is to be kept any more
        opening.replace_lesson(self.context, game, chapter)

    def show_result(self) -> None:
        """The table's big button at the end of a match: a task is ended by Next, a free match has its result."""
        if self.campaign.waits:
            self.read_on()
        else:
            super().show_result()

    def follow_stage(self) -> None:
        """Only a free match ends with the result page; in a task the tutor goes on."""
        if self.campaign.chapter.free or self.director.stage is not AskedStage.OVER:
            super().follow_stage()

    def menu_entries(self, entries: list[Entry]) -> list[Entry]:
        return lesson_menu.entries_of(self, entries)

    # -- events and leaving -------------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """The key of the big button is Next wherever the card says so, and Enter too as long as there is no ring,
        unless a button of the keyboard's choice is in focus."""
        if isinstance(event, Key) and not event.repeat and means_next(self, event):
            self.read_on()
            return True
        return (isinstance(event, Key) and helped_by_key(self, event)) or super().handle(event)

    def on_event(self, event: Event) -> bool:
        if isinstance(event, Quit):
            self._keep()
        return super().on_event(event)

    def leave(self) -> None:
        if self._kept != (-1, -1):
            self._keep()
        super().leave()

    def _keep(self) -> None:
        campaign = self.campaign
        at = (campaign.number, len(self.session) + len(campaign.help.opened))
        if campaign.done:
            forget_place(self.context, campaign.rules.id, campaign.chapter.id)
        elif at != self._kept:
            self._kept = at
            keep_place(self.context, campaign.rules.id, campaign.place)


def lesson_table(context: Context, game: str, chapter_id: str) -> TaskScene:
    """The table of a chapter, where it was left."""
    lessons = lessons_of(game)
    chapter = lessons.chapters[chapter_id]
    names = [context.words(f"lesson.name.{seat}") for seat in range(chapter.seats)]
    place = place_in(context, game, chapter_id)
    return TaskScene(context, Campaign(rules_of(game), chapter, names, checks=lessons.checks, place=place))
