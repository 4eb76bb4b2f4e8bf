"""A match on rails: the table read-only with a slider, seen with chosen eyes, and a way on from any position."""

from __future__ import annotations

from functools import partial
from typing import Any

from game.core.contract import CHANCE, Seat
from game.core.recap import Turn, points_shown, turns_of
from game.core.session import Session
from game.core.settings import SPEEDS
from game.scenes.onlooker import Onlooker
from game.scenes.replay_controls import PUBLIC, EyesButton, build_controls, is_tight
from game.scenes.replay_story import ReplayStory
from game.scenes.table import agreement, opening
from game.scenes.table.column import COLUMN, PLAYERS_TOP, RIGHT, panel_kind, panel_sizes
from game.table import showing
from game.table.facts import PlayerFacts, Stat
from game.table.proposal import picker_for
from game.table.screen import screen_of
from game.table.shown import ShownOf
from game.table.telling import Teller, summed
from game.ui.context import Context, setting
from game.ui.events import Event, Key
from game.ui.kinds import Part, cover_below, kinds_of
from game.ui.scene import Scene
from game.ui.widgets import IconButton, Label, Panel, Paragraph, Plaque, Prompt, ScrollArea, Segmented, Slider

_STEP_MS = 900.0


class ReplayScene(Onlooker, Scene):
    """`running`: the match still goes on, so that only what everybody may see is shown."""

    eyes_choice: Segmented | EyesButton
    told: ScrollArea
    story: Paragraph
    story_wide: float
    slider: Slider
    below: Panel | None = None

    def __init__(self, context: Context, session: Session, *, running: bool | None = None) -> None:
        super().__init__(context)
        self.telling = ReplayStory(self)
        self.session = session
        self.screen = screen_of(session.rules.id)
        self.picker = picker_for(session.rules)
        self.running = not session.is_over() if running is None else running
        self.position = 0 if not self.running else len(session)
        self.eyes: Seat | None = None
        self.playing = False
        self.parts: dict[str, Part] = {}
        self.turns: list[Turn] = turns_of(session, None, closes=self.screen.film.closes)
        self.shown: Any = None
        """What painters draw from, at the place where the slider stands."""
        self.pointed = ""
        self.visited: Seat | None = None
        self._age = 0.0

    # -- building -----------------------------------------------------------------------------------------------

    def build(self) -> None:
        words, add, session = self.context.words, self.root.add, self.session
        self.teller = Teller(words, session.rules.id, session.setup.seats)
        found, kinds = showing.parts_of(session, self.screen), kinds_of(session.rules.id, self.context.grid.is_large)
        self.parts = {name: add(kinds[spec.kind](spec, self, name)) for name, spec in found.items()}
        add(
            IconButton(
                (12, 8, 34, 32),
                "back",
                self._back,
                colour="cream",
                ground="plaque",
                name="back",
                tooltip=words("table.replay.back"),
            )
        )
        add(Label((56, 8, 220, 32), words(f"{session.rules.id}.title"), "dock", "cream"))
        self.prompt = add(Prompt((150, 7, 684, 34), icon="step", pin="centre", name="prompt"))
        self.plaque = add(Plaque((RIGHT, 8, COLUMN, 32), pin="right", name="plaque"))
        high, gap = panel_sizes(self.screen, session.seats)
        self.players = [
            add(
                panel_kind(self.screen)(
                    (RIGHT, PLAYERS_TOP + seat * (high + gap), COLUMN, high),
                    self._facts(seat),
                    pin="right",
                    name=f"seat:{seat}",
                )
            )
            for seat in range(session.seats)
        ]
        own = self.screen.column is not None
        for panel in self.players:
            panel.set(visible=not own)
        build_controls(self, PLAYERS_TOP + session.seats * (high + gap))

    def again(self) -> ReplayScene:
        return ReplayScene(self.context, self.session, running=self.running)

    def layout(self) -> None:
        super().layout()
        self.refresh()

    # -- showing ------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        if not self.root.has_look:
            return
        session, at = self.session, self.position
        self.shown = session.shown(self.eyes, at)
        turn = self.telling.turn_at()
        actor = turn.seat if turn is not None and turn.seat != CHANCE else self._actor()
        seat = self.eyes if self.eyes is not None else actor or 0
        shown = ShownOf(
            position=self.shown,
            figures=session.figures(self.eyes, seat, at),
            viewer=self.eyes,
            actor=None if session.is_over() and at == len(session) else actor,
            signs=self.signs,
            effect=turn.pieces() if turn is not None else (),
            last=self.telling.last_move(),
            holds=showing.holds(session.sheet(self.eyes, at), self.eyes, self.screen),
            pointed=self.pointed,
            phase=session.phase(at),
            visit=self.visited,
            recent=showing.recent(session, self.screen, self.eyes, at),
            page=None if self.eyes is None else self.picker.page(session.view(self.eyes, at), self.eyes),
        )
        for part in self.parts.values():
            part.show(shown)
        cover_below(self.parts.values())
        for seat, panel in enumerate(self.players):
            panel.show(self._facts(seat))
        round_, phase = session.progress(at)
        self.plaque.set(left=self.teller.say(round_), right=self.teller.say(phase) if phase is not None else "")
        self.prompt.set(text=self.text("table.replay.prompt", n=at, total=len(session)))
        self._tell(self.telling.story(turn))
        if self.below is not None:
            self.below.set(visible=self.eyes is None)
        self.slider.set(value=at)
        play = self.text("table.replay.pause" if self.playing else "table.replay.play")
        text = "" if is_tight(self) else play
        self.root.find("play").set(icon="pause" if self.playing else "play", text=text)

    @property
    def signs(self) -> tuple[int, ...]:
        return showing.signs_of(self.session, self.screen, self.shown)

    def _tell(self, text: str) -> None:
        if text != self.story.text:
            self.story.set(text=text)
            self.story.at = (0, 0, self.story_wide, self.story.height_for(self.story_wide))
            self.told.scroll_to(0)
            self.told.layout(self.context.grid)
            self.told.invalidate()

    def _actor(self) -> Seat | None:
        waiting = [seat for seat in self.session.waiting(self.position) if seat != CHANCE]
        return waiting[0] if waiting else None

    def _facts(self, seat: Seat) -> PlayerFacts:
        who = self.session.setup.seats[seat]
        stats: tuple[Stat, ...] = ()
        if self.shown is not None:
            figures = showing.figures(self.screen, self.shown, seat)
            stats = tuple(
                Stat(spec.icon, str(value), self.text(spec.caption), spec.coloured)
                for (_, value), spec in zip(figures, self.screen.figures.values(), strict=True)
            )
        kind = self._who_plays(seat)
        points = points_shown(self.session, self.position)[seat]
        return PlayerFacts(
            self.signs[seat],
            who.name,
            kind,
            "bot" if self.session.setup.bots_at(max(0, self.position - 1))[seat] else "person",
            summed(points),
            stats,
            acting=seat == self._actor(),
        )

    def _who_plays(self, seat: Seat) -> str:
        """A person, or the bot of that level: who played the seat when the shown step was made."""
        bot = self.session.setup.bots_at(max(0, self.position - 1))[seat]
        return self.text(f"bots.level.{bot}.name") if bot else self.text("table.who.person")

    # -- moving -------------------------------------------------------------------------------------------------

    def go_to(self, position: float) -> None:
        wanted = max(0, min(len(self.session), round(position)))
        if wanted != self.position:
            self.position = wanted
            self.refresh()

    def step(self, by: int) -> None:
        self.go_to(self.position + by)

    def turn_on(self) -> None:
        self.go_to(next((turn.end for turn in self.turns if turn.end > self.position), len(self.session)))

    def turn_back(self) -> None:
        self.go_to(next((turn.start for turn in reversed(self.turns) if turn.start < self.position), 0))

    def to_start(self) -> None:
        self.go_to(0)

    def to_end(self) -> None:
        self.go_to(len(self.session))

    def toggle_play(self) -> None:
        self.playing = not self.playing
        if self.playing and self.position == len(self.session):
            self.position = 0
        self._age = 0.0
        self.refresh()

    def look_with(self, eyes: str) -> None:
        self.eyes = None if eyes == PUBLIC else int(eyes)
        self.refresh()

    def tick(self, dt_ms: float) -> bool:
        """While it plays, a turn at a time, at the speed of the settings."""
        if not self.playing:
            return False
        self._age += dt_ms
        pace = max(0.25, SPEEDS[setting(self.context.settings, "bot_pace", "normal")])
        if self._age >= _STEP_MS * pace:
            self._age = 0.0
            self.turn_on()
            if self.position == len(self.session):
                self.toggle_play()
        return True

    def on_event(self, event: Event) -> bool:
        if not isinstance(event, Key):
            return False
        steps = {"left": -1, "right": 1}
        if event.name in steps:
            self.step(steps[event.name])
            return True
        moves = {
            "up": self.turn_back,
            "down": self.turn_on,
            "home": self.to_start,
            "end": self.to_end,
            "page up": self.turn_back,
            "page down": self.turn_on,
            "space": self.toggle_play,
            "escape": self._back,
        }
        move = moves.get(event.name)
        if move is not None:
            move()
        return move is not None

    def handle(self, event: Event) -> bool:
        """Arrow keys step through the match here, whatever is focused, except in a choice or on the slider."""
        focus = self.root.focus
        if isinstance(event, Key) and not isinstance(focus, (Segmented, EyesButton, Slider)) and self.on_event(event):
            return True
        return super().handle(event)

    # -- leaving ------------------------------------------------------------------------------------------------

    def _back(self) -> None:
        if len(self.context.stack.scenes) > 1:
            self.context.stack.pop()
        else:
            opening.go_home(self.context)

    def look_back(self) -> None:
        opening.open_coach(self.context, self.session, self.eyes)

    def branch(self, new_luck: bool) -> None:
        """A new match from here; its seats can be changed before it goes on."""
        agreement.before_branch(self.context, self.session, partial(self._branch, new_luck), new_luck=new_luck)

    def _branch(self, new_luck: bool) -> None:
        table = opening.branch_of(self.context, self.session, self.position, new_luck=new_luck)
        self.context.stack.over_first(table)
        opening.open_seats(table)

    # -- what parts ask (Host) ----------------------------------------------------------------------------------

    def point(self, component: str, *, by_key: bool = False) -> None:
        self.pointed = component

    def hide(self, hidden: bool) -> None:
        self.look_with(PUBLIC)
        self.eyes_choice.set(chosen=PUBLIC)

    def visit(self, seat: Seat | None) -> None:
        self.visited = seat
        self.refresh()

    def about(self, component: str) -> str:
        found = self.session.about(self.eyes, component, self.position)
        return " ".join(self.teller.say(one) for one in found)
