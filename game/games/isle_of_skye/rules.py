"""Isle of Skye: the answers to the contract's questions. Each is a line; the work is done next door.

| rulebook (German)       | here                           | section         |
|-------------------------|--------------------------------|-----------------|
| Landschaftsplättchen    | tile                           | set-up          |
| Burg                    | castle (a tile too)            | set-up          |
| Clangebiet              | land                           | set-up          |
| Wertungsplättchen       | scoring tile, in a slot A to D | set-up, end     |
| Rundenleiste            | rounds                         | set-up, phase 6 |
| Sichtschirm             | screen                         | phase 2         |
| Abwurfmarker            | axe                            | phase 2         |
| Goldbetrag am Plättchen | price, the seller's gold on it | phases 2, 4     |
| Vermögen, Hand          | purse                          | phase 2         |
| Plättchen kaufen        | buy                            | phase 4         |
| Bauen                   | build                          | phase 5         |
| Gebiet, abgeschlossen   | area, completed                | phase 5         |
| Schriftrolle            | scroll                         | end             |
| Startspielerplättchen   | start marker                   | set-up, phase 6 |

Component ids: `tile:L05` wherever the tile lies (73 different ones, so one id is enough), `castle:0` by seat, empty
places of the land that is being built at `place:2,-1` (x to the east, y to the south of the own castle), `turn:0` to
`turn:3` quarter turns clockwise, `price:L05` the price beside a tile, `gold:3` an amount to put there, `purse:0` a
player's gold, `axe`, `seal`, `pass`, `bag`, `end_turn`, `round`, `slot:A` and the tile in it `scoring:squares`.
A held tile asks why_not with `place:2,-1/L05/1`.

Stack: `income` -> three `draw_tile` each (CHANCE) -> `set_prices` (sealed, all at once) -> `reveal` (CHANCE) ->
`buy_tile seat=0`... -> `build_tiles seat=0`... -> `score` (CHANCE) -> `income`.

Read state.py, then frames/pricing.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.contract import Reason, Rules, Say, Seat, say
from game.core.frames import FrameRules
from game.core.text import Vocabulary
from game.games.isle_of_skye import ending, outlook, reasons, seen, setup, view
from game.games.isle_of_skye.actions import ACTIONS, Buy, PassBuying
from game.games.isle_of_skye.audit import audit
from game.games.isle_of_skye.events import EVENTS
from game.games.isle_of_skye.figures import figures
from game.games.isle_of_skye.frames import buying
from game.games.isle_of_skye.frames.building import BuildTiles
from game.games.isle_of_skye.frames.buying import BuyTile
from game.games.isle_of_skye.frames.income import DrawTiles, Income
from game.games.isle_of_skye.frames.pricing import RevealPrices, SetPrices
from game.games.isle_of_skye.frames.round_end import EndRound
from game.games.isle_of_skye.frames.setting_up import DrawScoring, DrawStart, PlaceCastle
from game.games.isle_of_skye.ids import SCORING_TILES, SLOT_IDS, TILES, ids_of_mask
from game.games.isle_of_skye.land import AT
from game.games.isle_of_skye.lexicon import LEXICON
from game.games.isle_of_skye.rounds import last_round
from game.games.isle_of_skye.settle import settle
from game.games.isle_of_skye.sheet import sheet
from game.games.isle_of_skye.shown import FiguresIsleOfSkye, ShownIsleOfSkye
from game.games.isle_of_skye.state import NO_TILE, State, View
from game.games.isle_of_skye.tiles import CASTLE_BIT, INDEX, NAMES

FRAMES = (
    DrawStart,
    DrawScoring,
    PlaceCastle,
    Income,
    DrawTiles,
    SetPrices,
    RevealPrices,
    BuyTile,
    BuildTiles,
    EndRound,
)
_DEAR, _KEEPS = 4, 4
"""A price is asked about from this on, where what is left is not more than this part of it."""
_FIXTURES = ("axe", "seal", "pass", "end_turn", "bag", "round", "turn:0", "turn:1", "turn:2", "turn:3", *SLOT_IDS)


class IsleOfSkye(FrameRules):
    id = "isle_of_skye"
    title = "Isle of Skye"
    version = 1
    vocabulary = Vocabulary(ACTIONS)
    frames = Vocabulary(FRAMES)
    events = EVENTS
    states = State
    views = View
    lexicon = LEXICON

    set_up = staticmethod(setup.set_up)
    guess = staticmethod(view.guess)
    sheet = staticmethod(sheet)
    result = staticmethod(ending.result)
    settle = staticmethod(settle)
    shown = staticmethod(seen.shown)
    audit = staticmethod(audit)

    def why_not(self, state: State, seat: Seat, component: str) -> Reason | None:
        if state.is_over():
            return reasons.when_over(component)
        reason: Reason | None = state.stack[-1].why_not(state, seat, component)
        return reason

    def components(self, state: State) -> tuple[str, ...]:
        return tuple(_components(state))

    def progress(self, state: State) -> tuple[Say, Say | None]:
        return say("isle_of_skye.progress.round", n=state.round, total=last_round(state.seats)), self.phase(state)

    def figures(self, view_of_seat: View, seat: Seat) -> FiguresIsleOfSkye:
        return figures(view_of_seat, seat, view_of_seat.stack[-1].word if view_of_seat.stack else "")

    def warnings(self, view_of_seat: View, seat: Seat, action: Any) -> tuple[Say, ...]:
        """What a player should hear before a legal action that gives something away."""
        if isinstance(action, Buy):
            return _of_dear_buy(view_of_seat, seat, action.tile)
        if not isinstance(action, PassBuying):
            return ()
        n = outlook.worth_buying(view_of_seat, seat)
        return (say("isle_of_skye.warning.pass", n=n),) if n else ()


def _of_dear_buy(view: View, seat: Seat, tile: str) -> tuple[Say, ...]:
    """A purchase is one click, and bots answer it at once: a slip over much gold is asked about, a cheap one is not,
    for a question at every purchase would be read by nobody."""
    gold, price = view.gold[seat], buying.price_of(view, INDEX[tile])
    asks = price >= _DEAR and 0 <= (gold - price) * _KEEPS <= price
    return (say("isle_of_skye.warning.dear", n=price, gold=gold),) if asks else ()


def _components(state: State) -> Iterator[str]:
    yield from _FIXTURES
    yield from (SCORING_TILES[tile] for tile in state.slots if tile != NO_TILE)
    for seat in range(state.seats):
        yield from (f"seat:{seat}", f"castle:{seat}", f"purse:{seat}")
        yield from ids_of_mask(state.lands[seat].tiles & ~CASTLE_BIT, seat)
        yield from (TILES[tile] for tile in state.got[seat])
        for tile in state.offers[seat]:
            yield from (TILES[tile], f"price:{NAMES[tile]}")
    top = state.stack[-1] if state.stack else None
    if isinstance(top, BuildTiles):
        yield from (f"place:{AT[cell]}" for cell in sorted(state.lands[top.seat].frontier))
    elif isinstance(top, SetPrices):
        yield from (f"gold:{gold}" for gold in range(1, max(state.counted) + 1))


RULES: Rules[State, View, ShownIsleOfSkye, FiguresIsleOfSkye] = IsleOfSkye()
