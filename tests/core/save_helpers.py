"""Saves as files for tests: written, rewritten by somebody with patience, refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.core.contract import say
from game.core.errors import HearthsideError
from game.core.save_format import save_text, sign
from game.core.saves import load_save
from game.core.session import Session
from game.core.speaker import Speaker
from game.core.words import LANGUAGES, Words
from tests.core.toy_match import find_rules


def write(folder: Path, session: Session, title: str = "Sunday") -> Path:
    path = folder / "match.save.json"
    path.write_text(save_text(session, title=title, saved_at="2026-11-18T20:15:00+00:00"), encoding="utf-8")
    return path


def rewritten(path: Path, **changes: Any) -> Path:
    """The file with other content and a checksum that fits, as somebody with an editor and patience could make it."""
    content = json.loads(path.read_text(encoding="utf-8"))
    content.update(changes)
    del content["checksum"]
    path.write_text(sign(json.dumps(content)[:-1] + ","), encoding="utf-8")
    return path


def refusal(path: Path, kind: type[HearthsideError], rules_of: Any = find_rules) -> HearthsideError:
    before = path.read_bytes()
    with pytest.raises(kind) as caught:
        load_save(path, rules_of)
    assert path.read_bytes() == before, "a refused file is left as it was"
    said = say(caught.value.key or "", **caught.value.values)
    for language in LANGUAGES:
        told = Speaker(Words(language), "toy", ())(said)
        assert path.name in told and told.endswith(".")
    return caught.value
