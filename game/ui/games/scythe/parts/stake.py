"""What somebody is about to stake in a combat of Scythe: power and cards entered on the page. It draws nothing.

It is the table's draft until the primary button hands it in, so nobody hears how many cards it has.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from game.table.shown import Shown

PHASE = "set_dials"
_KINDS = ("dial", "card")


def is_entered(shown: Shown, component: str) -> bool:
    """Whether a click on it changes the page instead of saying something."""
    return shown.phase == PHASE and component in shown.lit and component.partition(":")[0] in _KINDS


@dataclass(frozen=True)
class Staking:
    power: int | None = None
    cards: tuple[int, ...] = ()
    open: tuple[frozenset[str], ...] = ()
    """The components of every stake that is possible."""
    at: str = ""
    """Which combat it is for: what was entered for another one is forgotten."""

    @classmethod
    def of(cls, shown: Shown) -> Staking:
        if shown.viewer is None or shown.hidden or shown.phase != PHASE:
            return cls()
        at = str(shown.plain["stack"][-1])
        draft = shown.draft if shown.draft.get("at") == at else {}
        offered = tuple(frozenset(touched) for touched in shown.open)
        made = cls(draft.get("power"), tuple(draft.get("cards", ())), offered, at)
        return made if made.fits(made.cards) else cls(made.power, (), offered, at)

    def fits(self, cards: tuple[int, ...]) -> bool:
        wanted = frozenset(ids_of(cards))
        return any(wanted <= touched for touched in self.open)

    def entered(self, component: str) -> Mapping[str, Any]:
        """The draft after a click: the dial is set, a card laid, or one taken back that lay behind it."""
        kind, _, name = component.partition(":")
        if kind == "dial":
            return self._draft(int(name), self.cards)
        value, copy = int(name.partition(":")[0]), int(name.partition(":")[2] or 1)
        cards = list(self.cards)
        if copy <= cards.count(value):
            cards.remove(value)
        else:
            while cards and not self.fits((*cards, value)):
                del cards[0]
            cards.append(value)
        return self._draft(self.power, tuple(cards))

    def _draft(self, power: int | None, cards: tuple[int, ...]) -> dict[str, Any]:
        return {"at": self.at, "power": power, "cards": cards}

    def answers(self) -> tuple[tuple[str, ...], ...]:
        """All that is entered as one answer, once the dial is set."""
        if self.power is None:
            return ()
        wanted = (*ids_of(self.cards), f"dial:{self.power}")
        return (wanted,) if frozenset(wanted) in self.open else ()


def ids_of(cards: tuple[int, ...]) -> list[str]:
    """Equal cards are told apart by a number behind them."""
    copies = [cards[:n].count(value) + 1 for n, value in enumerate(cards)]
    return [card_id(value, copy) for value, copy in zip(cards, copies, strict=True)]


def card_id(value: object, copy: int) -> str:
    return f"card:{value}" if copy == 1 else f"card:{value}:{copy}"
