"""A position of a match as the referee keeps it, and as it is compared with the game's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from tests.referees.asking import Answers

from .facts import CASTLE, GOODS, VILLAGE, Box, Tile

Cell = tuple[int, int]
PER_TILE = 3


@dataclass
class Place:
    tiles: list[str]
    goods: Counter[str] = field(default_factory=Counter)
    scots: int = 0

    @property
    def top(self) -> str:
        return self.tiles[-1]

    @property
    def room(self) -> int:
        return max(0, PER_TILE - self.goods.total())

    def plain(self) -> dict[str, Any]:
        return {"tiles": self.tiles, "goods": {g: n for g, n in self.goods.items() if n}, "scots": self.scots}


def text(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def read_cell(told: str) -> Cell:
    x, y = told.split(",")
    return int(x), int(y)


def around(cell: Cell) -> Iterator[Cell]:
    for y in (-1, 0, 1):
        for x in (-1, 0, 1):
            if x or y:
                yield cell[0] + x, cell[1] + y


def beside(cell: Cell) -> Iterator[Cell]:
    x, y = cell
    yield from ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))


class Position:
    def __init__(self, box: Box, seats: int, options: dict[str, Any]) -> None:
        game = box.game
        self.box, self.seats, self.options = box, seats, options
        self.rondel: list[list[str]] = [[] for _ in range(game["rondel"]["spaces"])]
        self.last = 0
        self.home: list[str] = []
        self.stacks = {name: Counter(tiles) for name, tiles in box.stacks.items()}
        self.laid_of: Counter[str] = Counter()
        self.put_in = ["the_end"]
        """Tiles that are put into their stack at a certain depth."""
        self.discards: list[Counter[str]] = [Counter() for _ in range(seats + 1)]
        self.market = dict.fromkeys(GOODS, game["market"]["start_coins"][seats])
        self.lands: list[dict[Cell, Place]] = [
            {VILLAGE: Place(["start_village"], scots=1), CASTLE: Place(["home_castle"])} for _ in range(seats)
        ]
        self.coins = [0] * seats
        self.whisky = [0] * seats
        self.persons: list[list[str]] = [[] for _ in range(seats)]
        self.landmarks: list[list[str]] = [[] for _ in range(seats)]
        self.claimed: dict[str, list[int]] = {}
        self.markers = [game["setup"]["markers"]] * seats
        self.scots = [game["setup"]["scots"] - 2] * seats
        self.points = [0] * seats
        self.turns = [0] * seats
        self.moves = 0
        self.may: set[Cell] = set()
        self.used: set[Cell] = set()
        self.extra = 0
        self.speaker = 0
        self.seen: dict[str, Any] = {}
        """The game's own position after the line that was said last: for what the rules leave to the payer."""

    # -- looking ---------------------------------------------------------------------------------------------------

    def tile(self, seat: int, cell: Cell) -> Tile:
        return self.box.tiles[self.lands[seat][cell].top]

    def owns(self, seat: int, clan: str) -> bool:
        return seat in self.claimed.get(clan, ())

    def price(self, row: str, n: int = 0) -> int:
        """What the next good of the row costs after n others; 0 when there is none."""
        spaces = self.box.game["market"]["spaces"]
        at = self.market[row] + n
        return spaces[at] if at < len(spaces) else 0

    def shown(self, seat: int, cell: Cell) -> str:
        name = self.lands[seat][cell].top
        return f"{name}:{seat}" if name in ("start_village", "home_castle") else name

    # -- changing --------------------------------------------------------------------------------------------------

    def put_goods(self, seat: int, cell: Cell, good: str, n: int = 1) -> None:
        """What does not find room is lost."""
        place = self.lands[seat][cell]
        place.goods[good] += min(n, place.room)

    def put_scot(self, seat: int, cell: Cell, n: int = 1) -> Answers:
        """From the supply, as long as there are any; several come at the same time."""
        n = min(n, self.scots[seat])
        if n:
            self.scots[seat] -= n
            self.lands[seat][cell].scots += n
            yield from self.scot_entered(seat, cell)

    def leaves_enough(self, seat: int, line: str, goods: Sequence[str]) -> bool:
        """Whether what has to be paid yet can be paid once one of these goods is laid down there."""
        return True

    def scot_entered(self, seat: int, cell: Cell) -> Answers:
        yield from ()

    # -- for comparing ---------------------------------------------------------------------------------------------

    def plain(self) -> dict[str, Any]:
        return {
            "rondel": [", ".join(sorted(space)) for space in self.rondel],
            "home": sorted(self.home),
            "stacks": {name: tiles.total() for name, tiles in self.stacks.items()},
            "unseen": {name: sorted((s - Counter(self.put_in)).elements()) for name, s in self.stacks.items()},
            "discards": [sorted(pile.elements()) for pile in self.discards],
            "market": dict(self.market),
            "territories": [{text(c): p.plain() for c, p in land.items()} for land in self.lands],
            "coins": self.coins,
            "whisky": self.whisky,
            "persons": [sorted(p) for p in self.persons],
            "landmarks": [sorted(cards) for cards in self.landmarks],
            "clan_markers": {clan: sorted(who) for clan, who in self.claimed.items()},
            "markers_left": self.markers,
            "scots_left": self.scots,
            "points": self.points,
            "turns": self.turns,
            "moves_left": self.moves,
            "chronicles": self.parts(),
        }

    def parts(self) -> dict[str, Any]:
        """By Chronicle what it has besides."""
        return {}


NO_RULE = {"shown", "rolled"}
"""What the game remembers for the eye only."""


def unordered(part: Any) -> Any:
    """Names in any order; numbers stay as they are."""
    if isinstance(part, dict):
        return {key: unordered(value) for key, value in part.items() if key not in NO_RULE}
    if isinstance(part, list):
        found = [unordered(value) for value in part]
        return sorted(found) if all(isinstance(value, str) for value in found) else found
    return part


def comparable(plain: dict[str, Any]) -> dict[str, Any]:
    """The game's plain state with everything sorted whose order is no rule."""
    told = dict(plain)
    told["rondel"] = [", ".join(sorted(space.split(", "))) for space in plain["rondel"]]
    told["home"] = sorted(plain["home"])
    told["unseen"] = {name: sorted(tiles) for name, tiles in plain["unseen"].items()}
    told["discards"] = [sorted(pile) for pile in plain["discards"]]
    told["persons"] = [sorted(p) for p in plain["persons"]]
    told["landmarks"] = [sorted(cards) for cards in plain["landmarks"]]
    told["chronicles"] = {name: unordered(part) for name, part in plain["chronicles"].items()}
    told["clan_markers"] = {clan: sorted(who) for clan, who in plain["clan_markers"].items()}
    return told
