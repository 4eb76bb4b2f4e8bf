"""Plays one story at a table of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from game.core.contract import CHANCE, AnyRules, Seat
from game.core.course import Course, SeedFor
from game.core.errors import BadInput, HearthsideError
from game.core.lexicon import check_values
from game.core.scenario import Said, Scenario, Step
from game.core.scenario_blame import trouble, troubles
from game.core.scenario_checks import CHECKS
from game.core.scenario_pieces import pieces
from game.core.scenario_table import Sentences, Table, shortened
from game.core.session import SeatSetup, Session, Setup
from game.core.text import to_text

Tell = Callable[[int, str], None]
WAIT = "wait"
"""`* wait` behind an action: the draws that would follow are not made yet, the next step begins with them."""


class Stop(Exception):
    """The story cannot go on; the difference says why."""

    def __init__(self, line: int, message: str) -> None:
        self.line = line
        self.message = message


class Broken(Stop):
    """The story cannot go on because it makes no sense."""


class Staged(Course):
    """What happens in a story: it may hold draws back, and what could have been drawn is remembered."""

    waits = False
    passed_over: tuple[str, ...] = ()

    def draw_is_due(self) -> bool:
        return super().draw_is_due() and (bool(self.script) or not self.waits)

    def draw(self, seed_for: SeedFor) -> None:
        if self.script:
            options = self.rules.options(self.last, CHANCE)
            if self.script[0] not in options:
                self.passed_over = (*self.passed_over, *map(to_text, options))
        super().draw(seed_for)

    def stage(self, script: list[Any], *, waits: bool) -> None:
        """The draws to come, and whether those after them are held back."""
        self.script, self.waits = script, waits


class Play:
    """One story in progress. `differs` and `broken` are told what does not hold and what makes no sense."""

    def __init__(
        self, scenario: Scenario, rules: AnyRules, sentences: Sentences | None, differs: Tell, broken: Tell
    ) -> None:
        self.scenario = scenario
        self.rules = rules
        self.sentences = sentences
        self.differs = differs
        self.broken = broken
        self.actor: Seat | None = None
        self.session: Session
        self.course: Staged

    def play(self) -> None:
        steps = self.scenario.steps
        if any("set_up" in step.then for step in steps):
            self.expect_refusal(steps)
            return
        said = steps[0].do if steps else ()
        first_action = next((n for n, line in enumerate(said) if not line.value.startswith("*")), len(said))
        self.begin(said[:first_action])
        for number, step in enumerate(steps):
            start = len(self.session) if number else 0
            self.do(step.do[first_action:] if number == 0 else step.do)
            self.look(step, Table(self.session, self.sentences, start, self.actor))

    def look(self, step: Step, table: Table) -> None:
        for message in table.wordless():
            self.differs(self.scenario.line, message)
        for name, demand in step.then.items():
            for part, line in pieces(name, demand):
                self.check(table, name, part, line)

    # -- the beginning -----------------------------------------------------------------------------------------------

    def begin(self, draws: tuple[Said, ...]) -> None:
        s = self.scenario
        state = None
        if s.position is not None:
            state = self.stated(s.position)
            if s.although is not None and not self.impossible(state):
                raise Broken(s.although.line, "'although': there is nothing impossible in this position")
        script = self.script(draws)
        self.guarded(s.line, "The game cannot be set up", self.sit_down, state)
        self.course.stage(script, waits=bool(draws) and _waits(draws[-1]))
        self.guarded(s.line, "The game cannot be set up", self.session.make_draws)
        self.used_up(draws)

    def sit_down(self, state: Any) -> None:
        """At a stated position, or at the beginning of a game."""
        setup = self.match()
        self.course = Staged.new(self.rules, setup) if state is None else Staged.at(self.rules, state)
        self.session = Session(self.rules, setup, course=self.course, settle=False)

    def stated(self, position: Said) -> Any:
        """The position, or everything that is wrong with it, each at its line."""
        try:
            return self.set_up(position.value)
        except Exception:  # a position may contradict itself in ways no loader can foresee
            first, *others = troubles(self.set_up, position.value)
        for message, steps in others:
            self.broken(position.line_of(*steps), f"The position cannot be set up: {message}")
        raise Broken(position.line_of(*first[1]), f"The position cannot be set up: {first[0]}")

    def match(self) -> Setup:
        s = self.scenario
        names = ("Anna", "Ben", "Clara", "David", "Eva", "Finn", "Greta")
        seats = tuple(SeatSetup(names[seat % len(names)], seat) for seat in range(s.seats))
        return Setup(s.game, seats, s.seed, dict(s.options))

    def set_up(self, position: dict[str, Any]) -> Any:
        """The position as stated, which must be one that a match can have, or say what is impossible in it."""
        s = self.scenario
        state = self.rules.from_plain({"seats": s.seats, "options": dict(s.options), **position})
        told = "" if _hides(position) else self.impossible(state)
        if told and (s.although is None or str(s.although.value) not in told):
            raise BadInput(f"No match comes to it: {told}. If that does not matter here, say 'although: {told}'.")
        return state

    def impossible(self, state: Any) -> str:
        try:
            self.rules.audit(state)
        except AssertionError as error:
            return str(error) or "it contradicts itself"
        return ""

    def expect_refusal(self, steps: tuple[Step, ...]) -> None:
        """The demand `set_up`: these players, options or this position are refused, and in these words."""
        demand = next(step.then["set_up"] for step in steps if "set_up" in step.then)
        if len(steps) > 1 or steps[0].do or len(steps[0].then) > 1:
            raise Broken(demand.line, "'set_up': where nothing can be set up, nothing else can be done or demanded")
        wanted, position = demand.value, self.scenario.position
        try:
            if position is None:
                Session(self.rules, self.match())
            else:
                self.set_up(position.value)
        except HearthsideError as error:
            known = (wanted is None, wanted == "refused", str(wanted) in str(error), error.key == wanted)
            if not any(known) and not (error.key or "").endswith(f".{wanted}"):
                self.differs(demand.line, f"set up: expected '{wanted}', is refused with: {error}")
        else:
            self.differs(demand.line, "the game can be set up, expected that it is refused")

    def guarded(self, line: int, what: str, call: Callable[..., Any], *values: Any) -> Any:
        """Whatever is wrong with a stated position shows as one sentence at its line, not as a traceback."""
        found: list[Any] = []
        message = trouble(lambda _: found.append(call(*values)), None)
        if message:
            raise Broken(line, f"{what}: {message}")
        return found[0]

    # -- what is done ------------------------------------------------------------------------------------------------

    def script(self, draws: Iterable[Said]) -> list[Any]:
        return [self.read(draw, draw.value[1:]) for draw in draws if not _waits(draw)]

    def used_up(self, draws: Iterable[Said]) -> None:
        course = self.course
        passed, course.passed_over = course.passed_over, ()
        if course.script:
            left = to_text(course.script[0])
            line = next(d.line for d in reversed(list(draws)) if self.read(d, d.value[1:]) == course.script[0])
            word = left.split()[0]
            alike = [text for text in passed if text.split()[0] == word] or passed
            told = f"possible were: {shortened(alike)}" if passed else "nothing was drawn"
            raise Stop(line, f"the draw '{left}' was not possible; {told}")

    def read(self, said: Said, text: str) -> Any:
        try:
            action = self.rules.read_action(text)
            check_values(self.rules.lexicon, action, self.scenario.seats)
        except BadInput as error:
            raise Broken(said.line, str(error)) from None
        return action

    def do(self, lines: tuple[Said, ...]) -> None:
        number = 0
        while number < len(lines):
            said = lines[number]
            end = number + 1
            while end < len(lines) and lines[end].value.startswith("*"):
                end += 1
            if said.value.startswith("*"):
                self.draw_on(lines[number:end])
            else:
                self.act(said, lines[number + 1 : end])
            number = end

    def draw_on(self, draws: tuple[Said, ...]) -> None:
        """After `* wait` a step begins with draws."""
        session = self.session
        if session.waiting() != (CHANCE,):
            raise Stop(draws[0].line, "a draw belongs behind the action that it follows")
        self.course.stage(self.script(draws), waits=_waits(draws[-1]))
        self.guarded(draws[0].line, "the rules broke down", session.make_draws)
        self.used_up(draws)

    def act(self, said: Said, draws: tuple[Said, ...]) -> None:
        session = self.session
        seat, words = self.speaker(said)
        if words.strip() in ("undo", "redo"):
            self.go_back_or_forth(said, seat, words.strip())
            return
        action = self.read(said, words)
        if action not in session.options(seat):
            raise Stop(said.line, f"'{said.value}' is not possible: {self.refusal(seat, action)}")
        self.course.stage(self.script(draws), waits=bool(draws) and _waits(draws[-1]))
        self.guarded(said.line, "the rules broke down", session.submit, seat, action)
        self.actor = seat
        self.used_up(draws)

    def speaker(self, said: Said) -> tuple[Seat, str]:
        who, _, words = said.value.partition(" ")
        if who.isascii() and who.isdigit() and words:
            if len(who) > 2 or int(who) >= self.session.seats:
                raise Broken(said.line, f"There is no seat '{who}': seats are 0 to {self.session.seats - 1}.")
            return int(who), words
        waiting = self.session.waiting()
        if len(waiting) == 1 and waiting != (CHANCE,):
            return waiting[0], said.value
        if waiting == (CHANCE,):
            raise Stop(said.line, f"'{said.value}': a draw is due, so the step begins with it: '* …'")
        told = f"seats {', '.join(map(str, waiting))} decide now" if waiting else "the game is over"
        raise Stop(said.line, f"'{said.value}': {told}, so say whose action it is, as in '0 {said.value}'")

    def refusal(self, seat: Seat, action: Any) -> str:
        session = self.session
        waiting = session.waiting()
        if seat not in waiting:
            return f"seats {', '.join(map(str, waiting))} decide now" if waiting else "the game is over"
        table = Table(session, self.sentences, 0, seat)
        reason = session.why_not(seat, action.asked())
        told = table.told(reason.say) if reason else "it is not offered"
        return f"{told} ({table.question(seat)}; offered: {table.offers(seat, type(action).word)})"

    def go_back_or_forth(self, said: Said, seat: Seat, word: str) -> None:
        try:
            if word == "undo":
                self.session.undo(seat)
            else:
                self.session.redo(seat)
        except HearthsideError as error:
            raise Stop(said.line, f"'{said.value}': {error.key or error}") from None
        self.actor = seat

    # -- what must hold ----------------------------------------------------------------------------------------------

    def check(self, table: Table, name: str, demand: Any, line: int) -> None:
        try:
            for message in CHECKS[name](table, demand):
                self.differs(line, message)
        except BadInput as error:
            self.broken(line, f"'{name}': {error}")
        except Exception as error:  # lists where a word is meant, or a position that the rules cannot even score
            self.broken(line, f"'{name}': this makes no sense here ({type(error).__name__} {error})")


def _hides(position: Any) -> bool:
    """Whether a part of the position is what some seat sees: such need not be whole."""
    if isinstance(position, dict):
        return any(map(_hides, position.values()))
    return any(map(_hides, position)) if isinstance(position, list) else position == "?"


def _waits(draw: Said) -> bool:
    return bool(draw.value[1:].strip() == WAIT)
