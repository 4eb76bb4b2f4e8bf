"""A sealed offer while it is made: which tile goes, what the others cost, what is left. Figures only; draws nothing.

What has been said to the rules already stands in the plain view (`drafts`), what is only entered on the page in the
table's draft; the page wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.table.shown import Shown

AXE = "axe"
KEPT = 2


@dataclass(frozen=True)
class Drafting:
    tiles: tuple[str, ...] = ()
    said: Mapping[str, Any] | None = None
    """What the rules know already."""
    entered: Mapping[str, Any] | None = None
    purse: int = 0
    """In hand, after what the rules know already."""
    sealed: bool = False

    @classmethod
    def of(cls, shown: Shown) -> Drafting:
        seat, plain = shown.viewer, shown.plain
        if seat is None or shown.hidden or not plain:
            return cls()
        said = plain["drafts"][seat]
        tiles = tuple(plain["offers"][seat])
        known = {AXE, *tiles}
        kept = {key: value for key, value in shown.draft.items() if key in known}
        entered = kept if kept.get(AXE, "") in ("", *tiles) else {}
        purse = shown.gauges.get(f"purse:{seat}", 0)
        return cls(tiles, said if isinstance(said, dict) else {}, entered, purse, bool(plain["sealed"][seat]))

    @property
    def values(self) -> dict[str, Any]:
        return {**(self.said or {}), **(self.entered or {})}

    @property
    def axed(self) -> str:
        return str(self.values.get(AXE, ""))

    def price(self, tile: str) -> int:
        return 0 if tile == self.axed else int(self.values.get(tile, 0))

    @property
    def staked(self) -> int:
        return sum(self.price(tile) for tile in self.tiles)

    @property
    def total(self) -> int:
        """All the gold there is, staked or not."""
        return self.purse + sum(int(value) for key, value in (self.said or {}).items() if key != AXE)

    @property
    def left(self) -> int:
        return self.total - self.staked

    @property
    def reserved(self) -> int:
        """What tiles without a price still need at least."""
        return max(0, KEPT - sum(self.price(tile) > 0 for tile in self.tiles))

    def highest(self, tile: str) -> int:
        needed = max(0, KEPT - 1 - sum(self.price(one) > 0 for one in self.tiles if one != tile))
        return self.price(tile) + self.left - needed

    @property
    def missing(self) -> str:
        """What has to be done before it can be sealed; empty if nothing."""
        if not self.axed:
            return AXE
        return "price" if self.reserved else ""

    def with_axe(self, tile: str) -> dict[str, Any]:
        """The axe on that tile; lifted if it lies there already. The tile's price is given up."""
        values = {**(self.entered or {}), AXE: "" if self.axed == tile else tile}
        values[tile] = 0
        return values

    def with_price(self, tile: str, gold: int) -> dict[str, Any]:
        return {**(self.entered or {}), tile: max(0, min(gold, self.highest(tile)))}

    def agrees(self) -> bool:
        """Nothing that the rules know already is meant otherwise now."""
        values = self.values
        return all(values.get(key) == value for key, value in (self.said or {}).items())

    def answers(self) -> tuple[tuple[str, ...], ...]:
        """What is still to be said, in the order in which it is asked."""
        if not self.tiles or self.sealed or self.missing or not self.agrees():
            return ()
        said = self.said or {}
        found: list[tuple[str, ...]] = [] if AXE in said else [(AXE, f"tile:{self.axed}")]
        for tile in self.tiles:
            if tile != self.axed and tile not in said:
                found.append((f"price:{tile}", f"gold:{self.price(tile)}"))
        return (*found, ("seal",))
