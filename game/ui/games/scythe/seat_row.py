"""A player in one row: faction and mat, the five figures of the tracks, and how far each kind of piece is out."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect, Surface

from game.core import names
from game.games.scythe.shown import Player
from game.ui.games.scythe import tokens
from game.ui.games.scythe.plates import Name, Plates
from game.ui.look import Look
from game.ui.theme import mix

SIZE = (512.0, 46.0)
_FIGURES = (("power", 196.0), ("popularity", 241.0), ("coins", 285.0), ("combat_cards", 330.0), ("star", 374.0))
_COUNTS = (("worker", 423.0), ("mech", 442.0), ("structure", 461.0), ("recruit", 480.0), ("upgrade", 499.0))
_SMALL = 15.0


class Row(NamedTuple):
    """What the row says besides the position."""

    player: str
    second: str = ""
    """Beside the player's name: the mat, or what the player does."""
    acting: bool = False
    icon: str = ""
    """`person` or `bot`, or `thinking`."""


def draw(
    look: Look, surface: Surface, rect: Rect, seat: int, player: Player, row: Row, name: Name
) -> dict[str, Rect]:
    """Regions: `seat:<n>` for the row, `seat:<n>/<figure>` for each figure in it."""
    p, theme = Plates(look, rect.w / SIZE[0]), look.theme
    faction = player.faction
    if row.acting:
        look.materials.glow(surface, rect, 7, 8, theme.glow_deep)
    look.materials.frame(
        surface,
        rect,
        "paper" if row.acting else "waiting",
        radius=7,
        edge=theme.copper if row.acting else None,
        edge_width=2.2 if row.acting else 1,
    )
    one = p.palette.factions[faction]
    p.plate(surface, Rect(rect.x + p.px(4), rect.y + p.px(4), p.px(6), rect.h - p.px(8)), one.fill, 3, one.dark, 0.8)
    p.put(surface, tokens.emblem(look, faction, p.px(27)), (rect.x + p.px(28), rect.centery))
    _names(p, surface, rect, name(f"faction:{faction}"), row)
    regions = {f"seat:{seat}": rect}
    for what, x in _FIGURES:
        spot = _figure(p, surface, rect, what, x, value(player, what), faction)
        regions[f"seat:{seat}/{what}"] = spot
    line = Rect(rect.x + p.px(410), rect.y + p.px(6), max(1, p.px(0.8)), rect.h - p.px(12))
    surface.fill(mix(p.palette.paper, p.palette.line, 0.35), line)
    for what, x in _COUNTS:
        regions[f"seat:{seat}/{what}"] = _count(p, surface, rect, what, x, value(player, what))
    return regions


def _names(p: Plates, surface: Surface, rect: Rect, title: str, row: Row) -> None:
    theme, left = p.look.theme, rect.x + p.px(46)
    room = p.px(_FIGURES[0][1] - 50)
    second = names.Name(row.player, "", f" · {row.second}" if row.second else "")
    if rect.h >= p.px(42):
        p.text(surface, title, (left, rect.y + p.px(15)), 13.5, theme.ink, face="serif", room=room)
        x = float(left)
        if row.icon:
            p.look.icons.draw(surface, row.icon, 12, theme.muted, (x + p.px(6), rect.y + p.px(32)))
            x += p.px(16)
        p.text(surface, second, (x, rect.y + p.px(32)), 11.5, theme.muted, room=room - (x - left))
        return
    p.text(surface, title, (left, rect.y + p.px(12)), 13, theme.ink, face="serif", room=room)
    p.text(surface, second, (left, rect.y + p.px(27)), 11, theme.muted, room=room)


def value(player: Player, what: str) -> str:
    """As text; "?" for what may not be seen."""
    value = {
        "power": player.power,
        "popularity": player.popularity,
        "coins": player.coins,
        "combat_cards": len(player.cards),
        "star": player.star_count,
        "worker": player.workers,
        "mech": player.mech_count,
        "structure": len(player.structures),
        "recruit": len(player.recruits),
        "upgrade": len(player.covered),
    }[what]
    return "?" if value is None else str(value)


def _figure(p: Plates, surface: Surface, rect: Rect, what: str, x: float, value: str, faction: str) -> Rect:
    middle = rect.x + p.px(x + 9), rect.centery
    if what == "star":
        p.put(surface, tokens.star(p.look, faction, p.px(21)), middle)
    else:
        p.sign(surface, what, middle, 18)
    p.text(surface, value, (rect.x + p.px(x + 20), rect.centery), 15, p.look.theme.ink, face="bold")
    return Rect(rect.x + p.px(x), rect.y, p.px(36), rect.h)


def _count(p: Plates, surface: Surface, rect: Rect, what: str, x: float, value: str) -> Rect:
    middle = rect.x + p.px(x + 1)
    p.sign(surface, what, (middle, rect.y + rect.h * 0.31), _SMALL)
    p.text(surface, value, (middle, rect.y + rect.h * 0.73), 12, p.look.theme.ink, face="bold", align="centre")
    return Rect(round(middle - p.px(_SMALL / 2)), rect.y, p.px(_SMALL), rect.h)
