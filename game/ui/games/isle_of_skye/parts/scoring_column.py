"""The scoring tiles of a match, one below the other: name, rule in words, own value now, the rounds that score it.

The one that is being scored glows.
"""

from __future__ import annotations

from typing import Any

from pygame import Surface

from game.table.rounds import RoundFacts, rounds_of
from game.table.shown import PartSpec, Told
from game.ui.games.isle_of_skye import table
from game.ui.games.isle_of_skye.shown import SkyeShown
from game.ui.grid import Grid
from game.ui.kinds.part import Host, Part, Point
from game.ui.kinds.spot import Spot
from game.ui.widget import At

_HIGH, _STEP = 103.0, 110.0
_SLOTS = "ABCD"
_WORTH = 8.0
"""So much higher a card must become to be worth it: about half a line."""


class ScoringSpot(Spot):
    """One slot."""

    contains = True
    bleed = 22.0

    def __init__(self, at: At, part: ScoringColumn, slot: str) -> None:
        super().__init__(at, f"slot:{slot}", part.host, radius=8)
        self.part = part
        self.slot = slot

    @property
    def tile(self) -> str | None:
        position = self.part.seen.position
        return None if position is None else position.scoring[self.slot]

    @property
    def name_told(self) -> str:
        return self.host.name(f"scoring:{self.tile}") if self.tile else self.part.word("none")

    def card(self) -> Any:
        """All that stands on the card, as its world draws it."""
        part = self.part
        value, then = part.seen.figures.slots.get(self.component), part.worth_then(part.seen, self.slot)
        told = "?" if value is None else str(value) if then in (None, value) else f"{value} › {then}"
        return table.ScoringCard(
            slot=self.slot,
            tile=self.tile or "",
            name=self.name_told,
            rule=part.rule_told(self.tile),
            value=told,
            caption=part.whose(),
            rounds=part.rounds_of(self.slot),
            names=part.names,
            rules=part.rules,
            more=max(0.0, self.at[3] - _HIGH),
        )

    def draw(self, surface: Surface) -> None:
        if self.component in self.part.seen.effect:
            self.materials.glow(surface, self.rect, 8, 13, self.theme.glow, 255)
            self.materials.ring(surface, self.rect, self.theme.lit, 3, 8)
        table.draw_card(self.look, surface, self.rect, self.card())
        super().draw(surface)

    def overflow(self) -> list[str]:
        return table.card_overflow(self.look, self.card())


class ScoringColumn(Part):
    seen: SkyeShown
    bleed = 18.0
    needs = {"": ("yours", "rule", "short", "none", "none_rule")}

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        places = [(0, index * _STEP, spec.at[2], _HIGH) for index in range(len(_SLOTS))]
        self.cards = [self.add(ScoringSpot(at, self, slot)) for at, slot in zip(places, _SLOTS, strict=True)]

    def arrange(self, grid: Grid) -> None:
        """In a high window the cards are higher, so that large type has room for their rules."""
        between = _STEP - _HIGH
        high = (grid.units(self.rect.h) - between * (len(_SLOTS) - 1)) / len(_SLOTS)
        high = high if high >= _HIGH + _WORTH else _HIGH  # no rounded pixel makes them others
        for number, card in enumerate(self.cards):
            card.at = (0, number * (high + between), self.spec.at[2], high)

    @property
    def rounds(self) -> tuple[RoundFacts, ...]:
        return rounds_of(self.spec.world, len(self.seen.position.players))

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(card.name_told for card in self.cards)

    @property
    def rules(self) -> tuple[str, ...]:
        return tuple(self.rule_told(card.tile) for card in self.cards)

    def rounds_of(self, slot: str) -> tuple[str, ...]:
        """For each round whether this slot was, is or will be scored; after the last round all is past."""
        now = self.seen.position.round if self.seen.phase else len(self.rounds) + 1
        return table.rounds_of(slot, ["".join(facts.score) for facts in self.rounds], now)

    def rule_told(self, tile: str | None) -> str:
        """The rule in a few words; all of it is told on pointing."""
        return self.host.text(f"{self.spec.texts['short']}.{tile}") if tile else self.word("none_rule")

    def whose(self) -> str:
        """Where several look at one screen, "yours" would be said to all of them."""
        shown = self.seen
        if shown.viewer is not None and not shown.openly:
            return self.word("yours")
        seats = (shown.viewer, shown.actor, 0)
        return str(self.host.player(next(seat for seat in seats if seat is not None)))

    def worth_then(self, shown: SkyeShown, slot: str) -> int | None:
        """With what is pointed at: the action itself, or a tile on offer at its best place."""
        component = f"slot:{slot}"
        if shown.then is not None:
            return shown.then.slots.get(component)
        way, value = shown.figures.ways.get(shown.pointed), shown.figures.slots.get(component)
        return None if way is None or value is None else value + way.changes.get(slot, 0)

    def drawn(self, shown: SkyeShown) -> object:
        lit = [card.component for card in self.cards if card.component in shown.effect]
        position, values = shown.position, shown.figures.slots
        then = tuple(self.worth_then(shown, slot) for slot in _SLOTS)
        return position.scoring, position.round, shown.phase, values, self.whose(), lit, then

    def changed(self) -> None:
        for card in self.cards:
            card.invalidate()

    def anchor(self, component: str) -> Point | None:
        for card in self.cards:
            if component in (card.component, f"scoring:{card.tile}"):
                return card.middle
        return None

    def told(self, component: str) -> Told | None:
        for card in self.cards:
            if component in (card.component, f"scoring:{card.tile}") and card.tile:
                return Told(card.name_told, self.host.text(f"{self.spec.texts['rule']}.{card.tile}"))
        return None
