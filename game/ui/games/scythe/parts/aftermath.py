"""The paper of a combat once the dials are open: the balance of both sides with what could have been, what each had,
lost and spent, and what follows one after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ui.games.scythe import tokens
from game.ui.games.scythe.parts.balance import draw_balance
from game.ui.games.scythe.parts.fight import Consequence, Entry, Fight, consequences, ledger

if TYPE_CHECKING:
    from game.ui.games.scythe.parts.battle_page import BattlePage

_ROWS = 4
_SIGNS = {"star_won": "star", "driven": "popularity", "retreats": "unit", "draws": "combat_cards"}
_LEDGER = 318.0
_LARGE = 0.74


def draw_aftermath(page: BattlePage, surface: Surface, area: Rect, fight: Fight, *, large: bool) -> None:
    """`large` type leaves what each had and paid to a second page."""
    u = page.grid.u
    if large and page.is_second:
        _both_ledgers(page, surface, area, fight)
        return
    bar = Rect(area.x, area.y - round(2 * u), area.w, round(34 * u))
    draw_balance(page, surface, bar, fight, large=large)
    line = bar.bottom + round(7 * u)
    surface.fill(page.theme.rule, (area.x, line, area.w, page.grid.line(1)))
    below = Rect(area.x, line + round(4 * u), area.w, area.bottom - line)
    course = fight.course
    if course is None:
        return
    if not large:
        wide, apart = round(_LEDGER * u), round(22 * u)
        for number, seat in enumerate((fight.own, fight.rival)):
            side = Rect(below.x if not number else below.right - wide, below.y, wide, below.h)
            _ledger(page, surface, side, fight, seat)
            edge = side.right + apart // 2 if not number else side.x - apart // 2
            surface.fill(page.theme.rule, (edge, below.y + apart // 2, page.grid.line(1), below.h - apart))
        below = below.inflate(-2 * (wide + apart), 0)
    if course.step > 3:
        _follows(page, surface, below, fight, course.rows, "1/2" if large else "")


def _both_ledgers(page: BattlePage, surface: Surface, area: Rect, fight: Fight) -> None:
    """What each side had, lost and spent, with all of the paper for it."""
    u, fonts = page.grid.u, page.fonts
    foot, apart = round(28 * u), round(44 * u)
    wide, high = (area.w - apart) // 2, area.h - foot
    for number, seat in enumerate((fight.own, fight.rival)):
        _ledger(page, surface, Rect(area.x + number * (wide + apart), area.y, wide, high), fight, seat, _LARGE)
    surface.fill(page.theme.rule, (area.centerx, area.y + round(8 * u), page.grid.line(1), high - round(16 * u)))
    note = page.low("second", foot * 0.6)
    fonts.draw(
        surface, _go_on(page, "2/2"), note, page.theme.muted, (area.right, area.bottom - foot / 2), "right", area.w
    )


def _go_on(page: BattlePage, number: str) -> str:
    """How it goes on, with the number of the page where there are two."""
    return f"{number} · {page.word('close')}" if number else page.word("close")


def _ledger(page: BattlePage, surface: Surface, area: Rect, fight: Fight, seat: int, size: float = 0.56) -> None:
    """What this side had, what abilities took from it, and what it has spent; `size` is that of the type in a row."""
    u, fonts, theme = page.grid.u, page.fonts, page.theme
    rows = ledger(fight, page.stood, page.used, seat)
    row = area.h / (max(_ROWS, len(rows)) + 1)
    title = page.word("side", who=page.host.player(seat))
    fonts.draw(surface, title, page.low("card", row * 0.62), theme.ink, (area.x, area.y + row / 2), room=area.w)
    style, bold = page.low("body", row * size), page.low("body_bold", row * size)
    for number, one in enumerate(rows):
        y = area.y + row * (number + 1.5)
        picture = tokens.sign(page.look, one.good, round(min(20 * u, row * 0.8)))
        surface.blit(picture, picture.get_rect(midleft=(area.x, round(y))))
        change = page.word("changes", was=one.was, now=one.now) if one.was != one.now else str(one.was)
        wide = fonts.width(change, bold)
        room = area.w - 40 * u - wide
        fonts.draw(surface, _said(page, one), style, theme.ink, (area.x + 30 * u, y), room=room)
        worse = one.now < one.was and one.by not in (-1, seat)
        fonts.draw(surface, change, bold, theme.refuse_text if worse else theme.ink, (area.right, y), "right")


def _said(page: BattlePage, one: Entry) -> str:
    if not one.ability:
        return page.word(one.key)
    return page.word(one.key, ability=page.host.name(f"ability:{one.ability}"), who=page.host.player(one.by))


def _follows(page: BattlePage, surface: Surface, area: Rect, fight: Fight, shown: int, sheet: str) -> None:
    """What comes of it, one line after the other."""
    u, fonts, theme = page.grid.u, page.fonts, page.theme
    row = area.h / (_ROWS + 1)
    head = page.word("follows"), page.low("card", row * 0.62)
    note = _go_on(page, sheet), page.low("second", row * 0.5)
    rooms = fonts.shares(area.w - 16 * u, head, note)
    fonts.draw(surface, *head, theme.ink, (area.x, area.y + row / 2), room=rooms[0])
    if page.waits:
        fonts.draw(surface, *note, theme.muted, (area.right, area.y + row / 2), "right", rooms[1])
    for number, one in enumerate(consequences(fight, page.staked, page.stood)[: min(shown, _ROWS)]):
        y = area.y + row * (number + 1.5)
        disc = tokens.chip(page.look, number + 1, round(min(10 * u, row * 0.36)))
        surface.blit(disc, disc.get_rect(center=(area.x + round(10 * u), round(y))))
        picture = _picture(page, fight, one, round(min(24 * u, row * 0.9)))
        surface.blit(picture, picture.get_rect(center=(area.x + round(38 * u), round(y))))
        words = page.word(one.key, who=page.host.player(one.seat), n=one.n, units=page.forces(fight, one.seat))
        change = page.word("changes", was=one.change[0], now=one.change[1]) if one.change else ""
        style, bold = page.low("body", row * 0.58), page.low("body_bold", row * 0.58)
        wide = fonts.width(change, bold) + 10 * u if change else 0
        fonts.draw(surface, words, style, theme.ink, (area.x + 58 * u, y), room=area.w - 60 * u - wide)
        colour = theme.gain_text if one.good else theme.refuse_text
        fonts.draw(surface, change, bold, colour, (area.right, y), "right")


def _picture(page: BattlePage, fight: Fight, one: Consequence, high: int) -> Surface:
    sign, faction = _SIGNS[one.key], page.stood.faction(one.seat)
    if sign == "star":
        return tokens.star(page.look, faction, high)
    if sign == "unit":
        kinds = (group.kind for group in page.stood.units_at(fight.at) if group.seat == one.seat)
        return tokens.figure(page.look, next(kinds, "mech"), faction, high)
    return tokens.sign(page.look, sign, high)
