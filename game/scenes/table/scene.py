"""The table: parts of the game from screen.yaml and the furniture around them. Shows the director, decides nothing.

Mouse, keyboard, dragging and tutorial all end in choose(component). What is drawn comes from `session.view(eyes)`.
Next: director.py (the flow), pointing.py (the card), motion.py (how pieces move), furniture.py (panels).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.contract import Say, Seat, Sheet
from game.scenes.table import agreement, asking, keys, opening
from game.scenes.table.furniture import Furniture
from game.scenes.table.motion import Motion
from game.scenes.table.pages import PageHost
from game.scenes.table.part_teller import PartTeller
from game.scenes.table.pointing import Pointing
from game.scenes.table.saver import Saver
from game.table import showing
from game.table.counting import Counter
from game.table.director import Director, Stage
from game.table.holding import Holding, kind_of
from game.table.screen import Screen, screen_of
from game.table.shown import PLAN
from game.table.telling import Teller
from game.ui.context import Context, setting
from game.ui.events import RIGHT, Event, FocusLost, Key, Pointer, Quit, Text, Wake
from game.ui.kinds import Part, kinds_of
from game.ui.scene import Scene
from game.ui.widgets import HoverCard, Toast

_PAUSE_BETWEEN_POLLS_MS = 30.0


class TableScene(PageHost, Scene):
    def __init__(self, context: Context, director: Director) -> None:
        super().__init__(context)
        self.director = director
        self.session = director.session
        self.screen: Screen = screen_of(self.session.rules.id)
        self.position: int = len(self.session)
        """Lines of the log that are shown; behind the session while something still moves."""
        self.looking_at: int | None = None
        """A past position that somebody looks at, from the log or the recap."""
        self.parts: dict[str, Part] = {}
        self.marked: tuple[str, ...] = ()
        self.visited: Seat | None = None
        """Whose things somebody looks at; None for what the phase shows."""
        self.drafts: dict[Seat, Mapping[str, Any]] = {}
        """What each person has entered on a page and not handed in; shown to nobody else."""
        self.holding = Holding(director)
        self.counter = Counter(self.session, self.screen.counts)
        director.specify, director.paid = self.screen.specify, self.screen.paid
        self._gauges: Mapping[str, int] = {}
        self._visited_at = ("", -1)
        self.pointing = Pointing(self)
        self.motion = Motion(self)
        self.asked_for_open_hands = False
        """People are asked once at each table, not after every look into the settings."""
        self.saver: Saver | None = None
        """Who writes the match to the disk; a lesson has none."""
        self.notice: Say | None = None
        """What the people must be told about this match before they go on."""
        self._plain: dict[str, Any] = {}
        self._sheet: Sheet | None = None
        self.part_teller = PartTeller(self)
        self._stage: Stage | None = None
        self._since_poll = 0.0
        self._untouched = 0.0
        """Milliseconds since somebody last did anything."""
        self.director.changed = self.match_changed

    # -- building -----------------------------------------------------------------------------------------------

    def build(self) -> None:
        self.teller = Teller(self.context.words, self.session.rules.id, self.session.setup.seats)
        kinds = kinds_of(self.session.rules.id)
        self.parts = {
            name: self.root.add(kinds[spec.kind](spec, self, name))
            for name, spec in showing.parts_of(self.session, self.screen).items()
        }
        spec = self.screen.card
        self.furniture = Furniture(self)
        self.pinned = self.root.add(HoverCard(_beside(spec.at), grow=spec.grow, pin=spec.pin, name="pinned"))
        self.card = self.root.add(HoverCard(spec.at, grow=spec.grow, pin=spec.pin))
        self.motion.build()
        self.toast = self.root.add(Toast())
        if self.notice is not None:
            asking.tell_notice(self, self.notice)

    def layout(self) -> None:
        super().layout()
        self.refresh()

    def rebuild(self) -> None:
        self.motion.stop()
        self.glanced = None
        self.director.curtain = agreement.curtain_for(self.context, self.session)
        self.director.warn = setting(self.context.settings, "warnings", True)
        super().rebuild()
        self.refresh()

    @property
    def signs(self) -> tuple[int, ...]:
        return showing.signs_of(self.session, self.screen, self._plain)

    @property
    def is_live(self) -> bool:
        """The present is shown, so that things can be chosen."""
        return self.looking_at is None and self.position == len(self.session)

    @property
    def refuses_on_pointing(self) -> bool:
        """Whether it is enough to point at something to be told that it cannot be chosen; else one has to click."""
        return True

    # -- life ---------------------------------------------------------------------------------------------------

    def enter(self) -> None:
        self.follow_stage()
        agreement.before_open_hands(self)

    def resume(self) -> None:
        self.refresh()
        self.follow_stage()
        agreement.before_open_hands(self)

    def leave(self) -> None:
        self.director.close()
        if self.saver is not None:
            self.saver.close()

    def match_id(self) -> str:
        """Under which name the match is saved; empty while it is not."""
        return self.saver.match_id if self.saver is not None else ""

    def again(self) -> TableScene:
        return opening.table_again(self)

    def match_changed(self) -> None:
        """The director says that something is different."""
        if not self._built:
            return
        if self.position > len(self.session):
            self.motion.stop()
            self.position = len(self.session)
        self.motion.catch_up()
        self.refresh()
        self.follow_stage()

    def follow_stage(self) -> None:
        """Curtain and result are scenes of their own; they come as soon as the table has shown what happened.

        Before the curtain that is what everybody may see: nobody's eyes look then.
        """
        stage = self.director.stage
        if self.context.stack.top is not self or self.motion.to_come:
            return
        if stage is Stage.CURTAIN:
            self.motion.stop()
            self.position = len(self.session)
            opening.raise_curtain(self)
        elif self.position == len(self.session) and stage is not self._stage:
            before, self._stage = self._stage, stage
            if stage is Stage.PLAY and before is not None and len(self.director.persons) >= 1:
                self.context.sounds.play("turn")
            elif stage is Stage.OVER and before is not None:
                self.context.sounds.play("end")
                opening.show_result(self)

    # -- showing ------------------------------------------------------------------------------------------------

    def shown_position(self) -> int | None:
        at = self.position if self.looking_at is None else self.looking_at
        return None if at == len(self.session) else at

    def sheet(self) -> Sheet:
        """The score sheet of the shown position, as the one who looks may know it."""
        if self._sheet is None:
            self._sheet = self.session.sheet(self.director.eyes, self.shown_position())
        return self._sheet

    def plain(self) -> dict[str, Any]:
        return self._plain

    def refresh(self) -> None:
        """Take everything from the director anew."""
        if not self._built or not self.root.has_look:
            return
        at = self.shown_position()
        self._plain = self.session.plain(self.director.eyes, at)
        self._gauges = self._gauges_at(at)
        self._sheet = None
        self.part_teller.forget()
        self._hold()
        here = self.phase, -1 if self.director.viewer is None else self.director.viewer
        if here != self._visited_at:
            self.visited, self._visited_at = None, here
        self.teller.seated(self.session.setup.seats)
        self.pointing.refresh()
        self.show_parts()
        self.furniture.refresh()

    @property
    def phase(self) -> str:
        """The word of the frame that decides in what is shown."""
        return showing.phase_of(self._plain)

    @property
    def gauges(self) -> Mapping[str, int]:
        return self._gauges

    def open_parts(self) -> list[Part]:
        """The parts that can be seen, what lies on top first."""
        return [part for part in reversed(self.parts.values()) if part.visible]

    def show_parts(self) -> None:
        self.part_teller.tell_all()

    def show_pointed(self) -> None:
        """Only something else is pointed at."""
        self.part_teller.tell_pointed()

    def look_at(self, position: int | None) -> None:
        """Show a past position; None comes back to the present."""
        self.motion.finish()
        self.looking_at = None if position == len(self.session) else position
        self.refresh()

    def say(self, said: Say, icon: str = "info") -> None:
        self.toast.say(self.teller.say(said), icon)

    # -- what parts ask (Host) ----------------------------------------------------------------------------------

    def name(self, component: str) -> str:
        return self.teller.name(component)

    def player(self, seat: Seat) -> str:
        return self.teller.seat(seat)

    def hide(self, hidden: bool) -> None:
        self.director.hide(hidden)

    def choose(self, component: str, *, by_key: bool = False) -> bool:
        """The one way in: a click on a component, Enter on it, the end of dragging, a step of a tutorial."""
        self.motion.finish()
        if self.looking_at is not None:
            self.look_at(None)
        if by_key and component not in self.director.lit() and self.furniture.primary.enabled:
            return self.furniture.command("primary")
        if self._takes_in_hand(component):
            self.hold(component)
            return True
        if component == PLAN and self.director.proposal.plan():
            self.director.proposal.follow()
            return True
        chosen = self.director.choose(component)
        if chosen.warnings:
            asking.ask_first(self, component, chosen.warnings)
        elif chosen.reason is not None:
            self.pointing.refuse(component)
            self.motion.shake(component)
            self.context.sounds.play("error")
        return True

    def _takes_in_hand(self, component: str) -> bool:
        """Whether a click on it, or dragging it, only takes it instead of what is held."""
        return kind_of(component) in self.screen.hold.get(self.phase, ()) and self.holding.owns(component)

    def drag(self, component: str, pos: tuple[int, int]) -> None:
        if self._takes_in_hand(component):
            self.hold(component)
        elif component in self.director.lit() and component not in self.director.picker.chosen:
            self.motion.finish()
            self.director.choose(component)
        target = self.component_at(pos)
        self.pointing.at(target)
        self.motion.carry("" if target in self.director.lit() else component, pos)  # over its place it lies there

    def drop(self, pos: tuple[int, int]) -> None:
        self.motion.carry("", pos)
        target = self.component_at(pos)
        if target in self.director.lit():
            self.choose(target)
        else:
            self.director.back()
            if target:
                self.pointing.refuse(target)

    def component_at(self, pos: tuple[int, int]) -> str:
        for part in self.parts.values():
            at = getattr(part, "component_at", None) if part.visible else None
            found: str = at(pos) if at is not None and part.rect.collidepoint(pos) else ""
            if found:
                return found
        return ""

    # -- events -------------------------------------------------------------------------------------------------

    def handle(self, event: Event) -> bool:
        """A click anywhere finishes what moves and is a click like any other, unless it ends what is being told."""
        if isinstance(event, (Pointer, Key, Text)):
            self._untouched = 0.0
        if isinstance(event, Pointer) and event.kind == "down":
            told = self.motion.telling
            self.motion.finish()
            if told:
                return True
        return super().handle(event)

    def on_event(self, event: Event) -> bool:
        if isinstance(event, FocusLost):
            if setting(self.context.settings, "hide_hand_on_focus_loss", True) and len(self.director.persons) > 1:
                self.director.hide(True)
            return False
        if isinstance(event, Wake):
            return self._advance()
        if isinstance(event, Quit) and self.saver is not None and self.saver.trouble is not None:
            asking.ask_to_leave(self, self.context.quit)
            return True
        if isinstance(event, Pointer) and event.kind == "up" and event.button == RIGHT:
            return self.step_back()
        if isinstance(event, Text) and event.text == "?":
            self.furniture.command("keys")
            return True
        if isinstance(event, Key):
            return self._key(event)
        return False

    def _key(self, event: Key) -> bool:
        if event.name == "escape":
            return self.step_back() or self.furniture.command("menu")
        if event.name in ("left shift", "right shift"):
            self.pointing.pin()
            return True
        if event.name == "space" and self.motion.busy:
            self.motion.finish()
            return True
        bindings = setting(self.context.settings, "key_bindings", {})
        command = keys.command_for(event.chord, bindings)
        if event.repeat and command not in keys.HELD:
            return command is not None
        return command is not None and self.furniture.command(command)

    def step_back(self) -> bool:
        """Escape and right click: close what is open, drop a half-made choice, come back to the present."""
        if self.furniture.close_top():
            return True
        if self.visited is not None:
            self.visit(None)
            return True
        if not self.screen.hold.get(self.phase) and self.director.back():
            return True
        if any(part.fold() for part in self.open_parts()):
            return True
        if self.looking_at is not None:
            self.look_at(None)
            return True
        if self.director.hint is not None:
            self.director.hint = None
            self.refresh()
            return True
        return False

    # -- time ---------------------------------------------------------------------------------------------------

    def tick(self, dt_ms: float) -> bool:
        moving = self.pointing.tick(dt_ms)
        if self.saver is not None:
            self.saver.tick(dt_ms)
        self._cover_when_left(dt_ms)
        self._since_poll += dt_ms
        if self._since_poll >= _PAUSE_BETWEEN_POLLS_MS:
            self._since_poll = 0.0
            self._advance()
        return self.motion.tick() or moving

    def _cover_when_left(self, dt_ms: float) -> None:
        """Secrets are covered when nobody has touched anything for as long as the settings say."""
        limit = setting(self.context.settings, "curtain_timeout", 0)
        self._untouched += dt_ms
        if limit and self._untouched >= 1000 * limit and len(self.director.persons) > 1:
            self.director.hide(True)

    def _advance(self) -> bool:
        """Take the bots' answers; a move is made once the table has shown the one before."""
        problem = self.director.problem
        self.director.update(caught_up=self.position == len(self.session) and not self.motion.busy)
        if self.director.problem is not None and self.director.problem != problem:
            self.say(self.director.problem, "warning")
        return False


def _beside(at: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    """The pinned card lies to the right of where the next one will be."""
    return at[0] + at[2] + 8, at[1], at[2], at[3]
