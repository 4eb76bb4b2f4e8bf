"""A sealed offer while it is made: which tile goes, what the others cost, what is left. Figures and what they mean.

What has been said to the rules stands in the draft of the position; what is only entered on the page wins over it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from game.core.contract import Action, Reason, Seat, say
from game.games.isle_of_skye.actions import Axe, Seal, SetPrice
from game.games.isle_of_skye.frames.pricing import LEAST, SetPrices, kept
from game.games.isle_of_skye.state import State
from game.games.isle_of_skye.tiles import NAMES

KEPT = 2


@dataclass(frozen=True, slots=True)
class Entry:
    """Axe and prices as far as they are told; without a word about the axe it is None, lifted it is empty."""

    axe: str | None = None
    prices: Mapping[str, int] = field(default_factory=dict)
    typed: tuple[str, int] = ("", 0)
    """The tile whose price is being typed, and what it has become."""
    ruled: str = ""
    """The tile whose price was just set on the ruler."""

    def over(self, other: Entry) -> Entry:
        axe = other.axe if self.axe is None else self.axe
        return Entry(axe, {**other.prices, **self.prices}, self.typed, self.ruled)

    def names(self) -> set[str]:
        return {*self.prices, *filter(None, (self.axe,))}


@dataclass(frozen=True, slots=True)
class Drafting:
    tiles: tuple[str, ...] = ()
    said: Entry = Entry()
    """What the rules know already."""
    entered: Entry = Entry()
    purse: int = 0
    """In hand, after what the rules know already."""
    sealed: bool = False

    @classmethod
    def of(cls, view: State, seat: Seat, entered: Entry | None) -> Drafting:
        tiles = tuple(NAMES[tile] for tile in view.offers[seat])
        draft, said = view.drafts[seat], Entry()
        if draft:
            priced = zip(kept(view, seat), draft[1:], strict=False)
            said = Entry(NAMES[draft[0]], {NAMES[tile]: gold for tile, gold in priced})
        meant = entered if entered is not None and entered.names() <= set(tiles) else Entry()
        return cls(tiles, said, meant, view.gold[seat], bool(view.sealed >> seat & 1))

    @property
    def axed(self) -> str:
        return self.entered.over(self.said).axe or ""

    def price(self, tile: str) -> int:
        return 0 if tile == self.axed else self.entered.over(self.said).prices.get(tile, 0)

    @property
    def staked(self) -> int:
        return sum(self.price(tile) for tile in self.tiles)

    @property
    def total(self) -> int:
        """All the gold there is, staked or not."""
        return self.purse + sum(self.said.prices.values())

    @property
    def left(self) -> int:
        return self.total - self.staked

    def highest(self, tile: str) -> int:
        """What may be put on a tile: others that need a price must get theirs too."""
        needed = max(0, KEPT - 1 - sum(self.price(one) > 0 for one in self.tiles if one != tile))
        return self.price(tile) + self.left - LEAST * needed

    # -- what is entered --------------------------------------------------------------------------------------------

    def with_axe(self, tile: str) -> Entry:
        """The axe on that tile; lifted if it lies there already. The tile's price is given up."""
        axe = "" if self.axed == tile else tile
        return Entry(axe, {tile: 0}).over(self.entered.over(self.said))

    def with_price(self, tile: str, gold: int) -> Entry:
        return Entry(prices={tile: max(0, min(gold, self.highest(tile)))}).over(self.entered.over(self.said))

    def with_ruler(self, tile: str, gold: int) -> Entry:
        return replace(self.with_price(tile, gold), ruled=tile)

    def with_coins(self, gold: int, on: str, off: str) -> Entry:
        """Coins onto a tile, off one, or from one to another."""
        if not off:
            return self.with_price(on, self.price(on) + gold)
        lower = self.with_price(off, self.price(off) - gold)
        return Entry(prices={on: self.price(on) + gold}).over(lower) if on else lower

    def with_figure(self, tile: str, figure: int) -> Entry:
        """Figures one after the other make a price, as far as there is gold for it."""
        typed, so_far = self.entered.typed
        longer = so_far * 10 + figure if typed == tile else figure
        made = self.with_price(tile, longer if longer <= self.highest(tile) else figure)
        return replace(made, typed=(tile, made.prices[tile]))

    # -- handing in -------------------------------------------------------------------------------------------------

    def agrees(self) -> bool:
        """Nothing that the rules know already is meant otherwise now."""
        meant = self.entered.over(self.said)
        return self.said.axe in (None, meant.axe) and all(
            meant.prices.get(tile) == gold for tile, gold in self.said.prices.items()
        )

    def missing(self) -> Reason | None:
        """What has to be done before it can be sealed."""
        if not self.axed:
            return Reason(say("isle_of_skye.reason.axe_first"), say("isle_of_skye.way_out.axe"), "prices#axe")
        bare = next((tile for tile in self.tiles if tile != self.axed and self.price(tile) < LEAST), "")
        if bare:
            way_out = say("isle_of_skye.way_out.price", tile=f"tile:{bare}")
            return Reason(say("isle_of_skye.reason.price_first"), way_out, "prices#least")
        return None

    def so_far(self) -> tuple[Action, ...]:
        """What would be said of it as it stands: the axe, and each price there is."""
        axe: tuple[Action, ...] = (Axe(self.axed),) if self.axed else ()
        return (*axe, *(SetPrice(tile, self.price(tile)) for tile in self.tiles if self.price(tile)))

    def answers(self) -> tuple[Action, ...]:
        """What is still to be said, in the order in which it is asked."""
        if not self.tiles or self.sealed or self.missing() is not None or not self.agrees():
            return ()
        found: list[Action] = [] if self.said.axe is not None else [Axe(self.axed)]
        found += [
            SetPrice(tile, self.price(tile))
            for tile in self.tiles
            if tile != self.axed and tile not in self.said.prices
        ]
        return (*found, Seal())


def is_pricing(view: State | None) -> bool:
    return view is not None and bool(view.stack) and isinstance(view.stack[-1], SetPrices)
