"""What is said while the end is counted up, for any number of counts: steps, players, cards, and what is lit."""

from __future__ import annotations

from dataclasses import dataclass

from game.core.contract import Seat
from game.core.names import Name
from game.core.result import Result
from game.core.session import Session
from game.table.screen import Screen
from game.table.tally import Count, Tally
from game.table.telling import Teller, signed, without
from game.table.ties import ties_told, why_level

_LONG = 40
"""So many letters of what is told of a thing speak for themselves: its name before them would have no room."""


@dataclass(frozen=True)
class Step:
    """One stage: `state` is done, now or to_come; `points` are those of each seat so far."""

    title: str
    icon: str
    state: str
    points: tuple[int | None, ...]


@dataclass(frozen=True)
class Standing:
    """A player in the race: what was there and what each stage has brought, as parts of one bar."""

    sign: int
    name: Name
    note: str = ""
    points: int = 0
    just_now: str = ""
    parts: tuple[int, ...] = ()
    most: int = 1
    lit: bool = False


@dataclass(frozen=True)
class CardTold:
    title: str
    detail: str
    points: int


@dataclass(frozen=True)
class Headline:
    """The capsule above the board: of whom it speaks, or of nobody yet."""

    text: str
    seat: Seat | None = None
    who: str = ""


class TallyWords:
    """For one match that is over, in one language; `done` counts what has been counted."""

    def __init__(
        self, session: Session, tally: Tally, screen: Screen, teller: Teller, signs: tuple[int, ...]
    ) -> None:
        result = session.result()
        assert result is not None, "the match is over"
        self.result: Result = result
        self.tally = tally
        self.screen = screen
        self.teller = teller
        self.signs = signs

    def is_counted(self, done: int) -> bool:
        return done == len(self.tally.counts)

    def last(self, done: int) -> Count | None:
        """What was counted just now."""
        return self.tally.counts[done - 1] if done else None

    def about(self, done: int) -> Count | None:
        """What is counted: the last thing, or the first as long as nothing was."""
        found = self.tally.counts[max(0, done - 1) :]
        return found[0] if found and not self.is_counted(done) else None

    def has_cards(self, count: Count) -> bool:
        return self.tally.stages[count.stage].cards

    def order(self, done: int) -> tuple[Seat, ...]:
        """From the first to the last; at the end as the result has it, ties decided."""
        if not self.is_counted(done):
            return self.tally.order(done)
        return tuple(sorted(range(len(self.signs)), key=lambda seat: self.result.places[seat]))

    def lit(self, done: int, pointed: Seat | None) -> tuple[str, ...]:
        """The pieces of what was counted just now, of whoever is pointed at, or of whoever has won."""
        seats = self.result.winners if self.is_counted(done) else ()
        seats = seats if pointed is None else (pointed,)
        if seats:
            own = [one for one in self.tally.counts[:done] if one.seat in seats and not self.has_cards(one)]
            return tuple(dict.fromkeys(piece for one in own for piece in one.pieces))
        last = self.last(done)
        return last.pieces if last is not None and last.points else ()

    def pieces_of_stage(self, stage: int, done: int) -> tuple[str, ...]:
        """What has been counted in it so far."""
        own = [one for one in self.tally.counts[:done] if one.stage == stage and one.points]
        return tuple(dict.fromkeys(piece for one in own for piece in one.pieces))

    def pieces_of_card(self, number: int, done: int) -> tuple[str, ...]:
        """What the card of that number was counted from."""
        own = self._own_cards(done)
        return own[number].pieces if number < len(own) else ()

    # -- steps and head -----------------------------------------------------------------------------------------

    def steps(self, done: int) -> tuple[Step, ...]:
        now = self.tally.stage_of(done)
        return tuple(
            Step(
                self.teller.category(stage.row),
                self.screen.icons[stage.row],
                "done" if number < now else "now" if number == now else "to_come",
                self.tally.stage_points(number, done),
            )
            for number, stage in enumerate(self.tally.stages)
        )

    def leads(self, done: int) -> str:
        totals = self.tally.totals(done)
        first, second = (*sorted(totals, reverse=True), 0)[:2]
        if first == second and self.is_counted(done):
            return ""  # what decided stands at the head
        if first == second:
            return self.teller.text("table.tally.level")
        who = self.teller.seat(totals.index(first))
        return self.teller.text("table.tally.leads", who=who, n=first - second)

    def stage(self, done: int) -> str:
        """How far the count has come."""
        if self.is_counted(done):
            return self.teller.text("table.tally.all")
        last, stages = self.last(done), len(self.tally.stages)
        here = last.stage if last is not None else self.tally.stage_of(done)
        return self.teller.text("table.tally.step", n=here + 1, total=stages)

    def head(self, done: int, pointed: Seat | None = None) -> Headline:
        """What was counted just now; at the end who has won, and what decided where points did not, or why whoever is
        pointed at has that place with as many points as others."""
        last, winners = self.last(done), self.result.winners
        if self.is_counted(done):
            tie = next((one for one in self.result.ties if pointed in one.seats), None)
            if tie is not None:
                return Headline(why_level(tie, self.teller), pointed)
            names = self.teller.speaker.listed([self.teller.seat(seat) for seat in winners])
            told = self._wins("wins" if len(winners) == 1 else "share", names)
            decided = self.result.decided_by
            return Headline(self.teller.say(decided) if decided is not None else told, winners[0], names)
        if last is None:
            return Headline(self.teller.text("table.tally.begin"))
        what, who = self._named(last), self.teller.seat(last.seat)
        told = what if str(who) in what else self.teller.text("table.tally.said", who=who, what=what)
        return Headline(told, last.seat, str(who))

    def _named(self, count: Count) -> str:
        """The thing itself, or its row where it is a player's as a whole, and what is told of it."""
        row = self.teller.category(self.tally.stages[count.stage].row)
        own = count.component.rpartition(":")[2] == str(count.seat)
        name = row if own else self.teller.name(count.component)
        if count.detail is None:
            return name if own else f"{row}: {name}"
        told = self.teller.say(count.detail)
        return told if name in told or len(told) > _LONG else f"{name}, {told}"

    def ties(self, seat: Seat, done: int) -> str:
        """At the end: with whom a player was level, and why they stand as they do."""
        return "\n".join(ties_told(self.result, self.teller, (seat,))) if self.is_counted(done) else ""

    def _wins(self, key: str, who: str) -> str:
        own = f"{self.teller.game}.outcome.{key}"
        known = own if self.teller.speaker.words.has(own) else f"table.result.{key}"
        return self.teller.text(known, who=who, n=self.result.points[self.result.winners[0]])

    # -- players ------------------------------------------------------------------------------------------------

    def standing(self, seat: Seat, done: int) -> Standing:
        tally, last, counted = self.tally, self.last(done), self.is_counted(done)
        brought = [tally.stage_points(stage, done)[seat] or 0 for stage in range(len(tally.stages))]
        own = last if last is not None and last.seat == seat and not counted else None
        return Standing(
            self.signs[seat],
            self.teller.seat(seat),
            self._note(seat, done),
            tally.totals(done)[seat],
            signed(own.points) if own is not None and own.points else "",
            (tally.begun[seat], *brought),
            tally.most,
            seat in self.result.winners if counted else own is not None,
        )

    def _note(self, seat: Seat, done: int) -> str:
        """How many cards are still hidden; at the end the place."""
        if self.is_counted(done):
            level = self.result.points.count(self.result.points[seat]) > 1
            return self.teller.text(f"table.tally.{'level_place' if level else 'place'}", n=self.result.places[seat])
        own = [one for one in self.tally.counts if one.seat == seat and self.has_cards(one)]
        hidden = len(own) - sum(1 for one in self.tally.counts[:done] if one in own)
        if hidden:
            return self.teller.text("table.tally.hidden", n=hidden)
        return self.teller.text("table.tally.all_turned") if own else ""

    # -- cards --------------------------------------------------------------------------------------------------

    def cards(self, done: int) -> tuple[tuple[CardTold, ...], int]:
        """Those of whoever turns them over, and how many lie open; at the end those of the winner."""
        own = self._own_cards(done)
        turned = sum(1 for one in self.tally.counts[:done] if one in own)
        return tuple(map(self._card, own)), turned

    def _own_cards(self, done: int) -> tuple[Count, ...]:
        about = self._turning(done)
        if about is None:
            return ()
        return self.tally.cards(about.stage, self.result.winners[0] if self.is_counted(done) else about.seat)

    def _turning(self, done: int) -> Count | None:
        """The card of which is spoken: the last one, until somebody else begins."""
        last = self.last(done)
        if last is not None and self.has_cards(last):
            return last
        following = self.tally.counts[done] if done < len(self.tally.counts) else None
        return following if following is not None and self.has_cards(following) else None

    def _card(self, count: Count) -> CardTold:
        title = self.teller.name(count.component)
        told = self.teller.say(count.detail) if count.detail is not None else ""
        return CardTold(title, without(title, told) or told, count.points)
