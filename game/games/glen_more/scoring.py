"""The four scorings, and what is added at the end: territory, coins, and whatever a Chronicle brings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.core.contract import AT_END, Entry, Say, say
from game.games.glen_more.book import ARMADALE, CARD_IDS, CASTLE_MOIL, LANDMARKS, PERSONS, STACKS, files, tile_id
from game.games.glen_more.cells import CASTLE
from game.games.glen_more.events import CategoryScored, FinalPoints, GameEnded, ScoringBegun
from game.games.glen_more.moments import Events, moments
from game.games.glen_more.points import enter
from game.games.glen_more.state import State

SCOTS, CARDS, WHISKY, PEOPLE = "scots", "landmarks", "whisky", "persons"
CATEGORIES = (SCOTS, CARDS, WHISKY, PEOPLE)

_ROWS = {stack: f"scoring_{stack.lower()}" for stack in STACKS}
_SCORING_IDS = {category: f"scoring:{category}" for category in CATEGORIES}

Table = tuple[int, ...]
"""Points by difference; the last counts for all beyond."""


def with_beyond(points: Sequence[int], beyond: int) -> Table:
    return (0, *points, beyond)


TABLE = with_beyond(files().scoring.table, files().scoring.beyond)
_BEYOND = len(TABLE) - 1
COIN_POINTS = files().scoring.coin
EXTRA_TILE_POINTS = files().scoring.extra_tile
MOIL = files().landmarks[LANDMARKS[CASTLE_MOIL]].effect[0]["home_castle_scots_multiplier"]
_ARMADALE = files().landmarks[LANDMARKS[ARMADALE]].effect[0]["end_coin_value"]


def points_for(difference: int, table: Table = TABLE) -> int:
    return table[min(difference, len(table) - 1)]


def count(state: State, seat: int, category: str) -> int:
    """What a seat has in one of the four categories, as a scoring counts it."""
    found = adjusted(state, seat, category, bare_count(state, seat, category))
    return found * _factor(state, seat, category)


def bare_count(state: State, seat: int, category: str) -> int:
    if category == SCOTS:
        return state.scots[seat].get(CASTLE, 0)
    if category == CARDS:
        return len(state.landmarks[seat])
    if category == WHISKY:
        return state.whisky[seat]
    return sum(PERSONS[person] for person in state.persons[seat])


def _bare_counts(state: State, category: str) -> list[int]:
    """The counts of all seats in the base game, at once."""
    if category == CARDS:
        return [len(cards) for cards in state.landmarks]
    if category == WHISKY:
        return state.whisky[:]
    if category == SCOTS:
        moil = [MOIL if CASTLE_MOIL in cards else 1 for cards in state.landmarks]
        return [scots.get(CASTLE, 0) * factor for scots, factor in zip(state.scots, moil, strict=True)]
    return [sum([PERSONS[person] for person in persons]) for persons in state.persons]


def _factor(state: State, seat: int, category: str) -> int:
    return MOIL if category == SCOTS and CASTLE_MOIL in state.landmarks[seat] else 1


def adjusted(state: State, seat: int, category: str, found: int) -> int:
    for change in moments(state).count:
        found = change(state, seat, category, found)
    return found


def compare(state: State, category: str) -> tuple[list[int], list[int]]:
    """Counts by seat, and points for what each has more than the lowest."""
    if not state.mods:
        counts = _bare_counts(state, category)
        lowest = min(counts)
        most = lowest + _BEYOND
        return counts, [TABLE[found - lowest if found < most else _BEYOND] for found in counts]
    counts = [count(state, seat, category) for seat in range(state.seats)]
    lowest = min(counts)
    points = []
    for seat, found in enumerate(counts):
        earned = points_for(found - lowest, table_of(state, seat, category))
        earned += sum(bonus(state, seat, category) for bonus in moments(state).bonus)
        points.append(earned)
    return counts, points


def table_of(state: State, seat: int, category: str) -> Table:
    for tables in moments(state).table:
        found: Table | None = tables(state, seat, category)
        if found is not None:
            return found
    return TABLE


def row_of(stack: str) -> str:
    """The row of the score sheet for the scoring after a stack."""
    return _ROWS[stack]


def score_stack(state: State, stack: str, events: Events) -> None:
    state.scorings += 1
    if events is not None:
        events.append(ScoringBegun(f"stack:{stack}"))
    scored = [(category, *compare(state, category)) for category in CATEGORIES]
    for category, counts, points in scored:
        if events is not None:
            events.append(CategoryScored(f"scoring:{category}", tuple(counts), tuple(points)))
        for seat, earned in enumerate(points):
            if earned:
                enter(state, seat, row_of(stack), _SCORING_IDS[category], earned)
                _tell_gain(state, seat, earned, events)


def _tell_gain(state: State, seat: int, points: int, events: Events) -> None:
    if not state.mods:
        return
    for gained in moments(state).gained:
        gained(state, seat, points, True, events)


def counted(state: State, seat: int, category: str) -> tuple[str, ...]:
    """The components that one of the four comparisons counts."""
    if category == SCOTS:
        return (f"home_castle:{seat}",)
    if category == CARDS:
        return tuple(CARD_IDS[card] for card in state.landmarks[seat])
    if category == WHISKY:
        return (f"whisky:{seat}",)
    return tuple(tile_id(person, seat) for person in state.persons[seat])


# -- the end ---------------------------------------------------------------------------------------------------------


def coin_points(state: State, seat: int) -> int:
    coins = state.coins[seat]
    points = coins * COIN_POINTS
    for change in moments(state).coin_points:
        points = change(state, seat, points)
    return points


def armadale_points(state: State, seat: int) -> int:
    """What the castle's first coins bring more than a coin does."""
    if ARMADALE not in state.landmarks[seat]:
        return 0
    better = min(state.coins[seat], _ARMADALE["first"])
    worthless = coin_points(state, seat) == 0
    return int(better * (_ARMADALE["vp_each"] - (0 if worthless else COIN_POINTS)))


def _end_lines(state: State) -> Iterator[tuple[int, str, str, int]]:
    """Seat, category, component and points of what the end of the base game brings."""
    sizes = [len(land.tops) for land in state.lands]
    for seat in range(state.seats):
        more = sizes[seat] - min(sizes)
        if more:
            yield seat, "territory", f"seat:{seat}", EXTRA_TILE_POINTS * more
        points = coin_points(state, seat)
        if points:
            yield seat, "coins", f"coins:{seat}", points
        points = armadale_points(state, seat)
        if points:
            yield seat, "coins", CARD_IDS[ARMADALE], points


def end_entries(state: State) -> list[Entry]:
    """What the end adds to the four scorings, as the position stands."""
    found = [
        Entry(seat, category, component, points, AT_END, *_told(state, seat, component))
        for seat, category, component, points in _end_lines(state)
    ]
    for final in moments(state).final:
        found += final(state)
    return found


def _told(state: State, seat: int, component: str) -> tuple[Say, tuple[str, ...]]:
    """What a line of the end counts, and the pieces it is about."""
    coins = state.coins[seat]
    if component == CARD_IDS[ARMADALE]:
        return say("glen_more.detail.armadale", n=min(coins, _ARMADALE["first"])), (component,)
    if component == f"coins:{seat}":
        return say("glen_more.detail.coins", n=coins), (component,)
    sizes = [len(land.tops) for land in state.lands]
    tiles = tuple(tile_id(tile, seat) for tile in state.lands[seat].tops.values())
    return say("glen_more.detail.territory", n=sizes[seat], least=min(sizes)), tiles


def score_end(state: State, events: Events) -> None:
    """Territories, coins and what Chronicles add, once the last scoring is done."""
    if events is None and not state.mods:
        for line in list(_end_lines(state)):
            enter(state, *line)
        return
    for entry in end_entries(state):
        enter(state, entry.seat, entry.category, entry.component, entry.points)
        if events is not None:
            events.append(FinalPoints(entry.seat, entry.points, entry.category, entry.component))
        if entry.points > 0:
            _tell_gain(state, entry.seat, entry.points, events)


def finish(state: State, events: Events) -> None:
    state.moves = state.free_activations = 0
    if events is not None:
        events.append(GameEnded())
