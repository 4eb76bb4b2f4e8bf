"""What can still be read of a damaged save: its head line by line, its moves up to the first that is not possible.

Every move is checked by the rules as in any replay, so that what is rescued is a legal match, only a shorter one.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from game.core.contract import AnyRules, say
from game.core.replaying import replay
from game.core.save_format import FORMAT, DamagedSave, file_name, read_raw, setup_in
from game.core.saves import Loaded, RulesOf, rules_for
from game.core.session import Line, read_line

_HEAD = re.compile(r'^ "(\w+)": (.*?),?$')
_ENTRY = re.compile(r'^  (".*?"),?$')


def rescue_save(path: Path, rules_of: RulesOf) -> Loaded:
    """The part of a damaged match that makes sense, or DamagedSave if not even its beginning does."""
    file, text = file_name(path), read_raw(path).decode("utf-8", "replace")
    content = _parts(text)
    try:
        if FORMAT not in text:
            raise ValueError("nothing of ours")
        rules = rules_for(content, file, rules_of)
        lines = _readable(rules, content["log"])
        session = replay(
            rules,
            setup_in({"reseeds": [], **content}),
            lines,
            start=content.get("start"),
            old_log=content.get("old_log", ()),
            as_far_as_possible=True,
        )
        rules.sheet(session.view(None))
    except Exception:
        session = None
    if session is None or not session.lines:
        raise DamagedSave(f"Nothing can be read any more of the match in {file}.", key="core.save.beyond", file=file)
    return Loaded(session, "", "", say("core.save.rescued", n=len(session.lines)))


def _parts(text: str) -> dict[str, Any]:
    """The content, whole if it is JSON still, else those lines of it that are."""
    try:
        whole = json.loads(text)
        if isinstance(whole, dict):
            return {"log": [], **whole}
    except (ValueError, RecursionError):
        pass
    content: dict[str, Any] = {}
    entries: list[str] = []
    for line in text.splitlines():
        if found := _HEAD.match(line):
            value = _value(found[2] + ("]" if found[2] == "[" else ""))
            content[found[1]] = entries = value if isinstance(value, list) and found[2] == "[" else []
            if found[2] != "[":
                content[found[1]] = value
        elif found := _ENTRY.match(line):
            entries.append(_value(found[1]))
    return {"log": [], **content}


def _value(text: str) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        return None


def _readable(rules: AnyRules, log: list[Any]) -> list[Line]:
    """The lines up to the first that is none."""
    lines: list[Line] = []
    for text in log:
        try:
            lines.append(read_line(rules, text))
        except Exception:
            break
    return lines
