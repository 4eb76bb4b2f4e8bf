"""Where the advice stands: on no button, nothing it speaks of, and rather over the recap than over what is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.contract import seat_id
from game.core.named import names_in
from game.ui.kinds.board_part import BoardPart
from game.ui.kinds.covering import figures_in_sight
from game.ui.kinds.filled import entries_of
from game.ui.widget import At, Widget
from game.ui.widgets.buttons import PressWidget

if TYPE_CHECKING:
    from game.scenes.table.hint_note import HintNote
    from game.ui.kinds import Part
    from game.ui.widgets.players import PlayerPanel

_TOP, _FOOT, _BELOW = 62.0, 700.0, 46
_LEFTS = (24.0, 360.0, 680.0)
_RIGHT, _COLUMN_ENDS, _REACH = 1268.0, 592.0, 44.0
"""The edge of the right column and the end of its recap, and how far a place goes that has no shape of its own."""
_STEP = 24
"""So finely a place is looked for where the usual ones are all on something of it."""
_BUTTONS, _SPOKEN, _OTHERS = 1000.0, 100.0, 20.0
"""How bad it is to lie on the buttons of the table, on what it speaks of or a lesson does, on other ways."""
_BOARD, _PART, _PLAYER, _RECAP = 24.0, 30.0, 2.0, 2.0
"""And on all of a board, of a part beside it, of what is told of a player, of the recap."""
_PROMISED = 40.0
"""And on the panel that shows what the advice would change."""
_LINE = 50.0
"""So high above advice a lesson's line stands."""
_STANDS = 2.0
"""And on a place of a board where something stands."""
_CUT = 8.0
"""And on a part of what is told of a player: half of it says nothing."""
_EDGE, _GROWN = 0.06, 1.3
"""Which part of something may be under it without a word of it being lost, and so much higher than its words a note
may be to cover all of something."""
_LEFT_OUT = 10.0
"""And to say less than all of it."""


class HintPlace:
    """For one note."""

    def __init__(self, note: HintNote) -> None:
        self.note = note

    @property
    def foot(self) -> float:
        """Where it ends at the latest: in the window, or above the tools where another line stands below it."""
        return _COLUMN_ENDS - self.note.spare if self.note.spare else _FOOT

    @property
    def most_high(self) -> float:
        """So high a note may be, or its buttons are not in the window any more."""
        return self.foot - _BELOW

    def over_column(self, wide: float, high: Callable[[float], float]) -> At | None:
        """Over what a column of the game's own tells of the players, if nothing there is spoken of or pressed now."""
        scene, own = self.note.scene, self.note.scene.model.screen.column
        if own is None:
            return None
        at = (own.left, own.rows[scene.session.seats][0], wide, high(wide))
        spot = self.note.grid.rect(*at)
        busy = [*scene.kept_clear(), *(place for place, _ in self._weights()), *self._tools()]
        if spot.collidelist(busy) >= 0:
            return None
        under = [one for part in scene.open_parts() if not part.leads for one in self._wholes(part)]
        low = max((one.bottom for one in under if _share(spot, one) > _EDGE), default=spot.bottom)
        low = max(low, spot.bottom)
        whole = Rect(spot.topleft, (spot.w, low - spot.y))
        if low == spot.bottom or whole.collidelist(busy) >= 0:
            return at
        if whole.h > _GROWN * spot.h:
            return None  # mostly bare paper over what is played
        return (*at[:3], self.note.grid.units(whole.h))  # half a part below it would say nothing

    def _wholes(self, part: Part) -> list[Rect]:
        """What is seen whole or not at all: the row of each player, else the part."""
        seats = range(self.note.scene.session.seats)
        return [at for seat in seats if (at := part.region(seat_id(seat))) is not None] or [part.rect]

    def _tools(self) -> list[Rect]:
        """All that is pressed: beside the table, and what a board has of its own."""
        scene = self.note.scene
        boards = (part for part in scene.open_parts() if part.leads)
        own = [one.rect for part in boards for one in part.walk() if isinstance(one, PressWidget) and one.shown]
        return [*self._beside(), *(rect for rect in own if rect.w)]

    def _beside(self) -> list[Rect]:
        furniture = self.note.scene.furniture
        return [furniture.primary.rect, *(tool.rect for tool in furniture.tools.values())]

    in_the_way = False
    """Whether the best place lies on what it speaks of all the same."""

    def best(self, widths: Sequence[float], high: Callable[[float], float]) -> At:
        """At the upper left, in the column of players, or wherever it covers least."""
        note, scene = self.note, self.note.scene
        weights, soft = self._weights(), self._soft()
        tools = self._tools()
        clear = scene.kept_clear()
        panels = [panel.rect for panel in self._panels()]

        def covers(at: At) -> float:
            spot = note.grid.rect(*at)
            buttons = _BUTTONS if spot.collidelist(tools) >= 0 else 0
            spoken_of = _SPOKEN * len(self._with_line(spot).collidelistall(clear))
            named = sum(weight for place, weight in weights if spot.colliderect(place))
            hidden = sum(weight * _share(spot, place) for place, weight in soft)
            cut = _CUT * sum(spot.colliderect(one) and not spot.contains(one) for one in panels)
            return buttons + spoken_of + named + hidden + cut + less[at[2]]

        column = note.grid.units(min(tool.left for tool in self._beside())) - 12
        sizes, less = [], dict[float, float]()
        for wide in widths:
            sizes.append((wide, high(wide)))
            less[wide] = 0.0 if note.is_whole else _LEFT_OUT
        usual = [self._over_whole(at) for size in sizes for at in self._usual(column, *size)]
        found = min(usual, key=covers)
        if covers(found) >= _OTHERS:
            found = min((found, *(at for size in sizes for at in self._anywhere(column, *size))), key=covers)
        self.in_the_way = covers(found) >= _SPOKEN
        return found

    def _with_line(self, spot: Rect) -> Rect:
        """And the line above it, to which a lesson's card folds beside advice."""
        line = self.note.grid.px(_LINE) if getattr(self.note.scene, "tutor", None) is not None else 0
        return Rect(spot.x, spot.y - line, spot.w, spot.h + line)

    def _usual(self, column: float, wide: float, high: float) -> Iterator[At]:
        lowest = max(float(_BELOW), self.foot - high)
        tops, lefts = (min(_TOP, lowest), lowest), (*_LEFTS, column - wide, _RIGHT - wide)
        yield from ((left, top, wide, high) for top in tops for left in lefts)
        if self.note.scene.model.screen.column is None or self.note.large:  # large type has no column of its own
            yield (_RIGHT - wide, max(float(_BELOW), min(self.foot, _COLUMN_ENDS) - high), wide, high)

    def _anywhere(self, column: float, wide: float, high: float) -> Iterator[At]:
        rows = range(_BELOW, max(_BELOW + 1, int(self.foot - high)), _STEP)
        lefts = range(8, max(9, int(column - wide) + 1), _STEP)
        return ((float(left), float(top), wide, high) for top in rows for left in lefts)

    def _over_whole(self, at: At) -> At:
        """Over all of a panel that the upper or lower edge would cut: half of one says nothing."""
        grid, spot = self.note.grid, self.note.grid.rect(*at)
        peek = self.note.scene.furniture.peek
        column = [*self._panels(), *([peek] if peek.shown else [])]
        cut = [one.rect for one in column if one.rect.colliderect(spot)]
        top, bottom = min((one.top for one in cut), default=spot.top), max((one.bottom for one in cut), default=0)
        up, down = grid.units(max(0, spot.top - top)), grid.units(max(0, bottom - spot.bottom))
        return (at[0], at[1] - up, at[2], at[3] + up + down)

    def _panels(self) -> list[PlayerPanel]:
        return [panel for panel in self.note.scene.furniture.players if panel.shown]

    def _weights(self) -> list[tuple[Rect, float]]:
        """What it speaks of, what can be chosen, and what other ways are about."""
        scene, advice = self.note.scene, self.note.advice
        hint = scene.director.bots.hint
        spoken: Sequence[str] = hint.action.touches() if hint is not None else ()
        others = [one for other in advice.others for one in other.pieces]
        others += [one for text in advice.also for one, _ in names_in(text)]
        weights = dict.fromkeys(scene.director.lit(), 1.0) | dict.fromkeys(others, _OTHERS)
        weights |= dict.fromkeys(spoken, _SPOKEN)
        found = [(at, weight) for one, weight in weights.items() if (at := self._shown_at(one)) is not None]
        found += [(one.rect, _PROMISED) for one in self._panels() if any(stat.promise for stat in one.facts.stats)]
        needed = (*entries_of(scene.open_parts()), *figures_in_sight(scene.open_parts()))
        stand = [
            (at, _STANDS if part.leads else _OTHERS) for part in scene.open_parts() for at in part.keeps_clear("")
        ]
        return [*found, *((at, _OTHERS) for at in needed), *stand]

    def _soft(self) -> list[tuple[Rect, float]]:
        """What is better seen as well."""
        scene = self.note.scene
        parts = [(part.rect, _BOARD if part.leads else _PART) for part in scene.open_parts()]
        column: list[tuple[Widget, float]] = [(panel, _PLAYER) for panel in self._panels()]
        column.append((scene.furniture.peek, _RECAP))
        return parts + [(one.rect, weight) for one, weight in column if one.shown]

    def _shown_at(self, component: str) -> Rect | None:
        """Where it is seen just now; what one would have to open first is not hidden by lying on what leads there."""
        scene = self.note.scene
        region = next((at for part in scene.open_parts() if (at := _all_of(part, component)) is not None), None)
        if region is not None:
            return region
        point, reach = scene.anchor(component), self.note.grid.px(_REACH)
        return None if point is None else Rect(point, (0, 0)).inflate(reach, reach)


def _all_of(part: Part, component: str) -> Rect | None:
    """Its place with its edges, if that has a shape of its own; a square of a board has."""
    at = part.region(component)
    if at is None and isinstance(part, BoardPart) and part.visible:
        at = part.view.square_of(component)
    return at


def _share(spot: Rect, place: Rect) -> float:
    """How much of a place is covered."""
    both = spot.clip(place)
    return both.w * both.h / max(1, place.w * place.h)
