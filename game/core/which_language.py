"""Whether a sentence is written in the language it should be, told by its small words. Names and short texts pass.

The words listed are those that the other language does not have: `die`, `in`, `was` and `so` say nothing.
"""

from __future__ import annotations

import re

SMALL_WORDS: dict[str, frozenset[str]] = {
    "en": frozenset(
        "the a of and is are you your it its for on to at with this that these those each has have had what which who"
        " whoever from not no there be been can cannot may by if when where they them their then than any every other"
        " others here up do does did into onto out after before without but how again would could should will our we"
        " us i he she his my me nobody somebody everybody anybody nothing something everything one two three four"
        " five first second last more most all only once as or now over back own until while because between never"
        " always both either neither yours theirs take takes choose gets goes press click".split()
    ),
    "de": frozenset(
        "der das den dem des ein eine einen einem einer eines und ist sind du dein deine deinen deinem deiner deines"
        " dir dich es sie er ihr ihre ihren ihm ihn ihnen auf für mit von zu zum zur nicht oder hat hast haben alle"
        " allen alles im am zwei drei vier wer wird wirst werden aus wenn wie nach bei bis je jeder jede jedes jeden"
        " jedem jetzt kann kannst können darf darfst dürfen nur noch nichts etwas niemand jemand dort hier auch als"
        " über sich vor kein keine keinen keinem ohne um wo welche welcher welches dieser diese dieses diesem diesen"
        " weil damit dann schon immer nie wieder mehr meisten sein seine seinen ihn uns wir ich mich mir euch einmal"
        " einer neben zwischen unter hinter gegen durch vom beim beide beiden zuerst erst zurück nimm nimmt wähl"
        " liegt steht kommt geht bringt".split()
    ),
}
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
    own = sum(word in SMALL_WORDS[language] for word in said)
    for other, small in SMALL_WORDS.items():
        found = [word for word in said if word in small]
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
