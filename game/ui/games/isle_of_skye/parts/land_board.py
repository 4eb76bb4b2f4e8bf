"""The felt with one player's land: whoever builds, or whoever is visited; shows where what is held may be laid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.core.contract import seat_id
from game.table.shown import PartSpec, Told
from game.ui.boards.cells import CARD, MARGIN
from game.ui.games.isle_of_skye import table
from game.ui.games.isle_of_skye.parts.held import PLACE, TILE, advised_tile, held_tile, held_turn, places_of
from game.ui.games.isle_of_skye.shown import SkyeShown
from game.ui.kinds.board_part import BoardPart
from game.ui.kinds.part import Host, Point
from game.ui.signs import Livery
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.ui.games.isle_of_skye.land_view import LandView

_BACK = 240.0, 34.0
_FROM_AFAR = 160.0
"""Units of a tile where all look on from afar."""


class LandBoard(BoardPart):
    view: LandView
    seen: SkyeShown
    needs = {"": ("title", "clan", "note", "in_land", "back", "neighbours")}
    picks = ("clan0", "clan1", "clan2", "clan3", "clan4")

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        self.view = self.add(
            table.LandView(
                at=(0, 0, *spec.at[2:]),
                card=MARGIN,
                places=not spec.is_around,
                on_point=self.pointed,
                on_pick=self.picked,
                on_wheel=self._wheel,
            )
        )
        self.view.spare = 0.0 if spec.is_around else CARD - MARGIN
        self.view.largest = _FROM_AFAR if spec.is_around else self.view.largest
        self.back = self.add(
            Button(
                (spec.at[2] - _BACK[0] - 18, 16, *_BACK),
                self.word("back"),
                self._back,
                icon="back",
                name="visit_back",
                pin="right",
            )
        )
        self.back.visible = False
        self._seat = 0
        self._thoughts = table.thoughts()

    def think_ahead(self) -> bool:
        """Where everything stands on a tile takes longer than to paint it: all tiles, before they are drawn. Then
        those that lie on the table are painted as they will be shown."""
        if next(self._thoughts, None) is not None:
            return True
        return self.seen.position is not None and self.view.paint_ahead(self.seen.position)

    # what the player does

    def _back(self) -> None:
        self.host.visit(None)

    def picked(self, component: str) -> None:
        super().picked(self.host.meant(component) if self.turns() else component)

    def _wheel(self, steps: float) -> bool:
        """It turns what is held; with Ctrl, or with empty hands, it zooms."""
        return self.turn(1 if steps < 0 else -1)

    def turns(self) -> bool:
        """Whether something is held that can be turned."""
        return self.seen.viewer is not None and self._seat == self.seen.viewer and held_tile(self.seen) != ""

    def turn(self, quarters: int) -> bool:
        if self.turns():
            self.host.hold(f"turn:{(held_turn(self.seen) + quarters) % 4}")
        return self.turns()

    def command(self, name: str) -> bool:
        return name in ("turn", "turn_back") and self.turn(1 if name == "turn" else -1)

    def order(self, component: str) -> tuple[float, ...] | None:
        cell = self.view.land.cell(component)
        return None if cell is None else (cell[1], cell[0])

    # what the table shows

    def show(self, shown: SkyeShown) -> None:
        """The view compares for itself and redraws only what differs."""
        super().show(shown)
        view = self.view
        self._seat = self._shown_seat(shown)
        if not self.visible:
            return
        if view.liveries != tuple(Livery(sign, sign) for sign in shown.signs):
            view.set_liveries([Livery(sign, sign) for sign in shown.signs])
        view.set_land_of(shown.position, self._seat)
        self.back.set(visible=shown.visit is not None)
        self._show_title(shown)
        own = self._seat == shown.viewer and bool(shown.open)
        lit = {one: shown.labels.get(one, "") for one in shown.lit if one.startswith("place:")} if own else {}
        if lit != view.lit:
            view.set_lit(lit)
        if self.spec.is_around:  # seen from afar tiles are large, and only places that are open have room
            cells = map(view.land.cell, lit)
            view.set_wanted(frozenset(cell for cell in cells if cell is not None))
        others = frozenset(places_of(shown)) - lit.keys() if own and held_tile(shown) else frozenset()
        if others != view.other_turns:
            view.set_other_turns(others)
        if shown.last != view.last_moves:
            view.set_last_moves(shown.last)
        hint = (shown.hint,) if shown.hint else ()
        if hint != view.effects:
            view.set_effects(hint)
        groups = tuple(frozenset(group) for group in self._groups(shown))
        if groups != view.outlined:
            view.set_outlines(groups)
        refused = shown.refused if shown.refused.startswith(("place:", "tile:", "castle:")) else None
        if refused != view.refused:
            view.set_refused(refused)
        self._show_ghost(shown, own)

    def _groups(self, shown: SkyeShown) -> list[tuple[str, ...]]:
        """What would be made whole, the held tile standing where it is pointed at; and what else would count."""
        held = f"{TILE}{held_tile(shown)}"
        made = [tuple(shown.pointed if one == held else one for one in group) for group in shown.groups]
        return [*made, shown.effect] if shown.effect else made

    def drawn(self, shown: SkyeShown) -> object:
        return None

    def _shown_seat(self, shown: SkyeShown) -> int:
        """Visited, or whose turn it is to build, or one's own."""
        for seat in (shown.visit, shown.actor, shown.viewer):
            if seat is not None:
                return seat
        return 0

    def _show_title(self, shown: SkyeShown) -> None:
        title = self.word("title", who=self.host.player(self._seat))
        sign = shown.signs[self._seat] if self._seat < len(shown.signs) else self._seat
        clan = self.word("clan", name=self.word(f"clan{sign}"))
        note = self.word("note") if self.turns() and shown.visit is None else ""
        if (title, clan, note) != self.view.title:
            self.view.set_title(title, clan, note)

    def _show_ghost(self, shown: SkyeShown, own: bool) -> None:
        tile, turn = held_tile(shown), held_turn(shown)
        at = shown.pointed if shown.pointed.startswith("place:") else ""
        advised = not at and shown.advised != () and shown.advised[-1].startswith(PLACE)
        if advised:  # until it is looked at what else could be done
            tile, turn, at = advised_tile(shown)
        wanted = (tile, turn, at) if own and tile and at else None
        ghost = self.view.ghost
        if wanted is None and ghost is not None:
            self.view.set_ghost(None)
        elif wanted is not None:
            state = "selected" if advised or at in self.view.lit else "refused"
            if ghost is None or tuple(ghost) != wanted or self.view.ghost_state != state:
                self.view.set_ghost(*wanted, state=state)

    # what the table asks

    def anchor(self, component: str) -> Point | None:
        return self.view.anchor(component) if self.view.ready and self.visible else None

    def opens(self, component: str) -> str:
        """A tile that somebody else has built, or has yet to build, leads to whoever has it."""
        tile, position = component.removeprefix(TILE), self.seen.position
        for seat, one in enumerate(position.players if position is not None else ()):
            if tile in one.got or any(laid.tile == tile for laid in one.land.values()):
                return seat_id(seat)
        return ""

    def keeps_clear(self, component: str) -> list[Rect]:
        return super().keeps_clear(component) if component else list(self.view.named_places())

    def told(self, component: str) -> Told | None:
        if self.view.land.cell(component) is None:
            return None
        if component.startswith("place:"):
            return Told(self.word("neighbours", n=self._neighbours(component)))
        return Told(self.word("in_land", who=self.host.player(self._seat)))

    def _neighbours(self, place: str) -> int:
        cell = self.view.land.cell(place)
        near = self.view.land.near(cell) if cell is not None else {}
        return sum(1 for dx, dy in near if dx == 0 or dy == 0)

    def sprite(self, piece: str, seat: int) -> Surface | None:
        """`tile:L05`, as it is held, or `tile:L05/2` as it is laid."""
        name, _, turned = piece.removeprefix("tile:").partition("/")
        view = self.view
        if view.painter is None or view.camera is None or name not in view.painter.plans:
            return None
        turn = int(turned) if turned else held_turn(self.seen) if held_tile(self.seen) == name else 0
        return view.in_air(name, turn)
