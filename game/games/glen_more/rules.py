"""Glen More II: Chronicles: the answers to the contract's questions. Each is a line; the work is done next door.

| rulebook (German)        | here                                   | page   |
|--------------------------|----------------------------------------|--------|
| Rondell, Spielfigur      | rondel, figure                         | 6, 9   |
| Heimat-Gebiet            | territory, Land                        | 12     |
| Start-Dorf, Heimat-Burg  | start village, home castle             | 4      |
| Abwurfstapel             | discards                               | 9      |
| Markt                    | market                                 | 11     |
| Überbau-Plättchen        | overbuild tile                         | 13     |
| Einmal-Effekt            | one-time effect                        | 14     |
| Aktivierung              | activation                             | 14-16  |
| Bewegungspunkt           | move                                   | 15     |
| Clan-Spielplan, -Marker  | clan board, clan marker, to claim      | 17     |
| Wahrzeichen-Karte        | landmark card                          | 14, 19 |
| Wertung                  | scoring                                | 18     |
| Chronicle                | Chronicle, a folder below chronicles/  | 21-36  |

Component ids: `tile:halkirk` wherever the tile lies, `start_village:0` and `home_castle:0` by seat; of whoever acts
`cell:2,-1` a place of the territory, `scot:2,-1` the Scots there, `good:wood:2,-1` a good there; `market:wood` a row,
`supply:wood` the supply, `clan:ross`, `card:loch_lochy`, `line:0` an alternative of an activation, `space:5` of the
rondel, `pawn:0`, `coins:0`, `whisky:0`, `scots:0` (the supply of a seat), `stack:A`, `discards`, `die`, `purse`,
`get:coin`, `get:move`, `pay_all`, `skip`, `end_turn`. Chronicles add theirs.

Stack: `next_figure` at the bottom -> `refill` (CHANCE) -> `choose_tile` -> what lies on the way -> `pay_cost` ->
`place_tile` -> one-time effects -> `act` until the turn ends -> `next_figure`. Scorings come in between.

Read state.py, then frames/turn.py, then moments.py for how Chronicles join in.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import reduce
from operator import or_

from game.core.contract import CHANCE, Action, Reason, Rules, Say, Seat, say
from game.core.frames import FrameRules
from game.core.text import Vocabulary
from game.games.glen_more import ending, reasons, seen, setup, view
from game.games.glen_more.about import about, event_side
from game.games.glen_more.actions import ACTIONS
from game.games.glen_more.audit import audit
from game.games.glen_more.book import (
    CARD_IDS,
    CHRONICLE,
    CLAN_IDS,
    LANDMARKS,
    NO_TILE,
    RECORDS,
    STACKS,
    START_TILES,
    TILE_IDS,
    files,
    tile_id,
)
from game.games.glen_more.cells import AT, INSIDE, cells_in, reach_mask
from game.games.glen_more.chronicles.all_of_them import ALL
from game.games.glen_more.events import EVENTS
from game.games.glen_more.events_rondel import EVENTS_OF_THE_RONDEL
from game.games.glen_more.figures import figures
from game.games.glen_more.frames.base import say_and_settle
from game.games.glen_more.frames.choosing import ChooseGoods, KeepGoods, PutGoods, PutScots
from game.games.glen_more.frames.clan_board import ClaimClan
from game.games.glen_more.frames.extra import ActivateSome, BuildFromDiscards, RemoveTiles
from game.games.glen_more.frames.payment import PayCost
from game.games.glen_more.frames.placement import BuyTile, MeetPerson, PlaceTile
from game.games.glen_more.frames.resolve import Resolve, learn
from game.games.glen_more.frames.rondel_moves import Finish, NextFigure, Refill, RollDie, ScoreStack, SetOrder
from game.games.glen_more.frames.turn import Act, ChooseTile, CloseTurn
from game.games.glen_more.goods import KINDS, PRESENT
from game.games.glen_more.lexicon import LEXICON
from game.games.glen_more.moments import moments, register
from game.games.glen_more.programs import LINES
from game.games.glen_more.settle import settle
from game.games.glen_more.sheet import sheet
from game.games.glen_more.shown import FiguresGlenMore, ShownGlenMore
from game.games.glen_more.state import SPACES, State, View
from game.games.glen_more.warnings import warnings

register(ALL)
learn(ALL)

FRAMES: tuple[type, ...] = (
    SetOrder,
    NextFigure,
    Refill,
    RollDie,
    ScoreStack,
    Finish,
    ChooseTile,
    BuyTile,
    PayCost,
    PlaceTile,
    MeetPerson,
    Resolve,
    ChooseGoods,
    KeepGoods,
    PutGoods,
    PutScots,
    ClaimClan,
    ActivateSome,
    RemoveTiles,
    BuildFromDiscards,
    Act,
    CloseTurn,
    *(frame for chronicle in ALL for frame in chronicle.frames),
)
_LINES = max(map(len, LINES)) + 1
_FIXTURES = (
    "end_turn",
    "pay_all",
    "skip",
    "sell",
    "purse",
    "discards",
    "clan_board",
    "get:coin",
    "get:move",
    *(f"line:{line}" for line in range(_LINES)),
    *(f"stack:{stack}" for stack in STACKS),
    *(f"space:{space}" for space in range(SPACES)),
    *(f"market:{kind}" for kind in KINDS),
    *(f"supply:{kind}" for kind in KINDS),
    *CLAN_IDS,
)


class GlenMore(FrameRules):
    id = "glen_more"
    title = "Glen More II"
    version = 3
    vocabulary = Vocabulary([*ACTIONS, *(action for chronicle in ALL for action in chronicle.actions)])
    frames = Vocabulary(FRAMES)
    events = (*EVENTS, *EVENTS_OF_THE_RONDEL, *(event for chronicle in ALL for event in chronicle.events))
    states = State
    views = View
    lexicon = LEXICON

    set_up = staticmethod(setup.set_up)
    guess = staticmethod(view.guess)
    sheet = staticmethod(sheet)
    figures = staticmethod(figures)
    result = staticmethod(ending.result)
    shown = staticmethod(seen.shown)
    settle = staticmethod(settle)
    audit = staticmethod(audit)
    step = staticmethod(say_and_settle)

    def why_not(self, state: State, seat: Seat, component: str) -> Reason | None:
        if state.is_over():
            return reasons.elsewhere(state, seat, CHANCE, component, None)
        found: Reason | None = state.stack[-1].why_not(state, seat, component)
        return found

    def components(self, state: State) -> tuple[str, ...]:
        return tuple(dict.fromkeys(_components(state)))

    def progress(self, state: State) -> tuple[Say, Say | None]:
        return say("glen_more.progress.round", n=min(state.scorings + 1, 4), total=4), self.phase(state)

    def forgone(self, view: View, seat: Seat, action: Action) -> int:
        """What ends with the turn is named by the warnings."""
        return 0

    def warnings(self, view: View, seat: Seat, action: Action) -> tuple[Say, ...]:
        return warnings(view, seat, action)

    def about(self, state: State, component: str) -> tuple[Say, ...]:
        return (*about(component), *(event_side(component) if state.options["dubious_tome"] else ()))


def _components(state: State) -> Iterator[str]:
    yield from _FIXTURES
    if state.options["die"]:
        yield "die"
    mods = state.mods
    for name, card in zip(LANDMARKS, CARD_IDS, strict=True):
        number = files().landmarks[name].chronicle
        if not number or mods >> number & 1:
            yield card
    yield from (TILE_IDS[tile] for tile in state.spaces if tile != NO_TILE)
    yield from (TILE_IDS[tile] for pile in state.discards for tile in pile)
    for seat in range(state.seats):
        yield from (f"{kind}:{seat}" for kind in ("seat", "pawn", "coins", "whisky", "scots"))
        yield from (tile_id(tile, seat) for tile in START_TILES)
        yield from (TILE_IDS[tile] for tile in state.lands[seat].tops.values() if tile not in START_TILES)
        yield from (TILE_IDS[person] for person in state.persons[seat])
    yield from (f"tile:{frame.tile}" for frame in state.stack if getattr(frame, "tile", None))
    top = state.stack[-1] if state.stack else None
    acting = top.acting(state) if top is not None else CHANCE
    if acting != CHANCE:
        yield from _own_places(state, acting)
    for listener in moments(state).components:
        yield from listener(state)


def _own_places(state: State, seat: Seat) -> Iterator[str]:
    """What can be clicked in the territory of whoever acts: cells that only touch a corner too."""
    land = state.lands[seat]
    near = reduce(or_, (reach_mask(cell) for cell in land.cells))
    yield from (f"cell:{AT[cell]}" for cell in cells_in(near & INSIDE))
    yield from (f"scot:{AT[cell]}" for cell in state.scots[seat])
    for cell, code in state.goods[seat].items():
        yield from (f"good:{KINDS[kind]}:{AT[cell]}" for kind in PRESENT[code])


__all__ = ["CHRONICLE", "RECORDS", "RULES"]

RULES: Rules[State, View, ShownGlenMore, FiguresGlenMore] = GlenMore()
