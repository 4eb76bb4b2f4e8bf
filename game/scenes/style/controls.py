"""The second page of the style sheet: fields, choices, curve, reading, questions, player panels."""

from __future__ import annotations

from game.scenes.style.page import Page, nothing
from game.table.facts import PlayerFacts, Stat
from game.ui.widgets import (
    Button,
    Choice,
    Dialog,
    Label,
    Line,
    Panel,
    Paragraph,
    ProgressBar,
    ScrollArea,
    Segmented,
    Slider,
    TextField,
    Toast,
    Toggle,
)
from game.ui.widgets.charts import LineChart, Series
from game.ui.widgets.players import PlayerPanel


class ControlsPage(Page):
    def fill(self) -> None:
        self._fields()
        self._chart()
        self._reading()
        self._column()
        self.toast = self.add(Toast())

    def _fields(self) -> None:
        panel = self.add(Panel((12, 52, 470, 372), self.text("fields")))
        label = self.text("field.name")
        panel.add(Label((16, 46, 120, 34), label, "body_bold", "muted"))
        panel.add(TextField((140, 46, 180, 34), self.text("name.anna"), longest=16, name="field"))
        panel.add(Label((16, 92, 120, 34), self.text("field.seed"), "body_bold", "muted"))
        panel.add(
            TextField(
                (140, 92, 180, 34),
                "4817 2063",
                icon="seed",
                allowed=lambda c: c in "0123456789 ",
                longest=12,
                style="prompt",
                name="seed",
            )
        )
        levels = [(key, self.text(f"level.{key}")) for key in ("person", "easy", "normal", "hard")]
        panel.add(Segmented((16, 140, 438, 36), levels, "normal", nothing, name="level"))
        panel.add(
            Segmented(
                (16, 188, 438, 36), self.context.speeds(), "fast", nothing, refused={"slow": self.text("slow_why")}
            )
        )
        panel.add(
            Toggle(
                (16, 240, 438, 24),
                self.text("toggle.curtain"),
                True,
                nothing,
                note=self.text("toggle.curtain_note"),
                name="curtain",
            )
        )
        panel.add(
            Toggle((16, 274, 438, 24), self.text("toggle.hints"), False, nothing, note=self.text("toggle.hints_note"))
        )
        panel.add(Label((16, 312, 120, 34), self.text("slider.text"), "body_bold", "muted"))
        panel.add(
            Slider((140, 312, 314, 34), 80, 200, 100, nothing, step=10, shown=lambda v: f"{v:.0f} %", name="slider")
        )

    def _chart(self) -> None:
        panel = self.add(Panel((494, 52, 478, 372), self.text("curve"), self.text("curve_note")))
        values = (
            (0, 4, 9, 15, 22, 31, 38),
            (0, 6, 10, 19, 27, 33, 41),
            (0, 3, 8, 12, 20, 26, 33),
            (0, 5, 11, 14, 19, 29, 36),
        )
        series = [Series(player, points) for player, points in enumerate(values)]
        panel.add(LineChart((10, 44, 456, 256), series, ticks=[str(n) for n in range(7)], name="curve"))
        panel.add(Line((16, 308, 446, 1)))
        for number, done in enumerate((5, 3)):
            panel.add(Label((16, 318 + 24 * number, 120, 20), self.text(f"lesson.{number + 1}"), "body"))
            panel.add(ProgressBar((150, 323 + 24 * number, 220, 9), done, 6))
            panel.add(Label((380, 318 + 24 * number, 82, 20), f"{done}/6", "second", "muted", "right"))

    def _reading(self) -> None:
        panel = self.add(Panel((12, 436, 470, 276), self.text("reading")))
        area = panel.add(ScrollArea((16, 42, 440, 220), 420, name="reading"))
        area.add(Paragraph((0, 0, 420, 420), "\n\n".join([self.text("reading_text")] * 3), "body"))
        asks = self.add(Panel((494, 436, 478, 276), self.text("asking")))
        asks.add(Paragraph((16, 42, 446, 60), self.text("asking_text"), "body"))
        asks.add(Button((16, 112, 216, 38), self.text("ask"), self._ask, name="ask"))
        asks.add(Button((246, 112, 216, 38), self.text("say"), self._say, name="say"))
        for number, key in enumerate(("rules", "replays", "settings")):
            icon = {"rules": "rules", "replays": "play", "settings": "gear"}[key]
            asks.add(Button((12, 164 + 34 * number, 454, 32), self.text(f"row.{key}"), nothing, "row", icon=icon))

    def _ask(self) -> None:
        root = self.root
        assert root is not None
        root.add(
            Dialog(
                self.text("dialog.title"),
                self.text("dialog.text"),
                [
                    Choice(self.text("dialog.no"), key="escape"),
                    Choice(self.text("dialog.yes"), primary=True, key="return"),
                ],
            )
        )

    def _say(self) -> None:
        self.toast.say(self.text("toast"))

    def _column(self) -> None:
        names = ("anna", "jonas", "morag", "ewan")
        stats = (
            Stat("castle", "4", self.text("stat.castles")),
            Stat("mission", "8", self.text("stat.missions")),
            Stat("wheat", "2", self.text("stat.group")),
            Stat("supply", "17", self.text("stat.supply"), True),
        )
        for number, name in enumerate(names):
            bot = number > 1
            who = "bot" if bot else "person"
            facts = PlayerFacts(
                number,
                self.text(f"name.{name}"),
                self.text(who),
                who,
                str(41 - 3 * number),
                stats,
                acting=number == 0,
                thinking=number == 2,
                status=self.text("status") if number == 3 else "",
            )
            self.add(PlayerPanel((984, 52 + 122 * number, 284, 126 if number == 3 else 112), facts, pin="right"))
