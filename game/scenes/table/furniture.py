"""What stands around the parts of every game: prompt, plaque, players, recap, tools, primary button, and what opens.

Makes the widgets once and fills them anew from showing.py whenever the table changes.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.core.contract import Seat
from game.scenes.table import column, keys, opening
from game.scenes.table.column import COLUMN, PLAYERS_TOP, RIGHT, panel_sizes
from game.scenes.table.hint_note import HintNote
from game.scenes.table.log_book import LogBook
from game.scenes.table.peek import LogPeek
from game.scenes.table.primary_button import PrimaryButton
from game.scenes.table.score_sheet import ScoreSheet
from game.table import figures, showing
from game.table.director import Stage
from game.table.facts import PeekBar, PeekFacts, PeekLine, PlayerFacts, Stat
from game.ui.context import setting
from game.ui.kinds.thumbnail import Thumbnail
from game.ui.widget import Widget
from game.ui.widgets import Button, Label, Plaque, PlayerPanel, Prompt

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

TOOLS = ("undo", "hint", "scores", "log", "rules")


class Furniture:
    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.opened: Widget | None = None
        """The sheet, log, menu or key list that lies over the board."""
        self._came_from: Widget | None = None
        self.counting: dict[Seat, int] = {}
        self._build_head()
        self._build_column()
        self.hint = scene.root.add(HintNote(scene))

    # -- building -----------------------------------------------------------------------------------------------

    def _build_head(self) -> None:
        scene, add = self.scene, self.scene.root.add
        self.menu = add(
            Button(
                (12, 8, 34, 32),
                "",
                lambda: self.command("menu"),
                "plaque",
                icon="menu",
                name="menu",
                tooltip=scene.text("table.tool.menu"),
            )
        )
        self.title = add(Label((56, 8, 220, 32), scene.text(f"{scene.session.rules.id}.title"), "dock", "cream"))
        self.prompt = add(Prompt((150, 7, 684, 34), pin="centre", name="prompt"))
        self.plaque = add(Plaque((RIGHT, 8, COLUMN, 32), pin="right", name="plaque"))

    def _build_column(self) -> None:
        scene, add = self.scene, self.scene.root.add
        seats = scene.session.seats
        high, gap = panel_sizes(scene.screen, seats)
        self.players = [
            add(
                PlayerPanel(
                    column.player_at(scene.screen, seats, seat),
                    self._facts(seat),
                    pin="right",
                    on_stat=partial(self._point_stat, seat),
                    name=f"seat:{seat}",
                )
            )
            for seat in range(seats)
        ]
        bindings = setting(scene.context.settings, "key_bindings", {})
        top = PLAYERS_TOP + seats * (high + gap)
        self.thumbs = [self._thumb(seat, high) for seat in range(seats)]
        place, pin = column.peek_at(scene.screen, top)
        self.peek = add(
            LogPeek(
                place,
                on_point=scene.mark,
                on_look=scene.look_at,
                on_open=lambda: self.command("log"),
                pin=pin,
            )
        )
        self.tools = {
            name: add(
                Button(
                    column.tool_at(scene.screen, number),
                    scene.text(f"table.tool.{name}"),
                    partial(self.command, name),
                    "tool",
                    icon=name,
                    name=name,
                    pin="right bottom",
                    shortcut=keys.chord_for(name, bindings),
                )
            )
            for number, name in enumerate(TOOLS)
        }
        chord = keys.chord_for("primary", bindings)
        self.primary = add(
            PrimaryButton(
                column.primary_at(scene.screen, len(TOOLS)),
                "",
                lambda: self.command("primary"),
                "primary",
                key=keys.shown(chord, scene.context.words),
                shortcut=chord,
                pin="right bottom",
                name="primary",
            )
        )
        self.primary.scene = scene

    def _thumb(self, seat: Seat, high: float) -> Thumbnail | None:
        """A picture of what the player has on the table, to be clicked for a look at it."""
        scene, spec = self.scene, self.scene.screen.panels
        if spec is None:
            return None
        at = (COLUMN - spec.width - 8, 8, spec.width, high - 16)
        tip = scene.text("table.panel.visit", who=scene.session.setup.seats[seat].name)
        thumb = Thumbnail(
            at, spec.world, seat, lambda: scene.visit(seat), name=f"visit:{seat}", tooltip=tip,
            on_hover=lambda inside: scene.glance(seat if inside else None),
        )
        return self.players[seat].add(thumb)

    # -- filling ------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        scene, director = self.scene, self.scene.director
        asked = director.viewer if director.stage is Stage.HAND_OVER else director.actor
        sign = scene.signs[asked] if asked is not None and scene.looking_at is None else None
        text = showing.prompt(director, scene.screen, scene.teller, scene.looking_at, scene.position)
        if scene.motion.telling:
            sign = None
        self.prompt.set(text=text, sign=sign, icon="" if sign is not None else "clock")
        free = scene.context.grid.units(self.prompt.capsule().x) - 56 - 8
        self.title.move_to((56, 8, max(60.0, min(220.0, free)), 32))  # a large capsule leaves less room beside it
        round_, phase = scene.session.progress(scene.shown_position())
        right = scene.teller.say(phase) if phase is not None else ""
        self.plaque.set(left=scene.teller.say(round_), right=right)
        for seat, panel in enumerate(self.players):
            panel.show(self._facts(seat))
        for thumb in self.thumbs:
            if thumb is not None:
                thumb.show(scene.plain(), scene.signs)
        own = scene.screen.column is not None
        for panel in self.players:
            panel.set(visible=not own)
        column.refresh_peek(scene, self.peek, self._peek_facts())
        self._refresh_tools()
        label, enabled = showing.primary_label(director, scene.screen, scene.teller, bool(scene.answers()))
        if scene.motion.telling:
            label, enabled = scene.text("table.primary.go_on"), True
        if scene.looking_at is not None:
            label, enabled = scene.text("table.primary.back_to_now"), True
        self.primary.set(text=label)
        self.primary.set_enabled(enabled, self._why_not_primary() if not enabled else "", label)
        self.hint.refresh()
        refresh = getattr(self.opened, "refresh", None)
        if refresh is not None:
            refresh()

    def refresh_player(self, seat: Seat) -> None:
        self.players[seat].show(self._facts(seat))

    def _why_not_primary(self) -> str:
        scene = self.scene
        component, _ = showing.primary_of(scene.director, scene.screen, scene.phase)
        reason = scene.director.why_not(component)
        return scene.teller.say(reason.say) if reason is not None else ""

    def _refresh_tools(self) -> None:
        scene, director = self.scene, self.scene.director
        bindings = setting(scene.context.settings, "key_bindings", {})
        refusal = director.undo_refusal()
        tip = scene.text("table.tip.undo", chord=keys.shown(keys.chord_for("undo", bindings), scene.context.words))
        if director.can_redo():
            redo = keys.shown(keys.chord_for("redo", bindings), scene.context.words)
            tip += "\n" + scene.text("table.tip.redo", chord=redo)
        self.tools["undo"].set(tooltip=tip)
        why = scene.teller.say(refusal) if refusal is not None else ""
        if refusal is not None and director.can_redo():
            why = tip
        self.tools["undo"].set_enabled(refusal is None, why)
        hints = setting(scene.context.settings, "hints", True)
        can_hint = director.may_act and not director.hint_asked and not director.hidden and hints
        why_no_hint = "off" if not hints else "asked" if director.hint_asked else "not_now"
        self.tools["hint"].set_enabled(can_hint, scene.text(f"table.tip.hint_{why_no_hint}"))
        for name in ("hint", "scores", "log", "rules"):
            chord = keys.shown(keys.chord_for(name, bindings), scene.context.words)
            self.tools[name].set(tooltip=scene.text(f"table.tip.{name}", chord=chord))

    def _facts(self, seat: Seat) -> PlayerFacts:
        scene, director = self.scene, self.scene.director
        who = scene.session.setup.seats[seat]
        plain = scene.plain()
        stats: tuple[Stat, ...] = ()
        if plain:
            stats = tuple(
                Stat(spec.icon, str(value), scene.text(spec.caption), spec.coloured)
                for (_, value), spec in zip(
                    showing.figures(scene.screen, plain, seat, scene.gauges), scene.screen.figures.values(),
                    strict=True,
                )
            )
        kind = scene.text(f"bots.level.{who.bot}.name") if who.is_bot else self._person_words(seat)
        score = self.counting.get(seat, showing.score(director, seat, scene.shown_position()))
        live = scene.looking_at is None
        doing, tone = "", "rests"
        if live:
            waiting = scene.is_live and seat in scene.session.waiting()
            doing, tone = showing.status(scene.screen, scene.teller, plain, scene.recent(), seat, waiting)
        return PlayerFacts(
            scene.signs[seat],
            who.name,
            kind,
            "bot" if who.is_bot else "person",
            str(score),
            stats,
            acting=live and seat == director.actor and director.stage is not Stage.OVER,
            thinking=live and seat == director.thinking,
            status=doing,
            status_tone=tone,
            place=showing.place_in_order(scene.screen, plain, seat),
            room=0 if scene.screen.panels is None else scene.screen.panels.width + 8,
        )

    def _person_words(self, seat: Seat) -> str:
        return self.scene.text("table.who.you" if seat == self.scene.director.viewer else "table.who.person")

    def _peek_facts(self) -> PeekFacts:
        scene, director = self.scene, self.scene.director
        lines = tuple(
            PeekLine(
                scene.signs[turn.seat],
                showing.recap_words(turn, scene.teller, scene.screen),
                showing.recap_points(director, turn, scene.screen),
                turn.pieces(),
                turn.end,
            )
            for turn in showing.recap(director, scene.screen)
        )
        bars = tuple(
            PeekBar(scene.signs[seat], now, total)
            for seat, (now, total) in enumerate(showing.outlook(scene.sheet(), scene.session.seats))
        )
        over = director.stage is Stage.OVER
        title = "table.peek.since" if director.viewer is not None else "table.peek.latest"
        return PeekFacts(
            scene.text(title),
            lines,
            scene.text("table.peek.nothing"),
            scene.text("table.peek.final" if over else "table.peek.if_ended"),
            scene.text(scene.screen.outlook.note),
            bars,
            scene.text(scene.screen.outlook.secret) if scene.screen.outlook.secret and not over else "",
        )

    def _point_stat(self, seat: Seat, stat: int | None) -> None:
        if stat is None:
            self.scene.mark(())
            return
        spec = list(self.scene.screen.figures.values())[stat]
        self.scene.mark(figures.pieces(self.scene.plain(), seat, spec.figure, spec.of, spec.kinds))

    # -- places -------------------------------------------------------------------------------------------------

    def sign_place(self, seat: Seat) -> tuple[int, int]:
        grid, rect = self.scene.context.grid, self.players[seat].rect
        return rect.x + grid.px(28), rect.y + grid.px(24)

    def score_place(self, seat: Seat) -> tuple[int, int]:
        x, y = self.players[seat].score_place()
        half = self.scene.context.grid.px(19)
        return (x + half if self.players[seat].facts.room else x - half), y

    # -- commands -----------------------------------------------------------------------------------------------

    def command(self, name: str) -> bool:
        """What a tool button or a key asks for; False if there is nothing to do."""
        scene, director = self.scene, self.scene.director
        match name:
            case "primary":
                return self._press_primary()
            case "undo" | "redo":
                scene.motion.finish()
                return director.undo() if name == "undo" else director.redo()
            case "hint":
                if self.tools["hint"].enabled:
                    director.ask_hint()
            case "scores":
                self._toggle(ScoreSheet)
            case "log":
                self._toggle(LogBook)
            case "hide":
                director.hide(not director.hidden)
            case "pause":
                director.pause(not director.paused)
            case "rules":
                opening.show_rules(scene, scene.pointing.rule())
            case "menu" | "keys":
                self.close_top()
                opening.open_panel(self, name)
            case "next" | "previous":
                step = 1 if name == "next" else -1
                return any(part.next_lit(step) for part in scene.parts.values())
            case "hand":
                return self._focus_hand()
            case "turn" | "turn_back" | "mark":
                return any(part.command(name) for part in scene.open_parts())
            case "zoom_in" | "zoom_out" | "zoom_fit":
                for part in scene.parts.values():
                    zoom = getattr(part, "zoom", None)
                    if zoom is not None:
                        zoom({"zoom_in": 1.25, "zoom_out": 0.8, "zoom_fit": 0.0}[name])
            case _:
                return False
        return True

    def _press_primary(self) -> bool:
        scene, director = self.scene, self.scene.director
        told = scene.motion.telling
        scene.motion.finish()
        if told:
            return True
        if scene.looking_at is not None:
            scene.look_at(None)
        elif director.stage is Stage.HAND_OVER:
            director.hand_over()
        elif director.stage is Stage.OVER:
            opening.show_result(scene)
        elif director.stage is Stage.BOT and director.paused:
            director.pause(False)
        elif director.hidden:
            director.hide(False)
        else:
            component, _ = showing.primary_of(director, scene.screen, scene.phase)
            answers = scene.answers()
            return scene.hand_in(answers) if answers else scene.choose(component)
        return True

    def _focus_hand(self) -> bool:
        """The keyboard goes to the own holdings, and from there back to the board."""
        scene = self.scene
        names = [part.spec.component for part in scene.parts.values() if part.spec.component]
        focus = scene.root.focus
        if names and (focus is None or focus.name not in names):
            inside = (w for w in scene.root.walk() if w.name == names[-1])
        else:
            inside = (w for part in scene.parts.values() if part.leads for w in part.walk())
        target = next((w for w in inside if w.focusable and w.shown), None)
        scene.root.set_focus(target, visible=True)
        return target is not None

    def _toggle(self, kind: type[Widget]) -> None:
        was = type(self.opened)
        self.close_top()
        if was is not kind:
            self.open(kind(self.scene))  # type: ignore[arg-type]

    def open(self, widget: Widget) -> None:
        """Lay something over the board; only one thing at a time. The keyboard comes back when it is closed."""
        self.close_top()
        root = self.scene.root
        self._came_from = root.focus
        self.scene.card.hide()
        self.opened = self.scene.root.add(widget)
        if widget.modal:
            first = next((w for w in widget.walk() if w.focusable and w.name != "close"), None)
            root.set_focus(first, visible=root.focus_visible)
        elif (first := getattr(widget, "first", None)) is not None:
            root.set_focus(first, visible=root.focus_visible)
        self.scene.panel_changed()

    def close_top(self) -> bool:
        if self.opened is None:
            return False
        gone, self.opened = self.opened, None
        if gone.parent is not None:
            gone.parent.remove(gone)
        root, back = self.scene.root, self._came_from
        if root.focus is None and back is not None and back.root is root and back.shown:
            root.set_focus(back, visible=root.focus_visible)
        self.scene.mark(())
        self.scene.panel_changed()
        return True
