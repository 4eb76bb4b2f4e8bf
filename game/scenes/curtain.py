"""The hand-over: a whole scene between two people, on which nothing of the last one is left.

It says who should take the seat and what comes; only the button with that name, or Enter, lifts it. Whoever has just
acted may go back once more, to see what is new or to take something back.
"""

from __future__ import annotations

from game.table import showing
from game.table.director import Director, Stage
from game.table.screen import screen_of
from game.table.telling import Teller
from game.ui.animation import Tween, ease_out
from game.ui.context import Context
from game.ui.events import Event, Key
from game.ui.scene import Scene
from game.ui.widget import Widget
from game.ui.widgets import Button, Label, Panel, Paragraph, Sign

_WIDTH, _HEIGHT = 540.0, 300.0
_FALL_MS = 240.0
_CHIP = 126.0, 40.0


class CurtainScene(Scene):
    ground = "curtain"

    def __init__(self, context: Context, director: Director) -> None:
        super().__init__(context)
        self.director = director

    def build(self) -> None:
        director, words = self.director, self.context.words
        session = director.session
        teller = Teller(words, session.rules.id, session.setup.seats)
        seat = director.next_seat
        assert seat is not None, "the curtain falls for somebody"
        name = teller.seat(seat)
        page = self.root.add(Widget((0, 0, 1280, 720), pin="centre middle"))
        card = page.add(Panel((370, 196, _WIDTH, _HEIGHT), edge="copper", edge_width=1.4, name="card"))
        card.add(Sign((_WIDTH / 2 - 34, 32, 68, 68), self._signs()[seat]))
        card.add(
            Label((20, 112, _WIDTH - 40, 46), words("table.curtain.title", who=name), "hand_over", align="centre")
        )
        card.add(
            Label((20, 158, _WIDTH - 40, 26), words("table.curtain.only", who=name), "prompt", "muted", "centre")
        )
        self.button = card.add(
            Button(
                (_WIDTH / 2 - 130, 204, 260, 52),
                words("table.curtain.i_am", who=name),
                self._lift,
                "primary",
                key=words("table.chord.return"),
                shortcut="return",
                style="primary",
                name="i_am",
            )
        )
        card.add(
            Paragraph(
                (20, 268, _WIDTH - 40, 22), words("table.curtain.hidden", who=name), "second", "muted", "centre"
            )
        )
        if director.last is not None:
            last = teller.seat(director.last)
            page.add(
                Button(
                    (640 - 110, 566, 220, 34),
                    words("table.curtain.back", who=last),
                    self._come_back,
                    "plaque",
                    icon="back",
                    style="second_bold",
                    tooltip=words("table.curtain.back_tip", who=last),
                    name="come_back",
                )
            )
        self._add_chips(page, seat)
        round_, _ = session.progress()
        parts = [words(f"{session.rules.id}.title"), teller.say(round_)]
        page.add(Label((240, 672, 800, 26), ", ".join(parts), "body", "cream_muted", "centre"))

    def _signs(self) -> tuple[int, ...]:
        """As at the table, where everybody sees them."""
        session = self.director.session
        screen = screen_of(session.rules.id)
        return showing.signs_of(session, screen, session.shown(None))

    def _add_chips(self, page: Widget, following: int) -> None:
        """All seats as dark chips with what each is doing."""
        seats = self.director.session.setup.seats
        waiting, signs = self.director.session.waiting(), self._signs()
        gap = 12.0
        left = 640 - (len(seats) * _CHIP[0] + (len(seats) - 1) * gap) / 2
        for number, seat in enumerate(seats):
            chip = page.add(Panel((left + number * (_CHIP[0] + gap), 516, *_CHIP), kind="plaque", radius=7))
            chip.add(Sign((10, 10, 20, 20), signs[number]))
            chip.add(Label((38, 2, _CHIP[0] - 42, 20), seat.name, "body_bold", "cream"))
            state = "next" if number == following else "acts" if number in waiting else "waits"
            chip.add(
                Label((38, 20, _CHIP[0] - 42, 16), self.text(f"table.curtain.{state}"), "caption", "cream_muted")
            )

    def enter(self) -> None:
        self.root.set_focus(None)
        card = self.root.find("card")
        home = card.at
        self.timeline.play(
            Tween(_FALL_MS, lambda share: card.move_to((home[0], home[1] - 60 * (1 - share), *home[2:])), ease_out)
        )

    def _lift(self) -> None:
        if self.timeline.busy:  # a second press of what ended the turn lifts nothing
            self.timeline.finish()
            return
        self.director.lift_curtain()
        self.context.stack.pop()

    def _come_back(self) -> None:
        self.director.come_back()
        self.context.stack.pop()

    def on_event(self, event: Event) -> bool:
        """No other key lifts the curtain; Escape does nothing, so that nobody slips through."""
        return isinstance(event, Key)

    def resume(self) -> None:
        if self.director.stage is not Stage.CURTAIN:
            self.context.stack.pop()
