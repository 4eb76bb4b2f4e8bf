"""Paying (p. 11, 12): which payment is asked for, and what may be sold meanwhile."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tests.referees.asking import Answers, Ask, Disagreement, words

from .facts import GOODS
from .position import Position, read_cell, text
from .purse import MARKET, Fits, Purse, can_finish, outcomes, purse


def apply_step(m: Position, seat: int, step: tuple[str, str]) -> None:
    good, at = step
    if good == "coin":
        m.coins[seat] -= 1
    elif good == "scot":
        m.lands[seat][read_cell(at)].scots -= 1
        m.scots[seat] += 1
    elif good == "whisky":
        raise AssertionError("barrels are paid by themselves")
    elif at == MARKET:
        m.coins[seat] -= m.price(good)
        m.market[good] += 1
    else:
        m.lands[seat][read_cell(at)].goods[good] -= 1


def sales(m: Position, seat: int) -> list[str]:
    return [
        f"sell good={good} at={text(cell)}"
        for cell, place in m.lands[seat].items()
        for good in GOODS
        if place.goods[good] and m.market[good]
    ]


def sell(m: Position, seat: int, line: str) -> None:
    told = words(line)
    m.lands[seat][read_cell(told["at"])].goods[told["good"]] -= 1
    m.market[told["good"]] -= 1
    m.coins[seat] += m.price(told["good"])


def after_selling(m: Position, seat: int, test: Callable[[], bool]) -> bool:
    """Whether some sales would make something true. The position stays as it is."""
    tried: set[tuple[int, ...]] = set()

    def walk() -> bool:
        for line in sales(m, seat):
            place, good = m.lands[seat][read_cell(words(line)["at"])], words(line)["good"]
            coins = m.coins[seat]
            sell(m, seat, line)
            key = tuple(m.market.values())
            found = key not in tried and (tried.add(key) or test() or walk())
            place.goods[good] += 1
            m.market[good] += 1
            m.coins[seat] = coins
            if found:
                return True
        return False

    return walk()


def ask(m: Position, seat: int, offers: Sequence[str], book: str) -> Answers:
    """A question during one's own turn: one may sell before answering (p. 11)."""
    while True:
        line = yield Ask(seat, (*offers, *m.anytime(seat)), book)
        if line in offers or not (yield from m.aside(seat, line)):
            return line


def pay(
    m: Position, seat: int, units: Sequence[str], *, substitute: bool = False, fits: Fits | None = None
) -> Answers:
    """Pays; asks as long as there is more than one way."""
    rest = list(units)
    while "coin" in rest:
        rest.remove("coin")
        m.coins[seat] -= 1
    while "whisky" in rest:
        rest.remove("whisky")
        yield from pay_barrel(m, seat)
    kinds: list[str] = []
    sold = False
    while rest:
        p = purse(m, seat, substitute=substitute)
        p.kinds = list(kinds)
        ways = outcomes(p, rest, fits, 2)
        if not ways:
            raise Disagreement(f"seat {seat} pays {rest}, but cannot")
        if len(ways) == 1 and not (sold and still_asked(m)):
            for step, n in next(iter(ways)):
                for _ in range(n):
                    apply_step(m, seat, step)
            return
        steps = []
        for step in list(p.steps(rest[0])):
            back = p.do(rest[0], step)
            if can_finish(p, rest[1:], fits):
                steps.append(step)
            back()
        if len(steps) == 1 and not (sold and still_asked(m)):
            line = pay_line(steps[0])
        else:
            offers = ["pay_all", *(pay_line(step) for step in steps)]
            offers += payable_sales(m, seat, rest, substitute, kinds, fits)
            line = yield Ask(seat, tuple(offers), "p. 12 paying")
        if line == "pay_all":
            pay_the_rest(m, seat, p, rest, fits)
            return
        sold = line.startswith("sell")
        if sold:
            sell(m, seat, line)
            continue
        told = words(line)
        step = (told["good"], told.get("at", ""))
        apply_step(m, seat, step)
        if rest[0] == "different":
            kinds.append(step[0])
        if step[0] == "coin" and rest[0] != "coin":
            substitute = False
        del rest[0]


def pay_barrel(m: Position, seat: int) -> Answers:
    """Barrels lie in cellars if anywhere; one may be paid from any place there (Chronicle 3)."""
    places = [at for at, n in m.barrels(seat).items() if n]
    at = places[0]
    m.whisky[seat] -= 1
    if len(places) > 1:
        m.owing += 1
        line = yield from ask(m, seat, [f"cask place={place}" for place in places], "Chronicle 3 paying barrels")
        m.owing -= 1
        at = words(line)["place"]
    m.take_out(seat, at)


def still_asked(m: Position) -> bool:
    """Whether a question stays open when a sale has left one answer to it is no rule."""
    return m.seen["stack"][-1].startswith("pay_cost")


def pay_line(step: tuple[str, str]) -> str:
    good, at = step
    return f"pay good={good}" + (f" at={at}" if at else "")


def payable_sales(
    m: Position,
    seat: int,
    rest: Sequence[str],
    substitute: bool = False,
    kinds: Sequence[str] = (),
    fits: Fits | None = None,
) -> list[str]:
    """What is sold can be bought again for what it brought, so it never keeps anybody from paying."""
    fine = []
    for line in sales(m, seat):
        told = words(line)
        p = purse(m, seat, substitute=substitute)
        p.kinds = list(kinds)
        p.goods[told["at"]][told["good"]] -= 1
        price = m.box.game["market"]["spaces"][m.market[told["good"]] - 1]
        p.coins += price
        p.prices[told["good"]].insert(0, price)
        if can_finish(p, rest, fits):
            fine.append(line)
    return fine


def pay_the_rest(m: Position, seat: int, p: Purse, rest: list[str], fits: Fits | None) -> None:
    """The cheapest way; which of several that are as cheap is no rule, so it is read from the position."""
    ways = outcomes(p, rest, fits, 100000)
    best = max(ways.values())
    for way, left in ways.items():
        if left == best and matches(m, seat, dict(way)):
            for step, n in way:
                for _ in range(n):
                    apply_step(m, seat, step)
            return
    raise Disagreement(f"seat {seat} pays {rest}: the game's way is none of the cheapest, with {best} coins left")


def matches(m: Position, seat: int, way: dict[tuple[str, str], int]) -> bool:
    seen = m.seen["territories"][seat]
    for cell, place in m.lands[seat].items():
        there = seen.get(text(cell))
        if there is None:
            continue
        for good in GOODS:
            if place.goods[good] - way.get((good, text(cell)), 0) != there["goods"].get(good, 0):
                return False
    if any(what == "scot" for what, _ in way):
        for cell, place in m.lands[seat].items():
            there = seen.get(text(cell))
            if there is not None and place.scots - way.get(("scot", text(cell)), 0) != there["scots"]:
                return False
    return all(m.market[good] + way.get((good, MARKET), 0) == m.seen["market"][good] for good in GOODS)
