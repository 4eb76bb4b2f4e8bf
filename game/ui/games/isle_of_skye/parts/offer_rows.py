"""What everybody offers, in the order of buying: tiles with their prices, who can pay them for sure, what went away.

`shows` names the tiles by seat in the plain view; the prices stand in `prices` at the same places. When prices are
revealed, each clan's screen sinks from its row.
"""

from __future__ import annotations

from pygame import Surface

from game.core.contract import Event
from game.table.shown import PartSpec, Shown, Told
from game.ui.animation import Script, Tween, ease_in_out
from game.ui.games.isle_of_skye import table
from game.ui.games.isle_of_skye.parts.offer import Offer, Sold
from game.ui.games.isle_of_skye.parts.offer_notes import AxedPanel, BuyersPanel
from game.ui.games.isle_of_skye.parts.open_gold import held_at_least, still_to_buy
from game.ui.games.isle_of_skye.parts.tile_words import scroll_told, symbols_told
from game.ui.kinds.part import Host, Part, Point, beyond
from game.ui.signs import Livery
from game.ui.widget import At, Widget
from game.ui.widgets import Label, Panel, Sign

_PAGE = 748.0, 540.0
_ROOM, _GAP, _HIGHEST = 516.0, 8.0, 172.0
_WIDE, _HEAD = 458.0, 26.0
_LEANS, _FLAT = 0.19, 0.66
"""Share of a screen's picture above its leaning panels, and of what covers everything below that."""
_PALE = (2, 4)
"""Colours of players on which only dark letters can be read."""
REVEALED = "prices_revealed"
_COVERED_MS, _SINK_MS, _LOOK_MS = 500.0, 420.0, 260.0


class ScreenOver(Widget):
    """A clan's folded screen in front of its row; it sinks behind the row's lower edge."""

    def __init__(self, at: At, world: str, livery: Livery, name: str) -> None:
        super().__init__(at)
        self.livery = livery
        self.told = name
        self.sunk = 0.0

    def draw(self, surface: Surface) -> None:
        wide, high = self.at[2], self.at[3] / _FLAT
        made = table.screen_back(self.look, (wide, high), self.livery)
        top, rect = round(made.get_height() * _LEANS), self.rect
        down = round(self.sunk * rect.h)
        if down < rect.h:
            surface.blit(made, (rect.x, rect.y + down), (0, top, rect.w, rect.h - down))
        middle = rect.centerx, rect.centery + down
        if middle[1] < rect.bottom - self.grid.px(16):
            self.look.signs.draw(surface, self.livery.shape, 30, (middle[0], middle[1] - self.grid.px(20)))
            ink = self.theme.print_edge if self.livery.colour in _PALE else self.theme.cream
            below = middle[0], middle[1] + self.grid.px(16)
            self.fonts.draw(surface, self.told, "panel", ink, below, "centre", rect.w // 2)


class OfferRows(Part):
    leads = True
    contains = True
    bleed = 22.0
    needs = {"": (
        "offered", "income", "gold", "own", "sold", "best", "worthless", "missing", "can_pay", "order", "sure",
        "least", "unknown", "you", "bought", "passed", "axed",
    )}
    takes = {"shows": "entry"}

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        self.page = self.add(Widget((0, 0, *_PAGE), pin="centre middle"))
        self.found: dict[str, tuple[int, int]] = {}
        """Tile -> who sells it, and its price."""
        self.offers: list[Offer] = []
        self.screens: list[ScreenOver] = []
        self.axed: AxedPanel | None = None
        self.held: tuple[int, ...] = ()
        self.to_buy: tuple[int, ...] = ()

    def drawn(self, shown: Shown) -> object:
        return (shown.viewer, shown.phase, shown.lit, shown.signs, str(shown.plain.get(self.spec.shows)),
                str(shown.plain.get("prices")), tuple(shown.gauges.items()), shown.actor, shown.visit, shown.hidden,
                len(shown.recent))

    def changed(self) -> None:
        shown = self.seen
        self.page.clear()
        self.offers, self.screens, self.found, self.axed = [], [], {}, None
        if shown.phase not in self.spec.phases or not shown.plain:
            return
        plain, seats = shown.plain, shown.plain["seats"]
        for seat in range(seats):
            for tile, price in zip(plain[self.spec.shows][seat], plain["prices"][seat], strict=True):
                self.found[tile] = seat, price
        start = plain.get("start") or 0
        self.held = held_at_least(shown.recent, seats)
        self.to_buy = still_to_buy(shown.recent, start, seats)
        high = min(_HIGHEST, (_ROOM - _GAP * (seats - 1)) / seats)
        top = 12 + (_ROOM - seats * high - (seats - 1) * _GAP) / 2
        order = [(start + n) % seats for n in range(seats)]
        for place, seat in enumerate(order):
            self._row(seat, place, (14, top + place * (high + _GAP), _WIDE, high))
        buyers = self.page.add(BuyersPanel(self, order))
        self.axed = self.page.add(AxedPanel(self, order, buyers.at[1] + buyers.at[3] + 8))

    def _row(self, seat: int, place: int, at: tuple[float, float, float, float]) -> None:
        shown, host = self.seen, self.host
        row = self.page.add(Panel(at, kind="waiting", radius=8, lit=seat == shown.actor))
        row.add(Sign((10, 5, 17, 17), shown.signs[seat]))
        row.add(Label((33, 3, 220, 22), f"{place + 1}. {host.player(seat)}", "body_bold"))
        income = self.word("gold", n=shown.gauges.get(f"income:seat:{seat}", 0))
        row.add(Label((256, 3, _WIDE - 266, 22), f"{self.word('income')} {income}", "second", "muted", "right"))
        wide, high = (_WIDE - 18) / 2, at[3] - _HEAD - 6
        for number, (tile, event) in enumerate(self._two(seat)):
            place_at = (6 + number * (wide + 6), _HEAD, wide, high)
            if event is None:
                self.offers.append(row.add(Offer(self, place_at, tile)))
            else:
                row.add(Sold(self, place_at, event))

    def _two(self, seat: int) -> list[tuple[str, Event | None]]:
        """The tiles this seat put up in this round, each with the event of its sale; sold ones keep their place."""
        left = list(self.seen.plain[self.spec.shows][seat])
        told = next((one for one in reversed(self.seen.recent) if one.word == REVEALED), None)
        if told is None:
            return [(tile, None) for tile in left]
        sales = {one.tile: one for one in self.seen.recent if one.word == "tile_bought"}  # type: ignore[attr-defined]
        put_up = told.tiles[2 * seat : 2 * seat + 2]  # type: ignore[attr-defined]
        return [(tile.removeprefix("tile:"), sales.get(tile)) for tile in put_up]

    # the reveal

    def story(self, event: Event) -> Script | None:
        return self._reveal() if event.word == REVEALED and self.visible and self.page.children else None

    def _reveal(self) -> Script:
        """Every row lies behind its clan's screen at first; they sink one after the other."""
        rows = [one for one in self.page.children if isinstance(one, Panel) and one.at[2] == _WIDE]
        seats, start = len(rows), self.seen.plain.get("start") or 0
        order = [(start + n) % seats for n in range(seats)]
        self.screens = []
        for row, seat in zip(rows, order, strict=True):
            livery = Livery(self.seen.signs[seat], self.seen.signs[seat])
            self.screens.append(self.page.add(ScreenOver(row.at, self.spec.world, livery, self.host.player(seat))))
        axed = self.axed
        if axed is not None:
            axed.uncover(0)
        yield _COVERED_MS
        for number, screen in enumerate(self.screens):
            yield Tween(_SINK_MS, lambda share, one=screen: one.set(sunk=share), ease_in_out)  # type: ignore[misc]
            if axed is not None:
                axed.uncover(number + 1)
            yield _LOOK_MS

    def calm(self) -> None:
        for screen in self.screens:
            if screen.parent is not None:
                screen.parent.remove(screen)
        self.screens = []
        if self.axed is not None:
            self.axed.uncover(None)

    # the keyboard

    def next_lit(self, step: int, *, anew: bool) -> bool:
        """The keyboard goes from one tile that can be bought to the next."""
        faces = [offer.face for offer in self.offers if offer.lit]
        root = self.root
        if not faces or root is None or not self.visible:
            return False
        to = beyond(faces, next((face for face in faces if face is root.focus and not anew), None), step)
        if to is not None:
            root.set_focus(to, visible=True)
        return to is not None

    # what the table asks

    def component_at(self, pos: Point) -> str:
        return next((one.face.component for one in self.offers if one.rect.collidepoint(pos)), "")

    def anchor(self, component: str) -> Point | None:
        if not self.visible:
            return None
        return next((one.face.middle for one in self.offers if one.face.component == component), None)

    def sprite(self, piece: str, seat: int) -> Surface | None:
        """A tile of this page, or gold as a plate with its amount."""
        name = piece.partition(":")[2].partition("/")[0]
        if piece.startswith("gold:"):
            return table.price_plate(self.look, name)
        offer = next((one for one in self.offers if one.tile == name), None) if self.visible else None
        return None if offer is None else table.tile_on_paper(self.look, name, offer.side)

    def told(self, component: str) -> Told | None:
        tile = component.removeprefix("tile:")
        if tile not in self.found or not self.visible:
            return None
        seller, price = self.found[tile]
        symbols = symbols_told(self.host, self.spec.world, tile)
        second = self.word("offered", who=self.host.player(seller), price=price)
        return Told(", ".join(one for one in (second, symbols) if one), scroll_told(self.host, self.spec.world, tile))

    def draw(self, surface: Surface) -> None:
        self.materials.shadow(surface, self.rect, "board", 5)
        surface.blit(table.ground(self.look, self.rect.size), self.rect)
