"""The map of Scythe: units are clicked, then the place they go to; steps stand on lit places, fights are red."""

from __future__ import annotations

from typing import Any

from pygame import Surface

from game.core import places
from game.core.contract import Event
from game.ui.animation import Tween
from game.ui.kinds.board_part import BoardPart
from game.ui.kinds.part import Host, PartSpec, Point, Shown, Told
from game.ui.worlds.scythe import motion, pieces
from game.ui.worlds.scythe.map_view import MapView
from game.ui.worlds.scythe.plan_file import load_plan

FACTORY = "r4c3"
_UNITS = ("mech:", "worker:", "character:")


class WarMap(BoardPart):
    view: MapView
    _walked: list[str] = []

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        self.view = MapView(load_plan(), cache=places.cache(), on_point=self.pointed, on_pick=self.picked)
        self.view.at = (0, 0, *spec.at[2:])
        self.add(self.view)

    # a character is called after its faction by the rules, after its place on the map

    def pointed(self, component: str | None) -> None:
        super().pointed(self._named(component) if component else None)

    def picked(self, component: str) -> None:
        super().picked(self._named(component))

    def component_at(self, pos: Point) -> str:
        return self._named(super().component_at(pos))

    def _named(self, component: str) -> str:
        """As the rules call what the map calls `character:r3c4`."""
        if not component.startswith("character:"):
            return component
        place = component.partition(":")[2]
        here = [one for one, at in self._characters().items() if at == place]
        return next((one for one in here if one in self.seen.lit), here[0] if here else component)

    def _placed(self, component: str) -> str:
        """As the map calls it."""
        at = self._characters().get(component)
        return component if at is None else f"character:{at}"

    def _characters(self) -> dict[str, str]:
        plain = self.seen.plain
        found = {}
        for place, words in plain.get("units", {}).items():
            for word in words:
                seat, kind, *_ = word.split()
                if kind == "character":
                    found[f"character:{plain['factions'][int(seat)]}"] = place
        return found

    def order(self, component: str) -> tuple[float, ...] | None:
        middle = self.view.middle_of(self._placed(component))
        return None if middle is None else (round(middle[1]), middle[0])

    # what the table shows

    def show(self, shown: Shown) -> None:
        before, view = self.seen, self.view
        super().show(shown)
        if shown.plain != before.plain:
            view.set_position(shown.plain)
        here = tuple(one for one in shown.lit if self._lies_here(one))
        marks = here, self._labels(shown, here), self._fights(shown, here)
        if marks != getattr(self, "_marks", None) or shown.plain != before.plain:
            self._marks = marks
            view.set_lit([self._placed(one) for one in here], labels=marks[1], fights=marks[2])
        held = next((one for one in shown.chosen if one.startswith(_UNITS)), "")
        view.set_held(self._placed(held or self._in_hand(shown)))
        target = shown.pointed if shown.pointed in here and not shown.pointed.startswith(_UNITS) else ""
        start = self._placed(held or self._in_hand(shown)).partition(":")[2]
        view.set_path((start, target) if start and target else ())
        if shown.last != before.last:
            view.set_last_moves(one for one in shown.last if self._lies_here(one))
        wanted = [one for one in (*shown.effect, shown.hint) if one and self._lies_here(one)]
        if wanted != list(view.effects):
            view.set_effects(wanted)
        reached = self._reached(shown)
        if reached != view.reached:
            view.set_reach(reached[0], threat=reached[1])
        refused = shown.refused if shown.refused and self._lies_here(shown.refused) else None
        if refused != view.refused:
            view.set_refused(refused)

    def drawn(self, shown: Shown) -> object:
        return None

    def _reached(self, shown: Shown) -> tuple[dict[str, tuple[int, ...]], bool]:
        """While a row of players is pointed at: own places that could be attacked, or who could be in the Factory."""
        kind, _, number = shown.pointed.partition(":")
        if kind != "seat" or not number.isdigit():
            return {}, False
        if int(number) == shown.viewer:
            return {name.partition(":")[2]: () for name in shown.gauges if name.startswith("threat:")}, True
        comes = shown.gauges.get(f"reaches_factory:{shown.pointed}", 0)
        return ({FACTORY: (int(number),)} if comes else {}), False

    def _lies_here(self, component: str) -> bool:
        known = component.startswith(_UNITS) or ":" not in component
        return known and self.view.middle_of(self._placed(component)) is not None

    def _in_hand(self, shown: Shown) -> str:
        hand = shown.plain.get("hand") or {}
        return str(hand.get("unit", "")) if isinstance(hand, dict) else ""

    def _labels(self, shown: Shown, lit: tuple[str, ...]) -> dict[str, str]:
        """How many steps the unit in hand needs to each place."""
        unit = next((one for one in shown.chosen if one.startswith(_UNITS)), "") or self._in_hand(shown)
        found = {}
        for place in lit:
            steps = shown.gauges.get(f"steps:{unit}:{place}") if unit else None
            found[place] = str(steps) if steps is not None else shown.labels.get(place, "")
        return found

    def _fights(self, shown: Shown, lit: tuple[str, ...]) -> tuple[str, ...]:
        """Places where a character or mech of the viewer would meet those of somebody else."""
        unit = next((one for one in shown.chosen if one.startswith(_UNITS)), "") or self._in_hand(shown)
        if not unit or unit.startswith("worker") or shown.viewer is None:
            return ()
        found = []
        for place in lit:
            others = [word.split() for word in shown.plain.get("units", {}).get(place, ())]
            if any(int(one[0]) != shown.viewer and one[1] in ("mech", "character") for one in others):
                found.append(place)
        return tuple(found)

    # what the table asks

    def anchor(self, component: str) -> Point | None:
        if not self.visible or not self.view.ready or not self._lies_here(component):
            return None
        middle = self.view.rect_of(self._placed(component)).center
        return middle if self.rect.collidepoint(middle) else None

    def told(self, component: str) -> Told | None:
        if not self._lies_here(component):
            return None
        place = self._placed(component).partition(":")[2] or component
        plain = self.seen.plain
        rows: list[tuple[int | None, str, str]] = []
        for word in plain.get("units", {}).get(place, ()):
            seat, kind, *count = word.split()
            faction = plain["factions"][int(seat)]
            rows.append(
                (
                    int(seat),
                    self.host.name(f"{kind}:{faction}" if kind == "character" else kind),
                    count[0] if count else "",
                )
            )
        for good, n in plain.get("tokens", {}).get(place, {}).items():
            rows.append((None, self.host.name(f"resource:{good}"), str(n)))
        return Told(rows=tuple(rows[:6]))

    def moves(self, event: Event) -> list[Tween]:
        """Units walk to where they stand now, their cargo behind them; a retreat is walked as well."""
        if event.word == "unit_moved":
            told: Any = event
            kind = "character" if told.unit.startswith("character") else told.unit.partition(":")[0]
            others = ["worker"] * min(1, told.workers + told.moved_workers)
            return self._walks(told.seat, [kind, *others], told.start, told.to)
        if event.word in ("units_retreated", "units_returned"):
            told = event
            return self._walks(told.seat, [told.kind], told.start, told.to)
        return []

    def _walks(self, seat: int, kinds: list[str], start: str, end: str) -> list[Tween]:
        if not self.view.ready or start == end or any(self.view.middle_of(one) is None for one in (start, end)):
            return []
        self._walked = [f"{kind}:{end}" for kind in kinds]
        return motion.convoy(self.view, kinds, seat, [start, end])

    def calm(self) -> None:
        super().calm()
        for one in self._walked:
            self.view.unhide(one)
        for name in [name for name in self.view.extras if name.startswith("walk:")]:
            self.view.set_extra(name, None)
        self._walked = []

    def sprite(self, piece: str, seat: int) -> Surface | None:
        kind = piece.partition(":")[0]
        if kind not in ("mech", "worker", "character") or not self.seen.signs:
            return None
        return pieces.piece(self.look, 20 * self.grid.u, kind, self.seen.signs[seat])
