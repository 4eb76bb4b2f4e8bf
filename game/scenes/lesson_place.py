"""Where the card of a lesson stands: never on what is asked now, and on as little else as it can.

Of several forms, the larger type first, the first is taken that finds such a place.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from game.core.contract import seat_id
from game.scenes.lesson_marks import wanted_next
from game.tutorial.demands import looked_at
from game.tutorial.progress import Stage
from game.ui.grid import DESIGN_HEIGHT, DESIGN_WIDTH, Grid
from game.ui.widget import At
from game.ui.widgets.buttons import PressWidget

if TYPE_CHECKING:
    from game.scenes.lesson_task import TaskScene
    from game.ui.kinds import Part

SLOT = 0
"""The first of all places is the card's own, as the screen of the game says it."""
TOP, BOTTOM = 50.0, 592.0
"""Between these it may stand in any column: below the head, above the tools."""
_FEW = 0.15
"""Such a share of what can be chosen on the board it may lie on; for more it steps aside."""
_OWN, _RIVAL, _PART, _BOARD = 1.0, 0.15, 1.0, 1.0
"""How much it matters to lie on one's own panel, on a rival's, on a part beside the board, and on the board."""
_NEEDED = 9.0
"""Advice that was asked for is read before anything else, and tools are at hand."""
_BY_STRIP = 2.0
"""One line in the middle of a panel says less than it hides; it goes to the board before."""
_GROWS = 135
_REACH = 20.0
"""How far around its middle something stays free that is asked next or later."""
_PIECE = 36.0
"""How far a piece reaches that one line should not lie on."""
_CUT = 0.5
"""What is cut by the edge of the card counts half, however little of it is covered."""
_READY = 0.35
"""So much may be covered before a smaller type is tried."""

_SHEET = 100.0
"""What is as large as that on a page is read as a sheet of its own."""
_FOR_RIVAL = 2
"""So many steps type yields to leave the panels of rivals in sight."""


class Form(NamedTuple):
    """A size of the card: its type, counted in steps down from the wanted one, and its measures in units."""

    step: int
    wide: float
    high: float
    may_grow: bool = True
    is_small: bool = False
    """Type that is taken for the sake of what is asked, not of a rival who would be hidden."""


class Spot(NamedTuple):
    form: Form
    at: At
    in_the_way: bool
    """Whether it lies on what is asked now."""
    covers: float
    number: int
    """Which of the places it is."""
    hides_rival: bool

    @property
    def fits(self) -> bool:
        """Whether neither what is asked nor advice or a tool lies under it."""
        return not self.in_the_way and self.covers < _NEEDED


def most_high(grid: Grid) -> float:
    return grid.height / grid.u - DESIGN_HEIGHT + BOTTOM - TOP


def best_spot(scene: TaskScene, forms: Sequence[Form], *, ahead: bool = False) -> Spot:
    """The largest type that has a place; else the one that is in the way least. A little smaller type is better than
    a rival who cannot be seen. With `ahead` it keeps off what the task will ask for later, too."""
    below = Below(scene, ahead=ahead)
    found: list[Spot] = []
    ready: Spot | None = None
    for step, sizes in groupby(forms, key=lambda form: form.step):
        tried = list(sizes)
        if ready is not None and (step > ready.form.step + _FOR_RIVAL or tried[0].is_small):
            break
        places = [(form, number, place) for form in tried for number, place in enumerate(_places(scene, form))]
        if ready is not None and ready.number == SLOT:  # no land is covered for the sake of a rival
            places = [one for one in places if one[1] == SLOT]
        best = min((below.spot(*one) for one in places), key=lambda one: (one.in_the_way, one.covers))
        if not best.in_the_way and best.covers <= _READY:
            if not best.hides_rival:
                return best
            ready = ready or best
        found.append(best)
    return ready or min(found, key=lambda spot: (spot.in_the_way, round(spot.covers), spot.form.step))


class Standing:
    """Size and place of the card in a turn: found once, and left only where it would lie on what is asked by then."""

    def __init__(self) -> None:
        self._spot: Spot | None = None
        self._found_for: tuple[object, ...] = ()

    def of(self, scene: TaskScene, forms: Callable[[], Iterable[Form]]) -> Spot:
        grid, campaign = scene.context.grid, scene.campaign
        turn = campaign.turns_at(len(campaign.session))
        now = (campaign.number, turn, campaign.done, grid.width, grid.height, grid.u, grid.text_scale)
        if self._spot is None or self._found_for != now:
            self._spot, self._found_for = best_spot(scene, list(forms()), ahead=True), now
        elif not is_in_the_way(scene, self._spot):
            self._spot = self._spot._replace(in_the_way=False)
        else:
            self._spot = self._elsewhere(scene, self._spot, list(forms()))
        return self._spot

    def _elsewhere(self, scene: TaskScene, was: Spot, forms: Sequence[Form]) -> Spot:
        """In the same size if there is room, else smaller; where nothing is free it is folded, and comes back."""
        moved = best_spot(scene, [was.form])
        if moved.in_the_way:
            smaller = [one for one in forms if one.step > was.form.step or one.high < was.form.high]
            moved = best_spot(scene, [was.form, *smaller])
        return was._replace(in_the_way=True) if moved.in_the_way else moved


def is_in_the_way(scene: TaskScene, spot: Spot) -> bool:
    """Whether the card would lie on what is asked now."""
    return Below(scene).hides(spot.form, spot.number, spot.at)


def _later(scene: TaskScene) -> list[tuple[int, int]]:
    """Where the way that is meant will lead, and what is to be looked at, as far as it is on the table."""
    task = scene.campaign.task
    if task is None:
        return []
    said = {pair for line in task.show for pair in re.findall(r"(\w+)=([^\s|]+)", line)}
    words = {value for _, value in said}

    def is_named(component: str) -> bool:
        """By itself, or by what follows its kind; a number alone names a figure, too, and not only `seat:1`."""
        kind, _, which = component.partition(":")
        return component in words or ((kind, which) in said if which.isdecimal() else which in words)

    known = scene.session.rules.components(scene.session.view(scene.campaign.learner))
    named = (one for one in known if is_named(one) and not one.startswith("seat:"))  # to look at a player is no step
    places = map(scene.anchor, dict.fromkeys((*task.point, *task.about, *looked_at(task.reached), *named)))
    return [place for place in places if place is not None]


def _places(scene: TaskScene, form: Form) -> Iterator[tuple[float, float]]:
    """Its own slot, then the column at the right from below and above, then the board's corners."""
    place, grid, wide, high = scene.model.screen.tutor, scene.context.grid, form.wide, form.high
    width, height = grid.width / grid.u, grid.height / grid.u
    x, y = place.at
    words = place.pin.split()
    x += width - DESIGN_WIDTH if "right" in words else 0
    y += height - DESIGN_HEIGHT if "bottom" in words else 0
    edge = x + place.width if x > width / 2 else width - 12  # that of the panels which it may come to lie on
    x = min(x, edge - wide) if x > width / 2 else x
    yield x, max(TOP, y - high) if place.grow == "up" else min(y, height - high - 8)
    right, bottom = edge - wide, max(TOP, height - DESIGN_HEIGHT + BOTTOM - high)
    yield right, bottom
    tools = grid.units(min(one.rect.top for one in scene.furniture.tools.values()))
    if tools - 8 - high > bottom:  # they lie lower with usual type
        yield right, tools - 8 - high
    yield right, TOP
    yield 24, TOP + 12
    yield 24, height - high - 8
    yield right, height - high - 8
    if not form.may_grow:  # one line finds room between what must be in sight
        rows = int((height - 8 - TOP) / high)
        yield from ((x, TOP + row * high) for row in reversed(range(rows)) for x in (24, (right + 24) / 2, right))


class Below:
    """What lies on the table now, as far as a card could lie on it."""

    def __init__(self, scene: TaskScene, *, ahead: bool = False) -> None:
        self.grid, self.scene = scene.context.grid, scene
        director, parts = scene.director, [part for part in scene.parts.values() if part.shown and part.rect.w]
        acts = scene.campaign.stage in (Stage.OPEN, Stage.FREE)
        lit = director.lit() if acts else []
        beside = [part for part in parts if not part.leads]
        buttons = [one for part in parts if part.leads for one in part.walk() if isinstance(one, PressWidget)]
        self.asked = [*scene.spoken_of(), *(one.rect for one in buttons if one.shown and one.rect.w)]
        self.asked += [one for part in beside if any(map(part.anchor, lit)) for one in _seen_in(part)]
        self.lit = [at for one in lit if (at := scene.anchor(one)) is not None]
        leading = [part for part in parts if part.leads]
        self.shapes = [shape for one in lit for part in leading if (shape := part.region(one)) is not None]
        places = map(scene.anchor, wanted_next(scene))
        self.asked += [self._around(at) for at in places if at is not None]
        own = scene.campaign.learner
        panels = [(n, panel.rect) for n, panel in enumerate(scene.furniture.players) if panel.shown]
        panels += [
            (n, rect) for part in beside for n in range(scene.session.seats) if (rect := part.region(seat_id(n)))
        ]
        self.things = [(rect, _OWN if seat == own else _RIVAL) for seat, rect in panels]
        self.things += [(part.rect, _PART) for part in beside if part.rect not in self.asked]
        self.sheets = [rect for part in parts if part.fills for rect in self._sheets_on(part)]
        self.boards = [part.rect for part in parts if part.leads]
        self.asked += [self._around(at) for at in (_later(scene) if ahead else ())]
        made = scene.furniture
        self.needed = [tool.rect for tool in made.tools.values()] + ([made.hint.rect] if made.hint.visible else [])
        slot = scene.model.screen.tutor
        self.most = slot.most
        self.own_slot = [part.rect for name, part in scene.parts.items() if name in slot.over]

    def _sheets_on(self, part: Part) -> list[Rect]:
        """What lies side by side on a page, such as mats, as far as it is not asked for: seen whole or not at all."""
        least, known = self.grid.px(_SHEET), self.scene.session.rules.components
        named = known(self.scene.session.view(self.scene.director.eyes))
        rects = [at for one in named if (at := part.region(one)) is not None and min(at.size) >= least]
        return [at for at in rects if at.collidelist(self.asked) < 0]

    def _around(self, at: tuple[int, int]) -> Rect:
        reach = 2 * self.grid.px(_REACH)
        return Rect(at, (0, 0)).inflate(reach, reach)

    def spot(self, form: Form, number: int, place: tuple[float, float]) -> Spot:
        allowed = self.own_slot if number == SLOT else []
        at = (*place, form.wide, form.high)
        at = self._grown(at, allowed) if form.may_grow else at
        rect, on_lit = self.grid.rect(*at), self._on_lit(at)
        shares = [(_share(rect, thing), weight) for thing, weight in self.things if thing not in allowed]
        shares = (
            shares if form.may_grow else [(share, _BY_STRIP) for share, _ in [*shares, *self._pieces_under(rect)]]
        )
        covers = sum(weight * min(1.0, _CUT + share) for share, weight in shares if share > 0)
        covers += _BOARD * max((_share(board, rect) for board in self.boards), default=0.0)
        covers += _CUT + 2 * on_lit if on_lit else 0.0
        covers += sum(_CUT + share for one in self.shapes if (share := _share(rect, one)) > 0)
        covers += _NEEDED if not form.may_grow and rect.collidelist(self.needed) >= 0 else 0.0
        on_rival = any(share > 0 and weight == _RIVAL for share, weight in shares)
        return Spot(form, at, self.hides(form, number, at), covers, number, on_rival)

    @cached_property
    def pieces(self) -> list[Rect]:
        """What lies on the boards, a tile or a figure, each with some room around its middle."""
        scene, wide = self.scene, 2 * self.grid.px(_PIECE)
        known = scene.session.rules.components(scene.session.view(scene.director.eyes))
        places = {at for one in known if (at := scene.anchor(one)) is not None}
        return [Rect(at, (0, 0)).inflate(wide, wide) for at in places]

    def _pieces_under(self, rect: Rect) -> list[tuple[float, float]]:
        """What a line would half hide on a board, as if it were a part beside it: a tile, a figure."""
        return [(share, _PART) for thing in self.pieces if (share := _share(thing, rect)) > 0]

    def hides(self, form: Form, number: int, at: At) -> bool:
        """Whether something of what is asked would lie under it."""
        return self._hides(at) or self._on_lit(at) > _FEW or (number == SLOT and form.high > self.most)

    def _on_lit(self, at: At) -> float:
        """How much of what can be chosen on the board it covers."""
        return sum(map(self.grid.rect(*at).collidepoint, self.lit)) / max(1, len(self.lit))

    def _hides(self, at: At) -> bool:
        return any(map(self.grid.rect(*at).colliderect, self.asked))

    def _grown(self, at: At, allowed: Sequence[Rect]) -> At:
        """Over the whole of a panel or part that its upper or lower edge would cut: half a panel says nothing."""
        rect = self.grid.rect(*at)
        known = [*self.sheets, *(thing for thing, _ in self.things)]
        cut = [thing for thing in known if thing.colliderect(rect) and thing not in allowed]
        top = min((one.top for one in cut if one.top < rect.top < one.bottom), default=rect.top)
        bottom = max((one.bottom for one in cut if one.top < rect.bottom < one.bottom), default=rect.bottom)
        best = at
        for upper, lower in ((top, rect.bottom), (rect.top, bottom), (top, bottom)):
            more = self.grid.units(rect.top - upper), self.grid.units(lower - rect.bottom)
            larger = (at[0], at[1] - more[0], at[2], at[3] + sum(more))
            if 0 < sum(more) < _GROWS and not self._hides(larger):
                best = larger
        return best


def _seen_in(part: Part) -> list[Rect]:
    """What of a part must be seen: all of it, or where it takes the whole table what it names."""
    return (part.keeps_clear("") if part.fills else []) or [part.rect]


def _share(rect: Rect, of: Rect) -> float:
    """How much of the second lies in the first."""
    both = rect.clip(of)
    return both.w * both.h / max(1, of.w * of.h)
