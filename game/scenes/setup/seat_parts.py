"""What a row of the seats is moved and changed with."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Surface

from game.scenes.setup_model import SeatPlan, TablePlan
from game.scenes.shell_widgets import dashed_box
from game.table.screen import screen_of
from game.ui.events import LEFT, Event, Key, Pointer
from game.ui.kinds import worlds
from game.ui.widget import At, Widget
from game.ui.widgets import PressWidget

if TYPE_CHECKING:
    from game.scenes.setup.seats import SeatRow

_SIGN, _FIGURE = 0.72, 0.94
"""Of the button: the sign alone, or the piece with it."""


class Grip(Widget):
    """Drags its row up and down; with the keyboard Page up and Page down move it."""

    focusable = True
    bleed = 12.0

    def __init__(self, at: At, row: SeatRow, name: str, tooltip: str) -> None:
        super().__init__(at, name=name, tooltip=tooltip)
        self.row = row
        self._held: float | None = None

    def handle(self, event: Event) -> bool:
        panel = self.row.panel
        if isinstance(event, Key) and event.name in ("page up", "page down"):
            step = -1 if event.name == "page up" else 1
            panel.move(self.row.seat, panel.index_of(self.row.seat) + step)
            return True
        if not isinstance(event, Pointer):
            return False
        if event.kind == "down" and event.button == LEFT:
            self._held = event.pos[1] - self.row.rect.y
            return True
        if event.kind == "drag" and self._held is not None:
            if not self.row.dragged:
                self._lift(True)
            top = event.pos[1] - self._held - panel.rect.y
            self.row.drag_to(top / self.grid.u)
            return True
        if event.kind in ("up", "drop"):
            self._held = None
            if self.row.dragged:
                self._lift(False)
                panel.slide(self.row)
            return True
        return event.kind == "click"

    def _lift(self, up: bool) -> None:
        """The dragged row is drawn above the others."""
        panel, row = self.row.panel, self.row
        row.dragged = up
        if up:
            panel.children.remove(row)
            panel.children.append(row)
        row.invalidate()

    def draw(self, surface: Surface) -> None:
        if self.highlighted:
            self.materials.highlight(surface, self.rect, 6)
            self.materials.frame(surface, self.rect, "field", radius=6, shadow=None)
        size = 16 * self.row.panel.k
        self.look.icons.draw(surface, "grip", size, self.theme.muted, self.rect.center)


def has_own_signs(plan: TablePlan) -> bool:
    """Whether colours and signs are chosen in the set-up; in some games the role that somebody takes brings them."""
    return screen_of(plan.facts.id).signs is None


class SignButton(PressWidget):
    """The player's piece and sign; a click gives the next free one. Where roles bring the signs, nobody has one
    yet."""

    def __init__(self, at: At, seat: SeatPlan, world: str, on_press: Callable[[], object], name: str) -> None:
        super().__init__(at, on_press, name=name)
        self.seat = seat
        self.world = world

    def draw(self, surface: Surface) -> None:
        spot = self.rect.move(0, self.grid.line(1)) if self.down else self.rect
        if self.highlighted:
            self.materials.highlight(surface, spot, 8)
            self.materials.frame(surface, spot, "field", radius=8, shadow=None)
        if not self.enabled:
            self.look.icons.draw(surface, "person", self.at[3] * 0.5, self.theme.muted, spot.center)
            return
        sign = self.seat.sign
        figure = worlds.seat_figure(self.world, self.look, sign, round(self.rect.h * _FIGURE))
        made = figure or self.look.signs.picture(sign, round(self.rect.h * _SIGN))
        surface.blit(made, made.get_rect(center=spot.center))


class AddSeat(PressWidget):
    """A dashed row that invites another player."""

    def __init__(self, at: At, text: str, on_press: Callable[[], object]) -> None:
        super().__init__(at, on_press, name="add_seat")
        self.text = text

    def draw(self, surface: Surface) -> None:
        grid, theme = self.grid, self.theme
        if self.highlighted:
            self.materials.highlight(surface, self.rect, 7)
            self.materials.frame(surface, self.rect, "field", radius=7, shadow=None)
        dashed_box(surface, self.rect, theme.plain_edge, grid.line(1), grid.px(5))
        x = self.rect.x + round(self.rect.h * 0.52)
        self.look.icons.draw(surface, "plus", self.rect.h / grid.u * 0.24, theme.chip, (x, self.rect.centery))
        x += round(self.rect.h * 0.5)
        self.fonts.draw(surface, self.text, "prompt", theme.muted, (x, self.rect.centery))

    def overflow(self) -> list[str]:
        return [] if self.fonts.width(self.text, "prompt") + self.rect.h * 1.2 < self.rect.w else [self.text]


def a_note(plan: TablePlan) -> str:
    """The rules of some games leave nobody a say in who begins."""
    return "setup.seats.note" if plan.facts.start_option else "setup.seats.note_order"
