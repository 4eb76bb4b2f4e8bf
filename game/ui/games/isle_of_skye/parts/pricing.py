"""A sealed offer while it is made, as parts are shown it: they draw it and know none of its rules."""

from __future__ import annotations

from typing import Protocol

from game.ui.games.isle_of_skye.shown import SkyeShown

AXE = "axe"


class Pricing(Protocol):
    @property
    def tiles(self) -> tuple[str, ...]: ...

    @property
    def axed(self) -> str:
        """The tile with the axe."""
        ...

    @property
    def sealed(self) -> bool: ...

    @property
    def staked(self) -> int: ...

    @property
    def total(self) -> int:
        """All the gold there is, staked or not."""
        ...

    @property
    def left(self) -> int: ...

    def price(self, tile: str) -> int: ...

    def highest(self, tile: str) -> int: ...


def advised_price(shown: SkyeShown) -> tuple[str, int]:
    """Tile and gold of an advice to price, without an advice about one no tile."""
    told = dict(one.split(":") for one in shown.advised if ":" in one)
    return (told["price"], int(told["gold"])) if told.keys() >= {"price", "gold"} else ("", 0)


def advised_axe(shown: SkyeShown) -> str:
    """The tile on which the axe is advised."""
    return shown.advised[-1].removeprefix("tile:") if shown.advised[:1] == (AXE,) else ""


def pricing_of(shown: SkyeShown) -> Pricing | None:
    """The page of whoever looks; None where there is nothing to price, or it is covered."""
    page: Pricing | None = shown.page
    return page if page is not None and page.tiles and not shown.hidden else None
