"""The front page shows every main moment, each picture a whole window, and says what is seen."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from game.core import places

PICTURES = places.ROOT / "docs" / "pictures"
SHOWN = re.compile(r"^!\[(.+)\]\(docs/pictures/(\w+)\.png\)$", re.MULTILINE)
MOMENTS = frozenset(
    "home setup factions clans lesson first_look hint others_turn recap scoring vote combat curtain around tally "
    "result coach".split()
)
"""What a match leads through, from the start to looking back."""


def test_every_main_moment_has_its_picture_and_no_picture_lies_about() -> None:
    found = SHOWN.findall((places.ROOT / "README.md").read_text(encoding="utf-8"))
    names = [name for _, name in found]
    assert len(set(names)) == len(names) and set(names) >= MOMENTS
    assert set(names) == {file.stem for file in PICTURES.iterdir()}
    assert all(len(words) > 30 for words, _ in found)


@pytest.mark.parametrize("file", sorted(PICTURES.glob("*.png")), ids=lambda file: file.stem)
def test_a_picture_is_a_whole_window(file: Path) -> None:
    wide, high = pygame.image.load(file).get_size()
    assert wide >= 800 and wide * 9 == high * 16
