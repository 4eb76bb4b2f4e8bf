"""Figures beside the score sheet: what a scoring would bring now, and prices."""

from __future__ import annotations

from game.core.contract import Seat
from game.games.glen_more import clans, scoring
from game.games.glen_more.book import CLANS
from game.games.glen_more.goods import KINDS
from game.games.glen_more.market import NEVER, price
from game.games.glen_more.shown import Compared, FiguresGlenMore
from game.games.glen_more.state import View


def figures(view: View, seat: Seat) -> FiguresGlenMore:
    compared = {category: scoring.compare(view, category) for category in scoring.CATEGORIES}
    prices = {kind: price(filled) for kind, filled in zip(KINDS, view.market, strict=True)}
    claimed = view.claimed()
    roads = clans.road_costs(claimed)
    return FiguresGlenMore(
        scoring={name: Compared(tuple(counts), tuple(points)) for name, (counts, points) in compared.items()},
        brings={f"scoring:{name}": points[seat] for name, (_, points) in compared.items()},
        buy={kind: 0 if coins >= NEVER else coins for kind, coins in prices.items()},
        sell=dict(zip(KINDS, view.market, strict=True)),
        clans={
            name: clans.price(view, seat, clan, roads)
            for clan, name in enumerate(CLANS)
            if clans.is_free(claimed, clan)
        },
    )
