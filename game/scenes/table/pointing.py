"""What is pointed at, and the card that answers: preview at once, everything else after a moment."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.core.contract import Action, Entry
from game.core.preview import Preview, preview_all
from game.table.card_writer import CardWriter, signed, titled
from game.table.cards import Card, CardRow
from game.table.screen import Screen
from game.table.shown import PLAN, Told

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

DELAY_MS = 250.0
SHAKE_MS = 160.0


class Pointing:
    """Belongs to one table scene. `component` is what mouse or keyboard points at now."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.component = ""
        self.refused = ""
        self.preview: Preview | None = None
        self.effect: tuple[str, ...] = ()
        self.groups: tuple[tuple[str, ...], ...] = ()
        """What the pointed action would make whole, such as an area: the pieces of each."""
        self.pinned: Card | None = None
        self._age = 0.0
        self._waiting = False
        self._placed = False
        """Whether a part shows the component, and not the furniture around the parts."""

    # -- pointing -----------------------------------------------------------------------------------------------

    def at(self, component: str) -> None:
        """Something else is pointed at; empty for nothing."""
        if component == self.component and not self.refused:
            return
        if component:
            self.scene.furniture.peek.fold()
        self.component, self.refused, self._age = component, "", 0.0
        self._placed = bool(component) and self.anchor(component) is not None
        self.preview, self.effect, self.groups = None, (), ()
        explained = any(part.explains(component) for part in self.scene.open_parts()) if component else True
        action = self.scene.director.would(component) if not explained and self.scene.is_live else None
        if component == PLAN and self.scene.is_live and self.scene.director.proposal.plan():
            self._waiting = False
            self._show_plan()
        elif action is not None:
            self._waiting = False
            self._show_preview(component, action)
        else:
            self._waiting = bool(component)
            self.scene.card.hide()
        self.scene.show_pointed()

    def leave_gone(self) -> None:
        """What was pointed at on a part that has been folded up is not pointed at any more."""
        if self._placed and self.component and self.anchor(self.component) is None:
            self.at("")

    def tick(self, ms: float) -> bool:
        """Time passes until the explanation appears; True while it is still to come."""
        if self._waiting:
            self._age += ms
            if self._age >= DELAY_MS:
                self._waiting = False
                self._explain(clicked=False)
        return self._waiting

    def refresh(self) -> None:
        """The position has changed under the pointer. While secrets are covered no card may still speak of them."""
        if self.scene.director.hidden:
            self.pinned = None
            self.scene.pinned.hide()
            self.at("")
            return
        component, self.component = self.component, ""
        self.at(component)

    def refuse(self, component: str) -> None:
        """A click on what cannot be used: the card comes at once and stays while it is pointed at."""
        self.component, self.refused = component, component
        self._waiting, self.preview, self.effect, self.groups = False, None, (), ()
        self._explain(clicked=True)
        self.scene.show_pointed()

    def pin(self) -> None:
        """Keep the card that is shown beside the next one, or let it go."""
        card = self.scene.card
        self.pinned = card.card if self.pinned is None and card.visible else None
        if self.pinned is None:
            self.scene.pinned.hide()
        else:
            self.scene.pinned.show(self.pinned)

    # -- cards --------------------------------------------------------------------------------------------------

    def writer(self) -> CardWriter:
        scene = self.scene
        return CardWriter(scene.teller, scene.screen, scene.signs, self._fits)

    def _fits(self, row: CardRow) -> bool:
        look, grid = self.scene.context.look, self.scene.context.grid
        moments = (self.scene.text("table.card.now"), self.scene.text("table.card.end"))
        when = max(look.fonts.width(moment, "caption") for moment in moments) + grid.px(6)
        used = look.fonts.width(row.what, "body") + look.fonts.width(row.value, "body_bold") + grid.px(34) + when
        return used <= grid.px(self.scene.screen.card.at[2] - 28)

    def _second(self, told: Told | None, result: str) -> str:
        """The second line of a card, without its last words where they do not fit beside the result."""
        fonts, grid = self.scene.context.look.fonts, self.scene.context.grid
        room = grid.px(self.scene.screen.card.at[2] - 28)
        room -= fonts.width(result, "result") + grid.px(10) if result else 0
        words = told.second.split(", ") if told is not None and told.second else []
        while len(words) > 1 and fonts.width(", ".join(words), "second") > room:
            words.pop()
        return ", ".join(words)

    def _show_preview(self, component: str, action: Action) -> None:
        director = self.scene.director
        viewer = director.viewer
        assert viewer is not None
        self.preview, counts, after = self.scene.counter.of(viewer, action)
        self.effect, self.groups = _lit(self.preview, component, self.scene.screen)
        told = self.told(component)
        foot = self.scene.text("table.card.click")
        card = self.writer().preview(component, "", viewer, self.preview, foot)
        if counts:
            card = self.writer().counted(card, counts, self.scene.gauges, after, component, viewer)
        deed = self.scene.screen.deeds.get(action.word)
        title = self.scene.text(deed) if deed else card.title
        card = replace(card, title=title, second=self._second(told, card.result), text=self.about(component))
        self._show(card, component)

    def _show_plan(self) -> None:
        """What all actions of the plan come to; which they are shows the part that offers it."""
        director = self.scene.director
        viewer = director.viewer
        assert viewer is not None
        session = self.scene.session
        self.preview = preview_all(session.rules, session.view(viewer), viewer, director.proposal.plan())
        card = self.writer().preview(PLAN, "", viewer, self.preview, self.scene.text("table.card.click"))
        told = self.told(PLAN)
        self.scene.card.show(replace(card, text=told.text if told else ""), None)

    def _explain(self, *, clicked: bool) -> None:
        component, director = self.component, self.scene.director
        reason = director.why_not(component) if self.scene.is_live else None
        told = self.told(component)
        if clicked and reason is not None:
            self._show(self.writer().refusal(component, reason, clicked=True), component)
            return
        if told is not None and (told.text or told.rows):
            self._show(self._told_card(component, told), component)
        elif reason is not None and self.scene.refuses_on_pointing:
            card = self.writer().refusal(component, reason, clicked=False)
            self._show(replace(card, second=self._second(told, "cross") or card.second), component)
        elif told is not None:
            self._show(self._told_card(component, told), component)

    def _told_card(self, component: str, told: Told) -> Card:
        rows = [
            CardRow(
                words,
                value,
                sign=None if seat is None else self.scene.signs[seat],
                icon="dot" if seat is None else "",
            )
            for seat, words, value in told.rows
        ]
        rows += self._sheet_rows(component)
        return Card(
            titled(self.scene.teller.name(component)),
            self._second(told, ""),
            text=told.text,
            rows=tuple(rows[:6]),
            foot_right=self.scene.text("table.card.rules_key"),
        )

    def _sheet_rows(self, component: str) -> list[CardRow]:
        """What the score sheet says about this component."""
        rows = []
        for entry in self.scene.sheet().entries:
            if entry.component == component and entry.points:
                words = self.scene.teller.category(entry.category)
                when = self.scene.text("table.card.now" if entry.when == "now" else "table.card.end")
                rows.append(CardRow(words, signed(entry.points), when, sign=self.scene.signs[entry.seat]))
        return rows

    def told(self, component: str) -> Told | None:
        """What a part knows of it, with what the rules say is printed on it."""
        about = self.about(component)
        for part in self.scene.open_parts():
            told = part.told(component)
            if told is not None:
                return replace(told, text=told.text or about)
        return Told(text=about) if about else None

    def about(self, component: str) -> str:
        scene = self.scene
        found = scene.session.about(scene.director.eyes, component, scene.shown_position())
        return " ".join(scene.teller.say(one) for one in found)

    def anchor(self, component: str) -> tuple[int, int] | None:
        return next(
            (a for a in (part.anchor(component) for part in self.scene.open_parts()) if a is not None), None
        )

    def _show(self, card: Card, component: str) -> None:
        leading = (part.anchor(component) for part in self.scene.open_parts() if part.leads)
        self.scene.card.show(card, next((point for point in leading if point is not None), None))

    def rule(self) -> str:
        """The page of the rules browser about what is pointed at."""
        if self.component and self.scene.director.would(self.component) is None:
            reason = self.scene.director.why_not(self.component)
            if reason is not None and reason.rule:
                return reason.rule
        return ""


def _lit(found: Preview, component: str, screen: Screen) -> tuple[tuple[str, ...], tuple[tuple[str, ...], ...]]:
    """What is part of the effect, and what would be made whole.

    Where figures of the game tell what counts, only what begins to count is lit: most of a land counts already.
    """
    groups = tuple(
        event.pieces() for event in found.events
        if (gain := screen.gains.get(event.word)) is not None and gain.outline
    )
    pieces = [
        piece for event in found.events if (gain := screen.gains.get(event.word)) is not None and gain.mark
        for piece in event.pieces()
    ]
    for change in found.changes:
        pieces += _pieces(change.entry) if screen.counts is None else change.fresh
    inside = {piece for group in groups for piece in group}
    return tuple(dict.fromkeys(one for one in pieces if one != component and one not in inside)), groups


def _pieces(entry: Entry) -> tuple[str, ...]:
    return (*entry.pieces, entry.component)
