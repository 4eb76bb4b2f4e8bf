"""Whether the section `film` of screen.yaml names only events, fields and texts that there are."""

from __future__ import annotations

import re

from game.cli.check_data_lookup import Checks
from game.core.strict_yaml import Steps
from game.table.film_spec import ChangeSpec, FilmSpec, SpentSpec, TellSpec, ThingSpec

_FIELDS = ("of", "each", "sums", "at", "route")
_FIELD = ("by", "n", "goes_on", "once", "shares")


def check_spent(checks: Checks, spent: SpentSpec) -> None:
    for section in ("by", "along"):
        for number, word in enumerate(getattr(spent, section)):
            checks.known(("spent", section, number), word, set(checks.names.events), "event")
    for number, phase in enumerate(spent.asked):
        checks.phase(("spent", "asked", number), phase)


def check_film(checks: Checks, film: FilmSpec) -> None:
    for section in ("closes", "silent", "parts", "stays", "lies", "visits"):
        for number, word in enumerate(getattr(film, section)):
            checks.known(("film", section, number), word, set(checks.names.events), "event")
    for number, word in enumerate(film.closes):
        if word in checks.names.events and "seat" not in checks.names.events[word].fields:
            steps = ("film", "closes", number)
            checks.wrong(steps, f"'{word}' ends nobody's turn", "a closing event has a field 'seat'")
    for number, change in enumerate(film.changes):
        _check_change(checks, ("film", "changes", number), change)
    for word, tell in film.tells.items():
        if checks.event(("film", "tells", word), word):
            _check_tell(checks, word, tell)


def _check_change(checks: Checks, steps: Steps, change: ChangeSpec) -> None:
    checks.known((*steps, "of"), change.of, checks.names.figures, "figure")
    checks.text((*steps, "tells"), change.tells, ("seat", "things"))
    if change.each:
        checks.text((*steps, "each"), change.each, ("thing", "n", "was"))
    if change.kind:
        checks.known((*steps, "kind"), change.kind, checks.named_kinds(), "kind of thing with names")


def _check_tell(checks: Checks, word: str, tell: TellSpec) -> None:
    steps: Steps = ("film", "tells", word)
    for key in _FIELDS:
        for number, name in enumerate(getattr(tell, key)):
            checks.field((*steps, key, number), word, name)
    for key in _FIELD:
        if getattr(tell, key):
            checks.field((*steps, key), word, getattr(tell, key))
    _check_other_names(checks, steps, word, tell)
    if tell.goes_on and len(tell.route) != 3:
        checks.wrong(steps, "a way that goes on needs three fields in 'route': from where, between, where to")
    values = _values(checks, word, tell)
    if tell.by:
        _each_value(checks, steps, word, tell.by, tell.tells)
    elif tell.tells:
        checks.text((*steps, "tells"), tell.tells, values)
    for name, key in tell.when.items():
        checks.text((*steps, "when", name), key, values)
    for number, thing in enumerate(tell.things):
        _check_thing(checks, (*steps, "things", number), word, thing)


def _check_other_names(checks: Checks, steps: Steps, word: str, tell: TellSpec) -> None:
    for name in (*tell.when, *tell.read_as, *tell.quotes):
        checks.field(steps, word, name)
    for pattern in tell.quotes.values():
        _check_quote(checks, steps, word, pattern)
    for name, kind in tell.read_as.items():
        checks.known((*steps, "read_as", name), kind, checks.named_kinds(), "kind of thing with names")


def _check_quote(checks: Checks, steps: Steps, word: str, pattern: str) -> None:
    """Its fields are there, and some text has a key like it."""
    for name in re.findall(r"{(\w+)}", pattern):
        checks.field((*steps, "quotes"), word, name)
    if not any(re.fullmatch(re.sub(r"{\w+}", r"\\w+", pattern), key) for key in checks.texts):
        checks.wrong((*steps, "quotes"), f"there is no text like '{pattern}'")


def _check_thing(checks: Checks, steps: Steps, word: str, thing: ThingSpec) -> None:
    for key in ("by", "kind", "n"):
        if getattr(thing, key):
            checks.field((*steps, key), word, getattr(thing, key))
    if thing.by:
        _each_value(checks, steps, word, thing.by, thing.says)
    elif not thing.kind:
        checks.text((*steps, "says"), thing.says, ("n",))


def _each_value(checks: Checks, steps: Steps, word: str, field: str, begins: str) -> None:
    """There is a text for every value that the field is known to have held."""
    for value in sorted(checks.names.values.get((word, field), set())):
        if f"{begins}.{value}" not in checks.texts:
            checks.wrong(steps, f"there is no text '{begins}.{value}'")


def _values(checks: Checks, word: str, tell: TellSpec) -> set[str]:
    """What its words can name: its fields, what its sentences of the log use, and what is put together."""
    begin = f"{checks.names.game}.log.{word}"
    own = (text.placeholders() for key, text in checks.texts.items() if key == begin or key.startswith(f"{begin}_"))
    more = {"n"} | ({"things"} if tell.things else set()) | ({"told"} if tell.shares else set())
    return set(checks.names.events[word].fields).union(more, *own)
