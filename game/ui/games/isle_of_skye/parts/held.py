"""What parts read from the open options about a tile that is held: which tile, how it is turned, where it may go."""

from __future__ import annotations

from game.ui.games.isle_of_skye.shown import SkyeShown

TILE, TURN, PLACE = "tile:", "turn:", "place:"


def _chosen(shown: SkyeShown, prefix: str) -> str:
    return next((one.removeprefix(prefix) for one in shown.chosen if one.startswith(prefix)), "")


def held_tile(shown: SkyeShown) -> str:
    return _chosen(shown, TILE)


def held_turn(shown: SkyeShown) -> int:
    return int(_chosen(shown, TURN) or 0)


def advised_tile(shown: SkyeShown) -> tuple[str, int, str]:
    """Tile, turn and place of an advice to build."""
    tile, turn, place = shown.advised
    return tile.removeprefix(TILE), int(turn.removeprefix(TURN)), place


def places_of(shown: SkyeShown) -> dict[str, tuple[int, ...]]:
    """Every place of the held tile, with the turns in which it fits there."""
    tile = TILE + held_tile(shown)
    found: dict[str, tuple[int, ...]] = {}
    for touched in shown.open:
        if tile in touched:
            place = next((one for one in touched if one.startswith(PLACE)), "")
            turn = next((one for one in touched if one.startswith(TURN)), "")
            if place and turn:
                found[place] = (*found.get(place, ()), int(turn.removeprefix(TURN)))
    return found


def places_by_turn(shown: SkyeShown, tile: str) -> tuple[int, ...]:
    """How many places the tile has in each of its four turns."""
    counts = [0, 0, 0, 0]
    for touched in shown.open:
        if TILE + tile in touched:
            for one in touched:
                if one.startswith(TURN):
                    counts[int(one.removeprefix(TURN))] += 1
    return tuple(counts)
