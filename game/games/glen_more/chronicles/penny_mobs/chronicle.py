"""Chronicle 8: mobsters wait in prison for pennies. Set free they help, and cost points at the end.

gang.py is the position; prison.py, field.py, tricks.py, mail.py, derek.py, guests.py and
haggis_guests.py are what mobsters do.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.core.contract import AT_END, CHANCE, Action, Entry, Reason, say, seat_id
from game.games.glen_more import reasons
from game.games.glen_more.book import CLANS, LANDMARK_INDEX, LANDMARKS, NAMES
from game.games.glen_more.cells import AT, cells_in, xy
from game.games.glen_more.chronicles.penny_mobs import derek, field, guests, haggis_guests, mail, prison, tricks
from game.games.glen_more.chronicles.penny_mobs import gang as mob
from game.games.glen_more.chronicles.penny_mobs.actions import (
    BuyProduct,
    CallDerek,
    ClaimCard,
    DrawMobster,
    FreeMobster,
    LayPenny,
    LayToll,
    Lift,
    Lodge,
    Reserve,
    SellProduct,
    Send,
    ShakeDown,
    Sneak,
    Steal,
)
from game.games.glen_more.chronicles.penny_mobs.events import EVENTS
from game.games.glen_more.chronicles.penny_mobs.judge import worth
from game.games.glen_more.chronicles.penny_mobs.words import WORDS
from game.games.glen_more.goods import KINDS
from game.games.glen_more.moments import Chronicle
from game.games.glen_more.shown import Lodger, PennyMobs, Reserved
from game.games.glen_more.state import State


def _free_actions(state: State, seat: int, acting: bool) -> list[Action]:
    """Any time in one's turn; movement and reservations only once a tile was taken."""
    if not any(owner == seat for _, owner in mob.gang(state).bosses):
        return []
    found = tricks.tolls(state, seat) + tricks.shake_downs(state, seat) + tricks.card_claims(state, seat)
    for mobster in mob.LODGERS:
        if field.can_be_sent(state, seat, mobster):
            found += field.sources(state, seat, mobster)
    found += derek.calls(state, seat)
    if acting:
        found += field.sneaks(state, seat)
        found += tricks.reservations(state, seat)
    return found


def _count(state: State, seat: int, category: str, found: int) -> int:
    return tricks.count_cards(state, seat, category, field.count_scots(state, seat, category, found))


def _final(state: State) -> list[Entry]:
    part = mob.gang(state)
    found = []
    for name, seat in part.bosses:
        points, component = mob.MOBSTERS[name].points, f"mobster:{name}"
        found.append(Entry(seat, mob.ID, component, points, AT_END, None, (component,)))
    for seat in range(state.seats):
        if part.minus[seat]:
            told = say("glen_more.detail.pennies_minus", n=part.minus[seat])
            found.append(Entry(seat, mob.ID, f"pennies:{seat}", -part.minus[seat], AT_END, told))
        if part.plus[seat]:
            told = say("glen_more.detail.pennies_plus", n=part.plus[seat])
            found.append(Entry(seat, mob.ID, f"freed_pennies:{seat}", part.plus[seat], AT_END, told))
    return found


# -- what can be pointed at ----------------------------------------------------------------------------------------


def _components(state: State) -> Iterator[str]:
    yield from (f"mobster:{name}" for name in mob.MOBSTERS if name in mob.in_game(state))
    yield from ("penny", "free", "give_penny", "second_reward", "reroll")
    yield from (f"{kind}:{seat}" for kind in ("pennies", "freed_pennies") for seat in range(state.seats))
    yield from (f"toll:{coins}" for coins in mob.MOBSTERS[mob.WANDER].markers)
    yield from (f"reserve:{coins}" for coins in mob.MOBSTERS[mob.LAIRD].markers)
    yield from (f"on_mountain:{thing}" for thing in ("coin", *KINDS))
    yield "scot_supply"
    yield from (f"claim:{name}" for card, name in enumerate(LANDMARKS) if any(card in one for one in state.landmarks))
    top = state.stack[-1] if state.stack else None
    if top is not None and (getattr(top, "lands", False) or _may_sneak(state, top.acting(state))):
        for seat in range(state.seats):
            land = state.lands[seat]
            yield from (f"land:{seat}:{AT[cell]}" for cell in cells_in(land.mask | land.frontier))


def _may_sneak(state: State, seat: int) -> bool:
    return seat != CHANCE and mob.boss(state, mob.SNITCH) == seat


def _why_not(state: State, seat: int, kind: str, name: str) -> Reason | None:
    if kind == "mobster":
        owner = mob.boss(state, name)
        if owner == mob.NOBODY:
            return reasons.reason("mobster_in_prison", rule="penny_mobs#prison")
        if owner != seat:
            return reasons.reason("mobster_serves", rule="penny_mobs#prison", seat=seat_id(owner))
        return reasons.reason("mobster_used" if mob.is_used(state, name) else "mobster_yours", rule="mobsters")
    if kind == "claim":
        if name in LANDMARK_INDEX and LANDMARK_INDEX[name] in mob.gang(state).claims:
            return reasons.reason("card_claimed", rule="mobsters#helpers")
        return reasons.reason("no_claim", rule="mobsters#helpers")
    return reasons.reason(f"mobs_{kind}", rule=_PAGES[kind]) if kind in _PAGES else None


_PAGES = {
    "penny": "penny_mobs#pennies",
    "free": "penny_mobs#prison",
    "pennies": "penny_mobs#points",
    "freed_pennies": "penny_mobs#points",
    "toll": "mobsters#tolls",
    "reserve": "mobsters#tolls",
    "land": "mobsters#guests",
    "scot_supply": "mobsters#guests",
    "give_penny": "mobsters#helpers",
    "second_reward": "mobsters#helpers",
    "reroll": "mobsters#helpers",
    "on_mountain": "mobsters#helpers",
}
"""By what can be pointed at: where it is told who uses it and when."""


def _audit(state: State) -> None:
    part = mob.gang(state)
    names = [name for name, _ in part.prison] + [name for name, _ in part.bosses]
    assert len(names) == len(set(names)), "a mobster is in two places"
    pennies = sum(part.minus) + sum(part.plus) + sum(count for _, count in part.prison)
    assert pennies == mob.MOBS.pennies * state.seats, "a penny is lost"
    assert min(part.minus) >= 0 and part.coins >= 0
    fleeing = {frame.mobster for frame in state.stack if isinstance(frame, field.LodgeMobster)}
    for name, seat, cell in part.lodgers:
        assert seat != mob.boss(state, name), "a mobster lodges at home"
        assert cell in state.lands[seat].tops or name in fleeing, "a mobster stands on nothing"


def _shown(view: State) -> PennyMobs:
    part = mob.gang(view)
    names = dict.fromkeys(one for one, _ in part.markers)
    return PennyMobs(
        dict(part.prison),
        part.hidden,
        dict(part.bosses),
        tuple(part.minus),
        tuple(part.plus),
        {name: tuple(coins for one, coins in part.markers if one == name) for name in names},
        part.coins,
        {CLANS[clan]: coins for clan, coins in part.tolls},
        None if part.reserved is None else Reserved(NAMES[part.reserved[0]], part.reserved[1]),
        {name: Lodger(seat, xy(cell)) for name, seat, cell in part.lodgers},
        tuple(LANDMARKS[card] for card in part.claims),
        tuple(part.used),
    )


CHRONICLE = Chronicle(
    id=mob.ID,
    number=8,
    shown=_shown,
    frames=(
        prison.DrawGang,
        prison.RevealGang,
        prison.Prison,
        prison.UseAtOnce,
        field.SendMobster,
        field.LodgeMobster,
        field.StealGood,
        mail.BuyFrom,
        mail.StoreProduct,
        derek.LiftTile,
        derek.SettleTile,
        *guests.FRAMES,
    ),
    events=EVENTS,
    actions=(
        LayPenny,
        FreeMobster,
        LayToll,
        ShakeDown,
        BuyProduct,
        SellProduct,
        Reserve,
        Send,
        Lodge,
        Sneak,
        Steal,
        CallDerek,
        Lift,
        ClaimCard,
        DrawMobster,
        *guests.ACTIONS,
    ),
    handlers={
        LayToll: tricks.lay_toll,
        ShakeDown: tricks.shake_down,
        Reserve: tricks.reserve,
        ClaimCard: tricks.claim_card,
        Send: field.send,
        Sneak: field.sneak,
        CallDerek: derek.call,
    },
    told=mob.TOLD,
    settle=mob.settle,
    categories=(mob.ID,),
    words=WORDS,
    moments={
        "set_up": prison.set_up,
        "turn_begins": tricks.turn_begins,
        "must_take": tricks.must_take,
        "take_price": tricks.take_price,
        "take_paid": tricks.take_paid,
        "leaves": tricks.leaves,
        "discarded": tricks.discarded,
        "laid_out": prison.laid_out,
        "free_actions": _free_actions,
        "turn_ends": prison.turn_ends,
        "produced": mail.produced,
        "cell_toll": field.cell_toll,
        "cell_paid": field.cell_paid,
        "scot_entered": field.scot_entered,
        "removed": field.removed,
        "clan_price": tricks.clan_price,
        "claimed": tricks.claimed,
        "gained": tricks.gained,
        "count": _count,
        "measure": field.measure,
        "card_flipped": tricks.card_flipped,
        "final": _final,
        "boat_cost": guests.boat_cost,
        "boat_passed": guests.boat_passed,
        "rewarded": guests.rewarded,
        "toll_place": guests.toll_place,
        "bonus_sale": guests.bonus_sale,
        "haggis_begins": haggis_guests.haggis_begins,
        "haggis_rolled": haggis_guests.haggis_rolled,
        "components": _components,
        "why_not": _why_not,
        "audit": _audit,
        "worth": worth,
    },
)
