"""The balance of a combat: from the middle outwards the power of each side, its cards, and what it could still have
spent; beside it in words what all its power would have come to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.ui.games.scythe.facts import load_facts
from game.ui.games.scythe.palette import palette_for
from game.ui.games.scythe.parts.fight import Fight
from game.ui.shapes import Canvas
from game.ui.theme import Colour, mix

if TYPE_CHECKING:
    from game.ui.games.scythe.parts.battle_page import BattlePage

_POINT = 46.0
"""So wide is a point of strength."""
_GAP, _NOTE = 58.0, 250.0


def could_have(page: BattlePage, fight: Fight, seat: int) -> int:
    """Power that was there and was not spent."""
    power = min(load_facts().dial, page.stood.players[seat].power)
    return max(0, power - (fight.stakes[seat][0] or 0))


def draw_balance(page: BattlePage, surface: Surface, bar: Rect, fight: Fight, *, large: bool) -> None:
    course, u, palette = fight.course, page.grid.u, palette_for(page.theme)
    if course is None or not fight.stakes:
        return
    note = 0 if large else round(_NOTE * u)
    gap = round(_GAP * u)
    rest = {seat: could_have(page, fight, seat) for seat in fight.sides}
    most = max(*(fight.total(seat) + rest[seat] for seat in fight.sides), 1)
    point = min(_POINT * u, (bar.w / 2 - gap - note - 8 * u) / most)
    for number, seat in enumerate((fight.own, fight.rival)):
        power, laid = fight.stakes[seat]
        one = palette.factions[page.stood.faction(seat)]
        x = bar.centerx + (gap if number else -gap)
        parts = (
            ((power or 0) * course.dials, "bar_power", power or 0, one.fill, one.mark),
            (sum(laid) * course.cards, "bar_card", sum(laid), palette.combat, palette.cream),
        )
        for grown, key, value, ground, ink in parts:
            wide = round(grown * point)
            if wide < 3:
                continue
            part = Rect(x if number else x - wide, bar.y, wide, bar.h)
            _segment(page, surface, part, ground, ink, (page.word(key, n=value), str(value)))
            x += wide if number else -wide
        wide = round(rest[seat] * point)
        if course.counted and wide > 3:
            part = Rect(x if number else x - wide, bar.y, wide, bar.h)
            _could(page, surface, part, one.fill, f"+{rest[seat]}")
        if course.counted and not large:
            left = bar.x if not number else bar.right - note + round(10 * u)
            _note(page, surface, Rect(left, bar.y, note - round(10 * u), bar.h), fight, seat, rest[seat])
    if course.totals:
        totals = " : ".join(str(round(fight.total(seat) * course.totals)) for seat in (fight.own, fight.rival))
        page.fonts.draw(
            surface, totals, page.low("panel", bar.h * 0.8), page.theme.ink, bar.center, "centre", 2 * gap
        )


def _note(page: BattlePage, surface: Surface, area: Rect, fight: Fight, seat: int, rest: int) -> None:
    """What all its power would have come to, and whether that would have changed anything."""
    theme, bold, plain = page.theme, page.low("body_bold", area.h * 0.44), page.low("body", area.h * 0.44)
    would, other = fight.total(seat) + rest, fight.total(fight.winner)
    power = page.stood.players[seat].power
    left = power - (fight.stakes[seat][0] or 0)
    if rest:
        first = page.word("all_power" if power <= load_facts().dial else "all_dial", n=would)
    else:
        first = page.word("dial_full" if left else "all_spent")
    second, colour = page.word("stays", n=left), theme.muted
    if seat == fight.loser:
        attacks = seat == fight.sides[0]
        key = (
            "would_win"
            if would > other or (would == other and attacks)
            else "would_tie"
            if would == other
            else "too_few"
            if rest
            else "not_enough"
        )
        second, colour = page.word(key), theme.refuse_text if key.startswith("would") else theme.muted
    page.fonts.draw(surface, first, bold, theme.ink, (area.x, area.y + area.h * 0.24), room=area.w)
    if rest or seat == fight.loser:
        page.fonts.draw(surface, second, plain, colour, (area.x, area.y + area.h * 0.78), room=area.w)


def _segment(
    page: BattlePage, surface: Surface, part: Rect, ground: Colour, ink: Colour, words: tuple[str, str]
) -> None:
    edge = mix(ground, (0, 0, 0), 0.45)
    page.materials.fill(surface, part, edge, 3)
    line = page.grid.line(1.4)
    inner = part.inflate(-2 * line, -2 * line)
    page.materials.fill(surface, inner, ground, 2)
    page.materials.fill(
        surface, Rect(inner.x, inner.y, inner.w, max(1, inner.h // 3)), mix(ground, (255, 250, 236), 0.2), 2
    )
    style = page.low("body_bold", part.h * 0.6)
    told = next((one for one in words if page.fonts.width(one, style) < part.w - 4 * line), "")
    if told:
        page.fonts.draw(surface, told, style, ink, part.center, "centre")


def _could(page: BattlePage, surface: Surface, part: Rect, ground: Colour, words: str) -> None:
    """Hatched and with a broken edge: it was not spent."""
    paper, deep = page.theme.paper, mix(ground, (0, 0, 0), 0.35)

    def make() -> Surface:
        u = page.grid.u
        canvas = Canvas(part.size, 1, deep, 3)
        canvas.box(0, 0, part.w, part.h, mix(ground, paper, 0.72))
        for x in range(-part.h, part.w + part.h, max(4, round(7 * u))):
            canvas.line([(x, part.h), (x + part.h, 0)], max(1.0, 1.2 * u), mix(ground, paper, 0.3))
        dash = max(3, round(5 * u))
        for x in range(0, part.w, 2 * dash):
            for y in (1.0, part.h - 1.0):
                canvas.line([(x, y), (min(part.w, x + dash), y)], max(1.0, 1.6 * u), deep)
        for y in range(0, part.h, 2 * dash):
            for x in (1, part.w - 1):
                canvas.line([(x, y), (x, min(part.h, y + dash))], max(1.0, 1.6 * u), deep)
        return canvas.finish()

    surface.blit(page.materials.kept(("scythe could have", part.size, ground), make), part)
    style = page.low("body_bold", part.h * 0.6)
    wide = page.fonts.width(words, style)
    if wide < part.w - 6:
        plate = Rect(0, 0, wide + round(8 * page.grid.u), round(part.h * 0.66))
        plate.center = part.center
        if plate.w < part.w:
            page.materials.fill(surface, plate, mix(ground, paper, 0.86), 4)
        page.fonts.draw(surface, words, style, page.theme.ink, part.center, "centre")
