"""Names that know their article: shown without it, and with it behind a preposition.

A catalogue writes a name as a dictionary does: `die Fabrik`, `die Weiße(n) Öde`, `the Factory`. Shown it is `Fabrik`
and `Weiße Öde`; a text asks for `{at:bei}` and gets `bei der Fabrik`, `bei der Weißen Öde`. What stands before it,
and which articles there are, a language says in languages.py. A name without article is a town's: `bei Jaila`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache

from game.core.languages import LANGUAGES, Prepositions

_ADDED = re.compile(r"\((\w+)\)")
"""What a word gets in other cases than the first."""


class Noun(str):
    """What a thing is called, as it is shown; in a template `{at:in}` with what stands before it."""

    __slots__ = ("article", "oblique", "prepositions")
    article: str
    oblique: str
    """As it is written behind its article in other cases than the first."""
    prepositions: Prepositions

    def __new__(cls, shown: str, article: str, oblique: str, prepositions: Prepositions) -> Noun:
        made = super().__new__(cls, shown)
        made.article, made.oblique, made.prepositions = article, oblique, prepositions
        return made

    def within(self, marked: Callable[[str], str]) -> Noun:
        """The same, what is shown between marks; its article stands outside."""
        return Noun(marked(str(self)), self.article, marked(self.oblique), self.prepositions)

    def __format__(self, spec: str) -> str:
        if not spec:
            return str(self)
        before, bends = self.prepositions[spec][self.article]
        return f"{before} {self.oblique if bends else str(self)}".lstrip()


class Nouns(str):
    """Several names in a row, each with what the text asks for before it."""

    __slots__ = ("listed", "names")
    names: Sequence[Noun]
    listed: Callable[[Sequence[str]], str]

    def __new__(cls, names: Sequence[Noun], listed: Callable[[Sequence[str]], str]) -> Nouns:
        made = super().__new__(cls, listed([str(one) for one in names]))
        made.names, made.listed = names, listed
        return made

    def __format__(self, spec: str) -> str:
        return self.listed([format(one, spec) for one in self.names])


@lru_cache(maxsize=2048)
def noun(written: str, language: str) -> Noun:
    """A name as the catalogue of a language writes it."""
    prepositions = LANGUAGES[language].prepositions
    first, _, rest = written.partition(" ")
    article = first if rest and any(first in forms for forms in prepositions.values()) else ""
    name = rest if article else written
    if not article:
        return plain(written, language)
    return Noun(_ADDED.sub("", name), article, _ADDED.sub(r"\1", name), prepositions)


def plain(name: str, language: str) -> Noun:
    """One without article, whatever stands in it."""
    return Noun(name, "", name, LANGUAGES[language].prepositions)
