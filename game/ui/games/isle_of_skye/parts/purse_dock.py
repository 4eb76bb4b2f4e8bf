"""The dock while gold is dealt with: what is in hand, what is staked, where this round's income came from."""

from __future__ import annotations

from pygame import Surface

from game.table.shown import PartSpec, Shown
from game.ui.games.isle_of_skye import table
from game.ui.games.isle_of_skye.parts.coins import COIN, CoinRow, coin_in
from game.ui.games.isle_of_skye.parts.picture import Picture
from game.ui.games.isle_of_skye.parts.pricing import pricing_of
from game.ui.kinds.part import Host, Part, Point
from game.ui.widgets import Button, Icon, Label, Line, Panel, Paragraph, Sign

_SOURCES = ("castle", "whisky", "catch_up")
_PRICING = "set_prices"


class PurseDock(Part):
    """Loose coins are dragged onto tiles while prices are set; a coin that is let go here comes back."""

    contains = True
    bleed = 22.0
    needs = {"": ("title", "left", "income", "hide_tip", "covered", "staked", "all", "drag", "on_tiles", "received")}
    picks = ("castle", "whisky", "catch_up", "hide", "show")
    takes = {"component": "component"}

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        wide, high = spec.at[2:]
        self.panel = self.add(Panel((0, 0, wide, high)))
        add = self.panel.add
        self.sign = add(Sign((16, 14, 20, 20), 0))
        add(Label((42, 12, 132, 24), self.word("title"), "dock"))
        self.about = add(Paragraph((16, 40, 168, 66), "", "second", "muted"))
        self.bag = add(Picture((186, 12, 50, 50), spec.world, "purse"))
        self.coins = add(CoinRow((244, 22, 196, 44), spec.world, units=36, dragged=self._dragged, loose=True,
                                 tooltip=self.word("drag"), name="purse_coins"))
        self.drag = add(Label((244, 78, 200, 20), self.word("drag"), "caption", "muted"))
        self.left = add(Label((446, 24, 52, 34), "", "score", align="centre"))
        add(Label((434, 58, 76, 20), self.word("left"), "caption", "muted", "centre"))
        self.staked = add(Label((516, 24, 52, 34), "", "score", align="centre"))
        add(Label((504, 58, 76, 20), self.word("on_tiles"), "caption", "muted", "centre"))
        add(Line((582, 12, 1, high - 24)))
        add(Label((596, 8, 150, 22), self.word("income"), "second_bold", "muted"))
        self.sum = add(Label((746, 8, 72, 22), "", "second_bold", "ink", "right"))
        self.amounts = []
        for number, kind in enumerate(_SOURCES):
            y = 31 + number * 24
            if table.is_symbol(kind):
                add(Picture((596, y + 1, 19, 19), spec.world, kind))
            else:
                add(Icon((598, y + 3, 15, 15), "flag", "chip"))
            add(Label((620, y, 158, 21), self.word(kind), "second"))
            self.amounts.append(add(Label((778, y, 40, 21), "", "second_bold", "gain_text", "right")))
        add(Line((830, 12, 1, high - 24)))
        self.hide = add(Button((838, 34, 112, 44), "", self._toggle, icon="eye", style="second_bold",
                               name="hide_purse", tooltip=self.word("hide_tip")))
        self.hide.passed_by = True

    def _toggle(self) -> None:
        self.host.hide(not self.seen.hidden)

    # coins by hand

    def _dragged(self, value: int, pos: Point, dropped: bool) -> None:
        if self.seen.phase == _PRICING:
            self.host.carry(f"{COIN}{value}", None if dropped else table.coin(self.look, value, 36), pos)

    def receive(self, piece: str, pos: Point, dropped: bool) -> bool:
        """A coin that comes back: whoever carried it takes it off its tile."""
        return bool(coin_in(piece)) and bool(self.rect.collidepoint(pos))

    # what is shown

    def drawn(self, shown: Shown) -> object:
        return (shown.viewer, shown.hidden, shown.phase, tuple(shown.gauges.items()), shown.page,
                shown.signs, str(shown.plain.get("prices")), shown.visit)

    def show(self, shown: Shown) -> None:
        super().show(shown)
        self.set(visible=shown.phase in self.spec.phases and shown.viewer is not None)

    def changed(self) -> None:
        shown = self.seen
        if shown.viewer is None or not shown.plain:
            return
        seat, pricing = shown.viewer, shown.phase == _PRICING
        self.sign.set(player=shown.signs[seat])
        purse = shown.gauges.get(f"purse:{seat}")
        known = purse is not None and not shown.hidden
        word, icon = ("show", "eye_closed") if shown.hidden else ("hide", "eye")
        self.hide.set(text=self.word(word), icon=icon)
        page = pricing_of(shown) if pricing and known else None
        left = purse or 0 if page is None else page.left
        staked = sum(shown.plain["prices"][seat]) if page is None else page.staked
        told = self.word("all") if page is None else self.word("staked", total=page.total)
        self.about.set(text=told if known else self.word("covered"))
        self.coins.set(visible=known, gold=left)
        self.drag.set(visible=known and pricing)
        self.left.set(text=str(left) if known else "–")
        self.staked.set(text=str(staked) if known else "–")
        self._show_income()

    def _show_income(self) -> None:
        amounts = [self.seen.gauges.get(f"income:{kind}", 0) for kind in _SOURCES]
        for n, label in zip(amounts, self.amounts, strict=True):
            label.set(text=f"+{n}" if n else "0", colour_name="gain_text" if n else "muted")
        self.sum.set(text=self.word("received", n=sum(amounts)))

    def anchor(self, component: str) -> Point | None:
        own = component == f"{self.spec.component}:{self.seen.viewer}"
        return self.bag.rect.center if own and self.visible else None

    def draw(self, surface: Surface) -> None:
        """Everything is drawn by the widgets on it."""
