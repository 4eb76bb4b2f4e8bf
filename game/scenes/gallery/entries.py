"""What hangs in the gallery, as data: names, kinds, words and where they come from. No picture is painted here.

Nothing is taken from any match: the rules are asked about a position at the start, as everybody may see it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from game.core.contract import AnyRules
from game.core.folding import folded, sought
from game.core.game_facts import game_facts
from game.core.speaker import Speaker, Texts
from game.games import rules_of
from game.ui.showpieces import Showpieces, named, showpieces


@dataclass(frozen=True)
class Entry:
    """One thing that is shown."""

    game: str
    kind: str
    id: str
    name: str
    kind_name: str
    text: tuple[str, ...]
    """What it does, in sentences."""
    part: str = ""
    """What was designed here, in words; empty for what the printed game has like this."""
    file: str = ""

    @cached_property
    def read(self) -> str:
        """All that a search looks at, in small letters."""
        return folded(" ".join((self.name, self.kind_name, *self.text, self.part)))

    @property
    def short(self) -> str:
        return " ".join(self.text)


def speaker_of(game: str, words: Texts) -> Speaker:
    """Nobody sits at this table."""
    return Speaker(words, game, ())


def entries_of(game: str, words: Texts) -> Iterator[Entry]:
    """Everything of one game, one by one: whoever asks may do something else between two of them."""
    shown = showpieces(game)
    if shown is None:
        return
    say = speaker_of(game, words)
    rules = rules_of(game)
    start = _start(game, rules)
    for kind in shown.kinds():
        kind_name = words(f"{game}.gallery.kind.{kind.id}")
        for component in kind.ids:
            yield _entry(shown, say, component, (kind.id, kind_name), _printed(rules, start, say, component))


def _start(game: str, rules: AnyRules) -> Any:
    """A position in which as much as possible is in play, as everybody sees it."""
    return rules.view(rules.new(rules.lexicon.example or {}, game_facts(game).players.max), None)


def _printed(rules: AnyRules, start: Any, say: Speaker, component: str) -> tuple[str, ...]:
    return tuple(say(one) for one in rules.about(start, component)) if component in rules.lexicon.components else ()


def _entry(shown: Showpieces, say: Speaker, component: str, kind: tuple[str, str], printed: tuple[str, ...]) -> Entry:
    origin, game = shown.origin(component), say.game
    part = say.words(f"about.designed.{game}.{origin.part}") if origin is not None else ""
    file = say.words("about.designed.file", game=game, file=origin.file) if origin is not None else ""
    told = tuple(shown.told(say, component, printed))
    return Entry(game, kind[0], component, name_of(say, component), kind[1], told, part, file)


def name_of(say: Speaker, component: str) -> str:
    """Its own name here, or the one for all of its kind, or what it is called at the table."""
    kind, _, which = component.partition(":")
    own, each = f"{say.game}.gallery.name.{named(component)}", f"{say.game}.gallery.name.{kind}.each"
    if say.words.has(own):
        name = say.words(own)
    else:
        name = say.words(each, which=say.name(which)) if which and say.words.has(each) else say.name(component)
    return name[:1].upper() + name[1:]


def found(entries: Iterable[Entry], wanted: str, kind: str = "") -> list[Entry]:
    """Those of a kind that have all the words; those that bear them in their name stand first."""
    parts = sought(wanted)
    hits = [one for one in entries if (not kind or one.kind == kind) and all(part.search(one.read) for part in parts)]
    if not parts:
        return hits
    return sorted(hits, key=lambda one: not all(part.search(folded(one.name)) for part in parts))
