"""What changes who may see what, in a match that several people play, is told to all of them and done when all agree.

Behind a curtain of its own: nothing of anybody is on the screen while they read. Nobody is asked who plays alone.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from game.core.session import SeatSetup, Session
from game.core.usual_names import in_language
from game.table import showing
from game.table.eyes import any_sees_more
from game.table.screen import screen_of
from game.ui.context import Context, setting
from game.ui.events import Event, Key
from game.ui.scene import Scene
from game.ui.widget import Widget
from game.ui.widgets import Button, Label, Panel, Paragraph, Sign

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_WIDTH, _TEXT_HIGH, _ROW = 660.0, 132.0, 52.0


class AgreementScene(Scene):
    """Every person at the table says yes with a button of his own, or one says no for all."""

    ground = "curtain"

    def __init__(self, context: Context, session: Session, about: str, done: Callable[[bool], None]) -> None:
        super().__init__(context)
        self.session = session
        self.about = about
        self.done = done
        self.agreed: set[int] = set()

    def build(self) -> None:
        persons = people_of(self.session)
        high = 66 + _TEXT_HIGH + _ROW * len(persons) + 64
        page = self.root.add(Widget((0, 0, 1280, 720), pin="centre middle"))
        left, top = (1280 - _WIDTH) / 2, (720 - high) / 2
        card = page.add(Panel((left, top, _WIDTH, high), edge="copper", edge_width=1.4, name="card"))
        card.add(Label((24, 18, _WIDTH - 48, 40), self.text("table.agree.title"), "hand_over", align="centre"))
        card.add(Paragraph((30, 66, _WIDTH - 60, _TEXT_HIGH), self.about, "prompt", "ink", name="about"))
        signs = self._signs()
        for number, seat in enumerate(persons):
            y = 66 + _TEXT_HIGH + _ROW * number
            card.add(Sign((30, y + 6, 32, 32), signs[seat]))
            self._add_button(card, seat, (76, y, _WIDTH - 106, _ROW - 8))
        self.refuse = card.add(
            Button(
                (_WIDTH / 2 - 200, high - 52, 400, 40),
                self.text("table.agree.no"),
                partial(self._answer, False),
                key=self.text("table.chord.escape"),
                shortcut="escape",
                name="no",
            )
        )

    def _names(self) -> tuple[str, ...]:
        return in_language([seat.name for seat in self.session.setup.seats], self.context.words)

    def _add_button(self, card: Panel, seat: int, at: tuple[float, float, float, float]) -> None:
        name, yes = self._names()[seat], seat in self.agreed
        said = self.text("table.agree.has" if yes else "table.agree.yes", who=name)
        icon = "check" if yes else ""
        button = Button(at, said, partial(self._agree, seat), "plain", icon=icon, name=f"yes:{seat}")
        button.enabled = not yes
        card.add(button)

    def _signs(self) -> tuple[int, ...]:
        screen = screen_of(self.session.rules.id)
        return showing.signs_of(self.session, screen, self.session.shown(None))

    def _agree(self, seat: int) -> None:
        self.agreed.add(seat)
        if self.agreed >= set(people_of(self.session)):
            self._answer(True)
        else:
            self.rebuild()

    def _answer(self, yes: bool) -> None:
        self.context.stack.pop()
        self.done(yes)

    def on_event(self, event: Event) -> bool:
        """Keys that press nothing here do nothing: the table below must not hear them."""
        return isinstance(event, Key)


def people_of(session: Session) -> tuple[int, ...]:
    return tuple(number for number, seat in enumerate(session.setup.seats) if not seat.is_bot)


def is_at_stake(session: Session) -> bool:
    """Whether people who play each other still have something to hide from one another."""
    setup = session.setup
    return (
        setup.is_shared
        and not setup.open_hands
        and not session.is_over()
        and any_sees_more(session, range(session.seats))
    )


# -- the curtain is switched off -------------------------------------------------------------------------------------


def curtain_for(context: Context, session: Session) -> bool:
    """Switching the curtain off opens the hands only of a match whose people have agreed to it."""
    if setting(context.settings, "curtain", True):
        return True
    return session.setup.is_shared and not session.setup.open_hands


def before_open_hands(scene: TableScene) -> None:
    """The settings say that no curtain is wanted, and this match has begun with one."""
    director, session = scene.director, scene.session
    wanted = not setting(scene.context.settings, "curtain", True)
    if not wanted or not director.curtain or scene.asked_for_open_hands or not is_at_stake(session):
        return
    if len(people_of(session)) < 2:
        return  # the others have left: nobody can agree for them, so the curtain stays
    scene.asked_for_open_hands = True

    def done(yes: bool) -> None:
        if yes:
            director.curtain = False
            session.play_open_handed()
        director.look_away()

    _ask(scene.context, session, scene.text("table.agree.open_hands"), done)


# -- seats, branches -------------------------------------------------------------------------------------------------


def before_reseat(scene: TableScene, seats: tuple[SeatSetup, ...]) -> None:
    """Who plays which seat changes at once where nobody loses a secret by it."""
    session, director = scene.session, scene.director
    before = session.setup.seats
    moved = [number for number, seat in enumerate(seats) if seat.is_bot != before[number].is_bot]
    if not moved or not is_at_stake(session) or not people_of(session):
        director.session.reseat(seats)
        return

    def done(yes: bool) -> None:
        if yes:
            director.session.reseat(seats)
        director.look_away()

    text = scene.text
    who = scene.model.teller.seat
    changes = [
        text("table.agree.to_bot" if seats[number].is_bot else "table.agree.to_person", who=who(number))
        for number in moved
    ]
    _ask(scene.context, session, " ".join((*changes, text("table.agree.seats"))), done)


def before_branch(context: Context, session: Session, go_on: Callable[[], None], *, new_luck: bool) -> None:
    """A branch shows its hands when it is played to its end, and one with the same luck shows what is drawn next."""
    setup = session.setup
    tells_draws = setup.is_shared and not new_luck and not session.is_over()
    if not (tells_draws or is_at_stake(session)) or not people_of(session):
        go_on()
        return
    told = ["table.agree.branch"]
    if tells_draws:
        told.append("table.agree.same_luck")
    if is_at_stake(session):
        told.append("table.agree.hands")

    def done(yes: bool) -> None:
        if yes:
            go_on()
        else:
            _look_away_below(context)

    _ask(context, session, " ".join(context.words(key) for key in told), done)


def _look_away_below(context: Context) -> None:
    """The table somewhere below: others have come to its screen."""
    from game.scenes.table.scene import TableScene

    for scene in context.stack.scenes:
        if isinstance(scene, TableScene):
            scene.director.look_away()


def _ask(context: Context, session: Session, about: str, done: Callable[[bool], None]) -> None:
    context.stack.push(AgreementScene(context, session, about, done))
