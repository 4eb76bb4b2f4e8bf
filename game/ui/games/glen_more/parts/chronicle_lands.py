"""The territories of all as a sheet over the table, while something in those of others is to be chosen."""

from __future__ import annotations

from pygame import Rect, Surface

from game.core.contract import Event
from game.table.shown import PartSpec
from game.ui.animation import Script
from game.ui.games.glen_more import table
from game.ui.games.glen_more.parts.chronicle_sheet import ChronicleSheet
from game.ui.games.glen_more.parts.opened import OPEN, is_open
from game.ui.games.glen_more.shown import GlenShown
from game.ui.kinds.painted import PaintedPart
from game.ui.kinds.part import Host

_HEAD, _PAD = 44.0, 12.0
_PLACE, _WHO = "land", "mobster"
FOREIGN, OF_FOREIGN = "activate_foreign", "dubious_tome"
"""The question about tiles of others, and the Chronicle that asks it."""
_TILES = ("tile:", "start_village:", "home_castle:")
_BOARDS = ("penny_mobs", OF_FOREIGN)
"""Whose chips open the sheet again once it has been closed."""


def in_lands(component: str) -> bool:
    return component.startswith(_TILES)


class ChronicleLands(ChronicleSheet):
    """Opens by itself alone; what happens is told by the boards."""

    opens_itself = False

    needs = {"": ("title", "foreign")}
    takes = {}

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        PaintedPart.__init__(self, spec, host, name)
        self.visible = False
        self._shut: object = None
        self._cut: list[str] = []
        self._told = None

    def story(self, event: Event) -> Script | None:
        return None

    def _wanted(self, shown: GlenShown) -> bool:
        own = shown.viewer is not None and shown.visit is None and not shown.hidden
        again = any(is_open(shown, OPEN, board) for board in _BOARDS)
        return own and self.asked(shown) and (again or self._shut != self._question(shown))

    def asked(self, shown: GlenShown) -> bool:
        """Somebody has been clicked who goes to another territory, or nothing else is to be chosen."""
        if shown.phase == FOREIGN:
            return any(map(in_lands, shown.lit))
        somewhere = any(one.startswith(f"{_PLACE}:") for one in shown.lit)
        someone = any(one.startswith(f"{_WHO}:") for one in shown.chosen)
        nobody = not any(one.startswith(f"{_WHO}:") for one in shown.lit)
        return somewhere and (someone or nobody)

    def _question(self, shown: GlenShown) -> object:
        return super()._question(shown), shown.chosen

    def painted(self, surface: Surface, rect: Rect) -> dict[str, Rect]:
        brush = table.ChronicleBrush(self.look, surface, self.seen, self.host, "")
        brush.frame(rect, "paper", 10)
        title = self.word("foreign") if self.seen.phase == FOREIGN else self.word("title")
        self._head(brush, rect, 18, title)
        table.paint_lands(brush, brush.box(rect, _PAD, _HEAD, self.at[2] - 2 * _PAD, self.at[3] - _HEAD - _PAD))
        self._cut = brush.cut
        return brush.regions

    def pressed(self, component: str) -> None:
        if component == "close":
            self.fold()
        else:
            self.host.choose(component)
            self.host.draft({})
