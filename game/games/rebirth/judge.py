"""What a bot weighs in Rebirth: points now, castles, settlements, cards, room for farms, and what rivals lose.

`value` adds up a whole position, `rank` puts the places for one tile in order: it adds for every space what the tile
would change there, all spaces at once. The models are in hopes.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.core import places
from game.core.characters import leaning, read_characters
from game.core.contract import Action, Say, Seat, say, seat_id
from game.core.preview import Preview
from game.core.weighing import read_weights
from game.games.rebirth import ambitions
from game.games.rebirth.actions import Place
from game.games.rebirth.blocking import largest_blocked
from game.games.rebirth.board import ENERGY, FOOD, SYMBOLS, board
from game.games.rebirth.events import CathedralReached
from game.games.rebirth.frames.drawing import TakeCard
from game.games.rebirth.frames.turn import EndTurn
from game.games.rebirth.hopes import (
    Weights,
    castle_chance,
    groups,
    lead_at,
    mission_chance,
    payout,
    settlement_hope,
    spots,
)
from game.games.rebirth.placement import PLACES, open_spaces
from game.games.rebirth.rules import RULES
from game.games.rebirth.state import NO_TILE, NOBODY, State

_BOARD = board()
_INDEX = _BOARD.index
_NEIGHBOURS = _BOARD.neighbours
_SYMBOLS = tuple(kind.symbols for kind in _BOARD.tile_kinds)
_SIZE = tuple(spaces.bit_count() for spaces in _BOARD.settlement_spaces)
_BLANK = _BOARD.symbol_mask[SYMBOLS.index("blank")]
_CASTLE = float(_BOARD.scoring.castle)
TERMS = ("points", "castles", "settlements", "missions", "cathedrals", "room")
WEIGHED = read_weights(places.DATA / "rebirth", TERMS)
_CHARACTERS = read_characters(places.DATA / "rebirth", TERMS)
WORTH_BLOCKING = 3
"""From this size on, a rival's group is a reason for a place beside it."""

_NO_SYMBOLS = tuple((0,) * seats for seats in range(5))
_NO_SPACES = [0.0] * len(_BOARD.spaces)


def _symbols_in(view: State, place: int) -> tuple[int, ...]:
    """Every seat's settlement symbols in a settlement."""
    if not place & view.taken:
        return _NO_SYMBOLS[view.seats]
    houses = view.houses
    return tuple([sum([houses[i] for i in spots(place & towns)]) for towns in view.towns])


def _cards_to_draw(view: State, seat: Seat) -> int:
    """A cathedral has been reached, and its card is not drawn yet."""
    return sum(
        (isinstance(frame, TakeCard) or (isinstance(frame, EndTurn) and frame.cathedral is not None))
        and frame.seat == seat
        for frame in view.stack
    )


class Judge:
    """See game/bots/judging.py for what each part is asked for."""

    leanings = TERMS
    rounds = 4
    width = 8
    stumble = 7.0
    trust = 12.0
    playouts = 400

    def __init__(self, weights: Mapping[str, float] = WEIGHED, hopes: Weights = Weights()) -> None:  # noqa: B008
        self.weights = weights
        self.hopes = hopes

    def in_character(self, character: str) -> Judge:
        return _CAST[character]

    def weighed(self, weights: Mapping[str, float]) -> Judge:
        return Judge(weights, self.hopes)

    # -- a whole position ---------------------------------------------------------------------------------------

    def value(self, view: State, seat: Seat) -> float:
        return sum(self.terms(view, seat).values())

    def terms(self, view: State, seat: Seat) -> Mapping[str, float]:
        if view.is_over():
            return {"points": float(view.points[seat])}
        points = (
            float(view.points[seat]), self._castles(view, seat), self._settlements(view, seat),
            self._missions(view, seat), self._cathedrals(view, seat), self._room(view, seat),
        )  # fmt: skip
        return {name: self.weights[name] * n for name, n in zip(TERMS, points, strict=True)}

    def _castles(self, view: State, seat: Seat) -> float:
        free = ~view.taken
        w = self.hopes
        own = view.own(seat)
        rivals = [view.own(other) for other in range(view.seats) if other != seat]
        hope = 0.0
        for beside, owner in zip(_BOARD.castle_spaces, view.castles, strict=True):
            lead = lead_at(own, rivals, beside)
            sign = 1 if owner == seat else 0 if owner == NOBODY else -1
            left = (beside & free).bit_count()
            hope += castle_chance(lead, sign, left, w.castle_slope, w.castle_owner) if left else sign > 0
        return hope * _CASTLE

    def _settlements(self, view: State, seat: Seat) -> float:
        hope = 0.0
        for spaces, size in zip(_BOARD.settlement_spaces, _SIZE, strict=True):
            left = (spaces & ~view.taken).bit_count()
            if left:
                symbols = _symbols_in(view, spaces)
                hope += settlement_hope(symbols, size, left, self.hopes.settlement_filled)[seat]
        return hope * self.hopes.settlement_share

    def _missions(self, view: State, seat: Seat) -> float:
        hope = 0.0
        for card in spots(view.cards[seat]):
            points = _BOARD.cards[card].points
            measured = ambitions.values(view, card)
            hope += points * self._mission(view, seat, card, measured) if measured else points
        return hope

    def _mission(self, view: State, seat: Seat, card: int, measured: list[int]) -> float:
        lead = measured[seat] - max(v for s, v in enumerate(measured) if s != seat)
        return mission_chance(lead, ambitions.room(view, card), self.hopes.mission_slope)

    def _cathedrals(self, view: State, seat: Seat) -> float:
        """Cards still to come, being drawn, or of unknown content."""
        w = self.hopes
        hope = w.card * (_cards_to_draw(view, seat) + view.card_count[seat] - view.cards[seat].bit_count())
        for beside, visits in zip(_BOARD.cathedral_spaces, view.visits, strict=True):
            left = (beside & ~view.taken).bit_count()
            if left and seat not in visits:
                hope += w.card - w.card_late / left
        return hope

    def _room(self, view: State, seat: Seat) -> float:
        """What the tiles left in the bag may find, farms above all beside the groups on the board."""
        w = self.hopes
        bag = view.supply[seat]
        hope = w.farm_left * (bag[FOOD] + bag[ENERGY]) + w.house_left * (sum(bag) - bag[FOOD] - bag[ENERGY])
        for kind, farms in ((FOOD, view.food[seat]), (ENERGY, view.energy[seat])):
            if bag[kind]:
                free = PLACES.fits[kind] & ~view.taken
                room = sum(size * min((beside & free).bit_count(), w.room_limit) for size, beside in groups(farms))
                hope += w.room * bag[kind] * room
        return hope

    # -- one tile -----------------------------------------------------------------------------------------------

    def rank(self, view: State, seat: Seat, options: Sequence[Action]) -> list[float]:
        if not isinstance(options[0], Place):
            return [0.0] * len(options)
        kind = view.hands[seat]
        spaces = open_spaces(view, kind)
        merit = _NO_SPACES[:]
        if kind in (FOOD, ENERGY):
            self._rank_farm(view, seat, kind, spaces, merit)
        else:
            self._rank_settlement(view, seat, _SYMBOLS[kind], spaces, merit)
        self._rank_castles(view, seat, spaces, merit)
        self._rank_cathedrals(view, seat, spaces, merit)
        self._rank_missions(view, seat, kind, spaces, merit)
        return [merit[_INDEX[option.at]] for option in options]  # type: ignore[attr-defined]

    def _rank_farm(self, view: State, seat: Seat, kind: int, spaces: int, merit: list[float]) -> None:
        """The group's points, the room it leaves, and the room it takes from rivals."""
        w = self.hopes
        free = PLACES.fits[kind] & ~view.taken
        own = view.food[seat] if kind == FOOD else view.energy[seat]
        points, room, left = self.weights["points"], self.weights["room"], view.supply[seat][kind]
        fresh, growth = room * w.fresh * left, room * w.growth * left
        for i in spots(spaces):
            merit[i] = fresh * (_NEIGHBOURS[i] & free).bit_count()
        for i in spots(spaces & _BLANK):
            merit[i] -= w.blank
        for size, beside in groups(own):
            joined = points * size + growth * min((beside & free).bit_count(), w.growth_limit)
            for i in spots(beside & spaces):
                merit[i] += joined
        for other in range(view.seats):
            if other != seat:
                for rival_kind, farms in ((FOOD, view.food[other]), (ENERGY, view.energy[other])):
                    left = view.supply[other][rival_kind]
                    if left:
                        fitting = spaces & PLACES.fits[rival_kind]
                        share = w.deny * min(1.0, left / 4)
                        for size, beside in groups(farms):
                            for i in spots(beside & fitting):
                                merit[i] += share * size

    def _rank_settlement(self, view: State, seat: Seat, symbols: int, spaces: int, merit: list[float]) -> None:
        """What the settlement then promises everybody, less what it promised before."""
        w = self.hopes
        cost, weight = w.settlement_rivalry / (view.seats - 1), self.weights["settlements"]
        for place, size in zip(_BOARD.settlement_spaces, _SIZE, strict=True):
            free = place & spaces
            if not free:
                continue
            left = (place & ~view.taken).bit_count()
            have = _symbols_in(view, place)
            then = (*have[:seat], have[seat] + symbols, *have[seat + 1 :])
            before = settlement_hope(have, size, left, w.settlement_filled)
            if left > 1:
                after = settlement_hope(then, size, left - 1, w.settlement_filled)
            elif size == 1:
                after = tuple(float(s) for s in then)
            else:
                after = payout(then, size, seat)
            gain = (1 + cost) * (after[seat] - before[seat]) - cost * (sum(after) - sum(before))
            for i in spots(free):
                merit[i] += weight * gain + (_BOARD.harbours >> i & 1) * _BOARD.scoring.harbour

    def _rank_castles(self, view: State, seat: Seat, spaces: int, merit: list[float]) -> None:
        w = self.hopes
        own = view.own(seat)
        rivals = [view.own(other) for other in range(view.seats) if other != seat]
        worth = self.weights["castles"] * _CASTLE * (1.0 + w.castle_rivalry / len(rivals))
        for beside, owner in zip(_BOARD.castle_spaces, view.castles, strict=True):
            near = beside & spaces
            if near:
                left = (beside & ~view.taken).bit_count()
                lead = lead_at(own, rivals, beside)
                sign = 1 if owner == seat else 0 if owner == NOBODY else -1
                then = 1 if sign >= 0 or lead >= 0 else -1
                before = castle_chance(lead, sign, left, w.castle_slope, w.castle_owner)
                gain = castle_chance(lead + 1, then, left - 1, w.castle_slope, w.castle_owner) - before
                for i in spots(near):
                    merit[i] += worth * gain

    def _rank_cathedrals(self, view: State, seat: Seat, spaces: int, merit: list[float]) -> None:
        w, weight = self.hopes, self.weights["cathedrals"]
        for beside, visits in zip(_BOARD.cathedral_spaces, view.visits, strict=True):
            near = beside & spaces
            if near and seat not in visits:
                gain = w.cathedral / 2 + w.cathedral_urgent / (beside & ~view.taken).bit_count()
                for i in spots(near):
                    merit[i] += weight * gain

    def _rank_missions(self, view: State, seat: Seat, kind: int, spaces: int, merit: list[float]) -> None:
        """Own cards only: the others' are unknown."""
        weight = self.weights["missions"]
        for card in spots(view.cards[seat]):
            counts = ambitions.counting(view, seat, card, kind) & spaces
            if counts:
                measured = ambitions.values(view, card)
                now = self._mission(view, seat, card, measured)
                measured[seat] += 1
                gain = weight * _BOARD.cards[card].points * (self._mission(view, seat, card, measured) - now)
                for i in spots(counts):
                    merit[i] += gain

    # -- in words -----------------------------------------------------------------------------------------------

    def because(self, view: State, seat: Seat, action: Action, done: Preview) -> tuple[Say, ...]:
        """What the sheet cannot tell: a card to come, a rival kept away, a castle made safer. All open to see."""
        if not isinstance(action, Place):
            return ()
        space = _INDEX[action.at]
        clauses = [
            say("bots.rebirth.cathedral", cathedral=event.cathedral)
            for event in done.events
            if isinstance(event, CathedralReached)
        ]
        size, other = largest_blocked(view, seat, space)
        if size >= WORTH_BLOCKING:
            clauses.append(say("bots.rebirth.blocks", n=size, other=seat_id(other)))
        for castle in _BOARD.castles_at[space]:
            if view.castles[castle] == seat:
                clauses.append(say("bots.rebirth.holds", castle=f"castle:{_BOARD.castles[castle].id}"))
        return tuple(clauses)

    def openly(self, view: State, seat: Seat) -> State:
        """With the tile in hand: where it goes, everybody sees it."""
        seen: State = RULES.view(view, None)
        kind = view.hands[seat]
        if kind != NO_TILE:
            seen.hands[seat] = kind
            seen.supply[seat] = tuple(n - (k == kind) for k, n in enumerate(seen.supply[seat]))
        return seen


JUDGE = Judge()
_CAST = {name: JUDGE.weighed(leaning(WEIGHED, factors)) for name, factors in _CHARACTERS.items()}
