"""The card of what is pointed at: where it lies, and what it must leave in sight."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from pygame import Rect

from game.scenes.table.hands import Point
from game.scenes.table.kept_card import beside_next, show_kept
from game.table.cards import Card
from game.ui.kinds.board_part import BoardPart
from game.ui.kinds.covering import figures_in_sight
from game.ui.kinds.filled import entries_of
from game.ui.widget import At
from game.ui.widgets.buttons import PressWidget
from game.ui.widgets.cards import HoverCard
from game.ui.widgets.pinned_card import PinnedCard

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene

_REACH = 96.0
"""Twice the units that what is pointed at reaches around its middle."""
_EDGE, _TOUCHED = 6.0, 2.0
"""So far from the edges of a board and the window it stays, and so much of an edge of what is asked it may touch."""
_RIM = 8
"""So many hundredths of a choice may lie under a card, and it is still read."""
_NEAR = 12
"""So many places are tried for the sake of what only could be clicked as well."""
_FIRST = 8
"""So many places where something stands, one's own first, a card keeps clear that is not about the board."""
_Hidden = tuple[int, int, int, int, int, int, int]


def made_cards(scene: TableScene) -> tuple[PinnedCard, HoverCard]:
    """The card that somebody keeps, and below it in the tree, so above it, the next one at its left."""
    spec, put_away = scene.model.screen.card, scene.model.pointing.pin
    at, tip = spec.place(scene.context.grid.is_large), scene.text("table.close")
    kept = PinnedCard(beside_next(at), put_away, grow=spec.grow, pin=spec.pin, name="pinned", tooltip=tip)
    return scene.root.add(kept), scene.root.add(HoverCard(at, grow=spec.grow, pin=spec.pin))


def show_cards(scene: TableScene) -> None:
    pointing, opened = scene.model.pointing, scene.furniture.opened
    if pointing.card in (None, pointing.pinned) or (opened is not None and opened.modal):
        scene.card.hide()  # also where the same words are kept beside it
    else:
        assert pointing.card is not None
        _show_beside(scene, pointing.card, _led_to(scene, pointing.component))
    if pointing.pinned is None:
        scene.pinned.hide()
    else:
        show_kept(scene, pointing.pinned)


def _show_beside(scene: TableScene, card: Card, target: Point | None) -> None:
    """In its usual place, else aside or where it lies on least of what must be in sight, or in smaller type."""
    shown, asked = scene.card, asked_next(scene)
    about = target or scene.anchor(scene.model.pointing.component)
    clear = _kept_clear(scene, about) if about is not None else _wanted_instead(scene)
    best: tuple[_Hidden, float, At] | None = None
    for share in shown.type_shares():
        shown.set_type(share)
        hides, place = _best_place(scene, card, target, about, asked, clear)
        if best is None or hides[:2] < best[0][:2]:
            best = hides, share, place
        if not any(hides[:2]):
            break
    assert best is not None
    shown.set_type(best[1])
    shown.move_to(best[2])
    shown.show(card, target)
    if _says_it_again(scene, shown.box()):
        shown.hide()
    elif target is not None and _crosses(shown.box(), target, [*asked, *_beside(scene)]):
        shown.show(card)


def _best_place(
    scene: TableScene, card: Card, target: Point | None, about: Point | None, asked: list[Rect], clear: list[Rect]
) -> tuple[_Hidden, At]:
    """Where it hides least in this size of type."""
    shown, place = scene.card, scene.model.screen.card.place(scene.context.grid.is_large)
    shown.move_to(place)
    shown.show(card, target)
    lit, stand = _choices(scene), _stand(scene)
    best, usual = _hides(shown.box(), about, asked, clear, lit, stand), shown.box()
    others = _elsewhere(scene, place, usual, [*asked, *clear], about) if any(best) else iter(())
    for tried, (other, box) in enumerate(others):
        if not any(best if tried < _NEAR else best[:-2]):
            break
        hides = _hides(box, about, asked, clear, lit, stand)
        if hides < best:
            best, place = hides, other
    return best, place


def _says_it_again(scene: TableScene, box: Rect) -> bool:
    """It would lie on advice about the same thing, which says all of it."""
    note, hint = scene.furniture.hint, scene.director.bots.hint
    advised = hint is not None and scene.model.pointing.component in hint.action.touches()
    return advised and note.visible and box.colliderect(note.rect)


def asked_next(scene: TableScene) -> list[Rect]:
    """What is read or clicked next: the question, buttons, advice, what a tutor says, choices, what lies open, and
    what one has to decide with."""
    furniture = scene.furniture
    found = [furniture.prompt.capsule(), furniture.primary.rect, *(tool.rect for tool in furniture.tools.values())]
    found += [one.rect for one in (furniture.hint, getattr(scene, "tutor", None)) if one is not None and one.visible]
    found += [furniture.opened.rect] if furniture.opened is not None else []
    found += [furniture.peek.rect] if furniture.peek.visible and furniture.peek.opened is not None else []
    found += [area for part in scene.open_parts() if part.comes_up for area in part.sheets()]
    found += entries_of(scene.open_parts())
    found += figures_in_sight(scene.open_parts())
    edge = -2 * scene.context.grid.px(_TOUCHED)
    return [rect.inflate(edge, edge) for rect in found]


def _beside(scene: TableScene) -> list[Rect]:
    """Parts that are no board, and words on one: a card may lie there, a line may not run through."""
    edge = -2 * scene.context.grid.px(_EDGE)
    parts = [part for part in scene.open_parts() if not part.leads and not part.comes_up]
    panels = [panel for panel in scene.furniture.players if panel.shown]
    boards = [part for part in scene.open_parts() if isinstance(part, BoardPart)]
    written = [area for board in boards for area in board.written_at()]
    return [*written, *(one.rect.inflate(edge, edge) for one in (*parts, *panels))]


def _hides(
    box: Rect, about: Point | None, asked: list[Rect], clear: list[Rect], lit: list[Rect], stand: list[Rect]
) -> _Hidden:
    """How much of what is pointed at and of what is asked lies under a card there, of how much else a part does, how
    much of the choices that have a shape, of the sheet on which one is pointing, how many other choices, and how many
    places where something stands."""
    first = box.clip(clear[0]) if clear else Rect(0, 0, 0, 0)
    own, over = 0, 0
    for one in asked:
        both = box.clip(one)
        if about is not None and one.collidepoint(about):
            own += both.w * both.h
        else:
            over += both.w * both.h
    return (
        first.w * first.h,
        over,
        sum(box.colliderect(one) for one in clear[1:]),
        sum(max(0, _share(box, one) - _RIM) for one in lit if one.w > 1),
        own,
        sum(box.contains(one) for one in lit if one.w == 1),
        sum(box.collidepoint(one.center) for one in stand),
    )


def _share(box: Rect, place: Rect) -> int:
    """How many hundredths of a place lie under it."""
    both = box.clip(place)
    return 100 * both.w * both.h // max(1, place.w * place.h)


def _choices(scene: TableScene) -> list[Rect]:
    """What could be clicked as well: all of a card, a point of what has no shape of its own."""
    found = []
    for component in scene.director.lit():
        shapes = (part.region(component) for part in scene.open_parts())
        at = scene.anchor(component)
        shape = next((one for one in shapes if one is not None), None)
        if shape is not None and at is not None:
            found.append(shape)
        elif at is not None:
            found.append(Rect(at, (1, 1)))
    return found


def _stand(scene: TableScene) -> list[Rect]:
    """Where something stands on the boards: one looks at it while pointing at something else."""
    return [rect for part in scene.open_parts() if part.leads for rect in part.keeps_clear("")]


def _elsewhere(
    scene: TableScene, usual: At, box: Rect, things: list[Rect], about: Point | None
) -> Iterator[tuple[At, Rect]]:
    """The place that the game names, then the corners of its boards and the room between all that must be in sight,
    each with the pixels of the card there."""
    spec, grid, root = scene.model.screen.card, scene.context.grid, scene.root
    if spec.aside is not None:
        aside = grid.pinned(spec.aside, spec.pin, root.inner, root.design_size)
        there = Rect(aside.x, aside.y, aside.w, round(box.h * box.w / max(1, aside.w)))
        if spec.grow == "up":
            there.bottom = aside.bottom
        yield spec.aside, there.clamp(grid.window)
    at = scene.card.rect  # a card that is too high for its place was pushed into the window
    left, top = at.x, at.bottom - box.h if spec.grow == "up" else at.y
    for x, y in _spots(scene, box, things, about):
        there = Rect(x, y, *box.size).clamp(grid.window)  # as a high card is
        yield (usual[0] + grid.units(x - left), usual[1] + grid.units(y - top), *usual[2:]), there


def _spots(scene: TableScene, box: Rect, things: list[Rect], about: Point | None) -> Iterator[Point]:
    """On the boards, first on those where one is not pointing; then anywhere but on parts in which something can be
    chosen; last beside the choices themselves."""
    edge, lit = -2 * scene.context.grid.px(_EDGE), scene.director.lit()
    boards = [part.rect.inflate(edge, edge) for part in scene.open_parts() if part.leads]
    boards.sort(key=lambda board: about is not None and board.collidepoint(about))
    for find in (_corners, _between):
        for board in boards:
            yield from find(board, box, things)
    choices = [part.rect for part in scene.open_parts() if not part.leads and any(map(part.anchor, lit))]
    window, top = scene.root.rect.inflate(edge, edge), scene.furniture.prompt.rect.bottom
    below = Rect(window.x, top, window.w, window.bottom - top)
    for around in (choices, _choices(scene)):
        for x, y in _between(below, box, [*things, *around]):
            if Rect(x, y, *box.size).collidelist(around) < 0:
                yield x, y


def _corners(board: Rect, box: Rect, _: list[Rect]) -> Iterator[Point]:
    for x in (board.left, board.right - box.w):
        for y in (board.bottom - box.h, board.top):
            yield x, y


def _between(board: Rect, box: Rect, things: list[Rect]) -> Iterator[Point]:
    """Wherever it would touch an edge of the board, or of something on it, from outside."""
    near, (wide, high) = [one for one in things if one.colliderect(board)], box.size
    lefts = {board.left, board.right - wide, *(one.right for one in near), *(one.left - wide for one in near)}
    tops = {board.top, board.bottom - high, *(one.bottom for one in near), *(one.top - high for one in near)}
    for x in sorted(lefts):
        yield from ((x, y) for y in sorted(tops) if board.contains(Rect(x, y, wide, high)))


def _crosses(box: Rect, target: Point, others: list[Rect]) -> bool:
    """Whether a line from the card would run across something else, or over most of the table."""
    start = (max(box.left, min(box.right, target[0])), max(box.top, min(box.bottom, target[1])))
    away = [one for one in others if not one.collidepoint(target) and not one.colliderect(box)]
    return any(one.clipline(start, target) for one in away)


def _kept_clear(scene: TableScene, target: Point) -> list[Rect]:
    """What must stay in sight while something is pointed at, the dearest first."""
    component, reach = scene.model.pointing.component, scene.context.grid.px(_REACH)
    boards = [part for part in scene.open_parts() if part.leads]
    found = [rect for part in boards for rect in part.keeps_clear(component)]
    if not found:
        found = [Rect(target, (1, 1)).inflate(reach, reach)]
        stand = _stand(scene)
        found += stand if scene.context.grid.is_large else stand[:_FIRST]  # a large card would hide half a board
    return [*found, *scene.kept_clear()]


def _wanted_instead(scene: TableScene) -> list[Rect]:
    """What a refusal of a button asks for: what it names, then all that can be chosen."""
    pointing, reach = scene.model.pointing, scene.context.grid.px(_REACH)
    wanted = (*pointing.effect, *scene.director.lit()) if pointing.refused else ()
    places = [place for one in dict.fromkeys(wanted) if (place := scene.anchor(one)) is not None]
    return [Rect(place, (1, 1)).inflate(reach, reach) for place in places]


def _led_to(scene: TableScene, component: str) -> Point | None:
    """Where a line from the card leads: onto the board, but not into the words of a button that lies there."""
    boards = [part for part in scene.open_parts() if part.leads]
    point = next((at for part in boards if (at := part.anchor(component)) is not None), None)
    buttons = [one.rect for part in boards for one in part.walk() if isinstance(one, PressWidget) and one.shown]
    return None if point is None or any(rect.collidepoint(point) for rect in buttons) else point


def let_go_of_gone(scene: TableScene) -> None:
    """What was pointed at on a part that has been folded up is not pointed at any more, nor is what was pointed at
    before a sheet came up over the table."""
    pointing = scene.model.pointing
    sheets = frozenset(part for part in scene.open_parts() if part.comes_up or part.opens_itself or part.fills)
    come, pointing.sheets = sheets - pointing.sheets, sheets
    component = pointing.component
    if not scene.on_part or not component:
        return
    elsewhere = any(part.anchor(component) is None for part in come) and not scene.root.focus_visible
    if elsewhere or scene.anchor(component) is None:
        pointing.held = ""
        pointing.at("")
