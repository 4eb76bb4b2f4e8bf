"""Which tiles can be activated, in which of their alternatives, and how that is done."""

from __future__ import annotations

from functools import cache

from game.core.contract import Action
from game.games.glen_more.actions import Activate
from game.games.glen_more.book import INDEX, MACGREGOR, NAMES, SINCLAIR, START_TILES, TYPE, Units, tile_id
from game.games.glen_more.cells import START_CELLS
from game.games.glen_more.events import TileActivated
from game.games.glen_more.frames.resolve import is_useful, run_program
from game.games.glen_more.goods import MOST_ON_TILE, PRESENT, TOTAL, held, room
from game.games.glen_more.moments import Events
from game.games.glen_more.paying import RESOURCE_UNITS, after_sales, has_other_means, least_coins
from game.games.glen_more.programs import LINES, MACGREGOR_LINE, Program
from game.games.glen_more.state import State

_ALWAYS, _ROOM, _ASK = 0, 1, 2
_WORKS = frozenset({"move", "vp", "coin", "whisky"})
"""Verbs that have an effect at any time."""


def _kind(line: Program) -> int:
    """How much has to be looked at: most tiles only move a Scot or put a resource on themselves."""
    verbs = {verb for verb, _ in line}
    if verbs <= _WORKS:
        return _ALWAYS
    return _ROOM if verbs == {"gain"} else _ASK


def _goods_for(line: Program) -> tuple[Units, bool] | None:
    """For an alternative that always brings something once goods or coins are paid: which, and whether a coin of
    clan Sinclair may stand in."""
    (verb, value), *rest = line
    if verb != "pay" or not RESOURCE_UNITS.issuperset(value[0]) or not any(verb in _WORKS for verb, _ in rest):
        return None
    units, trade = value
    return units, trade


def _trades(lines: tuple[Program, ...]) -> tuple[tuple[Units, bool], ...]:
    found = tuple(goods for line in lines if (goods := _goods_for(line)) is not None)
    return found if len(found) == len(lines) else ()


_KINDS = tuple(tuple(_kind(line) for line in lines) for lines in LINES)
_TRADES = tuple(_trades(lines) for lines in LINES)
"""By tile: what each of its alternatives takes, where all of them are such."""
_NEVER = 3
_SIMPLE = tuple(_NEVER if not kinds else kinds[0] if len(kinds) == 1 else _ASK for kinds in _KINDS)
"""By tile: its only alternative's kind, where that tells all."""
_MAKES_WHISKY = tuple(
    TYPE[tile] == "whisky" and any(verb == "whisky" for line in lines for verb, _ in line)
    for tile, lines in enumerate(LINES)
)


def _actions(owner: int, tile: int) -> tuple[Activate, ...]:
    """Without naming an alternative, then one by one; the last is MacGregor's."""
    name = f"{NAMES[tile]}:{owner}" if tile in START_TILES else NAMES[tile]
    return (Activate(name), *(Activate(name, line) for line in range(len(LINES[tile]) + 1)))


_ACTIONS = tuple(tuple(_actions(owner, tile) for tile in range(len(NAMES))) for owner in range(4))


def lines_of(state: State, seat: int, tile: int) -> int:
    """How many alternatives a tile has for this seat; MacGregor adds points in place of a barrel."""
    return len(LINES[tile]) + (_MAKES_WHISKY[tile] and MACGREGOR in state.clans[seat])


_SOURCES = tuple(
    (*(f"{name}/{line}" for line in range(len(lines))), MACGREGOR_LINE)
    for name, lines in zip(NAMES, LINES, strict=True)
)
"""By tile: the programs of its alternatives, MacGregor's last."""


def coins_left(state: State, seat: int, program: Program) -> int:
    """The coins that remain after what a program asks for; below zero if it cannot be paid."""
    for verb, value in program:
        if verb == "pay":
            units, trade = value
            if not has_other_means(state, seat, units):
                return -1
            own = held(state.goods[seat])
            substitute = trade and SINCLAIR in state.clans[seat]
            return state.coins[seat] - least_coins(own, state.market, units, (), substitute)
    return state.coins[seat]


def is_open(state: State, seat: int, cell: int | None, tile: int, line: int) -> bool:
    """Whether an alternative can be paid and does anything."""
    if line >= len(LINES[tile]):
        return True
    kind = _KINDS[tile][line]
    if kind == _ALWAYS:
        return True
    if kind == _ROOM:
        return cell is None or room(state.goods[seat], cell) > 0
    program = LINES[tile][line]
    coins = coins_left(state, seat, program)
    return coins >= 0 and is_useful(state, seat, cell, program, coins)


def opens_by_selling(state: State, seat: int, cell: int | None, tile: int) -> bool:
    """Whether a tile that cannot act yet could once goods are sold: there is room on it then, or it can be paid."""
    for line, program in enumerate(LINES[tile]):
        if _KINDS[tile][line] == _ROOM:
            if cell is not None and any(state.market[kind] for kind in PRESENT[state.goods[seat].get(cell, 0)]):
                return True
        elif program_opens(state, seat, cell, program):
            return True
    return False


def program_opens(state: State, seat: int, cell: int | None, program: Program) -> bool:
    """Whether a program can be paid after some sales, or without any, and does anything then."""
    units, trade = next((value for verb, value in program if verb == "pay"), ((), False))
    if not has_other_means(state, seat, units):
        return False
    substitute = trade and SINCLAIR in state.clans[seat]
    for left, rows, coins in after_sales(state, seat):
        least = least_coins(left, rows, units, (), substitute)
        if least <= coins and is_useful(state, seat, cell, program, coins - least):
            return True
    return False


def activations(state: State, seat: int, cell: int | None, tile: int, owner: int | None = None) -> list[Action]:
    """The actions that activate one tile; `owner` if it is not the seat's own."""
    kinds = _KINDS[tile]
    if not kinds:
        return []
    actions = _ACTIONS[seat if owner is None else owner][tile]
    if _MAKES_WHISKY[tile] and MACGREGOR in state.clans[seat]:
        return [actions[line + 1] for line in range(len(kinds) + 1) if is_open(state, seat, cell, tile, line)]
    if len(kinds) == 1:
        return [actions[0]] if is_open(state, seat, cell, tile, 0) else []
    return [actions[line + 1] for line in range(len(kinds)) if is_open(state, seat, cell, tile, line)]


def candidates(state: State, seat: int) -> tuple[int, ...]:
    """Cells that may be activated now, whether or not their tile can do anything."""
    cells = state.lands[seat].cells if state.free_activations else state.may_activate
    done = state.activated
    return tuple([cell for cell in cells if cell not in done]) if done else cells


def own_activations(state: State, seat: int) -> list[Action]:
    land, goods, done = state.lands[seat], state.goods[seat], state.activated
    tops, own = land.tops, _ACTIONS[seat]
    found: list[Action] = []
    for cell in land.cells if state.free_activations else state.may_activate:
        if cell in done:
            continue
        tile = tops[cell]
        simple = _SIMPLE[tile]
        if simple == _ALWAYS or (simple == _ROOM and TOTAL[goods.get(cell, 0)] < MOST_ON_TILE):
            found.append(own[tile][0])
        elif simple == _ASK:
            if _TRADES[tile] and not (_MAKES_WHISKY[tile] and MACGREGOR in state.clans[seat]):
                found += _open_trades(state, seat, tile)
            else:
                found += activations(state, seat, cell, tile)
    return found


def _open_trades(state: State, seat: int, tile: int) -> list[Action]:
    """What `activations` finds, quicker: only the price can speak against it."""
    trades, actions, coins = _TRADES[tile], _ACTIONS[seat][tile], state.coins[seat]
    goods, substitute = held(state.goods[seat]), SINCLAIR in state.clans[seat]
    found: list[Action] = []
    rows = state.market
    for line, (units, trade) in enumerate(trades, int(len(trades) > 1)):
        if least_coins(goods, rows, units, (), trade and substitute) <= coins:
            found.append(actions[line])
    return found


def cell_of(state: State, seat: int, action: Activate) -> int | None:
    """Where the tile lies that an action names, if it is one's own."""
    return _cell(state, seat, *_meant(action.tile))


def own_cell(state: State, seat: int, component: str) -> int | None:
    """Where the tile with this component id lies, if it is one's own."""
    return _cell(state, seat, *_meant(component.removeprefix("tile:")))


def _cell(state: State, seat: int, tile: int, owner: int | None) -> int | None:
    if owner is not None:
        if owner != seat:
            return None
        cell = START_CELLS[START_TILES.index(tile)]
        return cell if state.lands[seat].tops[cell] == tile else None
    return state.lands[seat].cell_of_tile(tile)


@cache
def _meant(named: str) -> tuple[int, int | None]:
    """The tile, and for a start tile whose it is."""
    name, _, owner = named.partition(":")
    return INDEX[name], int(owner) if owner else None


def tile_of(action: Activate) -> int:
    return _meant(action.tile)[0]


def activate(state: State, seat: int, action: Activate, events: Events, *, free: bool = False) -> None:
    """Uses a tile. `free`: a special effect allows it, neither the new tile nor Loch Ness."""
    tile, owner = _meant(action.tile)
    cell = _cell(state, seat, tile, owner)
    if events is not None:
        events.append(TileActivated(seat, tile_id(tile, seat if owner is None else owner)))
    if cell is not None:
        if not free and cell not in state.may_activate:
            state.free_activations -= 1
        state.activated += (cell,)
    run_program(state, seat, _SOURCES[tile][action.line or 0], cell, events)
