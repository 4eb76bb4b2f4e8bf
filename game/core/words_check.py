"""Whether the catalogues of all languages say the same things: same keys, same values asked for."""

from __future__ import annotations

from pathlib import Path

from game.core import places
from game.core.errors import Problems
from game.core.words import LANGUAGES, Text, read_catalogue


def all_texts(language: str, problems: Problems, folder: Path | None = None) -> dict[str, Text]:
    """Every text of one language; keys that stand twice are reported."""
    texts: dict[str, Text] = {}
    for path in sorted(((folder or places.TEXTS) / language).glob("*.yaml")):
        for key, text in read_catalogue(path, problems).items():
            if key in texts:
                problems.add(text.file, text.line, f"'{key}' stands in {texts[key].file}:{texts[key].line} too")
            texts[key] = text
    return texts


def check_texts(problems: Problems, folder: Path | None = None) -> int:
    """Compare all languages; returns the number of different keys."""
    catalogues = {language: all_texts(language, problems, folder) for language in LANGUAGES}
    everything = {key: text for texts in catalogues.values() for key, text in texts.items()}
    for language, texts in catalogues.items():
        for key, model in everything.items():
            if key not in texts:
                problems.add(model.file, model.line, f"'{key}' is missing in {language}")
            elif texts[key].placeholders() != model.placeholders():
                problems.add(texts[key].file, texts[key].line,
                             f"'{key}' uses {_names(texts[key])}, but in {model.file}:{model.line} {_names(model)}")
    return len(everything)


def _names(text: Text) -> str:
    return ", ".join(f"{{{name}}}" for name in sorted(text.placeholders())) or "no values"
