"""What flies over the table: pieces to their places, points to the panels, gold from hand to hand.

Made of scripts for motion.py; each takes its pictures away again when it has run out.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from pygame import Surface

from game.core.contract import Event, Seat
from game.table.motion_spec import MotionSpec
from game.table.telling import signed
from game.ui import shapes
from game.ui.animation import Script, Tween, ease_in_out, ease_out, hop
from game.ui.grid import Grid
from game.ui.look import Look
from game.ui.widget import Widget

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

FLY_MS, BOT_FLY_MS, BEFORE_BOT_MS = 260.0, 400.0, 300.0
RISE_MS, TO_PANEL_MS = 200.0, 350.0
_ARC, _RISE = 18.0, 24.0
_BETWEEN_MS = 60.0
"""So much later each further piece of one event sets off."""
Pixel = tuple[int, int]
Told = tuple[Event, MotionSpec]


class Flyer(Widget):
    """A picture in the air over everything else."""

    def __init__(self, picture: Surface, middle: tuple[float, float]) -> None:
        super().__init__()
        self.picture = picture
        self._move(middle)

    def _move(self, middle: tuple[float, float]) -> None:
        self.rect = self.picture.get_rect(center=(round(middle[0]), round(middle[1])))

    def go(self, middle: tuple[float, float]) -> None:
        self.invalidate()
        self._move(middle)
        self.invalidate()

    def show(self, picture: Surface) -> None:
        """Another picture in its place."""
        if picture is not self.picture:
            self.picture = picture
            self.go(self.rect.center)

    def layout(self, grid: Grid) -> None:
        """Its place is in pixels."""

    def hit(self, pos: Pixel) -> None:
        return None

    def draw(self, surface: Surface) -> None:
        surface.blit(self.picture, self.rect)


class Flights:
    """Belongs to one table scene."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.air = Widget()

    def build(self) -> None:
        """The layer above parts and panels where things fly."""
        self.air = self.scene.root.add(Widget(name="air"))

    def add(self, picture: Surface, middle: tuple[float, float]) -> Flyer:
        return self.air.add(Flyer(picture, middle))

    def sprite(self, piece: str, seat: Seat) -> Surface | None:
        made = (part.sprite(piece, seat) for part in self.scene.parts.values())
        return next((sprite for sprite in made if sprite is not None), None)

    def _flight(self, flyer: Flyer, start: Pixel, end: Pixel, ms: float, delay: float = 0.0) -> Tween:
        arc = self.scene.context.grid.px(_ARC)

        def step(share: float) -> None:
            x = start[0] + (end[0] - start[0]) * share
            y = start[1] + (end[1] - start[1]) * share - arc * hop(share)
            flyer.go((x, y))

        return Tween(ms, step, ease_in_out, delay)

    def _all(self, flights: Iterable[tuple[Surface, Pixel, Pixel]], ms: float) -> Script:
        """Several at once, one shortly after the other; they are in the air from the beginning."""
        made = [(self.add(picture, start), start, end) for picture, start, end in flights]
        if made:
            yield [self._flight(*one, ms, _BETWEEN_MS * n) for n, one in enumerate(made)]
        for flyer, _, _ in made:
            self.air.remove(flyer)

    # -- pieces and gold ----------------------------------------------------------------------------------------

    def pieces(self, events: list[Event], seat: Seat, by_bot: bool, pace: float) -> Script:
        """Before the new position comes: each piece from where it is, or from whoever plays it, to its place."""
        for event in events:
            spec = self.scene.model.screen.motion.get(event.word)
            if spec is None or not spec.piece:
                continue
            flights = list(self._piece_flights(event, spec, seat))
            if not flights:
                continue
            target = getattr(event, spec.to, spec.to)
            if by_bot and pace > 0 and isinstance(target, str) and not spec.passing:
                self.scene.mark((target,))
                yield BEFORE_BOT_MS * pace
                self.scene.mark(())
            yield from self._all(flights, (BOT_FLY_MS if by_bot else FLY_MS) * pace)

    def _piece_flights(self, event: Event, spec: MotionSpec, seat: Seat) -> Iterator[tuple[Surface, Pixel, Pixel]]:
        moved = getattr(event, spec.piece, spec.piece)
        turn = f"/{getattr(event, spec.turn)}" if spec.turn else ""
        for piece in (moved,) if isinstance(moved, str) else moved:
            picture = self.sprite(f"{piece}{turn}", seat)
            lies = self._start_of(event, spec, piece, seat)
            target = self.place(getattr(event, spec.to, spec.to))
            if picture is not None and lies is not None and target is not None:
                yield picture, lies, target

    def _start_of(self, event: Event, spec: MotionSpec, piece: str, seat: Seat) -> Pixel | None:
        if spec.start:
            return self.place(getattr(event, spec.start, spec.start))
        return self.scene.anchor(piece) if spec.lies else self.home_of(seat)

    def gold(self, events: list[Event], pace: float) -> Script:
        """Payments of one line, all at once: from whoever pays, or from the supply, to whoever is paid."""
        flights: list[tuple[Surface, Pixel, Pixel]] = []
        for event in events:
            spec = self.scene.model.screen.motion.get(event.word)
            if spec is not None and spec.gold:
                flights += self._gold_flights(event, spec)
        yield from self._all(flights, BOT_FLY_MS * pace)

    def _gold_flights(self, event: Event, spec: MotionSpec) -> Iterator[tuple[Surface, Pixel, Pixel]]:
        picture = self.sprite(f"gold:{getattr(event, spec.gold)}", 0)
        start = self.place(getattr(event, spec.payer) if spec.payer else spec.supply)
        end = self.place(getattr(event, spec.payee))
        if picture is not None and start is not None and end is not None:
            yield picture, start, end

    def place(self, named: str | int) -> Pixel | None:
        """Where a component lies; a seat is its panel."""
        return self.scene.furniture.sign_place(named) if isinstance(named, int) else self.scene.anchor(named)

    def home_of(self, seat: Seat) -> Pixel:
        """Where a seat's pieces come from: the own dock, or the panel of somebody else."""
        scene = self.scene
        if seat == scene.director.viewer and not scene.director.hidden:
            for part in scene.parts.values():
                if part.spec.component:
                    own = part.anchor(part.spec.component)
                    if own is not None and part.sprite("?", seat) is not None:
                        return own
        return scene.furniture.sign_place(seat)

    # -- points -------------------------------------------------------------------------------------------------

    def points(self, scoring: list[Told], meanwhile: Sequence[Tween] = ()) -> Script:
        """All points of one step rise together and fly to their players; nobody waits for what moves meanwhile."""
        flights = [
            (self.add(_badge(self.scene.context.look, signed(points)), start), start, self._score(seat))
            for seat, points, start in self._rising(scoring)
        ]
        if not flights:
            if meanwhile:
                yield list(meanwhile)
            return
        rise = self.scene.context.grid.px(_RISE)

        def up(flyer: Flyer, start: Pixel) -> Tween:
            return Tween(RISE_MS, lambda share: flyer.go((start[0], start[1] - rise * share)), ease_out)

        rising = [up(flyer, start) for flyer, start, _ in flights]
        going = [
            self._flight(flyer, (start[0], start[1] - rise), end, TO_PANEL_MS, RISE_MS)
            for flyer, start, end in flights
        ]
        yield [*rising, *going, *meanwhile]
        for flyer, _, _ in flights:
            self.air.remove(flyer)

    def _score(self, seat: Seat) -> Pixel:
        return self.scene.furniture.score_place(seat)

    def _rising(self, scoring: list[Told]) -> Iterator[tuple[Seat, int, Pixel]]:
        """Seat, points and where they begin. Where a part shows what every player has, a step gives one sum each."""
        sums: dict[Seat, int] = {}
        for event, spec in scoring:
            points, seat = getattr(event, spec.points), getattr(event, "seat", 0)
            if spec.steps and self.scene.anchor(f"seat:{seat}") is not None:
                sums[seat] = sums.get(seat, 0) + points
                continue
            places = getattr(event, spec.at)
            named = places[0] if isinstance(places, tuple) and places else places
            at = self.place(named) if named != () else None
            if at is not None and points:
                yield seat, points, at
        for seat, points in sums.items():
            start = self.scene.anchor(f"seat:{seat}")
            if points and start is not None:
                yield seat, points, start


def _badge(look: Look, text: str) -> Surface:
    """Points on a small paper badge, readable over land and wood."""
    figure = look.fonts.text(text, "figure", look.theme.gain_text)
    pad = look.grid.px(7)
    size = figure.get_width() + 2 * pad, figure.get_height()

    def make() -> Surface:
        badge = shapes.rounded(size, size[1] // 2, (*look.theme.paper, 240))
        badge.blit(shapes.ring(size, size[1] // 2, look.grid.line(1), (*look.theme.edge, 255)), (0, 0))
        badge.blit(figure, (pad, 0))
        return badge

    return look.materials.kept(("points", text, size), make)
