"""What everybody offers, a row for each seller: tiles with their prices, what they would bring, who sells them.

`shows` names the tiles by seat in the plain view; the prices stand in `prices` at the same places.
"""

from __future__ import annotations

from pygame import Surface

from game.ui.kinds.coins import CoinRow
from game.ui.kinds.part import Host, Part, PartSpec, Point, Shown, Told
from game.ui.kinds.tile_face import TileFace
from game.ui.widget import Widget
from game.ui.widgets import Label, Panel, Paragraph, Sign
from game.ui.worlds.isle_of_skye.felt import felt

_PAGE = 748.0, 540.0
_WHO, _OFFER = 148.0, 282.0
_ROOM, _GAP = 516.0, 8.0
_HIGHEST = 148.0


class Offer(Panel):
    """One tile with its price."""

    def __init__(self, part: OfferRows, at: tuple[float, float, float, float], tile: str) -> None:
        super().__init__(at, kind="paper", radius=7)
        self.tile = tile
        side = at[3] - 14
        x, word = side + 18, part.word
        shown = part.seen
        lit = f"tile:{tile}" in shown.lit
        self.lit = lit
        self.kind = "paper" if lit else "waiting"
        self.face = self.add(TileFace((7, 7, side, side), f"tile:{tile}", part.host, drags=False))
        wide = at[2] - x - 10
        seller, price = part.found[tile]
        self.add(Label((x, 6, wide, 20), part.host.name(f"tile:{tile}"), "second_serif"))
        self.add(CoinRow((x, 26, 24, 28), part.spec.world, 1, units=20))
        self.add(Label((x + 26, 26, wide - 26, 28), str(price), "figure"))
        gold = shown.gauges.get(f"purse:{shown.viewer}")
        best = shown.gauges.get(f"best:tile:{tile}:{shown.viewer if shown.viewer is not None else shown.actor}")
        line, colour = "", "muted"
        if shown.viewer == seller:
            line = word("own")
        elif gold is not None and gold < price:
            line, colour = word("missing", n=price - gold), "refuse_text"
        elif best is not None:
            line, colour = word("best", n=f"+{best}" if best else "0"), "gain_text" if best else "muted"
        if line:
            self.add(Paragraph((x, 54, wide, at[3] - 58), line, "second", colour))


class OfferRows(Part):
    leads = True
    bleed = 22.0
    needs = {"": ("offered", "income", "gold", "sold_out")}

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        self.page = self.add(Widget((0, 0, *_PAGE), pin="centre middle"))
        self.found: dict[str, tuple[int, int]] = {}
        """Tile -> who sells it, and its price."""
        self.offers: list[Offer] = []

    def drawn(self, shown: Shown) -> object:
        return (shown.viewer, shown.phase, shown.lit, shown.signs, str(shown.plain.get(self.spec.shows)),
                str(shown.plain.get("prices")), tuple(shown.gauges.items()), shown.actor, shown.visit, shown.hidden)

    def changed(self) -> None:
        shown = self.seen
        self.page.clear()
        self.offers, self.found = [], {}
        if shown.phase not in self.spec.phases or not shown.plain:
            return
        plain, seats = shown.plain, shown.plain["seats"]
        for seat in range(seats):
            for tile, price in zip(plain[self.spec.shows][seat], plain["prices"][seat], strict=True):
                self.found[tile] = seat, price
        start = plain.get("start") or 0
        high = min(_HIGHEST, (_ROOM - _GAP * (seats - 1)) / seats)
        top = 12 + (_ROOM - seats * high - (seats - 1) * _GAP) / 2
        for place in range(seats):
            self._row((start + place) % seats, place, (14, top + place * (high + _GAP), 720, high))

    def _row(self, seat: int, place: int, at: tuple[float, float, float, float]) -> None:
        shown, host, high = self.seen, self.host, at[3]
        who = self.page.add(Panel((at[0], at[1], _WHO - 8, high), kind="waiting", lit=seat == shown.actor))
        who.add(Sign((12, 12, 20, 20), shown.signs[seat]))
        who.add(Label((38, 10, _WHO - 56, 24), f"{place + 1}. {host.player(seat)}", "body_bold"))
        who.add(Label((12, 36, _WHO - 32, 18), self.word("income"), "caption", "muted"))
        income = shown.gauges.get(f"income:seat:{seat}", 0)
        who.add(Label((12, 54, _WHO - 32, 20), self.word("gold", n=income), "second_bold"))
        tiles = shown.plain[self.spec.shows][seat]
        for number, tile in enumerate(tiles):
            x = at[0] + _WHO + number * (_OFFER + 8)
            self.offers.append(self.page.add(Offer(self, (x, at[1], _OFFER, high), tile)))
        if not tiles:
            gone = self.page.add(Panel((at[0] + _WHO, at[1], 572, high), kind="waiting", radius=7))
            gone.add(Paragraph((16, high / 2 - 10, 538, 22), self.word("sold_out"), "body", "muted"))

    def next_lit(self, step: int) -> bool:
        """The keyboard goes from one tile that can be bought to the next."""
        faces = [offer.face for offer in self.offers if offer.lit]
        root = self.root
        if not faces or root is None or not self.visible:
            return False
        now = next((n for n, face in enumerate(faces) if face is root.focus), -1 if step > 0 else 0)
        root.set_focus(faces[(now + step) % len(faces)], visible=True)
        return True

    # what the table asks

    def component_at(self, pos: Point) -> str:
        return next((one.face.component for one in self.offers if one.face.rect.collidepoint(pos)), "")

    def anchor(self, component: str) -> Point | None:
        if not self.visible:
            return None
        return next((one.face.middle for one in self.offers if one.face.component == component), None)

    def told(self, component: str) -> Told | None:
        tile = component.removeprefix("tile:")
        if tile not in self.found or not self.visible:
            return None
        seller, price = self.found[tile]
        return Told(self.word("offered", who=self.host.player(seller), price=price))

    def draw(self, surface: Surface) -> None:
        self.materials.shadow(surface, self.rect, "board", 5)
        surface.blit(felt(self.look, self.rect.size), self.rect)
