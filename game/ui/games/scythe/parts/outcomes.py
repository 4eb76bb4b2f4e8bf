"""What a combat of Scythe is about: who fights, what each side has staked, and what winning or losing would bring."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pygame import Rect, Surface

from game.games.scythe.shown import Fought, Side
from game.ui.games.scythe import tokens
from game.ui.games.scythe.parts.mats import WarPart

_NAMES = 104.0


@dataclass(frozen=True)
class Fight:
    """What is shown: who fights where, and what each side has staked as far as it may be seen."""

    at: str
    sides: tuple[int, int]
    """Attacker and defender."""
    own: int
    stakes: Mapping[int, tuple[int | None, tuple[int, ...]]]
    """By seat: the dial and the cards laid behind it, where they are known."""
    step: int = 0
    """While it is told: 1 covered, 2 dials, 3 cards, 4 who has won."""

    @property
    def rival(self) -> int:
        return self.sides[1] if self.own == self.sides[0] else self.sides[0]

    def total(self, seat: int) -> int:
        dial, laid = self.stakes.get(seat, (None, ()))
        return (dial or 0) + sum(laid)

    @property
    def winner(self) -> int:
        attacker, defender = self.sides
        return attacker if self.total(attacker) >= self.total(defender) else defender


def ended(fought: Fought, viewer: int | None) -> Fight:
    """The combat that was fought last, all uncovered."""
    sides = fought.attacker, fought.defender
    stakes = {seat: (one.power, one.cards) for seat, one in zip(sides, fought.stakes, strict=True)}
    own = sides[1] if viewer == sides[1] else sides[0]
    return Fight(fought.at, sides, own, stakes, 4)


def side_of(part: WarPart, seat: int) -> Side:
    odds = part.seen.figures.odds
    return Side(0, False, 0) if odds is None else odds.sides.get(seat, Side(0, False, 0))


def draw_outcomes(part: WarPart, surface: Surface, rect: Rect, fight: Fight, u: float) -> None:
    """Two lines: if you win, if you lose. Only for somebody who fights."""
    if part.seen.viewer not in fight.sides:
        return
    part.materials.frame(surface, rect, "field", radius=6, shadow=None)
    theme = part.theme
    lines = (
        (part.word("if_win"), theme.gain_text, _won(part, fight)),
        (part.word("if_lose"), theme.refuse_text, _lost(part, fight)),
    )
    for number, (title, ink, outcomes) in enumerate(lines):
        y = rect.y + rect.h * (0.28 + 0.46 * number)
        named, place = part.fonts.low("body_bold", part.grid.px(17)), (rect.x + 12 * u, y)
        part.fonts.draw(surface, title, named, ink, place, room=round(_NAMES * u))
        x = rect.x + (_NAMES + 18) * u
        for picture, words in outcomes:
            surface.blit(picture, picture.get_rect(midleft=(round(x), round(y))))
            x += picture.get_width() + 5 * u
            x += part.fonts.draw(surface, words, part.fonts.least("second"), theme.ink, (x, y)) + 16 * u


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
