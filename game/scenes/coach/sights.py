"""The table beside a turn that is looked back at: as it was then, and as it looked after either line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import structs
from pygame import Rect, Surface

from game.core.contract import Seat
from game.core.session import Session
from game.scenes.coach.columns import BETTER, DONE
from game.scenes.tally.pieces import Marks
from game.table import showing
from game.table.coach_words import Line, Told
from game.table.proposal import picker_for
from game.table.screen import Screen
from game.table.shown import PartSpec, ShownOf
from game.ui.kinds import Part
from game.ui.kinds.board_part import BoardPart
from game.ui.widget import At, Widget

Point = tuple[int, int]
_RADIUS = 26.0
_HIGH = 26.0


def parts_for(session: Session, screen: Screen) -> dict[str, PartSpec]:
    """Those that the game names, at their places here, whatever the phase."""
    found = showing.parts_of(session, screen)
    return {
        name: PartSpec(kind=spec.kind, at=spec.at, pin=spec.pin, world=spec.world)
        if spec.kind
        else structs.replace(found[name], at=spec.at, large=None, pin=spec.pin, phases=())
        for name, spec in screen.looking_back.items()
    }


class Pills(Widget):
    """What lies where, in a word: done, better."""

    def __init__(self, at: At, **placing: str) -> None:
        super().__init__(at, **placing)
        self.pills: tuple[tuple[Point, str, bool], ...] = ()
        """Above which place, what is said, and whether it is the better one."""

    def draw(self, surface: Surface) -> None:
        grid, theme, fonts = self.grid, self.theme, self.fonts
        taken: list[Rect] = []
        for at, text, better in self.pills:
            style = fonts.low("body_bold", grid.px(_HIGH - 4))
            box = Rect(0, 0, fonts.width(text, style) + grid.px(20), max(grid.px(_HIGH), fonts.line_height(style)))
            box.midbottom = (at[0], at[1] - grid.px(_RADIUS))
            box.clamp_ip(self.rect)
            if box.collidelist(taken) >= 0:
                box.midtop = (at[0], at[1] + grid.px(_RADIUS))
                box.clamp_ip(self.rect)
            taken.append(box)
            face, ink = (theme.copper_ink, theme.button_text) if better else (theme.paper, theme.ink)
            self.materials.fill(
                surface, box.inflate(grid.px(3), grid.px(3)), theme.cream if better else theme.muted, 14
            )
            self.materials.fill(surface, box, face, 14)
            fonts.draw(surface, text, style, ink, box.center, "centre", box.w)


class Sights:
    """Of one match and one seat: what its parts show."""

    def __init__(
        self, session: Session, seat: Seat, screen: Screen, parts: Mapping[str, Part], marks: Marks, pills: Pills
    ) -> None:
        self.session = session
        self.seat = seat
        self.screen = screen
        self.parts = parts
        self.marks = marks
        self.pills = pills
        self.picker = picker_for(session.rules)
        self._ready = False

    def has_come(self) -> bool:
        """Whether what is painted in steps can be seen now, and could not when it was last asked."""
        boards = [part.view for part in self.parts.values() if isinstance(part, BoardPart)]
        ready = all(view.ready for view in boards)
        came, self._ready = ready and not self._ready, ready
        return came

    def show(self, told: Told | None, at: int, which: str, words: tuple[str, str]) -> None:
        """`which` line is shown as it came out; without one the table as it was before both."""
        line = None if told is None else told.better if which == BETTER else told.done if which == DONE else None
        self._show_parts(at, line, told)
        spots = [] if told is None else self._spots(told, which)
        first = next(iter(self.parts.values()))
        radius = first.grid.px(_RADIUS)
        self.marks.set(
            veiled=first.rect.copy(), sheets=first.sheets() if spots and not which else (),
            holes=tuple((spot, radius) for spot, _ in spots if first.rect.collidepoint(spot)),
        )  # fmt: skip
        self.pills.set(pills=tuple((spot, words[better], better) for spot, better in spots))

    def _show_parts(self, at: int, line: Line | None, told: Told | None) -> None:
        session, seat = self.session, self.seat
        position: Any = session.shown(seat, at) if line is None else line.after
        shown = ShownOf(
            position=position,
            figures=session.figures(seat, seat, at) if line is None else line.figures,
            viewer=seat,
            actor=seat,
            signs=showing.signs_of(session, self.screen, position),
            effect=() if line is None else line.pieces,
            holds=showing.holds(session.sheet(seat, at), seat, self.screen),
            phase=session.phase(at),
            recent=showing.recent(session, self.screen, seat, at),
            page=self.picker.page(session.view(seat, at), seat),
        )
        for part in self.parts.values():
            part.show(shown)

    def _spots(self, told: Told, which: str) -> list[tuple[Point, bool]]:
        """Where each line is on the table: at what only this one is about."""
        lines = [(told.done, False)] + ([(told.better, True)] if told.better is not None else [])
        found: list[tuple[Point, bool]] = []
        for line, better in lines:
            other = told.done if better else told.better
            if which and which != (BETTER if better else DONE):
                continue
            own = [one for one in line.pieces if other is None or one not in other.pieces]
            spot = next((at for at in map(self._anchor, own) if at is not None), None)
            if spot is not None:
                found.append((spot, better))
        return found

    def _anchor(self, component: str) -> Point | None:
        for part in self.parts.values():
            at = part.anchor(component)
            if at is not None and part.rect.collidepoint(at):
                return at
        return None
