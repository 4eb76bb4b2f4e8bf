"""Settings: every change holds at once and is kept. Reading, motion and sound, what a match does; a live sample."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.settings import Settings
from game.scenes.key_panel import KeyPanel
from game.scenes.page import Page
from game.scenes.settings_parts import STAYS, TIMEOUTS, Sample, SettingRows, motion_rows, reading_rows
from game.ui.context import Context
from game.ui.grid import DESIGN_HEIGHT
from game.ui.widgets import Button, Choice, Dialog

KEPT_ON_RESET = ("last_table", "presets", "lessons", "lesson_places", "first_start_done", "others", "language")


class SettingsScene(Page):
    title = "prefs.title"

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.holding = False
        """True while a slider is dragged: the page must not be made anew under the pointer."""

    def settings_changed(self) -> None:
        if not self.holding:
            super().settings_changed()

    def fill(self) -> None:
        self.head(self.text("prefs.prompt"), "gear")
        top = self.head_height
        if self.is_large:
            area = self.scroll((0, top, 1280, DESIGN_HEIGHT - top), "settings")
            y = 6.0
            for panel in (self._reading, self._sample, self._motion, self._match):
                y += area.add(panel((16, y, 1240, 0))).at[3] + 14
            y += area.add(KeyPanel((16, y, 1240, KeyPanel.height(1240 / self.k) * self.k), self)).at[3] + 14
            area.add(self._reset((16, y, 400 * min(self.k, 1.6), 44 * self.k)))
            area.content_height = y + 44 * self.k + 20
            return
        left = 972 - 12
        reading = self.body.add(self._reading((12, top, left, 0)))
        motion = self.body.add(self._motion((12, top + reading.at[3] + 10, left / 2 - 5, 0)))
        match = self.body.add(self._match((12 + left / 2 + 5, motion.at[1], left / 2 - 5, 0)))
        high = max(motion.at[3], match.at[3])
        motion.at, match.at = (*motion.at[:3], high), (*match.at[:3], high)
        keys_top = motion.at[1] + high + 10
        self.body.add(KeyPanel((12, keys_top, left, 712 - keys_top), self))
        self.body.add(self._sample((984, top, 284, 0)))
        self.body.add(self._reset((984, 668, 284, 44)))

    def _rows(self, at: tuple[float, float, float, float], section: str) -> SettingRows:
        return SettingRows(at, self, self.text(f"prefs.section.{section}"), f"section.{section}")

    @staticmethod
    def _fit(rows: SettingRows) -> SettingRows:
        x, y, w, _ = rows.at
        rows.at = (x, y, w, (rows.top + 10) * rows.k)
        return rows

    def _reading(self, at: tuple[float, float, float, float]) -> SettingRows:
        rows = self._rows(at, "reading")
        reading_rows(rows, self)
        return self._fit(rows)

    def _motion(self, at: tuple[float, float, float, float]) -> SettingRows:
        rows = self._rows(at, "motion")
        motion_rows(rows, self)
        return self._fit(rows)

    def _match(self, at: tuple[float, float, float, float]) -> SettingRows:
        rows = self._rows(at, "match")
        rows.switch("curtain", "prefs.curtain_note")
        rows.switch("hide_hand_on_focus_loss", "prefs.hide_note")
        if self.is_large:
            rows.switch("warnings", "prefs.warnings_note")
            rows.switch("hints", "prefs.hints_note")
            rows.switch("stirring", "prefs.stirring_note")
        else:
            rows.switches("warnings", "hints", "stirring")
        rows.top += 6
        self._seconds(rows, "curtain_timeout", TIMEOUTS)
        self._seconds(rows, "stay_seconds", STAYS)
        return self._fit(rows)

    def _seconds(self, rows: SettingRows, name: str, known: Mapping[int, str]) -> None:
        """A choice among some numbers of seconds, each with its word; the nearest to what is set is chosen."""
        now = getattr(self.context.settings, name)
        chosen = min(known, key=lambda seconds: abs(seconds - now))
        choices = [(str(seconds), self.text(f"prefs.timeout.{word}")) for seconds, word in known.items()]
        rows.choice(name, choices, str(chosen), lambda seconds: self.context.change(**{name: int(seconds)}))

    def _sample(self, at: tuple[float, float, float, float]) -> Sample:
        x, y, w, _ = at
        return Sample((x, y, w, Sample.HEIGHT * self.k), self)

    def _reset(self, at: tuple[float, float, float, float]) -> Button:
        return Button(at, self.text("prefs.reset"), self._ask_reset, name="reset")

    def _ask_reset(self) -> None:
        self.ask(
            Dialog(
                self.text("prefs.reset"),
                self.text("prefs.reset_text"),
                [
                    Choice(self.text("prefs.reset_no"), key="escape"),
                    Choice(self.text("prefs.reset_yes"), self._reset_all, primary=True),
                ],
            )
        )

    def _reset_all(self) -> None:
        usual = Settings()
        names = [name for name in Settings.__struct_fields__ if name not in KEPT_ON_RESET]
        self.context.change(**{name: getattr(usual, name) for name in names})
