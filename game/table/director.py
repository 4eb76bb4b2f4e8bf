"""The flow of one match on one computer: who is asked, whose eyes look, when the curtain must fall. No pygame.

The director owns the only way into the session from the screen: choose() for what is pointed at, submit() for bots.
The table scene draws `session.view(director.eyes)` and asks for nothing else, so what is secret stays secret.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from game.core.contract import Action, Reason, Say, Seat, say
from game.core.session import SeatSetup, Session
from game.table import doing, refusing
from game.table.asked import specified
from game.table.consulting import Consulting
from game.table.eyes import any_sees_more, has_news, next_person
from game.table.looking import Looking
from game.table.proposal import Proposal, picker_for
from game.table.roles import Asker
from game.table.screen import screen_of
from game.table.stages import Chosen, Stage
from game.table.warnings import warnings_for

__all__ = ["Chosen", "Director", "Stage"]


class Director(Looking):
    """`save` is called after every change of the match; `changed` after every change of what the screen shows."""

    def __init__(
        self,
        session: Session,
        asker: Asker,
        *,
        curtain: bool = True,
        warn: bool = True,
        save: Callable[[Session], object] | None = None,
    ) -> None:
        self.session = session
        self.bots = Consulting(self, asker)
        self.curtain = curtain
        self.warn = warn
        self.changed: Callable[[], object] = lambda: None
        self.viewer: Seat | None = None
        self.actor: Seat | None = None
        self.next_seat: Seat | None = None
        self.stage = Stage.BOT
        self.last: Seat | None = None
        """Who looked before the curtain fell, if they may come back: to see what is new or take something back."""
        self.picker = picker_for(session.rules)
        self.specify: Mapping[str, tuple[str, ...]] = {}  # as in screen.yaml
        self.paid: tuple[str, ...] = ()  # as in screen.yaml
        self._save = save
        self.is_put_away = False
        self._was_open = False
        self._after: Seat | None = None
        """Who acted last while all could watch: the first to be asked behind a curtain."""
        session.listeners.append(self._match_changed)
        self._settle()

    # -- who is who ---------------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[SeatSetup, ...]:
        return self.session.setup.seats

    @property
    def persons(self) -> tuple[Seat, ...]:
        return tuple(i for i, seat in enumerate(self.seats) if not seat.is_bot)

    @property
    def thinking(self) -> Seat | None:
        """The seat whose bot thinks at this moment."""
        return self.bots.asked if self.stage is Stage.BOT else None

    @property
    def may_act(self) -> bool:
        return self.stage is Stage.PLAY and not self.is_put_away

    # -- the flow -----------------------------------------------------------------------------------------------

    def _match_changed(self) -> None:
        if self._save is not None:
            self._save(self.session)
        self._settle()
        self.changed()

    def _settle(self) -> None:
        """After every change: decide who is asked now, and who may look."""
        self.bots.begin_anew()
        self.next_seat = None
        self.proposal = Proposal(self)
        persons, waiting = self.persons, self.session.waiting()
        self._open_or_close()
        if self.viewer not in persons:
            self.viewer = None
        if len(persons) == 1 and not self.session.setup.is_shared:
            self.viewer = persons[0]
        bots = [seat for seat in waiting if seat not in persons]
        if not waiting:
            self.stage, self.actor = Stage.OVER, None
        elif bots:
            self.stage, self.actor = Stage.BOT, bots[0]
            self.bots.ask_for_move()
        else:
            self._settle_person(waiting)
        self.offer()

    def _open_or_close(self) -> None:
        """After what all could watch nobody may be taken to sit there alone."""
        before, self._was_open, self.looks = self._was_open, self.openly, False
        if self._was_open:
            self.covered = False
        elif before and self.curtain:
            self._after, self.viewer = self.viewer, None

    def put_away(self) -> None:
        """From now on the table is only looked at: nothing lights or is advised, and nothing can be done."""
        self.is_put_away = True
        if self.stage is Stage.PLAY:
            self.bots.begin_anew()
        self.offer()

    def offer(self) -> None:
        """Tells the game's controller what is open now."""
        view = self.session.view(None if self.closed else self.viewer)
        self.picker.offer(self.offered(), view, -1 if self.viewer is None else self.viewer)

    def _settle_person(self, waiting: tuple[Seat, ...]) -> None:
        person = next_person(waiting, self.session.seats, self.viewer, self._after)
        self.actor = person
        if person == self.viewer:
            self.stage = Stage.PLAY
        elif not self.curtain_needed(person):
            self.viewer, self.stage = person, Stage.PLAY
        else:
            viewer = self.viewer
            comes_back = viewer is not None and (has_news(self.session, viewer) or self.undo_refusal() is None)
            self.last = viewer if comes_back else None
            self.stage, self.next_seat, self.viewer = Stage.CURTAIN, person, None

    def curtain_needed(self, person: Seat) -> bool:
        """Several people play, or did, and something hidden is at stake for whoever looked or will look."""
        if not self.curtain or not self.session.setup.is_shared or self.openly:
            return False
        if self.session.phase() in screen_of(self.session.rules.id).no_secrets:
            return False
        return any_sees_more(self.session, {person, self.viewer} - {None})

    def hand_over(self) -> None:
        """Whoever came back has seen enough: the curtain falls for the next person."""
        if self.stage is Stage.HAND_OVER:
            self.stage, self.viewer = Stage.CURTAIN, None
            self.offer()
            self.changed()

    def come_back(self) -> None:
        """Who has just acted says that they look once more, before the next person does."""
        if self.stage is Stage.CURTAIN and self.last is not None:
            self.stage, self.viewer, self.covered = Stage.HAND_OVER, self.last, False
            self.offer()
            self.changed()

    def lift_curtain(self) -> None:
        """The next person has said who he is."""
        if self.stage is Stage.CURTAIN:
            self.viewer, self.next_seat, self.covered = self.next_seat, None, False
            self.last = self._after = None
            self._settle()
            self.changed()

    def look_around(self, around: bool) -> None:
        """All who sit around the screen look: nobody's secrets are shown. Or the table is one person's again."""
        if around != self.around:
            self.around = around
            if not around and self.curtain and self.session.setup.is_shared:
                self.viewer = None  # whoever comes to the screen says so
            self._settle()
            self.changed()

    def look_away(self) -> None:
        """Others came to the screen: nobody's secrets are shown until somebody says again who looks."""
        self.viewer = None
        self._settle()
        self.changed()

    # -- people act ---------------------------------------------------------------------------------------------

    def asked(self, actor: Seat) -> Say:
        """What the rules ask of somebody; with closed secrets as everybody may read it."""
        session = self.session
        return session.rules.prompt(session.view(None), actor) if self.closed else session.prompt(actor)

    def options(self) -> tuple[Action, ...]:
        """What the viewer may choose now."""
        if not self.may_act or self.viewer is None:
            return ()
        return self.session.options(self.viewer)

    def offered(self) -> tuple[Action, ...]:
        """What the table shows as open: with closed secrets all that might be, so that nothing lit betrays them."""
        options = self.options()
        return self.session.might(self.viewer) if options and self.closed and self.viewer is not None else options

    def lit(self) -> tuple[str, ...]:
        return () if self.hidden else tuple(dict.fromkeys((*self.picker.lit(), *self.picker.alone())))

    def would(self, component: str) -> Action | None:
        return None if self.hidden else self.picker.would(component) or self.picker.alone().get(component)

    def why_not(self, component: str) -> Reason | None:
        """Why this cannot be used now by the viewer; None if it can."""
        return refusing.why_not(self, component)

    def specified(self, component: str) -> str:
        """`place:2,-1` with what is held there: `place:2,-1/L05/1`."""
        return specified(component, self.specify, self.picker.chosen)

    def choose(self, component: str, *, sure: bool = False) -> Chosen:
        """The one way in for mouse, keyboard, dragging and tutorial. `sure` says that warnings were read."""
        if component not in self.lit() and (self.hidden or not self.may_act or not self.picker.takes(component)):
            return Chosen(reason=self.why_not(component))
        return doing.do(self, self.picker.means(component), sure=sure)

    def put(self, what: str, on: str = "", off: str = "") -> Chosen:
        """Something is put onto a component of a page, or taken off one."""
        return Chosen() if self.hidden or self.viewer is None else doing.do(self, self.picker.puts(what, on, off))

    def warnings(self, action: Action) -> tuple[Say, ...]:
        assert self.viewer is not None
        rules, view = self.session.rules, self.session.view(None if self.closed else self.viewer)
        return warnings_for(rules, view, self.viewer, action, self.paid)

    def submit(self, action: Action) -> None:
        self.submit_all((action,))

    def submit_all(self, actions: Iterable[Action]) -> None:
        """Said at once: the match is saved, and shown, when all of it is done."""
        assert self.stage is Stage.PLAY and self.viewer is not None
        self.session.submit_all(self.viewer, actions, "hint" if self.bots.hint is not None else "")

    def back(self) -> bool:
        """A step back in a half-made choice; False if there was none."""
        had = self.picker.back()
        if had:
            self.changed()
        return had

    # -- undo and redo ------------------------------------------------------------------------------------------

    def undo_refusal(self) -> Say | None:
        """Why nothing can be taken back now; None if something can."""
        if self.viewer is None:
            return say("table.undo.nobody")
        if self.stage is Stage.OVER:
            return say("table.undo.over")
        refusal = None if doing.enters(self) else self.session.undo_refusal(doing.undoer(self, self.viewer))
        return say("table.undo.hidden") if refusal is not None and self.hidden else refusal

    def undo(self) -> bool:
        return self.undo_refusal() is None and doing.take_back(self)

    def can_redo(self) -> bool:
        return self.viewer is not None and self.session.can_redo(self.viewer) and self.stage is Stage.PLAY

    def redo(self) -> bool:
        if not self.can_redo() or self.viewer is None:
            return False
        self.session.redo(self.viewer)
        return True

    # -- bots and seats -----------------------------------------------------------------------------------------

    def update(self, caught_up: bool = True) -> bool:
        """Call often; see `Consulting.update`."""
        return self.bots.update(caught_up)

    def close(self) -> None:
        """The table is left: nobody answers any more."""
        if self._match_changed in self.session.listeners:
            self.session.listeners.remove(self._match_changed)
        self.bots.drop()
