"""What the mobsters do who stay at home: tolls, rows of the market, products, reservations, points, cards."""

from __future__ import annotations

from typing import Any

from game.core.contract import Action, Reason
from game.games.glen_more import reasons, taking
from game.games.glen_more.actions import kept
from game.games.glen_more.book import (
    CARD_IDS,
    CLAN_IDS,
    CLAN_INDEX,
    CLANS,
    INDEX,
    LANDMARK_INDEX,
    LANDMARKS,
    NAMES,
    TILE_IDS,
)
from game.games.glen_more.chronicles.penny_mobs import gang as mob
from game.games.glen_more.chronicles.penny_mobs.actions import ClaimCard, LayToll, Reserve, ShakeDown
from game.games.glen_more.chronicles.penny_mobs.events import (
    CardClaimed,
    PointSponged,
    ReservationLost,
    TileReserved,
    TollLaid,
)
from game.games.glen_more.chronicles.penny_mobs.field import pay_boss
from game.games.glen_more.events import CoinsGained
from game.games.glen_more.goods import KIND_INDEX, KINDS
from game.games.glen_more.moments import Events
from game.games.glen_more.points import enter
from game.games.glen_more.scoring import CARDS
from game.games.glen_more.state import AWAY, State

_SPONGE_FROM = 6


# -- Peggy McWander ------------------------------------------------------------------------------------------------


def tolls(state: State, seat: int) -> list[Action]:
    if mob.boss(state, mob.WANDER) != seat:
        return []
    claimed = state.claimed()
    taken = {clan for clan, _ in mob.gang(state).tolls}
    return [
        kept(LayToll, CLANS[clan], coins)
        for coins in sorted(set(mob.markers_of(state, mob.WANDER)))
        for clan in range(len(CLANS))
        if not claimed >> clan & 1 and clan not in taken
    ]


def lay_toll(state: State, seat: int, action: LayToll, events: Events) -> None:
    mob.drop_marker(state, mob.WANDER, action.coins)
    clan = CLAN_INDEX[action.clan]
    mob.change(state, tolls=tuple(sorted((*mob.gang(state).tolls, (clan, action.coins)))))
    if events is not None:
        events.append(TollLaid(seat, CLAN_IDS[clan], action.coins))


def clan_price(state: State, seat: int, clan: int) -> int:
    if mob.boss(state, mob.WANDER) == seat:
        return 0
    return dict(mob.gang(state).tolls).get(clan, 0)


def claimed(state: State, seat: int, clan: int, events: Events) -> None:
    """The toll is paid, and the marker is gone."""
    coins = clan_price(state, seat, clan)
    if coins:
        pay_boss(state, seat, mob.boss(state, mob.WANDER), coins, mob.WANDER, events)
    mob.change(state, tolls=tuple(one for one in mob.gang(state).tolls if one[0] != clan))


# -- Joe McDuff ----------------------------------------------------------------------------------------------------


def shake_downs(state: State, seat: int) -> list[Action]:
    if mob.boss(state, mob.DUFF) != seat or not mob.markers_of(state, mob.DUFF):
        return []
    rows = [kind for kind, filled in zip(KINDS, state.market, strict=True) if filled]
    if _england(state):
        rows.append("england")
    return [kept(ShakeDown, row) for row in rows]


def _england(state: State) -> bool:
    """Whether there is an England row with coins on it."""
    part = state.parts.get("hammer")
    return part is not None and part.row > 0


def shake_down(state: State, seat: int, action: ShakeDown, events: Events) -> None:
    mob.drop_marker(state, mob.DUFF, mob.markers_of(state, mob.DUFF)[0])
    if action.row == "england":
        from game.games.glen_more.chronicles.hammer.englishman import take_highest

        take_highest(state, seat, events)
        return
    kind = KIND_INDEX[action.row]
    coins = state.market[kind]
    state.market[kind] -= 1
    state.coins[seat] += coins
    if events is not None:
        events.append(CoinsGained(seat, coins))


# -- Peggy McLaird -------------------------------------------------------------------------------------------------


def reservations(state: State, seat: int) -> list[Action]:
    """Tiles before the own figure that could be taken now; one reservation at a time, none after the end."""
    part = mob.gang(state)
    if mob.boss(state, mob.LAIRD) != seat or part.reserved is not None or not mob.markers_of(state, mob.LAIRD):
        return []
    if state.end_at != AWAY and state.at[seat] >= state.end_at:
        return []
    tiles = taking.open_tiles(state, seat, seat)
    coins = sorted(set(mob.markers_of(state, mob.LAIRD)))
    return [kept(Reserve, NAMES[tile], value) for value in coins for tile in tiles]


def reserve(state: State, seat: int, action: Reserve, events: Events) -> None:
    mob.drop_marker(state, mob.LAIRD, action.coins)
    mob.change(state, reserved=(INDEX[action.tile], action.coins))
    if events is not None:
        events.append(TileReserved(seat, TILE_IDS[INDEX[action.tile]], action.coins))


def must_take(state: State, seat: int) -> tuple[int, Reason] | None:
    part = mob.gang(state)
    if part.reserved is None or mob.boss(state, mob.LAIRD) != seat:
        return None
    return part.reserved[0], reasons.reason("reserved_first", reasons.way("take_it"), "mobsters#tolls")


def take_price(state: State, seat: int, tile: int) -> int:
    reserved = mob.gang(state).reserved
    if reserved is None or reserved[0] != tile or mob.boss(state, mob.LAIRD) == seat:
        return 0
    return reserved[1]


def take_paid(state: State, seat: int, tile: int, events: Events) -> None:
    coins = take_price(state, seat, tile)
    if coins:
        pay_boss(state, seat, mob.boss(state, mob.LAIRD), coins, mob.LAIRD, events)
    reserved = mob.gang(state).reserved
    if reserved is not None and reserved[0] == tile:
        mob.change(state, reserved=None)


def leaves(state: State, seat: int, figure: int, place: int, events: Events) -> list[Any]:
    """Whoever has reserved a tile and cannot take it has used Peggy for the last time."""
    reserved = mob.gang(state).reserved
    if figure != seat or reserved is None or mob.boss(state, mob.LAIRD) != seat:
        return []
    if reserved[0] in state.spaces:  # the tile that is being taken has left the rondel already
        _lose_reservation(state, seat, events)
    return []


def _lose_reservation(state: State, seat: int, events: Events) -> None:
    markers = tuple(one for one in mob.gang(state).markers if one[0] != mob.LAIRD)
    mob.change(state, reserved=None, markers=markers)
    mob.use(state, mob.LAIRD)
    if events is not None:
        events.append(ReservationLost(seat))


def discarded(state: State, tile: int, events: Events) -> None:
    """What the die removes cannot be taken in one's next turn either."""
    reserved = mob.gang(state).reserved
    if reserved is not None and reserved[0] == tile:
        _lose_reservation(state, mob.boss(state, mob.LAIRD), events)


# -- Sibyl MacSponge -----------------------------------------------------------------------------------------------


def gained(state: State, seat: int, points: int, scoring: bool, events: Events) -> None:
    """One of six points or more; once in a turn, but any time in a scoring."""
    owner = mob.boss(state, mob.SPONGE)
    if owner in (mob.NOBODY, seat) or points < _SPONGE_FROM or (mob.gang(state).sponged and not scoring):
        return
    if not scoring:
        mob.change(state, sponged=True)
    enter(state, seat, mob.ID, f"mobster:{mob.SPONGE}", -1)
    enter(state, owner, mob.ID, f"mobster:{mob.SPONGE}", 1)
    if events is not None:
        events.append(PointSponged(owner, seat))


def turn_begins(state: State, seat: int) -> None:
    if mob.gang(state).sponged:
        mob.change(state, sponged=False)


# -- John McClaim --------------------------------------------------------------------------------------------------


def _flipped(state: State) -> tuple[int, ...]:
    part = state.parts.get("dubious_tome")
    return part.flipped if part is not None else ()


def card_claims(state: State, seat: int) -> list[Action]:
    if mob.boss(state, mob.CLAIM) != seat or not mob.markers_of(state, mob.CLAIM):
        return []
    closed = {*_flipped(state), *mob.gang(state).claims}
    return [
        kept(ClaimCard, LANDMARKS[card])
        for owner in range(state.seats)
        if owner != seat
        for card in state.landmarks[owner]
        if card not in closed
    ]


def claim_card(state: State, seat: int, action: ClaimCard, events: Events) -> None:
    mob.drop_marker(state, mob.CLAIM, mob.markers_of(state, mob.CLAIM)[0])
    card = LANDMARK_INDEX[action.card]
    mob.change(state, claims=(*mob.gang(state).claims, card))
    if events is not None:
        owner = next(other for other in range(state.seats) if card in state.landmarks[other])
        events.append(CardClaimed(seat, owner, CARD_IDS[card]))


def count_cards(state: State, seat: int, category: str, found: int) -> int:
    """Claimed cards count for John's boss instead of their owner."""
    claims = mob.gang(state).claims
    if category != CARDS or not claims:
        return found
    if mob.boss(state, mob.CLAIM) == seat:
        return found + len(claims)
    return found - sum(card in claims for card in state.landmarks[seat])


def card_flipped(state: State, card: int, events: Events) -> None:
    """The marker on it is gone for good."""
    mob.change(state, claims=tuple(one for one in mob.gang(state).claims if one != card))
