"""The rondel: a ring of spaces with tiles and figures around the market. All of it is shown, so it does not zoom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pygame import Rect, Surface

from game.games.glen_more.shown import ShownGlenMore, Space
from game.ui.boards.cell_marks import CellMarks
from game.ui.boards.fixed_board import FixedBoard
from game.ui.boards.stirring import Stir
from game.ui.games.glen_more.chronicles.marks import reserved_items
from game.ui.games.glen_more.figures import Figures, figures_for
from game.ui.games.glen_more.market_picture import GOODS, MarketPicture
from game.ui.games.glen_more.palette import palette_for
from game.ui.games.glen_more.ring import FIGURES, ring_cells, ring_of
from game.ui.games.glen_more.rondel_figures import RondelFigures
from game.ui.games.glen_more.rondel_market import CORNER, GAP, SELL, TILE, RondelMarket
from game.ui.games.glen_more.rondel_sheet import rondel_sheet
from game.ui.games.glen_more.stirs import stirs_of
from game.ui.games.glen_more.territory_items import TerritoryItems
from game.ui.games.glen_more.territory_sheet import Titles
from game.ui.games.glen_more.tile_painter import TilePainter, painter_for
from game.ui.grid import Grid, round_px
from game.ui.items import Item, Layered, item_at
from game.ui.shapes import Point
from game.ui.signs import Livery
from game.ui.widget import At

RONDEL_AT: At = (8, 46, 478, 386)


class RondelBoard(FixedBoard):
    """`set_words` gives the market's words, `empty` and the plates below figures; `set_titles` the tiles' names."""

    def __init__(self, *, at: At = RONDEL_AT, **placing: Any) -> None:
        super().__init__(at, name="rondel", **placing)
        self.middle = RondelMarket(self)
        self.standing = RondelFigures(self)
        self.liveries: tuple[Livery, ...] = ()
        self.position = ShownGlenMore()
        self.ring = ring_of(self.position)
        self.lit: tuple[str, ...] = ()
        self.leaving: tuple[str, ...] = ()
        self.target: tuple[int, str, int] | None = None
        self.words: Mapping[str, str] = {}
        self.titles: Titles = {}
        self.plates: Mapping[str, str] = {}
        self.prices: Sequence[int] = (1, 2, 3)
        self.painter: TilePainter | None = None
        self.figures: Figures | None = None
        self._marks: CellMarks | None = None
        self._items: TerritoryItems | None = None
        self._painted: tuple[object, ...] | None = None

    # what the scene says

    def set_position(self, position: ShownGlenMore) -> None:
        self.position = position
        self.ring = ring_of(position)
        self.refresh()

    def set_liveries(self, liveries: Sequence[Livery]) -> None:
        self.liveries = tuple(liveries)
        self.refresh()

    def set_words(self, words: Mapping[str, str], titles: Titles) -> None:
        self.words, self.titles = words, titles
        self.refresh()

    def set_lit(self, components: Iterable[str]) -> None:
        self.lit = tuple(components)
        self.refresh()

    def set_plates(self, plates: Mapping[str, str]) -> None:
        """A word below a figure: who acts, who is next."""
        if plates != self.plates:
            self.plates = dict(plates)
            self.refresh()

    def set_target(self, seat: int | None, tile: str, steps: int) -> None:
        """The figure of a seat, faint on the tile it would go to, and how many spaces that is."""
        wanted = (seat, tile, steps) if seat is not None and tile else None
        if wanted != self.target:
            self.target = wanted
            self.refresh_over()

    def set_leaving(self, tiles: Iterable[str]) -> None:
        """Tiles that would be passed and discarded by the move pointed at."""
        self.leaving = tuple(tiles)
        self.refresh_over()

    # where things are

    @property
    def tile_px(self) -> int:
        return round_px(TILE * self.scale)

    @property
    def scale(self) -> float:
        """Pixels of a unit of this sheet, which may be larger than it was designed."""
        return min(self.rect.w / RONDEL_AT[2], self.rect.h / RONDEL_AT[3])

    def space_rect(self, number: int) -> Rect:
        """In pixels of the sheet."""
        x, y = ring_cells()[number]
        left = (self.rect.w - RONDEL_AT[2] * self.scale) / 2
        top = (self.rect.h - RONDEL_AT[3] * self.scale) / 2
        step = (TILE + GAP) * self.scale
        corner = CORNER * self.scale
        return Rect(round_px(left + corner + x * step), round_px(top + corner + y * step), self.tile_px, self.tile_px)

    def space_of(self, component: str) -> int | None:
        for number, space in enumerate(self.ring):
            if component in space.components():
                return number
        return None

    def middle_of(self, component: str) -> Point | None:
        if component.startswith("space:"):
            named = component.partition(":")[2]
            known = named.isascii() and named.isdigit() and int(named) < len(self.ring)
            return self.space_rect(int(named)).center if known else None
        place = self.middle.place(component)
        if place is not None:
            return place.center
        number = self.space_of(component)
        if number is None:
            return None
        if component.startswith("tile:"):
            return self.space_rect(number).center
        return self.standing.figure_places(number)[component]

    def component_at(self, pos: Point) -> str | None:
        inside = pos[0] - self.rect.x, pos[1] - self.rect.y
        for number, space in enumerate(self.ring):
            if self.space_rect(number).collidepoint(inside):
                return self._meant(number, space, inside)
        area = self.middle.market_rect()
        if self.market is not None and area.collidepoint(inside):
            for one in (SELL, *(f"market:{good}" for good in GOODS)):
                place = self.middle.place(one)
                if place is not None and place.collidepoint(inside):
                    return one
        return None

    def _meant(self, number: int, space: Space, inside: Point) -> str | None:
        """A figure under the pointer, else the tile; what is lit before what is not."""
        places = self.standing.figure_places(number)
        reach = self.tile_px * (0.5 if len(places) < 2 and not space.tile else 0.24)
        under = [
            one for one, at in places.items() if abs(at[0] - inside[0]) <= reach and abs(at[1] - inside[1]) <= reach
        ]
        candidates = [*under, *([f"tile:{space.tile}"] if space.tile else [])]
        return next((one for one in candidates if one in self.lit), candidates[0] if candidates else None)

    def rect_of(self, component: str) -> Rect:
        number = self.space_of(component)
        if component.startswith("space:"):
            number = int(component.partition(":")[2])
        if number is not None:
            return self.space_rect(number).move(self.rect.topleft)
        place = self.middle.place(component)
        assert place is not None, f"{component} does not lie on the rondel"
        return place.move(self.rect.topleft)

    def square_of(self, component: str) -> Rect | None:
        lies = component.startswith(("tile:", "space:", "market:")) and self.middle_of(component) is not None
        return self.rect_of(component) if lies and self.ready else None

    def named_places(self) -> Iterable[Rect]:
        taken = [number for number, space in enumerate(self.ring) if space.components()]
        places = [self.middle.market_rect(), *map(self.space_rect, taken)] if self.ready else []
        return [place.move(self.rect.topleft) for place in places]

    def first_place(self) -> str | None:
        everything = [one for space in self.ring for one in space.components()]
        return next((one for one in everything if one in self.lit), everything[0] if everything else None)

    def places(self) -> Iterable[str]:
        return [one for space in self.ring for one in space.components()] + [
            SELL,
            *(f"market:{good}" for good in GOODS),
        ]

    def stirring(self) -> list[Stir]:
        tiles = [(space.tile, self.space_rect(number)) for number, space in enumerate(self.ring) if space.tile]
        return stirs_of(tiles)

    # making the picture

    def arrange(self, grid: Grid) -> None:
        if self.layered is not None and self._painted and self._painted[:2] == (self.look, self.rect.size):
            return
        self.painter, self.figures = painter_for(self.look), figures_for(self.look)
        rects = [self.space_rect(number) for number in range(len(ring_cells()))]
        self.layered = Layered(rondel_sheet(self.look, self.rect, rects, self.scale))
        self.round_off()
        self._painted = (self.look, self.rect.size)
        self._marks = CellMarks(self.look, self.tile_px, palette_for(self.look.theme).road_edge)
        self._items = TerritoryItems(self.look, self.figures, self.tile_px)
        self.refresh()

    @property
    def market(self) -> MarketPicture | None:
        return None if self.figures is None else MarketPicture(self.look, self.figures, self.words, self.scale)

    def still_items(self) -> list[Item]:
        assert self._items is not None
        items = [self.middle.market_item()]
        kept = sum(space.empty for space in self.ring) == 1
        for number, space in enumerate(self.ring):
            rect = self.space_rect(number)
            if space.empty and self.words.get("empty") and kept:
                items.append(self._word(self.words["empty"], rect.center))
            if space.tile and f"tile:{space.tile}" not in self.hidden:
                items += self._tile_items(space.tile, rect)
            items += self.standing.figure_items(number)
            if any(one in self.lit and one in FIGURES for one in space.components()):
                items += self._items.may_act(rect, badge=False)
        for component in self.lit:
            if component == SELL:
                items.append(self.middle.sell_light())
            elif component.startswith("market:"):
                items.append(self.middle.row_light(component))
        return items

    def _word(self, text: str, middle: Point) -> Item:
        fonts = self.look.print_fonts
        made = fonts.text(text, "motto", palette_for(self.look.theme).road_edge)
        return item_at(made, middle)

    def tile_picture(self, tile: str) -> Surface:
        assert self.painter is not None
        return self.painter.tile(tile, self.tile_px, self.titles.get(tile, ""))

    def figure(self, name: str, share: float) -> Surface:
        """A figure by its component, so many spaces high."""
        kind, _, seat = name.partition(":")
        return self.standing.figure(kind, int(seat or 0), round_px(self.tile_px * share))

    def _tile_items(self, tile: str, rect: Rect) -> list[Item]:
        assert self._items is not None
        items = [Item(self.tile_picture(tile), rect), *reserved_items(self.look, self.position, tile, rect)]
        if f"tile:{tile}" in self.lit:
            items += self._items.may_act(rect, badge=False)
        return items

    def over_items(self) -> list[Item]:
        assert self._marks is not None
        items: list[Item] = []
        for component in self.leaving:
            number = self.space_of(component)
            if number is not None:
                items += self._marks.refused(self.space_rect(number))[:1]
        for component in self.effects:
            number = self.space_of(component)
            if number is not None:
                picture, (dx, dy) = self.look.states.sprite(("ring", self.tile_px), _square(self.tile_px), "effect")
                rect = self.space_rect(number)
                items.append(Item(picture, picture.get_rect(topleft=(rect.x + dx, rect.y + dy))))
        spot = self.pointed_at()
        for name, mark in ((spot, self._marks.hover), (self.refused, self._marks.refused)):
            number = self.space_of(name) if name else None
            if number is not None and (name == self.refused) == (mark == self._marks.refused):
                found = mark(self.space_rect(number))
                items += [found] if isinstance(found, Item) else found
        items += self._target_items()
        if spot and (spot == SELL or spot.startswith("market:")):
            items.append(self.middle.row_light(spot))
        for extra in self.extras.values():
            items += extra
        return items

    def _target_items(self) -> list[Item]:
        """Who would stand there, as a shade of the figure; a disc says how far it is."""
        number = self.space_of(self.target[1]) if self.target is not None else None
        if number is None or self.target is None:
            return []
        seat, _, steps = self.target
        px, rect = round_px(self.tile_px * 0.7), self.space_rect(number)

        def shade() -> Surface:
            picture = self.standing.figure("pawn", seat, px).copy()
            picture.set_alpha(205)
            return picture

        livery = self.liveries[seat] if seat < len(self.liveries) else None
        made = self.look.materials.kept(("glen_shade", livery, px), shade)
        assert self._items is not None
        beside = rect.move(round_px(rect.w * 0.66), round_px(rect.h * 0.4))  # cost and gains stay free
        return [item_at(made, (rect.centerx, rect.centery + rect.h * 0.04)), *self._items.next_up(beside, steps)]


def _square(px: int) -> list[Point]:
    return [(0, 0), (px, 0), (px, px), (0, px)]
