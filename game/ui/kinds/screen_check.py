"""Whether what screen.yaml names is there to be drawn: kinds of parts with their words, figures, icons."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from game.core.catalogue import Problems, YamlFile, check_known
from game.table.figures import FIGURES, GAUGE
from game.table.screen import read_screen
from game.table.shown import PartSpec
from game.ui.icons import ICONS
from game.ui.kinds import kinds_of


def check_screen(path: Path, problems: Problems) -> None:
    """`path` is data/<game>/screen.yaml."""
    file, screen = read_screen(path, problems)
    if screen is None:
        return
    kinds = kinds_of(path.parent.name)
    for name, part in screen.parts.items():
        if check_known(file, ("parts", name, "kind"), part.kind, kinds, "kind of part", problems):
            _check_words(file, name, part, kinds[part.kind].needs, problems)
    for name, figure in screen.figures.items():
        check_known(file, ("figures", name, "figure"), figure.figure, (*FIGURES, GAUGE), "figure", problems)
        check_known(file, ("figures", name, "icon"), figure.icon, ICONS, "icon", problems)
    for row, icon in screen.icons.items():
        check_known(file, ("icons", row), icon, ICONS, "icon", problems)


def _check_words(
    file: YamlFile, name: str, part: PartSpec, needs: Mapping[str, tuple[str, ...]], problems: Problems
) -> None:
    for entry, words in needs.items():
        if entry and not getattr(part, entry):
            continue
        for word in words:
            if word not in part.texts:
                problems.add(file.name, file.line(("parts", name)), f"a {part.kind} needs the text '{word}'")
