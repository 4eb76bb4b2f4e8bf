"""A combat of Scythe over the map: both dials, the hex between them, cards, and one bar with what both can reach.

Each side is shown what it may know: own dial and cards, of the rival only power and number of cards. When the dials
are turned over, everybody is shown both, one thing after the other.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from pygame import Rect, Surface

from game.core.contract import Event
from game.games.scythe.shown import Fought, ShownScythe
from game.ui.animation import Script
from game.ui.events import Event as Input
from game.ui.events import Key, Pointer
from game.ui.fonts import StyleLike
from game.ui.games.scythe import battle, cards, tokens
from game.ui.games.scythe.dial import Dial, Strength
from game.ui.games.scythe.parts.outcomes import Fight, draw_outcomes, ended, side_of
from game.ui.games.scythe.parts.sheets import SheetPart
from game.ui.games.scythe.shown import WarShown

_REVEALED = "combat_revealed"
_TOLD_HIGH = 400.0
"""While the dials are turned over there is no bar below them."""
_COVERED_MS, _DIALS_MS, _CARDS_MS, _RESULT_MS = 500.0, 900.0, 900.0, 1400.0
_DIAL_MOST, _CARD_MOST = 7, 5
_UNSEEN = object()
_UNKNOWN = "?"
_CARDS_APART = 7
_CLOSING = ("return", "space", "escape")


def card_id(value: object, copy: int) -> str:
    """Equal cards are told apart by a number behind them."""
    return f"card:{value}" if copy == 1 else f"card:{value}:{copy}"


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

    def _low(self, style: str, u: float) -> StyleLike:
        """A larger text size only as far as the lines of this sheet are apart."""
        return self.fonts.low(style, round({"panel": 30, "dock": 21}.get(style, 17) * u))

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        fight, u = self._fight(), rect.w / self.spec.at[2]
        theme, fonts, middle = self.theme, self.fonts, rect.centerx
        position = self._stood if fight.step and self._stood is not None else self.seen.position
        high = round(_TOLD_HIGH * u) if fight.step else rect.h
        self.materials.frame(surface, Rect(rect.x, rect.y, rect.w, high), "paper", radius=10)
        title = self.word("title", place=self.host.name(fight.at))
        fonts.draw(surface, title, self._low("panel", u), theme.ink, (middle, rect.y + 24 * u), "centre")
        picture = battle.battle(self.look, position, fight.at, round(196 * u), fight.sides[0])
        surface.blit(picture, picture.get_rect(center=(middle, rect.y + round(156 * u))))
        self._verdict(surface, fight, (middle, rect.y + 290 * u), u)
        left = Rect(rect.x + round(18 * u), rect.y + round(44 * u), round(212 * u), round(400 * u))
        right = Rect(rect.right - round(230 * u), left.y, left.w, left.h)
        regions = self._side(surface, left, fight, fight.own, u)
        self._side(surface, right, fight, fight.rival, u)
        if not fight.step:
            below = Rect(rect.x + round(40 * u), rect.y + round(372 * u), rect.w - round(80 * u), round(54 * u))
            draw_outcomes(self, surface, below, fight, u)
            bar = Rect(rect.x + round(40 * u), rect.bottom - round(74 * u), rect.w - round(80 * u), round(44 * u))
            self._strength(surface, bar, fight, u)
        return regions

    def _verdict(self, surface: Surface, fight: Fight, at: tuple[float, float], u: float) -> None:
        """Below the hex: the own stake while it is made, later who has won."""
        fonts, theme = self.fonts, self.theme
        if fight.step:
            if fight.step >= 4:
                won = self.word("wins", who=self.host.player(fight.winner))
                fonts.draw(surface, won, self._low("panel", u), theme.gain_text, at, "centre", round(250 * u))
            if self._left is not None:
                below = at[0], at[1] + 24 * u
                style, room = self._low("second", u), round(250 * u)
                fonts.draw(surface, self.word("close"), style, theme.muted, below, "centre", room)
            return
        if fight.own == self.seen.viewer and not self.seen.hidden:
            stake = self.word("stake", n=fight.total(fight.own))
            fonts.draw(surface, stake, self._low("dock", u), theme.ink, at, "centre", round(250 * u))
        for number, line in enumerate(self.word("both_pay").split("\n")):
            below = at[0], at[1] + (24 + 18 * number) * u
            fonts.draw(surface, line, self._low("second", u), theme.muted, below, "centre", round(250 * u))

    def _side(self, surface: Surface, area: Rect, fight: Fight, seat: int, u: float) -> dict[str, Rect]:
        player, theme, fonts = self.seen.position.players[seat], self.theme, self.fonts
        own, middle = seat == fight.own, area.centerx
        name = self.host.player(seat)
        fonts.draw(surface, name, self._low("dock", u), theme.ink, (middle, area.y), "centre", area.w)
        role = self.word("attacks" if seat == fight.sides[0] else "defends")
        fonts.draw(surface, role, self._low("second", u), theme.muted, (middle, area.y + 18 * u), "centre")
        square = Rect(0, 0, round(196 * u), round(196 * u))
        square.midtop = middle, area.y + round(32 * u)
        known = seat in fight.stakes
        power, laid = fight.stakes.get(seat, (None, ()))
        marked = self.marked() if own and not fight.step else type(self.marked())()
        limit = 99 if fight.step else player.power
        dial = Dial(self.look, square, player.faction)
        found = dial.draw(surface, power, limit, marked, hidden=not known) or {}
        regions = dict(found) if own and known and not fight.step else {}
        self._said(surface, fight, seat, (middle, square.bottom + round(17 * u)), u)
        y = square.bottom + round(36 * u)
        if fight.step:
            self._laid(surface, Rect(area.x, y, area.w, round(44 * u)), laid if fight.step >= 3 else (), u)
            return regions
        return regions | self._hand(surface, area, seat, laid, y, u, visible=own and known)

    def _said(self, surface: Surface, fight: Fight, seat: int, at: tuple[int, int], u: float) -> None:
        """Whether that side has sealed, or its total once the cards are on the table."""
        words, colour = "", self.theme.muted
        if fight.step >= 3:
            power, laid = fight.stakes[seat]
            summed = " + ".join(str(one) for one in (power, *laid))
            words = self.word("total", sum=summed, n=fight.total(seat)) if laid else summed
            colour = self.theme.ink
        elif not fight.step:
            sealed = self.seen.position.players[seat].sealed
            words = self.word("sealed") if sealed else "" if seat == fight.own else self.word("secret")
            colour = self.theme.gain_text if sealed else colour
        if words:
            style = self._low("dock" if fight.step else "body_bold", u)
            self.fonts.draw(surface, words, style, colour, at, "centre", round(212 * u))

    def _laid(self, surface: Surface, row: Rect, laid: tuple[int, ...], u: float) -> None:
        wide, step = round(34 * u), 40 * u
        left = row.centerx - (step * (len(laid) - 1) + wide) / 2
        for number, value in enumerate(laid):
            place = Rect(round(left + step * number), row.y, wide, row.h)
            cards.draw_combat_card(self.look, surface, place, value, selected=False)

    def _hand(
        self, surface: Surface, area: Rect, seat: int, laid: tuple[int, ...], y: int, u: float, *, visible: bool
    ) -> dict[str, Rect]:
        hand = [_UNKNOWN if value is None else value for value in self.seen.position.players[seat].cards]
        told = self.word("cards", n=len(hand))
        self.fonts.draw(surface, told, self._low("second", u), self.theme.muted, (area.centerx, y), "centre")
        rest: list[int | str] = sorted(hand, key=str) if visible else [_UNKNOWN] * len(hand)
        for taken in laid:
            rest.remove(taken)
        piles: Counter[int | str] = Counter(rest if len(hand) > _CARDS_APART else ())
        shown = [*laid, *(piles or rest)]
        wide, step = round(34 * u), min(40 * u, (area.w - 34 * u) / max(1, len(shown) - 1))
        left, chips = area.centerx - (step * (len(shown) - 1) + wide) / 2, []
        regions: dict[str, Rect] = {}
        for number, value in enumerate(shown):
            lifted = round(8 * u) if number < len(laid) else 0
            place = Rect(round(left + step * number), y + round(14 * u) - lifted, wide, round(44 * u))
            cards.draw_combat_card(self.look, surface, place, value, selected=bool(lifted))
            if not lifted and piles[value] > 1:
                spot = place.x + round(min(step, 24 * u) - 7 * u), place.bottom - round(7 * u)
                chips.append((piles[value], spot))
            name = card_id(value, shown[: number + 1].count(value))
            if visible:
                regions[name] = place
                if name in self.seen.lit:
                    self.materials.ring(surface, place, self.theme.copper, 2.4, 4)
        for count, at in chips:
            chip = tokens.chip(self.look, count, 9 * u)
            surface.blit(chip, chip.get_rect(center=at))
        return regions

    def _strength(self, surface: Surface, bar: Rect, fight: Fight, u: float) -> None:
        """From public knowledge: the rival's power, and as many cards as may be laid."""
        theme, fonts = self.theme, self.fonts
        attacks = fight.own == fight.sides[0]
        most = self._most(fight, fight.rival)
        longest = max(most, self._most(fight, fight.own), 7)
        y = bar.y - 24 * u
        fonts.draw(surface, self.word("reach", least=0, most=most), self._low("second", u), theme.ink, (bar.x, y))
        ties = self.word("ties" if attacks else "loses_ties")
        fonts.draw(surface, ties, self._low("second", u), theme.muted, (bar.right, y), "right")
        Strength(self.look, bar).draw(
            surface,
            fight.total(fight.own),
            (0, most),
            longest,
            wins_ties=attacks,
            faction=self.seen.position.faction(fight.own),
        )

    def _most(self, fight: Fight, seat: int) -> int:
        power = self.seen.position.players[seat].power
        return min(_DIAL_MOST, power) + _CARD_MOST * side_of(self, seat).cards
