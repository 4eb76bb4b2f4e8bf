"""All clans behind their screens, each with its three open tiles: for whoever may not look behind one just now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.ui.games.isle_of_skye import table
from game.ui.games.isle_of_skye.parts.tile_face import TileFace
from game.ui.signs import Livery
from game.ui.widget import At, Widget
from game.ui.widgets import Icon, Label, Panel, Sign

if TYPE_CHECKING:
    from game.ui.games.isle_of_skye.parts.price_screen import PriceScreen

_LEFT, _WIDE, _ROOM, _GAP, _HIGHEST = 14.0, 720.0, 516.0, 8.0, 150.0
_TILES = 3
_NAME, _HALF = 216.0, 26.0
"""Where names begin, and how high each of the two lines beside a screen is."""


class ScreenBack(Widget):
    """A player's folded screen as everybody else sees it."""

    def __init__(self, at: At) -> None:
        super().__init__(at)
        self.player = 0

    def draw(self, surface: Surface) -> None:
        livery = Livery(self.player, self.player)
        surface.blit(table.screen_back(self.look, self.at[2:], livery), self.rect)


class OthersPage(Widget):
    """A row for each clan in the order of buying."""

    def __init__(self, page: PriceScreen, seats: int) -> None:
        super().__init__((0, 0, 748, 540))
        self.page = page
        high = min(_HIGHEST, (_ROOM - _GAP * (seats - 1)) / seats)
        top = 12 + (_ROOM - seats * high - (seats - 1) * _GAP) / 2
        side = min(110.0, high - 20)
        self.rows = []
        for n in range(seats):
            row = self.add(Panel((_LEFT, top + n * (high + _GAP), _WIDE, high), kind="waiting", radius=8))
            left = _WIDE - 14 - _TILES * (side + 8)
            room, line, height = left - _NAME - 8, high / 2, _HALF
            screen = row.add(ScreenBack((10, 8, _NAME - 52, high - 16)))
            sign = row.add(Sign((_NAME - 28, line - height / 2 - 10, 20, 20), 0))
            name = row.add(Label((_NAME, line - height, room, height), "", "body_bold"))
            icon = row.add(Icon((_NAME - 25, line + height / 2 - 7, 14, 14), "clock", "muted"))
            state = row.add(Label((_NAME, line, room, height), "", "second", "muted"))
            faces = [
                row.add(TileFace((left + k * (side + 8), (high - side) / 2 - 2, side, side), "tile:", page.host))
                for k in range(_TILES)
            ]
            self.rows.append((screen, sign, name, icon, state, faces))

    def show(self) -> None:
        page, position, signs = self.page, self.page.seen.position, self.page.seen.signs
        for n, (seat, row) in enumerate(zip(position.in_order(), self.rows, strict=True)):
            screen, sign, name, icon, state, faces = row
            sealed, tiles = position.players[seat].sealed, position.players[seat].offer
            screen.set(player=signs[seat])
            sign.set(player=signs[seat])
            name.set(text=page.host.player(seat).within(f"{n + 1}. "))
            icon.set(icon="check" if sealed else "clock", colour_name="gain_text" if sealed else "muted")
            told = page.word("done") if sealed else page.word("sets")
            state.set(text=told, colour_name="gain_text" if sealed else "muted")
            for face, tile in zip(faces, (*tiles, *[""] * (_TILES - len(tiles))), strict=True):
                face.set(visible=bool(tile), component=f"tile:{tile}")
