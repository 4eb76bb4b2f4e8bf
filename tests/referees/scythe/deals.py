"""Coins for a promise (p. 22, 26), if the match was set up with deals. Asks and is told.

Everybody may offer or ask for coins once in a turn; whoever has not the turn is given the word by whoever has.
"""

from __future__ import annotations

from tests.referees.asking import Answers, Ask, words

from .position import Position

MOST = 10
"""Coins in one deal: the house's matter."""


def deal_offers(t: Position, seat: int) -> list[str]:
    if not t.options.get("deals"):
        return []
    opened = [] if t.dealt else [f"deal seat={other}" for other in t.others(seat)]
    return opened + [f"hear seat={other}" for other in t.others(seat) if other not in t.heard]


def is_deal(line: str) -> bool:
    return line.startswith(("deal ", "hear "))


def deal(t: Position, seat: int, line: str) -> Answers:
    other = int(words(line)["seat"])
    if line.startswith("deal "):
        t.dealt = True
        yield from propose(t, seat, other)
        return
    t.heard.add(other)
    to = seat
    if t.seats > 2:
        line = yield Ask(other, (*(f"deal seat={one}" for one in t.others(other)), "leave"), "p. 22 others may bribe")
        if line == "leave":
            return
        to = int(words(line)["seat"])
    yield from propose(t, other, to)


def propose(t: Position, seat: int, other: int) -> Answers:
    offers = [f"offer coins={n}" for n in range(1, min(MOST, t.coins[seat]) + 1)]
    offers += [f"ask coins={n}" for n in range(1, MOST + 1)]
    line = yield Ask(seat, (*offers, "leave"), "p. 26 coins alone change hands")
    if line == "leave":
        return
    n = int(words(line)["coins"])
    payer, taker = (seat, other) if line.startswith("offer ") else (other, seat)
    line = yield Ask(other, ("accept", "refuse") if t.coins[payer] >= n else ("refuse",), "p. 26 agreeing")
    if line == "accept":
        t.coins[payer] -= n
        t.coins[taker] += n
