"""From a Say to a sentence: keys become texts, ids become names, players are called by their name.

One Speaker belongs to one language and one match; make another when the language changes.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Protocol

from game.core.articles import Noun, Nouns, noun, plain
from game.core.contract import Reason, Say
from game.core.named import named
from game.core.names import Name
from game.core.usual_names import in_language


class Texts(Protocol):
    """The texts of one language, as `Words` has them."""

    language: str

    def __call__(self, key: str, /, **values: Any) -> str: ...

    def has(self, key: str) -> bool: ...


_EACH = ".each"
_WHY = "bots.why."
_STEPS = re.compile(r"(-?\d+),(-?\d+)")


class Speaker:
    def __init__(self, words: Texts, game: str, seat_names: Sequence[str]) -> None:
        self.words = words
        self.game = game
        self.names_lead = False
        """Whether the names of components in sentences know what they name (core/named.py)."""
        self.seated(seat_names)

    def seated(self, names: Sequence[str]) -> None:
        """From now on the players are called so; who has no name of their own as this language has it."""
        self.seat_names = tuple(map(Name, in_language(names, self.words)))

    def leading(self) -> Speaker:
        """The same, for texts whose names can be pointed at."""
        twin = Speaker(self.words, self.game, self.seat_names)
        twin.names_lead = True
        return twin

    def __call__(self, said: Say) -> str:
        return self.words(self._counted(said.key), **{name: self.value(value) for name, value in said.values})

    def _counted(self, key: str) -> str:
        """Reasons speak of what the game counts: of coins, say, where it says so under `outcome.why`."""
        if not key.startswith(_WHY):
            return key
        own = f"{self.game}.outcome.why.{key.removeprefix(_WHY)}"
        return own if self.words.has(own) else key

    def value(self, value: Any) -> Any:
        """What stands for a value in a sentence. Numbers stay numbers, for texts may depend on them."""
        if isinstance(value, Say):
            return self(value)
        if isinstance(value, str):
            return self.led(value)
        if isinstance(value, tuple | list):
            told = [self.value(one) for one in value]
            names = [one for one in told if isinstance(one, Noun)]
            return Nouns(names, self.listed) if len(names) == len(told) else self.listed(list(map(str, told)))
        return "" if value is None else value

    def name(self, component: str) -> str:
        """The name of a component or a player; anything that has no name is shown as it is."""
        seat = component.removeprefix("seat:")
        if seat != component and seat.isdecimal() and int(seat) < len(self.seat_names):
            return self.seat_names[int(seat)]
        key, language = self.name_key(component), self.words.language
        if not self.words.has(key):
            return plain(component, language)
        if key.endswith(_EACH):
            which = self._which(component.partition(":")[2])
            told = self.words(key, which=which)
            return which if told == which else plain(told, language)
        return noun(self.words(key, which=""), language)

    def led(self, component: str) -> str:
        """Its name, which can be pointed at where names lead; players are where everybody sees them."""
        name = self.name(component)
        if not self.names_lead or name == component or not isinstance(name, Noun):
            return name
        return name.within(lambda shown: named(component, shown))

    def _which(self, told: str) -> str:
        """Which one of its kind; a place on a land is told by how far it lies from where the land began."""
        found = _STEPS.fullmatch(told)
        if found is None:
            return self.name(told)
        east, south = map(int, found.groups())
        ways = [("east" if east > 0 else "west", abs(east)), ("south" if south > 0 else "north", abs(south))]
        return ", ".join(self.words(f"core.where.{way}", n=n) for way, n in ways if n) or self.words(
            "core.where.here"
        )

    def name_key(self, component: str) -> str:
        """The key of its own name, or of the one for all of its kind: `name.price.each` says `price of {which}`.

        A thing with neither bears the plain name of its kind: `wood:2,-1` is `wood`, wherever it lies.
        """
        own = f"{self.game}.name.{component.replace(':', '.')}"
        kind, sign, _ = component.partition(":")
        if not sign or self.words.has(own):
            return own
        plain = f"{self.game}.name.{kind}"
        each = f"{plain}{_EACH}"
        return each if self.words.has(each) else plain if self.words.has(plain) else own

    def listed(self, names: Sequence[str]) -> str:
        """`Anna, Ben and Clara`."""
        if len(names) < 2:
            return "".join(names)
        told = self.words("core.list.two", first=names[-2], last=names[-1])
        for name in reversed(names[:-2]):
            told = self.words("core.list.more", first=name, rest=told)
        return told

    def reason(self, reason: Reason) -> str:
        """Why not, and behind it what would help."""
        told = self(reason.say)
        return f"{told} {self(reason.way_out)}" if reason.way_out is not None else told
