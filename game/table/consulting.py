"""What the director has of the bots: their moves, and the hint that a player asks for. No pygame."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from game.bots.levels import HINT, in_full, level
from game.bots.thoughts import Thought
from game.bots.worker import Answer, Request
from game.core.characters import character_of
from game.core.contract import Action, Say, Seat
from game.table.roles import Asker
from game.table.stages import Hint, Stage

if TYPE_CHECKING:
    from game.table.director import Director


class Consulting:
    """One question at a time: for a move of a bot's own, or in secret for a hint."""

    def __init__(self, director: Director, asker: Asker) -> None:
        self.asked: Seat | None = None
        """For whom a bot thinks."""
        self.paused = False
        self.hint: Hint | None = None
        self.hint_asked = False
        self.problem: Say | None = None
        self.taught: Callable[[], Action | None] = lambda: None
        """What a lesson would have done next."""
        self.thoughts: dict[int, Thought] = {}
        """Line number -> why the bot did it, as it said itself."""
        self._director = director
        self._asker = asker
        self._ticket = 0
        self._ready: tuple[Seat, Action, Thought | None] | None = None
        """A move that waits until the screen has shown what was before."""

    def _ask(self, seat: Seat, level_id: str, *, secret: bool) -> None:
        session = self._director.session
        self._ticket += 1
        self.asked = seat
        seed = (session.setup.seed * 1_000_003 + len(session) * 101 + seat) % 2**31
        view, seconds = session.view(seat), level(level_id).seconds
        name = level_id if secret else in_full(level_id, character_of(session.setup.seats[seat].sign))
        self._asker.ask(Request(self._ticket, session.rules, view, seat, name, seed, seconds, secret))

    def drop(self) -> None:
        """Nobody waits for an answer any more."""
        if self.asked is not None:
            self._asker.cancel()
        self.asked, self._ready = None, None

    def begin_anew(self) -> None:
        """The match has changed."""
        self.drop()
        self.hint, self.hint_asked = None, False

    def ask_for_move(self) -> None:
        director = self._director
        if not self.paused and director.actor is not None:
            self._ask(director.actor, director.seats[director.actor].bot, secret=False)

    def ask_for_hint(self) -> None:
        """The answer arrives by update() as `hint`; it goes with the next action."""
        director = self._director
        if director.may_act and director.viewer is not None and not self.hint_asked:
            self.hint_asked = True
            self._ask(director.viewer, HINT, secret=True)
            director.changed()

    def advises(self, action: Action) -> bool:
        """The hint or a lesson says so: whoever follows it is not asked whether he is sure."""
        return action == self.taught() or (self.hint is not None and self.hint.action == action)

    def close_hint(self) -> None:
        """It has been read, and can be asked for again."""
        self.hint, self.hint_asked = None, False

    def pause(self, paused: bool) -> None:
        """Bots wait until they are told to go on."""
        if paused != self.paused:
            self.paused = paused
            if self._director.stage is Stage.BOT:
                if paused:
                    self.drop()
                else:
                    self.ask_for_move()
            self._director.changed()

    def update(self, caught_up: bool) -> bool:
        """Takes answers, and makes a move once the screen has `caught_up`; True while something is still to come."""
        session = self._director.session
        for answer in self._answers():
            self._take(answer)
        if self._ready is not None and caught_up and not self.paused:
            seat, action, thought = self._ready
            self._ready, self.asked = None, None
            if thought is not None:
                self.thoughts[len(session)] = thought
            session.submit(seat, action)
        return self.asked is not None or self._ready is not None

    def _answers(self) -> Iterator[Answer]:
        """To what is asked now; what comes late is thrown away."""
        for answer in self._asker.poll():
            if answer.ticket == self._ticket and self.asked is not None:
                yield answer

    def _take(self, answer: Answer) -> None:
        seat, director = self.asked, self._director
        assert seat is not None
        if answer.problem is not None:
            self.problem = answer.problem
        said = director.session.rules.read_action(answer.action) if answer.action else None
        if director.stage is Stage.BOT:
            # a bot that failed moves somehow, so that the match goes on
            options = director.session.options(seat)
            action = said if said is not None else random.Random(self._ticket).choice(options)
            self._ready = (seat, action, answer.thought)
            return
        self.asked = None
        self.hint_asked = said is not None
        self.hint = Hint(said, answer.thought) if said is not None else self.hint
        director.changed()
