"""The lower half of a section of the player mat: bottom action, its price, what is done, the recruit."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.games.scythe.shown import Player
from game.ui.games.scythe import tokens
from game.ui.games.scythe.facts import Section
from game.ui.theme import mix

if TYPE_CHECKING:
    from game.ui.games.scythe.player_mat import PlayerMat

BOX, STEP = 18.0, 20.0


class MatFoot:
    """Drawn for a mat, whose regions it fills."""

    def __init__(self, mat: PlayerMat) -> None:
        self.mat = mat

    def bottom(
        self, surface: Surface, low: Rect, section: Section, player: Player, have: Mapping[str, int] | None
    ) -> None:
        p, action = self.mat.plates, self.mat.facts.bottoms[section.bottom]
        self.mat.regions[f"bottom:{section.bottom}"] = Rect(
            low.x + p.px(2), low.y + p.px(2), low.w - p.px(4), p.px(72)
        )
        coins_at = low.right - p.px(16), low.y + p.px(16)
        if section.coins:
            p.sign(surface, "coins", coins_at, 21)
            number = tokens.number(str(section.coins), p.px(12.5), mix(self.mat.palette.coin, (30, 16, 0), 0.88))
            back = mix(self.mat.palette.coin, (255, 250, 238), 0.34)
            disc = Rect(0, 0, p.px(13.5), p.px(13.5))
            disc.center = coins_at
            p.plate(surface, disc, back, 6.8)
            p.put(surface, number, coins_at)
        p.text(
            surface,
            self.mat.words.name(f"bottom:{section.bottom}"),
            (low.x + p.px(8), low.y + p.px(16)),
            14.5,
            self.mat.theme.ink,
            face="serif",
            room=low.w - p.px(40 if section.coins else 14),
        )
        cubes = player.covered.count(section.bottom)
        self._cost(surface, low, section, action.resource, cubes)
        self._have(surface, low, action.resource, section.cost - cubes, have)
        line = Rect(low.x + p.px(6), low.y + p.px(76), low.w - p.px(12), max(1, p.px(0.8)))
        surface.fill(mix(self.mat.palette.sheet, self.mat.palette.line, 0.28), line)
        self._progress(surface, low, section.bottom, player)
        self._recruit(surface, low, section.bottom, action.ongoing, player)

    def _cost(self, surface: Surface, low: Rect, section: Section, resource: str, cubes: int) -> None:
        """Squares that may be reduced come first; cubes lie on them from the left."""
        p = self.mat.plates
        y = low.y + p.px(29)
        for number in range(section.cost):
            rect = Rect(low.x + p.px(8 + STEP * number), y, p.px(BOX), p.px(BOX))
            kind = "reduced" if number < cubes else "reducible" if number < section.reducible else "cost"
            p.box(surface, rect, resource, kind)
        wide = p.px(STEP * max(1, section.reducible))
        self.mat.regions[f"slot:{section.bottom}"] = Rect(low.x + p.px(6), y - p.px(2), wide + p.px(2), p.px(BOX + 4))

    def _have(self, surface: Surface, low: Rect, resource: str, cost: int, have: Mapping[str, int] | None) -> None:
        """What there is against what it costs now, with a tick or a cross."""
        if have is None:
            return
        p, held = self.mat.plates, have.get(resource, 0)
        enough = held >= cost
        colour = self.mat.theme.gain_text if enough else self.mat.theme.refuse_text
        y = low.y + p.px(61)
        x = low.x + p.px(8)
        p.sign(surface, resource, (x + p.px(7), y), 14)
        x += p.px(18)
        x += p.text(surface, f"{held} / {cost}", (x, y), 12.5, colour, face="bold")
        icon = self.mat.look.icons.picture("check" if enough else "cross", p.px(12), colour)
        p.put(surface, icon, (x + p.px(11), y))

    def _progress(self, surface: Surface, low: Rect, bottom: str, player: Player) -> None:
        """How many of the four (six) are done: the star of this section is that near."""
        p, faction = self.mat.plates, player.faction
        y = low.bottom - p.px(20)
        if bottom == "upgrade":
            done, most, step = len(player.covered), 6, 13.6
        else:
            most, step = 4, 20.0
            laid = {"deploy": player.mechs, "build": player.structures, "enlist": player.recruits}[bottom]
            done = len(laid)
        for number in range(most):
            middle = low.x + p.px(14 + step * number), y
            ready = number < done
            if bottom == "upgrade":
                if ready:
                    p.sign(surface, "cube", middle, 13)
                else:
                    self._empty(surface, middle, 11)
            elif bottom == "enlist":
                if ready:
                    p.sign(surface, "recruit", middle, 17)
                else:
                    self._empty(surface, middle, 15)
            else:
                kind = "mech" if bottom == "deploy" else ("mine", "monument", "armory", "mill")[number]
                ready = ready if bottom == "deploy" else kind in player.structures
                figure = tokens.figure(self.mat.look, kind, faction, p.px(16), ghost=not ready)
                p.put(surface, figure, middle)

    def _empty(self, surface: Surface, middle: tuple[float, float], size: float) -> None:
        rect = Rect(0, 0, self.mat.plates.px(size), self.mat.plates.px(size))
        rect.center = round(middle[0]), round(middle[1])
        self.mat.plates.plate(
            surface,
            rect,
            mix(self.mat.palette.sheet, self.mat.palette.line, 0.08),
            3,
            mix(self.mat.palette.sheet, self.mat.palette.line, 0.34),
            0.9,
        )

    def _recruit(self, surface: Surface, low: Rect, bottom: str, ongoing: str, player: Player) -> None:
        """What a recruit here brings: bright with the own mark once it is laid, else pale with an empty ring."""
        p = self.mat.plates
        laid = bottom in player.recruits
        place = Rect(0, 0, p.px(27), p.px(27))
        place.center = low.right - p.px(18), low.bottom - p.px(20)
        edge = self.mat.palette.recruit if laid else mix(self.mat.palette.sheet, self.mat.palette.line, 0.4)
        p.plate(surface, place, self.mat.palette.paper, 13.5, edge, 2.4 if laid else 1.0)
        p.sign(surface, ongoing, place.center, 16)
        if laid:
            mark = tokens.marker(self.mat.look, player.faction, p.px(13))
            p.put(surface, mark, (place.right - p.px(3), place.bottom - p.px(4)))
        self.mat.regions[f"recruit:{bottom}"] = place
