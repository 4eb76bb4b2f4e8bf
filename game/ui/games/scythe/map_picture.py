"""What the map shows: a position and marks on a printed sheet. Redraws only the pixels that changed.

It knows no rule: what is lit, held, threatened or refused is told by the scene. Pointing and zoom: map_view.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

from pygame import Rect

from game.games.scythe.shown import ShownScythe
from game.ui.boards.printed_board import PrintedBoard
from game.ui.boards.stirring import Stir
from game.ui.games.scythe import fan, marks, paths
from game.ui.games.scythe.layout import SHEET_AT, Layout, centre, touch
from game.ui.games.scythe.map_sheet import PrintedMap
from game.ui.games.scythe.palette import palette_for
from game.ui.games.scythe.plan import FACTORY, MapPlan
from game.ui.games.scythe.scenery import Placed, Scenery
from game.ui.games.scythe.stirs import stirs_of
from game.ui.items import Item
from game.ui.shapes import Point
from game.ui.theme import Colour, mix

Seats = Mapping[str, tuple[int, ...]]
_PALE = 170
"""How much of a ghost is seen."""


class MapPicture(PrintedBoard[Layout, Scenery]):
    position: ShownScythe

    def __init__(self, plan: MapPlan, *, cache: Path | None = None, **placing: Any) -> None:
        super().__init__(SHEET_AT, **placing)
        self.plan = plan
        self.position = ShownScythe()
        self.cache = cache
        self.lit: tuple[str, ...] = ()
        self.labels: Mapping[str, str] = {}
        self.fights: frozenset[str] = frozenset()
        self.held = ""
        self.way: tuple[str, ...] = ()
        self.control: Mapping[str, int] = {}
        self.reached: tuple[Seats, bool] = ({}, False)
        self.opened: str | None = None
        """The crowded hexagon that is fanned out."""
        self.closed = ""
        self._fan: tuple[fan.Fan, Rect] | None = None
        self._path: tuple[tuple[object, ...], Item | None] = ((), None)
        self._units: list[Placed] | None = None
        self.foreseen: tuple[ShownScythe | None, tuple[str, ...]] = (None, ())
        self._ghosts: list[Item] | None = None

    # what the scene says

    def set_lit(
        self, components: Iterable[str], labels: Mapping[str, str] | None = None, fights: Iterable[str] = ()
    ) -> None:
        """Places and units that can be chosen; `labels` stand on discs (steps), `fights` lead to a combat."""
        self.lit = tuple(sorted(components))
        self.labels = labels or {}
        self.fights = frozenset(fights)
        self.refresh()

    def set_held(self, unit: str) -> None:
        """The unit in hand (`mech:r3c4`), lifted where it stands; empty for none."""
        if unit != self.held:
            self.held = unit
            self.refresh()

    def set_path(self, places: Iterable[str]) -> None:
        """The way from the unit in hand to the place pointed at, hexagon by hexagon; empty for none."""
        self.way = tuple(places)
        self.refresh_over()

    def set_foreseen(self, position: ShownScythe | None, components: Iterable[str]) -> None:
        """What comes to lie on these places in that position lies there as a ghost; None for nothing."""
        places = tuple(one for one in components if one in self.plan.by_id) if position is not None else ()
        if position is not self.foreseen[0] or places != self.foreseen[1]:
            self.foreseen, self._ghosts = (position, places), None
            self.refresh_over()

    def set_control(self, control: Mapping[str, int]) -> None:
        """Tints the edges of hexagons by the seat that controls them; {} for none."""
        self.control = dict(control)
        self.refresh()

    def set_reach(self, places: Seats, *, threat: bool = False) -> None:
        """Who can get where: marks of the seats, with red hatching if it is a threat; {} for none."""
        self.reached = (dict(places), threat)
        self.refresh()

    def set_position(self, position: ShownScythe) -> None:
        """What the lenses found in the position before does not hold here: somebody may have no faction yet."""
        self._units = self._ghosts = None
        self._fan = None
        self.control, self.reached = {}, ({}, False)
        super().set_position(position)

    # making the picture

    def made_sheet(self) -> PrintedMap:
        return PrintedMap(self.plan, self.look, self.rect.copy(), self.cache)

    def veil(self) -> tuple[Colour, Colour, Colour]:
        """The empty sheet."""
        colours = palette_for(self.theme)
        return colours.sheet, colours.grout, mix(colours.grout, colours.line, 0.6)

    def view_changed(self) -> None:
        self._units = self._ghosts = None
        self._fan = None
        self._path = ((), None)

    def still_items(self, scenery: Scenery) -> list[Item]:
        units = frozenset(one for one in self.lit if one not in self.plan.by_id)
        places = [one for one in self.lit if one in self.plan.by_id]
        # as long as only units can be taken, their places are outlined
        lit = places or sorted({self.place_of(one) or "" for one in units})
        outlines, discs = scenery.lit(lit, self.labels, self.fights)
        here = [self.held.partition(":")[2]] if self.held else []
        return [
            *scenery.held_by(self.position, self.control),
            *outlines,
            *scenery.around(scenery.marks.last_move(), self.last_moves),
            *scenery.around(scenery.marks.selected(), here),
            *scenery.reach(self.position, *self.reached),
            *scenery.position(self.position, self.hidden, self.held, units),
            *discs,
        ]

    def over_items(self) -> list[Item]:
        scenery = self.scenery
        told = list(dict.fromkeys([*self.effects, *(one for group in self.outlined for one in sorted(group))]))
        items = scenery.around(scenery.marks.effect(), told)
        for one in told:
            items += self._standing_at(scenery, one) if one in self.plan.by_id else []
        spot = self.pointed_at()
        place = self.place_of(spot) if spot else None
        if place is not None and spot != self.refused:
            lit = place in self.lit or spot in self.lit
            items += scenery.around(scenery.marks.hover(lit), (place,))
            items += self._standing_at(scenery, place)
            if place in self.lit:
                items += scenery.lit((place,), self.labels, self.fights)[1]
        if self.refused:
            refused = self.place_of(self.refused) or ""
            items += [*scenery.around(scenery.marks.refused(), (refused,)), *self._standing_at(scenery, refused)]
        items += [*self._path_items(scenery), *self._ghost_items(scenery)]
        for extra in self.extras.values():
            items += extra
        opened = self.fanned()
        if opened is not None:
            items.append(Item(opened[0].picture, opened[1]))
        return items

    def _ghost_items(self, scenery: Scenery) -> list[Item]:
        """All that lies on the places foreseen and does not lie there now, paler."""
        position, places = self.foreseen
        if self._ghosts is None:
            here = {
                (id(item.sprite), *item.rect.topleft) for one in places for item in self._standing_at(scenery, one)
            }
            found = [item for one in places for item in scenery.all_at(position, one)] if position is not None else []
            new = [item for item in found if (id(item.sprite), *item.rect.topleft) not in here]
            self._ghosts = [Item(item.sprite.copy(), item.rect) for item in new]
            for item in self._ghosts:
                item.sprite.set_alpha(_PALE)
        return self._ghosts

    def _standing_at(self, scenery: Scenery, place: str) -> list[Item]:
        """What stands and lies on one place once more: no frame around it hides a figure or a number."""
        units = frozenset(one for one in self.lit if one not in self.plan.by_id)
        unseen = frozenset(self.hidden)
        standing = scenery.standing(self.position, place, unseen, self.held, units)
        flat, tokens = scenery.flat(self.position, place, unseen), scenery.tokens(self.position, place, unseen)
        return [*flat, *standing, *tokens]

    def things(self, scenery: Scenery, position: ShownScythe, lit: tuple[str, ...]) -> list[Item]:
        places = [place for one in lit if (place := self.place_of(one)) is not None]
        rings = scenery.around(scenery.marks.effect(), places)
        return [*rings, *scenery.position(position, frozenset(), "", frozenset())]

    def sights(self) -> tuple[str, ...]:
        """The bases of those who play, and the Factory in the middle."""
        playing = [player.faction for player in self.position.players]
        homes = [one.id for faction in playing for one in self.plan.homes if one.home == faction]
        return *homes[:3], *(one.id for one in self.plan.hexes if one.terrain == FACTORY)

    def stirring(self) -> list[Stir]:
        return stirs_of(self.plan, self.camera, self.position, palette_for(self.theme))

    def place_of(self, component: str) -> str | None:
        """The hexagon of a unit, token or structure (`mech:r3c4`), or the place itself."""
        place = component.partition(":")[2] or component
        return place if place in self.plan.by_id else None

    def _path_items(self, scenery: Scenery) -> list[Item]:
        if len(self.way) < 2:
            return []
        red = self.way[-1] in self.fights
        key = (self.way, red, scenery.layout.key)
        if self._path[0] != key:
            ink = palette_for(self.theme).combat if red else marks.STEP_DISC
            points = [scenery.middle(place) for place in self.way]
            known = [self.plan.by_id[place] for place in self.way]
            unseen = [number for number, (start, end) in enumerate(pairwise(known)) if not touch(start, end)]
            self._path = (key, paths.path(scenery.layout.scale, self.theme.lit_ring, ink, points, unseen))
        return [self._path[1]] if self._path[1] is not None else []

    def fanned(self) -> tuple[fan.Fan, Rect] | None:
        """The crowded hexagon under the pointer, opened; in pixels of the sheet."""
        place = self.opened
        if place is None or place == self.closed or self.still is None or not fan.is_crowded(self.position, place):
            return None
        if self._fan is None:
            made = fan.draw(self.look, self.position, place)
            bounds = Rect((0, 0), self.rect.size)
            self._fan = made, fan.place_for(made, self.scenery.middle(place), self.camera.radius, bounds)
        return self._fan

    def open(self, place: str | None) -> None:
        """Fan out the pieces of a hexagon; None closes it."""
        if place != self.opened:
            self.opened = place
            self._fan = None
            self.refresh_over()

    def keep_closed(self, place: str) -> None:
        """This hexagon does not fan out, for something else is around it."""
        if place != self.closed:
            self.closed = place
            self.refresh_over()

    def placed(self) -> list[Placed]:
        """Where every unit is seen, in pixels of the sheet."""
        if self._units is None:
            self._units = self.scenery.units(self.position)
        return self._units

    def middle_of(self, component: str) -> Point | None:
        """A place, or a unit on it: where its picture is, or else the place it stands on."""
        place = self.place_of(component)
        if place is None or self.sheet is None:
            return None
        if component != place and self.still is not None:
            for one in self.placed():
                if one.id == component:
                    return one.rect.center
        return self.camera.inside(centre(self.plan.by_id[place]))
