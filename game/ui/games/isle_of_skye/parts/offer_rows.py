"""What everybody offers beside the own land: two tiles for each clan in the order of buying, with their prices.

When prices are revealed, each clan's screen sinks from its row.
"""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect, Surface

from game.core.contract import Event
from game.table.shown import PartSpec, Told
from game.ui.animation import Script, Tween, ease_in_out
from game.ui.games.isle_of_skye import table
from game.ui.games.isle_of_skye.parts.buying_order import still_to_buy
from game.ui.games.isle_of_skye.parts.offer import Offer
from game.ui.games.isle_of_skye.parts.own_land import OwnLand
from game.ui.games.isle_of_skye.parts.screen_over import ScreenOver
from game.ui.games.isle_of_skye.parts.tile_face import TileFace
from game.ui.games.isle_of_skye.parts.tile_words import scroll_told, symbols_told
from game.ui.games.isle_of_skye.shown import SkyeShown
from game.ui.kinds.part import Host, Point, beyond
from game.ui.signs import Livery
from game.ui.widget import Widget
from game.ui.widgets import Label, Panel, Sign

_DESIGNED = 748.0, 540.0
"""For a part of this size the places are given; a larger one has its rows at the right and its axed tiles below."""
_COLUMN = 504.0, 52.0, 228.0, 482.0
_GAP, _HIGHEST, _HEAD = 6.0, 150.0, 21.0
_AXED = 7.0, 486.0, 40.0
REVEALED = "prices_revealed"
_COVERED_MS, _SINK_MS, _LOOK_MS = 500.0, 420.0, 260.0


class Row(Panel):
    """One clan with its two tiles."""

    def __init__(self, part: OfferRows, at: tuple[float, float, float, float]) -> None:
        super().__init__(at, kind="waiting", radius=8, pin="right")
        self.sign = self.add(Sign((8, 3, 16, 16), 0))
        self.name_of = self.add(Label((29, 1, at[2] - 36, 20), "", "second_bold"))
        wide, high = (at[2] - 15) / 2, at[3] - _HEAD - 5
        self.offers = [self.add(Offer(part, (5 + n * (wide + 5), _HEAD, wide, high))) for n in range(2)]


class OfferRows(OwnLand):
    beside = _DESIGNED[0] - _COLUMN[0]
    """So much of its width belongs to the offers."""
    needs = {
        "": (
            "offered",
            "own",
            "sold",
            "best",
            "missing",
            "title",
            "axed",
            "click_buys",
            "noun",
            "best_place",
            "now",
            "later",
            "at_end",
            "together",
        )
    }

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name, self.beside)
        self.page = self.add(Widget((0, 0, *spec.at[2:]), pin="wide high"))
        self.add(self.gains)
        self.found: dict[str, tuple[int, int]] = {}
        """Tile -> who sells it, and its price."""
        self.rows: list[Row] = []
        self.offers: list[Offer] = []
        self.screens: list[ScreenOver] = []
        self.axed: list[tuple[TileFace, Sign]] = []
        self.words: tuple[Label, ...] = ()
        self.to_buy: tuple[int, ...] = ()
        self.of = 0
        """For whom is told what a tile would bring."""
        self._built_for = 0

    def drawn(self, shown: SkyeShown) -> object:
        return (
            shown.viewer,
            shown.phase,
            shown.lit,
            shown.signs,
            [(player.offer, player.prices) for player in shown.position.players],
            shown.figures,
            shown.actor,
            shown.visit,
            shown.hidden,
            len(shown.recent),
        )

    def changed(self) -> None:
        shown = self.seen
        self.found = {}
        if shown.phase not in self.spec.phases:
            return
        order = shown.position.in_order()
        for seat, player in enumerate(shown.position.players):
            for tile, price in zip(player.offer, player.prices, strict=True):
                self.found[tile] = seat, price
        self.of = next((one for one in (shown.viewer, shown.actor) if one is not None), 0)
        self.to_buy = still_to_buy(shown.recent, order)
        self._build(len(order))
        for place, (seat, row) in enumerate(zip(order, self.rows, strict=True)):
            self.show_row(row, seat, place)
        self._show_axed(order)
        who = self.host.player(self.of)
        self.view.set_title(self.word("title", who=who))

    def _build(self, seats: int) -> None:
        if self._built_for == seats:
            return
        self._built_for = seats
        self.build_rows(seats)
        self._build_axed(seats)

    def figures_at(self) -> tuple[Rect, ...]:
        rows = (row.rect for row in self.rows) if self.visible and self.page.visible else ()
        return (*rows, *super().figures_at())

    @property
    def more(self) -> tuple[float, float]:
        """So much wider and higher than designed."""
        return self.spec.at[2] - _DESIGNED[0], self.spec.at[3] - _DESIGNED[1]

    def build_rows(self, seats: int) -> None:
        x, y, wide, room = _COLUMN
        x, room = x + self.more[0], room + self.more[1]
        high = min(_HIGHEST, (room - _GAP * (seats - 1)) / seats)
        self.rows = [self.page.add(Row(self, (x, y + n * (high + _GAP), wide, high))) for n in range(seats)]
        self.offers = [offer for row in self.rows for offer in row.offers]

    def _build_axed(self, seats: int) -> None:
        left, top, side = _AXED[0], _AXED[1] + self.more[1], _AXED[2]
        words = Label((left + 6, top - 22, 200, 20), self.word("axed"), "second", "cream_muted", pin="bottom")
        self.words = (self.page.add(words),)
        self.axed = []
        for n in range(seats):
            at = (left + 6 + n * (side + 12), top, side, side)
            face = TileFace(at, "tile:", self.host)
            face.pin, face.axed = "bottom", True
            self.page.add(face)
            sign = self.page.add(Sign((at[0] + side - 9, top + side - 12, 15, 15), 0, pin="bottom"))
            self.axed.append((face, sign))

    def show_row(self, row: Row, seat: int, place: int) -> None:
        shown, host = self.seen, self.host
        row.set(lit=seat == shown.actor)
        row.sign.set(player=shown.signs[seat])
        own = f"  {self.word('own')}" if seat == shown.viewer else ""
        row.name_of.set(text=host.player(seat).within(f"{place + 1}. ", own))
        told = self._two(seat)
        for number, offer in enumerate(row.offers):
            offer.set(visible=number < len(told))
            if number < len(told):
                tile, sale = told[number]
                buyer: int | None = None if sale is None else sale.seat  # type: ignore[attr-defined]
                price: int = self.found[tile][1] if sale is None else sale.gold  # type: ignore[attr-defined]
                at = "" if buyer is None else self.word("sold", who=host.player(buyer), price=price)
                offer.show(tile, price, buyer, at)

    def _show_axed(self, order: Sequence[int]) -> None:
        """The tiles under the axe, each with the sign of whoever put it there."""
        told = next((one for one in reversed(self.seen.recent) if one.word == REVEALED), None)
        for label in self.words:
            label.set(visible=told is not None)
        for (face, sign), seat in zip(self.axed, order, strict=True):
            for widget in (face, sign):
                widget.set(visible=told is not None)
            if told is not None:
                face.set(component=told.axed[seat])  # type: ignore[attr-defined]
                sign.set(player=self.seen.signs[seat])

    def _two(self, seat: int) -> list[tuple[str, Event | None]]:
        """The tiles this seat put up in this round, each with the event of its sale; sold ones keep their place."""
        told = next((one for one in reversed(self.seen.recent) if one.word == REVEALED), None)
        if told is None:
            return [(tile, None) for tile in self.seen.position.players[seat].offer]
        sales = {one.tile: one for one in self.seen.recent if one.word == "tile_bought"}  # type: ignore[attr-defined]
        put_up = told.tiles[2 * seat : 2 * seat + 2]  # type: ignore[attr-defined]
        return [(tile.removeprefix("tile:"), sales.get(tile)) for tile in put_up]

    # the reveal

    def story(self, event: Event) -> Script | None:
        return self._reveal() if event.word == REVEALED and self.visible and self.rows else None

    def _reveal(self) -> Script:
        """Every row lies behind its clan's screen at first; they sink one after the other."""
        order = self.seen.position.in_order()
        self.screens = []
        for row, seat in zip(self.rows, order, strict=True):
            livery = Livery(self.seen.signs[seat], self.seen.signs[seat])
            self.screens.append(self.page.add(ScreenOver(row.at, livery, self.host.player(seat))))
        self._uncover(0)
        yield _COVERED_MS
        for number, screen in enumerate(self.screens):
            yield Tween(_SINK_MS, lambda share, one=screen: one.set(sunk=share), ease_in_out)  # type: ignore[misc]
            self._uncover(number + 1)
            yield _LOOK_MS

    def _uncover(self, count: int) -> None:
        """Only the first so many of the axed tiles are seen."""
        for number, (face, sign) in enumerate(self.axed):
            for widget in (face, sign):
                widget.set(visible=number < count)

    def calm(self) -> None:
        for screen in self.screens:
            if screen.parent is not None:
                screen.parent.remove(screen)
        if self.screens:
            self._uncover(len(self.axed))
        self.screens = []

    # the keyboard

    def next_lit(self, step: int, *, anew: bool) -> bool:
        """The keyboard goes from one tile that can be bought to the next."""
        faces = [offer.face for offer in self.offers if offer.visible and offer.lit]
        root = self.root
        if not faces or root is None or not self.visible:
            return False
        to = beyond(faces, next((face for face in faces if face is root.focus and not anew), None), step)
        if to is not None:
            root.set_focus(to, visible=True)
        return to is not None

    # what the table asks

    def deed(self, tile: str) -> str:
        price = self.found.get(tile, (0, 0))[1]
        return self.word("click_buys", n=price) if f"tile:{tile}" in self.seen.lit else ""

    def words_beside(self) -> tuple[Label, ...]:
        return self.words

    def component_at(self, pos: Point) -> str:
        return next((one.face.component for one in self.offers if one.shown and one.rect.collidepoint(pos)), "")

    def anchor(self, component: str) -> Point | None:
        if not self.visible:
            return None
        faces = [offer.face for offer in self.offers if offer.visible]
        return next((face.middle for face in faces if face.component == component), None)

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
        return Told(
            ", ".join(one for one in (second, symbols) if one),
            scroll_told(self.host, self.spec.world, tile),
            beside=self.tells(tile),
        )
