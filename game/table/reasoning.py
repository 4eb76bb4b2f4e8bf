"""Why a bot did what it did, as the log tells it: as it said itself, or worked out again from what it could see."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from game.bots.judging import judge_for
from game.bots.reasons import thought_of
from game.bots.thoughts import FORCED, RANDOM, TENTH, Thought
from game.core.characters import character_of
from game.core.contract import CHANCE, Action
from game.core.named import bare
from game.core.recap import Turn
from game.core.session import Session
from game.games import judge_of
from game.table.telling import Teller

_MOST = 3
"""Decisions of one turn that are told."""


def thought_at(session: Session, thoughts: Mapping[int, Thought], line: int) -> Thought:
    """Why the seat of that line said it. Once a match is over nothing of it is secret any more."""
    entry, rules, over = session.lines[line], session.rules, session.is_over()
    setup = session.setup.seats[entry.seat]
    judge = judge_for(rules, judge_of(rules.id))
    if setup.bot:
        judge = judge.in_character(character_of(setup.sign))
    told = thoughts.get(line)
    if told is not None and (told.simply is not None or not (over or judge.is_sealed(entry.action, False))):
        return told
    if setup.bot == "random":
        return RANDOM
    view = session.view(entry.seat, line)
    revealed = any(later.seat == CHANCE for later in session.lines[line + 1 :])
    return thought_of(rules, judge, view, entry.seat, entry.action, secret=over, revealed=revealed)


def told_reasons(session: Session, thoughts: Mapping[int, Thought], turn: Turn, teller: Teller) -> str:
    """The reasons for the decisions of one turn that had a choice, the ones that mattered most, in their order."""
    found = []
    for line in range(turn.start, turn.end):
        entry = session.lines[line]
        if entry.seat == turn.seat:
            thought = thought_at(session, thoughts, line)
            if thought != FORCED:
                found.append((line, thought))
    if not found:
        return teller.say(FORCED.said())
    ranked = sorted(found[1:], key=lambda one: -_weight(one[1]))
    kept = sorted([found[0], *(one for one in ranked if _weight(one[1]) >= TENTH)][:_MOST], key=lambda one: one[0])
    told = [(session.lines[line].action, thought) for line, thought in kept]
    if len(told) == 1:
        return _said(*told[0], teller)
    return "\n".join(
        f"{teller.name(action.touches()[-1])}: {_said(action, thought, teller)}" for action, thought in told
    )


def _said(action: Action, thought: Thought, teller: Teller) -> str:
    """Without a second best that bears the name of the first: many spaces lie in one town."""
    own = {bare(teller.name(piece)) for piece in action.touches()}
    apart = tuple(one for one in thought.instead if not own.issuperset(bare(teller.name(p)) for p in one.pieces))
    return teller.say(replace(thought, instead=apart).said())


def _weight(thought: Thought) -> float:
    """How much hung on a decision: what the second best would have cost, else all that is expected of it."""
    if thought.instead:
        return abs(thought.instead[0].behind)
    return sum(abs(one.figure) for one in (*thought.facts, *thought.terms))
