"""Whether the section `game` of data/<game>/game.yaml says what the rules say: players, version, options."""

from __future__ import annotations

from typing import Any

from game.cli.check_data_lookup import Checks
from game.core.contract import AnyRules
from game.core.errors import BadInput
from game.core.game_facts import START_SEAT, GameFacts, Option
from game.core.strict_yaml import Steps
from game.games import rules_of

RANDOM = "random"
_GAME: Steps = ("game",)


def check_facts(checks: Checks, facts: GameFacts) -> None:
    rules = rules_of(checks.names.game)
    if facts.rules_version != rules.version:
        where = (*_GAME, "rules_version")
        checks.wrong(where, f"rules_version is {facts.rules_version}, but the rules are of version {rules.version}")
    if not 1 <= facts.players.min <= facts.players.max:
        told = f"{facts.players.min} to {facts.players.max}"
        checks.wrong((*_GAME, "players"), f"players: {told} is no number of players")
        return
    if not _check_players(checks, rules, facts):
        return
    for seats, minutes in facts.minutes.items():
        if not facts.players.min <= seats <= facts.players.max:
            checks.wrong((*_GAME, "minutes", seats), f"the game is not for {seats} players")
        if minutes < 1:
            checks.wrong((*_GAME, "minutes", seats), f"{minutes} minutes is no length of a game")
    if not facts.minutes:
        checks.wrong((*_GAME, "minutes"), "nothing is said of how long a game takes")
    for name, option in facts.options.items():
        _check_option(checks, rules, facts, name, option)
    begin = f"games.{facts.id}"
    for key in ("name", "short", "tagline", "story", "facts", *(() if facts.start_option else ("first",))):
        checks.text(_GAME, f"{begin}.{key}", ())


def _check_players(checks: Checks, rules: AnyRules, facts: GameFacts) -> bool:
    """Just those numbers that the rules allow."""
    before = len(checks.problems.found)
    allowed = range(facts.players.min, facts.players.max + 1)
    for seats in (facts.players.min - 1, *allowed, facts.players.max + 1):
        if _fits(rules, {}, seats) != (seats in allowed):
            key = "min" if seats <= facts.players.min else "max"
            told = "do not allow" if seats in allowed else "allow"
            checks.wrong((*_GAME, "players", key), f"{key}: the rules {told} {seats} players")
    return len(checks.problems.found) == before


def _fits(rules: AnyRules, options: dict[str, Any], seats: int) -> bool:
    if seats < 1:
        return False
    try:
        rules.new(options, seats)
    except BadInput:
        return False
    return True


def _check_option(checks: Checks, rules: AnyRules, facts: GameFacts, name: str, option: Option) -> None:
    steps: Steps = (*_GAME, "options", name)
    most = facts.players.max
    known = rules.new({}, most).options
    if not checks.known(steps, name, known, "option in the rules"):
        return
    if not _is_value(option, option.default, most):
        where = (*steps, "default")
        checks.wrong(where, f"{name}: the default '{option.default}' is no value of it")
        return
    if known[name] != option.default and most not in option.only:
        checks.wrong((*steps, "default"), f"{name}: the rules begin with '{known[name]}'")
    if (option.kind == "choice") != bool(option.values) or len(set(option.values)) < len(option.values):
        checks.wrong((*steps, "values"), f"{name}: a choice, and only it, has values, each of them once")
    for number, value in enumerate(option.values):
        if not any(_fits(rules, {name: value}, seats) for seats in range(facts.players.min, most + 1)):
            checks.wrong((*steps, "values", number), f"{name}: the rules do not know '{value}'")
    for seats, value in option.only.items():
        if not facts.players.min <= seats <= most:
            checks.wrong((*steps, "only", seats), f"{name}: the game is not for {seats} players")
        elif not _is_value(option, value, most):
            checks.wrong((*steps, "only", seats), f"{name}: '{value}' is no value of it")
    _check_words(checks, steps, name, option)


def _is_value(option: Option, value: Any, most: int) -> bool:
    if option.kind == START_SEAT:
        return value == RANDOM or (isinstance(value, int) and not isinstance(value, bool) and 0 <= value < most)
    return option.allows(value)


def _check_words(checks: Checks, steps: Steps, name: str, option: Option) -> None:
    if option.kind == START_SEAT:
        return
    begin = f"{checks.names.game}.option.{name}"
    for key in ("title", "note", *option.values, *(("only",) if option.only else ())):
        checks.text(steps, f"{begin}.{key}")
