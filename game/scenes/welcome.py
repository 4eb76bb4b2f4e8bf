"""The very first page: everything that helps to see, hear and follow, in one place and with a live sample."""

from __future__ import annotations

from collections.abc import Iterator

from game.scenes import start
from game.scenes.hearth import Hearth
from game.scenes.page import Page
from game.scenes.settings_parts import Sample, SettingRows, ShortSample, motion_rows, reading_rows
from game.scenes.shell_widgets import LivePicture
from game.ui.context import Context
from game.ui.grid import DESIGN_HEIGHT
from game.ui.widgets import Button, Label, Paragraph


class WelcomeScene(Page):
    """One page, skippable: Enter or Escape leads to the games, with whatever was chosen."""

    title = "welcome.title"

    def __init__(self, context: Context) -> None:
        super().__init__(context, on_back=self._go)
        self.holding = False

    def settings_changed(self) -> None:
        if not self.holding:
            super().settings_changed()

    def build(self) -> None:
        super().build()
        self.work.add_picture(self._paint_home())

    def _paint_home(self) -> Iterator[object]:
        """While somebody reads here: the games' pictures, so that home is whole when it comes."""
        yield None
        home = start.home(self.context)
        home.layout()
        for picture in home.root.walk():
            if isinstance(picture, LivePicture):
                yield from picture.job()

    def fill(self) -> None:
        if self.is_large:
            self._fill_stacked()
            return
        body, text = self.body, self.text
        body.add(Hearth((84, 34, 52, 56)))
        body.add(Label((148, 36, 800, 52), text("welcome.heading"), "hand_over", "cream", name="heading"))
        body.add(Paragraph((150, 92, 800, 44), text("welcome.text"), "prompt", "cream_muted"))
        rows = body.add(self._rows((80, 152, 800, 440)))
        high = max(Sample.HEIGHT, rows.at[3])
        rows.at = (*rows.at[:3], high)
        body.add(Sample((900, 152, 300, high), self))
        top = 152 + high + 18
        body.add(
            Button(
                (900, top, 300, 50),
                text("welcome.go"),
                self._go,
                "primary",
                key=text("table.chord.return"),
                shortcut="return",
                name="go",
            )
        )

    def _fill_stacked(self) -> None:
        k, text = self.k, self.text
        foot = 62 * min(k, 1.5)
        sample = ShortSample.HEIGHT * k
        area = self.scroll((0, 0, 1280, DESIGN_HEIGHT - foot - sample - 14), "welcome")
        high = self.height_of(text("welcome.text"), "prompt", 1200 / k) * k
        area.add(Label((30, 6, 1200, 40 * k), text("welcome.heading"), "title", "cream", name="heading"))
        area.add(Paragraph((30, 6 + 40 * k, 1200, high), text("welcome.text"), "prompt", "cream_muted"))
        top = 14 + 40 * k + high
        area.add(self._rows((20, top, 1230, 0)))
        self.body.add(ShortSample((20, DESIGN_HEIGHT - foot - sample - 8, 1240, sample), self))
        y, high = DESIGN_HEIGHT - foot, foot - 8
        self.body.add(
            Button((20, y, 1240, high), text("welcome.go"), self._go, "primary", shortcut="return", name="go")
        )

    def _rows(self, at: tuple[float, float, float, float]) -> SettingRows:
        rows = SettingRows(at, self, self.text("prefs.section.reading"), "section.reading")
        reading_rows(rows, self)
        rows.top += 8
        motion_rows(rows, self)
        x, y, w, _ = at
        rows.at = (x, y, w, (rows.top + 12) * rows.k)
        return rows

    def _go(self) -> None:
        self.context.change(first_start_done=True)
        self.context.stack.reset(start.home(self.context))
