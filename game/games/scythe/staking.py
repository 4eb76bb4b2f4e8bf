"""What somebody is about to stake in a combat: power and cards entered on a page, so that nobody hears of either."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from game.games.scythe.actions_combat import Stake
from game.games.scythe.frames.dials import SetDials

DIAL, CARD = "dial", "card"


@dataclass(frozen=True, slots=True)
class Staking:
    at: SetDials
    """Which combat it is for: what was entered for another one is forgotten."""
    power: int | None = None
    cards: tuple[int, ...] = ()
    """Values in the order in which they were laid."""

    def fits(self, cards: Sequence[int], stakes: Sequence[Stake]) -> bool:
        """Whether these cards, and perhaps others, may lie behind the dial."""
        return any(all(stake.cards.count(value) >= cards.count(value) for value in cards) for stake in stakes)

    def after(self, component: str, stakes: Sequence[Stake]) -> Staking:
        """The dial is set, a card laid, or one taken back that lay behind it. Where no more cards may be laid, the
        first one makes room."""
        kind, _, name = component.partition(":")
        if kind == DIAL:
            return replace(self, power=int(name))
        value, _, copy = name.partition(":")
        cards, laid = list(self.cards), int(value)
        if int(copy or 1) <= cards.count(laid):
            cards.remove(laid)
        else:
            while cards and not self.fits((*cards, laid), stakes):
                del cards[0]
            cards.append(laid)
        return replace(self, cards=tuple(cards))

    def answer(self) -> Stake | None:
        """All that is entered as one answer, once the dial is set."""
        return None if self.power is None else Stake(self.power, tuple(sorted(self.cards)))
