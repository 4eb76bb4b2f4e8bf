"""Small samples on the style sheet: a colour, a tile in its states."""

from __future__ import annotations

from pygame import Surface

from game.ui import shapes
from game.ui.theme import mix
from game.ui.widget import Widget


class Swatch(Widget):
    """A colour of the palette."""

    def __init__(self, at: tuple[float, float, float, float], colour: str) -> None:
        super().__init__(at)
        self.colour_name = colour

    def draw(self, surface: Surface) -> None:
        self.materials.fill(surface, self.rect, self.theme.edge, 4)
        thin = 2 * self.grid.line(1)
        self.materials.fill(surface, self.rect.inflate(-thin, -thin), self.colour(self.colour_name), 3.4)


class SampleTile(Widget):
    """A hex tile in one of the states of a place."""

    bleed = 20.0

    def __init__(self, at: tuple[float, float, float, float], state: str) -> None:
        super().__init__(at)
        self.state = state

    def draw(self, surface: Surface) -> None:
        look, lift = self.look, 0.0
        r = self.rect.h / 2
        hexagon = shapes.regular((0, 0), r, 6)
        key, states = ("style", round(r * 8)), look.states
        if self.state in ("hover", "selected"):
            lift = look.grid.u * (2 if self.state == "hover" else 4)
        x, y = self.rect.centerx, self.rect.centery - lift
        if self.state == "legal":
            ground = look.materials.kept((*key, "land"), lambda: self._hex(r, (173, 164, 117)))
            surface.blit(ground, ground.get_rect(center=(x, y)))
            states.draw(surface, key, hexagon, "legal", (x, y))
            look.icons.draw(surface, "wheat", 26, look.theme.print_edge, (x, y + look.grid.px(3)))
            return
        shadow, (dx, dy) = states.shadow(key, hexagon, lifted=self.state == "selected")
        surface.blit(shadow, (round(x) + dx, round(y) + dy))
        if self.state in ("hover", "selected"):
            states.draw(surface, key, hexagon, self.state, (x, y))
        tile = look.materials.kept((*key, "tile"), lambda: self._tile(r))
        surface.blit(tile, tile.get_rect(center=(round(x), round(y))))
        if self.state in ("refused", "disabled"):
            states.draw(surface, key, hexagon, self.state, (x, y))

    def _hex(self, r: float, colour: tuple[int, int, int]) -> Surface:
        side = int(2 * r + 2)
        canvas = shapes.Canvas((side, side), 1, colour)
        canvas.polygon(shapes.regular((side / 2, side / 2), r, 6), colour)
        return canvas.finish()

    def _tile(self, r: float) -> Surface:
        look, u = self.look, self.look.grid.u
        side = int(2 * r + 2)
        middle = (side / 2, side / 2)
        colour = look.theme.player(0)
        canvas = shapes.Canvas((side, side), 1, look.theme.print_edge)
        canvas.polygon(shapes.regular(middle, r, 6), look.theme.print_edge)
        canvas.polygon(shapes.regular(middle, r - 1.4 * u, 6), colour)
        corners = shapes.regular(middle, r - 3 * u, 6)
        canvas.line([corners[4], corners[5], corners[0], corners[1]], 2 * u, mix(colour, (255, 240, 220), 0.35))
        canvas.line([corners[1], corners[2], corners[3], corners[4]], 2 * u, mix(colour, (30, 10, 0), 0.3))
        canvas.polygon(shapes.regular(middle, r * 0.80, 6), mix(colour, (255, 235, 205), 0.07))
        tile = canvas.finish()
        look.icons.draw(tile, "turbine", 27, look.theme.cream, (middle[0], middle[1] - 3 * u))
        mark = look.signs.plain(0, max(8, round(10 * u)), look.theme.cream)
        tile.blit(mark, mark.get_rect(center=(middle[0], middle[1] + r * 0.62)))
        return tile
