"""A position that somebody states, settled: figures, stacks and points follow from the rest, or it is refused.

Whatever is left out is as at the start of a game; tiles that lie nowhere else are in their stacks.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.core.errors import BadInput
from game.core.reading import listed, mapped, number
from game.core.stated import Stated
from game.core.told import At, Number
from game.core.told_groups import ByName
from game.games.glen_more.book import DAVID_HUME, LOCH_NESS, NAMES, NO_TILE, RECORDS, STACKS, START_TILES, THE_END
from game.games.glen_more.frames.base import settle as settle_frames
from game.games.glen_more.frames.rondel_moves import FINISH, NEXT_FIGURE, START_COINS
from game.games.glen_more.frames.turn import Act, ChooseTile
from game.games.glen_more.land import covered_and_open
from game.games.glen_more.moments import played
from game.games.glen_more.points import enter
from game.games.glen_more.rondel import hindmost
from game.games.glen_more.state import AWAY, DIE, MARKERS, SPACES, State
from game.games.glen_more.told import EARLIER, figure_word, read_spaces

_LEFT = ByName(STACKS, "stack", Number(0, 60), -1)


def settle(state: State, stated: Stated) -> None:
    _settle_rondel(state, stated)
    for seat in range(state.seats):
        _settle_belongings(state, stated, seat)
    _settle_stacks(state, stated)
    _settle_points(state, stated)
    if "scorings" not in stated:
        left = {insert[0] for insert in state.inserts}
        state.scorings = sum(not bag and stack not in left for stack, bag in enumerate(state.bags[1:4], 1))
    parts = stated.plain.get("chronicles") or {}
    for chronicle in played(state):
        if chronicle.settle is not None:
            part = mapped(parts.get(chronicle.id) or {}, chronicle.id)
            state.parts[chronicle.id] = chronicle.settle(state, part)
    _settle_stack(state, stated)
    settle_frames(state, None)


# -- rondel and stacks -----------------------------------------------------------------------------------------------


def _settle_rondel(state: State, stated: Stated) -> None:
    """Left out, the figures stand behind each other as at the start, if the stack says that the game has begun."""
    if "rondel" in stated:
        _read_rondel(state, stated)
    elif "stack" in stated:
        state.at[: state.seats] = range(state.seats)
        if state.options["die"]:
            state.at[DIE] = state.seats
        state.filled = state.seats + state.options["die"]


def _read_rondel(state: State, stated: Stated) -> None:
    state.at = [AWAY] * len(state.at)
    standing = read_spaces(state, stated.plain["rondel"])
    last = stated.plain.get("last", standing[0][1] if standing else 0)
    back = number(last, "last", 0, SPACES - 1)
    for figure, space in standing:
        state.at[figure] = back + (space - back) % SPACES
    _settle_filled(state, back, bool(standing) and len(standing) == len(listed(stated.plain.get("home", []))))


def _settle_filled(state: State, back: int, all_home: bool) -> None:
    """Everything up to the last tile or figure has been filled. With all at home the end tile may lie behind them."""
    state.filled = back
    for place in range(back, back + SPACES):
        tile = state.spaces[place % SPACES]
        if tile == THE_END and all_home and place > back:
            state.end_at = place - SPACES
            continue
        if tile == THE_END:
            state.end_at = place
        if tile != NO_TILE or place in state.at:
            state.filled = place + 1
    if all_home and state.end_at == AWAY:  # so far behind that another tile has come onto its space
        state.end_at = back


def _tiles_out(state: State) -> dict[int, str]:
    """Every tile that is not in a stack, and where it is; refuses one that is in two places."""
    found: dict[int, str] = {}

    def lies(tiles: Iterable[int], where: str) -> None:
        for tile in tiles:
            if tile in found and tile != DAVID_HUME:
                raise BadInput(f"The tile '{NAMES[tile]}' is in two places: {found[tile]}, and {where}.")
            found[tile] = where

    lies((tile for tile in state.spaces if tile != NO_TILE), "on the rondel")
    for pile in state.discards:
        lies(pile, "among the discards")
    for seat in range(state.seats):
        placed = (tile for tile in covered_and_open(state.lands[seat]) if tile not in START_TILES)
        lies(placed, f"in the territory of seat {seat}")
        lies(state.persons[seat], f"with the persons of seat {seat}")
    return found


def _settle_stacks(state: State, stated: Stated) -> None:
    """Tiles of stack S that are nowhere in a position with a rondel have been passed or built: they are not drawn."""
    out = _tiles_out(state)
    sizes = _LEFT.read(At(state, "stacks", ()), stated.plain.get("stacks") or {})
    for n, stack in enumerate(STACKS):
        if stated.says("unseen", stack):
            continue
        state.bags[n] &= ~sum(1 << tile for tile in out)
        if n == 0 and "rondel" in stated:
            state.bags[n] = 0
        if sizes[n] >= 0 and "unseen" not in stated:
            state.bags[n] = _only(state.bags[n], sizes[n] - sum(insert[0] == n for insert in state.inserts))
    for tile, where in out.items():
        if any(bag >> tile & 1 for bag in state.bags):
            raise BadInput(f"The tile '{NAMES[tile]}' cannot be in a stack: it is {where}.")
    if "depths" not in stated:
        lefts = [bag.bit_count() for bag in state.bags]
        state.inserts = tuple(
            (stack, tile, min(soonest, lefts[stack]), min(latest, lefts[stack]))
            for stack, tile, soonest, latest in state.inserts
            if tile not in out and (RECORDS[tile].stack == "end" or lefts[stack])
        )


def _only(bag: int, wanted: int) -> int:
    """So many tiles of it: the first by name of the file."""
    kept = 0
    for tile in range(len(NAMES)):
        if bag >> tile & 1 and kept.bit_count() < wanted:
            kept |= 1 << tile
    return kept


# -- what players have -----------------------------------------------------------------------------------------------


def _settle_belongings(state: State, stated: Stated, seat: int) -> None:
    begun = "stack" in stated or "rondel" in stated
    if begun and not stated.says("coins", seat):
        state.coins[seat] = START_COINS[seat]
    left = MARKERS - len(state.clans[seat])
    told = stated.given("markers_left", seat)
    if told not in (None, left):
        raise BadInput(f"Seat {seat} has {left} clan markers left, not '{told}'.")
    standing = sum(state.scots[seat].values())
    if standing > MARKERS - 1:
        raise BadInput(f"Seat {seat} has {MARKERS - 1} Scots besides the figure, not {standing}.")
    if not stated.says("scots_left", seat):
        state.scots_left[seat] = MARKERS - 1 - standing


def _settle_points(state: State, stated: Stated) -> None:
    told, state.points = state.points, [0] * state.seats
    for seat, _, _, points, _ in state.entries():
        state.points[seat] += points
    for seat, points in enumerate(told):
        if stated.says("points", seat) and points != state.points[seat]:
            enter(state, seat, EARLIER, f"seat:{seat}", points - state.points[seat])


# -- the running turn ------------------------------------------------------------------------------------------------


def _settle_stack(state: State, stated: Stated) -> None:
    """Left out: the hindmost figure is next, or the set-up if no rondel was stated.

    Whoever is in a turn has begun it: what its beginning gives is there, unless the position says otherwise.
    """
    if "stack" not in stated and "rondel" in stated:
        state.stack = [NEXT_FIGURE]
    if "stack" in stated and state.stack and state.stack[0] not in (NEXT_FIGURE, FINISH):
        state.stack.insert(0, NEXT_FIGURE)
    choosing = next((frame.seat for frame in state.stack if isinstance(frame, ChooseTile)), None)
    if choosing is not None and "rondel" in stated and hindmost(state) != choosing:
        figure = figure_word(state, hindmost(state)) if hindmost(state) >= 0 else "nobody"
        raise BadInput(f"'choose_tile seat={choosing}': on the rondel '{figure}' is the hindmost.")
    acting = next((frame.seat for frame in state.stack if isinstance(frame, ChooseTile | Act)), None)
    if acting is not None and "free_activations" not in stated:
        state.free_activations = int(LOCH_NESS in state.landmarks[acting])
