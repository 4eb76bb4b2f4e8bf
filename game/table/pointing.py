"""What is pointed at, and the card that answers: what a click would do at once, anything else after a moment."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.core.contract import Action, Reason
from game.core.own_warnings import own_warnings
from game.core.preview import Preview, preview_all
from game.table import showing
from game.table.card_writer import CardWriter, titled
from game.table.cards import Card, CardRow, said_once
from game.table.instant import NO_INSTANT, Instant, held_otherwise, instant_of
from game.table.lighting import lit_by
from game.table.refusing import named_by, refused, was_tried
from game.table.shown import PLAN, Told

if TYPE_CHECKING:
    from game.table.model import TableModel

DELAY_MS = 250.0
REFUSED_MS = 6000.0
"""So long a refusal stands while nothing else is done."""
_ROWS_TOLD = 6


class Pointing:
    """Belongs to one model. `component` is what mouse or keyboard points at now; `changed` hears of a new card."""

    def __init__(self, model: TableModel) -> None:
        self.model = model
        self.component = ""
        self.refused = ""
        self.held = ""
        """What was clicked only to be read: it stays pointed at until somebody clicks elsewhere."""
        self.preview: Preview | None = None
        self.then: Any = None
        """The figures after what is pointed at, where the game's figures are compared."""
        self.effect: tuple[str, ...] = ()
        self.groups: tuple[tuple[str, ...], ...] = ()
        """What the pointed action would make whole, such as an area: the pieces of each."""
        self.card: Card | None = None
        self.pinned: Card | None = None
        self._pinned_at = NO_INSTANT
        self.changed: Callable[[], object] = lambda: None
        self._age, self._waiting = 0.0, False
        self._reason: Reason | None = None
        """The cause of the refusal: when it is another, nothing is refused any more."""
        self._told_at: Instant = NO_INSTANT
        """The position for which a refusal was said."""
        self._rests = False
        """The position has changed under a pointer that has not moved: nobody asked why not."""
        self._quiet = False
        """It rests, and nothing was being read: no card opens by itself."""
        self._pressed = self._by_key = False
        """The mouse has not moved since it was pressed; the keyboard points."""
        self.sheets: frozenset[object] = frozenset()
        """What has come up over the table by itself."""
        self._under = ""
        """What lies under the pointer or the ring, whatever is held."""

    # -- pointing -----------------------------------------------------------------------------------------------

    def at(self, component: str, *, by_key: bool = False) -> None:
        """Something else is pointed at; empty for nothing."""
        other, self._under, self._by_key = by_key != self._by_key, component, by_key
        wanted = component or self.held
        if wanted != self.component or self.refused or (other and self.card is not None and self.card.foot):
            self._rests = self._quiet = False
            self._point(wanted)
            if wanted and wanted == self.held and self._waiting:
                self._tell()
            self.changed()

    def moved(self) -> None:
        """The mouse has moved, if only a little: what it rested on may tell again."""
        self._pressed = False
        if self._rests:
            read = self.card is not None
            self._rests = self._quiet = False
            self._point(self.component)
            if read and self._waiting:
                self._tell()
            self.changed()

    def pressed(self) -> None:
        """The mouse is pressed: what was held is let go, and what changes now nobody has pointed at."""
        self._pressed = True
        self.let_go()

    def let_go(self) -> bool:
        """What was held to be read is shown on only if it lies under the pointer; False if there was nothing."""
        held, self.held = self.held, ""
        if held and self.component == held != self._under:
            self.at(self._under)
        return bool(held)

    def put_away(self) -> bool:
        """A card that was pinned goes first. What was refused, or held to be read, is said no longer until somebody
        points anew; False if there was nothing."""
        if self.pinned is not None:
            self.pin()
            return True
        if not (self.refused or self.held):
            return False
        self.held, self.refused, self._rests, self._quiet = "", "", True, True
        self._point(self._under)
        self.changed()
        return True

    def _point(self, component: str) -> None:
        model, director = self.model, self.model.director
        self.component, self.refused, self._age, self._waiting = component, "", 0.0, False
        self.preview, self.effect, self.groups, self.card, self.then = None, (), (), None, None
        if self._quiet:
            return
        open_ = bool(component) and model.is_live and not model.explained(component)
        action = director.would(component) if open_ else None
        if component == PLAN and model.is_live and director.proposal.plan():
            self._preview_plan()
        elif action is not None:
            self._preview(component, action)
        else:
            self._waiting = bool(component)

    def tick(self, ms: float) -> bool:
        """Time passes until the explanation appears, and until a refusal goes; True while either is to come."""
        if self.refused:
            self._age += ms
            if self._age >= REFUSED_MS:
                self.at("")
            return bool(self.refused)
        if self._waiting:
            self._age += ms
            if self._age >= DELAY_MS:
                self._tell()
                self.changed()
        return self._waiting

    def _tell(self) -> None:
        self._waiting = False
        self._explain(clicked=False)

    def refresh(self) -> None:
        """The position has changed under the pointer: what was refused before it is no longer said. A pinned card
        goes with what it told of, and with whoever read it."""
        now, before, told_of = instant_of(self.model), self._told_at, self.component if self.card is not None else ""
        if now != self._pinned_at:
            self.pinned = None
        if now != before:
            read = not self._pressed and (self.card is not None or self._waiting)
            self._told_at, self._rests = now, not held_otherwise(self.model, before, now, self.component)
            self._quiet = self._rests and not read and not self._by_key
            if self.refused:
                self.component, self.refused = "", ""
            if self.held:
                self.component, self.held = self._under, ""
        if self.refused and self._reason == self._why_not(self.refused, clicked=True):
            return
        if self.refused:
            self.component = self._under
        self._point("" if self.model.director.hidden else self.component)
        if now == before and self._waiting and self.component == told_of:
            self._tell()  # it was being read

    def clicked(self, component: str) -> bool:
        """A click that does nothing. Where something of that kind is asked for it is refused, and True; else whoever
        clicked wants to read what it is: that is told at once and stays until the next click elsewhere."""
        if was_tried(self.model.director, self.model.screen, component):
            self.refuse(component)
            return True
        self._told_at, self._rests, self._quiet, self.held = instant_of(self.model), False, False, component
        self._point(component)
        if self._waiting:
            self._tell()
        self.changed()
        return False

    def refuse(self, component: str) -> None:
        """A click on what cannot be used: the card comes at once and stays while it is pointed at."""
        self.component, self.refused, self.held = component, component, ""
        self._waiting, self.preview, self.effect, self.groups, self.card = False, None, (), (), None
        self.then = None
        self._age, self._told_at = 0.0, instant_of(self.model)
        self._reason = self._why_not(component, clicked=True)
        self._explain(clicked=True)
        self.effect = tuple(one for one in named_by(self.model.teller, self._reason) if one != component)
        self.changed()

    def _why_not(self, component: str, *, clicked: bool = False) -> Reason | None:
        """What is closed may forbid what seems open: only whoever has tried it is told so."""
        director = self.model.director
        if not self.model.is_live:
            return None
        return refused(director, component) if clicked else director.why_not(component)

    def pin(self) -> None:
        """Keep the card that is shown beside the next one, or let it go."""
        self.pinned = self.card if self.pinned is None else None
        self._pinned_at = instant_of(self.model)
        self.changed()

    # -- cards --------------------------------------------------------------------------------------------------

    def writer(self) -> CardWriter:
        return CardWriter(self.model.teller, self.model.screen, self.model.signs)

    def _preview(self, component: str, action: Action) -> None:
        model = self.model
        viewer = model.director.viewer
        assert viewer is not None
        self.preview, counts, self.then = model.counter.of(viewer, action, model.director.eyes)
        self.effect, self.groups = lit_by(self.preview, component, model.screen)
        told = model.told(component)
        card = self.writer().preview(component, "", viewer, self.preview, self._foot("click"))
        if counts:
            card = self.writer().counted(card, counts, model.figures, self.then, component, action.touches(), viewer)
        deed = model.screen.deeds.get(action.word)
        if told is not None and told.beside:
            return
        against = own_warnings(model.session.rules, model.session.view(model.director.eyes), viewer, action)
        asks = against and model.director.warn and not model.director.bots.advises(action)
        self.card = replace(
            card,
            title=model.words(deed, what=card.title) if deed else card.title,
            second=told.second if told is not None else "",
            text=" ".join((model.about(component), *map(model.teller.say, against))).strip(),
            foot=self._foot("opens" if told is not None and told.opens else "asks" if asks else "click"),
        )

    def _foot(self, deed: str) -> str:
        """What a click, or Enter for the ring, does with what the card is about."""
        return self.model.words(f"table.card.{'enter' if self._by_key else 'mouse'}.{deed}")

    def _preview_plan(self) -> None:
        """What all actions of the plan come to; which they are shows the part that offers it."""
        model, director = self.model, self.model.director
        viewer, session = director.viewer, model.session
        assert viewer is not None
        self.preview = preview_all(session.rules, session.view(viewer), viewer, director.proposal.plan())
        card = self.writer().preview(PLAN, "", viewer, self.preview, self._foot("click"))
        told = model.told(PLAN)
        self.card = replace(card, text=told.text if told else "")

    def _explain(self, *, clicked: bool) -> None:
        component, model = self.component, self.model
        reason = self._why_not(component, clicked=clicked)
        told = model.told(component)
        if clicked and reason is not None:
            self.card = self.writer().refusal(component, reason, button=self._button(component))
        elif told is not None and told.beside:
            self.card = None
        elif told is not None and (told.text or told.rows):
            self.card = self._told_card(component, told)
        elif reason is not None and not self._rests:
            tried = was_tried(model.director, model.screen, component)
            card = self.writer().explained(component, reason, as_refusal=tried)
            self.card = replace(card, second=(told.second if told is not None else "") or card.second)
        elif told is not None:
            self.card = self._told_card(component, told)

    def _button(self, component: str) -> str:
        """The words of the big button, if it stands for that."""
        model = self.model
        if component not in model.screen.primary.components or component in model.director.lit():
            return ""
        return showing.primary_label(model.director, model.screen, model.teller, model.answers())[0]

    def _told_card(self, component: str, told: Told) -> Card:
        model = self.model
        rows = [
            CardRow(words, value, sign=model.signs[of])
            if isinstance(of, int)
            else CardRow(words, value, icon=of or "dot")
            for of, words, value in told.rows
        ]
        rows = said_once(rows, self.writer().of_sheet(model.sheet, component, told.part_of))
        name, deed, foot = titled(model.teller.name(component)), "", ""
        if model.is_live and component in model.director.lit() and not model.explained(component):
            foot = self._foot("opens" if told.opens else "choose")  # it leads on, and does nothing yet
            deed = showing.deed_on(model.director, model.screen, component)
        return Card(
            model.words(deed, what=name) if deed else name,
            told.second,
            text=told.text,
            rows=tuple(rows[:_ROWS_TOLD]),
            foot=foot,
            foot_right=model.words("table.card.rules_key"),
        )

    def rule(self) -> str:
        """The page of the rules browser about what is pointed at."""
        director = self.model.director
        if self.component and director.would(self.component) is None:
            reason = director.why_not(self.component)
            if reason is not None and reason.rule:
                return reason.rule
        return ""
