"""Rebirth, the Scottish side: the answers to the contract's questions. Each is a line; the work is done next door.

| rulebook (German)      | here                     | page            |
|------------------------|--------------------------|-----------------|
| Plättchen              | tile                     | 1               |
| Nahrungs-Anlage        | food farm (`food`)       | 1, 2, 3         |
| Energie-Anlage         | energy farm (`energy`)   | 1, 2, 3         |
| Siedlung (Plättchen)   | settlement tile          | 2, 3            |
| Siedlung (Gebiet)      | settlement               | 3               |
| Gruppe                 | group                    | 3               |
| Hafen                  | harbour                  | 3               |
| Burg                   | castle                   | 4               |
| Kathedrale             | cathedral                | 4               |
| Missionskarte          | mission card             | 4               |
| persönlicher Vorrat    | supply                   | 2               |
| beiseitegelegte Plättchen | tiles set aside       | 2               |
| Schlusswertung         | final scoring            | 5               |

Read state.py, then frames/turn.py.
"""

from __future__ import annotations

from game.core.contract import Reason, Rules, Say, Seat, say
from game.core.frames import FrameRules
from game.core.text import Vocabulary
from game.games.rebirth import ending, reasons, seen, setup, view
from game.games.rebirth.about import about
from game.games.rebirth.actions import ACTIONS
from game.games.rebirth.audit import audit
from game.games.rebirth.board import bits, board
from game.games.rebirth.events import EVENTS
from game.games.rebirth.figures import figures
from game.games.rebirth.frames.drawing import TakeCard, TakeTile
from game.games.rebirth.frames.setting_up import DrawStart, PutAside
from game.games.rebirth.frames.turn import EndTurn, PlaceTile
from game.games.rebirth.lexicon import LEXICON
from game.games.rebirth.settle import settle
from game.games.rebirth.sheet import sheet
from game.games.rebirth.shown import FiguresRebirth, ShownRebirth
from game.games.rebirth.state import State, View

FRAMES = (DrawStart, PutAside, TakeTile, TakeCard, PlaceTile, EndTurn)
_BOARD = board()
_FIXTURES = (
    *sorted(_BOARD.spaces),
    *_BOARD.land_without_spaces,
    *(f"settlement:{settlement.id}" for settlement in _BOARD.settlements),
    *(f"region:{region}" for region in _BOARD.region_mask),
    *("sea", "hand", "aside", "deck", "end_turn"),
)


class Rebirth(FrameRules):
    id = "rebirth"
    title = "Rebirth"
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
    figures = staticmethod(figures)
    about = staticmethod(about)
    audit = staticmethod(audit)

    def why_not(self, state: State, seat: Seat, component: str) -> Reason | None:
        if state.is_over():
            return reasons.when_over(component)
        reason: Reason | None = state.stack[-1].why_not(state, seat, component)
        return reason

    def components(self, state: State) -> tuple[str, ...]:
        cards = (_BOARD.cards[card].id for seat in range(state.seats) for card in bits(state.cards[seat]))
        return (*_FIXTURES, *(f"seat:{seat}" for seat in range(state.seats)), *cards)

    def progress(self, state: State) -> tuple[Say, Say | None]:
        total = sum(setup.fresh_supply(state.seats)) - _BOARD.pieces.set_aside
        turn = min(min(state.turns) + 1, total)
        return say("rebirth.progress.turn", n=turn, total=total), self.phase(state)


RULES: Rules[State, View, ShownRebirth, FiguresRebirth] = Rebirth()
