"""Combat (p. 22, 23): the order, what is used before, the dials, who retreats where. Asks and is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

from tests.referees.asking import CHANCE, Answers, Ask, words

from .deals import deal, deal_offers, is_deal
from .facts import GAME, MAP, mech
from .gains import draw_cards
from .position import Position
from .stars import place_star
from .steps import gates

BEFORE = ("artillery", "disarm", "scout")


def fights(t: Position, seat: int) -> Answers:
    """All combats of an action, in the attacker's order."""
    while t.battles:
        at = next(iter(t.battles))
        if len(t.battles) > 1 or t.options.get("deals"):
            offers = tuple(f"fight at={one}" for one in t.battles)
            line = yield Ask(seat, (*offers, *deal_offers(t, seat)), "p. 22 which combat first, offers before it")
            if is_deal(line):
                yield from deal(t, seat, line)
                continue
            at = words(line)["at"]
        foe = next(other for other in t.others(seat) if at in t.places(other, "character", "mech"))
        yield from fight(t, at, seat, foe)


def fight(t: Position, at: str, attacker: int, defender: int) -> Answers:
    yield from use_ability(t, attacker, defender, at)
    yield from use_ability(t, defender, attacker, at)
    both = (attacker, defender)
    yield from set_dials(t, at, both)
    yield Ask(CHANCE, ("reveal_combat",), "p. 23 both at once")
    totals = {seat: _spend(t, seat) for seat in both}
    t.battles.remove(at)
    if totals[attacker] >= totals[defender]:
        winner, loser = both
        gone = t.count(loser, "worker", at)
        t.drove_off += gone
        if not t.has(attacker, "camaraderie"):
            t.lose(attacker, "popularity", gone)
    else:
        loser, winner = both
    yield from retreat(t, loser, at)
    if totals[loser]:
        yield from draw_cards(t, loser, 1)
    place_star(t, winner, "combat")


def usable(t: Position, seat: int, foe: int, at: str) -> str | None:
    """Abilities before the dials; each faction has one at most (p. 15-17)."""
    for ability in BEFORE:
        if t.has(seat, ability):
            can = {
                "artillery": t.can_pay(seat, mech("nordic", "artillery")["pay"]),
                "disarm": at in gates(t, seat),
                "scout": t.cards[foe].total() > 0,
            }
            return ability if can[ability] else None
    return None


def use_ability(t: Position, seat: int, foe: int, at: str) -> Answers:
    ability = usable(t, seat, foe, at)
    if ability is None:
        return
    line = yield Ask(seat, (f"use_ability ability={ability}", "leave"), "p. 22 the attacker's ability comes first")
    if line == "leave":
        return
    told = mech(t.factions[seat], ability)
    for what, n in told.get("pay", {}).items():
        t.lose(seat, what, n)
    for what, n in told.get("opponent_loses", {}).items():
        t.lose(foe, what, n)
    if "steal_combat_cards" in told:
        hand = {value: n for value, n in t.cards[foe].items() if n}
        line = yield Ask(
            CHANCE, tuple(f"steal_card value={value}" for value in hand), "p. 17 a random card", tuple(hand.values())
        )
        value = int(words(line)["value"])
        t.cards[foe][value] -= 1
        t.cards[seat][value] += 1


def _laid(hand: Counter[int], limit: int) -> Iterator[tuple[int, ...]]:
    for n in range(limit + 1):
        for cards in combinations_with_replacement(sorted(value for value, k in hand.items() if k), n):
            if not Counter(cards) - hand:
                yield cards


def stakes(t: Position, seat: int, at: str) -> tuple[str, ...]:
    """Power up to what the dial shows, and a card for each fighter, one more for the People's Army."""
    fighters = t.count(seat, "character", at) + t.count(seat, "mech", at)
    if t.has(seat, "peoples_army") and t.count(seat, "worker", at):
        fighters += mech(t.factions[seat], "peoples_army")["extra_combat_cards"]
    most = min(GAME["tracks"]["dial"]["max"], t.power[seat])
    return tuple(
        f"stake power={power} cards={','.join(map(str, cards))}"
        for cards in _laid(t.cards[seat], fighters)
        for power in range(most + 1)
    )


def set_dials(t: Position, at: str, both: tuple[int, int]) -> Answers:
    """Whoever has neither power nor cards has nothing to choose."""
    for seat in both:
        if not t.power[seat] and not t.cards[seat].total():
            t.drafts[seat] = {"power": 0, "cards": []}
    while waiting := [seat for seat in both if t.drafts[seat] is None]:
        first, *others = waiting
        line = yield Ask(first, stakes(t, first, at), "p. 22 dials", others={s: stakes(t, s, at) for s in others})
        told = words(line)
        cards = [int(value) for value in told["cards"].split(",") if value]
        t.drafts[t.speaker] = {"power": int(told["power"]), "cards": cards}


def _spend(t: Position, seat: int) -> int:
    draft = t.drafts[seat]
    assert draft is not None
    t.drafts[seat] = None
    t.lose(seat, "power", draft["power"])
    for value in draft["cards"]:
        t.cards[seat][value] -= 1
        t.discard[value] += 1
    total: int = draft["power"] + sum(draft["cards"])
    return total


def retreat(t: Position, seat: int, at: str) -> Answers:
    """Home; seaworthy ones also onto lakes beside, where no rival is. Workers get there only aboard a mech."""
    if t.has(seat, "seaworthy"):
        lakes = (MAP.around(at) & MAP.lakes) - t.rivals(seat)
        rides: set[str] = set()
        for kind in ("character", "mech", "worker"):
            name = f"character:{t.factions[seat]}" if kind == "character" else f"{kind}:{at}"
            there = rides if kind == "worker" else lakes
            while there and t.count(seat, kind, at):
                line = yield Ask(
                    seat, tuple(f"retreat unit={name} to={to}" for to in (*there, t.home(seat))), "p. 16 onto lakes"
                )
                to = words(line)["to"]
                t.move(seat, kind, at, to)
                if kind == "mech" and to in lakes:
                    rides.add(to)
    t.send_home(seat, at)
