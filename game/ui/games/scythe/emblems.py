"""The coloured signs of Scythe: goods, tracks, cubes, cards, places. Each told by its shape alone."""

from __future__ import annotations

from game.ui.games.scythe.art import ART

DRAWN = ART.kinds("emblems")
ALIASES = {
    "gain_coins": "coins",
    "gain_power": "power",
    "draw_combat_cards": "combat_cards",
    "gain_any_resources": "any_resource",
    "gain_popularity": "popularity",
    "upgrades": "upgrade",
    "mechs": "mech",
    "structures": "structure",
    "recruits": "recruit",
    "workers": "worker",
}
"""Other words of the game for the same sign: what top actions give, and the stars of the triumph track."""
