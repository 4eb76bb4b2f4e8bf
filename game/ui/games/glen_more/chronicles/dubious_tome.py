"""Chronicle 6: the landmark cards as pages of a book, the picture on the left, the event on the right."""

from __future__ import annotations

from pygame import Rect

from game.games.glen_more.shown import DubiousTome
from game.ui.games.glen_more.chronicles.board import Board, Chip
from game.ui.games.glen_more.chronicles.brush import Brush
from game.ui.games.glen_more.chronicles.marks import draw_card_marks
from game.ui.games.glen_more.tile_painter import painter_for
from game.ui.theme import mix

_WIDE, _CARDS_HIGH = 430.0, 330.0


def _turned(brush: Brush) -> tuple[str, ...]:
    return brush.part(DubiousTome).flipped


def _chip(brush: Brush) -> Chip:
    """Own cards, those that show their event as full dots."""
    own, turned = brush.seen.position.players[brush.seat].landmarks, _turned(brush)
    full = sum(card in turned for card in own)
    return Chip(f"{full}/{len(own)}", ("on",) * full + ("off",) * (len(own) - full))


def _paint(brush: Brush, rect: Rect) -> None:
    claims = [one for one in brush.seen.lit if one.startswith("claim:")]
    own = brush.seen.position.players[brush.seat].landmarks
    cards = [(one, one.partition(":")[2]) for one in claims] or [(f"flip:{card}", card) for card in own]
    area = brush.box(rect, 0, 0, _WIDE, _CARDS_HIGH)
    if not cards:
        brush.ground(area, mix(brush.palette.shelf, brush.palette.sheet, 0.1), 8)
        brush.symbol("event", 120, (area.centerx, area.y + brush.px(120)))
        brush.paragraph(brush.says("none"), "body", brush.box(area, 50, 210, _WIDE - 100, 60), "cream", "centre")
    columns = 1 if len(cards) <= 3 else 2
    rows = -(-len(cards) // columns)
    wide = (_WIDE - 8 * (columns - 1)) / columns
    high = min(118.0 if rows > 2 else 158.0, (_CARDS_HIGH - 6 * (rows - 1)) / max(rows, 1))
    for number, (component, card) in enumerate(cards):
        place = brush.box(rect, (number % columns) * (wide + 8), (number // columns) * (high + 6), wide, high)
        _card(brush, brush.place(component, place), card, component)
    _below(brush, brush.box(rect, 0, _CARDS_HIGH + 8, _WIDE, 100))


def _card(brush: Brush, rect: Rect, card: str, component: str) -> None:
    """An open book: the landmark to the left, what its event does to the right; the side that counts is light."""
    px, p, theme, turned = brush.px, brush.palette, brush.theme, card in _turned(brush)
    brush.frame(rect, "field", 5, "tile")
    wide, high = brush.grid.units(rect.w), brush.grid.units(rect.h)
    half = wide * (0.34 if wide > 300 else 0.4)
    left = brush.box(rect, 4, 4, half - 8, high - 8)
    picture = Rect(left.x, left.y, left.w, max(px(16), left.h - px(36)))
    if card in painter_for(brush.look).plans:
        brush.scenery(card, picture, 0.1)
    else:
        brush.fill(picture, p.loch, 4)
    name = Rect(left.x, picture.bottom, left.w, left.bottom - picture.bottom)
    brush.paragraph(brush.host.name(card), "second_serif", name, "ink", "centre", True)
    right = brush.box(rect, half, 4, wide - half - 4, high - 8)
    brush.fill(right, mix(theme.field, p.violet if turned else p.plaid_line, 0.14), 4)
    spine = Rect(right.x - px(1), rect.y + px(4), max(1, px(1)), right.h)
    brush.fill(spine, p.stone_dark, 0, 120)
    text = right.inflate(-px(12), -px(8))
    if turned:
        brush.symbol("points", 18, (right.right - px(13), right.y + px(13)), 1)
        text.w -= px(18)
    style = "second" if wide > 300 else "caption"
    brush.paragraph(brush.host.about(f"flip:{card}"), style, text, "ink", middle=True)
    if turned and component.startswith("flip:"):
        brush.fill(picture, p.dark, 4, 90)
    elif not turned:
        draw_card_marks(brush.look, brush.surface, brush.seen.position, card, picture)


def _below(brush: Brush, rect: Rect) -> None:
    """With or without the event, once a card is chosen; else what the others have turned."""
    offered = [one for one in brush.seen.lit if one.startswith("event:") or one == "make_trade"]
    if offered:
        wide, titles = (_WIDE - 8) / 2, [*map(brush.title, offered)]
        for number, one in enumerate(offered):
            place = brush.box(rect, number * (wide + 8), 0, wide, 40)
            brush.button(one, titles[number], place, "event", titles)
        return
    others = [seat for seat in brush.seats if seat != brush.seat]
    px, wide = brush.px, (_WIDE - 6 * (len(others) - 1)) / max(len(others), 1)
    for number, seat in enumerate(others):
        place = brush.box(rect, number * (wide + 6), 0, wide, 40)
        brush.frame(place, "inset", 6)
        cards = brush.seen.position.players[seat].landmarks
        full = sum(card in _turned(brush) for card in cards)
        brush.sign(seat, 13, (place.x + px(13), place.centery))
        brush.text(brush.host.player(seat), "second_bold", (place.x + px(23), place.centery), room=place.w - px(78))
        brush.symbol("event", 18, (place.right - px(42), place.centery))
        brush.text(f"{full}/{len(cards)}", "stat", (place.right - px(8), place.centery), align="right", room=px(24))
    brush.paragraph(brush.says("how"), "second", brush.box(rect, 0, 46, _WIDE, 52))


BOARD = Board(
    id="dubious_tome",
    emblem="event",
    kinds=("flip", "event", "make_trade", "claim"),
    phases=frozenset({"flip_card", "may_trade"}),
    paint=_paint,
    chip=_chip,
)
