"""What is at stake in a combat of Scythe, before the dials are set: what winning or losing would bring."""

from __future__ import annotations

from pygame import Rect, Surface

from game.games.scythe.shown import Side
from game.ui.games.scythe import tokens
from game.ui.games.scythe.parts.fight import Fight, advised
from game.ui.games.scythe.parts.mats import WarPart

_ROWS = 4
_SAILS = "seaworthy"
"""Whoever has this may also retreat onto a lake."""


def side_of(part: WarPart, seat: int) -> Side:
    odds = part.seen.figures.odds
    return Side(0, False, 0) if odds is None else odds.sides.get(seat, Side(0, False, 0))


def plate_words(part: WarPart, fight: Fight) -> str:
    """Below the place: who has won, what one stakes by now or is advised to stake, or where it is."""
    if fight.course is not None:
        key, who = "wins_tie" if fight.is_tie else "wins", part.host.player(fight.winner)
        return part.word(key, who=who, n=fight.total(fight.winner), less=fight.total(fight.loser))
    if fight.own != part.seen.viewer or part.seen.hidden:
        return part.word("title", place=part.host.name(fight.at))
    if held_out := advised(fight, part.seen):
        return part.word("advised", n=sum(held_out))
    unset = fight.stakes.get(fight.own, (None, ()))[0] is None
    return part.word("unset") if unset else part.word("stake", n=fight.total(fight.own))


def draw_outcomes(part: WarPart, surface: Surface, area: Rect, fight: Fight, *, won: bool) -> None:
    """What winning would bring, or losing; for somebody who fights."""
    theme, fonts = part.theme, part.fonts
    outcomes = _won(part, fight) if won else _lost(part, fight)
    row = area.h / (max(_ROWS, len(outcomes)) + 1)
    title, ink = (part.word("if_win"), theme.gain_text) if won else (part.word("if_lose"), theme.refuse_text)
    fonts.draw(surface, title, fonts.low("card", row * 0.6), ink, (area.x, area.y + row / 2), room=area.w)
    style, left = fonts.low("body", row * 0.58), round(34 * part.grid.u)
    for number, (picture, words) in enumerate(outcomes):
        y = round(area.y + row * (number + 1.5))
        surface.blit(picture, picture.get_rect(center=(area.x + left // 2 - round(4 * part.grid.u), y)))
        fonts.draw(surface, words, style, theme.ink, (area.x + left, y), room=area.w - left)


def _won(part: WarPart, fight: Fight) -> list[tuple[Surface, str]]:
    found = _star(part, fight.own, part.word("star"))
    sails = _SAILS in part.seen.position.players[fight.rival].mechs
    words = part.word("foe_retreat" if sails else "foe_leave", n=side_of(part, fight.rival).units)
    found.append((_unit(part, fight, fight.rival), words))
    odds = part.seen.figures.odds
    lost = odds.popularity if odds is not None else 0
    if lost and fight.own == fight.sides[0]:
        hearts = part.seen.position.players[fight.own].popularity
        found.append((_sign(part, "popularity"), part.word("popularity", n=lost, was=hearts, now=hearts - lost)))
    return found


def _lost(part: WarPart, fight: Fight) -> list[tuple[Surface, str]]:
    sails = _SAILS in part.seen.position.players[fight.own].mechs
    words = part.word("retreat" if sails else "leave", n=side_of(part, fight.own).units)
    found = [(_unit(part, fight, fight.own), words)]
    if fight.total(fight.own):
        found.append((_sign(part, "combat_cards"), part.word("card")))
    return found + _star(part, fight.rival, part.word("foe_star"))


def _star(part: WarPart, seat: int, words: str) -> list[tuple[Surface, str]]:
    if not side_of(part, seat).wins_star:
        return []
    faction = part.seen.position.faction(seat)
    return [(tokens.star(part.look, faction, part.grid.px(22)), words)]


def _unit(part: WarPart, fight: Fight, seat: int) -> Surface:
    """The first of those who are there."""
    kinds = (one.kind for one in part.seen.position.units_at(fight.at) if one.seat == seat)
    return tokens.figure(part.look, next(kinds, "mech"), part.seen.position.faction(seat), part.grid.px(22))


def _sign(part: WarPart, name: str) -> Surface:
    return tokens.sign(part.look, name, part.grid.px(20))
