"""A board of hexagons: tells a world's BoardView what to show, and the table what is pointed at and clicked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from pygame import Surface

from game.core import places
from game.table.shown import PartSpec, Told
from game.ui.animation import Tween
from game.ui.events import LEFT, Event, Pointer
from game.ui.games.rebirth import board_motion
from game.ui.games.rebirth.board_view import BoardView
from game.ui.games.rebirth.chart import Texts
from game.ui.games.rebirth.motifs import load_motifs
from game.ui.games.rebirth.overlays import tiles_around
from game.ui.games.rebirth.plan import CASTLE, CATHEDRAL, ENGLAND
from game.ui.games.rebirth.plan_file import load_plan
from game.ui.games.rebirth.shown import RebirthShown
from game.ui.games.rebirth.tiles import Pieces
from game.ui.kinds.board_part import BoardPart
from game.ui.kinds.part import Host, Point
from game.ui.signs import Livery


class HexBoard(BoardPart):
    """The piece in hand hovers over the place pointed at."""

    takes = {"component": "component"}
    view: BoardView
    seen: RebirthShown

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        self.plan = load_plan()
        self._marked: tuple[str, ...] = ()
        self.view = BoardView(
            self.plan,
            Texts.from_words(host.text, self.plan),
            (),
            cache=places.cache(),
            on_point=self.pointed,
            on_pick=self.picked,
        )
        self.view.at = (0, 0, *spec.at[2:])
        self.add(self.view)

    # what the player does

    def handle(self, event: Event) -> bool:
        """A click on open water or on a strange land is answered as well."""
        if isinstance(event, Pointer) and event.kind == "click" and event.button == LEFT and self.view.ready:
            one = self.plan.at.get(self.view.camera.hex_at(event.pos))
            self.host.choose(ENGLAND if one is not None and one.kind == ENGLAND else self.spec.component)
            return True
        return False

    def order(self, component: str) -> tuple[float, ...] | None:
        one = self.plan.by_id.get(component)
        return None if one is None else (one.row, one.col)

    # what the table shows

    def show(self, shown: RebirthShown) -> None:
        """The view compares for itself and redraws only what differs."""
        before, self.seen, view = self.seen, shown, self.view
        if shown.signs != before.signs:
            view.set_liveries([Livery(sign, sign) for sign in shown.signs])
        if shown.position != before.position:
            view.set_position(shown.position)
        if shown.lit != before.lit:
            view.set_lit(component for component in shown.lit if component in self.plan.by_id)
        if shown.last != before.last:
            view.set_last_moves(shown.last)
        effect = (*shown.effect, *self._counted(shown.pointed), *((shown.hint,) if shown.hint else ()))
        if effect != self._marked:
            self._marked = effect
            self._show_effect(effect)
        if shown.refused != before.refused:
            view.set_refused(shown.refused if shown.refused in self.plan.by_id else None)
        self._show_ghost(shown)

    def _counted(self, pointed: str) -> tuple[str, ...]:
        """The places that the own mission counts which is pointed at."""
        motif = load_motifs().get(pointed)
        return () if motif is None else tuple(sorted(self.plan.at[place].id for place in motif.marked))

    def _show_effect(self, components: Iterable[str]) -> None:
        """Spaces that count together get one line, castles and cathedrals a ring each."""
        known = [one for one in components if one in self.plan.by_id]
        spaces = [one for one in known if ":" not in one]
        self.view.set_outlines([spaces] if spaces else [])
        self.view.set_effects(one for one in known if ":" in one)

    def _show_ghost(self, shown: RebirthShown) -> None:
        """Of the tile in hand, where it is pointed at or else where it was advised to lie."""
        kind, at = "", shown.pointed or shown.hint
        if shown.viewer is not None and at in shown.lit and at in self.plan.by_id:
            kind = shown.position.players[shown.viewer].hand or ""
        wanted = (kind, shown.viewer, at) if kind and shown.viewer is not None else None
        if wanted != self.view.ghost:
            if wanted is None:
                self.view.set_ghost(None)
            else:
                self.view.set_ghost(*wanted)

    # what the table asks

    def anchor(self, component: str) -> Point | None:
        view = self.view
        if view.sheet is None:
            return None
        kind, _, name = component.partition(":")
        known = component in self.plan.by_id or component == "deck"
        if not known and not (kind == "settlement" and name in self.plan.settlements):
            return None
        x, y = view.center_of(component)
        return round(x), round(y)

    def told(self, component: str) -> Told | None:
        one = self.plan.by_id.get(component)
        if one is None:
            return None
        words = [f"symbol:{one.symbol}"] if one.symbol else []
        words += [f"region:{one.region}"] if one.region else []
        second = ", ".join(self.host.name(word) for word in words)
        town = next((name for name, spaces in self.plan.settlements.items() if one in spaces), "")
        return Told(second, rows=self._rows_of(component), part_of=f"settlement:{town}" if town else "")

    def _rows_of(self, component: str) -> tuple[tuple[int | None, str, str], ...]:
        """Who lies here, or how many tiles each player has around a castle or cathedral."""
        tiles = self.seen.position.tiles
        here = tiles.get(component)
        if here is not None:
            return ((here.seat, self.host.name(here.kind), ""),) if here.seat is not None else ()
        if component.partition(":")[0] not in (CASTLE, CATHEDRAL):
            return ()
        around = tiles_around(self.plan, self.seen.position, component)
        tied = component.partition(":")[0] == CASTLE
        return tuple(
            (seat, self._with_farms(seat, farms) if tied and _shared(around, n) else self.host.player(seat), str(n))
            for seat, (n, farms) in around.items()
        )

    def _with_farms(self, seat: int, farms: int) -> str:
        """By the farms goes who has a castle where several have as many tiles."""
        return self.host.text("rebirth.screen.with_farms", n=farms, who=self.host.player(seat))

    def sprite(self, piece: str, seat: int) -> Surface | None:
        if self.view.sheet is None or not self.view.ready:
            return None
        frame = self.view.sheet.frame()
        if frame is None:
            return None
        pieces: Pieces = frame.scenery.pieces
        return pieces.tile(piece, self.view.liveries[seat])

    def ring(self, component: str, old: int | None, new: int) -> Tween | None:
        kind, _, name = component.partition(":")
        return board_motion.change_owner(self.view, name, old, new) if kind == CASTLE and self.view.ready else None


def _shared(around: Mapping[int, tuple[int, int]], tiles: int) -> bool:
    return sum(n == tiles for n, _ in around.values()) > 1
