"""What was counted flies from its place to whoever has it: small discs in the colour of a player."""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

from pygame import SRCALPHA, Rect, Surface

from game.scenes.table.flights import Flyer
from game.scenes.tally.pieces import Point
from game.table.tally import Count
from game.ui.animation import Script, Timeline, Tween, ease_in_out, hop
from game.ui.look import Look
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.scenes.tally.scene import TallyScene

_FLY_MS, _APART_MS, _ARC = 340.0, 50.0, 46.0
_MOST = 5
"""So many of one count fly at most: more of them would say no more."""
_QUICK_MS = 260.0
"""Where places are told faster than this, one disc stands for all."""
_DISC, _ICON = 24.0, 13.0


class Tokens:
    """Belongs to one tally. They have a time of their own: the next count does not wait for them."""

    def __init__(self, scene: TallyScene) -> None:
        self.scene = scene
        self._timeline = Timeline(scene.context.motion)
        self.air = scene.root.add(Widget(name="air"))

    def tick(self, dt_ms: float) -> bool:
        return self._timeline.update(dt_ms)

    def clear(self) -> None:
        """What is in the air has arrived."""
        self._timeline.finish()

    def fly(self, count: Count) -> None:
        """From where it lies, if it lies on the board, to the points of its seat."""
        scene = self.scene
        start = scene.board.place_of(count)
        if start is None or count.points <= 0 or scene.words.has_cards(count) or scene.context.motion <= 0:
            return
        number = 1 if scene.place_ms < _QUICK_MS else min(_MOST, count.points)
        icon = scene.screen.icons.get(scene.tally.stages[count.stage].row, "scores")
        picture = token(scene.context.look, scene.signs[count.seat], icon)
        self._timeline.play(self._way(picture, start, count.seat, number))

    def _way(self, picture: Surface, start: Point, seat: int, number: int) -> Script:
        flyers = [self.air.add(Flyer(picture, start)) for _ in range(number)]
        yield [
            Tween(_FLY_MS, partial(self._step, flyer, start, seat), ease_in_out, _APART_MS * at)
            for at, flyer in enumerate(flyers)
        ]
        for flyer in flyers:
            self.air.remove(flyer)

    def _step(self, flyer: Flyer, start: Point, seat: int, share: float) -> None:
        """Its end is asked each time: panels change their places meanwhile."""
        end, arc = self.scene.runners[seat].score_place(), self.scene.context.grid.px(_ARC)
        x, y = (a + (b - a) * share for a, b in zip(start, end, strict=True))
        flyer.go((x, y - arc * hop(share)))


def token(look: Look, sign: int, icon: str) -> Surface:
    """A disc in the colour of a player with what is counted."""

    def make() -> Surface:
        side = math.ceil(look.grid.px(_DISC))
        made, rect = Surface((side, side), SRCALPHA), Rect(0, 0, side, side)
        materials, theme = look.materials, look.theme
        materials.fill(made, rect, theme.lit_casing, 40)
        materials.fill(made, rect.inflate(-2, -2), theme.paper, 40)
        materials.ring(made, rect.inflate(-look.grid.px(5), -look.grid.px(5)), look.signs.colour(sign), 3, 40)
        look.icons.draw(made, icon, _ICON, theme.ink, rect.center, theme.paper)
        return made

    return look.materials.kept(("tally token", sign, icon), make)
