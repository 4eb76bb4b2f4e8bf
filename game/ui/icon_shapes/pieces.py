"""The few kinds of pieces an icon is made of. Lengths and places are units of the 24 grid."""

from __future__ import annotations

from typing import NamedTuple

from game.ui.shapes import Canvas, Colour4, Point

MAIN, KNOCK, HOLE = "m", "d", "o"
"""Main colour; knock-out (the ground beneath or a material of its own); always the ground beneath."""


class Piece(NamedTuple):
    kind: str
    colour: str
    points: tuple[Point, ...]
    figures: tuple[float, ...] = ()


Icon = list[Piece]


def poly(*points: Point, c: str = MAIN) -> Piece:
    return Piece("poly", c, points)


def disc(x: float, y: float, r: float, c: str = MAIN) -> Piece:
    return Piece("disc", c, ((x, y),), (r,))


def ring(x: float, y: float, r: float, width: float, c: str = MAIN) -> Piece:
    return Piece("ring", c, ((x, y),), (r, width))


def line(width: float, *points: Point, c: str = MAIN) -> Piece:
    return Piece("line", c, points, (width,))


def arc(width: float, x: float, y: float, r: float, start: float, end: float, c: str = MAIN) -> Piece:
    return Piece("arc", c, ((x, y),), (width, r, start, end))


def box(x: float, y: float, w: float, h: float, radius: float = 0, c: str = MAIN) -> Piece:
    return Piece("box", c, ((x, y),), (w, h, radius))


def draw_pieces(canvas: Canvas, icon: Icon, colours: dict[str, Colour4]) -> None:
    """Draw an icon's pieces on a canvas whose unit is 1/24 of the icon."""
    for piece in icon:
        colour, figures = colours[piece.colour], piece.figures
        if piece.kind == "poly":
            canvas.polygon(piece.points, colour)
        elif piece.kind == "disc":
            canvas.circle(piece.points[0], figures[0], colour)
        elif piece.kind == "ring":
            canvas.circle(piece.points[0], figures[0], colour, figures[1])
        elif piece.kind == "line":
            canvas.line(piece.points, figures[0], colour)
        elif piece.kind == "arc":
            canvas.arc(piece.points[0], figures[1], figures[2], figures[3], figures[0], colour)
        else:
            (x, y), (w, h, radius) = piece.points[0], figures
            canvas.box(x, y, w, h, colour, radius)
