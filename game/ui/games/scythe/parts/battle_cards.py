"""Combat cards on the page of a combat: hands as they lie there, and what was laid behind the dials."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect, Surface

from game.ui.games.scythe import arena, cards, tokens
from game.ui.games.scythe.parts.fight import Fight
from game.ui.theme import mix

if TYPE_CHECKING:
    from game.ui.games.scythe.parts.battle_page import BattlePage

_CARD, _CARD_STEP, _IN_ROW = (56.0, 76.0), 62.0, 3
_MOST_APART = 6
"""More cards than these lie in piles by value."""
_UNKNOWN = "?"


def card_id(value: object, copy: int) -> str:
    """Equal cards are told apart by a number behind them."""
    return f"card:{value}" if copy == 1 else f"card:{value}:{copy}"


class Shown(NamedTuple):
    """A card of a hand as it lies there, or a pile of equal ones."""

    value: int | str
    raised: bool
    copies: int


def _laid_out(hand: Sequence[int | str], laid: Sequence[int], *, piled: bool) -> list[Shown]:
    """By value; every card keeps its place when it goes behind the dial."""
    behind, found = Counter[int | str](laid), list[Shown]()
    for value, n in sorted(Counter(hand).items(), key=lambda one: str(one[0])):
        found += [Shown(value, True, 1)] * behind[value]
        rest = n - behind[value]
        found += [Shown(value, False, rest)] * (rest > 0) if piled else [Shown(value, False, 1)] * rest
    return found


def draw_laid(page: BattlePage, surface: Surface, area: Rect, fight: Fight, seat: int) -> None:
    """The cards behind the dial turn over, and both together count up to the total."""
    u, course = page.grid.u, fight.course
    laid = fight.stakes.get(seat, (None, ()))[1]
    assert course is not None
    count = len(laid)
    wide, high = round(_CARD[0] * u), round(_CARD[1] * u)
    top = area.y + round(area.h * 0.2)
    left = area.centerx - (_CARD_STEP * u * (count - 1) + wide) / 2
    for number in range(count):
        place = Rect(round(left + _CARD_STEP * u * number), top, wide, high)
        arena.flipped(page.look, surface, place, laid[number], course.cards)
    if course.totals <= 0:
        return
    total = round(fight.total(seat) * course.totals)
    won = course.step > 3 and seat == fight.winner
    colour = page.theme.lit_ground if won or course.step < 4 else mix(page.theme.cream, page.theme.walnut, 0.14)
    figure = tokens.number(str(total), round((66 if won else 58) * u), colour)
    surface.blit(figure, figure.get_rect(center=(area.centerx, top + high + round(44 * u))))


def draw_hand(
    page: BattlePage,
    surface: Surface,
    area: Rect,
    seat: int,
    laid: tuple[int, ...],
    advised: tuple[int, ...],
    *,
    visible: bool,
) -> dict[str, Rect]:
    """All cards of a side, those behind the dial a bit higher, those advised in a strong ring; of the rival backs."""
    u, theme = page.grid.u, page.theme
    hand = [_UNKNOWN if value is None else value for value in page.seen.position.players[seat].cards]
    told = page.word("cards", n=len(hand))
    style = page.low("body_bold", 17 * u)
    y = area.y + round(area.h * 0.2)
    page.fonts.draw(surface, told, style, theme.cream, (area.centerx, y - 30 * u), "centre", area.w)
    held = hand if visible else [_UNKNOWN] * len(hand)
    shown = _laid_out(held, laid if visible else (), piled=len(hand) > _MOST_APART)
    wide, high = round(_CARD[0] * u), round(_CARD[1] * u)
    regions: dict[str, Rect] = {}
    left_over = list(advised)
    for number, (value, raised, copies) in enumerate(shown):
        row, column = divmod(number, _IN_ROW)
        here = min(_IN_ROW, len(shown) - row * _IN_ROW)
        left = area.centerx - (_CARD_STEP * u * (here - 1) + wide) / 2
        lifted = round(10 * u) if raised else 0
        place = Rect(round(left + _CARD_STEP * u * column), y + row * (high + round(16 * u)) - lifted, wide, high)
        cards.draw_combat_card(page.look, surface, place, value, selected=bool(lifted))
        if copies > 1:
            chip = tokens.chip(page.look, copies, 10 * u)
            surface.blit(chip, chip.get_rect(center=place.bottomleft))
        name = card_id(value, sum(one.value == value for one in shown[: number + 1]))
        if visible:
            regions[name] = place
            if {name, card_id(value, 1)} & set(page.seen.lit):
                page.materials.ring(surface, place, theme.copper, 2.4, 4)
            if value in left_over:
                left_over.remove(value)
                page.materials.ring(surface, place, theme.lit_ring, 7.0, 4)
                page.materials.ring(surface, place, theme.copper, 4.0, 4)
    return regions
