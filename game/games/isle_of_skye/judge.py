"""What a bot weighs in Isle of Skye: lands, coins, and what the others would pay.

`value` adds up a whole position in any phase, `rank` answers each small question: axe, price, purchase, place. What
a land promises stands in growth.py, what that is worth in worth.py, the dealing in trade.py.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import fields

from game.core import places
from game.core.characters import read_characters
from game.core.contract import Action, Say, Seat, say, seat_id
from game.core.preview import Preview
from game.core.weighing import read_weights
from game.games.isle_of_skye import final
from game.games.isle_of_skye.actions import Axe, Build, Buy, PassBuying, SetPrice, TurnCastle
from game.games.isle_of_skye.events import AreaCompleted
from game.games.isle_of_skye.frames.buying import BuyTile
from game.games.isle_of_skye.frames.income import Income
from game.games.isle_of_skye.land import CELLS, Land
from game.games.isle_of_skye.rules import RULES
from game.games.isle_of_skye.scoring_ids import SCORING_IDS
from game.games.isle_of_skye.state import State, View
from game.games.isle_of_skye.tiles import INDEX, NAMES, ON_TILES
from game.games.isle_of_skye.trade import gain_of_buying, market_of, on_offer
from game.games.isle_of_skye.worth import (
    Plan,
    Weights,
    best_gain,
    countings,
    gains_of,
    land_worth,
    majorities,
    plan_of,
    wishes_of,
)

TERMS = ("points", "lands", "majorities", "gold", "waiting", "offers")
WEIGHED = read_weights(places.DATA / "isle_of_skye", TERMS)
LEANINGS = tuple(one.name for one in fields(Weights))
_CHARACTERS = read_characters(places.DATA / "isle_of_skye", LEANINGS)
_BARRELS = ON_TILES["whisky"][0]
_TOLD = 0.75
"""From so many points on a scoring is named as what a place is for."""


class Judge:
    """See game/bots/judging.py for what each part is asked for."""

    leanings = LEANINGS
    rounds = 1
    width = 6
    slip = 2.0
    stumble = 6.0
    trust = 2.0
    playouts = 400

    def __init__(self, weights: Mapping[str, float] = WEIGHED, fitted: Weights = Weights()) -> None:  # noqa: B008
        self.weights = weights
        self.fitted = fitted

    def in_character(self, character: str) -> Judge:
        return _CAST[character]

    def weighed(self, weights: Mapping[str, float]) -> Judge:
        return Judge(weights, self.fitted)

    # -- a whole position ---------------------------------------------------------------------------------------

    def value(self, view: State, seat: Seat) -> float:
        return sum(self.terms(view, seat).values())

    def terms(self, view: State, seat: Seat) -> Mapping[str, float]:
        if view.is_over():
            # The gold left over decides ties.
            return {"points": view.points[seat] + final.gold_left(view.counted[seat]) / 100}
        plan = plan_of(view, self.fitted)
        waiting = view.got[seat]
        gains = sorted((best_gain(view.lands[seat], tile, plan) for tile in waiting), reverse=True)
        points = (
            float(view.points[seat]),
            land_worth(view.lands[seat], plan),
            majorities(view.lands, seat, plan, sum(1 << tile for tile in waiting)),
            self._money(view, seat, plan),
            sum(gain * self.fitted.second**number for number, gain in enumerate(gains)),
            self._offered(view, seat, plan),
        )
        return {name: self.weights[name] * n for name, n in zip(TERMS, points, strict=True)}

    def _money(self, view: State, seat: Seat, plan: Plan) -> float:
        """Coins, the comparison of gold, and what those behind get with the next income."""
        gold = view.counted[seat]
        worth = gold * plan.coin
        if plan.behind:
            worth += plan.behind * sum(points > view.points[seat] for points in view.points)
        if not plan.rounds_left:
            worth += (final.gold_points(gold) - gold * plan.coin) / 2
        return worth

    def _offered(self, view: State, seat: Seat, plan: Plan) -> float:
        offer = view.offers[seat]
        if not offer:
            return 0.0
        top = view.stack[-1]
        if isinstance(top, BuyTile):
            to_come = tuple(
                (view.start + k) % view.seats for k in range((top.seat - view.start) % view.seats, view.seats)
            )
            return on_offer(view, seat, to_come, self.fitted)
        draft = view.drafts[seat]
        if len(offer) < 3 or not draft:
            wishes = wishes_of(view, plan)
            return 0.7 * sum(sorted(wishes.of(seat, tile) for tile in offer)[-2:])
        market = market_of(view, seat, self.fitted)
        kept = _kept(view, seat)
        if len(draft) == 1:
            return market.axed(draft[0])
        done = market.curve(kept[0])[draft[1]]
        left = view.counted[seat] - draft[1]
        if len(draft) == 2:
            return done + market.last(kept[1])[left]
        return done + market.curve(kept[1])[draft[2]] + market.hopes[left - draft[2]]

    def is_settled(self, state: State) -> bool:
        """Between two rounds all tiles are built and all gold is counted."""
        return isinstance(state.stack[-1], Income)

    def deal(self, view: View, seat: Seat, rng: random.Random) -> State:
        """Who has sealed is taken to have priced as people do."""
        full = RULES.guess(view, rng)
        for other in range(full.seats):
            if view.sealed >> other & 1 and other != seat:
                full.drafts[other] = market_of(view, other, self.fitted).draft(rng)
                full.gold[other] = full.counted[other] - sum(full.drafts[other][1:])
        return full

    # -- one question -------------------------------------------------------------------------------------------

    def rank(self, view: State, seat: Seat, options: Sequence[Action]) -> list[float]:
        first = options[0]
        if isinstance(first, Build):
            return self._rank_places(view, seat, options)
        if isinstance(first, (Buy, PassBuying)):
            return [
                gain_of_buying(view, seat, INDEX[option.tile], self.fitted) if isinstance(option, Buy) else 0.0
                for option in options
            ]
        if isinstance(first, SetPrice):
            return self._rank_prices(view, seat)
        if isinstance(first, Axe):
            market = market_of(view, seat, self.fitted)
            return [market.axed(INDEX[option.tile]) for option in options]  # type: ignore[attr-defined]
        if isinstance(first, TurnCastle):
            plan = plan_of(view, self.fitted)
            return [land_worth(Land(option.turn), plan) for option in options]  # type: ignore[attr-defined]
        return [0.0] * len(options)

    def _rank_places(self, view: State, seat: Seat, options: Sequence[Action]) -> list[float]:
        """By what each tile adds at each place."""
        plan, land = plan_of(view, self.fitted), view.lands[seat]
        gains = {NAMES[tile]: gains_of(land, tile, plan) for tile in view.got[seat]}
        return [
            gains[option.tile][CELLS[option.at] * 4 + option.turn] for option in options if isinstance(option, Build)
        ]

    def _rank_prices(self, view: State, seat: Seat) -> list[float]:
        market = market_of(view, seat, self.fitted)
        draft = view.drafts[seat]
        kept = _kept(view, seat)
        if len(draft) == 1:
            return market.firsts(*kept)
        return market.lasts(kept[1], view.counted[seat] - draft[1])

    # -- in words -----------------------------------------------------------------------------------------------

    def because(self, view: State, seat: Seat, action: Action, done: Preview) -> tuple[Say, ...]:
        """What the sheet cannot tell. Axe and prices are secret, so the same is said of all."""
        if isinstance(action, Axe):
            return (say("bots.isle_of_skye.axes"),)
        if isinstance(action, SetPrice):
            return (say("bots.isle_of_skye.prices"),)
        if isinstance(action, Buy):
            return self._because_bought(view, seat, INDEX[action.tile])
        if isinstance(action, PassBuying):
            return (say("bots.isle_of_skye.keeps_gold"),)
        if not isinstance(action, Build):
            return ()
        clauses = self._because_scored(view, seat, done)
        completed = sum(isinstance(event, AreaCompleted) for event in done.events)
        if completed:
            clauses.append(say("bots.isle_of_skye.completes", n=completed))
        before = (view.lands[seat].roads[0] & _BARRELS).bit_count()
        barrels = (done.after.lands[seat].roads[0] & _BARRELS).bit_count() - before
        if barrels and plan_of(view, self.fitted).rounds_left:
            clauses.append(say("bots.isle_of_skye.income", n=barrels))
        return tuple(clauses)

    def secretly(self, view: State, seat: Seat, action: Action) -> tuple[Say, ...]:
        """Of a price: whether somebody will pay it, and what the tile brings who keeps it."""
        if not isinstance(action, SetPrice):
            return ()
        tile, market = INDEX[action.tile], market_of(view, seat, self.fitted)
        sold, own = round(10 * market.is_sold(tile, action.gold)), round(market.wishes.of(seat, tile))
        chance = say("bots.isle_of_skye.sold", n=sold) if sold else say("bots.isle_of_skye.unsold")
        return (chance, say("bots.isle_of_skye.own_worth", n=own)) if own > 0 else (chance,)

    def unsealed(self, view: State, seat: Seat, action: Action) -> tuple[Say, ...]:
        """What the tile that was offered or axed promises whom: lands lie open, purses don't."""
        if not isinstance(action, Axe | SetPrice):
            return ()
        wishes, offered = wishes_of(view, plan_of(view, self.fitted)), INDEX[action.tile]
        others = [one for one in range(view.seats) if one != seat]
        hopes = {tile: max((round(wishes.of(one, tile)), one) for one in others) for tile in view.offers[seat]}
        own, (theirs, other) = max(0, round(wishes.of(seat, offered))), hopes[offered]
        if own <= 0 >= theirs:
            what = "nobodys"
        elif isinstance(action, SetPrice):
            what = "priced"
        else:
            what = "denied" if theirs >= max(hopes.values())[0] else "axed"
        if what == "denied":
            return (say("bots.isle_of_skye.denied", n=theirs, other=seat_id(other)),)
        return (say(f"bots.isle_of_skye.{what}", n=own, other=seat_id(other), theirs=max(0, theirs)),)

    def is_sealed(self, action: Action, revealed: bool) -> bool:
        return isinstance(action, Axe | SetPrice) and not revealed

    def openly(self, view: State, seat: Seat) -> State:
        """With its own axe and prices, which count only once they are revealed; gold is what everybody can count."""
        seen: State = RULES.view(view, None)
        seen.drafts[seat] = view.drafts[seat]
        return seen

    def _because_scored(self, view: State, seat: Seat, done: Preview) -> list[Say]:
        """The scoring that gains most by this place, in all rounds left: it need not be one of this round."""
        plan = plan_of(view, self.fitted)
        before, then = countings(view.lands[seat], plan), countings(done.after.lands[seat], plan)
        tile, gain = max(
            ((tile, then[tile] - before[tile]) for tile in then), key=lambda one: one[1], default=(0, 0.0)
        )
        if gain < _TOLD:
            return []
        return [say("bots.isle_of_skye.scored", scoring=f"scoring:{SCORING_IDS[tile]}", n=round(gain))]

    def _because_bought(self, view: State, seat: Seat, tile: int) -> tuple[Say, ...]:
        wishes = wishes_of(view, plan_of(view, self.fitted))
        seller = next(other for other, offer in enumerate(view.offers) if tile in offer)
        own = wishes.of(seat, tile)
        clauses = [say("bots.isle_of_skye.worth", n=max(1, round(own)))] if own >= 0.5 else []
        if wishes.of(seller, tile) > own:
            clauses.append(say("bots.isle_of_skye.denies", other=seat_id(seller)))
        return tuple(clauses)


def _kept(view: State, seat: Seat) -> tuple[int, ...]:
    """What is priced, or was."""
    return tuple(tile for tile in view.offers[seat] if tile != view.drafts[seat][0])


JUDGE = Judge()
_CAST = {name: Judge(WEIGHED, Weights().leaning(factors)) for name, factors in _CHARACTERS.items()}
