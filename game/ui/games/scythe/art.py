"""The drawings of Scythe."""

from __future__ import annotations

from game.ui.art import Art
from game.ui.games.scythe.palette import palette_for

_DRAWINGS = {
    "emblems": (
        "any_resource coins combat combat_cards cube encounter factory food lake mech metal move_units "
        "objective oil popularity power produce_hexes recruit structure territory tunnel upgrade wood worker"
    ),
    "figures": (
        "armory character_crimea character_nordic character_polania character_rusviet character_saxony "
        "mech_crimea mech_nordic mech_polania mech_rusviet mech_saxony mill mine monument worker_crimea "
        "worker_nordic worker_polania worker_rusviet worker_saxony"
    ),
    "places": "tunnel",
}
_PIECE = ("seat", "seat_light", "seat_shade", "seat_dark", "joint", "skin", "pole", "plume", "glass", "plate")
ART = Art("scythe", palette_for, _DRAWINGS, ("brass", "brass_dark", *_PIECE))
