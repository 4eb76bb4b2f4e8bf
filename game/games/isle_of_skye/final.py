"""What the end of the match brings: scrolls, and gold exchanged for points."""

from __future__ import annotations

from game.games.isle_of_skye.land import Land
from game.games.isle_of_skye.tiles import ON_TILES, SCROLL_TILES, SCROLLS, count, files

Scrolled = tuple[int, int, bool, int, int]
"""Tile, points, whether doubled, how many things it counts, and the mask of their tiles."""


def scrolls(land: Land) -> list[Scrolled]:
    """What each scroll of the land gives at the end. Halves are dropped before a completed area doubles."""
    found: list[Scrolled] = []
    if not land.tiles & SCROLL_TILES:
        return found
    closed = 0
    for _, still_open, _, mask in land.areas.values():
        if not still_open:
            closed |= mask
    for tile, area, kind in SCROLLS:
        if land.tiles >> tile & 1:
            levels = ON_TILES[_SCROLL_RULES[kind].measure]
            number = count(levels, land.tiles)
            points = scroll_points(kind, land.tiles)
            doubled = bool(closed & area)
            found.append((tile, points * (_DOUBLED if doubled else 1), doubled, number, land.tiles & levels[0]))
    return found


def scroll_points(kind: str, tiles: int) -> int:
    """What a scroll of this kind counts on these tiles, before anything is doubled."""
    rule = _SCROLL_RULES[kind]
    return count(ON_TILES[rule.measure], tiles) // rule.per * rule.points


_SCROLL_RULES = files().scrolls
_DOUBLED = files().final.doubled
_EXCHANGE = files().final.gold


def gold_points(gold: int) -> int:
    return gold // _EXCHANGE.per * _EXCHANGE.points


def gold_left(gold: int) -> int:
    """What the exchange leaves over; it breaks ties."""
    return gold % _EXCHANGE.per
