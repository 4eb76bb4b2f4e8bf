"""Set-up: three columns like the table that follows, or, with large type, panels below each other."""

from __future__ import annotations

from functools import partial
from itertools import count

from pygame import Surface

from game.bots.levels import LEVELS
from game.core.game_facts import game_facts
from game.core.names import clean_name
from game.scenes import presets, start
from game.scenes.page import MARGIN, Page
from game.scenes.setup.options import OptionsPanel
from game.scenes.setup.seats import SeatActs, SeatsPanel, level_names
from game.scenes.setup.side_panels import GamePanel, Offer, PresetsPanel, TablePanel
from game.scenes.setup_model import TablePlan, built_in_presets, lays_a_table
from game.ui.context import Context
from game.ui.events import Event, Key
from game.ui.grid import DESIGN_HEIGHT
from game.ui.kinds import worlds
from game.ui.look import Look
from game.ui.widget import Widget
from game.ui.widgets import Button, Choice, Dialog, IconButton, Label, TextField

FOR_TESTS = "random"
LONGEST_PRESET = 22


class SetupScene(Page):
    title = "setup.title"

    def __init__(self, context: Context, game: str) -> None:
        super().__init__(context)
        self.facts = game_facts(game)
        self.plan = self._new_plan()
        self.plan.use(presets.last_table(context, game) or next(iter(built_in_presets(self.facts).values())))

    def _new_plan(self) -> TablePlan:
        levels = tuple(level.id for level in LEVELS if level.id != FOR_TESTS)
        people, bots = self.text("setup.default_names").split(","), self.text("setup.bot_names").split(",")
        return TablePlan(self.facts, levels, people, bots)

    # building

    def own_ground(self, look: Look) -> Surface | None:
        return worlds.backdrop(self.facts.id, look)

    def fill(self) -> None:
        self._name_in_language()
        count = self.text("setup.count", n=len(self.plan.seats), most=self.facts.players.max)
        self.head(self.text("setup.prompt"), "person", self.text(f"games.{self.facts.id}.name"), count)
        if self.is_large:
            self._fill_stacked()
        else:
            self._fill_columns()
        self.refresh()

    def _name_in_language(self) -> None:
        """Who has typed a name at any table is called by it at the next one."""
        known = presets.names_of_people(self.context)
        usual = self.text("setup.default_names").split(",")
        self.plan.people = (*known, *usual[len(known) :])
        self.plan.bots = tuple(self.text("setup.bot_names").split(","))

    def _fill_columns(self) -> None:
        body = self.body
        body.add(self._game_panel((12, 52, 288, 444)))
        body.add(self._presets_panel((12, 506, 288, 206)))
        most = self.facts.players.max
        seats = SeatsPanel.height(max(most, 4), most) + (0 if most > 4 else 22)
        self.seats = body.add(self._seats_panel((312, 52, 660, seats)))
        self._lots(self.seats)
        body.add(OptionsPanel((312, 52 + seats + 10, 660, 712 - 62 - seats), self, self.plan, self.refresh))
        self.table = body.add(TablePanel((984, 52, 284, 540), self, self.plan))
        body.add(Button((984, 602, 137, 44), self.text("setup.back"), self.back, icon="back", name="leave"))
        body.add(Button((1131, 602, 137, 44), self.text("setup.save_preset"), self._ask_name, name="save_preset"))
        self._start_button(body, (984, 656, 284, 50))

    def _fill_stacked(self) -> None:
        k, top, most = self.k, self.head_height, self.facts.players.max
        foot = 58 * min(k, 1.5)
        area = self.scroll((0, top, 1280, DESIGN_HEIGHT - top - foot - 8), "setup")
        wide, y = 1240.0, 4.0
        seats = SeatsPanel.height(min(most, len(self.plan.seats) + 1), most) * k
        options, table, game = OptionsPanel.height(self.plan) * k, 284 * k, 206 * k
        self.seats = area.add(self._seats_panel((16, y, wide, seats)))
        self._lots(self.seats)
        y += seats + 14
        area.add(OptionsPanel((16, y, wide, options), self, self.plan, self.refresh))
        y += options + 14
        self.table = area.add(TablePanel((16, y, wide, table), self, self.plan))
        y += table + 14
        area.add(self._presets_panel((16, y, wide, 240 * k)))
        y += 240 * k + 14
        if k < 1.9:
            area.add(self._game_panel((16, y, wide, game)))
        at_y, high = DESIGN_HEIGHT - foot - 2, foot - 8
        body = self.body
        body.add(Button((MARGIN, at_y, 290, high), self.text("setup.back"), self.back, name="leave"))
        body.add(
            Button(
                (MARGIN + 302, at_y, 350, high), self.text("setup.save_preset"), self._ask_name, name="save_preset"
            )
        )
        self._start_button(body, (MARGIN + 664, at_y, 592, high))

    def _seats_panel(self, at: tuple[float, float, float, float]) -> SeatsPanel:
        names = level_names(self, self.plan.levels)
        return SeatsPanel(at, self, self.plan, names, SeatActs(self.refresh, self.rebuild))

    def _lots(self, panel: SeatsPanel) -> None:
        """The die at the head of the flags."""
        if not self.facts.start_option:
            return
        k = self.k
        x = panel.at[2] - (12 + 84) * k
        self.lots = panel.add(IconButton((x, 8 * k, 36 * k, 34 * k), "seed", self._draw_lots, size=18, name="lots"))
        if panel.note:
            panel.note = ""
            place = (panel.at[2] - 480 * k, 9 * k, 370 * k, 30 * k)
            panel.add(Label(place, self.text("setup.seats.note"), "caption", "muted", "right"))

    def _game_panel(self, at: tuple[float, float, float, float]) -> GamePanel:
        learn = partial(start.open_lessons, self.context, self.facts.id)
        rules = partial(start.open_rules, self.context, self.facts.id)
        return GamePanel(at, self, self.facts, learn, rules)

    def _presets_panel(self, at: tuple[float, float, float, float]) -> PresetsPanel:
        built = [Offer(key, self.text(f"setup.preset.{key}")) for key in built_in_presets(self.facts)]
        own = []
        for name, plain in presets.own(self.context, self.facts.id).items():
            trouble = "" if lays_a_table(plain) else self.text("setup.preset.damaged")
            own.append(Offer(name, clean_name(name, LONGEST_PRESET) or "?", True, trouble))
        return PresetsPanel(at, self, own + built, self._use, self._forget)

    def _start_button(self, parent: Widget, at: tuple[float, float, float, float]) -> None:
        self.start = parent.add(
            Button(
                at,
                self.text("setup.start"),
                self._start,
                "primary",
                key=self.text("table.chord.return"),
                shortcut="return",
                name="start",
            )
        )

    # changes

    def refresh(self) -> None:
        """After any change of the plan: everything that shows it."""
        self.seats.refresh()
        self.table.refresh()
        trouble = self.plan.trouble()
        why = self.text(trouble.key, **dict(trouble.values)) if trouble else ""
        self.start.set_enabled(trouble is None, why, self.text("setup.start_not"))
        if self.facts.start_option:
            drawn = self.plan.starter is None
            self.lots.set(
                colour_name="copper" if drawn else "track_off",
                tooltip=self.text("setup.seats.lot_on" if drawn else "setup.seats.lot"),
            )

    def _draw_lots(self) -> None:
        self.plan.set_starter(None)
        self.refresh()

    def _use(self, key: str) -> None:
        found = presets.own(self.context, self.facts.id).get(key) or built_in_presets(self.facts).get(key)
        if found is not None:
            self.plan.use(found)
            self.rebuild()

    def _forget(self, name: str) -> None:
        presets.forget(self.context, self.facts.id, name)

    def _ask_name(self) -> None:
        text = self.text
        taken = presets.own(self.context, self.facts.id)
        number = next(n for n in count(1) if text("setup.save.usual", n=n) not in taken)

        def done(name: str) -> None:
            dialog.close()
            self._keep(name)

        dialog = Dialog(
            text("setup.save.title"),
            text("setup.save.text") + "\n\n",
            [
                Choice(text("setup.save.no"), key="escape"),
                Choice(text("setup.save.yes"), lambda: self._keep(field.text), primary=True),
            ],
        )
        field = TextField(
            (24, 0, 412, 36),
            text("setup.save.usual", n=number),
            longest=LONGEST_PRESET,
            on_done=done,
            name="preset_name",
        )
        field.anchor = 0
        self.ask(dialog)
        body = dialog.body.at
        field.at = (24, body[1] + body[3] - 38, body[2], 36)
        dialog.panel.add(field)
        self.root.set_focus(field)

    def _keep(self, name: str) -> None:
        if name := clean_name(name, LONGEST_PRESET):
            presets.keep(self.context, self.facts.id, name, self.plan.to_plain())

    def _start(self) -> None:
        presets.remember(self.context, self.facts.id, self.plan.to_plain())
        start.start_match(self.context, self.plan.to_setup(), instead_of=self)

    def on_event(self, event: Event) -> bool:
        if isinstance(event, Key) and event.name == "f1":
            start.open_rules(self.context, self.facts.id)
            return True
        return super().on_event(event)
