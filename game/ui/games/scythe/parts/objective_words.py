"""What the card of an objective says: what it asks for, what is still missing, and what is too much."""

from __future__ import annotations

from collections.abc import Sequence

from game.table.shown import Told
from game.ui.games.scythe.objective_card import Progress, progress_of
from game.ui.kinds.part import Host


def objective_told(host: Host, world: str, card: str, measured: Sequence[int]) -> Told:
    """The small card has no room for words."""
    open_ones = [_amiss(host, world, one) for one in progress_of(card, measured) if not one.done]
    return Told(text=" ".join((host.text(f"{world}.objective.{card}"), *open_ones)))


def _amiss(host: Host, world: str, one: Progress) -> str:
    """The card has just said how many it takes: what is counted, and how many there are."""
    bound, needs = ("too_many", one.most) if one.too_many else ("too_few", one.least)
    terrain = host.text(f"{world}.terrain.{one.terrain}") if one.terrain else ""
    what = host.text(f"{world}.measure.{one.measure}", terrain=terrain)
    what = what[:1].upper() + what[1:]
    return host.text(f"{world}.screen.objective.{bound}", what=what, n=one.have, all=needs)
