"""A page of everything that stories of a game can say, with an example each, made from the game itself."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Iterator
from typing import Any

from game.core.contract import AnyRules
from game.core.lexicon import SEATS as LEXICON_SEATS
from game.core.lexicon import Either, Joined, Lexicon, example_of
from game.core.session import SeatSetup, Session, Setup

SEATS = 3
_LONGEST = 100


def page(rules: AnyRules) -> str:
    """As Markdown; the same for the same game, so that a written page can be compared with it."""
    lexicon = rules.lexicon
    names = ("Anna", "Ben", "Clara")
    seats = tuple(SeatSetup(name, colour) for colour, name in enumerate(names))
    session = Session(rules, Setup(rules.id, seats, 1, dict(lexicon.example or {})))
    here = rules.components(session.whole_position())
    preferred = frozenset((*here, *(one.rpartition(":")[2] for one in here)))
    frames = (rules.frames.kind(word) for word in rules.frames.words)
    actions = (rules.vocabulary.kind(word) for word in rules.vocabulary.words)
    events = sorted(rules.events, key=lambda kind: kind.word)
    parts = (
        f"# What stories of `{rules.id}` can say",
        f"Made by `python run.py scenario --words {rules.id} > tests/scenarios/words/{rules.id}.md`.\n"
        "[README.md](../README.md) tells where each of these stands. Ids in the examples are such as may stand "
        "there.",
        f"## Parts of the position\n\nAs they are after the set-up for {SEATS} players with seed 1.\n\n"
        + _table(("part", "example"), _parts(session.snapshot())),
        "## Steps of `stack`\n\nThe current one stands last.\n\n" + _list(_examples(lexicon, frames, preferred)),
        "## Actions\n\nDraws are written with `* ` before them.\n\n" + _list(_examples(lexicon, actions, preferred)),
        "## Events\n\n" + _list(_examples(lexicon, events, preferred)),
        "## Categories of the sheet\n\n" + _list(rules.sheet(session.whole_position()).categories),
        "## Components\n\n" + _table(("such as", "how many there are"), _components(lexicon, preferred)),
    )
    return "\n\n".join(parts) + "\n"


def _table(heads: tuple[str, str], rows: Iterable[tuple[str, str]]) -> str:
    lines = [f"| {heads[0]} | {heads[1]} |", "| --- | --- |"]
    return "\n".join((*lines, *(f"| {one} | {other} |" for one, other in rows)))


def _list(lines: Iterable[str]) -> str:
    return "\n".join(f"* `{line}`" for line in lines)


def _parts(plain: dict[str, Any]) -> Iterator[tuple[str, str]]:
    for name, value in plain.items():
        told = json.dumps(value, ensure_ascii=False).replace("|", "\\|")
        shown = told if len(told) <= _LONGEST or name == "options" else told[: _LONGEST - 2] + " …"
        yield f"`{name}`", f"`{shown}`"
        if isinstance(value, dict) and value and all(isinstance(one, dict) for one in value.values()):
            for part, inner in value.items():  # such as the parts of Chronicles
                yield f"`{name}: {part}`", f"`{', '.join(inner)}`"


def _examples(lexicon: Lexicon, kinds: Iterable[Any], preferred: Collection[str]) -> Iterator[str]:
    return (example_of(lexicon, kind, preferred) for kind in kinds)


def _components(lexicon: Lexicon, preferred: Collection[str]) -> Iterator[tuple[str, str]]:
    alone: list[str] = []
    for ids in lexicon.components.collections:
        if not isinstance(ids, Joined):
            alone += ids
            continue
        for kind in ids.parts[0]:
            own = Joined(kind, *ids.parts[1:])
            example = next((one for one in own if one in preferred), next(iter(own)))
            yield f"`{example}`", "one for each seat" if ids.parts[1:] == (LEXICON_SEATS,) else str(len(own))
    together = Either(*(ids for ids in lexicon.components.collections if isinstance(ids, Joined)))
    alone = [one for one in alone if one not in together]
    yield ", ".join(f"`{one}`" for one in dict.fromkeys(alone)), "one each"
