"""A reason as data: what the score sheet says, what the judge expects, what comes next, what would have been second.

The table draws the parts for themselves; `Thought.said` is the whole in one sentence, as the log has it. Only plain
data is in here, for it comes out of the process in which the bots think.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.contract import Say, say
from game.core.preview import Brought

MOST_FACTS, MOST_TERMS, MOST_INSTEAD = 4, 3, 2
TENTH = 0.05
"""Below this a figure would be told as nothing."""
LEVEL = 0.25
"""Two ways that are no further apart are as good as each other."""
FAR = 30.0
"""Two ways that are so far apart differ by more than points: by the match, or by something nobody would do."""
_WHOLE = 0.75
_MOST_NAMED = 2
"""Of what tells another option apart; more only says where it lies as well."""
WINS, EACH = "bots.why.wins", "bots.why.wins_each"


@dataclass(frozen=True, slots=True)
class Ground:
    """One thing that a decision changes: its name, by how much, and the components it is about."""

    what: Say
    figure: float
    told: Say
    """Name and figure as one clause."""
    pieces: tuple[str, ...] = ()
    about: Say | None = None
    """A sentence on what is counted here."""
    when: str = ""
    """`now` or `end`, as on the score sheet; empty for what is only expected."""


@dataclass(frozen=True, slots=True)
class Instead:
    """Another option: one line of text, the components that tell it apart, and how far it is behind the decision."""

    action: str
    pieces: tuple[str, ...]
    behind: float


@dataclass(frozen=True, slots=True)
class Thought:
    """Why something was decided."""

    facts: tuple[Ground, ...] = ()
    """What the score sheet says, to the point: what is sure at once."""
    also: tuple[Say, ...] = ()
    """What the game itself says of it."""
    terms: tuple[Ground, ...] = ()
    """What the judge expects of it, in points."""
    onward: tuple[Say, ...] = ()
    """What it is the first step of."""
    instead: tuple[Instead, ...] = ()
    """The best of the other options, the best first."""
    lies: tuple[str, ...] = ()
    """Where what is taken first would come to lie afterwards."""
    brings: tuple[Brought, ...] = ()
    """What comes to which places behind the decision itself, where its own place alone says little."""
    simply: Say | None = None
    """The whole reason where nothing was weighed."""

    @property
    def is_for_later(self) -> bool:
        """Nothing that can be foretold is gained by it: what it is good for are turns farther off."""
        told = self.also or self.terms or self.simply is not None
        return not told and all(one.figure <= 0 for one in self.facts)

    def said(self) -> Say:
        """All of it as one sentence."""
        if self.simply is not None:
            return self.simply
        parts = [*_listed("bots.why.sure", [*_together(self.facts), *self.also])]
        parts += _listed("bots.why.expects", [one.told for one in self.terms])
        parts += self.onward
        if self.instead:
            parts.append(compared(self.instead[0]))
        return chained(parts) if parts else say("bots.why.quiet")

    def pieces(self) -> tuple[str, ...]:
        """Whatever the reason is about, each once."""
        return tuple(dict.fromkeys(piece for one in (*self.facts, *self.terms) for piece in one.pieces))


FORCED = Thought(simply=say("bots.why.forced"))
"""Where nothing else could be said."""
RANDOM = Thought(simply=say("bots.why.random"))


def _together(facts: Sequence[Ground]) -> list[Say]:
    """Things that bring as many points are one clause."""
    told: list[Say] = []
    for one in facts:
        before = told[-1] if told else None
        if (
            one.told.key == WINS
            and before is not None
            and before.key in (WINS, EACH)
            and before["n"] == one.told["n"]
        ):
            pieces = before["pieces"] if before.key == EACH else (before["piece"],)
            told[-1] = say(EACH, n=one.told["n"], pieces=(*pieces, one.told["piece"]))
        else:
            told.append(one.told)
    return told


def _listed(key: str, clauses: Sequence[Say]) -> list[Say]:
    return [say(key, what=tuple(clauses))] if clauses else []


def chained(parts: Sequence[Say]) -> Say:
    """Clauses one behind the other."""
    told = parts[0]
    for part in parts[1:]:
        told = say("bots.why.then", first=told, rest=part)
    return told


def compared(other: Instead) -> Say:
    """By how much another option is worse, or better."""
    named = _named(other.pieces)
    if abs(other.behind) < LEVEL:
        return say("bots.why.as_good", other=named)
    if other.behind >= FAR:
        return say("bots.why.far_better", other=named)
    key = "bots.why.better" if other.behind > 0 else "bots.why.overlooks"
    return say(key, other=named, n=figure(other.behind))


def _named(pieces: Sequence[str]) -> Say:
    named = say("bots.why.thing", piece=pieces[0])
    for piece in pieces[1:_MOST_NAMED]:
        named = say("bots.why.things", first=named, rest=piece)
    return named


def figure(points: float) -> Say:
    """Without a sign, in whole points and less than one as a half: an expectation is no exact thing."""
    whole = int(abs(points) + 0.5)
    return say("bots.why.whole", n=whole) if abs(points) >= _WHOLE else say("bots.why.half")
