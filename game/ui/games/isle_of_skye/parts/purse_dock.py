"""The dock while gold is dealt with: what is in hand, and what the prices do or where the income came from."""

from __future__ import annotations

from pygame import Surface

from game.table.shown import PartSpec
from game.ui.games.isle_of_skye import table
from game.ui.games.isle_of_skye.parts.cases import Cases
from game.ui.games.isle_of_skye.parts.coins import COIN, CoinRow, coin_in
from game.ui.games.isle_of_skye.parts.picture import Picture
from game.ui.games.isle_of_skye.parts.pricing import pricing_of
from game.ui.games.isle_of_skye.shown import SkyeShown
from game.ui.kinds.part import Host, Part, Point, is_large
from game.ui.widget import Widget
from game.ui.widgets import Icon, Label, Line, Panel, Paragraph, Sign

_SOURCES = ("castle", "whisky", "catch_up")
_PRICING = "set_prices"


_DRAG = (184.0, 78.0, 218.0, 20.0), (184.0, 74.0, 282.0, 30.0)
_LEFT_TOLD = (384.0, 54.0, 80.0, 20.0), (370.0, 46.0, 92.0, 28.0)
"""Captions, at the usual size of type and with a larger one."""


class PurseDock(Part):
    """Loose coins are dragged onto tiles while prices are set; a coin that is let go here comes back."""

    seen: SkyeShown
    contains = True
    bleed = 22.0
    needs = {
        "": (
            "title",
            "left",
            "income",
            "covered",
            "staked",
            "in_all",
            "all",
            "drag",
            "received",
            "cases",
            "both",
            "both_told",
            "single",
            "single_told",
            "none",
            "none_told",
            "sum",
            "no_cases",
        )
    }
    picks = ("castle", "whisky", "catch_up")
    takes = {"component": "component"}

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        wide, high = spec.at[2:]
        self.panel = self.add(Panel((0, 0, wide, high), pin="wide"))
        add = self.panel.add
        self.sign = add(Sign((16, 14, 20, 20), 0))
        add(Label((42, 12, 132, 24), self.word("title"), "dock"))
        self.about = add(Paragraph((16, 40, 160, 66), "", "second", "muted"))
        self.bag = add(Picture((182, 10, 50, 50), "purse"))
        self.coins = add(
            CoinRow(
                (238, 16, 158, 44),
                units=34,
                dragged=self._dragged,
                loose=True,
                tooltip=self.word("drag"),
                name="purse_coins",
            )
        )
        self.drag = add(Label(_DRAG[0], self.word("drag"), "caption", "muted"))
        self.left = add(Label((398, 18, 52, 34), "", "score", align="centre"))
        self.left_told = add(Label(_LEFT_TOLD[0], self.word("left"), "caption", "muted", "centre"))
        add(Line((470, 12, 1, high - 24)))
        self.incomes = self._add_income()
        self.cases = Cases((482, 6, 466, 102), self)
        add(self.cases)

    def _add_income(self) -> list[Widget]:
        """Where this round's gold came from."""
        add = self.panel.add
        made: list[Widget] = [add(Label((486, 8, 250, 22), self.word("income"), "second_bold", "muted"))]
        self.sum = add(Label((740, 8, 90, 22), "", "second_bold", "ink", "right"))
        self.amounts = []
        for number, kind in enumerate(_SOURCES):
            y = 31 + number * 24
            if table.is_symbol(kind):
                made.append(add(Picture((486, y + 1, 19, 19), kind)))
            else:
                made.append(add(Icon((488, y + 3, 15, 15), "flag", "chip")))
            made.append(add(Label((512, y, 230, 21), self.word(kind), "second")))
            self.amounts.append(add(Label((770, y, 60, 21), "", "second_bold", "gain_text", "right")))
        return [*made, self.sum, *self.amounts]

    # coins by hand

    def _dragged(self, value: int, pos: Point, dropped: bool) -> None:
        if self.seen.phase == _PRICING:
            self.host.carry(f"{COIN}{value}", None if dropped else table.coin(self.look, value, 36), pos)

    def receive(self, piece: str, pos: Point, dropped: bool) -> bool:
        """A coin that comes back: whoever carried it takes it off its tile."""
        return bool(coin_in(piece)) and bool(self.rect.collidepoint(pos))

    # what is shown

    def drawn(self, shown: SkyeShown) -> object:
        return (shown.viewer, shown.hidden, shown.phase, shown.figures, shown.page, shown.signs, shown.visit)

    def show(self, shown: SkyeShown) -> None:
        super().show(shown)
        self.set(visible=shown.phase in self.spec.phases and shown.viewer is not None)

    def changed(self) -> None:
        shown = self.seen
        if shown.viewer is None:
            return
        seat, pricing = shown.viewer, shown.phase == _PRICING
        self.sign.set(player=shown.signs[seat])
        self.drag.move_to(_DRAG[is_large(self)])
        self.left_told.move_to(_LEFT_TOLD[is_large(self)])
        purse = shown.figures.purse
        known = purse is not None and not shown.hidden
        page = pricing_of(shown) if pricing and known else None
        left = purse or 0 if page is None else page.left
        if page is None:
            told = self.word("all")
        else:
            told = self.word("in_all" if is_large(self) else "staked", total=page.total)
        self.about.set(text=told if known else self.word("covered"))
        self.coins.set(visible=known, gold=left)
        self.drag.set(visible=known and pricing)
        self.left.set(text=str(left) if known else "–")
        self._show_income()
        for widget in self.incomes:
            widget.set(visible=not pricing)
        self.cases.set(visible=pricing and known)
        if page is not None:
            self.cases.show(page)

    def _show_income(self) -> None:
        income = self.seen.figures.income
        amounts = [getattr(income, kind) for kind in _SOURCES]
        for n, label in zip(amounts, self.amounts, strict=True):
            label.set(text=f"+{n}" if n else "0", colour_name="gain_text" if n else "muted")
        self.sum.set(text=self.word("received", n=sum(amounts)))

    def anchor(self, component: str) -> Point | None:
        own = component == f"{self.spec.component}:{self.seen.viewer}"
        return self.bag.rect.center if own and self.visible else None

    def draw(self, surface: Surface) -> None:
        """Everything is drawn by the widgets on it."""
