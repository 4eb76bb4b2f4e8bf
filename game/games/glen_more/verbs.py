"""What the verbs of the data files do. Each either acts at once or returns what has to be decided."""

from __future__ import annotations

from typing import Any

from game.games.glen_more import clans
from game.games.glen_more.actions import kept
from game.games.glen_more.book import CARD_IDS, CLAN_INDEX, INDEX, LANDMARK_INDEX, OVERBUILD, RIVER, TILE_IDS
from game.games.glen_more.cells import AT
from game.games.glen_more.events import (
    CardTaken,
    CoinsGained,
    MarkerForfeited,
    MovesGained,
    PersonTaken,
    WhiskyGained,
)
from game.games.glen_more.frames.choosing import ChooseGoods, KeepGoods, PutGoods, PutScots
from game.games.glen_more.frames.clan_board import ClaimClan
from game.games.glen_more.frames.extra import ActivateSome, BuildFromDiscards, RemoveTiles, buildable, removable
from game.games.glen_more.frames.payment import change_whisky, pay
from game.games.glen_more.frames.resolve import USEFUL, VERBS, run_program
from game.games.glen_more.goods import KIND_INDEX, room
from game.games.glen_more.land import covered_and_open
from game.games.glen_more.moments import Events, frames_of, moments
from game.games.glen_more.points import score
from game.games.glen_more.programs import origin
from game.games.glen_more.state import State
from game.games.glen_more.territory import add_good, add_scot

Frames = list[Any] | None


def _pay(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    units, trade = value
    substitute = trade and CLAN_INDEX["sinclair"] in state.clans[seat]
    pay(state, seat, units, events, substitute=substitute, source=source)
    return None


def _gain(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    """Onto the tile itself; what is won with somebody else's tile goes onto an own one."""
    if cell is None or cell not in state.lands[seat].tops:
        return _gain_anywhere(state, seat, cell, source, (value, False), events)
    if "any" in value:
        return [ChooseGoods(seat, AT[cell], value.count("any"), source)] if room(state.goods[seat], cell) else None
    if len(value) > 1 and room(state.goods[seat], cell) < len(value) and len(set(value)) > 1:
        return [KeepGoods(seat, AT[cell], value, source)]
    kinds = []
    for unit in value:
        if add_good(state, seat, cell, KIND_INDEX[unit], events):
            kinds.append(KIND_INDEX[unit])
    return tell_produced(state, seat, cell, kinds, source, events) if state.mods else None


def tell_produced(state: State, seat: int, cell: int, kinds: list[int], source: str, events: Events) -> Frames:
    """Activations of tiles that produce are watched by some."""
    listeners = moments(state).produced
    if not listeners or not kinds or source.rpartition("/")[2] == "one_time":
        return None
    return frames_of(listeners, state, seat, cell, kinds, events)


def _gain_anywhere(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    units, same_tile = value
    return [PutGoods(seat, units, same_tile)]


def _move(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    state.moves += value
    if events is not None:
        events.append(MovesGained(seat, value))
    return None


def _vp(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    category, component = origin(source, seat)
    score(state, seat, category, component, value, events)
    return None


def _coin(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    state.coins[seat] += value
    if events is not None:
        events.append(CoinsGained(seat, value))
    return None


def _whisky(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    if events is not None:
        events.append(WhiskyGained(seat, value))
    change_whisky(state, seat, value, events)
    return None


def _scot(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    if cell is None or cell not in state.lands[seat].tops:
        return [PutScots(seat, value)]
    for _ in range(value):
        add_scot(state, seat, cell, events)
    return None


def _scot_anywhere(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    return [PutScots(seat, value)]


def _scot_on_tile(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    given = dict(value)
    at = state.lands[seat].cell_of_tile(INDEX[given["tile"]])
    if at is not None:
        for _ in range(given["count"]):
            add_scot(state, seat, at, events)
    return None


def _clan_marker(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    if clans.can_claim_by_selling(state, seat):
        return [kept(ClaimClan, seat, value)]
    if events is not None:
        events.append(MarkerForfeited(seat))
    return None


def _landmark_card(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    card = LANDMARK_INDEX[value]
    state.landmarks[seat] += (card,)
    if events is not None:
        events.append(CardTaken(seat, CARD_IDS[card]))
    run_program(state, seat, f"card/{value}", cell, events)
    return None


def _extra_activation(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    if not is_extra_turn(state):
        state.free_activations += value
    return None


def is_extra_turn(state: State) -> bool:
    """Not a turn of one's own figure: only the new tile itself acts."""
    return state.mods != 0 and any(getattr(frame, "extra", False) for frame in state.stack)


def _activate_all(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    """Instead of the neighbours of the new tile, so not where those may not be activated either."""
    if not is_extra_turn(state):
        state.may_activate = state.lands[seat].cells
    return None


def _activate_types(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    kinds = tuple(kind for kind, number in value for _ in range(number))
    return [ActivateSome(seat, kinds)]


def _activate_any(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    return [ActivateSome(seat, ("any",) * value)]


def _remove_tiles(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    """Loch Morar allows up to two; the others demand what they name, as far as it is possible."""
    given = dict(value)
    return [RemoveTiles(seat, given["max"], bool(given.get("may_include_self")))]


def _build_from_discard(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    return [BuildFromDiscards(seat)] * value


def _take_person(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    person = INDEX[value]
    if not any(person in persons for persons in state.persons):
        take_person(state, seat, person, events)
    return None


def take_person(state: State, seat: int, person: int, events: Events) -> None:
    state.persons[seat] += (person,)
    if events is not None:
        events.append(PersonTaken(seat, TILE_IDS[person]))


def _vp_by_count(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    given = dict(value)
    found = count(state, seat, given["count"])
    points = max((points for least, points in given["steps"] if found >= least), default=0)
    return _vp(state, seat, cell, source, points, events)


def count(state: State, seat: int, what: str) -> int:
    """The counts that clans reward."""
    land = state.lands[seat]
    if what == "river_tiles":
        return sum(RIVER[tile] for tile in land.tops.values())
    if what == "villages":
        return len(land.of_type("village"))
    if what == "tiles_with_scot":
        return len(state.scots[seat])
    if what == "overbuild_tiles_incl_covered":
        return sum(bool(OVERBUILD[tile]) for tile in covered_and_open(land))
    assert what == "coins", f"nobody counts {what}"
    return state.coins[seat]


def _if_clan(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    clan, steps = value
    return _all(state, seat, cell, source, steps, events) if CLAN_INDEX[clan] in state.clans[seat] else None


def _if_person(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    person, steps = value
    return _all(state, seat, cell, source, steps, events) if INDEX[person] in state.persons[seat] else None


def _all(state: State, seat: int, cell: int | None, source: str, steps: Any, events: Events) -> Frames:
    return [frame for verb, value in steps for frame in VERBS[verb](state, seat, cell, source, value, events) or ()]


def _nothing(state: State, seat: int, cell: int | None, source: str, value: Any, events: Events) -> Frames:
    """It acts by itself, for as long as the card is owned."""
    return None


VERBS.update(
    {
        "pay": _pay,
        "gain": _gain,
        "gain_anywhere": _gain_anywhere,
        "move": _move,
        "vp": _vp,
        "coin": _coin,
        "whisky": _whisky,
        "scot": _scot,
        "scot_anywhere": _scot_anywhere,
        "scot_on_tile": _scot_on_tile,
        "clan_marker": _clan_marker,
        "landmark_card": _landmark_card,
        "extra_activation_per_turn": _extra_activation,
        "activate_all": _activate_all,
        "activate_types": _activate_types,
        "activate_any_own_tile": _activate_any,
        "remove_tiles": _remove_tiles,
        "build_from_discard": _build_from_discard,
        "take_person": _take_person,
        "vp_by_count": _vp_by_count,
        "if_clan": _if_clan,
        "if_person": _if_person,
        "end_coin_value": _nothing,
        "home_castle_scots_multiplier": _nothing,
    }
)


def _scot_finds_tile(state: State, seat: int, name: str) -> bool:
    return state.scots_left[seat] > 0 and state.lands[seat].cell_of_tile(INDEX[name]) is not None


USEFUL.update(
    {
        "gain": lambda state, seat, cell, value, coins: cell is None or room(state.goods[seat], cell) > 0,
        "clan_marker": lambda state, seat, cell, value, coins: clans.can_claim(state, seat, coins),
        "scot": lambda state, seat, cell, value, coins: state.scots_left[seat] > 0,
        "scot_on_tile": lambda state, seat, cell, value, coins: _scot_finds_tile(state, seat, dict(value)["tile"]),
        "remove_tiles": lambda state, seat, cell, value, coins: bool(removable(state, seat)),
        "build_from_discard": lambda state, seat, cell, value, coins: bool(buildable(state, seat)),
        "if_clan": lambda state, seat, cell, value, coins: CLAN_INDEX[value[0]] in state.clans[seat],
        "if_person": lambda state, seat, cell, value, coins: INDEX[value[0]] in state.persons[seat],
    }
)
