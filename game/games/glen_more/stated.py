"""A position as somebody states it, whole or in parts: the way back from plain.py, and how scenarios begin.

Whatever is left out is as at the start of a game; tiles that lie nowhere else are in their stacks. Whatever cannot be
is refused in one sentence with the nearest known id.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from game.core.errors import BadInput
from game.core.reading import index, listed, mapped, number
from game.core.reading import old_by_seat as by_seat
from game.core.text import Vocabulary, nearest
from game.games.glen_more.book import (
    CLAN_INDEX,
    INDEX,
    LANDMARK_INDEX,
    LANDMARKS,
    LOCH_NESS,
    NAMES,
    REPEATABLE,
    START_TILES,
)
from game.games.glen_more.cells import CELLS, START_CELLS, VILLAGE
from game.games.glen_more.frames.base import settle
from game.games.glen_more.frames.rondel_moves import FINISH, NEXT_FIGURE, START_COINS
from game.games.glen_more.frames.turn import Act, ChooseTile
from game.games.glen_more.goods import KIND_INDEX, put
from game.games.glen_more.land import Land, Tiles, covered_and_open
from game.games.glen_more.market import SPACES as MARKET_SPACES
from game.games.glen_more.moments import frames_of, moments, played
from game.games.glen_more.plain import figure_word
from game.games.glen_more.points import enter
from game.games.glen_more.reading import cells, tiles
from game.games.glen_more.rondel import hindmost
from game.games.glen_more.setup import check_seats, fresh_state, new_state, read_options
from game.games.glen_more.state import MARKERS, State
from game.games.glen_more.stated_rondel import read_rondel, read_stacks

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
    read_rondel(state, plain)
    _read_territories(state, plain)
    _read_belongings(state, plain)
    _read_clans(state, plain.get("clan_markers"))
    _check_markers(state, plain)
    _read_scots(state, plain)
    state.market = _market(state, plain.get("market"))
    state.discards = _discards(state, plain.get("discards"))
    read_stacks(state, plain)
    _read_turn(state, plain)
    _read_points(state, plain)
    _read_chronicles(state, plain.get("chronicles"))
    _read_stack(state, plain, vocabulary)
    return state


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

    Start tiles may be left out; so may the Scot on the start village.
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
    scots.setdefault(VILLAGE, state.scots[seat].get(VILLAGE, 0))
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
        twice = next(tile for tile in named if named.count(tile) > 1)
        raise BadInput(f"The tile '{NAMES[twice]}' lies in a territory twice.")
    return land


def _read_belongings(state: State, plain: Mapping[str, Any]) -> None:
    def amount(key: str) -> list[int]:
        present: list[int] = getattr(state, key)
        return by_seat(state.seats, plain.get(key), key, lambda n: number(n, key, 0, 999), lambda seat: present[seat])

    if plain.get("stack") is not None or plain.get("rondel") is not None:
        state.coins = [START_COINS[seat] for seat in range(state.seats)]
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
            if any(clan in clans for clans in found) and clan not in REPEATABLE:
                raise BadInput(f"The clan '{name}' is claimed by one player once, not by seats {seats}.")
            found[number(seat, "clan_markers", 0, state.seats - 1)].append(clan)
    state.clans = [tuple(clans) for clans in found]


def _check_markers(state: State, plain: Mapping[str, Any]) -> None:
    """What follows from the clans may be told as well, but not otherwise."""
    stated = by_seat(state.seats, plain.get("markers_left"), "markers_left", int, lambda seat: None)
    for seat, left in enumerate(stated):
        if left not in (None, MARKERS - len(state.clans[seat])):
            raise BadInput(f"Seat {seat} has {MARKERS - len(state.clans[seat])} clan markers left, not '{left}'.")


def _read_scots(state: State, plain: Mapping[str, Any]) -> None:
    """Left out, all are there that do not stand in the territory or on the rondel."""
    for seat in range(state.seats):
        standing = sum(state.scots[seat].values())
        if standing > MARKERS - 1:
            raise BadInput(f"Seat {seat} has {MARKERS - 1} Scots besides the figure, not {standing}.")
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
    _begin_turn(state, plain)
    settle(state, None)


def _begin_turn(state: State, plain: Mapping[str, Any]) -> None:
    """Whoever is in a turn has begun it: what its beginning gives is there, unless the position says otherwise."""
    choosing = next((frame.seat for frame in state.stack if isinstance(frame, ChooseTile)), None)
    if choosing is not None and plain.get("rondel") is not None and hindmost(state) != choosing:
        figure = figure_word(state, hindmost(state)) if hindmost(state) >= 0 else "nobody"
        raise BadInput(f"'choose_tile seat={choosing}': on the rondel '{figure}' is the hindmost.")
    acting = next((frame.seat for frame in state.stack if isinstance(frame, ChooseTile | Act)), None)
    if acting is not None and "free_activations" not in plain:
        state.free_activations = LOCH_NESS in state.landmarks[acting]


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
