"""What is said of one decision that is looked back at: both lines, their figures side by side, and why. No pygame."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.bots.hindsight import SURE, Compared
from game.core.contract import Event
from game.core.named import capital
from game.core.preview import preview_all
from game.core.recap import Turn
from game.table.coach import BEST, GOOD, Coach, Decision
from game.table.film import Tale, tales_of
from game.table.film_words import GOES_ON, wordings
from game.table.proposal import picker_for
from game.table.screen import Screen
from game.table.telling import Teller, paragraph, signed, without

MOST_ROWS = 5
_TENTH = 0.05
_LETTERS = 110


@dataclass(frozen=True)
class Row:
    """One thing that is counted: in each line so much, in tenths as they are told."""

    name: str
    done: int
    better: int
    about: str = ""


@dataclass(frozen=True)
class Line:
    """What is done in it, in one sentence and shorter ones, where on the table, and what the sheet says at once."""

    told: tuple[str, ...]
    pieces: tuple[str, ...]
    after: Any
    """The position as the seat would then see it, for painters, and its figures."""
    figures: Any
    sure: int
    events: tuple[Event, ...] = ()
    aims: tuple[str, ...] = ()
    """Of these pieces, what each action of the seat ended at."""
    page: Any = None
    """What the seat had filled in by then."""


@dataclass(frozen=True)
class Told:
    """All that a page says of a decision. `rows` end with the sum of those before them; `against` is the best of the
    others, `ahead` what lies between the two."""

    number: int
    title: str
    kind: str
    """Its class; empty while it is not known, and where there was no choice."""
    chip: str
    done: Line
    better: Line | None
    rows: tuple[Row, ...]
    total: Row | None
    against: Row | None
    ahead: Row | None
    why: str
    note: str


class CoachWords:
    """Of one match, one seat and one language."""

    def __init__(self, coach: Coach, screen: Screen, teller: Teller) -> None:
        self.coach = coach
        self.session = coach.session
        self.screen = screen
        self.teller = teller
        self.text = teller.text
        self.who = teller.seat(coach.seat)
        own = f"{teller.game}.outcome.unit"
        self.unit = self.text(own if teller.speaker.words.has(own) else "coach.unit")
        self._lines: dict[tuple[int, tuple[str, ...]], Line] = {}

    def told(self, number: int) -> Told:
        decision, compared = self.coach.decisions[number], self.coach.found.get(number)
        kind = self.coach.class_at(number)
        better = None
        if compared is not None and compared.other:
            better = self._line(decision, compared.other)
        done = self._line(decision, None)
        if better is not None and better.told[0] == done.told[0]:
            done, better = self._apart(done, better), self._apart(better, done)
        rows, total, against, ahead = self._rows(compared, better is not None)
        return Told(
            number,
            self.title(decision),
            kind,
            self._chip(kind, compared),
            done,
            better,
            rows,
            total,
            against,
            ahead,
            self._why(kind, compared, rows, ahead),
            self._note(compared),
        )

    def title(self, decision: Decision) -> str:
        round_, phase = self.session.progress(decision.start)
        told = self.teller.say(round_)
        return f"{told}, {self.teller.say(phase)}" if phase is not None else told

    # -- both lines ---------------------------------------------------------------------------------------------

    def _line(self, decision: Decision, better: tuple[str, ...] | None) -> Line:
        """Played on what the seat saw then, so that both are told alike; `better` instead of what was done."""
        rules, seat = self.session.rules, self.coach.seat
        actions = decision.done if better is None else tuple(map(rules.read_action, better))
        key = decision.number, better or ()
        if key not in self._lines:
            view = self.session.view(seat, decision.start)
            before = self.session.sheet(seat, decision.start)
            made = preview_all(rules, view, seat, actions, before.entries)
            sure = rules.sheet(made.after).total(seat) - before.total(seat)
            told, pieces = self._sentence(decision, made.events)
            touched = [action.touches() for action in actions]
            named = (piece for one in touched for piece in reversed(one))
            pieces, aims = tuple(dict.fromkeys((*named, *pieces))), tuple(one[-1] for one in touched if one)
            after, figures = rules.shown(made.after), rules.figures(made.after, seat)
            page = picker_for(rules).page(made.after, seat)
            self._lines[key] = Line(told, pieces, after, figures, sure, made.events, aims, page)
        return self._lines[key]

    def _apart(self, line: Line, other: Line) -> Line:
        """Told by what only this one does, where others would be told the same of both."""
        own = [event for event in line.events if event not in other.events] or list(line.events)
        told = []
        for left in range(len(own), 0, -1):  # what comes last is left out first
            said = paragraph(self.teller, own[:left], self.coach.seat, self.screen.quiet)
            nameless = without(self.who, said)
            end = "." if left == len(own) else GOES_ON
            told += [said] if left == len(own) else []
            told += [f"{capital(nameless)}{end}"] if nameless is not None else []
        return replace(line, told=tuple(told))

    def _sentence(self, decision: Decision, events: Sequence[Event]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        seat, film = self.coach.seat, self.screen.film
        turn = Turn(seat, decision.start, decision.end, tuple(events))
        tale = next((one for one in tales_of((turn,), film) if one.seat == seat), None)
        if tale is None:
            return (paragraph(self.teller, events, seat, self.screen.quiet),), turn.pieces()
        told = self._of_own(tale)
        nameless = without(self.who, told[-1])  # the page says whose turn it was
        end = "" if told[-1].endswith(GOES_ON) else "."
        told += () if nameless is None else (f"{capital(nameless)}{end}",)
        return told, tuple(dict.fromkeys((*tale.pieces(), *turn.pieces())))

    def _of_own(self, tale: Tale) -> tuple[str, ...]:
        """What the seat did and what came of it for it; where that has no room the deeds alone, which are whole."""
        seat = self.coach.seat
        own = tuple(
            one for one in tale.clauses if any(getattr(event, "seat", seat) == seat for event, _ in one.parts)
        )
        deeds = tuple(one for one in own if one.seat == seat)
        told = [wordings(replace(tale, clauses=some), self.teller) for some in (own, deeds) if some]
        return tuple(dict.fromkeys((told[0][0], *told[-1]))) if told else wordings(tale, self.teller)

    # -- figures ------------------------------------------------------------------------------------------------

    def _rows(
        self, compared: Compared | None, both: bool
    ) -> tuple[tuple[Row, ...], Row | None, Row | None, Row | None]:
        """Those in which the lines differ most, the others as one; in tenths that add up as they are told."""
        if compared is None or not compared.ways:
            return (), None, None, None
        done, best = compared.done, compared.best if both else compared.done
        names = dict.fromkeys((*done.parts, *best.parts))
        weight = {
            name: abs(best.parts.get(name, 0.0) - done.parts.get(name, 0.0))
            if both else abs(done.parts.get(name, 0.0))
            for name in names
        }  # fmt: skip
        told = sorted((name for name in names if weight[name] >= _TENTH), key=lambda name: -weight[name])[:MOST_ROWS]
        rest = [name for name in names if name not in told]
        parts = [[one.parts.get(name, 0.0) for name in told] for one in (done, best)]
        sums = [round(10 * one.own) for one in (done, best)]
        tenths = [_tenths([*part, one.own - sum(part)], total)
                  for part, one, total in zip(parts, (done, best), sums, strict=True)]  # fmt: skip
        rows = [
            Row(self._name(name, compared.ended), tenths[0][at], tenths[1][at], self._about(name, compared.ended))
            for at, name in enumerate(told)
        ]
        if rest or tenths[0][-1] or tenths[1][-1]:
            rows.append(Row(self.text("coach.rest"), tenths[0][-1], tenths[1][-1]))
        others = [round(10 * one.others) for one in (done, best)]
        total = Row(self.text("coach.total"), sums[0], sums[1])
        against = Row(self.text("coach.others"), others[0], others[1])
        ahead = Row(self.text("coach.ahead"), sums[0] - others[0], sums[1] - others[1])
        return tuple(rows), total, against, ahead

    def _name(self, part: str, ended: bool) -> str:
        return self.teller.category(part) if ended else self.text(f"bots.{self.teller.game}.term.{part}.name")

    def _about(self, part: str, ended: bool) -> str:
        return "" if ended else self.text(f"bots.{self.teller.game}.term.{part}.about")

    def tenths(self, value: int, *, sign: bool = False) -> str:
        """12.3 as the language writes it."""
        whole, tenth = divmod(abs(value), 10)
        told = self.text("coach.tenths", whole=whole, tenth=tenth)
        before = "–" if value < 0 else "+" if sign and value > 0 else ""
        return f"{before}{told}"

    # -- words --------------------------------------------------------------------------------------------------

    def _loss(self, compared: Compared) -> str:
        whole = round(compared.gap)
        return str(whole) if whole else self.tenths(round(10 * compared.gap))

    def _chip(self, kind: str, compared: Compared | None) -> str:
        if compared is None:
            return ""
        if not compared.ways:
            return self.text("coach.no_choice")
        name = self.text(f"coach.class.{kind}")
        return name if kind in (BEST, GOOD) else self.text("coach.less", kind=name, n=self._loss(compared))

    def _why(self, kind: str, compared: Compared | None, rows: Sequence[Row], ahead: Row | None) -> str:
        if compared is None:
            return self.text("coach.failed" if self.coach.failed else "coach.waiting", who=self.who)
        if not compared.ways:
            return self.text("coach.forced", who=self.who)
        if kind == BEST:
            return self.text("coach.why_best", who=self.who, n=compared.ways)
        key = "coach.why_good" if kind == GOOD else "coach.why_less"
        said = [self.text(key, n=self._loss(compared), who=self.who)]
        gains = [row for row in rows[:MOST_ROWS] if row.better > row.done and row.name]
        if gains:
            most = max(gains, key=lambda row: row.better - row.done)
            n = self.tenths(most.better - most.done)
            said.append(f"{self.text('coach.above_all', what=most.name, n=n)} {most.about}".strip())
        fewer = round(compared.done.others - compared.best.others)
        if fewer >= 1:
            said.append(self.text("coach.others_less", n=fewer))
        return " ".join(said)

    def _note(self, compared: Compared | None) -> str:
        if compared is None or not compared.ways:
            return ""
        if not compared.other:
            return self.text("coach.note_alone", n=compared.laps, unit=self.unit)
        doubt = self.tenths(max(1, round(10 * SURE * compared.doubt)))
        return self.text("coach.note", n=compared.laps, doubt=doubt, unit=self.unit)

    def sure(self, line: Line) -> tuple[str, str]:
        """What the sheet says right after it, and what that is."""
        n = signed(line.sure)
        return self.text("coach.sure", n=n), self.text("coach.sure_tip", n=n, unit=self.unit)


def _tenths(parts: Sequence[float], total: int) -> list[int]:
    """In tenths that add up to `total`: those change that were rounded most."""
    exact = [10 * one for one in parts]
    found = [round(one) for one in exact]
    for _ in range(abs(total - sum(found))):
        step = 1 if total > sum(found) else -1
        at = max(range(len(found)), key=lambda n: step * (exact[n] - found[n]))
        found[at] += step
    return found
