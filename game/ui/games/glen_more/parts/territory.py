"""The territory of whoever acts or is visited, with what can be laid, activated, moved and paid there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Surface

from game.core.contract import Event
from game.table.shown import PLAN, PartSpec, Told
from game.ui.animation import Tween
from game.ui.events import LEFT, Pointer
from game.ui.games.glen_more import table
from game.ui.games.glen_more.parts.tile_names import strip_names
from game.ui.games.glen_more.shown import GlenShown
from game.ui.grid import round_px
from game.ui.kinds import worlds
from game.ui.kinds.board_part import BoardPart
from game.ui.kinds.part import Host, Point
from game.ui.signs import Livery
from game.ui.widgets import Button

if TYPE_CHECKING:
    from game.ui.games.glen_more.territory_board import TerritoryBoard

_BACK = 190.0, 32.0
_PLAN = 226.0, 36.0
_LAYING = ("place_tile", "pay_cost")
_ACTING = "acting"
"""Where the tile lies that is activated: what it brings comes from there."""
_SELL = "sell"
_SCOT = "scot:"
_PIECES = ("good:", _SCOT)
_HERE = ("cell:", "tile:", "good:", "scot:", "start_village:", "home_castle:")


class _PlanButton(Button):
    """Pointed at like a thing on the table, so that the card tells what it brings."""

    host: Host

    def hover_changed(self) -> None:
        super().hover_changed()
        self.host.point(PLAN if self.highlighted else "", by_key=self.focused and not self.hovered)


class TerritoryPart(BoardPart):
    seen: GlenShown
    own_names = ("acting", "in_hand", "whisky", "marker")
    view: TerritoryBoard
    needs = {
        "": ("title", "note", "back", "in_territory", "goods", "scots", "plan", "plan_tip", "to_sell", "at_hand")
    }

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        self.view = table.TerritoryBoard(
            on_point=self.pointed, on_pick=self.picked, on_grab=self.grabbed, at=(0, 0, *spec.at[2:])
        )
        self.view.from_afar = spec.is_around
        self.view.set_titles(strip_names(host, spec.world, table.tiles()))
        self.add(self.view)
        self.back = self.add(
            Button(
                (spec.at[2] - _BACK[0] - 14, spec.at[3] - _BACK[1] - 12, *_BACK),
                self.word("back"),
                self._back,
                icon="back",
                name="visit_back",
                pin="right bottom",
            )
        )
        self.back.visible = False
        at = (spec.at[2] - _PLAN[0] - 12, spec.at[3] - _PLAN[1] - 12, *_PLAN)
        self.plan = self.add(
            _PlanButton(at, "", self._follow, icon="sun", name=PLAN, pin="right bottom", style="body_bold")
        )
        self.plan.host = host
        self.plan.visible = False
        self._seat = 0
        self._pulled = ""
        """The Scot on whom the mouse was pressed."""
        self._acting: tuple[int, int] | None = None
        """The tile that is being activated, as long as the position does not say so yet."""

    def _back(self) -> None:
        self.host.visit(None)

    def _follow(self) -> None:
        self.host.choose(PLAN)

    def grabbed(self, event: Pointer) -> bool:
        """Dragging a Scot is the same as two clicks; let go where he stands, he stays at hand."""
        here, land = self.component_at(event.pos), self.view.land
        if event.kind == "down":
            held = next((one for one in self.seen.chosen if one.startswith(_SCOT)), "")
            own = held if held and land.cell(held) == land.cell(here) else here if here in self.seen.lit else ""
            self._pulled = own if event.button == LEFT and own.startswith(_SCOT) else ""
            return False
        if not self._pulled:
            return False
        if event.kind == "drag":
            self.host.drag(self._pulled, event.pos)
            return True
        scot, self._pulled = self._pulled, ""
        if land.cell(here) == land.cell(scot):
            self.host.carry(scot, None, event.pos)
        else:
            self.host.drop(event.pos)
        return True

    def order(self, component: str) -> tuple[float, ...] | None:
        cell = self.view.land.cell(component)
        if cell is None:
            return None
        here = self.view.land.candidates(cell)  # goods and Scots of one tile are places of their own
        return (cell[1], cell[0], here.index(component) if component in here else len(here))

    # what the table shows

    def show(self, shown: GlenShown) -> None:
        """The view compares for itself and redraws only what differs."""
        super().show(shown)
        view = self.view
        seat = next((one for one in (shown.visit, shown.told_of, shown.actor, shown.viewer) if one is not None), 0)
        self._seat = seat
        liveries = tuple(Livery(sign, sign) for sign in shown.signs)
        if view.liveries != liveries:
            view.set_liveries(liveries)
        if shown.position != view.position:
            self._acting = None
            view.set_position(shown.position)
        if seat != view.seat:
            view.set_seat(seat)
        self.back.set(visible=shown.visit is not None)
        self._show_title(seat)
        own = shown.visit is None and seat == shown.viewer
        here = [one for one in shown.lit if one.startswith(_HERE) and view.land.cell(one) is not None]
        view.set_at_hand(tuple(one for one in shown.chosen if one.startswith(_PIECES)))
        lit = {one: shown.labels.get(one, "") for one in here} if own else {}
        if lit != view.lit:
            view.set_lit(lit)
            if any(view.anchor(one) is None for one in lit):
                view.fit()  # somebody has pushed the land aside, and a new question is about what lies beyond
        done = shown.position.activated if seat == shown.position.activating else ()
        if table.Activations(done) != view.activations:
            view.set_activations(table.Activations(done))
        if shown.last != view.last_moves:
            view.set_last_moves(shown.last)
        wanted = (*shown.effect, shown.hint) if shown.hint else shown.effect
        if wanted != view.effects:
            view.set_effects(wanted)
        refused = shown.refused if shown.refused.startswith(_HERE) else None
        if refused != view.refused:
            view.set_refused(refused)
        self._show_plan(shown)
        tile = self._in_hand(shown)
        if tile != view.in_hand:
            view.set_in_hand(tile)
        ghost = self._ghost(shown, tile, lit) if own else ("", "")
        if (view.ghost or ("", "")) != ghost:
            view.set_ghost(*ghost)

    def _ghost(self, shown: GlenShown, in_hand: str, lit: dict[str, str]) -> tuple[str, str]:
        """What lies where: the tile in hand at the place that is pointed at or advised, or one that is advised to be
        taken where it is meant to go."""
        aim = shown.pointed or shown.hint
        if in_hand:
            return (in_hand, aim) if aim in lit and aim.startswith("cell:") else ("", "")
        advised = next((one.partition(":")[2] for one in shown.advised if one.startswith("tile:")), "")
        other = shown.effect and f"tile:{advised}" not in shown.effect
        goes = advised and shown.lies and not other and shown.pointed in ("", shown.hint)
        return (advised, shown.lies[0]) if goes else ("", "")

    def drawn(self, shown: GlenShown) -> object:
        return None

    def _show_plan(self, shown: GlenShown) -> None:
        """The button, and while it is pointed at the order in which the tiles would act."""
        cells = [self.view.land.cell(touched[0]) for touched in shown.plan]
        order = tuple(cell for cell in cells if cell is not None)
        self.plan.set(
            visible=bool(order) and shown.visit is None and self._seat == shown.viewer,
            text=self.word("plan", n=len(order)),
        )
        wanted = order if shown.pointed == PLAN else ()
        if wanted != self.view.planned:
            self.view.set_planned(wanted)

    def _in_hand(self, shown: GlenShown) -> str:
        """The tile that is to be laid, as the frame that asks for it tells."""
        return shown.position.tile_in_hand if shown.phase in _LAYING else ""

    def _show_title(self, seat: int) -> None:
        territory = self.view.land
        title = self.word("title", who=self.host.player(seat))
        note = self.word("note", n=len(territory.spots), river=territory.river_length)
        if (title, note) != self.view.title:
            self.view.set_title(title, note)

    # what the table asks

    def anchor(self, component: str) -> Point | None:
        if component == _ACTING:
            done = self.view.activations.done
            cell = self._acting or (done[-1] if done else None)
            return self.view.anchor(self.view.land.component(cell)) if cell is not None else None
        if component == PLAN:
            return self.plan.rect.center if self.plan.visible and self.visible else None
        return self.view.anchor(component) if self.view.ready and self.visible else None

    def called(self, component: str) -> str:
        """A place by the tile on it, and a Scot by the tile it stands on."""
        kind = component.partition(":")[0]
        cell = self.view.land.cell(component) if kind in ("cell", "scot") else None
        return component if cell is None else self.view.land.component(cell)

    def told(self, component: str) -> Told | None:
        if component == PLAN and self.plan.visible:
            return Told(text=self.word("plan_tip"))
        territory = self.view.land
        cell = territory.cell(component)
        if cell is None or component.startswith("cell:"):
            return None
        spot = territory.spots.get(cell)
        rows: list[tuple[int | None, str, str]] = []
        if spot is not None and spot.goods:
            names = ", ".join(self.host.name(good) for good in spot.goods)
            rows.append((None, self.word("goods"), names))
        if spot is not None and spot.scots:
            rows.append((self._seat, self.word("scots"), str(spot.scots)))
        text = self._sale(component) if self._seat == self.seen.viewer else ""
        rows += [(guest.boss, self.host.name(guest.name), "") for guest in territory.guests if guest.cell == cell]
        return Told(self.word("in_territory", who=self.host.player(self._seat)), rows=tuple(rows), text=text)

    def _sale(self, component: str) -> str:
        """How a good is sold, and for what."""
        kind, _, rest = component.partition(":")
        coins = self.seen.figures.sell.get(rest.partition(":")[0], 0) if kind == "good" else 0
        if not coins or not {_SELL, component} & {*self.seen.lit, *self.seen.chosen}:
            return ""
        return self.word("at_hand" if component in self.seen.chosen else "to_sell", n=coins)

    def sprite(self, piece_name: str, seat: int) -> Surface | None:
        camera = self.view.camera
        if camera is None or not self.view.ready:
            return None
        kind, _, name = piece_name.partition(":")
        if kind == "good":  # on its way from a tile: good:sheep:2,-1
            return worlds.piece(self.spec.world, self.look, camera.size * 0.16, name.partition(":")[0], 0)
        if piece_name == "whisky":
            return worlds.piece(self.spec.world, self.look, camera.size * 0.16, piece_name, 0)
        if kind == "scot" and self.view.figures is not None:
            return self.view.figures.scot(self.view.livery, round_px(self.view.items.size * 0.42))
        if kind == "marker":
            return worlds.piece(self.spec.world, self.look, self.grid.px(20), kind, self.seen.signs[seat])
        if not table.is_tile(name):
            return None
        sign = self.seen.signs[seat]
        return worlds.piece(self.spec.world, self.look, camera.size / 2, name, sign)

    # motion

    def before(self, event: Event, pace: float) -> list[Tween]:
        """The light runs to the tile that is activated, from the one before."""
        if event.word != "tile_activated" or not self._mine(event):
            return []
        cell = self._acting = self.view.land.cell(event.tile)  # type: ignore[attr-defined]
        return [table.run_light(self.view, self.view.activations.done, cell, pace)] if cell is not None else []

    def moves(self, event: Event) -> list[Tween]:
        """Goods fall onto their tiles, Scots walk, the tail of the light goes out."""
        if not self._mine(event):
            return []
        view, at = self.view, getattr(event, "at", "").partition(":")[2]
        assert view.figures is not None
        if event.word == "tile_activated":
            return [table.fade_light(view, view.activations.done)]
        if event.word == "good_gained" and at:
            good = event.good.partition(":")[2]  # type: ignore[attr-defined]
            chip = view.figures.chip(good, round_px(view.items.size * 0.29))
            return [table.drop(view, f"good:{good}:{at}", chip, 0)]
        scot = view.figures.scot(view.livery, round_px(view.items.size * 0.42))
        if event.word == "scot_placed":
            return [table.drop(view, f"scot:{at}", scot, 1)]
        if event.word == "scot_moved":
            start, to = (table.cell_of(one.partition(":")[2]) for one in (event.start, event.to))  # type: ignore[attr-defined]
            return [table.move_scot(view, scot, start, to)]
        return []

    def _mine(self, event: Event) -> bool:
        return self.visible and self.view.ready and getattr(event, "seat", None) == self.view.seat

    def calm(self) -> None:
        view = self.view
        if view.hidden or view.extras:
            view.extras.clear()
            view.hidden = frozenset()
            view.refresh()
