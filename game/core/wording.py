"""How the texts are worded, as far as a machine can tell: one word for one thing, quoted labels that there are.

Which words shall not stand in which files, data/text/<language>/terms.txt says, line by line.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import NamedTuple

from game.core import places
from game.core.errors import Problems
from game.core.languages import LANGUAGES
from game.core.words import Text

TERMS = "terms.txt"
_ENDS = " .,:;?!…"


class Term(NamedTuple):
    files: str
    never: re.Pattern[str]
    instead: str


@cache
def terms(path: Path) -> tuple[Term, ...]:
    """A language without such a file has no words of its own yet."""
    lines = path.read_text("utf-8").splitlines() if path.is_file() else ()
    split = [re.split(r" \| ", line) for line in lines if line and not line.startswith("#")]
    return tuple(Term(files, re.compile(never), instead) for files, never, instead in split)


@cache
def _quoted(language: str) -> re.Pattern[str]:
    before, behind = LANGUAGES[language].quotes
    return re.compile(f"{before}([^{behind}{{]*){behind}")


_MANY = re.compile(r"\{n\} (\w+)")
_SINGLE = re.compile(r"(?:\{n\}|\b1|\ban?|\bone|\beine?[nrms]?) (\w+)", re.IGNORECASE)


def plurals(texts: Mapping[str, Text]) -> frozenset[str]:
    """Words that stand behind a number in the form for many, and begin as one in the form for one does."""
    ones: set[str] = set()
    many: set[str] = set()
    for text in texts.values():
        if "one" in text.forms:
            single = set(_SINGLE.findall(text.forms["one"]))
            beginnings = {_beginning(word) for word in single}
            many |= {word for word in _MANY.findall(text.usual) if _beginning(word) in beginnings}
            ones |= single
    return frozenset(many - ones)


def _beginning(word: str) -> str:
    """Three letters without their marks: Haus and Häuser begin alike."""
    return unicodedata.normalize("NFD", word.casefold()).replace("\u0308", "")[:3]


def check_wording(catalogues: Mapping[str, Mapping[str, Text]], problems: Problems) -> None:
    for language, texts in catalogues.items():
        labels = {_label(form) for text in texts.values() for form in text.forms.values()}
        many = plurals(texts)
        for key, text in texts.items():
            for told, way_out in _mistakes(language, text, labels):
                problems.add(text.file, text.line, f"'{key}' {told}", way_out)
            if len(text.forms) == 1 and ".tutorial." not in key:  # a lesson's own figures are known
                for word in many.intersection(_MANY.findall(text.usual)):
                    problems.add(text.file, text.line, f"'{key}' would say '1 {word}'", "give it one: and other:")


def _mistakes(language: str, text: Text, labels: set[str]) -> Iterator[tuple[str, str]]:
    stem = Path(text.file).stem
    here = [term for term in terms(places.TEXTS / language / TERMS) if fnmatchcase(stem, term.files)]
    for form in text.forms.values():
        for term in here:
            if found := term.never.search(form):
                yield f"says '{found.group()}', which is called otherwise", f"say '{term.instead}'"
        if straight := re.search("['\"]", form):
            yield f"has a straight {straight.group()}", "write ’ and the quotation marks of the language"
        for quoted in _quoted(language).findall(form):
            if _label(quoted) not in labels:
                yield f"quotes “{quoted}”, and nothing is called so", "quote what stands on the screen"
    if len(text.forms) > 1 and not _commas_agree([*text.forms.values()][-2:]):
        yield "has its commas elsewhere in one form than in the other", "the two differ in their number alone"


def _label(form: str) -> str:
    return form.strip(_ENDS + "\n").lower()


def _commas_agree(forms: list[str]) -> bool:
    """Whether two forms of equally many words are parted alike."""
    one, other = ([len(part.split()) for part in re.split(r"[,;:.!?](?!\w)", form)] for form in forms)
    return sum(one) != sum(other) or one == other
