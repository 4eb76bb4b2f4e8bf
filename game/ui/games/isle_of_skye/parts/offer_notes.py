"""Beside the offers: who buys when and has how much gold for sure, and which tiles went back into the bag."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.ui.games.isle_of_skye.parts.tile_face import TileFace
from game.ui.widgets import Label, Panel, Sign

if TYPE_CHECKING:
    from game.ui.games.isle_of_skye.parts.offer_rows import OfferRows

_X, _WIDE = 480.0, 254.0
_ROW = 25.0


class BuyersPanel(Panel):
    def __init__(self, part: OfferRows, order: Sequence[int]) -> None:
        super().__init__((_X, 12, _WIDE, 38 + _ROW * len(order)), part.word("order"), part.word("sure"), padding=14,
                         title_style="second_serif")
        shown = part.seen
        for number, seat in enumerate(order):
            y = 34 + number * _ROW
            acts = seat == shown.actor and seat in part.to_buy
            if acts:
                place = (6, y - 1, _WIDE - 12, _ROW - 1)
                self.add(Panel(place, kind="inset", radius=5, edge="copper", edge_width=1.6))
            self.add(Sign((13, y + 3, 16, 16), shown.signs[seat]))
            told, colour, style = _told(part, seat)
            self.add(Label((35, y, 96, 23), f"{number + 1}. {part.host.player(seat)}", "second_bold"))
            self.add(Label((132, y, _WIDE - 145, 23), told, style, colour, "right"))


def _told(part: OfferRows, seat: int) -> tuple[str, str, str]:
    """What is known of a buyer: what was bought, or the gold that is surely in hand."""
    shown = part.seen
    done = next((one for one in reversed(shown.recent) if getattr(one, "seat", None) == seat
                 and one.word in ("tile_bought", "buying_passed")), None)
    if seat not in part.to_buy and done is not None:
        if done.word == "buying_passed":
            return part.word("passed"), "muted", "second"
        tile, gold = part.host.name(done.tile), done.gold  # type: ignore[attr-defined]
        return part.word("bought", tile=tile, price=gold), "ink", "second"
    if seat == shown.viewer:
        return part.word("you"), "muted", "second"
    least = part.held[seat]
    if least:
        return part.word("least", n=least), "ink", "second_bold"
    return part.word("unknown"), "muted", "second"


class AxedPanel(Panel):
    """The tiles under the axe, each with the sign of whoever put it there."""

    def __init__(self, part: OfferRows, order: Sequence[int], top: float) -> None:
        super().__init__((_X, top, _WIDE, 92), part.word("axed"), padding=14, title_style="second_serif")
        self.faces: list[tuple[TileFace, Sign]] = []
        told = next((one for one in reversed(part.seen.recent) if one.word == "prices_revealed"), None)
        if told is None:
            self.visible = False
            return
        step = min(56.0, (_WIDE - 24) / len(order))
        for number, seat in enumerate(order):
            x = 14 + number * step
            tile: str = told.axed[seat]  # type: ignore[attr-defined]
            face = self.add(TileFace((x, 38, 40, 40), tile, part.host, part.spec.world))
            face.axed = True
            self.faces.append((face, self.add(Sign((x + 30, 66, 15, 15), part.seen.signs[seat]))))

    def uncover(self, count: int | None) -> None:
        """Only the first so many are seen; all for None."""
        for number, (face, sign) in enumerate(self.faces):
            for widget in (face, sign):
                widget.set(visible=count is None or number < count)
