"""A player's screen around the own land and three tiles: one gets the axe, the others a price; the big button seals.

It keeps nothing itself and knows no rule of prices: it says what was put where, and draws the page it is shown.
"""

from __future__ import annotations

from pygame import Rect, Surface

from game.table.shown import PartSpec, Told
from game.ui.games.isle_of_skye import table
from game.ui.games.isle_of_skye.parts.coins import COIN, coin_in
from game.ui.games.isle_of_skye.parts.own_land import OwnLand
from game.ui.games.isle_of_skye.parts.price_card import HIGH, WIDE, AxeToken, PriceCard, PriceFace, price_keys
from game.ui.games.isle_of_skye.parts.price_others import OthersPage
from game.ui.games.isle_of_skye.parts.pricing import AXE, Pricing, advised_axe, advised_price, pricing_of
from game.ui.games.isle_of_skye.parts.rival_strip import RivalStrip, Strip
from game.ui.games.isle_of_skye.parts.screen_frame import ScreenFrame
from game.ui.games.isle_of_skye.parts.tile_face import TileFace
from game.ui.games.isle_of_skye.parts.tile_words import scroll_told, symbols_told
from game.ui.games.isle_of_skye.shown import SkyeShown
from game.ui.grid import Grid
from game.ui.kinds.filled import FilledPart
from game.ui.kinds.part import Host, Point, beyond
from game.ui.widget import Widget
from game.ui.widgets import Button, Label, Sign

_TILES = 3
_CARDS = (504.0, 52.0, 8.0)
"""x and y of the first card, and the gap below each."""
_ASIDE = 748.0 - _CARDS[0]


class PriceScreen(OwnLand, FilledPart):
    beside = _ASIDE
    """So much of its width belongs to the cards."""
    needs = {
        "": (
            "done",
            "sets",
            "title",
            "sealed",
            "only",
            "about_tile",
            "most",
            "axe_tip",
            "best",
            "price_instead",
            "less",
            "more",
            "no_gold",
            "at_least",
            "goes_text",
            "ruler",
            "most_tip",
            "key_walk",
            "key_price",
            "key_figures",
            "key_axe",
            "noun",
            "best_place",
            "click_axes",
            "now",
            "later",
            "at_end",
            "together",
            "hide",
            "hide_tip",
        )
    }

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name, self.beside)
        self.drafting: Pricing | None = None
        """The page of whoever looks."""
        self.price_advised, self.axe_advised = ("", 0), ""
        """Tile and gold of an advice to price, and the tile that is better given up."""
        self.frame = self.add(ScreenFrame((0, 0, *spec.at[2:])))
        self.page = self.add(Widget((0, 0, *spec.at[2:]), pin="wide high"))
        add = self.page.add
        self.sign = add(Sign((24, 6, 32, 32), 0))
        self.title = add(Label((66, 3, 400, 20), "", "card", "cream"))
        self.second = add(Label((66, 24, 400, 18), "", "second", "cream"))
        self.axe = add(AxeToken((_CARDS[0] + 42, 2, 40, 40), self, pin="right"))
        self.hide = add(
            Button(
                (_CARDS[0] + 92, 7, 136, 30),
                self.word("hide"),
                lambda: host.hide(True),
                "plaque",
                icon="eye",
                style="second_bold",
                tooltip=self.word("hide_tip"),
                name="hide_purse",
                pin="right",
            )
        )
        self.hide.passed_by = True
        self.own: list[Widget] = [self.frame, self.sign, self.title, self.second, self.hide]
        self.add(self.gains)
        self.cards: list[PriceCard] = []
        self.strip: Strip | None = None
        self.others: OthersPage | None = None
        self._built_for = 0
        self._off = ""
        """The tile off which a coin is just being dragged."""

    # what the player does

    def put(self, what: str, on: str = "", off: str = "") -> bool:
        """Onto a tile, off one, or from one to another."""
        self.host.put(what, f"tile:{on}" if on else "", f"tile:{off}" if off else "")
        return True

    def command(self, name: str) -> bool:
        """X puts the axe on the tile that is pointed at or has the keyboard."""
        if name != "mark" or not self.visible:
            return False
        card = next((card for card in self.cards if f"tile:{card.tile}" == self.seen.pointed), None)
        return card is not None and self.put(AXE, card.tile)

    def next_lit(self, step: int, *, anew: bool) -> bool:
        """The keyboard goes from one of the three tiles to the next."""
        faces, root = [card.face for card in self.cards if card.visible], self.root
        if root is None or not self.visible:
            return False
        to = beyond(faces, next((face for face in faces if face is root.focus and not anew), None), step)
        if to is not None:
            root.set_focus(to, visible=True)
        return to is not None

    def _card_at(self, pos: Point) -> PriceCard | None:
        return next((card for card in self.cards if card.holds(pos)), None)

    def _light(self, lit: PriceCard | None) -> None:
        for card in self.cards:
            card.set(lit=card is lit)

    def carry_axe(self, pos: Point, tile: str, dropped: bool) -> bool:
        """Dragging the axe from its tile, or from beside them, to another one."""
        if self.drafting is None or self.drafting.axed != tile:
            return True
        target = self._card_at(pos)
        goes = target is not None and target.tile != tile
        picture = None if dropped else table.axe(self.look, 56).picture
        self.host.carry(AXE, picture, pos)
        self.axe.set(lifted=not dropped and not tile)
        self._light(target if goes and not dropped else None)
        if dropped and goes and target is not None:
            self.put(AXE, target.tile)
        return True

    def coin_dragged(self, tile: str, value: int, pos: Point, dropped: bool) -> None:
        """A coin is taken off a tile: onto another one, or back into the purse."""
        self._off = tile
        self.host.carry(f"{COIN}{value}", None if dropped else table.coin(self.look, value, 34), pos)
        self._off = ""
        target = self._card_at(pos)
        moved = target is not None and target.tile != tile and not target.axed
        self._light(target if moved and not dropped else None)
        if not dropped or (target is not None and not moved):
            return
        self.put(f"{COIN}{value}", "" if target is None else target.tile, tile)

    def receive(self, piece: str, pos: Point, dropped: bool) -> bool:
        """Coins from the purse go onto a tile; those off a tile are dealt with where they are dragged."""
        value, target = coin_in(piece), self._card_at(pos)
        if self._off:
            return target is not None
        takes = bool(value) and target is not None and not target.axed
        self._light(target if takes and not dropped else None)
        if takes and dropped and target is not None:
            self.put(f"{COIN}{value}", target.tile)
        return takes

    # what is shown

    def drawn(self, shown: SkyeShown) -> object:
        return (
            shown.viewer,
            shown.hidden,
            shown.phase,
            shown.page,
            shown.signs,
            shown.visit,
            [(player.offer, player.sealed) for player in shown.position.players],
            shown.advised,
            shown.figures,
        )

    def is_advised(self, tile: str) -> bool:
        """Whether advice is about it, or about its price."""
        return bool({f"tile:{tile}", f"price:{tile}"}.intersection(self.seen.advised))

    def limits(self) -> tuple[tuple[int, int], ...]:
        """The sign of each rival and the most it can pay, where that is told."""
        shown = self.seen
        return tuple((shown.signs[seat], most) for seat, most in sorted(shown.figures.most.items()))

    def changed(self) -> None:
        shown = self.seen
        if shown.phase not in self.spec.phases:
            return
        page = self.drafting = pricing_of(shown)
        self.price_advised, self.axe_advised = advised_price(shown), advised_axe(shown)
        self._build(len(shown.position.players))
        assert self.strip is not None and self.others is not None
        own = page is not None
        self.keys_told = price_keys(self) if own else ()
        for widget in (*self.own, *self.cards, self.strip, self.view):
            widget.set(visible=own)
        self.opened()
        self.others.set(visible=not own)
        self.axe.set(visible=page is not None and not page.axed)
        if page is None:
            self.others.show()
            return
        who, sign = self.host.player(shown.viewer or 0), shown.signs[shown.viewer or 0]
        self.frame.set(player=sign)
        self.sign.set(player=sign)
        self.title.set(text=self.word("title", who=who))
        self.second.set(text=self.word("sealed" if page.sealed else "only", who=who))
        for card, tile in zip(self.cards, page.tiles, strict=False):
            card.show(tile, page)
        self.strip.show()

    def _build(self, seats: int) -> None:
        if self._built_for == seats:
            return
        self._built_for = seats
        self.others = self.page.add(OthersPage(self, seats))
        self.build_cards(seats)

    def opened(self) -> None:
        """All the cards lie side by side."""

    def build_cards(self, seats: int) -> None:
        x, y, gap = _CARDS
        places = [(x, y + n * (HIGH + gap), WIDE, HIGH) for n in range(_TILES)]
        self.cards = [self.page.add(PriceCard(self, place, seats)) for place in places]
        self.strip = self.page.add(RivalStrip(self, seats))

    # what the table asks

    def deed(self, tile: str) -> str:
        own = self.drafting is not None and tile in self.drafting.tiles
        return self.word("click_axes") if own and self.drafting is not None and self.drafting.axed != tile else ""

    def words_beside(self) -> tuple[Label, ...]:
        return self.title, self.second

    def anchor(self, component: str) -> Point | None:
        if not self.visible:
            return None
        return next((face.middle for face in self._faces() if face.component == component), None)

    def _faces(self) -> list[TileFace]:
        """Every tile that can be seen on the page."""
        found = [widget for widget in self.page.walk() if isinstance(widget, TileFace) and widget.shown]
        return sorted(found, key=lambda face: -face.at[2])

    def go_to(self, component: str) -> bool:
        """A price is entered where its tile lies."""
        kind, _, tile = component.partition(":")
        return super().go_to(f"tile:{tile}" if kind == "price" else component)

    def _can_be_used(self, widget: Widget) -> bool:
        """Axe and prices can be meant otherwise until all is sealed."""
        own = isinstance(widget, PriceFace) and self.drafting is not None and not self.drafting.sealed
        return own or super()._can_be_used(widget)

    def entries(self) -> tuple[Rect, ...]:
        open_now = self.visible and self.drafting is not None and not self.drafting.sealed
        return tuple(card.rect for card in self.cards if card.shown) if open_now else ()

    def told(self, component: str) -> Told | None:
        """What is printed on a tile, and what its scroll counts."""
        if self.anchor(component) is None:
            return None
        tile = component.removeprefix("tile:")
        scroll = scroll_told(self.host, self.spec.world, tile)
        own = any(card.visible and component == card.face.component for card in self.cards)
        text = scroll or (self.word("about_tile") if own else "")
        return Told(symbols_told(self.host, self.spec.world, tile), text, beside=self.tells(tile))

    def arrange(self, grid: Grid) -> None:
        """The ground is drawn for the new size."""

    def draw(self, surface: Surface) -> None:
        super().draw(surface)
        if not self.view.visible:
            surface.blit(table.ground(self.look, self.rect.size), self.rect)
