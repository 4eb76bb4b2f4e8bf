"""What is printed on a landscape tile, in words: its symbols, and what its scroll counts at the end."""

from __future__ import annotations

from game.ui.games.isle_of_skye import table
from game.ui.kinds.part import Host


def symbols_told(host: Host, world: str, tile: str) -> str:
    """ "2 sheep, barrels, scroll"; empty for a bare tile."""
    words = [host.text(f"{world}.screen.symbol.{kind}", n=n) for kind, n in table.symbols_of(tile).items()]
    if table.scroll_of(tile):
        words.append(host.text(f"{world}.screen.symbol.scroll"))
    return ", ".join(words)


def scroll_told(host: Host, world: str, tile: str) -> str:
    """What its scroll brings, and when it is doubled; empty without one."""
    kind = table.scroll_of(tile)
    return host.text(f"{world}.screen.scroll", what=host.text(f"{world}.scroll.{kind}")) if kind else ""
