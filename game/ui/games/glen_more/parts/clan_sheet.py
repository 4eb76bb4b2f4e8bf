"""The clan board as a sheet over the table: open while a marker is to be placed, and whenever somebody asks for it.

The shelf opens it by a draft entry of the same name as this part.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.table.shown import PartSpec, Told
from game.ui import shapes
from game.ui.events import Event, Pointer
from game.ui.games.glen_more import table
from game.ui.games.glen_more.parts.clan_chief import Chief
from game.ui.games.glen_more.parts.clan_sales import SELL, Sale, sold_by, through
from game.ui.games.glen_more.parts.clan_words import WIDE, ClanWords
from game.ui.games.glen_more.parts.opened import CLAN_BOARD, DISCARDS, is_open, opening
from game.ui.games.glen_more.shown import GlenShown
from game.ui.kinds.board_part import BoardPart
from game.ui.kinds.part import Host, Point
from game.ui.signs import Livery
from game.ui.widget import Widget
from game.ui.widgets import Button, Label, Panel, Paragraph

if TYPE_CHECKING:
    from game.ui.games.glen_more.clan_board import ClanBoard

_MARKET, _CELLAR_KIND = "market", "cellar"
_COVERED = (_MARKET, _CELLAR_KIND)
"""Kinds of places under the sheet that can be used while it asks for a clan."""
_CELLAR = "glen_more.chronicle.single_cask.short"


class ClanSheet(BoardPart):
    seen: GlenShown
    bleed = 22.0
    opens_itself = True
    view: ClanBoard
    needs = {
        "": (
            "title",
            "sea",
            "about",
            "asked",
            "sell_first",
            "start",
            "standing",
            "nobody",
            "close",
            "coins",
            "markers",
            "price",
            "taken",
            "free_road",
            "sell",
            "legend_road",
            "legend_lasting",
            "discards",
        )
    }

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        self.telling = ClanWords(self)
        wide, high = spec.at[2:]
        self.panel = self.add(Panel((0, 0, wide, high), pin="wide high"))
        at = (10, 10, wide - WIDE - 20, high - 20)
        self.view = table.ClanBoard(on_point=self.pointed, on_pick=self.picked, at=at)
        self.clans = tuple(table.clan_map().clans)
        names = {clan: host.name(clan) for clan in self.clans} | {table.START: self.word("start")}
        self.view.set_words(names, self.word("sea"))
        self.add(self.view)
        left = wide - WIDE
        self.panel.add(Label((left, 10, WIDE - 128, 30), self.word("title"), "panel"))
        self.discards = self.panel.add(
            Button(
                (wide - 124, 12, 110, 26),
                "",
                self._show_discards,
                style="second_bold",
                radius=6,
                name="look_at_discards",
            )
        )
        self.about = self.panel.add(Paragraph((left, 42, WIDE - 14, 56), "", "second", "muted"))
        self.means = [
            self.panel.add(Label((left + 28 + 124 * number, 104, 92, 28), "", "body_bold")) for number in range(2)
        ]
        self.panel.add(Label((left, 140, WIDE - 14, 24), self.word("standing"), "dock"))
        self.standing = [self.panel.add(Paragraph((left + 26, 168, WIDE - 40, 54), "", "second")) for _ in range(4)]
        self.legend = [
            self.panel.add(Paragraph((left + 26, high, WIDE - 40, 20), words, "second", "muted"))
            for words in (self.word("legend_road"), self.word("legend_lasting"))
        ]
        self.chief = self.panel.add(Chief((left, high, 10, 10), name="chief"))
        self.sell_first = self.panel.add(Label((left, high - 118, WIDE - 14, 22), self.word("sell"), "body_bold"))
        self.sell_first.visible = False
        self.close = self.panel.add(
            Button(
                (left, high - 52, WIDE - 14, 40), self.word("close"), self._close, icon="cross", name="close_clans"
            )
        )
        self.discards.passed_by = self.close.passed_by = True
        for one in self.panel.children:  # the map takes what a wide window has to spare
            one.pin = "right bottom" if one in (self.sell_first, self.close) else "right"
        self.sales: dict[str, Sale] = {}
        self.visible = False

    # what the player does

    def _choose_covered(self, component: str) -> None:
        """Coins for the road, or what else lies under the sheet."""
        kind, _, rest = component.partition(":")
        self.host.choose(f"sell:{rest}" if kind == _MARKET else component)

    def picked(self, component: str) -> None:
        """Opened only to be looked at, or to place something else than a marker, it is done with a click."""
        if component in self.seen.lit or not self._may_close:
            super().picked(component)
        if self._may_close:
            self._close()

    def fold(self) -> bool:
        if not self.visible or not self._may_close:
            return False
        self._close()
        return True

    def _close(self) -> None:
        self.host.draft({})

    def _show_discards(self) -> None:
        """What was discarded, which clan Munro offers: it has to be known before the roads are paid."""
        self.host.draft({**self.seen.draft, **opening(self.seen, DISCARDS)})

    def handle(self, event: Event) -> bool:
        """Nothing below the sheet can be clicked; a click on nothing puts it away, like Escape."""
        if isinstance(event, Pointer) and event.kind == "click" and self._may_close:
            self._close()
            return True
        return isinstance(event, Pointer)

    @property
    def _may_close(self) -> bool:
        return self.seen.phase not in self.spec.phases

    def zoom(self, factor: float) -> None:
        """Everything is shown already."""

    def think_ahead(self) -> bool:
        """The map is dear, and soon somebody wants to look at it."""
        return self.view.paint_ahead()

    def next_lit(self, step: int, *, anew: bool) -> bool:
        return through(super().next_lit, [*self.sales.values()], self.root, step, anew=anew)

    def order(self, component: str) -> tuple[float, ...] | None:
        middle = self.view.middle_of(component)
        return None if middle is None else (middle[1], middle[0])

    # what is shown

    def show(self, shown: GlenShown) -> None:
        before, self.seen = self.seen, shown
        asked = shown.phase in self.spec.phases and shown.viewer is not None and shown.viewer == shown.actor
        self.set(visible=asked or is_open(shown, CLAN_BOARD))
        if not self.visible:
            return
        view = self.view
        if not view.ready:
            view.arrange(self.grid)
        liveries = tuple(Livery(sign, sign) for sign in shown.signs)
        if view.liveries != liveries:
            view.set_liveries(liveries)
        if shown.position != view.position:
            view.set_position(shown.position)
        lit = tuple(one for one in shown.lit if one.startswith("clan:") and view.middle_of(one) is not None)
        prices = shown.figures.clans
        if (lit, prices) != (view.lit, dict(view.prices)):
            view.set_lit(lit, prices)
        if shown.refused != view.refused:
            view.set_refused(shown.refused if shown.refused.startswith("clan:") else None)
        effects = tuple(one for one in (*shown.effect, shown.hint) if one.startswith("clan:"))
        if effects != view.effects:
            view.set_effects(effects)
        self._show_route(shown)
        same = (before.position, before.phase, before.signs) == (shown.position, shown.phase, shown.signs)
        if not same or not self.about.text:
            self.telling.words(shown, asked)
        self._offer_sales(shown, asked)
        pointed = next((one for one in (shown.pointed, shown.hint) if one.startswith("clan:")), "")
        self.chief.set(clan=pointed.partition(":")[2] if view.middle_of(pointed) is not None else "")

    def _offer_sales(self, shown: GlenShown, asked: bool) -> None:
        """Goods can be sold and cellars bought while the sheet covers them."""
        covered = [one for one in shown.lit if one.startswith(_CELLAR_KIND)] if asked else []
        if asked and SELL in shown.lit:
            covered = [*(f"{_MARKET}:{good}" for good in sold_by(shown)), *covered]
        if list(self.sales) == covered:
            return
        for button in self.sales.values():
            self.panel.remove(button)
        left, high = self.spec.at[2] - WIDE, self.spec.at[3]
        step = (WIDE - 14 + 6) / 3
        self.sales = {}
        for number, component in enumerate(covered):
            at = (left + step * (number % 3), high - 94 + 42 * (number // 3), step - 6, 36)
            kind, _, good = component.partition(":")
            name = self.host.name(good) if kind == _MARKET else self.host.text(_CELLAR)
            button = Sale(
                at,
                name[:1].upper() + name[1:],
                partial(self._choose_covered, component),
                style="body_bold",
                pin="right bottom",
                name=f"covered:{component}",
            )
            button.host, button.component = self.host, component
            self.sales[component] = self.panel.add(button)
        self.sell_first.set(visible=any(one.startswith(_MARKET) for one in covered))

    def _can_be_used(self, widget: Widget) -> bool:
        return isinstance(widget, Sale) or super()._can_be_used(widget)

    def drawn(self, shown: GlenShown) -> object:
        return None

    def paint(self, surface: Surface, clip: Rect) -> None:
        super().paint(surface, clip)
        if not self.visible or not clip.colliderect(self.rect):
            return
        grid = self.grid
        for paragraph, sign in zip(self.standing, self.seen.signs, strict=False):
            middle = paragraph.rect.x - grid.px(16), paragraph.rect.y + self.fonts.line_height("second") // 2
            self.look.signs.draw(surface, sign, 14, middle)
        seat = self.seen.viewer if self.seen.viewer is not None else 0
        livery = Livery(self.seen.signs[seat], self.seen.signs[seat])
        coin = table.symbol(self.look, "coin", grid.px(24))
        for number, made in enumerate((coin, table.marker(self.look, livery, grid.px(22)))):
            box = self.means[number].rect
            middle = box.x - grid.px(16), box.centery
            surface.blit(made, made.get_rect(center=middle))
        self._draw_legend(surface)

    def _draw_legend(self, surface: Surface) -> None:
        """A disc in copper and what stands on the plates of the map."""
        grid, copper = self.grid, (*self.theme.button_bottom, 255)
        marks = shapes.disc(grid.px(12) / 2, copper), table.symbol(self.look, "infinity", grid.px(18))
        for paragraph, mark in zip(self.legend, marks, strict=True):
            middle = paragraph.rect.x - self.grid.px(16), paragraph.rect.y + self.fonts.line_height("second") // 2
            if paragraph.visible:
                surface.blit(mark, mark.get_rect(center=middle))

    def _show_route(self, shown: GlenShown) -> None:
        """The roads one would pay for to the clan pointed at."""
        kind, _, name = shown.pointed.partition(":")
        route: tuple[str, ...] = ()
        if kind == "clan" and name in self.view.prices:
            claimed = shown.position.clan_markers
            route = table.cheapest_way((table.START, *claimed), name)
        if route != self.view.route:
            self.view.set_route(route)

    # what the table asks

    def opens(self, component: str) -> str:
        """One of these goods is sold by the button for all of them."""
        kind, _, rest = component.partition(":")
        good = rest.partition(":")[0]
        row = f"{_MARKET}:{good}"
        return row if self.visible and kind == "good" and row in self.sales else ""

    def _first_sale(self) -> Point | None:
        return next((one.rect.center for key, one in self.sales.items() if key.startswith(_MARKET)), None)

    def anchor(self, component: str) -> Point | None:
        kind, _, good = component.partition(":")
        if self.visible and component == SELL:
            return self._first_sale()
        if self.visible and kind in ("good", *_COVERED):
            button = self.sales.get(component if kind in _COVERED else f"{_MARKET}:{good.partition(':')[0]}")
            return button.rect.center if button is not None else None
        return self.view.anchor(component) if self.visible and self.view.ready else None

    def told(self, component: str) -> Told | None:
        if not self.visible or self.view.middle_of(component) is None:
            return None
        name = component.partition(":")[2]
        price = self.seen.figures.clans.get(name)
        if price is None and self.seen.position.clan_markers.get(name):
            return Told(self.word("taken"))
        return Told(self.word("price", n=price) if price else self.word("free_road"))
