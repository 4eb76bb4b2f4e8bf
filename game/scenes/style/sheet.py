"""The first page of the style sheet: icons, signs, states, type, palette, cards, score sheet."""

from __future__ import annotations

from game.scenes.style.page import Page, nothing
from game.scenes.style.samples import SampleTile, Swatch
from game.table.cards import Card, CardRow
from game.table.facts import PlayerFacts, Stat
from game.ui.icons import ICONS
from game.ui.widgets import Button, Icon, Label, Panel, Sign
from game.ui.widgets.cards import HoverCard
from game.ui.widgets.players import PlayerPanel
from game.ui.widgets.sheet_rows import SheetColumn, SheetRow
from game.ui.widgets.sheets import ScoreTable

SHOWN_ICONS = (
    "undo",
    "hint",
    "scores",
    "log",
    "rules",
    "menu",
    "gear",
    "eye",
    "play",
    "lock",
    "check",
    "cross",
    "barred",
    "plus",
    "minus",
    "go",
    "open",
    "person",
    "bot",
    "clock",
    "flag",
    "wheat",
    "turbine",
    "house",
    "town",
    "castle",
    "cathedral",
    "anchor",
    "mission",
    "supply",
    "seed",
    "sheep",
    "cattle",
    "farm",
    "broch",
    "lighthouse",
    "ship",
    "barrel",
    "scroll",
    "coin",
    "axe",
    "hill",
    "grass",
    "waves",
    "road",
    "squares",
    "globe",
    "turn",
    "hand",
    "redo",
    "back",
)
PLAYERS = ("vermilion", "blue", "yellow", "charcoal", "sky")
SWATCHES = ("walnut", "paper", "inset", "ink", "muted", "copper", "gain", "refuse")
STATES = ("normal", "hover", "legal", "selected", "refused", "disabled")
TOOLS = ("undo", "hint", "scores", "log", "rules")
_TOOLS_WIDE = (66.0, 44.0, 56.0, 52.0, 50.0)
"""As their words need it."""


class StylePage(Page):
    def fill(self) -> None:
        self._icons()
        self._signs()
        self._states()
        self._type()
        self._palette()
        self._cards()
        self._scores()
        self._column()

    def _icons(self) -> None:
        panel = self.add(Panel((12, 52, 470, 318), self.text("icons"), self.text("icons_note")))
        for number, name in enumerate(SHOWN_ICONS):
            assert name in ICONS
            x, y = 8 + number % 10 * 45.4, 44 + number // 10 * 54
            word = self.text(f"icon.{name}")
            panel.add(Icon((x + 11.7, y, 24, 24), name, "ink", "knock", tooltip=self.text("icon_tip", name=word)))
            panel.add(Label((x + 1, y + 25, 45.4, 14), word, "caption", "muted", "centre"))

    def _signs(self) -> None:
        panel = self.add(Panel((494, 52, 478, 116), self.text("players"), self.text("players_note")))
        for number, colour in enumerate(PLAYERS):
            x = 14 + number * 92
            panel.add(Sign((x + 6, 42, 36, 36), number))
            panel.add(Sign((x + 48, 52, 18, 18), number))
            panel.add(Label((x - 4, 84, 84, 18), self.text(f"colour.{colour}"), "body", "muted", "centre"))

    def _states(self) -> None:
        panel = self.add(Panel((494, 180, 478, 190), self.text("states")))
        for number, state in enumerate(STATES):
            x = 15 + number * 75.5
            panel.add(SampleTile((x, 40, 60, 60), state))
            panel.add(Label((x - 10, 104, 80, 16), self.text(f"state.{state}"), "second_bold", "ink", "centre"))
        confirm = panel.add(Button((16, 130, 104, 34), self.text("confirm"), nothing, "primary", style="button"))
        confirm.name = "confirm"
        hovered = panel.add(Button((129, 130, 104, 34), self.text("hover"), nothing, "primary", style="button"))
        hovered.hovered = True
        panel.add(Button((242, 130, 104, 34), self.text("another"), nothing))
        waiting = panel.add(Button((355, 130, 104, 34), self.text("later"), nothing))
        waiting.set_enabled(False, self.text("later_why"), self.text("later"))
        panel.add(Label((16, 167, 446, 18), self.text("states_note"), "caption", "muted"))

    def _type(self) -> None:
        panel = self.add(Panel((984, 52, 284, 252), self.text("type_title"), pin="right"))
        rows = (
            ("title", "title", 44, 40),
            ("heading", "panel", 84, 26),
            ("card", "card", 112, 24),
            ("figure", "score", 138, 34),
            ("prompt", "prompt", 174, 24),
            ("body", "body", 200, 20),
            ("caption", "caption", 222, 18),
        )
        for key, style, y, height in rows:
            panel.add(Label((16, y, 252, height), self.text(f"type.{key}"), style))

    def _palette(self) -> None:
        panel = self.add(Panel((984, 438, 284, 156), self.text("palette"), pin="right"))
        for number, colour in enumerate(SWATCHES):
            x, y = 16 + number % 4 * 64, 38 + number // 4 * 58
            panel.add(Swatch((x, y, 54, 28), colour))
            panel.add(Label((x - 5, y + 31, 64, 16), self.text(f"swatch.{colour}"), "caption", "ink", "centre"))

    def _cards(self) -> None:
        preview = Card(
            self.text("card.title"),
            self.text("card.second"),
            "+5",
            rows=(
                CardRow(self.text("card.group"), "+5", self.text("card.now"), icon="turbine"),
                CardRow(self.text("card.castle"), "+5", self.text("card.end"), icon="castle", tone="copper_ink"),
                CardRow(self.text("card.loss"), "–5", self.text("card.end"), sign=1),
            ),
            foot=self.text("card.click"),
            foot_right=self.text("card.rules"),
        )
        refusal = Card(
            self.text("refusal.title"),
            self.text("refusal.second"),
            reason=self.text("refusal.reason"),
            way_out=self.text("refusal.way_out"),
            foot=self.text("refusal.rule"),
            foot_right=self.text("card.rules"),
        )
        for card, at in ((preview, (12, 382, 300, 156)), (refusal, (12, 552, 300, 160))):
            shown = self.add(HoverCard(at, grow="down"))
            shown.show(card)

    def _scores(self) -> None:
        panel = self.add(Panel((324, 382, 648, 330), self.text("scores"), self.text("scores_note")))
        names = [self.text(f"name.{n}") for n in ("jonas", "anna", "ewan", "morag")]
        columns = [SheetColumn(player, name) for player, name in zip((1, 0, 3, 2), names, strict=True)]
        figures = (
            ("farms", "wheat", (12, 12, 6, 9)),
            ("energy", "turbine", (13, 11, 13, 12)),
            ("towns", "town", (8, 9, 9, 6)),
            ("castles", "castle", (8, 6, 8, 6)),
        )
        rows = [
            SheetRow(self.text(f"source.{key}"), values, self.text(f"when.{key}"), icon=icon)
            for key, icon, values in figures
        ]
        rows.append(SheetRow(self.text("source.missions"), (None,) * 4, self.text("when.missions"), icon="mission"))
        panel.add(
            ScoreTable(
                (10, 38, 628, 260),
                columns,
                rows,
                now_label=self.text("now"),
                totals=("41", "38", "36", "33"),
                later_label=self.text("later_total"),
                later=("+3 = 44", "+5 = 43", "+2 = 38", "+4 = 37"),
                names_width=222,
                name="scores",
            )
        )
        panel.add(Label((16, 303, 470, 18), self.text("scores_hint"), "second_bold", "copper_ink"))
        panel.add(Label((480, 303, 152, 18), self.text("scores_close"), "caption", "muted", "right"))

    def _column(self) -> None:
        stats = (
            Stat("castle", "6", self.text("stat.castles")),
            Stat("mission", "7", self.text("stat.missions")),
            Stat("wheat", "2", self.text("stat.group")),
            Stat("supply", "17", self.text("stat.supply"), True),
        )
        facts = PlayerFacts(1, self.text("name.jonas"), self.text("person"), "person", "41", stats, acting=True)
        self.add(PlayerPanel((984, 316, 284, 110), facts, pin="right"))
        for number, tool in enumerate(TOOLS):
            at = (984.0 + sum(_TOOLS_WIDE[:number]) + 4 * number, 604, _TOOLS_WIDE[number], 44)
            button = self.add(
                Button(at, self.text(f"tool.{tool}"), nothing, "tool", icon=tool, pin="right", name=f"tool.{tool}")
            )
            if tool == "undo":
                button.set_enabled(False, self.text("undo_why"))
        self.add(
            Button(
                (984, 656, 284, 46),
                self.text("end_turn"),
                nothing,
                "primary",
                key=self.text("enter"),
                shortcut="return",
                pin="right",
                name="primary",
            )
        )
