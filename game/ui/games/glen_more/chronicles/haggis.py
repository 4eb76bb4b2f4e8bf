"""Chronicle 5: the supply of haggis and everybody's table; what lies face down is seen by its owner alone."""

from __future__ import annotations

from pygame import Rect

from game.games.glen_more.shown import Haggis
from game.ui.games.glen_more.chronicles.board import Board, Chip
from game.ui.games.glen_more.chronicles.brush import Brush
from game.ui.games.glen_more.chronicles.facts import chronicle_facts
from game.ui.theme import mix

_WIDE, _TOKEN = 430.0, 44.0


def _always(part: Haggis) -> tuple[str, ...]:
    return tuple(f"haggis:{seat}" for seat in range(len(part.tables)))


def _chip(brush: Brush) -> Chip:
    """How many tokens lie on the own table."""
    part, seat = brush.part(Haggis), brush.seat
    lying, room = len(part.tables[seat]), chronicle_facts("haggis")["haggis"]["table"]
    return Chip(str(lying), ("on",) * lying + ("off",) * max(0, room - lying))


def _paint(brush: Brush, rect: Rect) -> None:
    _supply(brush, brush.box(rect, 0, 0, _WIDE, 96))
    high = min(72.0, 300 / len(brush.seats))
    own = brush.seat
    for number, seat in enumerate(sorted(brush.seats, key=lambda one: one != own)):
        _table(brush, brush.box(rect, 0, 104 + number * (high + 4), _WIDE, high), seat)
    below = 104 + len(brush.seats) * (high + 4) + 4
    if brush.lit("haggis_roll"):
        brush.button("haggis_roll", brush.title("haggis_roll"), brush.box(rect, 0, below, 210, 38), "whisky")
    else:
        brush.paragraph(brush.says("how"), "second", brush.box(rect, 0, below, _WIDE, 52))


def _supply(brush: Brush, rect: Rect) -> None:
    """Two open tokens, the others face down; the die in a scoring."""
    px, part = brush.px, brush.part(Haggis)
    brush.ground(rect, mix(brush.palette.shelf, brush.palette.sheet, 0.1), 8)
    brush.text(brush.says("supply"), "second_serif", (rect.x + px(12), rect.y + px(14)), "cream", room=px(160))
    y = rect.y + px(56)
    for index, value in enumerate(part.open):
        place = _token(brush, (rect.x + px(42 + 60 * index), y), value, 52)
        same = brush.regions.get(f"haggis_open:{value}", place)
        brush.place(f"haggis_open:{value}", place.union(same))  # of two alike either can be clicked
    left = part.face_down
    heap = min(left, 6)
    for index in range(heap):
        place = _token(brush, (rect.x + px(200 + 7 * index), y - px(index)), None, 48)
    if heap:
        brush.place("haggis_hidden", Rect(rect.x + px(172), rect.y + px(26), px(48 + 7 * heap + 8), px(58)))
        brush.text(str(left), "figure", (rect.x + px(284), y), "cream", room=px(34))
        brush.text(brush.says("face_down"), "caption", (rect.x + px(284), y + px(22)), "cream_muted", room=px(90))
    if part.rolled:
        brush.put(brush.figures.die(px(48), part.rolled), (rect.right - px(44), y))


def _token(brush: Brush, middle: tuple[int, int], value: int | None, units: float, faint: bool = False) -> Rect:
    """A round token: a haggis with its number, or its back."""
    p, px = brush.palette, brush.px(units)
    place = Rect(0, 0, px, px)
    place.center = middle
    brush.fill(place.move(brush.px(1), brush.px(2)), p.dark, units / 2, 110)
    brush.fill(place, p.dark, units / 2)
    inner = place.inflate(-brush.px(3), -brush.px(3))
    if value is None:
        brush.fill(inner, p.plaid, units / 2)
        for dx in (-0.16, 0.16):
            line = Rect(0, 0, max(1, brush.px(1.4)), round(inner.h * 0.8))
            line.center = round(middle[0] + dx * px), middle[1]
            brush.fill(line, p.plaid_line, 0)
        brush.symbol("haggis", units * 0.42, middle)
    else:
        brush.fill(inner, mix(p.disc, p.plaid_line, 0.25) if faint else p.disc, units / 2)
        brush.symbol("haggis", units * 0.6, (middle[0], middle[1] + round(px * 0.14)))
        brush.text(
            str(value),
            "stat" if units > 40 else "second_bold",
            (middle[0], middle[1] - round(px * 0.28)),
            "ink",
            "centre",
            px * 0.22,
        )
    return place


def _table(brush: Brush, rect: Rect, seat: int) -> None:
    """Five places; whoever looks sees the own tokens, and of others only what was taken openly or is turned up."""
    px, part = brush.px, brush.part(Haggis)
    brush.frame(rect, "inset", 8)
    brush.place(f"haggis:{seat}", rect)
    brush.sign(seat, 15, (rect.x + px(16), rect.centery))
    brush.text(brush.host.player(seat), "body_bold", (rect.x + px(28), rect.centery), room=px(88))
    room = chronicle_facts("haggis")["haggis"]["table"]
    units = min(_TOKEN, brush.grid.units(rect.h) - 14)
    up, down = list(part.face_up[seat]), list(part.tables[seat])
    for index in range(room):
        middle = rect.x + px(150 + (units + 12) * index), rect.centery
        if index < len(up):
            place = _token(brush, middle, up[index], units)
            brush.ring(place, brush.theme.gain, 2, units / 2)
        elif index - len(up) < len(down):
            value = down[index - len(up)]
            place = _token(brush, middle, value, units, faint=True)
            if brush.lit(f"haggis_token:{value}") and seat == brush.seat:
                brush.place(f"haggis_token:{value}", place)
        else:
            place = Rect(0, 0, px(units - 8), px(units - 8))
            place.center = middle
            brush.fill(place, brush.theme.track, units / 2)
    for one in brush.row:
        if one.word == "haggis_scored" and one.seat == seat:  # type: ignore[attr-defined]
            # the tokens that made it are gone already
            brush.symbol("points", 28, (rect.right - px(16), rect.centery), one.n)  # type: ignore[attr-defined]


BOARD = Board(
    id="haggis",
    emblem="haggis",
    kinds=("haggis", "haggis_open", "haggis_hidden", "haggis_token", "haggis_roll"),
    phases=frozenset({"take_haggis", "extra_rolls", "rob_haggis", "make_haggis_room", "hand_over_haggis"}),
    paint=_paint,
    chip=_chip,
    always=_always,
    tells={"haggis_rolled": 700.0, "haggis_rolled_for": 700.0, "token_turned": 350.0, "haggis_scored": 900.0},
    headlines={"haggis_scored": "glen_more.prompt.count_haggis"},
)
