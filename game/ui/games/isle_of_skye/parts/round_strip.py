"""The rounds of a match side by side: number, what scores, gold for catching up; the present one stands out."""

from __future__ import annotations

from typing import Any

from pygame import Surface

from game.table.rounds import rounds_of
from game.table.shown import PartSpec, Told
from game.ui.games.isle_of_skye import table
from game.ui.games.isle_of_skye.shown import SkyeShown
from game.ui.kinds.part import Host, Part, Point
from game.ui.kinds.spot import Spot


class RoundStrip(Part):
    seen: SkyeShown
    bleed = 18.0
    needs = {"": ("title", "note", "short", "about")}
    takes = {"component": "component"}

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        self.spot = self.add(Spot((0, 0, *spec.at[2:]), spec.component, host, radius=8))

    def drawn(self, shown: SkyeShown) -> object:
        return shown.position.round, shown.phase, len(shown.position.players)

    def strip(self) -> Any:
        """All that stands on it, as its world draws it."""
        position = self.seen.position
        facts = rounds_of(self.spec.world, len(position.players))
        rounds = tuple(("".join(one.score), one.catch_up) for one in facts)
        now = position.round if self.seen.phase else len(rounds) + 1
        note, short = self.word("note"), self.word("short")
        return table.RoundStrip(title=self.word("title"), note=note, short=short, rounds=rounds, now=now)

    def anchor(self, component: str) -> Point | None:
        return self.spot.middle if component == self.spec.component else None

    def told(self, component: str) -> Told | None:
        return Told(text=self.word("about")) if component == self.spec.component else None

    def draw(self, surface: Surface) -> None:
        if self.seen.position is not None:
            table.draw_strip(self.look, surface, self.rect, self.strip())

    def overflow(self) -> list[str]:
        return table.strip_overflow(self.look, self.strip()) if self.seen.position is not None else []
