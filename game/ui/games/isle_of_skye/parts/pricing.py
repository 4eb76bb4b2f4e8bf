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


def pricing_of(shown: SkyeShown) -> Pricing | None:
    """The page of whoever looks; None where there is nothing to price, or it is covered."""
    page: Pricing | None = shown.page
    return page if page is not None and page.tiles and not shown.hidden else None
