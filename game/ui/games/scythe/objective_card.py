"""Objectives, drawn as wide cards into any rectangle, with a mark for each of their conditions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.ui.games.scythe.cards import HIDDEN
from game.ui.games.scythe.facts import load_facts
from game.ui.games.scythe.plates import Name, Plates
from game.ui.look import Look
from game.ui.theme import mix

SIZE = (180.0, 43.0)
_COUNTED = 6
"""So many dots are seen at a glance."""
_FIGURE, _SIGN, _DOT, _GAP = 11.5, 13.0, 9.0, 6.0
_SIGNS = {
    "coins": "coins",
    "combat_cards": "combat_cards",
    "combat_stars": "combat",
    "factory_cards": "factory",
    "mechs": "mech",
    "popularity": "popularity",
    "power": "power",
    "recruits": "recruit",
    "structures": "structure",
    "upgrades": "cube",
    "workers": "worker",
}


class Progress(NamedTuple):
    """How far one condition is: the figure it speaks of, the least it asks for and the most it allows."""

    measure: str
    terrain: str
    have: int
    least: int | None
    most: int | None

    @property
    def sign(self) -> str:
        """Of what is counted, as far as there is one."""
        return _SIGNS.get(self.measure, "")

    @property
    def too_many(self) -> bool:
        return self.most is not None and self.have > self.most

    @property
    def done(self) -> bool:
        return not self.too_many and (self.least is None or self.have >= self.least)

    @property
    def figures(self) -> str:
        """What is amiss as it would be written: "2 / 7", or "11 > 2" where less is asked for."""
        return f"{self.have} > {self.most}" if self.too_many else f"{self.have} / {self.least}"


def progress_of(card: str, measured: Sequence[int]) -> list[Progress]:
    """Of each condition in the order of the card, with the numbers they speak of."""
    conditions = load_facts().objectives.get(card, ()) if measured else ()
    return [
        Progress(one.measure, one.terrain, have, one.least, one.most)
        for have, one in zip(measured, conditions, strict=True)
    ]


def draw_objective(
    look: Look, surface: Surface, rect: Rect, card: str, name: Name, *, progress: Sequence[Progress] = ()
) -> dict[str, Rect]:
    """Title, and below it how far it is; "?" is its back. Region: `objective:<id>`."""
    p = Plates(look, rect.h / SIZE[1])
    violet, theme = p.palette.objective, look.theme
    look.materials.shadow(surface, rect, "tile", 4)
    if card == HIDDEN:
        dark = mix(violet, (30, 22, 34), 0.5)
        p.plate(surface, rect, dark, 4, mix(dark, (0, 0, 0), 0.5), 1.0)
        p.plate(surface, rect.inflate(-p.px(6), -p.px(6)), dark, 3, mix(dark, (255, 240, 255), 0.3), 0.8)
        p.sign(surface, "objective", rect.center, 24)
        return {}
    holds = bool(progress) and all(one.done for one in progress)
    pale = mix(violet, p.palette.paper, 0.84)
    p.plate(
        surface, rect, pale, 4, theme.gain if holds else mix(violet, p.palette.paper, 0.35), 2.0 if holds else 1.0
    )
    p.sign(surface, "objective", (rect.x + p.px(18), rect.centery), 28)
    left, room = rect.x + p.px(36), rect.w - p.px(42)
    y = rect.y + p.px(31)
    title = name(f"objective:{card}")
    if p.fits(title, 12.5, room, "bold"):
        p.text(surface, title, (left, rect.y + p.px(14)), 12.5, theme.ink, face="bold", room=room)
    else:
        for number, line in enumerate(p.lines(title, 11, [room], "bold")[:2]):
            p.text(surface, line, (left, rect.y + p.px(9 + 12.5 * number)), 11, theme.ink, face="bold", room=room)
        y = rect.y + p.px(35)
    if holds:
        look.icons.draw(surface, "check", 13, theme.gain_text, (left + p.px(6), y))
        left += p.px(17)
    if len(progress) == 1:
        _one(p, surface, (left, y), progress[0])
    else:
        _several(p, surface, (left, y), room, progress)
    return {f"objective:{card}": rect}


def _one(p: Plates, surface: Surface, at: tuple[float, float], one: Progress) -> None:
    """Dots while they can be counted at a glance, else "9 / 20"."""
    if one.least is not None and 0 < one.least <= _COUNTED:
        for number in range(one.least):
            _dot(p, surface, (at[0] + p.px((_DOT + 2) * number), at[1]), full=number < one.have)
    else:
        theme = p.look.theme
        ink = theme.refuse_text if one.too_many else theme.gain_text if one.done else theme.ink
        p.text(surface, one.figures, at, _FIGURE, ink, face="bold")


def _several(p: Plates, surface: Surface, at: tuple[float, float], room: float, progress: Sequence[Progress]) -> None:
    """A full dot for each condition that is met; where one is not, what is amiss, as far as there is room."""
    theme, x, fonts = p.look.theme, at[0], p.look.fonts
    left = len(progress)
    for one in progress:
        left -= 1
        after = left * p.px(_DOT + _GAP)  # so much at least the others need
        words = one.figures.replace(" ", "")
        wide = p.px(_SIGN + 2) + fonts.width(words, p.style(_FIGURE, "bold"))
        plain = one.least == 1 and not one.too_many  # there or not
        if one.done or not one.sign or plain or x + wide + after > at[0] + room:
            _dot(p, surface, (x, at[1]), full=one.done)
            x += p.px(_DOT + _GAP)
            continue
        p.sign(surface, one.sign, (x + p.px(_SIGN / 2), at[1]), _SIGN)
        ink = theme.refuse_text if one.too_many else theme.ink
        p.text(surface, words, (x + p.px(_SIGN + 2), at[1]), _FIGURE, ink, face="bold")
        x += wide + p.px(_GAP)


def _dot(p: Plates, surface: Surface, at: tuple[float, float], *, full: bool) -> None:
    """Its left end is at x."""
    disc = Rect(0, 0, p.px(_DOT), p.px(_DOT))
    disc.midleft = round(at[0]), round(at[1])
    edge = mix(p.look.theme.ink, p.palette.paper, 0.3)
    p.plate(surface, disc, p.look.theme.gain_text if full else p.palette.paper, _DOT / 2, edge, 0.9)
