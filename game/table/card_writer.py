"""What the hover card says: a preview as grouped rows, a refusal with its way out, a thing explained. No pygame.

Figures are the difference of two states and come from core.preview; here they are only grouped and put into words.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from game.core.contract import NOW, Entry, Event, Reason, Seat, Sheet
from game.core.preview import Change, Preview
from game.table.cards import Card, CardRow
from game.table.counting import gained_in_all, gained_now
from game.table.entries import entry
from game.table.screen import GainSpec, Screen
from game.table.telling import Teller, signed

if TYPE_CHECKING:
    from game.table.counting import Count

ROWS_MOST = 6


@dataclass(frozen=True)
class CardWriter:
    """Writes cards for one viewer; where longer words have no room, shorter ones are at hand."""

    teller: Teller
    screen: Screen
    signs: tuple[int, ...]

    def preview(self, component: str, second: str, seat: Seat, found: Preview, foot: str) -> Card:
        gains, others = self.gain_rows(found, seat), self._other_rows(found, seat)
        rows = [*self._own_rows(component, found, seat), *gains, *others]
        if len(rows) > ROWS_MOST:
            more = len(rows) - ROWS_MOST + 1
            rows = [*rows[: ROWS_MOST - 1], CardRow(self.teller.text("table.card.more", n=more))]
        now = found.gained(seat, NOW)
        price = now < 0 and bool(gains)  # what is bought for it is more than points
        return Card(
            title=self._title(component),
            second=second,
            result=signed(now) if (now or self.screen.card.zero) and not price else "",
            result_tone="gain" if now > 0 else "refuse" if now < 0 else "muted",
            rows=tuple(rows),
            foot=foot,
            foot_right=self.teller.text("table.card.rules_key"),
        )

    def of_sheet(self, sheet: Sheet, *components: str) -> list[CardRow]:
        """What the score sheet says about these."""
        rows = []
        for line in sheet.entries:
            if line.component in components and line.points:
                when = self.teller.text("table.card.now" if line.when == NOW else "table.card.end")
                words = self.teller.category(line.category)
                rows.append(CardRow(words, signed(line.points), when, sign=self.signs[line.seat]))
        return rows

    def counted(
        self,
        card: Card,
        found: Sequence[Count],
        before: Any,
        after: Any,
        component: str,
        touched: Sequence[str],
        seat: Seat,
    ) -> Card:
        """The same card with the figures of the game in front of the rows of the sheet that they replace. If what is
        held over a place would bring more elsewhere, that is said as well."""
        spec = self.screen.counts
        assert spec is not None
        told = entry(before, spec.best) if spec.best else {}
        best = told.get(component)
        laid = any(one.change for one in found) or best is None
        rows = [self._count_row(one) for one in found] if laid else []
        now, in_all = gained_now(found) if laid else best or 0, gained_in_all(found)
        if laid and in_all != now:
            rows.append(CardRow(self.teller.text("table.card.in_all"), signed(in_all), icon="scores"))
        most = max([told[one] for one in touched if one in told], default=now) if best is None else best
        if best is not None or most > now:
            rows.append(CardRow(self.teller.text("table.card.best"), signed(most), icon="hint"))
        for name, (icon, words) in spec.worth.items():
            worth = entry(before, name).get(component)
            if worth is not None:
                end = self.teller.text("table.card.end")
                rows.append(CardRow(self.teller.text(words), signed(worth), end, icon=icon))
        for name, icon in spec.also.items():
            was, becomes = entry(before, name), entry(after, name)
            if was is not None and becomes is not None and becomes != was:
                words = self.teller.name(f"{name}:{seat}")
                rows.append(CardRow(words[:1].upper() + words[1:], signed(becomes - was), icon=icon))
        kept = [row for row in card.rows if row.icon not in {self._icon(row_name) for row_name in spec.instead}]
        return replace(
            card,
            rows=_most_telling([*rows, *kept]),
            result=signed(now),
            result_tone="gain" if now > 0 else "refuse" if now < 0 else "muted",
        )

    def _count_row(self, one: Count) -> CardRow:
        when = "" if one.rounds else self.teller.text("table.card.never")
        rounds = tuple((str(n), one.now and place == 0) for place, n in enumerate(one.rounds))
        spec = self.screen.counts
        short = self.teller.text(f"{spec.short}.{one.component.partition(':')[2]}") if spec and spec.short else ""
        return CardRow(
            self.teller.name(one.component),
            signed(one.change),
            when,
            badge=one.badge,
            boxes=rounds,
            dim=not one.now,
            shorter=(titled(short),) if short else (),
        )

    def refusal(self, component: str, reason: Reason, *, button: str = "") -> Card:
        """Red with a cross, for something was tried: with a place, or with the big button, whose words those are."""
        if button:
            return replace(self._refused(reason), title=self.teller.text("table.card.not_yet"), second=button)
        second = self.teller.name(component) if self._has_own_name(component) else ""
        if second and ":" in component:  # a thing, and no place
            return replace(self._refused(reason), title=titled(second))
        return replace(self._refused(reason), title=self.teller.text("table.card.not_here"), second=second)

    def explained(self, component: str, reason: Reason, *, as_refusal: bool) -> Card:
        """Why it cannot be used, under its own name; plain where nobody would have tried."""
        card, name = self._refused(reason), self.teller.name(component)
        if as_refusal:
            named = self._has_own_name(component)
            return replace(card, title=titled(name) if named else self.teller.text("table.card.not_here"))
        title = titled(name) if name != component else self.teller.text("table.card.not_yet")
        way_out = f" *{card.way_out}*" if card.way_out else ""
        return Card(title, text=f"{card.reason}{way_out}", foot_right=card.foot_right)

    def _refused(self, reason: Reason) -> Card:
        way_out = self.teller.say(reason.way_out) if reason.way_out is not None else ""
        rules = self.teller.text("table.card.rules_key") if reason.rule else ""
        return Card("", reason=self.teller.say(reason.say), way_out=way_out, foot_right=rules)

    def _has_own_name(self, component: str) -> bool:
        return component.partition(":")[0] not in self.screen.titles

    def _title(self, component: str) -> str:
        key = self.screen.titles.get(component.partition(":")[0])
        return self.teller.text(key) if key else titled(self.teller.name(component))

    # -- rows ---------------------------------------------------------------------------------------------------

    def _own_rows(self, component: str, found: Preview, seat: Seat) -> list[CardRow]:
        """One row for each source and moment; several pieces of one source are one row, none if nothing is left."""
        own: dict[tuple[str, str], list[Change]] = {}
        for change in found.changes:
            if change.entry.seat == seat:
                own.setdefault((change.entry.when, change.entry.category), []).append(change)
        rows = []
        for (when, category), changes in sorted(own.items(), key=lambda item: item[0][0] != NOW):
            points = sum(change.points for change in changes)
            if not points and len(changes) > 1:
                continue
            row = CardRow("", signed(points), self._when(when), icon=self._icon(category))
            rows.append(_worded(row, self._words(component, changes)))
        return rows

    def gain_rows(self, found: Preview, seat: Seat) -> list[CardRow]:
        """What is won or given besides points, such as a card; the same several times is one row."""
        told: dict[tuple[str, str, str], list[Event]] = {}
        for number, event in enumerate(found.events):
            gain = self.screen.gains.get(event.word)
            if gain is not None and _counts(gain, event, seat):
                what = str(getattr(event, gain.what)) if gain.what else ""
                alone = str(getattr(event, gain.by)) if gain.among else "" if gain.count or gain.what else str(number)
                told.setdefault((event.word, what, alone), []).append(event)
        return [self._gain_row(self.screen.gains[word], what, events) for (word, what, _), events in told.items()]

    def _gain_row(self, gain: GainSpec, what: str, events: list[Event]) -> CardRow:
        kind = str(getattr(events[0], gain.by)) if gain.by else ""
        n = sum(_amount(event, gain) for event in events)
        named = {"what": self.teller.name(what)} if what else {}
        words = self.teller.text(f"{gain.text}.{kind}" if kind else gain.text, n=n, **named)
        value = gain.value if gain.value not in ("+", "-") else signed(n if gain.value == "+" else -n)
        icon = gain.icons.get(kind or what.partition(":")[2], gain.icon)
        return CardRow(words[:1].upper() + words[1:], value, icon=icon, tone="" if value[:1] == "–" else "gain_text")

    def _other_rows(self, found: Preview, seat: Seat) -> list[CardRow]:
        """One row for each change; what the game has its own words for is one row for each source and moment."""
        told: dict[tuple[object, ...], list[Change]] = {}
        for number, change in enumerate(found.changes):
            entry = change.entry
            if entry.seat != seat and not entry.private:
                alone = None if self._turned((change,)) else number
                told.setdefault((entry.seat, entry.when, entry.category, alone), []).append(change)
        rows = []
        for changes in told.values():
            entry, points = changes[0].entry, sum(one.points for one in changes)
            row = CardRow("", signed(points), self._when(entry.when), sign=self.signs[entry.seat])
            turned = self._turned(changes)
            whose = f"{self.teller.seat(entry.seat)}: "
            known = (f"{whose}{turned}", turned, self.teller.category(entry.category)) if turned else ()
            alike = () if len(changes) == 1 else (f"{whose}{self.teller.category(entry.category)}",)
            rows.append(_worded(row, known or alike or self._words_of_other(entry, points)))
        return rows

    def _turned(self, changes: Sequence[Change]) -> str:
        """In the game's own words, where to gain and to lose the same thing would contradict each other."""
        points, entry = sum(one.points for one in changes), changes[0].entry
        key = f"{self.teller.game}.card.{'gains' if points > 0 else 'loses'}.{entry.category}"
        names = {self.teller.name(one.entry.component) for one in changes}
        if len(names) > 1 or not self.teller.speaker.words.has(key):
            return ""
        return self.teller.text(key, what=names.pop())

    def _words(self, component: str, changes: list[Change]) -> Iterable[str]:
        category, turned = self.teller.category(changes[0].entry.category), self._turned(changes)
        if turned:
            return turned, category
        if len(changes) > 1:
            return (category,)
        entry = changes[0].entry
        told = (self.teller.say(entry.detail),) if entry.detail is not None and changes[0].points > 0 else ()
        if entry.component == component or entry.component.startswith("seat:"):
            return (*told, category)
        return (*told, self.teller.name(entry.component), category)

    def _words_of_other(self, entry: Entry, points: int) -> Iterable[str]:
        who, what = self.teller.seat(entry.seat), self.teller.name(entry.component)
        key = "table.card.loses" if points < 0 else "table.card.gains"
        category = self.teller.category(entry.category)
        if entry.component.startswith("seat:"):  # for nothing on the table, so it has no other name
            return f"{who}: {category}", category
        return (self.teller.text(key, who=who, what=what), f"{who}: {what}", f"{who}: {category}", what, category)

    def _icon(self, category: str) -> str:
        return self.screen.icons.get(category, "dot")

    def _when(self, when: str) -> str:
        return self.teller.text("table.card.now" if when == NOW else "table.card.end")


def _worded(row: CardRow, words: Iterable[str]) -> CardRow:
    first, *others = (titled(what) for what in words)
    return replace(row, what=first, shorter=tuple(others))


def titled(name: str) -> str:
    """A name as it begins a card: some are written small, for they stand within sentences."""
    return name[:1].upper() + name[1:]


def _counts(gain: GainSpec, event: Event, seat: Seat) -> bool:
    """Whether an event has a row on the card of whoever acts."""
    return not gain.among or (getattr(event, "seat", seat) == seat and getattr(event, gain.by) in gain.among)


def _amount(event: Event, gain: GainSpec) -> int:
    """How much an event is about: the number in a field, or how many things it names."""
    if not gain.count:
        return 1 if gain.what else len(event.pieces())
    told = getattr(event, gain.count)
    return int(told) if isinstance(told, int) else len(told)


def _most_telling(rows: list[CardRow]) -> tuple[CardRow, ...]:
    """As many as there is room for: what changes nothing is left out first, and first of all what counts later."""
    for only_later in (True, False):
        while len(rows) > ROWS_MOST:
            idle = [n for n, row in enumerate(rows) if row.badge and row.value == "0" and (row.dim or not only_later)]
            if not idle:
                break
            del rows[idle[-1]]
    return tuple(rows[:ROWS_MOST])
