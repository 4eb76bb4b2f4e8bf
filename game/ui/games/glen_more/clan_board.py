"""The clan board: the Highlands with roads and their prices, clans with what they give, markers of the players."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pygame import Rect, Surface

from game.games.glen_more.shown import ShownGlenMore
from game.ui import shapes
from game.ui.boards.fixed_board import FixedBoard
from game.ui.fonts import Style
from game.ui.games.glen_more.chronicles.marks import toll_items
from game.ui.games.glen_more.clan_chart import InSteps, Painting, finished, paint_chart
from game.ui.games.glen_more.clan_discs import DISC, MARKER, ClanDiscs
from game.ui.games.glen_more.clan_places import Places, settle
from game.ui.games.glen_more.clans import START, clan_map
from game.ui.games.glen_more.figures import Figures, figures_for
from game.ui.games.glen_more.palette import Palette, palette_for
from game.ui.games.glen_more.plates import Plates
from game.ui.grid import Grid, round_px
from game.ui.items import Item, Layered, item_at
from game.ui.shapes import Canvas, Point
from game.ui.signs import Livery
from game.ui.theme import mix
from game.ui.widget import At

CLAN_BOARD_AT: At = (58, 64, 776, 594)
_ACROSS, _DOWN = (-18.0, 0.86), (28.0, 0.54)
"""Units from the edge, and units of the sheet per unit of the map."""


class ClanBoard(FixedBoard):
    """`set_prices` tells what the road to each clan costs now; those that are lit can be paid for."""

    position: ShownGlenMore

    def __init__(self, *, at: At = CLAN_BOARD_AT, **placing: Any) -> None:
        super().__init__(at, name="clan_board", **placing)
        self.discs = ClanDiscs(self)
        self.liveries: tuple[Livery, ...] = ()
        self.position = ShownGlenMore()
        self.map = clan_map()
        self.lit: tuple[str, ...] = ()
        self.prices: Mapping[str, int] = {}
        self.route: tuple[str, ...] = ()
        self.names: Mapping[str, str] = {}
        self.title = ""
        self.figures: Figures | None = None
        self.plates: Plates | None = None
        self._painted: tuple[object, ...] | None = None
        self._painting: tuple[tuple[object, ...], InSteps] | None = None
        self._settled: tuple[tuple[object, ...], Places] | None = None

    # what the scene says

    def set_liveries(self, liveries: Sequence[Livery]) -> None:
        self.liveries = tuple(liveries)
        self.refresh()

    def set_words(self, names: Mapping[str, str], title: str) -> None:
        """Names of the clans and of the start by id, and what stands in the sea."""
        self.names, self.title = names, title
        self._painted = None
        if self.layered is not None:
            self.arrange(self.grid)

    def set_lit(self, components: Iterable[str], prices: Mapping[str, int] | None = None) -> None:
        """Clans that can be claimed, as `clan:ross`, and the coins for the road to every free clan."""
        self.lit, self.prices = tuple(components), dict(prices or {})
        self.refresh()

    def set_route(self, places: Iterable[str]) -> None:
        """The way that would be paid for, from a marker or the start to the clan pointed at."""
        self.route = tuple(places)
        self.refresh_over()

    # where things are

    @property
    def unit(self) -> float:
        return min(self.rect.w / CLAN_BOARD_AT[2], self.rect.h / CLAN_BOARD_AT[3])

    def place(self, name: str) -> tuple[int, int]:
        """A clan or the start, in pixels of the sheet."""
        x, y = self.map.places[name]
        wide, high = self.rect.w / CLAN_BOARD_AT[2], self.rect.h / CLAN_BOARD_AT[3]
        return round_px((_ACROSS[0] + x * _ACROSS[1]) * wide), round_px((_DOWN[0] + y * _DOWN[1]) * high)

    @property
    def settled(self) -> Places:
        """Where names and tolls stand."""
        key = self.look, self.rect.size, tuple(self.names.values())
        if self._settled is None or self._settled[0] != key:
            places = {name: self.place(name) for name in self.map.places}
            sizes = {name: self.discs.name_plate(name).get_size() for name in self.map.places}
            self._settled = key, settle(places, sizes, self.map.roads, self.unit)
        return self._settled[1]

    def middle_of(self, component: str) -> Point | None:
        kind, _, name = component.partition(":")
        return self.place(name) if kind == "clan" and name in self.map.clans else None

    def component_at(self, pos: Point) -> str | None:
        x, y = pos[0] - self.rect.x, pos[1] - self.rect.y
        reach = 26 * self.unit
        for name in self.map.clans:
            at = self.place(name)
            if self.settled.names[name].collidepoint(x, y) or (at[0] - x) ** 2 + (at[1] - y) ** 2 <= reach**2:
                return f"clan:{name}"
        return None

    def rect_of(self, component: str) -> Rect:
        size = round_px(DISC * self.unit)
        middle = self.place(component.partition(":")[2])
        return Rect(0, 0, size, size).move(middle[0] - size // 2 + self.rect.x, middle[1] - size // 2 + self.rect.y)

    def named_places(self) -> Iterable[Rect]:
        return [place.move(self.rect.topleft) for place in self.settled.names.values()]

    def first_place(self) -> str | None:
        return self.lit[0] if self.lit else f"clan:{next(iter(self.map.clans))}"

    def places(self) -> Iterable[str]:
        return [f"clan:{name}" for name in self.map.clans]

    # making the picture

    def arrange(self, grid: Grid) -> None:
        """Nothing is made before it can be seen."""
        key = (self.look, self.rect.size, self.title)
        if self.layered is not None and self._painted == key:
            return
        self.layered = None
        if not self.shown:
            return
        self._painted = key
        self.layered = Layered(self._titled(finished(self._painting_now())))
        self._painting = None
        self.round_off()
        self.refresh()

    @property
    def palette(self) -> Palette:
        return palette_for(self.look.theme)

    def paint_ahead(self) -> bool:
        """A step of the map before anybody has opened it; False once it is there."""
        if self.layered is not None or min(self.rect.size) < 1:
            return False
        return self._painting_now().step()

    def _painting_now(self) -> InSteps:
        """As far as it has come; anew where size, look or names are others now."""
        key = self.look, self.rect.size, tuple(self.names.values())
        if self._painting is None or self._painting[0] != key:
            self.figures, self.plates = figures_for(self.look), Plates(self.look, self.palette)
            self._painting = key, InSteps(self._paint())
        return self._painting[1]

    def _paint(self) -> Painting:
        wide, high = self.rect.size

        def share(name: str) -> Point:
            x, y = self.place(name)
            return x / wide, y / high

        roads = [(share(road.a), share(road.b)) for road in self.map.roads]
        places = [share(name) for name in self.map.places]
        chart = yield from paint_chart((wide, high), self.palette, roads, places)
        yield
        tolls = self.settled.tolls
        yield
        self._roads(chart)
        for road, at in zip(self.map.roads, tolls, strict=True):
            chart.blit(*self.discs.toll_item(road.coins, at))
        for name in self.map.clans:
            yield
            self._clan_items(name)
        return chart

    def _titled(self, chart: Surface) -> Surface:
        fonts, u = self.look.print_fonts, self.unit
        ink = mix(self.palette.river_dark, self.palette.dark, 0.3)
        for number, line in enumerate(self.title.split("\n")):
            fonts.draw(chart, line, Style(20, "serif_italic"), ink, (26 * u, (32 + 27 * number) * u))
        return chart

    def _roads(self, chart: Surface) -> None:
        u, p = self.unit, self.palette
        canvas = Canvas(chart.get_size(), 1, p.road_edge, over=2)
        for width, colour in ((4.6, p.road_edge), (2.8, p.road)):
            for road in self.map.roads:
                canvas.line([self.place(road.a), self.place(road.b)], width * u, colour)
        chart.blit(canvas.finish(), (0, 0))

    def still_items(self) -> list[Item]:
        assert self.figures is not None
        u, markers = self.unit, self.position.clan_markers
        items = [self.discs.disc_item(None, self.place(START), False)]
        for name in self.map.clans:
            at, seats = self.place(name), markers.get(name, ())
            if not seats or name == "douglas":
                items += self._clan_items(name)
            step = 15 * u if name == "douglas" else 0
            for index, seat in enumerate(seats):
                livery = self.liveries[seat] if seat < len(self.liveries) else Livery(seat, seat)
                px = round_px((MARKER if name != "douglas" else 22) * u)
                shift = (index - (len(seats) - 1) / 2) * step
                down = 0 if name != "douglas" else -20 * u
                items.append(item_at(self.figures.marker(livery, px), (at[0] + shift, at[1] + down)))
        for name, box in self.settled.names.items():
            items.append(item_at(self.discs.name_plate(name), box.center))
        for name in self.map.clans:
            items += toll_items(self.look, self.position, name, self.toll_at(name), round_px(23 * u))
            items += self._price_items(name)
        return items

    def _clan_items(self, name: str) -> list[Item]:
        told = self.map.clans[name], self.place(name), f"clan:{name}" in self.lit
        return [self.discs.disc_item(*told), self.discs.plate_item(*told)]

    def _price_items(self, name: str) -> list[Item]:
        if self.position.clan_markers.get(name) or name not in self.prices:
            return []
        return [self.discs.price_item(self.prices[name], f"clan:{name}" in self.lit, self.place(name))]

    def toll_at(self, name: str) -> tuple[int, int]:
        """Beside what the clan brings."""
        x, y = self.place(name)
        return x - round_px(23 * self.unit), y - round_px(19 * self.unit)

    def over_items(self) -> list[Item]:
        items: list[Item] = []
        spot = self.pointed_at()
        if len(self.route) > 1:
            items += [self._route_item(), *self._named_on(self._route_rect())]
        for name, state in ((spot, "hover"), (self.refused, "refused")):
            middle = self.middle_of(name) if name else None
            if middle is not None and (state == "refused") == (name == self.refused):
                items.append(self._state_item(state, middle))
        for component in self.effects:
            middle = self.middle_of(component)
            if middle is not None:
                items.append(self._state_item("effect", middle))
        ringed = dict.fromkeys(one.partition(":")[2] for one in (spot, self.refused, *self.effects) if one)
        for name in ringed.keys() & self.map.clans.keys():  # a ring leaves what a clan brings and costs to be read
            if not self.position.clan_markers.get(name):
                items.append(
                    self.discs.plate_item(self.map.clans[name], self.place(name), f"clan:{name}" in self.lit)
                )
            items += self._price_items(name)
        for extra in self.extras.values():
            items += extra
        return items

    def _state_item(self, state: str, middle: Point) -> Item:
        radius = 23 * self.unit
        circle = shapes.regular((radius, radius), radius, 40)
        picture, (dx, dy) = self.look.states.sprite(("clan", round_px(radius)), circle, state)
        place = round_px(middle[0] - radius) + dx, round_px(middle[1] - radius) + dy
        return Item(picture, picture.get_rect(topleft=place))

    def _named_on(self, area: Rect) -> list[Item]:
        """Names and tolls there, once more over the roads that light up."""
        named = [(self.discs.name_plate(name), box.center) for name, box in self.settled.names.items()]
        items = [item_at(plate, at) for plate, at in named if plate.get_rect(center=at).colliderect(area)]
        paid = {frozenset(pair) for pair in zip(self.route, self.route[1:], strict=False)}
        for road, at in zip(self.map.roads, self.settled.tolls, strict=True):
            if {road.a, road.b} in paid:
                items.append(self.discs.toll_item(road.coins, at))
        return items

    def _route_rect(self) -> Rect:
        points = [self.place(name) for name in self.route if name in self.map.places]
        reach = round_px(6 * self.unit)
        left, top = min(x for x, _ in points) - reach, min(y for _, y in points) - reach
        return Rect(left, top, max(x for x, _ in points) - left + reach, max(y for _, y in points) - top + reach)

    def _route_item(self) -> Item:
        """The roads one would pay for, in copper."""
        theme, u, area = self.look.theme, self.unit, self._route_rect()
        places = [self.place(name) for name in self.route if name in self.map.places]
        inside = [(x - area.x, y - area.y) for x, y in places]

        def make() -> Surface:
            canvas = Canvas(area.size, 1, theme.copper, over=2)
            canvas.line(inside, 8 * u, theme.copper)
            canvas.line(inside, 3.4 * u, theme.cream)
            for place in inside:  # the discs at its ends stay free
                canvas.circle(place, 22 * u, canvas.clear)
            return canvas.finish()

        return Item(self.look.materials.kept(("clan_route", self.route, area.size), make), area)
