"""Cards and mats of a stated position. See stated.py."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.core.errors import BadInput
from game.core.reading import each_seat, index, listed, mapped, number
from game.games.scythe.board import COUNT
from game.games.scythe.frames.finding import factory_cards_of
from game.games.scythe.frames.turn import section_of
from game.games.scythe.records import BONUSES, BOTTOMS, STARS
from game.games.scythe.state import (
    NO_CARD,
    NO_HAND,
    NOBODY,
    UNKNOWN,
    Hand,
    State,
    unseen_cards,
)
from game.games.scythe.tables import (
    BOTTOM,
    CARD,
    CUBE,
    FACTORY_CARD,
    FACTORY_CARDS,
    MAT_REDUCIBLE,
    MECHS,
    NO_SECTION,
    OBJECTIVE,
    OBJECTIVES,
    SECTION_WORDS,
    STAR,
)

HIDDEN = "?"


def hand(values: Any) -> Hand | None:
    cards = listed(values)
    if HIDDEN in cards:
        return None
    kinds = [index(str(value), {str(known): n for known, n in CARD.items()}, "combat card of the value")
             for value in cards]
    return (kinds.count(0), kinds.count(1), kinds.count(2), kinds.count(3))


def _objectives(names: Any) -> tuple[int, ...]:
    cards = [UNKNOWN if name == HIDDEN else index(name, OBJECTIVE, "objective") for name in listed(names)]
    return tuple(sorted(cards))


def _shown(names: Any) -> tuple[int, ...]:
    return tuple(index(name, OBJECTIVE, "objective") for name in listed(names))


def _factory_card(name: Any) -> int:
    return NO_CARD if name is None else index(name, FACTORY_CARD, "Factory card")


def read_cards(state: State, plain: Mapping[str, Any]) -> None:
    sizes = each_seat(state, plain, "cards", lambda cards: len(listed(cards)), 0)
    state.hands = each_seat(state, plain, "cards", hand, NO_HAND)
    state.hand_size = sizes
    gone = {str(value): n for value, n in mapped(plain.get("discard", {}), "discard").items()}
    for value in gone:
        index(value, {str(known): n for known, n in CARD.items()}, "combat card of the value")
    discard = [number(gone.get(str(value), 0), "discard", 0, 42) for value in CARD]
    state.discard = (discard[0], discard[1], discard[2], discard[3])
    for card, left in zip(CARD, unseen_cards(state), strict=True):
        if left < 0:
            raise BadInput(f"There are {-left} more combat cards of the value '{card}' here than in the deck.")
    state.objectives = each_seat(state, plain, "objectives", _objectives, ())
    state.shown = each_seat(state, plain, "shown", _shown, ())
    state.dropped = each_seat(
        state, plain, "dropped", lambda name: NO_CARD if name is None else _objectives([name])[0], NO_CARD
    )
    known = [card for cards in (*state.objectives, *state.shown, state.dropped) for card in cards if card >= 0]
    if len(known) != len(set(known)):
        twice = next(card for card in known if known.count(card) > 1)
        raise BadInput(f"The objective '{OBJECTIVES[twice]}' is in two places.")
    state.factory_card = each_seat(state, plain, "factory_cards", _factory_card, NO_CARD)
    state.factory_pile = _factory_pile(state, plain.get("factory_pile"))


def _factory_pile(state: State, stated: Any) -> int:
    if stated is None:
        return NOBODY
    if stated == HIDDEN:
        return UNKNOWN
    cards = {index(name, FACTORY_CARD, "Factory card") for name in listed(stated)}
    for card in sorted(cards & set(state.factory_card)):
        owner = state.factory_card.index(card)
        raise BadInput(f"The Factory card '{FACTORY_CARDS[card]}' is on the Factory and with seat {owner}.")
    if len(cards) > factory_cards_of(state.seats):
        raise BadInput(f"At most {factory_cards_of(state.seats)} cards lie on the Factory.")
    return sum(1 << card for card in cards)


def read_mats(state: State, plain: Mapping[str, Any]) -> None:
    upgrades = each_seat(state, plain, "upgrades", lambda one: mapped(one, "upgrades"), {})
    recruits = each_seat(state, plain, "recruits", lambda one: mapped(one, "recruits"), {})
    stars = each_seat(state, plain, "stars", lambda one: mapped(one, "stars"), {})
    mechs = each_seat(state, plain, "mechs", listed, None)
    last = each_seat(state, plain, "last", lambda word: word, None)
    for seat in range(state.seats):
        _read_upgrades(state, seat, upgrades[seat])
        on_map = sum(state.mechs[seat * COUNT : (seat + 1) * COUNT])
        state.deployed[seat] = (1 << on_map) - 1 if mechs[seat] is None else _mechs(state, seat, mechs[seat])
        if state.deployed[seat].bit_count() != on_map:
            raise BadInput(f"Seat {seat} has {on_map} mechs on the map: 'mechs' must name as many abilities.")
        taken = {BOTTOM[_known(n, BOTTOMS, "recruit")]: BONUSES.index(_known(b, BONUSES, "bonus"))
                 for n, b in recruits[seat].items()}
        state.recruits[seat] = tuple(taken.get(n, -1) for n in range(4))
        placed = {index(name, STAR, "star"): number(n, "stars", 0, 6) for name, n in stars[seat].items()}
        state.stars[seat] = tuple(placed.get(n, 0) for n in range(len(STARS)))
        if last[seat] is not None:
            index(last[seat], dict.fromkeys(SECTION_WORDS, 0), "section")
            state.last[seat] = section_of(state, seat, last[seat]) if state.mat[seat] != NOBODY else NO_SECTION


def _known(name: Any, words: tuple[str, ...], what: str) -> Any:
    return words[index(name, {word: n for n, word in enumerate(words)}, what)]


def _read_upgrades(state: State, seat: int, stated: Mapping[str, Any]) -> None:
    for key in stated:
        _known(key, ("top", "bottom"), "row of upgrades")
    for name in listed(stated.get("top", [])):
        state.upgrades[seat] |= 1 << index(name, CUBE, "upgrade cube")
    slots = [index(name, BOTTOM, "bottom action") for name in listed(stated.get("bottom", []))]
    state.covered[seat] = tuple(slots.count(n) for n in range(4))
    if len(slots) != state.upgrades[seat].bit_count():
        raise BadInput(f"Seat {seat}: as many cubes lie on bottom actions as have left the top ones.")
    if state.mat[seat] != NOBODY:
        reducible = MAT_REDUCIBLE[state.mat[seat]]
        if any(n > most for n, most in zip(state.covered[seat], reducible, strict=True)):
            raise BadInput(f"Seat {seat}: no bottom action takes more cubes than it has squares for them.")


def _mechs(state: State, seat: int, names: list[Any]) -> int:
    if state.faction[seat] == NOBODY:
        return 0
    known = {name: n for n, name in enumerate(MECHS[state.faction[seat]])}
    return sum(1 << n for n in {index(name, known, "mech") for name in names})


