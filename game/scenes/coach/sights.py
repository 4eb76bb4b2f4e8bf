"""The table beside a turn that is looked back at: as it was then, with both lines as ghosts, or as one left it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from math import dist
from typing import Any

from msgspec import structs
from pygame import Rect, Surface, image, transform

from game.core.contract import Seat
from game.core.session import Session
from game.scenes.coach.columns import BETTER, DONE
from game.scenes.coach.ghosts import Ghost, Ghosts
from game.table import showing
from game.table.coach_words import Line, Told
from game.table.proposal import picker_for
from game.table.screen import Screen
from game.table.shown import PartSpec, ShownOf
from game.ui.kinds import Part
from game.ui.kinds.board_part import BoardPart

Point = tuple[int, int]
Seen = Mapping[tuple[str, str], tuple[Rect, Surface]]
"""Parts and pieces with their places, and how these look."""
Words = tuple[str, str]
"""What is said of the ghost of what was done, and of the other one."""
_RADIUS, _CORNER, _BETWEEN = 26.0, 5.0, 3


def parts_for(session: Session, screen: Screen) -> dict[str, PartSpec]:
    """Those that the game names, at their places here, whatever the phase."""
    found = showing.parts_of(session, screen)
    return {
        name: PartSpec(kind=spec.kind, at=spec.at, pin=spec.pin, world=spec.world)
        if spec.kind
        else structs.replace(found[name], at=spec.at, large=None, pin=spec.pin, phases=())
        for name, spec in screen.looking_back.items()
    }


class Sights:
    """Of one match and one seat: what its parts show."""

    def __init__(
        self, session: Session, seat: Seat, screen: Screen, parts: Mapping[str, Part], ghosts: Ghosts
    ) -> None:
        self.session = session
        self.seat = seat
        self.screen = screen
        self.parts = parts
        self.ghosts = ghosts
        self.picker = picker_for(session.rules)
        self._ready = False
        self._rough = False

    def has_come(self) -> bool:
        """Whether what is painted in steps can be seen now, and could not when it was last asked."""
        boards = [part.view for part in self.parts.values() if isinstance(part, BoardPart)]
        ready = all(view.ready for view in boards)
        came, self._ready = ready and not self._ready, ready
        return came

    def show(self, told: Told | None, at: int, which: str) -> None:
        """`which` line is shown as it came out; without one the table as it was before both."""
        line = None if told is None else told.better if which == BETTER else told.done if which == DONE else None
        self._show_parts(at, line)
        self.ghosts.set(ghosts=(), veiled=())

    def haunt(self, told: Told, at: int, words: Words) -> bool:
        """Both lines come to lie over the table as it was, each where it made a difference. False as long as
        something only stands in there for what has not been painted yet; each time one such thing is painted."""
        root = self.ghosts.root
        if root is None or not self._ready:
            return True
        self._rough = False
        lines = (told.done, told.better) if told.better is not None else (told.done,)
        before = self._pictured(lines)
        after = []
        for line in lines:
            self._show_parts(at, line, bare=True)
            after.append(self._pictured(lines))
        self._show_parts(at, None)
        if self._rough:
            return False
        found = [
            ghost
            for number, line in enumerate(lines)
            for ghost in self._ghosts(line, lines[1 - number] if len(lines) > 1 else None, before, after, number)
        ]
        named, ghosts = set[bool](), []
        for one in _apart(found):
            ghosts.append(one if one.better in named else replace(one, says=words[one.better]))
            named.add(one.better)
        sheets = tuple(sheet for part in self.parts.values() for sheet in part.sheets())
        self.ghosts.set(ghosts=tuple(ghosts), veiled=sheets)
        return True

    def _show_parts(self, at: int, line: Line | None, *, bare: bool = False) -> None:
        """`bare`: without marking what is new in it."""
        session, seat = self.session, self.seat
        position: Any = session.shown(seat, at) if line is None else line.after
        shown = ShownOf(
            position=position,
            figures=session.figures(seat, seat, at) if line is None else line.figures,
            viewer=seat,
            actor=seat,
            signs=showing.signs_of(session, self.screen, position),
            effect=() if line is None or bare else line.pieces,
            holds=showing.holds(session.sheet(seat, at), seat, self.screen),
            phase=session.phase(at),
            recent=showing.recent(session, self.screen, seat, at),
            page=self.picker.page(session.view(seat, at), seat) if line is None else line.page,
        )
        for part in self.parts.values():
            part.show(shown)

    # -- ghosts -------------------------------------------------------------------------------------------------

    def _pictured(self, lines: tuple[Line, ...]) -> Seen:
        """Every place that one of the lines is about as the parts show it now."""
        root, found = self.ghosts.root, dict[tuple[str, str], tuple[Rect, Surface]]()
        assert root is not None
        for name, part in self.parts.items():
            for piece in dict.fromkeys(piece for line in lines for piece in line.pieces):
                place = _place(part, piece)
                if place is not None and part.rect.collidepoint(place.center):
                    place = place.clamp(part.rect)
                    found[name, piece] = place, root.picture(place, but=(self.ghosts,))
            rough = next((one for one in part.walk() if getattr(one, "is_rough", False)), None)
            if rough is not None and not self._rough:
                rough.paint_now()  # type: ignore[attr-defined]
                self._rough = True
        return found

    def _ghosts(
        self, line: Line, other: Line | None, before: Seen, after: Sequence[Seen], number: int
    ) -> Iterator[Ghost]:
        """In each part at all that only this line aims at, else at what is most its own, if it changed anything."""
        for name, part in self.parts.items():
            found: dict[tuple[int, int], Ghost] = {}
            for piece in _own_first(line, other):
                key, aims = (name, piece), _is_aim(piece, line, other)
                if key not in before or (found and not aims):
                    continue
                place, was = before[key]
                pictures = [one.get(key, (place, was))[1] for one in after]
                if _same(pictures[number], was) and key in after[number]:
                    continue
                if not aims and other is not None and piece in other.pieces and _same(*pictures):
                    continue
                is_round = _square(part, piece) is None
                radius = place.w // 2 if is_round else part.grid.px(_CORNER)
                picture = _as_large_as(pictures[number], place)
                found.setdefault(place.center, Ghost(place, radius, number == 1, picture, is_round))
            yield from found.values()


def _own_first(line: Line, other: Line | None) -> tuple[str, ...]:
    """What only this line aims at, what it alone is about, and the rest."""
    theirs = () if other is None else other.pieces
    aims = [one for one in line.aims if _is_aim(one, line, other)]
    return tuple(dict.fromkeys((*aims, *(one for one in line.pieces if one not in theirs), *line.pieces)))


def _is_aim(piece: str, line: Line, other: Line | None) -> bool:
    return piece in line.aims and (other is None or piece not in other.aims)


def _same(one: Surface, other: Surface) -> bool:
    return one.get_size() == other.get_size() and image.tobytes(one, "RGB") == image.tobytes(other, "RGB")


def _as_large_as(picture: Surface, place: Rect) -> Surface:
    """A board that has grown shows the place smaller."""
    return picture if picture.get_size() == place.size else transform.smoothscale(picture, place.size)


def _square(part: Part, piece: str) -> Rect | None:
    """Where it is known with all its edges; None for what only has a middle."""
    view = part.view if isinstance(part, BoardPart) else None
    return part.region(piece) or (None if view is None else view.square_of(piece))


def _place(part: Part, piece: str) -> Rect | None:
    found = _square(part, piece)
    if found is not None:
        return found
    at, reach = part.anchor(piece), 2 * part.grid.px(_RADIUS)
    return None if at is None else Rect(at[0] - reach // 2, at[1] - reach // 2, reach, reach)


def _apart(ghosts: list[Ghost]) -> list[Ghost]:
    """Two at one place lie at both its sides; round ones of neighbours are as small as they have to be. None lies on
    one of the other line."""
    found: list[Ghost] = []
    for one in ghosts:
        other = next((two for two in ghosts if two.better != one.better and two.at.colliderect(one.at)), None)
        if other is not None:
            away = dist(one.at.center, other.at.center)
            if away < one.at.w / 2:
                aside = one.at.w * 11 // 20
                one = replace(one, at=one.at.move(aside if one.better else -aside, 0))
            elif one.is_round:
                one = _smaller(one, int(away / 2) - _BETWEEN)
        if not any(two.better != one.better and two.at.colliderect(one.at) for two in found):
            found.append(one)
    return found


def _smaller(one: Ghost, radius: int) -> Ghost:
    at = Rect(0, 0, 2 * radius, 2 * radius)
    at.center = one.at.center
    picture = one.picture.subsurface(at.move(-one.at.x, -one.at.y).clip(one.picture.get_rect()))
    return replace(one, at=picture.get_rect(center=at.center), radius=radius, picture=picture)
