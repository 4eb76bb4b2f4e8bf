"""What the row of a player says when it is pointed at: the figures are small, so the card names every one of them."""

from __future__ import annotations

from collections.abc import Sequence

from game.games.scythe.shown import Player
from game.ui.games.scythe import seat_row
from game.ui.games.scythe.facts import load_facts
from game.ui.kinds.part import Host

_PIECES = {
    "worker": ("worker", "workers"),
    "mech": ("mech", "mechs"),
    "structure": ("armory", "structures"),
    "recruit": ("recruit", "recruits"),
    "upgrade": ("cube_up", "upgrades"),
}
"""Each column of small figures with its icon, and the star that counts it."""


def coins_told(host: Host, world: str, players: Sequence[Player], seat: int) -> tuple[str, ...]:
    """That coins are hidden, where that was agreed: those of others are not shown, one's own only oneself sees."""
    if all(one.coins is not None for one in players):
        return ()
    return (host.text(f"{world}.screen.coins.{'their' if players[seat].coins is None else 'own'}"),)


def counts_told(host: Host, world: str, player: Player, out_of: str) -> tuple[tuple[int | str | None, str, str], ...]:
    """How many pieces of each kind are out, of all there are; `out_of` is the key of these words."""
    stars = load_facts().stars
    return tuple(
        (
            icon,
            host.text(f"{world}.screen.count.{what}"),
            host.text(out_of, n=seat_row.value(player, what), all=stars[name]["needs"]),
        )
        for what, (icon, name) in _PIECES.items()
    )
