"""The scoring tiles of a match, one below the other: name, rule in words, own value now, the rounds that score it.

`shows` names the mapping slot -> tile in the plain view; the values are the figures `slot:A`.
"""

from __future__ import annotations

from pygame import Rect, Surface

from game.ui.kinds.part import Host, Part, PartSpec, Point, Shown, Told
from game.ui.kinds.rounds import RoundFacts, rounds_of
from game.ui.kinds.spot import Spot
from game.ui.paragraph import TextBlock, layout_text
from game.ui.theme import mix
from game.ui.widget import At
from game.ui.widgets.marks import draw_badge

_HIGH, _STEP = 103.0, 110.0
_TEXT_WIDE = 138.0
_SLOTS = "ABCD"


class ScoringCard(Spot):
    """One slot."""

    bleed = 18.0

    def __init__(self, at: At, part: ScoringColumn, slot: str) -> None:
        super().__init__(at, f"slot:{slot}", part.host, radius=10)
        self.part = part
        self.slot = slot

    @property
    def tile(self) -> str | None:
        tile: str | None = self.part.seen.plain.get(self.part.spec.shows, {}).get(self.slot)
        return tile

    @property
    def rounds(self) -> tuple[RoundFacts, ...]:
        plain = self.part.seen.plain
        return rounds_of(self.part.spec.world, plain["seats"]) if plain else ()

    @property
    def scores_now(self) -> bool:
        number = self.part.seen.plain.get("round", 0)
        return bool(self.part.seen.phase) and 0 < number <= len(self.rounds) and (
            self.slot in self.rounds[number - 1].score
        )

    @property
    def name_told(self) -> str:
        return self.host.name(f"scoring:{self.tile}") if self.tile else self.part.word("none")

    def rule(self) -> TextBlock:
        return layout_text(self.look, self.rule_told, "second", "ink", self.grid.px(_TEXT_WIDE))

    @property
    def rule_told(self) -> str:
        """The rule in a few words; all of it is told on pointing."""
        spec = self.part.spec
        return self.host.text(f"{spec.world}.screen.short.{self.tile}") if self.tile else self.part.word("none_rule")

    def draw(self, surface: Surface) -> None:
        grid, theme, rect, now = self.grid, self.theme, self.rect, self.scores_now
        if now:
            self.materials.glow(surface, rect, 10, 6, theme.glow_deep, 150)
        self.materials.frame(
            surface, rect, "paper" if now else "waiting", shadow=None if now else "panel",
            edge=theme.copper if now else None, edge_width=1.8 if now else 1,
        )
        badge = (rect.x + grid.px(20), rect.y + grid.px(21))
        draw_badge(self, surface, self.slot, 12.5, badge, "copper" if now else "chip")
        self.fonts.draw(
            surface, self.name_told, self._name_style(), theme.ink,
            (rect.x + grid.px(39), badge[1]), room=self._name_room(),
        )
        self.rule().draw(surface, (rect.x + grid.px(12), rect.y + grid.px(36)))
        self._draw_value(surface)
        self._draw_rounds(surface)
        if self.highlighted:
            self.materials.ring(surface, rect, theme.lit_ring, 2, 10)

    def _name_room(self) -> int:
        return self.rect.w - self.grid.px(39 + 8)

    def _name_style(self) -> str:
        """Long names are written smaller."""
        wide = self.fonts.width(self.name_told, "dock") > self._name_room()
        return "second_serif" if wide else "dock"

    def _draw_value(self, surface: Surface) -> None:
        value = self.part.seen.gauges.get(self.component)
        right, grid = self.rect.right - self.grid.px(12), self.grid
        told = "?" if value is None else str(value)
        self.fonts.draw(surface, told, "figure", self.theme.ink, (right, self.rect.y + grid.px(57)), "right")
        self.fonts.draw(surface, self.part.whose(), "caption", self.theme.muted,
                        (right, self.rect.y + grid.px(76)), "right", grid.px(46))

    def _draw_rounds(self, surface: Surface) -> None:
        """A box for each round: over, now, to come; empty where this does not score."""
        grid, theme = self.grid, self.theme
        number = self.part.seen.plain.get("round", 0)
        for index, facts in enumerate(self.rounds):
            left, top = self.rect.x + grid.px(12 + 22 * index), self.rect.bottom - grid.px(22)
            box = Rect(left, top, grid.px(18), grid.px(14))
            scores = self.slot in facts.score
            colour = mix(theme.paper, theme.rule, 0.5)
            if scores:
                past, now = index + 1 < number, index + 1 == number and self.scores_now
                colour = theme.copper if now else theme.track_off if past else theme.chip
            self.materials.fill(surface, box, colour, 3)
            if scores:
                ink = theme.ink if index + 1 < number else theme.button_text
                self.fonts.draw(surface, str(index + 1), "caption_bold", ink, box.center, "centre")

    def overflow(self) -> list[str]:
        wide = [] if self.fonts.fits(self.name_told, self._name_style(), self._name_room()) else [self.name_told]
        rule = self.rule()
        if rule.height > self.grid.px(46):
            wide.append(self.rule_told)
        return wide


class ScoringColumn(Part):
    bleed = 18.0
    needs = {"": ("yours", "value", "rule")}

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        places = [(0, index * _STEP, spec.at[2], _HIGH) for index in range(len(_SLOTS))]
        self.cards = [self.add(ScoringCard(at, self, slot)) for at, slot in zip(places, _SLOTS, strict=True)]

    def whose(self) -> str:
        return self.word("yours" if self.seen.viewer is not None else "value")

    def drawn(self, shown: Shown) -> object:
        own = {name: n for name, n in shown.gauges.items() if name.startswith("slot:")}
        return shown.plain.get(self.spec.shows), shown.plain.get("round"), shown.phase, own, shown.viewer

    def changed(self) -> None:
        for card in self.cards:
            card.invalidate()

    def anchor(self, component: str) -> Point | None:
        slots: dict[str, str] = self.seen.plain.get(self.spec.shows, {})
        for card in self.cards:
            if component in (card.component, f"scoring:{slots.get(card.slot)}"):
                return card.middle
        return None

    def told(self, component: str) -> Told | None:
        for card in self.cards:
            if component in (card.component, f"scoring:{card.tile}") and card.tile:
                return Told(card.name_told, self.host.text(f"{self.spec.texts['rule']}.{card.tile}"))
        return None
