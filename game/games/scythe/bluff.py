"""How often to show how much in a combat, so that nobody can lie in wait for it, and what such a combat is worth.

It is what two players arrive at who fight the same combat again and again, each answering all that the other has
shown so far (fictitious play).
"""

from __future__ import annotations

from functools import cache

COST_OF_POWER, COST_OF_CARD, COST = 0.45, 0.2, 0.38
"""What a point of power, a point on a card and a point of both on average cost whoever shows them, in coins."""
CONSOLATION = 0.9
"""The combat card that a loser draws who has shown anything at all."""
_ROUNDS, _FORGOTTEN = 360, 60
"""Combats fought in the mind, and how many of the first teach nothing."""


@cache
def mixture(most: int, foe_most: int, stake: int, foe_stake: int, wins_ties: bool) -> tuple[float, ...]:
    """How often to show each total from nothing to `most`."""
    if stake <= 0:
        return (1.0, *[0.0] * most)
    own, foe = [0] * (most + 1), [0] * (foe_most + 1)
    shown, answer = most, foe_most
    for number in range(_ROUNDS):
        if number == _FORGOTTEN:
            own = [0] * (most + 1)
        own[shown] += 1
        foe[answer] += 1
        shown, answer = (
            _best_answer(foe, most, stake, wins_ties),
            _best_answer(own, foe_most, foe_stake, not wins_ties),
        )
    return tuple(n / (_ROUNDS - _FORGOTTEN) for n in own)


def _best_answer(seen: list[int], most: int, stake: int, wins_ties: bool) -> int:
    """What to show against somebody who has shown each total so often."""
    fights, beaten = sum(seen), 0
    best, gain = 0, float("-inf")
    for total in range(most + 1):
        beats = beaten + (seen[total] if wins_ties and total < len(seen) else 0)
        worth = stake * beats / fights - COST * total
        if total:
            worth += CONSOLATION * (1 - beats / fights)
        if worth > gain:
            best, gain = total, worth
        beaten += seen[total] if total < len(seen) else 0
    return best


@cache
def prospect(most: int, foe_most: int, stake: int, foe_stake: int, wins_ties: bool) -> float:
    """What the combat brings on average, less what is shown for it, if both mix well."""
    own = mixture(most, foe_most, stake, foe_stake, wins_ties)
    foe = mixture(foe_most, most, foe_stake, stake, not wins_ties)
    worth = 0.0
    for total, likely in enumerate(own):
        if likely:
            beaten = sum(foe[: total + wins_ties])
            worth += likely * (stake * beaten - COST * total + (CONSOLATION * (1 - beaten) if total else 0.0))
    return worth
