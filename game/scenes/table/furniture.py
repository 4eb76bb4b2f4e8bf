"""What stands around the parts of every game: prompt, plaque, players, recap, tools, primary button, and what opens.

Makes the widgets once and fills them anew with each moment of the model. What keys and buttons do: commands.py.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.core.contract import Seat
from game.scenes.table import column, commands
from game.scenes.table.column import COLUMN, PLAYERS_TOP, RIGHT, panel_sizes
from game.scenes.table.hint_marks import HintMarks
from game.scenes.table.hint_note import HintNote
from game.scenes.table.inset import Inset
from game.scenes.table.names import place_of
from game.scenes.table.peek import LogPeek
from game.scenes.table.primary_button import PrimaryButton
from game.table import figures, furnishing, keys
from game.table.facts import PeekLine
from game.table.furnishing import TOOLS
from game.table.moment import Moment
from game.table.replies import reply
from game.table.spent import spent_since, spent_words
from game.ui.context import setting
from game.ui.fonts import SMALLEST, Style
from game.ui.kinds.thumbnail import Thumbnail
from game.ui.widget import Widget
from game.ui.widgets import Button, Label, Plaque, Prompt, Veil
from game.ui.widgets.full_panels import FullPanel, is_low, picture_at

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_READ_MS = 5000.0  # so long stands what a click has spent: it comes while one looks elsewhere


class Furniture:
    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.model = scene.model
        self.opened: Widget | None = None
        """The sheet, log, menu or key list that lies over the board."""
        self._came_from: tuple[Widget | None, bool] = None, False
        """Where the keyboard was before that, and whether there was a ring."""
        self._veil: Veil | None = None
        self._heard = self._answered = len(scene.session)
        self._build_head()
        self._build_column()
        self.marks = scene.root.add(HintMarks(scene))
        self.hint = scene.root.add(HintNote(scene))
        self.inset = scene.root.add(Inset(scene.context))

    # -- building -----------------------------------------------------------------------------------------------

    def _build_head(self) -> None:
        scene, add = self.scene, self.scene.root.add
        tip = scene.text("table.tool.menu")
        self.menu = add(
            Button((12, 8, 34, 32), "", lambda: self.command("menu"), "plaque", icon="menu", name="menu", tooltip=tip)
        )
        self.title = add(Label((56, 8, 220, 32), scene.text(f"{scene.session.rules.id}.title"), "dock", "cream"))
        at = (54, 7, 918, 34) if scene.context.grid.is_large else (150, 7, 684, 34)  # the title yields
        self.prompt = add(Prompt(at, pin="centre", name="prompt"))
        self.plaque = add(Plaque((RIGHT, 8, COLUMN, 32), pin="right", name="plaque"))

    def _build_column(self) -> None:
        scene, add, screen = self.scene, self.scene.root.add, self.model.screen
        seats = scene.session.seats
        close = not scene.has_recap  # a lesson's card below needs more room
        high, gap = panel_sizes(screen, seats, close=close)
        bindings = setting(scene.context.settings, "key_bindings", {})
        large = scene.context.grid.text_scale
        self.players = [
            add(
                column.panel_kind(screen)(
                    column.player_at(screen, seats, seat, close=close),
                    furnishing.player(self.model, seat),
                    pin="right",
                    on_stat=partial(self._point_stat, seat),
                    name=f"seat:{seat}",
                )
            )
            for seat in range(seats)
        ]
        for panel in self.players:
            panel.set(visible=screen.column is None)
        self.thumbs = [self._thumb(seat, high) for seat in range(seats)]
        place, pin = column.peek_at(screen, PLAYERS_TOP + seats * (high + gap))
        self.peek = add(
            LogPeek(
                place,
                on_point=self._point_recap,
                on_look=lambda line: scene.film.play([] if line.tale is None else [line.tale]),
                on_open=lambda: self.command("log"),
                on_play=scene.film.play_all,
                play_tip=scene.text("table.film.all"),
                fold_tip=scene.text("table.peek.fold"),
                pin=pin,
            )
        )
        called = [scene.text(f"table.tool.{name}") for name in TOOLS]
        places = column.tools_at(screen, [self._wide(one) for one in called], large)
        self.tools = {
            name: add(
                Button(
                    at,
                    label,
                    partial(self.command, name),
                    "tool",
                    icon=name,
                    name=name,
                    pin="right bottom",
                    shortcut=keys.chord_for(name, bindings),
                    beside=column.in_rows(screen, large),
                )
            )
            for name, label, at in zip(TOOLS, called, places, strict=True)
        }
        chord = keys.chord_for("primary", bindings)
        self.primary = add(
            PrimaryButton(
                column.primary_at(screen, len(TOOLS), large),
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

    def _wide(self, label: str) -> float:
        """Units of a tool's name in type that is not larger, but can be read in a small window."""
        fonts, grid = self.scene.context.look.fonts, self.scene.context.look.grid
        readable = Style(SMALLEST / (grid.u * grid.text_scale))
        return grid.units(max(fonts.width(label, fonts.least("caption")), fonts.width(label, readable)))

    def _thumb(self, seat: Seat, high: float) -> Thumbnail | None:
        """A picture of what the player has on the table, to be clicked for a look at it."""
        scene, spec = self.scene, self.model.screen.panels
        if spec is None:
            return None
        full = column.panel_kind(self.model.screen) is FullPanel
        at = picture_at(COLUMN, high, spec.width, full and (self.scene.context.grid.is_large or is_low(high)))
        tip = scene.text("table.panel.visit", who=self.model.teller.seat(seat))
        thumb = Thumbnail(
            at,
            spec.world,
            seat,
            lambda: scene.hands.visit(seat),
            name=f"visit:{seat}",
            tooltip=tip,
            on_hover=lambda inside: scene.hands.glance(seat if inside else None),
        )
        return self.players[seat].add(thumb)

    # -- filling ------------------------------------------------------------------------------------------------

    def show(self, moment: Moment) -> None:
        self._tell_reply()
        head, primary = moment.head, moment.primary
        self.prompt.set(text=head.text, who=head.who, sign=head.sign, icon=head.icon)
        free = self.scene.context.grid.units(self.prompt.capsule().x) - 56 - 8
        self.title.move_to((56, 8, max(60.0, min(220.0, free)), 32))  # a large capsule leaves less room beside it
        fonts, room = self.title.fonts, self.title.rect.w
        self.title.set(visible=fonts.width(self.title.text, fonts.at_large(self.title.style)) <= room)
        self.plaque.set(left=head.round, right=head.phase)
        for panel, facts in zip(self.players, moment.players, strict=True):
            panel.show(facts)
        for thumb in self.thumbs:
            if thumb is not None:
                thumb.show(moment.parts.position, moment.parts.signs)
        for name, tool in moment.tools.items():
            self.tools[name].set(tooltip=tool.tip)
            self.tools[name].set_enabled(tool.enabled, tool.why)
        self.primary.follow(self.model.is_told)
        self.primary.set(text=primary.label, kind="plain" if primary.quiet else "primary")
        self.primary.set_enabled(primary.enabled, primary.why, primary.label)
        self.hint.show(moment.advice)
        self.marks.follow(self.hint)
        column.show_peek(self.scene, self.peek, moment.peek)
        refresh = getattr(self.opened, "refresh", None)
        if refresh is not None:
            refresh()
        self.scene.film.follow()

    def show_player(self, seat: Seat) -> None:
        self.players[seat].show(furnishing.player(self.model, seat))

    def show_outlook(self) -> None:
        """What the recap says of the end, while points are counted up."""
        column.show_peek(self.scene, self.peek, furnishing.peek(self.model))

    def _point_stat(self, seat: Seat, stat: int | None) -> None:
        if stat is None:
            self.scene.mark(())
            return
        spec = list(self.model.screen.figures.values())[stat]
        self.scene.mark(figures.pieces(self.model.position_shown, seat, spec.figure, spec.of))

    def follow(self) -> None:
        """The match goes on with something that is not shown yet; what an own click has spent besides is told."""
        model, session = self.model, self.scene.session
        start, self._heard = self._heard, len(session)
        found = spent_since(start, session, model.director.persons, model.screen.spent)
        if found:
            self.scene.toast.say(spent_words(found, model.teller, model.screen.film), "coin", _READ_MS)

    def _tell_reply(self) -> None:
        """What another person has answered is said once, to whoever had asked."""
        model, here = self.model, len(self.scene.session)
        found = reply(model.director, model.screen.film.replies) if model.is_live and here != self._answered else ()
        if found:
            self._answered = here
            self.scene.toast.say(" ".join(map(model.teller.event, found)), "people", _READ_MS)

    def _point_recap(self, line: PeekLine | None, name: str) -> None:
        """A line lights all of its places, a name in it its own alone; what lies in another's land is led to by that
        player's panel."""
        scene = self.scene
        scene.film.point(line)
        if name:
            scene.mark((name,))
            if place_of(scene, name) is None and line is not None and line.sign is not None and line.tale is not None:
                name = f"seat:{line.tale.seat}"
        scene.pulse.show(name)

    # -- places -------------------------------------------------------------------------------------------------

    def sign_place(self, seat: Seat) -> tuple[int, int]:
        grid, rect = self.scene.context.grid, self.players[seat].rect
        return rect.x + grid.px(28), rect.y + grid.px(24)

    def score_place(self, seat: Seat) -> tuple[int, int]:
        x, y = self.players[seat].score_place()
        half = self.scene.context.grid.px(19)
        return (x + half if self.players[seat].score_align() == "left" else x - half), y

    def only_tells(self, pos: tuple[int, int]) -> bool:
        """Whether a click there changes nothing in the match: the menu, the recap, players and what can be read."""
        telling = [self.menu, self.peek, *self.players, *(self.tools[name] for name in ("scores", "log", "rules"))]
        return self.opened is not None or any(one.shown and one.rect.collidepoint(pos) for one in telling)

    def looks_up(self, pos: tuple[int, int]) -> bool:
        """Whether a click there opens something to read, over which nothing goes on."""
        return any(self.tools[name].rect.collidepoint(pos) for name in ("scores", "log", "rules"))

    # -- what opens ---------------------------------------------------------------------------------------------

    def command(self, name: str) -> bool:
        """What a tool button or a key asks for; False if there is nothing to do."""
        return commands.do(self.scene, name)

    def toggle(self, kind: type[Widget]) -> None:
        was = type(self.opened)
        self.close_top()
        if was is not kind:
            self.open(kind(self.scene))  # type: ignore[arg-type]

    def open(self, widget: Widget) -> None:
        """Lay something over the board; only one thing at a time. The keyboard comes back when it is closed."""
        self.close_top()
        root = self.scene.root
        self._came_from = root.focus, root.focus_visible
        ringed = root.focus_visible or root.by_keys
        self.scene.card.hide()
        if widget.modal:
            self._veil = root.add(Veil())
        self.opened = self.scene.root.add(widget)
        if widget.modal:
            first = next((w for w in widget.walk() if w.focusable and w.name != "close"), None)
            root.set_focus(first, visible=ringed)
        elif (first := getattr(widget, "first", None)) is not None:
            root.set_focus(first, visible=ringed)
        self.scene.panel_changed()

    def covers(self) -> tuple[Widget, ...]:
        return tuple(one for one in (self._veil, self.opened) if one is not None)

    def close_top(self) -> bool:
        if self.opened is None:
            return False
        gone, self.opened = self.opened, None
        for one in (gone, self._veil):
            if one is not None and one.parent is not None:
                one.parent.remove(one)
        self._veil = None
        root, (back, ringed) = self.scene.root, self._came_from
        if root.focus is None and back is not None and back.root is root and back.shown:
            root.set_focus(back, visible=root.focus_visible)
        elif root.focus is None and not ringed:
            root.set_focus(None)  # it comes again with the next step, on what is asked and not on what lay nearest
        self.scene.mark(())
        self.inset.hide()
        self.scene.panel_changed()
        return True
