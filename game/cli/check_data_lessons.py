"""Whether data/<game>/tutorial.yaml can be taught: its lines mean something, and each lesson plays to its end."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from game.bots.levels import LEVEL_IDS
from game.cli.check_data_lookup import Checks
from game.cli.check_data_tasks import wanted_texts
from game.core.contract import Action, AnyRules
from game.core.errors import HearthsideError
from game.core.game_facts import Players
from game.core.strict_yaml import Steps
from game.core.text import Incomplete
from game.games import rules_of
from game.table.furnishing import TOOLS
from game.tutorial.chapters import PANELS, Chapter, Step
from game.tutorial.rehearsal import Rehearsal, Stuck

RUNS, MORE_RUNS = 3, 25
"""So often is a lesson played; more often where something is told only after a choice."""


def check_lessons(
    checks: Checks, chapters: Mapping[str, Chapter], players: Players, pages: Collection[str], parts: Collection[str]
) -> None:
    rules = rules_of(checks.names.game)
    for chapter in chapters.values():
        before = len(checks.problems.found)
        _check_head(checks, rules, chapter, players, pages)
        known = {*TOOLS, *parts, *checks.names.components, *checks.names.kinds, *_lying_there(rules, chapter)}
        for number, step in enumerate(chapter.steps):
            _check_step(checks, rules, chapter, number, step, known)
        if len(checks.problems.found) == before and not chapter.is_campaign:
            _check_play(checks, rules, chapter)
    _check_texts(checks, chapters)


def _place(chapter: Chapter) -> Steps:
    return ("chapters", chapter.id)


def _step(chapter: Chapter, number: int) -> Steps:
    return (*_place(chapter), "steps", number)


def _check_head(
    checks: Checks, rules: AnyRules, chapter: Chapter, players: Players, pages: Collection[str]
) -> None:
    place = _place(chapter)
    if not players.min <= chapter.seats <= players.max:
        checks.wrong((*place, "seats"), f"the game is for {players.min} to {players.max}, not for {chapter.seats}")
        return
    if not 0 <= chapter.learner < chapter.seats:
        checks.wrong((*place, "learner"), f"there is no seat {chapter.learner}")
    if chapter.bots:
        checks.known((*place, "bots"), chapter.bots, LEVEL_IDS, "bot")
    for number, page in enumerate(chapter.teaches):
        checks.known((*place, "teaches", number), page, pages, "page")
    for number, line in enumerate(chapter.draws):
        _check_line(checks, rules, (*place, "draws", number), line.removeprefix("* "))
    try:
        rules.new(chapter.options, chapter.seats)
    except HearthsideError as error:
        checks.wrong((*place, "options"), str(error))
        return
    if chapter.position:
        _check_position(checks, rules, chapter)


def _check_position(checks: Checks, rules: AnyRules, chapter: Chapter) -> None:
    place = (*_place(chapter), "position")
    try:
        state = rules.from_plain(_stated(chapter))
        rules.view(state, chapter.learner)
        rules.audit(state)
    except AssertionError as error:  # pieces that no match could have, or a hidden one that nobody knows
        checks.wrong(place, f"no match comes to this position: {str(error) or 'something is not accounted for'}")
    except HearthsideError as error:
        word = str(error).partition("'")[2].partition("'")[0]
        checks.wrong((*place, *_where(chapter.position, word)), f"the position cannot be set up: {error}")
    except Exception as error:  # a position may contradict itself in ways that no loader foresees
        checks.wrong(place, f"the position makes no sense: {type(error).__name__} {error}")


def _where(value: Any, word: str) -> Steps:
    """The way to what a message quotes: a key, a value, or a word of one."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in pairs:
        if word and (key == word or inner == word or (isinstance(inner, str) and word in inner.split())):
            return (key,)
        if deeper := _where(inner, word):
            return (key, *deeper)
    return ()


def _lying_there(rules: AnyRules, chapter: Chapter) -> Collection[str]:
    """The components of the chapter's own position: rare ones may lie nowhere else."""
    try:
        return rules.components(rules.from_plain(_stated(chapter)))
    except Exception:  # told with the position
        return ()


def _stated(chapter: Chapter) -> dict[str, Any]:
    return {"seats": chapter.seats, "options": dict(chapter.options), **chapter.position}


def _check_line(checks: Checks, rules: AnyRules, steps: Steps, line: str, *, whole: bool = True) -> Action | None:
    try:
        return rules.read_action(line)
    except Incomplete as error:
        if whole:
            checks.wrong(steps, str(error))
    except HearthsideError as error:
        checks.wrong(steps, str(error))
    return None


def _check_step(
    checks: Checks, rules: AnyRules, chapter: Chapter, number: int, step: Step, known: Collection[str]
) -> None:
    place = _step(chapter, number)
    for at, component in enumerate(step.point):
        checks.known((*place, "point", at), component, known, "thing to point at")
    if step.open:
        checks.known((*place, "open"), step.open, {*PANELS, *checks.names.components}, "panel or component")
    for at, line in enumerate(step.expect):
        action = _check_line(checks, rules, (*place, "expect", at), line, whole=False)
        if action is not None:
            _check_touched(checks, (*place, "expect", at), line, action)
    for at, answers in enumerate(step.then):
        for told in answers.split("|"):
            _check_said(checks, rules, chapter, (*place, "then", at), told.strip(), whole=True)
    if step.after:
        _check_said(checks, rules, chapter, (*place, "after"), step.after, whole=False)
    if step.at_turn and not chapter.free:
        checks.wrong((*place, "at_turn"), "'at_turn' belongs to free chapters")
    if step.at_turn < 0:
        checks.wrong((*place, "at_turn"), f"there is no turn {step.at_turn}")


def _check_said(checks: Checks, rules: AnyRules, chapter: Chapter, steps: Steps, told: str, *, whole: bool) -> None:
    who, _, line = told.partition(" ")
    if not who.isdecimal() or int(who) >= chapter.seats:
        checks.wrong(steps, f"'{told}' must begin with the seat that says it, as in '1 {told}'")
        return
    _check_line(checks, rules, steps, line, whole=whole)


def _check_touched(checks: Checks, steps: Steps, line: str, action: Action) -> None:
    """A whole line touches things there are."""
    for component in action.touches():
        if ":" not in component and component not in checks.names.components:
            known = {*checks.names.components, *checks.names.actions}
            checks.known(steps, component, known, f"component of '{line}'")


def _check_play(checks: Checks, rules: AnyRules, chapter: Chapter) -> None:
    """Play it as often as needed to see every step; what was never offered or told is impossible."""
    offered: set[tuple[str, str]] = set()
    told: set[str] = set()
    numbers = {step.id: number for number, step in enumerate(chapter.steps)}
    script: set[str] | None = None
    runs = 1 if chapter.free else MORE_RUNS if any(step.after for step in chapter.steps) else RUNS
    for seed in range(runs):
        run = Rehearsal(rules, chapter, seed)
        try:
            lesson = run.play()
        except Stuck as error:
            where = _stopped(chapter, numbers, error)
            checks.wrong(where, f"the lesson stops at '{error.step}': {error}")
            return
        except Exception as error:  # whatever a stated position makes the rules do
            where = _step(chapter, numbers[run.told[-1]]) if run.told else _place(chapter)
            checks.wrong(where, f"the lesson breaks down: {type(error).__name__} {error}")
            return
        offered |= run.offered
        told.update(run.told)
        left = {str(action) for action in lesson.session.script}
        script = left if script is None else script & left
    for step in chapter.steps if not chapter.free else ():
        place = _step(chapter, numbers[step.id])
        if step.id not in told:
            checks.wrong(place, f"the step '{step.id}' is never told")
        for at, pattern in enumerate(step.expect if step.id in told else ()):
            if (step.id, pattern) not in offered:
                checks.wrong((*place, "expect", at), f"'{pattern}' is never offered at the step '{step.id}'")
    if script and not chapter.free:
        number = next(n for n, line in enumerate(chapter.draws) if str(_drawn(rules, line)) in script)
        checks.wrong((*_place(chapter), "draws", number), f"the draw '{chapter.draws[number]}' is never made")


def _stopped(chapter: Chapter, numbers: Mapping[str, int], error: Stuck) -> Steps:
    """Where the line stands that cannot be said, or what is expected in vain."""
    if not error.step:
        return _place(chapter)
    number = numbers[error.step]
    for at, told in enumerate(chapter.steps[number].then):
        if error.said and error.said in (one.strip() for one in told.split("|")):
            return (*_step(chapter, number), "then", at)
    return (*_step(chapter, number), "expect", 0)


def _drawn(rules: AnyRules, line: str) -> Action:
    return rules.read_action(line.removeprefix("* "))


def _check_texts(checks: Checks, chapters: Mapping[str, Chapter]) -> None:
    """Each step has its sentence, and no sentence is without a step."""
    begin = f"{checks.names.game}.tutorial."
    wanted: dict[str, Steps] = {}
    for chapter in chapters.values():
        if chapter.is_campaign:
            wanted |= {key: steps for key, steps, _ in wanted_texts(checks.names.game, chapter)}
            continue
        wanted[f"{begin}{chapter.id}.title"] = _place(chapter)
        wanted |= {f"{begin}{chapter.id}.{step.id}": _step(chapter, n) for n, step in enumerate(chapter.steps)}
    for key, steps in wanted.items():
        if key not in checks.texts:
            left = [one for one in checks.texts if one.startswith(begin) and one not in wanted]
            checks.known(steps, key, left, "text")
    for key, text in checks.texts.items():
        if key.startswith(begin) and key not in wanted:
            checks.problems.add(text.file, text.line, f"'{key}' belongs to no step of a lesson")
