"""The film of others' turns: the sentence over the board, the ways that were gone, and turns shown once more.

While a bot plays, motion.py shows what happens line by line, and the sentence grows with it; once the turn is over it
stays until it can have been read. A click or key ends it and does nothing else. What it says: game/table/film.py.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.contract import CHANCE, Event
from game.core.recap import Turn
from game.core.settings import SPEEDS
from game.scenes.table.film_layer import Caption, Pixel, Ways
from game.scenes.table.pointed_card import asked_next
from game.table.changes import with_changes
from game.table.facts import PeekLine
from game.table.film import Tale, tales_until
from game.table.film_words import reading_ms, wordings
from game.ui.animation import Script, Tween, ease_in_out
from game.ui.context import setting
from game.ui.events import Pointer
from game.ui.kinds.covering import figures_in_sight
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_STEP_MS, _FASTER, _LEAST_PACE = 170.0, 0.93, 0.5
_UNTIL_CLICKED_MS = 3600e3
"""The last sentence of what somebody asked to see again stays."""
_BEFORE_MS = 350.0
"""So long one sees where things stood before a turn is shown once more."""
_SLOWEST_ASKED = SPEEDS["fast"]
"""Who asks to see a turn again sees it, however fast bots are."""


class Film:
    """Belongs to one table scene."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.on = False
        """Something is shown or said that a click ends."""
        self.reel: tuple[Turn, ...] = ()
        """The turns that are shown once more; the position goes back for them."""
        self.caption = Caption()
        self.ways = Ways()
        self._turn: Turn | None = None
        self._steps = 0
        """Lines of that turn that have been shown."""
        self._shared = -1
        """Where the turn began at whose end all got something: with that its sentence has had its time."""
        self._said: tuple[Tale, bool] | None = None
        self._room: tuple[Rect, list[Rect]] | None = None
        """Where the sentence could lie when it was laid, and on what it must not."""

    def build(self) -> None:
        self.ways = self.scene.root.add(Ways())
        self.caption = self.scene.root.add(Caption())

    # -- while others play --------------------------------------------------------------------------------------

    def line(self, number: int, events: Sequence[Event]) -> Script:
        """Before a line of somebody else's turn is shown: what it brings is said, and the way is drawn."""
        turn = self._turn_of(number)
        if turn is None:
            return
        if self._turn is None or turn.start != self._turn.start:
            self.clear()
        self._turn, self.on, self._steps = turn, True, number - turn.start
        self._show_land_of(turn)
        film = self.scene.model.screen.film
        if any(event.word in film.tells and film.tells[event.word].shares for event in events):
            self.clear()  # the table shows by itself what everybody gets
            self._shared = turn.start
            return
        if self._shared == turn.start and self.scene.session.lines[number].seat == CHANCE:
            return  # draws after that belong to nobody's turn
        if any(event.word in film.visits for event in events):
            self._visit(turn.seat)
        tale = self._tale(turn, turn.end if self.reel else number + 1)
        if tale is not None and not self.reel and all(clause.spec.alone for clause in tale.clauses):
            tale = None
        elif tale is not None:
            self._say(tale)
        now = self._tale(Turn(turn.seat, number, number + 1, ()), number + 1)
        yield from self._look_at(() if now is None else now.pieces(), tale)
        for way in now.routes() if now is not None else ():
            yield from self._way(way)

    def over(self, number: int, events: Iterable[Event]) -> Script:
        """After a line: the sentence stays once the turn is over."""
        if not self.on or self._turn is None:
            return
        film = self.scene.model.screen.film
        if any(event.word in film.closes for event in events):
            tale, model = self._tale(self._turn, number + 1), self.scene.model
            if tale is not None:
                tale = with_changes(tale, model.session, model.director.viewer, model.director.eyes, film)
                self._say(tale)
            self.scene.mark(tale.pieces() if tale is not None else ())
            if not any(part.fills for part in self.scene.open_parts()):
                yield max(0.0, reading_ms(self.caption.text) * self.reading_pace() - self.caption.read_ms)
            self.scene.mark(())
            self._visit(None)

    def _turn_of(self, number: int) -> Turn | None:
        """The turn of somebody else that a line belongs to."""
        turns = self.reel or tuple(dict.fromkeys(tale.turn for tale in self.scene.model.news.all()))
        found = next((turn for turn in turns if turn.start <= number < turn.end), None)
        bot = found is not None and found.seat != CHANCE and self.scene.session.setup.seats[found.seat].is_bot
        return found if bot or self.reel else None

    def _tale(self, turn: Turn, end: int) -> Tale | None:
        scene = self.scene
        found = tales_until(turn, end, scene.session, scene.director.eyes, scene.model.screen.film)
        return next((tale for tale in found if tale.seat == turn.seat), None)

    def _look_at(self, pieces: Iterable[str], tale: Tale | None) -> Script:
        """A small map comes closer; boards that somebody has brought closer show the places it is about."""
        found, eye = tuple(pieces), self.scene.eye
        yield from eye.go(found)
        if not eye.is_away:
            eye.reveal(found)
        elif tale is not None:
            self._say(tale)  # the places lie elsewhere now

    def _show_land_of(self, told: Turn | Tale | None) -> None:
        """Places bear the same names in every land: those that are told of are those of whose turn it was."""
        seat = None if told is None or told.seat == CHANCE else told.seat
        scene, pointing = self.scene, self.scene.model.pointing
        if scene.model.told_of != seat:
            scene.model.told_of = seat
            scene.show_parts()
            if pointing.component and scene.anchor(pointing.component) is None:
                pointing.at("")  # it lay in the other land, under a pointer that rests

    def _visit(self, seat: int | None) -> None:
        if self.scene.model.glanced != seat:
            self.scene.model.glanced = seat
            self.scene.show_parts()

    # -- words and ways -----------------------------------------------------------------------------------------

    def _say(self, tale: Tale, whole: bool = False) -> None:
        """Unasked in as many rows as leave the board in sight, without what matters least."""
        scene = self.scene
        if scene.director.around or any(part.fills for part in scene.open_parts()):
            return  # it stands beside the board; or what fills the table tells it
        model, by_chance = scene.model, tale.seat == CHANCE
        sign, name = (None, "") if by_chance else (model.signs[tale.seat], model.teller.seat(tale.seat))
        told = wordings(tale, model.teller)
        text = told[0] if whole else self.caption.fitting(told, self._board())
        if name and text.startswith(f"{name} "):
            text = f"*{name}*{text[len(name) :]}"
        self._said, self._room = (tale, whole), (self._board(), self._taken())
        places, asked = self._places(tale.pieces()), asked_next(scene) if scene.director.may_act else ()
        self.caption.say(text, sign, self._room[0], places, self._room[1], asked=asked)
        if self.on and self.caption.rect.collidelist(self._sheets()) >= 0:
            self.caption.set(visible=False)  # a sheet that takes all the room tells it itself

    def _board(self) -> Rect:
        """The part that leads, or what is left of the players."""
        leading = [part.rect for part in self.scene.open_parts() if part.leads]
        return max(leading or [self.scene.context.grid.rect(12, 52, 960, 656)], key=lambda rect: rect.w * rect.h)

    def _taken(self) -> list[Rect]:
        scene, parts = self.scene, self.scene.open_parts()
        stand = [scene.furniture.peek, *(one for one in scene.root.children if getattr(one, "stands", False))]
        stand += [one for one in parts if not one.leads and any(p.leads and p.rect.contains(one.rect) for p in parts)]
        stand += [one for part in parts for one in part.walk() if isinstance(one, Button) and one.shown]
        large = [scene.card.box()] * (scene.card.visible and scene.card.grid.is_large)
        figures = figures_in_sight(parts)
        return [*(one.rect for one in stand if one.visible), *large, *figures, *self._sheets(), *scene.kept_clear()]

    def _sheets(self) -> list[Rect]:
        return [part.rect for part in self.scene.open_parts() if getattr(part, "comes_up", False)]

    def make_room(self) -> None:
        """What the sentence would lie on has come or gone, such as a sheet or the page of the next question."""
        if self.ways.rect.collidelist(self._sheets()) >= 0:
            self.ways.wipe()
        if any(part.fills for part in self.scene.open_parts()):
            self.clear()
        elif self.caption.visible and self._said is not None and self._room != (self._board(), self._taken()):
            self._say(*self._said)

    def _places(self, pieces: Iterable[str]) -> list[Pixel]:
        return [place for piece in pieces if (place := self.scene.anchor(piece)) is not None]

    def _way(self, way: tuple[str, ...]) -> Script:
        points = tuple(self._places(way))
        if len(points) < 2:
            return
        self.ways.draw_on(points)
        pace = self.pace()
        yield Tween(_STEP_MS * (len(points) - 1) * pace, self.ways.go, ease_in_out)

    def reading_pace(self) -> float:
        """Bots may be fast, but nobody reads faster what was asked for."""
        self._steps = 0
        return max(1.0, self.pace()) if self.reel else self.pace()

    def pace(self) -> float:
        """What happens in many steps goes faster with each of them."""
        usual = SPEEDS[setting(self.scene.context.settings, "bot_pace", "normal")]
        return (max(_SLOWEST_ASKED, usual) if self.reel else usual) * max(_LEAST_PACE, _FASTER**self._steps)

    # -- once more ----------------------------------------------------------------------------------------------

    def point(self, line: PeekLine | None) -> None:
        """A line of the recap is pointed at: its places are lit, and all of it can be read."""
        self.scene.mark(() if line is None else line.pieces)
        if self.on:
            return
        tale = None if line is None else line.tale
        self._show_land_of(tale)
        self.caption.set(visible=False)
        if tale is not None:
            self._say(tale, whole=True)

    def play(self, tales: Sequence[Tale]) -> None:
        """Shows these turns again, from how things stood before them, and comes back. Without motion the end of the
        first is shown, until somebody comes back."""
        scene = self.scene
        turns = tuple(dict.fromkeys(tale.turn for tale in tales))
        if not turns:
            return
        scene.motion.finish()
        if scene.context.motion <= 0:
            scene.look_at(turns[0].end)
            self._say(tales[0], whole=True)
            scene.mark(tales[0].pieces())
            return
        scene.look_at(None)
        self.reel, self.on = turns, True
        scene.timeline.play(self._run())

    def play_all(self) -> None:
        self.play(self.scene.model.news.all())

    def _run(self) -> Script:
        scene = self.scene
        for number, turn in enumerate(self.reel, 1):
            scene.model.rewound = scene.text("table.film.again", n=number, total=len(self.reel))
            scene.model.position = turn.start
            scene.refresh()
            yield _BEFORE_MS * self.pace()
            for line in range(turn.start, turn.end):
                yield from scene.motion.show_line(line)
            if self.caption.visible:
                yield _BEFORE_MS * self.pace()
        if self.caption.visible:
            yield _UNTIL_CLICKED_MS
        self.end()
        scene.model.position = len(scene.session)
        scene.refresh()

    def ends_with(self, event: Pointer) -> bool:
        """A click brings what moves to its end; True if it ended something that was told, and does nothing else."""
        is_told, furniture = self.scene.model.is_told, self.scene.furniture
        if is_told and furniture.looks_up(event.pos):  # a scoring waits meanwhile
            return False
        told = is_told or (self.covers and not furniture.only_tells(event.pos))
        self.scene.motion.finish()
        return told

    @property
    def covers(self) -> bool:
        """Something is said over the board; where all look on, it stands beside it and need not be ended first."""
        return self.on and not self.scene.director.around

    # -- the end ------------------------------------------------------------------------------------------------

    def rest(self) -> None:
        """All lines are shown; the sentence stays while the next bot thinks."""
        if not self.reel:
            self.on = False
        self.follow()

    def follow(self) -> None:
        """Who can act sees the whole board."""
        free = self.scene.director.may_act and self.scene.model.is_live
        if free and not self.on and not self.scene.furniture.peek.pointed:
            self.clear()

    def clear(self) -> None:
        self._show_land_of(None)
        self.ways.wipe()
        self.caption.set(visible=False)

    def end(self) -> None:
        """Whatever is shown of a film goes; who has rewound comes back."""
        self.on, self.reel, self._turn = False, (), None
        self.scene.model.rewound, self.scene.model.glanced = "", None
        self.clear()
