"""A position as somebody states it, whole or in parts: the way back from plain.py, and how scenarios begin.

Whatever is left out is as at the start of a game; tiles that lie nowhere else are in their stacks. Whatever cannot be
is refused in one sentence with the nearest known id.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.core.errors import BadInput
from game.core.text import Vocabulary, nearest
from game.games.glen_more.book import (
    CLAN_INDEX,
    INDEX,
    LANDMARK_INDEX,
    LANDMARKS,
    NAMES,
    NO_TILE,
    RECORDS,
    STACK,
    STACKS,
    START_TILES,
    THE_END,
)
from game.games.glen_more.cells import CELLS, START_CELLS
from game.games.glen_more.frames.base import settle
from game.games.glen_more.frames.rondel_moves import FINISH, NEXT_FIGURE
from game.games.glen_more.goods import KIND_INDEX, put
from game.games.glen_more.land import Land, Tiles, covered_and_open
from game.games.glen_more.market import SPACES as MARKET_SPACES
from game.games.glen_more.moments import frames_of, moments, played
from game.games.glen_more.plain import DIE_WORD, PAWN
from game.games.glen_more.points import enter
from game.games.glen_more.reading import by_seat, cells, index, listed, mapped, number, tiles
from game.games.glen_more.setup import check_seats, fresh_state, new_state, read_options
from game.games.glen_more.state import AWAY, DIE, MARKERS, SPACES, State

KEYS = (
    "seats options stack rondel last home die_shows stacks unseen depths discards market territories coins whisky"
    " persons landmarks clan_markers markers_left scots_left may_activate activated free_activations moves_left"
    " scorings points turns ledger chronicles"
).split()
_PLACE_KEYS = ("tiles", "goods", "scots")
EARLIER = "earlier"
"""The row for points that were stated without a source."""


def from_plain(plain: Mapping[str, Any], vocabulary: Vocabulary) -> State:
    for key in plain:
        if key not in KEYS:
            raise BadInput(f"A position of Glen More II has no part '{key}'.{nearest(key, KEYS)}")
    seats = plain.get("seats", 2)
    check_seats(seats)
    state = fresh_state(read_options(plain.get("options") or {}, seats), seats)
    frames_of(moments(state).set_up, state)  # so that every Chronicle has its part; what is stated replaces it
    _read_rondel(state, plain)
    _read_territories(state, plain)
    _read_belongings(state, plain)
    _read_clans(state, plain.get("clan_markers"))
    _read_scots(state, plain)
    state.market = _market(state, plain.get("market"))
    state.discards = _discards(state, plain.get("discards"))
    _read_stacks(state, plain)
    _read_turn(state, plain)
    _read_points(state, plain)
    _read_chronicles(state, plain.get("chronicles"))
    _read_stack(state, plain, vocabulary)
    return state


# -- the rondel ------------------------------------------------------------------------------------------------------


def _read_rondel(state: State, plain: Mapping[str, Any]) -> None:
    """Left out, the figures stand behind each other as at the start, if the stack says that the game has begun."""
    stated = plain.get("rondel")
    if stated is None:
        if plain.get("stack") is not None:
            for seat in range(state.seats):
                state.at[seat] = seat
            if state.options["die"]:
                state.at[DIE] = state.seats
            state.filled = state.seats + state.options["die"]
        else:
            state.at = new_state(state.options, state.seats).at
        return
    spaces = listed(stated)
    if len(spaces) > SPACES:
        raise BadInput(f"The rondel has {SPACES} spaces, not {len(spaces)}.")
    state.at = [AWAY] * len(state.at)
    standing: list[tuple[int, int]] = []
    for space, words in enumerate(spaces):
        for word in str(words or "").split(","):
            if word.strip():
                _read_space(state, space, word.strip(), standing)
    last = plain.get("last")
    if last is None:
        last = standing[0][1] if standing else 0
    back = number(last, "last", 0, SPACES - 1)
    for figure, space in standing:
        state.at[figure] = back + (space - back) % SPACES
    _read_filled(state, back, bool(standing) and len(standing) == len(listed(plain.get("home") or [])))


def _read_space(state: State, space: int, word: str, standing: list[tuple[int, int]]) -> None:
    figures = {f"{seat} {PAWN}": seat for seat in range(state.seats)} | {DIE_WORD: DIE}
    built = ""
    for chronicle in played(state):
        figures |= {name: figure for figure, name in chronicle.figures.items()}
        built = built or chronicle.built
    if word in figures:
        standing.append((figures[word], space))
    elif word == built and built:
        return  # its Chronicle knows where it stands
    elif word in INDEX:
        state.spaces[space] = INDEX[word]
    else:
        raise BadInput(f"There is no tile or figure '{word}'.{nearest(word, (*figures, *INDEX))}")


def _read_filled(state: State, back: int, all_home: bool) -> None:
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


def _read_stacks(state: State, plain: Mapping[str, Any]) -> None:
    used = {tile for tile in state.spaces if tile != NO_TILE}
    for pile in state.discards:
        used |= set(pile)
    for seat in range(state.seats):
        used |= {tile for tile in covered_and_open(state.lands[seat]) if tile not in START_TILES}
        used |= set(state.persons[seat])
    for tile in used:
        if STACK[tile] in STACKS:
            state.bags[STACKS.index(STACK[tile])] &= ~(1 << tile)
    unseen = plain.get("unseen")
    if unseen is not None:
        for stack, names in mapped(unseen, "unseen").items():
            at = STACKS.index(stack) if stack in STACKS else index(stack, {}, "stack")
            state.bags[at] = sum(1 << tile for tile in set(tiles(names)))
    else:
        for stack, left in mapped(plain.get("stacks") or {}, "stacks").items():
            at = STACKS.index(stack) if stack in STACKS else index(stack, {}, "stack")
            _leave(state, at, left)
    if any(state.bags[at] >> tile & 1 for at in range(len(STACKS)) for tile in used):
        raise BadInput("A tile of a stack is elsewhere already.")
    _read_depths(state, plain.get("depths"), used)


def _leave(state: State, stack: int, left: Any) -> None:
    """Only so many tiles in a stack: the first by name of the file."""
    inserted = sum(insert[0] == stack for insert in state.inserts)
    wanted = number(left, "stacks", 0, 60)
    kept, bag = 0, state.bags[stack]
    for tile in range(len(NAMES)):
        if bag >> tile & 1 and kept.bit_count() < wanted - min(inserted, wanted):
            kept |= 1 << tile
    state.bags[stack] = kept


def _read_depths(state: State, stated: Any, used: set[int]) -> None:
    if stated is not None:
        found = []
        for name, depth in mapped(stated, "depths").items():
            tile = index(name, INDEX, "tile")
            insert = next((one for one in state.inserts if one[1] == tile), None)
            if insert is None:
                raise BadInput(f"The tile '{name}' is not put into a stack in this game.")
            soonest, latest = (number(one, "depths", -99, 99) for one in listed(depth))
            found.append((insert[0], tile, soonest, latest))
        state.inserts = tuple(found)
        return
    state.inserts = tuple(
        (stack, tile, min(soonest, state.bags[stack].bit_count()), min(latest, state.bags[stack].bit_count()))
        for stack, tile, soonest, latest in state.inserts
        if tile not in used and (RECORDS[tile].stack == "end" or state.bags[stack])
    )


def _discards(state: State, stated: Any) -> list[tuple[int, ...]]:
    """The common pile alone, or all piles."""
    piles: list[tuple[int, ...]] = [()] * (state.seats + 1)
    if stated is None:
        return piles
    given = listed(stated)
    if given and all(isinstance(one, str) for one in given):
        given = [given]
    if len(given) > len(piles):
        raise BadInput(f"There are {len(piles)} piles of discards at most: the common one and each player's.")
    for pile, names in enumerate(given):
        piles[pile] = tiles(names)
    return piles


def _market(state: State, stated: Any) -> list[int]:
    market = list(state.market)
    for kind, filled in mapped(stated or {}, "market").items():
        market[index(kind, KIND_INDEX, "row of the market")] = number(filled, "market", 0, MARKET_SPACES)
    return market


# -- what players have -----------------------------------------------------------------------------------------------


def _read_territories(state: State, plain: Mapping[str, Any]) -> None:
    stated = by_seat(state.seats, plain.get("territories"), "territories", lambda one: one or {}, lambda seat: None)
    for seat, given in enumerate(stated):
        if given is not None:
            _read_territory(state, seat, mapped(given, "territories"))


def _read_territory(state: State, seat: int, given: Mapping[str, Any]) -> None:
    """By place a tile, tiles from bottom to top, or a mapping of tiles, goods, scots.

    Start tiles may be left out; so may the Scot on the start village, unless some place says how many stand on it.
    """
    laid: Tiles = dict(Land().tiles)
    scots: dict[int, int] = {}
    goods: dict[int, int] = {}
    for at, what in given.items():
        cell = index(str(at), CELLS, "place")
        parts: Mapping[str, Any] = what if isinstance(what, Mapping) else {"tiles": what}
        for key in parts:
            if key not in _PLACE_KEYS:
                raise BadInput(f"A place of a territory has no part '{key}'.{nearest(key, _PLACE_KEYS)}")
        named = parts.get("tiles")
        if named is not None:
            found = tiles([named] if isinstance(named, str) else named)
            base = laid.get(cell, ())
            laid[cell] = found if cell not in START_CELLS or found[0] in START_TILES else (*base, *found)
        elif cell not in laid:
            raise BadInput(f"Which tile lies at {at}?")
        for kind, count in mapped(parts.get("goods") or {}, "goods").items():
            kind_number = index(kind, KIND_INDEX, "good")
            if put(goods, cell, kind_number, number(count, "goods", 0, 3)) < count:
                raise BadInput(f"No more than three goods lie on the tile at {at}.")
        if "scots" in parts:
            scots[cell] = number(parts["scots"], "scots", 0, MARKERS)
    if not scots:
        scots = dict(state.scots[seat])
    state.lands[seat] = _checked(Land(laid))
    state.goods[seat] = goods
    state.scots[seat] = {cell: number for cell, number in scots.items() if number}


def _checked(land: Land) -> Land:
    from game.games.glen_more.audit import check_layout

    try:
        check_layout(land)
    except AssertionError as error:
        raise BadInput(f"This territory cannot be: {error}.") from None
    named = [tile for tile in covered_and_open(land) if tile not in START_TILES]
    if len(named) != len(set(named)):
        raise BadInput("A tile lies in a territory twice.")
    return land


def _read_belongings(state: State, plain: Mapping[str, Any]) -> None:
    def amount(key: str) -> list[int]:
        present: list[int] = getattr(state, key)
        return by_seat(state.seats, plain.get(key), key, lambda n: number(n, key, 0, 999), lambda seat: present[seat])

    state.coins = amount("coins")
    state.whisky = amount("whisky")
    state.persons = by_seat(state.seats, plain.get("persons"), "persons", tiles, lambda seat: ())
    known = {name: LANDMARK_INDEX[name] for name in LANDMARKS}

    def cards(names: Any) -> tuple[int, ...]:
        return tuple(index(name, known, "landmark") for name in listed(names))

    state.landmarks = by_seat(state.seats, plain.get("landmarks"), "landmarks", cards, lambda seat: ())


def _read_clans(state: State, stated: Any) -> None:
    found: list[list[int]] = [[] for _ in range(state.seats)]
    for name, seats in mapped(stated or {}, "clan_markers").items():
        clan = index(name, CLAN_INDEX, "clan")
        for seat in listed(seats) if not isinstance(seats, int) else [seats]:
            found[number(seat, "clan_markers", 0, state.seats - 1)].append(clan)
    state.clans = [tuple(clans) for clans in found]


def _read_scots(state: State, plain: Mapping[str, Any]) -> None:
    """Left out, all are there that do not stand in the territory or on the rondel."""
    state.scots_left = by_seat(
        state.seats, plain.get("scots_left"), "scots_left", lambda n: number(n, "scots_left", 0, MARKERS - 1),
        lambda seat: max(0, MARKERS - 1 - sum(state.scots[seat].values())),
    )


def _read_turn(state: State, plain: Mapping[str, Any]) -> None:
    state.may_activate = cells(plain.get("may_activate") or [])
    state.activated = cells(plain.get("activated") or [])
    state.free_activations = number(plain.get("free_activations", 0), "free_activations", 0, 99)
    state.die_shows = number(plain.get("die_shows", 0), "die_shows", 0, 6)
    state.moves = number(plain.get("moves_left", 0), "moves_left", 0, 999)
    left = {insert[0] for insert in state.inserts}
    done = sum(not bag and stack not in left for stack, bag in enumerate(state.bags[1:4], 1))
    state.scorings = number(plain.get("scorings", done), "scorings", 0, 4)
    state.turns = by_seat(
        state.seats, plain.get("turns"), "turns", lambda n: number(n, "turns", 0, 999), lambda seat: 0
    )


def _read_points(state: State, plain: Mapping[str, Any]) -> None:
    for line in listed(plain.get("ledger") or []):
        words = str(line).split(" ")
        if len(words) != 4:
            raise BadInput(f"A line of the ledger is 'seat row component points', not '{line}'.")
        enter(state, int(words[0]), words[1], words[2], int(words[3]))
    stated = by_seat(state.seats, plain.get("points"), "points", lambda n: number(n, "points", -999, 9999),
                     lambda seat: None)
    for seat, points in enumerate(stated):
        if points is not None and points != state.points[seat]:
            enter(state, seat, EARLIER, f"seat:{seat}", points - state.points[seat])


def _read_chronicles(state: State, stated: Any) -> None:
    given = mapped(stated or {}, "chronicles")
    known = {chronicle.id: chronicle for chronicle in played(state)}
    for name in given:
        if name not in known:
            raise BadInput(f"The Chronicle '{name}' is not played here.{nearest(name, known)}")
    for chronicle in known.values():
        if chronicle.from_plain is not None:
            part = mapped(given.get(chronicle.id) or {}, chronicle.id)
            state.parts[chronicle.id] = chronicle.from_plain(state, part)


def _read_stack(state: State, plain: Mapping[str, Any], vocabulary: Vocabulary) -> None:
    """Left out: the hindmost figure is next, or the set-up if no rondel was stated."""
    lines = plain.get("stack")
    if lines is None:
        state.stack = [NEXT_FIGURE]
        if plain.get("rondel") is None:
            state.stack = new_state(state.options, state.seats).stack
    else:
        state.stack = [_frame(state, line, vocabulary) for line in listed(lines)]
        if state.stack and state.stack[0] not in (NEXT_FIGURE, FINISH):
            state.stack.insert(0, NEXT_FIGURE)
    settle(state, None)


def _frame(state: State, line: Any, vocabulary: Vocabulary) -> Any:
    frame = vocabulary.read(str(line))
    seat = getattr(frame, "seat", 0)
    if seat not in range(state.seats):
        raise BadInput(f"'{line}': there are only the seats 0 to {state.seats - 1}.")
    _check_words(line, getattr(frame, "tile", None), INDEX, "tile")
    _check_words(line, getattr(frame, "at", None), CELLS, "place")
    return frame


def _check_words(line: Any, word: str | None, known: Iterable[str], what: str) -> None:
    if word is not None and word not in known:
        raise BadInput(f"'{line}': there is no {what} '{word}'.{nearest(word, known)}")
