"""The clan board as a sheet over the table: open while a marker is to be placed, and whenever somebody asks for it.

`shows` names the markers in the plain view. The shelf opens it by a draft entry of the same name as this part.
"""

from __future__ import annotations

from functools import partial

from pygame import Rect, Surface

from game.ui.events import LEFT, Event, Key, Pointer
from game.ui.kinds.board_part import BoardPart
from game.ui.kinds.part import Host, PartSpec, Point, Shown, Told
from game.ui.signs import Livery
from game.ui.widgets import Button, Label, Panel, Paragraph
from game.ui.worlds.glen_more.clan_board import ClanBoard
from game.ui.worlds.glen_more.clans import START, clan_map

_TEXT = 262.0
_OPEN = "clan_board"


class ClanSheet(BoardPart):
    bleed = 22.0
    view: ClanBoard
    needs = {
        "": ("title", "sea", "about", "asked", "start", "standing", "nobody", "close", "coins", "markers", "price",
             "taken", "free_road", "sell"),
    }

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        wide, high = spec.at[2:]
        self.panel = self.add(Panel((0, 0, wide, high)))
        self.view = ClanBoard(on_point=self.pointed, on_pick=self.picked, at=(10, 10, wide - _TEXT - 20, high - 20))
        names = {clan: host.name(clan) for clan in clan_map().clans} | {START: self.word("start")}
        self.view.set_words(names, self.word("sea"))
        self.add(self.view)
        left = wide - _TEXT
        self.panel.add(Label((left, 12, _TEXT - 12, 28), self.word("title"), "panel"))
        self.about = self.panel.add(Paragraph((left, 46, _TEXT - 14, 96), "", "second", "muted"))
        self.means = self.panel.add(Label((left, 142, _TEXT - 14, 24), "", "body_bold"))
        self.panel.add(Label((left, 176, _TEXT - 14, 24), self.word("standing"), "dock"))
        self.standing = [
            self.panel.add(Paragraph((left + 26, 202 + 58 * seat, _TEXT - 40, 54), "", "second")) for seat in range(4)
        ]
        self.close = self.panel.add(
            Button((left, high - 52, _TEXT - 14, 40), self.word("close"), self._close, icon="cross",
                   name="close_clans")
        )
        self.sales: dict[str, Button] = {}
        self.visible = False

    # what the player does

    def _sell(self, good: str) -> None:
        """Coins for the road: one of these goods, whichever lies first."""
        if not self.host.choose(f"market:{good}"):
            return
        for one in self.seen.lit:
            if one.startswith(f"good:{good}:"):
                self.host.choose(one)
                return

    def picked(self, component: str) -> None:
        """Opened to place something else than a marker, it is done with that."""
        could = component in self.seen.lit
        super().picked(component)
        if could and self._may_close:
            self._close()

    def fold(self) -> bool:
        if not self.visible or not self._may_close:
            return False
        self._close()
        return True

    def _close(self) -> None:
        self.host.draft({})

    def handle(self, event: Event) -> bool:
        """Nothing below the sheet can be clicked; Escape and the right button close it."""
        if isinstance(event, Key) and event.chord == "escape" and self._may_close:
            self._close()
            return True
        if isinstance(event, Pointer) and event.kind == "click" and event.button != LEFT and self._may_close:
            self._close()
            return True
        return isinstance(event, Pointer)

    @property
    def _may_close(self) -> bool:
        return self.seen.phase not in self.spec.phases

    def zoom(self, factor: float) -> None:
        """Everything is shown already."""

    def order(self, component: str) -> tuple[float, ...] | None:
        middle = self.view.middle_of(component)
        return None if middle is None else (middle[1], middle[0])

    # what is shown

    def show(self, shown: Shown) -> None:
        before, self.seen = self.seen, shown
        asked = shown.phase in self.spec.phases and shown.viewer is not None and shown.viewer == shown.actor
        self.set(visible=asked or bool(shown.draft.get(_OPEN)))
        if not self.visible:
            return
        view = self.view
        liveries = tuple(Livery(sign, sign) for sign in shown.signs)
        if view.liveries != liveries:
            view.set_liveries(liveries)
        if shown.plain != view.plain:
            view.set_position(shown.plain)
        lit = tuple(one for one in shown.lit if one.startswith("clan:") and view.middle_of(one) is not None)
        prices = {name: n for name in clan_map().clans if (n := shown.gauges.get(f"clan:{name}")) is not None}
        if (lit, prices) != (view.lit, dict(view.prices)):
            view.set_lit(lit, prices)
        if shown.refused != view.refused:
            view.set_refused(shown.refused if shown.refused.startswith("clan:") else None)
        effects = tuple(one for one in (*shown.effect, shown.hint) if one.startswith("clan:"))
        if effects != view.effects:
            view.set_effects(effects)
        same = (before.plain, before.phase, before.signs) == (shown.plain, shown.phase, shown.signs)
        if not same or not self.about.text:
            self._words(shown, asked)
        self._offer_sales(shown, asked)

    def _offer_sales(self, shown: Shown, asked: bool) -> None:
        """Goods can be sold while the sheet covers them."""
        goods = [one.partition(":")[2] for one in shown.lit if one.startswith("market:")] if asked else []
        if list(self.sales) == goods:
            return
        for button in self.sales.values():
            self.panel.remove(button)
        wide, high = self.spec.at[2:]
        self.sales = {
            good: self.panel.add(
                Button((wide - _TEXT, high - 48 - 40 * number, _TEXT - 14, 34),
                       self.word("sell", good=self.host.name(good)), partial(self._sell, good), name=f"sell:{good}")
            )
            for number, good in enumerate(goods)
        }

    def drawn(self, shown: Shown) -> object:
        return None

    def _words(self, shown: Shown, asked: bool) -> None:
        self.about.set(text=self.word("asked") if asked else self.word("about"))
        seat = shown.viewer if shown.viewer is not None else 0
        coins, left = shown.plain["coins"][seat], shown.plain["markers_left"][seat]
        self.means.set(text=self.word("coins", n=coins) + ", " + self.word("markers", n=left))
        self.close.set(visible=not asked)
        markers = shown.plain.get(self.spec.shows, {})
        for number, paragraph in enumerate(self.standing):
            here = [name for name, seats in markers.items() if number in seats]
            known = number < len(shown.signs)
            text = ", ".join(self.host.name(name) for name in here) or self.word("nobody")
            paragraph.set(text=f"*{self.host.player(number)}* {text}" if known else "", visible=known)

    def paint(self, surface: Surface, clip: Rect) -> None:
        super().paint(surface, clip)
        if not self.visible or not clip.colliderect(self.rect):
            return
        for number, sign in enumerate(self.seen.signs):
            place = self.grid.rect(self.at[2] - _TEXT, 202 + 58 * number, 18, 18, self.rect.topleft).center
            self.look.signs.draw(surface, sign, 14, place)

    # what the table asks

    def anchor(self, component: str) -> Point | None:
        kind, _, good = component.partition(":")
        if self.visible and kind in ("market", "good"):
            button = self.sales.get(good.partition(":")[0])
            return button.rect.center if button is not None else None
        return self.view.anchor(component) if self.visible and self.view.ready else None

    def told(self, component: str) -> Told | None:
        if not self.visible or self.view.middle_of(component) is None:
            return None
        name = component.partition(":")[2]
        price = self.seen.gauges.get(component)
        if price is None and self.seen.plain.get(self.spec.shows, {}).get(name):
            return Told(self.word("taken"))
        return Told(self.word("price", n=price) if price else self.word("free_road"))
