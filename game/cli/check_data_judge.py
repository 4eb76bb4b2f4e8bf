"""Whether the weights and characters of a game's judge fit its terms, whether each term has its words, and whether
the openings can be played."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from game.bots.judging import judge_for
from game.core import places
from game.core.catalogue import nearest
from game.core.characters import FILE as CHARACTERS
from game.core.characters import read_characters
from game.core.errors import BadData, ManyBadData, Problems
from game.core.strict_yaml import read_yaml
from game.core.weighing import FILE, read_weights
from game.core.words import Text
from game.games import judge_of, openings_of, rules_of

_SENTENCES = ("name", "about")


def check_judge(game: str, folder: Path, texts: Mapping[str, Text], problems: Problems) -> None:
    try:
        judge = judge_of(game)
    except (BadData, ManyBadData) as error:
        problems.keep(error)
        return
    if judge is None:
        return
    whole = judge_for(rules_of(game), judge)
    if whole.weights or (folder / FILE).exists():
        read_weights(folder, tuple(whole.weights), problems)
    leanings: tuple[str, ...] = getattr(judge, "leanings", ())
    if leanings or (folder / CHARACTERS).exists():
        read_characters(folder, leanings, problems)
    search = openings_of(game)
    if search is not None:
        search.read_openings(folder, problems)
    file = read_yaml(folder / FILE, Problems(), name=places.shown(folder / FILE))
    for name in whole.weights:
        for sentence in _SENTENCES:
            key = f"bots.{game}.term.{name}.{sentence}"
            if key not in texts:
                line = file.line(("weights", name))
                problems.add(file.name, line, f"the text '{key}' is missing", nearest(key, texts))
