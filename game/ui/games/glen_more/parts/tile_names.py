"""What is printed on the name strips of tiles: their names, or a short form where those are too long for a strip."""

from __future__ import annotations

from collections.abc import Iterable

from game.ui.kinds.part import Host

SHORTENED = frozenset(
    {
        "bonnie_prince_charlie",
        "crieff_tryst",
        "dornoch_mason",
        "falkirk_tryst",
        "general_wades_roads",
        "glenfinnan_church",
        "glenfinnan_monument",
        "kenmore_fair",
        "perth_assembly",
        "sligachan_bridge",
        "tain_fair",
    }
)


def strip_name(host: Host, world: str, tile: str) -> str:
    return host.text(f"{world}.screen.short.{tile}") if tile in SHORTENED else host.name(tile)


def strip_names(host: Host, world: str, tiles: Iterable[str]) -> dict[str, str]:
    return {tile: strip_name(host, world, tile) for tile in tiles}
