"""The head of a result: who has won, what stood there, and everybody's place with what it came to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.scenes.result_pictures import Pictured
from game.scenes.result_words import first_without
from game.table.telling import summed
from game.table.ties import victory_told
from game.ui.fonts import Style, StyleLike
from game.ui.widget import At, Widget
from game.ui.widgets import Label, Panel, Sign

if TYPE_CHECKING:
    from game.scenes.result import ResultScene

HIGH = 74.0
_PICTURE, _SIGN = 108.0, 28.0
_CHIP, _STEP = 128.0, 134.0
_TITLES = tuple(Style(size, "serif") for size in (30, 26, 23, 20, 18, 16, 14, 12))
"""Beside five places a long name has little room."""
_SECOND: tuple[StyleLike, ...] = ("prompt", *(Style(size) for size in (14, 13, 12, 11)))
_PLACE, _NAME, _POINTS = Style(20, "serif"), Style(12), Style(19, "bold")


class PlaceChip(Widget):
    """A place, who has it, and with how many points; the winner's is framed."""

    def __init__(self, at: At, place: int, sign: int, name: str, points: int) -> None:
        super().__init__(at, name=f"place:{sign}")
        self.place, self.sign, self.who, self.points = place, sign, name, points

    def draw(self, surface: Surface) -> None:
        theme, grid, rect = self.theme, self.grid, self.rect
        first = self.place == 1
        self.materials.frame(
            surface,
            rect,
            "field" if first else "inset",
            radius=8,
            shadow=None,
            edge=theme.copper if first else None,
            edge_width=2.2 if first else 1,
        )
        ink = theme.copper_ink if first else theme.muted
        self.fonts.draw(surface, str(self.place), _PLACE, ink, (rect.x + grid.px(18), rect.centery), "centre")
        self.look.signs.draw(surface, self.sign, 20, (rect.x + grid.px(43), rect.centery))
        left, room = rect.x + grid.px(61), grid.px(_CHIP - 69)
        for text, style, y in ((self.who, _NAME, 15), (summed(self.points), _POINTS, 35)):
            fitted = self.fonts.fit(text, style, room)
            self.fonts.draw(surface, text, fitted, theme.ink, (left, rect.y + grid.px(y)), room=room)


def fill_head(scene: ResultScene, head: Panel, k: float) -> None:
    """`k` is how much larger than designed it is; with large type places stand on the sheet alone."""
    result, large = scene.session.result(), scene.context.grid.is_large
    assert result is not None
    right = head.at[2] - 16
    if not large:
        right -= _STEP * scene.session.seats
        for number, seat in enumerate(scene.order):
            at = (right + 6 + number * _STEP, (head.at[3] - 50) / 2, _CHIP, 50)
            name, sign = scene.teller.seat(seat), scene.table.model.signs[seat]
            head.add(PlaceChip(at, result.places[seat], sign, name, result.points[seat]))
    left = _add_winners(scene, head, k, result.winners)
    names = scene.teller.speaker.listed([scene.teller.seat(seat) for seat in result.winners])
    key, room = "wins" if len(result.winners) == 1 else "share", right - left
    title = scene.counted(key, who=names, n=result.points[result.winners[0]])
    fonts, wide = scene.context.look.fonts, scene.context.look.grid.px(room)
    style = next((one for one in _TITLES if fonts.width(title, one) <= wide), _TITLES[-1])
    head.add(Label((left, 7 * k, room, 38 * k), title, style))
    told = _second_line(scene)
    forms = ((form, size) for size in _SECOND for form in told if fonts.width(form, size) <= wide)
    second, size = next(forms, (told[-1], _SECOND[-1]))
    head.add(Label((left, 44 * k, room, 22 * k), second, size, "muted", name="decided"))


def _add_winners(scene: ResultScene, head: Panel, k: float, winners: tuple[int, ...]) -> float:
    """One of them with what was built; several, or without a picture, by their signs. Returns where words begin."""
    signs = scene.table.model.signs
    if len(winners) == 1 and scene.pictures.are_there and not scene.context.grid.is_large:
        own = scene.pictures.of_winner(winners[0], tuple(one.turn for one in scene.turns.turns))
        head.add(Pictured((8, 8, _PICTURE, head.at[3] - 16), own, name="winner_picture"))
        place = (8 + _PICTURE - _SIGN / 2, head.at[3] - 10 - _SIGN, _SIGN, _SIGN)
        head.add(Sign(place, signs[winners[0]]))
        return 8 + _PICTURE + _SIGN / 2 + 12
    for number, seat in enumerate(winners):
        head.add(Sign((20 + 58 * number, (head.at[3] - 50 * k) / 2, 50, 50 * k), signs[seat]))
    return 20 + 58 * len(winners) + 14


def _second_line(scene: ResultScene) -> tuple[str, ...]:
    """By how much, or what decided between those who are level; the shorter form behind the longer one."""
    result = scene.session.result()
    assert result is not None
    if result.decided_by is not None:
        return victory_told(result, scene.teller)
    best, second = sorted(result.points, reverse=True)[:2]
    lead = scene.counted("lead", n=best - second)
    first = first_without(scene.sheet, scene.secret_rows, result.points)
    if first is None:
        return (lead,)
    return f"{lead} {scene.text('table.result.turned', who=scene.teller.seat(first))}", lead
