"""How Scythe's pieces move, as tweens for a scene's timeline; dropping one leaves the right picture.

Units walk hexagon by hexagon with a small hop, goods rise out of the land and fall on their disc,
cubes fly in an arc.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.games.scythe.shown import Units
from game.ui.animation import Tween, ease_in_out, ease_out, hop, linear
from game.ui.games.scythe import stacks, tokens
from game.ui.games.scythe.layout import touch
from game.ui.games.scythe.map_picture import MapPicture
from game.ui.items import Item, item_at

PER_HEX = 220.0
HOP = 4.0
_FALL = 26.0
_GOOD_AT = (27.0, -8.0)
FOLLOW = 60.0
"""Cargo comes so much later than who carries it."""
_PRODUCED_MS = 260.0


def _shown_at_the_end(
    view: MapPicture, name: str, goal: str, under_way: Callable[[float], None]
) -> Callable[[float], None]:
    """What arrives is hidden where it will stand until it is there, or nothing moves any more."""
    view.hide(goal)

    def apply(share: float) -> None:
        if share >= 1 or view.still is None:
            view.extras.pop(name, None)
            view.unhide(goal)
        else:
            under_way(share)

    return apply


def walk(
    view: MapPicture,
    kind: str,
    seat: int,
    places: Sequence[str],
    *,
    ms: float = PER_HEX,
    delay: float = 0.0,
    mirror: bool = False,
    done: Callable[[], None] | None = None,
    follower: int = 0,
) -> Tween:
    """A unit goes from place to place; where these do not touch, it sinks at one end and rises at the other.

    Hide it where it arrives (`kind:place`) as long as the tween runs: the tween shows it again when it ends.
    """
    name, goal = f"walk:{seat}:{kind}:{places[-1]}:{follower}", f"{kind}:{places[-1]}"
    group = Units(seat, kind, 1)
    foot = stacks.FOOT if kind in stacks.BIG else 23.0

    def apply(share: float) -> None:
        at = share * (len(places) - 1)
        leg = min(int(at), len(places) - 2)
        within = ease_in_out(at - leg)
        view.set_extra(name, _on_the_way(view, group, places[leg], places[leg + 1], within, foot, mirror))

    shown = _shown_at_the_end(view, name, goal, apply)
    return Tween(ms * (len(places) - 1), shown, ease=linear, delay=delay, done=done)


def convoy(
    view: MapPicture, kinds: Sequence[str], seat: int, places: Sequence[str], *, ms: float = PER_HEX
) -> list[Tween]:
    """A unit with those it carries: the first of `kinds` leads, each of the others comes a little later."""

    def goes(kind: str, number: int) -> Tween:
        return walk(view, kind, seat, places, ms=ms, delay=FOLLOW * number, follower=number)

    return [goes(kind, number) for number, kind in enumerate(kinds)]


def haul(view: MapPicture, good: str, places: Sequence[str], follower: int) -> Tween:
    """A resource that a unit takes along follows it, and is gone from under way where the unit cannot be seen."""
    name, goal = f"walk:{good}:{places[-1]}", f"{good}:{places[-1]}"

    def apply(share: float) -> None:
        at = share * (len(places) - 1)
        leg = min(int(at), len(places) - 2)
        start, end, scenery = places[leg], places[leg + 1], view.scenery
        if not touch(view.plan.by_id[start], view.plan.by_id[end]):
            view.set_extra(name, None)
            return
        (ax, ay), (bx, by) = scenery.spot(start, _GOOD_AT), scenery.spot(end, _GOOD_AT)
        within = ease_in_out(at - leg)
        middle = ax + (bx - ax) * within, ay + (by - ay) * within
        view.set_extra(name, [item_at(tokens.resource(view.look, good, 10 * scenery.layout.scale), middle)])

    shown = _shown_at_the_end(view, name, goal, apply)
    return Tween(PER_HEX * (len(places) - 1), shown, ease=linear, delay=FOLLOW * follower)


def arrive(view: MapPicture, kind: str, seat: int, place: str, *, ms: float = 300.0) -> Tween:
    """A new mech or structure comes down where it will stand."""
    name, goal = f"walk:new:{kind}:{place}", f"{kind if kind in stacks.BIG else 'structure'}:{place}"

    def apply(share: float) -> None:
        scenery, faction = view.scenery, view.position.faction(seat)
        up = _FALL * (1 - share)
        if kind in stacks.BIG:
            one = stacks.Standing(Units(seat, kind, 1), (0, stacks.FOOT), 1.0, False, 1)
            view.set_extra(name, scenery.figure(one, faction, scenery.spot(place, one.at), lift=up))
            return
        x, y = scenery.spot(place, stacks.STRUCTURE_AT)
        view.set_extra(name, scenery.built(kind, faction, (x, y - up * scenery.layout.scale)))

    return Tween(ms, _shown_at_the_end(view, name, goal, apply), ease=ease_out)


def _on_the_way(
    view: MapPicture, group: Units, start: str, end: str, share: float, foot: float, mirror: bool
) -> list[Item]:
    scenery, faction = view.scenery, view.position.faction(group.seat)
    one = stacks.Standing(group, (0, foot), 1.0, mirror, 1)
    if not touch(view.plan.by_id[start], view.plan.by_id[end]):
        place, depth = (start, 2 * share) if share < 0.5 else (end, 2 - 2 * share)
        size = max(0.05, 1 - depth)
        steps = one._replace(size=max(0.2, round(size * 5) / 5))
        return scenery.figure(steps, faction, scenery.spot(place, (0, foot)))
    (ax, ay), (bx, by) = scenery.spot(start, (0, foot)), scenery.spot(end, (0, foot))
    at = ax + (bx - ax) * share, ay + (by - ay) * share
    return scenery.figure(one, faction, at, lift=HOP * hop(share))


def produce(view: MapPicture, good: str, place: str, *, seat: int = 0, delay: float = 0.0) -> Tween:
    """A resource or worker rises out of the land and falls to where it will lie."""
    name = f"walk:produce:{good}:{place}:{delay}"

    def apply(share: float) -> None:
        if share >= 1 or view.still is None:
            view.set_extra(name, None)
            return
        scenery, scale = view.scenery, view.scenery.layout.scale
        if good == "worker":
            group = Units(seat, "worker", 1)
            one = stacks.Standing(group, (0, 23), 1.0, False, 1)
            view.set_extra(
                name,
                scenery.figure(one, view.position.faction(seat), scenery.spot(place, (0, 23)), lift=16 * hop(share)),
            )
            return
        x, y = scenery.spot(place, (27.0 * share, -13.0 * share - 26 * hop(share)))
        view.set_extra(name, [item_at(tokens.resource(view.look, good, 10 * scale), (x, y))])

    return Tween(_PRODUCED_MS, apply, ease=ease_in_out, delay=delay)
