"""The hand-over: a whole scene between two people, on which nothing of the last one is left.

It says who should take the seat and what comes; only the button with that name, or Enter, lifts it. Whoever has just
acted may go back once more, to see what is new or to take something back.
"""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.core.contract import Seat
from game.core.names import Name
from game.core.usual_names import in_language
from game.scenes.result_pictures import Pictured
from game.table import showing
from game.table.director import Director, Stage
from game.table.screen import screen_of
from game.table.telling import Teller
from game.ui.animation import Tween, ease_out
from game.ui.context import Context
from game.ui.events import Event, Key
from game.ui.fonts import Style
from game.ui.kinds import worlds
from game.ui.look import Look
from game.ui.scene import Scene
from game.ui.widget import At, Widget
from game.ui.widgets import Button, Label, Panel, Sign

_WIDTH, _HIGH_TOP, _FOOT = 540.0, 118.0, 672.0
_FALL_MS = 240.0
_CHIP = 126.0, 40.0
_LEAVE = 12.0, 10.0, 150.0, 34.0
"""The button that leads away, in the corner."""
_PICTURE, _ROUND = 124.0, 10.0
"""High at most; it begins so much below the card's edge."""
_AIR, _LEAST = 92.0, 64.0
"""Around a card that is grown; a picture lower than that is left out."""
_NAME = Style(13, "bold", 11)
"""A name on a chip is rather written short than small."""


class CurtainScene(Scene):
    ground = "curtain"
    comes_by_itself = True

    def __init__(self, context: Context, director: Director) -> None:
        super().__init__(context)
        self.director = director
        self.way_out: Callable[[], object] | None = None
        """Away from the match, without a look at anybody's hand."""

    def own_ground(self, look: Look) -> Surface | None:
        return worlds.curtain(self.director.session.rules.id, look)

    def build(self) -> None:
        director, words = self.director, self.context.words
        session = director.session
        teller = Teller(words, session.rules.id, session.setup.seats)
        seat = director.next_seat
        assert seat is not None, "the curtain falls for somebody"
        name = teller.seat(seat)
        page = self.root.add(Widget((0, 0, 1280, 720), pin="centre middle"))
        below = self._add_card(page, seat, name)
        below = self._add_chips(page, seat, below + 20)
        if director.last is not None:
            self._add_way_back(page, teller.seat(director.last), below + 10)
        round_, _ = session.progress()
        parts = [words(f"{session.rules.id}.title"), teller.say(round_)]
        foot = (40, _FOOT - 26 * (self.k - 1), 1200, 26 * self.k)
        page.add(Label(foot, ", ".join(parts), "body", "cream_muted", "centre"))
        if self.way_out is not None:
            self._add_way_out(self.way_out)

    @property
    def k(self) -> float:
        """How much larger than designed everything with text is."""
        grid = self.context.grid
        return grid.text_scale if grid.is_large else 1.0

    @property
    def _grown(self) -> float:
        """The same for what has some room to spare."""
        return 1 + 0.7 * (self.k - 1)

    def _add_card(self, page: Widget, seat: Seat, name: Name) -> float:
        """Who is next, and the button that lifts the curtain; returns where the card ends."""
        words, k, grown = self.context.words, self.k, self._grown
        wide, sign = min(_WIDTH * k, 1180.0), 68.0
        bare = 20 + sign + 12 + 98 * grown + 26 * k + 22 * k + 62 + (_CHIP[1] + 34) * grown
        picture = _PICTURE if k == 1 else min(_PICTURE, _FOOT - 26 * (k - 1) - bare - _AIR)
        top = picture + 2 * _ROUND + 6 if picture >= _LEAST else 20.0
        title = top + sign + 12
        only = title + 46 * grown
        button = only + 26 * k + 20
        hidden = button + 52 * grown + 12
        high = hidden + 22 * k + 10
        whole = high + 20 + (_CHIP[1] + 34) * grown + 10
        y = _HIGH_TOP if k == 1 else (_FOOT - 26 * (k - 1) - whole) / 2
        if self.way_out is not None and 640 - wide / 2 < _LEAVE[0] + _LEAVE[2] * grown:
            y = max(y, _LEAVE[1] + _LEAVE[3] * grown + 8)
        card = page.add(Panel((640 - wide / 2, y, wide, high), edge="copper", edge_width=1.4, name="card"))
        if picture >= _LEAST:
            card.add(self._picture(seat, (_ROUND, _ROUND, wide - 2 * _ROUND, picture)))
        card.add(Sign(((wide - sign) / 2, top, sign, sign), self._signs()[seat]))
        lines = (
            ("title", "hand_over", "ink", (20, title, wide - 40, 46 * grown)),
            ("only", "prompt", "muted", (20, only, wide - 40, 26 * k)),
            ("hidden", "second", "muted", (20, hidden, wide - 40, 22 * k)),
        )
        for key, style, colour, at in lines:
            card.add(Label(at, words(f"table.curtain.{key}", who=name), style, colour, "centre"))
        width = min(wide - 40, 260 * k)
        self.button = card.add(
            Button(
                ((wide - width) / 2, button, width, 52 * grown),
                words("table.curtain.i_am", who=name),
                self._lift,
                "primary",
                key=words("table.chord.return"),
                shortcut="return",
                style="primary",
                name="i_am",
            )
        )
        return y + high

    def _picture(self, seat: Seat, at: At) -> Widget:
        """Of what is theirs, as far as all may see it."""
        session, sign = self.director.session, self._signs()[seat]
        shown = session.shown(None)
        return Pictured(at, lambda look, size: worlds.of_seat(session.rules.id, look, shown, seat, sign, size))

    def _add_way_back(self, page: Widget, last: Name, y: float) -> None:
        wide, words = min(220 * self.k, 500.0), self.context.words
        page.add(
            Button(
                (640 - wide / 2, y, wide, 34 * self._grown),
                words("table.curtain.back", who=last),
                self._come_back,
                "plaque",
                icon="back",
                style="second_bold",
                tooltip=words("table.curtain.back_tip", who=last),
                name="come_back",
            )
        )

    def _add_way_out(self, leave: Callable[[], object]) -> None:
        grown, words = self._grown, self.context.words
        self.root.add(
            Button(
                (_LEAVE[0], _LEAVE[1], _LEAVE[2] * grown, _LEAVE[3] * grown),
                words("table.curtain.leave"),
                leave,
                "plaque",
                icon="back",
                style="second_bold",
                tooltip=words("table.menu.home_about"),
                pin="left top",
                name="leave",
            )
        )

    def _signs(self) -> tuple[int, ...]:
        """As at the table, where everybody sees them."""
        session = self.director.session
        screen = screen_of(session.rules.id)
        return showing.signs_of(session, screen, session.shown(None))

    def _add_chips(self, page: Widget, following: int, y: float) -> float:
        """All seats as dark chips with what each is doing; returns where they end."""
        seats = self.director.session.setup.seats
        waiting, signs = self.director.session.waiting(), self._signs()
        gap, k, high = 12.0, self._grown, _CHIP[1] * self._grown
        wide = min(_CHIP[0] * self.k, (1256 - gap * (len(seats) - 1)) / len(seats))
        left = 640 - (len(seats) * wide + (len(seats) - 1) * gap) / 2
        text = 18 + 20 * k
        for number, name in enumerate(in_language([seat.name for seat in seats], self.context.words)):
            chip = page.add(Panel((left + number * (wide + gap), y, wide, high), kind="plaque", radius=7))
            chip.add(Sign((10, 10 * k, 20 * k, 20 * k), signs[number]))
            chip.add(Label((text, 2 * k, wide - text - 4, 20 * k), Name(name), _NAME, "cream"))
            state = self.text(
                f"table.curtain.{'next' if number == following else 'acts' if number in waiting else 'waits'}"
            )
            chip.add(Label((text, 20 * k, wide - text - 4, 16 * k), state, "caption", "cream_muted"))
        return y + high

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
