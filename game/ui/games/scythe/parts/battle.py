"""A combat of Scythe: it takes the whole table while dials are set, and while they are turned over.

Each side is shown what it may know: own dial and cards, of the rival only power and number of cards. When the dials
are turned over, everybody is shown both, one thing after the other. Whoever fights goes on by a click or a key; a
combat between bots is told quickly and goes by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygame import Rect

from game.core.contract import Event
from game.games.scythe.shown import Fought, Odds, ShownScythe
from game.table.shown import Told
from game.ui.animation import Script
from game.ui.games.scythe.parts.battle_page import PLATE, BattlePage, places_in
from game.ui.games.scythe.parts.fight import OPEN_MS, Course, Fight, ended
from game.ui.games.scythe.shown import WarShown
from game.ui.kinds.filled import FilledPart
from game.ui.kinds.part import is_large

_REVEALED, _BEGUN, _USED = "combat_revealed", "fight_begun", "ability_used"
_FRAME_MS = 40.0
_SHORT = 2.5
"""So much faster a combat of bots is told."""
_GLANCE_MS = 900.0
"""And so long its result stands there."""
_PATIENCE = 36_000
"""Tenths of a second for which a result waits to be looked at."""
_UNSEEN = object()


def _abilities(happened: Sequence[Event]) -> tuple[Event, ...]:
    """Those used in the latest combat."""
    found: tuple[Event, ...] = ()
    for event in happened:
        if event.word == _BEGUN:
            found = ()
        elif event.word == _USED:
            found = (*found, event)
    return found


class BattleSheet(BattlePage, FilledPart):
    opens_itself = True
    fills = True

    _event: Event | None = None
    _ms = 0.0
    _hurried = _gone = False
    """Somebody wants to see the end at once, and has seen it."""
    _stood: ShownScythe | None = None
    """Who stood where before the dials were turned over, and what was at stake."""
    _staked: Odds | None = None
    _known: object = _UNSEEN
    """The last combat that was told, or was over before anybody looked."""
    _turns = 0
    _left: Fought | None = None
    """An own combat whose end has not been told: it stays until a click, as where nothing moves."""

    # what is shown

    def has_something(self, shown: WarShown) -> bool:
        over = self._event is not None or self._left is not None
        return over or shown.position.combat is not None

    def show(self, shown: WarShown) -> None:
        super().show(shown)
        self._look_for_end(shown)
        self._face_to_face()
        if self._event is not None or self._left is not None:
            self.set(visible=True)

    def entries(self) -> tuple[Rect, ...]:
        """While dials are set: what one stakes by now, one's own dial and cards."""
        if not self.visible or self.seen.phase not in self.spec.phases or self._event is not None or self.stays:
            return ()
        at = places_in(self.rect, self.grid.u, is_large(self))
        plate = at.middle.copy()
        plate.h = round(PLATE * self.grid.u)
        plate.bottom = at.middle.bottom
        cards = [rect for one, rect in self.regions.items() if one.startswith("card:")]
        hand = [cards[0].unionall(cards)] if cards else []
        return tuple(one.move(self.rect.topleft) for one in (plate, at.sides[0], *hand))

    def _face_to_face(self) -> None:
        """Who stands against whom now; as long as one combat is told, the next one waits."""
        if self._event is None and self._left is None and self.seen.phase in self.spec.phases:
            self._stood = self.seen.position
            self.used = _abilities(self.seen.recent)
            self._staked = self.seen.figures.odds or self._staked

    def _look_for_end(self, shown: WarShown) -> None:
        """A combat is over: unless it is told in a story, its end is left on the table for those who fought."""
        turns, fought = shown.position.turns, shown.position.fought
        if turns < self._turns:
            return  # a past position
        if self._left is not None and turns > self._turns:
            self.close()
        self._turns = turns
        if fought == self._known:
            return
        if self._known is not _UNSEEN and fought is not None and self._stood is not None:
            self.waits = bool({fought.attacker, fought.defender} & set(shown.persons))
            self._left, self.is_second = fought if self.waits else None, False
            self.changed()
            self.invalidate()
        self._known = fought

    def close(self) -> None:
        self._left = None
        self._face_to_face()
        self.changed()
        self.set(visible=self.seen.phase in self.spec.phases and self.has_something(self.seen))
        self.invalidate()

    @property
    def stays(self) -> bool:
        return self._left is not None

    def hurry(self) -> bool:
        uncovered = self._left is not None or self._hurried or self._ms >= OPEN_MS
        if uncovered and self.waits and self._turn_over():
            return True
        if self._left is not None:
            self.close()
            return True
        if self._event is None:
            return False
        self._gone, self._hurried = self._gone or uncovered, True
        return True

    def _turn_over(self) -> bool:
        """On to the second page, where there is one."""
        if self.is_second or not is_large(self) or (self._left is None and self._event is None):
            return False
        self.is_second = True
        self.changed()
        self.invalidate()
        return True

    def drawn(self, shown: WarShown) -> object:
        return super().drawn(shown), self._ms, shown.page, shown.advised

    # what the player does

    def told(self, component: str) -> Told | None:
        """What is entered is plain to see; a card would lie over it."""
        found = super().told(component)
        return Told(beside=True) if found is not None and component in self.seen.enters else found

    @property
    def stood(self) -> ShownScythe:
        told = self._event is not None or self._left is not None
        return self._stood if told and self._stood is not None else self.seen.position

    @property
    def staked(self) -> Odds | None:
        return self._staked

    def _fight(self) -> Fight:
        event = self._event
        if event is not None:
            told: Any = event
            sides = told.seat, told.other
            own = self.seen.viewer if self.seen.viewer in sides else told.seat
            course = Course(self._ms)
            stakes = {told.seat: (told.power, told.cards), told.other: (told.other_power, told.other_cards)}
            return Fight(told.at, sides, own or 0, stakes if course.step > 1 else {}, course)
        if self._left is not None:
            return ended(self._left, self.seen.viewer)
        combat = self.seen.position.combat
        assert combat is not None
        sides = combat.attacker, combat.defender
        own = self.seen.viewer if self.seen.viewer in sides else combat.attacker
        assert own is not None
        return Fight(combat.at, sides, own, {} if self.seen.hidden else {own: self._draft(own)})

    def _draft(self, seat: int) -> tuple[int | None, tuple[int, ...]]:
        """What is sealed, or else what is entered on the page."""
        sealed = self.seen.position.players[seat].draft
        if sealed is not None:
            return sealed.power, sealed.cards
        page = self.seen.page if seat == self.seen.viewer else None
        return (None, ()) if page is None else (page.power, tuple(page.cards))

    # the dials are turned over

    def story(self, event: Event) -> Script | None:
        return self._uncover(event) if event.word == _REVEALED and self._stood is not None else None

    def headline(self, event: Event) -> str:
        told: Any = event
        return self.word("open", place=self.host.name(told.at))

    def _uncover(self, event: Event) -> Script:
        told: Any = event
        self._event, self._left = event, None
        self._hurried = self._gone = self.is_second = False
        self.waits = waited_for = bool({told.seat, told.other} & set(self.seen.persons))
        ms = 0.0
        while ms < OPEN_MS and not self._hurried:
            self._tell(ms)
            yield _FRAME_MS
            ms += _FRAME_MS * (1 if waited_for else _SHORT)
        self._tell(OPEN_MS)
        if not waited_for:
            yield _GLANCE_MS
            return
        for _ in range(_PATIENCE):
            if self._gone:
                return
            yield 100.0

    def _tell(self, ms: float) -> None:
        self._ms = ms
        self.set(visible=True)
        self.changed()
        self.invalidate()

    def calm(self) -> None:
        if self._event is not None:
            self._event, self._ms = None, 0.0
            self._face_to_face()
            self.changed()
            self.set(visible=self.seen.phase in self.spec.phases and self.has_something(self.seen))
            self.invalidate()
