"""One side of a combat: who fights, what is said, cards and strength."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ui.games.scythe import cards, tokens
from game.ui.games.scythe.dial import Dial, Strength
from game.ui.games.scythe.parts.outcomes import Fight, side_of

if TYPE_CHECKING:
    from game.ui.games.scythe.parts.battle import BattleSheet

_DIAL_MOST, _CARD_MOST = 7, 5
_UNKNOWN = "?"
_CARDS_APART = 7


class BattleSide:
    """For a combat's sheet."""

    def __init__(self, sheet: BattleSheet) -> None:
        self.sheet = sheet

    def side(self, surface: Surface, area: Rect, fight: Fight, seat: int, u: float) -> dict[str, Rect]:
        player, theme, fonts = self.sheet.seen.position.players[seat], self.sheet.theme, self.sheet.fonts
        own, middle = seat == fight.own, area.centerx
        name = self.sheet.host.player(seat)
        fonts.draw(surface, name, self.sheet.low("dock", u), theme.ink, (middle, area.y), "centre", area.w)
        role = self.sheet.word("attacks" if seat == fight.sides[0] else "defends")
        fonts.draw(surface, role, self.sheet.low("second", u), theme.muted, (middle, area.y + 18 * u), "centre")
        square = Rect(0, 0, round(196 * u), round(196 * u))
        square.midtop = middle, area.y + round(32 * u)
        known = seat in fight.stakes
        power, laid = fight.stakes.get(seat, (None, ()))
        marked = self.sheet.marked() if own and not fight.step else type(self.sheet.marked())()
        limit = 99 if fight.step else player.power
        dial = Dial(self.sheet.look, square, player.faction)
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
        words, colour = "", self.sheet.theme.muted
        if fight.step >= 3:
            power, laid = fight.stakes[seat]
            summed = " + ".join(str(one) for one in (power, *laid))
            words = self.sheet.word("total", sum=summed, n=fight.total(seat)) if laid else summed
            colour = self.sheet.theme.ink
        elif not fight.step:
            sealed = self.sheet.seen.position.players[seat].sealed
            words = self.sheet.word("sealed") if sealed else "" if seat == fight.own else self.sheet.word("secret")
            colour = self.sheet.theme.gain_text if sealed else colour
        if words:
            style = self.sheet.low("dock" if fight.step else "body_bold", u)
            self.sheet.fonts.draw(surface, words, style, colour, at, "centre", round(212 * u))

    def _laid(self, surface: Surface, row: Rect, laid: tuple[int, ...], u: float) -> None:
        wide, step = round(34 * u), 40 * u
        left = row.centerx - (step * (len(laid) - 1) + wide) / 2
        for number, value in enumerate(laid):
            place = Rect(round(left + step * number), row.y, wide, row.h)
            cards.draw_combat_card(self.sheet.look, surface, place, value, selected=False)

    def _hand(
        self, surface: Surface, area: Rect, seat: int, laid: tuple[int, ...], y: int, u: float, *, visible: bool
    ) -> dict[str, Rect]:
        hand = [_UNKNOWN if value is None else value for value in self.sheet.seen.position.players[seat].cards]
        told = self.sheet.word("cards", n=len(hand))
        self.sheet.fonts.draw(
            surface, told, self.sheet.low("second", u), self.sheet.theme.muted, (area.centerx, y), "centre"
        )
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
            cards.draw_combat_card(self.sheet.look, surface, place, value, selected=bool(lifted))
            if not lifted and piles[value] > 1:
                spot = place.x + round(min(step, 24 * u) - 7 * u), place.bottom - round(7 * u)
                chips.append((piles[value], spot))
            name = card_id(value, shown[: number + 1].count(value))
            if visible:
                regions[name] = place
                if name in self.sheet.seen.lit:
                    self.sheet.materials.ring(surface, place, self.sheet.theme.copper, 2.4, 4)
        for count, at in chips:
            chip = tokens.chip(self.sheet.look, count, 9 * u)
            surface.blit(chip, chip.get_rect(center=at))
        return regions

    def strength(self, surface: Surface, bar: Rect, fight: Fight, u: float) -> None:
        """From public knowledge: the rival's power, and as many cards as may be laid."""
        theme, fonts = self.sheet.theme, self.sheet.fonts
        attacks = fight.own == fight.sides[0]
        most = self._most(fight, fight.rival)
        longest = max(most, self._most(fight, fight.own), 7)
        y = bar.y - 24 * u
        fonts.draw(
            surface, self.sheet.word("reach", least=0, most=most), self.sheet.low("second", u), theme.ink, (bar.x, y)
        )
        ties = self.sheet.word("ties" if attacks else "loses_ties")
        fonts.draw(surface, ties, self.sheet.low("second", u), theme.muted, (bar.right, y), "right")
        Strength(self.sheet.look, bar).draw(
            surface,
            fight.total(fight.own),
            (0, most),
            longest,
            wins_ties=attacks,
            faction=self.sheet.seen.position.faction(fight.own),
        )

    def _most(self, fight: Fight, seat: int) -> int:
        power = self.sheet.seen.position.players[seat].power
        return min(_DIAL_MOST, power) + _CARD_MOST * side_of(self.sheet, seat).cards


def card_id(value: object, copy: int) -> str:
    """Equal cards are told apart by a number behind them."""
    return f"card:{value}" if copy == 1 else f"card:{value}:{copy}"
