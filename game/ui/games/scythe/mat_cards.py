"""Player mats to choose from: the number that says who begins, what one begins with, each top action over its bottom
action, and in a line what the mat is good at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect, Surface

from game.ui.games.scythe import cards, tokens
from game.ui.games.scythe.facts import Section, load_facts
from game.ui.games.scythe.role_cards import Cards
from game.ui.theme import mix

_HEAD, _FOOT = 38.0, 26.0
_LINE = 13.0
"""From one line of a column to the next."""


class ToldMat(NamedTuple):
    name: str
    sections: Sequence[tuple[str, str]]
    """Top and bottom action of each section."""
    broken: Sequence[tuple[str, str]]
    """The same for narrow columns: "|" is where a word may go on in the next line."""
    good: str


class MatCards:
    def __init__(self, page: Cards) -> None:
        self.page = page
        self.p, self.k = page.p, page.k
        self.theme = page.theme

    def draw(self, surface: Surface, card: Rect, mat: str, told: ToldMat, *, noted: bool) -> None:
        """`noted` leaves the last line to what is said of the mat."""
        p, k = self.p, self.k
        self.page.look.materials.frame(surface, card, "paper", radius=8)
        number, hearts, coins = load_facts().mat_starts[mat]
        y = card.y + p.px(8)
        disc = tokens.chip(self.page.look, number, p.px(11 * k))
        surface.blit(disc, (card.x + p.px(8), y))
        left = card.x + p.px(14) + disc.get_width()
        goods = {"popularity": hearts, "coins": coins}
        if k > 1:
            top = self.page.flow(
                surface, told.name, left, y, card.right - left - p.px(6), 14, self.theme.ink, "serif"
            )
            cards.goods_row(p, surface, goods, (card.x + p.px(10), top + p.px(16)), 16 * k, ones=True)
            self._rows(surface, card, top + p.px(36), mat, told, noted=noted)
            return
        wide = cards.goods_width(p, goods, 16, ones=True)
        line = y + disc.get_height() / 2
        room = card.right - wide - left - p.px(8)
        p.text(surface, told.name, (left, line), 15, self.theme.ink, face="serif", room=room)
        cards.goods_row(p, surface, goods, (card.right - wide - p.px(3), line), 16, ones=True)
        self._columns(surface, card, mat, told)
        if not noted:
            at = card.x + p.px(10), card.bottom - p.px(_FOOT / 2 + 2)
            p.text(surface, told.good, at, 12.5, self.theme.gain_text, face="bold", room=card.w - p.px(20))

    # beside each other

    def _columns(self, surface: Surface, card: Rect, mat: str, told: ToldMat) -> None:
        p = self.p
        gap, edge = p.px(3), p.px(7)
        wide = (card.w - 2 * edge - 3 * gap) / 4
        top, high = card.y + p.px(_HEAD), card.h - p.px(_HEAD + _FOOT)
        for number, (section, names) in enumerate(zip(load_facts().mats[mat], told.broken, strict=True)):
            left = round(card.x + edge + number * (wide + gap))
            self._column(surface, Rect(left, top, round(wide), high), section, names)

    def _column(self, surface: Surface, area: Rect, section: Section, names: tuple[str, str]) -> None:
        """Above the rule what one does first, with its sign; below it what one may pay for then, and what it pays."""
        p, theme = self.p, self.theme
        p.plate(
            surface, area, mix(p.palette.sheet, p.palette.paper, 0.62), 4, mix(p.palette.paper, theme.rule, 0.8), 0.8
        )
        middle, rule = area.centerx, area.y + round(area.h * 0.47)
        self._name(surface, names[0], (middle, area.y + p.px(16)), area.w)
        first = load_facts().tops[section.top].choices[0].id
        p.sign(surface, first, (middle, rule - p.px(15)), 22)
        surface.fill(theme.rule, (area.x + p.px(5), rule, area.w - p.px(10), max(1, p.px(1))))
        self._name(surface, names[1], (middle, rule + p.px(16)), area.w)
        cost = {load_facts().bottoms[section.bottom].resource: section.cost}
        wide = cards.goods_width(p, cost, 15, ones=True) - p.px(5)
        cards.goods_row(p, surface, cost, (middle - wide / 2, area.bottom - p.px(28)), 15, ones=True)
        pays = f"+{section.coins}"
        wide = self.page.look.fonts.width(pays, p.style(12.5, "bold"))
        left, y = middle - (wide + p.px(18)) / 2, area.bottom - p.px(11)
        p.text(surface, pays, (left, y), 12.5, theme.gain_text if section.coins else theme.muted, face="bold")
        p.sign(surface, "coins", (left + wide + p.px(10), y), 15)

    def _name(self, surface: Surface, name: str, middle: tuple[float, float], room: int) -> None:
        """In one line where it fits, else broken where it says."""
        p, size = self.p, 12.0
        whole = name.replace("|", "")
        within = room - p.px(3)
        style = p.style(11.5, "bold")
        lines = [whole]
        if self.page.look.fonts.width(whole, style) > within and "|" in name:
            first, _, rest = name.partition("|")
            lines = [first if first.endswith(" ") else f"{first}-", rest]
        for number, line in enumerate(lines):
            y = middle[1] + p.px(_LINE) * (number - (len(lines) - 1) / 2)
            p.text(
                surface, line.strip(), (middle[0], y), size, self.theme.ink, face="bold", align="centre", room=within
            )

    # below each other, in large type

    def _rows(self, surface: Surface, card: Rect, top: float, mat: str, told: ToldMat, *, noted: bool) -> None:
        p = self.p
        step = (card.bottom - p.px(5) - top - (p.px(32 * self.k) if noted else 0)) / 4
        for at, (section, names) in enumerate(zip(load_facts().mats[mat], told.sections, strict=True)):
            area = Rect(card.x + p.px(6), round(top + step * at), card.w - p.px(12), round(step - p.px(3)))
            p.plate(surface, area, mix(p.palette.sheet, p.palette.paper, 0.4), 4)
            self._pair(surface, area, section, names)

    def _pair(self, surface: Surface, area: Rect, section: Section, names: tuple[str, str]) -> None:
        p, theme, k = self.p, self.theme, self.k
        cost = {load_facts().bottoms[section.bottom].resource: section.cost}
        left, room, third = area.x + p.px(6), area.w - p.px(12), area.h / 3
        p.text(surface, names[0], (left, area.y + third * 0.55), 12.5 * k, theme.ink, face="bold", room=room)
        p.text(surface, names[1], (left, area.y + third * 1.5), 12.5 * k, theme.ink, room=room)
        x = cards.goods_row(p, surface, cost, (left, area.y + third * 2.45), 15 * k, ones=True)
        if section.coins:
            paid = {"coins": section.coins}
            cards.goods_row(p, surface, paid, (x + p.px(16), area.y + third * 2.45), 15 * k, ones=True)
