"""Gold as coins: discs with their value, as few as make the sum."""

from __future__ import annotations

from functools import cache

from pygame import Surface

from game.core import places
from game.core.errors import Problems
from game.core.strict_yaml import read_yaml
from game.ui.look import Look
from game.ui.shapes import Canvas
from game.ui.theme import rgb
from game.ui.widget import At, Widget

_RIM, _GOLD, _LIGHT, _INK = rgb("#8a5a12"), rgb("#e0ac37"), rgb("#f4d272"), rgb("#3b2607")


@cache
def values_of(world: str) -> tuple[int, ...]:
    """What coins there are, the largest first."""
    problems = Problems()
    file = read_yaml(places.DATA / world / "game.yaml", problems)
    problems.raise_if_any()
    return tuple(sorted(file.value["money"]["coins"], reverse=True))


def coins_for(world: str, gold: int) -> list[int]:
    found = []
    for value in values_of(world):
        found += [value] * (gold // value)
        gold %= value
    return found


def coin(look: Look, value: int, units: float) -> Surface:
    px = max(10, look.grid.px(units))

    def make() -> Surface:
        canvas = Canvas((px, px), px / 24, _RIM)
        canvas.circle((12, 12), 11.8, (*_RIM, 255))
        canvas.circle((12, 12), 10.6, (*_GOLD, 255))
        canvas.circle((11.6, 11.4), 9.4, (*_LIGHT, 255))
        canvas.circle((12, 12), 9.0, (*_GOLD, 255))
        made = canvas.finish()
        style = look.fonts.fit(str(value), "button" if units > 22 else "caption_bold", px * 0.62)
        look.fonts.draw(made, str(value), style, _INK, (px / 2, px / 2), "centre")
        return made

    return look.materials.kept(("coin", value, px), make)


class CoinRow(Widget):
    """Coins side by side; they overlap where there are many."""

    def __init__(self, at: At, world: str, gold: int = 0, *, units: float = 28) -> None:
        super().__init__(at)
        self.world = world
        self.gold = gold
        self.units = units

    def draw(self, surface: Surface) -> None:
        coins = coins_for(self.world, self.gold)
        if not coins:
            return
        side = self.grid.px(self.units)
        step = min(side * 1.08, (self.rect.w - side) / max(1, len(coins) - 1))
        for number, value in enumerate(coins):
            made = coin(self.look, value, self.units)
            surface.blit(made, (self.rect.x + round(number * step), self.rect.centery - side // 2))
