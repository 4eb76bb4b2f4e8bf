"""What is printed on tiles, cards and the clan board, in sentences: cost, gains when built, activation, landmark."""

from __future__ import annotations

from game.core.contract import Say, say
from game.games.glen_more.book import files
from game.games.glen_more.records import TileRecord
from game.games.glen_more.telling import amounts, describe


def about(component: str) -> tuple[Say, ...]:
    """Nothing for what explains itself."""
    kind, _, name = component.partition(":")
    if kind == "tile" and name in files().tiles:
        return _tile(files().tiles[name])
    if kind in ("start_village", "home_castle"):
        return _tile(files().tiles[kind])
    if kind == "vote":
        return (say(f"glen_more.about.vote.{name}"),)
    if kind == "mobster":
        return _mobster(name)
    if kind in ("flip", "claim") and name in files().events:
        return describe(files().events[name].effect)
    if kind == "reward":
        return describe(files().chronicles["dragon_boats"].facts["rewards"][name].effect)
    if kind == "card" and name in files().landmarks:
        return describe(files().landmarks[name].effect)
    if kind == "clan" and name in files().clans:
        return describe(files().clans[name].effect)
    return ()


def event_side(component: str) -> tuple[Say, ...]:
    """What a landmark card does once it is turned, where that can happen."""
    kind, _, name = component.partition(":")
    if kind != "card" or name not in files().events:
        return ()
    first, *others = describe(files().events[name].effect)
    return (say("glen_more.about.event", line=first), *others)


def _tile(tile: TileRecord) -> tuple[Say, ...]:
    found: list[Say] = []
    if tile.cost:
        found.append(say("glen_more.about.cost", goods=amounts({str(kind): n for kind, n in tile.cost.items()})))
    if tile.overbuild is not None:
        found.append(say("glen_more.about.overbuild", kind=say(f"glen_more.type.{tile.overbuild}")))
    once = [effect for effect in tile.one_time if "landmark_card" not in effect]
    if once:
        when = "glen_more.about.taken" if tile.type == "person" else "glen_more.about.once"
        found += [say(when, line=line) for line in describe(once)]
    if tile.activation:
        first, *others = describe(tile.activation)
        found += [say("glen_more.about.active", line=first), *others]
    if tile.landmark is not None and tile.landmark in files().landmarks:
        lines = describe(files().landmarks[tile.landmark].effect)
        found += [say("glen_more.about.landmark", line=line) for line in lines[:1]] + list(lines[1:])
    return tuple(found)


def _mobster(name: str) -> tuple[Say, ...]:
    """What somebody of the Penny Mobs does, and what it costs at the end."""
    cost = -files().chronicles["penny_mobs"].facts["mobsters"][name].points
    return say(f"glen_more.about.mobster.{name}"), say("glen_more.about.mobster_cost", n=cost)
