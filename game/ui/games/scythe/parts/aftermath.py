"""The paper of a combat once the dials are open: the balance of both sides, what each has left, and what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ui.games.scythe import tokens
from game.ui.games.scythe.palette import palette_for
from game.ui.games.scythe.parts.fight import Consequence, Fight, consequences
from game.ui.theme import Colour, mix

if TYPE_CHECKING:
    from game.ui.games.scythe.parts.battle_page import BattlePage

_POINT = 25.0
"""So wide is a point of strength."""
_ROWS = 4
_SIGNS = {"star_won": "star", "driven": "popularity", "retreats": "unit", "draws": "combat_cards"}
_LEDGER = 300.0


def draw_aftermath(page: BattlePage, surface: Surface, area: Rect, fight: Fight, *, large: bool) -> None:
    """`large` type leaves what each has paid to the words below the dials."""
    u = page.grid.u
    bar = Rect(area.x, area.y, area.w, round(28 * u))
    _balance(page, surface, bar, fight)
    line = bar.bottom + round(8 * u)
    surface.fill(page.theme.rule, (area.x, line, area.w, page.grid.line(1)))
    below = Rect(area.x, line + round(6 * u), area.w, area.bottom - line - round(6 * u))
    course = fight.course
    if course is None or not course.counted:
        return
    if not large:
        wide = round(_LEDGER * u)
        for number, seat in enumerate((fight.own, fight.rival)):
            ledger = Rect(below.x if not number else below.right - wide, below.y, wide, below.h)
            _ledger(page, surface, ledger, fight, seat)
        below = below.inflate(-2 * (wide + round(24 * u)), 0)
    if course.step > 3:
        _follows(page, surface, below, fight, course.rows)


def _balance(page: BattlePage, surface: Surface, bar: Rect, fight: Fight) -> None:
    """From the middle outwards: power in the colour of the faction, cards in red, with the totals between them."""
    course, u, palette = fight.course, page.grid.u, palette_for(page.theme)
    if course is None or not fight.stakes:
        return
    gap = round(58 * u)
    most = max(fight.total(fight.own), fight.total(fight.rival), 1)
    point = min(_POINT * u, (bar.w / 2 - gap - 8 * u) / most) * course.totals
    for number, seat in enumerate((fight.own, fight.rival)):
        power, laid = fight.stakes[seat]
        one = palette.factions[page.stood.faction(seat)]
        x = bar.centerx + (gap if number else -gap)
        for value, ground, ink in ((power or 0, one.fill, one.mark), (sum(laid), palette.combat, palette.cream)):
            wide = round(value * point)
            if wide < 3:
                continue
            part = Rect(x if number else x - wide, bar.y, wide, bar.h)
            _segment(page, surface, part, ground, ink, value)
            x += wide if number else -wide
    if not course.totals:
        return  # nothing is counted yet
    totals = " : ".join(str(round(fight.total(seat) * course.totals)) for seat in (fight.own, fight.rival))
    page.fonts.draw(surface, totals, page.low("panel", bar.h * 0.8), page.theme.ink, bar.center, "centre", 2 * gap)


def _segment(page: BattlePage, surface: Surface, part: Rect, ground: Colour, ink: Colour, value: int) -> None:
    edge = mix(ground, (0, 0, 0), 0.45)
    page.materials.fill(surface, part, edge, 3)
    line = page.grid.line(1.4)
    page.materials.fill(surface, part.inflate(-2 * line, -2 * line), ground, 2)
    figure = tokens.number(str(value), round(part.h * 0.62), ink)
    if figure.get_width() < part.w - 2 * line:
        surface.blit(figure, figure.get_rect(center=part.center))


def _ledger(page: BattlePage, surface: Surface, area: Rect, fight: Fight, seat: int) -> None:
    """What this side had and has left, whoever has won."""
    u, fonts, theme = page.grid.u, page.fonts, page.theme
    player = page.stood.players[seat]
    power, laid = fight.stakes[seat]
    row = area.h / (_ROWS + 1)
    title = page.word("keeps", who=page.host.player(seat))
    fonts.draw(surface, title, page.low("card", row * 0.6), theme.ink, (area.x, area.y + row / 2), room=area.w)
    rows = (
        ("power", page.word("power_now"), player.power, player.power - (power or 0)),
        ("combat_cards", page.word("cards_now"), len(player.cards), len(player.cards) - len(laid)),
    )
    for number, (sign, words, was, now) in enumerate(rows):
        y = area.y + row * (number + 1.5)
        picture = tokens.sign(page.look, sign, round(20 * u))
        surface.blit(picture, picture.get_rect(midleft=(area.x, round(y))))
        style, bold = page.low("body", row * 0.56), page.low("body_bold", row * 0.56)
        change = page.word("changes", was=was, now=now) if was != now else str(was)
        wide = fonts.width(change, bold)
        fonts.draw(surface, words, style, theme.ink, (area.x + 30 * u, y), room=area.w - 40 * u - wide)
        fonts.draw(surface, change, bold, theme.ink, (area.right, y), "right")


def _follows(page: BattlePage, surface: Surface, area: Rect, fight: Fight, shown: int) -> None:
    """What comes of it, one line after the other."""
    u, fonts, theme = page.grid.u, page.fonts, page.theme
    row = area.h / (_ROWS + 1)
    head, note = (
        (page.word("follows"), page.low("card", row * 0.6)),
        (page.word("close"), page.low("second", row * 0.5)),
    )
    rooms = fonts.shares(area.w - 16 * u, head, note)
    fonts.draw(surface, *head, theme.ink, (area.x, area.y + row / 2), room=rooms[0])
    if page.waits:
        fonts.draw(surface, *note, theme.muted, (area.right, area.y + row / 2), "right", rooms[1])
    for number, one in enumerate(consequences(fight, page.staked, page.stood)[: min(shown, _ROWS)]):
        y = area.y + row * (number + 1.5)
        picture = _picture(page, one, round(min(22 * u, row * 0.9)))
        surface.blit(picture, picture.get_rect(center=(area.x + round(12 * u), round(y))))
        words = page.word(one.key, who=page.host.player(one.seat), n=one.n)
        change = page.word("changes", was=one.change[0], now=one.change[1]) if one.change else ""
        style, bold = page.low("body", row * 0.58), page.low("body_bold", row * 0.58)
        wide = fonts.width(change, bold) + 10 * u if change else 0
        fonts.draw(surface, words, style, theme.ink, (area.x + 34 * u, y), room=area.w - 36 * u - wide)
        colour = theme.gain_text if one.good else theme.refuse_text
        fonts.draw(surface, change, bold, colour, (area.right, y), "right")


def _picture(page: BattlePage, one: Consequence, high: int) -> Surface:
    sign, faction = _SIGNS[one.key], page.stood.faction(one.seat)
    if sign == "star":
        return tokens.star(page.look, faction, high)
    if sign == "unit":
        return tokens.figure(page.look, "mech", faction, high)
    return tokens.sign(page.look, sign, high)
