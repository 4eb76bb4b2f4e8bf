"""What the screen is shown of a position: the records of shown.py, made from a view."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.masks import bits
from game.games.scythe.board import COUNT, NOWHERE, PLACES, ids_of
from game.games.scythe.cargo import CARGO, unit_id
from game.games.scythe.frames.dials import Reveal, SetDials
from game.games.scythe.frames.finding import Encounter
from game.games.scythe.frames.turn import TakeTurn
from game.games.scythe.shown import Combat, Fought, InHand, Meeting, Player, ShownScythe, Stake, Structure, Units
from game.games.scythe.state import NO_CARD, NOBODY, UNKNOWN, Hand, View
from game.games.scythe.tables import (
    BONUS_TILES,
    CARD_VALUES,
    CUBES,
    FACTIONS,
    FACTORY_CARDS,
    FACTORY_SECTION,
    MAT_TOP,
    MATS,
    MECHS,
    OBJECTIVES,
    SECTION_WORDS,
    factory_cards_of,
)
from game.games.scythe.terms import BOTTOMS, RESOURCES, STARS, STRUCTURES


def shown(view: View) -> ShownScythe:
    top = view.stack[-1] if view.stack else None
    taken = sum(card != NO_CARD for card in view.factory_card)
    return ShownScythe(
        players=tuple(_player(view, seat) for seat in range(view.seats)),
        units=_units(view),
        structures={
            PLACES[place]: Structure(seat, STRUCTURES[number])
            for seat in range(view.seats)
            for number, place in enumerate(view.structures[seat])
            if place != NOWHERE
        },
        tokens=_tokens(view),
        encounters=frozenset(ids_of(view.encounters)),
        bonus="" if view.bonus == NO_CARD else BONUS_TILES[view.bonus],
        factory_left=factory_cards_of(view.seats) - taken,
        active=view.active,
        acting=_acting(view),
        turns=sum(view.turns),
        hand=_in_hand(view),
        place=getattr(top, "at", None) or "",
        combat=Combat(top.at, top.attacker, top.defender) if isinstance(top, SetDials | Reveal) else None,
        meeting=_meeting(view),
        fought=_fought(view),
    )


def _player(view: View, seat: int) -> Player:
    faction, mat, hand = view.faction[seat], view.mat[seat], view.hands[seat]
    factory, standing, draft = view.factory_card[seat], view.structures[seat], view.drafts[seat]
    begin = seat * COUNT
    return Player(
        faction="" if faction == NOBODY else FACTIONS[faction],
        mat="" if mat == NOBODY else MATS[mat],
        power=view.power[seat],
        popularity=view.popularity[seat],
        coins=None if view.veiled >> seat & 1 else view.coins[seat],
        cards=(None,) * view.hand_size[seat] if hand is None else _values(hand),
        objectives=tuple(None if card == UNKNOWN else OBJECTIVES[card] for card in view.objectives[seat]),
        factory_card="" if factory == NO_CARD else FACTORY_CARDS[factory],
        upgraded=tuple(CUBES[cube] for cube in bits(view.upgrades[seat])),
        covered=tuple(BOTTOMS[n] for n, cubes in enumerate(view.covered[seat]) for _ in range(cubes)),
        mechs=tuple(MECHS[faction][number] for number in bits(view.deployed[seat])),
        recruits=tuple(BOTTOMS[n] for n, bonus in enumerate(view.recruits[seat]) if bonus >= 0),
        stars={STARS[n]: placed for n, placed in enumerate(view.stars[seat]) if placed},
        structures=tuple(STRUCTURES[n] for n, place in enumerate(standing) if place != NOWHERE),
        workers=sum(view.workers[begin : begin + COUNT]),
        mech_count=sum(view.mechs[begin : begin + COUNT]),
        character="" if view.character[seat] == NOWHERE else PLACES[view.character[seat]],
        last=_section(view, seat),
        sealed=bool(view.sealed >> seat & 1),
        draft=_stake(draft) if draft else None,
    )


def _values(hand: Hand) -> tuple[int, ...]:
    return tuple(value for value, n in zip(CARD_VALUES, hand, strict=True) for _ in range(n))


def _acting(view: View) -> str:
    begun = view.stack and not any(isinstance(frame, TakeTurn) for frame in view.stack)
    return _section(view, view.active) if begun else ""


def _section(view: View, seat: int) -> str:
    number = view.last[seat]
    if number < 0:
        return ""
    return SECTION_WORDS[FACTORY_SECTION if number == FACTORY_SECTION else MAT_TOP[view.mat[seat]][number]]


def _stake(draft: Sequence[int]) -> Stake:
    power, *hand = draft
    return Stake(power, _values((hand[0], hand[1], hand[2], hand[3])))


def _units(view: View) -> dict[str, tuple[Units, ...]]:
    found: dict[str, tuple[Units, ...]] = {}

    def stand(place: int, units: Units) -> None:
        found[PLACES[place]] = (*found.get(PLACES[place], ()), units)

    for seat in range(view.seats):
        if view.character[seat] != NOWHERE:
            stand(view.character[seat], Units(seat, "character"))
        for place in bits(view.mech_at[seat]):
            stand(place, Units(seat, "mech", view.mechs[seat * COUNT + place]))
        for place in bits(view.worker_at[seat]):
            stand(place, Units(seat, "worker", view.workers[seat * COUNT + place]))
    return found


def _tokens(view: View) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = {}
    for spot, n in enumerate(view.tokens):
        if n:
            found.setdefault(PLACES[spot // 4], {})[RESOURCES[spot % 4]] = n
    return found


def _in_hand(view: View) -> InHand | None:
    if not view.carrier:
        return None
    kind, place, _, _, *aboard = view.carrier
    cargo = {name: n for name, n in zip(CARGO, aboard, strict=True) if n}
    return InHand(unit_id(view, view.active, kind, place), cargo)


def _meeting(view: View) -> Meeting | None:
    frame = next((one for one in reversed(view.stack) if isinstance(one, Encounter)), None)
    return None if frame is None else Meeting(frame.card, frame.chosen or "")


def _fought(view: View) -> Fought | None:
    if not view.fought:
        return None
    place, attacker, defender, *drafts = view.fought
    return Fought(PLACES[place], attacker, defender, (_stake(drafts[:5]), _stake(drafts[5:])))
