"""A tile as a picture: geometry first, then turned, then painted; kept by tile, turn, size and neighbours.

Where the neighbours are known, mountains and waters run on into theirs, corners included.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import NamedTuple

import pygame
from pygame import Surface

from game.ui.games.isle_of_skye.ground import paint_ground
from game.ui.games.isle_of_skye.masks import Around, Lying
from game.ui.games.isle_of_skye.palette import Palette, palette_for
from game.ui.games.isle_of_skye.plan import CASTLE, TilePlan, load_plans
from game.ui.games.isle_of_skye.scenery import draw_details, draw_grid, draw_roads, draw_symbols
from game.ui.games.isle_of_skye.symbols import Owner
from game.ui.games.isle_of_skye.textures import PERIOD
from game.ui.kept import Kept, screens
from game.ui.look import Look
from game.ui.signs import Livery

_KEPT_SCREENS = 2
_SMALL = 48
_LARGE = 84.0
"""Units: a small tile that lies alone is painted in this size and scaled down. Every size has textures of its own,
and this one is needed anyway, where tiles are on offer."""
_LONE_SIZES = 12
"""So many sizes of tiles that lie alone are remembered: those of a table from one round to the next."""

_LEAST_REST = 0.001


class Lone(NamedTuple):
    """A tile that lies alone, as the painter is asked for it."""

    name: str
    turn: int
    px: int


class _Request(NamedTuple):
    """All that a picture depends on, besides the look."""

    lying: Lying
    px: int
    around: Around
    phase: tuple[int, int]
    owner: Owner | None

    @property
    def key(self) -> tuple[object, ...]:
        beside = tuple(sorted((at, one.plan.id, one.turn) for at, one in self.around.items()))
        return self.lying.plan.id, self.lying.turn, self.px, beside, self.phase, self.owner


class TilePainter:
    """All tiles for one look. Surfaces handed out are shared: blit them, never draw on them."""

    def __init__(self, look: Look, plans: Mapping[str, TilePlan]) -> None:
        self.look = look
        self.plans = plans
        self.palette: Palette = palette_for(look.theme)
        self._kept = Kept(screens(_KEPT_SCREENS, look.grid.size))
        self._lone: dict[tuple[int, bool], None] = {}
        self._rests_until = 0.0
        self.lone_changes = 0
        """How often another of those sizes came."""

    def lying(self, name: str, turn: int = 0) -> Lying:
        return Lying(self.plans[name], turn % 4)

    def tile(
        self,
        name: str,
        turn: int,
        px: int,
        *,
        around: Around | None = None,
        place: tuple[int, int] = (0, 0),
        livery: Livery | None = None,
    ) -> Surface:
        """The tile px wide. `place` is its column and row in the land, `livery` the clan of a castle."""
        request = self._request(name, turn, px, around or {}, place, livery)
        if not around and name != CASTLE:
            self._remember(px, request.lying.turn != 0)
        return self._kept.get(request.key, lambda: [(self._paint(request), (0, 0))])[0][0]

    def ready(
        self,
        name: str,
        turn: int,
        px: int,
        *,
        around: Around | None = None,
        place: tuple[int, int] = (0, 0),
        livery: Livery | None = None,
    ) -> Surface | None:
        """The same if it has been painted already."""
        found = self._kept.peek(self._request(name, turn, px, around or {}, place, livery).key)
        return found[0][0] if found else None

    def stand_in(self, name: str, turn: int, px: int, livery: Livery | None = None) -> Surface | None:
        """While it has not been painted in this size: the same tile as it was in another one, or turned otherwise.
        It is there at once; None where it need not be, or where the tile was never painted alone."""
        if self.ready(name, turn, px, livery=livery) is not None:
            return None
        for other in dict.fromkeys((turn % 4, 0)):
            for size in dict.fromkeys(size for size, _ in reversed(self._lone)):
                found = self.ready(name, other, size, livery=livery)
                if found is not None:
                    turned = pygame.transform.rotate(found, -90 * (turn % 4 - other))
                    return pygame.transform.smoothscale(turned, (px, px))
        return None

    def at_once(self, name: str, turn: int, px: int, livery: Livery | None = None) -> Surface | None:
        """What stands in for it; None once it has been painted. Of several that were never painted alone the first
        is painted for its frame, and bare pasture stands for the others until it is their turn."""
        found = self.stand_in(name, turn, px, livery)
        if found is not None or name == CASTLE or self.ready(name, turn, px, livery=livery) is not None:
            return found
        if self.sharpen(name, turn, px, livery):
            return None
        found = Surface((px, px))
        found.fill(self.palette.pasture)
        return found

    def sharpen(self, name: str, turn: int, px: int, livery: Livery | None = None) -> bool:
        """Paints what something else stands in for, one tile in each frame: after each it rests for as long as that
        took. False while it has to wait."""
        began = time.perf_counter()
        if began < self._rests_until and self.ready(name, turn, px, livery=livery) is None:
            return False
        self.tile(name, turn, px, livery=livery)
        now = time.perf_counter()
        self._rests_until = now + max(now - began, _LEAST_REST)
        return True

    def _request(
        self, name: str, turn: int, px: int, around: Around, place: tuple[int, int], livery: Livery | None
    ) -> _Request:
        # nobody sees in a small tile which part of the texture it has
        phase = (0, 0) if px < _SMALL and not around else (place[0] % PERIOD, place[1] % PERIOD)
        owner = self._owner(livery) if name == CASTLE else None
        return _Request(self.lying(name, turn), px, around, phase, owner)

    def painted_px(self, px: int) -> int:
        """The size in which a tile among neighbours is really painted."""
        return px if px >= _SMALL else max(_SMALL, 3 * px)

    def lone_px(self, px: int) -> int:
        """The size in which a tile that lies alone is really painted."""
        return px if px >= _SMALL else max(5 * px // 2, self.look.grid.px(_LARGE))

    def _remember(self, px: int, turned: bool) -> None:
        size = self.lone_px(px), turned
        self.lone_changes += size not in self._lone
        self._lone.pop(size, None)
        self._lone[size] = None
        if len(self._lone) > _LONE_SIZES:
            del self._lone[next(iter(self._lone))]

    @property
    def lone_sizes(self) -> tuple[tuple[int, bool], ...]:
        """In which sizes tiles that lie alone were asked for, and whether turned; the latest is the last."""
        return tuple(self._lone)

    def _owner(self, livery: Livery | None) -> Owner | None:
        return None if livery is None else Owner(self.look.theme.player(livery.colour), livery.shape)

    def _paint(self, wanted: _Request) -> Surface:
        palette, px = self.palette, wanted.px
        if px < _SMALL:  # painted larger and scaled down: small symbols come out better
            size = self.painted_px(px) if wanted.around else self.lone_px(px)
            large = wanted._replace(px=size)
            painted = self._kept.get(large.key, lambda: [(self._paint(large), (0, 0))])[0][0]
            return pygame.transform.smoothscale(painted, (px, px))
        lying, owner = wanted.lying, wanted.owner
        picture, water = paint_ground(lying, px, palette, wanted.around, wanted.phase)
        draw_details(picture, lying.plan, lying.turn, palette)
        draw_roads(picture, water, lying.plan, lying.turn, palette)
        draw_grid(picture, palette)
        draw_symbols(picture, lying.plan, lying.turn, palette, owner)
        return picture.convert() if pygame.display.get_surface() else picture


def painter_for(look: Look) -> TilePainter:
    """The painter of a look, shared by lands, cards and thumbnails."""
    return look.painter(TilePainter, load_plans())
