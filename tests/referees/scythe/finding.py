"""What the character finds after moving: an encounter (p. 24), or the cards of the Factory (p. 25)."""

from __future__ import annotations

from tests.referees.asking import CHANCE, Answers, Ask, words

from .facts import ENCOUNTERS, FACTIONS, FACTORY, GAME, MAP
from .gains import ask, gain, pay
from .position import Position
from .stars import check_stars


def discover(t: Position, seat: int, *, character_moved_to: str | None, anybody_moved: bool) -> Answers:
    at = t.character(seat)
    if at == character_moved_to and at in t.encounters:
        t.encounters.remove(at)
        yield from encounter(t, seat, at)
    elif anybody_moved and at == MAP.factory and t.factory_cards[seat] is None:
        yield from visit_factory(t, seat)


def encounter(t: Position, seat: int, at: str) -> Answers:
    """One option has to be chosen that can be paid for; Polania may choose another one (p. 21)."""
    deck = [card for card in ENCOUNTERS if card not in t.used_encounters]
    line = yield Ask(CHANCE, tuple(f"draw_encounter card={card}" for card in deck), "p. 24 a card")
    card = words(line)["card"]
    picked: list[str] = []
    for _ in range(FACTIONS[t.factions[seat]]["ability"].get("options_per_encounter", 1)):
        offers = [
            f"option pick={pick}"
            for pick, told in ENCOUNTERS[card].items()
            if pick not in picked and t.can_pay(seat, told["pay"])
        ]
        if not offers:
            break
        line = yield from ask(t, seat, (*offers, *(["leave"] if picked else [])), "p. 24 the options")
        if line == "leave":
            break
        picked.append(words(line)["pick"])
        told = ENCOUNTERS[card][picked[-1]]
        yield from pay(t, seat, told["pay"])
        yield from gain(t, seat, told["gain"], at)
        check_stars(t, seat)
    t.used_encounters.add(card)


def visit_factory(t: Position, seat: int) -> Answers:
    """One card for the rest of the match; the first visitor sees one more than there are players."""
    if t.pile is None:
        t.pile = set()
        for _ in range(t.seats + GAME["factory_cards_more_than_players"]):
            left = [card for card in FACTORY if card not in t.pile]
            line = yield Ask(CHANCE, tuple(f"draw_factory card={card}" for card in left), "p. 6, 25 Factory cards")
            t.pile.add(words(line)["card"])
    else:
        yield Ask(CHANCE, ("look_at_factory",), "p. 25 the cards that are left")
    line = yield Ask(seat, (*(f"take_factory card={card}" for card in t.pile), "leave"), "p. 25 one card")
    if line != "leave":
        card = words(line)["card"]
        t.pile.remove(card)
        t.factory_cards[seat] = card
