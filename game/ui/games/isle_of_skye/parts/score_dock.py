"""The dock while a round is scored: which letter counts and how, what everybody gets for it, and who is ahead."""

from __future__ import annotations

from collections.abc import Mapping

from pygame import Surface

from game.table.shown import PartSpec
from game.ui.games.isle_of_skye.parts.slot_badge import SlotBadge
from game.ui.games.isle_of_skye.shown import SkyeShown
from game.ui.kinds.part import Host, Part, is_large
from game.ui.widget import At, Widget
from game.ui.widgets import Label, Line, Panel, Paragraph, Sign

SCORED = "slot_scored"
_RULE = 348.0
_GAP, _WIDEST = 6.0, 194.0


class Gained(Panel):
    """One player: what the letter brings, and the points with it."""

    def __init__(self, at: At) -> None:
        super().__init__(at, kind="waiting", radius=7)
        wide, add = at[2], self.add
        self.sign = add(Sign((9, 8, 18, 18), 0))
        self.name_of = add(Label((32, 6, wide - 38, 22), "", "second_bold"))
        self.gain = add(Label((9, 30, wide - 18, 36), "", "score"))
        self.total = add(Label((9, 66, wide - 18, 20), "", "second", "muted"))

    def show(self, part: ScoreDock, seat: int, gain: int, total: int, ahead: bool) -> None:
        self.set(kind="paper" if ahead else "waiting")
        self.sign.set(player=part.seen.signs[seat])
        self.name_of.set(text=part.host.player(seat))
        self.gain.set(text=f"+{gain}" if gain else "0", colour_name="gain_text" if gain else "muted")
        self.total.set(text=part.word("ahead" if ahead else "total", n=total))


class ScoreDock(Part):
    seen: SkyeShown
    contains = True
    bleed = 22.0
    needs = {"": ("rule", "short", "total", "ahead")}

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        wide, high = spec.at[2:]
        self.panel = self.add(Panel((0, 0, wide, high), pin="wide"))
        add = self.panel.add
        self.badge = add(SlotBadge((14, 10, 28, 28), "A"))
        self.badge.lit = True
        self.title = add(Label((50, 11, _RULE - 62, 26), "", "dock"))
        self.rule = add(Paragraph((16, 42, _RULE - 30, high - 48), "", "second", "muted"))
        add(Line((_RULE, 12, 1, high - 24)))
        self.page = add(Widget((_RULE + 8, 10, wide - _RULE - 20, high - 20)))
        self.players: list[Gained] = []
        self._told: dict[str, Mapping[int, int]] = {}
        """By letter what it has brought each of all, in the round that is being scored."""

    def drawn(self, shown: SkyeShown) -> object:
        return shown.phase, shown.telling, shown.signs, shown.position.round

    def changed(self) -> None:
        shown = self.seen
        if shown.phase not in self.spec.phases:
            self._told = {}
        told = [one for one in shown.telling if one.word == SCORED]
        self.panel.set(visible=bool(told or self._told))
        if not told:
            return
        slot, tile = told[0].slot, told[0].tile  # type: ignore[attr-defined]
        self._told[slot] = gains = {one.seat: one.points for one in told}  # type: ignore[attr-defined]
        self.badge.set(slot=slot.rpartition(":")[2])
        self.title.set(text=self.host.name(tile))
        self.rule.set(text=self.host.text(f"{self.spec.texts['short' if is_large(self) else 'rule']}.{_id(tile)}"))
        self._show_players(gains)

    def _show_players(self, gains: Mapping[int, int]) -> None:
        """Whoever has most first, as the panels say it."""
        before = [player.points for player in self.seen.position.players]
        totals = {seat: before[seat] + sum(one.get(seat, 0) for one in self._told.values()) for seat in gains}
        if len(self.players) != len(totals):
            self._build(len(totals))
        most = max(totals.values())
        alone = [*totals.values()].count(most) == 1  # nobody is ahead of somebody who has as much
        for seat, shown in zip(sorted(totals, key=lambda one: -totals[one]), self.players, strict=True):
            shown.show(self, seat, gains[seat], totals[seat], alone and totals[seat] == most > 0)

    def _build(self, seats: int) -> None:
        self.page.clear()
        wide, high = self.page.at[2:]
        each = min(_WIDEST, (wide - _GAP * (seats - 1)) / seats)
        self.players = [self.page.add(Gained((n * (each + _GAP), 0, each, high))) for n in range(seats)]
        for one in self.players:
            one.name_of.alike = [other.name_of for other in self.players]

    def draw(self, surface: Surface) -> None:
        """Everything is drawn by the widgets on it."""


def _id(component: str) -> str:
    return component.partition(":")[2]
