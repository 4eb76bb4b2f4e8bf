"""What reading finds: a class, a place, an example and how to get there again. known.yaml lists what is accepted."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import yaml

from game.ui.widget import Widget

KNOWN = Path(__file__).with_name("known.yaml")


def place_of(widget: Widget | None, board: str = "board") -> str:
    """Which part of the table paints it, without numbers: `PlayerPanel seat`."""
    if widget is None:
        return board
    name = next((one.name for one in widget.ancestors() if one.name), "")
    return f"{type(widget).__name__} {re.sub(r'[:.]?[0-9].*', '', name)}".strip()


@dataclass(frozen=True)
class Finding:
    kind: str
    where: str
    told: str
    """An example: the text, the component."""
    at: str
    """Walk and step: what is typed to see it again."""

    @property
    def key(self) -> str:
        """What it is called in known.yaml."""
        return f"{self.at.split(' ')[0]} {self.kind}: {self.where}"


@dataclass
class Report:
    """Of one walk or of many."""

    steps: int = 0
    texts: int = 0
    boxes: int = 0
    clicks: int = 0
    found: list[Finding] = field(default_factory=list)

    def add(self, other: Report) -> None:
        for name in ("steps", "texts", "boxes", "clicks"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.found += other.found

    def figures(self) -> str:
        kinds = Counter(one.kind for one in self.found)
        distinct = Counter(key.split(" ", 1)[1].partition(":")[0] for key in {one.key for one in self.found})
        head = f"{self.steps} steps, {self.texts} texts, {self.boxes} boxes, {self.clicks} clicks and keys"
        lines = [f"  {kind}: {count} times, {distinct[kind]} places" for kind, count in kinds.most_common()]
        return "\n".join([head, *lines])

    def keys(self) -> set[str]:
        return {one.key for one in self.found}

    def examples(self) -> Iterable[str]:
        """One of each, with the way there."""
        seen: set[str] = set()
        for one in self.found:
            if one.key not in seen:
                seen.add(one.key)
                count = sum(other.key == one.key for other in self.found)
                yield f"{one.key} ({count} times)\n    {one.told}\n    {one.at}"


def known(section: str) -> set[str]:
    """Findings that are accepted for now, in the quick sample or in all."""
    listed = yaml.safe_load(KNOWN.read_text("utf-8")) if KNOWN.exists() else {}
    return set((listed or {}).get(section) or ())
