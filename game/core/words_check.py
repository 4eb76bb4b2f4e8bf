"""Whether the catalogues of all languages say the same things: same keys, same values asked for."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from pathlib import Path

from game.core import places
from game.core.errors import Problems
from game.core.which_language import foreign_sentences
from game.core.words import KEY, Text, read_catalogue


def all_texts(language: str, problems: Problems, folder: Path | None = None) -> dict[str, Text]:
    """Every text of one language; keys that stand twice are reported."""
    texts: dict[str, Text] = {}
    for path in sorted(((folder or places.TEXTS) / language).glob("*.yaml")):
        for key, text in read_catalogue(path, problems).items():
            if key in texts:
                problems.add(text.file, text.line, f"'{key}' stands in {texts[key].file}:{texts[key].line} too")
            texts[key] = text
    return texts


def check_catalogues(catalogues: Mapping[str, Mapping[str, Text]], problems: Problems) -> int:
    """Compare all languages; returns the number of different keys."""
    everything: dict[str, Text] = {}
    for texts in catalogues.values():
        everything = {**texts, **everything}
    for language, texts in catalogues.items():
        for key, model in everything.items():
            if key not in texts:
                problems.add(model.file, model.line, f"'{key}' is missing in {language}", nearest_key(key, texts))
            elif _places(texts[key]) != _places(model):
                problems.add(
                    texts[key].file,
                    texts[key].line,
                    f"'{key}' uses {_names(texts[key])}, but in {model.file}:{model.line} {_names(model)}",
                )
        for key, text in texts.items():
            for form in text.forms.values():
                _check_form(language, key, text, form, problems)
    return len(everything)


def nearest_key(key: str, texts: Mapping[str, Text]) -> str | None:
    """The key beside it that is written almost alike, if there is one."""
    beside = key.rpartition(".")[0] + "."
    near = difflib.get_close_matches(key, [one for one in texts if one.startswith(beside)], n=1, cutoff=0.6)
    return f"did you mean '{near[0]}'?" if near else None


def _check_form(language: str, key: str, text: Text, form: str, problems: Problems) -> None:
    if not form.strip():
        problems.add(text.file, text.line, f"'{key}' is empty")
        return
    if form.rstrip("\n") != form.strip() or "  " in form or "\t" in form:
        problems.add(text.file, text.line, f"'{key}' has stray blanks")
    for number, sentence, words in foreign_sentences(form, language):
        line = text.line + number + ("\n" in form)  # a text of several lines begins below its key
        problems.add(
            text.file,
            line,
            f"'{key}' is not in the language of the file ({language}): {sentence[:60]!r}",
            f"told by {', '.join(words[:5])}",
        )


def _places(text: Text) -> list[str]:
    return sorted([*text.placeholders(), *(f"{KEY}{command}" for command in text.commands())])


def _names(text: Text) -> str:
    return ", ".join(f"{{{name}}}" for name in _places(text)) or "no values"
