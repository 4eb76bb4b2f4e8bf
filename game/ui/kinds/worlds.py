"""The painters of each game's pieces, by the name of a world that screen.yaml gives; imported when first needed.

A world that a hand shows has `game/ui/worlds/<world>/pieces.py` with `piece(look, radius, kind, sign) -> Surface`,
one whose panels show lands a `panel.py`, one with tiles, coins and offers a `table.py` that answers as TileTable.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from pygame import Rect, Surface

from game.ui.look import Look
from game.ui.signs import Livery

if TYPE_CHECKING:
    from game.ui.animation import Tween
    from game.ui.boards.cells import Cell
    from game.ui.theme import Colour
    from game.ui.worlds.glen_more import clan_board, rondel_board, territory_board
    from game.ui.worlds.glen_more.chronicles.board import Board
    from game.ui.worlds.glen_more.chronicles.brush import Brush
    from game.ui.worlds.glen_more.clans import ClanMap
    from game.ui.worlds.isle_of_skye.land_view import LandView


def piece(world: str, look: Look, radius: float, kind: str, sign: int) -> Surface:
    """A piece of the player with that sign, drawn for this size and kept."""

    def make() -> Surface:
        made: Surface = importlib.import_module(f"game.ui.worlds.{world}.pieces").piece(look, radius, kind, sign)
        return made

    return look.materials.kept(("piece", world, round(radius, 2), kind, sign), make)


def shown_of(world: str, plain: Mapping[str, Any], seat: int) -> object:
    """The part of a position that a player's thumbnail is painted from."""
    return importlib.import_module(f"game.ui.worlds.{world}.panel").shown_of(plain, seat) if plain else None


def thumbnail(
    world: str, look: Look, plain: Mapping[str, Any], seat: int, sign: int, size: tuple[int, int]
) -> Surface:
    """What a player has on the table, small: a world that panels show has it in its `panel.py`."""
    made: Surface = importlib.import_module(f"game.ui.worlds.{world}.panel").thumbnail(look, plain, seat, sign, size)
    return made


class Standing(Protocol):
    """A picture and where its middle lies in it."""

    @property
    def picture(self) -> Surface: ...
    @property
    def middle(self) -> tuple[float, float]: ...


class TileTable(Protocol):
    """What a world of tiles, coins and offers paints; sizes are units where nothing else is said."""

    LandView: type[LandView]

    def ground(self, look: Look, size: tuple[int, int]) -> Surface:
        """What everything lies on, in pixels."""

    def tile(self, look: Look, name: str, px: int, turn: int = 0, livery: Livery | None = None) -> Surface: ...
    def tile_on_paper(
        self, look: Look, tile: str, units: float, turn: int = 0, *, axed: bool = False, livery: Livery | None = None
    ) -> Surface: ...
    def paper_reach(self, look: Look) -> int: ...
    def is_tile(self, name: str) -> bool: ...
    def symbols_of(self, name: str) -> dict[str, int]: ...
    def scroll_of(self, name: str) -> str: ...
    def is_symbol(self, kind: str) -> bool: ...
    def scroll_badge(self, look: Look, kind: str, units: float = 26) -> Surface: ...
    def symbol_picture(self, look: Look, kind: str, units: float) -> Surface: ...

    def change(self, gold: int) -> tuple[int, ...]: ...
    def handful(self, gold: int) -> tuple[int, ...]: ...
    def coin(self, look: Look, value: int, units: float | None = None) -> Surface: ...
    def purse(self, look: Look, units: float = 44) -> Surface: ...
    def price_plate(self, look: Look, price: int | str, units: float = 58) -> Surface: ...

    def axe(self, look: Look, units: float = 34) -> Standing: ...
    def axe_disc(self, look: Look, units: float = 88) -> Surface: ...
    def screen_back(self, look: Look, size: tuple[float, float], livery: Livery) -> Surface: ...
    def middle_panel(self, size: tuple[float, float]) -> tuple[float, float, float, float]: ...

    def ScoringCard(self, **told: Any) -> Any: ...
    def RoundStrip(self, **told: Any) -> Any: ...
    def rounds_of(self, slot: str, scored: Sequence[str], now: int) -> tuple[str, ...]: ...
    def draw_card(self, look: Look, surface: Surface, rect: Rect, card: Any) -> None: ...
    def card_overflow(self, look: Look, card: Any) -> list[str]: ...
    def draw_strip(self, look: Look, surface: Surface, rect: Rect, strip: Any) -> None: ...
    def strip_overflow(self, look: Look, strip: Any) -> list[str]: ...


def table_of(world: str) -> TileTable:
    """The painter of everything that lies on that world's table."""
    made: Any = importlib.import_module(f"game.ui.worlds.{world}.table")
    table: TileTable = made
    return table


class HighlandTable(Protocol):
    """What a world of territories, a rondel and clans paints; sizes are pixels."""

    TerritoryBoard: type[territory_board.TerritoryBoard]
    Activations: type[territory_board.Activations]
    RondelBoard: type[rondel_board.RondelBoard]
    ClanBoard: type[clan_board.ClanBoard]
    BOARDS: Mapping[str, Board]
    """What each Chronicle has on the table, in the order of the rulebook."""
    ChronicleBrush: type[Brush]
    GOODS: Sequence[str]
    FIGURES: Sequence[str]
    START: str

    def tiles(self) -> Sequence[str]: ...
    def is_tile(self, name: str) -> bool: ...
    def tile(self, look: Look, name: str, px: int, title: str = "") -> Surface: ...
    def landmark(self, look: Look, name: str, size: tuple[int, int], title: str) -> Surface: ...
    def card_marks(
        self, look: Look, surface: Surface, plain: Mapping[str, Any], card: str, rect: Rect
    ) -> None: ...
    def paint_lands(self, brush: Brush, rect: Rect) -> None: ...
    def symbol(self, look: Look, kind: str, px: int) -> Surface: ...
    def marker(self, look: Look, livery: Livery, px: int) -> Surface: ...
    def points(self, look: Look, surface: Surface, number: int, at: tuple[int, int], px: int) -> None: ...
    def colour(self, look: Look, name: str) -> Colour: ...

    def cell_of(self, at: str) -> Cell: ...
    def clan_map(self) -> ClanMap: ...
    def cheapest_way(self, starts: Iterable[str], target: str) -> tuple[str, ...]: ...
    def scoring_table(self) -> Sequence[int]: ...

    def run_light(
        self, board: territory_board.TerritoryBoard, done: Sequence[Cell], to: Cell, pace: float
    ) -> Tween: ...
    def fade_light(self, board: territory_board.TerritoryBoard, done: Sequence[Cell]) -> Tween: ...
    def drop(
        self, board: territory_board.TerritoryBoard, component: str, picture: Surface, number: int
    ) -> Tween: ...
    def move_scot(
        self, board: territory_board.TerritoryBoard, picture: Surface, start: Cell, to: Cell
    ) -> Tween: ...
    def walk(
        self, board: rondel_board.RondelBoard, pawn: str, to: int, pace: float, taken: str = ""
    ) -> Tween | None: ...
    def leave(self, board: rondel_board.RondelBoard, tiles: Sequence[str], pace: float) -> Tween: ...


def highlands_of(world: str) -> HighlandTable:
    """The painter of everything that lies on that world's table."""
    made: Any = importlib.import_module(f"game.ui.worlds.{world}.table")
    table: HighlandTable = made
    return table


def has_choice(world: str, component: str) -> bool:
    """Whether the world draws what this choice gives; otherwise its name is written."""
    return bool(world) and bool(_choices(world).draws(component))


def choice(world: str, look: Look, component: str, chosen: tuple[str, ...], high: int) -> Surface | None:
    """What a choice gives, so many pixels high; `chosen` is what has been clicked before it."""
    made: Surface | None = _choices(world).picture(look, component, chosen, high)
    return made


def _choices(world: str) -> Any:
    """A world whose choices are drawn has them in its `choices.py`."""
    return importlib.import_module(f"game.ui.worlds.{world}.choices")
