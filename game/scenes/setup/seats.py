"""The seats of the table being laid: one row each, to be dragged, named, and given to a person or a bot."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from pygame import Surface

from game.core.characters import line_of
from game.core.names import LONGEST_NAME
from game.scenes.page import Page, Sheet
from game.scenes.setup.seat_parts import AddSeat, Grip, SignButton, a_note, has_own_signs
from game.scenes.setup_model import PERSON, SeatPlan, TablePlan
from game.scenes.shell_widgets import Ground
from game.ui.animation import Tween, ease_out
from game.ui.widget import At, Widget
from game.ui.widgets import IconButton, Segmented, TextField

ROW, TOP = 52.0, 46.0
STEP, CLOSE_STEP = 60.0, 54.0
CLOSE_FROM = 5
"""So many seats and more stand closer, so that the panel is as high for every game."""
PERSON_KEY = "person"


@dataclass(frozen=True)
class SeatActs:
    """What the page does when the table changes: `changed` redraws the rest, `counted` makes the rows anew."""

    changed: Callable[[], object]
    counted: Callable[[], object]


class SeatsPanel(Sheet):
    """All rows, and an invitation for the next seat. `k` enlarges everything."""

    def __init__(self, at: At, page: Page, plan: TablePlan, levels: list[tuple[str, str]], acts: SeatActs) -> None:
        super().__init__(
            at,
            page.k,
            page.text("setup.seats.title"),
            name="seats",
            note=page.text(a_note(plan)) if at[2] / page.k > 640 else "",
        )
        self.page = page
        self.plan = plan
        self.levels = levels
        self.acts = acts
        self.rows = [self.add(SeatRow(self, seat, self.row_place(n))) for n, seat in enumerate(plan.seats)]
        if not plan.is_full:
            nth = page.text(f"setup.seats.add_nth.{len(plan.seats) + 1}")
            self.add(AddSeat(self.row_place(len(plan.seats)), nth, self._add))
        self.refresh()

    @staticmethod
    def height(seats: int, most: int) -> float:
        """What so many rows take in a game for at most `most`."""
        return TOP + _step(most) * seats + 8

    @property
    def step(self) -> float:
        return _step(self.plan.facts.players.max)

    def row_place(self, index: int) -> At:
        k = self.k
        return 12 * k, (TOP + self.step * index) * k, (self.wide - 24) * k, ROW * k

    def _add(self) -> None:
        levels = self.plan.levels
        bots = [seat.bot for seat in self.plan.seats if seat.bot]
        self.plan.add(bots[-1] if bots else (levels[0] if len(self.plan.seats) == 1 and levels else PERSON))
        self.acts.counted()

    def index_of(self, seat: SeatPlan) -> int:
        return self.plan.seats.index(seat)

    def refresh(self) -> None:
        """Names, flags and crosses as the plan says, without making the rows anew."""
        for row in self.rows:
            row.refresh()

    def move(self, seat: SeatPlan, to: int) -> None:
        """Another order; the rows slide to their new places."""
        if not 0 <= to < len(self.plan.seats) or to == self.index_of(seat):
            return
        self.plan.move(self.index_of(seat), to)
        for row in self.rows:
            if not row.dragged:
                self.slide(row)
        self.acts.changed()

    def slide(self, row: SeatRow) -> None:
        start, goal = row.at, self.row_place(self.index_of(row.seat))

        def step(share: float) -> None:
            if not row.dragged:
                row.move_to((goal[0], start[1] + (goal[1] - start[1]) * share, goal[2], goal[3]))

        self.page.timeline.play(Tween(140, step, ease_out))


class SeatRow(Widget):
    """Grip, sign, name, person or bot, the flag of who begins where one may choose that, cross."""

    bleed = 10.0

    def __init__(self, panel: SeatsPanel, seat: SeatPlan, at: At) -> None:
        super().__init__(at)
        self.panel = panel
        self.seat = seat
        self.dragged = False
        page, k, wide = panel.page, panel.k, at[2] / panel.k
        index = panel.index_of(seat)
        text = page.text

        def put(x: float, y: float, w: float, h: float) -> At:
            return x * k, y * k, w * k, h * k

        self.add(Ground(put(0, 0, wide, ROW)))
        self.add(Grip(put(6, 8, 24, 36), self, f"grip.{index}", text("setup.seats.order")))
        self.sign = self.add(
            SignButton(put(31, 5, 42, 42), seat, panel.plan.facts.id, self._next_sign, name=f"sign.{index}")
        )
        name_wide = min(150.0, wide * 0.235)
        self.field = self.add(
            TextField(
                put(74, 9, name_wide, 34),
                seat.name,
                self._rename,
                on_done=self._named,
                longest=LONGEST_NAME,
                name=f"name.{index}",
            )
        )
        left = 74 + name_wide + 12
        signs = 96 if panel.plan.facts.start_option else 56
        self.choice = self.add(
            Segmented(
                put(left, 9, wide - left - signs, 34),
                [(PERSON_KEY, text("setup.person")), *panel.levels],
                seat.bot or PERSON_KEY,
                self._sit,
                told={level: text(f"bots.level.{level}.about") for level, _ in panel.levels},
                name=f"kind.{index}",
            )
        )
        self.flag = None
        if panel.plan.facts.start_option:
            self.flag = self.add(
                IconButton(put(wide - 84, 8, 36, 36), "flag", self._start, size=18, name=f"flag.{index}")
            )
        self.cross = self.add(
            IconButton(put(wide - 44, 8, 36, 36), "cross", self._remove, size=12, name=f"remove.{index}")
        )

    def refresh(self) -> None:
        plan, text = self.panel.plan, self.panel.page.text
        index = self.panel.index_of(self.seat)
        name = plan.names()[index]
        starts = plan.starter is self.seat
        self.field.set(placeholder=plan.default_name(index))
        self.field.tooltip = self._about(name)
        if has_own_signs(plan):
            self.sign.set(tooltip=text("setup.seats.sign", name=name))
        else:
            self.sign.set_enabled(False, text("setup.seats.sign_by_role", name=name))
        self.sign.invalidate()
        if self.flag is not None:
            self.flag.set(
                colour_name="copper" if starts else "track_off",
                tooltip=text("setup.seats.starts" if starts else "setup.seats.start", name=name),
            )
        least = plan.facts.players.min
        enough = len(plan.seats) > least
        self.cross.tooltip = text("setup.seats.remove")
        self.cross.set_enabled(enough, text("setup.seats.keep", n=least))

    def _about(self, name: str) -> str:
        """Of a bot: how it likes to play."""
        text = self.panel.page.text
        return f"*{name}*\n{text(line_of(self.seat.sign))}" if self.seat.bot else text("setup.seats.name")

    def draw(self, surface: Surface) -> None:
        if self.dragged:
            self.materials.shadow(surface, self.rect, "air", 7)

    def drag_to(self, y: float) -> None:
        """Follow the pointer; the others make room."""
        panel, (x, _, w, h) = self.panel, self.at
        lowest = panel.row_place(len(panel.rows) - 1)[1]
        self.move_to((x, max(panel.row_place(0)[1], min(lowest, y)), w, h))
        panel.move(self.seat, round((self.at[1] / panel.k - TOP) / panel.step))

    def _next_sign(self) -> None:
        self.panel.plan.next_sign(self.panel.index_of(self.seat))
        self.panel.acts.changed()

    def _rename(self, name: str) -> None:
        self.panel.plan.rename(self.panel.index_of(self.seat), name)
        self.panel.acts.changed()

    def _named(self, _: str) -> None:
        """Enter ends the name and goes on to the next person's: the match is begun by nobody who still types."""
        rows, root = self.panel.rows, self.root
        below = rows[rows.index(self) + 1 :]
        following = next((row.field for row in below if not row.seat.bot), None)
        if root is not None and following is not None:
            root.set_focus(following, visible=True)
            following.set(anchor=0, caret=len(following.text))
        elif root is not None:
            root.set_focus(root.find("start"), visible=True)

    def _sit(self, choice: str) -> None:
        bot = PERSON if choice == PERSON_KEY else choice
        self.panel.plan.sit(self.panel.index_of(self.seat), bot)
        self.panel.acts.changed()

    def _start(self) -> None:
        self.panel.plan.set_starter(self.panel.index_of(self.seat))
        self.panel.acts.changed()

    def _remove(self) -> None:
        self.panel.plan.remove(self.panel.index_of(self.seat))
        self.panel.acts.counted()


def level_names(page: Page, levels: tuple[str, ...]) -> list[tuple[str, str]]:
    return [(level, page.text(f"bots.level.{level}.name")) for level in levels]


def _step(most: int) -> float:
    return CLOSE_STEP if most >= CLOSE_FROM else STEP
