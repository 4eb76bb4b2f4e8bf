"""How the page of a combat is painted: both sides with their faction, dial and cards, the place between them, and on
the paper below what is at stake, or what has come of it."""

from __future__ import annotations

import math
from typing import NamedTuple

from pygame import Rect, Surface

from game.core.contract import seat_id
from game.games.scythe.shown import Odds, ShownScythe
from game.ui.fonts import StyleLike
from game.ui.games.scythe import arena, battle, tokens
from game.ui.games.scythe.dial import Dial, Strength
from game.ui.games.scythe.parts.aftermath import draw_aftermath
from game.ui.games.scythe.parts.battle_cards import draw_hand, draw_laid
from game.ui.games.scythe.parts.fight import Fight
from game.ui.games.scythe.parts.outcomes import draw_outcomes, side_of
from game.ui.games.scythe.parts.sheets import SheetPart
from game.ui.kinds.part import beyond, is_large

_DIAL_MOST, _CARD_MOST = 7, 5
_SIDE, _EDGE = 300.0, 16.0
_FOOT, _LARGE_FOOT = 54.0, 118.0
"""Tools and the big button stand there."""
_PAPER, _LARGE_PAPER, _PAPER_MOST, _PAPER_SHARE = 214.0, 232.0, 300.0, 0.33
"""How high the paper is: more of it where the window is high."""
_TOP_OF_DIAL = 4
"""Steps from the lowest figure of a dial to the window at its top."""


class Places(NamedTuple):
    """Where the parts of the page lie."""

    sides: tuple[Rect, Rect]
    hands: tuple[Rect, Rect]
    middle: Rect
    paper: Rect
    large: bool


def places_in(rect: Rect, u: float, large: bool) -> Places:
    edge = round(_EDGE * u)
    paper_high, foot = (_LARGE_PAPER, _LARGE_FOOT) if large else (_PAPER, _FOOT)
    paper_high = max(paper_high, min(_PAPER_MOST, _PAPER_SHARE * rect.h / u))
    paper = Rect(edge, 0, rect.w - 2 * edge, round(paper_high * u))
    paper.bottom = rect.h - round(foot * u) - round(6 * u)
    high = paper.top - round(14 * u)
    left = Rect(edge, round(8 * u), round(_SIDE * u), high)
    right = left.copy()
    right.right = rect.w - edge
    middle = Rect(0, left.y, min(round(high - 58 * u), round(360 * u)), high)
    middle.centerx = rect.w // 2
    wide = middle.left - left.right - round(16 * u)
    one = Rect(left.right + round(8 * u), left.y, wide, high)
    other = one.copy()
    other.right = right.left - round(8 * u)
    return Places((left, right), (one, other), middle, paper, large)


class BattlePage(SheetPart):
    needs = {
        "": (
            *("title", "attacks", "defends", "cards", "sealed", "secret", "reach", "ties", "loses_ties", "stake"),
            *("both_pay", "wins", "close", "if_win", "if_lose", "star", "foe_star", "leave", "foe_leave"),
            *("popularity", "card", "power", "spent", "follows", "keeps"),
            *("power_now", "cards_now", "changes"),
        )
    }

    picks = ("star_won", "driven", "retreats", "draws")

    def _fight(self) -> Fight:
        raise NotImplementedError

    @property
    def stood(self) -> ShownScythe:
        """The position in which both sides stood face to face."""
        raise NotImplementedError

    @property
    def staked(self) -> Odds | None:
        """What was at stake when the dials were set."""
        raise NotImplementedError

    waits = False
    """The result stands there until somebody has looked at it."""

    def next_lit(self, step: int, *, anew: bool) -> bool:
        """Figures, then cards, each in its order, wherever it lies."""
        to = beyond(self.lit_regions(), "" if anew else self._cursor, step)
        if to is not None:
            self._go(to)
        return to is not None

    def low(self, style: str, high: float) -> StyleLike:
        """A larger text size only as far as lines are apart."""
        return self.fonts.low(style, high)

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        fight, u = self._fight(), self.grid.u
        at = places_in(rect, u, is_large(self))
        own, rival = (self.stood.players[seat].faction for seat in (fight.own, fight.rival))
        surface.blit(arena.ground(self.look, rect.size, fight.at, (own, rival)), rect)
        self._place(surface, fight, at, u)
        regions = self._side(surface, fight, fight.own, at, 0)
        regions |= self._side(surface, fight, fight.rival, at, 1)
        self._verdict(surface, fight, at, u)
        self.materials.frame(surface, at.paper, "paper", radius=10)
        inner = at.paper.inflate(-round(40 * u), -round(20 * u))
        if fight.course is not None:
            draw_aftermath(self, surface, inner, fight, large=at.large)
        else:
            self._stakes(surface, inner, fight, u)
        return regions

    # the middle: the place, and below it what is staked or who has won

    def _place(self, surface: Surface, fight: Fight, at: Places, u: float) -> None:
        side = min(at.middle.w, at.middle.h - round(58 * u))
        picture = battle.battle(self.look, self.stood, fight.at, side, fight.sides[0])
        free = at.middle.h - round(58 * u)
        surface.blit(picture, picture.get_rect(center=(at.middle.centerx, at.middle.y + free // 2)))

    def _verdict(self, surface: Surface, fight: Fight, at: Places, u: float) -> None:
        fonts, theme = self.fonts, self.theme
        if fight.course is not None and fight.step < 4:
            return
        if fight.course is not None:
            winner, loser = fight.winner, fight.loser
            words = self.word("wins", who=self.host.player(winner), n=fight.total(winner), less=fight.total(loser))
        elif fight.own == self.seen.viewer and not self.seen.hidden:
            words = self.word("stake", n=fight.total(fight.own))
        else:
            words = self.word("title", place=self.host.name(fight.at))
        high = round(46 * u)
        style = self.low("panel", high * 0.62)
        most = at.hands[1].right - at.hands[0].left
        room = most - round(80 * u)
        wide = min(room, fonts.width(words, style)) + round(80 * u)
        plate = Rect(0, 0, max(wide, round(300 * u)), high)
        plate.midbottom = at.middle.centerx, at.middle.bottom
        won = fight.course is not None
        self.materials.frame(surface, plate, edge=theme.copper if won else theme.edge, edge_width=2, radius=8)
        left = plate.x + round(20 * u)
        if won:
            mark = tokens.emblem(self.look, self.stood.faction(fight.winner), round(28 * u))
            surface.blit(mark, mark.get_rect(midleft=(left, plate.centery)))
        middle = plate.centerx + (round(16 * u) if won else 0)
        fonts.draw(surface, words, style, theme.ink, (middle, plate.centery), "centre", room)

    # one side

    def _side(self, surface: Surface, fight: Fight, seat: int, at: Places, number: int) -> dict[str, Rect]:
        area, u, theme, fonts = at.sides[number], self.grid.u, self.theme, self.fonts
        player, own = self.stood.players[seat], seat == fight.own
        role = self.word("attacks" if seat == fight.sides[0] else "defends", who=self.host.player(seat))
        banner = 44 * u if at.large else min(140 * u, 96 * u + max(0.0, area.h - 386 * u) * 0.4)
        head = Rect(area.x, area.y, area.w, round(banner))
        arena.banner(self.look, surface, head, player.faction, mirror=bool(number), bare=at.large)
        faction = self.host.name(f"faction:{player.faction}")
        for line, style, colour, up in ((faction, "panel", theme.cream, 31), (role, "body", theme.cream_muted, 11)):
            place = head.x + round(10 * u), head.bottom - round(up * u)
            fonts.draw(surface, line, self.low(style, 18 * u), colour, place, room=head.w - round(52 * u))
        line_high = round(26 * u)
        side = min(area.bottom - head.bottom - line_high - round(14 * u), round(300 * u))
        square = Rect(0, head.bottom + round(8 * u), side, side)
        square.centerx = area.centerx
        known = seat in fight.stakes
        power, laid = fight.stakes.get(seat, (None, ()))
        regions = self._dial(surface, square, fight, seat, power, known=known)
        below = area.centerx, square.bottom + line_high // 2 + round(4 * u)
        self._said(surface, fight, seat, below, line_high)
        hand, named = at.hands[number], {seat_id(seat): head}
        if fight.course is not None:
            draw_laid(self, surface, hand, fight, seat)
            return named
        return named | regions | draw_hand(self, surface, hand, seat, laid, visible=own and known)

    def _dial(
        self, surface: Surface, square: Rect, fight: Fight, seat: int, power: int | None, *, known: bool
    ) -> dict[str, Rect]:
        player, own, course = self.stood.players[seat], seat == fight.own, fight.course
        dial = Dial(self.look, square, player.faction)
        if course is None:
            marked = self.marked() if own else type(self.marked())()
            found = dial.draw(surface, power, player.power, marked, hidden=not known)
            return dict(found) if own and known else {}
        if not known:
            dial.draw(surface, None, 0, hidden=True)
            return {}
        eased = 1 - (1 - course.dials) ** 3
        turned = (power or 0) * eased - _TOP_OF_DIAL
        shown = min(power or 0, math.floor(turned + _TOP_OF_DIAL + 0.5))
        dial.draw(surface, shown, player.power, turned=turned)
        return {}

    def _said(self, surface: Surface, fight: Fight, seat: int, at: tuple[int, int], high: int) -> None:
        """Under the dial: whether that side has sealed, what it can spend, or what it has spent."""
        player, course, colour = self.stood.players[seat], fight.course, self.theme.cream
        words = self.word("power", n=player.power)
        if course is not None and course.counted:
            gone = fight.stakes[seat][0] or 0
            words = self.word("spent", n=gone, left=player.power - gone)
        elif course is None and player.sealed:
            words, colour = self.word("sealed"), self.theme.lit_ground
        elif course is None and seat != fight.own:
            words = self.word("secret", n=player.power)
        style = self.low("body_bold", high * 0.66)
        self.fonts.draw(surface, words, style, colour, at, "centre", round(300 * self.grid.u))

    # the paper, as long as the dials are set

    def _stakes(self, surface: Surface, area: Rect, fight: Fight, u: float) -> None:
        """What winning and losing would bring; then, from public knowledge, how far the other side can reach."""
        theme, fonts = self.theme, self.fonts
        attacks = fight.own == fight.sides[0]
        high = round(area.h * 0.36)
        draw_outcomes(self, surface, Rect(area.x, area.y, area.w, high), fight, u)
        surface.fill(theme.rule, (area.x, area.y + high + round(4 * u), area.w, self.grid.line(1)))
        most = self._most(fight, fight.rival)
        longest = max(most, self._most(fight, fight.own), _DIAL_MOST)
        y = area.y + high + round(22 * u)
        style = self.low("body", 20 * u)
        reach = self.word("reach", least=0, most=most)
        ties = self.word("ties" if attacks else "loses_ties")
        rooms = fonts.shares(area.w - 20 * u, (reach, style), (ties, style))
        fonts.draw(surface, reach, style, theme.ink, (area.x, y), room=rooms[0])
        fonts.draw(surface, ties, style, theme.muted, (area.right, y), "right", rooms[1])
        pay = self.word("both_pay")
        bar = Rect(area.x, y + round(18 * u), area.w, round(44 * u))
        last = area.bottom - round(8 * u)
        fonts.draw(surface, pay, self.low("body", 18 * u), theme.muted, (area.centerx, last), "centre", area.w)
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
