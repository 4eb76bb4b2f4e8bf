"""What is at stake in a combat of Scythe, before the dials are set: what winning or losing would bring."""

from __future__ import annotations

from pygame import Rect, Surface

from game.games.scythe.shown import Side
from game.ui.games.scythe import tokens
from game.ui.games.scythe.parts.fight import Fight
from game.ui.games.scythe.parts.mats import WarPart


def side_of(part: WarPart, seat: int) -> Side:
    odds = part.seen.figures.odds
    return Side(0, False, 0) if odds is None else odds.sides.get(seat, Side(0, False, 0))


def draw_outcomes(part: WarPart, surface: Surface, rect: Rect, fight: Fight, u: float) -> None:
    """Two lines: if you win, if you lose. Only for somebody who fights."""
    if part.seen.viewer not in fight.sides:
        return
    theme, fonts = part.theme, part.fonts
    lines = (
        (part.word("if_win"), theme.gain_text, _won(part, fight)),
        (part.word("if_lose"), theme.refuse_text, _lost(part, fight)),
    )
    high = rect.h / 2
    bold, plain = fonts.low("body_bold", high * 0.62), fonts.low("body", high * 0.62)
    named = max(fonts.width(title, bold) for title, _, _ in lines) + 18 * u
    told = max(sum(fonts.width(words, plain) + 44 * u for _, words in outcomes) for _, _, outcomes in lines)
    if named + told > rect.w:
        bold, plain = fonts.least(bold), fonts.least(plain)
        named = max(fonts.width(title, bold) for title, _, _ in lines) + 18 * u
    for number, (title, ink, outcomes) in enumerate(lines):
        y = rect.y + high * (number + 0.5)
        fonts.draw(surface, title, bold, ink, (rect.x, y))
        x = rect.x + named
        for picture, words in outcomes:
            surface.blit(picture, picture.get_rect(midleft=(round(x), round(y))))
            x += picture.get_width() + 6 * u
            x += fonts.draw(surface, words, plain, theme.ink, (x, y)) + 18 * u


def _won(part: WarPart, fight: Fight) -> list[tuple[Surface, str]]:
    found = _star(part, fight.own, part.word("star"))
    found.append((_unit(part, fight.rival), part.word("foe_leave", n=side_of(part, fight.rival).units)))
    odds = part.seen.figures.odds
    lost = odds.popularity if odds is not None else 0
    if lost and fight.own == fight.sides[0]:
        found.append((_sign(part, "popularity"), part.word("popularity", n=lost)))
    return found


def _lost(part: WarPart, fight: Fight) -> list[tuple[Surface, str]]:
    found = [(_unit(part, fight.own), part.word("leave", n=side_of(part, fight.own).units))]
    if fight.total(fight.own):
        found.append((_sign(part, "combat_cards"), part.word("card")))
    return found + _star(part, fight.rival, part.word("foe_star"))


def _star(part: WarPart, seat: int, words: str) -> list[tuple[Surface, str]]:
    if not side_of(part, seat).wins_star:
        return []
    faction = part.seen.position.faction(seat)
    return [(tokens.star(part.look, faction, part.grid.px(17)), words)]


def _unit(part: WarPart, seat: int) -> Surface:
    return tokens.figure(part.look, "mech", part.seen.position.faction(seat), part.grid.px(17))


def _sign(part: WarPart, name: str) -> Surface:
    return tokens.sign(part.look, name, part.grid.px(16))
