"""A combat of Scythe over the map: both dials, the hex between them, cards, and one bar with what both can reach.

Each side is shown what it may know: own dial and cards, of the rival only power and number of cards. When the dials
are turned over, everybody is shown both, one thing after the other.
"""

from __future__ import annotations

from typing import Any

from pygame import Rect, Surface

from game.core.contract import Event
from game.games.scythe.shown import Fought, ShownScythe
from game.ui.animation import Script
from game.ui.events import Event as Input
from game.ui.events import Key, Pointer
from game.ui.fonts import StyleLike
from game.ui.games.scythe import battle
from game.ui.games.scythe.parts.battle_side import BattleSide
from game.ui.games.scythe.parts.outcomes import Fight, draw_outcomes, ended
from game.ui.games.scythe.parts.sheets import SheetPart
from game.ui.games.scythe.shown import WarShown

_REVEALED = "combat_revealed"
_TOLD_HIGH = 400.0
"""While the dials are turned over there is no bar below them."""
_COVERED_MS, _DIALS_MS, _CARDS_MS, _RESULT_MS = 500.0, 900.0, 900.0, 1400.0
_UNSEEN = object()
_CLOSING = ("return", "space", "escape")


class BattleSheet(SheetPart):
    needs = {
        "": (
            "title",
            "attacks",
            "defends",
            "cards",
            "sealed",
            "secret",
            "reach",
            "ties",
            "loses_ties",
            "stake",
            "total",
            "both_pay",
            "wins",
            "close",
            "if_win",
            "if_lose",
            "star",
            "foe_star",
            "leave",
            "foe_leave",
            "popularity",
            "card",
        )
    }
    opens_itself = True

    _event: Event | None = None
    _step = 0
    _stood: ShownScythe | None = None
    """Who stood where before the dials were turned over."""
    _known: object = _UNSEEN
    """The last combat that was told, or was over before anybody looked."""
    _turns = 0
    _left: Fought | None = None
    """An own combat whose end has not been told: it stays until a click, as where nothing moves."""

    # what is shown

    @property
    def sides(self) -> BattleSide:
        return BattleSide(self)

    def has_something(self, shown: WarShown) -> bool:
        over = self._event is not None or self._left is not None
        return over or shown.position.combat is not None

    def show(self, shown: WarShown) -> None:
        super().show(shown)
        if shown.phase in self.spec.phases:
            self._stood = shown.position
        self._look_for_end(shown)
        if self._event is not None or self._left is not None:
            self.set(visible=True)

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
            fights = shown.viewer in (fought.attacker, fought.defender)
            self._left = fought if fights else None
            self.changed()
            self.invalidate()
        self._known = fought

    def close(self) -> None:
        self._left = None
        self.changed()
        self.set(visible=self.seen.phase in self.spec.phases and self.has_something(self.seen))
        self.invalidate()

    def handle(self, event: Input) -> bool:
        pressed = isinstance(event, Pointer) and event.kind == "click"
        if self._left is not None and (pressed or (isinstance(event, Key) and event.name in _CLOSING)):
            self.close()
            return True
        return super().handle(event)

    def drawn(self, shown: WarShown) -> object:
        return super().drawn(shown), self._step, shown.page

    # what the player does

    def _point(self, component: str) -> None:
        """What is entered is plain to see; a card would lie over it."""
        super()._point("" if component in self.seen.enters else component)

    def _fight(self) -> Fight:
        event = self._event
        if event is not None:
            told: Any = event
            sides = told.seat, told.other
            own = self.seen.viewer if self.seen.viewer in sides else told.seat
            stakes = {told.seat: (told.power, told.cards), told.other: (told.other_power, told.other_cards)}
            return Fight(told.at, sides, own or 0, stakes if self._step > 1 else {}, self._step)
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

    def _uncover(self, event: Event) -> Script:
        self._event, self._left = event, None
        for step, ms in enumerate((_COVERED_MS, _DIALS_MS, _CARDS_MS, _RESULT_MS), 1):
            self._step = step
            self.set(visible=True)
            self.changed()
            self.invalidate()
            yield ms

    def calm(self) -> None:
        if self._event is not None:
            self._event, self._step = None, 0
            self.changed()
            self.set(visible=self.seen.phase in self.spec.phases and self.has_something(self.seen))
            self.invalidate()

    # painting

    def low(self, style: str, u: float) -> StyleLike:
        """A larger text size only as far as the lines of this sheet are apart."""
        return self.fonts.low(style, round({"panel": 30, "dock": 21}.get(style, 17) * u))

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        fight, u = self._fight(), rect.w / self.spec.at[2]
        theme, fonts, middle = self.theme, self.fonts, rect.centerx
        position = self._stood if fight.step and self._stood is not None else self.seen.position
        high = round(_TOLD_HIGH * u) if fight.step else rect.h
        self.materials.frame(surface, Rect(rect.x, rect.y, rect.w, high), "paper", radius=10)
        title = self.word("title", place=self.host.name(fight.at))
        fonts.draw(surface, title, self.low("panel", u), theme.ink, (middle, rect.y + 24 * u), "centre")
        picture = battle.battle(self.look, position, fight.at, round(196 * u), fight.sides[0])
        surface.blit(picture, picture.get_rect(center=(middle, rect.y + round(156 * u))))
        self._verdict(surface, fight, (middle, rect.y + 290 * u), u)
        left = Rect(rect.x + round(18 * u), rect.y + round(44 * u), round(212 * u), round(400 * u))
        right = Rect(rect.right - round(230 * u), left.y, left.w, left.h)
        regions = self.sides.side(surface, left, fight, fight.own, u)
        self.sides.side(surface, right, fight, fight.rival, u)
        if not fight.step:
            below = Rect(rect.x + round(40 * u), rect.y + round(372 * u), rect.w - round(80 * u), round(54 * u))
            draw_outcomes(self, surface, below, fight, u)
            bar = Rect(rect.x + round(40 * u), rect.bottom - round(74 * u), rect.w - round(80 * u), round(44 * u))
            self.sides.strength(surface, bar, fight, u)
        return regions

    def _verdict(self, surface: Surface, fight: Fight, at: tuple[float, float], u: float) -> None:
        """Below the hex: the own stake while it is made, later who has won."""
        fonts, theme = self.fonts, self.theme
        if fight.step:
            if fight.step >= 4:
                won = self.word("wins", who=self.host.player(fight.winner))
                fonts.draw(surface, won, self.low("panel", u), theme.gain_text, at, "centre", round(250 * u))
            if self._left is not None:
                below = at[0], at[1] + 24 * u
                style, room = self.low("second", u), round(250 * u)
                fonts.draw(surface, self.word("close"), style, theme.muted, below, "centre", room)
            return
        if fight.own == self.seen.viewer and not self.seen.hidden:
            stake = self.word("stake", n=fight.total(fight.own))
            fonts.draw(surface, stake, self.low("dock", u), theme.ink, at, "centre", round(250 * u))
        for number, line in enumerate(self.word("both_pay").split("\n")):
            below = at[0], at[1] + (24 + 18 * number) * u
            fonts.draw(surface, line, self.low("second", u), theme.muted, below, "centre", round(250 * u))
