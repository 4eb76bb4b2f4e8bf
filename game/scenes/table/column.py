"""Where the furniture of the right column stands: players, tools, primary button; a game may bring its own column."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING

from game.core.contract import Seat
from game.scenes.table.peek import LogPeek
from game.table.facts import PeekFacts
from game.table.screen import LargeColumnSpec, Screen
from game.ui.grid import LARGE
from game.ui.widget import At
from game.ui.widgets.full_panels import MANY, FullPanel
from game.ui.widgets.players import PlayerPanel

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

RIGHT, COLUMN = 984.0, 284.0
HEIGHTS = {1: 100.0, 2: 100.0, 3: 99.0, 4: 88.0, 5: 88.0}
GAPS = {1: 12.0, 2: 12.0, 3: 10.0, 4: 4.0, 5: 4.0}
PLAYERS_TOP, _TOOLS_Y, _PEEK_BOTTOM = 52.0, 602.0, 592.0
_ROWS_Y, _ROW, _ROW_GAP, _FIRST_ROW = 595.0, 28.0, 3.0, 2
"""With large type tools stand in two rows, so many of them in the first, their icons beside their names."""
_PRIMARY, _PRIMARY_LOW = (654.0, 46.0), (663.0, 44.0)
"""Top and height of the big button; below two rows the ring around it needs some room."""
_PEEK_LEAST = 70.0
"""A lower place under the players is left empty; the log tells the same."""
_TOOL, _OWN_TOOL = (57.8, 52.8, 44.0), (54.5, 50.5, 42.0)
"""From one tool to the next, and width and height of a tool; the second where a game brings its own column."""
_CLOSER = 3
_LOW = (84.0, 5.0)
"""Height and gap of three panels with a lesson's card below them: their figures stand in one row."""
_REACH = 24.0
"""What stands on a place reaches so far around its middle."""
_BARE = 4.0
"""So much wider than its name is a tool at least."""
_LEAST_GAP = 2.0
"""Between tools, where long names in a small window need the room."""


def panel_sizes(screen: Screen, seats: int, *, close: bool = False) -> tuple[float, float]:
    """Height of a player's panel and the gap below it; those of three may stand closer than usual."""
    if close and seats == _CLOSER and panel_kind(screen) is FullPanel:
        return _LOW
    seats += close and seats == _CLOSER
    if screen.panels is None:
        return HEIGHTS[seats], GAPS[seats]
    return screen.panels.heights[seats], screen.panels.gaps[seats]


def panel_kind(screen: Screen) -> type[PlayerPanel]:
    return FullPanel if screen.panels is not None and len(screen.figures) > MANY else PlayerPanel


def player_at(screen: Screen, seats: int, seat: Seat, *, close: bool = False) -> At:
    """A player's panel; with rows of its own a game shows none, but points still fly there."""
    own = screen.column
    if own is None:
        high, gap = panel_sizes(screen, seats, close=close)
        return (RIGHT, PLAYERS_TOP + seat * (high + gap), COLUMN, high)
    top, step = own.rows[seats]
    return (own.left, top + seat * step, own.width, step - 2)


def tool_at(screen: Screen, number: int, tools: int = 1, text_scale: float = 1.0) -> At:
    own, large = screen.column, _large(screen, text_scale)
    if own is not None and large is not None:
        step = (own.width + 4) / tools
        return (own.left + number * step, large.tools[0], step - 4, large.tools[1])
    step, wide, high = _TOOL if screen.column is None else _OWN_TOOL
    left, top = (RIGHT, _TOOLS_Y) if screen.column is None else (screen.column.left, screen.column.tools)
    return (left + number * step, top, wide, high)


def in_rows(screen: Screen, text_scale: float) -> bool:
    """Whether tools stand in two rows: side by side their names could not grow."""
    return screen.column is None and text_scale >= LARGE


def tools_at(screen: Screen, names: list[float], text_scale: float = 1.0) -> list[At]:
    """They share the width by their names, which are as wide as told: so all of them are written in one size, as
    large as all of them together allow."""
    if in_rows(screen, text_scale):
        rows = (names[:_FIRST_ROW], names[_FIRST_ROW:])
        return [at for number, row in enumerate(rows) for at in _row_at(_ROWS_Y + number * (_ROW + _ROW_GAP), row)]
    first, last = (tool_at(screen, number, len(names), text_scale) for number in (0, len(names) - 1))
    whole, needed = last[0] + last[2] - first[0], sum(names) + _BARE * len(names)
    usual = tool_at(screen, 1, len(names), text_scale)[0] - first[0] - first[2]
    gap = max(_LEAST_GAP, min(usual, (whole - needed) / (len(names) - 1)))
    room = whole - gap * (len(names) - 1)
    larger = max(1.0, min(text_scale, (room - _BARE * len(names)) / sum(names)))
    spare = (room - larger * sum(names)) / len(names)
    found, left = [], first[0]
    for name in names:
        found.append((left, first[1], name * larger + spare, first[3]))
        left += name * larger + spare + gap
    return found


def _row_at(top: float, names: list[float]) -> Iterator[At]:
    spare = (COLUMN - sum(names) - _ROW_GAP * (len(names) - 1)) / len(names)
    left = RIGHT
    for name in names:
        yield (left, top, name + spare, _ROW)
        left += name + spare + _ROW_GAP


def _large(screen: Screen, text_scale: float) -> LargeColumnSpec | None:
    large = screen.column.large if screen.column is not None else None
    return large if large is not None and text_scale >= large.least else None


def primary_at(screen: Screen, tools: int, text_scale: float = 1.0) -> At:
    """Below the tools, or beside them in a column of the game's own."""
    own, large = screen.column, _large(screen, text_scale)
    if own is not None and large is not None:
        return (own.left, large.primary[0], own.width, large.primary[1])
    if own is None:
        top, high = _PRIMARY_LOW if in_rows(screen, text_scale) else _PRIMARY
        return (RIGHT, top, COLUMN, high)
    left = own.left + tools * _OWN_TOOL[0] + 4
    return (left, own.tools, own.left + own.width - left, _OWN_TOOL[2])


def peek_at(screen: Screen, top: float) -> tuple[At, str]:
    """The recap below the players, or where the game's own column says; and what it is pinned to."""
    own = screen.column
    if own is None or own.peek is None:
        return (RIGHT, top, COLUMN, _PEEK_BOTTOM - top), "right high"
    return own.peek, "left top"


def show_peek(scene: TableScene, peek: LogPeek, facts: PeekFacts) -> None:
    """Over the board the recap only lies until something is chosen, no higher than its lines, and folds once
    somebody points at the board; the bars stay away."""
    model = scene.model
    own = model.screen.column
    if not scene.has_recap:
        peek.set(visible=False)
        return
    if own is None:
        peek.set(visible=peek.at[3] >= _PEEK_LEAST)
        peek.show(facts)
        return
    asked = model.is_live and model.phase in own.peek_phases and not model.director.picker.chosen
    asked = asked and (model.director.may_act or not model.director.persons) and not model.is_told
    asked = asked and not scene.eye.is_out  # the film still tells it, and the places are elsewhere afterwards
    there = bool(own.peek and asked and facts.lines)
    arrives = there and (not peek.is_news or facts.lines != peek.facts.lines)
    if there and not peek.is_news:
        peek.arrive()
    peek.is_news = there
    peek.set(visible=there and not scene.furniture.hint.visible)  # it would peep out from below the advice
    if own.peek is not None and there:
        if arrives or peek.opened is None:
            peek.lie_at(_place_for(scene, peek, facts))
        else:
            peek.lie_at(peek.opened)
    peek.show(replace(facts, bars=()))
    if arrives and _is_crowded(scene):
        peek.fold()


def _place_for(scene: TableScene, peek: LogPeek, facts: PeekFacts) -> At:
    """Beside the board where the table has room for all of it; else over the board where it hides least."""
    own = scene.model.screen.column
    assert own is not None and own.peek is not None
    large = scene.context.grid.is_large
    free = None if large else own.peek_free.get(scene.session.seats)
    if free is not None and peek.height_for(facts.lines, free[2], own.peek[3]) <= free[3]:
        return free
    spots = (own.peek,) if large else (own.peek, *own.peek_else)  # folded in the middle it would be in the way
    return _clearest(scene, [(*at[:3], peek.height_for(facts.lines, at[2], at[3])) for at in spots], facts)


def _is_crowded(scene: TableScene) -> bool:
    """A card in large type and the recap would hide half of the board; what the recap says has just been told."""
    card = scene.model.pointing.card is not None and scene.context.grid.is_large
    return card and scene.context.motion > 0


def _clearest(scene: TableScene, places: list[At], facts: PeekFacts) -> At:
    """Where it hides the fewest places that it speaks of, then the fewest on which something stands."""
    anchors = [scene.anchor(piece) for piece in dict.fromkeys(piece for line in facts.lines for piece in line.pieces)]
    told = [place for place in anchors if place is not None]
    boards = [part for part in scene.open_parts() if part.leads]
    stand = [rect for part in boards for rect in part.keeps_clear("")]
    reach = scene.context.grid.px(_REACH)

    def hidden(at: At) -> tuple[int, int]:
        rect = scene.context.grid.rect(*at)
        around = rect.inflate(2 * reach, 2 * reach)
        return sum(around.collidepoint(place) for place in told), sum(rect.colliderect(one) for one in stand)

    return min(places, key=hidden)


def make_way(scene: TableScene) -> None:
    """The recap folds for what is pointed at below it, or by a pointer that has come to its board since the news; in
    large type for whatever has a card. Beside the board it is in nobody's way."""
    component, peek = scene.model.pointing.component, scene.furniture.peek
    place = scene.anchor(component) if component else None
    beside = not any(part.leads and part.rect.colliderect(peek.rect) for part in scene.open_parts())
    if beside:
        return
    if place is not None and scene.context.grid.is_large:
        peek.fold()
    elif place is not None:
        came = scene.root.pointer != peek.rested and any(
            part.leads and part.anchor(component) for part in scene.open_parts()
        )
        if came or peek.rect.collidepoint(place):
            peek.fold()
