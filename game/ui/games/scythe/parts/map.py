"""The map of Scythe: units and places are pointed at and clicked; steps stand on lit places, fights are red."""

from __future__ import annotations

from pygame import Rect, Surface

from game.core import places
from game.core.contract import Event
from game.games.scythe.shown import Ahead
from game.table.shown import COUNTING, PartSpec, Told
from game.ui.animation import Tween
from game.ui.events import LEFT, Pointer
from game.ui.games.scythe import pieces
from game.ui.games.scythe.map_view import MapView
from game.ui.games.scythe.parts import in_sight, lenses, map_units
from game.ui.games.scythe.parts.cargo import petals_of
from game.ui.games.scythe.parts.map_labels import MapLabels
from game.ui.games.scythe.parts.moves import moves_of
from game.ui.games.scythe.parts.ring import Ring
from game.ui.games.scythe.plan_file import load_plan
from game.ui.games.scythe.shown import WarShown
from game.ui.kinds.board_part import BoardPart
from game.ui.kinds.part import Host, Point
from game.ui.widgets import IconButton

_ASIDES = {"deal": ("coin", 424.0), "hear": ("people", 462.0), "less": ("minus", 500.0)}
"""What is seldom said and lies nowhere on the table: a small button each at the edge of the map; icon and height."""
_ASIDE_LEFT, _ASIDE_SIZE = 698.0, 34.0
_ICONS = {"metal": "ingot", "food": "sheaf", "oil": "oil_drop", "wood": "timber"}


def _aside(host: Host, name: str) -> IconButton:
    icon, top = _ASIDES[name]
    at = (_ASIDE_LEFT, top, _ASIDE_SIZE, _ASIDE_SIZE)
    return IconButton(
        at, icon, lambda: host.choose(name), size=20, ground="paper", colour="ink", pin="right", name=name
    )


class WarMap(BoardPart):
    needs = {"": ("held", "attacks", "factory", "fight")}
    view: MapView
    seen: WarShown
    _asked: object = None
    _places: frozenset[str] = frozenset()
    """Where the unit at hand can go, and what that was found from."""
    _moving = False
    """Something has moved since calm(): pieces may still be hidden."""
    _pulled = ""
    """The unit on which the mouse was pressed."""

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        self.signs = MapLabels(self)
        self.view = MapView(
            load_plan(), cache=places.cache(), on_point=self.pointed, on_pick=self.picked, on_grab=self.grabbed
        )
        self.view.at = (0, 0, *spec.at[2:])
        self.add(self.view)
        words = {"held": self.word("held"), "attacks": self.word("attacks"), "factory": self.word("factory")}
        self.lenses = self.add(lenses.Lenses(spec.at[2], words, self._look_through))
        self.asides = {name: self.add(_aside(host, name)) for name in _ASIDES}
        self.around = self.add(Ring(host))

    # a character is called after its faction by the rules, after its place on the map

    def _named(self, component: str) -> str:
        """As the rules call what the map calls `character:r3c4`."""
        if not component.startswith("character:"):
            return component
        place = component.partition(":")[2]
        here = [one for one, at in self._characters().items() if at == place]
        return next((one for one in here if one in self.seen.lit), here[0] if here else component)

    def placed(self, component: str) -> str:
        """As the map calls it."""
        if not component.startswith("character:"):
            return component
        at = self._characters().get(component)
        return component if at is None else f"character:{at}"

    def _characters(self) -> dict[str, str]:
        return {} if self.seen.position is None else self.seen.position.characters()

    def order(self, component: str) -> tuple[float, ...] | None:
        middle = self.view.middle_of(self.placed(component))
        return None if middle is None else (round(middle[1]), middle[0])

    # pointing and choosing

    def _meant(self, component: str) -> str:
        return self.host.meant(self._named(component))

    def pointed(self, component: str | None) -> None:
        super().pointed(self._meant(component) if component else None)

    def picked(self, component: str) -> None:
        self.host.choose(self._meant(component))

    def component_at(self, pos: Point) -> str:
        return self.around.component_at(pos) or self._meant(super().component_at(pos))

    def grabbed(self, event: Pointer) -> bool:
        """Dragging a unit is the same as two clicks; let go where it stands, it stays in hand."""
        seen, position = self.seen, self.seen.position
        if event.kind == "down":
            here = self._meant(self.view.component_at(event.pos) or "")
            unit, stands = map_units.at_hand(seen), map_units.place_of(position, here)
            if unit and stands == map_units.place_of(position, unit):
                here = unit
            can_go = seen.phase == map_units.MOVING and map_units.is_unit(here) and here in seen.lit
            self._pulled = here if event.button == LEFT and (can_go or here == unit) else ""
            return False
        if not self._pulled:
            return False
        unit, target = self._pulled, self.component_at(event.pos)
        if event.kind == "drag":
            self.host.drag(unit, event.pos)
            return True
        self._pulled = ""
        if target.partition(":")[2] == unit.partition(":")[2] or target == map_units.place_of(position, unit):
            self.host.carry(unit, None, event.pos)
        else:
            self.host.drop(event.pos)
        return True

    # what the table shows

    def show(self, shown: WarShown) -> None:
        before, view = self.seen, self.view
        super().show(shown)
        if shown.position != before.position:
            view.set_position(shown.position)
        unit, asked = map_units.at_hand(shown), (shown.position, shown.lit, shown.chosen, shown.open, shown.labels)
        if asked != self._asked:
            self._asked = asked
            here = tuple(one for one in shown.lit if self._lies_here(one))
            self._places = frozenset(one for one in here if ":" not in one)
            labels, fights = self.signs.labels(shown, here), self.signs.fights(shown, here)
            view.set_lit([self.placed(one) for one in here], labels=labels, fights=fights)
        view.set_held(self.placed(unit))
        view.set_path(map_units.path(shown, self._places))
        view.set_foreseen(shown.foreseen if map_units.is_advised(shown) else None, shown.advised)
        if shown.last != before.last:
            view.set_last_moves(one for one in shown.last if self._lies_here(one))
        wanted = [one for one in self._also(shown) if one and self._lies_here(one)]
        if wanted != list(view.effects):
            view.set_effects(self.placed(one) for one in wanted)
        self._look_through()
        refused = shown.refused if shown.refused and self._lies_here(shown.refused) else None
        if refused != view.refused:
            view.set_refused(refused)
        self._show_ring()
        for name, button in self.asides.items():
            button.set(visible=name in shown.lit, tooltip=f"*{self.host.name(name)}*\n{self.host.about(name)}")

    def _also(self, shown: WarShown) -> tuple[str, ...]:
        """Part of what would happen, hinted at, or a place that was clicked before the unit."""
        clicked = tuple(one for one in shown.chosen if ":" not in one)
        return (*shown.effect, *shown.advised, *clicked)

    # what a unit takes along, and what else is said around a place

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        self._show_ring()  # the map may have been moved

    def _show_ring(self) -> None:
        place, petals = petals_of(self.seen, self.view.plan) if self.view.ready else ("", [])
        self.view.keep_closed(place if petals else "")
        middle = self.view.middle_of(place) if place else None
        if middle is None or not petals:
            self.around.show((), (0, 0, 0.0))
            return
        x, y = self.view.rect.x + round(middle[0]), self.view.rect.y + round(middle[1])
        inside = self.view.rect.collidepoint((x, y))
        self.around.show(petals if inside else (), (x, y, self.view.camera.radius))

    def next_lit(self, step: int, *, anew: bool) -> bool:
        """Along the ring as well, before the places of the map."""
        ring, places = self._next_in_ring, super().next_lit
        first, second = (ring, places) if step > 0 else (places, ring)
        if anew or self.around.focused == (step > 0):
            return first(step, anew=anew) or second(step, anew=True)
        return second(step, anew=False)

    def ring_is_lit(self) -> bool:
        root = self.root
        return (root is not None and root.focus is self.around) or super().ring_is_lit()

    def go_to(self, component: str) -> bool:
        """What lies around a place as well as the places."""
        if component in self.around.components():
            self.around.go(component)
            return True
        return super().go_to(component)

    def _next_in_ring(self, step: int, *, anew: bool) -> bool:
        to = self.around.beyond(step, anew=anew)
        if to:
            self.around.go(to)
        return bool(to)

    def drawn(self, shown: WarShown) -> object:
        return None

    def _look_through(self) -> None:
        """A lens that is chosen; else, while a row of players is pointed at, what concerns that player."""
        shown, view, lens = self.seen, self.view, self.lenses.chosen
        counting = shown.phase == COUNTING
        self.lenses.set(visible=not counting)
        control = shown.figures.holders if counting or lens == lenses.HELD else {}
        if control != view.control:
            view.set_control(control)
        reached = self._reached(shown, lens)
        if reached != view.reached:
            view.set_reach(reached[0], threat=reached[1])

    def _reached(self, shown: WarShown, lens: str) -> tuple[lenses.Seats, bool]:
        kind, _, number = shown.pointed.partition(":")
        row = int(number) if kind == "seat" and number.isdigit() else None
        if lens == lenses.ATTACKS or (row is not None and row == shown.viewer):
            return shown.figures.attackers, True
        factory = lenses.visitors(shown.figures)
        if lens == lenses.FACTORY or row is None:
            return (factory if lens == lenses.FACTORY else {}), False
        return {place: (row,) for place, seats in factory.items() if row in seats}, False

    def _lies_here(self, component: str) -> bool:
        known = map_units.is_unit(component) or ":" not in component
        return known and self.view.place_of(self.placed(component)) is not None

    # what the table asks

    def anchor(self, component: str) -> Point | None:
        if self.around.visible and component in ("cargo", *self.around.components()):
            return self.around.anchor(component) or self.around.anchor(self.around.components()[0])
        if component == "cargo" and self.seen.phase == map_units.MOVING:
            component = next(filter(map_units.is_unit, self.seen.lit), "")
        if component.startswith("amount:") and self.seen.phase == "produce":
            component = next((touched[0] for touched in self.seen.open if component in touched), component)
        if component in self.asides and self.asides[component].visible:
            return self.asides[component].rect.center
        if not self.visible or not self._lies_here(component):
            return None
        middle = in_sight.free_spot(self, component, self.view.rect_of(self.placed(component)).center)
        return middle if self.rect.collidepoint(middle) else None

    def keeps_clear(self, component: str) -> list[Rect]:
        if not component:
            return in_sight.inhabited(self)
        place = self.view.place_of(self.placed(component)) if self._lies_here(component) else None
        return [] if place is None or not self.view.ready else in_sight.around(self.view, place, self.around)

    def told(self, component: str) -> Told | None:
        if not self._lies_here(component):
            return None
        place = self.placed(component).partition(":")[2] or component
        position = self.seen.position
        rows: list[tuple[int | str | None, str, str]] = []
        for units in position.units_at(place):
            if units.kind == "character":
                rows.append((units.seat, self.host.name(f"character:{position.faction(units.seat)}"), ""))
            else:
                called = self.host.text(f"{self.spec.world}.good.{units.kind}")
                rows.append((units.seat, called, str(units.number)))
        for good, n in position.tokens_at(place).items():
            rows.append((_ICONS[good], self.host.name(f"resource:{good}"), str(n)))
        return Told(self._fight_at(component), rows=tuple(rows[:6]))

    def _fight_at(self, component: str) -> str:
        """What both sides could reach where the unit at hand would have to fight."""
        if component not in self.view.fights or component not in self._places:
            return ""
        ahead = self.seen.figures.ahead.get(component, Ahead(0, 0))
        return self.word("fight", n=ahead.strike, most=ahead.guard)

    def moves(self, event: Event) -> list[Tween]:
        """Units walk to where they stand now, their cargo behind them; what is new rises or comes down."""
        if not self.view.ready:
            return []
        found = moves_of(self.view, event)
        self._moving = self._moving or bool(found)
        return found

    def calm(self) -> None:
        super().calm()
        if not self._moving:
            return
        self._moving = False
        self.view.unhide(*self.view.hidden)
        for name in list(self.view.extras):
            self.view.set_extra(name, None)

    def sprite(self, piece: str, seat: int) -> Surface | None:
        kind = piece.partition(":")[0]
        if kind not in ("mech", "worker", "character") or not self.seen.signs:
            return None
        return pieces.piece(self.look, 20 * self.grid.u, kind, self.seen.signs[seat])
