"""A player's screen, folded around three tiles: one gets the axe, the others a price; the primary button seals.

It keeps nothing itself: what is entered is the table's draft, shown only to its own player.
"""

from __future__ import annotations

from pygame import Surface

from game.ui import shapes
from game.ui.grid import Grid
from game.ui.kinds.coins import CoinRow
from game.ui.kinds.drafting import Drafting
from game.ui.kinds.part import Host, Part, PartSpec, Point, Shown, Told
from game.ui.kinds.price_card import HIGH, WIDE, AxeToken, PriceCard
from game.ui.theme import mix
from game.ui.widget import Widget
from game.ui.widgets import Icon, Label, Panel, Paragraph, Sign
from game.ui.worlds.isle_of_skye.felt import felt
from game.ui.worlds.isle_of_skye.plan import load_plans

_PAGE = 748.0, 540.0
_TILES = 3
_SCREEN = (14.0, 12.0, 720.0, 68.0)
_SCROLL_ICONS = {
    "sheep": "sheep", "whisky": "barrel", "ships": "ship", "cattle": "cattle", "brochs": "broch", "farms": "farm",
    "lighthouses": "lighthouse",
}


class FoldedScreen(Widget):
    """Seen from behind: three panels in the player's colour, the outer ones leaning."""

    def __init__(self, at: tuple[float, float, float, float]) -> None:
        super().__init__(at)
        self.player = 0

    def draw(self, surface: Surface) -> None:
        colour, size = self.theme.player(self.player), self.rect.size

        def make() -> Surface:
            u, (w, h) = self.grid.u, size
            side, lean = w * 0.22, 9 * u
            dark, light = mix(colour, (20, 14, 10), 0.42), mix(colour, (20, 14, 10), 0.2)
            canvas = shapes.Canvas(size, 1, dark)
            canvas.polygon([(0, lean), (side, 0), (side, h - lean), (0, h)], (*dark, 255))
            canvas.polygon([(w - side, 0), (w, lean), (w, h), (w - side, h - lean)], (*dark, 255))
            canvas.polygon([(side, 0), (w - side, 0), (w - side, h - lean), (side, h - lean)], (*light, 255))
            shine = (*mix(colour, (255, 240, 220), 0.35), 255)
            canvas.line([(0, lean), (side, 0), (w - side, 0), (w, lean)], 1.6 * u, shine)
            for x in (side, w - side):
                canvas.line([(x, 0), (x, h - lean)], 1.4 * u, (*mix(dark, (0, 0, 0), 0.35), 255))
            return canvas.finish()

        surface.blit(self.materials.kept(("folded", size, colour), make), self.rect)


class PriceScreen(Part):
    bleed = 22.0
    needs = {"": (
        "no_scrolls", "hidden", "others", "title", "sealed", "only", "order", "open_only", "scrolls",
        "income", "gold", "scroll", "about_tile",
    )}

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        self.drafting = Drafting()
        self.page = self.add(Widget((0, 0, *_PAGE), pin="centre middle"))
        self.screen = self.page.add(FoldedScreen(_SCREEN))
        self.sign = self.page.add(Sign((188, 24, 34, 34), 0))
        self.title = self.page.add(Label((232, 18, 330, 28), "", "card", "cream"))
        self.second = self.page.add(Label((232, 46, 330, 20), "", "second", "cream"))
        self.axe = self.page.add(AxeToken((664, 22, 44, 44), self))
        self.cards: list[PriceCard] = []
        self.below: list[Widget] = []
        self.cover = self.page.add(Panel((184, 190, 380, 150)))
        self.cover_text = self.cover.add(Paragraph((24, 30, 332, 90), "", "prompt", align="centre"))
        self._built_for = 0
        self._axe_at: Point | None = None

    # what the player does

    def put_axe(self, tile: str) -> bool:
        return self._enter(self.drafting.with_axe(tile))

    def change(self, tile: str, by: int) -> bool:
        return self._enter(self.drafting.with_price(tile, self.drafting.price(tile) + by))

    def _enter(self, values: dict[str, object]) -> bool:
        """What is said already and meant otherwise now is taken back first, as far as the rules let it be."""
        if not self._may_change():
            return True
        said = self.drafting.said or {}
        values = {**said, **values}
        while not Drafting(self.drafting.tiles, self.drafting.said, values).agrees() or self.drafting.sealed:
            if not self.host.take_back():
                return True
        self.host.draft(values)
        return True

    def _may_change(self) -> bool:
        return bool(self.drafting.tiles)

    def command(self, name: str) -> bool:
        """X puts the axe on the tile that is pointed at or has the keyboard."""
        if name != "mark" or not self.visible:
            return False
        card = next((card for card in self.cards if card.face.highlighted), None)
        return card is not None and self.put_axe(card.tile)

    def carry_axe(self, kind: str, pos: Point, tile: str) -> bool:
        """Dragging the axe from its tile, or from beside them, to another one."""
        if self.drafting.axed != tile:
            return True
        target = next((card for card in self.cards if card.holds(pos)), None)
        if kind == "drop" and target is not None and target.tile != tile:
            self.put_axe(target.tile)
        for card in self.cards:
            card.set(lit=kind == "drag" and card is target and card.tile != tile)
        return True

    def answers(self) -> tuple[tuple[str, ...], ...]:
        return self.drafting.answers()

    # what is shown

    def drawn(self, shown: Shown) -> object:
        return (shown.viewer, shown.hidden, shown.phase, tuple(shown.draft.items()), shown.signs, shown.visit,
                str(shown.plain.get("drafts")), str(shown.plain.get("offers")), str(shown.plain.get("sealed")),
                tuple(shown.gauges.items()))

    def changed(self) -> None:
        shown = self.seen
        if shown.phase not in self.spec.phases:
            return
        self.drafting = Drafting.of(shown)
        self._build(shown.plain["seats"])
        own = shown.viewer is not None
        open_ = bool(self.drafting.tiles)
        for widget in (*self.cards, *self.below):
            widget.set(visible=open_)
        self.cover.set(visible=not open_)
        self.axe.set(visible=open_ and not self.drafting.axed)
        self.cover_text.set(text=self.word("hidden" if own else "others"))
        self.screen.set(visible=own, player=shown.signs[shown.viewer or 0])
        self.sign.set(visible=own, player=shown.signs[shown.viewer or 0])
        who = self.host.player(shown.viewer or 0)
        self.title.set(visible=own, text=self.word("title", who=who))
        self.second.set(visible=own, text=self.word("sealed" if self.drafting.sealed else "only", who=who))
        if open_:
            for card, tile in zip(self.cards, self.drafting.tiles, strict=False):
                card.show(tile)
            self._show_order()
            self._show_scrolls()

    def _build(self, seats: int) -> None:
        if self._built_for == seats:
            return
        self._built_for = seats
        for widget in (*self.cards, *self.below):
            self.page.remove(widget)
        places = [(14 + n * 244, 92, WIDE, HIGH) for n in range(_TILES)]
        self.cards = [self.page.add(PriceCard(self, place, seats)) for place in places]
        self.order = self.page.add(Panel((14, 410, 476, 116), self.word("order"), self.word("open_only"),
                                         title_style="second_serif", padding=14))
        width = 452 / seats
        self.chips = []
        for n in range(seats):
            chip = self.order.add(Panel((12 + n * width, 40, width - 6, 66), kind="inset", radius=6))
            sign = chip.add(Sign((7, 7, 15, 15), 0))
            name = chip.add(Label((26, 4, width - 36, 20), "", "second_bold"))
            caption = chip.add(Label((8, 24, width - 20, 18), self.word("income"), "caption", "muted"))
            gold = chip.add(Label((8, 42, width - 22, 20), "", "body_bold", align="right"))
            coin = chip.add(CoinRow((8, 42, 20, 20), self.spec.world, 1, units=16))
            self.chips.append((sign, name, caption, gold, coin))
        self.scrolls = self.page.add(Panel((502, 410, WIDE, 116), self.word("scrolls"), title_style="second_serif",
                                           padding=14))
        none = Paragraph((14, 44, WIDE - 28, 60), self.word("no_scrolls"), "second", "muted")
        self.no_scrolls = self.scrolls.add(none)
        self.scroll_rows: list[Widget] = []
        self.below = [self.order, self.scrolls]

    def _show_order(self) -> None:
        plain, gauges = self.seen.plain, self.seen.gauges
        start, seats = plain.get("start") or 0, plain["seats"]
        for place, (sign, name, _, gold, _) in enumerate(self.chips):
            seat = (start + place) % seats
            sign.set(player=self.seen.signs[seat])
            name.set(text=f"{place + 1}. {self.host.player(seat)}")
            gold.set(text=self.word("gold", n=gauges.get(f"income:seat:{seat}", 0)))

    def _show_scrolls(self) -> None:
        """A row for each scroll on the three tiles: what it would give each land now, not doubled."""
        for widget in self.scroll_rows:
            self.scrolls.remove(widget)
        self.scroll_rows = []
        plans, seats = load_plans(), self.seen.plain["seats"]
        y = 40.0
        for tile in self.drafting.tiles:
            scroll = plans[tile].scroll
            if scroll is None:
                continue
            row = self.scrolls.add(Panel((10, y, WIDE - 20, 22), kind="inset", radius=5))
            kind = scroll[0]
            told = self.host.text(f"{self.spec.texts['scroll']}.{kind}")
            row.add(Icon((5, 3, 16, 16), _SCROLL_ICONS[kind], "chip", tooltip=told))
            step = (WIDE - 52) / seats
            for seat in range(seats):
                points = self.seen.gauges.get(f"scroll:tile:{tile}:{seat}", 0)
                row.add(Sign((28 + seat * step, 5, 12, 12), self.seen.signs[seat]))
                row.add(Label((42 + seat * step, 1, 24, 20), str(points), "second_bold"))
            self.scroll_rows.append(row)
            y += 25
        self.no_scrolls.set(visible=not self.scroll_rows)

    # what the table asks

    def anchor(self, component: str) -> Point | None:
        if not self.visible:
            return None
        shown = (card.face for card in self.cards if card.visible)
        return next((face.middle for face in shown if face.component == component), None)

    def told(self, component: str) -> Told | None:
        for card in self.cards:
            if card.visible and component == card.face.component:
                return Told(text=self.word("about_tile"))
        return None

    def arrange(self, grid: Grid) -> None:
        """The felt is drawn for the new size."""

    def draw(self, surface: Surface) -> None:
        self.materials.shadow(surface, self.rect, "board", 5)
        surface.blit(felt(self.look, self.rect.size), self.rect)


