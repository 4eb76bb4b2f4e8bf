"""Scythe: the answers to the contract's questions. Each is a line; the work is done next door.

| rulebook (German)           | here                        | page   |
|-----------------------------|-----------------------------|--------|
| Region                      | hex, territory              | 4      |
| Heimatgebiet                | home base                   | 4      |
| beherrschen                 | control                     | 4      |
| Nation, Nationstableau      | faction                     | 6      |
| Spielertableau, Bereich     | mat, section                | 8, 10  |
| Bewegen, Nimm Geld          | move, gain coins            | 11     |
| Aufrüsten                   | bolster                     | 12     |
| Handeln, Produzieren        | trade, produce              | 12, 13 |
| Entwickeln, Würfel          | upgrade, cube               | 14     |
| Einsetzen, Bauen            | deploy, build               | 15, 18 |
| Rekrutieren                 | enlist, recruit             | 20     |
| Denkmal, Mühle, Stollen,    | monument, mill, mine,       | 18     |
| Arsenal                     | armory                      |        |
| Stärkescheibe               | dial                        | 22     |
| Begegnung, Fabrik           | encounter, Factory          | 24, 25 |
| Ziel                        | objective                   | 26     |
| Vermögen                    | fortune                     | 28     |

Component ids: `r3c4`, `home_nordic`; pieces by place `mech:r3c4`, `worker:r3c4`, the character by faction
`character:nordic`; the rest stands in components.py. A held unit asks why_not with `r3c4/mech:r3c5`.

Stack: `take_turn` -> a frame of the top action, with fights and discoveries behind a move -> `bottom` -> payment,
gain, recruits -> `finish_turn`. Frames that need no answer lie below and do themselves when they come to the top.

Read state.py, then frames/base.py and frames/turn.py.
"""

from __future__ import annotations

from typing import Any

from game.core.contract import Event, Reason, Rules, Say, Seat, say
from game.core.frames import FrameRules
from game.core.text import Vocabulary
from game.games.scythe import ending, reasons, seen, settle, setup, sheet, view
from game.games.scythe.about import about
from game.games.scythe.audit import audit
from game.games.scythe.components import components
from game.games.scythe.events import EVENTS
from game.games.scythe.events_finding import EVENTS_OF_FINDING
from game.games.scythe.events_map import EVENTS_OF_THE_MAP
from game.games.scythe.explain import why_not
from game.games.scythe.figures import figures
from game.games.scythe.frames import (
    bottoms,
    deals,
    developing,
    dials,
    fighting,
    finding,
    hands,
    moving,
    placing,
    producing,
    receiving,
    setting_up,
    tops,
    turn,
)
from game.games.scythe.frames.base import settle as settle_frames
from game.games.scythe.lexicon import LEXICON
from game.games.scythe.shown import FiguresScythe, ShownScythe
from game.games.scythe.stars import CheckStars, CombatStar, OthersStars
from game.games.scythe.state import State, View
from game.games.scythe.vocabulary import ACTIONS
from game.games.scythe.warnings import warnings

FRAMES = (
    setting_up.DealFactions, setting_up.ChooseFactions, setting_up.DealMats, setting_up.ChooseMats,
    setting_up.DrawBonus, setting_up.DealObjectives, setting_up.BeginGame, turn.TakeTurn, turn.BottomAction,
    turn.FinishOfTurn, tops.MoveOrGain, tops.Bolster, tops.TradeGoods, tops.FactoryTop, producing.ProduceHexes,
    moving.MoveUnits, bottoms.PayResources, developing.TakeUpgrade, developing.DeployMech, developing.BuildStructure,
    developing.EnlistRecruit, developing.PlaceTokens, receiving.Receive, receiving.RecruitBonus, receiving.AskAmount,
    hands.DrawCards, hands.PayCards, placing.TakeWorkers, placing.ChoosePlace, placing.TakeResources,
    fighting.Fights, fighting.UseBefore, fighting.Steal, dials.SetDials, dials.Reveal, dials.RetreatUnits,
    finding.Discover, finding.MeetEncounter, finding.Encounter, finding.FillFactory, finding.LookAtCards,
    finding.ChooseFactoryCard, deals.SpeakUp, deals.MakeDeal, deals.AnswerDeal, CheckStars, OthersStars, CombatStar,
)  # fmt: skip


class Scythe(FrameRules):
    id = "scythe"
    title = "Scythe"
    version = 2
    """2: whoever is beaten rides onto a lake only with a mech of that combat; a combat called off sends units back to
    where their move began."""
    vocabulary = Vocabulary(ACTIONS)
    frames = Vocabulary(FRAMES)
    events = (*EVENTS, *EVENTS_OF_FINDING, *EVENTS_OF_THE_MAP)
    states = State
    views = View
    lexicon = LEXICON

    set_up = staticmethod(setup.set_up)
    components = staticmethod(components)
    guess = staticmethod(view.guess)
    sheet = staticmethod(sheet.sheet)
    shown = staticmethod(seen.shown)
    figures = staticmethod(figures)
    about = staticmethod(about)
    warnings = staticmethod(warnings)
    result = staticmethod(ending.result)
    settle = staticmethod(settle.settle)
    audit = staticmethod(audit)

    def step(self, state: State, seat: Seat, action: Any, events: list[Event] | None = None) -> None:
        state.stack[-1].step(state, seat, action, events)
        settle_frames(state, events)

    def why_not(self, state: State, seat: Seat, component: str) -> Reason | None:
        if state.is_over():
            return reasons.when_over(component)
        return why_not(state.stack[-1], state, seat, component)

    def progress(self, state: State) -> tuple[Say, Say | None]:
        return say("scythe.progress.number", n=min(state.turns) + 1), self.phase(state)

    def forgone(self, view: View, seat: Seat, action: Any) -> int:
        """What ends with the turn is named by the warnings; most that is offered there is talk about coins."""
        return 0


RULES: Rules[State, View, ShownScythe, FiguresScythe] = Scythe()
