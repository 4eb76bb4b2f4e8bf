"""A pen that draws a picture of so many units anywhere on a canvas: symbols and motifs are written for it once."""

from __future__ import annotations

from collections.abc import Sequence

from game.ui.shapes import Canvas, Colour4, Point, on_circle


class Pen:
    """`at` is where the middle of the picture lies on the canvas, `scale` canvas units per unit of the picture.

    The picture's own origin is its upper left corner; it is `span` units wide and high.
    """

    def __init__(self, canvas: Canvas, at: Point, scale: float, span: float = 24) -> None:
        self.canvas = canvas
        self.scale = scale
        self.left = at[0] - span * scale / 2
        self.top = at[1] - span * scale / 2

    def at(self, point: Point) -> Point:
        return self.left + point[0] * self.scale, self.top + point[1] * self.scale

    def poly(self, colour: Colour4, *points: Point) -> None:
        self.canvas.polygon([self.at(point) for point in points], colour)

    def disc(self, colour: Colour4, x: float, y: float, radius: float) -> None:
        self.canvas.circle(self.at((x, y)), radius * self.scale, colour)

    def line(self, colour: Colour4, width: float, *points: Point, closed: bool = False) -> None:
        self.canvas.line([self.at(point) for point in points], width * self.scale, colour, closed)

    def box(self, colour: Colour4, x: float, y: float, w: float, h: float, radius: float = 0) -> None:
        left, top = self.at((x, y))
        self.canvas.box(left, top, w * self.scale, h * self.scale, colour, radius * self.scale)

    def oval(self, colour: Colour4, x: float, y: float, rx: float, ry: float) -> None:
        self.poly(colour, *oval(x, y, rx, ry))


def oval(x: float, y: float, rx: float, ry: float, steps: int = 28) -> Sequence[Point]:
    """The outline of an ellipse."""
    around = [on_circle((0, 0), 1, 360 * step / steps) for step in range(steps)]
    return [(x + rx * dx, y + ry * dy) for dx, dy in around]
