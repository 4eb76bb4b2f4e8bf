"""The dock while tiles are bought: the own purse, closed where all can see it; who buys when and what; to pass."""

from __future__ import annotations

from pygame import Surface

from game.core.names import Name
from game.table.shown import PartSpec
from game.ui.fonts import SMALLEST
from game.ui.games.isle_of_skye.parts.buying_order import still_to_buy
from game.ui.games.isle_of_skye.parts.coins import CoinRow
from game.ui.games.isle_of_skye.parts.hold_button import HoldButton
from game.ui.games.isle_of_skye.parts.picture import Picture
from game.ui.games.isle_of_skye.parts.tile_face import TileFace
from game.ui.games.isle_of_skye.shown import SkyeShown
from game.ui.kinds.part import Host, Part, Point
from game.ui.widget import At
from game.ui.widgets import Button, Icon, Label, Line, Panel, Paragraph, Sign

PASS = "pass"
_ORDER, _WIDE, _ROOMY = 334.0, 460.0, 100.0
_DONE = ("tile_bought", "buying_passed")


class Buyer(Panel):
    """One of them: what was bought and for how much, or when it is their turn. No income and no gold in hand."""

    def __init__(self, part: BuyDock, at: At) -> None:
        super().__init__(at, kind="inset", radius=6)
        self.part = part
        self.sign = self.add(Sign((7, 5, 15, 15), 0))
        self.name_of = self.add(Label((26, 3, at[2] - 30, 20), "", "second_bold"))
        coin = 53 if at[2] >= _ROOMY else 46  # five buyers leave little room
        self.face = self.add(TileFace((coin - 45, 26, 40, 40), "tile:", part.host))
        self.coin = self.add(Icon((coin, 37, 18, 18), "coin", "chip"))
        self.price = self.add(Label((coin + 19, 34, at[2] - coin - 20, 24), "", "stat"))
        self.told = self.add(Paragraph((8, 27, at[2] - 12, 40), "", "second", "muted"))

    def show(self, place: int, seat: int) -> None:
        part, shown = self.part, self.part.seen
        acts = seat == shown.actor
        self.set(edge="copper" if acts else None, edge_width=1.6 if acts else 1.0)
        self.sign.set(player=shown.signs[seat])
        self.name_of.set(text=self._named(part.host.player(seat), place))
        done = None
        if seat not in part.to_buy:
            done = next(
                (one for one in reversed(shown.recent) if one.word in _DONE and getattr(one, "seat", None) == seat),
                None,
            )
        bought = done is not None and done.word == "tile_bought"
        for widget in (self.face, self.coin, self.price):
            widget.set(visible=bought)
        self.told.set(visible=not bought)
        if bought:
            self.face.set(component=done.tile)  # type: ignore[union-attr]
            self.price.set(text=str(done.gold))  # type: ignore[union-attr]
        else:
            waits = part.word("now") if acts else part.word("later")
            text = part.word("passed") if done is not None else waits
            self.told.set(text=text, colour_name="copper_ink" if acts else "muted")

    def _named(self, name: Name, place: int) -> Name:
        """With the place in the order, where that leaves the name large enough; they stand in order anyway."""
        told, fonts = name.within(f"{place}. "), self.fonts
        fitted = fonts.fit(told, "second_bold", self.grid.px(self.name_of.at[2]))
        return told if fonts.px(fitted) >= min(SMALLEST, fonts.px("second_bold")) else name


class BuyDock(Part):
    seen: SkyeShown
    contains = True
    bleed = 22.0
    needs = {
        "": ("title", "closed", "covered", "look", "look_tip", "left", "order", "passed", "now", "later", "pass")
    }
    takes = {"component": "component"}

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        wide, high = spec.at[2:]
        self.panel = self.add(Panel((0, 0, wide, high), pin="wide"))
        add = self.panel.add
        self.sign = add(Sign((16, 12, 20, 20), 0))
        add(Label((42, 10, 132, 24), self.word("title"), "dock"))
        self.bag = add(Picture((14, 40, 56, 56), "purse"))
        self.coins = add(CoinRow((78, 40, 176, 32), units=30))
        self.left = add(Label((255, 36, 60, 34), "", "score", align="centre"))
        self.left_told = add(Label((246, 70, 78, 22), self.word("left"), "caption", "muted", "centre"))
        self.about = add(Paragraph((78, 38, 240, 40), "", "second", "muted"))
        self.look_in = add(HoldButton((78, 76, 168, 30), self.word("look"), host, "look_in", self.word("look_tip")))
        add(Line((_ORDER - 8, 12, 1, high - 24)))
        add(Label((_ORDER, 6, 300, 22), self.word("order"), "second_bold", "muted"))
        add(Line((_ORDER + _WIDE + 6, 12, 1, high - 24))).pin = "right"
        self.passing = add(
            Button(
                (_ORDER + _WIDE + 16, 34, 136, 44),
                self.word("pass"),
                lambda: host.choose(PASS),
                style="body_bold",
                pin="right",
                name=PASS,
            )
        )
        self.buyers: list[Buyer] = []
        self.to_buy: tuple[int, ...] = ()

    # what is shown

    def drawn(self, shown: SkyeShown) -> object:
        return (
            shown.viewer,
            shown.hidden,
            shown.phase,
            shown.figures,
            shown.signs,
            shown.actor,
            shown.lit,
            shown.openly,
            shown.closed,
            len(shown.recent),
            shown.visit,
        )

    def show(self, shown: SkyeShown) -> None:
        super().show(shown)
        self.set(visible=shown.phase in self.spec.phases)

    def changed(self) -> None:
        shown = self.seen
        if shown.phase not in self.spec.phases:
            return
        order = shown.position.in_order()
        self.to_buy = still_to_buy(shown.recent, order)
        self._build(len(order))
        for place, (seat, buyer) in enumerate(zip(order, self.buyers, strict=True), 1):
            buyer.show(place, seat)
        self._show_purse()
        self.passing.set_enabled(PASS in shown.lit)

    def _build(self, seats: int) -> None:
        if len(self.buyers) == seats:
            return
        each = min(140.0, _WIDE / seats)
        self.buyers = [self.panel.add(Buyer(self, (_ORDER + n * each, 29, each - 5, 76))) for n in range(seats)]
        for buyer in self.buyers:
            buyer.name_of.alike = [one.name_of for one in self.buyers]

    def _show_purse(self) -> None:
        shown = self.seen
        self.sign.set(visible=shown.viewer is not None, player=shown.signs[shown.viewer or 0])
        gold = shown.figures.purse
        known = gold is not None and not shown.hidden
        for widget in (self.coins, self.left, self.left_told):
            widget.set(visible=known)
        if gold is not None and known:
            self.coins.set(gold=gold)
            self.left.set(text=str(gold))
        self.about.set(visible=not known, text=self.word("covered" if shown.hidden else "closed"))
        self.look_in.set(visible=shown.openly)

    # what the table asks

    def next_lit(self, step: int, *, anew: bool) -> bool:
        """The keyboard comes to passing after the tiles."""
        root = self.root
        if root is None or not self.visible or not self.passing.enabled or root.focus is self.passing:
            return False
        root.set_focus(self.passing, visible=True)
        return True

    def anchor(self, component: str) -> Point | None:
        if not self.visible:
            return None
        if component == PASS:
            return self.passing.rect.center
        own = component == f"{self.spec.component}:{self.seen.viewer}"
        return self.bag.rect.center if own else None

    def draw(self, surface: Surface) -> None:
        """Everything is drawn by the widgets on it."""
