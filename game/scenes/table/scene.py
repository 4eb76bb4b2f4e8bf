"""The table: parts of the game from screen.yaml and the furniture around them. It paints what its model says.

Next: game/table/model.py (what is shown, as data), hands.py (what clicks do), motion.py (how pieces move),
furniture.py (panels and buttons).
"""

from __future__ import annotations

from pygame import Rect

from game.core.contract import Event as Happened
from game.core.contract import Say
from game.scenes.table import agreement, around, asking, commands, held, opening
from game.scenes.table.at_rest import AtRest
from game.scenes.table.column import make_way
from game.scenes.table.eye import Eye
from game.scenes.table.film import Film
from game.scenes.table.first_look import FirstLook
from game.scenes.table.hands import Hands, Point
from game.scenes.table.menu import Entry
from game.scenes.table.motion import Motion
from game.scenes.table.names import Pulse
from game.scenes.table.pointed_card import let_go_of_gone, made_cards, show_cards
from game.scenes.table.saver import Saver
from game.scenes.table.walking import Walking
from game.table.director import Director, Stage
from game.table.model import TableModel
from game.ui.context import Context, setting
from game.ui.events import Event, Key, Pointer, Text
from game.ui.kinds import Part, cover_below, kinds_of
from game.ui.scene import Scene
from game.ui.widgets import Toast

_PAUSE_BETWEEN_POLLS_MS = 30.0


class TableScene(Scene):
    can_be_looked_at_by_all = has_recap = True
    """Whether there is a view of it for people who sit around the screen, and a list of the last turns."""

    def __init__(self, context: Context, director: Director) -> None:
        super().__init__(context)
        self.model = TableModel(director, context.words, lambda name, usual: setting(context.settings, name, usual))
        self.director = director
        self.session = director.session
        self.model.parts = self.open_parts
        self.model.pointing.changed = self.show_pointed
        self.parts: dict[str, Part] = {}
        self.hands = Hands(self)
        self.film = Film(self)
        self.motion = Motion(self)
        self.eye = Eye(self)
        self.first_look = FirstLook(self)
        self.walking = Walking(self)
        self.rest = AtRest(self)
        self.asked_for_open_hands = False
        """People are asked once at each table, not after each look into the settings."""
        self.saver: Saver | None = None
        """Who writes the match to the disk; a lesson has none."""
        self.notice: Say | None = None
        """What the people must be told about this match before they go on."""
        self._stage: Stage | None = None
        self.on_part = False
        """Whether a part shows what is pointed at, and not the furniture around the parts."""
        self._since_poll = 0.0
        self._refreshed = 0
        director.changed = self.match_changed

    # -- building -----------------------------------------------------------------------------------------------

    def build(self) -> None:
        self.model.speak(self.context.words)
        kinds = kinds_of(self.session.rules.id, self.context.grid.is_large)
        self.parts = {
            name: self.root.add(kinds[spec.kind](spec, self.hands, name))
            for name, spec in around.specs_of(self).items()
        }
        self.furniture = around.furniture_of(self)
        self.pinned, self.card = made_cards(self)
        self.pulse = self.root.add(Pulse(self))
        self.motion.build()
        self.toast = self.root.add(Toast(self._ground))
        if self.notice is not None:
            asking.tell_notice(self, self.notice)

    def layout(self) -> None:
        super().layout()
        if self._built and self.root.has_look:
            self.show_parts()  # parts just built could not tell of what is being read
        self.refresh()

    def rebuild(self) -> None:
        self.motion.stop()
        ringed = self.walking.place()
        self.model.glanced = None
        self.director.curtain = agreement.curtain_for(self.context, self.session)
        self.director.warn = setting(self.context.settings, "warnings", True)
        super().rebuild()
        self.refresh()
        self.walking.return_to(ringed)

    def enter(self) -> None:
        self.context.sounds.surround(self.model.screen.ambience, (*self.model.screen.cues(), "turn", "end"))
        self.follow_stage()
        agreement.before_open_hands(self)

    def resume(self) -> None:
        self.director.look(False)  # a key may have been let go elsewhere
        self.refresh()
        self.follow_stage()
        agreement.before_open_hands(self)

    def leave(self) -> None:
        self.context.sounds.surround("")
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
        if self.model.position > len(self.session):
            self.motion.stop()
            self.model.position = len(self.session)
        before = self._refreshed
        self.furniture.follow()
        self.motion.catch_up()
        if self._refreshed == before:
            self.refresh()
        self.follow_stage()

    def follow_stage(self) -> None:
        """Curtain and result come once the table has shown what happened: before the curtain as all may see it."""
        stage = self.director.stage
        if self.context.stack.top is not self or self.motion.to_come or held.stays(self) or self.first_look.holds:
            return
        if stage is Stage.CURTAIN and not self.director.around:
            self.motion.stop()
            self.model.position = len(self.session)
            opening.raise_curtain(self)
        elif self.model.position == len(self.session) and stage is not self._stage:
            before, self._stage = self._stage, stage
            if stage is Stage.PLAY and before is not None and len(self.director.persons) >= 1:
                self.context.sounds.play("turn")
            elif stage is Stage.OVER and before is not None:
                self.context.sounds.play("end")
                opening.show_end(self)

    # -- showing ------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Take everything from the model anew."""
        if not self._built or not self.root.has_look:
            return
        self._refreshed += 1
        self.model.settle()
        self.model.pointing.refresh()
        self.show()

    def show(self) -> None:
        """The parts, and what stands around them."""
        self.show_parts()
        let_go_of_gone(self)
        self.furniture.show(self.model.moment())
        show_cards(self)  # beside what the furniture says, such as advice
        self.film.make_room()
        if any(part.fills and part.visible for part in self.parts.values()):
            self.furniture.peek.set(visible=False)  # it would lie over the page, and tell how it ends

    def show_parts(self) -> None:
        shown = self.model.shown()
        for part in self.parts.values():
            part.show(shown)
        cover_below(self.parts.values())

    def show_pointed(self) -> None:
        """Only something else is pointed at."""
        make_way(self)
        self.on_part = bool(component := self.model.pointing.component) and self.anchor(component) is not None
        self.show_parts()
        show_cards(self)
        self.film.make_room()

    def look_at(self, position: int | None) -> None:
        """Show a past position; None comes back to the present."""
        if position is None and self.model.looking_at is None:
            return
        self.motion.finish()
        self.model.looking_at = None if position == len(self.session) else position
        self.refresh()

    def kept_clear(self) -> list[Rect]:
        """What cards leave in sight besides; a lesson speaks of something."""
        return []

    def mark(self, pieces: tuple[str, ...]) -> None:
        """Light up the pieces that a line or a figure is about."""
        if pieces != self.model.marked:
            self.model.marked = pieces
            self.show_parts()

    def tell(self, events: tuple[Happened, ...], pieces: tuple[str, ...] = ()) -> None:
        """Parts show these happening now, with their pieces lit; nothing ends it."""
        if events != self.model.telling:
            self.model.telling = events
            self.model.marked = pieces
            self.show_parts()

    def say(self, said: Say, icon: str = "info") -> None:
        self.toast.say(self.model.teller.say(said), icon)

    def panel_changed(self) -> None:
        """Something was laid over the board, or taken away."""

    def answers_at_once(self, event: Pointer) -> bool:
        """Whether a press there means what it is on, also while something is being told."""
        return False

    def menu_entries(self, entries: list[Entry]) -> list[Entry]:
        """What the menu of this table offers; a lesson has a menu of its own."""
        return entries

    def show_result(self) -> None:
        opening.show_result(self)

    def _ground(self) -> Rect | None:
        """The board, which has more room for a note than the figures beside it."""
        return next((part.rect for part in self.parts.values() if part.leads and part.visible), None)

    def open_parts(self) -> list[Part]:
        """The parts that can be seen, what lies on top first."""
        return [part for part in reversed(self.parts.values()) if part.visible]

    def anchor(self, component: str, but: Part | None = None) -> Point | None:
        """Where a part (not `but`) shows it, if no sheet that came with the question lies over that place."""
        above: list[Part] = []
        for part in self.open_parts():
            place = part.anchor(component) if part is not but else None
            if place is not None and not any(one.rect.collidepoint(place) for one in above):
                return place
            above += [part] if part.covers else []
        return None

    def component_at(self, pos: Point) -> str:
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
            self.rest.touched()
        if self.first_look.ends_with(event) or self.eye.ends_with(event):
            return True
        if isinstance(event, Pointer) and event.kind == "down" and not self.answers_at_once(event):
            if held.hurry(self) or self.film.ends_with(event):
                return True
            self.model.pointing.pressed()
        moved = isinstance(event, Pointer) and event.kind in ("move", "drag") and event.pos != self.root.pointer
        used = self.walking.begins(event) or super().handle(event)
        if moved:
            self.model.pointing.moved()
        return used

    def on_event(self, event: Event) -> bool:
        return commands.by_event(self, event)

    @property
    def rests(self) -> bool:
        """Behind the menu and what is asked over the table nothing moves, and nobody plays on."""
        return self._built and getattr(self.furniture.opened, "modal", False)

    def tick(self, dt_ms: float) -> bool:
        moving = self.model.pointing.tick(dt_ms)
        if self.saver is not None:
            self.saver.tick(dt_ms)
        self.walking.look_after()
        self.rest.tick(dt_ms)
        self.first_look.tick()
        self.eye.tick(dt_ms)
        self.film.caption.tick(dt_ms)
        self.furniture.marks.follow(self.furniture.hint)
        self._since_poll += dt_ms
        if self._since_poll >= _PAUSE_BETWEEN_POLLS_MS:
            self._since_poll = 0.0
            held.advance(self)
        return self.motion.tick() or moving or self.rest.think_ahead()
