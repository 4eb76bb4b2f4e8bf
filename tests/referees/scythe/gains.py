"""What is had: coins, power, popularity, combat cards, workers, resources, and the four developments.

Costs come first, then as much of the gain as one wants (p. 10). Whoever has said that it may want less is asked about
every gain until its next turn. Whether anybody else is asked is the house's matter, so the referee looks at the game
for that, and only for that.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from tests.referees.asking import CHANCE, Answers, Ask, words

from .facts import BOTTOMS, COMMON, CUBES, FACTIONS, GAME, MAP, ONE_TIME, RESOURCES, STRUCTURES
from .position import Position
from .stars import check_stars

MAKES = {terrain: told.get("produces") for terrain, told in GAME["terrains"].items()}


def ask(t: Position, seat: int, offers: Iterable[str], book: str, *, less: bool = True) -> Answers:
    """A question before gains: one may say first that one may want less of them."""
    line = yield Ask(seat, (*offers, *(["less"] if less and seat not in t.asking else [])), book)
    if line == "less":
        t.asking.add(seat)
        line = yield Ask(seat, tuple(offers), book)
    return line


def amount(t: Position, seat: int, most: int) -> Answers:
    line = yield Ask(seat, tuple(f"amount n={k}" for k in range(most + 1)), "p. 10 as much as one wants")
    return int(words(line)["n"])


def asked(t: Position, seat: int, what: str, n: int) -> bool:
    """Whether the game asks just now how much somebody takes of this."""
    top = t.seen["stack"][-1] if t.seen["stack"] else ""
    track, _ = t.track(what)
    same = t.seen["counted" if what == "coins" else what][seat] == track[seat]
    return same and top == f"ask_amount seat={seat} what={what} n={n}"


def room(t: Position, seat: int, what: str, n: int) -> int:
    if what == "combat_cards":
        return min(n, t.deck.total() + t.discard.total())
    track, most = t.track(what)
    return n if most is None else min(n, most - track[seat])


def receive(t: Position, seat: int, what: str, n: int) -> Answers:
    if seat in t.asking:
        n = room(t, seat, what, n)
        if n:
            n = yield from amount(t, seat, n)
    elif what != "combat_cards" and asked(t, seat, what, n):
        n = yield from amount(t, seat, n)
    if what == "combat_cards":
        yield from draw_cards(t, seat, n)
    else:
        t.get(seat, what, n)


def draw_cards(t: Position, seat: int, n: int) -> Answers:
    """An empty deck is made anew of the discards; if there are none either, nothing is drawn (p. 6, 12)."""
    for _ in range(n):
        pile = t.deck if t.deck.total() else t.discard
        left = {value: k for value, k in pile.items() if k}
        if not left:
            return
        offers = tuple(f"draw_card seat={seat} value={value}" for value in left)
        line = yield Ask(CHANCE, offers, "p. 6 combat cards", tuple(left.values()))
        if not t.deck.total():
            t.deck, t.discard = t.discard, Counter()
        value = int(words(line)["value"])
        t.deck[value] -= 1
        t.cards[seat][value] += 1


def pay_card(t: Position, seat: int, value: int) -> None:
    t.cards[seat][value] -= 1
    t.discard[value] += 1


def card_offers(t: Position, seat: int) -> list[str]:
    return [f"pay_card value={value}" for value, n in t.cards[seat].items() if n]


def pay(t: Position, seat: int, price: Mapping[str, int]) -> Answers:
    """Which combat cards is asked whoever has more than the price."""
    for what, n in price.items():
        if what != "combat_cards":
            t.lose(seat, what, n)
    for left in range(price.get("combat_cards", 0), 0, -1):
        if t.cards[seat].total() > left:
            line = yield Ask(seat, tuple(card_offers(t, seat)), "p. 25 paying with combat cards")
            pay_card(t, seat, int(words(line)["value"]))
        else:
            pay_card(t, seat, next(value for value, n in t.cards[seat].items() if n))


# -- workers and resources -------------------------------------------------------------------------------------------


def take_workers(t: Position, seat: int, n: int, at: str) -> Answers:
    most = min(n, COMMON["workers"] - t.workers(seat))
    if most > 0:
        line = yield Ask(seat, tuple(f"amount n={k}" for k in range(most + 1)), "p. 24 workers, if wanted")
        t.at[seat]["worker"][at] += int(words(line)["n"])


def take_resources(t: Position, seat: int, n: int, at: str) -> Answers:
    """Of any kind, one after the other, as many as wanted (p. 10, 12)."""
    for _ in range(n):
        line = yield Ask(seat, (*(f"resource what={what}" for what in RESOURCES), "leave"), "p. 12 any resources")
        if line == "leave":
            return
        t.tokens[at][words(line)["what"]] += 1


def choose_place(t: Position, seat: int, n: int) -> Answers:
    """Resources of a Factory card are laid as those of Trade."""
    places = sorted(t.with_workers(seat))
    if not places:
        return
    at = places[0]
    if len(places) > 1:
        line = yield Ask(seat, tuple(f"place at={one}" for one in places), "p. 12, 25 where")
        at = words(line)["at"]
    yield from take_resources(t, seat, n, at)


# -- producing (p. 13, 18) -------------------------------------------------------------------------------------------


def producible(t: Position, seat: int, *, card: bool) -> dict[str, int]:
    """Territories where something would be made, and how much at most."""
    room = COMMON["workers"] - t.workers(seat)
    found = {}
    for at in t.territories(seat):
        n = t.count(seat, "worker", at) + (not card and t.built(seat).get("mill") == at)
        made = MAKES[MAP.terrain(at)]
        n = min(n, room) if made == "worker" else n if made else 0
        if n:
            found[at] = n
    return found


def produce(t: Position, seat: int, n: int, *, card: bool = False) -> Answers:
    """Territory after territory; that of the mill is one more. Paid for with the first. A card asks no price."""
    mill = None if card else t.built(seat).get("mill")
    price = {} if card else t.produce_price(seat)
    done: set[str] = set()
    while done or t.can_pay(seat, price):
        could = {at: k for at, k in producible(t, seat, card=card).items() if at not in done and (n or at == mill)}
        if not could:
            return
        end = "end_produce" if done else "skip_top"
        several = any(k > 1 and MAKES[MAP.terrain(at)] != "worker" for at, k in could.items())
        offers = [*_produce_offers(t, seat, could), end]
        line = yield Ask(seat, (*offers, *(["less"] if several and seat not in t.asking else [])), "p. 13 producing")
        if line == "less":
            t.asking.add(seat)
            continue
        if line in ("end_produce", "skip_top"):
            return
        if not done:
            yield from pay(t, seat, price)
        told = words(line)
        at = told["at"]
        made = MAKES[MAP.terrain(at)]
        amount = int(told.get("n", could[at]))
        if made == "worker":
            t.at[seat]["worker"][at] += amount
        else:
            t.tokens[at][str(made)] += amount
        done.add(at)
        n -= at != mill
        check_stars(t, seat)


def _produce_offers(t: Position, seat: int, could: Mapping[str, int]) -> list[str]:
    """How many workers produce is asked in villages, and elsewhere of whoever may want less."""
    found = []
    for at, most in could.items():
        if MAKES[MAP.terrain(at)] == "worker" or (most > 1 and seat in t.asking):
            found += [f"produce at={at} n={k}" for k in range(1, most + 1)]
        else:
            found.append(f"produce at={at}")
    return found


# -- developments ----------------------------------------------------------------------------------------------------


def developments(t: Position, seat: int, what: str, at: str | None = None) -> list[str]:
    """What may be done of `upgrade`, `mech`, `structure`, `recruit`; `at` is the place that a card prescribes."""
    if what == "upgrade":
        slots = [b for b in BOTTOMS if t.covered[seat][b] < t.section_below(seat, b)["reducible"]]
        return [f"upgrade cube={cube} slot={slot}" for cube in CUBES if cube not in t.cubes[seat] for slot in slots]
    if what == "mech":
        left = [one["id"] for one in FACTIONS[t.factions[seat]]["mechs"] if one["id"] not in t.mechs[seat]]
        places = t.with_workers(seat) if at is None else {at}
        return [f"deploy mech={one} at={place}" for one in left for place in places]
    if what == "structure":
        places = (t.with_workers(seat) if at is None else {at} - MAP.lakes) - set(t.structures)
        return [f"build what={s} at={place}" for s in STRUCTURES if s not in t.built(seat) for place in places]
    free = [bonus for bonus in ONE_TIME if bonus not in t.recruits[seat].values()]
    return [f"enlist recruit={b} bonus={bonus}" for b in BOTTOMS if b not in t.recruits[seat] for bonus in free]


def develop(t: Position, seat: int, what: str, at: str | None = None) -> Answers:
    """May always be left (p. 10); nobody is asked where nothing can be had."""
    offers = developments(t, seat, what, at)
    if not offers:
        return
    line = yield Ask(seat, (*offers, "leave"), f"p. 14-20 {what}")
    if line == "leave":
        return
    told = words(line)
    if what == "upgrade":
        t.cubes[seat].append(told["cube"])
        t.covered[seat][told["slot"]] += 1
    elif what == "mech":
        t.mechs[seat].append(told["mech"])
        t.at[seat]["mech"][told["at"]] += 1
    elif what == "structure":
        t.structures[told["at"]] = (seat, told["what"])
    else:
        t.recruits[seat][told["recruit"]] = told["bonus"]
        yield from receive(t, seat, told["bonus"], ONE_TIME[told["bonus"]])


DEVELOPMENTS = ("upgrade", "mech", "structure", "recruit")


def gain(t: Position, seat: int, gains: Mapping[str, Any], at: str | None) -> Answers:
    """All that a card gives; with `at` it comes there, else where own workers are."""
    for what, n in gains.items():
        if what in DEVELOPMENTS:
            yield from develop(t, seat, what, at)
        elif what in RESOURCES:
            assert at is not None
            t.tokens[at][what] += (yield from amount(t, seat, n)) if seat in t.asking else n
        elif what == "any_resource":
            yield from (choose_place(t, seat, n) if at is None else take_resources(t, seat, n, at))
        elif what == "worker":
            assert at is not None
            yield from take_workers(t, seat, n, at)
        elif what == "produce_hexes":
            yield from produce(t, seat, n, card=True)
        else:
            yield from receive(t, seat, what, n)


def would_bring(t: Position, seat: int, what: str) -> bool:
    """Whether a gain of a Factory card would bring anything."""
    if what in DEVELOPMENTS:
        return bool(developments(t, seat, what))
    if what == "any_resource":
        return bool(t.with_workers(seat))
    return bool(producible(t, seat, card=True)) if what == "produce_hexes" else True
