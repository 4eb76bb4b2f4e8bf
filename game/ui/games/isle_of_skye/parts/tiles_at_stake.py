"""Beside the land while a match is looked back at: the tiles that a decision was about, and their prices."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect

from game.games.isle_of_skye.shown import Player
from game.table.shown import PartSpec
from game.ui.games.isle_of_skye.parts.price_plate import PricePlate
from game.ui.games.isle_of_skye.parts.tile_face import TileFace
from game.ui.games.isle_of_skye.shown import SkyeShown
from game.ui.kinds.part import Host, Part, Point
from game.ui.widget import Widget
from game.ui.widgets import Label, Panel, Sign

_PAD, _GAP, _LARGEST = 9.0, 10.0, 84.0
_PRICED = 60.0
"""So large a tile is at most that has its price below it."""
_PLATE, _SIGN = 44.0, 16.0
_OWN = 3
"""So many own tiles are priced or built at most."""


class AtStake(NamedTuple):
    tile: str
    price: int = 0
    seller: int | None = None
    axed: bool = False


class TilesAtStake(Part):
    seen: SkyeShown
    bleed = 22.0

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        self.panel = self.add(Panel((0, 0, *spec.at[2:]), pin="wide"))
        self.made: list[Widget] = []
        self.faces: list[TileFace] = []

    def drawn(self, shown: SkyeShown) -> object:
        return self.stakes(shown), shown.signs

    def stakes(self, shown: SkyeShown) -> list[AtStake]:
        """While prices are set and while it is built the own tiles; all that are offered while they are bought."""
        players = shown.position.players
        own = players[shown.viewer if shown.viewer is not None else shown.actor or 0]
        if shown.phase == "set_prices":
            return self._priced(shown, own)
        if shown.phase == "build_tiles":
            return [AtStake(tile) for tile in own.got]
        if shown.phase != "buy_tile":
            return []
        return [
            AtStake(tile, price, seat)
            for seat in shown.position.in_order()
            for tile, price in zip(players[seat].offer, players[seat].prices, strict=True)
        ]

    def _priced(self, shown: SkyeShown, own: Player) -> list[AtStake]:
        """With what a line that is looked at puts on them."""
        page = shown.page
        if page is None:  # the last screen was lifted
            return [AtStake(tile, price) for tile, price in zip(own.offer, own.prices, strict=False)]
        return [AtStake(tile, page.price(tile), axed=tile == page.axed) for tile in page.tiles]

    def changed(self) -> None:
        for widget in self.made:
            self.panel.remove(widget)
        self.made, self.faces = [], []
        stakes = self.stakes(self.seen)
        self.panel.set(visible=bool(stakes))
        if not stakes:
            return
        wide, high = self.spec.at[2:]
        most = _PRICED if stakes[0].seller is not None else _LARGEST
        side = min(most, high - 2 * _PAD, (wide - 2 * _PAD) / len(stakes) - _GAP)
        for number, stake in enumerate(stakes):
            step = side + _GAP if stake.seller is not None else (wide - 2 * _PAD) / max(_OWN, len(stakes))
            self._add(stake, _PAD + number * step, side, step)

    def _add(self, stake: AtStake, left: float, side: float, step: float) -> None:
        """The name stands beside a tile; of those on offer there are too many for that."""
        high, add = self.spec.at[3], self.panel.add
        top = _PAD if stake.seller is not None else (high - side) / 2
        face = add(TileFace((left, top, side, side), f"tile:{stake.tile}", self.host))
        face.tooltip = str(self.host.name(face.component))
        self.faces.append(face)
        self.made.append(face)
        face.set(axed=stake.axed)
        if stake.seller is None:
            x, middle, room = left + side + 8, top + side / 2, step - side - 16
            name = (x, middle - (30 if stake.price else 14), room, 28.0)
            self.made.append(add(Label(name, face.tooltip, "body_bold")))
            if stake.price:
                self.made.append(add(PricePlate((x, middle + 4, _PLATE, 24), stake.price)))
        else:
            y = _PAD + side + 3
            sign = self.seen.signs[stake.seller]
            self.made.append(add(Sign((left, y + 3, _SIGN, _SIGN), sign)))
            room = min(_PLATE, side - _SIGN)
            self.made.append(add(PricePlate((left + _SIGN + 1, y, room, 24), stake.price)))

    def anchor(self, component: str) -> Point | None:
        return next((face.middle for face in self.faces if face.component == component), None)

    def region(self, component: str) -> Rect | None:
        return next((face.rect.copy() for face in self.faces if face.component == component), None)
