"""The dock of whoever builds: the tiles to be laid, how the held one is turned, where it fits, and the purse."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.table.shown import PartSpec, Told
from game.ui.events import LEFT, Event, Pointer
from game.ui.games.isle_of_skye.parts.coins import CoinRow
from game.ui.games.isle_of_skye.parts.held import held_tile, held_turn, places_by_turn
from game.ui.games.isle_of_skye.parts.hold_button import HoldButton
from game.ui.games.isle_of_skye.parts.tile_face import TileFace
from game.ui.games.isle_of_skye.parts.tile_words import symbols_told
from game.ui.games.isle_of_skye.shown import SkyeShown
from game.ui.kinds.part import Host, Part, Point, is_large
from game.ui.signs import Livery
from game.ui.widgets import IconButton, Label, Line, Panel, Paragraph, Sign

_TILES = 3
_HELD, _WAITS = 92.0, 78.0
_LEFT, _FACTS, _PURSE = 166.0, 488.0, 716.0
CASTLE_PHASE = "place_castle"


class HeldFace(TileFace):
    """A tile that waits; once it is in hand, a click turns it."""

    turned: Callable[[], object]

    def handle(self, event: Event) -> bool:
        if self.held and isinstance(event, Pointer) and event.kind == "click" and event.button == LEFT:
            self.turned()
            return True
        return super().handle(event)


class TileDock(Part):
    seen: SkyeShown
    contains = True
    bleed = 22.0
    needs = {"": ("bare", "title", "by_turn", "purse", "purse_note", "gold", "look", "look_tip")}
    picks = (
        "income",
        "no_income",
        "income_sum",
        "all_that_fits",
        "about",
        "later",
        "none",
        "hidden",
        "castle",
        "turn_left",
        "turn_right",
    )
    takes = {"component": "component?"}
    own_names = ("tiles",)

    def __init__(self, spec: PartSpec, host: Host, name: str) -> None:
        super().__init__(spec, host, name)
        wide, high = spec.at[2:]
        self.panel = self.add(Panel((0, 0, wide, high), pin="wide"))
        add = self.panel.add
        self.sign = add(Sign((16, 14, 20, 20), 0))
        self.title = add(Label((42, 12, 120, 24), self.word("title"), "dock"))
        self.about = add(Paragraph((16, 40, 142, 64), "", "second", "muted"))
        side = _WAITS
        self.faces = [add(HeldFace((0, 0, side, side), f"tile:{n}", host, drags=True)) for n in range(_TILES)]
        for face in self.faces:
            face.turned = self._turner(1)
        self.turns = [add(TileFace((0, 0, 28, 28), f"turn:{n}", host)) for n in range(4)]
        self.counts = [add(Label((0, 0, 24, 28), "", "stat")) for n in range(4)]
        self.quarter = [
            add(
                IconButton(
                    (0, 0, 34, 42),
                    icon,
                    self._turner(step),
                    name=name_,
                    ground="plaque",
                    colour="cream",
                    tooltip=self.word(name_),
                )
            )
            for icon, step, name_ in (("turn_back", -1, "turn_left"), ("turn", 1, "turn_right"))
        ]
        add(Line((_FACTS - 12, 12, 1, high - 24)))
        line = add(Line((_PURSE - 7, 12, 1, high - 24)))
        self.held_name = add(Label((_FACTS, 10, 120, 22), "", "second_serif"))
        self.by_turn = add(Label((_FACTS + 120, 10, 92, 22), self.word("by_turn"), "caption", "muted", "right"))
        self.symbols = add(Label((_FACTS, 34, 216, 22), "", "second"))
        self.purse = add(Label((_PURSE, 10, 90, 22), self.word("purse"), "second_serif"))
        self.note = add(Label((_PURSE + 90, 10, 140, 22), self.word("purse_note"), "caption", "muted", "right"))
        self.look_in = add(
            HoldButton((_PURSE + 102, 6, 128, 28), self.word("look"), self.host, "look_in", self.word("look_tip"))
        )
        self.coins = add(CoinRow((_PURSE, 38, 150, 34)))
        self.sum = add(Label((_PURSE + 152, 38, 40, 34), "", "figure", align="right"))
        self.gold = add(Label((_PURSE + 196, 40, 40, 34), self.word("gold"), "body", "muted"))
        self.income = add(Label((_PURSE, 80, 230, 22), "", "caption", "muted"))
        for one in (line, self.purse, self.note, self.look_in, self.coins, self.sum, self.gold, self.income):
            one.pin = "right"

    def _turner(self, quarters: int) -> Callable[[], None]:
        return lambda: self.host.hold(f"turn:{(held_turn(self.seen) + quarters) % 4}")

    # what is shown

    def drawn(self, shown: SkyeShown) -> object:
        return (
            shown.viewer,
            shown.hidden,
            shown.phase,
            self._tiles(shown),
            shown.chosen,
            shown.open,
            shown.signs,
            shown.figures,
            shown.actor,
            shown.visit,
            shown.openly,
        )

    def _tiles(self, shown: SkyeShown) -> tuple[str, ...]:
        seat = shown.viewer if shown.viewer is not None else shown.actor
        return shown.position.players[seat].got if seat is not None else ()

    def show(self, shown: SkyeShown) -> None:
        super().show(shown)
        self.set(visible=shown.phase in self.spec.phases and shown.viewer is not None)

    def changed(self) -> None:
        shown = self.seen
        if shown.viewer is None:
            return
        castle = shown.phase == CASTLE_PHASE
        self.sign.set(player=shown.signs[shown.viewer])
        mine = shown.actor == shown.viewer
        tiles = self._tiles(shown)
        waits = "none" if not tiles else "about" if mine else "later"
        waits = "all_that_fits" if waits == "about" and is_large(self) else waits
        key = "castle" if castle else "hidden" if shown.hidden else waits
        self.about.set(text=self.word(key, n=len(tiles)))
        self._place_tiles(() if castle else tiles)
        self._place_turns(castle)
        self._show_purse()

    def _place_tiles(self, tiles: tuple[str, ...]) -> None:
        held = held_tile(self.seen)
        order = sorted(tiles, key=lambda tile: tile != held)
        x = _LEFT
        for number, face in enumerate(self.faces):
            if number >= len(order):
                face.set(visible=False)
                continue
            tile = order[number]
            chosen = tile == held
            side = _HELD if chosen else _WAITS
            face.set(visible=True, component=f"tile:{tile}", held=chosen, turn=held_turn(self.seen) if chosen else 0)
            face.move_to((x, (self.at[3] - side) / 2, side, side))
            x += side + (48 if chosen else 10)
        for number, button in enumerate(self.quarter):
            button.set(visible=bool(held) and bool(tiles))
            button.move_to((_LEFT + _HELD + 6, 11 + number * 48, 34, 42))

    def _place_turns(self, castle: bool) -> None:
        shown, held = self.seen, held_tile(self.seen)
        counts = places_by_turn(shown, held) if held else (0, 0, 0, 0)
        side = 84.0 if castle else 28.0
        for turn, face in enumerate(self.turns):
            visible = castle or bool(held)
            livery = Livery(shown.signs[shown.viewer or 0], shown.signs[shown.viewer or 0]) if castle else None
            face.set(visible=visible, turn=turn, held=not castle and turn == held_turn(shown), livery=livery)
            face.shown_as = "castle" if castle else held
            at = (_LEFT + turn * 96, 14, side, side) if castle else (_FACTS + turn * 54, 66, side, side)
            face.move_to(at)
            face.invalidate()
            count = self.counts[turn]
            count.set(
                visible=visible and not castle, text=str(counts[turn]), colour_name="ink" if counts[turn] else "muted"
            )
            count.move_to((at[0] + 33, 66, 22, 28))
        for label in (self.held_name, self.by_turn, self.symbols):
            label.set(visible=bool(held) and not castle)
        if held and not castle:
            self.held_name.set(text=self.host.name(f"tile:{held}"))
            self.symbols.set(text=self._symbols_of(held))

    def _symbols_of(self, tile: str) -> str:
        return symbols_told(self.host, self.spec.world, tile) or self.word("bare")

    def _show_purse(self) -> None:
        shown = self.seen
        gold = shown.figures.purse
        known = gold is not None and not shown.hidden
        wide = 230.0 if is_large(self) and not shown.openly else 90.0
        self.purse.move_to((_PURSE, 10, wide, 22))
        self.look_in.set(visible=shown.openly)
        self.note.set(visible=not shown.openly and not is_large(self))
        for label in (self.coins, self.sum, self.gold):
            label.set(visible=known)
        if known:
            self.coins.set(gold=gold)
            self.sum.set(text=str(gold))
        castle, whisky = shown.figures.income.castle, shown.figures.income.whisky
        word = "no_income" if not castle else "income_sum" if is_large(self) else "income"
        self.income.set(text=self.word(word, n=castle + whisky, castle=castle, whisky=whisky))

    # what the table asks

    def anchor(self, component: str) -> Point | None:
        if not self.visible:
            return None
        for face in (*self.faces, *self.turns):
            if face.component == component and face.visible:
                return face.middle
        return None

    def told(self, component: str) -> Told | None:
        if component in {face.component for face in self.faces if face.visible}:
            tile = component.removeprefix("tile:")
            return Told(self._symbols_of(tile), beside=tile == held_tile(self.seen))
        return None

    def draw(self, surface: Surface) -> None:
        """Everything is drawn by the widgets on it."""
