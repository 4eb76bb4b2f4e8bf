"""Whether a game has words for all that it can name or tell: components, events, rows of the sheet, phases."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from game.cli.check_data_names import Names
from game.core import characters, places
from game.core.catalogue import check_known
from game.core.errors import Problems
from game.core.speaker import Speaker
from game.core.strict_yaml import read_yaml
from game.core.words import Text

OF_THE_HOUSE = ("game.yaml", "screen.yaml", "tutorial.yaml", "rules_pages.yaml", characters.FILE)
"""Numbers, and what is checked by itself."""


class _Catalogue:
    """One language as a Speaker asks for it, without reading anything anew."""

    def __init__(self, language: str, texts: Mapping[str, Text]) -> None:
        self.language, self.texts = language, texts

    def has(self, key: str) -> bool:
        return key in self.texts

    def __call__(self, key: str, /, **values: Any) -> str:
        return self.texts[key].usual


def check_words(names: Names, texts: Mapping[str, Mapping[str, Text]], problems: Problems) -> None:
    for language, catalogue in texts.items():
        speaker = Speaker(_Catalogue(language, catalogue), names.game, ())
        for component in sorted(names.components):
            if not component.startswith("seat:") and speaker.name_key(component) not in catalogue:
                _miss(names, "name", f"'{component}' has no name in {language}", catalogue, problems)
        begin = f"{names.game}.log."
        logged = [key.removeprefix(begin) for key in catalogue if key.startswith(begin)]
        for word in sorted(names.told_plainly):
            if not any(one == word or one.startswith(f"{word}_") for one in logged):
                _miss(names, "log", f"the event '{word}' has no sentence in {language}", catalogue, problems)
        for row in sorted(names.rows):
            if f"{names.game}.sheet.{row}" not in catalogue:
                _miss(names, "sheet", f"the row '{row}' of the sheet has no name in {language}", catalogue, problems)


def check_ids(game: str, folder: Path, texts: Mapping[str, Text], problems: Problems) -> None:
    """Whatever has an id in the game's own files has words somewhere: so a misspelt id is found where it stands."""
    known = {piece for key in texts if key.startswith(game) for piece in key.split(".")}
    for path in sorted(folder.rglob("*.yaml")):
        if path.name in OF_THE_HOUSE:
            continue
        file = read_yaml(path, Problems(), name=places.shown(path))  # what cannot be read has been told
        for section, value in file.value.items() if isinstance(file.value, dict) else ():
            if isinstance(value, dict) and all(isinstance(one, dict) for one in value.values()):
                for name in value:
                    check_known(file, (section, name), str(name), known, "text for", problems)


def _miss(names: Names, section: str, message: str, texts: Mapping[str, Text], problems: Problems) -> None:
    """Told where the section begins in which the text should stand."""
    begin = f"{names.game}.{section}."
    beside = next((text for key, text in texts.items() if key.startswith(begin)), None)
    if beside is None:
        problems.add(f"data/text: {names.game}", None, message)
    else:
        problems.add(beside.file, beside.line, message)
