"""Whether a sentence is written in the language it should be, told by its small words. Names and short texts pass.

Words are listed that no other language has: `die`, `in`, `was` and `so` say nothing.
"""

from __future__ import annotations

import re
from functools import cache

from game.core import places
from game.core.languages import LANGUAGES


@cache
def small_words(language: str) -> frozenset[str]:
    """The words of data/text/<language>/small_words.txt."""
    return frozenset((places.TEXTS / language / "small_words.txt").read_text("utf-8").split())


ENOUGH = 3
"""Words of a text that may say which language it is; a shorter one may be a name."""

JOINING = frozenset({"of", "the", "and"})
"""Words inside names: Castle of Mey, Hammer of the Scots."""

_NOT_SAID = re.compile(r"\{[^}]*\}|<[^>]*>|\[\[[^\]|]*\|?|\]\]|\S*[/_]\S*")
"""Values, icons, where links lead, names of files: what nobody reads as words."""
_WORD = re.compile(r"[^\W\d_]+(?:['’][a-z]+)?")


def foreign_words(text: str, language: str) -> tuple[str, ...]:
    """The small words of another language in a text that is more likely of that language; else nothing."""
    words = _WORD.findall(_NOT_SAID.sub(" ", text))
    if len(words) < ENOUGH:
        return ()
    said = [word.casefold() for number, word in enumerate(words) if not _in_a_name(words, number)]
    own = sum(word in small_words(language) for word in said)
    for other in LANGUAGES:
        found = [word for word in said if word in small_words(other)]
        if other != language and len(found) > own and (len(found) > 1 or not own):
            return tuple(dict.fromkeys(found))
    return ()


def _in_a_name(words: list[str], number: int) -> bool:
    """Written large though it does not begin the text, or joining what is."""
    word = words[number]
    if word in JOINING:
        before = next((one for one in reversed(words[:number]) if one not in JOINING), "")
        after = next((one for one in words[number + 1 :] if one not in JOINING), "")
        return before[:1].isupper() and after[:1].isupper()
    return word[0].isupper() and (number > 0 or (len(word) > 1 and word.isupper()))


def foreign_sentences(text: str, language: str) -> list[tuple[int, str, tuple[str, ...]]]:
    """Each sentence that is written in another language: its line in the text, itself, and the words that tell."""
    found = []
    for number, line in enumerate(text.split("\n")):
        for sentence in re.split(r"(?<=[.!?:;])\s+", line.strip()):
            if words := foreign_words(sentence, language):
                found.append((number, sentence, words))
    return found
