"""Chronicle 4: whom the Englishman serves, his row of coins, and the two ways to use him."""

from __future__ import annotations

from pygame import Rect

from game.games.glen_more.shown import Hammer
from game.ui.games.glen_more.chronicles.board import Board, Chip
from game.ui.games.glen_more.chronicles.brush import Brush
from game.ui.games.glen_more.chronicles.facts import chronicle_facts
from game.ui.theme import mix

_WIDE = 474.0
_TOKEN, _ROW, _DISCARDS = "england_token", "market:england", "discards"


def _always(part: Hammer) -> tuple[str, ...]:
    return _TOKEN, _ROW


def _chip(brush: Brush) -> Chip:
    """Coins on his row, and the sign of whoever has the token."""
    part, spaces = brush.part(Hammer), len(chronicle_facts("hammer")["england"]["spaces"])
    holder = () if part.holder is None else (f"seat:{part.holder}",)
    return Chip("", (*holder, *(["coin"] * part.row), *(["off"] * (spaces - part.row))))


def _paint(brush: Brush, rect: Rect) -> None:
    _soldier(brush, brush.box(rect, 0, 0, 150, 236))
    _token(brush, brush.box(rect, 160, 0, _WIDE - 160, 112))
    _row(brush, brush.box(rect, 160, 122, _WIDE - 160, 114))
    _ways(brush, brush.box(rect, 0, 248, _WIDE, 130))


def _soldier(brush: Brush, rect: Rect) -> None:
    p = brush.palette
    brush.ground(rect, mix(p.cost, p.dark, 0.42), 8)
    band = Rect(rect.x, rect.y, max(2, brush.px(20)), rect.h)
    for share in (0.18, 0.82):
        brush.fill(band.move(round(rect.w * share) - band.w // 2, 0), mix(p.cost, p.dark, 0.2), 0)
    brush.put(brush.figures.englishman(brush.px(140)), (rect.centerx, rect.y + brush.px(104)))
    words = brush.title("englishman")
    brush.text(words, "dock", (rect.centerx, rect.bottom - brush.px(24)), "cream", "centre", rect.w)


def _token(brush: Brush, rect: Rect) -> None:
    """The token with the sign of its holder."""
    px, holder = brush.px, brush.part(Hammer).holder
    brush.frame(rect, "field", 8, "tile")
    brush.place(_TOKEN, rect)
    middle = rect.x + px(52), rect.centery
    brush.symbol("england", 80, middle)
    if holder is not None:
        brush.sign(holder, 26, (middle[0] + px(28), middle[1] + px(28)))
    words = brush.box(rect, 104, 10, _WIDE - 160 - 112, 92)
    if holder is None:
        brush.paragraph(brush.says("nobody"), "body", words, "ink", middle=True)
    else:
        brush.paragraph(brush.says("holder", who=brush.host.player(holder)), "body", words, "ink", middle=True)


def _row(brush: Brush, rect: Rect) -> None:
    """The spaces of his row: what using him costs next, and what letting him discard brings."""
    px, row = brush.px, brush.part(Hammer).row
    spaces = chronicle_facts("hammer")["england"]["spaces"]
    brush.frame(rect, "field", 8, "tile")
    brush.place(_ROW, rect)
    for index, worth in enumerate(spaces):
        middle = rect.x + px(48 + 62 * index), rect.y + px(38)
        if index < row:
            brush.symbol("coin", 48, middle)
        else:
            disc = Rect(0, 0, px(44), px(44)).move(middle[0] - px(22), middle[1] - px(22))
            brush.fill(disc, brush.theme.track, 22)
        brush.text(str(worth), "figure", middle, "ink", "centre", px(16))
    use = brush.says("use", n=spaces[row]) if row < len(spaces) else brush.says("full")
    get = brush.says("get", n=spaces[row - 1]) if row else brush.says("get_none")
    brush.text(use, "second", (rect.x + px(14), rect.y + px(78)), room=rect.w - px(20))
    brush.text(get, "second", (rect.x + px(14), rect.y + px(98)), room=rect.w - px(20))


def _ways(brush: Brush, rect: Rect) -> None:
    offered = [one for one in (_TOKEN, _DISCARDS) if brush.lit(one) or one in brush.seen.chosen]
    if brush.seen.phase != "use_englishman" or not offered:
        brush.paragraph(brush.says("how"), "second", rect)
        return
    tile = next((one for one in brush.seen.chosen if one.startswith("tile:")), "")
    asked = brush.says("what", tile=brush.host.name(tile)) if tile else brush.says("asked")
    brush.paragraph(asked, "body", brush.box(rect, 0, 0, _WIDE, 40), "ink")
    wide = (_WIDE - 8) / 2
    names = {_TOKEN: ("takes", "tile_plus"), _DISCARDS: ("discards", "tile_minus")}
    for number, (component, (key, symbol)) in enumerate(names.items()):
        if component in offered:
            place = brush.box(rect, number * (wide + 8), 46, wide, 44)
            brush.button(component, brush.says(key), place, symbol, [brush.says(one) for one, _ in names.values()])


BOARD = Board(
    id="hammer",
    emblem="england",
    kinds=(_TOKEN, _ROW, _DISCARDS),
    phases=frozenset({"use_englishman"}),
    paint=_paint,
    chip=_chip,
    always=_always,
)
