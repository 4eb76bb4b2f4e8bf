"""Where the card of a lesson stands: never on what is asked now, and on as little else as it can.

Of several forms, the larger type first, the first is taken that finds such a place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from game.tutorial.progress import Stage
from game.ui.grid import DESIGN_HEIGHT, DESIGN_WIDTH, Grid
from game.ui.widget import At
from game.ui.widgets.buttons import PressWidget

if TYPE_CHECKING:
    from game.scenes.lesson_task import TaskScene

SLOT = 0
"""The first of all places is the card's own, as the screen of the game says it."""
TOP, BOTTOM = 50.0, 592.0
"""Between these it may stand in any column: below the head, above the tools."""
_FEW = 0.15
"""Such a share of what can be chosen on the board it may lie on; for more it steps aside."""
_OWN, _RIVAL, _PART, _BOARD = 1.0, 0.15, 1.0, 0.4
"""How much it matters to lie on one's own panel, on a rival's, on a part beside the board, and on the board."""
_NEEDED = 9.0
"""Advice that was asked for is read before anything else, and tools are at hand."""
_GROWS = 135
_CUT = 0.5
"""What is cut by the edge of the card counts half, however little of it is covered."""
_READY = 0.35
"""So much may be covered before a smaller type is tried."""

_FOR_RIVAL = 2
"""So many steps type yields to leave the panels of rivals in sight."""

_STAYS = 1.0
"""So much before it leaves the place where it has stood in this task."""


class Form(NamedTuple):
    """A size of the card: its type, counted in steps down from the wanted one, and its measures in units."""

    step: int
    wide: float
    high: float
    may_grow: bool = True


class Spot(NamedTuple):
    form: Form
    at: At
    in_the_way: bool
    """Whether it lies on what is asked now."""
    covers: float
    number: int
    """Which of the places it is: the card stays there as long as it can."""
    hides_news: bool
    """Whether it lies on what came of the last move."""
    hides_rival: bool

    @property
    def is_free(self) -> bool:
        return not self.in_the_way and not self.hides_news


def most_high(grid: Grid) -> float:
    return grid.height / grid.u - DESIGN_HEIGHT + BOTTOM - TOP


def best_spot(scene: TaskScene, forms: Sequence[Form]) -> Spot:
    """The first form that has a place; else the one that is in the way least. A little smaller type is better than a
    rival who cannot be seen."""
    below, stays = Below(scene), scene.tutor.stays
    found: list[Spot] = []
    ready: Spot | None = None
    for form in forms:
        if ready is not None and form.step > ready.form.step + _FOR_RIVAL:
            break
        spots = [below.spot(form, number, place) for number, place in enumerate(_places(scene, form))]
        kept = stays if form.may_grow else None  # one line goes wherever there is room for it
        best = min(spots, key=lambda one: (one.in_the_way, one.hides_news, one.number != kept, one.covers))
        if best.is_free and best.covers <= (_STAYS if best.number == stays else _READY):
            if not best.hides_rival:
                return best
            ready = ready or best
        found.append(best)
    return ready or min(
        found, key=lambda spot: (spot.in_the_way, spot.hides_news, round(spot.covers), spot.form.step)
    )


def news(scene: TaskScene) -> list[tuple[int, int]]:
    """Where the learner's last move has changed something on the table: the card keeps off it."""
    lines, learner, motion = scene.session.lines, scene.campaign.learner, scene.model.screen.motion
    first = next((n for n in reversed(range(len(lines))) if lines[n].seat == learner), len(lines))
    events = [event for _, event in scene.session.events(learner, first) if event.word in motion]
    places = (getattr(event, motion[event.word].to or "-", "") for event in events)
    found = (scene.anchor(place) for place in places if isinstance(place, str) and place)
    return [place for place in found if place is not None]


def _places(scene: TaskScene, form: Form) -> Iterator[tuple[float, float]]:
    """Its own slot, then the column at the right from below and above, then the board's corners."""
    place, grid, wide, high = scene.model.screen.tutor, scene.context.grid, form.wide, form.high
    width, height = grid.width / grid.u, grid.height / grid.u
    x, y = place.at
    words = place.pin.split()
    x += width - DESIGN_WIDTH if "right" in words else 0
    y += height - DESIGN_HEIGHT if "bottom" in words else 0
    x = min(x, x + place.width - wide) if x > width / 2 else x
    yield x, max(TOP, y - high) if place.grow == "up" else min(y, height - high - 8)
    right, bottom = width - 12 - wide, max(TOP, height - DESIGN_HEIGHT + BOTTOM - high)
    yield right, bottom
    yield right, TOP
    yield 24, TOP + 12
    yield 24, height - high - 8
    yield right, height - high - 8
    if not form.may_grow:  # one line finds room between what must be in sight
        rows = int((height - 8 - TOP) / high)
        yield from ((x, TOP + row * high) for row in range(rows) for x in (24, (right + 24) / 2, right))


class Below:
    """What lies on the table now, as far as a card could lie on it."""

    def __init__(self, scene: TaskScene) -> None:
        self.grid = scene.context.grid
        director, parts = scene.director, [part for part in scene.parts.values() if part.shown and part.rect.w]
        acts = scene.campaign.stage in (Stage.OPEN, Stage.FREE)
        lit = director.lit() if acts else []
        beside = [part for part in parts if not part.leads]
        buttons = [one for part in parts if part.leads for one in part.walk() if isinstance(one, PressWidget)]
        self.asked = [*scene.spoken_of(), *(one.rect for one in buttons if one.shown and one.rect.w)]
        self.asked += [part.rect for part in beside if any(map(part.anchor, lit))]
        self.lit = [at for one in lit if (at := scene.anchor(one)) is not None]
        own = scene.campaign.learner
        panels = [(n, panel) for n, panel in enumerate(scene.furniture.players) if panel.shown]
        self.things = [(panel.rect, _OWN if seat == own else _RIVAL) for seat, panel in panels]
        self.things += [(part.rect, _PART) for part in beside if part.rect not in self.asked]
        self.boards = [part.rect for part in parts if part.leads]
        self.news = news(scene)
        made = scene.furniture
        self.needed = [tool.rect for tool in made.tools.values()] + ([made.hint.rect] if made.hint.visible else [])
        slot = scene.model.screen.tutor
        self.most = slot.most
        self.own_slot = [part.rect for name, part in scene.parts.items() if name in slot.over]

    def spot(self, form: Form, number: int, place: tuple[float, float]) -> Spot:
        allowed = self.own_slot if number == SLOT else []
        at = (*place, form.wide, form.high)
        at = self._grown(at, allowed) if form.may_grow else at
        rect = self.grid.rect(*at)
        on_lit = sum(map(rect.collidepoint, self.lit)) / max(1, len(self.lit))
        hides = self._hides(at) or on_lit > _FEW or (number == SLOT and form.high > self.most)
        shares = [(_share(rect, thing), weight) for thing, weight in self.things if thing not in allowed]
        covers = sum(weight * min(1.0, _CUT + share) for share, weight in shares if share > 0)
        covers += _BOARD * max((_share(board, rect) for board in self.boards), default=0.0)
        covers += _CUT + 2 * on_lit if on_lit else 0.0
        covers += _NEEDED if not form.may_grow and rect.collidelist(self.needed) >= 0 else 0.0
        on_rival = any(share > 0 and weight == _RIVAL for share, weight in shares)
        return Spot(form, at, hides, covers, number, any(map(rect.collidepoint, self.news)), on_rival)

    def _hides(self, at: At) -> bool:
        return any(map(self.grid.rect(*at).colliderect, self.asked))

    def _grown(self, at: At, allowed: Sequence[Rect]) -> At:
        """Over the whole of a panel or part that its upper or lower edge would cut: half a panel says nothing."""
        rect = self.grid.rect(*at)
        cut = [thing for thing, _ in self.things if thing.colliderect(rect) and thing not in allowed]
        top = min((one.top for one in cut if one.top < rect.top < one.bottom), default=rect.top)
        bottom = max((one.bottom for one in cut if one.top < rect.bottom < one.bottom), default=rect.bottom)
        best = at
        for upper, lower in ((top, rect.bottom), (rect.top, bottom), (top, bottom)):
            more = self.grid.units(rect.top - upper), self.grid.units(lower - rect.bottom)
            larger = (at[0], at[1] - more[0], at[2], at[3] + sum(more))
            if 0 < sum(more) < _GROWS and not self._hides(larger):
                best = larger
        return best


def _share(rect: Rect, of: Rect) -> float:
    """How much of the second lies in the first."""
    both = rect.clip(of)
    return both.w * both.h / max(1, of.w * of.h)
