"""How the page of a combat is painted: both sides with their faction, dial and cards, the place between them, and on
the paper below what is at stake, or what has come of it."""

from __future__ import annotations

import math
from typing import NamedTuple

from pygame import Rect, Surface

from game.core.contract import Event, seat_id
from game.games.scythe.shown import Odds, ShownScythe
from game.ui.fonts import StyleLike
from game.ui.games.scythe import arena, battle, tokens
from game.ui.games.scythe.dial import Dial, Strength
from game.ui.games.scythe.parts.aftermath import draw_aftermath
from game.ui.games.scythe.parts.battle_cards import draw_hand, draw_laid
from game.ui.games.scythe.parts.fight import Fight, advised
from game.ui.games.scythe.parts.outcomes import draw_outcomes, plate_words, side_of
from game.ui.games.scythe.parts.sheets import SheetPart
from game.ui.kinds.part import beyond, is_large

_DIAL_MOST, _CARD_MOST = 7, 5
_SIDE, _EDGE = 300.0, 16.0
_OUTCOME, PLATE = 300.0, 46.0
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
            *("both_pay", "takes_back", "close", "if_win", "if_lose", "star", "foe_star", "leave", "foe_leave"),
            *("retreat", "foe_retreat", "advised"),
            *("popularity", "card", "power", "spent", "follows", "side", "changes", "unset", "open"),
            *("all_power", "all_dial", "all_spent", "dial_full", "stays"),
        )
    }

    picks = (
        *("star_won", "driven", "retreats", "draws"),
        *("before", "costs", "takes", "hits", "robs", "dialled", "laid"),
        *("wins", "wins_tie", "bar_power", "bar_card", "would_win", "would_tie", "too_few", "not_enough"),
        *("beats", "beats_none", "beats_all"),
    )

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

    used: tuple[Event, ...] = ()
    """The abilities that were used before the dials were set."""

    def forces(self, fight: Fight, seat: int) -> str:
        """What a side has there, in words: its leader by name, then mechs and workers."""
        said, world = [], self.spec.world
        for one in self.stood.units_at(fight.at):
            if one.seat != seat:
                continue
            if one.kind == "character":
                said.append(self.host.name(f"character:{self.stood.faction(seat)}"))
            else:
                said.append(self.host.text(f"{world}.amount.{one.kind}", n=one.number))
        return ", ".join(said)

    waits = False
    """The result stands there until somebody has looked at it."""
    is_second = False
    """In large type what each side had and paid comes on a second page."""

    def next_lit(self, step: int, *, anew: bool) -> bool:
        """Figures, then cards, each in its order, wherever it lies."""
        to = beyond(self.lit_regions(), "" if anew else self._cursor, step)
        if to is not None:
            self._go(to)
        return to is not None

    def keeps_clear(self, component: str) -> list[Rect]:
        """Both sides, what they lay, the place between them and the paper; the land around them may be covered."""
        if component:
            return super().keeps_clear(component)
        at = places_in(Rect((0, 0), self.rect.size), self.grid.u, is_large(self))
        return [one.move(self.rect.topleft) for one in (*at.sides, *at.hands, at.middle, at.paper)]

    def low(self, style: str, high: float) -> StyleLike:
        """A larger text size only as far as lines are apart."""
        return self.fonts.low(style, high)

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        fight, u = self._fight(), self.grid.u
        at = places_in(rect, u, is_large(self))
        own, rival = (self.stood.players[seat].faction for seat in (fight.own, fight.rival))
        side, middle = self._hexagon(at, u)
        land = arena.ground(self.look, rect.size, fight.at, (own, rival), middle, round(side / 2 / battle.ROOM))
        surface.blit(land, rect)
        arena.framed(self.look, battle.battle(self.look, self.stood, fight.at, side, fight.own), middle, surface)
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

    def _hexagon(self, at: Places, u: float) -> tuple[int, tuple[int, int]]:
        """How wide its picture is, and where its middle lies."""
        free = at.middle.h - round(PLATE * u)
        side = min(round(at.middle.w * 1.16), round(free * 1.2))
        return side, (at.middle.centerx, at.middle.y + free // 2)

    def _verdict(self, surface: Surface, fight: Fight, at: Places, u: float) -> None:
        fonts, theme = self.fonts, self.theme
        if fight.course is not None and fight.step < 4:
            return
        words = plate_words(self, fight)
        high = round(PLATE * u)
        style = self.low("panel", high * 0.62)
        most = at.hands[1].right - at.hands[0].left
        room = most - round(80 * u)
        wide = min(room, fonts.width(words, style)) + round(90 * u)
        plate = Rect(0, 0, max(wide, round(320 * u)), high)
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
        area, u, own = at.sides[number], self.grid.u, seat == fight.own
        role = self.word("attacks" if seat == fight.sides[0] else "defends", who=self.host.player(seat))
        head = Rect(area.x, area.y, area.w, round(46 * u))
        self._title(surface, fight, seat, at, number, role)
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
        raised = advised(fight, self.seen)[1:] if own else ()
        return named | regions | draw_hand(self, surface, hand, seat, laid, raised, visible=own and known)

    def _title(self, surface: Surface, fight: Fight, seat: int, at: Places, number: int, role: str) -> None:
        """Whose side it is and what it fights with, over the land, as far as the hexagon leaves room."""
        u, theme, area = self.grid.u, self.theme, at.sides[number]
        hand = at.hands[number]
        room = abs((hand.right - area.x) if not number else (area.right - hand.x))
        x, align = (area.right, "right") if number else (area.x, "left")
        faction = self.host.name(f"faction:{self.stood.players[seat].faction}")
        forces = f"{role}: {self.forces(fight, seat)}"
        lines = ((faction, "panel", theme.cream, 13), (forces, "body", theme.cream_muted, 36))
        for line, style, colour, down in lines:
            y, free = area.y + round(down * u), room
            if hand.top < y + round(10 * u):  # where cards lie so high they have their own heading there
                free = (area.right - hand.right if number else hand.x - area.x) - round(8 * u)
            self.fonts.draw(surface, line, self.low(style, 20 * u), colour, (x, y), align, free)

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
        dial.draw(surface, shown, player.power, turned=turned, could=course.counted)
        return {}

    def _said(self, surface: Surface, fight: Fight, seat: int, at: tuple[int, int], high: int) -> None:
        """Under the dial: whether that side has sealed, what it can spend, or what it has spent."""
        player, course, colour = self.stood.players[seat], fight.course, self.theme.cream
        words = self.word("power", n=player.power)
        if course is not None and course.counted:
            gone = fight.stakes[seat][0] or 0
            words = self.word("spent", n=gone, all=player.power)
        elif course is None and player.sealed:
            words, colour = self.word("sealed", n=player.power), self.theme.lit_ground
        elif course is None and seat != fight.own:
            words = self.word("secret", n=player.power)
        style = self.low("body_bold", high * 0.66)
        self.fonts.draw(surface, words, style, colour, at, "centre", round(300 * self.grid.u))

    # the paper, as long as the dials are set

    def _stakes(self, surface: Surface, area: Rect, fight: Fight, u: float) -> None:
        """What winning and losing would bring, and between them, from public knowledge, how far the other side can
        reach and what of it is beaten."""
        theme, fonts, fights = self.theme, self.fonts, self.seen.viewer in fight.sides
        wide, apart = round(_OUTCOME * u), round(22 * u)
        middle = area
        if fights:
            for number in (0, 1):
                side = Rect(area.x if not number else area.right - wide, area.y, wide, area.h)
                draw_outcomes(self, surface, side, fight, won=not number)
                edge = side.right + apart // 2 if not number else side.x - apart // 2
                surface.fill(theme.rule, (edge, area.y + apart // 2, self.grid.line(1), area.h - apart))
            middle = area.inflate(-2 * (wide + apart), 0)
        attacks, own = fight.own == fight.sides[0], sum(advised(fight, self.seen)) or fight.total(fight.own)
        most = self._most(fight, fight.rival)
        longest = max(most, self._most(fight, fight.own), _DIAL_MOST)
        row = middle.h / 6
        style, head = self.low("body", row * 0.62), self.low("card", row * 0.66)
        reach = self.word("reach", least=0, most=most, who=self.host.player(fight.rival))
        ties = self.word("ties" if attacks else "loses_ties")
        rooms = fonts.shares(middle.w - 20 * u, (reach, head), (ties, style))
        y = middle.y + row * 0.55
        fonts.draw(surface, reach, head, theme.ink, (middle.x, y), room=rooms[0])
        fonts.draw(surface, ties, style, theme.muted, (middle.right, y), "right", rooms[1])
        bar = Rect(middle.x, round(middle.y + row * 1.6), middle.w, round(row * 1.9))
        faction = self.seen.position.faction(fight.own)
        Strength(self.look, bar).draw(surface, own, (0, most), longest, wins_ties=attacks, faction=faction)
        last = middle.bottom - row * 0.5
        if fights:
            beaten = own if attacks else own - 1
            key = "beats_all" if beaten >= most else "beats_none" if beaten < 0 else "beats"
            bold = self.low("body_bold", row * 0.62)
            ink = theme.gain_text if beaten >= most else theme.ink
            words = self.word(key, n=own, most=min(beaten, most))
            fonts.draw(surface, words, bold, ink, (middle.centerx, last - row), "centre", middle.w)
        may_lay = fights and side_of(self, fight.own).cards
        pay = self.word("both_pay") + (" " + self.word("takes_back") if may_lay else "")
        fonts.draw(surface, pay, style, theme.muted, (middle.centerx, last), "centre", middle.w)

    def _most(self, fight: Fight, seat: int) -> int:
        power = self.seen.position.players[seat].power
        return min(_DIAL_MOST, power) + _CARD_MOST * side_of(self, seat).cards
