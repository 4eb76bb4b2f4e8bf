"""One land: where a tile may lie, the scoring tiles, scrolls and income, slowly and from the data files alone.

Nothing of the game's own tables is used: every area of every laid tile is a node of a graph, every border an edge.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import product

from .facts import TILES

SIDES = ("north", "east", "south", "west")
STEP = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}

Place = tuple[int, int]
Node = tuple[Place, str]


def turned(side: str, turn: int) -> str:
    return SIDES[(SIDES.index(side) + turn) % 4]


class SlowLand:
    """A land from its plain form: `{"0,0": "castle 0", "1,0": "L05 2"}`."""

    def __init__(self, plain: dict[str, str]) -> None:
        self.tiles: dict[Place, tuple[str, int]] = {}
        for at, what in plain.items():
            x, y = at.split(",")
            name, turn = what.split()
            self.tiles[int(x), int(y)] = (name, int(turn))
        self.areas = self._components("areas")
        self.roads = self._components("roads")

    def parts(self, place: Place, kind: str) -> dict[str, list[str]]:
        """Name of each area or road of a tile -> the sides it reaches as the tile lies."""
        name, turn = self.tiles[place]
        if kind == "roads":
            return {str(n): [turned(s, turn) for s in road] for n, road in enumerate(TILES[name]["roads"])}
        return {n: [turned(s, turn) for s in area["edges"]] for n, area in TILES[name]["areas"].items()}

    def _components(self, kind: str) -> list[set[Node]]:
        neighbours: dict[Node, set[Node]] = {}
        for place in self.tiles:
            for part, sides in self.parts(place, kind).items():
                neighbours.setdefault((place, part), set())
                for side in sides:
                    beside = (place[0] + STEP[side][0], place[1] + STEP[side][1])
                    if beside in self.tiles:
                        for other, others in self.parts(beside, kind).items():
                            if turned(side, 2) in others:
                                neighbours[place, part].add((beside, other))
        found = []
        left = set(neighbours)
        while left:
            edge, component = {left.pop()}, set()
            while edge:
                component |= edge
                edge = {n for node in edge for n in neighbours[node]} - component
            left -= component
            found.append(component)
        return found

    def terrain(self, area: set[Node]) -> str:
        place, part = next(iter(area))
        told: str = TILES[self.tiles[place][0]]["areas"][part]["terrain"]
        return told

    def is_completed(self, area: set[Node]) -> bool:
        return all(
            (place[0] + STEP[side][0], place[1] + STEP[side][1]) in self.tiles
            for place, part in area
            for side in self.parts(place, "areas")[part]
        )

    def symbols(self, places: Iterable[Place]) -> Counter[str]:
        found: Counter[str] = Counter()
        for place in places:
            for symbol in TILES[self.tiles[place][0]].get("symbols", []):
                found[symbol["kind"]] += symbol["count"]
        return found

    def symbols_in(self, area: set[Node]) -> Counter[str]:
        found: Counter[str] = Counter()
        for place, part in area:
            for symbol in TILES[self.tiles[place][0]].get("symbols", []):
                if symbol["area"] == part:
                    found[symbol["kind"]] += symbol["count"]
        return found

    def joined(self) -> set[Place]:
        return {place for place, _ in next(road for road in self.roads if any(p == (0, 0) for p, _ in road))}

    def tiles_of(self, area: set[Node]) -> int:
        return len({place for place, _ in area})

    def edge(self, place: Place, side: str) -> str:
        name, turn = self.tiles[place]
        return edge(name, turn, side)

    def places(self, name: str) -> set[tuple[int, int, int]]:
        """Every empty place beside the land and every turn in which all borders match."""
        around = {(x + dx, y + dy) for x, y in self.tiles for dx, dy in STEP.values()} - set(self.tiles)
        found = set()
        for (x, y), turn in product(around, range(4)):
            touching = [(s, (x + dx, y + dy)) for s, (dx, dy) in STEP.items() if (x + dx, y + dy) in self.tiles]
            if all(edge(name, turn, side) == self.edge(near, turned(side, 2)) for side, near in touching):
                found.add((x, y, turn))
        return found


def edge(name: str, turn: int, side: str) -> str:
    told: str = TILES[name]["edges"][turned(side, -turn)]
    return told


def count(land: SlowLand, name: str, *, castle_on_road: bool = True, once_per_line: bool = False) -> int:
    """The points of a scoring tile that looks at one land only."""
    whole = land.symbols(land.tiles)
    closed = [area for area in land.areas if land.is_completed(area)]
    if name == "squares":
        return 2 * sum(
            all((x + dx, y + dy) in land.tiles for dx, dy in product((0, 1), (0, 1))) for x, y in land.tiles
        )
    if name == "sheep":
        return whole["sheep"]
    if name == "mountain_brochs":
        brochs = [land.symbols_in(area)["broch"] for area in land.areas if land.terrain(area) == "mountain"]
        return sum({0: 0, 1: 1, 2: 3}.get(n, 6) for n in brochs)
    if name == "animals_by_farms":
        farms = [place for place in land.tiles if land.symbols([place])["farm"]]
        near = [p for p in land.tiles if any(max(abs(p[0] - f[0]), abs(p[1] - f[1])) <= 1 for f in farms)]
        return land.symbols(near)["sheep"] + land.symbols(near)["cattle"]
    if name == "road_cattle":
        return 2 * land.symbols(land.joined())["cattle"]
    if name == "road_tiles":
        return len(land.joined()) - (not castle_on_road)
    if name == "largest_water":
        return 2 * max((land.tiles_of(area) for area in closed if land.terrain(area) == "water"), default=0)
    if name == "completed_areas":
        return len(closed)
    if name == "large_completed_areas":
        return 3 * sum(land.tiles_of(area) >= 3 for area in closed)
    if name == "building_sets":
        return 5 * min(whole["broch"], whole["farm"], whole["lighthouse"])
    if name == "lit_waters":
        waters = [land.symbols_in(area) for area in land.areas if land.terrain(area) == "water"]
        return 3 * sum(bool(w["ship"] and w["lighthouse"]) for w in waters)
    if name == "columns":
        heads = [(x, y) for x, y in land.tiles if (x, y - 1) not in land.tiles]
        long = [x for x, y in heads if (x, y + 1) in land.tiles and (x, y + 2) in land.tiles]
        return 3 * len(set(long) if once_per_line else long)
    assert name == "completed_mountains"
    return 2 * sum(land.terrain(area) == "mountain" for area in closed)


def majority(amounts: list[int]) -> list[int]:
    ranks = sorted({n for n in amounts if n}, reverse=True)
    alone = bool(ranks) and amounts.count(ranks[0]) == 1
    points = {ranks[0]: 5} if ranks else {}
    if alone and len(ranks) > 1:
        points[ranks[1]] = 2
    return [points.get(n, 0) for n in amounts]


def amount(land: SlowLand, name: str) -> int:
    if name == "most_whisky":
        return sum(bool(land.symbols([place])["whisky"]) for place in land.tiles)
    return land.symbols(land.tiles)["ship"]


SCROLLS = {
    "sheep": ("sheep", 2),
    "whisky": ("whisky", 2),
    "ships": ("ship", 2),
    "cattle": ("cattle", 1),
    "brochs": ("broch", 1),
    "farms": ("farm", 1),
    "lighthouses": ("lighthouse", 1),
}


def scroll_points(land: SlowLand) -> int:
    total = 0
    for place, (name, _) in land.tiles.items():
        scroll = TILES[name].get("scroll")
        if scroll:
            kind, per = SCROLLS[scroll["kind"]]
            area = next(area for area in land.areas if (place, scroll["area"]) in area)
            total += land.symbols(land.tiles)[kind] // per * (2 if land.is_completed(area) else 1)
    return total


def whisky_income(land: SlowLand) -> int:
    return sum(bool(land.symbols([place])["whisky"]) for place in land.joined())
