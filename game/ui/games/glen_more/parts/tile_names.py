"""What is printed on the name strips of tiles: their names, or a short form where those are too long for a strip."""

from __future__ import annotations

from collections.abc import Iterable

from game.ui.kinds.part import Host

SHORTENED = frozenset(
    {
        "aberdeen_quay",
        "armadale_castle",
        "bonnie_prince_charlie",
        "carse_of_gowrie",
        "crieff_tryst",
        "dornoch_mason",
        "dunvegan_castle",
        "falkirk_tryst",
        "flora_macdonald",
        "galloway_herd",
        "gathering_a",
        "gathering_b",
        "gathering_c",
        "gathering_d",
        "general_wades_roads",
        "glenfinnan_church",
        "glenfinnan_monument",
        "highland_fold",
        "kenmore_fair",
        "lairg_sale",
        "old_man_of_storr",
        "perth_assembly",
        "portree_market",
        "rob_roy",
        "robert_the_bruce",
        "sheep_heid_inn",
        "sligachan_bridge",
        "tain_fair",
        "urquhart_castle",
        "wallace_monument",
    }
)


def strip_name(host: Host, world: str, tile: str) -> str:
    return host.text(f"{world}.screen.short.{tile}") if tile in SHORTENED else host.name(tile)


def strip_names(host: Host, world: str, tiles: Iterable[str]) -> dict[str, str]:
    return {tile: strip_name(host, world, tile) for tile in tiles}
