"""The end counted up on the table: place by place, card by card, with the bars growing and the lead changing.

What is counted when stands in game/table/tally.py. Space goes on at once, Left one count back, Escape to the end.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.core.contract import Seat
from game.scenes.onlooker import Onlooker
from game.scenes.table import opening
from game.scenes.table.column import COLUMN, RIGHT
from game.scenes.tally.board import Board
from game.scenes.tally.controls import add_buttons, add_column, add_race, place_in_race
from game.scenes.tally.pieces import Chip, Marks, Runner
from game.scenes.tally.tokens import Tokens
from game.table import keys, showing
from game.table.screen import screen_of
from game.table.tally import Count, TallySpec, curves, open_sheet, tally_of
from game.table.tally_words import TallyWords
from game.ui.animation import Tween
from game.ui.context import Context
from game.ui.events import RIGHT as RIGHT_BUTTON
from game.ui.events import Event, Key, Pointer
from game.ui.kinds import Part, kinds_of, worlds
from game.ui.look import Look
from game.ui.scene import Scene
from game.ui.widgets import Label, Plaque, Prompt, charts

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_FIRST_MS, _PLACE_MS, _CARD_MS, _STAGE_MS = 700.0, 900.0, 950.0, 700.0
_LEAST_MS, _ALL_PLACES_MS = 150.0, 16_000.0
"""Where many places count, each is told faster, so that all of them take about so long."""
_TURN_MS, _SLIDE_MS, _POP_MS, _END_MS = 280.0, 300.0, 140.0, 700.0


class TallyScene(Onlooker, Scene):
    def __init__(self, context: Context, table: TableScene) -> None:
        super().__init__(context)
        self.table = table
        self.session = table.session
        self.screen = screen_of(self.session.rules.id)
        assert self.screen.tally is not None
        self.spec: TallySpec = self.screen.tally
        self.tally = tally_of(open_sheet(self.session), self.spec.stages, self.session.seats)
        places = sum(not self.tally.stages[count.stage].cards for count in self.tally.counts)
        self.place_ms = max(_LEAST_MS, min(_PLACE_MS, _ALL_PLACES_MS / max(1, places)))
        self.before = curves(self.session, veiled=self.screen.hides_now, at_end=False)
        self.done = 0
        """So many things have been counted."""
        self.halted = False
        """Somebody has gone back: nothing goes on by itself."""
        self.pointed_at: Seat | None = None
        self.pointed_pieces: tuple[str, ...] = ()
        """Those of the stage or the card that is pointed at."""
        self._age = 0.0
        self._order: tuple[Seat, ...] = ()

    # -- building -----------------------------------------------------------------------------------------------

    def own_ground(self, look: Look) -> Surface | None:
        return worlds.backdrop(self.session.rules.id, look)

    def build(self) -> None:
        session, add = self.session, self.root.add
        self.teller = self.table.model.teller
        self.signs = self.table.model.signs
        self.words = TallyWords(session, self.tally, self.screen, self.teller, self.signs)
        found, kinds = showing.parts_of(session, self.screen), kinds_of(session.rules.id, self.context.grid.is_large)
        self.parts: dict[str, Part] = {
            name: add(kinds[spec.kind](self.spec.placed(spec), self, name))
            for name, spec in found.items()
            if name in self.spec.parts
        }
        self.marks = add(Marks((0, 0, 1280, 720), pin="wide high", name="marks"))
        self.board = Board(session, self.parts, self.marks, self.words, low=self.spec.low)
        self.steps, self.cards = add_column(self)
        self.steps.on_point, self.cards.on_point = self._point_at_stage, self._point_at_card
        self.steps.on_press = self.cards.on_press = partial(self.choose, "")
        self.pointed_pieces = ()
        add(Label((20, 8, 124, 32), self.text(f"{session.rules.id}.title"), "dock", "cream"))
        self.prompt = add(Prompt((150, 7, 822, 34), pin="centre", name="prompt"))
        self.plaque = add(Plaque((RIGHT, 8, COLUMN, 32), pin="right", name="plaque"))
        self.runners, self.panel, self.chart = add_race(self)
        self.tokens = Tokens(self)
        self.skip_button, self.next_button = add_buttons(self)
        self._order = ()

    def key_name(self, chord: str) -> str:
        """What is printed beside the words of a button; with large type these take all its room."""
        return "" if self.context.grid.is_large else keys.shown(chord, self.context.words)

    def layout(self) -> None:
        super().layout()
        for part in self.parts.values():
            part.settle()
        self._show()

    def again(self) -> TallyScene:
        return TallyScene(self.context, self.table)

    # -- showing ------------------------------------------------------------------------------------------------

    @property
    def is_counted(self) -> bool:
        return self.words.is_counted(self.done)

    @property
    def last(self) -> Count | None:
        return self.words.last(self.done)

    def _show(self) -> None:
        if not self.root.has_look:
            return
        words, done = self.words, self.done
        self.steps.set(steps=words.steps(done), leads=words.leads(done))
        cards, turned = words.cards(done)
        self.cards.set(cards=cards, turned=turned)
        for seat, runner in enumerate(self.runners):
            runner.set(standing=words.standing(seat, done), tooltip=words.ties(seat, done))
        self._race()
        if self.chart is not None:
            self.chart.set(series=self.series())
        else:
            self.panel.set(note=words.leads(done))
        self._show_head()
        self.plaque.set(left=self.text("table.tally.final"), right=words.stage(done))
        self._show_board()
        counted = self.is_counted
        self.skip_button.set(
            text=self.text("table.tally.again" if counted else "table.tally.skip"),
            key="" if counted else self.key_name("escape"),
        )
        self.next_button.set(text=self.text("table.tally.sheet" if counted else "table.tally.next"))

    def _show_head(self) -> None:
        head = self.words.head(self.done, self.pointed_at)
        sign = None if head.seat is None else self.signs[head.seat]
        self.prompt.set(text=head.text, sign=sign, icon="" if sign is not None else "scores", who=head.who)

    def _show_board(self) -> None:
        number, column = self.cards.pointed, self.cards.rect
        card = self.cards.open_place() if number is None else self.cards.things()[number]
        edge = Rect(column.x, card.y, column.w, card.h) if card is not None else None
        self.board.show(self.done, self.pointed_at, edge, self.pointed_pieces)

    def series(self) -> tuple[charts.Series, ...]:
        return tuple(
            charts.Series(self.signs[seat], self.tally.curve(self.before[seat], seat, self.done))
            for seat in range(self.session.seats)
        )

    def _race(self) -> None:
        """Panels slide to their places as soon as the order is another."""
        order = self.words.order(self.done)
        if order == self._order:
            return
        first, self._order = not self._order, order
        for rank, seat in enumerate(order):
            runner = self.runners[seat]
            start, end = runner.at[1], place_in_race(self, rank)[1]
            if first or start == end:
                runner.move_to(place_in_race(self, rank))
            else:
                self.timeline.play(Tween(_SLIDE_MS, partial(self._slide, runner, start, end)))

    def _slide(self, runner: Runner, start: float, end: float, share: float) -> None:
        x, _, wide, high = runner.at
        runner.move_to((x, start + (end - start) * share, wide, high))

    def point_at(self, seat: Seat, inside: bool) -> None:
        self.pointed_at = seat if inside else None
        self._show_head()
        self._show_board()

    def _point_at_stage(self, number: int | None) -> None:
        self.pointed_pieces = () if number is None else self.words.pieces_of_stage(number, self.done)
        self._show_board()

    def _point_at_card(self, number: int | None) -> None:
        self.pointed_pieces = () if number is None else self.words.pieces_of_card(number, self.done)
        self._show_board()

    # -- time ---------------------------------------------------------------------------------------------------

    def tick(self, dt_ms: float) -> bool:
        flying = self.tokens.tick(dt_ms)
        if self.is_counted or self.halted or self.context.stack.top is not self:
            return flying
        self._age += dt_ms
        if self._age >= self._wait() * self.context.motion:
            self.count(self.done + 1)
        return True

    def _wait(self) -> float:
        """Until the next count: longer for what has to be read, and before another stage."""
        last = self.last
        if last is None:
            return _FIRST_MS
        wait = _CARD_MS if self.words.has_cards(last) else self.place_ms
        return wait + (_STAGE_MS if self.tally.stage_of(self.done) != last.stage else 0)

    def count(self, done: int) -> None:
        """Shows so many counts; a new one turns its card or lets its chip grow."""
        forth = done == self.done + 1
        self.done, self._age = max(0, min(done, len(self.tally.counts))), 0.0
        self.timeline.finish()
        self.cards.set(share=1.0)
        self._show()
        if forth and self.last is not None:
            self._move_new(self.last)

    def _move_new(self, count: Count) -> None:
        if self.is_counted:
            self.context.sounds.play("end")
            self.timeline.play(Tween(_END_MS, lambda share: None))
        elif count.points:
            self.context.sounds.play("score")
        self.tokens.fly(count)
        if self.words.has_cards(count):
            self.timeline.play(Tween(_TURN_MS, lambda share: self.cards.set(share=share)))
        elif self.marks.chips:
            self.timeline.play(Tween(_POP_MS, self._pop))

    def _pop(self, share: float) -> None:
        *others, last = self.marks.chips
        self.marks.set(chips=(*others, Chip(last.at, last.sign, last.told, share)))

    # -- what the player does -----------------------------------------------------------------------------------

    def go_on(self) -> None:
        """The next count at once; once all is counted the score sheet."""
        self.halted = False
        if self.is_counted:
            if not self.timeline.busy:  # whoever hurries does not leave before the end was seen
                self.leave_for_sheet()
        else:
            self.count(self.done + 1)

    def skip(self) -> None:
        """To the end at once; from there the whole count once more."""
        self.halted = False
        self.tokens.clear()
        self.count(0 if self.is_counted else len(self.tally.counts))

    def back(self) -> None:
        self.halted = True
        self.count(self.done - 1)

    def leave_for_sheet(self) -> None:
        self.context.stack.pop()
        opening.show_result(self.table)

    def choose(self, component: str) -> bool:
        """A click on the board is one like any other."""
        if not self.is_counted:
            self.go_on()
        return True

    def handle(self, event: Event) -> bool:
        """The keys of the count are its own wherever the keyboard is, but a button with the ring is pressed."""
        pressing = self.root.focus_visible and self.root.focus is not None
        if isinstance(event, Key) and not (pressing and event.name in ("space", "return")) and self._key(event.name):
            return True
        return super().handle(event)

    def on_event(self, event: Event) -> bool:
        """A click anywhere counts the next thing; what is over stays until the sheet is asked for."""
        if isinstance(event, Pointer) and event.kind == "down" and not self.is_counted:
            if event.button == RIGHT_BUTTON:
                self.skip()
            else:
                self.go_on()
            return True
        return isinstance(event, Key) and self._key(event.name)

    def _key(self, name: str) -> bool:
        deeds = {"space": self.go_on, "return": self.go_on, "right": self.go_on, "left": self.back}
        if name == "escape":
            if self.is_counted:
                self.leave_for_sheet()
            else:
                self.skip()
            return True
        deed = deeds.get(name)
        if deed is not None:
            deed()
        return deed is not None
