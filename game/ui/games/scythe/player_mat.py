"""The player mat: four sections, each with a top and a bottom action as they stand now, drawn into any rectangle.

Regions bear the names of what one clicks: `section:`, `top:`, `bottom:`, `cube:`, `slot:`, `structure:`, `recruit:`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pygame import Rect, Surface

from game.games.scythe.shown import Player
from game.ui.games.scythe import tokens
from game.ui.games.scythe.facts import Section, Top, load_facts
from game.ui.games.scythe.mat_foot import BOX, STEP, MatFoot
from game.ui.games.scythe.plates import NOTHING, Marked, Name, Plates
from game.ui.look import Look
from game.ui.theme import mix

SIZE = (512.0, 236.0)
_WIDE, _GAP, _PAD = 123.0, 2.6, 6.0
_TOP_HIGH = 108.0


class MatWords(NamedTuple):
    """`name` names components; the others are single words on the mat."""

    name: Name
    last: str
    either: str
    """Between the two choices of Move or Gain."""


class PlayerMat:
    """One mat in one rectangle. `have` says what resources the player can pay with by resource."""

    def __init__(self, look: Look, rect: Rect, words: MatWords) -> None:
        self.foot = MatFoot(self)
        self.look = look
        self.rect = rect
        self.words = words
        self.facts = load_facts()
        self.plates = Plates(look, rect.w / SIZE[0])
        self.theme, self.palette = look.theme, self.plates.palette
        self.regions: dict[str, Rect] = {}

    def draw(
        self,
        surface: Surface,
        player: Player,
        marked: Marked = NOTHING,
        have: Mapping[str, int] | None = None,
        acting: str = "",
        paid: bool = False,
    ) -> dict[str, Rect]:
        """Draw it and return where each component lies. `acting` is the top word of the section being used; while it
        is, the others are pale. `paid` says that its bottom action costs nothing any more."""
        self.regions = {}
        self.look.materials.frame(surface, self.rect, "paper", radius=8)
        for number, section in enumerate(self.facts.mats.get(player.mat, ())):
            area = self.plates.rect(self.rect, _PAD + number * (_WIDE + _GAP), _PAD, _WIDE, SIZE[1] - 2 * _PAD)
            self.regions[f"section:{section.top}"] = area
            idle = bool(acting) and section.top != acting and not self._is_of_use(section, marked.lit)
            last = section.top == player.last and not acting
            needed = None if paid and section.top == acting else have
            self._section(surface, area, section, player, needed, idle or last, last)
            if section.top == acting:
                self.look.materials.ring(surface, area, self.theme.copper, 2.2, 6)
        self.plates.states(surface, self.regions, marked)
        return self.regions

    def draw_large(
        self,
        surface: Surface,
        top: Rect,
        low: Rect,
        section: Section,
        player: Player,
        marked: Marked = NOTHING,
        have: Mapping[str, int] | None = None,
    ) -> dict[str, Rect]:
        """One section alone, its bottom action beside its top action."""
        self.regions = {f"section:{section.top}": top.union(low)}
        for area, ground in ((top, self.palette.paper), (low, mix(self.palette.sheet, self.palette.paper, 0.3))):
            self.plates.plate(surface, area, ground, 4)
        self._top(surface, top, section, player, False)
        self.foot.bottom(surface, low, section, player, have)
        self.plates.states(surface, self.regions, marked)
        return self.regions

    def _is_of_use(self, section: Section, lit: frozenset[str]) -> bool:
        """Whether something of a section can be chosen while another one is used, such as a cube."""
        top, bottom = self.facts.tops[section.top], section.bottom
        there = {f"{kind}:{bottom}" for kind in ("bottom", "slot", "recruit")} | {f"structure:{top.structure}"}
        return bool(lit & (there | {f"{kind}:{one.id}" for kind in ("cube", "top") for one in top.choices}))

    def _section(
        self,
        surface: Surface,
        area: Rect,
        section: Section,
        player: Player,
        have: Mapping[str, int] | None,
        pale: bool,
        last: bool,
    ) -> None:
        p = self.plates
        top = Rect(area.x, area.y, area.w, p.px(_TOP_HIGH))
        low = Rect(area.x, top.bottom, area.w, area.bottom - top.bottom)
        dim = 0.5 if pale else 0.0
        p.plate(surface, area, mix(mix(self.palette.sheet, self.palette.paper, 0.3), (90, 78, 58), 0.12 * dim * 2), 6)
        p.plate(surface, top, mix(self.palette.paper, mix(self.palette.sheet, (90, 78, 58), 0.2), dim * 1.4), 6)
        self._top(surface, top, section, player, last)
        self.foot.bottom(surface, low, section, player, have)

    def _top(self, surface: Surface, top: Rect, section: Section, player: Player, last: bool) -> None:
        self._title(surface, top, self.words.name(f"section:{section.top}"), last)
        if section.top == "produce":
            self._produce(surface, top, player)
        else:
            self._choices(surface, top, self.facts.tops[section.top], player.upgraded)
        self._structure(surface, top, section.top, player)

    def _title(self, surface: Surface, top: Rect, title: str, last: bool) -> None:
        p = self.plates
        p.text(
            surface,
            title,
            (top.x + p.px(8), top.y + p.px(14)),
            14.5,
            self.theme.ink,
            face="serif",
            room=top.w - p.px(12),
        )
        if last:  # on the seam, where no title in any language is as long
            chip = Rect(0, 0, self.look.fonts.width(self.words.last, p.style(11)) + p.px(12), p.px(16))
            chip.midleft = top.x + p.px(6), top.bottom - p.px(2)
            p.plate(surface, chip, mix(self.theme.ink, self.palette.sheet, 0.25), 8)
            p.text(surface, self.words.last, chip.center, 11, self.theme.cream, align="centre")

    # top actions

    def _choices(self, surface: Surface, top: Rect, action: Top, moved: tuple[str, ...]) -> None:
        """One line per choice: its price, an arrow, what it gives in boxes."""
        p = self.plates
        for row, one in enumerate(action.choices):
            y = top.y + p.px(41 + 27 * row)
            x = top.x + p.px(8)
            first = x
            if action.pays:
                p.sign(surface, "coins", (x + p.px(8), y), 16)
                p.arrow(surface, (x + p.px(23), y), 10)
                x += p.px(31)
            for number in range(one.base + one.cubes):
                rect = Rect(x + p.px(STEP) * number, y - p.px(BOX) // 2, p.px(BOX), p.px(BOX))
                kind = "fixed" if number < one.base else "gained" if one.id in moved else "covered"
                p.box(surface, rect, one.id, kind)
                if number >= one.base:
                    self.regions[f"cube:{one.id}"] = rect
            end = x + p.px(STEP) * (one.base + one.cubes)
            self.regions[f"top:{one.id}"] = Rect(first - p.px(3), y - p.px(13), end - first + p.px(4), p.px(26))
            if row and not action.pays:
                p.text(
                    surface,
                    self.words.either,
                    (end + p.px(5), y),
                    11,
                    self.theme.muted,
                    face="italic",
                    room=top.right - end - p.px(32),
                )

    def _produce(self, surface: Surface, top: Rect, player: Player) -> None:
        """The worker track: a space that is empty costs what it shows; below, the price now and the hexagons."""
        p, faction = self.plates, player.faction
        away = max(0, player.workers - 2)
        price: list[str] = []
        for number, cost in enumerate(self.facts.worker_track):
            middle = top.x + p.px(14 + 18.6 * number), top.y + p.px(37)
            sign = next(iter(cost), "")
            spot = Rect(0, 0, p.px(16), p.px(16))
            spot.center = middle
            empty = number < away
            p.plate(
                surface,
                spot,
                mix(self.palette.sheet, self.palette.line, 0.1 if empty else 0.04),
                8,
                mix(self.palette.sheet, self.palette.line, 0.3),
                0.8,
            )
            if sign and empty:
                p.sign(surface, sign, middle, 14)
                price.append(sign)
            if not empty:
                figure = tokens.figure(self.look, "worker", faction, p.px(21))
                surface.blit(figure, figure.get_rect(midbottom=(middle[0], top.y + p.px(47))))
                if sign:
                    p.sign(surface, sign, (middle[0] + p.px(5), top.y + p.px(46)), 10)
        x = top.x + p.px(8)
        for sign in price:
            p.sign(surface, sign, (x + p.px(8), top.y + p.px(62)), 15)
            x += p.px(17)
        y, x = top.y + p.px(86), top.x + p.px(8)
        p.arrow(surface, (x + p.px(6), y), 10)
        x += p.px(15)
        one = self.facts.tops["produce"].choices[0]
        for number in range(one.base + one.cubes):
            rect = Rect(x + p.px(STEP * number), y - p.px(BOX) // 2, p.px(BOX), p.px(BOX))
            kind = "fixed" if number < one.base else "gained" if one.id in player.upgraded else "covered"
            p.box(surface, rect, one.id, kind)
            if number >= one.base:
                self.regions[f"cube:{one.id}"] = rect
        end = x + p.px(STEP * (one.base + one.cubes))
        self.regions[f"top:{one.id}"] = Rect(top.x + p.px(5), y - p.px(13), end - top.x - p.px(4), p.px(26))

    def _structure(self, surface: Surface, top: Rect, action: str, player: Player) -> None:
        """Standing on the mat until it is built; then its pale place is left, and its effect works."""
        p, kind = self.plates, self.facts.tops[action].structure
        stands = kind in player.structures
        figure = tokens.figure(self.look, kind, player.faction, p.px(25), ghost=not stands)
        place = Rect(0, 0, p.px(30), p.px(30))
        place.bottomright = top.right - p.px(3), top.bottom - p.px(3)
        if stands:
            p.plate(surface, place, self.palette.paper, 4, self.palette.gained, 1.6)
        self.regions[f"structure:{kind}"] = place
        p.put(surface, figure, place.center)

    # bottom actions
