"""Everything that lies on the printed map in a position, as a list of sprites in drawing order.

Lists of two moments are compared to know which pixels changed; nothing here draws.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from pygame import Rect, Surface

from game.games.scythe.shown import ShownScythe
from game.ui.games.scythe import stacks, tokens
from game.ui.games.scythe.layout import Layout, centre
from game.ui.games.scythe.map_art import home_sprite
from game.ui.games.scythe.marks import Marks, disc_at
from game.ui.games.scythe.palette import palette_for
from game.ui.games.scythe.plan import MapPlan
from game.ui.games.scythe.sprites import Sprite, Sprites
from game.ui.games.scythe.waters import TUNNEL_AT
from game.ui.grid import round_px
from game.ui.items import Item, item_at
from game.ui.look import Look
from game.ui.shapes import Point

LIFT = 3.0
"""How high a unit in hand is held."""


class Placed(NamedTuple):
    """A unit on the map, for pointing: its id, whose it is, and where it is seen."""

    id: str
    seat: int
    place: str
    rect: Rect


class Scenery:
    """Makes items for one layout and look."""

    def __init__(self, plan: MapPlan, layout: Layout, look: Look) -> None:
        self.plan = plan
        self.layout = layout
        self.look = look
        self.palette = palette_for(look.theme)
        self.sprites = Sprites(look, layout.scale)
        self.marks = Marks(look, layout.scale, self.palette)
        self._homes: dict[str, Surface] = {}
        self._last: tuple[ShownScythe | None, tuple[frozenset[str], str, frozenset[str]], list[Item]] = (
            None,
            (frozenset(), "", frozenset()),
            [],
        )
        """The position asked for last: while marks come and go, the pieces stay as they are."""

    def middle(self, place: str) -> Point:
        return self.layout.inside(centre(self.plan.by_id[place]))

    def spot(self, place: str, at: Point) -> Point:
        """A point of a place, given from its middle in map units, in pixels of the sheet."""
        x, y = self.middle(place)
        return x + at[0] * self.layout.scale, y + at[1] * self.layout.scale

    # the position

    def position(
        self, position: ShownScythe, hidden: Iterable[str] = (), held: str = "", offered: frozenset[str] = frozenset()
    ) -> list[Item]:
        """All pieces and tokens; ids in `hidden` are left out, the unit `held` hovers with a line around it, which
        those that are `offered` have too."""
        unseen = frozenset(hidden)
        before, key, items = self._last
        if before is not position or key != (unseen, held, offered):
            items = self._position(position, unseen, held, offered)
            self._last = position, (unseen, held, offered), items
        return items

    def _position(
        self, position: ShownScythe, unseen: frozenset[str], held: str, offered: frozenset[str]
    ) -> list[Item]:
        items = self._bases(position)
        taken = {*position.units, *position.structures, *position.tokens, *position.encounters}
        order = sorted((one for one in map(self.plan.by_id.get, taken) if one), key=lambda one: (one.row, one.col))
        for one in order:
            items += self.flat(position, one.id, unseen)
        for one in order:
            items += self.standing(position, one.id, unseen, held, offered)
            items += self.tokens(position, one.id, unseen)
        return items

    def _bases(self, position: ShownScythe) -> list[Item]:
        playing = {player.faction for player in position.players}
        found = []
        for one in self.plan.homes:
            if one.home in playing:
                if one.home not in self._homes:
                    self._homes[one.home] = home_sprite(self.look, self.layout.scale, one.home, True)
                found.append(item_at(self._homes[one.home], self.middle(one.id)))
        return found

    def flat(self, position: ShownScythe, place: str, unseen: frozenset[str]) -> list[Item]:
        """The structure of one place; it stands behind the units."""
        built = position.structures.get(place)
        if built is None or f"structure:{place}" in unseen:
            return []
        return self.built(built.kind, position.faction(built.seat), self.spot(place, stacks.STRUCTURE_AT))

    def all_at(self, position: ShownScythe, place: str) -> list[Item]:
        """Whatever stands and lies on one place."""
        none = frozenset[str]()
        standing = self.standing(position, place, none)
        return [*self.flat(position, place, none), *standing, *self.tokens(position, place, none)]

    def built(self, kind: str, faction: str, foot: Point) -> list[Item]:
        """A structure with its foot at a point of the sheet in pixels."""
        return [_item(self.sprites.shadow("structure"), foot), _item(self.sprites.structure(kind, faction), foot)]

    def tokens(self, position: ShownScythe, place: str, unseen: frozenset[str]) -> list[Item]:
        """Resources and the encounter of one place; units do not hide them."""
        items, scale = [], self.layout.scale
        if place in position.encounters and f"encounter:{place}" not in unseen:
            at, radius = stacks.encounter_at(
                position.units_at(place), place in position.structures, len(position.tokens_at(place))
            )
            made = tokens.sign(self.look, "encounter", round_px(2 * radius * scale))
            items.append(item_at(made, self.spot(place, at)))
        for name, count, at in stacks.goods_at(position.tokens_at(place)):
            if f"{name}:{place}" not in unseen:
                made = tokens.good(self.look, name, count, stacks.GOOD_HIGH * scale)
                right, middle = self.spot(place, at)
                items.append(Item(made, made.get_rect(midright=(round_px(right), round_px(middle)))))
        return items

    def standing(
        self,
        position: ShownScythe,
        place: str,
        unseen: frozenset[str],
        held: str = "",
        offered: frozenset[str] = frozenset(),
    ) -> list[Item]:
        """The units of one place from back to front."""
        items: list[Item] = []
        numbers: list[Item] = []
        for one in self.figures(position, place):
            name = one.units.id_at(place)
            if name in unseen or f"{one.units.seat} {name}" in unseen:
                continue
            faction, foot = position.faction(one.units.seat), self.spot(place, one.at)
            items += self.figure(one, faction, foot, name == held, offered=name in offered)
            numbers += self.number(one, foot, name == held)
        return [*items, *numbers]

    def figures(self, position: ShownScythe, place: str) -> list[stacks.Standing]:
        groups = position.units_at(place)
        beside = place in position.structures, bool(position.tokens_at(place))
        return stacks.standing(groups, *beside) if groups else []

    def figure(
        self,
        one: stacks.Standing,
        faction: str,
        foot: Point,
        held: bool = False,
        lift: float = 0.0,
        *,
        offered: bool = False,
    ) -> list[Item]:
        """One unit with its feet at a point of the sheet in pixels."""
        kind, size, scale = one.units.kind, one.size, self.layout.scale
        high = lift + (LIFT if held else 0.0)
        up = foot[0], foot[1] - high * scale
        items = [_item(self.sprites.shadow(kind, size=size, air=high > 0), foot)]
        if held or offered:
            items.append(_item(self.sprites.halo(kind, faction, size=size, mirror=one.mirror), up))
        items.append(_item(self.sprites.unit(kind, faction, size=size, mirror=one.mirror), up))
        return items

    def number(self, one: stacks.Standing, foot: Point, held: bool = False) -> list[Item]:
        """How many one figure stands for; in front of all figures."""
        if one.number < 2:
            return []
        scale, (beside, above) = self.layout.scale, stacks.CHIP_AT[one.units.kind]
        at = foot[0] + beside * one.size * scale, foot[1] + (above - LIFT * held) * scale
        return [item_at(tokens.chip(self.look, one.number, stacks.CHIP * scale), at)]

    # pointing

    def units(self, position: ShownScythe) -> list[Placed]:
        """Where each unit is seen, the foremost last."""
        found = []
        order = sorted(position.units, key=lambda place: self.plan.by_id[place].cell)
        for place in order:
            for one in self.figures(position, place):
                foot, scale = self.spot(place, one.at), self.layout.scale * one.size
                wide, high = {"character": (13, 40), "mech": (18, 36), "worker": (9, 25)}[one.units.kind]
                rect = Rect(0, 0, round_px(2 * wide * scale), round_px((high + 4) * scale))
                rect.midbottom = round_px(foot[0]), round_px(foot[1] + 4 * scale)
                found.append(Placed(one.units.id_at(place), one.units.seat, place, rect))
        return found

    # marks

    def lit(
        self, places: Iterable[str], labels: Mapping[str, str], fights: Iterable[str]
    ) -> tuple[list[Item], list[Item]]:
        """Outlines of lit hexagons, which lie under all pieces, and the discs on their corners, which lie above."""
        red = frozenset(fights)
        outlines, discs = [], []
        for place in places:
            if place not in self.plan.by_id:
                continue
            middle = self.middle(place)
            outlines.append(item_at(self.marks.fight() if place in red else self.marks.legal(), middle))
            if self.plan.by_id[place].tunnel:
                outlines.append(item_at(self.marks.tunnel(), self.spot(place, TUNNEL_AT)))
            label = labels.get(place, "")
            disc = self.marks.swords() if place in red else self.marks.label(label) if label else self.marks.notch()
            discs.append(item_at(disc, disc_at(middle, self.layout.scale)))
        return outlines, discs

    def around(self, sprite: Surface, places: Iterable[str]) -> list[Item]:
        """One mark around each of some places."""
        return [item_at(sprite, self.middle(one)) for one in places if one in self.plan.by_id]

    def held_by(self, position: ShownScythe, control: Mapping[str, int]) -> list[Item]:
        """Who controls what, at the edges of the hexagons."""
        return [
            item_at(self.marks.held_by(position.faction(seat)), self.middle(place))
            for place, seat in sorted(control.items())
            if place in self.plan.by_id
        ]

    def reach(self, position: ShownScythe, places: Mapping[str, Iterable[int]], threat: bool) -> list[Item]:
        """Who can get where: hatching if it is a threat, and a disc with the mark of each faction."""
        items = []
        for place, seats in sorted(places.items()):
            if place not in self.plan.by_id:
                continue
            middle = self.middle(place)
            if threat:
                items.append(item_at(self.marks.threatened(), middle))
            items += [
                item_at(self.marks.reach(position.faction(seat), number), middle) for number, seat in enumerate(seats)
            ]
        return items


def _item(sprite: Sprite, foot: Point) -> Item:
    picture, at = sprite.at(foot)
    return Item(picture, picture.get_rect(topleft=at))
