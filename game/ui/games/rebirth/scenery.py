"""Everything that lies on the printed board in a position, as a list of sprites in drawing order.

Lists of two moments are compared to know which pixels changed; nothing here draws.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from pygame import Surface

from game.games.rebirth.shown import ShownRebirth
from game.ui.fonts import Style
from game.ui.games.rebirth.chart import haloed
from game.ui.games.rebirth.layout import NAMES_FROM, Layout, centre
from game.ui.games.rebirth.marks import NOTCHES_UP_TO, Marks
from game.ui.games.rebirth.palette import palette_for
from game.ui.games.rebirth.plan import CASTLE, CATHEDRAL, BoardPlan
from game.ui.games.rebirth.prints import Prints
from game.ui.games.rebirth.tiles import CREAM, NEUTRAL, Pieces
from game.ui.items import Item, item_at
from game.ui.look import Look
from game.ui.shapes import Point
from game.ui.signs import Livery

NAME = Style(12, "serif_italic")


class Scenery:
    """Makes items for one layout and look."""

    def __init__(self, plan: BoardPlan, layout: Layout, look: Look, liveries: Sequence[Livery]) -> None:
        self.plan = plan
        self.layout = layout
        self.look = look
        self.liveries = liveries
        self.palette = palette_for(look.theme)
        self.prints = Prints(layout.radius, self.palette, look.icons)
        self.pieces = Pieces(layout.radius, look, self.palette)
        self._names: dict[str, Surface] = {}
        self.marks = Marks(self.prints, look, self.palette)

    def middle(self, component: str) -> Point:
        return self.layout.inside(centre(self.plan.by_id[component].place))

    def position(self, position: ShownRebirth) -> list[Item]:
        """Tiles with shadows, owners of castles, visitors of cathedrals."""
        return [*self.tiles(position), *self.landmarks(position)]

    def tiles(self, position: ShownRebirth, hidden: Iterable[str] = ()) -> list[Item]:
        """With their shadows."""
        unseen = frozenset(hidden)
        shadow, (dx, dy) = self.pieces.shadow(), self.pieces.shadow_shift()
        below, tiles, above = [], [], []
        for space, tile in position.tiles.items():
            if space in unseen:
                continue
            x, y = self.middle(space)
            below.append(item_at(shadow, (x + dx, y + dy)))
            livery = None if tile.seat is None else self.liveries[tile.seat]
            tiles.append(item_at(self.pieces.tile(tile.kind if livery else NEUTRAL, livery), (x, y)))
            if self.plan.by_id[space].harbour:
                above.append(item_at(self.prints.harbour(), self.prints.harbour_at((x, y))))
        return [*below, *tiles, *above, *self._unused_marks(position)]

    def _unused_marks(self, position: ShownRebirth) -> list[Item]:
        """In the game for two, spaces marked for a neutral tile that has not been laid there."""
        if len(position.players) != 2:
            return []
        mark, high = self.prints.neutral_mark(), self.layout.radius * 0.72
        bare = [one for one in self.plan.hexes if one.neutral and one.id not in position.tiles]
        return [item_at(mark, (x, y - high)) for x, y in (self.middle(one.id) for one in bare)]

    def landmarks(self, position: ShownRebirth, hidden: Iterable[str] = ()) -> list[Item]:
        """Owners of castles, visitors of cathedrals: over the frames of lit places, whose tips reach there."""
        items, unseen = [], frozenset(hidden)
        for name, seat in sorted(position.castles.items()):
            if f"{CASTLE}:{name}" not in unseen:
                items.append(item_at(self.pieces.owner(self.liveries[seat]), self.middle(f"{CASTLE}:{name}")))
        for name, seats in sorted(position.cathedrals.items()):
            if seats:
                x, y = self.middle(f"{CATHEDRAL}:{name}")
                row = self.pieces.visitors([self.liveries[seat] for seat in seats])
                items.append(item_at(row, (x, y + self.layout.radius * 0.74)))
        return items

    def names(self, names: Mapping[str, str], position: ShownRebirth) -> list[Item]:
        """Names of towns and castles, once the map is large enough; a tile covers the name below it."""
        if self.layout.radius < NAMES_FROM:
            return []
        covered = position.tiles
        items = []
        for town, spaces in self.plan.settlements.items():
            free = [one for one in spaces if one.id not in covered]
            if free:
                low = max(free, key=lambda one: (one.row, one.col))
                items += self._name(names.get(f"settlement:{town}", ""), low.id, 0.64, True)
        for one in self.plan.hexes:
            # signs stand at the foot of those which somebody holds or has reached
            taken = position.castles if one.kind == CASTLE else position.cathedrals
            if one.kind in (CASTLE, CATHEDRAL) and one.piece not in taken:
                items += self._name(names.get(one.id, ""), one.id, 0.72, False)
        return items

    def _name(self, name: str, component: str, below: float, town: bool) -> list[Item]:
        """What would spread over its neighbours stays unwritten: a closer view has room for it."""
        if not name or self.look.print_fonts.width(name, NAME) > self.layout.radius * 1.75:
            return []
        if component not in self._names:
            ink, ground = (self.palette.town_line, self.palette.town_ground) if town else (CREAM, self.palette.dark)
            self._names[component] = haloed(self.look.print_fonts, name, NAME, ink, ground, 200, self.layout.u * 1.1)
        x, y = self.middle(component)
        return [item_at(self._names[component], (x, y + below * self.layout.radius))]

    def lit(self, spaces: Iterable[str]) -> tuple[list[Item], list[Item]]:
        """Glows, which lie under everything, and the lit places themselves."""
        ids = [space for space in spaces if space in self.plan.by_id]
        few = len(ids) <= NOTCHES_UP_TO
        glow = self.marks.lit_glow(few)
        glows = [item_at(glow, self.middle(space)) for space in ids]
        places = []
        for space in ids:
            one, (x, y) = self.plan.by_id[space], self.middle(space)
            places.append(item_at(self.marks.lit(one.symbol, few), (x, y)))
            if one.harbour:
                places.append(item_at(self.prints.harbour(), self.prints.harbour_at((x, y))))
        return glows, places

    def rings(self, sprite: Callable[[Marks], Surface], components: Iterable[str]) -> list[Item]:
        """One sprite of the marks around each component."""
        return [item_at(sprite(self.marks), self.middle(one)) for one in components if one in self.plan.by_id]
